"""Positions: any state as a short document that says only what differs from the start of a game."""

from typing import Any, Final

from waset.core.document import listing, number, only, word
from waset.core.errors import BadPosition
from waset.core.rng import Rng
from waset.games.luxor import agenda, setup, turn
from waset.games.luxor.agenda import frame
from waset.games.luxor.board import link
from waset.games.luxor.impossible import impossible
from waset.games.luxor.module import Rules
from waset.games.luxor.pieces import (
    ADVENTURERS,
    HAND,
    LEVELS,
    STAIRS,
    STATUES,
    TOMB,
    TYPES,
)
from waset.games.luxor.state import CARD_MASK, KNOWN, WOKEN, State
from waset.games.luxor.view import ENDINGS, place_name

MATCH_KEYS: Final = ("game", "players", "modules", "options", "edition", "names", "note")
"""What a file says beside the position itself: which game this is of."""
KEYS: Final = (
    *MATCH_KEYS,
    *(
        "seed",
        "first",
        "turn",
        "round",
        "drops",
        "moves",
        "ending",
        "agenda",
        "card",
        "roll",
        "gained",
        "moved",
    ),
    *("seats", "spaces", "box", "horus", "draw", "discard", "top_discard", "keys_spent"),
)
SEAT_KEYS: Final = ("at", "hand", "points", "keys", "wild", "scarabs", "treasures", "sarcophagi")
SEEN: Final = "seen "
MOST: Final = 999


def read(r: Rules, document: dict[str, Any]) -> State:
    """The state that a document describes; raises BadPosition with every reason why it cannot be."""
    s = build(r, document)
    reasons = impossible(r, s)
    if reasons:
        raise BadPosition("impossible: " + "; ".join(reasons))
    return s


def build(r: Rules, document: dict[str, Any]) -> State:
    """The state that a document describes, possible or not. What it leaves open is dealt with the document's seed."""
    only(document, "position", KEYS)
    rng = Rng(number(document.get("seed", 0), "seed", 0, 2**63 - 1))
    s = setup.blank(r)
    _moment(r, s, document)
    seats = listing(document.get("seats", []), "seats", s.players)
    for seat, entry in enumerate(seats):
        _seat(r, s, seat, only(entry, f"seat {seat}", SEAT_KEYS))
    s.in_tomb = s.adventurers.count(TOMB)
    s.keys_spent = number(document.get("keys_spent", s.in_tomb), "keys_spent", 0, MOST)
    s.keys_left -= s.keys_spent + sum(s.keys)
    s.wild_left -= sum(s.wild)
    _tiles(r, s, document, rng)
    _cards(r, s, document, seats, rng)
    link(s)
    turn.reopen(r, s)
    return s


# --- reading ----------------------------------------------------------------------------------------------------


def _moment(r: Rules, s: State, document: dict[str, Any]) -> None:
    """Whose turn it is, and what is still to be done in it."""
    last = s.players - 1
    s.first = number(document.get("first", max(r.first, 0)), "first", -1 if r.first < 0 else 0, last)
    s.turn = number(document.get("turn", max(s.first, 0)), "turn", 0, last)
    s.round = number(document.get("round", 1), "round", 0, r.pieces.rounds)
    s.drops = number(document.get("drops", 0), "drops", 0, s.players)
    s.moves = number(document.get("moves", 0), "moves", 0, MOST)
    s.ending = word(document.get("ending", ""), "ending", list(ENDINGS.values()), "ending")
    todo = listing(document.get("agenda", [] if s.ending else ["end turn", "refill", "card"]), "agenda", MOST)
    s.stack = [_frame(entry) for entry in todo]
    if "card" in document:
        s.card = word(document["card"], "card", r.pieces.card_name, "card")
    s.roll = number(document.get("roll", 0), "roll", 0, 6)
    s.gained = number(document.get("gained", 0), "gained", 0, HAND)
    s.moved = [number(place, "moved", 1, TOMB) for place in listing(document.get("moved", []), "moved", ADVENTURERS)]


def _frame(entry: Any) -> int:
    """A frame from its words: a name, and the space, seat or level it is about."""
    if isinstance(entry, str):
        name, _, figure = entry.rpartition(" ")
        for kind, known in agenda.NAMES.items():
            if entry == known:
                return frame(kind)
            if name == known and figure.isdecimal() and int(figure) <= 255:
                return frame(kind, int(figure))
    raise BadPosition(f"agenda: {word_error(entry)}")


def word_error(entry: Any) -> str:
    """What is wrong with an entry of the agenda."""
    try:
        word(entry, "agenda", list(agenda.NAMES.values()), "entry")
    except BadPosition as error:
        return str(error).removeprefix("agenda: ")
    return f"{entry!r} is not an entry"


