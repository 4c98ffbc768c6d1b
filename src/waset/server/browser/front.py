"""The front of the server in a browser: requests and live lines, as `docs/api.md` describes them, without a network."""

import asyncio
import json
import logging
import re
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from waset.core.errors import WasetError
from waset.server.browser import about_editions, about_games, about_tables
from waset.server.browser.asking import File, Handler, PageRequest, Parts
from waset.server.browser.bots import SECONDS
from waset.server.browser.house import BrowserHouse
from waset.server.browser.lines import PageLines, Tell
from waset.server.web import wire
from waset.server.web.errors import Refusal, refused

LOG: Final = logging.getLogger("waset.browser")
JSON: Final = "application/json"
RECORDS: Final = "application/x-ndjson"


class Answered(NamedTuple):
    """The answer to a request."""

    status: int
    kind: str
    body: str
    name: str = ""
    """The name of the file, if it is one."""


class Front:
    """Answers requests and serves live lines."""

    def __init__(self, house: BrowserHouse, tell: Tell, seconds: float = SECONDS) -> None:
        """`tell` is called with what a line hears, and when it ends."""
        self.house: BrowserHouse = house
        parts = Parts(house, seconds)
        self.lines: PageLines = PageLines(parts, tell)
        self.routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", f"/api/{path}")), handler)
            for about in (about_games, about_editions, about_tables)
            for method, path, handler in about.routes(parts)
        ]

    async def request(self, method: str, url: str, body: str) -> Answered:
        """The answer to a request."""
        try:
            return await self._answer(method, url, body)
        except Refusal as refusal:
            return _failure(refusal)
        except WasetError as error:
            return _failure(refused(error))
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a request failed: %s %s", method, urlsplit(url).path)
            return _failure(Refusal(500, "broken", "Something went wrong on this device."))

    async def _answer(self, method: str, url: str, body: str) -> Answered:
        split = urlsplit(url)
        path = split.path
        named = [(how, found, handler) for how, pattern, handler in self.routes if (found := pattern.fullmatch(path))]
        if not named:
            raise Refusal(404, "not_found", "There is nothing at this path.")
        chosen = next(((found, handler) for how, found, handler in named if how == method), None)
        if chosen is None:
            raise Refusal(404, "not_found", f"This is asked by {' or '.join(how for how, _, _ in named)}.")
        try:
            document = json.loads(body) if body else {}
        except ValueError:
            raise Refusal(400, "bad_json", "This is not JSON.") from None
        if not isinstance(document, dict):
            raise Refusal(422, "bad_request", "The body must be an object.", "body")
        made = await chosen[1](PageRequest(chosen[0].groupdict(), dict(parse_qsl(split.query)), document))
        if isinstance(made, File):
            return Answered(200, RECORDS, made.text, made.name)
        return Answered(200, JSON, json.dumps(made, separators=(",", ":"), ensure_ascii=False))


def _failure(refusal: Refusal) -> Answered:
    failure: wire.Failure = {"error": refusal.document()}
    return Answered(refusal.status, JSON, json.dumps(failure))
