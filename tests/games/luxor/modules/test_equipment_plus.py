"""Equipment: the cards 1+, 2+ and 3+, to which another card may be added. M2-CARD-PLUS, M2-PLUS, MR-43 to MR-49."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, luxor, only

IN_USE = [*["die +/-1"] * 4, "1+", *["2+", "3+"] * 2]


def equipped(hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F with equipment; only adventurers on these places can move."""
    return fixture(modules="equipment", hand=hand, at=only(*places), **said)


@pytest.mark.parametrize(("card", "number"), [("1+", 1), ("2+", 2), ("3+", 3)])
def test_m2_card_plus_moves_its_number_and_maybe_that_of_another_card(card: str, number: int) -> None:
    table = equipped(f"{card}, 4, 1, 1, 6", 10).do(f"play {card} from the left")
    assert table.legal() == ["add no card", "add 4 from the left", "add 6 from the right"]
    assert table.copy().do("add no card").at()[-1] == 10 + number
    assert table.copy().do("add 4 from the left").at()[-1] == 14 + number
    assert table.do("add 6 from the right").at()[-1] == 16 + number


def test_m2_card_plus_never_takes_a_horus_card() -> None:
    table = equipped("2+, 1-3 (level 1), 1, 1, 4", 10).do("play 2+ from the left")
    assert table.legal() == ["add no card", "add 4 from the right"]
    lonely = equipped("2+, 1-3 (level 1), 1, 1, all +1 (level 1)", 10).do("play 2+ from the left")
    assert (lonely.at()[-1], lonely.asks(), len(lonely.hand())) == (12, "draw", 4)


def test_m2_card_plus_without_another_card_one_card_is_drawn() -> None:
    table = equipped("2+, 1, 3, 5, 4", 10).do("play 2+ from the left", "add no card", "draw die")
    assert (table.hand(), table.state.turn) == (["1", "3", "die", "5", "4"], 1)


def test_m2_card_plus_a_die_may_be_added() -> None:
    table = equipped("2+, die, 1, 1, die +/-1", 10).do("play 2+ from the left")
    assert table.copy().do("add die from the left", "roll 5").at()[-1] == 17
    table.do("add die +/-1 from the right", "roll 1")
    assert table.legal() == [f"move {steps} from space 10 to space {10 + steps}" for steps in (2, 3, 4)]


def test_mx_e4_a_second_plus_card_adds_its_number_and_no_third_card() -> None:
    table = equipped("2+, 1+, 4, 5, 3+", 10).do("play 2+ from the left", "add 1+ from the left")
    assert (table.at()[-1], table.asks(), table.hand()) == (13, "draw", ["4", "5", "3+"])


@pytest.mark.parametrize("extra", ["1+", "2+", "3+"])
def test_m2_plus_1_at_most_one_card_is_added(extra: str) -> None:
    table = equipped(f"1+, {extra}, 4, 5, 3", 10, hand1="1, 2, 3, 4, 5").do(
        "play 1+ from the left", f"add {extra} from the left"
    )
    assert (table.asks(), len(table.hand()), table.at()[-1]) == ("draw", 3, 11 + int(extra[0]))


def test_m2_plus_2_the_total_is_one_movement() -> None:
    """Neither the scarab nor the Osiris tile on the way does anything; the tile at the end does."""
    table = equipped("2+, 3, 1, 1, 1", 4, spaces={6: "osiris 3", 7: "scarab", 9: "vase 1/2"})
    table.do("play 2+ from the left", "add 3 from the left")
    assert [event.figures for event in table.log if event.kind == "moved"] == [(4, 9, 5, 0, 0)]
    assert (table.seat()["points"], table.seat()["scarabs"], table.asks()) == (2, 0, "draw")


def test_m2_plus_2_one_movement_passes_statues_and_uses_osiris_at_its_end() -> None:
    table = fixture(
        modules="equipment", hand="2+, 3, 1, 1, 1", at=[4, 4], statues=(5, 10, 99), spaces={9: "osiris 4", 13: "scarab"}
    )
    table.do("play 2+ from the left", "add 3 from the left")
    assert (table.at(), table.asks()) == (["woken", "woken", "statue 3", 4, 13], "draw scarab")


