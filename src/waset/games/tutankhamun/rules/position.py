"""Positions: any state as a short document that says only what differs from the start of a game.

first, turn or turns       the seat that began; the seat whose turn it is, or the turns begun (0: laying out)
boats, points              a number for each seat
scored                     for each seat, points by line of the sheet; what is missing goes to a line "earlier"
collections                for each seat, counts by tile
underworld, tomb           counts by tile
nile                       a table from slot to tile or "empty"; or a list for the whole Nile, starting at slot 1
at_work, thoth             idols whose power is not done, the outermost first; the lower slot that Thoth has chosen
seed                       for the tiles that are not mentioned
"""

from typing import Any, Final

from waset.core.chance import draw
from waset.core.document import MATCH_KEYS, listing, number, only, word
from waset.core.errors import BadPosition
from waset.core.ints import Ints, append, empty, ints, listed, two
from waset.core.rng import LARGEST_SEED, Rng
from waset.games.tutankhamun.rules import agenda, setup, turn
from waset.games.tutankhamun.rules.agenda import frame
from waset.games.tutankhamun.rules.board import ahead, line_up
from waset.games.tutankhamun.rules.chance import lay
from waset.games.tutankhamun.rules.impossible import impossible, unsailed
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import EMPTY, SLOTS
from waset.games.tutankhamun.rules.state import State
from waset.games.tutankhamun.rules.view import at_work, named

SETUP_KEYS: Final = (*MATCH_KEYS, "first", "turns", "nile")
KEYS: Final = (
    *SETUP_KEYS,
    *("seed", "turn", "boats", "points", "scored", "collections", "underworld", "tomb", "at_work", "thoth"),
)
OPEN: Final = -1
"""A slot that a document does not mention."""
FAR: Final = 999


def read(r: Rules, document: Any) -> State:
    """The state that a document describes; raises BadPosition with every reason why it cannot be."""
    s = build(r, document)
    reasons = impossible(r, s)
    if reasons:
        raise BadPosition("impossible: " + "; ".join(reasons))
    turn.carry_on(r, s)
    return s


def build(r: Rules, document: Any) -> State:
    """The state that a document describes, possible or not."""
    only(document, "position", KEYS)
    s = setup.blank(r)
    s.turns = number(document["turns"], "turns", 0, SLOTS) if "turns" in document else -1
    if s.turns == 0:
        _laying_out(r, s, document)
        return s
    _seats(r, s, document)
    s.bag = ints(_out_of_nile(r, s, document))
    _nile(r, s, document)
    _agenda(r, s, document)
    if "turns" not in document and unsailed(s):
        s.turns += s.players
    return s


# --- reading ------------------------------------------------------------------------------------------------------


def _laying_out(r: Rules, s: State, document: dict[str, Any]) -> None:
    """A game that chance is still laying out: the tiles so far, starting at slot 1."""
    only(document, "position with turns = 0", SETUP_KEYS)
    laid = listing(document.get("nile", []), "nile", SLOTS - 1)
    if "first" in document or laid:
        s.first = number(document.get("first", s.first), "first", 0, s.players - 1)
        s.turn = s.first
        line_up(s)
        s.stack = two(agenda.BEGIN_TURN, frame(agenda.LAY, len(laid) + 1))
    for slot, name in enumerate(laid, 1):
        tile = word(name, f"slot {slot}", r.pieces.tile_name, "tile")
        s.bag[tile] -= 1
        lay(s, slot, tile)
    _not_too_many(r, s.bag)


def _seats(r: Rules, s: State, document: dict[str, Any]) -> None:
    """Whose turn it is; boats, markers and what was scored."""
    p = r.pieces
    n = s.players
    s.first = number(document.get("first", max(r.first, 0)), "first", 0, n - 1)
    if s.turns < 0:
        seat = number(document.get("turn", s.first), "turn", 0, n - 1)
        s.turns = 1 + (seat - s.first) % n
    s.turn = (s.first + s.turns - 1) % n
    if document.get("turn", s.turn) != s.turn:
        raise BadPosition(f"turn: seat {s.turn} has turn {s.turns}, not {document['turn']!r:.60}")
    line_up(s)
    start = p.start_points[n]
    for key, values, low, high in (("boats", s.boats, -FAR, FAR), ("points", s.points, 0, start)):
        for seat, value in enumerate(_each_seat(s, document, key, listed(values))):
            values[seat] = number(value, f"{key} of seat {seat}", low, high)
    for seat, lines in enumerate(_each_seat(s, document, "scored", [{}] * n)):
        own = _counted(lines, f"scored by seat {seat}", p.line_name, 1, p.lines)
        own[p.earlier] = start - s.points[seat] - sum(own)
        _put(s.scored, p.lines * seat, own)


