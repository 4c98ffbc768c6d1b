"""M1, mummy tiles: how one is bought, and those that change the hand (M1-TILE, M1-EFF-1, 4 and 8)."""

from typing import Any

import pytest

from tests.games.luxor.kit import PILE, fixture, luxor, only
from tests.games.luxor.modules.mummy_kit import COST, HAND, at_tiles, bought, display, talismans
from waset.core.errors import BadPosition

HORUS = "1-6 (level 3)"
SCARABS = [*[1] * 4, *[2] * 8, *[3] * 6, *[4] * 4]
"""All scarabs."""
OTHERS = [
    *["rear 1-2", "rear 1-2", "2 points", "rearrange", "rearrange", "new hand", "exchange scarab", "lowest treasure"],
    *["move 1", "Horus card", "treasure points", "rear 1-4", "free choice", "extra turn", "all move 4"],
]
"""All tiles but one of 2 points, scarab and 2 keys."""


# --- buying -------------------------------------------------------------------------------------------------------


def test_m1_tile_1_after_the_draw_one_tile_may_be_bought_for_its_talismans() -> None:
    tiles = ["2 points", "scarab", "free choice"]
    table = fixture(modules="mummy", mummy=30, mummy_tiles=tiles, hand=HAND, at=only(4), talismans=3)
    table.do("play 1 from the left", "draw die")
    assert table.legal() == ["buy no mummy tile", "buy 2 points for 1", "buy scarab for 2", "buy free choice for 3"]
    none = table.copy().do("buy no mummy tile")
    assert (none.view()["turn"], talismans(none), display(none)) == (1, [11, 3, 6], tiles)
    table.do("buy scarab for 2")
    assert talismans(table) == [13, 1, 6]


@pytest.mark.parametrize(("have", "offered"), [(2, 2), (1, 1), (0, 0)])
def test_m1_tile_1_only_what_one_can_pay_is_offered(have: int, offered: int) -> None:
    tiles = ["2 points", "scarab", "free choice"]
    table = fixture(modules="mummy", mummy=30, mummy_tiles=tiles, hand=HAND, at=only(4), talismans=have)
    table.do("play 1 from the left", "draw die")
    if offered == 0:
        assert table.view()["turn"] == 1
    else:
        assert table.legal() == ["buy no mummy tile", "buy 2 points for 1", "buy scarab for 2"][: 1 + offered]


def test_m1_tile_1_one_tile_in_a_turn() -> None:
    table = bought("2 points").do("turn up 2 keys for 2")
    assert (table.view()["turn"], table.asks()) == (1, "card")


def test_m1_tile_2_a_used_tile_is_discarded_and_the_display_refilled() -> None:
    table = at_tiles("2 points", "scarab", "2 keys").do("buy 2 keys for 2")
    assert (display(table), table.view()["mummy_discard"]) == (["2 points", "scarab"], {"2 keys": 1})
    assert table.seat()["keys"] == 2
    assert "turn up 2 keys for 2" not in table.legal()
    table.do("turn up free choice for 3")
    assert display(table) == ["2 points", "scarab", "free choice"]
    assert sum(table.view()["mummy_stack"].values()) == 14


def test_m1_tile_2_an_empty_stack_is_made_of_all_discards_and_the_tile_just_used() -> None:
    """LR-67: only when a tile is due."""
    table = at_tiles("2 points", "scarab", "2 keys", mummy_discard=OTHERS)
    assert (table.view()["mummy_stack"], sum(table.view()["mummy_discard"].values())) == ({}, 15)
    table.do("buy 2 keys for 2")
    assert "turn up 2 keys for 2" in table.legal()
    assert (sum(table.view()["mummy_stack"].values()), table.view()["mummy_discard"]) == (16, {})
    assert display(table.do("turn up 2 keys for 2")) == ["2 points", "scarab", "2 keys"]


def test_m1_tile_2_the_last_tile_of_the_stack_is_taken_before_a_shuffle() -> None:
    table = at_tiles("2 points", "scarab", "2 keys", mummy_discard=OTHERS[1:]).do("buy 2 keys for 2")
    assert display(table) == ["rear 1-2", "2 points", "scarab"]
    assert (table.view()["mummy_stack"], sum(table.view()["mummy_discard"].values())) == ({}, 15)


