"""The page as an app: it installs, opens without a network, renews itself only when asked, and is heard when closed."""

import json
import re
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, expect

from tests.e2e.conftest import Come
from tests.e2e.kit import CHROMIUM, FLAGS, PATIENCE, PHONE, Guest
from tests.server.kit import Person, Seated, serving, wait_for
from tests.server.process import process
from tests.server.pushing import push_service
from waset.server.web import page

BOT = {"who": "bot", "bot": "random"}
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SLOW = 4 * PATIENCE
"""The games start within seconds, but not while a whole suite of tests needs the machine."""
KEPT = "caches.open('waset-assets').then((files) => files.keys()).then((keys) => keys.length)"
SUBSCRIBED = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (asked) => {{
  window.askedWith = asked;
  return {{ toJSON: () => ({told}) }};
}};
"""
"""A browser without a push service gets one: ours."""


def kept(guest: Guest) -> None:
    """Waits until the page is there without a network, too."""
    wait_for(lambda: guest.page.evaluate(READY))


def test_it_can_be_installed_under_any_path(browser: Browser, tmp_path: Path) -> None:
    for root in ("", "/waset"):
        with process(str(tmp_path / f"{len(root)}.db"), root_path=root) as server:
            installs(browser, f"{server.url}{root}", tmp_path / f"profile-{len(root)}")


def installs(browser: Browser, url: str, profile: Path) -> None:
    """Looks at the page as a browser does that offers to install it, and opens it without a network."""
    context = browser.browser_type.launch_persistent_context(profile, executable_path=CHROMIUM, args=FLAGS)
    seen = context.new_page()
    seen.goto(f"{url}/")
    tools = context.new_cdp_session(seen)
    wait_for(lambda: tools.send("Page.getAppManifest")["url"])
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{url}/manifest.webmanifest"
    told = json.loads(manifest["data"])
    assert [told[name] for name in ("id", "start_url", "scope")] == ["./", "./", "./"]
    for icon in told["icons"]:
        answer = context.request.get(f"{url}/{icon['src']}")
        assert answer.headers["content-type"] == "image/png"
    assert {"any", "maskable"} == {icon["purpose"] for icon in told["icons"]}
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    wait_for(lambda: seen.evaluate(READY))
    assert seen.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{url}/"
    context.set_offline(True)
    seen.reload()
    expect(seen.locator("h1")).to_contain_text("Waset")
    context.close()


def ready(guest: Guest) -> None:
    """Gets the device ready to play by itself, in the settings."""
    guest.open()
    guest.button("Settings").click()
    guest.button("Get ready").click()
    guest.page.get_by_text("Now you can play on this device without a network.").wait_for(timeout=SLOW)
    guest.page.keyboard.press("Escape")


def test_a_new_version_asks_and_the_game_goes_on(come: Come, tmp_path: Path) -> None:
    """Even if the server has none of the old version's files any more, and the new one is on a ready device at once."""
    folder = tmp_path / "page"
    shutil.copytree(page.FOLDER, folder)
    with serving(tmp_path) as server:
        server.guard.app.router.default = page.files("", folder)  # type: ignore[attr-defined]  # it is FastAPI's
        table = server.person("Ann").create("luxor", seats=[{"who": "me"}, BOT], options={"first": "0"}, start=True)
        guest = come(server, app=True)
        guest.be(table.person)
        ready(guest)
        guest.sit(table)
        kept(guest)
        worker = (folder / "sw.js").read_text("utf-8")
        later = re.findall(r'\{"url":"(assets/[^"]+)","revision":"later"\}|"later","url":"(assets/[^"]+)"', worker)
        names = {one or other for one, other in later}
        assert len(names) > 100
        wait_for(lambda: guest.page.evaluate(KEPT) == len(names))
        guest.page.evaluate("window.old = true")
        for file in ("sw.js.br", "sw.js.gz"):
            (folder / file).unlink()
        new = {"assets/next.js": "later", "offline/next.json": "device"}
        for name in new:
            (folder / name).write_text("{}", "utf-8")
        listed = "".join(f'{{"url":"{name}","revision":"{mark}"}},' for name, mark in new.items())
        assert worker.count("[{") == 1
        (folder / "sw.js").write_text(worker.replace("[{", f"[{listed}{{"), "utf-8")
        for name in names:
            for end in ("", ".br", ".gz"):
                (folder / (name + end)).unlink(missing_ok=True)
        guest.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())")
        expect(guest.page.get_by_text("A new version is ready")).to_be_visible()
        for name in new:
            assert guest.page.evaluate("name => caches.match(name)", name) is not None, "a train may come next"
        for _ in range(3):
            choose(guest)
        guest.page.evaluate("location.hash = '#/puzzles'")
        expect(guest.page.locator("h1, h2").first).to_be_visible()
        guest.page.evaluate(f"location.hash = '#/table/{table.id}'")
        guest.page.wait_for_selector("#board")
        assert guest.page.evaluate("window.old") is True, "nothing was loaded anew by itself"
        with guest.page.expect_navigation():
            guest.button("Load it").click()
        guest.page.wait_for_selector("h1")
        assert guest.page.evaluate("window.old") is None
        guest.leave()


