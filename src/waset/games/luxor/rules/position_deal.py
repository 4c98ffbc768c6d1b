"""Positions: tiles and cards that a document names go where it says; the others are dealt."""

from typing import Any, Final

from waset.core.document import listing, only, word
from waset.core.errors import BadPosition
from waset.core.ints import Ints, ints
from waset.core.rng import Rng
from waset.games.luxor.rules.effects import insert_card
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ARTIFACT, HELD, LEVELS, TOMB, TYPES
from waset.games.luxor.rules.state import DEALT, KNOWN, State

SEEN: Final = "seen "
"""The prefix of a card in a hand that everybody saw when it was taken."""
OWN: Final = "own "
"""The prefix of a card in a hand that comes from the player's own equipment."""
MOST: Final = 999


def take_one(counts: Ints, among: list[int], rng: Rng, lack: str) -> int:
    """Takes one thing out of the counts, by chance."""
    left = sum(max(int(counts[thing]), 0) for thing in among)
    if left == 0:
        raise BadPosition(lack)
    left = int(rng.below(left))
    for thing in among:
        left -= max(int(counts[thing]), 0)
        if left < 0:
            counts[thing] -= 1
            return thing
    raise AssertionError("the counts do not add up")


def take_scarabs(r: Rules, s: State, held: Ints, seat: int, entry: dict[str, Any], key: str) -> None:
    """Gives a seat the scarabs that its entry names under a key, out of the supply."""
    values = [str(value) for value in r.pieces.scarab_points]
    for points in listing(entry.get(key, []), f"seat {seat}, {key}", 99):
        kind = word(str(points), f"seat {seat}, {key}", values, "scarab")
        held[len(values) * seat + kind] += 1
        s.scarab_supply[kind] -= 1


# --- tiles --------------------------------------------------------------------------------------------------------


def name_tiles(r: Rules, s: State, document: dict[str, Any]) -> None:
    """Lays the tiles that are named."""
    named = only(document.get("spaces", {}), "spaces", [str(space) for space in range(1, TOMB)])
    for key, name in named.items():
        _lay(r, s, int(key), word(name, f"space {key}", r.pieces.tile_name, "tile"))


def lay_tiles(r: Rules, s: State, document: dict[str, Any], rng: Rng) -> None:
    """Takes tiles that are boxed or claimed out of the bag, then deals the others to the remaining spaces."""
    p = r.pieces
    named = document.get("spaces", {})
    box = None
    if "box" in document:
        box = [0] * p.tiles
        for name in listing(document["box"], "box", MOST):
            box[word(name, "box", p.tile_name, "tile")] += 1
        s.bag = ints(have - boxed for have, boxed in zip(s.bag, box, strict=True))
    for type_, name in enumerate((*TYPES, "artifact")):
        of_type = [tile for tile in range(p.tiles) if p.tile_type[tile] == type_]
        for _ in range(sum(s.treasures[type_::HELD])):
            take_one(s.bag, of_type, rng, f"more {name} tiles are claimed than there are")
    for spaces, low, high in (
        (p.osiris_spaces, p.osiris_low, p.osiris_high),
        (p.treasure_spaces, p.treasure_low, p.treasure_high),
    ):
        for space in spaces:
            if str(space) not in named:
                lack = f"no tile is left for space {space}: say what lies there, or that it is empty"
                s.tiles[space] = take_one(s.bag, list(range(low, high)), rng, lack)
    if box is not None:
        missing = [p.tile_name[tile] for tile in range(p.tiles) if s.bag[tile] > 0]
        if missing:
            raise BadPosition(f"these tiles are nowhere: {', '.join(missing)}")
        s.bag = ints(have + boxed for have, boxed in zip(s.bag, box, strict=True))


def _lay(r: Rules, s: State, space: int, tile: int) -> None:
    """Lays a named tile, taken from where it lies at the start; beneath an emptied space nothing is hidden."""
    p = r.pieces
    s.tiles[space] = tile
    if tile == 0 or p.tile_type[tile] == ARTIFACT:
        s.doubled[space] = 0
    if p.tile_count[tile]:
        s.bag[tile] -= 1
    for row in range(p.temple_low[p.space_icon[space]], p.temple_high[p.space_icon[space]]):
        if p.temple_tile[row] == tile:
            s.temple[row] -= 1
            return


# --- cards --------------------------------------------------------------------------------------------------------


