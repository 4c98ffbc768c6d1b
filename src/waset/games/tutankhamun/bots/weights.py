"""The weights of Tutankhamun's evaluation: one table, each explained in a sentence."""

from typing import Final

from waset.bots.evaluation import Weight

# Places in the table
REACH: Final = 0
SINKS: Final = 1
CLEAR: Final = 2
OPEN: Final = 3
LATE: Final = 4
IDOL: Final = 5
POWER: Final = 6
TURN: Final = 7
SURE: Final = 8
DOUBT: Final = 9


WEIGHTS: Final = (
    Weight(
        "reach",
        0.5,
        0.80,
        "the claim to the nearest tile behind a boat, if that to a tile ahead is 1; and so on back",
        0.02,
        0.98,
    ),
    Weight("sinks", 0.5, 0.77, "the claim of the Underworld to every tile in the Nile", 0.02, 5),
    Weight(
        "clear",
        0.3,
        0.07,
        "tiles of a set by which a seat must lead to be likely first when no tile of it is left",
        0.02,
        5,
    ),
    Weight("open", 0.5, 0.40, "how many more it takes for each tile of the set that is left in the Nile", 0.02, 5),
    Weight(
        "late", 1.0, 0.73, "the part of what may still be scored that will be scored before somebody is at 0", 0.1, 1.5
    ),
    Weight("idol", 1.0, 0.36, "points that an idol in the Nile is worth to whoever gets it", 0, 20),
    Weight("power", 0.5, 0.26, "points that an idol at work is worth before its use is chosen", 0, 20),
    Weight("turn", 0.0, 0.95, "points that it is worth to be the next to sail", 0, 20),
    Weight(
        "sure", 2.0, 1.24, "points by which a seat must lead to be likely the winner when the Nile is empty", 0.2, 50
    ),
    Weight("doubt", 4.0, 4.09, "how many more when it is full, by the square root of the part that is left", 0.2, 50),
)