def test_mr_86_the_display_always_has_three_tiles() -> None:
    """M-INV-3"""
    with pytest.raises(BadPosition, match="MR-86"):
        luxor(modules="mummy", mummy_tiles=["2 points", "scarab"])
    with pytest.raises(BadPosition, match="M-INV-3"):
        luxor(modules="mummy", mummy_tiles=["scarab", "2 keys", "2 points"], mummy_discard=["scarab"])


def test_mr_85_a_tile_may_be_bought_in_ones_last_turn() -> None:
    at_end: dict[str, Any] = {"turn": 1, "at": only("tomb", "tomb"), "hand1": HAND, "at1": only(4), "talismans1": 1}
    table = fixture(modules="mummy", mummy=30, mummy_tiles=["2 points", "scarab", "2 keys"], **at_end)
    table.do("play 1 from the left", "draw die")
    assert table.legal() == ["buy no mummy tile", "buy 2 points for 1"]
    table.do("buy 2 points for 1", "turn up 2 points for 1")
    assert table.game.ending(table.state) == "tomb"
    assert table.game.scores(table.state)[1].lines["mummy tiles"] == 2


def test_mr_84_talismans_left_over_are_worth_nothing() -> None:
    rich, poor = (luxor(modules="mummy", talismans=have) for have in (14, 0))
    assert rich.game.scores(rich.state) == poor.game.scores(poor.state)
    assert [seat["talismans"] for seat in rich.view(1)["seats"]] == [14, 6]


def test_mr_89_a_tie_is_broken_as_in_the_base_game() -> None:
    shared = fixture(modules="mummy", at=only("stairs"), at1=only("stairs"), mummy_points=4, points1=4)
    assert shared.game.ranking(shared.state) == [1, 1]
    tied = fixture(modules="mummy", at=only("stairs"), at1=only("tomb"), mummy_points=18, sarcophagi1=[5])
    assert [score.total for score in tied.game.scores(tied.state)] == [18, 18]
    assert tied.game.ranking(tied.state) == [2, 1]


@pytest.mark.parametrize("tile", ["exchange scarab", "Horus card", "treasure points", "scarab"])
def test_mr_30_a_tile_may_be_bought_for_nothing_and_is_replaced(tile: str) -> None:
    """MR-33, MR-35: without a scarab of one's own or a Horus card on the board nothing is boxed or discarded."""
    gone: dict[str, Any] = {"discard": all_horus_cards(), "horus": ["none"] * 3, "scarabs1": SCARABS}
    table = bought(tile, **gone)
    assert (table.asks(), table.hand()) == ("turn up mummy tile", ["1", "2", "3", "4", "5"])
    assert talismans(table) == [8 + COST[tile], 6 - COST[tile], 6]
    assert (table.view()["mummy_discard"], table.seat()["extra_points"]) == ({tile: 1}, 0)
    table.do("turn up 2 points for 1")
    assert (display(table), table.view()["turn"]) == (["2 points", "2 points", "rearrange"], 1)


def test_mr_33_without_a_scarab_of_ones_own_none_is_taken() -> None:
    table = bought("exchange scarab")
    assert (table.asks(), table.seat()["scarabs"], table.view()["scarabs"]) == ("turn up mummy tile", 0, 22)


def all_horus_cards() -> list[str]:
    """The 24 Horus cards."""
    cards = fixture().view()["horus"]
    below = [card for stack in cards for card, count in stack["below"].items() for _ in range(count)]
    return [*below, *(str(stack["top"]) for stack in cards)]


# --- cards --------------------------------------------------------------------------------------------------------


def test_m1_eff_1_the_hand_is_swapped_card_by_card_from_left_to_right() -> None:
    table = bought("new hand", draw=PILE, discard=[])
    assert (table.hand(), table.view()["top_discard"]) == ([], "5")
    assert table.view()["discard"] == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}
    table.do("deal die", "deal +/-1", "deal 4", "deal 1", "deal die")
    assert table.hand() == ["die", "+/-1", "4", "1", "die"]
    assert (table.asks(), table.view()["draw"]) == ("turn up mummy tile", len(PILE) - 5)


