"""M1, the mummy: what lying adventurers cannot do, how they rise, and what that means for a round without moves."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, luxor, only
from tests.games.luxor.modules.mummy_kit import ALL, HAND, LAST, STAY
from waset.games.luxor.rules import actions

DEAD = "5, 1, 1, 1, 4"
"""A hand whose ends move nobody on space 40."""


def lying(*places: int | str, **document: Any) -> Table:
    """A turn of seat 0, with its adventurers on these places and the mummy on space 30 unless said."""
    said: dict[str, Any] = {"mummy": 30, "hand": HAND} | document
    return fixture(modules="mummy", at=only(*places), **said)


def rise(roll: int, *places: int | str, **document: Any) -> Table:
    """The same after a rise roll."""
    return lying(*places, **document).do("try to rise", f"roll {roll}")


# --- lying --------------------------------------------------------------------------------------------------------


def test_m1_lying_1_who_lies_cannot_be_moved() -> None:
    table = lying("lying 9", 3, 4).do(STAY, "play 1 from the left")
    assert table.legal() == ["move 1 from space 3 to space 4", "move 1 from space 4 to space 5"]
    alone = lying("lying 9").do(STAY)
    assert alone.legal() == ["drop 1 from the left", "drop 5 from the right"]


def test_m1_lying_1_who_lies_does_not_count_for_a_treasure() -> None:
    table = lying(8, "lying 9", spaces={9: "vase 2/3"}).do(STAY, "play 1 from the left")
    assert (table.at()[-2:], table.seat()["points"], table.tile(9)) == ([9, "lying 9"], 0, "vase 2/3")
    upright = lying(8, 9, spaces={9: "vase 2/3"}).do("play 1 from the left", "move 1 from space 8 to space 9")
    assert (upright.seat()["points"], upright.tile(9)) == (3, "empty")


def test_m1_lying_1_one_less_does_not_make_up_for_two() -> None:
    table = lying(8, "lying 9", "lying 9", spaces={9: "vase 3/6"}, hand="one less 1 (level 1), 1, 1, 1, 5")
    table.do(STAY, "play one less 1 (level 1) from the left")
    assert (table.asks(), table.seat()["points"]) == ("draw", 0)


def test_m1_lying_2_who_lies_scores_the_wall() -> None:
    at: list[int | str] = ["lying 25", "lying 34", 9, "stairs", "stairs"]
    table = luxor(modules="mummy", at=at)
    assert table.game.scores(table.state)[0].lines["positions"] == 5 + 8 + 2


def test_mr_23_who_lies_before_the_tomb_scores_and_blocks_nobody() -> None:
    at: list[int | str] = ["lying 40", "stairs", "stairs", "stairs", "stairs"]
    table = luxor(modules="mummy", mummy=36, at=at)
    assert table.game.scores(table.state)[0].lines["positions"] == 8
    others = fixture(modules="mummy", mummy=30, at1=only("lying 40"), hand="1, 1, 1, 1, 2", at=only(39), keys=1)
    assert others.copy().do("play 1 from the left").at()[-1] == 40
    assert others.do("play 2 from the right").at()[-1] == "tomb"


def test_mr_22_all_n_leaves_out_who_lies() -> None:
    table = lying("lying 9", 3, 12, hand=f"{ALL}, 1, 1, 1, 1").do(STAY, f"play {ALL} from the left")
    assert table.at()[-3:] == [4, 13, "lying 9"]
    assert table.legal() == ["act on space 4", "act on space 13"]


def test_mr_22_who_lies_is_neither_last_nor_second_last() -> None:
    hand = f"{LAST}, 1, 1, 1, 5"
    table = lying("lying 2", 4, "lying 9", 12, hand=hand).do(STAY, f"play {LAST} from the left")
    assert table.at()[-4:] == [12, 12, "lying 2", "lying 9"]


def test_mr_22_last_to_second_last_is_dead_if_all_others_lie() -> None:
    """LR-48"""
    table = lying("lying 2", 4, "lying 9", hand=f"{LAST}, 1, 1, 1, 5").do(STAY)
    assert table.legal() == ["play 5 from the right"]


@pytest.mark.parametrize(("icon", "tile"), [("none", "empty"), ("cobra", "scarab")])
def test_mr_15_who_lies_on_a_treasure_that_is_claimed_stays_and_may_rise_there(icon: str, tile: str) -> None:
    table = fixture(
        modules="mummy",
        mummy=30,
        hand="1, 2, 2, 2, 5",
        at=only(8),
        at1=only("lying 9"),
        spaces={9: "vase 1/2"},
        icons={9: icon},
    ).do("play 1 from the left")
    if tile == "scarab":
        table.do("reveal scarab on space 9")
    assert (table.tile(9), table.at(1)[-1]) == (tile, "lying 9")
    table.finish_turn().do("try to rise", "roll 5", "raise space 9")
    assert (table.at(1)[-1], table.asks(), table.seat(1)["scarabs"]) == (9, "card", 0)


# --- rising -------------------------------------------------------------------------------------------------------


def test_m1_rise_1_one_may_try_before_the_card_with_one_roll() -> None:
    table = lying("lying 9", 4)
    assert table.legal() == [STAY, "try to rise"]
    assert table.copy().do(STAY).legal() == ["play 1 from the left", "play 5 from the right"]
    table.do("try to rise")
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    assert table.do("roll 6", "raise nobody").asks() == "card"


def test_m1_rise_1_nobody_is_asked_who_has_nobody_lying() -> None:
    assert lying(9, 4, at1=only("lying 9")).asks() == "card"


@pytest.mark.parametrize("roll", [1, 2])
def test_m1_rise_2_on_1_or_2_one_rises_and_the_turn_is_over(roll: int) -> None:
    """MR-3"""
    table = rise(roll, "lying 5", "lying 7")
    assert table.legal() == ["raise nobody", "raise space 5", "raise space 7"]
    table.do("raise space 7")
    assert (table.at()[-2:], table.view()["turn"]) == ([7, "lying 5"], 1)


@pytest.mark.parametrize(("roll", "turn"), [(3, 1), (4, 1), (5, 0), (6, 0)])
def test_m1_rise_2_on_3_to_6_all_rise_and_on_5_or_6_the_turn_goes_on(roll: int, turn: int) -> None:
    """MR-3"""
    table = rise(roll, "lying 5", "lying 7", 3).do("raise space 5 and space 7")
    assert (table.at()[-3:], table.view()["turn"], table.asks()) == ([3, 5, 7], turn, "card")


@pytest.mark.parametrize("roll", [5, 6])
def test_m1_rise_2_after_5_or_6_the_risen_may_move_in_a_normal_turn(roll: int) -> None:
    table = rise(roll, "lying 5").do("raise space 5", "play 1 from the left")
    assert (table.at()[-1], table.asks()) == (6, "draw")
    assert table.do("draw die").asks() == "mummy tile"


@pytest.mark.parametrize(("tile", "roll"), [("scarab", 1), ("wild", 3), ("vase 1/2", 5), ("horus 1", 5)])
def test_m1_rise_3_rising_claims_nothing_and_triggers_no_tile(tile: str, roll: int) -> None:
    table = rise(roll, "lying 5", spaces={5: tile}).do("raise space 5")
    seat = table.seat()
    assert (table.at()[-1], table.tile(5), table.asks()) == (5, tile, "card")
    assert [seat[what] for what in ("scarabs", "wild", "points", "keys")] == [0, 0, 0, 0]


def test_m1_rise_4_nobody_rises_beside_the_mummy() -> None:
    table = rise(3, "lying 5", "lying 30")
    assert table.legal() == ["raise nobody", "raise space 5"]


def test_m1_rise_4_but_when_it_has_gone_one_may() -> None:
    assert lying("lying 30").asks() == "card"
    assert rise(3, "lying 30", mummy=29).legal() == ["raise nobody", "raise space 30"]


def test_mx_e2_all_but_the_one_beside_the_mummy_rise() -> None:
    table = rise(3, "lying 9", "lying 5", "lying 7", mummy=9).do("raise space 5 and space 7")
    assert table.at()[-3:] == [5, 7, "lying 9"]
    assert table.hand() == ["1", "2", "3", "4", "5"]
    assert (table.view()["turn"], table.asks()) == (1, "card")


@pytest.mark.parametrize("places", [(4,), ("lying 30", 4), ("lying 30", "lying 30")])
def test_mr_17_no_try_without_anybody_who_could_rise(places: tuple[int | str, ...]) -> None:
    assert lying(*places).asks() == "card"


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_mr_18_a_turn_that_the_roll_ends_has_no_card_no_draw_and_no_mummy_tile(roll: int) -> None:
    table = rise(roll, "lying 5", 3, talismans=6)
    draw = table.view()["draw"]
    table.do("raise space 5")
    assert (table.hand(), table.view()["draw"], table.view()["discard"]) == (["1", "2", "3", "4", "5"], draw, {})
    assert (table.view()["turn"], table.asks(), table.at()[-2:]) == (1, "card", [3, 5])


@pytest.mark.parametrize("roll", [3, 6])
def test_mr_19_on_3_to_6_any_of_them_or_nobody(roll: int) -> None:
    table = rise(roll, "lying 5", "lying 7", "lying 9")
    assert sorted(table.legal()) == [
        "raise nobody",
        "raise space 5",
        "raise space 5 and space 7",
        "raise space 5 and space 7 and space 9",
        "raise space 5 and space 9",
        "raise space 7",
        "raise space 7 and space 9",
        "raise space 9",
    ]
    assert table.do("raise space 5 and space 9").at()[-3:] == [5, 9, "lying 7"]


def test_mr_19_equal_ones_are_one_choice() -> None:
    assert rise(2, "lying 5", "lying 5").legal() == ["raise nobody", "raise space 5"]
    table = rise(4, "lying 5", "lying 5")
    assert table.legal() == ["raise nobody", "raise space 5", "raise space 5 and space 5"]
    assert table.copy().do("raise space 5").at()[-2:] == [5, "lying 5"]
    assert table.do("raise space 5 and space 5").at()[-2:] == [5, 5]


@pytest.mark.parametrize("roll", [1, 4, 5])
def test_mr_19_nobody_may_rise_and_the_roll_counts_all_the_same(roll: int) -> None:
    table = rise(roll, "lying 5").do("raise nobody")
    assert (table.at()[-1], table.view()["turn"]) == ("lying 5", 0 if roll == 5 else 1)


def test_mr_21_sleepers_at_statues_do_not_rise() -> None:
    at: list[int | str] = ["statue 1", "statue 2", "statue 3", "stairs", "lying 9"]
    table = fixture(modules="mummy", mummy=30, at=at).do("try to rise", "roll 6")
    assert table.legal() == ["raise nobody", "raise space 9"]
    asleep = fixture(modules="mummy", mummy=30, at=[*at[:4], 9])
    assert asleep.asks() == "card"


def test_mr_83_the_risen_counts_for_a_treasure_but_only_an_arrival_claims_it() -> None:
    table = rise(5, "lying 9", 8, spaces={9: "vase 2/3"}).do("raise space 9")
    assert table.tile(9) == "vase 2/3"
    table.do("play 1 from the left", "move 1 from space 8 to space 9")
    assert (table.tile(9), table.seat()["points"]) == ("empty", 3)


def test_mr_90_a_try_is_allowed_if_only_some_lie_beside_the_mummy() -> None:
    table = lying("lying 5", "lying 30")
    assert table.legal() == [STAY, "try to rise"]
    assert table.do("try to rise", "roll 1").legal() == ["raise nobody", "raise space 5"]


# --- a round without moves ----------------------------------------------------------------------------------------


def stuck(*places: int | str, **document: Any) -> Table:
    """Two seats whose hands are dead; seat 0 has its adventurers on these places, seat 1 on space 40."""
    return lying(*places, hand=DEAD, hand1=DEAD, at1=only(40), **document)


def last_drop(table: Table) -> Table:
    """Ends seat 0's turn, if it is not over, and drops a card for seat 1, the last of the round."""
    if table.view()["turn"] == 0:
        table.finish_turn()
    return table.do("drop 5 from the left").finish_turn()


