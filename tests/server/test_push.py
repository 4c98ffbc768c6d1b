"""Notices of turns: once per turn to who is not there, once more after a day, and never into the own network."""

import asyncio
import contextlib
import datetime
import io
import logging
import socket
import ssl
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.kit import PATIENCE, Seated, Serving, counted, error, serving, two_at_a_table, wait_for
from tests.server.process import process
from tests.server.pushing import Phone, Service, push_service
from waset.core.errors import BadOption
from waset.server.database.push import DAY, MOST_BROWSERS, MOST_FAILURES, Browser
from waset.server.push.endpoints import NotPublic, PublicResolver, PushHosts, SystemResolver, is_public
from waset.server.push.notices import MOST_OF_CLIENT
from waset.server.push.service import PushService, new_key
from waset.server.settings import Settings
from waset.server.web import logs

AFTER = 30.0
SHORTLY = 2.2
"""Seconds in which a notice that is not due would have come: the server looks every second."""


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service of our own."""
    with push_service() as made:
        yield made


@pytest.fixture
def pushing(database: str, tmp_path: Path, service: Service) -> Iterator[Serving]:
    """A server that may call it, on each kind of database."""
    with serving(tmp_path, database=database, push_hosts=service.host, push_after=AFTER, away_after=0.0) as made:
        service.known_key = made.person().get("/api/push").json()["key"]
        yield made


def to_move(players: tuple[Seated, Seated], seat: int) -> None:
    """Plays on until it is a seat's turn, and nothing has been decided in it."""
    other = players[1 - seat]
    while players[seat].facts()["to_move"] == seat:
        assert players[seat].act().status_code == 200
    while players[seat].facts()["to_move"] != seat:
        assert other.act().status_code == 200


def came(phone: Phone, notices: int) -> bool:
    """Whether a phone has got this number of notices."""
    return len(phone.read()) == notices


def nothing_more(service: Service, known: int) -> None:
    """Waits for a while in which nothing may come."""
    end = time.monotonic() + SHORTLY
    while time.monotonic() < end:
        assert service.count() == known
        time.sleep(0.1)


def test_who_is_not_there_is_told_once_and_reminded_once(pushing: Serving, service: Service) -> None:
    ann, bob = players = two_at_a_table(pushing, "tutankhamun")
    phone, tablet = service.phone("phone"), service.phone("tablet")
    phone.subscribe(bob.person, "nl")
    tablet.subscribe(bob.person, "fr")
    pushing.clock.ahead += 1
    to_move(players, 1)
    since = ann.facts()["turned"]
    nothing_more(service, 0)
    pushing.clock.ahead += AFTER
    wait_for(lambda: phone.read() and tablet.read())
    assert phone.read() == [{"table": bob.id, "title": "Jouw beurt: Tutankhamun", "body": "Met Ann.", "language": "nl"}]
    assert tablet.read()[0]["title"] == "À toi\N{NO-BREAK SPACE}: Tutankhamun"
    nothing_more(service, 2)
    pushing.clock.ahead += DAY
    wait_for(lambda: service.count() == 4)
    assert phone.read()[1]["body"] == "Je bent al een dag aan de beurt. Met Ann."
    pushing.clock.ahead += DAY / 2
    nothing_more(service, 4)
    assert ann.facts()["turned"] == since, "all that time it was one turn"
    to_move(players, 1)
    assert ann.facts()["turned"] > since
    pushing.clock.ahead += AFTER + 1
    wait_for(lambda: service.count() == 6)
    assert phone.read()[2]["body"] == "Met Ann."
    wait_for(lambda: counted(pushing.guard.tables.metrics.notices) == {"sent": 6})


