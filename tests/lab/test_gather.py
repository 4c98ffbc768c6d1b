"""Reading runs: every game counts once, in its group; what is broken is named; workers change nothing."""

import json
import multiprocessing
import re
from pathlib import Path
from typing import Any

import pytest

from tests.lab.folders import TWO_BOTS, make_run
from waset.core import record
from waset.core.errors import BadOption, BadRecord, WasetError
from waset.core.record import read as records
from waset.lab.read.gather import Read, read
from waset.lab.read.reader import GroupReader
from waset.lab.run.folder import Folder, RecordFile, open_folder


def shares(found: Read) -> list[tuple[object, ...]]:
    """All figures with their sums."""
    return [
        (scope, words, ratio.groups, ratio.y, ratio.x, ratio.yy, ratio.xy, ratio.xx)
        for scope, figures in found.tally.sums.items()
        for words, ratio in figures.items()
    ]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return make_run(tmp_path_factory.mktemp("runs") / "two", players="[2, 3]", bots=TWO_BOTS, games="9")


def test_games_with_the_same_seed_are_one_group(run: Folder) -> None:
    two, three = (GroupReader(file).take(100) for file in run.files)
    assert (two.games, len(two.groups), three.games, len(three.groups)) == (10, 5, 9, 3)
    numbers = [[found.header["number"] for found in three.records(group)] for group in range(3)]
    assert numbers == [[1, 1, 1], [2, 2, 2], [3, 3, 3]]
    assert list(three.records(3)) == []
    assert ([file.planned for file in run.files], run.planned) == ([10, 9], 19)


def test_a_file_is_taken_in_pieces(run: Folder) -> None:
    whole = GroupReader(run.files[1]).take(100)
    reader = GroupReader(run.files[1])
    pieces = [reader.take(2), reader.take(2), reader.take(2)]
    assert [(piece.before, piece.games) for piece in pieces] == [(0, 6), (6, 3), (9, 0)]
    assert pieces[0].groups + pieces[1].groups == whole.groups
    assert b"".join(whole.groups) == run.files[1].path.read_bytes()


