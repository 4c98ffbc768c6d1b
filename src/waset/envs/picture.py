"""A view as a picture: the temple as a spiral or the Nile as a snake, with tiles and pieces, and the seats beside."""

import colorsys
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from waset.core.game import AnyGame
from waset.envs.canvas import LETTER, LINE, Canvas, Colour

GROUND: Final[Colour] = (38, 32, 26)
STONE: Final[Colour] = (92, 80, 62)
DARK: Final[Colour] = (20, 18, 16)
LIGHT: Final[Colour] = (240, 232, 212)
SEATS: Final[dict[str, Colour]] = {
    "Red": (220, 60, 50),
    "Blue": (70, 120, 230),
    "Green": (70, 180, 80),
    "Yellow": (240, 205, 60),
    "Purple": (165, 90, 200),
    "White": (245, 245, 245),
}
TILES: Final[dict[str, Colour]] = {
    "empty": GROUND,
    "vase": (90, 190, 210),
    "statue": (222, 146, 84),
    "jewelry": (196, 146, 232),
    "artifact": (245, 160, 200),
    "horus": (236, 204, 104),
    "osiris": (156, 204, 136),
}
TEMPLE: Final[Colour] = (176, 206, 238)
MUMMY: Final[Colour] = (216, 207, 168)
MARGIN: Final = 6
SIDE: Final = 250
PIECE: Final = 10


def picture(game: AnyGame, view: dict[str, Any]) -> npt.NDArray[np.uint8]:
    """What is seen, as rows of pixels in red, green and blue."""
    return _luxor(game, view) if view["game"] == "luxor" else _tutankhamun(game, view)


def spiral(rows: int, columns: int) -> list[tuple[int, int]]:
    """Row and column of each cell along a path that winds inwards."""
    row, column, down, right = 0, 0, 0, 1
    path = [(0, 0)]
    while len(path) < rows * columns:
        nearest = (row + down, column + right)
        if nearest in path or not (0 <= nearest[0] < rows and 0 <= nearest[1] < columns):
            down, right = right, -down
            continue
        row, column = nearest
        path.append(nearest)
    return path


def snake(rows: int, columns: int) -> list[tuple[int, int]]:
    """Row and column of each cell along a path that goes to and fro."""
    return [(row, each if row % 2 == 0 else columns - 1 - each) for row in range(rows) for each in range(columns)]


def _pieces(canvas: Canvas, x: int, y: int, across: int, colours: list[Colour], height: int = PIECE) -> None:
    """Pieces side by side, so many in a line."""
    for index, colour in enumerate(colours):
        down, right = divmod(index, across)
        canvas.box(x + right * (PIECE + 2), y + down * (PIECE + 2), PIECE, PIECE, DARK)
        canvas.box(x + right * (PIECE + 2) + 1, y + down * (PIECE + 2) + 1, PIECE - 2, height - 2, colour)


# --- Luxor --------------------------------------------------------------------------------------------------------

LUXOR_WIDE: Final = 88
LUXOR_HIGH: Final = 70