def test_it_is_quiet_while_the_table_is_open_somewhere(pushing: Serving, service: Service) -> None:
    ann, bob = players = two_at_a_table(pushing, "tutankhamun")
    service.phone("phone").subscribe(bob.person)
    pushing.clock.ahead += 1
    with bob.person.socket(bob) as watching:
        watching.next("hello")
        wait_for(lambda: pushing.guard.tables.known[bob.id].readers)
        time.sleep(1)
        to_move(players, 1)
        pushing.clock.ahead += AFTER + 1
        nothing_more(service, 0)
    wait_for(lambda: ann.facts()["seats"][1]["away"] is not None)
    nothing_more(service, 0)
    pushing.clock.ahead += AFTER
    wait_for(lambda: service.count() == 1)
    bob.act()
    assert ann.facts()["status"] == "playing"


def test_nobody_is_told_who_knows_or_plays_with_bots_alone(pushing: Serving, service: Service) -> None:
    players = two_at_a_table(pushing, "luxor")
    for number, seated in enumerate(players):
        service.phone(f"phone-{number}").subscribe(seated.person)
    pushing.clock.ahead += 1
    alone = players[0].person.create(
        "luxor", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], options={"first": "0"}, start=True
    )
    seat = -1
    while players[0].facts()["to_move"] != seat:
        seat = players[0].facts()["to_move"]
        assert players[seat].act(-1).status_code == 200
    assert players[0].facts()["changed"] > players[0].facts()["turned"], (
        "a card is played, and its player still decides"
    )
    pushing.clock.ahead += AFTER + 1
    nothing_more(service, 0)
    assert alone.facts()["to_move"] == 0
    assert players[seat].person.post("/api/me/sign-out").status_code == 200
    pushing.clock.ahead += DAY
    nothing_more(service, 0)


def test_browsers_that_withdrew_or_cannot_be_reached_are_dropped(pushing: Serving, service: Service) -> None:
    players = two_at_a_table(pushing, "tutankhamun")
    bob = players[1].person
    gone, moved, broken, fine = (service.phone(name) for name in ("gone", "moved", "broken", "fine"))
    service.answers |= {
        "/gone": (410, {}),
        "/moved": (307, {"location": f"{service.url}/elsewhere"}),
        "/broken": (500, {}),
    }
    for phone in (gone, moved, broken, fine):
        phone.subscribe(bob)
    for turn in range(MOST_FAILURES + 1):
        pushing.clock.ahead += 1
        to_move(players, 1)
        pushing.clock.ahead += AFTER + 1
        wait_for(partial(came, fine, turn + 1))
    wait_for(lambda: counted(pushing.guard.tables.metrics.notices)["sent"] == MOST_FAILURES + 1)
    assert [len(phone.read()) for phone in (gone, moved, broken)] == [1, MOST_FAILURES, MOST_FAILURES]
    assert "/elsewhere" not in service.got
    many = [service.phone(f"phone-{number}") for number in range(MOST_BROWSERS + 1)]
    for phone in many:
        pushing.clock.ahead += 1
        phone.subscribe(bob)
    assert bob.post("/api/me/push/end", {"endpoint": many[1].endpoint}).status_code == 200
    pushing.clock.ahead += 1
    to_move(players, 1)
    pushing.clock.ahead += AFTER + 1
    wait_for(lambda: sum(len(phone.read()) for phone in many) == MOST_BROWSERS - 1)
    assert not many[0].read() + many[1].read(), "the oldest made room, and one was ended"


def test_two_processes_send_each_notice_once(database: str, service: Service) -> None:
    """Each of two processes looks at the same tables every second."""
    wishes: dict[str, Any] = {"push_hosts": service.host, "push_after": 1.5, "away_after": 0}
    is_file = "://" not in database
    with process(database, **wishes, workers=2 if is_file else 1) as one, contextlib.ExitStack() as more:
        if not is_file:
            more.enter_context(process(database, **wishes))
        ann, bob = one.person("Ann"), one.person("Bob")
        phone = service.phone("phone")
        phone.subscribe(bob)
        time.sleep(0.01)
        mine = []
        for _ in range(15):
            table = ann.create("tutankhamun", options={"first": "1"})
            mine.append(bob.join(table))
            assert table.post("/start").status_code == 200
        wait_for(lambda: len({each["table"] for each in phone.read()}) == len(mine))
        time.sleep(2)
        assert sorted(each["table"] for each in phone.read()) == sorted(seated.id for seated in mine)


