"""Plots as SVG: points with their intervals, in a few plain colours that everybody can tell apart."""

import io
import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final

from waset.core.errors import BadOption
from waset.lab.stats.intervals import Interval

BLUE: Final = "#0072B2"
ORANGE: Final = "#D55E00"
GREEN: Final = "#009E73"
PURPLE: Final = "#AA4499"
GREY: Final = "#777777"
COLOURS: Final = (BLUE, ORANGE, GREEN, PURPLE, "#B8860B", "#333333")
MARKS: Final = ("o", "s", "^", "D", "v", "P")
WIDTH: Final = 6.2
"""Inches: pictures of this width can be read on a phone, and are drawn larger elsewhere."""
TITLE: Final = 20
"""After how many characters the title of a panel goes on in another line."""
ABREAST: Final = 3
"""The most panels side by side; four make two rows of two."""

STYLE: Final[Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": "#888888",
    "axes.grid": True,
    "axes.labelcolor": "#222222",
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlesize": 11,
    "figure.dpi": 100,
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "grid.color": "#e6e6e6",
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "waset",
    "xtick.color": "#444444",
    "ytick.color": "#444444",
}


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


def check() -> None:
    """Raises BadOption if plots cannot be drawn here."""
    try:
        import matplotlib  # noqa: F401  # loaded only where plots are drawn
    except ImportError:
        raise BadOption("plots need matplotlib: install Waset with its extra 'lab'") from None


