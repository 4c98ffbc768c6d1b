"""No request makes a 500: whatever comes in is answered, and refused in the one shape."""

import json
import logging
import random

import pytest

from tests.server.kit import Serving, error, wait_for
from tests.server.raw import ask, exchange, parsed

JSON = "Content-Type: application/json"
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
LONG = "a" * 300
NAME = b'{"name": "x"}'


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/%00.html",
        "/assets/%00",
        f"/{LONG}",
        f"/assets/{LONG}",
        "/" + "a/" * 2000,
        "/%ff",
        "/%c0%ae",
        "/nothing",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/assets",
        "/assets/",
        "/index.html/x",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/",
        "/api/tables/%00",
        f"/api/tables/{LONG}",
        "/api/games/%00",
        "/api//games",
        "/API/ME",
        "/healthz/",
    ],
)
def test_an_unknown_path_is_refused_in_the_one_shape(server: Serving, path: str) -> None:
    status, code = error(ask(server.port, f"GET {path}"))
    assert (status, code) in [(404, "not_found"), (422, "bad_request")]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"])
def test_an_unknown_path_of_the_api_is_unknown_for_every_method(server: Serving, method: str) -> None:
    answer = server.person().client.request(method, "/api/nothing")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert error(server.person().client.patch("/api/me")) == (405, "method_not_allowed")


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://[::1", "null", "http://evil.example", "http://evil@{host}", "//{host}@evil", "http://", " "],
)
def test_a_strange_origin_is_a_foreign_one(server: Serving, origin: str) -> None:
    told = f"Origin: {origin.format(host=f'127.0.0.1:{server.port}')}"
    assert error(ask(server.port, "POST /api/me", JSON, told, body=NAME)) == (403, "foreign_origin")
    assert error(ask(server.port, "GET /api/tables/x/live", told, *UPGRADE)) == (403, "foreign_origin")


def test_one_good_origin_does_not_excuse_another(server: Serving) -> None:
    ours = f"Origin: http://127.0.0.1:{server.port}"
    assert ask(server.port, "POST /api/me", JSON, ours, body=NAME).status_code == 200
    both = ask(server.port, "POST /api/me", JSON, ours, "Origin: http://evil.example", body=NAME)
    assert error(both) == (403, "foreign_origin")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/nothing/live", (404, "not_found")),
        ("/%00", (404, "not_found")),
        ("/api/tables/x/live?seat=front", (422, "bad_request")),
        ("/api/tables/x/live?seq=-1", (422, "bad_request")),
    ],
)
def test_a_strange_socket_is_refused_in_the_one_shape(
    server: Serving, path: str, expected: tuple[int, str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        assert error(ask(server.port, f"GET {path}", *UPGRADE)) == expected
        wait_for(lambda: server.person().get("/healthz").status_code == 200)
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []


@pytest.mark.parametrize("depth", [*range(100, 1100, 45), 5000, 30000])
def test_deeply_nested_json_is_refused(server: Serving, depth: int) -> None:
    ann = server.person("Ann")
    deep = b'{"a":' * depth + b"1" + b"}" * depth
    for path, body in (
        ("/api/tables", b'{"game": "luxor", "edition": ' + deep + b"}"),
        ("/api/uploads", b'{"position": {"game": "luxor", "players": 2, "x": ' + deep + b"}}"),
        ("/api/uploads", json.dumps({"record": deep.decode() + "\n"}).encode()),
        ("/api/me", b'{"name": ' + b"[" * depth + b"]" * depth + b"}"),
    ):
        answer = ann.client.post(path, content=body, headers={"content-type": "application/json"})
        assert error(answer)[0] in (400, 413, 422), path


@pytest.mark.parametrize(
    "data",
    [
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \xb2\r\n\r\n{}",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n{",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00" * 100,
    ],
)
def test_what_is_no_http_is_refused_in_the_one_shape(
    server: Serving, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        assert error(parsed(exchange(server.port, data))) == (400, "bad_http")
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []


@pytest.mark.parametrize("head", ["X-A: " + "a" * 100_000, "\r\n".join(f"X-{n}: a" for n in range(10_000))])
def test_a_huge_head_is_refused(server: Serving, head: str) -> None:
    assert error(ask(server.port, "GET /api/me", head)) == (431, "head_too_large")
    endless = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: {'a' * 500_000}".encode()
    assert error(parsed(exchange(server.port, endless))) == (431, "head_too_large")


SEEDS = (
    b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip;q=0.5, br\r\nCookie: waset=a.b\r\n\r\n",
    b'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: "x"\r\nRange: bytes=0-5\r\n\r\n',
    b"GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/history?from=1&limit=5&seat=0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
    b'{"name":"Ann"}',
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]:80\r\nOrigin: http://[::1]:80\r\nContent-Type: application/json\r\n"
    b'Transfer-Encoding: chunked\r\n\r\n11\r\n{"game": "luxor"}\r\n0\r\n\r\n',
    b"GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/live?seat=0&seq=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    b"\x81\x85\x00\x00\x00\x00hello",
)
PIECES = [b"\x00", b"%00", b"%ff", b"\r\n", b"\r\n\r\n", b":", b"[", b"]", b"../", b"\xff", b"\xed\xa0\x80", b"9" * 30]
PIECES += [b"A" * 300, b"-1", b"{" * 50, b'"', b"\\ud800", b"\x80\x00", b"\t", b"HTTP/1.0", b"?", b"#", b";q=", b"e999"]


def mangled(rng: random.Random) -> bytes:
    """One of the requests above, with some of its bytes changed, removed, repeated or added."""
    data = bytearray(rng.choice(SEEDS))
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data) + 1)
        upto = min(len(data), at + rng.randint(0, 6))
        how = rng.randrange(4)
        if how == 0:
            data[at:upto] = rng.randbytes(upto - at)
        elif how == 1:
            del data[at:upto]
        elif how == 2:
            data[at:at] = data[at:upto]
        else:
            data[at:at] = rng.choice(PIECES)
    return bytes(data)


def test_random_bytes_never_break_anything(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    """Requests with random changes, always the same ones; nothing answers with 5xx or is worth a warning."""
    rng = random.Random(20)
    seen: dict[int, int] = {}
    with caplog.at_level(logging.INFO):
        for _ in range(2000):
            data = mangled(rng)
            heard = exchange(server.port, data, end=True)
            if heard:
                answer = parsed(heard)
                seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
                assert answer.status_code < 500, data
                if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
                    error(answer)
        assert server.person().get("/readyz").status_code == 200
    assert {200, 400, 404} <= set(seen), seen
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []


def test_a_body_where_none_belongs_is_passed_over(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        for path in ("/", "/api/games"):
            assert ask(server.port, f"GET {path}", body=b" " * 200_000).status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []
