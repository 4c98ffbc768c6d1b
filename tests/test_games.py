"""The registry: which games there are, what each of them has, and what is said where something is missing."""

import subprocess
import sys
from pathlib import Path

import pytest

from waset import games
from waset.core.errors import BadOption

SOURCE = Path(games.__file__).parent

EVERY_PART = [
    "bots.levels",
    "bots.challengers",
    "bots.references",
    "bots.fitting",
    "bots.training",
    "bots.review",
    "env.layout",
    "env.bounds",
    "env.picture",
    "env.text",
    "lab.observer",
    "lab.report",
    "terminal.screen",
    "words.telling",
]
OTHER_PARTS = ["bots.exact"]
"""Those that a game has only if it can."""
RULES = {
    *("meta", "tables", "edition", "pieces", "state", "agenda", "actions", "setup", "chance", "turn", "legal"),
    *("effects", "board", "scoring", "module", "means", "events", "view", "observe", "text", "impossible", "position"),
    "game",
}
"""The files that the rules of each of our games have."""


def test_our_games_come_first() -> None:
    assert games.names()[:2] == list(games.OURS) == ["luxor", "tutankhamun"]
    assert sorted(games.OURS) == sorted(path.parent.name for path in SOURCE.glob("*/rules"))


@pytest.mark.parametrize("name", games.OURS)
def test_each_of_our_games_has_every_part(name: str) -> None:
    assert [*EVERY_PART, *OTHER_PARTS] == sorted(games.PARTS, key=OTHER_PARTS.__contains__)
    assert [part for part in games.parts(name) if part not in OTHER_PARTS] == EVERY_PART
    for part in games.parts(name):
        assert games.part(name, part).__name__ == f"waset.games.{name}.{part}"


@pytest.mark.parametrize("name", games.OURS)
def test_each_of_our_games_has_the_same_files(name: str) -> None:
    found = {path.stem for path in (SOURCE / name / "rules").glob("*.py")}
    assert RULES - found == set()
    assert {path.name for path in (SOURCE / name).iterdir() if path.is_dir() and path.name[0] != "_"} >= {
        "rules",
        *(part.partition(".")[0] for part in EVERY_PART),
    }


def test_an_unknown_game_is_named() -> None:
    for ask in (games.facts, games.make, games.parts, games.edition_tools):
        with pytest.raises(BadOption, match="did you mean 'luxor'"):
            ask("luxxor")


def test_an_unknown_part_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match=r"did you mean 'bots.levels'"):
        games.part("luxor", "bots.level")


def test_rules_pull_in_nothing_else() -> None:
    code = (
        "import sys, waset; [waset.make(name).start(seed=1) for name in waset.games.OURS];"
        "print(*[name for name in sys.modules if name.startswith('waset.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    loaded = done.stdout.split()
    assert "waset.games.luxor.rules.game" in loaded
    others = [name for name in loaded if not name.startswith(("waset.core", "waset.games"))]
    parts = [
        name for name in loaded if name.startswith("waset.games.") and name.count(".") > 2 and ".rules" not in name
    ]
    assert others + parts == []


def test_facts_pull_in_no_rules() -> None:
    code = (
        "import sys, waset; [waset.facts(name) for name in waset.games.OURS];"
        "print(*[name for name in sys.modules if name.startswith('waset.games.') and name.count('.') > 3])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["waset.games.luxor.rules.meta", "waset.games.tutankhamun.rules.meta"]
