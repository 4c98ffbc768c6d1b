"""Reading positions: any state as a short document that says only what differs from the start of a game."""

from typing import Any, Final

from waset.core.document import MATCH_KEYS, listing, number, only, word
from waset.core.errors import BadPosition
from waset.core.ints import empty, ints, listed
from waset.core.rng import Rng
from waset.games.luxor.rules import agenda, setup, turn
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import link
from waset.games.luxor.rules.impossible import impossible
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules import IN_ORDER
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    EMPTY,
    HELD,
    LEVELS,
    STAIRS,
    STATUES,
    TOMB,
    TYPES,
)
from waset.games.luxor.rules.position_deal import MOST, SEEN, deal_cards, lay_tiles, name_tiles, take_scarabs
from waset.games.luxor.rules.state import KNOWN, LYING, WOKEN, State
from waset.games.luxor.rules.view import ENDINGS, place_name

KEYS: Final = (
    *MATCH_KEYS,
    *("seed", "first", "turn", "round", "drops", "moves", "ending", "agenda", "card", "roll", "moved"),
    *("seats", "spaces", "box", "horus", "draw", "discard", "top_discard", "keys_spent", "extra_turns"),
)
SEAT_KEYS: Final = ("at", "hand", "points", "keys", "wild", "scarabs", "treasures", "sarcophagi")
MODULE_KEYS: Final = {module.name: module.keys for module in IN_ORDER if module.keys}
MODULE_SEAT_KEYS: Final = {module.name: module.seat_keys for module in IN_ORDER if module.seat_keys}
LAID: Final = 1
"""Any tile that is not `EMPTY`."""
ABOUT_SEAT: Final = (agenda.DEAL, agenda.DRAW, agenda.DRAW_CARD)
ABOUT_LEVEL: Final = (agenda.HORUS_TILE, agenda.TURN_UP_HORUS)
ABOUT_SPACE: Final = (agenda.CLAIM, agenda.LAY_OSIRIS, agenda.LAY_TREASURE, agenda.REVEAL_TEMPLE)
ABOUT_FIGURE: Final = {agenda.ACT: (0, TOMB), agenda.ROLL: (0, 1)}
MODULE_FRAMES: Final = frozenset(kind for module in IN_ORDER for kind in module.frames)


def read(r: Rules, document: Any) -> State:
    """The state that a document describes; raises BadPosition with every reason why it cannot be."""
    s = build(r, document)
    reasons = impossible(r, s)
    if reasons:
        raise BadPosition("impossible: " + "; ".join(reasons))
    return s


def build(r: Rules, document: Any) -> State:
    """The state that a document describes, possible or not. What it leaves open is dealt with the document's seed."""
    _known_keys(r, document, "position", KEYS, MODULE_KEYS)
    rng = Rng(number(document.get("seed", 0), "seed", 0, 2**63 - 1))
    s = setup.blank(r)
    s.stack = empty()
    _moment(r, s, document)
    seats = listing(document.get("seats", []), "seats", s.players)
    for seat, entry in enumerate(seats):
        _known_keys(r, entry, f"seat {seat}", SEAT_KEYS, MODULE_SEAT_KEYS)
        _seat(r, s, seat, entry)
        for module in r.modules:
            module.read_seat(r, s, seat, entry)
    name_tiles(r, s, document)
    said = "agenda" in document or s.ending != 0
    if said:
        s.stack = ints(_frame(r, entry) for entry in listing(document.get("agenda", []), "agenda", MOST))
    for module in reversed(r.modules):  # what a seed deals stays the same: characters before mummy tiles
        module.read(r, s, document, seats, rng)
    s.in_tomb = listed(s.adventurers).count(TOMB)
    s.keys_spent = number(document.get("keys_spent", s.in_tomb), "keys_spent", 0, MOST)
    s.keys_left = r.pieces.keys - s.keys_spent - sum(s.keys)
    s.wild_left -= sum(s.wild)
    lay_tiles(r, s, document, rng)
    deal_cards(r, s, document, seats, rng)
    if not said:
        turn.begin_turn(r, s)
    _link(s)
    turn.reopen(r, s)
    return s


def _link(s: State) -> None:
    """Links the places. A space on which chance is about to turn up a tile is still part of the path."""
    spaces = [each >> 8 for each in s.stack if each & 255 in agenda.APPEARING and s.tiles[each >> 8] == EMPTY]
    for space in spaces:
        s.tiles[space] = LAID
    link(s)
    for space in spaces:
        s.tiles[space] = EMPTY


def _known_keys(
    r: Rules, entry: Any, where: str, keys: tuple[str, ...], of_modules: dict[str, tuple[str, ...]]
) -> None:
    """Refuses keys that do not exist, and those of modules that are not in play."""
    every = [*keys, *(key for group in of_modules.values() for key in group)]
    in_play = [module.name for module in r.modules]
    for key in only(entry, where, every):
        for module, group in of_modules.items():
            if key in group and module not in in_play:
                raise BadPosition(f"{where}: {key!r} needs the module {module!r}, which is not in play")


