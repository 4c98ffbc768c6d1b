"""The parts of a report about how a game feels to sit at: a glance at all answers, choices, forced turns, waiting."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from waset.lab.read.pace import MOST_WAIT, TENTHS
from waset.lab.read.tally import Scope
from waset.lab.report import plots
from waset.lab.report.document import Block, Grid, Heading, Plot, Text, at_least_none, pair, percent
from waset.lab.report.sections import SHARES, Part, less, players
from waset.lab.stats.intervals import Interval

SHARE: Final = "%"


class GlanceRow(NamedTuple):
    """What a designer asks, as a figure: its name, the words that it is counted under, its unit, its digits."""

    name: str
    words: tuple[object, ...]
    unit: str
    digits: int = 2


PACE: Final = (
    GlanceRow("choices for a decision", ("choices",), ""),
    GlanceRow("decisions without a choice", ("forced decisions",), SHARE, 1),
    GlanceRow("forced turns", ("forced turns",), SHARE, 1),
    GlanceRow("dead turns", ("dead turns",), SHARE, 1),
    GlanceRow("wait between own turns", ("wait",), "decisions of others"),
    GlanceRow("longest wait of a game", ("longest wait",), "decisions of others", 1),
)
"""The figures of these parts."""
REVIEWED: Final = (
    GlanceRow("lead changes", ("lead changes",), "a game"),
    GlanceRow("games won by a comeback", ("comeback",), SHARE, 1),
    GlanceRow("turns with nothing at stake", ("idle turns",), SHARE, 1),
    GlanceRow("games with a kingmaking decision", ("kingmaking games",), SHARE, 1),
    GlanceRow("luck in what makes the result", ("made by", "luck"), "% of the variance", 1),
    GlanceRow("decisions in it", ("made by", "decisions"), "% of the variance", 1),
)
"""What needs reviews."""


def figure(part: Part, table: Scope, asked: GlanceRow) -> Interval | None:
    """A figure with its interval; None if no game has it."""
    ratio = part.tally.ratio(table, *asked.words)
    if not ratio.x:
        return None
    if asked.unit == SHARE:
        return ratio.share()
    return ratio.mean() if asked.words[0] == "made by" else at_least_none(ratio.mean())


def _cells(found: Interval | None, asked: GlanceRow) -> list[str]:
    if found is None:
        return ["–", "–"]
    return percent(found, asked.digits) if asked.unit.startswith("%") else pair(found, asked.digits)


# --- all answers at a glance -----------------------------------------------------------------------------------------


def glance(part: Part) -> list[Block]:
    """A table of what designers ask, with a column for each player count; the parts below say more."""
    rows: list[list[str]] = []
    first = [part.tally.ratio(table, "win", 0).share() for table in part.tables]
    fair = [1 / players(table) for table in part.tables]
    gaps = [less(share, each) for share, each in zip(first, fair, strict=True)]
    rows.append(
        [f"first seat's wins − fair share, {SHARES}", *(cell for gap in gaps for cell in percent(gap, 1, True))]
    )
    for asked in _asked(part):
        found = [figure(part, table, asked) for table in part.tables]
        if any(found):
            unit = f", {asked.unit}" if asked.unit else ""
            rows.append([asked.name + unit, *(cell for each in found for cell in _cells(each, asked))])
    columns = [word for table in part.tables for word in (f"{players(table)} players", "95 %")]
    missing = [] if part.tally.ratio(part.tables[0], "lead changes").x else [Text(WITHOUT_REVIEWS)]
    return [Heading(3, "At a glance"), Grid(["what", *columns], rows), *missing]


WITHOUT_REVIEWS: Final = (
    "Lead changes, comebacks, tension, kingmaking, and luck against skill are judged by reviews, which these games do"
    " not have yet: waset lab review makes them, and the next report has them."
)


def _asked(part: Part) -> Iterator[GlanceRow]:
    for (what,) in part.tally.words(part.tables[0], "length"):
        yield GlanceRow(f"length in {what}", ("length", what), "", 1)
    yield GlanceRow("lead of the winner over the second", ("margin",), "points")
    yield GlanceRow("spread from the first to the last", ("spread",), "points")
    yield from PACE
    yield from REVIEWED


# --- choices, forced turns, waiting ----------------------------------------------------------------------------------


def pace(part: Part) -> list[Block]:
    """Among how much seats choose, how many turns are forced or dead, and how long they wait."""
    rows = []
    for table in part.tables:
        for asked in PACE:
            found = figure(part, table, asked)
            if found is not None:
                unit = f", {asked.unit}" if asked.unit else ""
                rows.append([str(players(table)), asked.name + unit, *_cells(found, asked)])
    return [
        Heading(3, "Choices, forced turns and waiting"),
        Text(
            "A turn is here what a seat decides until another one decides. It is forced if none of its decisions had a"
            " choice, and dead if it brought its seat nothing: nothing was taken and nothing moved. A wait is counted"
            " in the decisions with a choice that the others make between two turns of a seat."
        ),
        Plot(
            f"{part.prefix}-choices",
            plots.bands([_choices(part, table) for table in part.tables], "part of the game, %", "choices a decision"),
            "Among how many actions a decision chooses while the game goes on, with 95 % bands.",
        ),
        Plot(
            f"{part.prefix}-forced",
            plots.panels(list(_forced(part)), "%", "players"),
            "Forced decisions, forced turns and dead turns by player count, with 95 % intervals.",
        ),
        *_waits(part),
        Grid(["players", "what", "figure", "95 %"], rows, words=2),
    ]


def _choices(part: Part, table: Scope) -> plots.Curve:
    points = [
        ((at + 0.5) * 100 / TENTHS, part.tally.ratio(table, "choices at", at).mean())
        for at in range(TENTHS)
        if part.tally.ratio(table, "choices at", at).x
    ]
    return plots.Curve(f"{players(table)} players", points)


def _forced(part: Part) -> Iterator[plots.Panel]:
    for asked in PACE:
        if asked.unit == SHARE:
            found = [(str(players(table)), figure(part, table, asked)) for table in part.tables]
            points = [(name, each) for name, each in found if each is not None]
            if points:
                yield plots.Panel(asked.name, points)


def _waits(part: Part) -> list[Block]:
    found = []
    for table in part.tables:
        there = [int(str(words[0])) for words in part.tally.words(table, "wait at")]
        if there:
            points = [
                (float(at), part.tally.ratio(table, "wait at", at).share()) for at in range(min(there), max(there) + 1)
            ]
            found.append(plots.Curve(f"{players(table)} players", points))
    if not found:
        return []
    is_cut = any(curve.points[-1][0] == MOST_WAIT for curve in found)
    label = "decisions of others between two turns" + (f" ({MOST_WAIT} stands for more)" if is_cut else "")
    caption = "Share of the waits by how many decisions of others they last, with 95 % intervals."
    return [Plot(f"{part.prefix}-waits", plots.curves(found, label, "waits, %"), caption)]
