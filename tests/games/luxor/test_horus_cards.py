"""What the Horus cards do (L-HOR, L-ALG-7)."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture

SET_ASIDE = ["statue 3", "statue 2", "statue 1"]
LAST = "last to second last (level 1)"


def play(card: str, *more: str, **document: Any) -> Table:
    """Seat 0 has played this Horus card on fixture F."""
    return fixture(hand=f"{card}, 1, 1, 1, 1", **document).do(f"play {card} from the left", *more)


@pytest.mark.parametrize(("card", "most"), [("1-3 (level 1)", 3), ("1-4 (level 2)", 4), ("1-6 (level 3)", 6)])
def test_l_hor_1_a_number_up_to_the_printed_one_is_chosen(card: str, most: int) -> None:
    table = play(card, at=[10])
    numbers = range(1, most + 1)
    assert table.legal() == [
        *[f"move {n} from the stairs to space {n}" for n in numbers],
        *[f"move {n} from space 10 to space {10 + n}" for n in numbers],
    ]
    assert table.do("move 2 from space 10 to space 12").at() == [*SET_ASIDE, "stairs", 12]


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_l_hor_2_a_number_up_to_the_roll_is_chosen(roll: int) -> None:
    table = play("1-die (level 1)", at=[*SET_ASIDE, 10, 20])
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    numbers = range(1, roll + 1)
    assert table.do(f"roll {roll}").legal() == [
        *[f"move {n} from space 10 to space {10 + n}" for n in numbers],
        *[f"move {n} from space 20 to space {20 + n}" for n in numbers],
    ]


@pytest.mark.parametrize(("card", "steps"), [("all +1 (level 1)", 1), ("all +2 (level 2)", 2), ("all +3 (level 3)", 3)])
def test_l_hor_3_every_active_adventurer_moves_the_nearest_to_the_tomb_first(card: str, steps: int) -> None:
    table = play(card, at=["statue 3", "stairs", 7, 7, 20], at1=[7])
    assert table.at() == ["statue 3", steps, 7 + steps, 7 + steps, 20 + steps]
    assert table.at(1) == ["statue 3", "statue 2", "statue 1", "stairs", 7]
    starts = [event.figures[0] for event in table.log if event.kind == "moved"]
    assert starts == [20, 7, 7, 0]


def test_l_hor_3_osiris_works_for_each() -> None:
    table = play("all +1 (level 1)", at=[*SET_ASIDE, 4, 9], spaces={5: "osiris 2", 10: "osiris 4"})
    assert table.at() == [*SET_ASIDE, 7, 14]


def test_l_hor_3_the_first_to_move_takes_the_key() -> None:
    table = play("all +2 (level 2)", at=[*SET_ASIDE, 39, 39], keys=1)
    assert table.at() == [*SET_ASIDE, 39, "tomb"]
    steps = fixture(hand="all +3 (level 3), 1, 1, 1, 1", at=[*SET_ASIDE, 37, 38], spaces={40: "osiris 1"}, keys=1)
    assert steps.do("play all +3 (level 3) from the left").at() == [*SET_ASIDE, 37, "tomb"]


def test_l_hor_4_exactly_one_of_those_that_moved_acts() -> None:
    spaces = {5: "vase 1/2", 9: "wild", 13: "scarab", 17: "horus 1"}
    table = play("all +1 (level 1)", at=[4, 8, 12, 16, "tomb"], spaces=spaces, keys=1)
    assert table.legal() == ["act on space 5", "act on space 9", "act on space 13", "act on space 17"]
    treasure = table.copy().do("act on space 5")
    wild = table.copy().do("act on space 9")
    scarab = table.copy().do("act on space 13", "scarab 2")
    key = table.copy().do("act on space 17", "take a key")
    gains = [
        (each.seat()["points"], each.seat()["wild"], each.seat()["scarabs"], each.seat()["keys"])
        for each in (treasure, wild, scarab, key)
    ]
    assert gains == [(2, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1), (0, 0, 0, 2)]
    assert [each.asks() for each in (treasure, wild, scarab, key)] == ["draw"] * 4


def test_l_hor_4_who_did_not_move_cannot_be_picked() -> None:
    spaces = {5: "wild", 40: "scarab"}
    table = play("all +1 (level 1)", at=["statue 3", "statue 2", 4, 30, 40], spaces=spaces)
    assert table.legal() == ["act on space 5", "act on space 31"]


def test_l_hor_5_the_last_joins_the_next_own_adventurer_and_acts_there() -> None:
    table = play(LAST, at=[*SET_ASIDE, 5, 9], at1=[7], spaces={9: "scarab"})
    assert table.at() == [*SET_ASIDE, 9, 9]
    assert table.asks() == "draw scarab"


def test_l_hor_5_of_several_on_the_last_place_one_goes() -> None:
    table = play(LAST, at=[5, 5, 5, 9, 30], spaces={9: "vase 3/4"})
    assert table.at() == [5, 5, 9, 9, 30]
    assert table.seat()["points"] == 0


@pytest.mark.parametrize("at", [[*SET_ASIDE, 5, 5], [*SET_ASIDE, 5, "tomb"]])
def test_l_hor_5_without_a_second_last_place_the_card_cannot_be_played(at: list[int | str]) -> None:
    table = fixture(hand=f"{LAST}, 1, 1, 1, 1", at=at)
    assert table.legal() == ["play 1 from the right"]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_l_hor_6_one_less_moves_the_printed_number_exactly(steps: int) -> None:
    table = play(f"one less {steps} (level {steps})", at=[10])
    assert table.legal() == [
        f"move {steps} from the stairs to space {steps}",
        f"move {steps} from space 10 to space {10 + steps}",
    ]


@pytest.mark.parametrize(
    ("needs", "there", "asked"), [(1, 0, "draw"), (2, 0, "claim"), (3, 0, "draw"), (3, 1, "claim"), (2, 1, "draw")]
)
def test_l_hor_6_the_requirement_is_one_lower(needs: int, there: int, asked: str) -> None:
    at = [4, *[5] * there, "statue 3", "statue 2", "statue 1", 20][:5]
    table = play("one less 1 (level 1)", "move 1 from space 4 to space 5", at=at, spaces={5: f"vase {needs}/6"})
    assert table.asks() == asked
    assert table.seat()["points"] == (6 if there + 1 >= needs else 0)
    if asked == "claim":
        assert table.copy().do(f"claim vase {needs}/6").seat()["points"] == 6
        left = table.do(f"leave vase {needs}/6")
        assert (left.seat()["points"], left.tile(5), left.asks()) == (0, f"vase {needs}/6", "draw")


def test_l_hor_6_the_requirement_is_lower_for_this_action_only() -> None:
    table = play("one less 1 (level 1)", "move 1 from space 4 to space 5", at=[4], spaces={5: "vase 2/6"})
    table.do("leave vase 2/6", "draw 3").finish_turn()
    assert table.do("play 1 from the left").legal() == [
        "move 1 from the stairs to space 1",
        "move 1 from space 5 to space 6",
    ]
    other = fixture(hand="1, 1, 1, 1, 1", at=[4], spaces={5: "vase 2/6"})
    assert other.do("play 1 from the left", "move 1 from space 4 to space 5").asks() == "draw"


def test_l_hor_7_a_played_horus_card_is_discarded_and_never_returns_to_its_stack() -> None:
    table = fixture(hand="one less 1 (level 1), 1, 1, 1, 2")
    stacks = [stack["cards"] for stack in table.view()["horus"]]
    assert stacks == [7, 8, 8]
    table.do("play one less 1 (level 1) from the left")
    assert table.view()["top_discard"] == "one less 1 (level 1)"
    table.finish_turn()
    assert [stack["cards"] for stack in table.view()["horus"]] == stacks


def test_l_hor_7_a_shuffled_horus_card_is_drawn_and_played_like_any_other() -> None:
    basic = ["1"] + ["+/-1"] * 5 + ["3"] * 3 + ["4"] * 4 + ["5"] * 4 + ["die"] * 4
    table = fixture(
        hand="1, 1, 1, 1, 1", hand1="2, 2, 2, 2, 3", draw=[], discard=[*basic, "1-6 (level 3)"], top_discard="1"
    )
    table.do("play 1 from the left", "draw 1-6 (level 3)")
    assert table.hand() == ["1", "1", "1-6 (level 3)", "1", "1"]
    assert table.view(1)["seats"][0]["hand"] == [None] * 5


def test_l_alg_7_those_that_cannot_move_are_skipped_and_the_others_go() -> None:
    table = play("all +3 (level 3)", at=["statue 3", 10, 37, 39, 40], keys=0)
    assert table.at() == ["statue 3", 13, 39, 40, 40]
    assert table.legal() == ["act on space 13", "act on space 40"]


def test_l_alg_7_only_with_nobody_to_move_is_all_n_dead() -> None:
    dead = fixture(hand="all +3 (level 3), 1, 1, 1, 5", at=[*SET_ASIDE, 39, 40], keys=5)
    assert dead.legal() == ["drop all +3 (level 3) from the left", "drop 5 from the right"]
    alive = fixture(hand="all +3 (level 3), 1, 1, 1, 5", at=[*SET_ASIDE, 38, 40], keys=1)
    assert alive.legal() == ["play all +3 (level 3) from the left"]
