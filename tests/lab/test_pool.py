"""Workers: batches of the right size, results in order, and workers that die."""

import stat
import sys
from pathlib import Path

import pytest

import waset
from tests.lab.runs import files, play, write_plan
from waset.core.errors import BadOption
from waset.lab.plan.cell import Cell
from waset.lab.run.games import GameBatch
from waset.lab.run.pool import AHEAD, MOST, Queue, local, play_all

KILLER = """#!{python}
import json, os, signal, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {{"protocol": 1, "name": "killer", "version": "1"}}
    elif said["type"] == "decide":
        answer = {{"id": said["id"], "action": said["legal"][0]["action"]}}
        if {when}:
            open({mark!r}, "w").close()
            os.kill(os.getppid(), signal.SIGKILL)
    else:
        seat = said.get("seat")
        continue
    print(json.dumps(answer), flush=True)
"""
PLAN = """game = "tutankhamun"
players = 2
bots = [["cmd:{bot}", "random"]]
games = 6
"""


def batches(queue: Queue, seconds: float) -> list[GameBatch]:
    """All batches, if each game takes this number of seconds."""
    found: list[GameBatch] = []
    while (batch := queue.take()) is not None:
        found.append(batch)
        queue.took(batch, seconds * (batch.last - batch.first))
    return found


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.02, 3.0])
@pytest.mark.parametrize("workers", [1, 2, 50])
def test_every_game_is_in_one_batch_and_cells_keep_their_order(seconds: float, workers: int) -> None:
    found = batches(Queue([500, 100, 7], [0, 30, 7], workers), seconds)
    for cell, games in enumerate((range(500), range(30, 100), range(7, 7))):
        assert [game for each in found if each.cell == cell for game in range(each.first, each.last)] == list(games)


def test_batches_are_small_where_games_are_slow_and_large_where_they_are_quick() -> None:
    assert {each.last - each.first for each in batches(Queue([20], [0]), 3.0)} == {1}
    quick = [each.last - each.first for each in batches(Queue([5000], [0]), 0.0001)]
    assert quick[0] == 1
    assert max(quick) == MOST
    assert len(batches(Queue([1000], [0]), 0.05)) in range(95, 110)


def test_the_last_batches_are_shared_among_the_workers() -> None:
    found = batches(Queue([400], [0], 4), 0.0001)
    assert max(each.last - each.first for each in found if each.first > 300) <= 100 // 8


def test_cells_are_done_by_the_same_share() -> None:
    queue = Queue([1000, 10, 100], [0, 0, 0])
    for _ in range(40):
        batch = queue.take()
        assert batch is not None
        queue.took(batch, (batch.last - batch.first) * (0.001 if batch.cell else 0.5))
    shares = [queue.next_game[cell] / queue.totals[cell] for cell in range(3)]
    assert max(shares) - min(shares) <= 0.1


def test_the_workers_give_what_one_would() -> None:
    game = waset.make("tutankhamun")
    cells = [
        Cell("tutankhamun", 2, (), game.options, game.edition, ("random", "random"), 40, seed) for seed in (1, 2, 3)
    ]
    found = []
    for workers in (1, 3):
        with local(workers) as crew:
            assert crew.ahead == (1 if workers == 1 else AHEAD * workers)
            lines: list[list[bytes]] = [[], [], []]
            for batch, played in play_all(cells, [0, 39, 40], crew):
                lines[batch.cell] += [line for line, _ in played.games]
        found.append(lines)
    assert found[0] == found[1]
    assert [len(lines) for lines in found[0]] == [40, 1, 0]


def test_a_crew_has_someone() -> None:
    with pytest.raises(BadOption, match="1 worker or more is needed, not 0"), local(0):
        pass


def killer(folder: Path, when: str) -> Path:
    """A bot that kills the process that plays its game."""
    path = folder / "killer"
    path.write_text(KILLER.format(python=sys.executable, when=when, mark=str(folder / "mark")))
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_a_worker_that_dies_is_replaced_and_its_games_are_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = write_plan(
        tmp_path, 6, PLAN.replace("{bot}", str(killer(tmp_path, f"not os.path.exists({str(tmp_path / 'mark')!r})")))
    )
    assert play(plan, tmp_path / "run", "--workers", "2") == 0
    assert (tmp_path / "mark").exists(), "nobody was killed"
    assert play(plan, tmp_path / "again") == 0
    assert files(tmp_path / "run") == files(tmp_path / "again")
    assert capsys.readouterr().err.count("failed") == 0


def test_a_worker_that_dies_again_and_again_ends_the_run_and_what_was_done_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot kills whoever plays it on the second seat: in the second game."""
    plan = write_plan(tmp_path, 6, PLAN.replace("{bot}", str(killer(tmp_path, "seat == 1"))))
    assert play(plan, tmp_path / "run", "--workers", "2") == 2
    told = capsys.readouterr().err
    assert "a worker process died 3 times while it played games 2 to 2 of tutankhamun with cmd:" in told
    assert "(1 of 6 games are done)" in told
    (name,) = (each for each in files(tmp_path / "run") if each != "plan.toml")
    assert files(tmp_path / "run")[name].count(b"\n") == 1
