"""M1, mummy tiles that give points, keys, scarabs and wild treasures: M1-EFF-3, 5, 6, 9, 11, 12 and 15."""

import pytest

from tests.games.luxor.modules.mummy_kit import at_tiles, bought
from waset.core.event import EVERYONE
from waset.core.rng import Rng

SCARABS = [*[1] * 4, *[2] * 8, *[3] * 6, *[4] * 4]
"""All scarabs."""


# --- points -------------------------------------------------------------------------------------------------------


def test_m1_eff_3_two_points() -> None:
    table = bought("2 points", points=7)
    assert (table.seat()["extra_points"], table.seat(1)["extra_points"]) == (2, 0)
    before = at_tiles("2 points", points=7)
    assert table.game.scores(table.state)[0].total == before.game.scores(before.state)[0].total + 2


@pytest.mark.parametrize(("treasures", "points"), [({}, 0), ({"vase": 1}, 0), ({"vase": 2}, 2), ({"vase": 3}, 2)])
def test_m1_eff_9_two_points_for_each_two_treasures(treasures: dict[str, int], points: int) -> None:
    assert bought("treasure points", treasures=treasures).seat()["extra_points"] == points


def test_m1_eff_9_whatever_their_types_but_only_ones_own() -> None:
    table = bought("treasure points", treasures={"vase": 1, "statue": 3, "jewelry": 3}, treasures1={"vase": 5})
    assert table.seat()["extra_points"] == 6


def test_mr_31_wild_treasures_do_not_count_but_artifacts_do() -> None:
    assert bought("treasure points", treasures={"vase": 1}, wild=5).seat()["extra_points"] == 0
    table = bought("treasure points", modules="mummy, artifacts", treasures={"vase": 1}, artifacts=3)
    assert table.seat()["extra_points"] == 4


def test_mr_31_flipped_treasures_count() -> None:
    one_each = {"vase": 1, "statue": 1, "jewelry": 1}
    flipped = {"modules": "mummy, characters", "character": "extra turn", "flipped": one_each}
    assert bought("treasure points", treasures=one_each | {"vase": 2}, **flipped).seat()["extra_points"] == 4


@pytest.mark.parametrize(("lowest", "points"), [("vase 1/2", 2), ("statue 3/4", 4)])
def test_m1_eff_15_the_lowest_points_of_a_treasure_in_the_temple(lowest: str, points: int) -> None:
    """MR-32: the tiles of players do not count."""
    spaces = dict.fromkeys(range(1, 41), "vase 3/6") | {9: "scarab", 12: "empty", 33: lowest}
    table = bought("lowest treasure", spaces=spaces, treasures={"jewelry": 2}, treasures1={"vase": 2})
    assert table.seat()["extra_points"] == points


def test_mr_32_hidden_tiles_are_ignored_and_artifacts_count() -> None:
    spaces = dict.fromkeys(range(1, 41), "vase 3/6")
    table = bought("lowest treasure", modules="mummy, artifacts", spaces=spaces, doubled=[1, 2])
    assert "jewelry 5/1" in table.view()["hidden_tiles"]
    assert table.seat()["extra_points"] == 6
    shown = bought("lowest treasure", modules="mummy, artifacts", spaces=spaces | {8: "artifact 2/3"})
    assert shown.seat()["extra_points"] == 3


def test_mr_32_without_a_treasure_in_the_temple_no_points() -> None:
    table = bought("lowest treasure", spaces=dict.fromkeys(range(1, 41), "tunnel"), treasures={"vase": 2})
    assert (table.seat()["extra_points"], table.asks()) == (0, "turn up mummy tile")


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
