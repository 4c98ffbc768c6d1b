"""M1, the mummy: rulings on its walk, and on the cards that make it walk."""

import pytest

from tests.games.luxor.kit import PILE, fixture, only
from tests.games.luxor.modules.mummy_kit import ALL, EYES, HAND, LAST, mummy, talismans, walk

# --- rulings on the walk ------------------------------------------------------------------------------------------


def test_mr_1_it_moves_before_the_adventurers_of_the_card() -> None:
    table = walk(1, at=only("stairs", 18, 19))
    assert [words.split(" to ")[0] for words in table.legal() if "move 1 " in words] == [
        "move 1 from the stairs",
        "move 1 from space 18",
    ]
    assert table.do("move 2 from space 18 to space 20").at()[-2:] == [20, "lying 19"]


def test_mr_8_it_passes_others_on_emptied_spaces_between_its_tiles() -> None:
    emptied = dict.fromkeys((16, 17, 19), "empty")
    table = walk(1, at=only("stairs", 19), at1=only(16, 17, 19), spaces=emptied)
    assert mummy(table) == 18
    assert table.at(1)[-3:] == [16, 17, "lying 19"]
    assert table.at()[-1] == 19
    assert talismans(table) == [7, 7, 6]


def test_mr_9_nobody_is_passed_while_it_is_lifted_to_the_last_tile() -> None:
    emptied = dict.fromkeys((1, 40), "empty")
    table = walk(1, mummy=2, at1=only(1, 20, 39, 40), spaces=emptied)
    assert mummy(table) == 39
    assert table.at(1)[-4:] == [1, 20, 40, "lying 39"]


def test_mr_9_the_tile_on_which_it_is_put_is_a_step_that_others_are_passed_on() -> None:
    emptied = dict.fromkeys((1, 40), "empty")
    table = walk(2, mummy=2, at=only("stairs", 38, 39), at1=only(1, 38, 39, 40), spaces=emptied)
    assert mummy(table) == 38
    assert table.at(1)[-4:] == [1, 40, "lying 38", "lying 39"]
    assert table.at()[-2:] == [39, "lying 38"]


def test_mr_10_who_lay_already_brings_no_talisman() -> None:
    table = walk(1, at1=only("lying 19"))
    assert (table.at(1)[-1], talismans(table)) == ("lying 19", [8, 6, 6])


def test_mr_10_one_talisman_for_each_opponent_and_walk() -> None:
    assert talismans(walk(3, at1=only(17, 18, 19, 19, "lying 18"))) == [7, 7, 6]


def test_mr_11_two_walks_in_a_turn_pay_separately() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="1-3 (level 1), 2, 2, 2, 5",
        at=only(4),
        at1=only(18, 19),
        spaces={5: "horus 1"},
        horus=["1-die (level 1)", None, None],
    )
    table.do("play 1-3 (level 1) from the left", "move 1 from space 4 to space 5")
    assert (talismans(table), table.at(1)[-2:]) == ([7, 7, 6], [18, "lying 19"])
    table.do("take 1-die (level 1)")
    assert (talismans(table), table.at(1)[-2:]) == ([6, 8, 6], ["lying 18", "lying 19"])


def test_mr_12_if_the_supply_is_short_one_takes_what_is_left() -> None:
    table = walk(1, 3, at1=only(19), at2=only(19), talismans=19, talismans1=0, talismans2=0)
    assert talismans(table) == [0, 20, 0, 0]
    assert [table.at(seat)[-1] for seat in (1, 2)] == ["lying 19", "lying 19"]


def test_mr_13_the_tile_under_the_mummy_cannot_be_claimed() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="last to second last (level 1), 1, 1, 1, 2",
        at=only(18, "lying 20", "lying 20"),
        spaces={20: "vase 1/2"},
    )
    assert table.legal() == ["play 2 from the right"]  # nobody upright is second last
    table.do("play 2 from the right")
    assert (table.at()[-3:], table.tile(20), table.seat()["points"]) == (["lying 20"] * 3, "vase 1/2", 0)


def test_mr_16_osiris_under_the_mummy_sends_on_unharmed() -> None:
    spaces = {20: "osiris 2", 22: "wild"}
    table = fixture(modules="mummy", mummy=20, hand="2, 1, 1, 1, 1", at=only(18), spaces=spaces)
    table.do("play 2 from the left")
    assert (table.at()[-1], table.seat()["wild"]) == (22, 1)


@pytest.mark.parametrize("tile", ["horus 1", "osiris 1", "scarab", "tunnel"])
def test_mr_39_it_steps_on_tiles_of_every_kind(tile: str) -> None:
    assert mummy(walk(1, spaces={19: tile})) == 19
    assert mummy(walk(2, spaces={19: tile})) == 18


def test_mr_80_who_arrives_on_its_tile_with_all_n_falls_and_cannot_act() -> None:
    spaces = {6: "wild", 12: "scarab", 19: "wild"}
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(5, 11, 18, 18), spaces=spaces)
    table.do(f"play {ALL} from the left")
    assert table.at()[-4:] == [6, 12, "lying 19", "lying 19"]
    assert table.legal() == ["act on space 6", "act on space 12"]


def test_mr_80_no_action_if_all_that_moved_fell() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(18, 18), spaces={19: "wild"})
    table.do(f"play {ALL} from the left")
    assert (table.at()[-2:], table.asks(), table.seat()["wild"]) == (["lying 19", "lying 19"], "draw", 0)


