"""Who is here: first visits, lobbies, players who go and come back, spectators, and tables that are put away."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, Guest
from tests.server.kit import wait_for
from tests.server.process import Process, process

PICTURES = os.environ.get("WASET_PICTURES")
"""A folder for pictures of what these tests see, to be looked at."""
SMALL = (390, 664)
LOW = (1280, 720)


def picture(guest: Guest, name: str) -> None:
    """Keeps a picture, if somebody wants to look at it."""
    if PICTURES:
        guest.page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server where nobody is waited for long."""
    folder = tmp_path_factory.mktemp("presence")
    with process(str(folder / "waset.db"), sqlite_sync="normal", away_after=0.3, ask_after=0.6) as made:
        yield made


@pytest.mark.parametrize("size", [LOW, SMALL])
def test_a_new_visitor_plays_at_once_without_a_name(come: Come, quick: Process, size: tuple[int, int]) -> None:
    guest = come(quick, size=size)
    guest.open(new=True)
    play = guest.button("Play Luxor now")
    play.wait_for()
    assert guest.button("Play Tutankhamun now").is_visible()
    for about in guest.page.locator(".first .tx p").all():
        assert re.fullmatch(r"[A-Z].{30,}\.", about.inner_text()), "what each game is, in a sentence"
        assert about.is_visible()
    assert guest.page.locator(".first .tx p").count() == 2
    assert guest.width() <= 0
    picture(guest, f"home-first-{size[0]}")
    play.click()
    guest.page.wait_for_selector(CHOICE, state="attached")
    assert not guest.page.get_by_role("dialog").count()
    guest.page.goto(f"{guest.url}/")
    guest.page.get_by_text("Playing as Guest").first.wait_for()
    leave = guest.button("Leave the game of Luxor")
    leave.wait_for()
    picture(guest, f"home-returning-{size[0]}")
    leave.click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    guest.page.get_by_text("No games yet").wait_for()


def test_the_name_of_a_module_turns_it_and_an_invited_friend_sits_beside_bots(come: Come, quick: Process) -> None:
    host, friend = come(quick, size=LOW), come(quick, size=SMALL)
    host.open()
    mummy = host.page.get_by_role("switch", name="The mummy")
    host.page.locator("#mod-mummy").click()
    assert mummy.get_attribute("aria-checked") == "true"
    host.button("Invite").click()
    host.say_name("Amina")
    link = host.page.get_by_label("Link of the invitation").input_value()
    rows = host.page.locator(".seats > li")
    assert rows.count() == 4
    assert rows.filter(has_text="bot, ").count() == 2, "bots stay bots"
    rows.nth(1).get_by_role("button", name="Free it").click()
    rows.nth(1).get_by_role("button", name="Seat a bot").click()
    host.page.get_by_role("dialog").get_by_role("button").filter(has_text="Scribe").click()
    rows.nth(1).get_by_role("button", name="Free it").wait_for()
    picture(host, "lobby-host-1280")
    friend.page.goto(link)
    friend.page.get_by_text("Amina").first.wait_for()
    friend.page.get_by_label("Your name").fill("می\u200cخواهم")
    assert friend.width() <= 0
    picture(friend, "lobby-guest-390")
    friend.button("I am ready").click()
    host.page.get_by_text("Everybody is here").wait_for()
    host.button(re.compile("^Send .* away$")).click()
    friend.page.locator(".moved", has_text="Your seat is free again").wait_for()
    host.page.get_by_text("One more player, then you can start").wait_for()
    assert host.button("Start the game").is_disabled()
    friend.button("I am ready").click()
    host.page.get_by_text("Everybody is here").wait_for()
    host.button("Leave", exact=True).click()
    friend.page.get_by_text("you, host").wait_for()
    assert friend.button("Seat a bot").is_visible()
    picture(friend, "lobby-guest-host-390")


