"""M1, mummy tiles: how one is bought, and those that give cards, points and pieces (M1-TILE, M1-EFF)."""

from typing import Any

import pytest

from tests.games.luxor.kit import PILE, Table, fixture, luxor, only
from waset.core.errors import BadPosition
from waset.core.event import EVERYONE
from waset.core.rng import Rng

COST = {"Horus card": 2, "scarab": 2, "treasure points": 2, "2 keys": 2, "free choice": 3, "extra turn": 3}
"""What tiles cost; all others in this file cost 1."""
SCARABS = [*[1] * 4, *[2] * 8, *[3] * 6, *[4] * 4]
HAND = "1, 2, 3, 4, 5"
HORUS = "1-6 (level 3)"
OTHERS = [
    *["rear 1-2", "rear 1-2", "2 points", "rearrange", "rearrange", "new hand", "exchange scarab", "lowest treasure"],
    *["move 1", "Horus card", "treasure points", "rear 1-4", "free choice", "extra turn", "all move 4"],
]
"""All tiles but one of 2 points, scarab and 2 keys."""


def at_tiles(*tiles: str, **document: Any) -> Table:
    """Seat 0, with one adventurer on space 4, is asked for a mummy tile; the mummy is on space 30 unless said."""
    said: dict[str, Any] = {"mummy": 30, "at": only(4), "hand": HAND, "hand1": HAND} | document
    display = [*tiles, "2 points", "rearrange"][:3]
    return fixture(modules="mummy", mummy_tiles=display, agenda=["end turn", "mummy tile"], **said)


def bought(tile: str, **document: Any) -> Table:
    """The same when the tile is bought."""
    return at_tiles(tile, **document).do(f"buy {tile} for {COST.get(tile, 1)}")


def talismans(table: Table) -> list[int]:
    """The talismans of the supply, then those of each seat."""
    view = table.view()
    return [view["talismans"], *(seat["talismans"] for seat in view["seats"])]


def effects(table: Table) -> list[str]:
    """The display."""
    return [tile["effect"] for tile in table.view()["mummy_tiles"]]


# --- buying -------------------------------------------------------------------------------------------------------


def test_m1_tile_1_after_the_draw_one_tile_may_be_bought_for_its_talismans() -> None:
    tiles = ["2 points", "scarab", "free choice"]
    table = fixture(modules="mummy", mummy=30, mummy_tiles=tiles, hand=HAND, at=only(4), talismans=3)
    table.do("play 1 from the left", "draw die")
    assert table.legal() == ["buy no mummy tile", "buy 2 points for 1", "buy scarab for 2", "buy free choice for 3"]
    none = table.copy().do("buy no mummy tile")
    assert (none.view()["turn"], talismans(none), effects(none)) == (1, [11, 3, 6], tiles)
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
    assert (effects(table), table.view()["mummy_discard"]) == (["2 points", "scarab"], {"2 keys": 1})
    assert table.seat()["keys"] == 2
    assert "turn up 2 keys for 2" not in table.legal()
    table.do("turn up free choice for 3")
    assert effects(table) == ["2 points", "scarab", "free choice"]
    assert sum(table.view()["mummy_stack"].values()) == 14


def test_m1_tile_2_an_empty_stack_is_made_of_all_discards_and_the_tile_just_used() -> None:
    """LR-67: only when a tile is due."""
    table = at_tiles("2 points", "scarab", "2 keys", mummy_discard=OTHERS)
    assert (table.view()["mummy_stack"], sum(table.view()["mummy_discard"].values())) == ({}, 15)
    table.do("buy 2 keys for 2")
    assert "turn up 2 keys for 2" in table.legal()
    assert (sum(table.view()["mummy_stack"].values()), table.view()["mummy_discard"]) == (16, {})
    assert effects(table.do("turn up 2 keys for 2")) == ["2 points", "scarab", "2 keys"]


def test_m1_tile_2_the_last_tile_of_the_stack_is_taken_before_a_shuffle() -> None:
    table = at_tiles("2 points", "scarab", "2 keys", mummy_discard=OTHERS[1:]).do("buy 2 keys for 2")
    assert effects(table) == ["rear 1-2", "2 points", "scarab"]
    assert (table.view()["mummy_stack"], sum(table.view()["mummy_discard"].values())) == ({}, 15)


def test_mr_86_the_display_always_has_three_tiles() -> None:
    """M-INV-3"""
    with pytest.raises(BadPosition, match="MR-86"):
        luxor(modules="mummy", mummy_tiles=["2 points", "scarab"])
    with pytest.raises(BadPosition, match="M-INV-3"):
        luxor(modules="mummy", mummy_tiles=["scarab", "2 keys", "2 points"], mummy_discard=["scarab"])


