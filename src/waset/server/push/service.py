"""Calls push services: encrypted for the browser, signed by the server, in bounded time, and never redirected."""

import asyncio
import base64
import binascii
import logging
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
from pywebpush import WebPusher  # type: ignore[import-untyped]  # it has no types either

from waset.server.database.push import Browser
from waset.server.push.endpoints import PublicResolver, PushHosts, SystemResolver
from waset.server.web.errors import Refusal

LOG: Final = logging.getLogger("waset.push")
Result = Literal["sent", "gone", "failed"]
SECONDS: Final = 10.0
"""How long a push service may take in all."""
THREADS: Final = 32
"""A name server may hold a thread for three times as long as a push service may take, so there are four for each call
that goes on at a time."""
GONE: Final = (404, 410)
"""How a push service says that a browser has withdrawn."""
KEPT: Final = 86400
"""Seconds for which a push service keeps a notice for a phone that is off."""
SIGNED: Final = 12 * 3600
"""Seconds for which a signature is valid; push services allow a day."""
POINT: Final = 65
SHARED_SECRET: Final = 16


def new_key() -> str:
    """A new private key of a server."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def check_keys(p256dh: str, auth: str) -> None:
    """Raises a Refusal unless a notice can be encrypted for these keys of a browser."""
    try:
        point = _decoded(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(point) != POINT:
            raise ValueError
    except ValueError:
        raise _bad("p256dh", "an uncompressed point of the curve P-256") from None
    try:
        if len(_decoded(auth)) != SHARED_SECRET:
            raise ValueError
    except ValueError:
        raise _bad("auth", f"{SHARED_SECRET} bytes") from None


def _decoded(text: str) -> bytes:
    bare = text.rstrip("=")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError from error


def _bad(name: str, what: str) -> Refusal:
    return Refusal(422, "bad_option", f"The key {name} of a push subscription is {what}, in base64url.", f"body.{name}")


class PushService:
    """Sends notices, to any push service that may be called."""

    def __init__(
        self,
        key: str,
        contact: str,
        hosts: PushHosts,
        resolver: AbstractResolver | None = None,
        trusted: ssl.SSLContext | Literal[True] = True,
    ) -> None:
        """`key` is the server's private one, and `contact` how push services reach its operator."""
        self.vapid: Any = Vapid02.from_string(key)
        self.contact: str = contact
        self.hosts: PushHosts = hosts
        self.threads: ThreadPoolExecutor = ThreadPoolExecutor(THREADS, thread_name_prefix="waset-push")
        self.resolver: AbstractResolver = resolver or SystemResolver(self.threads)
        self.trusted: ssl.SSLContext | Literal[True] = trusted

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, browser: Browser, payload: bytes, now: float) -> Result:
        """Sends a notice to a browser; says whether it was taken, the browser has gone, or neither."""
        if not self.hosts.may_call(browser.endpoint):
            return "gone"
        loop = asyncio.get_running_loop()
        try:
            body, headers = await loop.run_in_executor(self.threads, self._sealed, browser, payload, now)
            async with asyncio.timeout(SECONDS):
                status = await self._post(browser.endpoint, body, headers)
        except (OSError, aiohttp.ClientError, TimeoutError, ValueError) as error:
            LOG.info("a push service could not be reached", extra={"why": type(error).__name__})
            return "failed"
        if status in GONE:
            return "gone"
        if not 200 <= status < 300:
            LOG.info("a push service refused a notice", extra={"status": status})
            return "failed"
        return "sent"

    def _sealed(self, browser: Browser, payload: bytes, now: float) -> tuple[bytes, dict[str, str]]:
        """The notice as only the browser can read it, and the headers that go with it."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        sealed = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(payload)
        parts = urlsplit(browser.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(now) + SIGNED}
        headers = {"content-encoding": "aes128gcm", "ttl": str(KEPT), "urgency": "high", **self.vapid.sign(claims)}
        return sealed["body"], headers

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int:
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(self.hosts, self.resolver), use_dns_cache=False, force_close=True, ssl=self.trusted
        )
        async with (
            aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(endpoint, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status

    def close(self) -> None:
        """Ends without waiting for name servers."""
        self.threads.shutdown(wait=False, cancel_futures=True)
