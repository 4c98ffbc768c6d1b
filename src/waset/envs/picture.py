"""A view as a picture: what the pictures of all games share, and which part of a game draws it."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from waset import games
from waset.core.game import AnyGame
from waset.core.meaning import AnyView
from waset.envs.canvas import LETTER, LINE, Colour, PixelCanvas
from waset.envs.text import text

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
MARGIN: Final = 6
SIDE: Final = 250
PIECE: Final = 10
PLAIN_WIDE: Final = 880
PLAIN_HIGH: Final = 440

Picture: TypeAlias = npt.NDArray[np.uint8]


def picture(game: AnyGame, view: AnyView) -> Picture:
    """What is seen, as rows of pixels in red, green and blue: drawn by the game, or else its text in letters."""
    if games.has(game.meta.name, "env.picture"):
        drawn: Picture = games.part(game.meta.name, "env.picture").picture(game, view)
        return drawn
    canvas = PixelCanvas(PLAIN_WIDE, PLAIN_HIGH, GROUND)
    for number, words in enumerate(text(game, view).splitlines()):
        canvas.write(MARGIN, MARGIN + number * (LINE + 2), words, LIGHT)
    return canvas.pixels


def pieces(canvas: PixelCanvas, x: int, y: int, across: int, colours: list[Colour], height: int = PIECE) -> None:
    """Pieces side by side, `across` of them in a line."""
    for index, colour in enumerate(colours):
        down, right = divmod(index, across)
        canvas.box(x + right * (PIECE + 2), y + down * (PIECE + 2), PIECE, PIECE, DARK)
        canvas.box(x + right * (PIECE + 2) + 1, y + down * (PIECE + 2) + 1, PIECE - 2, height - 2, colour)


def edition(canvas: PixelCanvas, game: AnyGame, x: int, y: int) -> None:
    """The name of the edition that is played, if it is not the usual one."""
    if game.edition != game.base_edition:
        canvas.write(x, y, f"edition {game.edition.name}"[: (SIDE - 3 * MARGIN) // LETTER], LIGHT)


def headed(canvas: PixelCanvas, game: AnyGame, view: AnyView, seat: int, x: int, y: int, words: str) -> int:
    """A line in a seat's colour, marked if the seat is to decide; returns the y coordinate below it."""
    colour = game.meta.seats[seat]
    canvas.box(x, y, SIDE - 3 * MARGIN, LINE + 4, SEATS[colour])
    mark = "* " if view["to_move"] == seat else ""
    canvas.write(x + 3, y + 3, f"{mark}{colour} {words}", DARK)
    return y + LINE + 8
