"""Senet is installed for the tests here."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import senet
from waset import games


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package and its entry point."""
    return senet.unpacked(tmp_path_factory.mktemp("senet"))


@pytest.fixture(autouse=True)
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Senet is found in this process and in those that it starts."""
    monkeypatch.syspath_prepend(str(package))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, sys.path)))
    games.packages.cache_clear()
    yield package
    games.packages.cache_clear()
