"""The Nile as a picture: a snake of slots with tiles and boats, and the seats beside."""

import colorsys
from typing import Any, Final

from waset.core.game import AnyGame
from waset.envs.canvas import LINE, Canvas, Colour
from waset.envs.picture import DARK, GROUND, LIGHT, MARGIN, SEATS, SIDE, STONE, Picture, headed, pieces

WIDE: Final = 74
HIGH: Final = 50


def picture(game: AnyGame, view: dict[str, Any]) -> Picture:
    """What is seen of Tutankhamun."""
    canvas = Canvas(10 * WIDE + 2 * MARGIN + SIDE, 8 * HIGH + 2 * MARGIN, STONE)
    names = [each["name"] for each in (*view["sets"], *view["idols"])]
    boats = {seat["boat"]: SEATS[colour] for colour, seat in zip(game.meta.seats, view["seats"], strict=False)}
    for slot, ((row, column), tile) in enumerate(zip(snake(8, 10), view["nile"], strict=True), 1):
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
    return canvas.pixels


def _hue(names: list[str], tile: str) -> Colour:
    """A colour of its own for each tile."""
    red, green, blue = colorsys.hsv_to_rgb(names.index(tile) / len(names), 0.4, 0.95)
    return int(255 * red), int(255 * green), int(255 * blue)


def snake(rows: int, columns: int) -> list[tuple[int, int]]:
    """Row and column of each cell along a path that goes to and fro."""
    return [(row, each if row % 2 == 0 else columns - 1 - each) for row in range(rows) for each in range(columns)]