def _luxor(game: AnyGame, view: dict[str, Any]) -> npt.NDArray[np.uint8]:
    path = spiral(6, 7)
    canvas = Canvas(7 * LUXOR_WIDE + 2 * MARGIN + SIDE, 6 * LUXOR_HIGH + 2 * MARGIN, STONE)
    standing: dict[int | str, list[Colour]] = {}
    for colour, seat in zip(game.meta.seats, view["seats"], strict=False):
        for place in seat["adventurers"]:
            standing.setdefault(place, []).append(SEATS[colour])
    for space, tile in enumerate(view["spaces"], 1):
        row, column = path[space - 1]
        x, y = MARGIN + column * LUXOR_WIDE, MARGIN + row * LUXOR_HIGH
        kind, _, rest = tile.partition(" ")
        canvas.box(x + 1, y + 1, LUXOR_WIDE - 2, LUXOR_HIGH - 2, TILES.get(kind, TEMPLE))
        ink = STONE if tile == "empty" else DARK
        canvas.write(x + 4, y + 4, str(space), ink)
        if space == view["mummy"]:
            canvas.box(x + 26, y + 2, LUXOR_WIDE - 30, LINE + 2, MUMMY)
            canvas.write(x + 30, y + 4, "MUMMY", DARK)
        if tile != "empty":
            canvas.write(x + 4, y + 18, kind[:10], ink)
            canvas.write(x + 4, y + 31, rest.removeprefix("of Horus "), ink)
        _pieces(canvas, x + 4, y + LUXOR_HIGH - 25, 6, standing.get(space, []))
        _pieces(canvas, x + 40, y + 31, 4, standing.get(f"lying {space}", []), PIECE // 2)
    for row, column in path[-2:]:
        canvas.box(MARGIN + column * LUXOR_WIDE, MARGIN + row * LUXOR_HIGH, LUXOR_WIDE, LUXOR_HIGH, DARK)
    row, column = min(path[-2:])
    canvas.write(MARGIN + column * LUXOR_WIDE + 4, MARGIN + row * LUXOR_HIGH + 4, "TOMB", LIGHT)
    _pieces(canvas, MARGIN + column * LUXOR_WIDE + 4, MARGIN + row * LUXOR_HIGH + 30, 12, standing.get("tomb", []))
    x = 7 * LUXOR_WIDE + 3 * MARGIN
    y = MARGIN
    for name in ("stairs", "statue 1", "statue 2", "statue 3"):
        canvas.write(x, y, name, LIGHT)
        waiting = standing.get(name, []) + (standing.get("woken", []) if name == "stairs" else [])
        _pieces(canvas, x + 9 * LETTER, y, 13, waiting)
        y += 2 * LINE
    for seat, own in enumerate(view["seats"]):
        y = _headed(canvas, game, view, seat, x, y, f"{own['points']} points")
        held = [f"{count}{kind[0]}" for kind, count in own["treasures"].items() if count]
        held += [f"{own[what]} {what}" for what in ("keys", "wild", "scarabs") if own[what]]
        canvas.write(x, y, " ".join(held), LIGHT)
        short = [(card or "?").partition(" (")[0].replace("last to second last", "last") for card in own["hand"]]
        canvas.write(x, y + LINE, " ".join(each.replace(" ", "") for each in short), LIGHT)
        y += 3 * LINE
    return canvas.pixels


def _headed(canvas: Canvas, game: AnyGame, view: dict[str, Any], seat: int, x: int, y: int, words: str) -> int:
    """A line in a seat's colour, marked if it is asked; gives where to go on below it."""
    colour = game.meta.seats[seat]
    canvas.box(x, y, SIDE - 3 * MARGIN, LINE + 4, SEATS[colour])
    mark = "* " if view["to_move"] == seat else ""
    canvas.write(x + 3, y + 3, f"{mark}{colour} {words}", DARK)
    return y + LINE + 8


# --- Tutankhamun ----------------------------------------------------------------------------------------------------

NILE_WIDE: Final = 74
NILE_HIGH: Final = 50


def _tutankhamun(game: AnyGame, view: dict[str, Any]) -> npt.NDArray[np.uint8]:
    canvas = Canvas(10 * NILE_WIDE + 2 * MARGIN + SIDE, 8 * NILE_HIGH + 2 * MARGIN, STONE)
    names = [each["name"] for each in (*view["sets"], *view["idols"])]
    boats = {seat["boat"]: SEATS[colour] for colour, seat in zip(game.meta.seats, view["seats"], strict=False)}
    for slot, ((row, column), tile) in enumerate(zip(snake(8, 10), view["nile"], strict=True), 1):
        x, y = MARGIN + column * NILE_WIDE, MARGIN + row * NILE_HIGH
        canvas.box(x + 1, y + 1, NILE_WIDE - 2, NILE_HIGH - 2, GROUND if tile is None else _hue(names, tile))
        canvas.write(x + 4, y + 4, str(slot), STONE if tile is None else DARK)
        if tile is not None:
            canvas.write(x + 4, y + 18, tile[:8], DARK)
        if slot in boats:
            _pieces(canvas, x + 4, y + 34, 1, [boats[slot]])
    x = 10 * NILE_WIDE + 3 * MARGIN
    y = MARGIN
    for seat, own in enumerate(view["seats"]):
        y = _headed(canvas, game, view, seat, x, y, f"{own['points']} to go")
        held = [f"{count}{tile[:3]}" for tile, count in own["collection"].items()]
        canvas.write(x, y, f"boat {own['boat']}", LIGHT)
        canvas.write(x, y + LINE, " ".join(held[:5]), LIGHT)
        canvas.write(x, y + 2 * LINE, " ".join(held[5:10]), LIGHT)
        y += 3 * LINE + 2
    return canvas.pixels


def _hue(names: list[str], tile: str) -> Colour:
    """A colour of its own for each tile."""
    red, green, blue = colorsys.hsv_to_rgb(names.index(tile) / len(names), 0.4, 0.95)
    return int(255 * red), int(255 * green), int(255 * blue)
