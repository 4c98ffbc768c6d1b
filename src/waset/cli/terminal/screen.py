"""What the screens of all games share: the scene to draw, questions, lines of text, the log, who has won."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from waset.core.game import AnyGame
from waset.core.meaning import AnyMeaning, AnyView

WIDTH: Final = 100
HEIGHT: Final = 40
DIM: Final = "grey62"
GOLD: Final = "bold #d7af5f"
SEAT_STYLES: Final = {
    "Red": "bold white on #b02a30",
    "Blue": "bold white on #2456b0",
    "Green": "bold white on #1f7a3c",
    "Yellow": "bold black on #e0b020",
    "Purple": "bold white on #7a3fa0",
    "White": "bold black on #dcdcdc",
}


class Choice(NamedTuple):
    """Something that a seat may do: what it is about, and how a record writes it."""

    means: AnyMeaning
    """What screens go by."""
    words: str
    """Shown as they are and understood when typed; a screen never looks into them."""


class Scene(NamedTuple):
    """All that a screen may show: one seat's view, its choices, and a log that was made for that seat."""

    game: AnyGame
    """For the facts that are printed on board and box; a state is not at hand here."""
    view: AnyView
    names: list[str]
    choices: list[Choice]
    """What the seat may do, if it is asked."""
    log: list[tuple[int, str]]
    """The turns so far: whose, and what happened in it."""
    width: int = WIDTH
    height: int = HEIGHT


class Asked(NamedTuple):
    """A question and how it can be answered, besides in words."""

    question: str
    keys: list[str]
    """What is typed for each choice."""
    prompt: str
    """All keys in short."""
    allowed: str
    """The same in words, for a person who has typed something else."""
    about: Mapping[str, str] = MappingProxyType({})
    """What is told of a choice to a person who types its key and a question mark."""


class Screen(NamedTuple):
    """How one game is shown in the terminal."""

    draw: Callable[[Scene], list[Text]]
    ask: Callable[[Scene], Asked]
    legend: str


def by_number(question: str, choices: list[Choice]) -> Asked:
    """A question whose choices are counted from 1."""
    count = len(choices)
    keys = [str(number) for number in range(1, count + 1)]
    if count == 1:
        return Asked(question, keys, "1", "1")
    return Asked(question, keys, f"1-{count}", f"a number from 1 to {count}")


# --- lines ------------------------------------------------------------------------------------------------------


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """A line of parts, each plain or with its style."""
    return Text.assemble(*parts, no_wrap=True, end="")


def fit(text: Text, width: int) -> Text:
    """The line at exactly this width: padded, or cut."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def rule(title: str, width: int) -> Text:
    """A line across, with a title."""
    return line((f"── {title} ", DIM), ("─" * max(width - cell_len(title) - 4, 0), DIM))


def badge(game: AnyGame, seat: int, count: int = 1) -> Text:
    """A seat's letter on its colour, so many times."""
    colour = game.meta.seats[seat]
    return Text(colour[0] * count, SEAT_STYLES.get(colour, "bold"))


def beside(left: list[Text], right: list[Text], left_width: int, gap: int = 1) -> list[Text]:
    """Two blocks of lines side by side."""
    rows = max(len(left), len(right))
    blank = [Text()] * rows
    pairs = zip([*left, *blank][:rows], [*right, *blank][:rows], strict=True)
    return [line(fit(a, left_width), " " * gap, b) for a, b in pairs]


def named(scene: Scene) -> Text:
    """The name of the game, with its edition if that is not the usual one."""
    game = scene.game
    name = Text(game.meta.title.upper(), GOLD)
    return line(name, (f" ({game.edition.name})", DIM)) if game.edition != game.base_edition else name


def title(scene: Scene, left: Text) -> Text:
    """The first line, with the keys that always work."""
    keys = "? help  l log  q leave"
    return line(fit(left, max(scene.width - len(keys) - 2, 0)), "  ", (keys, DIM))


def grid(cells: list[Text], width: int, head: Text | None = None) -> list[Text]:
    """Cells of one width in as few lines as they need, behind a head."""
    head = head or Text()
    widest = max((cell.cell_len for cell in cells), default=0) + 2
    room = max((width - head.cell_len + 2) // widest, 1)
    rows = []
    for first in range(0, len(cells), room):
        start = head if first == 0 else Text(" " * head.cell_len)
        rows.append(
            line(
                start,
                *[fit(cell, widest) for cell in cells[first : first + room - 1]],
                *cells[first : first + room][room - 1 :],
            )
        )
    return rows


def log_lines(scene: Scene, rows: int) -> list[Text]:
    """The last lines of the log, each turn with its player's letter; no more than so many."""
    lines: list[Text] = []
    for seat, sentences in reversed(scene.log):
        lines = _turn_lines(scene, seat, sentences) + lines
        if len(lines) >= rows:
            break
    return lines[-rows:] if rows else []


def _turn_lines(scene: Scene, seat: int, sentences: str) -> list[Text]:
    wrapped = wrap(sentences, scene.width - 2)
    mark = badge(scene.game, seat) if seat >= 0 else Text(" ")
    return [
        line(mark if first else " ", " ", words) for first, words in zip([True] + [False] * 99, wrapped, strict=False)
    ]


def wrap(words: str, width: int) -> list[str]:
    """A sentence in lines no wider than this."""
    lines: list[str] = []
    for word in words.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word[:width])
    return lines


# --- the end ----------------------------------------------------------------------------------------------------


def winners(names: list[str], places: list[int]) -> str:
    """Who has won, shared wins included."""
    first = [name for name, place in zip(names, places, strict=True) if place == 1]
    if len(first) == 1:
        return f"{first[0]} wins."
    return f"{', '.join(first[:-1])} and {first[-1]} share the win."
