"""Equipment: the hands at the start and the cards 6, 0 and die +/-1. M2-SETUP, M2-1, M2-CARD, and their rulings."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import PILE, Table, fixture, luxor, only
from waset.games.luxor.rules.edition import check
from waset.games.luxor.rules.tables import REBUILT_EDITION, CardRow

SEVEN = Counter(["6", "0", "die +/-1", "die +/-1", "1+", "2+", "3+"])
IN_USE = [*["die +/-1"] * 4, *["1+", "2+", "3+"] * 2]
"""The equipment of two players who have boxed their 6 and their 0."""


def equipped(hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F with equipment; only adventurers on these places can move."""
    return fixture(modules="equipment", hand=hand, at=only(*places), **said)


def document(seed: int, players: int = 3) -> dict[str, Any]:
    """The start of a game with equipment."""
    game = waset.make("luxor", players=players, modules=["equipment"])
    return game.document(game.start(seed))


def hands(document: dict[str, Any]) -> list[list[str]]:
    return [[card.removeprefix("own ") for card in seat["hand"]] for seat in document["seats"]]


# --- setup --------------------------------------------------------------------------------------------------------


def test_m2_setup_1_the_31_basic_cards_are_the_draw_pile_and_nobody_is_dealt_one() -> None:
    start = document(5)
    basic = {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
    assert (Counter(start["draw"]), start["discard"]) == (basic, [])
    assert all(card in SEVEN for hand in hands(start) for card in hand)


@pytest.mark.parametrize("seed", range(4))
def test_m2_setup_2_five_of_ones_own_seven_are_the_hand_and_two_are_boxed(seed: int) -> None:
    start = document(seed)
    for seat, hand in zip(start["seats"], hands(start), strict=True):
        assert (len(hand), len(seat["boxed_equipment"])) == (5, 2)
        assert Counter(hand) + Counter(seat["boxed_equipment"]) == SEVEN


def test_m2_setup_2_the_hand_stays_in_the_order_in_which_it_was_dealt() -> None:
    game = waset.make("luxor", modules=["equipment"])
    state = game.blank()
    rng = waset.Rng(3)
    dealt = []
    while game.in_setup(state):
        step = game.sample(state, rng)
        if game.view(state, None)["decision"] == "deal equipment":
            dealt.append(game.text(state, step).removeprefix("deal "))
        game.apply(state, step)
    assert [*game.view(state, 0)["seats"][0]["hand"], *game.view(state, 1)["seats"][1]["hand"]] == dealt


def test_mr_51_an_edition_says_which_kind_is_double() -> None:
    rows = tuple(
        CardRow(row.card, {"0": 2, "die +/-1": 1}.get(row.card, row.copies), "test")
        for row in REBUILT_EDITION.equipment
    )
    edition = dataclasses.replace(REBUILT_EDITION, name="two 0", equipment=rows)
    assert [finding.text for finding in check(edition) if finding.is_error] == []
    table = luxor(modules="equipment", edition=edition, hand="own 0, own 6, own 1+, own 2+, own 0")
    assert table.legal() == ["drop 0 from the left", "drop 0 from the right"]
    assert sorted(table.game.document(table.state)["seats"][0]["boxed_equipment"]) == ["3+", "die +/-1"]


@pytest.mark.parametrize("seed", range(2))
def test_m_inv_6_a_hand_may_name_equipment_whatever_is_boxed_by_chance(seed: int) -> None:
    """A position that leaves the box open is dealt one that fits the hand."""
    game = waset.make("luxor", modules=["equipment"])
    state = game.position({"seed": seed, "seats": [{"hand": ["0", "6", "1+", "2+", "3+"]}]})
    assert game.view(state, 0)["seats"][0]["hand"] == ["0", "6", "1+", "2+", "3+"]


# --- like basic cards ---------------------------------------------------------------------------------------------


def test_m2_1_an_equipment_card_is_discarded_and_replaced_like_a_basic_card() -> None:
    table = luxor(modules="equipment", hand="own 6, own 1+, own 2+, own 3+, own 0").do("play 6 from the left")
    view = table.view()
    assert (view["discard"], view["top_discard"], table.asks()) == ({"6": 1}, "6", "draw")
    assert table.do("draw 4").hand() == ["1+", "2+", "4", "3+", "0"]


def test_mr_14_after_a_shuffle_anyone_may_draw_the_equipment_of_others() -> None:
    """Both 3+ are in seat 1's discards; seat 0 may draw two cards that were never its own."""
    hand, boxed = "1, 2, 3, 4, 5", ["6", "0"]
    table = luxor(
        modules="equipment",
        hand=hand,
        hand1=hand,
        boxed_equipment=boxed,
        boxed_equipment1=boxed,
        draw=[],
        discard=[*PILE, *IN_USE],
        spaces={1: "vase 2/3"},
    )
    table.do("play 1 from the left")
    weights = {table.game.text(table.state, card): weight for card, weight in table.game.outcomes(table.state)}
    assert (weights["draw 3+"], weights["draw die +/-1"]) == (2, 4)
    assert not {"draw 6", "draw 0"} & set(weights)
    table.do("draw 3+")
    assert table.seat()["own_equipment"] == [False] * 5


# --- 6 ------------------------------------------------------------------------------------------------------------


def test_m2_card_6_moves_one_adventurer_exactly_six() -> None:
    table = equipped("6, 1, 1, 1, 1", "stairs", 10, 36).do("play 6 from the left")
    assert table.legal() == ["move 6 from the stairs to space 6", "move 6 from space 10 to space 16"]
    assert table.do("move 6 from space 10 to space 16").at()[2:] == ["stairs", 16, 36]


# --- 0 ------------------------------------------------------------------------------------------------------------


def test_m2_card_0_one_adventurer_acts_where_it_stands() -> None:
    table = equipped("0, 1, 1, 1, 1", 4, 9, spaces={4: "scarab", 9: "vase 1/2"}).do("play 0 from the left")
    assert table.legal() == ["act on space 4", "act on space 9"]
    table.do("act on space 9")
    assert (table.seat()["points"], table.seat()["scarabs"], table.tile(9), table.asks()) == (2, 0, "empty", "draw")
    assert table.at()[3:] == [4, 9]


@pytest.mark.parametrize(
    ("tile", "asks"),
    [("scarab", "draw scarab"), ("horus 2", "horus tile"), ("favour of Horus 1/2", "favour of Horus")],
)
def test_m2_card_0_performs_the_action_of_any_tile(tile: str, asks: str) -> None:
    assert equipped("0, 1, 1, 1, 1", 4, spaces={4: tile}).do("play 0 from the left").asks() == asks


def test_m2_card_0_on_a_tunnel_goes_through_it() -> None:
    table = equipped("0, 1, 1, 1, 1", 4, spaces={4: "tunnel", 9: "tunnel"}).do("play 0 from the left")
    assert table.at()[-1] == 9


def test_mr_40_the_0_is_not_for_the_stairs_nor_for_emptied_spaces() -> None:
    table = equipped("0, 1, 1, 1, 2", "stairs", 4, 9, 12, spaces={4: "empty"}).do("play 0 from the left")
    assert table.legal() == ["act on space 9", "act on space 12"]


@pytest.mark.parametrize("place", ["stairs", 4])
def test_mr_40_without_anybody_on_a_tile_the_0_cannot_be_played(place: int | str) -> None:
    assert equipped("0, 1, 1, 1, 2", place, spaces={4: "empty"}).legal() == ["play 2 from the right"]


def test_mr_40_who_lies_cannot_use_the_0() -> None:
    table = fixture(modules="mummy, equipment", hand="0, 1, 1, 1, 2", at=only("stairs", "lying 4"), mummy=30)
    assert table.do("do not try to rise").legal() == ["play 2 from the right"]


def test_mr_41_the_0_may_be_played_for_nothing() -> None:
    table = equipped("0, 1, 1, 1, 5", 40)
    assert table.legal() == ["play 0 from the left"]
    table.do("play 0 from the left")
    assert (table.asks(), table.at()[-1], table.seat()["points"]) == ("draw", 40, 0)


@pytest.mark.parametrize(("card", "ending"), [("0", ""), ("4", "no move")])
def test_mr_41_acting_on_the_spot_keeps_the_game_going(card: str, ending: str) -> None:
    """The same in LR-74: only a round of drops ends a game."""
    table = equipped(f"{card}, 1, 1, 1, 5", 40, hand1="2, 1, 1, 1, 3", at1=only(40))
    table.do("play 0 from the left" if card == "0" else "drop 4 from the left", "draw 2")
    table.do("drop 2 from the left", "draw 3")
    assert table.view()["ending"] == ending


def test_mr_95_a_0_in_the_hand_of_the_start_is_dead_and_the_other_end_must_be_played() -> None:
    table = luxor(modules="equipment", hand="own 0, own 6, own 1+, own 2+, own 3+")
    assert table.legal() == ["play 3+ from the right"]


# --- die +/-1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "steps"), [(1, [0, 1, 2]), (3, [2, 3, 4]), (6, [5, 6, 7])])
def test_m2_card_die_the_result_may_be_used_as_it_is_or_one_more_or_less(roll: int, steps: list[int]) -> None:
    table = equipped("die +/-1, 1, 1, 1, 1", 10).do("play die +/-1 from the left", f"roll {roll}")
    words = [f"move {number} from space 10 to space {10 + number}" if number else "act on space 10" for number in steps]
    assert table.legal() == words


def test_mr_42_a_result_of_0_is_used_like_the_0() -> None:
    table = equipped("die +/-1, 1, 1, 1, 1", "stairs", 4, 6, spaces={4: "scarab", 6: "empty"})
    table.do("play die +/-1 from the left", "roll 1")
    assert [words for words in table.legal() if words.startswith("act")] == ["act on space 4"]
    table.do("act on space 4")
    assert (table.asks(), table.at()[2:]) == ("draw scarab", ["stairs", 4, 6])


def test_mr_42_a_result_of_0_is_not_there_without_anybody_on_a_tile() -> None:
    table = equipped("die +/-1, 1, 1, 1, 1", "stairs").do("play die +/-1 from the left", "roll 1")
    assert table.legal() == ["move 1 from the stairs to space 1", "move 2 from the stairs to space 2"]


def test_mr_50_the_change_is_chosen_after_the_roll() -> None:
    table = equipped("die +/-1, 1, 1, 1, 1", 10).do("play die +/-1 from the left")
    assert (table.asks(), table.legal()) == ("roll", [f"roll {face}" for face in range(1, 7)])
    assert table.do("roll 4").asks() == "move"


TRAPPED = {34: "empty", **dict.fromkeys(range(35, 41), "osiris 8")}
"""From space 34 only seven steps lead anywhere: into the tomb."""


@pytest.mark.parametrize(("keys", "live"), [(1, True), (0, False)])
def test_mr_96_a_result_of_7_alone_makes_the_card_playable(keys: int, live: bool) -> None:
    table = equipped("die +/-1, 1, 1, 1, die", 34, spaces=TRAPPED, keys=keys)
    dropped = ["drop die +/-1 from the left", "drop die from the right"]
    assert table.legal() == (["play die +/-1 from the left"] if live else dropped)


def test_mr_96_a_result_of_0_alone_makes_the_card_playable() -> None:
    assert equipped("die +/-1, 1, 1, 1, die", 40).legal() == ["play die +/-1 from the left"]


def test_mr_96_a_roll_without_a_legal_result_spends_the_card() -> None:
    table = equipped("die +/-1, 1, 1, 1, die", 40).do("play die +/-1 from the left", "roll 3")
    assert (table.asks(), table.at()[-1], table.view()["top_discard"]) == ("draw", 40, "die +/-1")
