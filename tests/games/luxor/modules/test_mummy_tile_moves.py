"""M1, mummy tiles that move adventurers or give a turn: M1-EFF-2, 7, 10, 13 and 14."""

from typing import Any

import pytest

from tests.games.luxor.kit import PLAIN, Table, fixture, only
from tests.games.luxor.modules import mummy_kit
from tests.games.luxor.modules.mummy_kit import COST, HAND, display

MOVERS = ["rear 1-2", "move 1", "rear 1-4", "all move 4"]


def bought(tile: str, *places: int | str, **document: Any) -> Table:
    """Seat 0, with its adventurers on these places, has bought a tile; the mummy is on space 30 unless said."""
    return mummy_kit.bought(tile, at=only(*places), **document)


def moved(tile: str, start: int, **document: Any) -> Table:
    """The only adventurer has been moved from a space: one step, or four where all move four."""
    table = bought(tile, start, **document)
    if table.asks() in ("rear move", "tile move"):
        table.do(next(words for words in table.legal() if words.startswith("move 1 ")))
    return table


def steps(tile: str) -> int:
    """How far `moved` goes."""
    return 4 if tile == "all move 4" else 1


# --- who moves how far --------------------------------------------------------------------------------------------


def test_m1_eff_2_the_hindmost_goes_one_or_two() -> None:
    table = bought("rear 1-2", 3, 9)
    assert table.legal() == ["move 1 from space 3 to space 4", "move 2 from space 3 to space 5"]
    table.do("move 2 from space 3 to space 5")
    assert (table.at()[-2:], table.asks()) == ([5, 9], "turn up mummy tile")


def test_m1_eff_10_the_hindmost_goes_one_to_four() -> None:
    table = bought("rear 1-4", 9, "stairs", 9)
    assert table.legal() == [f"move {n} from the stairs to space {n}" for n in (1, 2, 3, 4)]
    table.do("move 3 from the stairs to space 3")
    assert (table.at()[-3:], table.asks()) == ([3, 9, 9], "turn up mummy tile")


@pytest.mark.parametrize("rear", ["lying 2", "woken", "tomb", "statue 2"])
def test_mr_29_the_hindmost_is_upright_outside_the_tomb_and_not_just_woken(rear: str) -> None:
    table = bought("rear 1-2", rear, 7, 9)
    assert table.legal() == ["move 1 from space 7 to space 8", "move 2 from space 7 to space 9"]


def test_mr_29_of_equals_either_goes() -> None:
    table = bought("rear 1-2", 7, 7, 9).do("move 1 from space 7 to space 8")
    assert table.at()[-3:] == [7, 8, 9]


def test_mr_88_only_legal_numbers_are_offered() -> None:
    table = bought("rear 1-4", 5, 20, spaces={6: "osiris 8", 8: "empty"}, at1=only(1))
    offered = [words.split(" from ")[0] for words in table.legal()]
    assert offered == ["move 1", "move 2", "move 3", "move 4"]
    near = bought("rear 1-4", 38, spaces={39: "osiris 4"})
    assert near.at()[-1] == 40  # without a key, two steps are the only move


def test_mr_88_if_the_hindmost_cannot_move_no_other_does() -> None:
    """MR-29, MR-30"""
    blocked = dict.fromkeys((36, 37), "osiris 8")
    table = bought("rear 1-2", 35, 38, spaces=blocked)
    assert (table.at()[-2:], table.asks()) == ([35, 38], "turn up mummy tile")
    assert table.view()["mummy_discard"] == {"rear 1-2": 1}


def test_m1_eff_7_any_upright_adventurer_goes_one() -> None:
    table = bought("move 1", 3, 9, "lying 5", "stairs")
    assert table.legal() == [
        "move 1 from the stairs to space 1",
        "move 1 from space 3 to space 4",
        "move 1 from space 9 to space 10",
    ]
    table.do("move 1 from space 9 to space 10")
    assert (table.at()[-4:], table.asks()) == (["stairs", 3, 10, "lying 5"], "turn up mummy tile")


def test_m1_eff_14_all_upright_adventurers_go_four() -> None:
    table = bought("all move 4", "stairs", 3, 9, "lying 5")
    assert table.at()[-4:] == [4, 7, 13, "lying 5"]
    assert table.asks() == "turn up mummy tile"


def test_mr_36_nearest_the_tomb_first_and_those_that_cannot_stay() -> None:
    table = bought("all move 4", 10, 36, 37, 37, 38, keys=1)
    assert table.at() == [14, 37, 38, 40, "tomb"]
    assert [event.figures[:2] for event in table.log if event.kind == "moved"] == [(37, 41), (36, 40), (10, 14)]
    assert (table.seat()["keys"], table.seat()["sarcophagi"]) == (0, [5])


