"""Programs as bots on the command line: they play, and what becomes of one that fails is said everywhere."""

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.bots.test_program import gone, kept_by, named
from tests.cli.terminal import Script, play
from tests.spawn import PATIENCE, ending, spawn
from waset.cli.main import main
from waset.core.errors import BadOption
from waset.core.record import read, replay
from waset.games import make

FIRST = Path(__file__).parent.parent.parent / "examples" / "your_first_bot.py"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- simulate ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["luxor --modules all", "tutankhamun"])
def test_your_first_bot_is_better_than_random(game: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate {game} --games 12 --seed 3 --out games.jsonl --bots"
    assert main([*line.split(), f"cmd:{FIRST},random"]) == 0
    out, err = capsys.readouterr()
    assert "failed" not in out + err
    won = 0
    for record in read(folder / "games.jsonl"):
        assert record.header["bots"][0]["program"].endswith("/your_first_bot.py")
        assert record.result is not None
        won += record.result["ranking"][0] == 1
    assert won >= 8


def test_the_number_of_workers_does_not_matter_to_programs_either(folder: Path) -> None:
    for workers in (1, 2):
        line = f"simulate tutankhamun --games 21 --workers {workers} --out {workers}.jsonl --bots"
        assert main([*line.split(), f"cmd:{FIRST}"]) == 0
    assert (folder / "1.jsonl").read_bytes() == (folder / "2.jsonl").read_bytes()


def test_a_failure_is_told_counted_and_recorded(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "tutankhamun", "--games", "2", "--bots", f"random,{named('crash')}", "--out", "games.jsonl"]
    assert main(line) == 0
    out, err = capsys.readouterr()
    assert err.count(f"waset: seat 1 (Red): the bot {named('crash')} ended with exit code 3") == 2
    assert err.count("  | first [31m complaint\n") == 2
    assert "failed in 2 of 2 games: random took over." in out
    assert main(["record", "show", "games.jsonl"]) == 0
    assert "ended with exit code 3 without an answer; random took over." in " ".join(capsys.readouterr().out.split())
    for record in read(folder / "games.jsonl"):
        replay(record, make)
        assert record.failures == [{"seat": 1, "what": "ended with exit code 3 without an answer", "instead": "random"}]


def test_who_forfeits_is_last_also_when_a_run_is_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    bots = [named("late"), "random"]
    line = ["simulate", "luxor", "--on-bot-failure", "forfeit", "--bots", ",".join(bots), "--out", "games.jsonl"]
    assert main([*line, "--games", "2"]) == 0
    assert main([*line, "--games", "3", "--resume"]) == 0
    out, _ = capsys.readouterr()
    assert "failed in 3 of 3 games: forfeited, and counted as last." in out
    (row,) = [row for row in out.splitlines() if "Blue (random)" in row and " 3 " not in row][1:]
    assert "100.0 %" in row


def test_a_run_that_is_to_stop_keeps_the_games_before(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["simulate", "tutankhamun", "--games", "9", "--on-bot-failure", "stop", "--out", "games.jsonl"]
    assert main([*line, "--bots", f"{named('tired')},random"]) == 2
    _, err = capsys.readouterr()
    assert "ended with exit code 5 without an answer; the run stops." in err
    assert len([record for record in read(folder / "games.jsonl") if record.result]) == 2


@pytest.mark.parametrize(("workers", "seconds"), [(1, 600), (2, 2)])
def test_ctrl_c_ends_a_program_that_hangs(workers: int, seconds: int, folder: Path) -> None:
    """At once; but what a worker has begun is waited for, and so is the program's time limit."""
    kept = folder / "kept"
    line = f"simulate luxor --games 2 --bot-seconds {seconds} --workers {workers} --bots".split()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "waset.cli.main", *line, f"{named('stubborn', kept)},random"]
    with ending(spawn(command, env=environment)) as run:
        deadline = time.monotonic() + PATIENCE
        while not (kept.exists() and '"decide"' in kept.read_text()) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(run.pid, signal.SIGINT)
        told, problems = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Traceback" not in problems
    assert "Stopped: 0 of 2 games are played." in told
    processes = kept_by(kept)[0]
    assert processes
    assert all(gone(process) for process in processes)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--bots", "cmd:./nowhere.py"], "there is no program './nowhere.py'"),
        (["--on-bot-failure", "forfiet"], "did you mean 'forfeit'?"),
        (["--bot-seconds", "0"], "more than 0 and at most 86400 seconds, not 0"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_is_refused_before_anything_begins(
    command: str, options: list[str], says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "luxor", *options]) == 2
    assert says in capsys.readouterr().err
    assert not (folder / "games").exists()


# --- play, with a person who does the first thing --------------------------------------------------------------------


def first(prompt: str) -> str:
    """The first choice that a prompt offers."""
    found = re.search(r"(\d+)(-\d+)?: $", prompt)
    return found[1] if found else ""


def test_programs_play_a_game_in_the_terminal() -> None:
    code, shown = play("tutankhamun", "--bots", f"random,cmd:{FIRST}", "--seed", "1", read=Script([]))
    assert code == 0
    assert "The game is over. " in shown


def test_people_are_told_when_a_program_fails(folder: Path) -> None:
    prompts: list[str] = []

    def read_(prompt: str) -> str:
        prompts.append(prompt)
        return first(prompt)

    options = ["tutankhamun", "--bots", named("illegal"), "--option", "first=1", "--seed", "1", "--save", "g.jsonl"]
    code, shown = play(*options, read=read_)
    assert code == 0
    assert prompts[0] == "Enter goes on with the game: "
    assert shown.count("chose the action 9999, which is not legal") == 2
    assert "random took over." in shown
    (record,) = read(folder / "g.jsonl")
    assert [failure["seat"] for failure in record.failures] == [1]


def test_who_forfeits_does_not_win_at_the_table() -> None:
    options = ["--bots", f"random,{named('crash')}", "--on-bot-failure", "forfeit", "--seed", "1"]
    _, shown = play("luxor", *options, read=Script([]))
    assert "ended with exit code 3 without an answer; it has forfeited." in shown
    assert "Red (Chance) wins" in shown


def test_a_game_that_stops_for_a_bot_is_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--bots", f"random,{named('late')}", "--on-bot-failure", "stop", "--save", "g.jsonl", "--seed", "1"]
    assert main(["play", "tutankhamun", *options]) == 2
    out, err = capsys.readouterr()
    assert "The game is kept. Go on with: waset play --resume g.jsonl --bots " in " ".join(out.split())
    assert "ended with exit code 4 without an answer; the run stops." in err
    (record,) = read(folder / "g.jsonl")
    assert record.is_open


def test_a_file_alone_makes_no_program_run(folder: Path) -> None:
    kept = folder / "kept"
    program = named("plays", kept)
    play("tutankhamun", "--bots", program, "--seed", "1", "--save", "g.jsonl", read=Script(["1"]))
    kept.unlink()
    written = (folder / "g.jsonl").read_bytes()
    with pytest.raises(BadOption, match="a program that only a file names is not run: give --bots "):
        play("--resume", "g.jsonl", read=Script([]))
    for other in ("random", "none", f"{program},random"):
        with pytest.raises(BadOption, match="a resumed game continues with its own bots"):
            play("--resume", "g.jsonl", "--bots", other, read=Script([]))
    assert not kept.exists()
    assert (folder / "g.jsonl").read_bytes() == written
    code, shown = play("--resume", "g.jsonl", "--bots", program, read=first)
    assert code == 0
    assert "The game is over. " in shown
    assert kept_by(kept)[0]


def test_a_resumed_game_with_a_program_goes_on_as_it_would_have(folder: Path) -> None:
    program = f"cmd:{FIRST}"
    play("tutankhamun", "--bots", program, "--seed", "1", "--save", "whole.jsonl", read=first)
    play("tutankhamun", "--bots", program, "--seed", "1", "--save", "cut.jsonl", read=Script(["1", "2"]))
    play("--resume", "cut.jsonl", "--bots", program, read=first)
    assert (folder / "cut.jsonl").read_bytes() == (folder / "whole.jsonl").read_bytes()