def _moment(r: Rules, s: State, document: dict[str, Any]) -> None:
    """Whose turn it is, and what has happened in it."""
    p = r.pieces
    last = s.players - 1
    s.first = number(document.get("first", max(r.first, 0)), "first", -1 if r.first < 0 else 0, last)
    s.turn = number(document.get("turn", max(s.first, 0)), "turn", 0, last)
    s.round = number(document.get("round", 1), "round", 0, p.rounds)
    s.drops = number(document.get("drops", 0), "drops", 0, MOST)
    s.moves = number(document.get("moves", 0), "moves", 0, MOST)
    s.ending = word(document.get("ending", ""), "ending", list(ENDINGS.values()), "ending")
    if "card" in document:
        s.card = word(document["card"], "card", p.card_name, "card")
    s.roll = number(document.get("roll", 0), "roll", 0, 6)
    s.extra_turns = number(document.get("extra_turns", 0), "extra_turns", 0, 9)
    s.moved = ints(
        number(place, "moved", 1, TOMB) for place in listing(document.get("moved", []), "moved", ADVENTURERS)
    )


def _frame(r: Rules, entry: Any) -> int:
    """A frame from its words: a name, then the space, seat or level it is about, then a card."""
    if isinstance(entry, str):
        for kind, known in agenda.NAMES.items():
            if entry != known and not entry.startswith(known + " "):
                continue
            figure, _, card = entry.removeprefix(known).strip().partition(" ")
            if figure and not (figure.isascii() and figure.isdecimal() and len(figure) <= 3):
                continue
            if card and kind != agenda.PLACE_CARD:
                continue
            about = int(figure or 0)
            _check_frame(r, kind, about, entry)
            if kind != agenda.PLACE_CARD:
                return frame(kind, about)
            bare = word(card.removeprefix(SEEN), "agenda", r.pieces.card_name, "card")
            return frame(kind, about, bare | KNOWN if card.startswith(SEEN) else bare)
    word(entry, "agenda", list(agenda.NAMES.values()), "entry")
    raise BadPosition(f"agenda: {entry!r:.60} is not an entry")


def _check_frame(r: Rules, kind: int, about: int, entry: str) -> None:
    """Refuses an entry of the agenda about something that does not exist, or of a module that is not in play."""
    if kind in MODULE_FRAMES and not any(kind in module.frames for module in r.modules):
        raise BadPosition(f"agenda: {entry!r} needs a module that is not in play")
    low, high = 0, 0
    if kind in ABOUT_SEAT:
        high = r.players - 1
    elif kind in ABOUT_LEVEL:
        low, high = 1, LEVELS
    elif kind == agenda.FAVOUR_TILE:
        low, high = 1, LEVELS - 1
    elif kind in ABOUT_SPACE:
        low, high = 1, TOMB - 1
    elif kind in ABOUT_FIGURE:
        low, high = ABOUT_FIGURE[kind]
    else:
        low, high = r.owner[kind].about(r, kind)
    if not low <= about <= high:
        raise BadPosition(f"agenda: in {entry!r} a number from {low} to {high} is needed")


def _seat(r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
    """What one seat has."""
    p = r.pieces
    where = f"seat {seat}"
    if "at" in entry:
        places = listing(entry["at"], f"{where}, at", 99)
        if len(places) != ADVENTURERS:
            raise BadPosition(f"{where}, at: five adventurers are needed, not {len(places)}")
        for index, place in enumerate(sorted(_place(s, each, f"{where}, at") for each in places), ADVENTURERS * seat):
            s.adventurers[index] = place
    s.points[seat] = number(entry.get("points", 0), f"{where}, points", 0, MOST)
    s.keys[seat] = number(entry.get("keys", 0), f"{where}, keys", 0, MOST)
    s.wild[seat] = number(entry.get("wild", 0), f"{where}, wild", 0, MOST)
    take_scarabs(r, s, s.scarabs, seat, entry, "scarabs")
    held = only(entry.get("treasures", {}), f"{where}, treasures", TYPES)
    for type_, name in enumerate(TYPES):
        s.treasures[HELD * seat + type_] = number(held.get(name, 0), f"{where}, {name}", 0, MOST)
    for points in listing(entry.get("sarcophagi", []), f"{where}, sarcophagi", len(p.sarcophagi)):
        which = word(str(points), f"{where}, sarcophagi", [str(value) for value in p.sarcophagi], "sarcophagus")
        if s.sarcophagus_owner[which] >= 0:
            raise BadPosition(f"{where}: the sarcophagus {points} has an owner already")
        s.sarcophagus_owner[which] = seat


def _place(s: State, place: object, where: str) -> int:
    named: list[int] = [STAIRS, TOMB, WOKEN, *range(-STATUES, 0)]
    if s.mummy_at >= 0:
        named += [LYING + space for space in range(1, TOMB)]
    if isinstance(place, str):
        return named[word(place, where, [str(place_name(each)) for each in named], "place")]
    return number(place, where, 0, TOMB)
