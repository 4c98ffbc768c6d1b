"""The lab for programs and notebooks: play a plan, read its figures, compare two runs, write a report."""

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from waset.core.errors import BadOption
from waset.lab.plan import plan as plans
from waset.lab.plan.writing import written
from waset.lab.read.gather import read
from waset.lab.report import compare as comparing
from waset.lab.report import data, report
from waset.lab.report.pairs import Side
from waset.lab.run import pool, run
from waset.lab.run.folder import Folder, loose, open_folder
from waset.lab.stats.intervals import Interval
from waset.lab.stats.needed import groups_needed, spread_of_share

Where: TypeAlias = str | Path
NAME: Final = "plan.toml"


class LabFigure(NamedTuple):
    """A figure of a run with its 95 % interval, and what it is about."""

    game: str
    edition: str
    options: dict[str, str]
    bots: list[str]
    """The different bots at the table; people are `people`."""
    players: int | None
    """None if it is about all player counts together."""
    modules: list[str] | None
    """None if it is about all modules together."""
    figure: tuple[Any, ...]
    """Its words, such as `("win", 0)` for the wins of the first seat; those of report.json."""
    value: float | None
    low: float | None
    high: float | None
    groups: int
    """How many groups of games it rests on."""


class LabDifference(NamedTuple):
    """A figure in two runs, and B minus A with its 95 % interval."""

    players: int
    part: str
    figure: str
    a: float
    b: float
    difference: Interval
    clear: bool
    """Whether the interval lies on one side of 0, from 10 groups or more."""
    holds: bool
    """Whether that is so even after Holm's correction for the number of figures."""


def play(
    plan: Mapping[str, Any] | Where,
    folder: Where,
    *,
    workers: int = 1,
    stop_early: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Path:
    """Plays a plan into a folder, or continues it; returns the folder.

    The plan is a TOML file, or a mapping with the same keys (docs/lab.md); paths of editions in a mapping begin at the
    working folder. With `stop_early=0.02` it stops where a difference is decided, as `--stop-early 2%` does.
    """
    at = Path(folder)
    if isinstance(plan, Mapping):
        made = plans.parse(written({"name": at.name, **plan}), Path(NAME).resolve())
        listed = plan.get("editions", [])
        files = [each for each in ([listed] if isinstance(listed, str) else listed) if "/" in each or "." in each]
        if files:
            absolute = {each: str(Path(each).resolve()) for each in files}
            edited = absolute[listed] if isinstance(listed, str) else [absolute.get(each, each) for each in listed]
            made = plans.parse(written({"name": at.name, **plan, "editions": edited}), Path(NAME).resolve())
    else:
        made = plans.read(Path(plan))
    done = 0

    def on_game(_cell: int, _game: int, _summary: object) -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done)

    with pool.local(workers) as crew:
        if not run.play_plan(made, at, crew, on_game, stop_early):
            raise KeyboardInterrupt
    return at


def figures(*paths: Where, workers: int = 1, deep: bool = True) -> list[LabFigure]:
    """Every figure of a run's folder, or of files of records. `deep=False` leaves out what takes long to find."""
    found = read(_opened(paths), workers=workers, deep=deep)
    return [
        LabFigure(**{**said, "figure": tuple(_frozen(word) for word in said["figure"])})
        for said in data.figures(found.tally)
    ]


def pick(found: Sequence[LabFigure], *words: Any, **about: Any) -> LabFigure:
    """The one figure with these words: `pick(found, "win", 0, players=3)`.

    Where figures for all modules together and for single choices of them have the same words, the former is meant,
    unless `modules` is said. Raises BadOption if there is none, or if several fit.
    """
    about = {"modules": None, **about}
    fits = [
        each
        for each in found
        if each.figure == words and all(getattr(each, name) == wanted for name, wanted in about.items())
    ]
    if len(fits) != 1:
        raise BadOption(f"{len(fits)} figures have the words {words!r} and {about!r}: say game, edition, bots, players")
    return fits[0]


def compare(a: Where, b: Where, *, workers: int = 1, deep: bool = True) -> list[LabDifference]:
    """What differs between two runs of the same game, figure by figure; groups of the same number are paired."""
    one, other = open_folder(Path(a)), open_folder(Path(b))
    sides = [Side(str(folder.path), folder.files, folder.decided) for folder in (one, other)]
    found = comparing.compare(sides[0], sides[1], workers=workers, deep=deep)
    return [
        LabDifference(
            line.players,
            line.part,
            line.name,
            line.twin.a.value(),
            line.twin.b.value(),
            line.difference(),
            line.is_clear(),
            holds,
        )
        for line, holds in zip(found.lines, found.holds, strict=True)
    ]


def write_report(*paths: Where, out: Where | None = None, workers: int = 1, deep: bool = True) -> Path:
    """Writes the report of a run into its folder, or of files of records into `out`; returns its page.

    The same as Markdown, JSON and CSV is beside it.
    """
    folder = _opened(paths, out)
    report.write(folder, workers=workers, deep=deep)
    return folder.path / f"{report.NAME}.html"


def report_page(*paths: Where, title: str | None = None, workers: int = 1, deep: bool = True) -> str:
    """The report of a run's folder, or of files of records, as one page of HTML with its pictures in it.

    Nothing is written. `title` is what the page is called instead of after its folder.
    """
    return report.page(_opened(paths), title=title, workers=workers, deep=deep)


def report_of(records: Iterable[str], title: str, *, workers: int = 1, deep: bool = True) -> str:
    """The same page from records in memory: each is a line of a file of records. Raises BadRecord for a broken one."""
    with tempfile.TemporaryDirectory(prefix="waset-") as room:
        file = Path(room) / "games.jsonl"
        file.write_text("".join(f"{each.rstrip()}\n" for each in records), "utf-8")
        return report.page(loose([file], Path(room)), title=title, workers=workers, deep=deep, has_command=False)


def games_needed(difference: float, share: float = 0.5) -> int:
    """How many independent games show, in 8 of 10 cases, that a share is this far from another one, clear at 95 %."""
    return groups_needed(spread_of_share(share), difference)


def _opened(paths: Sequence[Where], out: Where | None = None) -> Folder:
    at = [Path(path) for path in paths]
    return open_folder(at[0]) if len(at) == 1 and at[0].is_dir() else loose(at, Path(out or "."))


def _frozen(word: Any) -> Any:
    return tuple(word) if isinstance(word, list) else word
