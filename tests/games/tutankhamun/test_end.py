"""The end of a game: T-END and the rulings about it."""

import pytest

from tests.games.tutankhamun.kit import last_tile, near, tut
from waset.core.game import NOBODY


def test_t_end_1_the_turn_is_completed_then_the_game_ends() -> None:
    """T-END-1, TR-61: seat 0 reaches 0 by resolving; trailing and scoring still happen."""
    table = tut(
        2,
        boats=[1, 40],
        nile={2: "Ankh", 3: "Scarab Ring"},
        collections=[{}, {"Ankh": 1}],
        points=[1, 9],
        underworld={"Ra": 2},
    ).sail(3)
    assert table.happened("trailed") != []
    assert table.points == [0, 7]
    assert table.over
    assert table.game.to_move(table.state) == NOBODY
    assert table.game.ending(table.state) == "zero"
    assert table.legal() == []


def test_t_end_2_one_at_zero_wins() -> None:
    table = tut(3, nile={70: "Scarab Ring"}, points=[1, 2, 3]).sail(70)
    assert table.game.ranking(table.state) == [1, 2, 3]


def test_t_end_2_of_several_at_zero_the_furthest_back_wins() -> None:
    table = last_tile("Throne", [5, 3, 0], [20, 30, 31], points=[8, 4, 1])
    assert table.game.ranking(table.state) == [1, 2, 3]
    other = last_tile("Throne", [5, 3, 0], [35, 30, 31], points=[8, 4, 1])
    assert other.game.ranking(other.state) == [2, 1, 3]


def empty_nile(points: list[int], boats: list[int]) -> list[int]:
    """The places when seat 0 takes the last tile of the Nile, from before slot 1."""
    nile = near("Ra", first=boats[0])
    table = tut(len(points), nile=nile, boats=[-len(points), *boats[1:]], points=points, underworld={}).sail(boats[0])
    assert table.game.ending(table.state) == "nile empty"
    return table.game.ranking(table.state)


def test_t_end_3_nile_empty_fewest_points_win() -> None:
    assert empty_nile([5, 4, 9], [10, 20, 30]) == [2, 1, 3]


def test_t_end_4_equal_points_by_boats_and_exactly_one_winner() -> None:
    """T-END-3, T-END-4: a tie goes to the boat further back."""
    assert empty_nile([5, 5, 9], [10, 20, 30]) == [1, 2, 3]
    assert empty_nile([5, 5, 5], [25, 20, 30]) == [2, 1, 3]
    assert empty_nile([5, 5, 5], [25, -1, 0]) == [3, 1, 2]


def test_tr_5_who_is_first_at_zero_within_a_turn_may_lose() -> None:
    """TR-5: the ring brings seat 0 to 0 first, the trailing Ankh then seat 1, which is further back."""
    table = tut(
        3,
        boats=[4, 6, 40],
        nile={5: "Ankh", 50: "Scarab Ring", **dict.fromkeys(range(7, 41), "empty")},
        collections=[{}, {"Ankh": 1}, {}],
        points=[1, 2, 9],
    ).sail(50)
    order = [event.kind for event in table.log if event.kind in ("ring scored", "set scored")]
    assert order == ["ring scored", "set scored"]
    assert table.points == [0, 0, 9]
    assert table.game.ranking(table.state) == [2, 1, 3]
    assert [event.seat for event in table.log if event.kind == "ended"] == [1]


@pytest.mark.parametrize("points", [8, 4])
def test_tr_60_and_tr_99_zero_on_the_turn_of_another(points: int) -> None:
    """TR-60, TR-99: seat 0 takes the last Throne, seat 1 has the most and reaches 0."""
    table = last_tile("Throne", [3, 5, 0], [20, 30, 31], points=[9, points, 9])
    assert table.over
    assert table.points[1] == 0
    assert table.game.ranking(table.state)[1] == 1


def test_tr_61_zero_in_mid_turn_stops_nothing() -> None:
    table = last_tile("Scarab Ring", [6, 4, 0], [20, 30, 31], points=[1, 9, 9])
    assert [event.kind for event in table.log][-1] == "ended"
    assert table.happened("trailed") != []
    assert table.tomb("Scarab Ring") == 10


def test_tr_62_zero_with_an_empty_nile_is_decided_as_zero() -> None:
    nile = near("Ankh", first=9)
    table = tut(2, nile=nile, boats=[-2, -1], collections=[{"Ankh": 1}, {}], points=[2, 1], underworld={}).sail(9)
    assert table.game.ending(table.state) == "zero"
    assert table.game.ranking(table.state) == [1, 2]


def test_tr_64_the_positions_at_the_end_of_the_last_turn_decide() -> None:
    """TR-64: seat 0 was furthest back before its last sail, and is no more."""
    assert empty_nile([5, 5], [30, 20]) == [2, 1]
