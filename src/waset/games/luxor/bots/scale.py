"""How much an edition pays beside the usual one: by this every weight of the evaluation is multiplied.

A weight says what something is worth where things pay as they usually do. In another edition it is worth as many times
more as that pays more, so that bots want what the edition makes worth wanting. In the usual edition every factor is
exactly 1.
"""

from typing import Final

from waset.games.luxor.bots import weights
from waset.games.luxor.rules.tables import REBUILT_EDITION, Edition

TREASURES: Final = "treasures"
WALLS: Final = "walls"
SARCOPHAGI: Final = "sarcophagi"
SETS: Final = "sets"
ARTIFACTS: Final = "artifacts"
TOMB: Final = "tomb"
ALL: Final = "all"
"""What a seat earns in a whole game; the unit of every weight that is about time, turns and cards."""

UNITS: Final = {
    weights.DEPTH: WALLS,
    weights.TIME_AND_DEPTH: WALLS,
    weights.FIRST_KEY: TOMB,
    weights.TOMB: SARCOPHAGI,
    weights.TILES: SETS,
    weights.COMPANY: TREASURES,
    weights.LOOSE_ARTIFACT: ARTIFACTS,
}
"""What a weight is a share of; all others are shares of ALL, if they are not OWN."""
OWN: Final = (
    weights.SET_PART,
    weights.KEYS,
    weights.BEST_CARD,
    weights.OTHER_END,
    weights.INNER_CARD,
    weights.RICH,
    weights.RACE,
)
"""The weights of what is counted in points of the edition already."""

TREASURES_EACH: Final = 0.4
"""The part of all treasures that a seat of two claims, and of the walls and sets that it reaches: only the proportions
of the tables to each other matter."""
SETS_EACH: Final = 3
RUNNERS: Final = 5


def factors(edition: Edition) -> list[float]:
    """By what each weight is multiplied in an edition."""
    theirs = pays(edition)
    usual = pays(REBUILT_EDITION)
    return [
        1.0 if row in OWN else theirs[UNITS.get(row, ALL)] / usual[UNITS.get(row, ALL)]
        for row in range(len(weights.WEIGHTS))
    ]


def stray(edition: Edition) -> float:
    """How many times further than usual points may stray in an edition."""
    return pays(edition)[ALL] / pays(REBUILT_EDITION)[ALL]


def pays(edition: Edition) -> dict[str, float]:
    """What an edition pays, by what it pays for; never 0 for ALL."""
    tiles = max(1, sum(row.copies for row in edition.treasures))
    laid = sum(row.kind == "treasure" for row in edition.spaces)
    treasures = float(laid * sum(row.points * row.copies for row in edition.treasures)) / float(tiles)
    spaces = float(sum(row.points * (row.last - row.first + 1) for row in edition.walls))
    places = float(sum(row.last - row.first + 1 for row in edition.walls))
    sarcophagi = float(sum(row.points for row in edition.sarcophagi[:2]))
    inside = float(max(row.points for row in edition.walls if row.last == 41))
    sets = float(edition.sets[min(SETS_EACH, len(edition.sets)) - 1].points)
    artifacts = float(sum(row.copies for row in edition.supplies if row.what == "artifact points"))
    return {
        TREASURES: treasures,
        WALLS: spaces,
        SARCOPHAGI: sarcophagi,
        SETS: sets,
        ARTIFACTS: artifacts,
        TOMB: inside + sarcophagi,
        ALL: 1.0 + TREASURES_EACH * treasures + RUNNERS * spaces / places + sarcophagi / 2.0 + sets,
    }