def test_mr_85_a_tile_may_be_bought_in_ones_last_turn() -> None:
    at_end = {"turn": 1, "at": only("tomb", "tomb"), "hand1": HAND, "at1": only(4), "talismans1": 1}
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


@pytest.mark.parametrize("tile", ["exchange scarab", "Horus card", "treasure points", "lowest treasure"])
def test_mr_30_a_tile_may_be_bought_for_nothing_and_is_replaced(tile: str) -> None:
    """MR-33, MR-35: without a scarab or a Horus card nothing is boxed or discarded. MR-32: without treasures 0 points."""
    nothing: dict[str, Any] = {"spaces": dict.fromkeys(range(1, 41), "tunnel")}
    if tile == "Horus card":
        nothing = {"discard": all_horus_cards(), "horus": ["none"] * 3}
    table = bought(tile, **nothing)
    assert (table.asks(), table.hand()) == ("turn up mummy tile", ["1", "2", "3", "4", "5"])
    assert talismans(table) == [8 + COST.get(tile, 1), 6 - COST.get(tile, 1), 6]
    assert (table.view()["mummy_discard"], table.seat()["extra_points"]) == ({tile: 1}, 0)
    table.do("turn up 2 points for 1")
    assert (effects(table), table.view()["turn"]) == (["2 points", "2 points", "rearrange"], 1)


def all_horus_cards() -> list[str]:
    """The 24 Horus cards."""
    cards = fixture().view()["horus"]
    below = [card for stack in cards for card, count in stack["below"].items() for _ in range(count)]
    return [*below, *(stack["top"] for stack in cards)]


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
    assert effects(table) == ["2 points", "rearrange", "scarab"]
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


# --- points -------------------------------------------------------------------------------------------------------


def test_m1_eff_3_two_points() -> None:
    table = bought("2 points", points=7)
    assert (table.seat()["extra_points"], table.seat(1)["extra_points"]) == (2, 0)
    before, after = at_tiles("2 points", points=7), table
    assert after.game.scores(after.state)[0].total == before.game.scores(before.state)[0].total + 2


@pytest.mark.parametrize(("treasures", "points"), [({}, 0), ({"vase": 1}, 0), ({"vase": 2}, 2), ({"vase": 3}, 2)])
def test_m1_eff_9_two_points_for_each_two_treasures(treasures: dict[str, int], points: int) -> None:
    assert bought("treasure points", treasures=treasures).seat()["extra_points"] == points


def test_m1_eff_9_whatever_their_types_but_only_ones_own() -> None:
    table = bought("treasure points", treasures={"vase": 1, "statue": 3, "jewelry": 3}, treasures1={"vase": 5})
    assert table.seat()["extra_points"] == 6


def test_mr_31_wild_treasures_do_not_count_but_artifacts_do() -> None:
    assert bought("treasure points", treasures={"vase": 1}, wild=5).seat()["extra_points"] == 0
    table = fixture(
        modules="mummy, artifacts",
        mummy=30,
        treasures={"vase": 1},
        artifacts=3,
        mummy_tiles=["treasure points", "scarab", "2 keys"],
        agenda=["end turn", "mummy tile"],
    )
    assert table.do("buy treasure points for 2").seat()["extra_points"] == 4


@pytest.mark.parametrize(("lowest", "points"), [("vase 1/2", 2), ("statue 3/4", 4)])
def test_m1_eff_15_the_lowest_points_of_a_treasure_in_the_temple(lowest: str, points: int) -> None:
    """MR-32: the tiles of players do not count."""
    spaces = dict.fromkeys(range(1, 41), "vase 3/6") | {9: "scarab", 12: "empty", 33: lowest}
    table = bought("lowest treasure", spaces=spaces, treasures={"jewelry": 2}, treasures1={"vase": 2})
    assert table.seat()["extra_points"] == points


def test_mr_32_hidden_tiles_are_ignored_and_artifacts_count() -> None:
    spaces = dict.fromkeys(range(1, 41), "vase 3/6")
    tiles = {"mummy_tiles": ["lowest treasure", "scarab", "2 keys"], "agenda": ["end turn", "mummy tile"]}
    table = fixture(modules="mummy, artifacts", mummy=30, spaces=spaces, doubled=[1, 2], **tiles)
    assert "jewelry 5/1" in table.view()["hidden_tiles"]
    assert table.do("buy lowest treasure for 1").seat()["extra_points"] == 6
    shown = fixture(modules="mummy, artifacts", mummy=30, spaces=spaces | {8: "artifact 2/3"}, **tiles)
    assert shown.do("buy lowest treasure for 1").seat()["extra_points"] == 3


# --- keys, scarabs, wild treasures ----------------------------------------------------------------------------------


