"""Where a choice leads, as the board draws it before it is made."""

import io
from typing import Any, Final, NamedTuple

import waset
from tests.e2e.conftest import Come
from tests.server.kit import Seated
from tests.server.process import Process
from waset.core.record import Recorder
from waset.core.rng import Rng

NAMES: Final = ["Amina", "Nadia", "Farid"]
SEEDS: Final = 200
DRAWN: Final = """() => {
  const path = document.querySelector('.preview .dots');
  const from = path.getPointAtLength(0).matrixTransform(path.getScreenCTM());
  const inside = (piece) => {
    const box = piece.getBoundingClientRect();
    return from.x > box.left && from.x < box.right && from.y > box.top && from.y < box.bottom;
  };
  const pieces = [...document.querySelectorAll("#board use[href^='#adv-']")].filter(inside);
  const counted = [...document.querySelectorAll('.preview circle + text')];
  const green = (text) => text.previousElementSibling.getAttribute('fill') === '#2A6A4C';
  return {
    starts: pieces.map((piece) => piece.getAttribute('href').slice(-1)),
    steps: counted.map((text) => Number(text.textContent)),
    added: counted.map(green),
  };
}"""
"""Whose pieces a preview starts at, the numbers on its way, and which of them are marked as Osiris' own."""


class Walk(NamedTuple):
    """A game up to a choice of the first seat: a walk from the stairs that Osiris lengthens."""

    record: str
    action: int
    figures: Any


def walk() -> Walk:
    """The first such choice that any game comes to."""
    for seed in range(SEEDS):
        game = waset.make("luxor", players=3)
        rng, state, file = Rng(seed), game.start(), io.BytesIO()
        recorder = Recorder(game, file, NAMES, seed)
        for _ in range(60):
            if game.to_move(state) == 0:
                for action in game.legal(state):
                    after: Any = game.copy(state)
                    log: list[Any] = []
                    game.apply(after, action, log)
                    walks = [game.told(each, "all") for each in log if each.kind == "moved"]
                    if [(each["from"], each["osiris"] > 0) for each in walks] == [("stairs", True)]:
                        recorder.finish(state)
                        return Walk(file.getvalue().decode(), action, walks[0])
            chance = game.to_move(state) == waset.CHANCE
            action = game.sample(state, rng) if chance else game.legal(state)[0]
            recorder.step(state, action)
            game.apply(state, action, [])
    raise AssertionError("no game comes to it")


def test_a_walk_from_the_stairs_starts_at_my_piece_and_counts_what_osiris_adds_by_itself(
    come: Come, server: Process
) -> None:
    found = walk()
    host = server.person("Amina")
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 2]
    answer = host.post("/api/uploads", {"record": found.record, "mode": "continue", "seats": seats})
    assert answer.status_code == 201, answer.text
    table = Seated(host, answer.json()["table"]["id"])
    guest = come()
    guest.be(host)
    guest.sit(table)
    assert guest.wait_for_turn()
    legal = [each["action"] for each in table.update()["legal"]]
    guest.page.locator("#choices button").nth(legal.index(found.action)).focus()
    guest.page.wait_for_selector(".preview .dots", state="attached")
    drawn = guest.page.evaluate(DRAWN)
    steps, added = found.figures["steps"], found.figures["osiris"]
    assert drawn["starts"] == ["L"]
    assert drawn["steps"] == [*range(1, steps + 1), *range(1, added + 1)]
    assert drawn["added"] == [False] * (steps - 1) + [True] * (added + 1)