def test_notices_for_a_push_service_that_never_answers_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waset.server.push.service.SECONDS", PATIENCE)
    further = 2
    with socket.socket() as silent, push_service() as service:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        host = f"127.0.0.1:{silent.getsockname()[1]}"
        with serving(tmp_path, push_hosts=host, push_after=AFTER, away_after=0.0) as server:
            ann, bob = server.person("Ann"), server.person("Bob")
            slow = service.phone("slow")
            slow.endpoint = f"http://{host}/slow"
            slow.subscribe(bob)
            server.clock.ahead += 1
            for _ in range(MOST_OF_CLIENT + further):
                table = ann.create("tutankhamun", options={"first": "1"})
                bob.join(table)
                assert table.post("/start").status_code == 200
            server.clock.ahead += AFTER + 1
            wait_for(lambda: counted(server.guard.tables.metrics.notices) == {"dropped": further})


# --- which push services are called ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.8/1",
        "https://localhost/1",
        "https://127.1/1",
        "https://127.0.0.1./1",
        "https://2130706433./1",
        "https://0x7f.0x1/1",
        "https://a.127.0.0.1/1",
        "https://127.0.0.1\\.example.org/1",
        "https://push.example.org:8443/1",
        "https://ann@push.example.org/1",
        "https://push.example.org/1#2",
        "ftp://push.example.org/1",
        "https://",
        "https://push.example.org:0/",
        "https://push.example.org:x/",
        "nothing",
    ],
)
def test_other_endpoints_are_refused(server: Serving, endpoint: str) -> None:
    with push_service() as service:
        asked = {**service.phone("phone").subscription(), "endpoint": endpoint}
        answer = server.person("Ann").post("/api/me/push", asked)
    assert error(answer) == (422, "bad_option")
    assert answer.json()["error"]["where"] == "body.endpoint"


@pytest.mark.parametrize(
    ("name", "value"), [("p256dh", "A" * 87), ("p256dh", "A" * 40), ("auth", "A" * 40), ("auth", "A" * 17)]
)
def test_keys_that_nothing_can_be_encrypted_for_are_refused(server: Serving, name: str, value: str) -> None:
    with push_service() as service:
        asked = {**service.phone("phone").subscription(), "endpoint": "https://push.example.org/1", name: value}
        answer = server.person("Ann").post("/api/me/push", asked)
    assert error(answer) == (422, "bad_option")
    assert answer.json()["error"]["where"] == f"body.{name}"


def test_only_guests_can_ask(server: Serving) -> None:
    with push_service() as service:
        answer = server.person("").post("/api/me/push", service.phone("phone").subscription())
    assert error(answer) == (401, "who_are_you")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("192.168.1.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::127.0.0.1", False),
        ("fec0::1", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public


class Names(AbstractResolver):
    """A resolver that says what a test wants."""

    def __init__(self, *addresses: str) -> None:
        self.addresses: tuple[str, ...] = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            {"hostname": host, "host": each, "port": port, "family": socket.AF_INET, "proto": 0, "flags": 0}
            for each in self.addresses
        ]

    async def close(self) -> None:
        """There is nothing to close."""