def test_mr_26_a_turn_in_which_somebody_could_be_raised_is_no_turn_without_a_move() -> None:
    """LR-74"""
    table = last_drop(stuck("lying 40").do(STAY, "drop 5 from the left"))
    assert (table.game.is_over(table.state), table.state.round) == (False, 2)


def test_mr_26_a_turn_that_the_rise_roll_ended_is_none_either() -> None:
    """LR-74"""
    table = last_drop(stuck("lying 40").do("try to rise", "roll 1", "raise nobody"))
    assert (table.game.is_over(table.state), table.state.round) == (False, 2)


@pytest.mark.parametrize("places", [(40,), ("lying 30",), ("lying 30", 40)])
def test_mr_26_if_nobody_could_be_raised_the_game_ends(places: tuple[int | str, ...]) -> None:
    """LR-74: a lying adventurer beside the mummy is no hope."""
    table = last_drop(stuck(*places).do("drop 5 from the left"))
    assert table.game.ending(table.state) == "no move"


def test_lr_74_what_a_mummy_tile_does_afterwards_is_ignored() -> None:
    table = stuck(39, mummy_tiles=["move 1", "2 points", "rearrange"])
    table.do("drop 5 from the left", "draw 2", "buy move 1 for 2", "turn up scarab for 2")
    assert table.at()[-1] == 40
    assert last_drop(table).game.ending(table.state) == "no move"


