"""Final scoring and who wins (L-SCORE, L-ALG-8)."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.luxor.kit import Table, fixture, luxor, random_play
from waset.games.luxor.rules.scoring import complete_sets

NO_POSITIONS = ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    """A seat's score sheet."""
    return table.game.scores(table.state)[seat].lines


@pytest.mark.parametrize(
    ("at", "points"),
    [
        (NO_POSITIONS, 0),
        (["stairs"] * 5, 0),
        (["statue 3", "statue 2", 1, 8, 9], 1 + 1 + 2),
        (["statue 3", 16, 17, 24, 25], 2 + 3 + 3 + 5),
        ([32, 32, 34, 40, 40], 5 + 5 + 8 + 8 + 8),
    ],
)
def test_l_score_1_each_adventurer_brings_the_value_of_its_wall(at: list[Any], points: int) -> None:
    table = luxor(at=at)
    assert lines(table)["positions"] == points
    assert lines(table, 1)["positions"] == 0


def test_l_score_1_an_emptied_space_keeps_its_value_and_the_tomb_has_one() -> None:
    table = fixture(at=["stairs", "stairs", "stairs", 40, "tomb"], spaces={40: "empty"})
    assert lines(table)["positions"] == 8 + 13


@pytest.mark.parametrize(("sarcophagi", "points"), [([], 0), ([5], 5), ([3], 3), ([5, 3], 8)])
def test_l_score_2_sarcophagi(sarcophagi: list[int], points: int) -> None:
    assert lines(fixture(sarcophagi=sarcophagi))["sarcophagi"] == points


def test_l_score_3_a_point_for_each_key_still_owned() -> None:
    table = luxor(keys=4, keys1=1)
    assert (lines(table, 0)["keys"], lines(table, 1)["keys"]) == (4, 1)
    spent = fixture(at=["tomb"], keys_spent=1)
    assert lines(spent)["keys"] == 0


@pytest.mark.parametrize(
    ("sets", "points"),
    [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33), (7, 42), (8, 52), (9, 52), (12, 52)],
)
def test_l_score_4_sets_are_worth_more_the_more_there_are(sets: int, points: int) -> None:
    table = fixture(treasures={"vase": sets, "statue": sets, "jewelry": sets})
    assert lines(table)["sets"] == points


@pytest.mark.parametrize(
    ("counts", "wild", "sets"),
    [
        ((1, 1, 0), 0, 0),
        ((1, 1, 0), 1, 1),
        ((1, 0, 0), 2, 1),
        ((1, 0, 0), 1, 0),
        ((0, 0, 0), 18, 0),
        ((1, 0, 0), 18, 1),
        ((2, 0, 0), 4, 2),
        ((2, 2, 0), 2, 2),
        ((3, 2, 2), 3, 3),
        ((1, 1, 1), 6, 3),
        ((4, 0, 1), 7, 4),
    ],
)
def test_l_score_4_a_wild_treasure_replaces_any_but_at_most_two_in_a_set(
    counts: tuple[int, int, int], wild: int, sets: int
) -> None:
    table = fixture(treasures=dict(zip(("vase", "statue", "jewelry"), counts, strict=True)), wild=wild)
    assert lines(table)["sets"] == [0, 3, 7, 12, 18][sets]
    assert table.view()["seats"][0]["sets"] == sets


@cache
def most_sets(vases: int, statues: int, jewelry: int, wild: int) -> int:
    """The most sets, by trying every way to form one with one, two or three real tiles."""
    best = 0
    for a in range(2):
        for b in range(2):
            for c in range(2):
                left = (vases - a, statues - b, jewelry - c, wild - (3 - a - b - c))
                if a + b + c > 0 and min(left) >= 0:
                    best = max(best, 1 + most_sets(*left))
    return best


COUNT = st.integers(0, 6)


@given(COUNT, COUNT, COUNT, st.integers(0, 12))
def test_l_alg_8_the_best_sets_are_found(vases: int, statues: int, jewelry: int, wild: int) -> None:
    """L-SCORE-4: no way to form sets yields more."""
    assert complete_sets([vases, statues, jewelry], wild) == most_sets(vases, statues, jewelry, wild)


def test_l_alg_8_every_small_hoard() -> None:
    for vases in range(5):
        for statues in range(5):
            for jewelry in range(5):
                for wild in range(10):
                    found = complete_sets([vases, statues, jewelry], wild)
                    assert found == most_sets(vases, statues, jewelry, wild), (vases, statues, jewelry, wild)


@pytest.mark.parametrize(
    ("scarabs", "points"), [([], 0), ([1], 1), ([2, 3], 5), ([1, 2, 3, 4], 10), ([4, 4, 4, 4], 16)]
)
def test_l_score_5_scarabs_are_worth_their_values(scarabs: list[int], points: int) -> None:
    assert lines(luxor(scarabs=scarabs))["scarabs"] == points


def test_l_score_5_the_sheet_lists_all_lines_in_order_and_adds_them_to_the_treasures() -> None:
    table = fixture(
        points=11,
        at=["stairs", "stairs", "stairs", 40, "tomb"],
        sarcophagi=[5],
        keys=2,
        treasures={"vase": 1, "statue": 1, "jewelry": 1},
        scarabs=[4],
    )
    score = table.game.scores(table.state)[0]
    assert list(score.lines.items()) == [
        ("treasures", 11),
        ("positions", 21),
        ("sarcophagi", 5),
        ("keys", 2),
        ("sets", 3),
        ("scarabs", 4),
    ]
    assert score.total == 46


def ranking(**document: Any) -> list[int]:
    """The ranking of three seats without positions, but for what is said here."""
    table = fixture(3, **document)
    return table.game.ranking(table.state)


def test_l_score_6_most_points_win() -> None:
    assert ranking(points=3, points1=9, points2=5) == [3, 1, 2]
    assert ranking(points=3, points1=9, sarcophagi=[5]) == [2, 1, 3]


def test_l_score_6_a_tie_goes_to_the_more_valuable_sarcophagus() -> None:
    assert ranking(points=5, sarcophagi1=[5]) == [2, 1, 3]
    assert ranking(points=2, sarcophagi=[3], sarcophagi1=[5]) == [2, 1, 3]
    assert ranking(points=3, points2=8, sarcophagi=[5], sarcophagi1=[3]) == [1, 3, 2]
    assert ranking(points1=8, sarcophagi=[5, 3]) == [1, 2, 3]


def test_l_score_6_without_a_sarcophagus_the_victory_is_shared() -> None:
    assert ranking(points=7, points1=7, points2=1) == [1, 1, 3]
    assert ranking(points=7, points1=7, points2=7) == [1, 1, 1]
    assert ranking(points=9, points1=9, sarcophagi2=[5]) == [1, 1, 3]


@pytest.mark.parametrize("seed", range(5))
def test_l_score_6_the_winner_of_a_whole_game_has_the_most_points(seed: int) -> None:
    end = random_play(3, seed)[-1]
    totals = [score.total for score in end.game.scores(end.state)]
    winners = [seat for seat, rank in enumerate(end.game.ranking(end.state)) if rank == 1]
    assert all(totals[seat] == max(totals) for seat in winners)
    assert winners
