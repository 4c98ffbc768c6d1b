"""Each reader has a language: the browser's, or one chosen at any time, which the table outlives."""

from playwright.sync_api import Locator

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest
from tests.server.kit import wait_for
from tests.server.process import Process
from tests.words.ftl import FOLDERS
from waset.words import LANGUAGES, Catalogue

NOTIFIED = """
window.notified = [];
window.Notification = { permission: 'granted' };
const worker = { showNotification: async (title) => window.notified.push(title), getNotifications: async () => [] };
const workers = { getRegistration: async () => worker, ready: new Promise(() => {}), register: async () => null };
Object.defineProperty(navigator, 'serviceWorker', { value: { ...workers, addEventListener: () => {} } });
Object.defineProperty(document, 'hidden', { get: () => true });
const kept = JSON.parse(localStorage.getItem('waset.settings'));
localStorage.setItem('waset.settings', JSON.stringify({ ...kept, notify: true }));
"""
"""A browser that allows notifications, and a page that is not in sight."""
LETTERS = """
() => ['nl', 'en'].map((lang) => {
  const made = document.querySelector('h1, h2').cloneNode();
  Object.assign(made, { lang, textContent: 'ijij IJ' });
  made.style = 'position: absolute; width: max-content';
  document.body.append(made);
  const { width } = made.getBoundingClientRect();
  made.remove();
  return width;
})
"""
"""How wide the letters ij of a heading are, as Dutch and as English."""
WIDER = "() => { const body = document.querySelector('dialog .body'); return body.scrollWidth - body.clientWidth; }"


def say(language: str, message: str, **args: str | int) -> str:
    """A message of the page, or of what all games share."""
    texts = [(FOLDERS[where] / f"{language}.ftl").read_text("utf-8") for where in ("shared", "page")]
    return Catalogue(language, texts).say(message, args)


def language(guest: Guest) -> str:
    """The language that the document says it has."""
    return str(guest.page.evaluate("document.documentElement.lang"))


def setting(guest: Guest) -> Locator:
    """The choice of a language in the settings, whatever they are called now."""
    return guest.page.locator("dialog select").first


def test_the_language_is_the_browsers_until_another_is_chosen_and_that_is_remembered(come: Come) -> None:
    guest = come(locale="nl-BE")
    guest.open()
    guest.page.get_by_text(say("nl", "no-games")).wait_for()
    assert language(guest) == "nl"
    dutch, english = guest.page.evaluate(LETTERS)
    assert dutch == english, "the letters ij are no ÿ"
    guest.page.locator(".me .iconbtn").click()
    assert setting(guest).input_value() == "nl"
    setting(guest).select_option("fr")
    guest.page.get_by_text(say("fr", "no-games")).wait_for()
    assert language(guest) == "fr"
    guest.open()
    guest.page.get_by_text(say("fr", "no-games")).wait_for()


def test_a_language_that_nobody_translated_is_english(come: Come) -> None:
    guest = come(locale="pt-BR")
    guest.open()
    guest.page.get_by_text(say("en", "no-games")).wait_for()
    assert language(guest) == "en"


def test_two_at_one_table_each_read_their_own_and_a_change_keeps_the_table(come: Come, server: Process) -> None:
    """The socket stays, no request is made for the table, and the choices are the same."""
    german, dutch = come(locale="de-AT"), come(locale="nl-NL")
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, {"who": "open"}])
    other = server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    for guest, seated in ((german, table), (dutch, other)):
        guest.be(seated.person)
        guest.sit(seated)
    german.page.get_by_text(say("de", "link-state", link="open"), exact=True).wait_for()
    dutch.page.get_by_text(say("nl", "link-state", link="open"), exact=True).wait_for()
    assert (language(german), language(dutch)) == ("de", "nl")
    guest = german if german.page.locator("#choices button").count() else dutch
    heard, choices, requests = len(guest.received), guest.page.locator("#choices button").count(), len(guest.responses)
    guest.page.locator("header.top .iconbtn").last.click()
    guest.page.locator("dialog li button", has=guest.page.locator("use[href='#gear']")).click()
    setting(guest).select_option("en")
    guest.page.get_by_text(say("en", "link-state", link="open"), exact=True).wait_for()
    guest.page.keyboard.press("Escape")
    assert [each.url for each in guest.responses[requests:] if "/api/tables" in each.url] == []
    assert len(guest.received) == heard
    assert guest.page.locator("#choices button").count() == choices > 0
    guest.choose()
    guest.hears_after(heard)
    assert guest.acts() == 1


def test_a_notification_speaks_the_language_of_who_is_called(come: Come, server: Process) -> None:
    guest = come(locale="de-DE")
    guest.context.add_init_script(NOTIFIED)
    amina = server.person("Amina")
    table = amina.create("tutankhamun", players=2, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], start=True)
    guest.be(amina)
    guest.sit(table)
    assert guest.wait_for_turn()
    guest.choose()
    wait_for(lambda: guest.page.evaluate("window.notified.length > 0"))
    assert guest.page.evaluate("window.notified.at(-1)") == say("de", "your-turn", game="Tutankhamun")


def test_no_language_makes_the_home_page_or_the_settings_wider_than_the_window(come: Come) -> None:
    for tag in LANGUAGES:
        for size in (LAPTOP, PHONE):
            guest = come(locale=tag, size=size)
            guest.open()
            guest.page.wait_for_selector(".go .primary:not([disabled])")
            assert guest.width() <= 0, (tag, size)
            guest.page.locator(".me .iconbtn").click()
            guest.page.get_by_role("dialog").wait_for()
            assert guest.page.evaluate(WIDER) <= 0, (tag, size)
            guest.leave()
