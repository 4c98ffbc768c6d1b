"""The screen of Luxor in the terminal, drawn from what a seat may see and from what is printed on the board."""

import re
from typing import Any, Final

from rich.text import Text

from waset.cli.screen import DIM, GOLD, Scene, badge, beside, fit, line, log_lines, rule
from waset.cli.temple_luxor import BOARD_WIDTH, TYPE_STYLES, temple

SIDE_WIDTH: Final = 35
FEWEST_LOG_LINES: Final = 3
MOST_SINGLE_CHOICES: Final = 6
MOVE: Final = re.compile(r"move (-?\d+) from (.+) to (.+)")

QUESTIONS: Final = {
    "card": "which card of the two ends",
    "move": "which adventurer goes",
    "actor": "which adventurer uses its tile",
    "claim": "claim the treasure or leave it",
    "horus tile": "a key or the Horus card",
    "favour of Horus": "which Horus card",
    "wild or scarab": "a wild treasure or a scarab",
}

LEGEND: Final = """\
The temple is a path of forty spaces from the stairs (top left) inwards to the tomb.
  ●V 2→3   a vase (■S statue, ◆J jewelry): two of your adventurers are needed, it brings 3 points
  c f l    under this treasure lies a temple tile of the cobra, falcon or lion stack
  Horus 1  a key, or the face-up Horus card of level 1        Osiris+3  goes 3 steps on
  ★wild  scarab  wild/scarab  tunnel  favour 1/2              temple tiles; · is an empty space
  +2       points on the wall for an adventurer that ends there
  ▲ RB     an Anubis statue, with the sleeping adventurers of Red and Blue
  ▸3       choice 3 leads here
  R B G Y  adventurers by the colour of their player; (R) has just been woken
Only the two cards at the ends of your hand can be played; a new card goes into the middle."""


def question(scene: Scene) -> str:
    """What the seat is asked."""
    return QUESTIONS.get(scene.view["decision"], "your choice")


def draw(scene: Scene) -> list[Text]:
    """The whole screen as lines; 39 of them at most at 100 columns, so that a prompt fits below."""
    board = temple(scene)
    players = _players(scene)
    if scene.width >= BOARD_WIDTH + 1 + SIDE_WIDTH:
        middle = beside(board, players + _supplies(scene, len(board) - len(players)), BOARD_WIDTH)
    elif scene.width >= 2 * SIDE_WIDTH + 1:
        middle = board + beside(players, _supplies(scene, len(players)), SIDE_WIDTH)
    else:
        middle = board + players + _supplies(scene, len(board))
    ending = [*_hand(scene), *_choices(scene)]
    rows = max(scene.height - 1 - 1 - len(middle) - 1 - len(ending), FEWEST_LOG_LINES)
    log = [rule("Log", scene.width), *log_lines(scene, rows)] if scene.log else []
    lines = [_title(scene), *middle, *log, *ending]
    return [fit(each, scene.width) if each.cell_len > scene.width else each for each in lines]


def _title(scene: Scene) -> Text:
    view = scene.view
    name = scene.names[view["turn"]]
    if view["ending"]:
        what = "the game is over"
    elif view["card"]:
        what = f"{name} plays {view['card']}" + (f", rolled {view['roll']}" if view["roll"] else "")
    else:
        what = f"{name}'s turn"
    whose = Text() if view["ending"] else line(badge(scene.game, view["turn"]), " ")
    left = line(("LUXOR", GOLD), f"  round {view['round']}  ", whose, (what, "bold"))
    keys = "? help  l log  q leave"
    return line(fit(left, max(scene.width - len(keys) - 2, 0)), "  ", (keys, DIM))


# --- beside the temple ------------------------------------------------------------------------------------------


def _players(scene: Scene) -> list[Text]:
    lines = [rule("Players", SIDE_WIDTH)]
    for seat in range(scene.view["players"]):
        lines += _player(scene, seat)
    return [fit(each, SIDE_WIDTH) for each in lines]


def _supplies(scene: Scene, rows: int) -> list[Text]:
    """Horus cards, piles and tiles; then what the signs of the temple mean, as far as there is room."""
    view = scene.view
    lines = [rule("Horus cards", SIDE_WIDTH)]
    for level, stack in enumerate(view["horus"], 1):
        left = f"{stack['cards']} card" + "s" * (stack["cards"] != 1)
        top = bare(stack["top"]) if stack["top"] else "none left"
        lines.append(line((f" {level} ", GOLD), fit(Text(top), SIDE_WIDTH - 4 - len(left)), " ", (left, DIM)))
    discard = sum(view["discard"].values())
    on_top = f", top {short(view['top_discard'])}" if view["top_discard"] else ""
    cobra, falcon, lion = view["temple"]
    lines += [
        rule("Supplies", SIDE_WIDTH),
        line(f" draw pile {view['draw']}  discards {discard}{on_top}"),
        line(f" {view['keys']} keys  {view['wild']} wild  {view['scarabs']} scarabs"),
        line(f" temple: cobra {cobra} falcon {falcon} lion {lion}"),
    ]
    return [fit(each, SIDE_WIDTH) for each in lines + _signs()[: rows - len(lines)]]


