"""Playing in tests: a console that is kept, answers from a list, and a real pseudo-terminal."""

import fcntl
import io
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.spawn import PATIENCE, spawn
from waset.cli.commands.play import run_with
from waset.cli.main import parser
from waset.core import record

PROMPT = re.compile(rb" \d+(-\d+)?(, 0)?(, d)?: $")


class Script:
    """Answers in order, and keeps what was asked; then the input ends."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for answer in self.answers:
            return answer
        raise EOFError


def play(*options: str, read: Callable[[str], str], width: int = 100) -> tuple[int, str]:
    """Plays with these options and answers: the exit code, and all that was shown."""
    console = Console(file=io.StringIO(), width=width, height=40, color_system=None, highlight=False)
    code = run_with(parser().parse_args(["play", *options]), console, read)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


def header(path: str) -> dict[str, Any]:
    """What the record in a file says before its steps."""
    return next(record.read(path)).header


def leave(*options: str) -> str:
    """Starts a game and leaves it at the first question; what was shown."""
    code, shown = play("luxor", *options, read=Script([]))
    assert code == 0
    return shown


class Terminal:
    """`waset` in a pseudo-terminal of 100 x 40 characters."""

    START = (
        "import fcntl, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
        " from waset.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        self.process = spawn(
            [sys.executable, "-c", self.START, *options],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", **environment},
        )
        os.close(slave)
        self.shown = b""
        self.deadline = time.monotonic() + PATIENCE

    def wait_for_prompt(self) -> bool:
        """Whether a question was asked before the command ended."""
        fresh = len(self.shown)
        while time.monotonic() < self.deadline:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:  # what Linux says when the other side is closed
                    return False
                if not data:
                    return False
                self.shown += data
                if PROMPT.search(self.shown, fresh):
                    return True
        self.process.kill()
        self.process.wait()
        raise AssertionError(f"neither a question nor an end: {self.shown[-500:]!r}")

    def type(self, keys: bytes) -> None:
        """Presses keys."""
        os.write(self.master, keys)

    def interrupt(self) -> None:
        """Presses Ctrl-C, once the command waits for an answer; Python loses one that comes just before that."""
        asleep = 0
        while asleep < 5 and time.monotonic() < self.deadline:
            state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
            asleep = asleep + 1 if state == "S" else 0
            time.sleep(0.1)
        self.type(b"\x03")

    def end(self) -> int:
        """Waits for the command to end; its exit code."""
        while self.wait_for_prompt():
            self.type(b"1\n")
        os.close(self.master)
        return self.process.wait(PATIENCE)
