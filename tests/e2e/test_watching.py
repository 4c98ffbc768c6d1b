"""Those who only watch: spectators, whom no secret may reach, and replays."""

import json
from collections import Counter
from typing import Any

from tests.e2e.conftest import Come
from tests.e2e.kit import MODULES, Guest, Player
from tests.server.kit import wait_for
from tests.server.process import Process

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


def updates(guest: Guest) -> list[Any]:
    """All that the browser was told of the game, in order."""
    heard = [json.loads(text) for text in guest.received]
    return [each.get("update", each) for each in heard if each["type"] in ("hello", "update")]


def everything(guest: Guest) -> str:
    """All text that the browser received from the server: by its socket, and by its requests."""
    answers = [each.text() for each in guest.responses if "/api/" in each.url and each.ok]
    return "\n".join([*guest.received, *answers])


def frames(guest: Guest) -> list[Any]:
    """The entries of histories that the browser asked for."""
    return [frame for each in guest.responses if "/history" in each.url and each.ok for frame in each.json()["frames"]]


def test_a_spectator_receives_no_secret(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=3, modules=MODULES, seats=SEATS, start=True)
    amina, watcher = come(), come()
    amina.be(table.person)
    amina.sit(table)
    key = table.key("watch")
    watcher.sit(table, key)
    assert not Player(amina).play(20)
    last = table.update()["seq"]
    wait_for(lambda: watcher.page.evaluate("1") and updates(watcher)[-1]["seq"] >= last)
    watcher.page.get_by_text("Watching", exact=True).wait_for()
    watcher.open(f"/replay/{table.id}?key={key}")
    watcher.page.get_by_label("Moment of the game").wait_for()

    told = updates(watcher)
    assert len(told) > 20
    own = {each["seq"]: each["view"]["seats"][0] for each in updates(amina)}
    taken: Counter[tuple[int, str]] = Counter()
    compared = 0
    for update in told:
        assert update["seat"] is None
        assert update["legal"] == []
        for event in update["events"]:
            if event["kind"] == "took Horus card":
                taken[event["seat"], str(event["figures"]["card"])] += 1
            if event["kind"] in ("drew", "took scarab", "boxed scarab"):
                assert list(event["figures"].values()) == [None]
        for seat, shown in enumerate(update["view"]["seats"]):
            assert shown["scarab_values"] is None
            assert shown["boxed_scarab_values"] is None
            open_cards = Counter((seat, str(card)) for card in shown["hand"] if card is not None)
            assert not open_cards - taken
        mine = own.get(update["seq"])
        if mine and None not in mine["hand"]:
            compared += any(card is None for card in update["view"]["seats"][0]["hand"])
    assert compared > 8
    for frame in frames(watcher):
        for event in frame["events"]:
            if event["kind"] in ("drew", "took scarab", "boxed scarab"):
                assert list(event["figures"].values()) == [None]
        if frame.get("view"):
            assert all(shown["scarab_values"] is None for shown in frame["view"]["seats"])
    assert table.key("join") not in everything(watcher)


def test_a_replay_is_stepped_through_by_keys(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=3, seats=SEATS, start=True)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    assert not Player(guest).play(12)
    guest.open(f"/replay/{table.id}")
    knob = guest.page.get_by_label("Moment of the game")
    knob.wait_for()
    last = int(knob.get_attribute("max") or 0)
    assert last > 10
    board = guest.page.locator("[data-board]")
    seen: list[str] = []
    for key, at in [("", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)]:
        if key:
            guest.page.keyboard.press(key)
        guest.page.wait_for_function(
            "(words) => document.querySelector('input[type=range]').getAttribute('aria-valuetext') === words",
            arg=f"move {at} of {last}",
        )
        assert knob.input_value() == str(at)
        seen.append(board.inner_html())
    assert seen[0] == seen[-1]
    assert seen[0] != seen[3]
    guest.page.locator("[data-place='41']").focus()
    guest.page.keyboard.press("Shift+?")
    guest.button("More in the rules").click()
    guest.page.wait_for_selector("dialog #rules-enter.marked")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    assert knob.input_value() == "0", "the replay stays where it was"
