"""A report as plain data: headings, paragraphs, tables and plots, which are then written as HTML or Markdown."""

import math
import re
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from waset.lab.stats.groups import is_clear
from waset.lab.stats.intervals import Interval

NOTHING: Final = "–"


@dataclass(frozen=True)
class Heading:
    """The title of a part; level 1 is that of the whole document."""

    level: int
    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph. A warning is one that must not be overlooked."""

    text: str
    is_warning: bool = False


@dataclass(frozen=True)
class Points:
    """A list of sentences."""

    items: list[str]


@dataclass(frozen=True)
class Grid:
    """Rows of words and figures; the first `words` columns hold words."""

    columns: list[str]
    rows: list[list[str]]
    caption: str = ""
    words: int = 1


@dataclass(frozen=True)
class Plot:
    """A picture, with a name for its file and a sentence for readers who cannot see it."""

    name: str
    svg: str
    caption: str


@dataclass(frozen=True)
class Code:
    """Text to be copied verbatim."""

    text: str


@dataclass(frozen=True)
class Fold:
    """Blocks that are useful to a few readers, under a line that opens them."""

    title: str
    blocks: "list[Block]"


Block: TypeAlias = Heading | Text | Points | Grid | Plot | Code | Fold


@dataclass
class Document:
    """A report."""

    title: str
    blocks: list[Block] = field(default_factory=list)

    def add(self, *blocks: Block) -> None:
        """Appends blocks."""
        self.blocks.extend(blocks)


# --- figures as words ----------------------------------------------------------------------------------------------


def number(value: float, digits: int = 2, signed: bool = False) -> str:
    """A figure."""
    if math.isnan(value):
        return NOTHING
    return f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"


def bounds(of: Interval, digits: int = 2, signed: bool = False) -> str:
    """The bounds of an interval; a dash if it is infinite."""
    if not (math.isfinite(of.low) and math.isfinite(of.high)):
        return NOTHING
    return f"{number(of.low, digits, signed)} to {number(of.high, digits, signed)}"


def pair(of: Interval, digits: int = 2, signed: bool = False) -> list[str]:
    """A figure and its bounds, for two columns."""
    return [number(of.value, digits, signed), bounds(of, digits, signed)]


def percent(of: Interval, digits: int = 1, signed: bool = False) -> list[str]:
    """A share and its bounds, for two columns: a difference of shares is signed."""
    return pair(Interval(*(100 * each for each in of)), digits, signed)


def at_least_none(of: Interval) -> Interval:
    """The interval of a figure that cannot be below 0."""
    return of._replace(low=max(0.0, of.low)) if of.high >= 0 and math.isfinite(of.low) else of


def file_word(words: str) -> str:
    """Words as a part of the name of a plot's file: nothing there needs what readers are told by."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def clear(of: Interval, of_what: float = 0.0) -> str:
    """On which side of a number an interval lies: more, less, or neither."""
    if not is_clear(of, of_what):
        return ""
    return "▲ more" if of.low > of_what else "▼ less"


def failures(games: int) -> str:
    """The sentence that says in how many games somebody else had to decide for a bot."""
    where = "1 game" if games == 1 else f"{games} games"
    return f"In {where} a bot's program failed, and somebody else decided from then on."


def by_chance(clear_ones: int, figures: int, what: str) -> str:
    """How many figures are clear of something, and how many would be clear if there were nothing to find."""
    shown = "1 is" if clear_ones == 1 else f"{clear_ones or 'none'} are"
    return (
        f"Of these {figures} figures {shown} clear of {what}; if there were nothing to find, about"
        f" {number(figures / 20, 1)} of {figures} would look clear by chance."
    )
