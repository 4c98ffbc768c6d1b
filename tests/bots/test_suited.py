"""Which level suits a person: the model, and where it is silent."""

import pytest

from waset import bots
from waset.bots.suited import FEWEST, LATEST, Met, chance, rating, suited

LEVELS = bots.levels("luxor")
NAMES = [level.name for level in LEVELS]
RATED = {level.name: level.rating for level in LEVELS}


def results(level: str, *won: float) -> list[list[Met]]:
    """Games for two against one level."""
    return [[Met(level, each)] for each in won]


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_every_level_is_rated_above_the_one_below(game: str) -> None:
    ratings = [level.rating for level in bots.levels(game)]
    assert ratings[0] == 0.0
    assert ratings == sorted(set(ratings))


def test_nothing_is_suggested_before_three_games() -> None:
    games = results("scribe", 1, 1, 1)
    assert suited(LEVELS, games[: FEWEST - 1]) is None
    assert suited(LEVELS, [*games[: FEWEST - 1], []]) is None, "a game without bots is none"
    assert suited(LEVELS, [*games[: FEWEST - 1], [Met("cmd:./mine.py", 1.0)]]) is None, "nobody knows how strong it is"
    found = suited(LEVELS, games)
    assert found is not None
    assert found.games == FEWEST


@pytest.mark.parametrize("level", NAMES[1:])
def test_who_wins_every_other_game_against_a_level_stays_there(level: str) -> None:
    found = suited(LEVELS, results(level, *[1, 0] * 8))
    assert found is not None
    assert found.level == level
    assert found.chance == pytest.approx(0.5, abs=0.15)


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    up, down = suited(LEVELS, results("scribe", *[1] * 8)), suited(LEVELS, results("scribe", *[0] * 8))
    assert up is not None
    assert down is not None
    assert NAMES.index(down.level) < NAMES.index("scribe") < NAMES.index(up.level)


def test_a_game_counts_once_however_many_bots_there_were() -> None:
    alone = rating(RATED, results("scribe", 1, 1, 0))
    among = rating(RATED, [[Met("scribe", won)] * 3 for won in (1, 1, 0)])
    assert among == pytest.approx(alone, abs=0.1)


def test_only_the_last_games_count() -> None:
    """The last one comes first."""
    games = [*results("pharaoh", *[1] * LATEST), *results("pharaoh", *[0] * 500)]
    found = suited(LEVELS, games)
    assert found is not None
    assert (found.level, found.games) == ("pharaoh", LATEST)


def test_chances_are_those_of_chess() -> None:
    assert chance(1000.0, 1000.0) == 0.5
    assert chance(1400.0, 1000.0) == pytest.approx(10 / 11)
