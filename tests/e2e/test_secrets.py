"""What the page does with keys, secrets and cookies: none of them is ever in an address."""

import os
from pathlib import Path

import pytest

from tests.e2e.conftest import Come
from tests.server.kit import Seated, wait_for
from tests.server.nginx import SKIP, UNDER_A_PATH, USUAL_LOG, proxy
from tests.server.process import process

OPEN = [{"who": "me"}, {"who": "open"}]
REFUSED = "status of 4"
"""What the browser itself says of an answer that is a refusal."""


@pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")
def test_no_log_of_server_or_proxy_holds_what_the_page_keeps_secret(come: Come, tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    shown = {**UNDER_A_PATH, **USUAL_LOG}
    with (
        process(str(tmp_path / "waset.db"), log=log, root_path="/waset") as server,
        proxy(tmp_path, server.port, **shown) as at,
    ):
        server.people += [at.person("Amina"), at.person("Nadia")]
        amina = server.people[0].create("tutankhamun", seats=OPEN, options={"first": "0"})
        nadia = server.people[1].join(amina)
        assert amina.post("/start").status_code == 200
        keys = [amina.key("join"), amina.key("watch")]
        secret = amina.post("/seats/0/link").json()["secret"]
        player, watcher, stranger, phone = come(at), come(at), come(at), come(at)
        player.be(amina.person)
        player.sit(amina)
        watcher.sit(amina, keys[1])
        watcher.open(f"/replay/{amina.id}?key={keys[1]}")
        watcher.page.get_by_label("Moment of the game").wait_for()
        watcher.sit(amina, keys[0])
        stranger.open(f"/table/{amina.id}?key={'x' * 24}")
        stranger.page.get_by_text("There is no table here").wait_for()
        player.wait_for_turn()
        player.choose()
        phone.open(f"/take/{amina.id}/{secret}")
        phone.say_name("Amina")
        phone.page.wait_for_selector("#board")
        taken = at.person()
        taken.client.cookies.set("waset", {each["name"]: each["value"] for each in phone.context.cookies()}["waset"])
        server.people.append(taken)
        Seated(taken, amina.id).play_on([nadia])
        watcher.page.get_by_role("heading", name="Points over time").wait_for()
        with watcher.page.expect_download() as saved:
            watcher.button("Save the record").click()
        assert saved.value.suggested_filename == f"tutankhamun-{amina.id[:8]}.jsonl"
        assert saved.value.path().read_text("utf-8").startswith("{")
        cookies = [str(each["value"]) for guest in (player, phone) for each in guest.context.cookies()]
        stranger.complaints = [each for each in stranger.complaints if REFUSED not in each]
        asked = [each.url for guest in (player, watcher, stranger, phone) for each in guest.responses]
    text, seen = log.read_text("utf-8"), at.log.read_text("utf-8")
    wait_for(lambda: f"{amina.path}/live" in at.log.read_text("utf-8"))
    assert f"{amina.path}/record" in text
    assert f"{amina.path}/take" in seen
    for each in (*keys, secret, *cookies, "x" * 24):
        assert each not in text
        assert each not in seen
        assert not [url for url in asked if each in url.partition("#")[0]]
