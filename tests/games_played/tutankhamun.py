"""The ways a game of Tutankhamun can go."""

from collections.abc import Callable
from typing import Final

from tests.contract.cases import Case
from tests.games_played.played import Played
from tests.games_played.ways import Way
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.scoring import UNDERWORLD

# --- the end ------------------------------------------------------------------------------------------------------


def zero(own_turn: bool) -> Callable[[Played], bool]:
    """One marker comes to 0, in its owner's turn or in another's."""

    def happened(played: Played) -> bool:
        points = list(played.end.points)
        return played.ending == "zero" and points.count(0) == 1 and (points[played.end.turn] == 0) == own_turn

    return happened


def two_at_zero(played: Played) -> bool:
    """Two markers come to 0 in one turn."""
    points = list(played.end.points)
    return points.count(0) >= 2


def nile_empty(played: Played) -> bool:
    """The last tile leaves the Nile before a marker is at 0."""
    return played.ending == "nile empty"


def tie_decided_by_boats(played: Played) -> bool:
    """Two have the fewest points, and the boat further back wins."""
    points = list(played.end.points)
    return points.count(min(points)) >= 2 and played.game.ranking(played.end).count(1) == 1


# --- on the way ---------------------------------------------------------------------------------------------------


def told(kind: str) -> Callable[[Played], bool]:
    """Something of this kind happened."""
    return lambda played: played.has(kind)


def chain_of_three(played: Played) -> bool:
    """An idol fetches an idol that fetches an idol, and all three are at work."""
    return any(sum(frame & 255 == agenda.ENTOMB for frame in step.before.stack) >= 3 for step in played.steps)


def underworld_takes_a_place(played: Played) -> bool:
    """With two players, the Underworld is first or second in a set, and a player has the other place."""
    places = [(event.figures[1], event.figures[3]) for event in played.events("set scored")]
    return played.game.players == 2 and any(UNDERWORLD in each and max(each) >= 0 for each in places)


NEAR: Final = 6
FOUR: Final = Case("tutankhamun", 4)
IDOLS: Final = ("Horus", "Osiris", "Isis", "Scarab Ring")

WAYS: Final = [
    Way("zero on the own turn", zero(True), FOUR, draws=NEAR),
    Way("zero on another turn", zero(False), FOUR, draws=NEAR),
    Way("two at zero", two_at_zero, Case("tutankhamun", 6), draws=NEAR),
    Way("Nile empty", nile_empty, FOUR),
    Way("tie decided by boats", tie_decided_by_boats, FOUR, draws=NEAR),
    Way("Osiris", told("took from Underworld"), FOUR),
    Way("Isis", told("exchanged ring"), FOUR, draws=2),
    Way("Ra", told("moved to Underworld"), FOUR),
    Way("Thoth", told("exchanged tiles"), FOUR),
    Way("Horus fetches", told("fetched"), FOUR),
    Way("Horus goes behind all", told("went behind"), FOUR),
    Way("chain of three idols", chain_of_three, FOUR, prefer=IDOLS),
    Way("Underworld takes a place", underworld_takes_a_place, Case("tutankhamun", 2), draws=NEAR),
]
