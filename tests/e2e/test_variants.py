"""Play on from here: from a step of a saved game to a table of one's own, back to that step, and on by a link."""

import re

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE
from tests.server.process import Process
from tests.server.test_variants import seen, uploaded

LUXOR = "luxor-second-entry-by-a-middle-player"


def test_a_step_of_a_saved_game_is_played_on_against_bots(come: Come, server: Process) -> None:
    table = uploaded(server.person("Amina"), LUXOR)
    guest = come(size=LAPTOP, axe=True)
    guest.be(table.person)
    guest.open(f"/replay/{table.id}?at=40")
    page = guest.page
    page.wait_for_selector("#board")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio").nth(1).check()
    assert "dealt anew" in sheet.locator("#play-on-hidden").inner_text()
    sheet.get_by_role("radio", name="As it was").check()
    assert "stays as it was" in sheet.locator("#play-on-hidden").inner_text()
    sheet.get_by_role("radio", name="Dealt anew").check()
    assert guest.violations() == []
    sheet.get_by_label("How strong").select_option("random")
    sheet.get_by_label("Name, if you like").fill("What if I had waited?")
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"#/table/"))
    page.wait_for_selector("#board")
    variant = page.url.rpartition("/")[2]
    (frame,) = table.person.get(f"/api/tables/{variant}/history", views=True, limit=1).json()["frames"]
    assert frame["view"] == seen(table, 40, 1)

    page.get_by_role("link", name=re.compile("What if I had waited")).click()
    page.wait_for_url(re.compile(rf"#/replay/{table.id}\?at=40"))
    guest.button("Play on from here").click()
    page.get_by_role("tab", name="Variants (1)").click()
    line = page.get_by_role("dialog").get_by_role("listitem")
    assert re.search(r"What if I had waited\?\s+From move 39, as .*Being played", line.inner_text())
    guest.button("Name and share").click()
    page.get_by_label("Name, if you like").fill("Patience")
    page.get_by_label("List it for others who can see this game").check()
    guest.button("Keep").click()
    page.get_by_role("link", name=re.compile("Patience")).wait_for()
    facts = table.person.get(f"/api/tables/{variant}").json()["table"]
    assert (facts["origin"]["name"], facts["origin"]["shared"]) == ("Patience", True)


def test_friends_are_invited_from_a_phone_and_a_link_leads_to_a_step(come: Come, server: Process) -> None:
    table = uploaded(server.person("Amina"), "tutankhamun-Isis")
    guest = come(size=PHONE)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.be(table.person)
    guest.open(f"/replay/{table.id}?at=7")
    page = guest.page
    page.wait_for_selector("#board")
    assert guest.width() <= 0
    guest.button("Copy a link to this move").click()
    guest.button("Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = come(size=PHONE)
    friend.page.goto(link)
    friend.page.get_by_role("slider").wait_for()
    assert friend.page.get_by_role("slider").get_attribute("aria-valuetext") == "move 6 of " + str(
        table.facts()["seq"] - 1
    )

    guest.button("Play on from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Friends, by link").check()
    assert not sheet.get_by_text("What you could not see").count(), "nothing is hidden in this game"
    assert guest.width() <= 0
    sheet.get_by_role("button", name="Invite friends").click()
    page.wait_for_url(re.compile(r"#/table/"))
    page.get_by_role("button", name="Start the game").wait_for()
    guest.button("Menu").click()
    page.get_by_role("link", name="Plays on from another game").wait_for()