def deal_cards(r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
    """Puts the cards that are named in their places, deals the other hands, and turns up the Horus stacks."""
    p = r.pieces
    loose = [int(s.players * copies) for copies in p.equipment_count]
    for seat, entry in enumerate(seats):
        names = listing(entry.get("hand", []), f"seat {seat}, hand", int(p.hand))
        own = {place: _own_card(r, s, loose, seat, name) for place, name in enumerate(names) if _is_own(name)}
        for place, name in enumerate(names):
            card = own[place] if place in own else _card(r, s, loose, seat, name, f"seat {seat}, hand")
            insert_card(s, seat, s.hand_sizes[seat], card)
    for name in listing(document.get("discard", []), "discard", MOST):
        s.discard[card_named(r, s, loose, name, "discard")] += 1
    if "top_discard" in document:
        s.top_discard = word(document["top_discard"], "top_discard", p.card_name, "card")
    draw = [0] * p.cards
    for name in listing(document.get("draw", []), "draw", MOST):
        draw[card_named(r, s, loose, name, "draw")] += 1
    _in_the_air(r, s, loose, document)
    for module in r.modules:
        module.deal(r, s, loose, document, seats, rng)
    for seat in range(s.players):
        if not (seat < len(seats) and "hand" in seats[seat]):
            for _ in range(p.hand - s.hand_sizes[seat]):
                card = take_one(s.draw, list(range(p.cards)), rng, "no basic card is left to deal")
                insert_card(s, seat, s.hand_sizes[seat], card)
    if "draw" in document:
        missing = [p.card_name[card] for card in range(p.cards) if s.draw[card] > 0]
        if missing:
            raise BadPosition(f"these basic cards are nowhere: {', '.join(missing)}")
    s.draw = ints(left + named for left, named in zip(s.draw, draw, strict=True))
    s.draw_size = sum(s.draw)
    s.discard_size = sum(s.discard)
    _horus_tops(r, s, document, rng)


def card_named(r: Rules, s: State, loose: list[int], name: Any, where: str) -> int:
    """A card by its name, taken from where it lies at the start of a game, or from the equipment in circulation."""
    p = r.pieces
    card = word(name, where, p.card_name, "card")
    if p.card_eyes[card]:
        s.horus[card] -= 1
    elif loose[card] and s.draw[card] <= 0:
        loose[card] -= 1
    else:
        s.draw[card] -= 1
    return card


def _is_own(name: Any) -> bool:
    return isinstance(name, str) and name.startswith(OWN)


def _own_card(r: Rules, s: State, loose: list[int], seat: int, name: str) -> int:
    """A card in a hand that comes from the seat's own equipment."""
    card = word(name.removeprefix(OWN), f"seat {seat}, hand", r.pieces.card_name, "card")
    if not len(s.boxed_equipment) or s.boxed_equipment[seat * r.pieces.cards + card] == 0:
        raise BadPosition(f"seat {seat}, hand: {name!r} is more than this seat's own equipment has")
    s.boxed_equipment[seat * r.pieces.cards + card] -= 1
    loose[card] -= 1
    return card | DEALT


def _card(r: Rules, s: State, loose: list[int], seat: int, name: Any, where: str) -> int:
    """Any other card in a hand; unless the document says whose equipment it was, it was the seat's own."""
    seen = isinstance(name, str) and name.startswith(SEEN)
    equipment = sum(loose)
    card = card_named(r, s, loose, name.removeprefix(SEEN) if seen else name, where)
    if sum(loose) < equipment and s.boxed_equipment[seat * r.pieces.cards + card]:
        s.boxed_equipment[seat * r.pieces.cards + card] -= 1
    return card | KNOWN if seen else card


def _in_the_air(r: Rules, s: State, loose: list[int], document: dict[str, Any]) -> None:
    """A card that is drawn and not yet placed is in nobody's hand."""
    for entry in listing(document.get("agenda", []), "agenda", MOST):
        if isinstance(entry, str) and entry.startswith("place card "):
            _, _, card = entry.removeprefix("place card ").partition(" ")
            card_named(r, s, loose, card.removeprefix(SEEN), "agenda")


def _horus_tops(r: Rules, s: State, document: dict[str, Any], rng: Rng) -> None:
    """The face-up Horus cards: those that are named, or any from the stack."""
    p = r.pieces
    tops = listing(document.get("horus", []), "horus", LEVELS)
    for level in range(1, LEVELS + 1):
        named = tops[level - 1] if level <= len(tops) else None
        among = list(range(p.level_low[level], p.level_high[level]))
        if named is None:
            if any(s.horus[card] > 0 for card in among):
                s.horus_top[level] = take_one(s.horus, among, rng, "")
        elif named != "none":
            card = word(named, "horus", p.card_name, "card")
            s.horus[card] -= 1
            s.horus_top[level] = card
