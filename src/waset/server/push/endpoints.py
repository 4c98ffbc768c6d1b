"""Which push services are called: public ones only, so that nobody can have the server call into its own network."""

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import Executor
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

from waset.server.web.errors import Refusal

HTTPS: Final = 443
NAME: Final = re.compile(r"([a-z0-9_-]+\.)+[a-z][a-z0-9-]*\.?")
"""A name in the public network. Its last part begins with a letter: whatever ends in a number, such as 127.1 or
2130706433., may be read as an address, which would be called without being resolved."""
UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""What is given out for the public network; the rest of IPv6 is local, reserved, or left over from older standards."""
TRANSLATED: Final = tuple(map(ipaddress.IPv6Network, ("2002::/16", "2001::/32")))
"""IPv6 addresses that stand for IPv4 ones, which may be anywhere."""


class NotPublic(OSError):
    """A push service has an address that is not public."""


class PushHosts:
    """The push services that the operator names: they may be anywhere, at any port, and without TLS."""

    def __init__(self, named: str) -> None:
        """`named` lists them as host or host:port, separated by commas."""
        self.named: frozenset[str] = frozenset(each.strip().lower() for each in named.split(",") if each.strip())

    def names(self, host: str, port: int | None = None) -> bool:
        """Whether the operator has named this service."""
        return host in self.named or f"{host}:{port}" in self.named

    def check(self, endpoint: str) -> None:
        """Raises a Refusal unless an endpoint may be called."""
        if not self.may_call(endpoint):
            sentence = "A push service is called by https at a public name and port 443; no other endpoint is accepted."
            raise Refusal(422, "bad_option", sentence, "body.endpoint")

    def may_call(self, endpoint: str) -> bool:
        """Whether an endpoint is of a push service that may be called, as far as its name tells."""
        parts = _parts(endpoint)
        if parts is None or not parts.hostname or parts.username is not None or parts.fragment:
            return False
        host = parts.hostname.lower()
        if self.names(host, parts.port):
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and parts.port in (None, HTTPS) and NAME.fullmatch(host) is not None


def _parts(endpoint: str) -> SplitResult | None:
    try:
        parts = urlsplit(endpoint)
        return parts if parts.port != 0 else None
    except ValueError:
        return None


def is_public(text: str) -> bool:
    """Whether an address is one of the public network."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address not in UNICAST or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast


class SystemResolver(AbstractResolver):
    """Asks the system, in threads of its own: a name server that never answers holds one for half a minute."""

    def __init__(self, threads: Executor) -> None:
        self.threads: Executor = threads

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses of a name."""
        ask = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.threads, ask)
        numeric = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
        return [
            ResolveResult(hostname=host, host=str(at[0]), port=port, family=kind, proto=proto, flags=numeric)
            for kind, _, proto, _, at in found
        ]

    async def close(self) -> None:
        """The threads are not its own."""


class PublicResolver(AbstractResolver):
    """Resolves names for the connection that is then made to just these addresses; all of them must be public."""

    def __init__(self, hosts: PushHosts, resolver: AbstractResolver) -> None:
        self.hosts: PushHosts = hosts
        self.resolver: AbstractResolver = resolver

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses of a name."""
        found = await self.resolver.resolve(host, port, family)
        if not self.hosts.names(host.lower(), port) and not all(is_public(each["host"]) for each in found):
            raise NotPublic("the push service has an address that is not public")
        return found

    async def close(self) -> None:
        """Nothing is kept open."""
        await self.resolver.close()
