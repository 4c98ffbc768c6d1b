"""A game at one terminal: the screen, the questions, and the log of what happened."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from waset.bots import called
from waset.cli.terminal.screen import HEIGHT, WIDTH, Asked, Choice, Scene, log_lines
from waset.cli.terminal.screens import screen_for
from waset.cli.terminal.telling import sentences
from waset.core.event import Log
from waset.core.game import AnyGame
from waset.core.meaning import AnyView
from waset.core.play import Seen

Read: TypeAlias = Callable[[str], str]
"""Shows a prompt and returns the line that was typed. Raises EOFError at the end of the input."""

FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""
MOST_DIGITS: Final = 9
HELP: Final = """\
Type the number of a choice, or its words, and Enter.
  ?  this help    l  the whole log    q  leave; the game is kept, and so it is after Ctrl-C
"""


class Leave(Exception):
    """Somebody wants to stop; the game is kept."""


class Sitting:
    """The people at one terminal: decides for their seats by asking, and shows only what that seat may see."""

    def __init__(self, game: AnyGame, names: list[str], bots: list[str | None], console: Console, read: Read) -> None:
        self.game: AnyGame = game
        self.names: list[str] = called(names, bots)
        """The names with which bot it is."""
        self.called: list[str] = names
        """The names alone, for sentences."""
        self.people: list[int] = [seat for seat, bot in enumerate(bots) if bot is None]
        self.console: Console = console
        self.read: Read = read
        self.screen = screen_for(game.meta.name)
        self.log: Log = []
        self.turns: list[tuple[int, int]] = []
        """Whose turns there were, and with which event of the log each began."""
        self.said: dict[tuple[int, int, int | None], str] = {}
        """What was told of events of the log to a seat, so that a long log is put into words only once."""
        self.watching: int | None = None
        """The seat whose hand may be on the screen."""

    def turn_of(self, seat: int) -> None:
        """Notes whose turn it is: what happens from now on is told as part of it, whoever else is asked."""
        if not self.turns or self.turns[-1][0] != seat:
            self.turns.append((seat, len(self.log)))

    def choose(self, seen: Seen) -> int:
        """What the person on this seat chooses."""
        self.turn_of(seen.view["turn"])
        if self.game.meta.has_secrets and len(self.people) > 1 and self.watching != seen.seat:
            self._hand_over(seen.seat)
        self.watching = seen.seat
        choices = [Choice(seen.means(action), seen.text(action)) for action in seen.legal]
        while True:
            self.show(seen.view, choices)
            number = self._answer(seen, choices)
            if number is not None:
                return seen.legal[number]

    def _answer(self, seen: Seen, choices: list[Choice]) -> int | None:
        """The index of the choice that was made, or None if the screen has to be shown again."""
        asked = self.screen.ask(self._scene(seen.view, choices))
        words = [each.words.lower() for each in choices]
        prompt = f"{self.names[seen.seat]}, {asked.question}? {asked.prompt}: "
        while True:
            typed = " ".join(self._read(prompt).split())
            key = str(int(typed)) if typed.isdecimal() and len(typed) < MOST_DIGITS else typed.lower()
            if key in asked.keys:
                return asked.keys.index(key)
            if key in words:
                return words.index(key)
            if key.endswith("?") and key[:-1] in asked.about:
                self.console.print(asked.about[key[:-1]], markup=False)
                continue
            if typed in ("?", "l"):
                self.console.print(HELP + self.screen.legend if typed == "?" else self._whole_log(seen), markup=False)
                self._read("Enter goes back to the game: ")
                return None
            self.console.print(_wrong(typed, asked), markup=False)

    def tell(self, text: str) -> None:
        """Says something that must not be missed: people are waited for."""
        self.console.print(text, soft_wrap=True, markup=False)
        if self.people:
            self._read("Enter goes on with the game: ")

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
        self._read(f"\n{self.names[seat]} is next. Nobody else should look. Enter shows your hand: ")

    # --- the screen -------------------------------------------------------------------------------------------

    def show(self, view: AnyView, choices: list[Choice]) -> None:
        """Draws the screen for the seat that this view was made for."""
        self._clear()
        lines = self.screen.draw(self._scene(view, choices))
        self.console.print(Text("\n").join(lines), no_wrap=True, overflow="ignore", crop=False)

    def _scene(self, view: AnyView, choices: list[Choice]) -> Scene:
        size = (min(self.console.width, WIDTH), max(self.console.height, HEIGHT))
        return Scene(self.game, view, self.names, choices, self._told(view["seat"]), *size)

    def _told(self, seat: int | None) -> list[tuple[int, str]]:
        """The turns so far as this seat may know them."""
        ends = [first for _, first in self.turns[1:]] + [len(self.log)]
        told = []
        for (whose, first), end in zip(self.turns, ends, strict=True):
            if (first, end, seat) not in self.said:
                found = sentences(self.game, self.log[first:end], self.called, lambda _: seat)
                self.said[first, end, seat] = " ".join(found)
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


def _wrong(typed: str, asked: Asked) -> str:
    """What is wrong with an answer."""
    what = f"There is no choice {typed[:40]}" if typed.isdecimal() else f"{typed[:40]!r} is no choice"
    return f"{what if typed else 'Nothing was typed'}: type {asked.allowed}, or ? for help."