def _put(row: Ints, start: int, numbers: list[int]) -> None:
    """Writes numbers into a row, starting at an index."""
    for index, each in enumerate(numbers, start):
        row[index] = each


def _each_seat(s: State, document: dict[str, Any], key: str, default: list[Any]) -> list[Any]:
    values = listing(document.get(key, default), key, s.players)
    if len(values) != s.players:
        raise BadPosition(f"{key}: {s.players} entries are needed, one for each seat, not {len(values)}")
    return values[:]


def _counted(table: Any, where: str, names: list[str], low: int, high: int) -> list[int]:
    """Counts by name, of the names that are allowed here."""
    allowed = names[low:high]
    counts = [0] * len(names)
    for name, count in only(table, where, allowed).items():
        counts[names.index(name)] = number(count, f"{where}, {name}", 0, FAR)
    return counts


def _out_of_nile(r: Rules, s: State, document: dict[str, Any]) -> list[int]:
    """Puts the tiles that the document places outside the Nile there; returns the counts of the others."""
    p = r.pieces
    names = p.tile_name
    rest = listed(p.tile_count)
    for seat, held in enumerate(_each_seat(s, document, "collections", [{}] * s.players)):
        own = _counted(held, f"collection of seat {seat}", names, 1, p.artifacts)
        _put(s.collections, p.tiles * seat, own)
        rest = [left - count for left, count in zip(rest, own, strict=True)]
    s.underworld = ints(_counted(document.get("underworld", {}), "underworld", names, 1, p.tiles))
    s.tomb = ints(_counted(document.get("tomb", {}), "tomb", names, 1, p.tiles))
    for place in (s.underworld, s.tomb):
        rest = [left - count for left, count in zip(rest, place, strict=True)]
    s.stack = two(agenda.END_TURN, agenda.TRAIL)
    for name in listing(document.get("at_work", []), "at_work", SLOTS):
        idol = p.artifacts + word(name, "at_work", names[p.artifacts :], "idol")
        rest[idol] -= 1
        s.stack = append(s.stack, frame(agenda.ENTOMB, idol))
    return rest


def _nile(r: Rules, s: State, document: dict[str, Any]) -> None:
    """Lays the tiles that are named, and finds a place for those that are not mentioned.

    They fill the slots that are not mentioned, those nearest to the Tomb first, but no slot behind all boats and none
    with a boat. Tiles without room have trailed to the Underworld, if that is not described; an idol, or a set that is
    not mentioned at all, is in the Tomb.
    """
    tiles = _said(r, s, document.get("nile", {}))
    _not_too_many(r, s.bag)
    free = [slot for slot in range(max(1, min(s.boats)), SLOTS + 1) if tiles[slot] == OPEN and slot not in s.boats]
    rng = Rng(number(document.get("seed", 0), "seed", 0, LARGEST_SEED))
    for slot, tile in zip(free[-sum(s.bag) :], _fitting(r, s, tiles, len(free), rng), strict=False):
        tiles[slot] = tile
    for slot in range(1, SLOTS + 1):
        if tiles[slot] > EMPTY:
            lay(s, slot, tiles[slot])
    for tile in range(1, r.pieces.tiles):
        if s.bag[tile]:
            _no_room(r, s, tile, "underworld" in document)


def _said(r: Rules, s: State, nile: Any) -> list[int]:
    """The tile of each slot: a list covers the whole Nile from slot 1, a table only the slots it names."""
    if isinstance(nile, list):
        named_slots = dict(enumerate(listing(nile, "nile", SLOTS), 1))
        tiles = [EMPTY] * (SLOTS + 1)
    else:
        numbers = {str(slot): slot for slot in range(1, SLOTS + 1)}
        named_slots = {numbers[key]: name for key, name in only(nile, "nile", numbers).items()}
        tiles = [OPEN] * (SLOTS + 1)
    for slot, name in named_slots.items():
        tiles[slot] = word(name, f"slot {slot}", r.pieces.tile_name, "tile")
        if tiles[slot] != EMPTY:
            s.bag[tiles[slot]] -= 1
    return tiles