def test_mr_81_who_is_felled_by_the_cards_own_walk_is_not_active_for_it() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(5, 19))
    assert table.do(f"play {ALL} from the left").at()[-2:] == [6, "lying 19"]
    last = fixture(modules="mummy", mummy=20, hand=f"{LAST}, 1, 1, 1, 1", at=only(5, 19, 30))
    assert last.do(f"play {LAST} from the left").at()[-3:] == [30, 30, "lying 19"]


def test_mr_82_it_may_land_on_who_took_the_card_and_the_gain_stays() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="1, 2, 3, 4, 5",
        at=only(18),
        spaces={19: "horus 1"},
        horus=["1-die (level 1)", None, None],
    )
    table.do("play 1 from the left", "take 1-die (level 1)", "turn up 1-3 (level 1)")
    assert (mummy(table), table.at()[-1]) == (19, "lying 19")
    assert table.hand() == ["2", "3", "1-die (level 1)", "4", "5"]
    assert (table.asks(), talismans(table)) == ("mummy tile", [8, 6, 6])


def test_mr_91_the_tile_it_starts_from_is_not_passed() -> None:
    """Nobody can stand upright there in play; here somebody does."""
    table = walk(3, at1=only(20))
    assert (table.at(1)[-1], talismans(table)) == (20, [8, 6, 6])


def test_mr_92_on_the_way_into_the_tomb_the_mummy_does_no_harm() -> None:
    table = fixture(modules="mummy", mummy=40, hand="2, 1, 1, 1, 1", at=only(39), keys=1)
    assert table.do("play 2 from the left").at()[-1] == "tomb"


@pytest.mark.parametrize(("start", "space"), [(2, 1), (1, 40)])
def test_mr_93_the_first_and_the_last_tile_are_nothing_special(start: int, space: int) -> None:
    table = walk(1, mummy=start, at=only("stairs", space), at1=only(space))
    assert (table.at()[-1], table.at(1)[-1]) == (f"lying {space}", f"lying {space}")
    assert talismans(table) == [7, 7, 6]


def test_mr_94_all_opponents_on_a_tile_that_is_passed_fall_for_one_talisman_each() -> None:
    table = walk(2, 4, at1=only(19, 19), at2=only(19, 19, 19), at3=only(19))
    assert [table.at(seat)[-1] for seat in (1, 2, 3)] == ["lying 19"] * 3
    assert [table.at(seat).count("lying 19") for seat in (1, 2, 3)] == [2, 3, 1]
    assert talismans(table) == [5, 6, 3, 3, 3]


# --- which cards can be played, and which do not count --------------------------------------------------------------


@pytest.mark.parametrize("card", [EYES[1], ALL, "1-die (level 1)", "one less 1 (level 1)"])
def test_mr_24_a_card_whose_walk_fells_the_only_movers_is_dead(card: str) -> None:
    """LR-21: the other end must then be played."""
    table = fixture(modules="mummy", mummy=20, hand=f"{card}, 2, 2, 2, 1", at=only(19, 19))
    assert table.legal() == ["play 1 from the right"]
    beside = fixture(modules="mummy", mummy=20, hand=f"{card}, 2, 2, 2, 1", at=only(19, 18))
    assert beside.legal() == [f"play {card} from the left", "play 1 from the right"]


@pytest.mark.parametrize("places", [(5, 19), (19, 25)])
def test_mr_24_last_to_second_last_needs_two_places_after_the_walk(places: tuple[int, int]) -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{LAST}, 2, 2, 2, 1", at=only(*places))
    assert table.legal() == ["play 1 from the right"]


def test_mr_24_who_is_only_passed_can_still_move() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{EYES[2]}, 2, 2, 2, 1", at=only(19))
    assert table.legal() == [f"play {EYES[2]} from the left", "play 1 from the right"]
    assert len(table.do(f"play {EYES[2]} from the left").legal()) == 4


def test_mr_24_the_walk_is_reckoned_round_the_stairs() -> None:
    table = fixture(modules="mummy", mummy=1, hand=f"{EYES[2]}, 2, 2, 2, 1", at=only(38), spaces={40: "empty"})
    assert table.legal() == ["play 1 from the right"]


def test_mr_25_a_horus_card_that_is_dropped_moves_the_mummy() -> None:
    """LR-24: any of two dead ends may be dropped, a Horus card as well."""
    dead = fixture(modules="mummy", mummy=20, hand=f"{EYES[1]}, 2, 2, 2, 5", at=only(40), at1=only(19))
    assert dead.legal() == [f"drop {EYES[1]} from the left", "drop 5 from the right"]
    dropped = dead.copy().do(f"drop {EYES[1]} from the left")
    assert (mummy(dropped), dropped.at(1)[-1], talismans(dropped)) == (19, "lying 19", [7, 7, 6])
    assert (dropped.at()[-1], dropped.asks()) == (40, "draw")
    assert mummy(dead.do("drop 5 from the right")) == 20


def test_lr_25_a_dead_card_up_to_the_die_is_not_rolled_but_moves_the_mummy() -> None:
    """MR-25"""
    table = fixture(modules="mummy", mummy=20, hand="1-die (level 1), 2, 2, 2, 5", at=only(40))
    table.do("drop 1-die (level 1) from the left")
    assert (mummy(table), table.asks()) == (19, "draw")


def test_mr_27_a_horus_card_from_the_draw_pile_does_not_move_it() -> None:
    table = fixture(modules="mummy", mummy=20, hand=HAND, hand1=HAND, at=only(4), draw=[*PILE, EYES[3]])
    table.do("play 1 from the left", f"draw {EYES[3]}")
    assert (table.hand(), mummy(table)) == (["2", "3", EYES[3], "4", "5"], 20)
