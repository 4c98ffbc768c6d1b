"""A push service of our own on this machine, and browsers that subscribe to it and read what comes."""

import base64
import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]  # nor has this

from tests.server.kit import Person


def base64url(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Phone:
    """A browser at the push service: its keys, and what it was sent."""

    def __init__(self, service: "Service", name: str) -> None:
        self.service: Service = service
        self.name: str = name
        self.endpoint: str = f"{service.url}/{name}"
        self.key: ec.EllipticCurvePrivateKey = ec.generate_private_key(ec.SECP256R1())
        self.auth: bytes = name.encode().ljust(16, b"-")[:16]

    def subscription(self, language: str = "en") -> dict[str, str]:
        """What its page tells the server."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "p256dh": base64url(point),
            "auth": base64url(self.auth),
            "language": language,
        }

    def subscribe(self, person: Person, language: str = "en") -> None:
        """Asks to be told of somebody's turns."""
        answer = person.post("/api/me/push", self.subscription(language))
        assert answer.status_code == 200, answer.text

    def read(self) -> list[Any]:
        """What it was sent, decrypted; every signature is checked."""
        return [self._opened(headers, body) for headers, body in self.service.got.get(f"/{self.name}", [])]

    def _opened(self, headers: dict[str, str], body: bytes) -> Any:
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        token, _, key = headers["authorization"].removeprefix("vapid t=").partition(",k=")
        assert Vapid02.verify(headers["authorization"])
        assert key == self.service.known_key or not self.service.known_key
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == self.service.url
        assert time.time() < claims["exp"] < time.time() + 7 * 86400
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Service:
    """A push service that keeps what it is sent, and answers as a test wants."""

    def __init__(self, port: int, scheme: str) -> None:
        self.host: str = f"127.0.0.1:{port}"
        self.url: str = f"{scheme}://{self.host}"
        self.got: dict[str, list[tuple[dict[str, str], bytes]]] = {}
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}
        self.known_key: str = ""
        """The server's public key, once a test has asked for it."""

    def phone(self, name: str) -> Phone:
        """A browser of this service."""
        return Phone(self, name)

    def count(self) -> int:
        """How many notices have come in all."""
        return sum(len(each) for each in self.got.values())


@contextmanager
def push_service(tls: ssl.SSLContext | None = None) -> Iterator[Service]:
    """A push service on a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            made.got.setdefault(self.path, []).append(({k.lower(): v for k, v in self.headers.items()}, body))
            status, headers = made.answers.get(self.path, (201, {}))
            self.send_response(status)
            for name, value in {"content-length": "0", **headers}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    made = Service(server.server_address[1], "https" if tls else "http")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
