"""A game from an installed package, of which the page knows nothing: it is offered, and played on the plain board."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import senet
from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, END
from tests.server.kit import Seated
from tests.server.process import Process, process

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
NEARLY_OFF: dict[str, Any] = {
    "game": "senet",
    "houses": [1, 1, *[None] * 26, 0, 0],
    "throw": 1,
    "turns": 40,
    "names": ["Amina", "Chance"],
}
MOST = 60


@pytest.fixture
def senet_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that has Senet."""
    package = senet.unpacked(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]))
    with process(str(tmp_path / "waset.db"), sqlite_sync="normal") as made:
        yield made


def test_a_game_from_outside_is_offered_and_played(senet_server: Process, come: Come) -> None:
    guest = come(senet_server)
    guest.open()
    guest.page.locator("label.game", has_text="Senet").click()
    guest.page.get_by_text("Pieces", exact=True).wait_for()
    amina = senet_server.person("Amina")
    guest.be(amina)
    guest.sit(amina.create("senet", players=2, seats=SEATS, start=True))
    guest.wait_for_turn()
    assert guest.page.locator("#board .cells").first.locator("li").count() == 30
    said = guest.page.locator("#board .cells").first.locator("li").all_text_contents()
    assert {re.sub(r"^\d+", "", each) for each in said} == {"Amina", "Jackal", "–"}, "whose piece is in a house"
    choice = guest.page.locator(CHOICE).first
    assert re.search(r"(Move|Swap) from \d+ to \d+", choice.inner_text())
    choice.press("Enter")
    guest.page.get_by_text(re.compile(r"Amina (moved|swapped) \(from \d+")).first.wait_for()

    answer = amina.post("/api/uploads", {"position": NEARLY_OFF, "mode": "continue", "seats": SEATS})
    assert answer.status_code == 201, answer.text
    guest.sit(Seated(amina, answer.json()["table"]["id"]))
    for _ in range(MOST):
        if not guest.wait_for_turn():
            break
        guest.choose()
    assert re.search(r"wins? with 5", guest.page.locator(f"{END} h1").inner_text())