@pytest.mark.parametrize(
    ("side", "first", "both"),
    [
        ("left", ["4", "die", "5", "1"], ["4", "die", "3", "5", "1"]),
        ("right", ["4", "5", "die", "1"], ["4", "5", "3", "die", "1"]),
    ],
)
def test_m2_plus_3_the_first_new_card_is_second_from_a_side_and_the_next_in_the_middle(
    side: str, first: list[str], both: list[str]
) -> None:
    table = equipped("2+, 1, 4, 5, 1", 10).do("play 2+ from the left", "add 1 from the left", "draw die")
    assert table.legal() == ["place the card second from the left", "place the card second from the right"]
    assert table.do(f"place the card second from the {side}").hand() == first
    assert (table.asks(), table.state.turn) == ("draw", 0)
    assert table.do("draw 3").hand() == both
    assert (table.asks(), table.state.turn) == ("card", 1)


# --- the added card -----------------------------------------------------------------------------------------------


def test_mr_42_a_total_of_0_is_used_like_the_0() -> None:
    table = equipped("1+, +/-1, 3, 4, 5", "stairs", 6, spaces={6: "scarab"})
    table.do("play 1+ from the left", "add +/-1 from the left")
    assert table.legal() == [
        "move 2 from the stairs to space 2",
        "act on space 6",
        "move 2 from space 6 to space 8",
    ]
    assert table.do("act on space 6").asks() == "draw scarab"


def test_mr_43_an_added_plus_minus_adds_or_takes_away_one() -> None:
    table = equipped("3+, +/-1, 3, 4, 5", 10).do("play 3+ from the left", "add +/-1 from the left")
    assert table.legal() == ["move 2 from space 10 to space 12", "move 4 from space 10 to space 14"]


def test_mr_44_an_added_0_adds_nothing_but_is_spent() -> None:
    table = equipped("2+, 0, 3, 4, 5", 10, spaces={10: "scarab"}).do("play 2+ from the left", "add 0 from the left")
    assert (table.at()[-1], table.asks(), table.hand(), table.view()["top_discard"]) == (
        *(12, "draw", ["3", "4", "5"], "0"),
    )


@pytest.mark.parametrize(
    ("hand", "side"), [("2+, 1, 3, 4, 5", "left"), ("1, 3, 4, 5, 2+", "right")], ids=["left", "right"]
)
def test_mr_45_the_added_card_is_an_end_of_the_four_cards_left(hand: str, side: str) -> None:
    table = equipped(hand, 10).do(f"play 2+ from the {side}")
    assert table.hand() == ["1", "3", "4", "5"]
    assert table.legal() == ["add no card", "add 1 from the left", "add 5 from the right"]


def test_mr_46_a_total_that_cannot_be_moved_spends_both_cards() -> None:
    table = equipped("3+, die, 3, 4, 5", 36).do("play 3+ from the left", "add die from the left", "roll 6")
    assert (table.at()[-1], table.asks(), table.hand()) == (36, "draw", ["3", "4", "5"])
    assert {"3+": 1, "die": 1}.items() <= table.view()["discard"].items()
    table.do("draw 1", "place the card second from the left", "draw 2")
    assert (table.hand(), table.state.turn) == (["3", "1", "2", "4", "5"], 1)


def test_mr_46_only_a_card_that_can_give_a_legal_total_may_be_added() -> None:
    table = equipped("2+, +/-1, 3, 4, 5", 38).do("play 2+ from the left")
    assert table.legal() == ["add no card", "add +/-1 from the left"]


def test_mr_46_without_a_legal_move_alone_a_card_must_be_added() -> None:
    table = equipped("3+, +/-1, 3, 4, +/-1", 38).do("play 3+ from the left")
    assert table.legal() == ["add +/-1 from the left", "add +/-1 from the right"]


@pytest.mark.parametrize(
    ("right", "legal"),
    [
        ("5", ["play 3+ from the left", "drop 3+ from the left", "drop 5 from the right"]),
        ("1", ["play 3+ from the left", "play 1 from the right"]),
    ],
)
def test_mr_47_a_dead_plus_card_may_be_played_with_another_but_need_not(right: str, legal: list[str]) -> None:
    """The same in LR-21: help may bring an end to life, but it never takes a drop away."""
    table = equipped(f"3+, +/-1, 1, 1, {right}", 38)
    assert table.legal() == legal
    table.do("play 3+ from the left")
    assert (table.at()[-1], table.asks(), table.hand()) == (40, "draw", ["1", "1", right])


@pytest.mark.parametrize("other", ["1", "all +1 (level 1)"])
def test_mr_47_a_dead_plus_card_without_such_help_is_dead(other: str) -> None:
    table = equipped(f"3+, {other}, 1, +/-1, 5", 38)
    assert table.legal() == ["drop 3+ from the left", "drop 5 from the right"]