def _not_too_many(r: Rules, rest: Ints) -> None:
    p = r.pieces
    for tile in range(1, p.tiles):
        if rest[tile] < 0:
            there = p.tile_count[tile]
            raise BadPosition(
                f"impossible: {there - rest[tile]} tiles {p.tile_name[tile]!r}, more than the {there} in the game"
            )


def _fitting(r: Rules, s: State, tiles: list[int], room: int, rng: Rng) -> list[int]:
    """As many of the unmentioned tiles as there is room for, drawn from the bag; every set gets one in the Nile."""
    found: list[int] = []
    if sum(s.bag) > room:
        for tile in range(1, r.pieces.artifacts):
            if s.bag[tile] and tile not in tiles and len(found) < room:
                s.bag[tile] -= 1
                found.append(tile)
    reserved = len(found)
    while len(found) < room and sum(s.bag) > 0:
        found.append(draw(s.bag, 0, len(s.bag), rng))
        s.bag[found[-1]] -= 1
    if reserved:
        rng.shuffle(found)
    return found


def _no_room(r: Rules, s: State, tile: int, underworld_said: bool) -> None:
    """Finds a place for the unmentioned tiles of a kind that do not fit into the Nile."""
    p = r.pieces
    left = s.bag[tile]
    s.bag[tile] = 0
    if left == p.tile_count[tile] or p.power[tile]:
        s.tomb[tile] += left
    elif underworld_said:
        raise BadPosition(f"no room in the Nile for {left} of {p.tile_name[tile]!r}: say where they are")
    else:
        s.underworld[tile] += left


def _agenda(r: Rules, s: State, document: dict[str, Any]) -> None:
    """What is to be decided: where to sail, or the use of the last idol at work. Or the game is over."""
    idols = at_work(s)
    if "thoth" in document:
        if not idols or r.pieces.power[idols[-1]] != agenda.THOTH:
            raise BadPosition("thoth: a slot is chosen only while Thoth is the last idol at work")
        slot = number(document["thoth"], "thoth", 1, SLOTS)
        if slot not in ahead(s, s.boats[s.turn])[:-1]:
            raise BadPosition(f"thoth: slot {slot} is not the lower one of two tiles ahead (T-GOD-THOTH)")
        s.stack = append(s.stack, frame(agenda.THOTH_WITH, slot))
    elif idols:
        s.stack = append(s.stack, frame(r.pieces.power[idols[-1]]))
    elif turn.how_ended(s):
        s.ending = turn.how_ended(s)
        s.stack = empty()
    else:
        s.stack = append(s.stack, agenda.SAIL)


# --- writing ------------------------------------------------------------------------------------------------------


def write(r: Rules, s: State) -> dict[str, Any]:
    """A state as a document that reads back equal."""
    p = r.pieces
    names = p.tile_name
    document: dict[str, Any] = {"turns": s.turns}
    if s.first >= 0:
        document["first"] = s.first
    if s.turns == 0:
        document["nile"] = [names[s.nile[slot]] for slot in s.slots]
        return document
    document["nile"] = [names[tile] for tile in s.nile[1:]]
    document["boats"] = listed(s.boats)
    document["points"] = listed(s.points)
    document["scored"] = [_table(p.line_name, s.scored, seat, p.lines, 1) for seat in range(s.players)]
    document["collections"] = [_table(names, s.collections, seat, p.tiles, 0) for seat in range(s.players)]
    document["underworld"] = named(names, s.underworld)
    document["tomb"] = named(names, s.tomb)
    if at_work(s):
        document["at_work"] = [names[tile] for tile in at_work(s)]
        if s.stack[-1] & 255 == agenda.THOTH_WITH:
            document["thoth"] = s.stack[-1] >> 8
    return document


def _table(names: list[str], counts: Ints, seat: int, width: int, skip: int) -> dict[str, int]:
    """A seat's part of a list of counts, by name."""
    return named(names[skip:], counts[width * seat + skip : width * seat + width])
