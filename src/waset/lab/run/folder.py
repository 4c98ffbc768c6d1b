"""The folder of a run: its plan, its files of records, and where in them each group of games stands."""

import io
import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from waset import bots
from waset.core import record
from waset.core.errors import BadOption, BadRecord, WasetError
from waset.core.record import Record
from waset.lab.plan import plan
from waset.lab.plan.file import PlanFile
from waset.lab.run.run import PLAN, RECORDS

STEPS: Final = b',"steps":['
GROUP: Final = re.compile(rb'"seed":\d+,"number":\d+$')
LINE: Final = re.compile(r"line (\d+)")


@dataclass
class RecordFile:
    """A file of records. A group is the games in a row that have the same seed and number."""

    path: Path
    starts: "array[int]"
    """Where each group begins, in bytes; then where the last one ends."""
    lines: "array[int]"
    """How many lines stand before each group; then how many there are."""
    is_cut: bool
    """Whether the last line breaks off, as a stopped run leaves it."""

    @property
    def groups(self) -> int:
        """How many groups the file has."""
        return max(0, len(self.starts) - 1)

    @property
    def games(self) -> int:
        """How many games the file has; one that breaks off does not count."""
        return self.lines[-1]

    def part(self, first: int, last: int) -> "RecordFile":
        """The file as if only the groups from the first to before the last were in it."""
        return RecordFile(self.path, self.starts[first : last + 1], self.lines[first : last + 1], False)

    def group(self, number: int) -> Iterator[Record]:
        """The games of a group, counted from 0. Raises BadRecord with the file and the line."""
        if number >= self.groups:
            return
        with open(self.path, "rb") as file:
            file.seek(self.starts[number])
            raw = file.read(self.starts[number + 1] - self.starts[number])
        try:
            yield from record.read(io.BytesIO(raw))
        except BadRecord as error:
            raise self.blamed(error, number) from None

    def blamed(self, error: BadRecord, group: int) -> BadRecord:
        """An error in a group, with the file and the right number of the line."""
        before = self.lines[group]
        return BadRecord(
            f"{self.path}, {LINE.sub(lambda found: f'line {int(found[1]) + before}', str(error), count=1)}"
        )


@dataclass(frozen=True)
class Folder:
    """A run on the disk."""

    path: Path
    plan: str
    """The text of the plan."""
    files: tuple[RecordFile, ...]
    planned: int | None
    """How many games the plan has; None if it cannot be read any more."""
    plan_error: str
    """Why it cannot."""

    @property
    def games(self) -> int:
        """The games that are there."""
        return sum(file.games for file in self.files)

    @property
    def groups(self) -> int:
        """The groups of the longest file."""
        return max(file.groups for file in self.files)


def open_folder(path: Path) -> Folder:
    """A run in this folder. Raises BadOption if there is none."""
    if not path.is_dir():
        raise BadOption(f"{path} is no folder; a run is the folder that `waset lab run` has written")
    if not (path / PLAN).is_file():
        raise BadOption(f"{path} has no {PLAN}: it is not the folder of a run")
    paths = sorted((path / RECORDS).glob("*.jsonl"))
    if not paths:
        raise BadOption(f"{path / RECORDS} has no records: nothing was played yet")
    found = list(map(find_groups, paths))
    files = tuple(file for file in found if file.games)
    if not files:
        raise BadOption(f"{path / RECORDS} has no finished game yet")
    planned, error = _planned(path / PLAN, found)
    return Folder(path, (path / PLAN).read_text("utf-8", errors="replace"), files, planned, error)


def _planned(path: Path, files: list[RecordFile]) -> tuple[int | None, str]:
    """How many games a plan has, or why that cannot be said."""
    try:
        return sum(cell.games for cell in plan.read(path).cells), ""
    except WasetError as error:
        reason = str(error)
    try:  # an edition may lie elsewhere: then at least the files that are there must be whole
        document = PlanFile(path.read_text("utf-8", errors="replace"), path).document
    except WasetError:
        return None, reason
    wanted = {table.get("games", document.get("games")) for table in document.get("cells", [{}])}
    if len(wanted) != 1 or not isinstance(games := wanted.pop(), int):
        return None, reason
    return sum(-(-games // _rotations(file)) * _rotations(file) for file in files), ""


def _rotations(file: RecordFile) -> int:
    """The games of a whole group: as many as there are different rotations of the line-up."""
    line_up = bots.players_of(next(file.group(0)).header) if file.games else [""]
    return next(by for by in range(1, len(line_up) + 1) if line_up[by:] + line_up[:by] == line_up)


def find_groups(path: Path) -> RecordFile:
    """Finds where the groups of a file begin; the records themselves are not read yet."""
    starts, lines = array("q"), array("q")
    before: bytes | None = None
    at = count = 0
    is_cut = False
    with open(path, "rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                is_cut = True
                break
            found = GROUP.search(line[: max(0, line.find(STEPS))])
            here = found[0] if found else None
            if here is None or here != before:
                starts.append(at)
                lines.append(count)
            before = here
            at += len(line)
            count += 1
    starts.append(at)
    lines.append(count)
    return RecordFile(path, starts, lines, is_cut)
