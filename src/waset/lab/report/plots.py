"""Plots as SVG: points with their intervals, in a few plain colours that everybody can tell apart."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from waset.lab.report import svg
from waset.lab.report.svg import AXIS, GREY, GRID, PALE, SIZE, Drawn, Scale
from waset.lab.stats.intervals import Interval

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#AA4499", "#8A6D00", "#333333")
WIDTH: Final = 400.0
"""Pictures of this width can be read on a phone, and are drawn larger elsewhere."""
EDGE: Final = 6.0
LINE: Final = 14.0
"""The height of a line of words."""
ABREAST: Final = 3
"""The most panels side by side; four make two rows of two."""
PANEL: Final = 136.0
CURVE: Final = 88.0
ROW: Final = 15.0
"""The height of a row of a forest, and how much more each further series needs."""
MORE: Final = 9.0
LABELS: Final = 0.42
"""The part of a forest's width that its labels may take."""
CAP: Final = 2.5
"""Half of the stroke at the end of an interval."""


@dataclass(frozen=True)
class Series:
    """Points that belong together: a label and a figure for each."""

    name: str
    points: list[tuple[str, Interval]]


@dataclass(frozen=True)
class Panel:
    """One of several pictures side by side."""

    title: str
    points: list[tuple[str, Interval]]
    fair: float | None = None
    """Where a line marks the fair share."""


@dataclass(frozen=True)
class Curve:
    """A distribution: a figure for each number."""

    name: str
    points: list[tuple[float, Interval]]


