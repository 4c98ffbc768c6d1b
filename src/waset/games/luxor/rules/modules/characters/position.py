"""What a position says about characters, and what is impossible."""

from typing import Any

from waset.core.document import number, only, word
from waset.core.ints import ints
from waset.core.rng import Rng
from waset.games.luxor.rules.modules.characters.abilities import EXTRA_POINT, EXTRA_TURN, KEY, STARTING_KEYS
from waset.games.luxor.rules.pieces import CHARACTERS, HELD, TYPES
from waset.games.luxor.rules.position_deal import MOST, take_one
from waset.games.luxor.rules.state import State


def read_seat(s: State, seat: int, entry: dict[str, Any]) -> None:
    """Points of a character, and the tiles that one has flipped."""
    where = f"seat {seat}"
    s.character_points[seat] = number(entry.get("character_points", 0), f"{where}, character_points", 0, MOST)
    flipped = only(entry.get("flipped", {}), f"{where}, flipped", TYPES)
    for type_, name in enumerate(TYPES):
        s.flipped[len(TYPES) * seat + type_] = number(flipped.get(name, 0), f"{where}, flipped {name}", 0, MOST)


def read(s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
    """Who is who; characters that are not named are dealt, and the one with keys has two by default."""
    s.ignored = number(document.get("ignored", 0), "ignored", 0, 1)
    for seat, entry in enumerate(seats):
        if "character" in entry and entry["character"] != "none":
            s.characters[seat] = word(entry["character"], f"seat {seat}, character", list(CHARACTERS), "character")
    for seat in range(s.players):
        if s.characters[seat] < 0 and not (seat < len(seats) and "character" in seats[seat]):
            free = ints(0 if each in s.characters else 1 for each in range(len(CHARACTERS)))
            s.characters[seat] = take_one(free, list(range(len(CHARACTERS))), rng, "no character is left")
        if s.characters[seat] == KEY and not (seat < len(seats) and "keys" in seats[seat]):
            s.keys[seat] = STARTING_KEYS


def write_seat(s: State, seat: int) -> dict[str, Any]:
    """Who a seat is, and what that has brought."""
    return {
        "character": CHARACTERS[s.characters[seat]] if s.characters[seat] >= 0 else "none",
        "character_points": s.character_points[seat],
        "flipped": {type_: s.flipped[len(TYPES) * seat + each] for each, type_ in enumerate(TYPES)},
    }


def impossible(s: State) -> list[str]:
    """Characters that two seats share, and what a seat's own character cannot have brought (M4-SETUP-1, MR-63)."""
    reasons = []
    if len(set(s.characters)) < s.players or -1 in s.characters:
        reasons.append("every seat needs a character of its own (M4-SETUP-1)")
    for seat in range(s.players):
        flipped = s.flipped[len(TYPES) * seat : len(TYPES) * seat + len(TYPES)]
        held = s.treasures[HELD * seat : HELD * seat + len(TYPES)]
        if len(set(flipped)) > 1 or any(used > have for used, have in zip(flipped, held, strict=True)):
            reasons.append(f"seat {seat} cannot have flipped these tiles (MR-63)")
        elif flipped[0] and s.characters[seat] != EXTRA_TURN:
            name = CHARACTERS[EXTRA_TURN]
            reasons.append(f"seat {seat} has flipped tiles, but not the character {name!r} (M4-EXTRATURN)")
        claims = sum(s.treasures[HELD * seat : HELD * seat + HELD])
        if s.character_points[seat] and s.characters[seat] != EXTRA_POINT:
            name = CHARACTERS[EXTRA_POINT]
            reasons.append(f"seat {seat} has points of the character {name!r}, which it does not have (M4-EXTRAVP)")
        elif s.character_points[seat] > claims:
            reasons.append(f"seat {seat} has {s.character_points[seat]} extra points for {claims} claims (M4-EXTRAVP)")
    return reasons
