"""A match of Luxor at one moment: ints and lists of ints that can be copied, compared and pickled, nothing more."""

from typing import Final

from waset.core.event import Log
from waset.core.ints import Ints, i64, listed
from waset.core.packing import in_words, packed, unpack
from waset.games.luxor.rules.pieces import ADVENTURERS, HAND

WOKEN: Final = -9
"""An adventurer on the stairs that woke this turn and cannot move yet (L-MOVE-6)."""
LYING: Final = 64
"""Added to the place of an adventurer that the mummy has laid down (M-MODEL-1)."""
KNOWN: Final = 64
"""Marks a card in a hand that everybody saw when it was taken."""
DEALT: Final = 128
"""Marks a card in a hand that comes from its owner's own equipment, which everybody knows (M2-SETUP-2)."""
CARD_MASK: Final = 63

FIELDS: Final = (
    "adventurers",
    "ahead",
    "bag",
    "behind",
    "boxed_equipment",
    "boxed_scarabs",
    "card",
    "character_points",
    "characters",
    "could_rise",
    "discard",
    "discard_size",
    "doubled",
    "draw",
    "draw_size",
    "drops",
    "ending",
    "extra_card",
    "extra_turns",
    "first",
    "flipped",
    "hand_sizes",
    "hands",
    "has_modules",
    "horus",
    "horus_top",
    "ignored",
    "in_tomb",
    "keys",
    "keys_left",
    "keys_spent",
    "moved",
    "moves",
    "mummy_at",
    "mummy_discard",
    "mummy_display",
    "mummy_points",
    "mummy_stack",
    "options",
    "players",
    "points",
    "roll",
    "round",
    "sarcophagus_owner",
    "scarab_supply",
    "scarabs",
    "stack",
    "talismans",
    "talismans_left",
    "temple",
    "tiles",
    "to_move",
    "top_discard",
    "treasures",
    "turn",
    "wild",
    "wild_left",
)
"""All that a state holds except its log. Interpreted, a state has no room for anything else."""