def test_m1_eff_5_a_scarab_unseen() -> None:
    table = bought("scarab")
    assert table.legal() == ["scarab 1", "scarab 2", "scarab 3", "scarab 4"]
    table.do("scarab 3")
    assert (table.seat()["scarab_values"], table.view()["scarabs"]) == ([3], 21)


def test_m1_eff_6_an_own_scarab_is_boxed_and_another_taken() -> None:
    table = bought("exchange scarab", scarabs=[1, 1, 4])
    assert table.legal() == ["box a scarab worth 1", "box a scarab worth 4"]
    table.do("box a scarab worth 1", "scarab 3")
    assert (table.seat()["scarab_values"], table.view()["scarabs"]) == ([1, 3, 4], 18)
    assert table.asks() == "turn up mummy tile"


def test_m1_eff_6_the_only_kind_is_boxed_without_a_question() -> None:
    table = bought("exchange scarab", scarabs=[2]).do("scarab 4")
    assert table.seat()["scarab_values"] == [4]


def test_mr_33_the_boxed_scarab_cannot_come_back() -> None:
    others = [points for points in SCARABS if points != 4]
    table = bought("exchange scarab", scarabs=[4, 1], scarabs1=[4, 4, *others[1:-1]])
    table.do("box a scarab worth 4")
    assert table.legal() == ["scarab 3", "scarab 4"]
    assert [weight for _, weight in table.game.outcomes(table.state)] == [1, 1]
    last = bought("exchange scarab", scarabs=[4, 1], scarabs1=[4, 4, 4, *others[1:-1]]).do("box a scarab worth 4")
    assert last.seat()["scarab_values"] == [1, 3]


def test_mr_33_without_a_supply_nothing_is_boxed() -> None:
    table = bought("exchange scarab", scarabs=[4, 4], scarabs1=SCARABS[:-2])
    assert (table.asks(), table.seat()["scarab_values"]) == ("turn up mummy tile", [4, 4])


def test_m_model_5_only_its_owner_knows_the_boxed_scarab() -> None:
    """M1-EFF-6"""
    table = bought("exchange scarab", scarabs=[1, 4]).do("box a scarab worth 4", "scarab 3")
    event = next(event for event in table.log if event.kind == "boxed scarab")
    assert (event.seen_by, event.seen_by == EVERYONE, event.figures) == (0, False, (4,))
    boxed = {seat: set[int]() for seat in (0, 1)}
    for seat, found in boxed.items():
        for seed in range(30):
            guessed = table.game.guess(table.state, seat, Rng(seed))
            found.add(table.game.document(guessed)["seats"][0]["boxed_scarabs"][0])
    assert boxed == {0: {4}, 1: {1, 2, 3, 4}}


def test_m1_eff_11_two_keys() -> None:
    table = bought("2 keys", keys=1)
    assert (table.seat()["keys"], table.view()["keys"]) == (3, 17)


def test_m1_eff_12_two_different_ones_of_three_items() -> None:
    table = bought("free choice")
    assert table.legal() == [
        "take a key and a scarab",
        "take a key and a wild treasure",
        "take a scarab and a wild treasure",
    ]
    table.do("take a key and a scarab", "scarab 2")
    seat = table.seat()
    assert (seat["keys"], seat["scarab_values"], seat["wild"]) == (1, [2], 0)


def test_m1_eff_12_key_and_wild_treasure() -> None:
    table = bought("free choice").do("take a key and a wild treasure")
    assert (table.seat()["keys"], table.seat()["wild"], table.seat()["scarabs"]) == (1, 1, 0)
    assert (table.view()["keys"], table.view()["wild"]) == (19, 17)


@pytest.mark.parametrize(("left", "taken"), [(1, 1), (0, 0)])
def test_mr_38_two_keys_as_far_as_there_are(left: int, taken: int) -> None:
    table = bought("2 keys", keys1=20 - left)
    assert (table.seat()["keys"], table.view()["keys"], table.asks()) == (taken, 0, "turn up mummy tile")


def test_mr_38_no_scarab_is_left() -> None:
    table = bought("scarab", scarabs1=SCARABS)
    assert (table.seat()["scarabs"], table.asks()) == (0, "turn up mummy tile")


def test_mr_38_free_choice_among_what_is_there() -> None:
    two = bought("free choice", keys1=20, scarabs1=SCARABS[:-1])
    assert (two.seat()["keys"], two.seat()["scarab_values"], two.seat()["wild"]) == (0, [4], 1)
    one = bought("free choice", keys1=20, scarabs1=SCARABS)
    assert (one.seat()["keys"], one.seat()["scarabs"], one.seat()["wild"]) == (0, 0, 1)
    none = bought("free choice", keys1=20, scarabs1=SCARABS, wild1=18)
    assert (none.seat()["wild"], none.asks()) == (0, "turn up mummy tile")
