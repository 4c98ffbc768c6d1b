"""Figures as tables show them: each next to its 95 % interval."""

from math import isfinite

from rich import box
from rich.table import Table

from waset.lab.stats.intervals import Interval


def table(title: str | None) -> Table:
    """A table without needless lines."""
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)


def bounds(figure: Interval, digits: int = 2) -> str:
    """The bounds of a figure, or a dash where there are none."""
    return f"{figure.low:.{digits}f} to {figure.high:.{digits}f}" if isfinite(figure.low) else "-"


def percent(part: float) -> str:
    """A share of 1 in percent."""
    return f"{100 * part:.1f} %"


def percents(figure: Interval) -> str:
    """The bounds of a share in percent."""
    return f"{100 * figure.low:.1f} to {percent(figure.high)}"
