"""What strangers may try: each attempt gets its code, and the table stays as it was."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.kit import PATIENCE, Seated, Serving, error, serving, two_at_a_table, wait_for
from waset.server.web import logs


@pytest.fixture
def table(server: Serving) -> Iterator[tuple[Seated, Seated]]:
    """A table that must be the same after the test."""
    ann, bob = two_at_a_table(server)
    before = ann.state()
    yield ann, bob
    assert ann.state() == before


class Scene(NamedTuple):
    """Where something is attempted."""

    server: Serving
    ann: Seated
    bob: Seated


Attempt = Callable[[Scene], httpx.Response]

ATTEMPTS: dict[str, tuple[Attempt, int, str]] = {
    "reads another seat": (lambda t: t.bob.get(seat=0), 403, "not_your_seat"),
    "reads another seat's history": (lambda t: t.bob.get("/history", seat=0), 403, "not_your_seat"),
    "acts for another seat": (lambda t: t.bob.post("/act", {"seq": 1, "action": 0}), 409, "not_your_turn"),
    "resigns for another seat": (lambda t: t.bob.post("/resign", {"seat": 0}), 403, "not_your_seat"),
    "hands another's seat to a bot": (
        lambda t: t.bob.person.client.put(f"{t.ann.path}/seats/0/bot", json={"bot": "random"}),
        403,
        "not_your_seat",
    ),
    "takes another's token": (lambda t: t.bob.post("/seats/0/token"), 403, "not_your_seat"),
    "takes another's link": (lambda t: t.bob.post("/seats/0/link"), 403, "not_your_seat"),
    "names a seat that is not there": (lambda t: t.bob.post("/seats/5/token"), 404, "not_found"),
    "looks without a key": (lambda t: t.server.person("Eve").get(t.ann.path), 404, "not_found"),
    "looks with a wrong key": (lambda t: t.server.person("Eve").get(t.ann.path, key="x" * 24), 404, "not_found"),
    "guesses an id": (lambda t: t.server.person("Eve").get("/api/tables/" + "A" * 22), 404, "not_found"),
    "names no id at all": (lambda t: t.server.person("Eve").get("/api/tables/%00%ff"), 404, "not_found"),
    "acts without a seat": (
        lambda t: t.server.person("Eve").post(f"{t.ann.path}/act", {"seq": 1, "action": 0}, t.ann.key("watch")),
        403,
        "not_your_seat",
    ),
    "joins with the spectators' key": (
        lambda t: t.server.person("Eve").post(f"{t.ann.path}/join", {"key": t.ann.key("watch")}),
        403,
        "not_allowed",
    ),
    "guesses a token": (
        lambda t: t.server.person("", token="x" * 24).post(f"{t.ann.path}/act", {"seq": 1, "action": 0}),
        401,
        "bad_token",
    ),
    "guesses a link": (
        lambda t: t.server.person("Eve").post(f"{t.ann.path}/take", {"secret": "x" * 24}),
        403,
        "not_allowed",
    ),
    "has no name": (lambda t: t.server.person("").post("/api/tables", {"game": "luxor"}), 401, "who_are_you"),
    "names an unknown action": (lambda t: t.ann.post("/act", {"seq": 1, "action": 9999}), 422, "illegal_action"),
    "does what only the server may": (lambda t: t.ann.post("/act", {"seq": 1, "action": 4}), 422, "illegal_action"),
    "names a negative action": (lambda t: t.ann.post("/act", {"seq": 1, "action": -1}), 422, "bad_request"),
    "names a negative number": (lambda t: t.ann.post("/act", {"seq": -1, "action": 0}), 422, "bad_request"),
    "names a huge number": (lambda t: t.ann.post("/act", {"seq": 10**30, "action": 0}), 422, "bad_request"),
    "names a text": (lambda t: t.ann.post("/act", {"seq": "1", "action": 0}), 422, "bad_request"),
    "names a bool": (lambda t: t.ann.post("/act", {"seq": True, "action": 0}), 422, "bad_request"),
    "names a fraction": (lambda t: t.ann.post("/act", {"seq": 1.5, "action": 0}), 422, "bad_request"),
    "leaves something out": (lambda t: t.ann.post("/act", {"seq": 1}), 422, "bad_request"),
    "adds something": (lambda t: t.ann.post("/act", {"seq": 1, "action": 0, "seat": 0}), 422, "bad_request"),
    "sends a list": (lambda t: t.ann.post("/act", [1, 0]), 422, "bad_request"),
    "sends a bad request id": (
        lambda t: t.ann.post("/act", {"seq": 1, "action": 0, "request": "~server-made"}),
        422,
        "bad_request",
    ),
    "sends half a JSON": (lambda t: sent(t.ann, b'{"seq": 1'), 400, "bad_json"),
    "sends no UTF-8": (lambda t: sent(t.ann, b'{"seq": "\xff"}'), 400, "bad_json"),
    "nests deeply": (lambda t: sent(t.ann, b"[" * 15000), 400, "bad_json"),
    "sends a huge integer": (lambda t: sent(t.ann, b'{"seq": ' + b"9" * 5000 + b"}"), 400, "bad_json"),
    "sends too much": (lambda t: sent(t.ann, b" " * 70000), 413, "too_large"),
    "sends too much piece by piece": (lambda t: sent(t.ann, pieces()), 413, "too_large"),
    "sends a form": (lambda t: sent(t.ann, b"seq=1", "application/x-www-form-urlencoded"), 415, "not_json"),
    "sends no type": (lambda t: sent(t.ann, b"{}", "text/plain"), 415, "not_json"),
    "comes from another page": (
        lambda t: t.ann.person.client.post(
            f"{t.ann.path}/act", json={"seq": 1, "action": 0}, headers={"origin": "https://evil.example"}
        ),
        403,
        "foreign_origin",
    ),
    "comes across sites": (
        lambda t: t.ann.person.client.post(f"{t.ann.path}/start", headers={"sec-fetch-site": "cross-site"}),
        403,
        "foreign_origin",
    ),
    "uses a wrong method": (lambda t: t.ann.person.client.patch(t.ann.path), 405, "method_not_allowed"),
    "asks for too long a history": (lambda t: t.ann.get("/history", limit=10**6), 422, "bad_request"),
    "asks for the history of long ago": (lambda t: t.ann.get("/history", **{"from": -5}), 422, "bad_request"),
    "waits for ever": (lambda t: t.ann.get("/wait", seq=1, timeout=10**9), 422, "bad_request"),
    "waits for no number": (lambda t: t.ann.get("/wait", seq=1, timeout="nan"), 422, "bad_request"),
}


def sent(seated: Seated, body: Any, kind: str = "application/json") -> httpx.Response:
    """What comes of these bytes."""
    return seated.person.client.post(f"{seated.path}/act", content=body, headers={"content-type": kind})


def pieces() -> Iterator[bytes]:
    """More than is taken, without saying so before."""
    for _ in range(80):
        yield b" " * 1000


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_an_attempt_gets_its_code(server: Serving, table: tuple[Seated, Seated], attempt: str) -> None:
    do, status, code = ATTEMPTS[attempt]
    assert error(do(Scene(server, *table))) == (status, code)


def test_a_replayed_request_changes_nothing(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    body = {"seq": 1, "action": ann.update()["legal"][0]["action"], "request": "recorded-by-eve"}
    assert ann.post("/act", body).status_code == 200
    after = ann.state()
    assert [ann.post("/act", body).json()["seq"] for _ in range(3)] == [2, 2, 2]
    assert ann.state() == after


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-1] + ("A" if cookie[-1] != "A" else "B"),
        lambda cookie: "A" * 22 + cookie[22:],
        lambda cookie: cookie.partition(".")[0],
        lambda _: "",
        lambda _: ".",
        lambda cookie: cookie + "é",
    ],
)
def test_a_forged_cookie_is_nobody(server: Serving, forge: Callable[[str], str]) -> None:
    ann, _ = two_at_a_table(server)
    cookie = ann.person.client.cookies["waset"]
    headers = {b"cookie": f"waset={forge(cookie)}".encode()}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as forger:
        assert forger.get("/api/me").json() == {"name": None}
        assert error(forger.get(ann.path)) == (404, "not_found")


def test_the_cookie_is_for_this_server_only(server: Serving) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        answer = client.post("/api/me", json={"name": "Ann"})
    parts = {part.strip().lower().partition("=")[0] for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite", "path", "max-age"} <= parts
    assert "secure" not in parts, "over plain HTTP on one's own machine it would be lost"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/x", "/nothing", "/healthz", "/api/openapi.json"])
def test_every_answer_has_the_usual_headers(server: Serving, path: str) -> None:
    headers = server.person().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    style = re.search(r"style-src ([^;]*);", policy)
    assert style is not None
    assert re.fullmatch(r"'self' 'sha256-[A-Za-z0-9+/]{43}='", style[1]), "one style within a page, and no other"
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers or "uvicorn" not in headers["server"]


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "a\u0000b", "a\u202eb", "\u200b"])
def test_a_name_is_printable_text(server: Serving, name: str) -> None:
    assert error(server.person().post("/api/me", {"name": name})) == (422, "bad_request")


def test_a_name_is_never_markup(server: Serving) -> None:
    ann = server.person("<img src=x onerror=alert(1)>")
    answer = ann.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "<img src=x onerror=alert(1)>"


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.5, burst=10.0) as server:
        ann = server.person("Ann")
        answers = [ann.get("/api/games") for _ in range(15)]
        assert [answer.status_code for answer in answers[:9]] == [200] * 9
        assert error(answers[-1]) == (429, "too_many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert ann.get("/healthz").status_code == 200


def test_a_mistake_of_ours_tells_nothing(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(_: Any) -> None:
        raise RuntimeError("a secret detail")

    app: Any = server.guard.app
    app.add_route("/api/broken", broken)
    app.router.routes.insert(0, app.router.routes.pop())
    with caplog.at_level(logging.ERROR):
        answer = server.person().get("/api/broken")
        wait_for(lambda: "a secret detail" in caplog.text)
    app.router.routes.pop(0)
    assert error(answer) == (500, "broken")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_a_seat_moves_to_another_device_once(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    made = ann.post("/seats/0/link").json()
    assert made["link"] == f"#/take/{ann.id}/{made['secret']}"
    token = ann.post("/seats/0/token").json()["token"]
    phone = Seated(server.person("Ann's phone"), ann.id)
    assert phone.post("/take", {"secret": made["secret"]}).json()["update"]["legal"]
    assert ann.update()["seat"] is None, "who opened the table may still look"
    assert error(server.person("Eve").post(f"{ann.path}/take", {"secret": made["secret"]})) == (403, "not_allowed")
    program = Seated(server.person("", token=token), ann.id)
    assert error(program.get()) == (401, "bad_token")
    assert phone.act().status_code == 200
    assert bob.update()["seq"] == 2


def test_a_program_plays_with_a_token(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    token = ann.post("/seats/0/token").json()["token"]
    program = Seated(server.person("", token=token), ann.id)
    assert program.update()["seat"] == 0
    assert program.act().status_code == 200
    with program.person.socket(program) as live:
        assert live.next()["update"]["seat"] == 0
    assert error(program.post("/seats/0/token")) == (403, "not_allowed")
    other, _ = two_at_a_table(server)
    assert error(Seated(program.person, other.id).get()) == (401, "bad_token")
    assert bob.update()["seq"] == 2


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    lines = open(tmp_path / "log", "w+")  # noqa: SIM115  # closed below
    before = logging.getLogger().handlers, logging.getLogger().level
    logs.set_up("debug", lines)
    try:
        with serving(tmp_path, log="debug") as server:
            ann, bob = two_at_a_table(server)
            keys = [ann.key("join"), ann.key("watch")]
            token = ann.post("/seats/0/token").json()["token"]
            moving = ann.post("/seats/0/link").json()["secret"]
            with server.person("", token=token).socket(ann) as program:
                program.next()
            with server.person("Cid").socket(ann, key=keys[1]) as watching:
                watching.next()
            server.person("Dan").get(ann.path, key=keys[1])
            ann.act()
            bob.post("/chat", {"text": "my-private-words"})
            cookie = ann.person.client.cookies["waset"]
            Seated(server.person("Phone"), ann.id).post("/take", {"secret": moving})
            with server.guard.tables.engines.reader.connect() as connection:
                kept = list(connection.exec_driver_sql("SELECT value FROM secrets").scalars())
    finally:
        logging.getLogger().handlers, logging.getLogger().level = before
        lines.flush()
        lines.seek(0)
        text = lines.read()
        lines.close()
    assert "/act" in text
    ours = [line for line in text.splitlines() if not json.loads(line)["log"].startswith("http")]
    for line in ours:
        assert {"at", "level", "log", "text"} <= set(json.loads(line))
    text = "\n".join(ours)
    assert kept
    for secret in [*keys, *kept, token, moving, cookie, cookie.partition(".")[0], "my-private-words"]:
        assert secret not in text
