"""The folder of a run: its plan and its files of records."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from waset import bots
from waset.core import record
from waset.core.errors import BadOption, BadRecord, WasetError
from waset.lab.plan import plan
from waset.lab.plan.file import PlanFile
from waset.lab.run import watch
from waset.lab.run.run import PLAN, RECORDS, STOPPED
from waset.lab.run.watch import Decided

REVIEWS: Final = "reviews"
"""The subfolder with what reviews say about the records, in files of the same names."""


@dataclass(frozen=True)
class RecordFile:
    """A file of records; only its first line has been read."""

    path: Path
    first: bytes
    """The first line; empty if it breaks off, as a stopped run leaves it."""
    planned: int | None = None
    """How many games the plan has for this file; None if that cannot be said."""

    @property
    def reviews(self) -> Path:
        """The file with the reviews of its games, a line for each; it may not be there."""
        return self.path.parent.parent / REVIEWS / self.path.name

    def header(self) -> dict[str, Any]:
        """What the first game says before its steps. Raises BadRecord with the file."""
        try:
            for found in record.read(io.BytesIO(self.first)):
                return found.header
        except BadRecord as error:
            raise BadRecord(f"{self.path}, {error}") from None
        raise BadRecord(f"{self.path}, line 1: there is no game")


@dataclass(frozen=True)
class Folder:
    """A run on the disk, or any files of records that are reported together."""

    path: Path
    """The folder of the run; for other files, where their report goes."""
    plan: str
    """The text of the plan; empty if there is none."""
    files: tuple[RecordFile, ...]
    planned: int | None
    """How many games the plan has; None if there is none, or if it cannot be read any more."""
    plan_error: str
    """Why it cannot."""
    decided: tuple[Decided, ...] = ()
    """What was watched in each file, if the run might stop early."""


def open_folder(path: Path) -> Folder:
    """A run in this folder. Raises BadOption if there is none."""
    if not path.is_dir():
        raise BadOption(f"{path} is not a folder; a run is the folder that `waset lab run` has written")
    sorted_records = sorted((path / RECORDS).glob("*.jsonl"))
    if not (path / PLAN).is_file() and sorted_records:
        return loose(sorted_records, path)
    if not (path / PLAN).is_file():
        raise BadOption(f"{path} has no {PLAN}: it is not the folder of a run")
    paths = sorted((path / RECORDS).glob("*.jsonl"))
    if not paths:
        raise BadOption(f"{path / RECORDS} has no records: nothing was played yet")
    found = [RecordFile(each, _first_line(each)) for each in paths]
    if not any(file.first for file in found):
        raise BadOption(f"{path / RECORDS} has no finished game yet")
    planned, error = _planned(path / PLAN, found)
    decided = watch.read(path / STOPPED)
    planned |= {name: each.games for name, each in decided.items() if each.verdict is not None}
    files = tuple(replace(file, planned=planned.get(file.path.name)) for file in found if file.first)
    text = (path / PLAN).read_text("utf-8", errors="replace")
    return Folder(path, text, files, None if error else sum(planned.values()), error, tuple(decided.values()))


def loose(paths: Sequence[Path], out: Path) -> Folder:
    """Files of records from anywhere, which no plan describes. Raises BadOption if one has no game."""
    found = []
    for path in paths:
        if not path.is_file():
            raise BadOption(f"{path} is neither the folder of a run nor a file of records")
        file = RecordFile(path, _first_line(path))
        if not file.first:
            raise BadOption(f"{path} has no whole game: a record is a line that ends with a line break")
        found.append(file)
    return Folder(out, "", tuple(found), None, "")


def _first_line(path: Path) -> bytes:
    with open(path, "rb") as file:
        line = file.readline()
    return line if line.endswith(b"\n") else b""


def _planned(path: Path, files: list[RecordFile]) -> tuple[dict[str, int], str]:
    """How many games a plan has for each file, by its name, or why that cannot be said."""
    try:
        made = plan.read(path)
        return {name: cell.games for name, cell in zip(made.files, made.cells, strict=True)}, ""
    except WasetError as error:
        reason = str(error)
    try:  # an edition may be elsewhere: then at least the existing files must be complete
        document = PlanFile(path.read_text("utf-8", errors="replace"), path).document
    except WasetError:
        return {}, reason
    wanted = {table.get("games", document.get("games")) for table in document.get("cells", [{}])}
    if len(wanted) != 1 or not isinstance(games := wanted.pop(), int):
        return {}, reason
    return {file.path.name: -(-games // _rotations(file)) * _rotations(file) for file in files}, ""


def _rotations(file: RecordFile) -> int:
    """The games of a whole group: as many as there are different rotations of the line-up."""
    line_up = bots.players_of(file.header()) if file.first else [""]
    return next(by for by in range(1, len(line_up) + 1) if line_up[by:] + line_up[:by] == line_up)
