"""The temple of Luxor as a square spiral of characters, walked inwards from the stairs to the tomb."""

import re
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, Final

from rich.text import Text

from waset.cli.screen import DIM, GOLD, SEAT_STYLES, Scene, badge, line

COLUMNS: Final = 7
ROWS: Final = 6
CELL: Final = 8
LINES: Final = 3
TOMB: Final = 41
BOARD_WIDTH: Final = COLUMNS * (CELL + 1) + 1
WALL: Final = "#a07840"
TYPE_STYLES: Final = {
    "vase": ("●V", "bold #4fc3d9"),
    "statue": ("■S", "bold #e08a4a"),
    "jewelry": ("◆J", "bold #c792ea"),
}
# A corner by the walls that meet in it: 1 above, 2 below, 4 left, 8 right.
CORNERS: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
ARROWS: Final = {(0, 1): "▸", (0, -1): "◂", (1, 0): "▾", (-1, 0): "▴"}


def spiral() -> list[tuple[int, int]]:
    """Row and column of each cell along the path: spaces 1 to 40, then the two cells of the tomb."""
    row, column, down, right = 0, 0, 0, 1
    path = [(0, 0)]
    while len(path) < ROWS * COLUMNS:
        nearest = (row + down, column + right)
        if nearest in path or not (0 <= nearest[0] < ROWS and 0 <= nearest[1] < COLUMNS):
            down, right = right, -down
            continue
        row, column = nearest
        path.append(nearest)
    return path


PATH: Final = spiral()


class Canvas:
    """Characters with styles, by row and column."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: Text) -> None:
        """Writes a text, which runs over what was there."""
        styles = [str(text.style)] * len(text.plain)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for offset, (sign, style) in enumerate(zip(text.plain, styles, strict=True)):
            self.cells[row][column + offset] = (sign, style)

    def lines(self) -> list[Text]:
        """The rows as texts, with signs of one style put together."""
        return [
            line(*[("".join(sign for sign, _ in signs), style) for style, signs in groupby(row, key=itemgetter(1))])
            for row in self.cells
        ]


def temple(scene: Scene) -> list[Text]:
    """The stairs and the spiral below them."""
    canvas = Canvas(ROWS * (LINES + 1) + 1, BOARD_WIDTH)
    _walls(canvas)
    standing = _standing(scene)
    _doors(scene, canvas, standing)
    for space in range(1, TOMB):
        row, column = corner(PATH[space - 1])
        for offset, text in enumerate(_space(scene, space, standing.get(space, {}))):
            canvas.put(row + offset, column, text)
    row, column = corner(min(PATH[-2:]))
    for offset, text in enumerate(_tomb(scene, standing.get("tomb", {}))):
        canvas.put(row + offset, column, text)
    return [_stairs(scene, standing), *canvas.lines()]


def corner(cell: tuple[int, int]) -> tuple[int, int]:
    """Where a cell's text begins on the canvas."""
    return cell[0] * (LINES + 1) + 1, cell[1] * (CELL + 1) + 1


def _standing(scene: Scene) -> dict[int | str, dict[int, int]]:
    """How many adventurers of each seat there are at each place."""
    found: dict[int | str, dict[int, int]] = {}
    for seat, own in enumerate(scene.view["seats"]):
        for place in own["adventurers"]:
            there = found.setdefault(place, {})
            there[seat] = there.get(seat, 0) + 1
    return found


def _letters(scene: Scene, there: dict[int, int], width: int) -> Text:
    """The adventurers on a place: a letter for each, or letter and number where there are too many."""
    made = Text()
    crowded = sum(there.values()) > width
    for seat, count in there.items():
        made.append_text(badge(scene.game, seat, 1 if crowded else count))
        if crowded and count > 1:
            made.append(str(count), SEAT_STYLES.get(scene.game.meta.seats[seat], "bold"))
    made.truncate(width)
    return made


# --- walls and doors --------------------------------------------------------------------------------------------


def _walls(canvas: Canvas) -> None:
    """Walls everywhere but between a space and the next one."""
    step = {cell: number for number, cell in enumerate(PATH)}

    def wall(a: tuple[int, int], b: tuple[int, int]) -> bool:
        if a not in step and b not in step:
            return False
        return a not in step or b not in step or abs(step[a] - step[b]) != 1

    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            above = wall((row - 1, column - 1), (row - 1, column))
            below = wall((row, column - 1), (row, column))
            left = wall((row - 1, column - 1), (row, column - 1))
            right = wall((row - 1, column), (row, column))
            y, x = row * (LINES + 1), column * (CELL + 1)
            canvas.put(y, x, Text(CORNERS[above + 2 * below + 4 * left + 8 * right], WALL))
            if right:
                canvas.put(y, x + 1, Text("━" * CELL, WALL))
            if below:
                for offset in range(LINES):
                    canvas.put(y + 1 + offset, x, Text("┃", WALL))


