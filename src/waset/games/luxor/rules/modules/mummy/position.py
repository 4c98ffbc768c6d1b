"""What a position says about the mummy, and what is impossible."""

from typing import Any

from waset.core.document import listing, number, word
from waset.core.ints import ints, listed
from waset.core.rng import Rng
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.mummy.display import DISPLAY
from waset.games.luxor.rules.pieces import ADVENTURERS, EMPTY, MUMMY_EFFECTS, TOMB
from waset.games.luxor.rules.position_deal import MOST, take_one, take_scarabs
from waset.games.luxor.rules.position_write import names_of, scarab_values
from waset.games.luxor.rules.state import State


def tile_names(r: Rules) -> list[str]:
    """The mummy tiles by their number."""
    return [MUMMY_EFFECTS[effect] for effect in r.pieces.mummy_effect]


def read_seat(r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
    """Talismans, points of tiles, and scarabs that a tile has put into the box."""
    s.mummy_points[seat] = number(entry.get("mummy_points", 0), f"seat {seat}, mummy_points", 0, MOST)
    take_scarabs(r, s, s.boxed_scarabs, seat, entry, "boxed_scarabs")
    if "talismans" in entry:
        s.talismans_left += s.talismans[seat]
        s.talismans[seat] = number(entry["talismans"], f"seat {seat}, talismans", 0, MOST)
        s.talismans_left -= s.talismans[seat]


def read(r: Rules, s: State, document: dict[str, Any], rng: Rng) -> None:
    """Where the mummy is, and its tiles; those that are not named are turned up from the stack."""
    names = tile_names(r)
    s.could_rise = number(document.get("could_rise", 0), "could_rise", 0, 1)
    s.mummy_at = number(document.get("mummy", s.mummy_at), "mummy", 1, TOMB - 1)
    for name in listing(document.get("mummy_discard", []), "mummy_discard", MOST):
        tile = word(name, "mummy_discard", names, "mummy tile")
        s.mummy_stack[tile] -= 1
        s.mummy_discard[tile] += 1
    shown: list[int] = []
    if "mummy_tiles" in document:
        for name in listing(document["mummy_tiles"], "mummy_tiles", DISPLAY):
            shown.append(word(name, "mummy_tiles", names, "mummy tile"))
            s.mummy_stack[shown[-1]] -= 1
    else:
        for _ in range(DISPLAY):
            shown.append(take_one(s.mummy_stack, list(range(len(names))), rng, "no mummy tile is left"))
    s.mummy_display = ints(sorted(shown))
    for each in s.stack:
        if each & 255 == agenda.REPLACE_MUMMY_TILE:
            s.mummy_stack[each >> 8] -= 1


def write(r: Rules, s: State) -> dict[str, Any]:
    """The mummy, its tiles, and whether somebody could have been raised in this turn."""
    names = tile_names(r)
    document: dict[str, Any] = {
        "mummy": s.mummy_at,
        "mummy_tiles": [names[tile] for tile in s.mummy_display],
        "mummy_discard": names_of(names, s.mummy_discard),
    }
    if s.could_rise:
        document["could_rise"] = s.could_rise
    return document


def write_seat(r: Rules, s: State, seat: int) -> dict[str, Any]:
    """What a seat has because of the mummy."""
    return {
        "talismans": s.talismans[seat],
        "mummy_points": s.mummy_points[seat],
        "boxed_scarabs": scarab_values(r, s.boxed_scarabs, seat),
    }


def impossible(r: Rules, s: State) -> list[str]:
    """The mummy where it cannot be, and more tiles and talismans than exist (M-INV-1 to M-INV-3)."""
    p = r.pieces
    reasons = []
    if s.round and s.tiles[s.mummy_at] == EMPTY:
        reasons.append(f"the mummy is on space {s.mummy_at}, where no tile lies (M-INV-2)")
    if s.mummy_at in s.adventurers:
        seat = listed(s.adventurers).index(s.mummy_at) // ADVENTURERS
        reasons.append(f"seat {seat} stands upright beside the mummy on space {s.mummy_at} (M-INV-2)")
    if s.talismans_left < 0:
        reasons.append(f"{p.talismans - s.talismans_left} talismans, more than the {p.talismans} in the game (M-INV-1)")
    for tile, left in enumerate(s.mummy_stack):
        if left < 0:
            there = p.mummy_count[tile]
            name = MUMMY_EFFECTS[p.mummy_effect[tile]]
            reasons.append(f"{there - left} mummy tiles {name!r}, more than the {there} in the game (M-INV-3)")
    replacing = any(frame & 255 in (agenda.REPLACE_MUMMY_TILE, agenda.TURN_UP_MUMMY_TILE) for frame in s.stack)
    shown = DISPLAY - 1 if replacing else DISPLAY
    if s.round and len(s.mummy_display) != shown:
        reasons.append(f"{len(s.mummy_display)} mummy tiles are face up, not {shown} (MR-86)")
    return reasons
