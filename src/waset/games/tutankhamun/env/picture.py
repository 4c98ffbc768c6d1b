"""The Nile as a picture: a snake of slots with tiles and boats, and the seats beside."""

import colorsys
from typing import Final, cast

from waset.core.game import AnyGame
from waset.envs.canvas import LETTER, LINE, Colour, PixelCanvas
from waset.envs.picture import DARK, GROUND, LIGHT, MARGIN, SEATS, SIDE, STONE, Picture, edition, headed, pieces
from waset.games.tutankhamun.rules.facts import Board
from waset.games.tutankhamun.rules.seen import View

WIDE: Final = 74
HIGH: Final = 50


def picture(game: AnyGame, view: View) -> Picture:
    """What is seen of Tutankhamun, with the sets of the edition that is played."""
    board = cast("Board", game.board())
    names = [*(row["name"] for row in board["sets"]), board["rings"]["name"], *(row["name"] for row in board["idols"])]
    high = board["slots"] // 10 * HIGH + 2 * MARGIN + (len(names) + 1) // 2 * (LINE + 2)
    canvas = PixelCanvas(10 * WIDE + 2 * MARGIN + SIDE, high, STONE)
    boats = {seat["boat"]: SEATS[colour] for colour, seat in zip(game.meta.seats, view["seats"], strict=False)}
    for slot, ((row, column), tile) in enumerate(zip(snake(board["slots"] // 10, 10), view["nile"], strict=True), 1):
        x, y = MARGIN + column * WIDE, MARGIN + row * HIGH
        canvas.box(x + 1, y + 1, WIDE - 2, HIGH - 2, GROUND if tile is None else _hue(names, tile))
        canvas.write(x + 4, y + 4, str(slot), STONE if tile is None else DARK)
        if tile is not None:
            canvas.write(x + 4, y + 18, tile[:8], DARK)
        if slot in boats:
            pieces(canvas, x + 4, y + 34, 1, [boats[slot]])
    x = 10 * WIDE + 3 * MARGIN
    y = MARGIN
    for seat, own in enumerate(view["seats"]):
        y = headed(canvas, game, view, seat, x, y, f"{own['points']} to go")
        held = [f"{count}{tile[:3]}" for tile, count in own["collection"].items()]
        canvas.write(x, y, f"boat {own['boat']}", LIGHT)
        canvas.write(x, y + LINE, " ".join(held[:5]), LIGHT)
        canvas.write(x, y + 2 * LINE, " ".join(held[5:10]), LIGHT)
        y += 3 * LINE + 2
    edition(canvas, game, x, high - MARGIN - LINE)
    _sets(canvas, board, names, board["slots"] // 10 * HIGH + 2 * MARGIN)
    return canvas.pixels


def _sets(canvas: PixelCanvas, board: Board, names: list[str], y: int) -> None:
    """Below the Nile: how many tiles of each kind there are, and what they are worth."""
    printed = [f"{row['tiles']} {row['name']} {row['first']}/{row['second']}" for row in board["sets"]]
    rings = board["rings"]
    printed += [f"{rings['tiles']} {rings['name']} {rings['each']} each, most {rings['bonus']}"]
    printed += [f"{row['tiles']} {row['name']}" for row in board["idols"]]
    for number, (name, words) in enumerate(zip(names, printed, strict=True)):
        down, right = divmod(number, 2)
        x = MARGIN + right * 5 * WIDE
        canvas.box(x, y + down * (LINE + 2), 5 * WIDE - 2, LINE, _hue(names, name))
        canvas.write(x + LETTER, y + 1 + down * (LINE + 2), words, DARK)


def _hue(names: list[str], tile: str) -> Colour:
    """A colour of its own for each tile."""
    red, green, blue = colorsys.hsv_to_rgb(names.index(tile) / len(names), 0.4, 0.95)
    return int(255 * red), int(255 * green), int(255 * blue)


def snake(rows: int, columns: int) -> list[tuple[int, int]]:
    """Row and column of each cell along a path that goes to and fro."""
    return [(row, each if row % 2 == 0 else columns - 1 - each) for row in range(rows) for each in range(columns)]
