"""Guests and programs that attack. Each request has a connection of its own, so that any worker may answer it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


class Answer(NamedTuple):
    """What the server answered, and between which moments it did what it was asked for."""

    status: int
    body: Any
    sent: float
    came: float


class Visitor:
    """A guest with a cookie, or a program with a token."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url: str = url
        self.token: str = token
        self.http: httpx.AsyncClient = httpx.AsyncClient(
            base_url=url,
            timeout=PATIENCE,
            headers={"authorization": f"Bearer {token}"} if token else {},
            limits=httpx.Limits(max_keepalive_connections=0),
            verify=False,
            trust_env=False,
        )

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Answer:
        """Asks, whatever the answer is."""
        sent = time.monotonic()
        answer = await self.http.request(method, path, json=body, params=query)
        return Answer(answer.status_code, answer.json(), sent, time.monotonic())

    async def get(self, path: str, **query: Any) -> Any:
        """Looks at something that must be there."""
        return _right(await self.ask("GET", path, **query))

    async def post(self, path: str, body: Any = None) -> Any:
        """Does something that must succeed."""
        return _right(await self.ask("POST", path, body))

    def live(self, path: str, **query: Any) -> connect:
        """A socket of a table."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if not self.token:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}{path}/live?{urlencode(query)}"
        options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, **options)


def _right(answer: Answer) -> Any:
    assert answer.status in (200, 201), f"{answer.status}: {answer.body}"
    return answer.body


class Company:
    """The visitors and sockets of one try, all of which go away with it."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url: str = url
        self.stack: AsyncExitStack = stack
        self.tasks: list[asyncio.Task[Any]] = []

    async def guest(self, name: str) -> Visitor:
        """Somebody new."""
        made = Visitor(self.url)
        await self.stack.enter_async_context(made.http)
        await made.post("/api/me", {"name": name})
        return made

    async def program(self, token: str) -> Visitor:
        """A program with a token."""
        made = Visitor(self.url, token)
        await self.stack.enter_async_context(made.http)
        return made

    async def socket(self, visitor: Visitor, path: str, **query: Any) -> ClientConnection:
        """An open socket."""
        return await self.stack.enter_async_context(visitor.live(path, **query))

    def task(self, work: Any) -> "asyncio.Task[Any]":
        """Something that goes on during the try."""
        self.tasks.append(asyncio.get_running_loop().create_task(work))
        return self.tasks[-1]


@asynccontextmanager
async def company(url: str) -> AsyncIterator[Company]:
    """Visitors for one try."""
    async with AsyncExitStack() as stack:
        made = Company(url, stack)
        try:
            yield made
        finally:
            for task in made.tasks:
                task.cancel()
            await asyncio.gather(*made.tasks, return_exceptions=True)


async def settled(condition: Callable[[], Awaitable[Any]], patience: float = 5.0) -> bool:
    """Whether something comes to hold: another worker may need a moment to hear of it."""
    end = time.monotonic() + patience
    while not await condition():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True
