"""A server answers to its own names only: a stranger's page cannot have its name lead here (DNS rebinding)."""

import socket
from pathlib import Path

import pytest

from tests.server.kit import Serving, error, serving
from tests.server.raw import ask, exchange, parsed
from tests.server.test_strange import JSON, NAME, UPGRADE
from waset.server.web.hosts import Hosts

MACHINE = "box"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "waset.localhost",
        "127.0.0.1:8000",
        "192.168.1.20",
        "203.0.113.7:80",
        "[::1]",
        "[::1]:8000",
        "[fe80::1]:8000",
        "box",
        "Box:8000",
        "box.local",
        "box.lan:8000",
        "box.home.arpa",
    ],
)
def test_the_names_of_this_machine_are_answered(host: str) -> None:
    assert Hosts("", machine=MACHINE).answers(host)
    assert Hosts("", machine=f"{MACHINE}.example.org").answers(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "box.evil.example",
        "box.local.evil.example",
        "other.local",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evillocalhost",
        "",
        ":8000",
        "[::1",
        "[evil.example]",
        "localhost:80:evil",
        "localhost:x",
        "localhost@evil.example",
        "evil.example#localhost",
        "127.0.0.1 evil.example",
        "play.example.org",
    ],
)
def test_no_other_name_is_answered(host: str) -> None:
    assert not Hosts("", machine=MACHINE).answers(host)


def test_further_names_are_answered() -> None:
    hosts = Hosts("play.example.org, *.games.example", "myhost", MACHINE)
    for host in (
        "play.example.org",
        "PLAY.example.org:443",
        "a.games.example",
        "a.b.games.example",
        "myhost",
        "localhost",
    ):
        assert hosts.answers(host), host
    for host in ("example.org", "x.play.example.org", "games.example", "evilgames.example"):
        assert not hosts.answers(host), host
    assert Hosts("*").answers("any.example")


def test_a_strangers_name_is_refused(server: Serving) -> None:
    evil = "evil.example"
    for host in (evil, f"{evil}:{server.port}"):
        told = f"Origin: http://{host}"
        assert error(ask(server.port, "POST /api/me", JSON, told, body=NAME, host=host)) == (421, "wrong_host")
        assert error(ask(server.port, "GET /", host=host)) == (421, "wrong_host")
        assert error(ask(server.port, "GET /api/tables/x/live", told, *UPGRADE, host=host)) == (421, "wrong_host")
        assert error(ask(server.port, "GET /metrics", host=host)) == (421, "wrong_host")
    assert ask(server.port, "GET /healthz", host="x").status_code == 200
    assert ask(server.port, "GET /readyz", host="x").status_code == 200
    assert ask(server.port, "GET /api/games", host=f"{socket.gethostname().partition('.')[0]}.local").status_code == 200


def test_a_request_names_one_host(server: Serving) -> None:
    assert error(ask(server.port, "GET /api/games", "Host: localhost")) == (400, "bad_http")
    assert error(parsed(exchange(server.port, b"GET /api/games HTTP/1.1\r\n\r\n"))) == (400, "bad_http")
    assert parsed(exchange(server.port, b"GET /api/games HTTP/1.0\r\n\r\n")).status_code == 200


def test_the_public_name_behind_a_proxy_is_set(tmp_path: Path) -> None:
    with serving(tmp_path, hosts="play.example.org") as server:
        assert ask(server.port, "GET /api/games", host="play.example.org").status_code == 200
        assert ask(server.port, "GET /api/games", host="localhost").status_code == 200
        assert error(ask(server.port, "GET /api/games", host="evil.example")) == (421, "wrong_host")
