"""Programs that tests start: each in a session of its own, hearing every signal, and ended with the test.

A process passes on to its children which signals it ignores. Whoever runs `make test &` in a script, or under `nohup`,
has SIGINT, SIGQUIT or SIGHUP ignored, and so would everything that the tests start: Ctrl-C would do nothing.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

PATIENCE = 120.0
"""Seconds that a program has to end once its test is done with it."""
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGPIPE)
BEGIN = """
import os, signal, sys
heard, ignored = ([int(each) for each in argument.split(",") if each] for argument in sys.argv[1:3])
for number in heard:
    signal.signal(number, signal.SIG_DFL)
for number in ignored:
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_SETMASK, ())
os.execvp(sys.argv[3], sys.argv[3:])
"""
"""Sets the signals and becomes the program. Between fork and exec it could not be done: tests have threads."""


def spawn(
    command: Sequence[str | Path],
    *,
    ignored: Iterable[signal.Signals] = (),
    stdin: int | None = None,
    stdout: int | IO[bytes] | None = subprocess.PIPE,
    stderr: int | IO[bytes] | None = subprocess.PIPE,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> "subprocess.Popen[str]":
    """Starts a program in a session of its own, with all signals as a terminal has them but for those to be ignored."""
    numbers = [",".join(str(int(each)) for each in which) for which in (SIGNALS, ignored)]
    return subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", BEGIN, *numbers, *command],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        text=True,
        cwd=cwd,
        env=env,
        start_new_session=True,
    )


@contextmanager
def ending(process: "subprocess.Popen[str]") -> Iterator["subprocess.Popen[str]"]:
    """Waits for a program at the end of a test; if the test fails, it and all that it has started are killed."""
    with process:
        try:
            yield process
            process.wait(PATIENCE)
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
