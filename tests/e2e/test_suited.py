"""After three games against bots the home page suggests the level that suits; it can be taken or put away."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.kit import PHONE, Guest
from tests.server.kit import Person
from tests.server.process import Process

LINE = re.compile(r"A good match for you: the bot .+\. You would win about \d+\s?% of your games for two\.")


def played(person: Person, games: int) -> None:
    """Games of Tutankhamun against a porter, in which the person takes the first choice always."""
    for _ in range(games):
        seats = [{"who": "me"}, {"who": "bot", "bot": "porter"}]
        table = person.create("tutankhamun", seats=seats, start=True)
        while (update := table.update())["to_move"] is not None:
            if update["legal"]:
                assert table.act().status_code == 200
            else:
                table.get("/wait", seq=update["seq"], timeout=10)


def at_home(come: Come, person: Person, size: tuple[int, int] | None) -> Guest:
    """Somebody at the home page, with the game that they have played."""
    guest = come(size=size) if size else come()
    guest.be(person)
    guest.open()
    guest.page.locator("label.game", has_text="Tutankhamun").click()
    return guest


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_level_is_suggested_taken_and_put_away(come: Come, server: Process, size: tuple[int, int] | None) -> None:
    ann = server.person("Amina")
    played(ann, 2)
    guest = at_home(come, ann, size)
    guest.page.get_by_text("Finished").wait_for()
    expect(guest.page.locator(".suited")).to_have_count(0)
    played(ann, 1)
    guest.page.reload()
    guest.page.locator("label.game", has_text="Tutankhamun").click()
    line = guest.page.locator(".suited p")
    line.wait_for()
    assert LINE.fullmatch(line.inner_text())
    guest.page.locator("label.game", has_text="Luxor").click()
    expect(line).to_have_count(0)
    guest.page.locator("label.game", has_text="Tutankhamun").click()
    guest.button("Play against it").click()
    expect(line).to_have_count(0)
    guest.page.reload()
    guest.page.locator("label.game", has_text="Tutankhamun").click()
    line.wait_for()
    guest.button("Not now").click()
    expect(line).to_have_count(0)
    guest.page.reload()
    guest.page.locator("label.game", has_text="Tutankhamun").click()
    guest.page.get_by_text("Finished").wait_for()
    expect(line).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_each_level_says_what_it_overlooks_where_one_chooses(come: Come, server: Process, language: str) -> None:
    """On a phone, whose sheet is the narrowest."""
    guest = come(size=PHONE, language=language)
    guest.be(server.person("Amina"))
    guest.open()
    guest.page.locator("button.seat").first.click()
    porter = guest.page.get_by_role("dialog").locator("li").nth(1)
    overlooks = {"en": "Overlooks", "nl": "Let niet op", "de": "Übersieht", "fr": "Ne voit ni"}
    expect(porter).to_contain_text(overlooks[language])
    assert guest.width() <= PHONE[0]