def test_each_record_is_read_and_replayed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted by the system, in bytes; and the game is made once for all records of a batch."""
    make_run(tmp_path / "run", game='"tutankhamun"', games="24")
    (file,) = (tmp_path / "run" / "records").iterdir()
    replayed = counted(monkeypatch, "replay_with")
    made = counted(monkeypatch, "make_game")
    read(open_folder(tmp_path / "run"), deep=False)  # whatever is imported is imported now
    replayed.clear()
    made.clear()
    before = bytes_read()
    assert read(open_folder(tmp_path / "run"), deep=False).games == 24
    assert file.stat().st_size <= bytes_read() - before < 1.5 * file.stat().st_size
    assert (len(replayed), len(made)) == (24, 2)


def counted(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """The calls of a function of records, which is called all the same."""
    calls: list[str] = []
    real = getattr(record, name)

    def call(*args: Any) -> Any:
        calls.append(name)
        return real(*args)

    monkeypatch.setattr(record, name, call)
    return calls


def bytes_read() -> int:
    """What this process has read so far, as the system counts it."""
    found = re.search(r"rchar: (\d+)", Path("/proc/self/io").read_text())
    assert found
    return int(found[1])


def test_the_figures_are_those_of_the_records(run: Folder) -> None:
    figures = read(run)
    assert (figures.games, figures.groups, figures.unfinished) == (19, 5, 0)
    (table,) = [scope for scope in figures.tally.scopes(2) if scope[1] == 3]
    results = [found.result for found in records(run.files[1].path)]
    assert all(results)
    for seat in range(3):
        score = [result["scores"][seat] for result in results if result]
        wins = [1 / result["ranking"].count(1) * (result["ranking"][seat] == 1) for result in results if result]
        assert figures.tally.ratio(table, "score", seat).value() == pytest.approx(sum(score) / 9)
        assert figures.tally.ratio(table, "win", seat).share().value == pytest.approx(sum(wins) / 9)
        assert figures.tally.ratio(table, "win", seat).groups == 3
    lines = [line["positions"] for result in results if result for line in result["sheet"]]
    assert figures.tally.ratio(table, "line", "positions").value() == pytest.approx(sum(lines) / 27)
    endings = [result["ending"] for result in results if result]
    assert figures.tally.ratio(table, "ending", "tomb").value() == endings.count("tomb") / 9
    assert figures.tally.ratio(table, "ending", "never").share().value == 0


def test_a_part_is_of_all_games_also_of_those_without_it(run: Folder) -> None:
    tally = read(run).tally
    (variant,) = tally.scopes(1)
    things = tally.words(variant, "uses", "Horus card taken")
    assert things
    for (thing,) in things:
        ratio = tally.ratio(variant, "uses", "Horus card taken", thing)
        assert (ratio.x, ratio.groups) == (19, 5)


def test_workers_change_nothing(run: Folder) -> None:
    told: list[int] = []
    alone = read(run, progress=told.append)
    assert told == list(range(1, 20))
    assert shares(read(run, workers=2)) == shares(alone)


def test_a_worker_that_dies_is_told(tmp_path: Path) -> None:
    """Many groups, so that there is still something to read when it dies."""
    make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    file.write_bytes(file.read_bytes() * 400)

    def kill(_done: int) -> None:
        for child in multiprocessing.active_children()[:1]:
            child.kill()

    with pytest.raises(WasetError, match="a worker process died while it read records"):
        read(open_folder(tmp_path / "run"), workers=2, deep=False, progress=kill)


def test_0_workers_are_refused(run: Folder) -> None:
    with pytest.raises(BadOption, match="1 worker or more"):
        read(run, workers=0)


# --- what is broken ------------------------------------------------------------------------------------------------


def test_what_is_no_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="nowhere is not a folder"):
        open_folder(tmp_path / "nowhere")
    with pytest.raises(BadOption, match=r"has no plan\.toml"):
        open_folder(tmp_path)
    (tmp_path / "plan.toml").write_text('game = "luxor"\n')
    with pytest.raises(BadOption, match="records has no records"):
        open_folder(tmp_path)
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "a.jsonl").write_text('{"waset":1,"ga')
    with pytest.raises(BadOption, match="no finished game yet"):
        open_folder(tmp_path)


def test_a_broken_record_is_named_by_file_and_line(tmp_path: Path) -> None:
    make_run(tmp_path / "run", bots=TWO_BOTS, games="6")
    (file,) = (tmp_path / "run" / "records").iterdir()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    lines[3] = lines[3].replace('"chance","draw', '"chance","darw', 1)
    file.write_text("".join(lines), "utf-8")
    with pytest.raises(BadRecord, match=rf"{file.name}, line 4, step \d+: .*darw"):
        read(open_folder(tmp_path / "run"))
    lines[3] = "nonsense\n"
    file.write_text("".join(lines), "utf-8")
    with pytest.raises(BadRecord, match=rf"{file.name}, line 4: "):
        read(open_folder(tmp_path / "run"), workers=2)


def test_a_last_line_that_breaks_off_is_left_out(tmp_path: Path) -> None:
    make_run(tmp_path / "run", games="3")
    (file,) = (tmp_path / "run" / "records").iterdir()
    file.write_bytes(file.read_bytes()[:-40])
    run = open_folder(tmp_path / "run")
    found = read(run)
    assert (found.found, found.games, run.planned, found.cut) == (2, 2, 3, (file.name,))


def test_a_game_without_an_end_is_left_out(tmp_path: Path) -> None:
    make_run(tmp_path / "run", games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    first, second = file.read_text("utf-8").splitlines()
    document = json.loads(second)
    document["steps"] = document["steps"][:80]
    document["result"] = None
    file.write_text(f"{first}\n{json.dumps(document)}\n", "utf-8")
    found = read(open_folder(tmp_path / "run"))
    assert (found.games, found.unfinished) == (1, 1)


def test_games_without_a_number_are_groups_of_their_own(tmp_path: Path) -> None:
    make_run(tmp_path / "run", games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for line in lines:
        del line["number"]
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")
    first, second = file.read_bytes().splitlines(keepends=True)
    assert GroupReader(RecordFile(file, first)).take(9).groups == (first, second)


def test_a_plan_whose_edition_is_elsewhere_still_says_how_many_games(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('game = "luxor"\nname = "mine"\nsarcophagi = [{ points = 9 }]\n')
    make_run(tmp_path / "run", editions='["rebuilt", "./mine.toml"]', bots=TWO_BOTS, games="3")
    run = open_folder(tmp_path / "run")
    assert (run.planned, read(run).found) == (8, 8)
    (tmp_path / "run" / "plan.toml").write_text("nonsense")
    run = open_folder(tmp_path / "run")
    assert run.planned is None
    assert "plan.toml" in run.plan_error