def test_mr_30_those_woken_this_turn_do_not_move() -> None:
    """L-MOVE-6"""
    assert bought("all move 4", "woken", 3).at()[0::4] == ["woken", 7]
    table = bought("move 1", "woken", 3, 9)
    assert table.legal() == ["move 1 from space 3 to space 4", "move 1 from space 9 to space 10"]


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_30_a_tile_that_moves_nobody_may_be_bought(tile: str) -> None:
    table = bought(tile, "lying 5", "tomb")
    assert (table.at()[-2:], table.asks()) == (["tomb", "lying 5"], "turn up mummy tile")
    assert table.seat()["talismans"] == 6 - COST[tile]


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_30_a_move_that_is_possible_cannot_be_declined(tile: str) -> None:
    table = bought(tile, 3, 9)
    assert not [words for words in table.legal() if not words.startswith(("move", "turn up"))]


# --- movement without action ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", MOVERS)
@pytest.mark.parametrize("goal", ["scarab", "wild", "wild/scarab", "vase 1/2", "horus 1", "tunnel"])
def test_m1_tile_3_the_tile_where_it_ends_does_not_act(tile: str, goal: str) -> None:
    table = moved(tile, 3, spaces={3 + steps(tile): goal, 30: "tunnel"})
    assert (table.at()[-1], table.asks()) == (3 + steps(tile), "turn up mummy tile")
    assert table.tile(3 + steps(tile)) == goal
    seat = table.seat()
    assert [seat[what] for what in ("scarabs", "wild", "points", "keys")] == [0, 0, 0, 0]


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_28_osiris_works(tile: str) -> None:
    goal = 3 + steps(tile)
    assert moved(tile, 3, spaces={goal: "osiris 3"}).at()[-1] == goal + 3


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_28_statues_wake(tile: str) -> None:
    table = moved(tile, 3, statues=(3, 99, 99))
    assert table.at() == ["woken", *["statue 1"] * 3, 3 + steps(tile)]
    assert table.do("turn up scarab for 2").at()[-2] == "stairs"


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_28_the_tomb_is_entered_by_exact_count_with_a_key(tile: str) -> None:
    table = moved(tile, 41 - steps(tile), keys=1)
    assert (table.at()[-1], table.seat()["keys"], table.seat()["sarcophagi"]) == ("tomb", 0, [5])
    assert moved(tile, 41 - steps(tile)).at()[-1] == 41 - steps(tile)


@pytest.mark.parametrize("tile", MOVERS)
def test_mr_28_who_ends_beside_the_mummy_falls(tile: str) -> None:
    """MR-80"""
    table = moved(tile, 30 - steps(tile))
    assert (table.at()[-1], table.view()["mummy"], table.tile(30)) == ("lying 30", 30, PLAIN)


# --- the extra turn -------------------------------------------------------------------------------------------------


def test_m1_eff_13_an_extra_turn_at_once() -> None:
    table = bought("extra turn", 3, talismans=3)
    table.do("turn up scarab for 2", "play 1 from the left", "draw die")
    assert (table.at()[-1], table.view()["turn"], table.asks()) == (4, 1, "card")


def test_mr_37_the_extra_turn_belongs_to_the_round_and_a_tile_may_be_bought_in_it() -> None:
    table = bought("extra turn", 3, turn=1, talismans1=4, at1=only(3)).do("turn up scarab for 2")
    assert (table.view()["turn"], table.view()["round"]) == (1, 1)
    table.do("play 1 from the left", "draw die")
    assert table.legal() == ["buy no mummy tile", "buy 2 points for 1", "buy rearrange for 1"]
    table.do("buy 2 points for 1", "turn up 2 keys for 2")
    assert (table.view()["turn"], table.view()["round"], table.seat(1)["extra_points"]) == (0, 2, 2)


def test_mx_13_the_display_is_refilled_before_the_extra_turn() -> None:
    table = bought("extra turn", 3, talismans=6)
    assert (table.asks(), table.view()["mummy_discard"]) == ("turn up mummy tile", {"extra turn": 1})
    table.do("turn up scarab for 2")
    assert (table.asks(), display(table)) == ("card", ["2 points", "rearrange", "scarab"])


def test_mx_12_who_woke_may_move_in_the_extra_turn() -> None:
    table = fixture(
        modules="mummy",
        mummy=30,
        hand=HAND,
        at=only(9),
        statues=(9, 99, 99),
        mummy_tiles=["extra turn", "2 points", "rearrange"],
    )
    table.do("play 1 from the left", "draw die")
    assert table.at()[0] == "woken"
    table.do("buy extra turn for 3", "turn up scarab for 2", "play 2 from the left")
    assert table.legal() == ["move 2 from the stairs to space 2", "move 2 from space 10 to space 12"]


def test_mx_41_a_second_entry_in_an_extra_turn_ends_the_game_at_the_end_of_the_round() -> None:
    table = fixture(
        modules="mummy",
        mummy=30,
        mummy_tiles=["extra turn", "2 points", "rearrange"],
        hand="1, 1, 3, 4, 5",
        at=only(3, 40),
        at1=only("tomb", 3),
        keys=1,
    )
    table.do("play 1 from the left", "move 1 from space 40 to the tomb", "draw die", "buy extra turn for 3")
    table.do("turn up scarab for 2")
    assert (table.view()["in_tomb"], table.view()["turn"], table.asks()) == (2, 0, "card")
    table.finish_turn()
    assert (table.view()["turn"], table.game.is_over(table.state)) == (1, False)
    assert table.finish_turn().game.ending(table.state) == "tomb"
