"""Several people at a table: two browsers, one device passed around, taking back, and what comes between."""

import json
import re
from pathlib import Path

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, PHONE, Guest, Player
from tests.server.kit import Seated, wait_for
from tests.server.process import Process, process

BOTS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
FIRST = {"first": "0"}
LOST = re.compile(r"^Trying again, your move is kept\.$")
BACK = re.compile(r"^Back at the table\.")


def play_until(guest: Guest, most: int = 60) -> None:
    """Somebody acts until it is another's turn."""
    for _ in range(most):
        guest.page.wait_for_selector(CHOICE, state="attached")
        before = len(guest.received)
        guest.choose()
        guest.hears_after(before)
        guest.page.wait_for_function(
            f"() => document.querySelector('{CHOICE}') || document.querySelector('#choices p')"
        )
        if not guest.page.locator(CHOICE).count():
            return
    raise AssertionError("the turn did not end")


def test_two_browsers_at_one_table_and_one_loses_its_network(come: Come) -> None:
    amina, nadia = come(), come(size=PHONE)
    amina.open()
    amina.button("Seat 3").click()
    amina.button("Take the seat away").click()
    amina.button("Seat 2").click()
    amina.page.get_by_role("dialog").get_by_role("button", name="A friend").click()
    amina.page.get_by_text("More options").click()
    amina.page.locator("#opt-first").select_option("0")
    amina.button("Invite").click()
    amina.say_name("Amina")
    link = amina.page.get_by_label("Link of the invitation").input_value()
    nadia.page.goto(link)
    nadia.page.get_by_label("Your name").fill("Nadia")
    nadia.button("I am ready").click()
    amina.page.get_by_text("Everybody is here").wait_for()
    amina.button("Start the game").click()
    for guest in (amina, nadia):
        guest.page.wait_for_selector("#board")
    play_until(amina)
    play_until(nadia)

    nadia.offline = True
    nadia.context.set_offline(True)
    nadia.page.get_by_text(LOST).wait_for()
    heard = len(nadia.received)
    play_until(amina)
    assert not nadia.page.locator(CHOICE).count()
    nadia.context.set_offline(False)
    nadia.page.get_by_role("contentinfo").get_by_text(BACK).wait_for()
    assert len(nadia.received) > heard
    play_until(nadia)
    amina.page.wait_for_selector(CHOICE, state="attached")


def test_a_device_that_is_passed_around_hides_the_hand(come: Come) -> None:
    guest = come()
    guest.open()
    guest.button("Seat 3").click()
    guest.button("Take the seat away").click()
    guest.button("Pass and play").click()
    guest.say_name("Amina")
    guest.page.get_by_label("Name on seat 2").fill("Nadia")
    guest.button("Play", exact=True).click()
    cards = guest.page.locator("#hand .held")
    shown: list[str] = []
    for _ in range(3):
        reveal = guest.button("show my cards")
        reveal.wait_for()
        assert cards.count() == 0
        assert not guest.page.locator(CHOICE).count()
        shown.append(reveal.inner_text())
        reveal.click()
        guest.page.wait_for_selector(CHOICE, state="attached")
        assert cards.count() == 5
        for _ in range(60):
            guest.choose()
            guest.page.wait_for_selector(f"{CHOICE}, button:has-text('show my cards')", state="attached")
            if reveal.count():
                break
    assert shown[0] != shown[1]
    assert shown[0] == shown[2]


def test_an_act_is_taken_back(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    undo = guest.button("Take back")
    for key in ("", "u"):
        for _ in range(60):
            assert guest.wait_for_turn()
            before = guest.choices()
            view = table.update()["view"]
            guest.choose()
            assert guest.wait_for_turn()
            if undo.count():
                break
        assert guest.choices() != before
        if key:
            guest.page.keyboard.press(key)
        else:
            undo.click()
        undo.wait_for(state="detached")
        assert guest.wait_for_turn()
        assert guest.choices() == before
        assert table.update()["view"] == view


def test_others_must_agree_to_take_back_what_is_known(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, {"who": "open"}], options=FIRST)
    nadia_at = server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    amina, nadia = come(), come(size=PHONE)
    amina.be(table.person)
    nadia.be(nadia_at.person)
    amina.sit(table)
    nadia.sit(table)
    play_until(amina)
    for answer in ("No", "Let it pass"):
        amina.button("Menu").click()
        amina.button("Ask to take back my last move").click()
        nadia.button(answer, exact=True).click()
        if answer == "No":
            amina.page.get_by_role("status").get_by_text("It is not taken back").wait_for()
            amina.button("All right").click()
    amina.page.wait_for_selector(CHOICE, state="attached")
    assert not nadia.page.locator(CHOICE).count()