@pytest.mark.parametrize(("place", "over"), [(39, False), (40, True)])
def test_lr_74_an_extra_turn_is_a_turn_of_the_round(place: int, over: bool) -> None:
    table = stuck(place, mummy_tiles=["extra turn", "2 points", "rearrange"]).do("drop 5 from the left", "draw 2")
    table.do("buy extra turn for 3", "turn up scarab for 2")
    assert (table.view()["turn"], table.asks(), table.hand()) == (0, "card", ["1", "1", "2", "1", "4"])
    table = last_drop(table.do("drop 1 from the left" if over else "play 1 from the left"))
    assert table.game.is_over(table.state) == over


# --- a missing player ---------------------------------------------------------------------------------------------


def test_lr_90_a_missing_player_declines_to_rise_and_buys_nothing() -> None:
    table = lying("lying 9", 4, talismans=6)
    assert table.game.text(table.state, table.game.substitute(table.state)) == STAY
    table.do(STAY, "absent: drop 1 from the left", "draw die")
    assert table.asks() == "mummy tile"
    assert table.game.text(table.state, table.game.substitute(table.state)) == "buy no mummy tile"


def test_lr_90_the_horus_card_dropped_for_a_missing_player_moves_the_mummy() -> None:
    """MR-25"""
    table = lying(4, hand="1-6 (level 3), 1, 1, 1, 5", at1=only(28))
    assert table.legal() == ["play 1-6 (level 3) from the left", "play 5 from the right"]
    assert table.game.substitute(table.state) == actions.ABSENT
    table.do("absent: drop 1-6 (level 3) from the left")
    assert (table.view()["mummy"], table.at()[-1], table.at(1)[-1]) == (27, 4, "lying 28")
    assert (table.seat()["talismans"], table.asks()) == (7, "draw")


def test_lr_90_the_turn_of_a_missing_player_counts_neither_way() -> None:
    """LR-74: the other turn of the round was a drop, and so the game ends."""
    table = last_drop(stuck(40).do("absent: drop 5 from the left"))
    assert table.game.ending(table.state) == "no move"


def test_lr_90_it_counts_neither_way_even_if_somebody_could_have_been_raised() -> None:
    """LR-74, MR-26"""
    table = last_drop(stuck("lying 40").do(STAY, "absent: drop 5 from the left"))
    assert table.game.ending(table.state) == "no move"


@pytest.mark.parametrize("roll", [5, 6])
def test_lr_109_an_attempt_to_rise_counts_though_the_player_is_gone_before_the_card(roll: int) -> None:
    """LR-90, MR-26: the attempt is a move of the round, and the drop that follows it counts neither way."""
    table = stuck("lying 40").do("try to rise", f"roll {roll}", "raise nobody")
    assert (table.asks(), table.state.moves, table.state.drops) == ("card", 1, 0)
    table.do("absent: drop 5 from the left")
    assert (table.state.moves, table.state.drops) == (1, 0)
    last_drop(table)
    assert not table.game.is_over(table.state)
