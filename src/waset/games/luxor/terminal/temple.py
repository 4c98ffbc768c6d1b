"""The temple of Luxor as a square spiral of characters, walked inwards from the stairs to the tomb."""

from itertools import pairwise
from typing import Final

from rich.text import Text

from waset.cli.terminal.canvas import Canvas
from waset.cli.terminal.screen import DIM, GOLD, Choice, Scene, badge, line, said
from waset.games.luxor.rules.facts import Board, Tile, tile_of
from waset.games.luxor.rules.seen import View
from waset.games.luxor.spiral import spiral
from waset.games.luxor.terminal.choices import leads_to
from waset.games.luxor.terminal.seen import board_of, view_of
from waset.words.said import slug

COLUMNS: Final = 7
ROWS: Final = 6
CELL: Final = 8
LINES: Final = 3
BOARD_WIDTH: Final = COLUMNS * (CELL + 1) + 1
WALL: Final = "#a07840"
TYPE_STYLES: Final = {
    "vase": ("●", "bold #4fc3d9"),
    "statue": ("■", "bold #e08a4a"),
    "jewelry": ("◆", "bold #c792ea"),
}
ARTIFACT_STYLE: Final = "bold #ff9ecb"
TEMPLE_STYLE: Final = "#b0d0f0"
MUMMY_STYLE: Final = "bold black on #d8cfa8"
LYING_STYLE: Final = "not bold italic"
HIDDEN: Final = "?"
"""The mark beside a treasure with another one face down under it."""
# A corner by the walls that meet in it: 1 above, 2 below, 4 left, 8 right.
CORNERS: Final = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
ARROWS: Final = {(0, 1): "▸", (0, -1): "◂", (1, 0): "▾", (-1, 0): "▴"}


PATH: Final = spiral(ROWS, COLUMNS)
"""Spaces 1 to 40, then the two cells of the tomb."""
TOMB: Final = len(PATH) - 1
"""The place after the last space."""


def temple(scene: Scene) -> list[Text]:
    """The stairs and the spiral below them, as the edition in play prints them."""
    board = board_of(scene)
    canvas = Canvas(ROWS * (LINES + 1) + 1, BOARD_WIDTH)
    _walls(canvas)
    standing = _standing(scene)
    _doors(scene, board, canvas, standing)
    for space in range(1, TOMB):
        row, column = corner(PATH[space - 1])
        lying = standing.get(board["lying"][space - 1], {})
        for offset, text in enumerate(_space(scene, board, space, standing.get(space, {}), lying)):
            canvas.put(row + offset, column, text)
    row, column = corner(min(PATH[-2:]))
    for offset, text in enumerate(_tomb(scene, board, standing.get("tomb", {}))):
        canvas.put(row + offset, column, text)
    return [_stairs(scene, standing), *canvas.lines()]


def corner(cell: tuple[int, int]) -> tuple[int, int]:
    """Where a cell's text begins on the canvas."""
    return cell[0] * (LINES + 1) + 1, cell[1] * (CELL + 1) + 1


def _standing(scene: Scene) -> dict[int | str, dict[int, int]]:
    """How many adventurers of each seat there are at each place."""
    found: dict[int | str, dict[int, int]] = {}
    for seat, own in enumerate(view_of(scene)["seats"]):
        for place in own["adventurers"]:
            there = found.setdefault(place, {})
            there[seat] = there.get(seat, 0) + 1
    return found


def _letters(scene: Scene, upright: dict[int, int], lying: dict[int, int] | None = None, width: int = 0) -> Text:
    """The adventurers on a place: a letter for each, or letter and number where there are too many for the width.

    Those lying down are lower case.
    """
    groups = [(seat, count, False) for seat, count in upright.items()]
    groups += [(seat, count, True) for seat, count in (lying or {}).items()]
    crowded = sum(count for _, count, _ in groups) > width
    made = Text()
    for seat, count, is_lying in groups:
        letters = badge(scene, seat, 1 if crowded else count)
        number = str(count) if crowded and count > 1 else ""
        style = f"{letters.style} {LYING_STYLE}" if is_lying else letters.style
        made.append((letters.plain.lower() if is_lying else letters.plain) + number, style)
    return made


# --- walls and doors --------------------------------------------------------------------------------------------


def _walls(canvas: Canvas) -> None:
    """Walls everywhere except between a space and the next one."""
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


def _doors(scene: Scene, board: Board, canvas: Canvas, standing: dict[int | str, dict[int, int]]) -> None:
    """Arrows from space to space, and the statues with their sleepers between them."""
    canvas.put(0, 1, Text("   ▾▾   ", DIM))
    statues = {after: number for number, after in enumerate(board["statues"], 1)}
    for number, (here, there) in enumerate(pairwise(PATH[:TOMB]), 1):
        step = (there[0] - here[0], there[1] - here[1])
        row, column = corner(here if sum(step) > 0 else there)
        sleepers = standing.get(board["asleep"][statues[number] - 1], {}) if number in statues else {}
        asleep = _letters(scene, sleepers, width=5)
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


