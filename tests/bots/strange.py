"""A program that plays, or fails in the way that its first argument names. It keeps what it was told in a file."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

MODE = sys.argv[1]
KEPT = Path(sys.argv[2]) if len(sys.argv) > 2 else None
"""Where its process ids, then each message, are written, a line each."""

GAMES = [0]


def keep(line: str) -> None:
    if KEPT is not None:
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def say(answer: Any) -> None:
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)


def hang() -> None:
    while True:
        time.sleep(60)


def hello() -> None:
    who: dict[str, Any] = {"protocol": 1, "name": "Strange", "version": "0"}
    if MODE == "mute":
        sys.exit("I never learned to speak")
    if MODE == "new protocol":
        who["protocol"] = 2
    if MODE == "nameless":
        del who["name"]
    say(who)


def decide(message: dict[str, Any]) -> None:
    right = {"id": message["id"], "action": message["legal"][0]["action"]}
    if MODE == "crash":
        print("first\x1b[31m complaint", file=sys.stderr)
        sys.exit(3)
    if MODE == "late" and message["id"] > 2:
        sys.exit(4)
    if MODE == "tired" and GAMES[0] > 2:
        sys.exit(5)
    if MODE == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if MODE in ("hang", "child", "stubborn"):
        hang()
    if MODE == "closed":
        os.close(1)
        hang()
    if MODE == "flood":
        while True:
            os.write(1, b"x" * 65536)
    if MODE == "loud":
        print("y" * 1_000_000, file=sys.stderr)
        print("last complaint", file=sys.stderr)
    wrong: dict[str, Any] = {
        "garbage": "I would sail",
        "list": [1, 2],
        "deep": "[" * 50_000,
        "wrong id": {**right, "id": 99},
        "no id": {"action": right["action"]},
        "illegal": {**right, "action": 9999},
        "words": {**right, "action": message["legal"][0]["words"]},
        "true": {**right, "action": True},
    }
    say(wrong.get(MODE, right))
    if MODE == "twice":
        say(right)


keep(str(os.getpid()))
if MODE == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if MODE == "child":
    keep(str(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]).pid))
for line in sys.stdin:
    keep(line.strip())
    told = json.loads(line)
    if told["type"] == "hello":
        hello()
    elif told["type"] == "game":
        GAMES[0] += 1
    elif told["type"] == "decide":
        decide(told)
if MODE == "stays":
    hang()
