"""What happens at a table beside the rules: keys and typing, the moves of others, the board after the end."""

import io
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Route

import waset
from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, MODULES, Guest
from tests.server.kit import Seated, wait_for
from tests.server.process import Process
from waset.core.record import Recorder
from waset.core.rng import Rng

BOT = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}
MOVING = """() => {
  window.seen = [];
  const look = () => {
    if (document.querySelector('.layer .flight')) {
      const [asks, told] = ['#prompt', '.prompt p'].map((each) => document.querySelector(each)?.textContent ?? '');
      window.seen.push([asks, told]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes from now on what the shelf says while anything flies."""
FLYING = """
  window.flown = [];
  let together = null;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.flight')) {
      if (together === null) {
        together = [];
        queueMicrotask(() => { window.flown.push(Math.max(...together)); together = null; });
      }
      together.push(options.duration);
    }
    return animate.call(this, frames, options);
  };
"""
"""Notes how long each movement is to last; things that fly together count once."""
TURN = 1000
"""How many milliseconds the turn of a bot may move on the board: a round of four of them takes four seconds."""


def sat(come: Come, table: Seated, **wishes: Any) -> Guest:
    """Somebody who has just come to a table of theirs."""
    guest = come(**wishes)
    guest.be(table.person)
    guest.sit(table)
    return guest


def test_no_key_of_the_game_works_while_somebody_talks_or_a_sheet_is_open(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, {"who": "open"}], options=FIRST)
    server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    guest = sat(come, table)
    assert guest.wait_for_turn()
    guest.button("Talk").click()
    guest.page.keyboard.type("I have 1 question")
    assert guest.page.get_by_label("Say something").input_value() == "I have 1 question"
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("dialog").get_by_text("I have 1 question").wait_for()
    guest.page.keyboard.press("Escape")
    guest.button("Menu").click()
    guest.page.keyboard.type("1 u l h 2")
    assert guest.page.get_by_role("dialog").count() == 1
    assert guest.acts() == 0
    guest.button("Resign").click()
    gold = guest.page.get_by_role("dialog").locator(".btn.primary")
    assert gold.all_inner_texts() == ["Play on"]
    gold.click()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("1")
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() == 1)


def told(guest: Guest) -> list[str]:
    """The lines of the log without those between rounds, which tell nothing."""
    return guest.page.locator("#happened .log li:not(.rule)").all_inner_texts()


def test_what_bots_do_while_a_table_opens_is_told_once(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=3, seats=[{"who": "me"}, BOT, BOT], options=FIRST, start=True)
    held: list[Route] = []
    guest = come()
    guest.page.route("**/history*", lambda route: held.append(route))
    guest.be(table.person)
    guest.sit(table)
    wait_for(lambda: guest.page.evaluate("1") and held)
    known = len(guest.received)
    for _ in range(8):
        wait_for(lambda: table.update()["legal"])
        assert table.act().status_code == 200
    wait_for(lambda: table.update()["legal"])
    guest.hears_after(known + 8)
    assert any("Jackal" in line for line in told(guest)), "what was shown is told before the history has come"
    for route in held:
        route.continue_()
    later = sat(come, table)
    wait_for(lambda: later.page.evaluate("1") and len(told(later)) > 1 and told(guest) == told(later), patience=60)


