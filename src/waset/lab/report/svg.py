"""A sheet of SVG to draw on: lines, marks and words; the same text every time, without any library."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

INK: Final = "#222222"
PALE: Final = "#444444"
AXIS: Final = "#888888"
GRID: Final = "#e6e6e6"
GREY: Final = "#777777"
SIZE: Final = 10
"""The height of letters."""
LETTER: Final = 0.57
"""How wide a letter is on average, in heights: a little more than most fonts have."""
DIGIT: Final = 0.6
MARK: Final = 2.8
MARKS: Final = (
    "M{0} 0A{0} {0} 0 1 1 -{0} 0A{0} {0} 0 1 1 {0} 0Z",
    "M-{0} -{0}H{0}V{0}H-{0}Z",
    "M0 -{1}L{1} {0}H-{1}Z",
    "M0 -{1}L{1} 0L0 {1}L-{1} 0Z",
    "M0 {1}L{1} -{0}H-{1}Z",
    "M-{1} 0H{1}M0 -{1}V{1}",
)
"""The outlines of marks, so that series can be told apart without their colours."""
STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True)
class Scale:
    """Where figures are on a sheet, along one direction."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The place of a figure."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round figures within these bounds, at most this many."""
    rough = (high - low) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = power * next(each for each in STEPS if power * each >= rough * (1 - 1e-9))
    first = math.ceil(low / step - 1e-9)
    return [round(at * step, 9) + 0.0 for at in range(first, math.floor(high / step + 1e-9) + 1)]


def figure(value: float) -> str:
    """A figure at a tick."""
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


def width(words: str, size: float = SIZE) -> float:
    """About how wide words are."""
    return size * sum(DIGIT if each.isdigit() else LETTER for each in words)


def around(values: Iterable[float], base: float | None = None) -> tuple[float, float]:
    """Bounds that all figures lie within, with some room; from a base, if that is given."""
    known = [each for each in values if math.isfinite(each)] or [0.0]
    low, high = min(known), max(known)
    room = 0.06 * (high - low) or max(0.5, 0.1 * abs(high))
    begin = low - room if low < 0 or low > room else min(0.0, low)
    return (min(base, low) if base is not None else begin), high + room


@dataclass
class Drawn:
    """What is drawn, from the top left corner on."""

    width: float
    height: float
    parts: list[str] = field(default_factory=list)

    def line(self, points: Sequence[tuple[float, float]], colour: str, thick: float = 1.0, dashes: str = "") -> None:
        """A line through points."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        path = "L".join(f"{_place(x)} {_place(y)}" for x, y in points)
        self.parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{thick:g}"{dashed}/>')

    def area(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """A pale area within points."""
        path = "L".join(f"{_place(x)} {_place(y)}" for x, y in points)
        self.parts.append(f'<path d="M{path}Z" fill="{colour}" fill-opacity=".15"/>')

    def mark(self, x: float, y: float, colour: str, form: int) -> None:
        """A point of a series."""
        path = MARKS[form].format(f"{MARK:g}", f"{1.25 * MARK:g}")
        self.parts.append(
            f'<path d="{path}" transform="translate({_place(x)} {_place(y)})" fill="{colour}" stroke="{colour}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        anchor: str = "start",
        colour: str = INK,
        turn: int = 0,
        bold: bool = False,
    ) -> None:
        """Words whose baseline is at a point."""
        where = f'x="{_place(x)}" y="{_place(y)}"'
        turned = f' transform="rotate({turn} {_place(x)} {_place(y)})"' if turn else ""
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text {where} text-anchor="{anchor}" fill="{colour}"{weight}{turned}>{escape(words, quote=False)}</text>'
        )

    def svg(self) -> str:
        """The sheet as a file."""
        wide, high = _place(self.width), _place(self.height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
            f' font-family="system-ui, -apple-system, Segoe UI, Roboto, sans-serif" font-size="{SIZE}">'
        )
        return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#ffffff"/>', *self.parts, "</svg>"])


def _place(value: float) -> str:
    """A place on a sheet, to a tenth of a pixel."""
    return f"{round(value, 1) + 0.0:g}"
