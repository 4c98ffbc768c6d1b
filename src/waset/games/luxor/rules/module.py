"""Modules, the closed list of rule points at which they act, and the rules in force in one game.

A module is one stateless object. It overrides the rule points it needs; `Rules` sorts the modules in play into one
short list per point, in the order of `modules.IN_ORDER`. A point in the past tense reports something and may change
the state; a noun is a value passed from module to module. A module also handles its own frames, and what others read
or write about it: words, positions, and what is impossible in one.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from waset.core.event import Event, Kinds
from waset.core.finding import Finding, FindingKinds
from waset.core.ints import Ints, i64, ints
from waset.core.meaning import AnyMeaning
from waset.core.rng import Rng
from waset.core.wish import Reason
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.pieces import Pieces
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.tables import Edition

NO_EVENTS: Final[Kinds] = {}
NO_FINDINGS: Final[FindingKinds] = {}
NO_SORTS: Final[dict[str, object]] = {}

# Where frames of a module can be on the agenda of a turn
BEFORE_CARD: Final = 0
BEFORE_MOVE: Final = 1
AFTER_MOVE: Final = 2
ON_TILE: Final = 3


class Face(NamedTuple):
    """A card in a table of the edition, and the kinds of cards that the table may hold."""

    table: str
    card: str
    kinds: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # a test makes modules of its own
class Module:
    """A part of the game that can be added. Any method may be left as it is: then the module has no say there."""

    name: str = ""
    frames: tuple[int, ...] = ()
    """The kinds of frames that belong to this module."""
    meanings: tuple[object, ...] = ()
    """The kinds of meanings that only this module knows."""
    events: Kinds = NO_EVENTS
    """The kinds of events that only this module reports."""
    sorts: dict[str, object] = NO_SORTS
    """The sorts of figures in events that only this module can name, and what such a name is."""
    reasons: Kinds = NO_EVENTS
    """The kinds of reason that only this module has for refusing something."""
    finding_kinds: FindingKinds = NO_FINDINGS
    """The kinds of findings that only this module has about an edition."""
    keys: tuple[str, ...] = ()
    """The keys of a position that only this module knows."""
    seat_keys: tuple[str, ...] = ()
    """The keys of a seat in a position that only this module knows."""
    decisions: int = 0
    """The most decisions that it adds to a turn."""
    chances: int = 0
    """The most steps of chance that it adds to a turn."""
    deals_hands: bool = False
    """Whether hands are dealt from its own cards, not from the basic ones."""
    more_moves: int = 0
    """How often a turn may count as one with a move, besides its card (LR-74)."""

    # --- rule points ---------------------------------------------------------------------------------------------

    def set_up(self, r: "Rules", s: State, todo: list[int]) -> None:
        """Puts pieces in place, and adds what chance is to lay out to the list (M1-SETUP-1, M2-SETUP-2, M3-SETUP-1)."""

    def turn_planned(self, r: "Rules", s: State) -> None:
        """Puts on the agenda what comes after the hand is refilled (M1-TILE-1)."""

    def turn_began(self, r: "Rules", s: State) -> None:
        """A turn begins, before its card is played (M1-RISE-1)."""

    def card_choices(self, r: "Rules", s: State, end: i64, found: Ints) -> Ints:
        """Adds what else may be done with an end card (0 left, 1 right), dead or not (LR-21, M4-FORWARD, MR-47)."""
        return found

    def barred(self, r: "Rules", s: State, card: i64, barred: i64) -> i64:
        """The places, as bits, from which nobody could move any more once this card is played (MR-24)."""
        return barred

    def card_played(self, r: "Rules", s: State) -> None:
        """A card was laid on the discard pile, and what it does is on the agenda (M1-MUMMY-1, M2-CARD-PLUS)."""

    def steps(self, r: "Rules", s: State, card: i64, cards: i64, steps: Ints) -> Ints:
        """The steps to choose among after this number of cards (M4-KEY)."""
        return steps

    def rolled(self, r: "Rules", s: State) -> None:
        """A die was rolled because of a card (M4-REROLL)."""

    def woke(self, r: "Rules", s: State) -> None:
        """An adventurer came to the stairs (M4-REARRANGE)."""

    def claimed(self, r: "Rules", s: State, space: i64) -> None:
        """A treasure was taken from a space, and nothing lies there yet (M3-2, M4-EXTRAVP, M4-TEMPLE, MX-34)."""

    def horus_levels(self, r: "Rules", s: State, level: i64, levels: Ints) -> Ints:
        """The levels whose card a Horus tile of some level offers (M4-CHOOSEHORUS)."""
        return levels

    def horus_taken(self, r: "Rules", s: State, card: i64) -> None:
        """A Horus card was taken from the Horus board by an action (M1-MUMMY-1)."""

    def score_lines(self, r: "Rules", s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        """The lines that follow the sets on a seat's sheet (M3-4)."""
        return lines

    # --- its own frames ------------------------------------------------------------------------------------------

    def options(self, r: "Rules", s: State, kind: i64, a: i64) -> Ints:
        """The legal actions for one of its decisions."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def decided(self, r: "Rules", s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        """One of its decisions was made."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def counts(self, r: "Rules", s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        """The counts that chance draws from for one of its frames."""
        raise NotImplementedError(f"{self.name} draws nothing")

    def happened(self, r: "Rules", s: State, kind: i64, a: i64, outcome: i64) -> None:
        """Chance has decided one of its frames."""
        raise NotImplementedError(f"{self.name} draws nothing")

    def carry_out(self, r: "Rules", s: State, kind: i64, a: i64) -> None:
        """One of its steps is due."""
        raise NotImplementedError(f"{self.name} has no steps")

    def means(self, r: "Rules", s: State, kind: i64, a: i64, action: i64) -> AnyMeaning:
        """What an action at one of its decisions is about, unless it is a yes, a no or a move."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def chanced(self, r: "Rules", s: State, kind: i64, a: i64, outcome: i64) -> AnyMeaning:
        """What an outcome of chance on one of its frames is about."""
        raise NotImplementedError(f"{self.name} draws nothing")

    def asked(self, kind: i64, a: i64) -> str:
        """The rule by which one of its decisions is asked."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def why_not(self, r: "Rules", s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
        """Why a wish of the seat to move is refused while this frame is open, if that is for one of its rules."""
        return None

    # --- what leaves it ------------------------------------------------------------------------------------------

    def board(self, r: "Rules") -> Mapping[str, object]:
        """Its part of the facts of the edition that is played, as plain data."""
        return {}

    def faces(self, edition: Edition) -> list[Face]:
        """The cards in its tables of an edition, to be checked."""
        return []

    def findings(self, edition: Edition) -> list[Finding]:
        """What is inconsistent in its tables of an edition."""
        return []

    def lacking(self, edition: Edition) -> list[Finding]:
        """What an edition has too few of to be played with this module."""
        return []

    # --- its words -----------------------------------------------------------------------------------------------

    def action_words(self, r: "Rules", s: State, kind: int, a: int, action: int) -> str:
        """An action at one of its decisions in words, unless it is one of the base game."""
        raise NotImplementedError(f"{self.name} asks nothing")

    def outcome_words(self, r: "Rules", kind: int, a: int, outcome: int) -> str:
        """An outcome of chance on one of its frames in words."""
        raise NotImplementedError(f"{self.name} draws nothing")

    def event_words(self, r: "Rules", event: Event, who: str, hidden: bool) -> str:
        """One of its events as a sentence; a hidden one without what only its seat may know."""
        raise NotImplementedError(f"{self.name} has no events")

    def figure_name(self, r: "Rules", sort: str, figure: int) -> str:
        """The name of a figure of one of its sorts."""
        raise NotImplementedError(f"{self.name} names nothing")

    # --- its part of a position ----------------------------------------------------------------------------------

    def read_seat(self, r: "Rules", s: State, seat: int, entry: dict[str, Any]) -> None:
        """Reads what a position says about a seat."""

    def read(self, r: "Rules", s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        """Reads what a position says about the table, after seats, tiles and agenda; deals what it leaves open."""

    def deal(
        self, r: "Rules", s: State, loose: list[int], document: dict[str, Any], seats: list[Any], rng: Rng
    ) -> None:
        """Deals its own cards where a position leaves them open; `loose` counts those that are not placed yet."""

    def write(self, r: "Rules", s: State) -> dict[str, Any]:
        """What a position says about the table."""
        return {}

    def write_seat(self, r: "Rules", s: State, seat: int) -> dict[str, Any]:
        """What a position says about a seat."""
        return {}

    def about(self, r: "Rules", kind: int) -> tuple[int, int]:
        """The lowest and the highest number that one of its frames may be about."""
        return 0, 0

    # --- what is impossible --------------------------------------------------------------------------------------

    def impossible(self, r: "Rules", s: State) -> list[str]:
        """Every reason why its part of a state cannot come about, in words."""
        return []

    def turns_brought(self, r: "Rules", s: State) -> int:
        """The most extra turns that it can have brought."""
        return 0

    def most_turns(self, r: "Rules") -> tuple[int, int]:
        """The most extra turns that it can bring before the next seat's turn, and in a whole game."""
        return 0, 0

    def has_keys(self, s: State, seat: int) -> bool:
        """Whether a seat begins with keys and may spend them on the way."""
        return False

    def marked(self, r: "Rules", s: State) -> str:
        """Why a turn cannot remember this about its card; empty if it can. The methods below do the same."""
        return ""

    def planned(self, r: "Rules", s: State, rest: list[int]) -> tuple[list[int], str]:
        """What remains of the agenda after 'end turn' without its own part; nothing if that explains all of it."""
        return rest, ""

    def fits(self, r: "Rules", s: State, where: int, part: list[int]) -> str:
        """Why frames that begin with one of its own cannot be on the agenda: see BEFORE_CARD and so on."""
        return agenda.misplaced(part[0])

    def laid_out(self, r: "Rules", s: State, stack: list[int]) -> str:
        """Why a layout under way cannot have come that far."""
        return ""

    def is_untouched(self, s: State, blank: State) -> bool:
        """Whether its part of the state is as the layout leaves it."""
        return True


