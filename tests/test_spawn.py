"""However the tests are started, what they start hears the signals."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.spawn import SIGNALS, ending, spawn

TESTS = Path(__file__).parent
IGNORED = "import signal; print([int(n) for n in {numbers} if signal.getsignal(n) == signal.SIG_IGN])"
IGNORING = """
import signal, sys
for number in {numbers}:
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, {{signal.SIGINT}})
from tests.spawn import spawn
process = spawn([sys.executable, "-c", {program!r}])
print(process.communicate(timeout=60)[0])
"""
NUMBERS = sorted(
    int(each) for each in SIGNALS if each != signal.SIGPIPE
)  # which Python itself ignores, in every process


def test_a_program_hears_the_signals_that_its_starter_ignores() -> None:
    told = IGNORED.format(numbers=NUMBERS) + "; print(signal.pthread_sigmask(signal.SIG_BLOCK, ()))"
    code = IGNORING.format(numbers=NUMBERS, program=told)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert ran.stderr == ""
    assert ran.stdout.split() == ["[]", "set()"]


def test_a_program_ignores_what_it_shall_ignore() -> None:
    command = [sys.executable, "-c", IGNORED.format(numbers=NUMBERS)]
    with ending(spawn(command, ignored=[signal.SIGINT, signal.SIGHUP])) as process:
        assert process.communicate(timeout=60)[0] == f"[{int(signal.SIGHUP)}, {int(signal.SIGINT)}]\n"


def test_a_test_that_fails_leaves_no_process_behind() -> None:
    child = "import subprocess, time; print(subprocess.Popen(['sleep', '600']).pid, flush=True); time.sleep(600)"
    began = time.monotonic()
    made = spawn([sys.executable, "-c", child])
    pids = [made.pid]

    def fail() -> None:
        with ending(made):
            assert made.stdout is not None
            pids.append(int(made.stdout.readline()))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert made.returncode == -signal.SIGKILL
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() - began < 60
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of a dead one."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_every_test_starts_programs_that_way() -> None:
    """Only what is waited for at once, with `subprocess.run`, may be started otherwise: nobody sends it a signal."""
    direct = re.compile(r"subprocess\.Popen\(|os\.fork\(|os\.spawn|create_subprocess_")
    found = {str(path.relative_to(TESTS)) for path in TESTS.rglob("*.py") if direct.search(path.read_text("utf-8"))}
    assert found == {"spawn.py", "test_spawn.py", "bots/strange.py"}
