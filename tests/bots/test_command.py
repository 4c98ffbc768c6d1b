"""Commands where bots are named: lists of them, what they run, and what records call them."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import waset
from waset import bots
from waset.bots.command import command
from waset.core.errors import BadOption
from waset.core.rng import Rng


@pytest.mark.parametrize(
    ("listed", "found"),
    [
        ("random", ["random"]),
        (" random, ,vizier:200 ", ["random", "vizier:200"]),
        ("cmd:./a.py,random", ["cmd:./a.py", "random"]),
        ("cmd:'./a.py x,y',random", ["cmd:'./a.py x,y'", "random"]),
        ('random,cmd:./a.py "x,y" z', ["random", 'cmd:./a.py "x,y" z']),
        (r"cmd:./a.py x\,y,random", [r"cmd:./a.py x\,y", "random"]),
        (r'cmd:"a\"b,c",random', [r'cmd:"a\"b,c"', "random"]),
    ],
)
def test_quotes_keep_a_command_together_in_a_list(listed: str, found: list[str]) -> None:
    assert bots.split(listed) == found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Makes files in the current folder."""
    monkeypatch.chdir(tmp_path)

    def make(name: str, text: str = "", mode: int = 0o644) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        path.chmod(mode)
        return path

    return make


def test_a_command_is_read_as_a_shell_would_but_no_shell_runs_it(folder: Callable[..., Path]) -> None:
    plain, run = folder("a.py"), folder("run.py", "#!/bin/sh\n", 0o755)
    spaced = folder("my bots/b", "#!/bin/sh\n", 0o755)
    no_script = folder("c.py", "print()", 0o755)
    commands: dict[str, list[object]] = {
        "cmd:./a.py": [sys.executable, plain],
        "cmd: a.py --flag": [sys.executable, plain, "--flag"],
        "cmd:./run.py 'x,y' $HOME ; *": [run, "x,y", "$HOME", ";", "*"],
        "cmd:'./run.py x,y'": [run, "x,y"],
        "cmd:\"./run.py 'x y'\"": [run, "x y"],
        r"cmd:my\ bots/b": [spaced],
        "cmd:\"'my bots/b'\"": [spaced],
        "cmd:./c.py": [sys.executable, no_script],
        "cmd:'./run.py' 'x y'": [run, "x y"],
    }
    for words, parts in commands.items():
        assert command(words) == tuple(str(part) for part in parts), words
    assert command("cmd:sh -c x")[0].endswith("/sh")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("cmd:", "cmd: is followed by a command, such as cmd:./mybot.py"),
        ("cmd:''", "cmd: is followed by a command"),
        ("cmd:./nowhere.py", "there is no program './nowhere.py'"),
        ("cmd:nocommandofthisname", "there is no program 'nocommandofthisname'"),
        ("cmd:./a.py 'x", "cannot be read: No closing quotation"),
        ("cmd:./bot.js", "./bot.js is not executable: chmod"),
        ("cmd:./", "there is no program './'"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(words: str, says: str, folder: Callable[..., Path]) -> None:
    folder("bot.js")
    with pytest.raises(BadOption, match=re.escape(says)):
        bots.make(words, waset.make("luxor"), Rng(1))
