"""A match of Luxor at one moment: ints and lists of ints, without behaviour but `copy` and `key`."""

from typing import Final

from waset.core.event import Log

WOKEN: Final = -9
"""An adventurer on the stairs that woke this turn and cannot move yet (L-MOVE-6)."""
LYING: Final = 64
"""Added to the place of an adventurer that the mummy has laid down (M-MODEL-1)."""
KNOWN: Final = 64
"""Marks a card in a hand that everybody saw when it was taken."""
DEALT: Final = 128
"""Marks a card in a hand that comes from its owner's own equipment, which everybody knows (M2-SETUP-2)."""
CARD_MASK: Final = 63


class State:
    """Where everything is, and what is still to be done.

    An adventurer is its place: 0 the stairs, 1 to 40 a space, 41 the tomb, -k asleep at statue k, WOKEN, or a space
    plus LYING. Each seat's five stand sorted, one seat after the other. Piles, stacks and supplies are counts: they
    have no order. What belongs to a module that is not in play has a neutral value.
    """

    __slots__ = (
        "adventurers",
        "ahead",
        "bag",
        "behind",
        "boxed_equipment",
        "boxed_scarabs",
        "card",
        "character_points",
        "characters",
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
        "hands",
        "horus",
        "horus_top",
        "ignored",
        "in_tomb",
        "keys",
        "keys_left",
        "keys_spent",
        "log",
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

    players: int
    first: int
    """The seat with the first player token."""
    turn: int
    """The seat whose turn it is."""
    to_move: int
    """The seat that must decide, CHANCE or NOBODY."""
    round: int
    """Counts from 1; 0 while the game is laid out."""
    drops: int
    """Turns of this round in which a dead card was dropped (LR-74)."""
    moves: int
    """Turns of this round in which somebody could move (LR-74)."""
    ending: int
    in_tomb: int
    card: int
    """The card played this turn, or -1."""
    roll: int
    extra_card: int
    """The card played in addition to an N+ card, or -1."""
    ignored: int
    """1 if the card played is ignored for one step forward (M4-FORWARD)."""
    extra_turns: int
    """Turns that the seat whose turn it is takes after this one."""
    mummy_at: int
    """The space of the mummy, or -1."""
    talismans_left: int
    keys_left: int
    keys_spent: int
    wild_left: int
    draw_size: int
    discard_size: int
    top_discard: int

    stack: list[int]
    options: list[int]
    """The legal actions of the open decision, kept because they are needed twice."""
    moved: list[int]
    """Where the adventurers stand that an all +n card moved, sorted."""
    adventurers: list[int]
    hands: list[list[int]]
    points: list[int]
    keys: list[int]
    wild: list[int]
    treasures: list[int]
    """Tiles claimed, by seat and type."""
    scarabs: list[int]
    """Scarabs held, by seat and kind."""
    sarcophagus_owner: list[int]
    tiles: list[int]
    """The tile on each place."""
    ahead: list[int]
    """The nearest place ahead with a tile, or the tomb; follows from the tiles."""
    behind: list[int]
    """The nearest place behind with a tile, or the stairs; follows from the tiles."""
    bag: list[int]
    """Tiles not laid out: face down, or in the box."""
    temple: list[int]
    draw: list[int]
    discard: list[int]
    horus: list[int]
    """Cards in the Horus stacks, below the top ones."""
    horus_top: list[int]
    """The face-up card of each level, or -1."""
    scarab_supply: list[int]
    mummy_stack: list[int]
    """Face-down mummy tiles, by kind."""
    mummy_display: list[int]
    """Face-up mummy tiles, sorted."""
    mummy_discard: list[int]
    """Used mummy tiles, by kind."""
    mummy_points: list[int]
    """Points from mummy tiles, by seat."""
    talismans: list[int]
    boxed_scarabs: list[int]
    """Scarabs put into the box, by seat and kind."""
    boxed_equipment: list[int]
    """Equipment not dealt, by seat and card."""
    doubled: list[int]
    """1 for each place with a face-down tile below the other."""
    characters: list[int]
    """The character of each seat, or -1."""
    character_points: list[int]
    """Points from characters, by seat."""
    flipped: list[int]
    """Tiles used up for extra turns, by seat and type."""
    log: Log | None

    def copy(self) -> "State":
        """An independent twin; it writes to no log."""
        s = State()
        s.players = self.players
        s.first = self.first
        s.turn = self.turn
        s.to_move = self.to_move
        s.round = self.round
        s.drops = self.drops
        s.moves = self.moves
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
        s.options = self.options[:]
        s.moved = self.moved[:]
        s.adventurers = self.adventurers[:]
        s.hands = [hand[:] for hand in self.hands]
        s.points = self.points[:]
        s.keys = self.keys[:]
        s.wild = self.wild[:]
        s.treasures = self.treasures[:]
        s.scarabs = self.scarabs[:]
        s.sarcophagus_owner = self.sarcophagus_owner[:]
        s.tiles = self.tiles[:]
        s.ahead = self.ahead[:]
        s.behind = self.behind[:]
        s.bag = self.bag[:]
        s.temple = self.temple[:]
        s.draw = self.draw[:]
        s.discard = self.discard[:]
        s.horus = self.horus[:]
        s.horus_top = self.horus_top[:]
        s.scarab_supply = self.scarab_supply[:]
        s.mummy_stack = self.mummy_stack[:]
        s.mummy_display = self.mummy_display[:]
        s.mummy_discard = self.mummy_discard[:]
        s.mummy_points = self.mummy_points[:]
        s.talismans = self.talismans[:]
        s.boxed_scarabs = self.boxed_scarabs[:]
        s.boxed_equipment = self.boxed_equipment[:]
        s.doubled = self.doubled[:]
        s.characters = self.characters[:]
        s.character_points = self.character_points[:]
        s.flipped = self.flipped[:]
        s.log = None
        return s

    def key(self) -> tuple[object, ...]:
        """Equal for two states in which everything is the same (what follows from the rest is left out)."""
        return (
            (self.players, self.first, self.turn, self.to_move, self.round, self.drops, self.moves),
            (self.ending, self.in_tomb, self.card, self.extra_card, self.roll, self.ignored),
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
            tuple(tuple(hand) for hand in self.hands),
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
