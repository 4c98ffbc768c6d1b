"""The temple as a picture: a spiral of spaces with tiles and pieces, and the seats beside."""

from typing import Final, cast

from waset.core.game import AnyGame
from waset.envs.canvas import LETTER, LINE, Colour, PixelCanvas
from waset.envs.picture import DARK, GROUND, LIGHT, MARGIN, PIECE, SEATS, SIDE, STONE, Picture, edition, headed, pieces
from waset.games.luxor.faces import short
from waset.games.luxor.rules.facts import Board, Tile, card_of, tile_of
from waset.games.luxor.rules.seen import View
from waset.games.luxor.spiral import spiral

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
STATUE: Final[Colour] = (250, 214, 90)
WIDE: Final = 88
HIGH: Final = 70


def picture(game: AnyGame, view: View) -> Picture:
    """What is seen of Luxor, on the board of the edition that is played."""
    board = cast("Board", game.board())
    path = spiral(6, 7)
    canvas = PixelCanvas(7 * WIDE + 2 * MARGIN + SIDE, 6 * HIGH + 2 * MARGIN, STONE)
    standing: dict[int | str, list[Colour]] = {}
    for colour, owner in zip(game.meta.seats, view["seats"], strict=False):
        for place in owner["adventurers"]:
            standing.setdefault(place, []).append(SEATS[colour])
    for space, lies in enumerate((tile_of(board, name) for name in view["spaces"]), 1):
        row, column = path[space - 1]
        x, y = MARGIN + column * WIDE, MARGIN + row * HIGH
        is_empty = lies["kind"] == "empty"
        kind, figures = _printed(lies)
        canvas.box(x + 1, y + 1, WIDE - 2, HIGH - 2, TILES.get(kind, TEMPLE))
        ink = STONE if is_empty else DARK
        canvas.write(x + 4, y + 4, str(space), ink)
        if space == view["mummy"]:
            canvas.box(x + 26, y + 2, WIDE - 30, LINE + 2, MUMMY)
            canvas.write(x + 30, y + 4, "MUMMY", DARK)
        else:
            wall = _wall(board, space)
            canvas.write(x + WIDE - 4 - LETTER * len(wall), y + 4, wall, ink)
        if not is_empty:
            canvas.write(x + 4, y + 18, kind[:10], ink)
            canvas.write(x + 4, y + 31, figures, ink)
            icon = board["spaces"][space - 1]["icon"]
            if icon:
                canvas.write(x + WIDE - 4 - LETTER, y + HIGH - 4 - LINE, icon[0], ink)
        pieces(canvas, x + 4, y + HIGH - 25, 6, standing.get(space, []))
        pieces(canvas, x + 40, y + 31, 4, standing.get(board["lying"][space - 1], []), PIECE // 2)
    for row, column in path[-2:]:
        canvas.box(MARGIN + column * WIDE, MARGIN + row * HIGH, WIDE, HIGH, DARK)
    for space in board["statues"]:
        _statue(canvas, path[space - 1], path[space])
    row, column = min(path[-2:])
    worth = " ".join(str(points) for points in board["sarcophagi"])
    printed = f"TOMB {_wall(board, board['tomb'])}: {worth}"
    canvas.write(MARGIN + column * WIDE + 4, MARGIN + row * HIGH + 4, printed, LIGHT)
    pieces(canvas, MARGIN + column * WIDE + 4, MARGIN + row * HIGH + 30, 12, standing.get("tomb", []))
    x = 7 * WIDE + 3 * MARGIN
    y = MARGIN
    for name in ("stairs", *board["asleep"]):
        canvas.write(x, y, name, LIGHT)
        waiting = standing.get(name, []) + (standing.get("woken", []) if name == "stairs" else [])
        pieces(canvas, x + 9 * LETTER, y, 13, waiting)
        y += 2 * LINE
    for seat, own in enumerate(view["seats"]):
        y = headed(canvas, game, view, seat, x, y, f"{own['points']} points")
        held = [f"{count}{kind[0]}" for kind, count in own["treasures"].items() if count]
        held += [f"{own[what]} {what}" for what in ("keys", "wild", "scarabs") if own[what]]
        canvas.write(x, y, " ".join(held), LIGHT)
        hand = [short(card_of(board, card)) if card else "?" for card in own["hand"]]
        canvas.write(x, y + LINE, " ".join(hand), LIGHT)
        y += 3 * LINE
    edition(canvas, game, x, 6 * HIGH)
    return canvas.pixels


def _printed(tile: Tile) -> tuple[str, str]:
    """A tile in two lines: its type or kind, and its figures."""
    if tile["kind"] == "treasure":
        return tile["type"], f"{tile['needs']}/{tile['points']}"
    if tile["kind"] == "osiris":
        return tile["kind"], str(tile["steps"])
    if tile["kind"] == "horus":
        return tile["kind"], str(tile["level"])
    if tile["kind"] == "favour":
        return tile["kind"], "/".join(map(str, tile["levels"]))
    return tile["name"], ""


def _wall(board: Board, place: int) -> str:
    """What is printed on the wall beside a place."""
    return next(f"+{wall['points']}" for wall in board["walls"] if wall["first"] <= place <= wall["last"])


def _statue(canvas: PixelCanvas, here: tuple[int, int], there: tuple[int, int]) -> None:
    """An Anubis statue between two neighbouring spaces: a bar on the edge that they share."""
    row, column = max(here, there)
    if here[0] == there[0]:
        canvas.box(MARGIN + column * WIDE - 3, MARGIN + row * HIGH + 20, 6, HIGH - 40, STATUE)
    else:
        canvas.box(MARGIN + column * WIDE + 20, MARGIN + row * HIGH - 3, WIDE - 40, 6, STATUE)
