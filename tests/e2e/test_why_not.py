"""What cannot be chosen says why, beside the thing: by mouse, finger and key, in each game, and in other languages."""

from collections.abc import Callable
from typing import Any

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, MODULES, PHONE, Guest
from tests.server.kit import Seated, wait_for
from tests.server.process import Process

BOT = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}
ANSWER = "/why-not"


def sat(come: Come, table: Seated, **wishes: Any) -> Guest:
    """Somebody who has just come to a table of theirs, and is asked something."""
    guest = come(**wishes)
    guest.be(table.person)
    guest.sit(table)
    return guest


def dealt(server: Process, wanted: Callable[[Any], bool], **asked: Any) -> Seated:
    """A table at which something is wanted of the first update, dealt until it is so."""
    person = server.person("Amina")
    for _ in range(60):
        table = person.create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True, **asked)
        if wanted(table.update()):
            return table
    raise AssertionError("never dealt")


def says(guest: Guest, *words: str) -> None:
    """There is one note, with these words in it, and they are heard as well."""
    note = guest.page.locator("aside.why", has_text=words[0])
    note.wait_for()
    assert guest.page.locator("aside.why").count() == 1
    for each in words:
        assert each in note.inner_text()
    heard = guest.page.locator("[data-live=events]")
    assert words[0] in (heard.text_content() or "")


def asked(guest: Guest) -> int:
    """How often the server was asked for a reason."""
    return sum(each.url.endswith(ANSWER) for each in guest.responses)


def covers(guest: Guest, thing: str) -> bool:
    """Whether the note lies on what it speaks of."""
    return bool(
        guest.page.evaluate(
            """(thing) => {
              const [a, b] = ['aside.why', thing].map((each) => document.querySelector(each).getBoundingClientRect());
              return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            }""",
            thing,
        )
    )


def test_a_card_that_moves_nobody_says_why(come: Come, server: Process) -> None:
    """A card 0 at an end of the first hand: everybody is on the stairs, where nothing can be used (L-HAND-2, MR-40)."""
    table = dealt(
        server,
        lambda now: len({choice["means"].get("side") for choice in now["legal"]} - {None}) == 1,
        modules=["equipment"],
    )
    for size in (LAPTOP, PHONE):
        guest = sat(come, table, size=size)
        assert guest.wait_for_turn()
        card = guest.page.locator(".held.stuck")
        assert card.locator("small").get_attribute("data-words") == "no move"
        card.click()
        says(guest, "moves nobody", "None of yours stands on a tile.", "Rule MR-40")
        assert not covers(guest, ".held.stuck")
        guest.page.locator(".held.in").first.click()
        says(guest, "Only the left and the right card can be played.", "Rule L-HAND-2")
        guest.page.locator("aside.why", has_text="nobody").wait_for(state="detached")
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("aside.why", state="detached")
        known = asked(guest)
        guest.page.locator(".held.in").first.click()
        says(guest, "Only the left and the right card can be played.")
        assert asked(guest) == known == 2, "what is known of a position is not asked again"
        assert guest.acts() == 0


def test_luxor_answers_for_places_pieces_stacks_and_tiles(come: Come, server: Process) -> None:
    table = server.person("Amina").create(
        players=2, seats=[{"who": "me"}, {"who": "open"}], modules=MODULES, options=FIRST
    )
    other = server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    guest = sat(come, table, size=(1366, 768))
    assert guest.wait_for_turn()
    guest.page.locator("[data-stack='1']").click()
    says(guest, "Horus tiles", "Rule L-ACT-5")
    guest.page.locator(".mt").first.click()
    says(guest, "Mummy tiles come last", "Rule M1-TILE-1")
    guest.page.locator("[data-statue='2']").click()
    says(guest, "Still asleep.", "Rule L-MOVE-1")
    guest.page.locator("aside.why a").click()
    guest.page.wait_for_selector("dialog #L-MOVE-1")
    guest.page.wait_for_selector("dialog #rules-walk.marked")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    guest.page.locator("[data-place='41']").click()
    says(guest, "First: ")
    guest.button("What is this?").click()
    guest.page.locator("aside.note", has_text="tomb").wait_for()
    guest.page.wait_for_selector("aside.why", state="detached")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".held.end").first.click()
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() == 1)
    nadia = sat(come, other)
    nadia.page.locator(".held").first.click()
    says(nadia, "Amina decides now.")


def test_keys_reach_the_reason_and_its_rule(come: Come, server: Process) -> None:
    """What has the focus says what is wrong with it; Enter leads to the rule, Escape back to the thing."""
    table = dealt(server, lambda now: now["view"]["decision"] == "card", modules=[])
    guest = sat(come, table, locale="de-DE", language="de")
    assert guest.wait_for_turn()
    guest.page.locator("#hand").focus()
    guest.page.keyboard.press("Tab")
    guest.page.wait_for_function("() => document.activeElement.matches('.held.end')")
    assert guest.page.locator("aside.why").count() == 0
    guest.page.keyboard.press("Tab")
    says(guest, "Nur die linke und die rechte Karte gehen.", "Regel L-HAND-2")
    assert guest.page.evaluate("() => document.activeElement.matches('.held.in')")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("() => document.activeElement.matches('aside.why a')")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("aside.why", state="detached")
    assert guest.page.evaluate("() => document.activeElement.matches('.held.in')")
    guest.page.locator("[data-place='1']").focus()
    guest.page.keyboard.press("End")
    guest.page.keyboard.press("Enter")
    says(guest, "Zuerst: ")
    assert guest.acts() == 0


def test_tutankhamun_answers_for_the_river_and_the_underworld(come: Come, server: Process) -> None:
    """Behind the boat only the nearest tile can be reached (T-SAIL-2)."""
    table = server.person("Amina").create(
        "tutankhamun", players=2, seats=[{"who": "me"}, {"who": "me", "name": "Nadia"}], options=FIRST, start=True
    )
    idols = {each["name"] for each in table.get().json()["board"]["idols"]}
    for to in (30, 10):
        means = [each["means"] for each in table.update()["legal"]]
        table.act(next(at for at, each in enumerate(means) if each["to"] >= to and each["tile"] not in idols))
    now = table.update()
    choices = {each["means"]["to"] for each in now["legal"]}
    behind = [at for at, tile in enumerate(now["view"]["nile"], 1) if tile and at not in choices]
    guest = sat(come, table, locale="fr-FR", language="fr", size=(1366, 768))
    assert guest.wait_for_turn()
    slot = f"[data-place='{behind[0]}']"
    guest.page.locator(slot).click()
    says(guest, "Derrière toi", "Règle T-SAIL-2")
    assert not covers(guest, slot)
    guest.page.keyboard.press("Escape")
    guest.page.locator(slot).focus()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    says(guest, "Derrière toi")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("() => document.activeElement.matches('aside.why a')")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".mouth").click()
    guest.page.locator(".drawer .tile").first.click()
    says(guest, "Osiris", "T-GOD-OSIRIS")
    guest.page.mouse.click(5, 5)
    guest.page.wait_for_selector("aside.why", state="detached")
    assert guest.acts() == 0