POINTS = (
    "set_up",
    "turn_planned",
    "turn_began",
    "card_choices",
    "barred",
    "card_played",
    "steps",
    "rolled",
    "woke",
    "claimed",
    "horus_levels",
    "horus_taken",
    "score_lines",
)
"""The rule points: at most fifteen, or it is time to think again."""


NOBODYS: Final = Module()
"""Stands for no module: a frame that belongs to it cannot be carried out."""


class Rules:
    """What the functions of the turn need to know about a game; built once per game."""

    def __init__(self, pieces: Pieces, players: int, first: int, modules: tuple[Module, ...] = ()) -> None:
        self.pieces: Pieces = pieces
        self.players: i64 = players
        self.first: i64 = first
        """The seat that begins, or -1 where chance decides."""
        self.each_seat: Ints = ints([1] * players)
        """What chance draws the first player from."""
        self.modules: tuple[Module, ...] = modules
        self.owner: list[Module] = [NOBODYS] * 256
        """Which module handles a kind of frame."""
        for module in modules:
            for kind in module.frames:
                self.owner[kind] = module
        self.set_up: list[Module] = _with(modules, "set_up")
        self.turn_planned: list[Module] = _with(modules, "turn_planned")
        self.turn_began: list[Module] = _with(modules, "turn_began")
        self.card_choices: list[Module] = _with(modules, "card_choices")
        self.barred: list[Module] = _with(modules, "barred")
        self.card_played: list[Module] = _with(modules, "card_played")
        self.steps: list[Module] = _with(modules, "steps")
        self.rolled: list[Module] = _with(modules, "rolled")
        self.woke: list[Module] = _with(modules, "woke")
        self.claimed: list[Module] = _with(modules, "claimed")
        self.horus_levels: list[Module] = _with(modules, "horus_levels")
        self.horus_taken: list[Module] = _with(modules, "horus_taken")
        self.score_lines: list[Module] = _with(modules, "score_lines")


def _with(modules: tuple[Module, ...], point: str) -> list[Module]:
    """The modules that have a say at a rule point."""
    return [module for module in modules if point in vars(type(module))]
