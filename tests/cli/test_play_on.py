"""Games of `waset play` that are played on: from where they were left, from a position, in a real terminal."""

import itertools
import json
from pathlib import Path

import pytest

from tests.cli.terminal import Script, Terminal, header, leave, play
from waset.cli.main import main
from waset.core.errors import BadOption, BadPosition, BadRecord

ONES = itertools.repeat("1")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_resumed_game_with_all_modules_is_the_game_that_was_left() -> None:
    options = ("--players", "5", "--modules", "all", "--seed", "3")
    play("luxor", *options, "--save", "whole.jsonl", read=Script(ONES))
    play("luxor", *options, "--save", "parts.jsonl", read=Script(itertools.repeat("1", 40)))
    play("--resume", "parts.jsonl", read=Script(ONES))
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()
    assert header("whole.jsonl")["modules"] == ["fifth-player", "mummy", "equipment", "artifacts", "characters"]


@pytest.mark.parametrize("stops", [[0], [1, 1, 1], [7, 30], [12, 0, 25]])
def test_a_resumed_game_is_the_game_that_was_left(stops: list[int]) -> None:
    """Left and resumed wherever one likes, a game becomes the very same record."""
    options = ("--players", "3", "--names", "Ann", "--seed", "11")
    play("luxor", *options, "--save", "whole.jsonl", read=Script(ONES))
    play("luxor", *options, "--save", "parts.jsonl", read=Script(itertools.repeat("1", stops[0])))
    for stop in stops[1:]:
        play("--resume", "parts.jsonl", read=Script(itertools.repeat("1", stop)))
    assert Path("parts.jsonl").read_bytes() != Path("whole.jsonl").read_bytes()
    play("--resume", "parts.jsonl", read=Script(ONES))
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()


def test_a_resumed_game_shows_what_happened_before() -> None:
    play("luxor", "--seed", "1", read=Script(["1", "1", "1"]))
    script = Script([])
    _, shown = play("--resume", "games/luxor-1.jsonl", read=script)
    assert "You play" in shown
    assert "Blue plays" in shown
    assert script.prompts[0].startswith("Red: ")