def _space(scene: Scene, board: Board, space: int, there: dict[int, int], lying: dict[int, int]) -> list[Text]:
    """A space in three lines: its number, the choices that lead there and its wall; the tile; who is there.

    The mummy hides the wall, and so does a crowd too big for its line.
    """
    who = _letters(scene, there, lying, CELL)
    number = line((str(space), DIM))
    aims = aimed_at(scene.choices, space, CELL - len(str(space)))
    room = CELL - len(str(space)) - len(aims)
    if space == view_of(scene)["mummy"]:
        style = MUMMY_STYLE
        number = Text(str(space), style)
        mummy = said(scene, "terminal-mummy")
        right = Text((mummy if room > len(mummy) else mummy[0]).rjust(room), style)
        who.truncate(CELL)
    elif who.cell_len > CELL:
        rest = who[CELL - CELL % 2 :]
        rest.truncate(room)
        right = line(" " * (room - rest.cell_len), rest)
        who.truncate(CELL)
    else:
        wall = _wall(board, space)
        right = Text(wall.rjust(room) if room > len(wall) else " " * room, "grey42")
    return [
        line(number, (aims, GOLD), right),
        line(tile_text(scene, _lies(scene, board, space)), _beneath(scene, board, space)),
        who,
    ]


def _wall(board: Board, place: int) -> str:
    """What is printed on the wall beside a place."""
    return next(f"+{wall['points']}" for wall in board["walls"] if wall["first"] <= place <= wall["last"])


def _beneath(scene: Scene, board: Board, space: int) -> Text:
    """What lies under a treasure: a temple tile of a stack, or another treasure."""
    if space in view_of(scene)["doubled"]:
        return Text(f" {HIDDEN}", ARTIFACT_STYLE)
    icon = board["spaces"][space - 1]["icon"]
    is_treasure = _lies(scene, board, space)["kind"] == "treasure"
    return Text(f" {icon[0]}", DIM) if icon and is_treasure else Text()


def _lies(scene: Scene, board: Board, space: int) -> Tile:
    return tile_of(board, view_of(scene)["spaces"][space - 1])


def aimed_at(choices: list[Choice], place: int | str, width: int) -> str:
    """The numbers of the choices that lead to a place."""
    numbers = [str(number) for number, choice in enumerate(choices, 1) if leads_to(choice.means) == place]
    made = " ▸" + ",".join(numbers) if numbers else ""
    return made if len(made) <= width else " ▸…"


def letter(scene: Scene, kind: str) -> str:
    """The letter of a type of treasure."""
    return said(scene, "terminal-letter", tile=kind)


def tile_text(scene: Scene, tile: Tile) -> Text:
    """A tile in eight characters or fewer: by letter, shape and colour."""
    if tile["kind"] == "treasure":
        sign, style = TYPE_STYLES.get(tile["type"], ("✦", ARTIFACT_STYLE))
        return line((f"{sign}{letter(scene, tile['type'])}{tile['needs']}→{tile['points']}", style))
    if tile["kind"] == "empty":
        return Text("·", DIM)
    number, style = "", TEMPLE_STYLE
    if tile["kind"] == "osiris":
        number, style = str(tile["steps"]), "bold #9fd08a"
    elif tile["kind"] == "horus":
        number, style = str(tile["level"]), "bold #f2cc60"
    elif tile["kind"] == "favour":
        number = "/".join(map(str, tile["levels"]))
    return line((said(scene, "terminal-tile", tile=slug(tile["kind"]), number=number), style))


def _stairs(scene: Scene, standing: dict[int | str, dict[int, int]]) -> Text:
    """Who stands on the stairs; in brackets who was woken in this turn and gets there at its end."""
    made = line((f"{said(scene, 'terminal-stairs')} ", GOLD), _letters(scene, standing.get("stairs", {}), width=40))
    woken = standing.get("woken", {})
    return line(made, " (", _letters(scene, woken, width=5), ")") if woken else made


def _tomb(scene: Scene, board: Board, there: dict[int, int]) -> list[Text]:
    """The tomb in three lines: its name and points, the sarcophagi with their owners, who is there."""
    view: View = view_of(scene)
    wall = _wall(board, TOMB)
    width = 2 * CELL + 1
    tomb = said(scene, "terminal-tomb")
    aims = aimed_at(scene.choices, "tomb", width - len(tomb) - len(wall))
    sarcophagi = Text(f"{said(scene, 'score-sarcophagi')} ", DIM)
    owners = [(points, seat) for seat, own in enumerate(view["seats"]) for points in own["sarcophagi"]]
    for worth in board["sarcophagi"]:
        owner = next((each for each in owners if each[0] == worth), None)
        sarcophagi.append(str(worth), GOLD)
        if owner:
            owners.remove(owner)
            sarcophagi.append_text(badge(scene, owner[1]))
        sarcophagi.append(" ")
    sarcophagi.truncate(width)
    return [
        line((tomb, GOLD), (aims, GOLD), (wall.rjust(width - len(tomb) - len(aims)), "grey42")),
        sarcophagi,
        _letters(scene, there, width=width),
    ]
