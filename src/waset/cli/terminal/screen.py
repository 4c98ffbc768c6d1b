"""What the screens of all games share: the scene to draw, questions, lines of text, the log."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from waset.cli.terminal.colours import colours
from waset.core.game import AnyGame
from waset.core.meaning import AnyMeaning, AnyView
from waset.words import Speaker, catalogue, plain

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
    """What it is about: screens use only this."""
    words: str
    """How a record writes it; understood when typed. A screen never parses these words."""
    said: str = ""
    """How it is said to its seat, if the game has words for people."""

    @property
    def shown(self) -> str:
        """What the screen shows."""
        return self.said or self.words


class Scene(NamedTuple):
    """Everything that a screen may show: one seat's view, its choices, and a log made for that seat."""

    game: AnyGame
    """For the facts printed on board and box; there is no state here."""
    view: AnyView
    names: list[str]
    choices: list[Choice]
    """What the seat may do, if it is to decide."""
    log: list[tuple[int, str]]
    """The turns so far: whose each was, and what happened in it."""
    width: int = WIDTH
    height: int = HEIGHT
    speaker: Speaker | None = None
    """Speaks to the seat, if the game has words for people."""
    language: str = "en"


class Allowed(NamedTuple):
    """What may be typed, as a message with its arguments."""

    message: str
    args: dict[str, str | int]


class Prompt(NamedTuple):
    """A question and how it can be answered, besides in words."""

    question: str
    keys: list[str]
    """What is typed for each choice."""
    prompt: str
    """All keys in short."""
    allowed: Allowed
    """The same as a message, for a person who has typed something else."""
    about: Mapping[str, str] = MappingProxyType({})
    """What a person who types a choice's key and a question mark is told about it."""


class Screen(NamedTuple):
    """How one game is shown in the terminal."""

    draw: Callable[[Scene], list[Text]]
    ask: Callable[[Scene], Prompt]
    legend: str
    """The message that explains the screen."""


def said(scene: Scene, message: str, seat: int | None = None, /, **args: str | int) -> str:
    """A message of the game to the seat that looks; a game without words for people has those that all games share."""
    if scene.speaker is None:
        return catalogue(None, scene.language).say(message, args)
    return plain(scene.speaker.phrase(message, seat, **args))


def question(scene: Scene) -> str:
    """What the seat is asked; a game without words for people only waits for a choice."""
    if scene.speaker is None:
        return "?"
    return scene.speaker.question(scene.view, [choice.means for choice in scene.choices]).asks


def by_number(scene: Scene) -> Prompt:
    """A question whose choices are counted from 1."""
    count = len(scene.choices)
    keys = [str(number) for number in range(1, count + 1)]
    return Prompt(question(scene), keys, "1" if count == 1 else f"1-{count}", numbered(count))


def numbered(count: int) -> Allowed:
    """A number from 1 to the count."""
    return Allowed("terminal-number", {"count": count})


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


def badge(scene: Scene, seat: int, count: int = 1) -> Text:
    """A seat's letter on its colour, `count` times."""
    return Text(letters(colours(scene.game, scene.language))[seat] * count, style(scene.game, seat))


def style(game: AnyGame, seat: int) -> str:
    """How a seat's colour is shown."""
    return SEAT_STYLES.get(game.meta.seats[seat], "bold")


def letters(names: list[str]) -> list[str]:
    """A letter for each name: the first of its own that no earlier one has."""
    found: list[str] = []
    for name in names:
        found.append(next((each for each in name.upper() if each not in found), name[0].upper()))
    return found


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
    keys = said(scene, "terminal-keys")
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
    """The last lines of the log, each turn with its player's letter; at most `rows` of them."""
    lines: list[Text] = []
    for seat, sentences in reversed(scene.log):
        lines = _turn_lines(scene, seat, sentences) + lines
        if len(lines) >= rows:
            break
    return lines[-rows:] if rows else []


def _turn_lines(scene: Scene, seat: int, sentences: str) -> list[Text]:
    wrapped = wrap(sentences, scene.width - 2)
    mark = badge(scene, seat) if seat >= 0 else Text(" ")
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
