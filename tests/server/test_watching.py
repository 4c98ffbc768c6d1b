"""What a watchdog asks, and the page."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import Response

from tests.server.kit import Serving, error, serving, two_at_a_table
from waset.server.web import page
from waset.server.web.errors import Refusal

SAMPLE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+$')


def test_health_and_readiness(server: Serving) -> None:
    person = server.person()
    assert person.get("/healthz").text == "ok\n"
    assert person.get("/readyz").text == "ready\n"


def test_metrics_are_in_the_format_of_prometheus(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    ann.act()
    answer = ann.person.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    kinds: dict[str, str] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            assert SAMPLE.match(line), line
            name = line.partition("{")[0].partition(" ")[0]
            assert re.sub("_(bucket|sum|count)$", "", name) in kinds or name in kinds
    assert 'waset_entries_total{by="person"}' in answer.text
    assert set(kinds.values()) == {"counter", "histogram", "gauge"}


def test_metrics_are_shown_only_where_they_were_switched_on(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=False) as server:
        assert error(server.person().get("/metrics")) == (404, "not_found")


def test_without_a_page_the_server_says_so(server: Serving) -> None:
    if (page.FOLDER / "index.html").exists():
        pytest.skip("the page is there")
    assert "has not been built" in server.person().get("/").text


def page_of(folder: Path) -> Starlette:
    """An app that has nothing but a page."""
    app = Starlette(exception_handlers={Refusal: lambda _, error: Response(status_code=error.status)})
    app.router.default = page.files("", folder)
    return app


def test_the_page_is_served_from_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page", "utf-8")
    (folder / "assets" / "main-abc123.js").write_text("the code", "utf-8")
    (tmp_path / "secret").write_text("not for you", "utf-8")
    transport = httpx.ASGITransport(page_of(folder))

    async def ask() -> None:
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            index = await client.get("/")
            assert (index.text, index.headers["cache-control"]) == ("the page", "no-cache")
            assert "immutable" in (await client.get("/assets/main-abc123.js")).headers["cache-control"]
            for path in ("/assets/other.js", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/%2fetc/passwd"):
                assert (await client.get(path)).status_code == 404

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["/api/games", "/waset/api/games"])
def test_a_proxy_may_cut_the_path_or_not(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, root_path="/waset") as server:
        person = server.person()
        assert person.client.cookies
        assert person.client.get(f"http://127.0.0.1:{server.port}{path}").status_code == 200
        bare = person.client.get(f"http://127.0.0.1:{server.port}/waset", follow_redirects=False)
        assert (bare.status_code, bare.headers["location"]) == (307, "/waset/")
        assert "/waset/api" in person.get("/").text or (page.FOLDER / "index.html").exists()
        ann, bob = two_at_a_table(server)
        with bob.person.socket(bob) as his:
            assert his.next()["type"] == "hello"
        assert {cookie.path for cookie in ann.person.client.cookies.jar} == {"/waset"}
