"""Answers are sent as small as the client takes them."""

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Serving, two_at_a_table
from tests.server.raw import ask
from tests.server.test_watching import page_of
from waset.server.web.packing import accepted

CODE = "the code " * 1000


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("", ""),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;Q=0.5", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("*", "br"),
        ("*;q=0.5, br;q=0", "gzip"),
        ("identity", ""),
        ("identity;q=1, br;q=0.5", ""),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("gzip;q=nonsense", ""),
        ("gzip;q=", ""),
        (" , ;, gzip ; q=0.3 ", "gzip"),
        ("x-gzip", ""),
    ],
)
def test_the_encoding_that_the_client_likes_best(header: str, expected: str) -> None:
    assert accepted(header, ("br", "gzip")) == expected


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page that was built, with its smaller forms."""
    made = tmp_path / "page"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text("the page", "utf-8")
    (made / "assets" / "font.woff2").write_bytes(b"wOF2")
    (made / "assets" / "main.js").write_text(CODE, "utf-8")
    (made / "assets" / "main.js.br").write_bytes(b"br " * 10)
    (made / "assets" / "main.js.gz").write_bytes(gzip.compress(CODE.encode()))
    return made


def asked(folder: Path, path: str, method: str = "GET", **headers: str) -> tuple[int, httpx.Headers, bytes]:
    """What the page answers, with its bytes as they are sent."""

    async def ask() -> tuple[int, httpx.Headers, bytes]:
        transport = httpx.ASGITransport(page_of(folder))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://here", headers={"accept-encoding": ""}
        ) as client:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            async with client.stream(method, path, headers=sent) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
                return answer.status_code, answer.headers, body

    return asyncio.run(ask())


def test_a_file_is_sent_in_the_form_that_the_client_takes(folder: Path) -> None:
    tags = set()
    for accept, encoding, ending in (("gzip, br", "br", ".br"), ("gzip", "gzip", ".gz"), ("", None, "")):
        status, headers, body = asked(folder, "/assets/main.js", accept_encoding=accept)
        assert (status, headers.get("content-encoding")) == (200, encoding)
        assert body == (folder / "assets" / f"main.js{ending}").read_bytes()
        assert headers["content-length"] == str(len(body))
        assert headers["content-type"].startswith("text/javascript")
        assert headers["vary"] == "accept-encoding"
        assert "immutable" in headers["cache-control"]
        tags.add(headers["etag"])
        _, same, nothing = asked(folder, "/assets/main.js", "HEAD", accept_encoding=accept)
        assert (nothing, same["content-length"], same["etag"]) == (b"", headers["content-length"], headers["etag"])
        known = asked(folder, "/assets/main.js", accept_encoding=accept, if_none_match=f'"old", W/{headers["etag"]}')
        assert (known[0], known[1]["etag"], known[2]) == (304, headers["etag"], b"")
    assert len(tags) == 3, "each form has a tag of its own"


def test_a_file_without_smaller_forms_is_sent_as_it_is(folder: Path) -> None:
    status, headers, body = asked(folder, "/assets/font.woff2", accept_encoding="gzip, br")
    assert (status, body, headers["content-type"]) == (200, b"wOF2", "font/woff2")
    assert "content-encoding" not in headers
    status, headers, body = asked(folder, "/", accept_encoding="gzip, br")
    assert (status, body, headers["cache-control"]) == (200, b"the page", "no-cache")


def test_json_of_some_size_is_gzipped(server: Serving) -> None:
    plain = ask(server.port, "GET /api/games")
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in plain.headers["vary"].lower()
    small = ask(server.port, "GET /api/games", "Accept-Encoding: deflate, gzip;q=0.5")
    assert (small.headers["content-encoding"], small.json()) == ("gzip", plain.json())
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    refused = ask(server.port, "GET /api/games", "Accept-Encoding: gzip;q=0")
    assert "content-encoding" not in refused.headers
    short = ask(server.port, "GET /api/me", "Accept-Encoding: gzip")
    assert "content-encoding" not in short.headers, "it fits into one packet"
    large = ask(server.port, "GET /api/openapi.json", "Accept-Encoding: gzip")
    assert (large.headers["content-encoding"], large.json()["info"]["title"]) == ("gzip", "Waset")


def test_the_lines_of_a_stream_are_not_held_back(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    with ann.person.client.stream("GET", f"{ann.path}/stream", headers={"accept-encoding": "gzip"}) as stream:
        assert "content-encoding" not in stream.headers
        assert json.loads(next(stream.iter_lines()))["type"] == "hello"
