"""Says what happened, what is asked and what can be chosen to one reader, in one language.

The reader's own seat is "you"; everybody else has a name. How clauses join is written in `docs/words.md`; the page
does the same with the same catalogues.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from waset import games
from waset.core.event import Event
from waset.core.game import AnyGame
from waset.core.meaning import AnyBoard, AnyMeaning
from waset.core.wish import Motive, Reason
from waset.words.catalogue import Args, Catalogue, catalogue
from waset.words.said import Said, Told, Words, slug

MOST_CLAUSES: Final = 4
MOST_PROS: Final = 2
MOST_CONS: Final = 1
LONGEST_SENTENCE: Final = 130
LONGEST_LINE: Final = 180
OPEN: Final = "\u2068"
CLOSE: Final = "\u2069"
"""Marks around a player's name (first strong isolate), so that a name of any script stays in one piece."""


class Question(NamedTuple):
    """What is asked, and a second sentence about it."""

    asks: str
    about: str


def named(name: str) -> str:
    """A player's name as used in sentences: isolated, so that nothing around it can change its order."""
    return f"{OPEN}{name}{CLOSE}"


def plain(text: str) -> str:
    """A text without the marks around names, for where they cannot be shown."""
    return text.replace(OPEN, "").replace(CLOSE, "")


def capital(text: str) -> str:
    """A sentence with a capital; a player's name at its beginning is left as the player writes it."""
    return text[:1].upper() + text[1:]


