"""One server for the tests that need no special one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import PATIENCE, SEED, Serving, serving
from tests.server.postgres import SKIP, new_database, running
from waset.server.database import writer
from waset.server.tables import process

ABOUT_FAULTS = "test_faults"
"""Where tests find out that a database which does not answer is not waited for."""


@pytest.fixture(autouse=True)
def _patient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process wait for their database however busy the machine is: a slow disk is no fault."""
    if not request.module.__name__.endswith(ABOUT_FAULTS):
        monkeypatch.setattr(writer, "PATIENCE", PATIENCE)
        monkeypatch.setattr(process, "READING", PATIENCE)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that all tests of a process share; their tables are their own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as made:
        yield made


@pytest.fixture
def server(shared_server: Serving) -> Iterator[Serving]:
    """That server; it deals to each test the same way, and its guests go home after the test."""
    shared_server.chance.seed(SEED)
    yield shared_server
    shared_server.send_home()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for all tests of a process."""
    if os.environ.get(SKIP):
        pytest.skip(f"{SKIP} is set")
    with running() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "waset.db")
    return new_database(request.getfixturevalue("postgres"))
