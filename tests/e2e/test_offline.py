"""Without a network: a whole game of each game on this device; they are kept, saved as a file and sent to a server."""

import json
from pathlib import Path

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, END, PATIENCE, Guest
from tests.e2e.test_app import READY
from tests.server.kit import wait_for

SLOW = 4 * PATIENCE
"""The games start within seconds, but not while a whole suite of tests needs the machine."""
HERE = "[data-offline='here']"


def ready(guest: Guest) -> None:
    """Gets the device ready, in the settings."""
    guest.open()
    guest.button("Settings").click()
    guest.button("Get ready").click()
    guest.page.get_by_text("Now you can play on this device without a network.").wait_for(timeout=SLOW)


def play(guest: Guest, game: str, acts: int = 4) -> str:
    """Plays a game to its end: some acts by keys, then by a bot in my place. Returns the address of the table."""
    guest.page.get_by_role("radio", name=game).dispatch_event("click")
    guest.page.locator(".go .primary").click()
    for _ in range(acts):
        guest.page.wait_for_selector(CHOICE, state="attached", timeout=SLOW)
        before = guest.page.locator("#happened").inner_text()
        guest.choose()
        guest.page.wait_for_function(
            "before => document.querySelector('#happened')?.innerText !== before", arg=before, timeout=SLOW
        )
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
