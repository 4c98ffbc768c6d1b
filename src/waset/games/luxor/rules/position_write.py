"""Writing positions: a state as a document that names everything, and so reads back equal."""

from collections.abc import Iterable
from typing import Any

from waset.core.ints import Ints, listed
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import HELD, TOMB, TYPES
from waset.games.luxor.rules.position_deal import OWN, SEEN
from waset.games.luxor.rules.state import CARD_MASK, DEALT, KNOWN, State, adventurers, hand
from waset.games.luxor.rules.view import ENDINGS, place_name


def write(r: Rules, s: State) -> dict[str, Any]:
    """A state as a position document."""
    p = r.pieces
    document: dict[str, Any] = {"first": s.first, "turn": s.turn, "round": s.round}
    if s.ending:
        document["ending"] = ENDINGS[s.ending]
    document["agenda"] = [_frame(r, each) for each in s.stack]
    for key, value in (("drops", s.drops), ("moves", s.moves), ("roll", s.roll)):
        if value:
            document[key] = value
    if s.extra_turns:
        document["extra_turns"] = s.extra_turns
    for key, card in (("card", s.card), ("top_discard", s.top_discard)):
        if card >= 0:
            document[key] = p.card_name[card]
    if len(s.moved):
        document["moved"] = listed(s.moved)
    document["seats"] = [_seat(r, s, seat) for seat in range(s.players)]
    document["spaces"] = {str(space): p.tile_name[s.tiles[space]] for space in range(1, TOMB)}
    document["box"] = names_of(p.tile_name, s.bag)
    document["horus"] = [p.card_name[top] if top >= 0 else "none" for top in s.horus_top[1:]]
    document["draw"] = names_of(p.card_name, s.draw)
    document["discard"] = names_of(p.card_name, s.discard)
    if s.keys_spent != s.in_tomb:
        document["keys_spent"] = s.keys_spent
    for module in r.modules:
        document |= module.write(r, s)
    return document


def _frame(r: Rules, top: int) -> str:
    words = agenda.NAMES[top & 255]
    if top >> 8:
        words += f" {top >> 8 & 255}"
    if top & 255 == agenda.PLACE_CARD:
        card = top >> 16
        words = f"place card {top >> 8 & 255} {SEEN if card & KNOWN else ''}{r.pieces.card_name[card & CARD_MASK]}"
    return words


def _card(r: Rules, card: int) -> str:
    mark = SEEN if card & KNOWN else OWN if card & DEALT else ""
    return mark + r.pieces.card_name[card & CARD_MASK]


def _seat(r: Rules, s: State, seat: int) -> dict[str, Any]:
    p = r.pieces
    entry: dict[str, Any] = {
        "at": [place_name(place) for place in adventurers(s, seat)],
        "hand": [_card(r, card) for card in hand(s, seat)],
        "points": s.points[seat],
        "keys": s.keys[seat],
        "wild": s.wild[seat],
        "scarabs": scarab_values(r, s.scarabs, seat),
        "treasures": {type_: s.treasures[HELD * seat + each] for each, type_ in enumerate(TYPES)},
        "sarcophagi": [
            points for points, owner in zip(p.sarcophagi, s.sarcophagus_owner, strict=True) if owner == seat
        ],
    }
    for module in r.modules:
        entry |= module.write_seat(r, s, seat)
    return entry


def scarab_values(r: Rules, held: Ints, seat: int) -> list[int]:
    """The points of each scarab of a seat."""
    kinds = len(r.pieces.scarab_points)
    return [r.pieces.scarab_points[kind] for kind in range(kinds) for _ in range(held[kinds * seat + kind])]


def names_of(names: list[str], counts: Iterable[int]) -> list[str]:
    """The name of each thing that is counted."""
    return [names[thing] for thing, count in enumerate(counts) for _ in range(count)]
