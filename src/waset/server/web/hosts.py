"""The host names to which a server answers.

A stranger's page can make its own name resolve to this machine (DNS rebinding), and would then pass for ours. It cannot
do so with an IP address, with `localhost`, or with names that no public server resolves.
"""

import ipaddress
import socket
from typing import Final

PRIVATE: Final = ("", ".local", ".lan", ".home.arpa", ".internal", ".localdomain")
"""Home networks know a machine by its own name under these suffixes; nobody can register a name there."""
ANY: Final = "*"


class Hosts:
    """The accepted names: those of this machine, and those from the settings."""

    def __init__(self, wanted: str, bound: str = "", machine: str | None = None) -> None:
        """`wanted`: names separated by commas, `*.name` for all below a name, `*` for any; `bound`: where we listen."""
        own = (socket.gethostname() if machine is None else machine).lower().partition(".")[0]
        names = {each.strip().lower().rstrip(".") for each in wanted.split(",") if each.strip()}
        self.any: bool = ANY in names
        self.below: tuple[str, ...] = tuple(each[1:] for each in names if each.startswith("*."))
        self.names: frozenset[str] = frozenset(
            {*names, "localhost", bound.lower().rstrip("."), *(f"{own}{suffix}" for suffix in PRIVATE if own)}
        )

    def answers(self, header: str) -> bool:
        """Whether a `Host` header names this server."""
        name = _name(header)
        if name is None:
            return False
        if self.any or (name and name in self.names) or name.endswith((".localhost", *self.below)):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _name(header: str) -> str | None:
    """The name or address in a `Host` header, without its port; None if the header is malformed."""
    text = header.strip().lower()
    if text.startswith("["):
        name, bracket, port = text[1:].partition("]")
        if not bracket:
            return None
    else:
        name, colon, port = text.partition(":")
        port = colon + port
    if port and not (port.startswith(":") and port[1:].isascii() and (port[1:].isdigit() or port == ":")):
        return None
    return name.rstrip(".")
