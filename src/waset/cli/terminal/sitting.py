"""A game at one terminal: the screen, the questions, and the log of what happened."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from waset.cli.terminal.colours import called, with_bots
from waset.cli.terminal.screen import HEIGHT, WIDTH, Choice, Prompt, Scene, log_lines, said
from waset.cli.terminal.screens import screen_for
from waset.cli.terminal.voice import Voice
from waset.core.errors import BadWish
from waset.core.event import Log
from waset.core.game import AnyGame
from waset.core.meaning import AnyView
from waset.core.play import Seen
from waset.core.texts import plain_words
from waset.core.wish import read

Read: TypeAlias = Callable[[str], str]
"""Shows a prompt and returns the line that was typed. Raises EOFError at the end of the input."""

FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""
MOST_DIGITS: Final = 9
WHY: Final = "why "
"""What a person types before something that seems not to be possible."""
MOST_FIELDS: Final = 3
"""How much of a choice the help repeats as an example, its kind included."""


class Leave(Exception):
    """Somebody wants to stop; the game is kept."""


class Sitting:
    """The people at one terminal: asks them to decide for their seats, and shows only what each seat may see."""

    def __init__(
        self, game: AnyGame, names: list[str], bots: list[str | None], console: Console, read: Read, language: str
    ) -> None:
        self.game: AnyGame = game
        self.called: list[str] = called(game, names, language)
        """The names alone, for sentences."""
        self.names: list[str] = with_bots(self.called, bots, language)
        """The names, each with its bot."""
        self.people: list[int] = [seat for seat, bot in enumerate(bots) if bot is None]
        self.console: Console = console
        self.read: Read = read
        self.screen = screen_for(game.meta.name)
        self.log: Log = []
        self.turns: list[tuple[int, int]] = []
        """Whose turn each was, and the index of the event in the log with which it began."""
        self.said: dict[tuple[int, int, int | None], str] = {}
        """The log in words for a seat, kept so that a long log is put into words only once."""
        self.language: str = language
        self.voices: dict[int | None, Voice] = {}
        """The voices that speak to each seat, and to nobody in particular."""
        self.watching: int | None = None
        """The seat whose hand may be on the screen."""

    def turn_of(self, seat: int) -> None:
        """Notes whose turn it is: what happens from now on is reported as part of it, whoever else is asked."""
        if not self.turns or self.turns[-1][0] != seat:
            self.turns.append((seat, len(self.log)))

    def voice(self, seat: int | None = None) -> Voice:
        """The voice that speaks to a seat."""
        if seat not in self.voices:
            self.voices[seat] = Voice(self.game, self.called, seat, self.language)
        return self.voices[seat]

    def choose(self, seen: Seen) -> int:
        """What the person on this seat chooses."""
        self.turn_of(seen.view["turn"])
        if self.game.meta.has_secrets and len(self.people) > 1 and self.watching != seen.seat:
            self._hand_over(seen.seat)
        self.watching = seen.seat
        while True:
            choices = self.look(seen)
            number = self._answer(seen, choices)
            if number is not None:
                return seen.legal[number]

    def look(self, seen: Seen) -> list[Choice]:
        """Shows what a seat sees, and returns what it may do."""
        self.turn_of(seen.view["turn"])
        choices = [self._choice(seen, action) for action in seen.legal]
        self.show(seen.view, choices)
        return choices

    def _choice(self, seen: Seen, action: int) -> Choice:
        means, speaker = seen.means(action), self.voice(seen.seat).speaker
        return Choice(means, seen.text(action), "" if speaker is None else speaker.choice(means, seen.view))

    def _answer(self, seen: Seen, choices: list[Choice]) -> int | None:
        """The index of the choice that was made, or None if the screen has to be shown again."""
        asked = self.screen.ask(self._scene(seen.view, choices))
        words = [each.words.lower() for each in choices]
        said = [each.shown.lower() for each in choices]
        voice = self.voice(seen.seat)
        name = self.names[seen.seat]
        prompt = voice.say("terminal-prompt", name=name, question=asked.question, keys=asked.prompt) + " "
        while True:
            typed = " ".join(self._read(prompt).split())
            key = str(int(typed)) if typed.isdecimal() and len(typed) < MOST_DIGITS else typed.lower()
            if key in asked.keys:
                return asked.keys.index(key)
            if key in words:
                return words.index(key)
            if key in said:
                return said.index(key)
            if key.endswith("?") and key[:-1] in asked.about:
                self.console.print(asked.about[key[:-1]], markup=False)
                continue
            if typed in ("?", "l"):
                self.console.print(self._help(seen) if typed == "?" else self._whole_log(seen), markup=False)
                self._read(voice.say("terminal-back") + " ")
                return None
            self.console.print(self._why_not(seen, typed, asked) or _wrong(voice, typed, asked), markup=False)

    def _why_not(self, seen: Seen, typed: str, asked: Prompt) -> str:
        """Why what was typed cannot be done, with or without "why" before it; empty if it is no wish at all."""
        voice = self.voice(seen.seat)
        try:
            words = typed[len(WHY) :] if typed.lower().startswith(WHY) else typed
            wish = read(words, self.game.wishes)
            reason = None if wish is None else seen.why_not(wish)
        except BadWish:
            return ""
        if wish is None:
            return ""
        return voice.say("terminal-can") if reason is None else voice.why_not(reason, asked.question)

    def tell(self, text: str) -> None:
        """Says something that must not be missed, and waits for people to read it."""
        self.console.print(text, soft_wrap=True, markup=False)
        if self.people:
            self._read(self.voice().say("terminal-go-on") + " ")

    def _read(self, prompt: str) -> str:
        typed = self.read(prompt)
        if typed.strip().lower() == "q":
            raise Leave
        return typed

    def _hand_over(self, seat: int) -> None:
        """Hides the last hand, and waits for the next person."""
        self._clear(forget=True)
        for each in log_lines(self._scene({"seat": None}, []), HEIGHT // 2):
            self.console.print(each)
        self._read("\n" + self.voice().say("terminal-hand-over", name=self.names[seat]) + " ")

    def _help(self, seen: Seen) -> str:
        scene = self._scene({"seat": None}, [])
        some = dict(list(seen.means(seen.legal[0]).items())[:MOST_FIELDS])
        keys = f"{said(scene, 'terminal-help-keys')}\n  {said(scene, 'terminal-help-why', wish=plain_words(some))}"
        return f"{said(scene, 'terminal-help')}\n  {keys}\n{said(scene, self.screen.legend)}"

    # --- the screen -------------------------------------------------------------------------------------------

    def show(self, view: AnyView, choices: list[Choice]) -> None:
        """Draws the screen for the seat that this view was made for."""
        self._clear()
        lines = self.screen.draw(self._scene(view, choices))
        self.console.print(Text("\n").join(lines), no_wrap=True, overflow="ignore", crop=False)

    def _scene(self, view: AnyView, choices: list[Choice]) -> Scene:
        size = (min(self.console.width, WIDTH), max(self.console.height, HEIGHT))
        speaker = self.voice(view["seat"]).speaker
        return Scene(self.game, view, self.names, choices, self._told(view["seat"]), *size, speaker, self.language)

    def _told(self, seat: int | None) -> list[tuple[int, str]]:
        """The turns so far as this seat may know them."""
        ends = [first for _, first in self.turns[1:]] + [len(self.log)]
        told = []
        for (whose, first), end in zip(self.turns, ends, strict=True):
            if (first, end, seat) not in self.said:
                self.said[first, end, seat] = self.voice(seat).told(self.log[first:end])
            if self.said[first, end, seat]:
                told.append((whose, self.said[first, end, seat]))
        return told

    def _whole_log(self, seen: Seen) -> Text:
        return Text("\n").join(log_lines(self._scene(seen.view, []), len(self.log) * 9))

    def _clear(self, forget: bool = False) -> None:
        """Empties the screen; without terminal codes by scrolling."""
        if self.console.is_terminal and self.console.color_system is not None:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
                self.console.file.flush()
        else:
            self.console.print("\n" * (HEIGHT if forget else 1))


def _wrong(voice: Voice, typed: str, asked: Prompt) -> str:
    """What is wrong with an answer."""
    allowed = voice.say(asked.allowed.message, **asked.allowed.args)
    return voice.say("terminal-wrong", typed="something" if typed else "nothing", words=typed[:40], allowed=allowed)
