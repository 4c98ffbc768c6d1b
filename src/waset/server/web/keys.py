"""Signed cookies, keys of tables and tokens of seats. All derive from one secret, so that none has to be stored."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final, Literal, NamedTuple, TypeAlias

from waset.server.database.rows import SeatRow, TableRow

SIGNED_BYTES: Final = 18
ID_BYTES: Final = 16
LONGEST_NUMBER: Final = 10
COOKIE: Final = "waset"
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
Purpose: TypeAlias = Literal["join", "watch"]
"""What the key of a table is for."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this could be an id."""
    return ID.fullmatch(text) is not None


class Signed(NamedTuple):
    """What a cookie says."""

    guest: str
    generation: int


class Keys:
    """Makes and checks whatever must not be forged."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def _sign(self, *parts: object) -> str:
        text = "\n".join(map(str, parts)).encode()
        digest = hmac.new(self._secret, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:SIGNED_BYTES]).decode()

    def cookie(self, guest: str, generation: int) -> str:
        """The cookie of a guest, of this generation."""
        return f"{guest}.{generation}.{self._sign('guest', guest, generation)}"

    def guest(self, cookie: str) -> Signed | None:
        """Returns the guest and the generation of a cookie, even of an ended one; None if it is forged.

        A cookie from before there were generations names none, and counts as one of the first.
        """
        named, dot, signature = cookie.rpartition(".")
        guest, counted, number = named.partition(".")
        if counted and number.isascii() and number.isdigit() and len(number) < LONGEST_NUMBER:
            signed = Signed(guest, int(number))
            expected = self._sign("guest", guest, number)
        else:
            signed = Signed(named, 0)
            expected = self._sign("guest", named)
        return signed if dot and same(signature, expected) else None

    def key(self, what: Purpose, table: TableRow) -> str:
        """The key with which a table may be joined or watched; it ends when withdrawn."""
        return self._sign(what, table.id, *_counted(table.links))

    def is_key(self, key: str, what: Purpose, table: TableRow) -> bool:
        """Whether this is that key."""
        return bool(key) and same(key, self.key(what, table))

    def take(self, table: str, seat: SeatRow) -> str:
        """The secret that moves a seat to another device; it ends with the seat's generation, or when withdrawn."""
        return self._sign("take", table, seat.seat, seat.generation, *_counted(seat.links))

    def token(self, table: str, seat: SeatRow) -> str:
        """The token with which a program plays a seat; it ends with the seat's generation, or when withdrawn."""
        return self._sign("token", table, seat.seat, seat.generation, *_counted(seat.tokens))

    def is_token(self, token: str, table: str, seat: SeatRow) -> bool:
        """Whether this is that token."""
        return same(token, self.token(table, seat))


def _counted(withdrawn: int) -> tuple[int, ...]:
    """How often links or tokens were withdrawn, for signing; 0 is left out, so that older ones stay valid."""
    return (withdrawn,) if withdrawn else ()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