def test_a_seat_moves_to_another_device_by_its_link(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    old, new = come(), come(size=PHONE)
    old.be(table.person)
    old.sit(table)
    old.context.grant_permissions(["clipboard-read", "clipboard-write"])
    old.button("Menu").click()
    old.button("Move my seat to another device").click()
    old.button("Copy the link").click()
    old.button("Copied").wait_for()
    new.page.goto(old.page.evaluate("() => navigator.clipboard.readText()"))
    new.say_name("Amina")
    assert new.wait_for_turn()
    assert new.page.locator("#hand .held").count() == 5
    old.page.locator(".bar", has_text="Your seat is played on another device now. You are watching.").wait_for()
    old.page.get_by_text("Watching", exact=True).wait_for()
    old.page.wait_for_function("() => !document.querySelector('#hand')")
    assert not old.page.locator(CHOICE).count()
    assert sum('"type":"hello"' in text for text in old.received) == 1, "it goes on with the socket that it has"
    before = new.acts()
    new.choose()
    wait_for(lambda: new.page.evaluate("1") and new.acts() == before + 1)


LOSING = """
    window.lose = 0;
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (window.lose > 0 && JSON.parse(event.data).type === 'update') window.lose -= 1;
                else hear(event);
            };
        }
    };
"""


def test_a_message_that_is_lost_is_fetched(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    watchers = losing, _ = come(), come()
    losing.context.add_init_script(LOSING)
    with table.person.socket(table):  # or who comes early sees her leave, and who comes late does not
        for guest in watchers:
            guest.sit(table, table.key("watch"))
        move(table, 2)
        wait_for(lambda: all(has_heard_all(guest, table) for guest in watchers))
        before = [hellos(guest) for guest in watchers]
        losing.page.evaluate("window.lose = 2")
        move(table, 4)
        losing.page.wait_for_function("window.lose === 0")
        wait_for(lambda: all(has_heard_all(guest, table) for guest in watchers))
        wait_for(lambda: happened(watchers[0]) == happened(watchers[1]))
        assert [hellos(guest) for guest in watchers] == [before[0] + 1, before[1]]


def move(table: Seated, times: int) -> None:
    """Makes this number of choices: each is an entry of its own, whatever the page is doing meanwhile."""
    for _ in range(times):
        wait_for(lambda: table.update()["legal"])
        assert table.act().status_code == 200


def has_heard_all(guest: Guest, table: Seated) -> bool:
    """Whether the browser was told of the newest entry, which is the player's to follow."""
    now = table.update()
    return bool(now["legal"]) and bool(guest.page.evaluate("1")) and newest(guest) >= now["seq"]


def happened(guest: Guest) -> list[str]:
    """What the log tells. Where a round began is known only of what was seen to happen, not of what was fetched."""
    told = str(guest.page.locator("#happened").inner_text()).splitlines()
    return [line for line in told if not line.startswith("Round ")]


def hellos(guest: Guest) -> int:
    """How often the page has come to the table."""
    return sum('"type":"hello"' in text for text in guest.received)


def newest(guest: Guest) -> int:
    """The newest entry that the browser was told of."""
    heard = [json.loads(text) for text in guest.received]
    return max(int(each.get("update", each).get("seq", 0)) for each in heard if each["type"] in ("hello", "update"))


def test_a_restart_of_the_server_in_mid_game_is_survived(come: Come, tmp_path: Path) -> None:
    with process(str(tmp_path / "waset.db")) as server:
        table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
        guest = come(server)
        guest.be(table.person)
        guest.sit(table)
        player = Player(guest)
        assert not player.play(4)
        before = guest.choices()
        guest.offline = True
        server.kill()
        guest.page.get_by_text(LOST).wait_for()
        server.start()
        guest.page.get_by_role("contentinfo").get_by_text(BACK).wait_for()
        guest.wait_for_turn()
        assert guest.choices() == before
        acts = guest.acts()
        assert not player.play(4)
        assert guest.acts() > acts