def _signs() -> list[Text]:
    kinds = [[(f" {sign}", style), (f" {kind}", DIM)] for kind, (sign, style) in TYPE_STYLES.items()]
    return [
        rule("Signs", SIDE_WIDTH),
        line(*[part for kind in kinds for part in kind]),
        line((" 2→3 needs 2, brings 3   +2 wall", DIM)),
        line((" ▲ Anubis   c f l tile beneath", DIM)),
    ]


def _player(scene: Scene, seat: int) -> list[Text]:
    """Three lines: points and keys; what counts at the end; what everyone knows of the hand, or the own scarabs."""
    view = scene.view
    own = view["seats"][seat]
    turn = "▶" if seat == view["turn"] and not view["ending"] else " "
    right = f"{own['points']} pts  {own['keys']} key" + ("s" if own["keys"] != 1 else " ")
    name = fit(Text(scene.names[seat]), SIDE_WIDTH - 4 - len(right) - 1)
    treasures = [(f"{kind[0].upper()}{own['treasures'][kind]} ", TYPE_STYLES[kind][1]) for kind in own["treasures"]]
    sets = f"{own['sets']} set" + "s" * (own["sets"] != 1)
    scarabs = f"{own['scarabs']} scarab" + "s" * (own["scarabs"] != 1)
    if seat == view["seat"]:
        worth = own["scarab_values"]
        last = f"scarabs worth {sum(worth)}: " + " ".join(str(value) for value in worth) if worth else ""
    else:
        last = " ".join(short(card) if card else "?" for card in own["hand"])
    return [
        line((turn, GOLD), badge(scene.game, seat), " ", name, " ", (right, "bold")),
        line("  ", *treasures, (f"★{own['wild']}", GOLD), f"  {sets}  {scarabs}"),
        line((f"  {last}", DIM)),
    ]


def bare(card: str) -> str:
    """A card's name without its level."""
    return card.partition(" (")[0]


def short(card: str) -> str:
    """A card's name in few letters."""
    return bare(card).replace("last to second last", "last").replace("one less ", "less").replace("all ", "all")


# --- below the temple -------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> list[Text]:
    """The own hand in its order; the two ends, the only cards that can be played, are marked."""
    seat = scene.view["seat"]
    if seat is None:
        return []
    hand: list[str] = scene.view["seats"][seat]["hand"]
    parts: list[Any] = [("Your hand  ", "bold")]
    for index, card in enumerate(hand):
        left = "◀" if index == 0 else ""
        right = "▶" if index == len(hand) - 1 else ""
        if left or right:
            parts += [(f" {left}[{card}]{right} ", "bold black on #e8d8a8"), " "]
        else:
            parts += [(f" {card} ", "on grey23"), " "]
    made = line(*parts)
    if made.cell_len > scene.width:
        made = Text(made.plain.replace(" (level ", " (L"), no_wrap=True)
    return [made]


def _choices(scene: Scene) -> list[Text]:
    """The choices with their numbers, one to a line; many moves are put together by where they start."""
    moves = [MOVE.fullmatch(words) for words in scene.choices]
    if len(moves) <= MOST_SINGLE_CHOICES or not all(moves):
        return [
            line((f"{number:>3} ", GOLD), words, (_hint(scene.view, words), DIM))
            for number, words in enumerate(scene.choices, 1)
        ]
    rows: dict[str, list[Text]] = {}
    for number, found in enumerate(moves, 1):
        assert found is not None
        start, end = found[2], found[3].removeprefix("space ").removeprefix("the ")
        cells = rows.setdefault(start, [])
        if not cells or cells[-1].cell_len > scene.width - 12:
            cells.append(line((f"from {start}" if not cells else "").ljust(18) + "to "))
        cells[-1].append_text(line((f"{number:>3} ", GOLD), end.ljust(5)))
    return [cell for cells in rows.values() for cell in cells]


def _hint(view: dict[str, Any], words: str) -> str:
    """What lies on the space that a choice leads to."""
    found = re.search(r"(?:to|on) space (\d+)$", words)
    return f"   ({view['spaces'][int(found[1]) - 1]})" if found else ""
