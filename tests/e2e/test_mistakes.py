"""My mistakes in the page: asked again at the table, answered kindly, and back on later days."""

from datetime import datetime

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.kit import PATIENCE, PHONE
from tests.e2e.test_puzzles import tries
from tests.server.kit import Person, Seated, wait_for
from tests.server.process import Process
from waset import puzzles

FRIDAY = datetime(2026, 11, 20, 10)
MONDAY = datetime(2026, 11, 23, 10)


def blundered(server: Process) -> tuple[Seated, int]:
    """A finished game of Amina's in which a puzzle was played wrong, and the entry of that decision."""
    person = Person(server.url, "Amina")
    puzzle = next(each for each in puzzles.puzzles("tutankhamun") if each.players == 2)
    found = person.get(f"/api/games/tutankhamun/puzzles/{puzzle.name}").json()
    seats = [{"who": "me"} if seat == puzzle.seat else {"who": "bot", "bot": "porter"} for seat in range(2)]
    made = person.post("/api/uploads", {"position": found["position"], "mode": "continue", "seats": seats}).json()
    table = Seated(person, made["table"]["id"])
    seq = table.update()["seq"]
    assert table.post("/act", {"seq": seq, "action": found["tries"][-1]["action"]}).status_code == 200
    wait_for(lambda: table.play_on([]) is not None and table.facts()["status"] == "over")
    return table, seq + 1


def test_a_mistake_is_asked_again_until_it_is_known(come: Come, server: Process) -> None:
    guest = come(size=PHONE, axe=True)
    guest.page.clock.set_system_time(FRIDAY)
    guest.open("/mistakes")
    expect(guest.page.get_by_role("heading", name="Nothing to ask yet")).to_be_visible()
    assert guest.violations() == []
    table, seq = blundered(server)
    found = table.get("/again", seq=seq).json()
    guest.be(table.person)
    table.person.client.close()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="for today")).to_have_count(2, timeout=PATIENCE)
    assert guest.violations() == []
    guest.page.locator(f'a[href="#/mistakes/{table.id}/{seq}"]').last.press("Enter")
    guest.page.wait_for_selector(f'[data-puzzle="{table.id}.{seq}"]')
    tries(guest, found, found["played"])
    guest.page.wait_for_selector("[data-puzzle-note=tried]")
    expect(guest.page.locator("[data-puzzle-note]")).to_contain_text("You chose this then, too.")
    expect(guest.page.locator("[data-live=calls]")).to_contain_text("You chose this then, too.")
    tries(guest, found, found["tries"][0]["action"])
    over = guest.page.locator("[data-puzzle-over]")
    expect(over).to_contain_text("Right after 2 tries")
    expect(over).to_contain_text("It comes back tomorrow.")
    assert guest.violations() == []
    assert guest.width() <= 0
    guest.page.get_by_role("link", name="All of my mistakes").press("Enter")
    expect(guest.page.get_by_role("heading", name="Coming back")).to_be_visible()
    assert guest.violations() == []
    guest.page.clock.set_system_time(MONDAY)
    guest.page.reload()
    guest.page.get_by_role("link", name="Begin").press("Enter")
    guest.page.wait_for_selector(f'[data-puzzle="{table.id}.{seq}"]')
    tries(guest, found, found["tries"][0]["action"])
    expect(over).to_contain_text("Right at the first try")
    expect(over).to_contain_text("It comes back on Thursday 26 November.")
