"""What the server refuses, in the one shape that all errors have."""

from typing import Final

from pydantic_core import to_json

from waset.core.errors import BadEdition, BadOption, BadPosition, BadRecord, IllegalAction, WasetError
from waset.server.web import wire

CODES: Final[dict[type[WasetError], str]] = {
    IllegalAction: "illegal_action",
    BadOption: "bad_option",
    BadEdition: "bad_edition",
    BadRecord: "bad_record",
    BadPosition: "bad_position",
}


class Refusal(Exception):
    """Something that is not done; the table is as it was."""

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
        """How the table is, where that is why."""
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
"""Where a request names the key of a link. Never in its address: servers on the way log that."""
NO_KEY_HERE: Final = f" A key is not read from the address: send it in the header {KEY_HEADER}."


class Unavailable(Refusal):
    """The database does not answer or takes nothing. What was to be written may be stored all the same."""

    def __init__(self) -> None:
        super().__init__(503, "no_database", "The database does not answer; try again in a moment.")
        self.retry_after = 1.0


def not_found(what: str = "table") -> Refusal:
    """There is no such thing, or not for who asks: which of the two is not told."""
    return Refusal(404, "not_found", f"There is no such {what}, or it is not for you.")


def set_aside() -> Refusal:
    """A table that cannot be opened, and harms no other."""
    return Refusal(
        409,
        "set_aside",
        "This table cannot be opened: its record no longer fits the rules here. Nothing of it is lost, and whoever runs"
        " this server has been told.",
    )


def signed_out() -> Refusal:
    """The cookie of a request that waited was ended meanwhile."""
    return Refusal(401, "signed_out", "You have signed out, here or on another device.")


def refused(error: WasetError, where: str | None = None) -> Refusal:
    """What the rules or the options refuse, and which part of the request is to blame."""
    return Refusal(422, CODES.get(type(error), "bad_request"), f"{error}", where)


def too_many(seconds: float, sentence: str = "Too many requests at once.") -> Refusal:
    """A client asks more than its share."""
    refusal = Refusal(429, "too_many", f"{sentence} Try again in {int(seconds) + 1} s.")
    refusal.retry_after = seconds
    return refusal


def encoded(refusal: Refusal) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body with which a refusal is answered over HTTP."""
    failure: wire.Failure = {"error": refusal.document()}
    body = to_json(failure)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(int(refusal.retry_after) + 1).encode()))
    return headers, body
