"""`waset tournament`: its tables, its JSON, and going on."""

import json
import shlex
from pathlib import Path

import pytest

from tests.lab.runs import files, size, start, wait_for
from waset.cli.main import main

QUICK = "tournament tutankhamun --games 6 --seed 2 --bots random,random:2,random:3"


def test_pairs_and_ratings_are_told_with_intervals_and_how_to_repeat_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK.split()) == 0
    told, err = capsys.readouterr()
    lines = told.splitlines()
    assert lines[0] == "tutankhamun, 2 players"
    for one, other in (("random", "random:2"), ("random", "random:3"), ("random:2", "random:3")):
        (row,) = [line for line in lines if line.split()[:2] == [one, other]]
        assert row.split()[2:5] == ["6", "50.0", "%"]
        assert row.count(" to ") == 2
    rating_rows = [line for line in lines if "1500" in line]
    assert len(rating_rows) == 3
    assert all(" to " in row for row in rating_rows)
    command = "tournament tutankhamun --players 2 --bots random,random:2,random:3 --games 6 --seed 2"
    assert lines[-1] == f"The same again: waset {command}"
    assert err.splitlines()[-1] == "games: 18 of 18"
    assert main(command.split()) == 0
    assert capsys.readouterr().out == told


def test_more_players_make_fields_and_mixed_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK.split(), "--players", "3"]) == 0
    told = capsys.readouterr().out
    assert "fair share ×" in told
    assert "2 random:3" in told
    assert "mixed table" in told


def test_a_challenger_sits_alone_and_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = "tournament tutankhamun --games 3 --players 3 --bots random,vizier --budget 2 --challenger vizier --json"
    assert main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert [[bot["bot"] for bot in meeting["bots"]] for meeting in found["meetings"]] == [["vizier:2", "random"]]
    assert main([*shlex.split(found["command"])[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_a_challenger_who_does_not_take_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK.split(), "--challenger", "random:4"]) == 2
    assert "unknown challenger 'random:4'" in capsys.readouterr().err


def test_json_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*shlex.split(QUICK), "--json", "--option", "first=random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        *("game", "players", "modules", "options", "edition", "bots", "games", "seed", "complete", "meetings"),
        *("ratings", "failures", "command"),
    ]
    assert found["complete"] is True
    assert found["options"]["first"] == "random"
    assert found["bots"] == ["random", "random:2", "random:3"]
    assert [list(meeting) for meeting in found["meetings"]] == [["kind", "games", "groups", "bots", "points_ahead"]] * 3
    for meeting in found["meetings"]:
        for bot in meeting["bots"]:
            assert list(bot) == ["bot", "seats", "fair", "wins", "times_fair"]
            assert bot["wins"]["low"] <= bot["wins"]["value"] <= bot["wins"]["high"]
    assert [list(rating) for rating in found["ratings"]] == [["bot", "rating", "games"]] * 3
    assert "--option first=random" in found["command"]


def test_one_game_has_no_interval_of_points_and_is_valid_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "tutankhamun", "--bots", "random,random:2", "--games", "1", "--json"]) == 0
    (meeting,) = json.loads(capsys.readouterr().out)["meetings"]
    assert meeting["games"] == 2
    assert meeting["points_ahead"] == {"value": 0.0, "low": None, "high": None}


def test_a_tournament_that_is_killed_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "tournament tutankhamun --bots random,random:2,random:3 --games 200 --seed 5 --json --out"
    out = tmp_path / "cup"
    with start(*line.split(), str(out), "--workers", "2") as process:
        wait_for(lambda: size(out) > 0)
        process.kill()
        process.communicate()
    assert main([*line.split(), str(out)]) == 0
    told = capsys.readouterr().out
    assert main([*line.split(), str(tmp_path / "again")]) == 0
    assert capsys.readouterr().out == told
    assert files(out) == files(tmp_path / "again")
    assert main([*line.replace("200", "201").split(), str(out)]) == 2
    assert "games was 200 and is 201" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("tournament luxr", "did you mean 'luxor'?"),
        ("tournament luxor --bots random", "a tournament needs 2 bots or more, not 1"),
        ("tournament luxor --bots random,ramdom", "did you mean 'random'?"),
        ("tournament luxor --bots random,random:2 --budget x", "a budget is"),
        ("tournament luxor --bots random,random:2 --players 5", "fifth-player"),
        ("tournament luxor --bots random,random:2 --seed -1", "seed"),
        ("tournament luxor --bots random,random:2 --workers 0", "1 worker or more"),
        ("tournament luxor --bots random,random:2 --on-bot-failure cry", "unknown way to go on"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(line: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err