def _seat(r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
    """What one seat has."""
    p = r.pieces
    where = f"seat {seat}"
    if "at" in entry:
        places = listing(entry["at"], f"{where}, at", 99)
        if len(places) != ADVENTURERS:
            raise BadPosition(f"{where}, at: five adventurers are needed, not {len(places)}")
        s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS] = sorted(
            _place(place, f"{where}, at") for place in places
        )
    s.points[seat] = number(entry.get("points", 0), f"{where}, points", 0, MOST)
    s.keys[seat] = number(entry.get("keys", 0), f"{where}, keys", 0, MOST)
    s.wild[seat] = number(entry.get("wild", 0), f"{where}, wild", 0, MOST)
    for points in listing(entry.get("scarabs", []), f"{where}, scarabs", 99):
        values = [str(value) for value in p.scarab_points]
        kind = word(str(number(points, f"{where}, scarabs", 0, MOST)), f"{where}, scarabs", values, "scarab")
        s.scarabs[len(values) * seat + kind] += 1
        s.scarab_supply[kind] -= 1
    held = only(entry.get("treasures", {}), f"{where}, treasures", TYPES)
    for number_, type_ in enumerate(TYPES):
        s.treasures[3 * seat + number_] = number(held.get(type_, 0), f"{where}, {type_}", 0, MOST)
    for points in listing(entry.get("sarcophagi", []), f"{where}, sarcophagi", len(p.sarcophagi)):
        values = [str(value) for value in p.sarcophagi]
        which = word(str(points), f"{where}, sarcophagi", values, "sarcophagus")
        if s.sarcophagus_owner[which] >= 0:
            raise BadPosition(f"{where}: the sarcophagus {points} has an owner already")
        s.sarcophagus_owner[which] = seat


def _place(place: object, where: str) -> int:
    named: list[int] = [STAIRS, TOMB, WOKEN, *range(-STATUES, 0)]
    if isinstance(place, str):
        return named[word(place, where, [str(place_name(each)) for each in named], "place")]
    return number(place, where, 0, TOMB)


def _tiles(r: Rules, s: State, document: dict[str, Any], rng: Rng) -> None:
    """Lays the tiles that are named, then deals the others to the spaces left over."""
    p = r.pieces
    named = only(document.get("spaces", {}), "spaces", [str(space) for space in range(1, TOMB)])
    for key, name in named.items():
        space = int(key)
        tile = word(name, f"space {key}", p.tile_name, "tile")
        s.tiles[space] = tile
        if p.tile_count[tile]:
            s.bag[tile] -= 1
        for row in range(p.temple_low[p.space_icon[space]], p.temple_high[p.space_icon[space]]):
            if p.temple_tile[row] == tile:
                s.temple[row] -= 1
                break
    box = None
    if "box" in document:
        box = [0] * p.tiles
        for name in listing(document["box"], "box", MOST):
            box[word(name, "box", p.tile_name, "tile")] += 1
        s.bag = [have - boxed for have, boxed in zip(s.bag, box, strict=True)]
    for type_ in range(len(TYPES)):
        for _ in range(sum(s.treasures[type_::3])):
            of_type = [tile for tile in range(p.tiles) if p.tile_type[tile] == type_]
            _take_one(s.bag, of_type, rng, f"more {TYPES[type_]} treasures are named than there are")
    for spaces, low, high in (
        (p.osiris_spaces, p.osiris_low, p.osiris_high),
        (p.treasure_spaces, p.treasure_low, p.treasure_high),
    ):
        for space in spaces:
            if str(space) not in named:
                lack = f"no tile is left for space {space}: say what lies there, or that it is empty"
                s.tiles[space] = _take_one(s.bag, list(range(low, high)), rng, lack)
    if box is not None:
        missing = [p.tile_name[tile] for tile in range(p.tiles) if s.bag[tile] > 0]
        if missing:
            raise BadPosition(f"these tiles are nowhere: {', '.join(missing)}")
        s.bag = [have + boxed for have, boxed in zip(s.bag, box, strict=True)]


def _take_one(counts: list[int], among: list[int], rng: Rng, lack: str) -> int:
    """Takes one thing out of the counts, by chance."""
    left = sum(max(counts[thing], 0) for thing in among)
    if left == 0:
        raise BadPosition(lack)
    left = rng.below(left)
    for thing in among:
        left -= max(counts[thing], 0)
        if left < 0:
            counts[thing] -= 1
            return thing
    raise AssertionError("the counts do not add up")


