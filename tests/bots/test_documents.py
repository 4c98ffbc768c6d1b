"""docs/bot-protocol.md and docs/adding-a-bot.md say what is true: messages, limits, and every program in them."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import waset
from tests.bots.test_program import kept_by, match, named
from waset import bots
from waset.bots.process import GRACE, LAST_WORDS, LONGEST_LINE
from waset.bots.program import FORFEIT, START_SECONDS, STOP, USUAL, ProgramFailure, Programs
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.texts import LONGEST_NAME

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL = (DOCS / "bot-protocol.md").read_text("utf-8")
ADDING = (DOCS / "adding-a-bot.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_messages_have_the_keys_that_are_sent_in_their_order(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with Programs() as programs:
        match(waset.make("luxor", modules=["mummy"]), ["random", named("plays", kept)], programs)
    sent: dict[str, dict[str, Any]] = {each["type"]: each for each in kept_by(kept)[1]}
    shown = [json.loads(line) for line in blocks(PROTOCOL, "json")]
    assert [each["type"] for each in shown if "type" in each] == list(sent)
    for each in shown:
        if "type" in each:
            assert list(each) == list(sent[each["type"]])
    assert list(sent["over"]["result"]) == list(next(each for each in shown if "result" in each)["result"])
    game = next(each for each in shown if each.get("type") == "game")
    board = sent["game"]["board"]
    assert {**game, "seat": 1, "board": board} == sent["game"]
    assert {**board, **game["board"]} == board


def keys_in(value: Any) -> set[str]:
    """The keys of a view and of its seats; in Tutankhamun those of sets and idols too."""
    found = set(value) | set(value["seats"][0])
    return found | {key for part in ("sets", "idols", "horus") for each in value.get(part, []) for key in each}


def test_every_key_of_a_view_is_described() -> None:
    for name in ("luxor", "tutankhamun"):
        game = waset.make(name)
        (section,) = re.findall(rf"^## The view of {game.meta.title}$(.*?)^## ", PROTOCOL, re.MULTILINE | re.DOTALL)
        described = set(re.findall(r"`([a-z_]+)`", section))
        assert keys_in(game.view(game.start(seed=1), 0)) <= described


def test_the_answers_in_the_document_are_right() -> None:
    hello, decision = (json.loads(line) for line in blocks(PROTOCOL, "json") if "type" not in json.loads(line))
    asked = next(each for each in map(json.loads, blocks(PROTOCOL, "json")) if each.get("type") == "decide")
    assert set(hello) == {"protocol", "name", "version"}
    assert decision["id"] == asked["id"]
    assert decision["action"] in [each["action"] for each in asked["legal"]]


def test_the_limits_are_those_of_the_code() -> None:
    assert f"at most {LONGEST_LINE:,} bytes" in PROTOCOL
    assert f"last {LAST_WORDS} lines" in PROTOCOL
    assert f"It has {START_SECONDS:g} seconds" in PROTOCOL
    assert f"after {GRACE:g} second it is sent SIGTERM" in PROTOCOL
    assert f"(default: {USUAL.seconds:g})" in PROTOCOL
    assert f"texts of 1 to {LONGEST_NAME} printable" in PROTOCOL
    assert f"such as `{USUAL.instead}` (the default)" in PROTOCOL
    for word in (FORFEIT, STOP):
        assert f"\n| `{word}` |" in PROTOCOL


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_the_smallest_bot_plays(name: str, tmp_path: Path) -> None:
    (script,) = blocks(PROTOCOL, "sh")
    path = tmp_path / "smallest bot"
    path.write_text(script, "utf-8")
    path.chmod(0o755)
    failures: list[ProgramFailure] = []
    game = waset.make(name)
    seen = Seen(game, game.start(seed=1), 0)
    with Programs(told=failures.append) as programs:
        bot = bots.make(f"cmd:{shlex.quote(shlex.quote(str(path)))}", game, Rng(1), programs=programs)
        assert bot.choose(seen) == seen.legal[0]
        bot.close()
    assert failures == []


def test_the_class_plays(tmp_path: Path) -> None:
    code = "\n".join(blocks(ADDING, "python"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"\[\d, \d\]\n", ran.stdout)


def test_the_commands_in_the_document_are_split_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bots").mkdir()
    for path in (tmp_path / "a.py", tmp_path / "my bots" / "a.py"):
        path.write_text("")
    for listed, arguments in {
        "cmd:./a.py 'x,y',random": (str(tmp_path / "a.py"), "x,y"),
        "cmd:'./a.py x,y',random": (str(tmp_path / "a.py"), "x,y"),
        r"cmd:'my\ bots/a.py',random": (str(tmp_path / "my bots" / "a.py"),),
    }.items():
        assert listed.removesuffix(",random") in ADDING
        first, second = bots.split(listed)
        assert second == "random"
        made = bots.make(first, waset.make("luxor"), Rng(1))
        assert getattr(made, "command", ())[1:] == arguments
