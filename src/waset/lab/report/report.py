"""The report of a run: one self-contained page of HTML, and the same as Markdown."""

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from waset import games
from waset.lab.read.gather import Progress, Read, Variant, read
from waset.lab.refit.challenge import Challenged
from waset.lab.report import (
    data,
    html,
    markdown,
    sections,
    sections_levels,
    sections_luck,
    sections_pace,
    sections_players,
    sections_scores,
    sections_uses,
)
from waset.lab.report.compare import STOPPING
from waset.lab.report.document import Code, Document, Grid, Heading, Points, Text, failures, number
from waset.lab.report.sections import Part, bots_of, players, subset_name
from waset.lab.review import make
from waset.lab.run.folder import Folder
from waset.lab.run.run import RECORDS
from waset.lab.run.store import make_folder, write_new

SECTIONS: Final = (
    sections_pace.glance,
    sections.seats,
    sections.subsets,
    sections.bots,
    sections_scores.scores,
    sections_scores.lines,
    sections_scores.lengths,
    sections_scores.endings,
    sections_pace.pace,
    sections_luck.luck,
    sections_uses.of_game,
    sections_uses.uses,
)
"""The parts about each variant, in order; one that does not apply is empty."""
NAME: Final = "report"
"""The name of its files, without their extension."""
PLOTS: Final = "plots"


def write(
    folder: Folder,
    *,
    workers: int = 1,
    deep: bool = True,
    progress: Progress | None = None,
    tried: Sequence[Challenged] = (),
) -> tuple[Read, list[Path]]:
    """Reads a run, and writes its report into its folder. Returns what was read, and the files that changed.

    `tried` is what simple challengers have shown against its players.
    """
    make_folder(folder.path)
    found = read(folder, workers=workers, deep=deep, progress=progress)
    figures = {f"{NAME}.json": data.as_json(found.tally), f"{NAME}.csv": data.as_csv(found.tally)}
    return found, save(document(folder, found, deep, tried), folder.path, more=figures)


def page(
    folder: Folder, *, title: str | None = None, workers: int = 1, deep: bool = True, has_command: bool = True
) -> str:
    """The report of a run as one page of HTML with its pictures in it; nothing is written.

    `has_command` says whether the page tells how to write it again, for files that stay where they are.
    """
    found = read(folder, workers=workers, deep=deep)
    return html.render(document(folder, found, deep, title=title, has_command=has_command))


def save(made: Document, path: Path, name: str = NAME, more: Mapping[str, str] | None = None) -> list[Path]:
    """Writes a document as HTML and Markdown, and more files; returns those that changed, others are left alone."""
    text, drawn = markdown.render(made, PLOTS)
    wanted = {path / f"{name}.html": html.render(made), path / f"{name}.md": text}
    wanted |= {path / file: content for file, content in (more or {}).items()}
    wanted |= {path / PLOTS / name: f"{svg}\n" for name, svg in drawn.items()}
    make_folder(path / PLOTS if drawn else path)
    changed = [file for file, content in wanted.items() if not _is(file, content)]
    for file in changed:
        write_new(file, wanted[file])
    return changed


def _is(file: Path, content: str) -> bool:
    return file.is_file() and file.read_bytes() == content.encode()


def document(
    folder: Folder,
    found: Read,
    deep: bool = True,
    tried: Sequence[Challenged] = (),
    *,
    title: str | None = None,
    has_command: bool = True,
) -> Document:
    """The report of what was read."""
    made = Document(title or f"Report: {folder.path.name}")
    made.add(Text(_summary(folder, found, has_command)))
    warning = _incomplete(folder, found)
    if warning:
        made.add(Text(warning, is_warning=True))
    if folder.decided:
        made.add(Text(STOPPING), Points([each.sentence() for each in folder.decided]))
    made.add(
        Text(
            "Every figure is shown with its 95 % interval: of 100 such intervals, about 95 hold the true figure. Games"
            " with the same seed and changed seats share their luck; the intervals count such a group as one. A figure"
            " is called clear if its whole interval lies on one side. pp are percentage points."
        )
    )
    variants = [scope[0] for scope in found.tally.scopes(1) if isinstance(scope[0], Variant)]
    for at, variant in enumerate(variants):
        part = Part(found.tally, variant, f"{at + 1}-{variant.game}")
        made.add(Heading(2, variant_title(variant, variants)), _cells(part))
        made.add(*sections_players.players(folder, variant, tried))
        for section in SECTIONS:
            made.add(*section(part))
    made.add(*sections_levels.levels(found.tally, variants))
    if has_command:
        made.add(*_again(folder, deep))
    return made