def _cards(r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
    """Puts the cards that are named in their places, and deals the basic cards left over to the other hands."""
    p = r.pieces
    for seat, entry in enumerate(seats):
        if "hand" in entry:
            for card in listing(entry["hand"], f"seat {seat}, hand", HAND):
                s.hands[seat].append(_card(r, s, card, f"seat {seat}, hand"))
    for card in listing(document.get("discard", []), "discard", MOST):
        s.discard[_card(r, s, card, "discard")] += 1
    s.discard_size = sum(s.discard)
    if "top_discard" in document:
        s.top_discard = word(document["top_discard"], "top_discard", p.card_name, "card")
    draw = None
    if "draw" in document:
        draw = [0] * p.cards
        for card in listing(document["draw"], "draw", MOST):
            draw[_card(r, s, card, "draw")] += 1
    for seat in range(s.players):
        if seat >= len(seats) or "hand" not in seats[seat]:
            for _ in range(HAND):
                s.hands[seat].append(_take_one(s.draw, list(range(p.cards)), rng, "no basic card is left to deal"))
    if draw is not None:
        missing = [p.card_name[card] for card in range(p.cards) if s.draw[card] > 0]
        if missing:
            raise BadPosition(f"these basic cards are nowhere: {', '.join(missing)}")
        s.draw = [left + named for left, named in zip(s.draw, draw, strict=True)]
    s.draw_size = sum(s.draw)
    tops = listing(document.get("horus", [None] * LEVELS), "horus", LEVELS)
    for level in range(1, LEVELS + 1):
        named_top = tops[level - 1] if level <= len(tops) else None
        among = list(range(p.level_low[level], p.level_high[level]))
        if named_top is None:
            if any(s.horus[card] > 0 for card in among):
                s.horus_top[level] = _take_one(s.horus, among, rng, "")
        elif named_top != "none":
            card = word(named_top, "horus", p.card_name, "card")
            s.horus[card] -= 1
            s.horus_top[level] = card


def _card(r: Rules, s: State, name: Any, where: str) -> int:
    """A card by its name, taken from where it lies at the start of a game."""
    p = r.pieces
    bare = name.removeprefix(SEEN) if isinstance(name, str) else name
    card = word(bare, where, p.card_name, "card")
    if p.card_eyes[card]:
        s.horus[card] -= 1
    else:
        s.draw[card] -= 1
    return card | KNOWN if bare != name else card


# --- writing ----------------------------------------------------------------------------------------------------


def write(r: Rules, s: State) -> dict[str, Any]:
    """A state as a document that names everything, and so reads back equal."""
    p = r.pieces
    document: dict[str, Any] = {"first": s.first, "turn": s.turn, "round": s.round}
    if s.ending:
        document["ending"] = ENDINGS[s.ending]
    document["agenda"] = [_frame_words(each) for each in s.stack]
    for key, value in (("drops", s.drops), ("moves", s.moves), ("roll", s.roll), ("gained", s.gained)):
        if value:
            document[key] = value
    if s.card >= 0:
        document["card"] = p.card_name[s.card]
    if s.moved:
        document["moved"] = s.moved[:]
    document["seats"] = [_seat_words(r, s, seat) for seat in range(s.players)]
    document["spaces"] = {str(space): p.tile_name[s.tiles[space]] for space in range(1, TOMB)}
    document["box"] = _names(p.tile_name, s.bag)
    document["horus"] = [p.card_name[top] if top >= 0 else "none" for top in s.horus_top[1:]]
    document["draw"] = _names(p.card_name, s.draw)
    document["discard"] = _names(p.card_name, s.discard)
    if s.top_discard >= 0:
        document["top_discard"] = p.card_name[s.top_discard]
    if s.keys_spent != s.in_tomb:
        document["keys_spent"] = s.keys_spent
    return document


def _frame_words(top: int) -> str:
    name = agenda.NAMES[top & 255]
    return f"{name} {top >> 8}" if top >> 8 else name


def _seat_words(r: Rules, s: State, seat: int) -> dict[str, Any]:
    p = r.pieces
    kinds = len(p.scarab_points)
    return {
        "at": [place_name(place) for place in s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]],
        "hand": [(SEEN if card & KNOWN else "") + p.card_name[card & CARD_MASK] for card in s.hands[seat]],
        "points": s.points[seat],
        "keys": s.keys[seat],
        "wild": s.wild[seat],
        "scarabs": [p.scarab_points[kind] for kind in range(kinds) for _ in range(s.scarabs[kinds * seat + kind])],
        "treasures": {type_: s.treasures[3 * seat + each] for each, type_ in enumerate(TYPES)},
        "sarcophagi": [
            points for points, owner in zip(p.sarcophagi, s.sarcophagus_owner, strict=True) if owner == seat
        ],
    }


def _names(names: list[str], counts: list[int]) -> list[str]:
    return [names[thing] for thing, count in enumerate(counts) for _ in range(count)]