def test_a_simulated_game_that_was_cut_can_be_played_on() -> None:
    assert main(["simulate", "luxor", "--games", "1", "--out", "games.jsonl"]) == 0
    text = Path("games.jsonl").read_text("utf-8")
    Path("games.jsonl").write_text(text[: len(text) // 2], "utf-8")
    play("--resume", "games.jsonl", read=Script([]))
    again = Path("games.jsonl").read_text("utf-8")
    steps, whole = json.loads(again)["steps"], json.loads(text)["steps"]
    cut = len(text[: len(text) // 2].split('"],[')) - 2
    assert steps[:cut] == whole[:cut]
    assert json.loads(again)["result"]


@pytest.mark.parametrize(
    "option", [["luxor"], ["--seed", "0"], ["--bots", "random"], ["--players", "2"], ["--save", "x"]]
)
def test_a_resumed_game_takes_no_other_options(option: list[str]) -> None:
    leave("--seed", "1")
    with pytest.raises(BadOption, match="leave out"):
        play(*option, "--resume", "games/luxor-1.jsonl", read=Script([]))


def test_a_finished_game_cannot_be_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    play("luxor", "--bots", "random,random", "--seed", "1", read=Script([]))
    with pytest.raises(BadRecord, match="finished"):
        play("--resume", "games/luxor-1.jsonl", read=Script([]))
    assert main(["play", "--resume", "nothing.jsonl"]) == 2
    assert "nothing.jsonl" in capsys.readouterr().err


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_position_is_played_on_and_resumed() -> None:
    Path("end.toml").write_text(
        'game = "luxor"\nplayers = 3\nturn = 1\nround = 9\nnote = "a puzzle"\nnames = ["Ann", "Ben"]\n'
        "[[seats]]\nkeys = 3\n[[seats]]\nkeys = 2\n",
        "utf-8",
    )
    options = ("--position", "end.toml", "--bots", "random", "--seed", "5")
    script = Script(ONES)
    _, shown = play(*options, "--save", "whole.jsonl", read=script)
    assert "Round 9" in shown
    assert "Ben is next" in script.prompts[0]
    play("luxor", *options, "--save", "parts.jsonl", read=Script(itertools.repeat("1", 9)))
    play("--resume", "parts.jsonl", read=Script(ONES))
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()
    assert main(["record", "check", "whole.jsonl"]) == 0
    said = header("whole.jsonl")["position"]
    assert (said["turn"], said["round"], [seat["keys"] for seat in said["seats"]]) == (1, 9, [3, 2, 0])
    assert header("whole.jsonl")["names"] == ["Ann", "Ben", "Green"]
    assert header("whole.jsonl")["bots"] == [None, None, {"name": "random"}]


def test_options_must_not_contradict_a_position() -> None:
    Path("p.json").write_text('{"game": "luxor", "players": 3}', "utf-8")
    with pytest.raises(BadOption, match="the position says players = 3, not 4"):
        play("luxor", "--players", "4", "--position", "p.json", read=Script([]))
    Path("q.json").write_text('{"round": 2}', "utf-8")
    play("luxor", "--players", "4", "--position", "q.json", "--save", "q.jsonl", read=Script([]))
    assert header("q.jsonl")["players"] == 4
    with pytest.raises(BadPosition, match="game"):
        play("--position", "q.json", read=Script([]))


# --- a real terminal ------------------------------------------------------------------------------------------------


def test_in_a_terminal_ctrl_c_and_resume(tmp_path: Path) -> None:
    options = ("luxor", "--players", "3", "--bots", "random,random", "--seed", "7")
    terminal = Terminal(tmp_path, "play", *options)
    for _ in range(6):
        assert terminal.wait_for_prompt()
        terminal.type(b"1\n")
    assert terminal.wait_for_prompt()
    terminal.interrupt()
    assert terminal.end() == 0, terminal.shown[-2000:].decode()
    assert b"Go on with: waset play --resume games/luxor-7.jsonl" in terminal.shown
    assert b"Traceback" not in terminal.shown

    terminal = Terminal(tmp_path, "play", "--resume", "games/luxor-7.jsonl")
    assert terminal.end() == 0, terminal.shown[-2000:].decode()
    assert b"Total" in terminal.shown
    assert b"\x1b[" in terminal.shown
    play(*options, "--save", "at once.jsonl", read=Script(ONES))
    assert (tmp_path / "games" / "luxor-7.jsonl").read_bytes() == (tmp_path / "at once.jsonl").read_bytes()


@pytest.mark.parametrize(("game", "shows"), [("luxor", "Your hand"), ("tutankhamun", "Spirit Track")])
def test_no_color_means_no_escape_codes(tmp_path: Path, game: str, shows: str) -> None:
    terminal = Terminal(tmp_path, "play", game, "--seed", "7", NO_COLOR="1")
    for _ in range(4):
        assert terminal.wait_for_prompt()
        terminal.type(b"1\n")
    assert terminal.wait_for_prompt()
    terminal.type(b"q\n")
    assert terminal.end() == 0, terminal.shown[-2000:].decode()
    assert shows in terminal.shown.decode()
    assert b"\x1b" not in terminal.shown


def test_a_recorded_game_is_played_on_from_any_decision() -> None:
    assert main(["simulate", "luxor", "--games", "1", "--out", "played.jsonl"]) == 0
    name = "played.jsonl"
    play("--from", name, "--move", "9", "--hidden", "kept", "--seed", "1", "--save", "kept.jsonl", read=Script(ONES))
    play("--from", name, "--move", "9", "--seat", "0", "--seed", "1", "--save", "anew.jsonl", read=Script(ONES))
    play("--from", name, "--move", "9", "--seat", "0", "--seed", "1", "--save", "again.jsonl", read=Script(ONES))
    assert Path("anew.jsonl").read_bytes() == Path("again.jsonl").read_bytes()
    for file in ("kept.jsonl", "anew.jsonl"):
        assert main(["record", "check", file]) == 0
    kept, anew = header("kept.jsonl"), header("anew.jsonl")
    assert anew["bots"] == [None, {"name": "scribe"}]
    hands = [[each["hand"] for each in found["position"]["seats"]] for found in (kept, anew)]
    assert hands[0][0] == hands[1][0], "what the seat knew is as it was"
    assert hands[0][1] != hands[1][1]
    assert kept["names"] == header("played.jsonl")["names"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--from", "played.jsonl"], "the game is over: ask for one of its decisions"),
        (["--from", "played.jsonl", "--move", "100000"], "not 100000"),
        (["--from", "played.jsonl", "--move", "9", "--seat", "2"], "the seats are 0 to 1, not 2"),
        (["--from", "played.jsonl", "--move", "9", "--players", "3"], "leave out the players"),
        (["luxor", "--hidden", "kept"], "--hidden belongs to a game that is played on --from a record"),
        (["--resume", "played.jsonl", "--from", "played.jsonl"], "leave out the from"),
    ],
)
def test_what_cannot_be_played_on_says_why(options: list[str], message: str) -> None:
    assert main(["simulate", "tutankhamun", "--games", "1", "--out", "played.jsonl"]) == 0
    with pytest.raises(BadOption, match=message):
        play(*options, read=Script([]))
