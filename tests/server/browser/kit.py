"""A page that talks to the server in a browser, with a shelf in memory."""

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from waset.server.browser.front import Answered, Front
from waset.server.browser.house import BrowserHouse


class MemoryShelf:
    """A shelf that forgets everything at the end, and can be shared by two windows."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, str]] = {}
        self.kept: dict[str, list[str]] = {}
        self.noted: dict[str, str] = {}

    async def heads(self) -> list[str]:
        return [head for _, head in self.tables.values()]

    async def head(self, id_: str) -> str | None:
        return self.tables[id_][1] if id_ in self.tables else None

    async def entries(self, id_: str) -> list[str]:
        return list(self.kept.get(id_, []))

    async def store(self, id_: str, before: str | None, stamp: str, head: str, entries: Sequence[str]) -> bool:
        await asyncio.sleep(0)
        if (self.tables[id_][0] if id_ in self.tables else None) != before:
            return False
        self.tables[id_] = stamp, head
        self.kept.setdefault(id_, []).extend(entries)
        return True

    async def note(self, name: str) -> str | None:
        return self.noted.get(name)

    async def notes(self, begin: str) -> list[str]:
        return [text for name, text in self.noted.items() if name.startswith(begin)]

    async def keep_note(self, name: str, text: str) -> None:
        self.noted.pop(name, None)
        if text:
            self.noted[name] = text


class Window:
    """A window of the page."""

    def __init__(self, shelf: MemoryShelf, seconds: float = 0.02) -> None:
        house = BrowserHouse(shelf, time.time, time.monotonic)
        self.heard: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.front: Front = Front(house, self._hear, seconds)

    def _hear(self, line: int, text: str, code: int) -> None:
        if text:
            self.heard.append(json.loads(text))
        else:
            self.codes.append(code)

    async def begin(self, name: str = "Ann") -> "Window":
        await self.front.house.start()
        await self.ask("POST", "me", {"name": name})
        return self

    async def answer(self, method: str, path: str, body: Any = None) -> Answered:
        return await self.front.request(method, f"/api/{path}", "" if body is None else json.dumps(body))

    async def ask(self, method: str, path: str, body: Any = None, kind: Any = None) -> Any:
        """The answer as a document; it must be one, and of this kind."""
        made = await self.answer(method, path, body)
        assert made.status == 200, made.body
        document = json.loads(made.body)
        if kind is not None:
            TypeAdapter(kind).validate_json(made.body, strict=True)
        return document

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        made = await self.answer(method, path, body)
        return made.status, json.loads(made.body)["error"]["code"]

    async def turn(self, id_: str) -> Any:
        """Waits until a person is to move or the game is over; returns the update."""
        for _ in range(2000):
            found = await self.ask("GET", f"tables/{id_}")
            if found["table"]["status"] != "playing" or found["update"]["legal"]:
                return found["update"]
            await asyncio.sleep(0.01)
        raise AssertionError("nobody moves")

    async def play(self, id_: str, most: int = 1000, choice: int = 0) -> int:
        """Plays on until the end, always by the same choice; returns how many acts there were."""
        for number in range(most):
            update = await self.turn(id_)
            if not update["legal"]:
                return number
            action = update["legal"][min(choice, len(update["legal"]) - 1)]["action"]
            await self.ask("POST", f"tables/{id_}/act", {"seq": update["seq"], "action": action})
        return most
