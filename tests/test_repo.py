"""What the repository promises to whoever clones it."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Put together here, so that this file does not contain what it looks for.
FOREIGN = ["/".join(("", name, "")) for name in ("work", "root")] + [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("files", "pythonhosted"),
        ("registry", "npmjs"),
        ("registry", "yarnpkg"),
    ]
]


def files() -> list[Path]:
    """Every file that is committed, or would be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    paths = {ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name}
    return sorted(path for path in paths if path.is_file())


def foreign(data: bytes) -> list[str]:
    """The machine paths and registry hosts in a file's content; a binary file has none that matter."""
    return [] if b"\0" in data else [word for word in FOREIGN if word.encode() in data]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_file_names_a_machine_path_or_a_registry() -> None:
    found = files()
    assert ROOT / "pyproject.toml" in found
    assert [(path.name, word) for path in found for word in foreign(path.read_bytes())] == []


@pytest.mark.parametrize("word", FOREIGN)
def test_a_machine_path_or_a_registry_is_caught(word: str) -> None:
    assert foreign(f"see {word} there".encode()) == [word]


def test_ci_calls_make_test() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["make test"]


@pytest.mark.parametrize("path", [ROOT / ".ci" / "run", *sorted((ROOT / "scripts").iterdir())], ids=lambda p: p.name)
def test_scripts_are_executable(path: Path) -> None:
    assert os.access(path, os.X_OK)


def test_readme_says_that_we_are_not_affiliated() -> None:
    assert "not affiliated" in " ".join((ROOT / "README.md").read_text("utf-8").lower().split())


@pytest.mark.parametrize("name", ["Match", "Tally", "Table", "Cell"])
def test_one_class_has_the_name(name: str) -> None:
    """These words mean much, and once meant three or four things each."""
    sources = [path for path in (ROOT / "src" / "waset").rglob("*.py") if "games" not in path.parts]
    found = [path for path in sources if re.search(rf"^class {name}\b", path.read_text("utf-8"), re.MULTILINE)]
    assert len(found) == 1, found
