"""Artifacts: a second treasure beneath ten spaces. M3-SETUP, M3-1 to M3-5, MR-7, MR-20, MR-52 to MR-59."""

import dataclasses
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import PLAIN, Table, fixture, luxor, only
from waset.games.luxor.rules.edition import check
from waset.games.luxor.rules.tables import REBUILT_EDITION

PLAIN_SPACES = [1, 2, 4, 6, 9, 10, 12, 17, 19, 22]
"""The first ten spaces without symbol."""


def with_artifacts(hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F with artifacts, where a tile lies beneath the first ten spaces; only these adventurers can move."""
    return fixture(modules="artifacts", hand=hand, at=only(*places), **said)


def lines(table: Table) -> dict[str, int]:
    """The score sheet of seat 0."""
    return table.game.scores(table.state)[0].lines


def holding(vases: int, statues: int, jewelry: int, **said: Any) -> Table:
    """A table at which seat 0 holds these numbers of tiles."""
    held = {"vase": vases, "statue": statues, "jewelry": jewelry}
    return fixture(modules="artifacts", treasures=held, **said)


# --- setup --------------------------------------------------------------------------------------------------------


def test_m3_setup_1_a_tile_lies_face_down_on_each_of_the_first_ten_spaces_without_symbol() -> None:
    game = waset.make("luxor", modules=["artifacts"])
    view = game.view(game.start(1), None)
    assert view["doubled"] == PLAIN_SPACES
    assert sum(view["hidden_tiles"].values()) == 10


def test_m3_setup_1_artifacts_are_shuffled_with_the_treasures() -> None:
    """They may lie anywhere, above or below."""
    game = waset.make("luxor", modules=["artifacts"])
    views = [game.view(game.start(seed), None) for seed in range(20)]
    above = {space + 1 for view in views for space, tile in enumerate(view["spaces"]) if tile.startswith("artifact")}
    assert above & set(PLAIN_SPACES)
    assert above & {3, 8, 30, 39, 40}
    below = {tile.split()[0] for view in views for tile in view["hidden_tiles"]}
    assert below == {"vase", "statue", "jewelry", "artifact"}


def test_m3_setup_2_thirty_tiles_lie_face_up_one_on_every_treasure_space() -> None:
    game = waset.make("luxor", modules=["artifacts"])
    spaces = game.view(game.start(1), None)["spaces"]
    kinds = [tile.split()[0] for tile in spaces]
    assert sum(kind in ("vase", "statue", "jewelry", "artifact") for kind in kinds) == 30
    assert (kinds.count("osiris"), kinds.count("horus"), kinds.count("empty")) == (4, 6, 0)


def test_m3_setup_1_without_the_module_there_is_no_artifact_and_nothing_is_hidden() -> None:
    view = luxor().view()
    assert (view["doubled"], view["hidden_tiles"]) == ([], {})
    assert not [tile for tile in view["spaces"] if tile.startswith("artifact")]


def test_mr_7_ten_spaces_are_doubled_not_eight() -> None:
    assert len(luxor(modules="artifacts").view()["doubled"]) == 10


@pytest.mark.parametrize(("plain", "playable"), [(10, True), (9, False)])
def test_mr_56_an_edition_needs_ten_treasure_spaces_without_icon(plain: int, playable: bool) -> None:
    left = [row.space for row in REBUILT_EDITION.spaces if row.kind == "treasure" and row.icon == "none"][:plain]
    spaces = tuple(
        row._replace(icon="cobra" if row.kind == "treasure" and row.space not in left else row.icon)
        for row in REBUILT_EDITION.spaces
    )
    errors = [found for found in check(dataclasses.replace(REBUILT_EDITION, spaces=spaces)) if found.is_error]
    assert [("MR-56" in found.text) for found in errors] == ([] if playable else [True])


# --- claims -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("places", "points", "held"), [((19,), 0, 0), ((19, 20), 3, 1)])
def test_m3_1_an_artifact_is_claimed_like_any_treasure(places: tuple[int, ...], points: int, held: int) -> None:
    table = with_artifacts("1, 2, 3, 4, 5", *places, spaces={20: "artifact 2/3"}).do("play 1 from the left")
    if len(places) > 1:
        table.do("move 1 from space 19 to space 20")
    assert (table.seat()["points"], table.seat()["artifacts"]) == (points, held)
    assert table.tile(20) == ("empty" if held else "artifact 2/3")
    assert table.seat()["treasures"] == {"vase": 0, "statue": 0, "jewelry": 0}


def test_mx_e6_the_lower_tile_is_turned_up_and_not_taken_now() -> None:
    table = with_artifacts("1, 2, 3, 4, 5", 2, 3, spaces={3: "vase 2/3"})
    table.do("play 1 from the left", "move 1 from space 2 to space 3")
    assert table.asks() == "turn up hidden"
    assert {"turn up artifact 2/3 on space 3", "turn up vase 2/3 on space 3"} <= set(table.legal())
    table.do("turn up artifact 2/3 on space 3")
    seat = table.seat()
    assert (seat["points"], seat["treasures"]["vase"], seat["artifacts"]) == (3, 1, 0)
    assert (table.tile(3), table.at()[3:], table.asks()) == ("artifact 2/3", [3, 3], "draw")


def test_m3_2_a_lower_tile_may_be_any_treasure_and_stays_as_well() -> None:
    table = with_artifacts("1, 2, 3, 4, 5", 2, 3, spaces={3: "vase 2/3", 30: "vase 1/2"}, at1=only(3))
    table.do("play 1 from the left", "move 1 from space 2 to space 3", "turn up vase 1/2 on space 3")
    assert (table.tile(3), table.seat()["points"], table.asks()) == ("vase 1/2", 3, "draw")
    assert table.at(1)[-1] == 3


@pytest.mark.parametrize(("space", "asks"), [(10, "turn up hidden"), (11, "draw")])
def test_m3_2_only_a_doubled_space_has_a_lower_tile(space: int, asks: str) -> None:
    table = with_artifacts("1, 2, 3, 4, 5", space - 1, spaces={space: "vase 1/2"}).do("play 1 from the left")
    assert (table.asks(), table.seat()["points"]) == (asks, 2)


def test_m3_3_from_the_next_turn_on_it_is_claimed_by_who_ends_there() -> None:
    table = with_artifacts("1, +/-1, 3, 4, 1", 2, 3, hand1="1, 2, 3, 4, 5", at1=only(30), spaces={3: "vase 2/3"})
    table.do("play 1 from the left", "move 1 from space 2 to space 3", "turn up artifact 1/1 on space 3", "draw 2")
    table.do("play 1 from the left", "draw 4")
    assert (table.state.turn, table.tile(3)) == (0, "artifact 1/1")
    table.do("play +/-1 from the left", "move -1 from space 3 to space 2", "draw 4")
    assert table.tile(3) == "artifact 1/1"  # leaving claims nothing
    table.do("play 5 from the right", "draw 2", "play 1 from the right", "move 1 from space 2 to space 3")
    assert (table.seat()["artifacts"], table.seat()["points"], table.tile(3)) == (1, 4, "empty")


def test_m3_3_another_player_may_claim_it_in_the_turn_after() -> None:
    table = with_artifacts("1, 2, 3, 4, 5", 2, hand1="1, 2, 3, 4, 5", at1=only(2), spaces={3: "vase 1/2"})
    table.do("play 1 from the left", "turn up artifact 1/1 on space 3", "draw 2", "play 1 from the left")
    assert (table.seat(1)["artifacts"], table.seat(0)["artifacts"], table.tile(3)) == (1, 0, "empty")


def test_mr_55_a_turned_up_tile_is_a_step_and_only_after_the_second_claim_is_the_space_empty() -> None:
    table = with_artifacts("1, 2, 3, 4, 5", 2, hand1="1, 2, 3, 4, 5", at1=only("stairs"), spaces={3: "vase 1/2"})
    table.do("play 1 from the left", "turn up artifact 1/1 on space 3")
    assert 3 not in table.view()["doubled"]
    assert table.do("draw 2").copy().do("play 5 from the right").at(1)[-1] == 5
    again = with_artifacts("1, 2, 3, 4, 5", 2, hand1="1, 2, 3, 4, 5", at1=only("stairs"), spaces={3: "artifact 1/1"})
    again.do("play 1 from the left")
    assert (again.tile(3), again.asks()) == ("empty", "draw")
    assert again.do("draw 2", "play 5 from the right").at(1)[-1] == 6


def test_mr_57_a_doubled_space_is_one_step() -> None:
    table = with_artifacts("5, 1, 1, 1, 1", "stairs").do("play 5 from the left")
    assert table.at()[-1] == 5


@pytest.mark.parametrize(("words", "points", "tile"), [("claim", 3, "empty"), ("leave", 0, "artifact 2/3")])
def test_mr_59_one_less_works_on_an_artifact(words: str, points: int, tile: str) -> None:
    table = with_artifacts("one less 1 (level 1), 2, 3, 4, 5", 19, spaces={20: "artifact 2/3"})
    table.do("play one less 1 (level 1) from the left")
    assert table.legal() == ["claim artifact 2/3", "leave artifact 2/3"]
    table.do(f"{words} artifact 2/3")
    assert (table.seat()["points"], table.tile(20)) == (points, tile)


# --- scoring ------------------------------------------------------------------------------------------------------


def test_mx_e5_two_artifacts_beside_two_sets_are_worth_six() -> None:
    assert lines(holding(2, 2, 2, artifacts=2))["artifacts"] == 6
    assert lines(holding(3, 2, 4, artifacts=2))["artifacts"] == 6


@pytest.mark.parametrize(("artifacts", "sets", "points"), [(0, 3, 0), (1, 3, 3), (3, 1, 3), (4, 0, 0), (3, 3, 9)])
def test_m3_4_three_for_each_set_that_carries_an_artifact(artifacts: int, sets: int, points: int) -> None:
    assert lines(holding(sets, sets, sets, artifacts=artifacts))["artifacts"] == points


def test_m3_4_a_set_with_wild_treasures_carries_one_as_well() -> None:
    assert lines(holding(1, 0, 0, wild=2, artifacts=2))["artifacts"] == 3


def test_m3_4_artifacts_are_a_line_right_after_the_sets() -> None:
    assert list(lines(holding(1, 1, 1, artifacts=1))) == [
        *("treasures", "positions", "sarcophagi", "keys", "sets", "artifacts", "scarabs")
    ]


def test_m3_4_artifacts_follow_the_sets_with_every_module() -> None:
    table = luxor(modules="fifth-player, mummy, equipment, artifacts, characters")
    names = list(lines(table))
    assert names[names.index("sets") + 1] == "artifacts"


@pytest.mark.parametrize("held", [(2, 1, 1), (1, 2, 1), (1, 1, 2)])
def test_m3_5_an_artifact_replaces_no_treasure_and_is_no_wild_one(held: tuple[int, int, int]) -> None:
    """The same in MR-20: one artifact more, and still one set."""
    table = holding(*held, artifacts=2)
    assert (lines(table)["sets"], table.seat()["sets"]) == (3, 1)


def test_mr_20_artifacts_alone_make_no_set() -> None:
    table = holding(0, 0, 0, artifacts=9, wild=2)
    assert (lines(table)["sets"], lines(table)["artifacts"], table.seat()["sets"]) == (0, 0, 0)


def test_mr_52_artifacts_count_beside_more_than_eight_sets() -> None:
    table = holding(9, 9, 9, artifacts=9)
    assert (lines(table)["sets"], lines(table)["artifacts"]) == (52, 27)


def test_mr_54_an_artifact_without_a_set_is_worth_its_printed_points_only() -> None:
    table = with_artifacts("1, 2, 3, 4, 5", 19, spaces={20: "artifact 1/1"}).do("play 1 from the left")
    sheet = lines(table)
    assert (sheet["treasures"], sheet["artifacts"]) == (1, 0)
    assert table.tile(19) == PLAIN
