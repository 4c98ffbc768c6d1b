"""A match of Tutankhamun at one moment: ints and lists of ints to be copied, compared and pickled, nothing more."""

from typing import Final

from waset.core.event import Log
from waset.core.ints import Ints, i64, listed
from waset.core.packing import in_words, packed, unpack

FIELDS: Final = (
    "bag",
    "boats",
    "collections",
    "ending",
    "first",
    "in_nile",
    "nile",
    "options",
    "players",
    "points",
    "scored",
    "slots",
    "stack",
    "to_move",
    "tomb",
    "turn",
    "turns",
    "underworld",
)
"""All that a state holds except its log. Interpreted, a state has no room for anything else."""


class State:
    """Where everything is, and what is still to be done.

    A boat is its position: the slot where it landed, 1 to 80, or a place before slot 1, which is 0 or less (T-MODEL-2).
    Collections, Underworld and Tomb are counts by tile. Copies share the options and the bag, which nobody writes to:
    new rows take their place.
    """

    __slots__ = (*FIELDS, "log")

    players: i64
    first: i64
    """The seat that began, or -1 before chance has decided."""
    turn: i64
    """The seat whose turn it is."""
    turns: i64
    """The turns begun; 0 while the game is laid out."""
    to_move: i64
    """The seat that must decide, CHANCE or NOBODY."""
    ending: i64

    stack: Ints
    options: Ints
    """The legal actions of the open decision, kept because they are needed twice."""
    nile: Ints
    """The tile in each slot."""
    slots: Ints
    """The slots that hold a tile, in order; follows from the Nile."""
    in_nile: Ints
    """How many of each tile are in the Nile; follows from the Nile."""
    boats: Ints
    points: Ints
    """The markers, which count down (T-MODEL-6)."""
    scored: Ints
    """What was scored, by seat and line of the sheet; it adds up to how far the markers went down."""
    collections: Ints
    """Tiles held, by seat and tile."""
    underworld: Ints
    tomb: Ints
    bag: Ints
    """Tiles not laid out yet."""
    log: Log | None

    def copy(self) -> "State":
        """An independent copy that writes to no log."""
        s = State()
        s.players = self.players
        s.first = self.first
        s.turn = self.turn
        s.turns = self.turns
        s.to_move = self.to_move
        s.ending = self.ending
        s.stack = self.stack[:]
        s.options = self.options
        s.nile = self.nile[:]
        s.slots = self.slots[:]
        s.in_nile = self.in_nile[:]
        s.boats = self.boats[:]
        s.points = self.points[:]
        s.scored = self.scored[:]
        s.collections = self.collections[:]
        s.underworld = self.underworld[:]
        s.tomb = self.tomb[:]
        s.bag = self.bag
        s.log = None
        return s

    def __getstate__(self) -> tuple[int | bytes | list[int], ...]:
        """What `pickle` writes: all except the log, readable by the same version of the rules in either form."""
        return packed(self, FIELDS)

    def __setstate__(self, values: tuple[int | bytes | list[int], ...]) -> None:
        unpack(self, FIELDS, values)
        self.log = None

    def __repr__(self) -> str:
        return in_words("Tutankhamun", self.players, f"turn {self.turns}", self.to_move, listed(self.points))

    def __eq__(self, other: object) -> bool:
        """Whether all that can differ between states of a game is the same."""
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        """By value: a state in a set or dict must not be played on; put a copy there, or its `key`."""
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """A value that is equal for equal states."""
        return (
            (self.players, self.first, self.turn, self.turns, self.to_move, self.ending),
            tuple(self.stack),
            tuple(self.options),
            (tuple(self.nile), tuple(self.slots), tuple(self.in_nile)),
            (tuple(self.boats), tuple(self.points), tuple(self.scored)),
            (tuple(self.collections), tuple(self.underworld), tuple(self.tomb), tuple(self.bag)),
        )
