"""The words for bots: how a list of them is split, what each of them says, and what a command runs."""

import os
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from waset.core.errors import BadOption

PREFIX: Final = "cmd:"
"""The prefix of a program in a list of bots."""
NET: Final = "net:"
"""The prefix of a file with a trained network."""
NET_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")
"""After that prefix: the name of a network that comes with a game. Anything else is a file."""


def split(listed: str) -> list[str]:
    """The bots of a comma-separated list. Quotes protect a comma inside a command: `cmd:'./a.py x,y',random`."""
    found = [""]
    quote = ""
    escaped = False
    for sign in listed:
        if sign == "," and not quote and not escaped:
            found.append("")
            continue
        found[-1] += sign
        if escaped:
            escaped = False
        elif sign == "\\" and quote != "'":
            escaped = True
        elif quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
    return [word.strip() for word in found if word.strip()]


def is_program(words: str) -> bool:
    """Whether these words name an external program, not a level."""
    return words.startswith(PREFIX)


def is_net(words: str) -> bool:
    """Whether these words name a file with a trained network."""
    return words.startswith(NET)


def is_name_of_net(words: str) -> bool:
    """Whether these words name a network that comes with a game, not a file."""
    return is_net(words) and NET_NAME.fullmatch(words.removeprefix(NET)) is not None


def level_and_budget(words: str) -> tuple[str, str | None]:
    """The name of a level, and the words for its budget after a colon: None for the default."""
    name, colon, budget = words.partition(":")
    return name, budget if colon else None


def command(words: str) -> tuple[str, ...]:
    """The program and its arguments that `cmd:...` means. Raises BadOption if it cannot be run."""
    text = words.removeprefix(PREFIX).strip()
    try:
        parts = shlex.split(text)
        if len(parts) == 1 and text[0] in "'\"" and text[-1] == text[0]:
            parts = shlex.split(parts[0])
    except ValueError as error:
        raise BadOption(f"the command in {words!r:.80} cannot be read: {error}") from None
    if not parts:
        raise BadOption(f"{PREFIX} is followed by a command, such as {PREFIX}./mybot.py")
    return (*_runnable(parts[0]), *parts[1:])


def _runnable(name: str) -> list[str]:
    path = Path(name)
    is_python = path.suffix == ".py"
    if path.is_file() and (is_python or "/" in name):
        full = os.path.abspath(name)
        if os.access(full, os.X_OK) and not (is_python and path.read_bytes()[:2] != b"#!"):
            return [full]
        if is_python:
            return [sys.executable, full]
        raise BadOption(f"{name} is not executable: chmod +x it, or name what runs it, such as {PREFIX}node {name}")
    found = shutil.which(name)
    if found is None:
        raise BadOption(f"there is no program {name!r:.80}, neither as a file here nor among the commands")
    return [found]