def panels(found: list[Panel], label: str, below: str = "", percent: bool = True) -> str:
    """Small pictures side by side, all with the same scale: a point and its interval for each label."""
    columns = 2 if len(found) == 4 else min(len(found), ABREAST)
    with _figure(-(-len(found) // columns), columns, 2.6) as (figure, axes):
        for axis, panel in zip(axes, found, strict=False):
            names = [name for name, _ in panel.points]
            places = list(range(len(names)))
            _errors(axis, places, [each for _, each in panel.points], BLUE, "o", percent, upright=True)
            if panel.fair is not None:
                axis.axhline(_scaled(panel.fair, percent), color=GREY, linestyle="--", linewidth=1, zorder=1)
            axis.set_xticks(places, [_short(name, 14) for name in names], rotation=0 if _fits(names) else 45)
            axis.set_xlim(-0.6, len(names) - 0.4)
            axis.set_title(fill(panel.title, TITLE))
            axis.set_xlabel(below)
            axis.grid(axis="x", visible=False)
        for axis in axes[len(found) :]:
            axis.set_visible(False)
        for at in range(0, len(found), columns):
            axes[at].set_ylabel(label)
        return _svg(figure)


def forest(series: list[Series], label: str, percent: bool, zero: float | None = 0.0) -> str:
    """A row for each label: a point and its interval for each series, and a line at the fair share."""
    names = list(dict.fromkeys(name for each in series for name, _ in each.points))
    with _figure(1, 1, 0.75 + 0.27 * max(2, len(names)) * (1 + 0.25 * (len(series) - 1))) as (figure, (axis,)):
        if zero is not None:
            axis.axvline(_scaled(zero, percent), color=GREY, linestyle="--", linewidth=1, zorder=1)
        for at, each in enumerate(series):
            shift = (at - (len(series) - 1) / 2) * 0.26
            rows = [names.index(name) + shift for name, _ in each.points]
            values = [value for _, value in each.points]
            _errors(axis, rows, values, COLOURS[at % 6], MARKS[at % 6], percent, upright=False, name=each.name)
        axis.set_yticks(range(len(names)), [_short(name, 36) for name in names])
        axis.set_ylim(len(names) - 0.4, -0.6)
        axis.set_xlabel(label)
        axis.grid(axis="y", visible=False)
        if len(series) > 1:
            figure.legend(loc="outside upper right", ncols=len(series))
        return _svg(figure)


def curves(found: list[Curve], label: str, height: str) -> str:
    """Distributions over numbers, one below the other, with an interval at each number."""
    with _figure(len(found), 1, 1.7 if len(found) > 1 else 2.6, share_x=True) as (figure, axes):
        for at, (axis, curve) in enumerate(zip(axes, found, strict=True)):
            places = [place for place, _ in curve.points]
            values = [100 * value.value for _, value in curve.points]
            axis.fill_between(places, values, color=COLOURS[at % 6], alpha=0.15, linewidth=0)
            _errors(axis, places, [value for _, value in curve.points], COLOURS[at % 6], "o", True, upright=True)
            axis.plot(places, values, color=COLOURS[at % 6], linewidth=1)
            axis.set_ylim(bottom=0)
            axis.set_ylabel(height)
            if curve.name:
                axis.set_title(curve.name, loc="left")
        axes[-1].set_xlabel(label)
        return _svg(figure)


def bands(found: list[Curve], label: str, height: str, percent: bool = False) -> str:
    """Curves in one picture, each with its intervals as a band."""
    with _figure(1, 1, 2.8) as (figure, (axis,)):
        for at, curve in enumerate(found):
            colour = COLOURS[at % 6]
            places = [place for place, _ in curve.points]
            values = [_scaled(each.value, percent) for _, each in curve.points]
            known = [(place, each) for place, each in curve.points if math.isfinite(each.low + each.high)]
            low, high = ([_scaled(bound, percent) for bound in bounds] for bounds in _bounds(known))
            axis.fill_between([place for place, _ in known], low, high, color=colour, alpha=0.15, linewidth=0)
            axis.plot(places, values, color=colour, marker=MARKS[at % 6], markersize=4, linewidth=1.4, label=curve.name)
        axis.set_ylim(bottom=0)
        axis.set_xlabel(label)
        axis.set_ylabel(height)
        if len(found) > 1:
            figure.legend(loc="outside upper right", ncols=len(found))
        return _svg(figure)


def _bounds(known: list[tuple[float, Interval]]) -> tuple[list[float], list[float]]:
    return [max(0.0, each.low) for _, each in known], [each.high for _, each in known]


# --- drawing -------------------------------------------------------------------------------------------------------


@contextmanager
def _figure(rows: int, columns: int, height: float, share_x: bool = False) -> Iterator[tuple[Any, list[Any]]]:
    """A figure with this many axes; each row has this height in inches. Matplotlib is loaded only here."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height * rows), layout="constrained")
        axes = figure.subplots(rows, columns, squeeze=False, sharex=share_x, sharey=columns > 1)
        yield figure, [axis for row in axes for axis in row]


def _errors(
    axis: Any,
    places: list[Any],
    found: list[Interval],
    colour: str,
    mark: str,
    percent: bool,
    *,
    upright: bool,
    name: str | None = None,
) -> None:
    """Draws points with error bars; an infinite interval has none."""
    kept = [(place, each) for place, each in zip(places, found, strict=True) if not math.isnan(each.value)]
    at = [place for place, _ in kept]
    values = [_scaled(each.value, percent) for _, each in kept]
    bars = [
        [_scaled(max(0.0, each.value - each.low), percent) if math.isfinite(each.low) else 0.0 for _, each in kept],
        [_scaled(max(0.0, each.high - each.value), percent) if math.isfinite(each.high) else 0.0 for _, each in kept],
    ]
    style = {"fmt": mark, "color": colour, "markersize": 5, "linewidth": 1.4, "capsize": 2.5, "label": name}
    if upright:
        axis.errorbar(at, values, yerr=bars, **style)
    else:
        axis.errorbar(values, at, xerr=bars, **style)


def _scaled(value: float, percent: bool) -> float:
    return 100 * value if percent else value


def _fits(names: list[str]) -> bool:
    return sum(len(name) + 2 for name in names) <= 24


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _svg(figure: Any) -> str:
    """The figure as SVG that is the same every time, without a prolog."""
    file = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(file, format="svg", metadata=nothing, facecolor="white")
    text = file.getvalue()
    return re.sub(r"<metadata>.*?</metadata>\s*", "", text[text.index("<svg") :], flags=re.DOTALL).rstrip()