def test_mr_34_when_the_pile_runs_out_the_five_cards_are_shuffled_as_well() -> None:
    """The two cards that are left go to the hand first."""
    assert PILE[:2] == ["1", "1"]
    table = bought("new hand", draw=PILE[:2], discard=PILE[2:])
    assert (table.hand(), table.view()["draw"], table.view()["discard"]) == (["1", "1"], len(PILE) + 3, {})
    table.do("deal 5", "deal 5", "deal 5")
    assert table.hand() == ["1", "1", "5", "5", "5"]


def test_mr_27_a_horus_card_of_a_new_hand_does_not_move_the_mummy() -> None:
    table = bought("new hand", draw=[*PILE, HORUS]).do(f"deal {HORUS}", *["deal die"] * 4)
    assert (table.hand()[0], table.view()["mummy"]) == (HORUS, 30)


def test_m1_eff_4_a_card_goes_to_any_other_place() -> None:
    table = bought("rearrange")
    assert table.copy().do("put card 1 to place 4").hand() == ["2", "3", "4", "1", "5"]
    assert table.copy().do("put card 5 to place 1").hand() == ["5", "1", "2", "3", "4"]
    assert table.do("put card 4 to place 3").hand() == ["1", "2", "4", "3", "5"]
    assert table.asks() == "turn up mummy tile"


def test_mr_87_places_differ_and_one_may_decline() -> None:
    table = bought("rearrange")
    moves = [f"put card {start} to place {end}" for start in range(1, 6) for end in range(1, 6) if start != end]
    assert table.legal() == ["leave the hand as it is", *moves]
    table.do("leave the hand as it is")
    assert (table.hand(), table.asks()) == (["1", "2", "3", "4", "5"], "turn up mummy tile")


def test_mx_e3_a_card_is_discarded_for_the_top_horus_card_of_any_level() -> None:
    """M1-EFF-8, with fallen opponents where a walk would bring them."""
    table = at_tiles("Horus card", talismans=2, horus=["1-3 (level 1)", "1-4 (level 2)", HORUS], at1=only(27, 28, 29))
    table.do("buy Horus card for 2")
    assert talismans(table) == [14, 0, 6]
    assert table.legal() == [f"discard card {index}, {index}" for index in range(1, 6)]
    table.do("discard card 2, 2")
    assert table.view()["top_discard"] == "2"
    assert table.legal() == ["take 1-3 (level 1)", "take 1-4 (level 2)", f"take {HORUS}"]
    table.do(f"take {HORUS}", "turn up all +3 (level 3)")
    assert table.hand() == ["1", "3", HORUS, "4", "5"]
    assert (table.view()["mummy"], table.at(1)[-3:], talismans(table)) == (30, [27, 28, 29], [14, 0, 6])
    table.do("turn up scarab for 2")
    assert display(table) == ["2 points", "rearrange", "scarab"]
    assert table.view()["turn"] == 1


def test_m1_eff_8_an_empty_stack_is_no_choice() -> None:
    level_1 = [card for card in all_horus_cards() if "(level 1)" in card]
    table = bought("Horus card", discard=level_1, horus=["none", "1-4 (level 2)", HORUS]).do("discard card 3, 3")
    assert table.legal() == ["take 1-4 (level 2)", f"take {HORUS}"]


def test_mr_35_any_card_of_the_hand_may_be_discarded() -> None:
    hands = {}
    for index in range(1, 6):
        table = bought("Horus card", horus=[None, None, HORUS]).do(f"discard card {index}, {index}", f"take {HORUS}")
        hands[index] = table.hand()
    assert hands == {
        1: ["2", "3", HORUS, "4", "5"],
        2: ["1", "3", HORUS, "4", "5"],
        3: ["1", "2", HORUS, "4", "5"],
        4: ["1", "2", HORUS, "3", "5"],
        5: ["1", "2", HORUS, "3", "4"],
    }
