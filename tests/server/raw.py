"""Bytes sent to a server as they are, and what it answers."""

import contextlib
import re
import socket

import httpx

from tests.server.kit import PATIENCE

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)


def exchange(port: int, data: bytes, patience: float = PATIENCE, end: bool = False) -> bytes:
    """Sends bytes and returns what comes back: one whole answer, or all until the server closes.

    With `end`, the sender says that nothing more comes.
    """
    heard = b""
    with socket.create_connection(("127.0.0.1", port), patience) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(data)
        if end:
            connection.shutdown(socket.SHUT_WR)
        while not is_whole(heard):
            got = connection.recv(65536)
            if not got:
                break
            heard += got
    return heard


def is_whole(heard: bytes) -> bool:
    """Whether an answer is there with all of its body."""
    head, end, body = heard.partition(b"\r\n\r\n")
    length = LENGTH.search(head + b"\r\n")
    return bool(end) and length is not None and len(body) >= int(length[1])


def parsed(heard: bytes) -> httpx.Response:
    """The first answer in these bytes."""
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = [(name, value) for name, _, value in (line.partition(": ") for line in lines)]
    return httpx.Response(int(first.split(" ")[1]), headers=headers, content=body)


def ask(port: int, first: str, *headers: str, body: bytes = b"", host: str = "") -> httpx.Response:
    """Asks with a first line such as `GET /path`, and headers as they are."""
    lines = [f"{first} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return parsed(exchange(port, "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body))
