"""What the screens of all games share: the scene to draw, lines of text, the log, who has won."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame

WIDTH: Final = 100
HEIGHT: Final = 40
DIM: Final = "grey62"
GOLD: Final = "bold #d7af5f"
SEAT_STYLES: Final = {
    "Red": "bold white on #b02a30",
    "Blue": "bold white on #2456b0",
    "Green": "bold white on #1f7a3c",
    "Yellow": "bold black on #e0b020",
}


class Scene(NamedTuple):
    """All that a screen may show: one seat's view, and words that were made for that seat."""

    game: AnyGame
    """For the facts that are printed on board and box; a state is not at hand here."""
    view: dict[str, Any]
    names: list[str]
    choices: list[str]
    """The choices of the seat in words, if it is asked."""
    log: list[tuple[int, str]]
    """The turns so far: whose, and what happened in it."""
    width: int = WIDTH
    height: int = HEIGHT


class Screen(NamedTuple):
    """How one game is shown in the terminal."""

    draw: Callable[[Scene], list[Text]]
    question: Callable[[Scene], str]
    legend: str


def screen_for(game: str) -> Screen:
    """The screen of a game."""
    from waset.cli import screen_luxor

    screens = {"luxor": Screen(screen_luxor.draw, screen_luxor.question, screen_luxor.LEGEND)}
    if game not in screens:
        raise BadOption(unknown("game with a screen", game, screens))
    return screens[game]


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
