"""What everybody would have if the game ended now, as each reader may know it."""

import pytest

from tests.contract.cases import SUBSETS
from tests.games.luxor.kit import Table, fixture, luxor, random_play
from waset.core.rng import Rng
from waset.games.luxor.rules.seen import Count

EVERY = 9
"""Of this many moments one is looked at."""


def counts(table: Table, reader: int | None) -> list[Count]:
    """Everybody's present count as a reader sees it."""
    return [seat["count"] for seat in table.view(reader)["seats"]]


def lines(count: Count) -> dict[str, tuple[int, int]]:
    """The least and the most of each line."""
    return {line["name"]: (line["low"], line["high"]) for line in count["lines"]}


@pytest.mark.parametrize("modules", SUBSETS, ids="-".join)
def test_the_count_is_the_sheet_of_a_game_that_ends_now(modules: tuple[str, ...]) -> None:
    players = 5 if "fifth-player" in modules else 3
    tables = random_play(players, seed=len(modules), modules=modules)
    for table in (*tables[1::EVERY], tables[-1]):
        over = table.game.is_over(table.state)
        for owner, sheet in enumerate(table.game.scores(table.state)):
            for reader in (None, *range(players)):
                count = counts(table, reader)[owner]
                assert [line["name"] for line in count["lines"]] == list(sheet.lines)
                for name, (low, high) in lines(count).items():
                    assert low <= sheet.lines[name] <= high
                    assert low == high or name == "scarabs"
                assert count["low"] == sum(line["low"] for line in count["lines"]) <= sheet.total
                assert count["high"] == sum(line["high"] for line in count["lines"]) >= sheet.total
                if over or reader == owner:
                    assert count["low"] == count["high"] == sheet.total
                for line in count["lines"]:
                    assert line["parts"] == [] or sum(line["parts"]) == line["low"] == line["high"]


@pytest.mark.parametrize("seed", range(4))
def test_the_count_of_others_tells_nothing_that_is_hidden(seed: int) -> None:
    rng = Rng(seed)
    for table in random_play(3, seed, modules=("mummy",))[:: 2 * EVERY]:
        if not table.game.is_over(table.state):
            for reader in (None, 0, 1, 2):
                other = Table(table.game, table.game.guess(table.state, reader, rng))
                assert counts(other, reader) == counts(table, reader)


def test_hidden_scarabs_count_from_the_least_to_the_most_that_is_left() -> None:
    table = luxor(scarabs=[4, 4], scarabs1=[1, 2, 2])
    values = [row.points for row in table.game.edition.scarabs for _ in range(row.copies)]
    unseen = sorted(values)
    unseen.remove(4)
    unseen.remove(4)
    assert lines(counts(table, 0)[0])["scarabs"] == (8, 8)
    assert lines(counts(table, 0)[1])["scarabs"] == (sum(unseen[:3]), sum(unseen[-3:]))
    assert lines(counts(table, None)[1])["scarabs"] == (sum(sorted(values)[:3]), sum(sorted(values)[-3:]))
    hidden = counts(table, 0)[1]["lines"][-1]
    assert (hidden["name"], hidden["parts"]) == ("scarabs", [])


def test_the_parts_stand_in_the_order_of_the_adventurers() -> None:
    count = counts(fixture(at=["statue 3", "stairs", 8, 24, 40]), 0)[0]
    assert {line["name"]: line["parts"] for line in count["lines"]}["positions"] == [0, 0, 1, 3, 8]


@pytest.mark.parametrize(
    ("vase", "statue", "jewelry", "wild", "sets", "more"),
    [
        (0, 0, 0, 0, [], 3),
        (2, 1, 1, 0, [["vase", "statue", "jewelry"]], 4),
        (2, 1, 1, 2, [["vase", "statue", "wild"], ["vase", "wild", "jewelry"]], 5),
        (1, 1, 0, 4, [["vase", "wild", "wild"], ["wild", "statue", "wild"]], 5),
        (8, 8, 8, 0, [["vase", "statue", "jewelry"]] * 8, 0),
    ],
)
def test_sets_lie_out_with_a_real_tile_each_and_the_next_one_has_its_price(
    vase: int, statue: int, jewelry: int, wild: int, sets: list[list[str]], more: int
) -> None:
    table = fixture(treasures={"vase": vase, "statue": statue, "jewelry": jewelry}, wild=wild)
    count = counts(table, None)[0]
    assert count["sets"] == sets
    assert len(count["sets"]) == table.view()["seats"][0]["sets"]
    assert count["next_set"] == more


def test_l_end_1_the_last_round_names_who_still_moves() -> None:
    hand = "1, 2, 2, 2, 2"
    table = fixture(3, at=[40, 40], keys=2, hand=hand, hand1=hand, hand2=hand)
    assert table.view()["last_round"] is None
    both = fixture(3, at=[40, 40], keys=2, hand="all +1 (level 1), 2, 2, 2, 2", hand1=hand, hand2=hand)
    both.do("play all +1 (level 1) from the left")
    assert both.view()["last_round"] == [0, 1, 2]
    both.finish_turn()
    assert both.view()["last_round"] == [1, 2]
    both.finish_turn().finish_turn()
    assert (both.view()["ending"], both.view()["last_round"]) == ("tomb", [])
