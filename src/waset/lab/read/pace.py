"""How a game feels to sit at: forced and dead turns, choices, and how long each seat waits for its own decisions."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from waset.core.event import Log
from waset.core.game import AnyGame

TENTHS: Final = 10
"""Into how many parts a game is divided, to see what changes while it goes on."""
MOST_WAIT: Final = 30
"""Waits that are longer count as this long in their distribution."""
WAITS: Final = ("waits",)
Amount: TypeAlias = tuple[tuple[object, ...], float, float]
"""The words of a figure, an amount, and the count that it refers to."""


class Pace(NamedTuple):
    """What is noted of a game."""

    choices: list[int]
    """Among how many actions each decision was, in order."""
    turns: int
    """A turn is what a seat decides until another one decides."""
    forced: int
    """Turns in which nothing could be chosen."""
    dead: int | None
    """Turns that brought their seat nothing; None in a game that does not say what brings something."""
    waits: list[int]
    """How many decisions with a choice the others made between two turns of a seat, for each such pair."""


class PaceObserver:
    """Watches how a game goes from decision to decision."""

    def __init__(self, gains: frozenset[str] | None) -> None:
        self.gains: frozenset[str] | None = gains
        """Kinds of events that bring their seat something."""
        self.choices: list[int] = []
        self.seat: int = -1
        """Who decides; -1 before the first decision."""
        self.turns: int = 0
        self.forced: int = 0
        self.dead: int = 0
        self.has_choice: bool = False
        self.has_gain: bool = False
        self.waits: list[int] = []
        self.since: dict[int, int] = {}
        """How many decisions with a choice there had been when a seat last decided."""
        self.chosen: int = 0
        """Decisions with a choice so far."""

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Notes what happened, and the decision that is open now."""
        if self.gains is not None and not self.has_gain and self.seat >= 0:
            self.has_gain = any(event.seat == self.seat and event.kind in self.gains for event in log)
        seat = game.to_move(state)
        if seat < 0:
            return
        if seat != self.seat:
            self._end_turn()
            if seat in self.since:
                self.waits.append(self.chosen - self.since[seat])
            self.seat = seat
        count = len(game.legal(state))
        self.choices.append(count)
        self.chosen += count > 1
        self.has_choice |= count > 1
        self.since[seat] = self.chosen

    def _end_turn(self) -> None:
        if self.seat >= 0:
            self.turns += 1
            self.forced += not self.has_choice
            self.dead += not self.has_gain
        self.has_choice = self.has_gain = False

    def found(self) -> Pace:
        """What was noted, once the game is over."""
        self._end_turn()
        self.seat = -1
        return Pace(self.choices, self.turns, self.forced, None if self.gains is None else self.dead, self.waits)


def figures(pace: Pace) -> Iterator[Amount]:
    """What a game adds to the figures."""
    count = len(pace.choices)
    yield ("choices",), sum(pace.choices), count
    yield ("forced decisions",), sum(each == 1 for each in pace.choices), count
    yield ("forced turns",), pace.forced, pace.turns
    if pace.dead is not None:
        yield ("dead turns",), pace.dead, pace.turns
    for at, each in enumerate(pace.choices):
        yield ("choices at", at * TENTHS // count), each, 1
    if pace.waits:
        yield WAITS, len(pace.waits), len(pace.waits)
        yield ("wait",), sum(pace.waits), len(pace.waits)
        yield ("longest wait",), max(pace.waits), 1
    for wait in pace.waits:
        yield ("wait at", min(wait, MOST_WAIT)), 1, 0
