"""The weights of Luxor's evaluation: one table, in points, each explained in a sentence."""

from typing import Final

from waset.bots.evaluation import Weight

# Places in the table
SET_PART: Final = 0
DEPTH: Final = 1
TIME_AND_DEPTH: Final = 2
AWAKE: Final = 3
TIME: Final = 4
FIRST_KEY: Final = 5
KEYS: Final = 6
TOMB: Final = 7
TILES: Final = 8
BEST_CARD: Final = 9
OTHER_END: Final = 10
INNER_CARD: Final = 11
FREE_STEPS: Final = 12
ALL_MOVE: Final = 13
ONE_LESS: Final = 14
CATCH_UP: Final = 15
ON_TURN: Final = 16
EXTRA_TURN: Final = 17
LYING: Final = 18
UNDER_MUMMY: Final = 19
IN_REACH: Final = 20
TALISMAN: Final = 21
LOOSE_ARTIFACT: Final = 22
TRIO: Final = 23
RICH: Final = 24
COMPANY: Final = 25
SLOW_CARDS: Final = 26
RACE: Final = 27
PACE: Final = 28

PLANS: Final = (BEST_CARD, OTHER_END, INNER_CARD, FREE_STEPS, ALL_MOVE, ONE_LESS, CATCH_UP, RICH, SLOW_CARDS)
"""What cards in hand and the paths before the adventurers would bring."""

PARTS: Final = (
    ("sets", (SET_PART, TILES)),
    ("positions", (DEPTH, TIME_AND_DEPTH, AWAKE, COMPANY)),
    ("time", (TIME,)),
    ("sarcophagi", (FIRST_KEY, TOMB, RACE, PACE)),
    ("keys", (KEYS,)),
    ("cards", (BEST_CARD, OTHER_END, INNER_CARD, FREE_STEPS, ALL_MOVE, ONE_LESS, CATCH_UP, SLOW_CARDS)),
    ("reach", (RICH,)),
    ("turns", (ON_TURN, EXTRA_TURN, TRIO)),
    ("mummy", (LYING, UNDER_MUMMY, IN_REACH, TALISMAN)),
    ("artifacts", (LOOSE_ARTIFACT,)),
)
"""What the weights promise, by the lines of the score sheet where there is one; every weight is in one of these."""


WEIGHTS: Final = (
    Weight("set part", 0.4, 0.73, "for each point of the next set, by the part of it that is already there"),
    Weight("depth", 2.0, -1.73, "for an adventurer, times the part of the path it has behind it"),
    Weight("time and depth", 6.0, 11.53, "the same, times the part of the game still to come"),
    Weight("awake", 1.0, 0.90, "for an adventurer that no longer sleeps, times the part of the game still to come"),
    Weight("time", 40.0, 66.29, "for the whole game still to come: what a seat earns in it"),
    Weight("first key", 2.0, 2.84, "for having a key at all while the tomb is open"),
    Weight("keys", 0.3, 0.00, "for each key beyond its point, times the part of the game still to come"),
    Weight("tomb", 4.0, 1.81, "for the foremost adventurer, by its nearness to the tomb, while there is a sarcophagus"),
    Weight(
        "tiles", 0.0, 1.00, "for each treasure that fits into the next sets, times the part of the game still to come"
    ),
    Weight("best card", 0.0, 0.45, "for each point that the better end card would bring at once"),
    Weight("other end", 0.0, 0.20, "for each point that the other end card would bring"),
    Weight("inner card", 0.0, 0.23, "for each point that the best card in between would bring"),
    Weight("free steps", 0.0, 0.23, "for a card in hand that lets one choose the steps"),
    Weight("all move", 0.0, 0.81, "for each step of a card in hand that moves all adventurers"),
    Weight("one less", 0.0, 1.18, "for a card in hand that needs one adventurer less"),
    Weight("catch up", 0.0, 0.53, "for a card in hand that takes the last adventurer to the next"),
    Weight("on turn", 1.5, 1.92, "for being next to play"),
    Weight("extra turn", 3.0, 5.12, "for an extra turn that is still to come"),
    Weight("lying", -2.0, -0.80, "for an adventurer that the mummy has laid down"),
    Weight("under the mummy", -1.0, -0.30, "for one that cannot rise because the mummy stands there"),
    Weight("in reach", -0.5, -0.35, "for an adventurer that the mummy reaches within three tiles"),
    Weight("talisman", 0.8, 1.26, "for each talisman, less and less in the last third of the game"),
    Weight("loose artifact", 1.0, 0.91, "for an artifact beyond the complete sets"),
    Weight("trio", 0.4, 0.60, "for each type, of the three for a character's extra turn, that lies ready"),
    Weight("rich path", 0.0, 0.05, "for each point that lies within six steps of each adventurer"),
    Weight("company", 0.0, -0.30, "for each two neighbours among the adventurers that are within six tiles"),
    Weight("slow cards", 0.0, -0.99, "for a card in hand of a single step"),
    Weight(
        "race",
        0.0,
        0.00,
        "for each point of its sarcophagi, and of the next two by the chance to be there first with a key",
    ),
    Weight("pace", 0.0, 0.00, "for each step that the cards in hand take the foremost adventurer nearer to the tomb"),
)