def certificate(folder: Path, name: str) -> Path:
    """A certificate of a name, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    plain = serialization.NoEncryption()
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    )
    return file


def test_a_name_is_called_where_it_was_resolved_to_and_only_with_its_certificate(tmp_path: Path) -> None:
    file = certificate(tmp_path, "push.example.org")
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    with push_service(own) as service:
        port = service.host.partition(":")[2]
        service.url = f"https://push.example.org:{port}"
        phone = service.phone("phone")
        there = Names("127.0.0.1")
        named = PushHosts(f"push.example.org:{port}")
        assert sent(phone, named, there, ssl.create_default_context(cafile=file)) == "sent"
        assert phone.read() == [{"hello": "there"}]
        assert sent(phone, named, there, True) == "failed", "nobody vouches for the certificate"
        assert sent(phone, PushHosts("other.example.org"), there, True) == "gone", "it may not be called at this port"
        phone.endpoint = "https://push.example.org/phone"
        for addresses in (["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::ffff:10.0.0.1"]):
            assert sent(phone, PushHosts(""), Names(*addresses), True) == "failed"
        assert service.count() == 1


def test_the_system_is_asked_for_addresses_and_local_ones_are_refused() -> None:
    with ThreadPoolExecutor(1) as threads:
        system = SystemResolver(threads)
        found = asyncio.run(system.resolve("localhost", 443))
        assert {each["host"] for each in found} <= {"127.0.0.1", "::1"}
        assert {each["port"] for each in found} == {443}
        with pytest.raises(NotPublic):
            asyncio.run(PublicResolver(PushHosts(""), system).resolve("localhost", 443))


def sent(phone: Phone, hosts: PushHosts, names: Names, trusted: Any) -> str:
    """What comes of sending something to a phone."""
    made = PushService(new_key(), "mailto:ann@example.org", hosts, names, trusted)
    told = phone.subscription()
    browser = Browser(told["endpoint"], told["p256dh"], told["auth"], "en")
    return asyncio.run(made.send(browser, b'{"hello": "there"}', time.time()))


def test_a_push_service_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waset.server.push.service.SECONDS", 0.5)
    with socket.socket() as silent, push_service() as service:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        phone = service.phone("phone")
        port = silent.getsockname()[1]
        phone.endpoint = f"http://127.0.0.1:{port}/phone"
        assert sent(phone, PushHosts(f"127.0.0.1:{port}"), Names("127.0.0.1"), True) == "failed"


def test_neither_endpoints_nor_keys_reach_the_log(tmp_path: Path) -> None:
    lines = io.StringIO()
    root = logging.getLogger()
    before = root.handlers, root.level
    logs.set_up("debug", lines)
    try:
        with push_service() as service, serving(tmp_path, push_hosts=service.host, push_after=0.0) as server:
            players = two_at_a_table(server, "tutankhamun")
            secret, other = service.phone("secret-endpoint"), service.phone("other-endpoint")
            service.answers["/other-endpoint"] = (500, {})
            for phone in (secret, other):
                phone.subscribe(players[1].person)
            server.clock.ahead += 1
            to_move(players, 1)
            server.clock.ahead += 1
            wait_for(lambda: len(secret.read()) == 1 and len(other.read()) == 1)
            wait_for(lambda: counted(server.guard.tables.metrics.notices).get("failed"))
            key = server.guard.tables.push_key
    finally:
        root.handlers, root.level = before
    assert "a push service refused a notice" in lines.getvalue()
    told = secret.subscription()
    for hidden in ("secret-endpoint", "other-endpoint", told["p256dh"], told["auth"], key):
        assert hidden not in lines.getvalue()


def test_the_key_is_kept_with_the_database(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path) as server:
            keys.append(server.person().get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


@pytest.mark.parametrize("contact", ["ann@example.org", "mailto:ann", "http://example.org", "mailto: ann@example.org"])
def test_a_contact_that_push_services_refuse_is_refused(contact: str) -> None:
    with pytest.raises(BadOption, match="push_contact must be mailto"):
        Settings(push_contact=contact)


def test_the_operators_own_services_are_named_with_or_without_a_port() -> None:
    hosts = PushHosts("push.lan, 10.0.0.8:8080")
    assert [
        hosts.may_call(each) for each in ("http://push.lan:99/1", "https://10.0.0.8:8080/1", "http://10.0.0.8/1")
    ] == [
        True,
        True,
        False,
    ]
