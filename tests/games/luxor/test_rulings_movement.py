"""Rulings on Osiris, tunnels, "all n" and "last to second last": LR-32 to LR-56, LR-85 and LR-88."""

import pytest

from tests.games.luxor.kit import fixture, only

ALL = "all +1 (level 1)"
ALL_2 = "all +2 (level 2)"
LAST = "last to second last (level 1)"
PLAY_ALL = f"play {ALL} from the left"
PLAY_LAST = f"play {LAST} from the left"

# --- Osiris -------------------------------------------------------------------------------------------------------


def test_lr_32_osiris_moves_everyone_though_only_one_may_act() -> None:
    table = fixture(hand=f"{ALL_2}, 1, 1, 1, 5", at=only(2, 2, 2, 9), spaces={4: "osiris 3", 7: "vase 3/6"})
    table.do(f"play {ALL_2} from the left")
    assert table.at()[-4:] == [7, 7, 7, 11]
    assert table.legal() == ["act on space 7", "act on space 11"]


def test_lr_33_osiris_leads_on_from_osiris() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(3), spaces={4: "osiris 2", 6: "osiris 1", 7: "osiris 3"})
    assert table.do("play 1 from the left").at()[-1] == 10


@pytest.mark.parametrize("tiles", [{39: "osiris 3"}, {38: "osiris 2", 40: "osiris 2"}])
def test_lr_34_a_move_that_osiris_takes_beyond_the_tomb_is_illegal(tiles: dict[int, str]) -> None:
    start = min(tiles) - 1
    table = fixture(hand="1, 2, 2, 2, 1", at=only(start, "stairs"), keys=1, spaces=tiles)
    assert table.do("play 1 from the left").at()[-2:] == [1, start]
    alone = fixture(hand="1, 2, 2, 2, 1", at=only(start), keys=1, spaces=tiles)
    assert alone.legal() == ["drop 1 from the left", "drop 1 from the right"]


def test_lr_35_osiris_leads_into_the_tomb_for_a_key() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(39), keys=1, spaces={40: "osiris 1"}).do("play 1 from the left")
    seat = table.seat()
    assert (table.at()[-1], seat["keys"], seat["sarcophagi"]) == ("tomb", 0, [5])


def test_lr_35_osiris_into_the_tomb_is_illegal_without_a_key() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(39), spaces={40: "osiris 1"})
    assert table.legal() == ["drop 1 from the left", "drop 5 from the right"]


def test_lr_36_a_statue_passed_by_steps_from_osiris_wakes() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(3), spaces={4: "osiris 3"}, statues=(6, 99, 99))
    assert table.do("play 1 from the left").at() == ["woken", *["statue 1"] * 3, 7]


# --- tunnels ------------------------------------------------------------------------------------------------------


def test_lr_37_one_tunnel_per_action() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(4), spaces=dict.fromkeys((5, 11, 15), "tunnel"))
    table.do("play 1 from the left")
    assert (table.at()[-1], table.asks()) == (11, "draw")


def test_lr_38_the_nearest_tunnel_ahead_however_lately_turned_up_and_whoever_stands_there() -> None:
    table = fixture(
        hand="1, 2, 2, 2, 5",
        hand1="1, 3, 3, 3, 4",
        at=only(7),
        at1=only(4),
        spaces={2: "tunnel", 5: "tunnel", 8: "vase 1/2", 11: "tunnel"},
        icons={8: "cobra"},
    )
    table.do("play 1 from the left", "reveal tunnel on space 8").finish_turn()
    assert table.do("play 1 from the left").at(1)[-1] == 8


def test_lr_39_a_tunnel_cannot_be_declined() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(4, 20), spaces={5: "tunnel", 11: "tunnel"})
    table.do("play 1 from the left", "move 1 from space 4 to space 5")
    assert (table.asks(), table.at()[-2:]) == ("draw", [11, 20])


def test_lr_39_after_all_n_another_adventurer_may_be_picked_instead() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(4, 20), spaces={5: "tunnel", 11: "tunnel"})
    table.do(PLAY_ALL, "act on space 21")
    assert table.at()[-2:] == [5, 21]


def test_lr_40_no_trip_when_a_treasure_turns_into_a_tunnel() -> None:
    table = fixture(
        hand="1, 2, 2, 2, 1",
        at=only(6, 7, 8),
        spaces={8: "vase 2/3", 11: "tunnel"},
        icons={8: "cobra"},
    )
    table.do("play 1 from the left", "move 1 from space 7 to space 8", "reveal tunnel on space 8")
    assert (table.asks(), table.at()[-3:]) == ("draw", [6, 8, 8])


def test_lr_40_a_later_move_that_ends_there_makes_the_trip() -> None:
    table = fixture(hand="1, 2, 2, 2, 1", at=only(7, 8, 8), spaces={8: "tunnel", 11: "tunnel"})
    assert table.do("play 1 from the left", "move 1 from space 7 to space 8").at()[-3:] == [8, 8, 11]


def test_lr_85_a_tunnel_never_leads_into_the_tomb() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(34), keys=1, spaces={35: "tunnel", 5: "tunnel"})
    table.do("play 1 from the left")
    assert (table.at()[-1], table.seat()["keys"]) == (35, 1)


# --- all n --------------------------------------------------------------------------------------------------------


def test_lr_41_the_higher_space_moves_first() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only("stairs", 9, 4, 9)).do(PLAY_ALL)
    assert [event.figures[:2] for event in table.log if event.kind == "moved"] == [(9, 10), (9, 10), (4, 5), (0, 1)]


def test_lr_42_those_that_cannot_move_stay() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(36, 38, 40), spaces={39: "osiris 4"})
    assert table.legal() == [PLAY_ALL]
    assert table.do(PLAY_ALL).at()[-3:] == [37, 38, 40]


