"""A server with the page that was built, a browser, and guests who must not find anything wrong in its console."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.kit import CHROMIUM, FLAGS, Guest
from tests.server.nginx import Proxy
from tests.server.process import Process, process
from waset.server.web import page

WISH = "WASET_E2E"
Come = Callable[..., Guest]


@pytest.fixture(scope="package", autouse=True)
def _built() -> None:
    """The page is tested once, in the installed form, and where it has been built."""
    if not os.environ.get(WISH):
        pytest.skip(f"the page is tested in the installed form, where {WISH}=1 says so")
    if not (page.FOLDER / "index.html").is_file():
        pytest.fail("the page has not been built: scripts/web builds it")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for all tests here. It ends with them: while it runs, nothing else can use asyncio in this thread."""
    if not Path(CHROMIUM).exists():
        pytest.fail(f"the page is tested in Chromium, and there is none at {CHROMIUM}; WASET_CHROMIUM says where it is")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that all tests here share; their tables are their own."""
    with process(str(tmp_path_factory.mktemp("e2e") / "waset.db"), sqlite_sync="normal") as made:
        yield made


@pytest.fixture
def come(browser: Browser, server: Process) -> Iterator[Come]:
    """Brings guests to the shared server, or to another; in the end none of them has seen an error."""
    guests: list[Guest] = []

    def bring(at: Process | Proxy = server, **wishes: Any) -> Guest:
        guests.append(Guest(browser, at.url, **wishes))
        return guests[-1]

    yield bring
    for guest in guests:
        guest.leave()
    assert [guest.complaints for guest in guests] == [[] for _ in guests]
