"""A real server on a free port of this machine, in a thread of the test, and people who play at it."""

import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.described import CheckedClient, check_message
from waset.server.serve import config
from waset.server.settings import Settings
from waset.server.web import wire
from waset.server.web.app import make
from waset.server.web.guard import Guard
from waset.server.web.metrics import LabelledCounter

SEED = 7
PATIENCE = 300.0
"""Seconds that anything may take before a test fails; on a very busy machine a server takes minutes to start."""
ALL_MODULES = ["mummy", "equipment", "artifacts", "characters"]


class Clock:
    """Time that a test can set forward, and a wall clock that it can set wrong."""

    def __init__(self, wrong: float = 0.0) -> None:
        self.ahead: float = 0.0
        """Seconds by which all time is set forward."""
        self.wrong: float = wrong
        """Seconds by which only the wall clock is."""
        self._stopped: float | None = None

    def __call__(self) -> float:
        return time.time() + self.ahead + self.wrong

    def stop(self) -> None:
        """From now on players' time passes only as it is set forward, however slow the machine is."""
        self._stopped = time.monotonic()

    def monotonic(self) -> float:
        """A time that nobody sets, but the test."""
        return (time.monotonic() if self._stopped is None else self._stopped) + self.ahead


class Serving:
    """A running server."""

    def __init__(self, guard: Guard, port: int, clock: Clock, chance: random.Random) -> None:
        self.chance: random.Random = chance
        """What it deals from; a test that begins with the same seed sees the same deals."""
        self.guard: Guard = guard
        self.port: int = port
        self.clock: Clock = clock
        self.url: str = f"http://127.0.0.1:{port}{guard.root}"

        self.people: list[Person] = []

    def person(self, name: str = "Ann", token: str = "") -> "Person":
        """Somebody new, with a cookie of their own, or a program with a token."""
        self.people.append(Person(self.url, name, token))
        return self.people[-1]

    def back(self, seated: "Seated") -> "Seated":
        """Somebody who was at this server's table before it was restarted."""
        person = self.person("")
        person.client.cookies = seated.person.client.cookies
        return Seated(person, seated.id)

    def send_home(self) -> None:
        """Closes the connections of all people."""
        while self.people:
            self.people.pop().client.close()


@contextmanager
def serving(folder: Path, seed: int = SEED, wrong: float = 0.0, **values: Any) -> Iterator[Serving]:
    """A server with a database in this folder, or in another one; `wrong` is how far its wall clock is out."""
    usual = {"database": str(folder / "waset.db"), "rate": 0.0, "bot_workers": 1, "grace": 5, "metrics": True}
    chosen = Settings(**{**usual, **values})
    clock = Clock(wrong)
    chance = random.Random(seed)
    guard = make(chosen, clock, chance.randrange, clock.monotonic)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(config(chosen, guard))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    made = Serving(guard, listening.getsockname()[1], clock, chance)
    try:
        wait_for(lambda: server.started)
        yield made
    finally:
        made.send_home()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive()


