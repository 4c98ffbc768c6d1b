"""Signed cookies, keys of tables and tokens of seats. All follow from one secret, so that none has to be stored."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

SIGNED_BYTES: Final = 18
ID_BYTES: Final = 16
COOKIE: Final = "waset"
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this could be an id."""
    return ID.fullmatch(text) is not None


class Keys:
    """Makes and checks whatever must not be forged."""

    def __init__(self, secret: bytes) -> None:
        self._secret: Final = secret

    def _sign(self, *parts: object) -> str:
        text = "\n".join(map(str, parts)).encode()
        digest = hmac.new(self._secret, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:SIGNED_BYTES]).decode()

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._sign('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest whose cookie this is; None if it is forged."""
        guest, dot, signature = cookie.rpartition(".")
        if not dot or not same(signature, self._sign("guest", guest)):
            return None
        return guest

    def key(self, what: str, table: str) -> str:
        """The key with which a table may be joined or watched."""
        return self._sign(what, table)

    def is_key(self, key: str, what: str, table: str) -> bool:
        """Whether this is that key."""
        return bool(key) and same(key, self.key(what, table))

    def take(self, table: str, seat: int, generation: int) -> str:
        """The secret that moves a seat to another device; it ends with the seat's generation."""
        return self._sign("take", table, seat, generation)

    def token(self, table: str, seat: int, generation: int) -> str:
        """The token with which a program plays a seat."""
        return self._sign("token", table, seat, generation)

    def is_token(self, token: str, table: str, seat: int, generation: int) -> bool:
        """Whether this is that token."""
        return same(token, self.token(table, seat, generation))


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
