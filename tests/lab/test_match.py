"""Cells: who sits where, what the games of a group have in common, and that they can be repeated."""

import io

import pytest

import waset
from waset import bots
from waset.bots import Programs
from waset.core.record import Record, read
from waset.core.rng import Rng
from waset.lab.plan.cell import Cell, make_bot
from waset.lab.run.games import GameBatch, Summary, play_batch, play_games


def cell(line_up: str, game: str = "tutankhamun", games: int = 8, seed: int = 5, is_rotated: bool = True) -> Cell:
    seated = tuple(line_up.split())
    made = waset.make(game, players=len(seated))
    return Cell(game, len(seated), (), made.options, made.edition, seated, games, seed, is_rotated)


def records(played: Cell) -> list[Record]:
    return list(read(io.BytesIO(b"".join(line for line, _ in play_games(played, 0, played.games)))))


@pytest.mark.parametrize(
    ("line_up", "rotations"), [("a b", 2), ("a a", 1), ("a b b b", 4), ("a b a b", 2), ("a b c", 3), ("a a a", 1)]
)
def test_a_group_has_every_different_rotation_once(line_up: str, rotations: int) -> None:
    played = cell(line_up)
    seatings = [played.seated(index) for index in range(played.rotations)]
    assert played.rotations == rotations == len(set(seatings))
    assert seatings[0] == played.bots
    for bot in played.bots:
        taken = [sum(seating[seat] == bot for seating in seatings) for seat in range(played.players)]
        assert len(set(taken)) == 1, "not every seat as often as any other"


def test_line_ups_that_are_not_rotated_stay() -> None:
    played = cell("a b", is_rotated=False)
    assert {played.seated(index) for index in range(4)} == {("a", "b")}
    assert [played.number(index) for index in range(4)] == [1, 2, 3, 4]


def test_the_games_of_a_group_have_one_number_one_layout_and_rotated_bots() -> None:
    found = records(cell("random random:5 random:6", games=6))
    assert [record.header["number"] for record in found] == [1, 1, 1, 2, 2, 2]
    assert {record.header["seed"] for record in found} == {5}
    assert found[0].header["names"] == found[1].header["names"] == ["Yellow", "Red", "Green"]
    five, six = {"name": "random", "budget": "5"}, {"name": "random", "budget": "6"}
    assert found[0].header["bots"] == [{"name": "random"}, five, six]
    assert found[1].header["bots"] == [six, {"name": "random"}, five]
    layouts = [[words for who, words in record.steps[:20] if who == -1] for record in found]
    assert layouts[0] == layouts[1] == layouts[2] != layouts[3] == layouts[4]


def test_bots_that_play_alike_are_exactly_equal_over_a_group() -> None:
    """The luck is the seat's: what the first bot wins in one game, the second wins in the next."""
    results = [summary for _, summary in play_games(cell("random random:5"), 0, 8)]
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.scores == second.scores
        assert first.wins()[0] + second.wins()[1] == 1


def test_batches_do_not_matter() -> None:
    played = cell("random random:5")
    whole = play_batch(played, GameBatch(0, 0, 8)).games
    assert play_batch(played, GameBatch(0, 0, 3)).games + play_batch(played, GameBatch(0, 3, 8)).games == whole


def test_a_worker_with_another_version_is_refused() -> None:
    with pytest.raises(waset.WasetError, match=r"a worker has Waset .*, but 9\.9 is needed"):
        play_batch(cell("random random"), GameBatch(0, 0, 1), version="9.9")


def test_a_level_thinks_in_simulations_only_unless_it_is_said() -> None:
    for name in ("luxor", "tutankhamun"):
        game = waset.make(name)
        for level in bots.levels(name):
            made = make_bot(level.name, game, Rng(1), Programs())
            assert made.budget == bots.Budget(level.untimed or level.budget.simulations)
            assert made.budget.simulations or not level.budget.seconds, "would think for ever"
            assert make_bot(f"{level.name}:0.5s", game, Rng(1), Programs()).budget.seconds == 0.5


def test_a_shared_win_is_divided() -> None:
    assert Summary([9, 9, 3], [1, 1, 3], "zero", None, 10).wins() == [0.5, 0.5, 0.0]
