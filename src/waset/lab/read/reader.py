"""Reading a file of records once, from its beginning: some groups at a time, as they are in the file."""

import io
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from waset.core import record
from waset.core.errors import BadRecord
from waset.core.record import Record
from waset.lab.review import noted
from waset.lab.review.noted import NotedGame
from waset.lab.run.folder import RecordFile

STEPS: Final = b',"steps":['
GROUP: Final = re.compile(rb'"seed":\d+,"number":\d+$')
LINE: Final = re.compile(r"line (\d+)")


class RawGroups(NamedTuple):
    """Some groups of a file, not parsed yet: all that a worker needs from it."""

    path: Path
    before: int
    """How many lines come before them."""
    games: int
    """How many games they have together."""
    groups: tuple[bytes, ...]
    """The lines of each."""
    reviews: tuple[tuple[bytes, ...], ...]
    """What is kept about the review of each game of a group; shorter where games have none."""

    def records(self, number: int) -> Iterator[Record]:
        """The games of a group, counted from 0; none if there is no such group. Raises BadRecord with file and line."""
        if number >= len(self.groups):
            return
        try:
            yield from record.read(io.BytesIO(self.groups[number]))
        except BadRecord as error:
            raise self.blamed(error, number) from None

    def reviews_of(self, number: int) -> Iterator[NotedGame | None]:
        """What reviews say about the games of a group; None for those without one. Raises BadRecord as `records`."""
        before = self.before + sum(lines.count(b"\n") for lines in self.groups[:number])
        for at, of in enumerate(filter(bytes.strip, self.groups[number].splitlines(keepends=True))):
            kept = self.reviews[number][at : at + 1]
            try:
                yield noted.parsed(kept[0], of)[1] if kept else None
            except BadRecord as error:
                raise BadRecord(f"the reviews of {self.path}, line {before + at + 1}: {error}") from None

    def blamed(self, error: BadRecord, group: int) -> BadRecord:
        """An error in a group, with the file and the right number of the line."""
        before = self.before + sum(lines.count(b"\n") for lines in self.groups[:group])
        return BadRecord(
            f"{self.path}, {LINE.sub(lambda found: f'line {int(found[1]) + before}', str(error), count=1)}"
        )


class GroupReader:
    """How far a file has been read. A group is a run of games with the same seed and number.

    The file is open only while groups are taken: a run may have more files than a process may keep open.
    """

    def __init__(self, file: RecordFile) -> None:
        self.path: Path = file.path
        self.at: int = len(file.first)
        """Where reading continues, in bytes."""
        self.ahead: bytes = file.first
        """The first line of the next group, which has already been read; empty at the end."""
        self.games: int = 0
        """How many games were taken."""
        self.reviews: Path = file.reviews
        self.reviews_at: int = 0
        """Where reading the reviews continues, in bytes."""
        self.is_cut: bool = False
        """Whether the last line was reached and breaks off, as a stopped run leaves it."""

    def take(self, most: int) -> RawGroups:
        """The next groups, at most this many; none at the end of the file."""
        before = self.games
        groups: list[bytes] = []
        if self.ahead:
            with open(self.path, "rb") as file:
                file.seek(self.at)
                while self.ahead and len(groups) < most:
                    groups.append(self._group(file))
        return RawGroups(self.path, before, self.games - before, tuple(groups), self._reviews(groups))

    def _reviews(self, groups: list[bytes]) -> tuple[tuple[bytes, ...], ...]:
        """The next lines of the reviews, one for each game of these groups as far as there are any."""
        if not groups or not self.reviews.exists():
            return ((),) * len(groups)
        with open(self.reviews, "rb") as file:
            file.seek(self.reviews_at)
            found = tuple(tuple(_whole_lines(file, group.count(b"\n"))) for group in groups)
        self.reviews_at += sum(len(line) for lines in found for line in lines)
        return found

    def _group(self, file: BinaryIO) -> bytes:
        lines = [self.ahead]
        group = _group_of(self.ahead)
        self.ahead = self._line(file)
        while self.ahead and group is not None and _group_of(self.ahead) == group:
            lines.append(self.ahead)
            self.ahead = self._line(file)
        self.games += len(lines)
        return b"".join(lines)

    def _line(self, file: BinaryIO) -> bytes:
        line = file.readline()
        self.at += len(line)
        if line and not line.endswith(b"\n"):
            self.is_cut = True
            return b""
        return line


def _whole_lines(file: BinaryIO, most: int) -> Iterator[bytes]:
    """The next lines of a file, without one that breaks off."""
    for line in islice(file, most):
        if line.endswith(b"\n"):
            yield line


def _group_of(line: bytes) -> bytes | None:
    """The seed and the number of a game; one without them is a group of its own."""
    found = GROUP.search(line[: max(0, line.find(STEPS))])
    return found[0] if found else None
