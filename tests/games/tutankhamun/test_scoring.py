"""Scoring a set: T-SCORE, and the rulings about it."""

import pytest

from tests.games.tutankhamun.kit import last_tile, near, tut
from waset.games.tutankhamun.rules import scoring


def test_t_score_1_scored_when_the_last_tile_left_however_many_are_below() -> None:
    """T-SCORE-1, T-ALG-2: seven of eight are in the Underworld."""
    table = last_tile("Throne", [1, 0, 0], [20, 30, 31], underworld=7)
    assert table.points == [20, 28, 28]
    open_set = tut(3, nile={20: "Throne", 50: "Throne"}, underworld={"Throne": 6}).sail(20)
    assert open_set.points == [28, 28, 28]


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [("Senet Game", 8, 4), ("Sarcophagus", 6, 3), ("Pottery", 4, 2), ("Ankh", 2, 1)],
)
def test_t_score_2_first_n_second_half(name: str, first: int, second: int) -> None:
    table = last_tile(name, [first - 1, 1, 0] if first > 2 else [1, 1, 0], [20, 30, 31])
    assert table.points == [28 - first, 28 - second, 28]


def test_t_score_3_without_a_tile_no_rank() -> None:
    table = last_tile("Throne", [8, 0, 0], [20, -1, -2])
    assert table.points == [20, 28, 28]
    assert table.happened("set scored")[0][1:] == (0, 8, scoring.NO_ONE, 0)


def test_tx_e7_tie_for_first() -> None:
    """T-SCORE-4: Throne A4 B4, A@20 B@31: A -8, B -4."""
    assert last_tile("Throne", [4, 4, 0], [20, 31, 0]).points == [20, 24, 28]
    assert last_tile("Throne", [4, 4, 0], [32, 31, 0]).points == [24, 20, 28]


def test_tx_e8_tie_for_second() -> None:
    """T-SCORE-5: Throne A4 B2 C2, C@10 behind B@15: A -8, C -4, B nothing."""
    assert last_tile("Throne", [4, 2, 2], [20, 15, 10]).points == [20, 28, 24]


def test_t_score_4_and_t_score_5_the_furthest_back_comes_first() -> None:
    """T-SCORE-4, T-SCORE-5: places before the Nile count too."""
    assert last_tile("Throne", [4, 4, 0], [20, -1, 0]).points == [24, 20, 28]
    assert last_tile("Throne", [4, 2, 2], [20, -1, -2]).points == [20, 28, 24]


def test_t_score_6_rings_pay_five_for_the_most_and_no_second() -> None:
    """TR-9: never ten, and no half."""
    table = last_tile("Scarab Ring", [6, 4, 0], [20, 30, 31])
    assert table.points == [28 - 1 - 5, 28, 28]
    tie = last_tile("Scarab Ring", [5, 5, 0], [20, 10, 31])
    assert tie.points == [27, 23, 28]


def test_tr_9_a_ring_is_worth_one_and_the_most_five() -> None:
    table = last_tile("Scarab Ring", [10, 0, 0], [20, 30, 31])
    lines = table.game.scores(table.state)[0].lines
    assert (lines["rings"], lines["ring bonus"]) == (1, 5)


def test_t_score_7_all_tiles_of_the_set_go_to_the_tomb() -> None:
    table = last_tile("Throne", [2, 1, 1], [20, 30, 31], underworld=4)
    assert table.held("Throne") == [0, 0, 0]
    assert table.underworld("Throne") == 0
    assert table.tomb("Throne") == 8
    assert table.set("Throne")["closed"]


def test_t_score_8_and_tr_22_the_mover_counts_where_he_is_now() -> None:
    """T-SCORE-8, TR-22: the boat that was last before it sailed has lost the tie."""
    table = last_tile("Throne", [4, 4, 0], [40, 31, 35])
    assert table.points == [24, 20, 28]


def test_tr_22_after_horus_b_the_place_behind_all_counts() -> None:
    """TR-22: a boat put behind all wins the next tie."""
    table = tut(
        2,
        boats=[50, 40],
        nile={60: "Horus", 61: "Ankh"},
        collections=[{"Ankh": 1}, {}],
    )
    table.sail(60).behind()
    table.sail(61)
    assert table.points == [28, 29]


def test_tr_8_three_tie_for_first() -> None:
    table = last_tile("Sarcophagus", [2, 2, 2], [20, 15, 10])
    assert table.points == [28, 25, 22]


def test_tr_19_nobody_has_a_tile() -> None:
    """TR-19: three players; the last tile trails, the others lie in the Underworld."""
    table = tut(3, boats=[1, 30, 31], nile={2: "Ankh", 3: "Throne"}, underworld={"Ankh": 1, "Ra": 2}).sail(3)
    assert table.points == [28] * 3
    assert table.tomb("Ankh") == 2


def test_tr_20_a_player_at_zero_still_takes_his_rank() -> None:
    """TR-20: with one point left the ring brings seat 0 to 0; it is then first for the rings, and nobody moves up."""
    table = last_tile("Scarab Ring", [6, 4, 0], [20, 30, 31], points=[1, 9, 9])
    assert table.points == [0, 9, 9]
    assert table.happened("set scored")[0][1:3] == (0, 0)


