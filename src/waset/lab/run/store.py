"""Files of records that grow by whole games, survive whatever stops a run, and can be continued."""

import errno
import fcntl
import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from waset import games
from waset.core import record
from waset.core.errors import BadOption, BadRecord, WasetError
from waset.core.game import CHANCE, AnyGame
from waset.core.record import Record
from waset.lab.plan.cell import Cell, header
from waset.lab.run.games import Summary, summary

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""The system's error codes when nothing more can be written."""


def append(path: Path, lines: bytes) -> None:
    """Appends whole games to a file, all of them or none."""
    size = 0
    try:
        with open(path, "ab", buffering=0) as file:
            size = os.fstat(file.fileno()).st_size
            try:
                left = memoryview(lines)
                while left:
                    left = left[file.write(left) :]
            except OSError:
                with suppress(OSError):
                    file.truncate(size)
                raise
    except OSError as error:
        if error.errno in FULL:
            raise WasetError(
                f"{path}: {error.strerror}; what was played before is kept, so make room and resume"
            ) from None
        raise WasetError(f"{path}: {error.strerror}") from None


def take_up(cell: Cell, path: Path, verify: bool = False) -> Iterator[Summary]:
    """The games of a cell that are in its file, each checked to be the one that belongs there.

    With `verify` each of them is replayed; otherwise only its header and its result are checked. What a killed process
    has left of a line is cut off after the last game.
    """
    game = cell.make()
    with open(path, "rb") as file:
        lines, size = _whole_lines(file)
        if lines > cell.games:
            raise BadOption(f"{path} has {lines} games already, more than the {cell.games} of this run")
        file.seek(0)
        try:
            for index, kept in enumerate(itertools.islice(record.read(file), lines)):
                yield _taken(cell, game, kept, index, verify)
        except BadRecord as error:
            raise BadRecord(f"{path}, {error}") from None
    if path.stat().st_size > size:
        os.truncate(path, size)


def cut(path: Path, games: int) -> None:
    """Leaves only the first games in a file."""
    with open(path, "rb") as file:
        size = sum(map(len, itertools.islice(file, games)))
    if path.stat().st_size > size:
        os.truncate(path, size)


def _whole_lines(file: BinaryIO) -> tuple[int, int]:
    """How many lines are complete, and how many bytes they take; a killed process may leave a broken one after them."""
    lines = size = 0
    for line in file:
        if line.endswith(b"\n"):
            lines += 1
            size += len(line)
    return lines, size


def _taken(cell: Cell, game: AnyGame, kept: Record, index: int, verify: bool) -> Summary:
    expected = header(cell, game, index)
    for key in [*expected, *kept.header]:
        if kept.header.get(key) != expected.get(key):
            raise BadRecord(f"line {kept.line}: not game {index + 1} of this run, which has another {key!r}")
    if kept.result is None:
        raise BadRecord(f"line {kept.line}: game {index + 1} is not finished")
    decisions = sum(who != CHANCE for who, _ in kept.steps)
    rounds = None
    if verify:
        _, state = record.replay(kept, games.make)
        rounds = game.view(state, None).get("round")
    return summary(kept.result, rounds, decisions, kept.failures)


# --- the folder of a run -------------------------------------------------------------------------------------------


def make_folder(folder: Path) -> None:
    """Creates a folder if it is missing, and makes sure that it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WasetError(f"the folder {folder} cannot be created: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise WasetError(f"the folder {folder} cannot be written to")


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Locks a folder for this process inside the block; a process that is killed loses its lock."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise WasetError(f"{folder}: another process is playing this run") from None
        yield
    finally:
        os.close(handle)


def write_new(path: Path, text: str) -> None:
    """Writes a file atomically: it is there completely or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(text.encode())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise WasetError(f"{path}: {error.strerror}") from None
