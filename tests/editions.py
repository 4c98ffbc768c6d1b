"""Editions of which every fact differs from the printed one, for tests of whoever draws or tells them."""

import dataclasses
from typing import Any

from waset.core.edition import BOOK
from waset.games.luxor.rules.tables import REBUILT_EDITION as TEMPLE
from waset.games.luxor.rules.tables import Space
from waset.games.tutankhamun.rules.tables import REBUILT_EDITION as NILE


def other_temple() -> Any:
    """A temple of which every fact differs from the printed one, while it can still be played."""
    spaces = [row._replace(space=41 - row.space) for row in TEMPLE.spaces]
    icons = {"none": "none", "cobra": "lion", "falcon": "cobra", "lion": "falcon"}
    spaces = [Space(row.space, row.kind, icons[row.icon], row.source) for row in sorted(spaces)]
    raised: dict[str, Any] = {
        "walls": tuple(row._replace(points=row.points + 1) for row in TEMPLE.walls),
        "statues": tuple(row._replace(after=row.after + 1) for row in TEMPLE.statues),
        "sarcophagi": tuple(row._replace(points=row.points + 1) for row in TEMPLE.sarcophagi),
        "sets": tuple(row._replace(points=row.points + 1) for row in TEMPLE.sets),
        "scarabs": tuple(row._replace(points=row.points + 4) for row in TEMPLE.scarabs),
        "supplies": tuple(row._replace(copies=row.copies + 1) for row in TEMPLE.supplies),
        "talismans": tuple(row._replace(each=row.each - 1) for row in TEMPLE.talismans),
        "free_choice": tuple(reversed(TEMPLE.free_choice)),
    }
    for table in ("basic_cards", "horus_cards", "treasures", "temple_tiles", "osiris_tiles", "mummy_tiles"):
        raised[table] = tuple(row._replace(copies=row.copies + 1) for row in getattr(TEMPLE, table))
    for table in ("extra_horus_cards", "equipment", "artifacts"):
        raised[table] = tuple(row._replace(copies=row.copies + 1) for row in getattr(TEMPLE, table))
    raised["mummy_tiles"] = tuple(row._replace(cost=row.cost + 1) for row in raised["mummy_tiles"])
    return dataclasses.replace(TEMPLE, name="upside down", spaces=tuple(spaces), **raised)


def other_nile() -> Any:
    """A Nile with other sets, counts, values and names."""
    sets = [
        row._replace(set=f"Other {number}", first=row.first + 1, second=row.second + 2)
        for number, row in enumerate(NILE.sets)
    ]
    sets[0] = sets[0]._replace(tiles=sets[0].tiles - 2)
    return dataclasses.replace(
        NILE,
        name="upstream",
        sets=tuple(sets),
        rings=(NILE.rings[0]._replace(tiles=11, each=2, bonus=7, source=BOOK),),
        idols=(NILE.idols[0]._replace(tiles=3), *NILE.idols[1:]),
        start=tuple(row._replace(points=row.points + 9) for row in NILE.start),
    )