def test_who_is_away_is_seen_and_a_bot_plays_until_they_are_back(come: Come, quick: Process) -> None:
    open_ = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = quick.person("Amina").create(players=3, seats=open_, options={"first": "2"}, talk=True)
    others = [quick.person(name).join(table) for name in ("Salma", "Nadia")]
    assert table.post("/start").status_code == 200
    amina, salma, nadia = come(quick, size=SMALL), come(quick, size=LOW), come(quick, size=SMALL)
    for guest, person in zip((amina, salma, nadia), (table.person, *(each.person for each in others)), strict=True):
        guest.be(person)
        guest.sit(table)
    nadia.open("/rules/luxor")
    salma.page.locator("[data-state=away]").first.wait_for()
    salma.page.get_by_text("Nadia is away", exact=True).first.wait_for()
    salma.page.get_by_text("Nadia has left the table").first.wait_for()
    amina.page.locator(".bar", has_text="Nadia has left the table").wait_for()
    picture(amina, "presence-news-390")
    amina.button("All right").click()
    salma.button("Ask for a bot").click()
    amina.button("Agree").wait_for()
    assert not salma.page.get_by_text("is thinking").count()
    picture(amina, "presence-asked-390")
    picture(salma, "presence-asking-1280")
    amina.button("Wait", exact=True).click()
    amina.button("Agree").wait_for(state="detached")
    amina.button("Let a bot play").wait_for(state="detached")
    assert table.post("/seats/2/stand-in").status_code == 409, "they are left in peace for a while"
    picture(salma, "presence-away-1280")


def test_the_host_lets_a_bot_play_and_a_spectator_sees_and_talks(come: Come, quick: Process) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    table = quick.person("Amina").create(seats=seats, options={"first": "1"}, talk=True, clock={"total": 900})
    other = quick.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    amina, nadia, dan = come(quick, size=LOW, theme="dark"), come(quick, size=SMALL), come(quick, size=LOW)
    amina.be(table.person)
    nadia.be(other.person)
    dan.be(quick.person("Dan"))
    for guest in (amina, nadia):
        guest.sit(table)
    dan.sit(table, table.key("watch"))
    amina.page.get_by_text("1 watching").wait_for()
    nadia.page.get_by_text("then a bot moves").wait_for()
    nadia.open("/rules/luxor")
    amina.button("Let a bot play").click()
    amina.page.locator("[data-state=bot]").first.wait_for()
    amina.page.wait_for_selector(CHOICE, state="attached")
    picture(amina, "presence-bot-1280-dark")
    assert table.get("/history").json()["frames"][1]["act"]["by"] == "away_bot"
    dan.button("Talk").click()
    dan.page.get_by_label("Say something").fill("Well played")
    dan.page.keyboard.press("Enter")
    amina.button("Talk, 1 new").wait_for()
    dan.page.keyboard.press("Escape")
    dan.page.locator("#prompt").get_by_text(re.compile("Amina")).first.wait_for()
    picture(dan, "spectator-1280")
    nadia.sit(table)
    amina.page.locator("[data-state]").first.wait_for(state="detached")
    wait_for(lambda: not table.facts()["seats"][1]["until_back"])
    amina.page.reload()
    amina.page.locator("#happened").get_by_text("Nadia is back.").wait_for()
    assert other.post("/resign", {}).status_code == 200
    amina.page.get_by_text("Nadia resigns. A bot plays on.").first.wait_for()
    amina.page.locator("[data-state=resigned]").first.wait_for()
    nadia.page.get_by_text("You have resigned").first.wait_for()
    picture(amina, "presence-resigned-1280-dark")
    amina.page.reload()
    amina.page.locator("#happened").get_by_text("A bot plays for Nadia for now.").wait_for()
    amina.page.locator("#happened").get_by_text("Nadia resigns. A bot plays on.").wait_for()
    assert amina.page.locator("[data-time]").count() == 2, "each has their own time"


def test_a_saved_river_is_replayed_without_hands_and_left_again(come: Come, quick: Process) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    person = quick.person("Amina")
    table = person.create("tutankhamun", seats=seats, start=True)
    table.play_on([])
    while table.facts()["status"] != "over":
        table.play_on([])
    guest = come(quick, size=SMALL)
    guest.be(person)
    guest.open(f"/replay/{table.id}")
    guest.page.get_by_label("Moment of the game").wait_for()
    assert not guest.page.get_by_text("All hands").count()
    record = person.post("/api/uploads", {"record": table.get("/record").text, "mode": "review"}).json()["table"]["id"]
    guest.open(f"/replay/{record}")
    guest.page.get_by_role("link", name="Home", exact=True).click()
    line = guest.page.get_by_text(re.compile(r"\d{4}.* · place [12] of 2 · \d+ points?"))
    line.wait_for()
    picture(guest, "home-finished-390")
    guest.button("Remove Tutankhamun from the list").last.click()
    line.wait_for(state="detached")
