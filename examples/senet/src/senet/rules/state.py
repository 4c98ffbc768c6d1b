"""A match of Senet."""

from typing import Final

from waset.core.event import Log

HOUSES: Final = 30
EMPTY: Final = -1


class State:
    """Who stands in each house, whose turn it is, and what was thrown: 0 until the sticks are thrown."""

    __slots__ = ("houses", "log", "throw", "turn", "turns")

    def __init__(self, houses: list[int], turn: int = 0, throw: int = 0, turns: int = 0) -> None:
        self.houses = houses
        """The seat whose piece stands in each house, or EMPTY; the first entry stands for no house."""
        self.turn = turn
        self.throw = throw
        self.turns = turns
        """How many turns have begun: none before the first throw."""
        self.log: Log | None = None

    def copy(self) -> "State":
        """An independent copy that writes to no log."""
        return State(self.houses[:], self.turn, self.throw, self.turns)

    def key(self) -> tuple[int, ...]:
        """Everything that can differ between two states."""
        return (self.turn, self.throw, self.turns, *self.houses)
