"""Runs of many games: repeatable whatever the workers, resumable wherever they stopped, with honest intervals."""

import io
import math
import statistics
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waset
from waset import bots
from waset.core.errors import BadOption, BadRecord
from waset.core.play import play, seat_rng
from waset.core.record import Record, read, replay
from waset.core.rng import Rng
from waset.lab.plan.cell import Cell
from waset.lab.run.games import Summary, play_games
from waset.lab.run.simulate import Report, plan, simulate
from waset.lab.stats.intervals import Sample, share, t95


def run(games: int = 5, seed: int = 1, players: int = 2) -> Cell:
    return plan(waset.make("luxor", players=players), games=games, seed=seed)


def lines(planned: Cell) -> bytes:
    """The file that a run has to write."""
    return b"".join(line for line, _ in play_games(planned, 0, planned.games))


def records(raw: bytes) -> list[Record]:
    return list(read(io.BytesIO(raw)))


# --- playing -------------------------------------------------------------------------------------------------------


def test_every_game_is_a_right_record_with_its_number() -> None:
    for number, record in enumerate(records(lines(run(4, seed=9, players=3))), 1):
        assert (record.header["seed"], record.header["number"]) == (9, number)
        assert record.header["names"] == ["Red", "Blue", "Green"]
        assert record.header["bots"] == [{"name": "random"}] * 3
        game, state = replay(record, waset.make)
        assert game.is_over(state)


def test_a_game_can_be_played_again_from_seed_and_number() -> None:
    record = records(lines(run(3)))[2]
    game = waset.make("luxor", players=2)
    rng = Rng(1).split(3)
    players = [bots.make("random", game, seat_rng(rng, seat)) for seat in range(2)]
    assert play(game, players, rng).key() == replay(record, waset.make)[1].key()


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    planned = run(45, players=4)
    for workers in (1, 2):
        told: list[int] = []
        out = tmp_path / f"{workers}.jsonl"
        report = simulate(planned, workers=workers, out=out, progress=told.append)
        assert told == list(range(1, 46))
        assert (report.games, report.is_complete) == (45, True)
        assert sum(report.endings.values()) == 45
        assert math.isclose(sum(report.wins), 45)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_records_need_not_be_kept() -> None:
    assert simulate(run(3)).games == 3


def test_a_run_of_impossible_size_is_refused() -> None:
    game = waset.make("luxor", players=3)
    with pytest.raises(BadOption, match="1 game or more"):
        plan(game, games=0, seed=1)
    with pytest.raises(BadOption, match="a seed is"):
        plan(game, games=1, seed=-1)
    with pytest.raises(BadOption, match="3 bots are needed, or one for all seats, not 2"):
        plan(game, games=1, seed=1, bots=("random", "random"))
    with pytest.raises(BadOption, match="did you mean 'random'"):
        plan(game, games=1, seed=1, bots=("ramdom",))
    with pytest.raises(BadOption, match="1 worker or more"):
        simulate(run(), workers=0)


# --- files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [0, 1, 200, 10_000, 30_000, -2, -1])
def test_an_interrupted_run_resumes_to_the_same_file(tmp_path: Path, cut: int) -> None:
    out = tmp_path / "games.jsonl"
    whole = lines(run())
    out.write_bytes(whole[:cut])
    report = simulate(run(), out=out, resume=True)
    assert out.read_bytes() == whole
    fresh = simulate(run())
    assert [sample.total for sample in report.scores] == [sample.total for sample in fresh.scores]
    assert (report.rounds.squares, report.decisions.squares) == (fresh.rounds.squares, fresh.decisions.squares)
    assert (report.wins, report.endings) == (fresh.wins, fresh.endings)


def test_a_run_can_be_made_longer_and_a_finished_one_only_reported(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate(run(2), out=out)
    assert simulate(run(4), out=out, resume=True).games == 4
    assert simulate(run(4), out=out, resume=True).games == 4
    assert out.read_bytes() == lines(run(4))
    with pytest.raises(BadOption, match="has 4 games already"):
        simulate(run(3), out=out, resume=True)


@pytest.mark.parametrize(
    ("other", "says"),
    [(run(5, seed=2), "line 1: .*another 'seed'"), (run(5, players=3), "line 1: .*another 'players'")],
)
def test_only_the_same_run_is_resumed(tmp_path: Path, other: Cell, says: str) -> None:
    out = tmp_path / "games.jsonl"
    before = lines(other)[:-10]
    out.write_bytes(before)
    with pytest.raises(BadRecord, match=says):
        simulate(run(), out=out, resume=True)
    assert out.read_bytes() == before


def test_a_game_that_is_missing_or_wrong_is_found_on_resuming(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    first, second, third = lines(run(3)).splitlines(keepends=True)
    out.write_bytes(first + third)
    with pytest.raises(BadRecord, match="line 2: not game 2 of this run"):
        simulate(run(), out=out, resume=True)
    out.write_bytes(first + second.replace(b'"chance","deal', b'"chance","dael', 1))
    with pytest.raises(BadRecord, match="line 2, step "):
        simulate(run(), out=out, resume=True)
    cut = second[: second.index(b'],"result"')] + b'],"result":null}\n'
    out.write_bytes(first + cut)
    with pytest.raises(BadRecord, match="line 2: game 2 is not finished"):
        simulate(run(), out=out, resume=True)


def test_an_existing_file_is_not_overwritten_by_mistake(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_bytes(b"precious")
    with pytest.raises(BadOption, match="exists: overwrite it with --force, or continue it with --resume"):
        simulate(run(1), out=out)
    assert out.read_bytes() == b"precious"
    simulate(run(1), out=out, force=True)
    assert out.read_bytes() == lines(run(1))


# --- the report ----------------------------------------------------------------------------------------------------


def test_a_shared_win_is_divided() -> None:
    report = Report(3)
    report.add(Summary([50, 50, 40], [1, 1, 3], "tomb", 30, 200))
    report.add(Summary([50, 40, 40], [1, 2, 2], "no move", None, 100))
    assert report.wins == [1.5, 0.5, 0.0]
    assert report.endings == {"tomb": 1, "no move": 1}
    assert (report.rounds.count, report.decisions.mean().value) == (1, 150)


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=50))
def test_the_mean_has_the_interval_of_the_textbook(values: list[int]) -> None:
    sample = Sample()
    for value in values:
        sample.add(value)
    mean = sample.mean()
    assert math.isclose(mean.value, statistics.fmean(values), abs_tol=1e-9)
    half = t95(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    assert math.isclose(mean.high - mean.value, half, abs_tol=1e-6)
    assert math.isclose(mean.value - mean.low, half, abs_tol=1e-6)


def test_one_number_says_nothing_about_the_next() -> None:
    sample = Sample()
    assert math.isnan(sample.mean().value)
    sample.add(5)
    assert sample.mean() == (5.0, -math.inf, math.inf)


def test_a_share_has_wilson_s_interval() -> None:
    assert share(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-3)
    assert share(0, 20) == pytest.approx((0.0, 0.0, 0.1611), abs=1e-3)
    assert share(20, 20) == pytest.approx((1.0, 0.8389, 1.0), abs=1e-3)
    assert math.isnan(share(0, 0).value)
