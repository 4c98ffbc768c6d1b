"""Refusals, in the one shape that all errors have."""

from typing import Final

from waset.core.errors import BadEdition, BadOption, BadPosition, BadRecord, BadWish, IllegalAction, WasetError
from waset.server.web import wire

CODES: Final[dict[type[WasetError], str]] = {
    IllegalAction: "illegal_action",
    BadOption: "bad_option",
    BadEdition: "bad_edition",
    BadRecord: "bad_record",
    BadPosition: "bad_position",
    BadWish: "bad_wish",
}


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(
        self, status: int, code: str, sentence: str, where: str | None = None, state: wire.Update | None = None
    ) -> None:
        super().__init__(sentence)
        self.status: int = status
        self.code: str = code
        self.sentence: str = sentence
        self.where: str | None = where
        self.state: wire.Update | None = state
        self.table: wire.TableFacts | None = None
        """The table as it is now, if that is the reason."""
        self.retry_after: float | None = None

    def document(self) -> wire.Problem:
        """The error as it goes over the wire."""
        return {
            "code": self.code,
            "sentence": self.sentence,
            "where": self.where,
            "state": self.state,
            "table": self.table,
        }


KEY_HEADER: Final = "X-Waset-Key"
"""The header for the key of a link. It is never in the URL, because servers on the way log URLs."""
NO_KEY_HERE: Final = f" A key is not read from the URL: send it in the header {KEY_HEADER}."


class Unavailable(Refusal):
    """The database does not answer or does not accept writes. A write may have been stored nevertheless."""

    def __init__(self) -> None:
        super().__init__(503, "no_database", "The database does not answer; try again in a moment.")
        self.retry_after = 1.0


def not_found(what: str = "table") -> Refusal:
    """The thing does not exist, or the caller may not see it; the answer does not reveal which."""
    return Refusal(404, "not_found", f"There is no such {what}, or you may not see it.")


def closing() -> Refusal:
    """The server is stopping, and another one may follow."""
    refusal = Refusal(503, "closing", "The server is restarting; try again in a moment.")
    refusal.retry_after = 1.0
    return refusal


def set_aside() -> Refusal:
    """The table cannot be opened."""
    return Refusal(
        409,
        "set_aside",
        "This table cannot be opened: its record no longer fits the rules here. Nothing is lost, and the operator of"
        " this server has been told.",
    )


def signed_out() -> Refusal:
    """The cookie of a waiting request was ended meanwhile."""
    return Refusal(401, "signed_out", "You have signed out, here or on another device.")


def refused(error: WasetError, where: str | None = None) -> Refusal:
    """Turns an error of the rules or options into a refusal; `where` is the part of the request to blame."""
    return Refusal(422, CODES.get(type(error), "bad_request"), f"{error}", where)


def too_many(seconds: float, sentence: str = "Too many requests at once.") -> Refusal:
    """The client has used up its share."""
    refusal = Refusal(429, "too_many", f"{sentence} Try again in {int(seconds) + 1} s.")
    refusal.retry_after = seconds
    return refusal
