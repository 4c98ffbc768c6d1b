"""What the README shows is true: its example runs, its commands work, and so do all links of the documents."""

import ast
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import waset
from waset.cli.main import main, parser
from waset.games.luxor.rules.module import POINTS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SERVED = "waset serve "
"""Runs until it is stopped: tests/server starts it."""
PLAN = 'name = "small"\nseed = 1\ngames = 2\ngame = "luxor"\nplayers = 2\nbots = "random"\n'
COMMANDS = list(dict.fromkeys(re.findall(r"`(?:\.venv/bin/)?(waset [^`]+)`", README)))
TOPS = ("src", "tests", "examples", "web/scripts")
SOURCES = [
    file.relative_to(ROOT).as_posix()
    for file in [
        *ROOT.glob("*.py"),
        *(each for top in ("src", "tests", "examples") for each in (ROOT / top).rglob("*.py")),
    ]
]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_python_example_runs_and_is_short(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 12
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]\n", ran.stdout)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of each kind, in which the person at the keyboard leaves at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["play", "luxor", "--seed", "1", "--save", "game.jsonl"]) == 0
    assert main(["edition", "export", "luxor", "--out", "edition.toml"]) == 0
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    (tmp_path / "position.toml").write_text('game = "luxor"\nseats = [{ keys = 2 }]\n', "utf-8")
    return tmp_path


@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith(SERVED)])
@pytest.mark.usefixtures("folder")
def test_a_command_works(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Only fewer games are simulated than the README says."""
    if "RUN" in command:
        assert main(["lab", "run", "plan.toml"]) == 0
    kind = "position" if "position" in command else "edition" if "edition" in command else "game"
    file = {"position": "position.toml", "edition": "edition.toml", "game": "game.jsonl"}[kind]
    given = {
        "FILE": file,
        "PLAN": "plan.toml",
        "RUN": "runs/small",
        "EDITION": str(ROOT / "examples" / "editions" / "rich-tomb.toml"),
    }
    words = [given.get(word, word) for word in shlex.split(command)[1:]]
    if "--games" in words:
        words[words.index("--games") + 1] = "4"
    assert main(words) == 0, capsys.readouterr().err


def test_the_server_has_the_settings_that_are_shown() -> None:
    (command,) = [command for command in COMMANDS if command.startswith(SERVED) and "--help" not in command]
    args = parser().parse_args(shlex.split(command)[1:])
    assert args.port == 8000


def test_there_are_commands_for_every_game() -> None:
    for name in ("luxor", "tutankhamun"):
        assert [command for command in COMMANDS if f"play {name}" in command]
        assert [command for command in COMMANDS if f"simulate {name}" in command]


def test_the_games_are_described_as_they_are() -> None:
    luxor, tutankhamun = waset.facts("luxor"), waset.facts("tutankhamun")
    modules = ", ".join(f"`{module.name}`" for module in luxor.modules)
    assert f"| Luxor | 2 to 4, with `fifth-player` 2 to {luxor.most_players} | any of the modules {modules} |" in README
    assert f"| Tutankhamun | {tutankhamun.fewest_players} to {tutankhamun.most_players} |" in README


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)", text):
        linked = path.parent / target if target else path
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", linked.read_text("utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_source_file_that_a_document_names_is_there(path: Path) -> None:
    """By the end of its path: `turn.py` may be that of any game, and NAME and GAME any name."""
    named = re.findall(r"`([\w./-]+\.py)`", path.read_text("utf-8"))
    wanted = {name: re.compile(rf"(?:.*/)?{re.sub('NAME|GAME', '[^/]+', name)}") for name in named}
    assert [name for name, pattern in wanted.items() if not any(map(pattern.fullmatch, SOURCES))] == []


def test_the_page_on_modules_names_every_rule_point_in_order() -> None:
    page = (ROOT / "docs" / "adding-a-module.md").read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == list(POINTS)


def test_the_page_on_modules_names_all_that_a_module_may_answer() -> None:
    page = (ROOT / "docs" / "adding-a-module.md").read_text("utf-8")
    source = (ROOT / "src" / "waset" / "games" / "luxor" / "rules" / "module.py").read_text("utf-8")
    (module,) = [each for each in ast.parse(source).body if isinstance(each, ast.ClassDef) and each.name == "Module"]
    methods = [each.name for each in module.body if isinstance(each, ast.FunctionDef)]
    fields = [each.target for each in module.body if isinstance(each, ast.AnnAssign)]
    offered = methods + [each.id for each in fields if isinstance(each, ast.Name)]
    assert [name for name in offered if f"`{name}`" not in page] == ["name"]
    rows = re.findall(r"^\| [a-z ]+ \| (`[^|]*) \| `", page, re.MULTILINE)
    assert len(rows) > 5
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert set(told) - {"ModuleBoards"} <= set(offered)
