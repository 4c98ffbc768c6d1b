"""Rewards: what the end of a game is worth to each seat, as functions. Any function of this kind will do."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame


class Outcome(NamedTuple):
    """How a game has ended."""

    game: AnyGame
    state: Any
    """The last state of the rules."""
    places: list[int]
    """The place of each seat, 1 for the winners."""
    scores: list[int]
    """The points of each seat."""
    ending: str


Reward: TypeAlias = Callable[[Outcome], Sequence[float]]
"""What each seat gets at the end."""


def outcome(game: AnyGame, state: Any) -> Outcome:
    """How a game that is over has ended."""
    return Outcome(game, state, game.ranking(state), [each.total for each in game.scores(state)], game.ending(state))


def ranking(ended: Outcome) -> list[float]:
    """The share of the other seats that are behind a seat minus the share that are ahead of it: from -1 to 1."""
    places = ended.places
    others = len(places) - 1
    return [(sum(each > own for each in places) - sum(each < own for each in places)) / others for own in places]


def winning(ended: Outcome) -> list[float]:
    """1 for the winner and -1 shared by all others, so that second is no better than last; ties are shared."""
    places = ended.places
    winners = places.count(1)
    if winners == len(places):
        return [0.0] * len(places)
    return [1.0 / winners if place == 1 else -1.0 / (len(places) - winners) for place in places]


def score(ended: Outcome) -> list[float]:
    """How many more points a seat has than the others have on average."""
    totals = ended.scores
    others = len(totals) - 1
    return [own - (sum(totals) - own) / others for own in totals]


def margin(ended: Outcome) -> list[float]:
    """How far a seat is ahead of the best other seat, as a share of all points: from -1 to 1; not a sum of zero."""
    totals = ended.scores
    points = sum(abs(each) for each in totals) or 1
    return [(own - max(totals[:seat] + totals[seat + 1 :])) / points for seat, own in enumerate(totals)]


READY: Final[dict[str, Reward]] = {"ranking": ranking, "winning": winning, "score": score, "margin": margin}
"""The rewards that can be asked for by name."""
ILLEGAL: Final = {"score": -100.0}
LOST: Final = -1.0


def reward(wanted: str | Reward) -> Reward:
    """The function that is meant by a name, or the function itself; raises BadOption with the nearest name."""
    if isinstance(wanted, str):
        if wanted not in READY:
            raise BadOption(unknown("way to reward", wanted, READY))
        return READY[wanted]
    if not callable(wanted):
        raise BadOption(f"rewards are a function of an outcome, or one of {sorted(READY)}, not {wanted!r}")
    return wanted


def illegal_reward(wanted: str | Reward) -> float:
    """What an illegal action costs, which also ends the game: as much as the last place, or as a hopeless defeat."""
    return ILLEGAL.get(wanted, LOST) if isinstance(wanted, str) else LOST


def rewarded(how: Reward, ended: Outcome) -> list[float]:
    """The rewards of all seats at the end; raises BadOption if the function returns something else."""
    found = [float(each) for each in how(ended)]
    if len(found) != len(ended.places):
        raise BadOption(f"rewards must be {len(ended.places)} numbers, one for each seat, not {len(found)}")
    return found