class Speaker:
    """Speaks about a game to one reader: a seat, None for a spectator, or ALL for a reader who may know everything."""

    def __init__(self, game: AnyGame, names: list[str], reader: int | str | None, language: str) -> None:
        self.game: AnyGame = game
        self.names: list[str] = names
        self.reader: int | str | None = reader
        self.board: AnyBoard = game.board()
        self.catalogue: Catalogue = catalogue(game.meta.name, language)
        self.words: Words = cast("Words", games.part(game.meta.name, "words.telling"))

    # --- parts ----------------------------------------------------------------------------------------------------

    def phrase(self, message: str, seat: int | None = None, /, **args: str | int) -> str:
        """A message in which a seat is you or a name."""
        return self.catalogue.say(message, {**args, **(self._who(seat) if seat is not None else {})})

    def listed(self, parts: list[str]) -> str:
        """Things in a row, the last with an "and" before it."""
        if len(parts) < 2:
            return "".join(parts)
        return self.phrase("and", all=", ".join(parts[:-1]), last=parts[-1])

    def _who(self, seat: int) -> dict[str, str]:
        return {"who": "you" if seat == self.reader else "named", "name": named(self.names[seat])}

    # --- what happened --------------------------------------------------------------------------------------------

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened in one turn, sentence by sentence. What others draw is left out where much happened."""
        told = [Told(event.kind, event.seat, self.game.told(event, self.reader)) for event in events]
        said = self.words.said(told, self)
        made = self._joined(said)
        if len(plain(" ".join(made))) > LONGEST_LINE:
            made = self._joined([each for each in said if each.kind != "drew" or each.seat == self.reader])
        return made

    def lines(self, events: Iterable[Event]) -> list[str]:
        """What happened in one turn, as lines of the log that fit a phone: mostly one, or none."""
        lines: list[str] = []
        for sentence in self.sentences(events):
            if lines and len(plain(lines[-1])) + 1 + len(plain(sentence)) <= LONGEST_LINE:
                lines[-1] += " " + sentence
            else:
                lines.append(sentence)
        return lines

    def event(self, event: Event) -> str:
        """One event as a sentence, even where a log would leave it out."""
        told = Told(event.kind, event.seat, self.game.told(event, self.reader))
        said = self.words.said([told], self) or [Said(told.kind, told.seat, self.words.figured(told, self))]
        return " ".join(self._joined(said))

    def _joined(self, said: list[Said]) -> list[str]:
        sentences: list[str] = []
        run: list[Said] = []
        before: int | None = None
        interrupted = False
        for each in said:
            if self._is_clause(each):
                if run and run[-1].seat != each.seat:
                    sentences += self._sentences(run, interrupted and run[0].seat == before)
                    before, interrupted, run = run[0].seat, False, []
                run.append(each)
                continue
            if run:
                sentences += self._sentences(run, interrupted and run[0].seat == before)
                before, run = run[0].seat, []
            interrupted = True
            sentences.append(capital(self._said(f"sentence-{slug(each.kind)}", each)))
        if run:
            sentences += self._sentences(run, interrupted and run[0].seat == before)
        return sentences

    def _is_clause(self, said: Said) -> bool:
        return self.catalogue.has(f"clause-{slug(said.kind)}")

    def _said(self, message: str, said: Said, **more: str) -> str:
        return self.catalogue.say(message, {**self._who(said.seat), **said.args, **more})

    def _clause(self, said: Said, at: str, order: str = "plain") -> str:
        return self._said(f"clause-{slug(said.kind)}", said, at=at, order=order)

    def _sentences(self, run: list[Said], after_another: bool) -> list[str]:
        """What one seat did in a row: a few clauses to a sentence, the gain of the last behind a colon."""
        who = self._who(run[0].seat)
        if after_another and len(run) == 1:
            return [self.catalogue.say("then", {**who, "clauses": self._clause(run[0], "end", "inverted")})]
        made: list[str] = []
        while run:
            many = 1
            while (
                many < min(MOST_CLAUSES, len(run)) and len(plain(self._sentence(run[: many + 1]))) <= LONGEST_SENTENCE
            ):
                many += 1
            made.append(self._sentence(run[:many]))
            run = run[many:]
        return made

    def _sentence(self, run: list[Said]) -> str:
        clauses = [self._clause(each, "inside") for each in run[:-1]] + [self._clause(run[-1], "end")]
        return self.catalogue.say("sentence", {**self._who(run[0].seat), "clauses": self.listed(clauses)})

    # --- what is asked --------------------------------------------------------------------------------------------

    def question(self, view: Mapping[str, Any], means: list[AnyMeaning]) -> Question:
        """What the seat to move is asked."""
        message, args = self.words.asked(view, means, self)
        asks = capital(self.catalogue.say(f"ask-{message}", args))
        return Question(asks, self.catalogue.say(f"ask-{message}", args, "about"))

    def asks(self, means: AnyMeaning, view: Mapping[str, Any]) -> str:
        """The question that shows a choice before it is made."""
        return capital(self._meant(means, view, None))

    def button(self, means: AnyMeaning, view: Mapping[str, Any]) -> str:
        """The button that makes a choice."""
        return self._meant(means, view, "do")

    def choice(self, means: AnyMeaning, view: Mapping[str, Any]) -> str:
        """A choice as listed, distinguished from those like it."""
        message = f"choose-{slug(means['kind'])}"
        if self.catalogue.has(message, "exact"):
            return capital(self._meant(means, view, "exact"))
        return re.sub(r"\s*\?$", "", self.asks(means, view))

    def why_not(self, reason: Reason, question: str) -> str:
        """Why something cannot be done, in a sentence or two; the open question is said if it must be answered first.

        The rule is no part of the sentence: it is `reason.rule`.
        """
        args = {**self.words.reasoned(reason, self), "question": question}
        seat: int | None = reason.figures.get("seat")
        return capital(self.phrase(f"why-not-{slug(reason.kind)}", seat, **args))

    def motives(self, found: Sequence[Motive]) -> str:
        """Why a bot would make a choice, or what speaks against it; empty if there is nothing to say."""
        pros = [self._motive(each, None) for each in found if each.points > 0][:MOST_PROS]
        cons = [self._motive(each, "less") for each in found if each.points < 0][:MOST_CONS]
        if not pros and not cons:
            return ""
        which = None if not cons else "both" if pros else "against"
        return self.catalogue.say("motives", {"for": self.listed(pros), "against": self.listed(cons)}, which)

    def _motive(self, motive: Motive, attribute: str | None) -> str:
        args: Args = {"points": abs(round(motive.points, 1)), "tile": slug(motive.about), "tile_name": motive.about}
        whose = {} if motive.seat is None else self._who(motive.seat)
        return self.catalogue.say(f"motive-{slug(motive.kind)}", {**args, **whose}, attribute)

    def outcome(self, means: AnyMeaning, view: Mapping[str, Any]) -> str:
        """Something that chance may do."""
        args = self._args(means, view)
        return capital(self.catalogue.say(f"chance-{slug(means['kind'])}", args))

    def _meant(self, means: AnyMeaning, view: Mapping[str, Any], attribute: str | None) -> str:
        return self.catalogue.say(f"choose-{slug(means['kind'])}", self._args(means, view), attribute)

    def _args(self, means: AnyMeaning, view: Mapping[str, Any]) -> Args:
        args = self.words.meant(means, view, self)
        return {**args, **self._who(means["seat"])} if "seat" in means else args

    # --- the end --------------------------------------------------------------------------------------------------

    def score_line(self, line: str) -> str:
        """A line of the score sheet."""
        return capital(self.catalogue.say(*self.words.score_line(line)))

    def ending(self, ending: str, winner: int) -> str:
        """How the game ended."""
        return self.phrase(f"ending-{slug(ending)}", winner)