def test_a_closed_phone_is_told_and_the_notice_leads_to_the_table(come: Come, tmp_path: Path) -> None:
    with (
        push_service() as service,
        process(
            str(tmp_path / "waset.db"), push_hosts=service.host, push_after=1, away_after=0, root_path="/waset"
        ) as server,
    ):
        server.url += "/waset"
        ann = Person(server.url, "Ann")
        table = ann.create("luxor", options={"first": "0"})
        bob = Person(server.url, "Bob").join(table)
        assert table.post("/start").status_code == 200
        phone = service.phone("phone")
        guest = come(server, size=PHONE, app=True)
        guest.context.grant_permissions(["notifications"])
        told = phone.subscription()
        keys = {"endpoint": told["endpoint"], "keys": {"p256dh": told["p256dh"], "auth": told["auth"]}}
        guest.context.add_init_script(SUBSCRIBED.format(told=json.dumps(keys)))
        guest.be(ann)
        guest.sit(table)
        kept(guest)
        asks = guest.page.get_by_text("Shall we call you when it is your turn?")
        turn_over(guest, table)
        assert asks.count() == 0, "nobody is asked before a long wait"
        expect(asks).to_be_visible(timeout=60_000)
        guest.page.get_by_role("button", name="Yes, call me").click()
        expect(asks).to_be_hidden()
        key = guest.page.evaluate("window.askedWith.applicationServerKey")
        assert key == ann.get("/api/push").json()["key"]
        time.sleep(1)
        guest.page.close()
        guest.page = guest.context.new_page()
        while bob.facts()["to_move"] == 1:
            assert bob.act().status_code == 200
        notice = wait_for(phone.read)[0]
        assert notice["title"] == "Your turn: Luxor"
        assert arrives(guest, notice, server.url) == f"{server.url}/#/table/{table.id}"
        guest.page.goto(f"{server.url}/#/table/{table.id}")
        guest.page.wait_for_selector("#board")
        wait_for(lambda: guest.page.evaluate("navigator.serviceWorker.ready.then((w) => w.getNotifications())") == [])
        guest.leave()
        for person in (ann, bob.person):
            person.client.close()


def choose(guest: Guest) -> None:
    """Makes the first choice, and waits until it is sent."""
    guest.wait_for_turn()
    before = guest.acts()
    guest.choose()
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() > before)


def turn_over(guest: Guest, table: Seated) -> None:
    """Plays in the page until it is somebody else's turn."""
    while table.facts()["to_move"] == 0:
        choose(guest)
        time.sleep(0.3)


def arrives(guest: Guest, notice: Any, url: str) -> str:
    """Delivers a notice to the browser as its push service does; returns where a touch of it leads to."""
    tools: CDPSession = guest.context.new_cdp_session(guest.page)
    known: list[str] = []

    def registered(told: Any) -> None:
        known.extend(each["registrationId"] for each in told["registrations"] if each["scopeURL"] == f"{url}/")

    tools.on("ServiceWorker.workerRegistrationUpdated", registered)
    tools.send("ServiceWorker.enable")
    wait_for(lambda: guest.page.evaluate("1") and known)
    origin = url.removesuffix("/waset")
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[0], "data": json.dumps(notice)},
    )
    worker = guest.context.service_workers[0]
    shown = "self.registration.getNotifications().then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"
    wait_for(lambda: worker.evaluate(shown))
    assert worker.evaluate(shown) == [[notice["title"], notice["body"], notice["table"]]]
    return str(
        worker.evaluate(
            """async () => {
              const went = new Promise((done) => {
                self.clients.openWindow = async (url) => done(url);
              });
              const [notification] = await self.registration.getNotifications();
              self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
              return went;
            }"""
        )
    )
