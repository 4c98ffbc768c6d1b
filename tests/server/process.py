"""Servers in processes of their own, which a test can kill."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.kit import PATIENCE, Person, Seated, wait_for
from tests.spawn import spawn


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Process:
    """`waset serve` in a process of its own."""

    def __init__(
        self, database: str, port: int = 0, log: Path | None = None, through: Sequence[str] = (), **settings: Any
    ) -> None:
        """`through` is a command that starts the one that follows it, such as one that sets a limit."""
        self.through: Sequence[str] = through
        self.port: int = port or free_port()
        self.url: str = f"http://127.0.0.1:{self.port}"
        self.database: str = database
        self.log: Path | None = log
        self.settings: dict[str, Any] = {"rate": 0, "bot_workers": 1, "grace": 3, **settings}
        self.running: subprocess.Popen[str] | None = None
        self.people: list[Person] = []

    def person(self, name: str = "") -> Person:
        """Somebody at this process, whose connections end with it."""
        self.people.append(Person(self.url, name))
        return self.people[-1]

    def seat(self, seated: Seated) -> Seated:
        """Somebody from another process, at this one."""
        person = self.person()
        person.client.cookies = seated.person.client.cookies
        return Seated(person, seated.id)

    def start(self) -> "Process":
        """Starts it, and waits until it is ready."""
        flags = [_flag(name.replace("_", "-"), value) for name, value in self.settings.items()]
        command = [*self.through, sys.executable, "-m", "waset", "serve", "--no-open", f"--port={self.port}", *flags]
        output = open(self.log, "ab") if self.log else subprocess.DEVNULL  # noqa: SIM115  # closed below
        self.running = spawn([*command, f"--database={self.database}"], stdout=output, stderr=output)
        if not isinstance(output, int):
            output.close()
        wait_for(self.is_ready)
        return self

    def is_ready(self) -> bool:
        """Whether it answers, and its database too."""
        assert self.running is not None
        assert self.running.poll() is None, "the server has ended by itself"
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Ends it at once, without a word."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(PATIENCE)

    def stop(self) -> int:
        """Asks it to end, and returns its exit code."""
        assert self.running is not None
        if self.running.poll() is None:
            self.running.send_signal(signal.SIGTERM)
            try:
                self.running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.running.kill()
                self.running.wait(PATIENCE)
        return self.running.returncode


def _flag(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return f"--{name}" if value else f"--no-{name}"
    return f"--{name}={value}"


@contextmanager
def process(database: str, **settings: Any) -> Iterator[Process]:
    """A server process that ends with the test."""
    made = Process(database, **settings)
    try:
        yield made.start()
    finally:
        for person in made.people:
            person.client.close()
        made.stop()


def second(database: str) -> subprocess.CompletedProcess[str]:
    """What comes of a further server on a database."""
    command = [sys.executable, "-m", "waset", "serve", "--no-open", f"--port={free_port()}", f"--database={database}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def end_cleanly() -> None:
    """From now on SIGTERM ends this program as Ctrl-C does, so that it ends what it has started."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