class State:
    """Where everything is, and what is still to be done.

    An adventurer is its place: 0 the stairs, 1 to 40 a space, 41 the tomb, -k asleep at statue k, WOKEN, or a space
    plus LYING. Each seat's five are sorted, one seat after the other. Piles, stacks and supplies are counts: they
    have no order. What belongs to a module that is not in play has a neutral value.

    Copies share the rows that change seldom: whoever changes one puts a new row in its place, by `plus` or `put_in`.
    Only the agenda, the tiles, the piles and stacks of cards, and what a seat has in all games are a state's own, and
    written to; while the game is laid out, the bag is, too.
    """

    __slots__ = (*FIELDS, "log")

    players: i64
    has_modules: i64
    """1 if a module is in play."""
    first: i64
    """The seat with the first player token."""
    turn: i64
    """The seat whose turn it is."""
    to_move: i64
    """The seat that must decide, CHANCE or NOBODY."""
    round: i64
    """Counts from 1; 0 while the game is laid out."""
    drops: i64
    """Turns of this round in which a dead card was dropped (LR-74)."""
    moves: i64
    """Turns of this round in which somebody could move (LR-74)."""
    could_rise: i64
    """1 if somebody could have been raised when this turn began (MR-26)."""
    ending: i64
    in_tomb: i64
    card: i64
    """The card played this turn, or -1."""
    roll: i64
    extra_card: i64
    """The card played in addition to an N+ card, or -1."""
    ignored: i64
    """1 if the card played is ignored for one step forward (M4-FORWARD)."""
    extra_turns: i64
    """Extra turns that the seat whose turn it is takes after this one."""
    mummy_at: i64
    """The space of the mummy, or -1."""
    talismans_left: i64
    keys_left: i64
    keys_spent: i64
    wild_left: i64
    draw_size: i64
    discard_size: i64
    top_discard: i64

    stack: Ints
    options: Ints
    """The legal actions of the open decision, kept because they are needed twice."""
    moved: Ints
    """The places of the adventurers that an all +N card moved, sorted."""
    adventurers: Ints
    hands: Ints
    """Five slots for each seat, of which the first `hand_sizes` are taken."""
    hand_sizes: Ints
    points: Ints
    keys: Ints
    wild: Ints
    treasures: Ints
    """Tiles claimed, by seat and type."""
    scarabs: Ints
    """Scarabs held, by seat and kind."""
    sarcophagus_owner: Ints
    tiles: Ints
    """The tile on each place."""
    ahead: Ints
    """The nearest place ahead with a tile, or the tomb; follows from the tiles."""
    behind: Ints
    """The nearest place behind with a tile, or the stairs; follows from the tiles."""
    bag: Ints
    """Tiles not laid out: face down, or in the box."""
    temple: Ints
    draw: Ints
    discard: Ints
    horus: Ints
    """Cards in the Horus stacks, below the top ones."""
    horus_top: Ints
    """The face-up card of each level, or -1."""
    scarab_supply: Ints
    mummy_stack: Ints
    """Face-down mummy tiles, by kind."""
    mummy_display: Ints
    """Face-up mummy tiles, sorted."""
    mummy_discard: Ints
    """Used mummy tiles, by kind."""
    mummy_points: Ints
    """Points from mummy tiles, by seat."""
    talismans: Ints
    boxed_scarabs: Ints
    """Scarabs put into the box, by seat and kind."""
    boxed_equipment: Ints
    """Equipment not dealt, by seat and card."""
    doubled: Ints
    """1 for each place with a face-down tile below the other."""
    characters: Ints
    """The character of each seat, or -1."""
    character_points: Ints
    """Points from characters, by seat."""
    flipped: Ints
    """Tiles used up for extra turns, by seat and type."""
    log: Log | None

    def copy(self) -> "State":
        """An independent copy that writes to no log."""
        s = State()
        s.players = self.players
        s.has_modules = self.has_modules
        s.first = self.first
        s.turn = self.turn
        s.to_move = self.to_move
        s.round = self.round
        s.drops = self.drops
        s.moves = self.moves
        s.could_rise = self.could_rise
        s.ending = self.ending
        s.in_tomb = self.in_tomb
        s.card = self.card
        s.roll = self.roll
        s.extra_card = self.extra_card
        s.ignored = self.ignored
        s.extra_turns = self.extra_turns
        s.mummy_at = self.mummy_at
        s.talismans_left = self.talismans_left
        s.keys_left = self.keys_left
        s.keys_spent = self.keys_spent
        s.wild_left = self.wild_left
        s.draw_size = self.draw_size
        s.discard_size = self.discard_size
        s.top_discard = self.top_discard
        s.stack = self.stack[:]
        s.adventurers = self.adventurers[:]
        s.hands = self.hands[:]
        s.hand_sizes = self.hand_sizes[:]
        s.points = self.points[:]
        s.keys = self.keys[:]
        s.wild = self.wild[:]
        s.treasures = self.treasures[:]
        s.tiles = self.tiles[:]
        s.draw = self.draw[:]
        s.discard = self.discard[:]
        s.horus = self.horus[:]
        s.horus_top = self.horus_top[:]
        s.bag = self.bag if self.round else self.bag[:]
        s.options = self.options
        s.moved = self.moved
        s.scarabs = self.scarabs
        s.sarcophagus_owner = self.sarcophagus_owner
        s.ahead = self.ahead
        s.behind = self.behind
        s.temple = self.temple
        s.scarab_supply = self.scarab_supply
        s.mummy_stack = self.mummy_stack
        s.mummy_display = self.mummy_display
        s.mummy_discard = self.mummy_discard
        s.mummy_points = self.mummy_points
        s.talismans = self.talismans
        s.boxed_scarabs = self.boxed_scarabs
        s.boxed_equipment = self.boxed_equipment
        s.doubled = self.doubled
        s.characters = self.characters
        s.character_points = self.character_points
        s.flipped = self.flipped
        s.log = None
        return s

    def __getstate__(self) -> tuple[int | bytes | list[int], ...]:
        """What `pickle` writes: all except the log, readable by the same version of the rules in either form."""
        return packed(self, FIELDS)

    def __setstate__(self, values: tuple[int | bytes | list[int], ...]) -> None:
        unpack(self, FIELDS, values)
        self.log = None

    def __repr__(self) -> str:
        return in_words("Luxor", self.players, f"round {self.round}", self.to_move, listed(self.points))

    def __eq__(self, other: object) -> bool:
        """Whether all that can differ between states of a game is the same."""
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        """By value: a state in a set or dict must not be played on; put a copy there, or its `key`."""
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """A value that is equal for equal states (what follows from the rest is left out)."""
        return (
            (self.players, self.first, self.turn, self.to_move, self.round, self.drops, self.moves),
            (self.could_rise, self.ending, self.in_tomb, self.card, self.extra_card, self.roll, self.ignored),
            (
                self.keys_left,
                self.keys_spent,
                self.wild_left,
                self.draw_size,
                self.discard_size,
                self.top_discard,
            ),
            tuple(self.stack),
            tuple(self.moved),
            tuple(self.adventurers),
            (tuple(self.hands), tuple(self.hand_sizes)),
            (
                tuple(self.points),
                tuple(self.keys),
                tuple(self.wild),
                tuple(self.treasures),
                tuple(self.scarabs),
            ),
            tuple(self.sarcophagus_owner),
            tuple(self.tiles),
            (tuple(self.bag), tuple(self.temple)),
            (tuple(self.draw), tuple(self.discard), tuple(self.horus), tuple(self.horus_top)),
            tuple(self.scarab_supply),
            (self.extra_turns, self.mummy_at, self.talismans_left, tuple(self.talismans)),
            (tuple(self.mummy_stack), tuple(self.mummy_display), tuple(self.mummy_discard), tuple(self.mummy_points)),
            (tuple(self.boxed_scarabs), tuple(self.boxed_equipment), tuple(self.doubled)),
            (tuple(self.characters), tuple(self.character_points), tuple(self.flipped)),
        )


def hand(s: State, seat: int) -> list[int]:
    """The cards of a seat's hand, left to right, with their marks."""
    return listed(s.hands[HAND * seat : HAND * seat + s.hand_sizes[seat]])


def adventurers(s: State, seat: int) -> list[int]:
    """Where a seat's five adventurers are, sorted."""
    return listed(s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS])
