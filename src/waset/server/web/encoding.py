"""Answers, refusals and live messages as the server writes them: JSON by pydantic, which is faster than Python's."""

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from waset.server.web import wire
from waset.server.web.errors import Refusal


def encoded(message: Mapping[str, Any]) -> bytes:
    """An answer or a live message as it goes over the wire."""
    return to_json(message)


def refusal_encoded(refusal: Refusal) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of a refusal over HTTP."""
    failure: wire.Failure = {"error": refusal.document()}
    body = to_json(failure)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(int(refusal.retry_after) + 1).encode()))
    return headers, body
