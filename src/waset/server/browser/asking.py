"""What is asked in a browser, and the parts that answer it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from waset.server.browser.bots import BrowserBots
from waset.server.browser.house import BrowserHouse
from waset.server.browser.reviewer import BrowserReviewer
from waset.server.tables.history import Histories
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal


class Parts:
    """Everything that answers, around the tables of one person."""

    def __init__(self, house: BrowserHouse, seconds: float) -> None:
        """Bots think for at most this number of seconds."""
        self.house: BrowserHouse = house
        self.bots: BrowserBots = BrowserBots(house, seconds)
        self.reviewer: BrowserReviewer = BrowserReviewer(house)
        self.histories: Histories = Histories(house.games)

    def caller(self) -> Caller:
        """Me."""
        return Caller(self.house.me.id)


class PageRequest(NamedTuple):
    """A request: the parts of its path, its query, its body."""

    path: dict[str, str]
    query: dict[str, str]
    body: dict[str, Any]

    def need(self, name: str, kind: type) -> Any:
        """A field of the body that must be there; a refusal otherwise."""
        value = self.body.get(name)
        if type(value) is not kind:
            sentence = f"body.{name}: this request needs it, as {kind.__name__}."
            raise Refusal(422, "bad_request", sentence, f"body.{name}")
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number in the query."""
        text = self.query.get(name, "" if default is None else str(default))
        if not re.fullmatch(r"\d{1,9}", text):
            raise Refusal(422, "bad_request", f"query.{name}: it must be a whole number.", f"query.{name}")
        return int(text)

    def flag(self, name: str) -> bool:
        """Whether something is wanted, in the query."""
        return self.query.get(name, "").lower() in ("1", "true", "yes", "on")

    def seat(self) -> int:
        """The seat in the path."""
        return int(self.path["seat"])


class File(NamedTuple):
    """An answer that is a file."""

    name: str
    text: str


Handler = Callable[[PageRequest], Awaitable[Any]]
Route = tuple[str, str, Handler]
