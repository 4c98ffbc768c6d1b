"""How a game is laid out (L-SETUP)."""

from collections import Counter
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, luxor, random_play
from waset.core.rng import Rng
from waset.games.luxor.rules.game import Luxor


def begun(players: int = 2, seed: int = 0, **options: Any) -> Table:
    """A game at its first card."""
    game = waset.make("luxor", players=players, options=options)
    assert isinstance(game, Luxor)
    return Table(game, game.start(seed))


def laid_out(players: int = 2, seed: int = 0, **options: Any) -> tuple[Table, list[tuple[str, list[str]]]]:
    """A game laid out by chance, with each outcome and what could have been instead."""
    game = waset.make("luxor", players=players, options=options)
    assert isinstance(game, Luxor)
    table = Table(game, game.start())
    rng = Rng(seed)
    told = []
    while game.in_setup(table.state):
        outcome = game.sample(table.state, rng)
        told.append((game.text(table.state, outcome), table.legal()))
        game.apply(table.state, outcome, table.log)
    return table, told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l_setup_1_two_to_four_players(players: int) -> None:
    table = begun(players)
    assert len(table.view()["seats"]) == players
    turns = [table.view()["turn"]] + [table.finish_turn().view()["turn"] for _ in range(players)]
    assert turns == [*range(players), 0]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_l_setup_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(waset.BadOption):
        waset.make("luxor", players=players)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_l_setup_2_the_first_player_keeps_the_token(first: int) -> None:
    tables = random_play(3, seed=first, first=first)
    assert tables[0].view()["turn"] == first
    assert {table.view()["first"] for table in tables} == {first}


def test_l_setup_2_chance_may_name_the_first_player() -> None:
    game = waset.make("luxor", players=3, options={"first": "random"})
    assert game.outcomes(game.start()) == [(0, 1), (1, 1), (2, 1)]
    begins = {seed: begun(3, seed, first="random").view() for seed in range(20)}
    assert {view["first"] for view in begins.values()} == {0, 1, 2}
    assert all(view["turn"] == view["first"] for view in begins.values())


def test_l_setup_2_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(waset.BadOption):
        waset.make("luxor", players=2, options={"first": 2})


def test_l_setup_3_both_sarcophagi_lie_in_the_tomb() -> None:
    table = begun(4)
    assert [row.points for row in table.game.edition.sarcophagi] == [5, 3]
    assert [seat["sarcophagi"] for seat in table.view()["seats"]] == [[]] * 4
    assert table.view()["in_tomb"] == 0


def test_l_setup_4_the_supplies_are_full() -> None:
    view = begun(4).view()
    assert (view["scarabs"], view["keys"], view["keys_spent"], view["wild"]) == (22, 20, 0, 18)
    for seat in view["seats"]:
        assert (seat["scarabs"], seat["keys"], seat["wild"]) == (0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l_setup_5_two_on_the_stairs_and_one_asleep_at_each_statue(players: int) -> None:
    for seat in begun(players).view()["seats"]:
        assert seat["adventurers"] == ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]


def test_l_setup_6_everybody_starts_with_no_points() -> None:
    table = begun(4)
    assert [seat["points"] for seat in table.view()["seats"]] == [0] * 4
    assert [score.total for score in table.game.scores(table.state)] == [0] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l_setup_7_five_basic_cards_each_in_the_order_dealt(players: int) -> None:
    table, told = laid_out(players)
    dealt = [words.removeprefix("deal ") for words, _ in told if words.startswith("deal ")]
    assert [table.hand(seat) for seat in range(players)] == [dealt[5 * n : 5 * n + 5] for n in range(players)]
    assert table.view()["draw"] == 31 - 5 * players
    assert (table.view()["discard"], table.view()["top_discard"]) == ({}, None)


def test_l_setup_7_there_are_31_basic_cards() -> None:
    basic = {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
    assert begun().view(None)["unseen_cards"] == basic
    _, told = laid_out()
    first = next(others for words, others in told if words.startswith("deal "))
    assert first == [f"deal {card}" for card in basic]


def test_l_setup_8_one_face_up_stack_of_horus_cards_for_each_level() -> None:
    for level, stack in enumerate(begun().view()["horus"], 1):
        assert stack["cards"] == 8
        assert str(stack["top"]).endswith(f"(level {level})")
        assert all(card.endswith(f"(level {level})") for card in stack["below"])


def test_l_setup_8_the_stacks_are_shuffled() -> None:
    tops = {tuple(stack["top"] for stack in begun(seed=seed).view()["horus"]) for seed in range(20)}
    assert len(tops) > 10


OSIRIS_SPACES = (5, 14, 23, 33)


def test_l_setup_9_four_of_the_six_osiris_tiles_lie_face_up() -> None:
    seen = Counter[str]()
    for seed in range(40):
        table = begun(seed=seed)
        laid = Counter(table.tile(space) for space in OSIRIS_SPACES)
        assert laid <= Counter({"osiris 1": 1, "osiris 2": 2, "osiris 3": 2, "osiris 4": 1})
        assert len(table.game.document(table.state)["box"]) == 2
        assert all(tile.startswith("osiris") for tile in table.game.document(table.state)["box"])
        seen += laid
    assert set(seen) == {"osiris 1", "osiris 2", "osiris 3", "osiris 4"}


def test_l_setup_9_each_osiris_tile_is_equally_likely() -> None:
    table = Table(game := luxor().game, game.start())
    assert table.legal() == [f"lay osiris {steps} on space 5" for steps in (1, 2, 3, 4)]
    assert [weight for _, weight in game.outcomes(table.state)] == [1, 2, 2, 1]


def test_l_setup_10_horus_tiles_lie_where_their_eyes_are_printed() -> None:
    table = begun()
    printed = {row.space: row.kind for row in table.game.edition.spaces if row.kind.startswith("horus")}
    assert Counter(printed.values()) == {"horus 1": 2, "horus 2": 2, "horus 3": 2}
    laid = {space: table.tile(space) for space in range(1, 41) if table.tile(space).startswith("horus")}
    assert laid == printed


def test_l_setup_11_a_treasure_lies_on_every_other_space() -> None:
    table = begun()
    spaces = table.view()["spaces"]
    treasures = Counter(tile for tile in spaces if not tile.startswith(("horus", "osiris")))
    tiles = {f"{row.type} {row.needs}/{row.points}": row.copies for row in table.game.edition.treasures}
    assert treasures == tiles
    assert treasures.total() == 30
    assert len({tuple(begun(seed=seed).view()["spaces"]) for seed in range(10)}) == 10


def test_l_setup_12_three_stacks_of_temple_tiles_face_down() -> None:
    table = begun()
    assert table.view()["temple"] == [4, 6, 4]
    assert not any(tile.startswith(("wild", "scarab", "tunnel", "favour")) for tile in table.view()["spaces"])


@pytest.mark.parametrize(("icon", "space"), [("cobra", 3), ("falcon", 18), ("lion", 30)])
def test_l_setup_12_a_temple_tile_comes_from_its_own_stack_by_chance(icon: str, space: int) -> None:
    at = ["stairs", "stairs", "stairs", "stairs", space - 1]
    table = luxor(hand="1, 2, 2, 2, 2", at=at, spaces={space: "vase 1/2"})
    table.do("play 1 from the left", f"move 1 from space {space - 1} to space {space}")
    rows = [row for row in table.game.edition.temple_tiles if row.stack == icon]
    assert table.legal() == [f"reveal {row.tile} on space {space}" for row in rows]
    assert [weight for _, weight in table.game.outcomes(table.state)] == [row.copies for row in rows]
