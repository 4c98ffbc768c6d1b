"""The tomb and the end of a game (L-TOMB, L-END)."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import fixture, luxor, random_play

SET_ASIDE = ["statue 3", "statue 2", "statue 1"]
ENTER = ("play 1 from the left", "move 1 from space 40 to the tomb")


def test_l_tomb_1_entry_needs_the_exact_count_and_costs_a_key() -> None:
    table = fixture(hand="2, 1, 1, 1, 3", at=[*SET_ASIDE, 20, 39], keys=3)
    assert table.do("play 2 from the left").legal() == [
        "move 2 from space 20 to space 22",
        "move 2 from space 39 to the tomb",
    ]
    table.do("move 2 from space 39 to the tomb")
    assert table.at() == [*SET_ASIDE, 20, "tomb"]
    view = table.view()
    assert (table.seat()["keys"], view["keys_spent"], view["keys"]) == (2, 1, 17)
    longer = fixture(hand="3, 1, 1, 1, 3", at=[*SET_ASIDE, 20, 39], keys=3).do("play 3 from the left")
    assert longer.at() == [*SET_ASIDE, 23, 39]


def test_l_tomb_2_without_a_key_nobody_enters() -> None:
    table = fixture(hand="2, 1, 1, 1, 2", at=[*SET_ASIDE, 39, 39], keys1=3)
    assert table.legal() == ["drop 2 from the left", "drop 2 from the right"]
    other = fixture(hand="1, 1, 1, 1, 2", at=[*SET_ASIDE, 39, 40]).do("play 1 from the left")
    assert other.at() == [*SET_ASIDE, 40, 40]


def test_l_tomb_3_the_first_takes_five_the_second_three_the_third_none() -> None:
    hands: dict[str, Any] = {"hand": "1, 2, 2, 2, 2", "hand1": "1, 3, 3, 3, 3", "hand2": "1, 4, 4, 4, 4"}
    table = fixture(3, at=[40], at1=[40], at2=[40], keys=1, keys1=1, keys2=1, **hands)
    table.do(*ENTER, "draw 5", *ENTER, "draw 5", *ENTER)
    assert [table.seat(seat)["sarcophagi"] for seat in range(3)] == [[5], [3], []]
    assert (table.view()["in_tomb"], table.view()["keys_spent"]) == (3, 3)
    assert [table.seat(seat)["keys"] for seat in range(3)] == [0, 0, 0]


def test_l_tomb_3_one_player_may_take_both() -> None:
    table = fixture(hand="all +1 (level 1), 2, 2, 2, 2", at=[*SET_ASIDE, 40, 40], keys=2)
    table.do("play all +1 (level 1) from the left")
    assert table.at() == [*SET_ASIDE, "tomb", "tomb"]
    assert table.seat()["sarcophagi"] == [5, 3]


@pytest.mark.parametrize("card", ["+/-1", "1", "die", "1-3 (level 1)", "all +1 (level 1)"])
def test_l_tomb_4_nobody_leaves_the_tomb(card: str) -> None:
    table = fixture(hand=f"{card}, 2, 2, 2, 3", at=["tomb"] * 5, keys=3)
    assert table.legal() == [f"drop {card} from the left", "drop 3 from the right"]


@pytest.mark.parametrize("seed", range(4))
def test_l_tomb_4_in_a_whole_game_nobody_leaves_the_tomb(seed: int) -> None:
    tables = random_play(3, seed)
    for seat in range(3):
        inside = [table.at(seat).count("tomb") for table in tables]
        assert inside == sorted(inside)


# --- the end ------------------------------------------------------------------------------------------------------


def test_l_end_1_the_round_is_finished_after_the_second_entry() -> None:
    table = fixture(
        3,
        hand="1, 2, 2, 2, 3",
        hand1="3, 4, 4, 4, 5",
        hand2="3, 4, 5, 5, 5",
        at=[40],
        at1=["tomb"],
        sarcophagi1=[5],
        keys=1,
    )
    table.do(*ENTER, "draw 1")
    for seat in (1, 2):
        assert not table.game.is_over(table.state)
        assert (table.view()["turn"], table.asks()) == (seat, "card")
        table.do("play 3 from the left", "draw 1")
    assert table.game.is_over(table.state)
    assert table.game.ending(table.state) == "tomb"
    assert (table.legal(), table.view()["to_move"]) == ([], None)


def test_l_end_1_a_second_entry_by_the_last_player_ends_the_game_after_that_turn() -> None:
    table = fixture(hand1="1, 2, 2, 2, 3", at=["tomb"], at1=[40], sarcophagi=[5], keys1=1, turn=1)
    table.do(*ENTER)
    assert not table.game.is_over(table.state)
    assert table.do("draw 4").game.is_over(table.state)
    with pytest.raises(waset.IllegalAction):
        table.do("play 2 from the left")


def test_l_end_1_with_one_in_the_tomb_the_game_goes_on() -> None:
    table = fixture(hand1="1, 2, 2, 2, 3", at1=[40], keys1=1, turn=1).do(*ENTER, "draw 4")
    assert (table.view()["in_tomb"], table.view()["turn"], table.view()["round"]) == (1, 0, 2)
    assert table.asks() == "card"


def test_l_end_1_the_round_ends_before_the_first_player() -> None:
    """The first player sits on seat 1, so seat 0 plays last."""
    table = fixture(
        hand1="1, 2, 2, 2, 3", hand="3, 4, 4, 4, 5", first=1, turn=1, at=["tomb"], sarcophagi=[5], at1=[40], keys1=1
    )
    table.do(*ENTER, "draw 1")
    assert (table.view()["turn"], table.asks()) == (0, "card")
    table.do("play 3 from the left", "draw 1")
    assert table.game.is_over(table.state)


def test_l_end_2_others_may_still_enter_for_a_key_but_without_a_sarcophagus() -> None:
    table = fixture(
        hand="3, 2, 2, 2, 3",
        hand1="1, 2, 2, 4, 4",
        at=["tomb", "tomb", 20, 21, 22],
        sarcophagi=[5, 3],
        at1=[40],
        keys1=2,
        turn=1,
    )
    table.do(*ENTER)
    assert table.at(1)[-1] == "tomb"
    assert (table.seat(1)["sarcophagi"], table.seat(1)["keys"]) == ([], 1)
    no_key = fixture(
        hand1="1, 2, 2, 4, 4", at=["tomb", "tomb", 20, 21, 22], sarcophagi=[5, 3], at1=[40, 40, 40, 40, 39], turn=1
    )
    assert no_key.do("play 1 from the left").at(1) == [40] * 5


def stuck_hands(*hands: str) -> dict[str, Any]:
    """Everybody stands on the last space without a key, with these hands."""
    seats: dict[str, Any] = {}
    for seat, hand in enumerate(hands):
        seats |= {f"hand{seat}": hand, f"at{seat}": [40] * 5}
    return seats


def test_l_end_3_a_whole_round_without_a_move_ends_the_game() -> None:
    table = luxor(3, **stuck_hands("2, 2, 1, 3, 3", "2, 2, 1, 3, 3", "4, 4, 1, 5, 5"))
    for drop in ("drop 2 from the left", "drop 3 from the right", "drop 4 from the left"):
        assert not table.game.is_over(table.state)
        table.do(drop, "draw 1")
    assert table.game.is_over(table.state)
    assert table.game.ending(table.state) == "no move"


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_l_end_3_one_move_in_the_round_keeps_the_game_going(mover: int) -> None:
    hands = ["2, 2, 1, 3, 3", "2, 2, 1, 3, 3", "4, 4, 1, 5, 5"]
    hands[mover] = "+/-1" + hands[mover][1:]
    table = fixture(3, **stuck_hands(*hands))
    for seat in range(3):
        table.do(table.legal()[0], "draw 1")
        assert table.at(seat).count(40) == (4 if seat == mover else 5)
    assert not table.game.is_over(table.state)
    assert (table.view()["round"], table.view()["turn"]) == (2, 0)


def test_l_end_3_turns_without_a_move_in_two_rounds_do_not_add_up() -> None:
    table = fixture(2, **stuck_hands("+/-1, 2, 3, 3, 3", "2, +/-1, 1, 5, 5"))
    table.do("play +/-1 from the left", "draw 1", "drop 2 from the left", "draw 1")
    assert (table.view()["round"], table.view()["turn"]) == (2, 0)
    table.do("drop 2 from the left", "draw 1", "play +/-1 from the left", "draw 1")
    assert (table.view()["round"], table.view()["turn"]) == (3, 0)


def test_l_end_3_a_round_without_a_move_counts_after_rounds_with_moves() -> None:
    table = fixture(2, **stuck_hands("+/-1, 2, 3, 3, 3", "2, 2, 4, 5, 5"))
    table.do("play +/-1 from the left", "draw 1", "drop 2 from the left", "draw 1")
    table.do("drop 2 from the left", "draw 1", "drop 2 from the left", "draw 1")
    assert (table.game.ending(table.state), table.view()["round"]) == ("no move", 2)
