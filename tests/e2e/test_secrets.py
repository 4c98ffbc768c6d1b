"""What the page does with keys, secrets and cookies: none of them is ever in an address."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.kit import PHONE, Guest
from tests.server.kit import Person, Seated, error, wait_for
from tests.server.nginx import SKIP, UNDER_A_PATH, USUAL_LOG, proxy
from tests.server.process import Process, process

FIRST = {"first": "0"}
BOTS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
OPEN = [{"who": "me"}, {"who": "open"}]
REFUSED = "status of 4"
"""What the browser itself says of an answer that is a refusal."""


@pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")
def test_no_log_of_server_or_proxy_holds_what_the_page_keeps_secret(come: Come, tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    shown = {**UNDER_A_PATH, **USUAL_LOG}
    with (
        process(str(tmp_path / "waset.db"), log=log, root_path="/waset") as server,
        proxy(tmp_path, server.port, **shown) as at,
    ):
        for name in ("Amina", "Nadia"):
            server.people.append(at.person_by_tls(name))
        amina = server.people[0].create("tutankhamun", seats=OPEN, options={"first": "0"})
        nadia = server.people[1].join(amina)
        assert amina.post("/start").status_code == 200
        keys = [amina.key("join"), amina.key("watch")]
        secret = amina.post("/seats/0/link").json()["secret"]
        player, watcher, stranger, phone = come(at), come(at), come(at), come(at)
        player.be(amina.person)
        player.sit(amina)
        watcher.sit(amina, keys[1])
        watcher.open(f"/replay/{amina.id}?key={keys[1]}")
        watcher.page.get_by_label("Moment of the game").wait_for()
        watcher.sit(amina, keys[0])
        stranger.open(f"/table/{amina.id}?key={'x' * 24}")
        stranger.page.get_by_text("There is no table here").wait_for()
        player.wait_for_turn()
        player.choose()
        phone.open(f"/take/{amina.id}/{secret}")
        phone.say_name("Amina")
        phone.page.wait_for_selector("#board")
        taken = at.person_by_tls()
        server.people.append(taken)
        taken.client.cookies.set("waset", {each["name"]: each["value"] for each in phone.context.cookies()}["waset"])
        Seated(taken, amina.id).play_on([nadia])
        watcher.page.get_by_role("heading", name="Points, round by round").wait_for()
        with watcher.page.expect_download() as saved:
            watcher.button("Save the game").click()
        assert saved.value.suggested_filename == f"tutankhamun-{amina.id[:8]}.jsonl"
        assert saved.value.path().read_text("utf-8").startswith("{")
        cookies = [str(each["value"]) for guest in (player, phone) for each in guest.context.cookies()]
        stranger.complaints = [each for each in stranger.complaints if REFUSED not in each]
        asked = [each.url for guest in (player, watcher, stranger, phone) for each in guest.responses]
        for guest in (player, watcher, stranger, phone):
            guest.leave()
        wait_for(lambda: f"{amina.path}/live" in at.log.read_text("utf-8"))  # it is logged when the socket has ended
    text, seen = log.read_text("utf-8"), at.log.read_text("utf-8")
    assert f"{amina.path}/record" in text
    assert f"{amina.path}/take" in seen
    for each in (*keys, secret, *cookies, "x" * 24):
        assert each not in text
        assert each not in seen
        assert not [url for url in asked if each in url.partition("#")[0]]


def settings(guest: Guest) -> None:
    """Opens the settings from a table's menu."""
    guest.button("Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Settings").click()


