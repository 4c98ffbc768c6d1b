"""Endings of Tutankhamun played out in full: what every action leads to when everybody plays as well as possible.

As well as possible means, for the seat to move: a win; then the largest lead over the best of the others, or the
smallest deficit; then the lowest action. Among three or more seats this is max^n, where each seat minds only itself;
between two, the same value is found sooner, because what one gains the other loses.
"""

from collections.abc import Callable
from typing import Any, Final

from waset.core.game import NOBODY
from waset.core.ints import Ints, i64
from waset.games.tutankhamun.rules import turn
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.scoring import ranking
from waset.games.tutankhamun.rules.state import State

WIN: Final = 1 << 20
"""What a win is worth in points: more than any lead."""
BEYOND: Final = 1 << 40
"""More than any ending is worth."""
CLOCK_EVERY: Final = 256
"""How many positions there are between two looks at the clock."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Ending:
    """How a game ends."""

    __slots__ = ("points", "winner")

    def __init__(self, s: State) -> None:
        self.winner: i64 = ranking(s).index(1)
        self.points: Ints = s.points[:]
        """The markers, which count down."""

    def worth(self, seat: i64) -> i64:
        """What a seat maximises: a win, then its lead over the best of the others."""
        rival: i64 = -1
        for other in range(len(self.points)):
            if other != seat and (rival < 0 or self.points[other] < rival):
                rival = self.points[other]
        lead = rival - self.points[seat]
        return lead + WIN if seat == self.winner else lead - WIN


class Known:
    """What is known about a position: how it ends, or a lower or upper bound of that for the seat to move."""

    __slots__ = ("bound", "ending")

    def __init__(self, bound: i64, ending: Ending) -> None:
        self.bound: i64 = bound
        self.ending: Ending = ending

    def serves(self, seat: i64, low: i64, high: i64) -> bool:
        """Whether that is enough where only endings worth more than `low` and less than `high` matter."""
        if self.bound == EXACT:
            return True
        worth = self.ending.worth(seat)
        return worth >= high if self.bound == AT_LEAST else worth <= low


class TooLarge(Exception):
    """An ending that takes more than was allowed."""


class Solver:
    """Solves endings within a number of positions, the same every time. Remembers only one ending at a time."""

    def __init__(self, game: Tutankhamun) -> None:
        self.game: Tutankhamun = game
        self.rules: Rules = game.rules
        self._known: dict[tuple[int, ...], Known] = {}
        self._left: i64 = 0
        self._stop: float = 0.0
        self._clock: Callable[[], float] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (Solver, (self.game,))

    def solve(
        self, state: State, positions: i64, seconds: float = 0.0, clock: Callable[[], float] | None = None
    ) -> list[Ending]:
        """How the game ends after each legal action, in order; empty if that takes too many positions or too long."""
        self._left = positions
        self._clock = clock if seconds > 0.0 else None
        self._stop = clock() + seconds if clock is not None else 0.0
        found: list[Ending] = []
        try:
            for index in range(len(state.options)):
                found.append(self._after(state, state.options[index], -BEYOND, BEYOND))
        except TooLarge:
            found = []
        self._known = {}
        return found

    def _after(self, state: State, action: i64, low: i64, high: i64) -> Ending:
        """How the game ends after an action; `low` and `high` are for the seat that did it."""
        self._left -= 1
        if self._left < 0 or (
            self._clock is not None and self._left % CLOCK_EVERY == 0 and self._clock() >= self._stop
        ):
            raise TooLarge
        s = state.copy()
        turn.advance(self.rules, s, action)
        if s.to_move == NOBODY:
            return Ending(s)
        if s.players > 2:
            return self._each_for_itself(s)
        if s.to_move == state.to_move:
            return self._duel(s, low, high)
        return self._duel(s, -high, -low)

    def _each_for_itself(self, s: State) -> Ending:
        """How the game ends from here, among any number of seats."""
        key = self._key(s)
        known = self._known.get(key)
        if known is not None:
            return known.ending
        best: Ending | None = None
        most: i64 = -BEYOND
        limit = _limit(s)
        for index in range(len(s.options)):
            found = self._after(s, s.options[index], -BEYOND, BEYOND)
            worth = found.worth(s.to_move)
            if worth > most:
                best = found
                most = worth
                if worth >= limit:
                    break
        assert best is not None
        self._known[key] = Known(EXACT, best)
        return best

    def _duel(self, s: State, low: i64, high: i64) -> Ending:
        """How the game ends from here between two seats; outside `low` and `high`, only on which side of them."""
        key = self._key(s)
        known = self._known.get(key)
        if known is not None and known.serves(s.to_move, low, high):
            return known.ending
        best: Ending | None = None
        most: i64 = -BEYOND
        for index in range(len(s.options)):
            found = self._after(s, s.options[index], low if low > most else most, high)
            worth = found.worth(s.to_move)
            if worth > most:
                best = found
                most = worth
                if worth >= high:
                    break
        assert best is not None
        bound: i64 = EXACT
        if most >= high:
            bound = AT_LEAST
        elif most <= low:
            bound = AT_MOST
        self._known[key] = Known(bound, best)
        return best

    def _key(self, s: State) -> tuple[int, ...]:
        """A value that is equal for positions from which the game goes on in the same way.

        What the Underworld has of a set follows from the rest; idols may be there or in the Tomb.
        """
        p = self.rules.pieces
        parts: list[int] = [s.turn, len(s.stack), len(s.slots)]
        for index in range(len(s.stack)):
            parts.append(s.stack[index])
        for seat in range(s.players):
            parts.append(s.boats[seat])
            parts.append(s.points[seat])
        for index in range(len(s.slots)):
            slot = s.slots[index]
            parts.append(slot)
            parts.append(s.nile[slot])
        for tile in range(1, p.artifacts):
            if s.in_nile[tile] > 0:
                for seat in range(s.players):
                    parts.append(s.collections[p.tiles * seat + tile])
        for tile in range(p.artifacts, p.tiles):
            parts.append(s.underworld[tile])
        return tuple(parts)


def _limit(s: State) -> i64:
    """The most that the ending can be worth to the seat to move: markers only go down, and not below 0."""
    rival: i64 = BEYOND
    for seat in range(s.players):
        if seat != s.to_move and s.points[seat] < rival:
            rival = s.points[seat]
    return WIN + rival
