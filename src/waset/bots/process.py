"""A process that we talk to in lines of JSON: never waited for without a limit, and never left behind."""

import contextlib
import json
import os
import select
import signal
import subprocess
import weakref
from collections.abc import Sequence
from typing import Any, Final

from waset.bots.bot import Clock

LONGEST_LINE: Final = 65_536
"""The most bytes of an answer, not counting its line feed."""
LAST_WORDS: Final = 8
"""How many lines of standard error are kept for messages."""
LONGEST_WORDS: Final = 200
"""How many characters of such a line are shown."""
GRACE: Final = 1.0
"""Seconds that a process has to end by itself, and again as many after it is terminated."""
GLANCE: Final = 0.05
"""Seconds between two checks whether a silent process still runs."""
CHUNK: Final = 65_536
KEPT: Final = LAST_WORDS * (LONGEST_WORDS + 1)


class Broken(Exception):
    """The process did not answer as it should; the message continues its name: "gave no answer in 10 s"."""

    last_words: tuple[str, ...] = ()
    """What it wrote on standard error before, for a process that is already gone."""


class Process:
    """A running program. Its standard error is read all the time, so that it never blocks there."""

    def __init__(self, command: Sequence[str], clock: Clock) -> None:
        self.command: tuple[str, ...] = tuple(command)
        self.clock: Clock = clock
        self.unsent: bytearray = bytearray()
        self.heard: bytearray = bytearray()
        """What it wrote on standard output and was not parsed yet."""
        self.complaints: bytearray = bytearray()
        """The end of what it wrote on standard error."""
        self.asked: int = 0
        self.is_leaving: bool = False
        """Whether it was told to leave; what it still says does not count."""
        try:
            self.popen: subprocess.Popen[bytes] = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        except (OSError, ValueError) as error:
            raise Broken(f"could not be started: {getattr(error, 'strerror', None) or error}") from None
        self._kill = weakref.finalize(self, _kill, self.popen, os.getpid())
        pipes = (self.popen.stdin, self.popen.stdout, self.popen.stderr)
        self.stdin, self.stdout, self.stderr = (pipe.fileno() if pipe else -1 for pipe in pipes)
        self.open: set[int] = {self.stdin, self.stdout, self.stderr}
        for fd in self.open:
            os.set_blocking(fd, False)

    # --- talking ---------------------------------------------------------------------------------------------------

    def send(self, message: dict[str, Any]) -> None:
        """Sends a message that needs no answer, as far as possible without waiting; the rest goes with the next one."""
        self.unsent += json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._exchange(0)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Sends a question and returns the object on the next line that comes back. Raises Broken."""
        deadline = self.clock() + seconds
        self.send(message)
        while (line := self._line()) is None:
            left = deadline - self.clock()
            if left <= 0:
                raise Broken(f"gave no answer in {seconds:g} s")
            if self.stdout not in self.open or self.has_ended():
                while self.stdout in self.open and len(self.heard) <= LONGEST_LINE and self._exchange(0):
                    pass
                if (line := self._line()) is None:
                    raise Broken(self._end_in_words())
                break
            self._exchange(min(left, GLANCE))
        return _object(line)

    def last_words(self) -> tuple[str, ...]:
        """The last lines that it wrote on standard error, safe to show on any terminal."""
        lines = self.complaints.decode("utf-8", "replace").splitlines()
        shown = ["".join(sign if sign.isprintable() else " " for sign in line).rstrip() for line in lines]
        return tuple(line[:LONGEST_WORDS] for line in shown if line)[-LAST_WORDS:]

    def _line(self) -> bytes | None:
        """The next complete line, if there is one."""
        end = self.heard.find(b"\n", 0, LONGEST_LINE + 1)
        if end < 0:
            if len(self.heard) > LONGEST_LINE:
                raise Broken(f"sent a line of more than {LONGEST_LINE:,} bytes")
            return None
        line = bytes(self.heard[:end])
        del self.heard[: end + 1]
        return line

    def _exchange(self, seconds: float) -> bool:
        """Writes and reads what it can, waiting no longer than this; returns whether there was anything."""
        poll = select.poll()
        for fd in self.open:
            if fd == self.stdin and self.unsent:
                poll.register(fd, select.POLLOUT)
            elif fd == self.stderr or (fd == self.stdout and (self.is_leaving or len(self.heard) <= LONGEST_LINE)):
                poll.register(fd, select.POLLIN)
        ready = poll.poll(max(0, int(seconds * 1000)))
        for fd, _ in ready:
            if fd == self.stdin:
                self._write()
            else:
                self._read(fd)
        return bool(ready)

    def _write(self) -> None:
        try:
            del self.unsent[: os.write(self.stdin, self.unsent)]
        except BlockingIOError:
            pass
        except OSError:  # it no longer listens
            self.unsent.clear()
            self.open.discard(self.stdin)

    def _read(self, fd: int) -> None:
        try:
            data = os.read(fd, CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.open.discard(fd)
        elif fd == self.stderr:
            self.complaints += data
            del self.complaints[:-KEPT]
        elif not self.is_leaving:
            self.heard += data

    # --- the end ---------------------------------------------------------------------------------------------------

    def has_ended(self) -> bool:
        """Whether the program has ended; whatever it had started is then ended, too."""
        if self.popen.returncode is None and self.popen.poll() is not None:
            _signal(self.popen.pid, signal.SIGKILL)
        return self.popen.returncode is not None

    def leave(self, message: dict[str, Any]) -> None:
        """Says goodbye: nothing more is asked. `end` waits for it to go."""
        self.send(message)
        self.is_leaving = True

    def let_go(self) -> None:
        """Closes its input once everything is written, and reads what it still has to say."""
        if not self.unsent and self.stdin in self.open and self.popen.stdin:
            self.open.discard(self.stdin)
            self.popen.stdin.close()
        self._exchange(GLANCE)

    def terminate(self) -> None:
        """Tells it, and whatever it has started, to end."""
        self.is_leaving = True
        if not self.has_ended():
            _signal(self.popen.pid, signal.SIGTERM)

    def kill(self) -> None:
        """Ends it at once, and frees its resources."""
        self.open.clear()
        self._kill()

    def _end_in_words(self) -> str:
        deadline = self.clock() + GRACE
        while not self.has_ended() and self.clock() < deadline:
            self._exchange(GLANCE)
        while self.has_ended() and self.stderr in self.open and self._exchange(0):
            pass
        code = self.popen.returncode
        if code is None:
            return "closed its output without an answer"
        if code < 0:
            return f"was ended by {_signal_name(-code)} without an answer"
        return f"ended with exit code {code} without an answer"


def end(processes: Sequence[Process]) -> None:
    """Ends processes: those told to leave may go by themselves; then all that are left are terminated, then killed."""
    try:
        _wait_for([each for each in processes if each.is_leaving])
        for process in processes:
            process.terminate()
        _wait_for(processes)
    finally:
        for process in processes:
            process.kill()


def _wait_for(processes: Sequence[Process]) -> None:
    if not processes:
        return
    clock = processes[0].clock
    deadline = clock() + GRACE
    while (left := [each for each in processes if not each.has_ended()]) and clock() < deadline:
        for process in left:
            process.let_go()


def _object(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Broken(f"sent no JSON: {_shown(line)}") from None
    if not isinstance(answer, dict):
        raise Broken(f"sent no JSON object: {_shown(line)}")
    return answer


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _signal(group: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def _kill(popen: subprocess.Popen[bytes], owner: int) -> None:
    """Kills the program. A forked copy of the process that started it leaves it alone."""
    if os.getpid() != owner:
        return
    if popen.poll() is None:
        _signal(popen.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            popen.wait(GRACE)
    for pipe in (popen.stdin, popen.stdout, popen.stderr):
        if pipe is not None:
            pipe.close()