def test_somebody_signs_out_and_is_told_what_is_lost(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    here, there = come(size=PHONE), come()
    for guest in (here, there):
        guest.be(table.person)
        guest.sit(table)
    settings(here)
    here.button("Sign out").click()
    sheet = here.page.get_by_role("dialog")
    sheet.get_by_text("You give up your seat at this table.").wait_for()
    assert sheet.get_by_role("link").inner_text().startswith("Luxor with ")
    here.button("Stay as it is").click()
    assert table.update()["seat"] == 0
    here.button("Sign out").click()
    sheet.get_by_role("button", name="Sign out").click()
    here.page.wait_for_selector(".first, main .seats")
    assert here.page.url.endswith("/#/")
    here.page.get_by_text("Amina").wait_for(state="detached")
    there.page.get_by_role("heading", name="You have signed out").wait_for()
    assert table.person.get("/api/me").json() == {"name": None}
    assert not [each for each in here.context.cookies() if each["name"] == "waset"]


def test_other_devices_end_and_this_one_plays_on(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    here, there = come(), come(size=PHONE)
    for guest in (here, there):
        guest.be(table.person)
        guest.sit(table)
    settings(here)
    here.button("End other devices").click()
    here.button("End them").click()
    here.page.get_by_text("Ended: only this browser is you now.").wait_for()
    there.page.get_by_role("heading", name="You have signed out").wait_for()
    here.button("Close").click()
    here.page.get_by_role("dialog").wait_for(state="detached")  # until then a digit is not meant for the table
    here.page.get_by_text("Connected", exact=True).wait_for()
    assert here.wait_for_turn()
    before = here.acts()
    here.choose()
    wait_for(lambda: here.page.evaluate("1") and here.acts() == before + 1)
    assert here.wait_for_turn()
    assert error(table.get()) == (404, "not_found"), "the cookie of before is nobody's"


def test_a_link_and_a_token_are_withdrawn(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=BOTS, options=FIRST, start=True)
    secret = table.post("/seats/0/link").json()["secret"]
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    guest.button("Menu").click()
    guest.button("Move my seat to another device").click()
    guest.button("Withdraw it").click()
    guest.page.get_by_role("dialog").get_by_text("No link that was made for this seat moves it any more.").wait_for()
    assert error(server.person("Eve").post(f"{table.path}/take", {"secret": secret})) == (403, "not_allowed")
    guest.button("Back to the menu").click()
    guest.button("Let a program play my seat").click()
    token = guest.page.get_by_label("Token of my seat").input_value()
    server.people.append(Person(server.url, token=token))
    program = Seated(server.people[-1], table.id)
    assert program.update()["seat"] == 0
    guest.button("Withdraw it").click()
    guest.page.get_by_role("dialog").get_by_text("No program plays this seat any more.").wait_for()
    assert error(program.get()) == (401, "bad_token")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("dialog").wait_for(state="detached")
    assert guest.wait_for_turn()


def test_a_host_makes_new_links_and_who_watched_by_an_old_one_is_told(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=OPEN)
    host, watcher = come(), come(size=PHONE)
    host.be(table.person)
    host.open(f"/table/{table.id}")
    link = host.page.get_by_label("Link of the invitation")
    link.wait_for()
    for place in ("main", "dialog"):
        old = table.key("join")
        watcher.open(f"/table/{table.id}?key={table.key('watch')}")
        watcher.page.wait_for_selector("ul.seats")
        if place == "dialog":
            host.button("Menu").click()
        host.page.get_by_role(place).get_by_role("button", name="Make new links").click()
        watcher.page.get_by_role("heading", name="This link has ended").wait_for()
        new = table.key("join")
        assert new != old
        expect(link).to_have_value(re.compile(f"{new}$"))
    host.page.get_by_role("dialog").get_by_text("The old links lead nowhere now.").wait_for()


def test_a_table_that_may_not_be_seen_any_more_says_why(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=OPEN)
    nadia = server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    guest = come(size=PHONE)
    guest.be(nadia.person)
    guest.sit(nadia)
    secret = nadia.post("/seats/1/link").json()["secret"]
    assert server.person("Phone").post(f"{table.path}/take", {"secret": secret}).status_code == 200
    guest.page.get_by_role("heading", name="This is not your seat any more").wait_for()
    assert not guest.page.locator("#hand, #board").count()
