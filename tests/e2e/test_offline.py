"""Without a network: a whole game of each game on this device; they are kept, saved as a file and sent to a server."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, END, WEB, Guest
from tests.e2e.test_app import READY, SLOW, ready
from tests.server.kit import wait_for

HERE = "[data-offline='here']"
SEEN = "() => ['#happened', '#choices'].map((each) => document.querySelector(each)?.innerText).join()"
"""What has happened and what can be chosen: the first of two tiles that change places is no line of the log."""


def play(guest: Guest, game: str, acts: int = 4) -> str:
    """Plays a game to its end: some acts by keys, then by a bot in my place. Returns the address of the table."""
    guest.page.get_by_role("radio", name=game).dispatch_event("click")
    guest.page.locator(".go .primary").click()
    for _ in range(acts):
        guest.page.wait_for_selector(CHOICE, state="attached", timeout=SLOW)
        before = guest.page.evaluate(f"({SEEN})()")
        guest.choose()
        guest.page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=SLOW)
    guest.page.wait_for_selector(CHOICE, state="attached", timeout=SLOW)
    address = str(guest.page.url)
    guest.button("Menu").click()
    guest.page.get_by_label("Which bot plays for me").select_option("porter")
    guest.page.wait_for_selector(END, timeout=2 * SLOW)
    return address


def cut(guest: Guest, is_cut: bool = True) -> None:
    """Cuts the network, or mends it."""
    guest.offline = True
    guest.context.set_offline(is_cut)


def test_whole_games_without_a_network_are_kept_saved_and_sent(come: Come, tmp_path: Path) -> None:
    ann = come(app=True)
    ready(ann)
    wait_for(lambda: ann.page.evaluate(READY))
    cut(ann)
    ann.page.reload()
    ann.page.wait_for_selector(HERE, timeout=SLOW)
    ann.page.wait_for_selector(".first .gm, .setup .seats", timeout=SLOW)
    if ann.page.locator(".first").count():
        ann.page.locator("button.more").click()
    assert ann.page.locator(".go .btn").count() == 2, "nobody can be invited"
    assert "/table/offline-" in play(ann, "Luxor")
    ann.page.evaluate("() => { location.hash = '#/'; }")
    ann.page.wait_for_selector(HERE, timeout=SLOW)
    last = play(ann, "Tutankhamun")

    ann.page.close()
    ann.page = ann.context.new_page()
    ann.page.goto(f"{ann.url}/{last[last.index('#') :]}")
    ann.page.wait_for_selector(END, timeout=SLOW)
    cut(ann, False)
    ann.open()
    ann.button("Settings").click()
    ann.button("Play on this device").click()
    ann.page.wait_for_selector(HERE, timeout=SLOW)
    with ann.page.expect_download() as saving:
        ann.button("Save 2 finished games as a file").click()
    saving.value.save_as(tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["game"] for line in lines) == ["luxor", "tutankhamun"]

    ann.page.get_by_text("Send games to the server").click()
    ann.button("Send", exact=True).first.click()
    ann.page.get_by_role("link", name="On the server").click()
    ann.page.wait_for_selector("#board", timeout=SLOW)
    assert "/replay/" in ann.page.url
    assert "offline-" not in ann.page.url


def test_any_web_server_is_enough_for_the_whole_game(browser: Browser, tmp_path: Path) -> None:
    script = WEB.parent / "scripts" / "page-static"
    subprocess.run([script, tmp_path / "games" / "waset"], stdout=subprocess.DEVNULL, check=True)
    with plainly_served(tmp_path) as url:
        ann = Guest(browser, f"{url}/games/waset", app=True)
        ann.open()
        ann.page.wait_for_selector(HERE, timeout=SLOW)
        ann.page.locator(".go .primary").click()
        ann.page.wait_for_selector(CHOICE, state="attached", timeout=SLOW)
        before = ann.page.locator("#happened").inner_text()
        ann.choose()
        ann.page.wait_for_function(
            "before => document.querySelector('#happened')?.innerText !== before", arg=before, timeout=SLOW
        )
        ann.leave()
        assert ann.complaints == []


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and keeps no log."""

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def plainly_served(folder: Path) -> Iterator[str]:
    """A web server that knows nothing but files."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