def test_the_board_after_the_end_shows_what_was_counted(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    assert table.person.client.put(f"{table.path}/seats/0/bot", json={"bot": "random"}).status_code == 200
    wait_for(lambda: table.state()["table"]["status"] == "over")
    guest = sat(come, table)
    guest.button("Look at the board").click()
    guest.page.wait_for_selector("#board")
    shown = [int(text) for text in guest.page.locator(".pp .sc [aria-hidden]").all_inner_texts()]
    assert shown == [sheet["total"] for sheet in table.state()["update"]["scores"]]
    assert not guest.button("Take the seat back").count()


def test_the_shelf_tells_what_others_do_while_it_is_shown_and_it_can_be_skipped(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=4, seats=[{"who": "me"}, BOT, BOT, BOT], options=FIRST, start=True)
    guest = sat(come, table, speed="slow")
    skip = guest.button("Skip")
    for _ in range(30):
        assert guest.wait_for_turn()
        guest.page.evaluate(MOVING)
        guest.choose()
        guest.page.wait_for_selector(f".acts .btn:has-text('Skip'), {CHOICE}", state="attached")
        if skip.count():
            break
    guest.page.wait_for_function(
        "() => window.seen.some(([asks, told]) => asks.includes('turn') && told.includes('play'))"
    )
    skip.click()
    assert guest.wait_for_turn()
    assert not skip.count()
    assert not [asks for asks, _ in guest.page.evaluate("() => window.seen") if "thinking" in asks]


def test_what_a_question_is_about_is_marked_on_the_board(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    for number in range(200):
        now = wait_for(lambda: next((each for each in [table.update()] if each["legal"]), None))
        if now["view"]["decision"] == "horus tile":
            break
        table.act(number % len(now["legal"]))
    guest = sat(come, table)
    assert guest.wait_for_turn()
    marked = guest.page.locator("[data-place]:has(.frame)")
    marked.first.wait_for()
    assert "Horus" in (marked.get_attribute("aria-label") or "")
    guest.page.emulate_media(forced_colors="active")
    on_turn = guest.page.locator(".pp.on").evaluate("(panel) => getComputedStyle(panel).outlineStyle")
    assert on_turn == "solid"


def comes_to(guest: Guest, seq: int) -> None:
    """Waits until somebody has been told of an entry, and has seen all that led to it."""
    wait_for(lambda: guest.page.evaluate("1") and f'"seq":{seq}' in "".join(guest.received))
    guest.button("Skip").wait_for(state="detached")


def test_a_round_of_bots_takes_four_seconds_at_most_and_fast_is_clearly_faster(come: Come, server: Process) -> None:
    """Two who watch the same moves: what counts is how long these are to last, however slow the machine is."""
    modules = ["fifth-player", *MODULES]
    table = server.person("Amina").create(
        players=5, seats=[{"who": "me"}, *[BOT] * 4], modules=modules, options=FIRST, start=True
    )
    normal, fast = come(speed="normal"), come(speed="fast")
    for watcher in (normal, fast):
        watcher.context.add_init_script(FLYING)
        watcher.be(server.person("Dan"))
        watcher.sit(table, table.key("watch"))
        watcher.page.get_by_text("Watching", exact=True).wait_for()
    for _ in range(12):
        wait_for(lambda: table.update()["legal"])
        assert table.act().status_code == 200
    wait_for(lambda: table.update()["legal"])
    acts = [frame["act"]["seat"] for frame in table.get("/history").json()["frames"] if frame["act"]["kind"] == "act"]
    turns = 1 + sum(before != after for before, after in pairwise(acts))
    assert turns > 5
    last = table.update()["seq"]
    sums = []
    for watcher in (normal, fast):
        comes_to(watcher, last)
        sums.append(sum(watcher.page.evaluate("() => window.flown")))
    assert 0 < sums[0] <= TURN * turns
    assert 0 < sums[1] <= 0.7 * sums[0], "Fast is clearly faster"


def rolled(roll: int) -> str:
    """The record of a game up to the question whether to roll again."""
    for seed in range(60):
        game = waset.make("luxor", players=3, modules=MODULES)
        rng, state, file = Rng(seed), game.start(), io.BytesIO()
        recorder = Recorder(game, file, ["Amina", "Nadia", "Farid"], seed)
        while not game.is_over(state):
            mover = game.to_move(state)
            if mover == 0:
                view = game.view(state, 0)
                if (view["decision"], view["roll"]) == ("reroll", roll):
                    recorder.finish(state)
                    return file.getvalue().decode()
            legal = game.legal(state)
            action = game.sample(state, rng) if mover == waset.CHANCE else legal[rng.below(len(legal))]
            recorder.step(state, action)
            game.apply(state, action, [])
    raise AssertionError(f"nobody may roll a {roll} again")


@pytest.mark.parametrize(("roll", "gold"), [(6, "Keep"), (1, "Roll again")])
def test_gold_marks_what_most_people_want(come: Come, server: Process, roll: int, gold: str) -> None:
    host = server.person("Amina")
    asked = {"record": rolled(roll), "mode": "continue", "seats": [{"who": "me"}, BOT, BOT]}
    answer = host.post("/api/uploads", asked)
    assert answer.status_code == 201, answer.text
    guest = sat(come, Seated(host, answer.json()["table"]["id"]))
    assert guest.wait_for_turn()
    marked = guest.page.locator(".acts .btn.primary")
    assert marked.count() == 1
    assert marked.inner_text().startswith(gold), marked.inner_text()
