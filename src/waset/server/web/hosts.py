"""The names at which a server answers.

A page of a stranger can have its own name lead to this machine (DNS rebinding), and would then be taken for ours. It
cannot do so with an IP address, with `localhost`, or with names that no public server resolves.
"""

import ipaddress
import socket
from typing import Final

PRIVATE: Final = ("", ".local", ".lan", ".home.arpa", ".internal", ".localdomain")
"""Under these, home networks know a machine by its own name; nobody can register a name there."""
ANY: Final = "*"


class Hosts:
    """Which names are answered: those of this machine, and those that were set."""

    def __init__(self, wanted: str, bound: str = "", machine: str | None = None) -> None:
        """`wanted` are names with commas, `*.name` for all below a name, `*` for any; `bound` is where we listen."""
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
    """The name or address in a `Host` header, without its port; None if it is none."""
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
