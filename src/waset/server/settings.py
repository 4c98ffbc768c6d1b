"""The settings of the server: by flags, by environment (WASET_...), by a TOML file, in this order."""

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from waset.core.errors import BadOption, unknown

PREFIX: Final = "WASET_"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder where this user's tables are kept by default."""
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "waset"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "waset"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "waset"


def about(sentence: str, default: Any, low: float | None = None, high: float | None = None) -> Any:
    """A setting with its sentence for `--help`, and its range."""
    return field(default=default, metadata={"sentence": sentence, "low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """All that can be set. A field `bot_workers` is `--bot-workers`, WASET_BOT_WORKERS, and `bot_workers` in a file."""

    host: str = about("address to listen at; 0.0.0.0 lets others in", "127.0.0.1")
    port: int = about("port to listen at; 0 takes a free one", 8000, 0, 65535)
    database: str = about("an SQLite file, or postgresql://user@host/name (default: waset.db in the data folder)", "")
    workers: int = about("processes that serve", 1, 1, 64)
    open: bool = about("open the page in a browser", True)
    root_path: str = about("the path under which a proxy serves Waset, such as /waset", "")
    proxies: str = about("addresses of proxies whose X-Forwarded headers count; * for any", "127.0.0.1")
    hosts: str = about(
        "further host names of the server, separated by commas, such as play.example.org or *.example.org; * for any",
        "",
    )
    origins: str = about("further origins whose pages may use the server, separated by commas", "")
    sqlite_sync: str = about("full: a power cut loses nothing; normal: only a killed process loses nothing", "full")
    bot_workers: int = about(
        "processes in which bots think, per serving process; 0: one fewer than there are cores", 0, 0
    )
    bot_seconds: float = about("longest time a bot thinks about a decision; less under load", 2.0, 0.01, 600)
    nets: str = about("folder with trained networks that may be seated at tables: a file NAME.npz as net:NAME", "")
    rate: float = about("requests per second that one guest may make in the long run; 0: no limits at all", 20.0, 0)
    burst: float = about("requests that one guest may make at once", 120.0, 1)
    address_share: float = about("how many guests' worth of everything one address may have", 5.0, 1)
    new_guests: int = about("new guests that may come from one address at once; one more every 10 seconds", 200, 1)
    new_tables: int = about("tables that one guest may open at once; one more every 5 seconds", 120, 1)
    bot_tables: int = about("running tables of bots only that one guest may have", 4, 0)
    largest_body: int = about("largest request, in bytes", 16384, 1024)
    largest_upload: int = about("largest uploaded record, position or edition, in bytes", 262144, 1024)
    head_seconds: float = about("seconds in which a client has to send the first line and the headers", 10.0, 0.1)
    body_seconds: float = about("seconds in which the body of a request has to arrive", 30.0, 0.1)
    read_seconds: float = about("seconds after which an answer that the client does not read is given up", 60.0, 0.1)
    queue: int = about("messages by which a reader may lag behind before it is dropped", 256, 1)
    beat: float = about("seconds between heartbeats", 20.0, 0.05)
    away_after: float = about("seconds without a connection after which a player counts as away", 5.0, 0)
    ask_after: float = about("seconds away after which others may have a bot play until the player is back", 60.0, 0)
    push_after: float = about(
        "seconds that a turn waits for somebody who is not there before their phone is told", 30.0, 0
    )
    push_contact: str = about(
        "how push services reach you: mailto: and an address, or https:// and a name", "mailto:waset@example.org"
    )
    push_hosts: str = about(
        "push services in your own network, as host or host:port, separated by commas; no others there are called", ""
    )
    sockets: int = about("sockets, streams and long polls that one guest may have open", 50, 1)
    kept_tables: int = about("tables kept in memory while nobody looks at them", 2000, 1)
    metrics: bool = about("serve figures at /metrics, to anybody who asks", False)
    log: str = about("what to log: debug, info, warning or error", "info")
    grace: int = about("seconds that open requests have to finish when the server stops", 10, 0)

    def __post_init__(self) -> None:
        for each in fields(self):
            value, low, high = getattr(self, each.name), each.metadata["low"], each.metadata["high"]
            if (low is not None and value < low) or (high is not None and value > high):
                allowed = f"from {low} to {high}" if high is not None else f"at least {low}"
                raise BadOption(f"the setting {each.name} must be {allowed}, not {value}")
        if self.log not in ("debug", "info", "warning", "error"):
            raise BadOption(unknown("value for the setting log", self.log, ["debug", "info", "warning", "error"]))
        if self.sqlite_sync not in ("full", "normal"):
            raise BadOption(unknown("value for the setting sqlite_sync", self.sqlite_sync, ["full", "normal"]))
        if not is_contact(self.push_contact):
            allowed = "mailto: and an address, or https:// and a host name"
            raise BadOption(f"the setting push_contact must be {allowed}, not {self.push_contact!r:.60}")
        if self.root_path and (not self.root_path.startswith("/") or self.root_path.endswith("/")):
            raise BadOption(f"the setting root_path is written like /waset, not {self.root_path!r}")

    def where(self) -> str:
        """The database, wherever it was named."""
        return self.database or str(data_folder() / "waset.db")

    def bot_processes(self) -> int:
        """In how many processes bots think."""
        return self.bot_workers or max(1, ((os.cpu_count() or 2) - 1) // self.workers)

    def to_environment(self) -> dict[str, str]:
        """The settings as variables of the environment, for the processes that serve."""
        return {PREFIX + each.name.upper(): str(getattr(self, each.name)) for each in fields(self)}


def is_contact(text: str) -> bool:
    """Whether a push service accepts this as a way to reach the operator."""
    return re.fullmatch(r"mailto:[^\s@]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+", text) is not None


def gathered(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """The settings from a file, over which the environment goes, over which the flags go."""
    known = {each.name: each for each in fields(Settings)}
    values: dict[str, Any] = {}
    for name, value in (_from_file(file) if file else {}).items():
        if name not in known:
            raise BadOption(f"{file}: {unknown('setting', name, known)}")
        values[name] = _converted(name, value, f"{file}: {name}")
    for name in known:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _converted(name, text, PREFIX + name.upper())
    values |= {name: value for name, value in flags.items() if value is not None}
    return replace(Settings(), **values)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{path}: {error}") from None


def _converted(name: str, value: Any, where: str) -> Any:
    kind = type(getattr(Settings, name))
    try:
        if kind is bool:
            if str(value).lower() in ("true", "1", "yes"):
                return True
            if str(value).lower() in ("false", "0", "no"):
                return False
            raise ValueError
        return kind(value)
    except (TypeError, ValueError):
        words = {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}
        raise BadOption(f"{where} must be {words[kind]}, not {value!r:.60}") from None