def variant_title(variant: Variant, among: Sequence[Variant]) -> str:
    """A variant in words: its options where they are not the usual ones, and its bots if they alone tell it apart."""
    meta = games.facts(variant.game)
    usual = {option.name: option.default for option in meta.options}
    other = [f"{name}={value}" for name, value in variant.options if usual.get(name) != value]
    is_alone = sum(each._replace(bots=variant.bots) == variant for each in among) == 1
    bots = [] if is_alone else [f"played by {' and '.join(variant.bots)}"]
    return ", ".join([meta.title, f"edition {variant.edition}", *other, *bots])


def _summary(folder: Folder, found: Read, has_files: bool) -> str:
    games_read = "1 game" if found.games == 1 else f"{found.games} games"
    groups = "1 group" if found.groups == 1 else f"{found.groups} groups"
    files = "1 file" if len(folder.files) == 1 else f"{len(folder.files)} files"
    source = f", from {files} of records" if has_files else ""
    return f"{games_read} in {groups}{source}. All were replayed and follow the rules."


def _incomplete(folder: Folder, found: Read) -> str:
    """What is missing, if anything."""
    said = []
    if folder.plan and folder.planned is None:
        said.append(f"The plan cannot be read any more ({folder.plan_error}), so the run may be incomplete.")
    elif folder.planned is not None and found.found < folder.planned:
        said.append(f"The run is not complete: {found.found} of {folder.planned} games are played.")
        said.append("Cells may have different numbers of games.")
    if found.cut:
        said.append(f"The last line of {', '.join(found.cut)} breaks off and was left out.")
    if found.unfinished:
        said.append(f"{found.unfinished} games are unfinished and were left out.")
    if found.failed:
        said.append(failures(found.failed))
    if 0 < found.reviewed < found.games:
        said.append(f"{found.reviewed} of {found.games} games have a review; what is said of luck is about these.")
    return " ".join(said)


def _cells(part: Part) -> Grid:
    rows = []
    for table in part.tables:
        for scope in part.subsets(table):
            games_played = part.tally.ratio(scope, "games")
            row = [str(players(table)), subset_name(scope), ", ".join(bots_of(part, scope))]
            rows.append([*row, number(games_played.x, 0), str(games_played.groups)])
    return Grid(["players", "modules", "bots", "games", "groups"], rows, words=3)


def _again(folder: Folder, deep: bool) -> list[Heading | Text | Code | Points]:
    """The plan, if there is one, and how to reproduce all of this."""
    name = shlex.quote(folder.path.name)
    quick = "" if deep else " --quick"
    if not folder.plan:
        if all(file.path.parent == folder.path / RECORDS for file in folder.files):
            return [Heading(2, "Command"), Code(f"waset lab report {name}{quick}\n")]
        files = " ".join(shlex.quote(file.path.name) for file in folder.files)
        return [Heading(2, "Command"), Code(f"waset lab report {files} --out {name}{quick}\n")]
    terms = make.first_terms(folder)
    review = f"waset lab review runs/{name} --think {terms.think} --seed {terms.seed}\n" if terms else ""
    return [
        Heading(2, "Plan and commands"),
        Text("The plan of this run, in the file plan.toml of its folder:"),
        Code(folder.plan),
        Text("To play it, and to write this report:"),
        Code(f"waset lab run plan.toml\n{review}waset lab report runs/{name}{quick}\n"),
    ]
