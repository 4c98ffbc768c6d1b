"""Senet as pip would install it: its wheel is built and unpacked, and its folder put on the path."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from waset import games

ROOT = Path(__file__).parent.parent.parent.parent


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package and its entry point."""
    folder = tmp_path_factory.mktemp("senet")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT / "examples" / "senet", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(autouse=True)
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Senet is found in this process and in those that it starts."""
    monkeypatch.syspath_prepend(str(package))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, sys.path)))
    games.packages.cache_clear()
    yield package
    games.packages.cache_clear()
