"""The Nile of Tutankhamun as a winding river of eighty slots, with its tiles and the boats on it."""

from typing import Final, cast

from rich.text import Text

from waset.cli.terminal.canvas import Canvas
from waset.cli.terminal.screen import DIM, GOLD, Scene, badge, line, said
from waset.games.tutankhamun.rules.facts import Board
from waset.games.tutankhamun.terminal.seen import view_of
from waset.games.tutankhamun.words.telling import tile as arguments

CELL: Final = 4
LINES: Final = 3
"""How many lines there are from one bend to the next: the bank, the numbers, the tiles."""
LONGEST: Final = 20
"""The most slots between two bends."""
BANK: Final = "#a07840"
WATER: Final = "on #10303f"
RING_STYLE: Final = "bold #ffd24a on #5a3c00"
IDOL_STYLE: Final = "bold white on #8a2070"
SET_STYLES: Final = tuple(
    f"bold black on {colour}"
    for colour in (
        "#7fb0ff",
        "#ff8f6b",
        "#7bd88f",
        "#c79bff",
        "#5fd3d3",
        "#ff9ecb",
        "#c8a07a",
        "#b8e05a",
        "#f0dc90",
        "#b8c4d0",
        "#f06868",
        "#a0b070",
    )
)


def board_of(scene: Scene) -> Board:
    """What lies on the table in the edition that is played."""
    return cast("Board", scene.game.board())


def called(scene: Scene, name: str, message: str = "tile") -> str:
    """A tile in the words of the seat that looks."""
    return said(scene, message, **arguments(name))


def signs(scene: Scene) -> dict[str, Text]:
    """Two letters on a colour for each kind of tile: sets by their names, rings in gold, idols with a star."""
    board = board_of(scene)
    ring = board["rings"]["name"]
    mark = called(scene, ring)[:2].capitalize()
    found: dict[str, Text] = {ring: Text(mark, RING_STYLE)}
    taken = {mark}
    for number, name in enumerate(row["name"] for row in board["sets"]):
        word = called(scene, name)
        pairs = [word[0].upper() + letter for letter in word[1:] + "abcdefghijklmnopqrstuvwxyz" if letter.isalpha()]
        sign = next((pair for pair in pairs if pair not in taken), pairs[0])
        taken.add(sign)
        found[name] = Text(sign, SET_STYLES[number % len(SET_STYLES)])
    for idol in board["idols"]:
        found[idol["name"]] = Text("★" + called(scene, idol["name"])[0], IDOL_STYLE)
    return found


def per_row(width: int) -> int:
    """How many slots there are between two bends of a river that is no wider than this."""
    return next((slots for slots in (LONGEST, 16, 10, 8) if width >= slots * CELL + 2), 5)


def cell(slot: int, slots: int) -> tuple[int, int]:
    """Row and column of a slot: the first row goes right, the next one left, and so on."""
    row, column = divmod(slot - 1, slots)
    return row, column if row % 2 == 0 else slots - 1 - column


def river(scene: Scene, slots: int, open_slots: set[int]) -> list[Text]:
    """The river with this number of slots in a row; the numbers of the open slots, which can be chosen, stand out."""
    length = board_of(scene)["slots"]
    rows = length // slots
    width = slots * CELL + 2
    canvas = Canvas(rows * LINES + 1, width, WATER)
    _banks(canvas, rows, width)
    tiles = signs(scene)
    boats = {own["boat"]: seat for seat, own in enumerate(view_of(scene)["seats"])}
    for slot in range(1, length + 1):
        row, column = cell(slot, slots)
        y, x = row * LINES + 1, column * CELL + 1
        style = f"{GOLD} {WATER}" if slot in open_slots else f"{DIM} {WATER}"
        if slot == view_of(scene)["thoth"]:
            style = f"{GOLD} reverse"
        canvas.put(y, x, Text(f"{slot:>3}", style))
        tile = view_of(scene)["nile"][slot - 1]
        if slot in boats:
            canvas.put(y + 1, x + 1, boat(scene, boats[slot]))
        elif tile:
            canvas.put(y + 1, x + 1, tiles[tile])
        else:
            canvas.put(y + 1, x + 1, Text(" ·", f"grey42 {WATER}"))
    return canvas.lines()


def boat(scene: Scene, seat: int) -> Text:
    """A boat on the river: its letter between bow and stern."""
    letter = badge(scene, seat)
    return Text(f"<{letter.plain}>", letter.style)


def _banks(canvas: Canvas, rows: int, width: int) -> None:
    """The banks: open at each bend, at the source, and at the door of the Tomb."""
    for row in range(rows + 1):
        y = row * LINES
        canvas.put(y, 0, Text("━" * width, BANK))
        if 0 < row < rows:
            x = width - 1 - CELL if row % 2 else 1
            canvas.put(y, x, Text(" ▾  ", f"{DIM} {WATER}"))
    for y in range(1, rows * LINES):
        is_bank = y % LINES == 0
        canvas.put(y, 0, Text("┣" if is_bank else "┃", BANK))
        canvas.put(y, width - 1, Text("┫" if is_bank else "┃", BANK))
        if is_bank:
            canvas.put(y, width - 1 if (y // LINES) % 2 else 0, Text("┃", BANK))
    for y, x, sign in ((0, 0, "┏"), (0, width - 1, "┓"), (rows * LINES, 0, "┗"), (rows * LINES, width - 1, "┛")):
        canvas.put(y, x, Text(sign, BANK))
    canvas.put(2, 0, Text("▸", GOLD))
    ends_left = rows % 2 == 0
    canvas.put(rows * LINES - 1, 0 if ends_left else width - 1, Text("◂" if ends_left else "▸", GOLD))


def start_line(scene: Scene) -> Text:
    """The boats before the Nile, the foremost next to it."""
    places = {own["boat"]: seat for seat, own in enumerate(view_of(scene)["seats"]) if own["boat"] <= 0}
    parts = []
    for place in range(min(places, default=0), 1):
        seat = places.get(place)
        parts.append(line(("·", DIM)) if seat is None else badge(scene, seat))
    return line(*parts) if places else line(("–", DIM))