def test_tr_21_several_sets_in_the_order_in_which_their_last_tiles_leave() -> None:
    """TR-21: the tile that was taken first, then the trailing ones, the smallest slot first."""
    table = tut(
        3,
        boats=[1, 30, 31],
        nile={2: "Dagger", 3: "Ankh", 4: "Crook & Flail"},
        collections=[{"Crook & Flail": 1}, {"Dagger": 1, "Ankh": 1}, {}],
    ).sail(4)
    names = [table.game.rules.pieces.tile_name[figures[0]] for figures in table.happened("set scored")]
    assert names == ["Crook & Flail", "Dagger", "Ankh"]


def test_tr_23_the_last_tile_counts_for_the_taker_and_a_sunk_one_for_nobody() -> None:
    assert last_tile("Pottery", [2, 2, 0], [20, 31, 0]).points == [24, 26, 28]
    sunk = tut(
        3,
        boats=[0, 31, 32],
        nile={9: "Pottery", 20: "Ra"},
        collections=[{"Pottery": 1}, {"Pottery": 2}, {}],
        underworld={},
    )
    sunk.sail(20).ra(9)
    assert sunk.points == [26, 24, 28]


def test_tr_24_first_and_second_are_paid_in_one_scoring() -> None:
    """TR-24: one event, both markers at 0 after it."""
    table = last_tile("Throne", [5, 3, 0], [20, 30, 31], points=[8, 4, 9])
    assert len(table.happened("set scored")) == 1
    assert table.points == [0, 0, 9]


def test_tr_25_points_beyond_zero_are_ignored() -> None:
    table = last_tile("Throne", [5, 3, 0], [20, 30, 31], points=[3, 9, 9])
    assert table.points == [0, 5, 9]
    score = table.game.scores(table.state)[0]
    assert (score.total, score.lines["Throne"], sum(score.lines.values())) == (28, 3, 28)


def test_tr_26_the_last_ring_scores_its_point_before_the_bonus() -> None:
    table = last_tile("Scarab Ring", [6, 4, 0], [20, 30, 31])
    kinds = [event.kind for event in table.log]
    assert kinds[1:4] == ["collected", "ring scored", "set scored"]
    assert table.happened("set scored")[0][2] == 5
    one_left = last_tile("Scarab Ring", [6, 4, 0], [20, 30, 31], points=[3, 9, 9])
    assert (one_left.happened("ring scored"), one_left.happened("set scored")[0][2]) == ([(1,)], 2)


def test_tr_77_a_third_below_two_firsts_gets_nothing() -> None:
    assert last_tile("Throne", [3, 3, 2], [20, 30, 10]).points == [20, 24, 28]


def test_tr_78_both_at_zero_by_one_set_the_furthest_back_wins() -> None:
    table = last_tile("Throne", [5, 3, 0], [40, 30, 31], points=[8, 4, 9])
    assert table.over
    assert table.game.ranking(table.state) == [2, 1, 3]


def test_tr_79_collections_are_open_to_all() -> None:
    table = tut(3, collections=[{"Throne": 2}, {}, {"Ankh": 1}])
    seen = [{**table.game.view(table.state, seat), "seat": None} for seat in (0, 1, 2, None)]
    assert all(each == seen[0] for each in seen)
    assert table.view()["seats"][0]["collection"] == {"Throne": 2}


def test_tr_80_a_scored_set_is_gone() -> None:
    table = last_tile("Ankh", [1, 1, 0], [20, 30, 31])
    assert table.set("Ankh")["in_nile"] == table.underworld("Ankh") == sum(table.held("Ankh")) == 0
    assert not any("Ankh" in words for words in table.legal())


def test_tr_81_no_ring_no_bonus() -> None:
    """TR-81: three players, all rings in the Underworld but the last, which Ra moves there."""
    table = tut(3, nile={5: "Ra", 9: "Scarab Ring"}, underworld={"Scarab Ring": 9}).sail(5).ra(9)
    assert table.points == [28] * 3
    assert table.tomb("Scarab Ring") == 10


def test_t_alg_1_first_and_second_against_a_plain_sort() -> None:
    """T-ALG-1: the contenders sorted by count, then by boat, for every split of up to three tiles each."""
    table = tut(4, boats=[7, 3, 9, -3], nile=near(last=8))
    tile = table.tile_number("Throne")
    kinds = table.game.rules.pieces.tiles
    for code in range(4**4):
        counts = [code // 4**seat % 4 for seat in range(4)]
        for seat in range(4):
            table.state.collections[kinds * seat + tile] = counts[seat]
        order = sorted((-counts[seat], table.boats[seat], seat) for seat in range(4) if counts[seat])
        wanted = [entry[2] for entry in order] + [scoring.NO_ONE] * 2
        assert scoring.places(table.game.rules, table.state, tile) == (wanted[0], wanted[1])
