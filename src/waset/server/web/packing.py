"""Compression: which encoding a client accepts, and JSON that is sent gzipped."""

import asyncio
import gzip
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send

LEAST: Final = 1024
"""Bytes below which an answer fits into one packet anyway."""
LARGE: Final = 65536
"""From this many bytes on, compressing takes milliseconds and is done in a thread."""
LEVEL: Final = 5


def accepted(header: str, offered: Sequence[str]) -> str:
    """The encoding that an `Accept-Encoding` header prefers, the first of equals; "" for none."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (each.strip() for each in part.split(";"))
        weight = 1.0
        for parameter in parameters:
            if parameter.startswith("q="):
                try:
                    weight = float(parameter[2:])
                except ValueError:
                    weight = 0.0
        if name:
            weights[name] = weight
    best, most = "", max(0.0, weights.get("identity", 0.0))
    for name in offered:
        weight = weights.get(name, weights.get("*", 0.0))
        if weight > most or (weight == most and weight > 0 and not best):
            best, most = name, weight
    return best


class Packing:
    """Passes an answer on, gzipped if it is JSON of some size. Streamed lines are never held back."""

    def __init__(self, send: Send, accept: str) -> None:
        self.send: Send = send
        self.wanted: bool = accepted(accept, ("gzip",)) == "gzip"
        self.start: Message | None = None
        """The start of the answer, held back until the body is known."""

    async def __call__(self, message: Message) -> None:
        """Takes the next part of the answer."""
        if message["type"] == "http.response.start" and _is_worth_it(message):
            MutableHeaders(scope=message).add_vary_header("Accept-Encoding")
            if self.wanted:
                self.start = message
                return
        elif self.start is not None:
            start, self.start = self.start, None
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                body = message["body"]
                packed = await asyncio.to_thread(_pack, body) if len(body) >= LARGE else _pack(body)
                headers = MutableHeaders(scope=start)
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(packed))
                message = {**message, "body": packed}
            await self.send(start)
        await self.send(message)


def _is_worth_it(start: Message) -> bool:
    headers = MutableHeaders(scope=start)
    return (
        headers.get("content-type", "").partition(";")[0] == "application/json"
        and "content-encoding" not in headers
        and int(headers.get("content-length", "0")) >= LEAST
    )


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
