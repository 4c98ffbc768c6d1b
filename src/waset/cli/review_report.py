"""A review as a person reads it in the terminal: the account of each seat, turning points, and what was better."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from waset import games
from waset.cli import figures
from waset.cli.terminal.colours import called
from waset.cli.terminal.voice import Voice
from waset.core import record
from waset.core.event import ALL
from waset.core.record import Record
from waset.review import MISTAKE, SLIP, WORDS, Decision, Luck, Review, turning_points

MINUS: Final = "−"
INDENT: Final = "   "
ACCOUNT: Final = (
    "terminal-review-start",
    "terminal-review-luck",
    "terminal-review-own",
    "terminal-review-others",
    "terminal-review-drift",
    "terminal-review-result",
)
PLAY: Final = (
    "terminal-review-accuracy",
    "terminal-review-best",
    "terminal-review-good",
    "terminal-review-slip",
    "terminal-review-mistake",
    "terminal-review-points",
    "terminal-review-luck",
    "terminal-review-equal",
)
"""The columns of the two tables."""
LEAST_TOLD: Final = 0.005
"""The smallest change of a chance that is a percent when rounded."""


class ReviewReport:
    """Shows the review of one game in one language."""

    def __init__(self, found: Record, review: Review, language: str) -> None:
        self.review: Review = review
        self.language: str = language
        self.game = record.make_game(found, games.make)
        self.names: list[str] = called(self.game, found.header["names"], language)
        self.voice: Voice = Voice(self.game, self.names, ALL, language)
        self.turning: list[Decision | Luck] = turning_points(review)
        self.worse: list[Decision] = [each for each in review.decisions if each.word in (SLIP, MISTAKE)]
        wanted = {each.step for each in (*self.turning, *self.worse)}
        self.states: dict[int, Any] = {
            moment.number: self.game.copy(moment.state)
            for moment in record.walk(self.game, found)
            if moment.number in wanted
        }

    def show(self, console: Console) -> None:
        """Prints all of it."""
        console.print(Text(self._say("terminal-review-title", game=self.game.meta.title), style="bold"))
        for table in (self._accounts(), self._play()):
            console.print(table)
        if self.review.seats[0].result is None:
            self._line(console, self._say("terminal-review-left"))
        self._line(console, self._say("terminal-review-legend"))
        self._list(console, "terminal-review-turning", [[self._moved(each)] for each in self.turning])
        self._list(console, "terminal-review-mistakes", [self._improved(each) for each in self.worse])

    def _line(self, console: Console, text: str) -> None:
        console.print(text, markup=False, soft_wrap=True)

    def _list(self, console: Console, heading: str, entries: Sequence[Sequence[str]]) -> None:
        console.print(Text(f"\n{self._say(heading)}", style="bold"))
        for lines in entries or [[self._say("terminal-review-none")]]:
            for number, line in enumerate(lines):
                self._line(console, (INDENT if number else "") + line)

    def _say(self, message: str, **args: str | int) -> str:
        return self.voice.say(message, **args)

    # --- the tables ------------------------------------------------------------------------------------------------

    def _accounts(self) -> Table:
        """From the start to the result, in chances to win."""
        table = self._headed(*ACCOUNT)
        for name, each in zip(self.names, self.review.seats, strict=True):
            parts = (each.luck, each.own, each.others, each.drift)
            table.add_row(Text(name), percent(each.start), *map(signed, parts), percent(each.now))
        return table

    def _play(self) -> Table:
        """How well each seat has played, and what luck was in points."""
        table = self._headed(*PLAY)
        for name, each in zip(self.names, self.review.seats, strict=True):
            accuracy = "" if each.accuracy is None else f"{each.accuracy:.0f}"
            counts = [str(each.counts[word]) for word in WORDS]
            lucky = f"{each.luck_points:+.1f}".replace("-", MINUS)
            table.add_row(Text(name), accuracy, *counts, f"{each.points:.0f}", lucky, f"{each.equal.points:.1f}")
        return table

    def _headed(self, *columns: str) -> Table:
        table = figures.table(None)
        table.add_column(self._say("terminal-review-player"))
        for column in columns:
            table.add_column(self._say(column), justify="right")
        return table

    # --- the sentences ---------------------------------------------------------------------------------------------

    def _moved(self, each: Decision | Luck) -> str:
        """A turning point: what happened, and what that did to whom."""
        state = self.states[each.step]
        if isinstance(each, Luck):
            choice = self.voice.choice(state, self.game.parse(state, each.words))
            return self._say("terminal-review-chance", step=each.step, choice=choice, change=self._changes(each.wins))
        choice = self._told(each).choice(state, each.played.action)
        return self._say("terminal-review-move", **self._who(each), choice=choice, change=self._changes(each.change))

    def _changes(self, change: Sequence[float]) -> str:
        """What each seat has gained or lost, where that is a percent or more."""
        both = zip(self.names, change, strict=True)
        return ", ".join(f"{name} {signed(each)}" for name, each in both if abs(each) >= LEAST_TOLD)

    def _who(self, each: Decision) -> dict[str, str | int]:
        return {"step": each.step, "name": self.names[each.seat]}

    def _improved(self, each: Decision) -> list[str]:
        """What was done, what speaks against it, and what was better."""
        voice = self._told(each)
        best = each.options[0]
        better = self._say(
            "terminal-review-better",
            choice=voice.choice(self.states[each.step], best.action),
            win=percent(best.wins[each.seat]),
            other=percent(each.played.wins[each.seat]),
        )
        exact = [self._say("terminal-review-exact")] if each.is_exact else []
        why = voice.motives(each.why)
        done = self._say(
            "terminal-review-move",
            **self._who(each),
            choice=voice.choice(self.states[each.step], each.played.action),
            change=signed(each.change[each.seat]),
        )
        return [done, *([why] if why else []), better, *exact]

    def _told(self, each: Decision) -> Voice:
        """The voice that speaks to the seat that decided."""
        return Voice(self.game, self.names, each.seat, self.language)


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f} %"


def signed(change: float) -> str:
    """A change of a chance in whole percent, with its sign."""
    return f"{100 * change:+.0f} %".replace("-", MINUS)
