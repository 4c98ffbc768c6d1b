"""Positions: how a state is written as a document that names everything, and so reads back equal."""

from collections.abc import Iterable
from typing import Any

from waset.core.ints import Ints, listed
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ARTIFACT, CHARACTERS, HELD, MUMMY_EFFECTS, TOMB, TYPES
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
    for key, value in (
        ("drops", s.drops),
        ("moves", s.moves),
        ("roll", s.roll),
        ("ignored", s.ignored),
        ("could_rise", s.could_rise),
    ):
        if value:
            document[key] = value
    if s.extra_turns:
        document["extra_turns"] = s.extra_turns
    for key, card in (("card", s.card), ("extra_card", s.extra_card), ("top_discard", s.top_discard)):
        if card >= 0:
            document[key] = p.card_name[card]
    if len(s.moved):
        document["moved"] = listed(s.moved)
    document["seats"] = [_seat(r, s, seat) for seat in range(s.players)]
    document["spaces"] = {str(space): p.tile_name[s.tiles[space]] for space in range(1, TOMB)}
    document["box"] = _names(p.tile_name, s.bag)
    document["horus"] = [p.card_name[top] if top >= 0 else "none" for top in s.horus_top[1:]]
    document["draw"] = _names(p.card_name, s.draw)
    document["discard"] = _names(p.card_name, s.discard)
    if s.keys_spent != s.in_tomb:
        document["keys_spent"] = s.keys_spent
    for module in r.modules:
        document |= _of_module(r, s, module.name)
    return document


def _of_module(r: Rules, s: State, module: str) -> dict[str, Any]:
    """What a module adds to the table."""
    if module == "mummy":
        names = [MUMMY_EFFECTS[effect] for effect in r.pieces.mummy_effect]
        return {
            "mummy": s.mummy_at,
            "mummy_tiles": [names[tile] for tile in s.mummy_display],
            "mummy_discard": _names(names, s.mummy_discard),
        }
    if module == "artifacts":
        return {"doubled": [space for space in range(1, TOMB) if s.doubled[space]]}
    return {}


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
        "scarabs": _scarabs(r, s.scarabs, seat),
        "treasures": {type_: s.treasures[HELD * seat + each] for each, type_ in enumerate(TYPES)},
        "sarcophagi": [
            points for points, owner in zip(p.sarcophagi, s.sarcophagus_owner, strict=True) if owner == seat
        ],
    }
    for module in r.modules:
        entry |= _of_module_seat(r, s, seat, module.name)
    return entry


def _of_module_seat(r: Rules, s: State, seat: int, module: str) -> dict[str, Any]:
    """What a module adds to a seat."""
    if module == "mummy":
        return {
            "talismans": s.talismans[seat],
            "mummy_points": s.mummy_points[seat],
            "boxed_scarabs": _scarabs(r, s.boxed_scarabs, seat),
        }
    if module == "equipment":
        cards = r.pieces.cards
        return {"boxed_equipment": _names(r.pieces.card_name, s.boxed_equipment[cards * seat : cards * seat + cards])}
    if module == "artifacts":
        return {"artifacts": s.treasures[HELD * seat + ARTIFACT]}
    if module == "characters":
        return {
            "character": CHARACTERS[s.characters[seat]] if s.characters[seat] >= 0 else "none",
            "character_points": s.character_points[seat],
            "flipped": {type_: s.flipped[len(TYPES) * seat + each] for each, type_ in enumerate(TYPES)},
        }
    return {}


def _scarabs(r: Rules, held: Ints, seat: int) -> list[int]:
    kinds = len(r.pieces.scarab_points)
    return [r.pieces.scarab_points[kind] for kind in range(kinds) for _ in range(held[kinds * seat + kind])]


def _names(names: list[str], counts: Iterable[int]) -> list[str]:
    return [names[thing] for thing, count in enumerate(counts) for _ in range(count)]
