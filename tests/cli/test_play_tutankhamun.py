"""`waset play tutankhamun`: slots as answers, several people at one open table, resuming."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import Script, play
from waset.cli.main import main
from waset.core import record
from waset.core.errors import BadOption
from waset.core.rng import Rng


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def answers(seed: int, most: int = 10**6) -> Callable[[str], str]:
    """Somebody who types numbers that the prompt allows, `most` of them; some are slots without a tile."""
    rng = Rng(seed)
    left = most

    def read(prompt: str) -> str:
        nonlocal left
        if left == 0:
            raise EOFError
        left -= 1
        found = re.search(r" (\d+)(?:-(\d+))?((?:, \w)*): $", prompt)
        assert found, prompt
        low, high = int(found[1]), int(found[2] or found[1])
        return str(low + rng.below(high - low + 1))

    return read


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_whole_game_is_played_by_slots(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", str(players), "--bots", "none", "--seed", "5")
    code, shown = play("tutankhamun", *options, read=answers(players))
    assert code == 0
    for line in ("Senet game", "Crook and flail", "Rings when taken", "Most rings", "Total", "Place"):
        assert re.search(rf"^ *{line}( +\d+){{{players}}}", shown.rpartition("The game is over. ")[2], re.MULTILINE)
    assert re.search(r"^(Yellow|Red|Green|Blue|Purple|White) wins with \d+\.$", shown, re.MULTILINE)
    assert main(["record", "check", "games/tutankhamun-5.jsonl"]) == 0
    assert "finished: 1, unfinished: 0" in capsys.readouterr().out


def test_the_number_typed_is_the_slot() -> None:
    play("tutankhamun", "--seed", "1", read=Script(["33"]))
    steps = next(record.read("games/tutankhamun-1.jsonl")).steps
    sails = [text for who, text in steps if who == 0]
    assert re.match(r"sail to slot 33 \(.+\)", sails[0])


def test_words_are_understood_too() -> None:
    _, shown = play("tutankhamun", "--seed", "1", read=Script(["33?"]))
    tile = re.search(r"An? (.+?) at 33\.", shown)
    assert tile
    play("tutankhamun", "--seed", "1", read=Script([f"Sail to the {tile[1]} at 33"]))
    steps = next(record.read("games/tutankhamun-1-2.jsonl")).steps
    assert any(who == 0 and text.lower() == f"sail to slot 33 ({tile[1]})" for who, text in steps)


@pytest.mark.parametrize("answer", ["0", "81", "d", "-3", "", "81?"])
def test_what_is_no_slot_gets_a_sentence(answer: str) -> None:
    _, shown = play("tutankhamun", "--seed", "1", read=Script([answer]))
    assert "type one of these: 1-80, or ? for help." in shown


def test_at_an_open_table_nothing_is_hidden_from_the_next() -> None:
    script = Script(["33", "34", "35", "36"])
    seats = ("--players", "3", "--bots", "none", "--names", "Ann,Ben,Cleo")
    _, shown = play("tutankhamun", *seats, "--seed", "1", read=script)
    assert not any("Nobody else" in prompt for prompt in script.prompts)
    assert [prompt.split(":")[0] for prompt in script.prompts[:3]] == ["Ann", "Ben", "Cleo"]
    assert "Your hand" not in shown


def test_help_explains_the_screen() -> None:
    _, shown = play("tutankhamun", "--seed", "1", read=Script(["?", ""]))
    assert "type this number" in shown
    assert shown.count("Spirit Track") >= 3


@pytest.mark.parametrize("stops", [[0], [3, 2]])
def test_a_resumed_game_is_the_game_that_was_left(stops: list[int]) -> None:
    options = ("--players", "4", "--bots", "random,random", "--names", "Ann,Ben", "--seed", "11")

    def eager(limit: int) -> Callable[[str], str]:
        """Somebody who always sails as far as possible, which depends on nothing but the prompt."""
        left = limit

        def read(prompt: str) -> str:
            nonlocal left
            if left == 0:
                raise EOFError
            left -= 1
            return prompt.rstrip(": ").split()[-1].rpartition("-")[2]

        return read

    play("tutankhamun", *options, "--save", "whole.jsonl", read=eager(99))
    play("tutankhamun", *options, "--save", "parts.jsonl", read=eager(stops[0]))
    for stop in stops[1:]:
        play("--resume", "parts.jsonl", read=eager(stop))
    play("--resume", "parts.jsonl", read=eager(99))
    assert Path("parts.jsonl").read_bytes() == Path("whole.jsonl").read_bytes()


def test_horus_goes_behind_all_with_0_and_an_idol_is_declined_with_d() -> None:
    Path("horus.json").write_text(
        '{"game": "tutankhamun", "players": 2, "options": {"idols": "optional"}, "boats": [30, 20],'
        ' "nile": {"25": "Throne", "40": "Horus", "41": "Horus"}}',
        "utf-8",
    )
    for answer, happened in (("0", "drops back behind all"), ("d", "leaves Horus be"), ("25", "fetches the throne")):
        script = Script(["40", answer])
        _, shown = play("--position", "horus.json", "--bots", "none", "--save", f"{answer}.jsonl", read=script)
        assert re.search(r"Fetch a tile, or drop back\? \d+-\d+, 0, d: $", script.prompts[1])
        assert "0 Drop back behind all boats" in shown
        assert "d Leave Horus be" in shown
        assert happened in " ".join(shown.split())


def test_options_reach_the_game() -> None:
    play("tutankhamun", "--option", "idle_horus=yes", "--option", "first=1", "--seed", "1", read=Script([]))
    said = next(record.read("games/tutankhamun-1.jsonl")).header["options"]
    assert (said["idle_horus"], said["first"]) == ("yes", "1")
    with pytest.raises(BadOption, match="for 2 to 6 players, not 7"):
        play("tutankhamun", "--players", "7", read=Script([]))
