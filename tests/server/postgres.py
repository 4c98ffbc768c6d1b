"""A private PostgreSQL on a free port of this machine, started for the tests and ended after them.

It is installed where it is missing (Debian, as root). Where that cannot be, the tests fail; whoever wants to go without
says so: WASET_NO_POSTGRES=1.
"""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

USER = "postgres"
SKIP = "WASET_NO_POSTGRES"


def programs() -> Path:
    """The folder of PostgreSQL's programs, after installing them if need be."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True}
        subprocess.run(["apt-get", "update"], check=False, timeout=300, **quiet)  # type: ignore[call-overload]  # plain keywords
        subprocess.run(["apt-get", "install", "-y", "postgresql"], check=False, timeout=600, **quiet)  # type: ignore[call-overload]  # plain keywords
        found = _found()
    if found is None:
        raise AssertionError(f"PostgreSQL is missing: install Debian's package postgresql, or set {SKIP}=1")
    return found


def _found() -> Path | None:
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).resolve().parent)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Postgres:
    """A PostgreSQL of the tests, which they may stop and start."""

    def __init__(self, home: Path) -> None:
        self.home: Path = home
        name = pwd.getpwuid(os.geteuid()).pw_name
        as_user: dict[str, object] = {}
        if os.geteuid() == 0:
            entry = pwd.getpwnam(USER)
            os.chown(home, entry.pw_uid, entry.pw_gid)
            as_user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
            name = USER
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address: str = f"postgresql://{name}@127.0.0.1:{port}/"
        """The beginning of its databases' addresses."""
        self.options: dict[str, Any] = {"check": True, "timeout": 120, "cwd": home, **as_user}
        folder, data = programs(), home / "data"
        self.control: list[str | Path] = [folder / "pg_ctl", "-D", data, "-w", "-t", "60"]
        self.settings: str = (
            f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c max_connections=200"
        )
        made: list[str | Path] = [folder / "initdb", "-D", data, "-A", "trust", "-U", name, "-E", "UTF8"]
        subprocess.run(made, capture_output=True, **self.options)

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run([*self.control, "-l", self.home / "log", "-o", self.settings, "start"], **silent, **self.options)

    def stop(self, mode: str = "fast") -> None:
        """Stops it; whoever is connected is sent away."""
        subprocess.run([*self.control, "-m", mode, "stop"], capture_output=True, **{**self.options, "check": False})


@contextmanager
def private() -> Iterator[Postgres]:
    """A PostgreSQL that holds nothing but the tests' databases, and ends with them."""
    home = Path(tempfile.mkdtemp(prefix="waset-postgres-"))
    made = Postgres(home)
    try:
        made.start()
        yield made
    finally:
        made.stop("immediate")
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def running() -> Iterator[str]:
    """The same for tests that only use it; returns the beginning of the databases' addresses."""
    with private() as made:
        yield made.address


def new_database(server: str) -> str:
    """The address of a new, empty database."""
    name = f"waset_{secrets.token_hex(6)}"
    with psycopg.connect(f"{server}postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{server}{name}"
