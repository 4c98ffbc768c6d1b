"""What each seat would have if the game ended now, as far as a reader may know it."""

from typing import Final

from waset.core.ints import Ints
from waset.games.luxor.rules import scoring
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import HELD, TYPES
from waset.games.luxor.rules.seen import Count, CountLine
from waset.games.luxor.rules.state import State

WILD: Final = "wild"


def counted(r: Rules, s: State, owner: int, reader: int | None) -> Count:
    """A seat's present count: the lines of its sheet, each with what it is made of.

    Scarabs that the reader may not see count from the least to the most that as many of the unseen ones can bring.
    """
    sheet = scoring.sheet(r, s, owner)
    held = s.treasures[HELD * owner : HELD * owner + len(TYPES)]
    sets = scoring.complete_sets(held, s.wild[owner])
    own = scoring.scarabs(r, s, owner)
    least = most = sum(own)
    parts = {
        "positions": scoring.positions(r, s, owner),
        "sarcophagi": scoring.sarcophagi(r, s, owner),
        "scarabs": own,
    }
    if owner != reader and s.ending == 0:
        least, most = unseen_scarabs(r, s, len(own), reader)
        parts["scarabs"] = []
    lines: list[CountLine] = []
    for name, points in sheet.lines.items():
        low, high = (least, most) if name == "scarabs" else (points, points)
        lines.append({"name": name, "low": low, "high": high, "parts": parts.get(name, [])})
    return {
        "low": sum(line["low"] for line in lines),
        "high": sum(line["high"] for line in lines),
        "lines": lines,
        "sets": laid_out(held, sets),
        "next_set": scoring.set_points(r, sets + 1) - scoring.set_points(r, sets),
    }


def unseen_scarabs(r: Rules, s: State, count: int, reader: int | None) -> tuple[int, int]:
    """The least and the most that this many scarabs bring, of all that the reader has not seen (LR-80)."""
    points = r.pieces.scarab_points
    kinds = len(points)
    unseen: list[int] = []
    for kind in range(kinds):
        there = s.scarab_supply[kind]
        for owner in range(s.players):
            if owner != reader:
                there += s.scarabs[kinds * owner + kind] + s.boxed_scarabs[kinds * owner + kind]
        unseen += [int(points[kind])] * there
    unseen.sort()
    return sum(unseen[:count]), sum(unseen[len(unseen) - count :])


def laid_out(held: Ints, sets: int) -> list[list[str]]:
    """The tiles of each set: real ones go round from set to set, so that each has one; wild ones fill up (LR-75)."""
    made = [[WILD] * len(TYPES) for _ in range(sets)]
    at = 0
    for kind, name in enumerate(TYPES):
        for _ in range(min(held[kind], sets)):
            made[at % sets][kind] = name
            at += 1
    return made
