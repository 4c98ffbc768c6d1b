"""What becomes of people, and who watches, is told to everybody, on phones too."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, Guest
from tests.server.kit import Person, Seated, wait_for
from tests.server.process import Process, process

SMALL: Final = (390, 664)
LOW: Final = (1280, 720)
SHORTEST: Final = 30
"""The shortest time of a clock that a table may have, in seconds."""
FAMILY: Final = "\U0001f468\u200d\U0001f469\u200d\U0001f467 Nadia"
SINHALA: Final = "\u0dc1\u0dca\u200d\u0dbb\u0dd3 Amina"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where nobody is waited for long."""
    folder = tmp_path_factory.mktemp("company")
    with process(str(folder / "waset.db"), sqlite_sync="normal", away_after=0.3, ask_after=0.6) as made:
        yield made


def at(come: Come, server: Process, person: Person, table: Seated, size: tuple[int, int]) -> Guest:
    """Somebody who comes to a table."""
    guest = come(server, size=size)
    guest.be(person)
    guest.sit(table)
    return guest


def told(guest: Guest, words: str) -> None:
    """A phone, which has no log in sight, says it above the shelf."""
    guest.page.locator(".bar", has_text=words).wait_for()
    guest.button("All right").click()


def test_the_others_agree_to_a_bot_and_phones_are_told_what_becomes_of_everybody(come: Come, quick: Process) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = quick.person("Amina").create(players=3, seats=seats, options={"first": "2"})
    salma_at, nadia_at = (quick.person(name).join(table) for name in ("Salma", "Nadia"))
    assert table.post("/start").status_code == 200
    amina = at(come, quick, table.person, table, SMALL)
    salma = at(come, quick, salma_at.person, table, LOW)
    nadia = at(come, quick, nadia_at.person, table, LOW)
    assert nadia.wait_for_turn()
    nadia.open("/rules/luxor")
    told(amina, "Nadia has left the table")
    salma.button("Ask for a bot").click()
    amina.page.get_by_text("Salma asks: let a bot play for Nadia").first.wait_for()
    assert not amina.page.get_by_text("is thinking").count()
    amina.button("Agree").click()
    told(amina, "A bot plays for Nadia for now.")
    salma.page.locator("[data-state=bot]").first.wait_for()
    salma.page.locator("#happened").get_by_text("A bot plays for Nadia for now.").wait_for()
    wait_for(lambda: table.update()["to_move"] != 2)
    assert [frame["act"]["by"] for frame in table.get("/history").json()["frames"]][1] == "away_bot"
    nadia.sit(table)
    told(amina, "Nadia is back.")
    amina.page.locator("[data-state]").first.wait_for(state="detached")
    assert nadia_at.post("/resign", {}).status_code == 200
    told(amina, "Nadia resigns. A bot plays on.")
    amina.page.locator("[data-state=resigned]").first.wait_for()


def test_whose_time_is_up_is_told_and_the_text_at_the_clock_says_who_moves_then(come: Come, quick: Process) -> None:
    """All are at the table before it begins: nobody's time runs while a page loads."""
    asked: dict[str, Any] = {"seats": [{"who": "me"}, {"who": "open"}], "options": {"first": "0"}}
    table = quick.person("Amina").create(**asked, clock={"total": SHORTEST})
    simple = quick.person("Farid").create(**asked, clock={"total": 900}, absent="substitute")
    nadia_at = quick.person("Nadia").join(table)
    quick.person("Omar").join(simple)
    amina, nadia, farid = come(quick, size=LOW), come(quick, size=SMALL), come(quick, size=LOW)
    for guest, person, to in (
        (farid, simple.person, simple),
        (amina, table.person, table),
        (nadia, nadia_at.person, table),
    ):
        guest.be(person)
        guest.open(f"/table/{to.id}")
        guest.page.wait_for_selector("main .seats")
    for each in (simple, table):
        assert each.post("/start").status_code == 200
    amina.page.get_by_text("then a bot moves").wait_for()
    told(nadia, "Amina's time is up. A bot moves from now on.")
    farid.page.get_by_text("then a simple rule moves").wait_for()
    nadia.page.locator("[data-state=late]").first.wait_for()
    amina.page.locator("[data-time='0'].out").first.wait_for()
    wait_for(lambda: nadia_at.update()["to_move"] == 1)
    amina.page.locator("#happened").get_by_text("Amina's time is up").wait_for()
    moved = nadia_at.get("/history").json()["frames"][1]["act"]
    assert (moved["seat"], moved["by"]) == (0, "clock_bot")


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_phone_says_who_watches_to_players_and_to_who_watches(come: Come, quick: Process, game: str) -> None:
    bot = {"who": "bot", "bot": "random"}
    table = quick.person("Amina").create(game, players=2, seats=[{"who": "me"}, bot], start=True)
    amina = at(come, quick, table.person, table, SMALL)
    menu = amina.page.get_by_role("dialog")
    amina.button("Menu").click()
    menu.get_by_role("link", name="Home").wait_for()
    assert not menu.get_by_text("watching").count()
    dan = come(quick, size=SMALL)
    dan.be(quick.person("Dan"))
    dan.sit(table, table.key("watch"))
    menu.get_by_text("Watching: Dan", exact=True).wait_for()
    dan.button("Menu").click()
    dan.page.get_by_role("dialog").get_by_text("Watching: Dan", exact=True).wait_for()
    dan.open("/rules/luxor")
    menu.get_by_text("Dan").wait_for(state="detached")


def test_two_people_seat_a_bot_at_a_table_of_three_and_start(come: Come, quick: Process) -> None:
    """Their names hold joiners: a family of one sign, and letters that are written together."""
    host, friend = come(quick, size=LOW), come(quick, size=SMALL)
    host.be(quick.person(SINHALA))
    host.open()
    for seat in (2, 3):
        host.button(f"Seat {seat}").click()
        host.page.get_by_role("dialog").get_by_role("button", name="A friend").click()
    host.button("Play now", exact=True).click()
    rows = host.page.locator(".seats > li")
    host.page.locator("#lobby-wait").wait_for()  # home has seats, too
    assert rows.count() == 3
    assert not rows.filter(has_text="bot, ").count(), "friends by link are not replaced by bots"
    link = host.page.get_by_label("Link of the invitation").input_value()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(FAMILY)
    friend.button("I am ready").click()
    host.page.get_by_text("One more player, then you can start").wait_for()
    host.page.get_by_text(FAMILY).first.wait_for()
    assert host.button("Start the game").is_disabled()
    host.button("Seat a bot").click()
    host.page.get_by_role("dialog").get_by_role("button").filter(has_text=re.compile("Scribe")).click()
    host.page.get_by_text("Everybody is here").wait_for()
    host.button("Start the game").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(f"#board, {CHOICE}")
    friend.page.get_by_text(SINHALA).first.wait_for(state="attached")