def _doors(scene: Scene, canvas: Canvas, standing: dict[int | str, dict[int, int]]) -> None:
    """Arrows from space to space, and the statues with their sleepers between them."""
    canvas.put(0, 1, Text("   ▾▾   ", DIM))
    statues = {row.after: number for number, row in enumerate(scene.game.edition.statues, 1)}
    for number, (here, there) in enumerate(pairwise(PATH[:TOMB]), 1):
        step = (there[0] - here[0], there[1] - here[1])
        row, column = corner(here if sum(step) > 0 else there)
        asleep = _letters(scene, standing.get(f"statue {statues.get(number)}", {}), 5)
        if step[0]:
            sign = line(("▲ ", GOLD), asleep) if number in statues else Text(ARROWS[step], DIM)
            canvas.put(row + LINES, column + (CELL - sign.cell_len) // 2, sign)
        else:
            sign = Text("▲", GOLD) if number in statues else Text(ARROWS[step], DIM)
            canvas.put(row + 1, column + CELL, sign)
            if number in statues:
                y, x = corner(here)
                canvas.put(y, x + 3, asleep)


# --- places -----------------------------------------------------------------------------------------------------


def _space(scene: Scene, space: int, there: dict[int, int]) -> list[Text]:
    """A space in three lines: its number, the choices that lead there and its wall; the tile; who stands there."""
    edition = scene.game.edition
    wall = next(f"+{row.points}" for row in edition.walls if row.first <= space <= row.last)
    tile = scene.view["spaces"][space - 1]
    icon = next(row.icon for row in edition.spaces if row.space == space)
    under = line((" " + icon[0], DIM)) if icon != "none" and "/" in tile and tile.split()[0] in TYPE_STYLES else Text()
    aims = aimed_at(scene.choices, f"space {space}", CELL - len(str(space)))
    room = CELL - len(str(space)) - len(aims)
    return [
        line((str(space), DIM), (aims, GOLD), (wall.rjust(room) if room > len(wall) else " " * room, "grey42")),
        line(tile_text(tile), under),
        _letters(scene, there, CELL),
    ]


def aimed_at(choices: list[str], place: str, width: int) -> str:
    """The numbers of the choices that lead to a place."""
    numbers = [str(number) for number, words in enumerate(choices, 1) if re.search(rf"(to|on) {place}$", words)]
    made = " ▸" + ",".join(numbers) if numbers else ""
    return made if len(made) <= width else " ▸…"


def tile_text(tile: str) -> Text:
    """A tile in eight characters or fewer: by letter, shape and colour."""
    kind, _, rest = tile.partition(" ")
    if kind in TYPE_STYLES:
        needs, _, points = rest.partition("/")
        sign, style = TYPE_STYLES[kind]
        return line((f"{sign}{needs}→{points}", style))
    if tile == "empty":
        return Text("·", DIM)
    words = {"osiris": f"Osiris+{rest}", "horus": f"Horus {rest}", "wild": "★wild", "wild/scarab": "wild/sc."}
    style = {"osiris": "bold #9fd08a", "horus": "bold #f2cc60"}.get(kind, "#b0d0f0")
    if kind == "favour":
        return line((f"Fav. {rest.removeprefix('of Horus ')}", style))
    return line((words.get(kind, kind), style))


def _stairs(scene: Scene, standing: dict[int | str, dict[int, int]]) -> Text:
    """Who stands on the stairs; in brackets who was woken in this turn and gets there at its end."""
    made = line(("stairs ", GOLD), _letters(scene, standing.get("stairs", {}), 40))
    woken = standing.get("woken", {})
    return line(made, " (", _letters(scene, woken, 5), ")") if woken else made


def _tomb(scene: Scene, there: dict[int, int]) -> list[Text]:
    """The tomb in three lines: its name and points, the sarcophagi with their owners, who is there."""
    view: dict[str, Any] = scene.view
    edition = scene.game.edition
    wall = next(f"+{row.points}" for row in edition.walls if row.first <= TOMB <= row.last)
    width = 2 * CELL + 1
    aims = aimed_at(scene.choices, "the tomb", 8)
    sarcophagi = Text("sarcophagi ", DIM)
    owners = [(points, seat) for seat, own in enumerate(view["seats"]) for points in own["sarcophagi"]]
    for row in edition.sarcophagi:
        owner = next((each for each in owners if each[0] == row.points), None)
        sarcophagi.append(str(row.points), GOLD)
        if owner:
            owners.remove(owner)
            sarcophagi.append_text(badge(scene.game, owner[1]))
        sarcophagi.append(" ")
    sarcophagi.truncate(width)
    return [
        line(("TOMB", GOLD), (aims, GOLD), (wall.rjust(width - 4 - len(aims)), "grey42")),
        sarcophagi,
        _letters(scene, there, width),
    ]