def test_lr_42_all_n_is_dead_if_nobody_can_move() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(40, 40))
    assert table.legal() == [f"drop {ALL} from the left", "drop 5 from the right"]


def test_lr_43_who_finds_no_key_left_stays() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(38, 40, 40), keys=1).do(PLAY_ALL)
    assert (table.at()[-3:], table.seat()["keys"]) == ([39, 40, "tomb"], 0)


def test_lr_44_nobody_may_be_left_out_to_keep_a_key() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(10, 40), keys=1).do(PLAY_ALL)
    assert table.asks() == "actor"
    assert (table.at()[-2:], table.seat()["keys"]) == ([11, "tomb"], 0)


def test_lr_45_one_of_those_that_moved_must_be_picked() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(4, 9, 40), spaces={5: "scarab", 40: "scarab"}).do(PLAY_ALL)
    assert table.legal() == ["act on space 5", "act on space 10"]


def test_lr_45_one_without_effect_may_be_picked_and_an_effect_must_be_used() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(4, 9), spaces={5: "scarab"}).do(PLAY_ALL)
    assert table.copy().do("act on space 10").asks() == "draw"
    assert table.copy().do("act on space 5").asks() == "draw scarab"


def test_lr_46_who_wakes_during_all_n_neither_moves_nor_acts() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(4, 10), statues=(10, 99, 99)).do(PLAY_ALL)
    assert table.at() == ["woken", "statue 1", "statue 1", 5, 11]
    assert table.legal() == ["act on space 5", "act on space 11"]


def test_lr_47_legality_is_judged_when_an_adventurers_turn_comes() -> None:
    """Both could enter with the one key; when the second one's turn comes, it is spent."""
    table = fixture(hand=f"{ALL_2}, 1, 1, 1, 5", at=only(38, 39), keys=1, spaces={40: "osiris 1"})
    table.do(f"play {ALL_2} from the left")
    assert (table.at()[-2:], table.seat()["keys"]) == ([38, "tomb"], 0)


def test_lr_88_who_entered_the_tomb_may_be_picked_and_has_no_action() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(4, 40), keys=1, spaces={5: "scarab"}).do(PLAY_ALL)
    assert table.legal() == ["act on space 5", "act on the tomb"]
    table.do("act on the tomb")
    assert (table.asks(), table.seat()["scarabs"]) == ("draw", 0)


# --- last to second last ------------------------------------------------------------------------------------------

DEAD = [f"drop {LAST} from the left", "drop 5 from the right"]


def test_lr_48_dead_with_one_active_adventurer_outside_the_tomb() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(40, "tomb", "tomb"), keys=1)
    assert table.legal() == DEAD


@pytest.mark.parametrize("place", [40, 38])
def test_lr_49_dead_if_all_share_one_place(place: int) -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(place, place), spaces={place: "vase 1/2"})
    assert table.legal() == DEAD


def test_lr_50_one_of_several_last_ones_goes_to_the_next_own_place() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=["stairs", "stairs", 6, 20, 30], at1=only(3)).do(PLAY_LAST)
    assert table.at() == ["stairs", 6, 6, 20, 30]


def test_lr_51_those_in_the_tomb_are_not_second_last() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(40, "tomb"), keys=2)
    assert table.legal() == DEAD


def test_lr_52_a_statue_on_the_way_is_passed_as_by_any_movement() -> None:
    """Play cannot lead there: whoever stands at the goal has passed the statue before."""
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(4, 12), statues=(9, 99, 99)).do(PLAY_LAST)
    assert table.at() == ["woken", "statue 1", "statue 1", 12, 12]


def test_lr_53_the_goal_may_be_an_emptied_space_without_action() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(4, 12), spaces={12: "empty"}).do(PLAY_LAST)
    assert (table.at()[-2:], table.asks()) == ([12, 12], "draw")


def test_lr_54_those_who_stand_at_the_goal_count_for_its_treasure() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(4, 12, 12), spaces={12: "vase 3/6"}).do(PLAY_LAST)
    assert (table.seat()["points"], table.tile(12)) == (6, "empty")


def test_lr_54_a_tunnel_at_the_goal_is_travelled_by_the_one_that_came() -> None:
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(4, 12), spaces={12: "tunnel", 20: "tunnel"})
    assert table.do(PLAY_LAST).at()[-2:] == [12, 20]


def test_lr_55_a_woken_adventurer_is_the_last_one_from_the_next_turn_on() -> None:
    asleep = ["statue 1", "statue 2", "statue 3"]
    table = fixture(hand=f"1, 2, 2, 3, {LAST}", at=[9, 20, *asleep], statues=(9, 99, 99))
    table.do("play 1 from the left", "move 1 from space 9 to space 10").finish_turn().finish_turn()
    assert table.at() == ["statue 3", "statue 2", "stairs", 10, 20]
    table.do(f"play {LAST} from the right")
    assert table.at() == ["statue 3", "statue 2", 10, 10, 20]


def test_lr_56_a_tile_and_the_emptied_space_next_to_it_are_two_places() -> None:
    emptied = {6: "empty"}
    table = fixture(hand=f"{LAST}, 2, 2, 2, 5", at=only(5, 6, 9), spaces=emptied).do(PLAY_LAST)
    assert table.at()[-3:] == [6, 6, 9]


def test_lr_56_the_order_of_all_n_goes_by_the_number_of_the_space() -> None:
    table = fixture(hand=f"{ALL}, 2, 2, 2, 5", at=only(5, 6), spaces={6: "empty"}).do(PLAY_ALL)
    assert [event.figures[:2] for event in table.log if event.kind == "moved"] == [(6, 7), (5, 7)]