def test_mr_47_a_dropped_plus_card_takes_no_other_card() -> None:
    table = equipped("3+, +/-1, 1, 1, 5", 38).do("drop 3+ from the left")
    assert (table.at()[-1], table.asks(), len(table.hand())) == (38, "draw", 4)


def test_lr_74_a_total_that_failed_is_no_turn_without_a_move() -> None:
    """On space 37 the 3+ is dead, and so are the other ends; only 3 + 1 leads anywhere, into the tomb."""
    table = equipped("3+, die, 1, 1, 5", 37, keys=1, spaces={40: "osiris 5"}, hand1="2, 1, 1, 1, 3", at1=only(40))
    assert table.legal() == ["play 3+ from the left", "drop 3+ from the left", "drop 5 from the right"]
    table.do("play 3+ from the left", "roll 6", "draw 2", "place the card second from the left", "draw 3")
    table.do("drop 2 from the left", "draw 2")
    assert (table.at()[-1], table.view()["ending"], table.view()["round"]) == (37, "", 2)


@pytest.mark.parametrize("extra", ["1+", "3+"])
def test_mr_49_no_other_card_lets_a_card_be_added(extra: str) -> None:
    table = equipped(f"2, {extra}, 1, 1, {extra}", 10, hand1="1, 2, 3, 4, 5").do("play 2 from the left")
    assert (table.at()[-1], table.asks()) == (12, "draw")


# --- the order of the turn ----------------------------------------------------------------------------------------


def test_mr_48_the_side_is_chosen_when_the_card_is_known() -> None:
    table = equipped("2+, 1, 4, 5, 1", 10).do("play 2+ from the left", "add 1 from the left")
    assert table.asks() == "draw"
    table.do("draw die")
    assert (table.asks(), table.state.to_move, table.hand()) == ("place card", 0, ["4", "5", "1"])


def test_mr_48_the_owner_sees_the_card_that_is_to_be_placed() -> None:
    """Whatever else it says, the owner's view tells one drawn card from another."""
    table = equipped("2+, 1, 4, 5, 1", 10).do("play 2+ from the left", "add 1 from the left")
    seen = [table.copy().do(f"draw {card}").view(0) for card in ("die", "3")]
    assert {**seen[0], "unseen_cards": {}} != {**seen[1], "unseen_cards": {}}


def test_mr_97_card_then_added_card_then_roll_then_adventurer() -> None:
    table = equipped("2+, die +/-1, 4, 5, 1", 10, 20)
    asked = []
    for words in (
        *("play 2+ from the left", "add die +/-1 from the left", "roll 2"),
        *("move 3 from space 20 to space 23", "draw 3", "place the card second from the left"),
    ):
        table.do(words)
        asked.append(table.asks())
    assert asked == ["extra card", "roll", "move", "draw", "place card", "draw"]
    assert table.at()[3:] == [10, 23]


def test_mr_98_the_card_is_added_before_anybody_moves() -> None:
    """Space 12 is bad, space 16 is good: that may be seen before a card is added."""
    table = equipped("2+, 4, 1, 1, 1", 10, spaces={16: "vase 1/2"}).do("play 2+ from the left")
    assert (table.at()[-1], table.asks()) == (10, "extra card")
    assert table.do("add 4 from the left").seat()["points"] == 2


def test_mr_99_the_discards_are_shuffled_between_the_two_draws() -> None:
    table = luxor(
        modules="equipment",
        hand="1+, 1, 3, 4, 5",
        hand1="1, 2, 3, 4, 5",
        boxed_equipment=["6", "0"],
        boxed_equipment1=["6", "0"],
        draw=["die"],
        discard=[*["1"] * 4, *["+/-1"] * 5, *["2"] * 3, *["3", "4", "5"] * 2, *["die"] * 3, *IN_USE],
        spaces={2: "vase 2/3"},
    )
    table.do("play 1+ from the left", "add 1 from the left", "place the card second from the right")
    assert table.hand() == ["3", "4", "die", "5"]
    assert [event.kind for event in table.log if event.kind in ("drew", "placed", "shuffled")] == [
        *("drew", "placed", "shuffled")
    ]
    weights = {table.game.text(table.state, card): weight for card, weight in table.game.outcomes(table.state)}
    assert (weights["draw 1+"], weights["draw 1"], weights["draw die"]) == (2, 5, 3)