def panels(found: list[Panel], label: str, below: str = "", percent: bool = True) -> str:
    """Small pictures side by side, all with the same scale: a point and its interval for each label."""
    columns = 2 if len(found) == 4 else min(len(found), ABREAST)
    unit = 100.0 if percent else 1.0
    fair = [unit * panel.fair for panel in found if panel.fair is not None]
    low, high = svg.around([*_ends((each for panel in found for _, each in panel.points), unit), *fair])
    marks = svg.ticks(low, high, 6)
    left = EDGE + LINE + max(svg.width(svg.figure(each)) for each in marks) + 6
    wide = (WIDTH - left - EDGE) / columns
    gap = 12.0 if columns > 1 else 0.0
    titles = [wrap(panel.title, int((wide - gap) / SIZE / svg.LETTER)) for panel in found]
    top = LINE * max(1, *map(len, titles)) + 4
    is_level = all(_fits([name for name, _ in panel.points], wide - gap) for panel in found)
    names = [[_short(name, 16) for name, _ in panel.points] for panel in found]
    longest = max((svg.width(name) for each in names for name in each), default=0.0)
    under = LINE + (0.0 if is_level else 0.72 * longest) + (LINE if below else 0.0) + 4
    rows = -(-len(found) // columns)
    sheet = Drawn(WIDTH, rows * (top + PANEL + under) + EDGE)
    for at, panel in enumerate(found):
        x0 = left + at % columns * wide
        x1, y0 = x0 + wide - gap, at // columns * (top + PANEL + under) + top
        y1 = y0 + PANEL
        across, up = Scale(-0.6, len(panel.points) - 0.4, x0, x1), Scale(low, high, y1, y0)
        for number, words in enumerate(titles[at]):
            sheet.text((x0 + x1) / 2, y0 - 6 - LINE * (len(titles[at]) - 1 - number), words, "middle", bold=True)
        _upright(sheet, up, marks, x0, x1, label if at % columns == 0 else None)
        sheet.line([(x0, y1), (x1, y1)], AXIS)
        if panel.fair is not None:
            sheet.line([(x0, up.at(unit * panel.fair)), (x1, up.at(unit * panel.fair))], GREY, 1, "4 3")
        for number, (name, (_, each)) in enumerate(zip(names[at], panel.points, strict=True)):
            x = across.at(number)
            _point(sheet, x, up, each, unit, 0)
            if is_level:
                sheet.text(x, y1 + LINE, name, "middle", PALE)
            else:
                sheet.text(x + 3, y1 + LINE - 2, name, "end", PALE, -45)
        if below:
            sheet.text((x0 + x1) / 2, y1 + under - 5, below, "middle")
    return sheet.svg()


def forest(series: list[Series], label: str, percent: bool, zero: float | None = 0.0) -> str:
    """A row for each label: a point and its interval for each series, and a line at the fair share."""
    names = list(dict.fromkeys(name for each in series for name, _ in each.points))
    unit = 100.0 if percent else 1.0
    known = _ends((each for of in series for _, each in of.points), unit)
    low, high = svg.around([*known, *([] if zero is None else [unit * zero])])
    row = ROW + MORE * (len(series) - 1)
    most = int(LABELS * WIDTH / SIZE / svg.LETTER)
    left = EDGE + max((svg.width(_short(name, most)) for name in names), default=0.0) + 8
    top = LINE + 4 if len(series) > 1 else EDGE
    bottom = top + row * len(names)
    sheet = Drawn(WIDTH, bottom + 2 * LINE + EDGE)
    across = Scale(low, high, left, WIDTH - 3 * EDGE)
    for each in svg.ticks(low, high, 7):
        sheet.line([(across.at(each), top), (across.at(each), bottom)], svg.GRID)
        sheet.text(across.at(each), bottom + LINE - 2, svg.figure(each), "middle", PALE)
    sheet.line([(left, bottom), (across.end, bottom)], AXIS)
    if zero is not None:
        sheet.line([(across.at(unit * zero), top), (across.at(unit * zero), bottom)], GREY, 1, "4 3")
    for at, name in enumerate(names):
        sheet.text(left - 8, top + row * (at + 0.5) + 0.35 * SIZE, _short(name, most), "end", PALE)
    for at, of in enumerate(series):
        shift = (at - (len(series) - 1) / 2) * MORE
        for name, found in of.points:
            _point(sheet, top + row * (names.index(name) + 0.5) + shift, across, found, unit, at, flat=True)
    sheet.text((left + across.end) / 2, bottom + 2 * LINE, label, "middle")
    _legend(sheet, [each.name for each in series])
    return sheet.svg()


def curves(found: list[Curve], label: str, height: str) -> str:
    """Distributions over numbers, one below the other, with an interval at each number."""
    known = [place for curve in found for place, _ in curve.points]
    low, high = min(known), max(known)
    room = max(0.5, 0.03 * (high - low))
    each_high = CURVE if len(found) > 1 else 1.5 * CURVE
    titled = LINE + 4 if any(curve.name for curve in found) else EDGE
    ends = [max([0.0, *_ends((each for _, each in curve.points), 100.0)]) for curve in found]
    left = EDGE + LINE + svg.width("100") + 6
    sheet = Drawn(WIDTH, len(found) * (titled + each_high + 8) + 2 * LINE + EDGE)
    across = Scale(low - room, high + room, left, WIDTH - 2 * EDGE)
    marks = svg.ticks(across.low, across.high, 8)
    for at, curve in enumerate(found):
        y0 = at * (titled + each_high + 8) + titled
        up = Scale(0.0, 1.06 * ends[at] or 1.0, y0 + each_high, y0)
        for mark in marks:
            sheet.line([(across.at(mark), y0), (across.at(mark), up.start)], GRID)
        _upright(sheet, up, svg.ticks(0.0, up.high, 4), left, across.end, height)
        sheet.line([(left, up.start), (across.end, up.start)], AXIS)
        there = [(place, each) for place, each in curve.points if not math.isnan(each.value)]
        line = [(across.at(place), up.at(100 * each.value)) for place, each in there]
        colour = COLOURS[at % len(COLOURS)]
        if line:
            sheet.area([(line[0][0], up.start), *line, (line[-1][0], up.start)], colour)
            sheet.line(line, colour)
        for place, each in there:
            _point(sheet, across.at(place), up, each, 100.0, 0, colour=colour)
        if curve.name:
            sheet.text(left, y0 - 5, curve.name, bold=True)
    bottom = len(found) * (titled + each_high + 8) - 8
    for mark in marks:
        sheet.text(across.at(mark), bottom + LINE - 1, svg.figure(mark), "middle", PALE)
    sheet.text((left + across.end) / 2, bottom + 2 * LINE, label, "middle")
    return sheet.svg()


def bands(found: list[Curve], label: str, height: str, percent: bool = False) -> str:
    """Curves over a game, whose places are its hundredths, in one picture; each has its intervals as a band."""
    unit = 100.0 if percent else 1.0
    low, high = svg.around(_ends((each for curve in found for _, each in curve.points), unit), 0.0)
    top = LINE + 4 if len(found) > 1 else EDGE
    marks = svg.ticks(low, high, 6)
    left = EDGE + LINE + max(svg.width(svg.figure(each)) for each in marks) + 6
    sheet = Drawn(WIDTH, top + 1.4 * PANEL + 2 * LINE + EDGE)
    up = Scale(low, high, top + 1.4 * PANEL, top)
    across = Scale(0.0, 100.0, left, WIDTH - 3 * EDGE)
    _upright(sheet, up, marks, left, across.end, height)
    sheet.line([(left, up.start), (across.end, up.start)], AXIS)
    for each in svg.ticks(0.0, 100.0, 5):
        sheet.text(across.at(each), up.start + LINE - 1, svg.figure(each), "middle", PALE)
    for at, curve in enumerate(found):
        colour = COLOURS[at % len(COLOURS)]
        known = [(across.at(place), each) for place, each in curve.points if math.isfinite(each.low + each.high)]
        above = [(x, up.at(unit * each.high)) for x, each in known]
        below = [(x, up.at(unit * max(low, each.low))) for x, each in reversed(known)]
        if known:
            sheet.area([*above, *below], colour)
        there = [(across.at(place), up.at(unit * each.value)) for place, each in curve.points if each.value > -math.inf]
        if there:
            sheet.line(there, colour, 1.4)
        for x, y in there:
            sheet.mark(x, y, colour, at % len(svg.MARKS))
    sheet.text((left + across.end) / 2, up.start + 2 * LINE, label, "middle")
    _legend(sheet, [curve.name for curve in found])
    return sheet.svg()


# --- drawing -------------------------------------------------------------------------------------------------------


def _ends(found: Iterable[Interval], unit: float) -> list[float]:
    """Whatever a picture must have room for: figures, and the ends of their intervals."""
    return [unit * end for each in found for end in each if math.isfinite(end)]


def _upright(sheet: Drawn, up: Scale, marks: Sequence[float], left: float, right: float, label: str | None) -> None:
    """The lines of an upright scale; its words only where there is a label."""
    for each in marks:
        sheet.line([(left, up.at(each)), (right, up.at(each))], GRID)
        if label is not None:
            sheet.text(left - 5, up.at(each) + 0.35 * SIZE, svg.figure(each), "end", PALE)
    sheet.line([(left, up.start), (left, up.end)], AXIS)
    if label:
        sheet.text(EDGE + SIZE - 2, (up.start + up.end) / 2, label, "middle", turn=-90)


def _point(
    sheet: Drawn,
    place: float,
    scale: Scale,
    of: Interval,
    unit: float,
    form: int,
    *,
    flat: bool = False,
    colour: str = "",
) -> None:
    """A figure with its interval, which is left out if it has no bounds; nothing if there is no figure."""
    if math.isnan(of.value):
        return
    colour = colour or COLOURS[form % len(COLOURS)]

    def line(*points: tuple[float, float]) -> None:
        sheet.line([(y, x) if flat else (x, y) for x, y in points], colour, 1.3)

    if math.isfinite(of.low) and math.isfinite(of.high):
        low, high = scale.at(unit * min(of.low, of.value)), scale.at(unit * max(of.high, of.value))
        line((place, low), (place, high))
        for end in (low, high):
            line((place - CAP, end), (place + CAP, end))
    middle = scale.at(unit * of.value)
    sheet.mark(*((middle, place) if flat else (place, middle)), colour, form % len(svg.MARKS))


def _legend(sheet: Drawn, names: list[str]) -> None:
    """Which mark is whose, at the top right, if there are several."""
    if len(names) < 2:
        return
    x = WIDTH - EDGE
    for at, name in reversed(list(enumerate(names))):
        x -= svg.width(name) + 8
        sheet.mark(x, SIZE - 2, COLOURS[at % len(COLOURS)], at % len(svg.MARKS))
        sheet.text(x + 7, SIZE + 1.5, name)
        x -= 12


def _fits(names: list[str], wide: float) -> bool:
    return all(svg.width(name) + 6 <= wide / max(1, len(names)) for name in names)


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