def wait_for(condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Waits until a condition holds, and returns what it returned; fails if it does not hold in time."""
    end = time.monotonic() + patience
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def counted(counter: LabelledCounter) -> dict[str, float]:
    """How often each thing happened that a counter tells apart."""
    (family,) = counter.counter.collect()
    return {next(iter(sample.labels.values())): sample.value for sample in family.samples}


def key_header(key: str) -> dict[str, str]:
    """The header that names the key of a link."""
    return {"X-Waset-Key": key} if key else {}


class Person:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, url: str, name: str = "", token: str = "", trusted: ssl.SSLContext | bool = True) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.url: str = url
        self.client: httpx.Client = CheckedClient(base_url=url, timeout=PATIENCE, headers=headers, verify=trusted)
        if name and not token:
            assert self.post("/api/me", {"name": name}).status_code == 200

    def get(self, path: str, key: str = "", **query: Any) -> httpx.Response:
        """Asks for something, with the key of a link."""
        return self.client.get(path, params=query, headers=key_header(key))

    def post(self, path: str, body: Any = None, key: str = "") -> httpx.Response:
        """Does something."""
        more = {} if body is None else {"json": body}
        return self.client.post(path, headers=key_header(key), **more)

    def delete(self, path: str) -> httpx.Response:
        """Undoes something."""
        return self.client.delete(path)

    def create(self, game: str = "luxor", **asked: Any) -> "Seated":
        """Opens a table."""
        answer = self.post("/api/tables", {"game": game, **asked})
        assert answer.status_code == 201, answer.text
        return Seated(self, answer.json()["table"]["id"])

    def join(self, table: "Seated", **asked: Any) -> "Seated":
        """Sits down at somebody's table by its link."""
        answer = self.post(f"{table.path}/join", {"key": table.key("join"), **asked})
        assert answer.status_code == 200, answer.text
        return Seated(self, table.id)

    def socket(self, table: "Seated", key: str = "", **query: Any) -> "Socket":
        """A live connection, as a program opens it."""
        headers = [(name, value) for name, value in self.client.headers.items() if name == "authorization"]
        headers += key_header(key).items()
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        if cookie:
            headers.append(("cookie", cookie))
        address = f"{self.url.replace('http', 'ws', 1)}{table.path}/live?{urlencode(query)}"
        options: dict[str, Any] = {"max_size": 2**24, "compression": None, "open_timeout": PATIENCE}
        options["ping_interval"] = None  # or it gives up after 20 seconds on a busy machine
        return Socket(connect(address, additional_headers=headers, **options))


class Seated:
    """Somebody at a table."""

    def __init__(self, person: Person, id_: str) -> None:
        self.person: Person = person
        self.id: str = id_
        self.path: str = f"/api/tables/{id_}"

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        """Asks for something at the table."""
        return self.person.get(self.path + what, **query)

    def post(self, what: str, body: Any = None, key: str = "") -> httpx.Response:
        """Does something at the table."""
        return self.person.post(self.path + what, body, key)

    def delete(self, what: str) -> httpx.Response:
        """Undoes something at the table."""
        return self.person.delete(self.path + what)

    def state(self, **query: Any) -> Any:
        """The table and the game on it."""
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def update(self, **query: Any) -> Any:
        """The game as this seat sees it."""
        return self.state(**query)["update"]

    def facts(self) -> Any:
        """The table without the game."""
        return self.state()["table"]

    def key(self, what: str) -> str:
        """A key of the table."""
        return str(self.facts()["links"][what].partition("key=")[2])

    def act(self, which: int = 0, **asked: Any) -> httpx.Response:
        """Makes one of the legal choices."""
        now = self.update()
        return self.post("/act", {"seq": now["seq"], "action": now["legal"][which]["action"], **asked})

    def play_on(self, others: list["Seated"], most: int = 10**6, seed: int = SEED) -> int:
        """Plays on at random, each for themselves, until the end or this number of acts; returns the number of acts."""
        rng = random.Random(seed)
        made = 0
        players = [self, *others]
        while made < most:
            for seated in players:
                now = seated.update()
                if now["legal"]:
                    break
            else:
                return made
            while now["legal"] and made < most:
                choice = rng.choice(now["legal"])["action"]
                answer = seated.post("/act", {"seq": now["seq"], "action": choice})
                assert answer.status_code == 200, answer.text
                made += 1
                now = seated.update()
            players.append(players.pop(players.index(seated)))  # it has just been told that it is somebody else's turn
        return made


class Socket:
    """A live connection whose messages are read one by one."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening: AbstractContextManager[ClientConnection] = opening
        self.connection: ClientConnection
        self.heard: list[Any] = []

    def next(self, kind: str = "", patience: float = PATIENCE) -> Any:
        """The next message, or the next one of a kind."""
        while True:
            message = json.loads(self.connection.recv(patience))
            check_message(message)
            self.heard.append(message)
            if not kind or message["type"] == kind:
                return message

    def said(self) -> Any:
        """The next message; None if it is closed instead."""
        try:
            return self.next()
        except ConnectionClosed:
            return None

    def code(self) -> int:
        """The code with which the server closes it, after all that came before."""
        while self.said() is not None:
            pass
        closed = self.connection.protocol.close_rcvd
        assert closed is not None
        return closed.code

    def send(self, **message: Any) -> None:
        """Says something."""
        self.connection.send(json.dumps(message))

    def __enter__(self) -> "Socket":
        self.connection = self.opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.opening.__exit__(None, None, None)


def two_at_a_table(server: Serving, game: str = "luxor", **asked: Any) -> tuple[Seated, Seated]:
    """Ann and Bob at a table that has begun."""
    ann = server.person("Ann").create(game, **asked)
    bob = server.person("Bob").join(ann)
    assert ann.post("/start").status_code == 200
    return ann, bob


def push(server: Serving, table: Any, text: str) -> None:
    """Sends everybody at a table something large, from the server's own thread."""
    done = threading.Event()
    loop = next(iter(server.guard.tables.tasks)).get_loop()

    def tell() -> None:
        said: wire.Said = {"id": 1, "at": 0.0, "name": "Ann", "seat": 0, "text": text}
        server.guard.tables.broadcast.same(table, {"type": "chat", "said": said})
        done.set()

    loop.call_soon_threadsafe(tell)
    assert done.wait(PATIENCE)


def error(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which has the one shape that all have."""
    body = answer.json()
    assert set(body) == {"error"}, body
    assert set(body["error"]) == {"code", "sentence", "where", "state", "table"}, body
    assert body["error"]["sentence"]
    return answer.status_code, body["error"]["code"]
