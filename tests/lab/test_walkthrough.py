"""docs/lab.md is true: its plans are those of examples/, its commands work, its editions can be played."""

import re
import shlex
from pathlib import Path

import pytest

from tests.lab.folders import make_run
from waset.cli.main import main, parser
from waset.lab.plan import plan
from waset.lab.read.gather import read

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
PLANS = sorted((ROOT / "examples" / "plans").glob("*.toml"))
EDITIONS = sorted((ROOT / "examples" / "editions").glob("*.toml"))
COMMANDS = re.findall(r"^    (waset lab (?:run|review|report|compare) [^\n#[]+)$", PAGE, re.MULTILINE)


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
    assert {command.split()[2] for command in COMMANDS} == {"run", "review", "report", "compare"}
