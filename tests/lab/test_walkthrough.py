"""docs/lab.md is true: its plans are those of examples/, its commands work, its editions can be played."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.lab.folders import make_run
from tests.server.kit import serving, two_at_a_table
from waset.cli.commands import lab_compare
from waset.cli.main import main, parser
from waset.core import edition
from waset.lab.plan import plan
from waset.lab.read.gather import read

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
PLANS = sorted((ROOT / "examples" / "plans").glob("*.toml"))
EDITIONS = sorted((ROOT / "examples" / "editions").glob("*.toml"))
COMMANDS = re.findall(r"^    (waset lab (?:run|review|report|compare|refit) [^\n#[]+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.name)
def test_a_plan_can_be_played_and_stands_on_the_page(path: Path, tmp_path: Path) -> None:
    made = plan.read(path)
    assert made.name == path.stem
    assert path.read_text("utf-8").strip() in PAGE
    said = {"games": "1", "seed": "1", "bots": '["random"]'}
    first = made.cells[0]
    run = make_run(tmp_path / "run", **said, players=str(first.players), modules=str(list(first.modules)))
    assert read(run).games == run.planned == 1


@pytest.mark.parametrize("path", EDITIONS, ids=lambda path: path.name)
def test_an_edition_can_be_played(path: Path) -> None:
    assert main(["edition", "check", str(path)]) == 0


def test_there_are_plans_for_both_questions() -> None:
    assert {path.stem for path in PLANS} >= {"seats", "characters"}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood(command: str) -> None:
    parser().parse_args(shlex.split(command)[1:])


def test_the_page_has_every_command() -> None:
    assert {command.split()[2] for command in COMMANDS} == {"run", "review", "report", "compare", "refit"}


# --- the loop --------------------------------------------------------------------------------------------------------

LOOP = PAGE.partition("The whole loop\n")[2].partition("\n### ")[0]
SMALLER = {"--games": "4", "--rounds": "1", "--tries": "2", "--detect": "40%"}
"""What the tests say instead, so that they take seconds."""


def smaller(command: str) -> list[str]:
    """A command of the page, with fewer games, of players who do not think."""
    words = shlex.split(command)[1:]
    for option, value in SMALLER.items():
        if option in words:
            words[words.index(option) + 1] = value
    if words[:2] == ["lab", "compare"] and "rebuilt" in words:
        words += ["--bots", "random"]
    if words[:2] == ["lab", "refit"]:
        words[words.index("--games") + 1] = "2"
        words += ["--against", "rush"]
    return words


def test_the_loop_runs_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a changed number to a table by link, where people play the variant, and back to the lab."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab_compare, "PILOT", 4)
    commands = re.findall(r"^    (waset [^\n]+)$", LOOP, re.MULTILINE)
    assert [" ".join(command.split()[1:3]) for command in commands] == [
        *(
            "edition check",
            "lab compare",
            "lab compare",
            "lab compare",
            "lab refit",
            "lab report",
            "records export",
            "lab compare",
        ),
    ]
    for command in commands[:6]:
        assert main(smaller(command)) == 0, command
    assert "Luxor, edition rich tomb" in (tmp_path / "runs/tomb/b/report.html").read_text("utf-8")
    rich = edition.read("examples/editions/rich-tomb.toml")
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server, "luxor", edition={key: rich[key] for key in rich if key != "game"})
        assert bob.get("/edition").json()["edition"]["sarcophagi"] == rich["sarcophagi"]
        ann.play_on([bob])
    export, compare = (smaller(command) for command in commands[6:])
    assert main([*export, "--database", str(tmp_path / "waset.db")]) == 0
    assert main([*compare[:3], "runs/tomb/b"]) == 2  # two players at the table, three in the run
    assert main(["lab", "run", write_two(tmp_path)]) == 0
    assert main([*compare[:3], "runs/two"]) == 0


def write_two(folder: Path) -> str:
    """A plan of the variant with as many players as were at the table."""
    said = 'name = "two"\ngame = "luxor"\nplayers = 2\nbots = ["random"]\ngames = 2\n'
    (folder / "two.toml").write_text(said + 'editions = "./examples/editions/rich-tomb.toml"\n')
    return str(folder / "two.toml")
