"""The screen of Luxor in the terminal, drawn from what a seat may see and from what is printed on the board."""

from typing import Any, Final

from rich.text import Text

from waset.cli.terminal.screen import (
    DIM,
    GOLD,
    Prompt,
    Scene,
    Screen,
    badge,
    beside,
    by_number,
    fit,
    line,
    log_lines,
    named,
    rule,
    title,
)
from waset.games.luxor.faces import printed, short
from waset.games.luxor.rules.facts import Card, card_of
from waset.games.luxor.terminal import choices
from waset.games.luxor.terminal.seen import board_of, has_artifacts, view_of
from waset.games.luxor.terminal.temple import ARTIFACT_STYLE, BOARD_WIDTH, HIDDEN, MUMMY_STYLE, TYPE_STYLES, temple
from waset.games.luxor.terminal.words import ABILITIES, LEGEND, MUMMY_TILES, count

SIDE_WIDTH: Final = 35
HORUS_WIDTH: Final = 16
FEWEST_LOG_LINES: Final = 2
ABILITY_STYLE: Final = "#8fd0c0"
ENDS_STYLE: Final = "bold black on #e8d8a8"


def ask(scene: Scene) -> Prompt:
    """What the seat is asked."""
    return by_number(scene)


def draw(scene: Scene) -> list[Text]:
    """The whole screen as lines; at most 39 of them at 100 columns, so that a prompt fits below."""
    board = temple(scene)
    players = _players(scene)
    displays = _displays(scene)
    supplies = _supplies(scene)
    strip: list[Text] = []
    if scene.width >= BOARD_WIDTH + 1 + SIDE_WIDTH:
        rows = len(board) - len(players) - len(displays)
        if rows < len(supplies) + 1:
            strip = _strip(scene)
            side = players + displays
        else:
            side = players + displays + _listed(scene, rows)
        middle = beside(board, side, BOARD_WIDTH)
    elif scene.width >= 2 * SIDE_WIDTH + 1:
        rows = len(players) - len(displays)
        middle = board + beside(players, displays + _listed(scene, rows), SIDE_WIDTH)
    else:
        middle = board + players + displays + _listed(scene, len(board))
    ending = [*_hand(scene), *choices.lines(scene)]
    rows = max(scene.height - 1 - 1 - len(middle) - len(strip) - 1 - len(ending), FEWEST_LOG_LINES)
    log = [rule("Log", scene.width), *log_lines(scene, rows)] if scene.log else []
    lines = [title(scene, _moment(scene)), *middle, *strip, *log, *ending]
    return [fit(each, scene.width) if each.cell_len > scene.width else each for each in lines]


def _moment(scene: Scene) -> Text:
    """Round, whose turn it is, what has been played, and who else is asked."""
    view = view_of(scene)
    name = scene.names[view["turn"]]
    asked = view["to_move"]
    what = f"{name}'s turn"
    if view["ending"]:
        what = "the game is over"
    elif view["card"]:
        what = f"{name} plays {view['card']}"
        what += f" and {view['extra_card']}" if view["extra_card"] else ""
        what += " for 1 step forward" if view["ignored"] else ""
        what += f", rolled {view['roll']}" if view["roll"] else ""
    parts: list[Any] = [named(scene), f"  round {view['round']}  "]
    parts += [] if view["ending"] else [badge(scene.game, view["turn"]), " "]
    parts.append((what, "bold"))
    if view["extra_turns"] and not view["ending"]:
        parts.append((f", {count(view['extra_turns'], 'extra turn')} to come", DIM))
    if isinstance(asked, int) and asked != view["turn"]:
        parts += ["  ", badge(scene.game, asked), (f" {scene.names[asked]} is asked", "bold")]
    return line(*parts)


# --- beside the temple ------------------------------------------------------------------------------------------


def _players(scene: Scene) -> list[Text]:
    lines = [rule("Players", SIDE_WIDTH)]
    for seat in range(view_of(scene)["players"]):
        lines += _player(scene, seat)
    return [fit(each, SIDE_WIDTH) for each in lines]


def _player(scene: Scene, seat: int) -> list[Text]:
    """Points and keys; what counts at the end; the character; what is known about the hand, or one's own scarabs."""
    view = view_of(scene)
    own = view["seats"][seat]
    turn = "▶" if seat == view["turn"] and not view["ending"] else " "
    extra = f"+{own['extra_points']}" if own["extra_points"] else ""
    right = f"{own['points']}{extra} pts  {own['keys']} key" + ("s" if own["keys"] != 1 else " ")
    if view["mummy"] is not None:
        right = f"{right.replace('  ', ' ').strip()} {own['talismans']} ta."
    treasures = [(f"{kind[0].upper()}{held} ", TYPE_STYLES[kind][1]) for kind, held in own["treasures"].items()]
    artifacts = [(f"✦{own['artifacts']} ", ARTIFACT_STYLE)] if has_artifacts(scene) else []
    gap = " " if artifacts else "  "
    sets, scarabs = count(own["sets"], "set"), count(own["scarabs"], "scarab")
    lines = [
        line(
            (turn, GOLD),
            badge(scene.game, seat),
            " ",
            fit(Text(scene.names[seat]), 31 - len(right)),
            " ",
            (right, "bold"),
        ),
        line("  ", *treasures, *artifacts, (f"★{own['wild']}", GOLD), gap, sets, gap, scarabs),
    ]
    if own["character"]:
        used = f" ({own['flipped']['vase']} used)" if own["flipped"]["vase"] else ""
        lines.append(line((f"  {ABILITIES[own['character']]}{used}", ABILITY_STYLE)))
    if seat == view["seat"]:
        worth = own["scarab_values"]
        last = f"scarabs worth {sum(worth)}: " + " ".join(str(value) for value in worth) if worth else ""
    else:
        hand = zip(own["hand"], own["own_equipment"], strict=True)
        last = " ".join(_short(scene, card) if card else "e" if is_own else "?" for card, is_own in hand)
    return [*lines, line((f"  {last}", DIM))]


def _displays(scene: Scene) -> list[Text]:
    """The Horus cards, and with the mummy beside them its three tiles with their costs."""
    view = view_of(scene)
    if view["mummy"] is None:
        lines = [rule("Horus cards", SIDE_WIDTH)]
        for level, stack in enumerate(view["horus"], 1):
            left = count(stack["cards"], "card")
            top = printed(card_of(board_of(scene), stack["top"])) if stack["top"] else "none left"
            lines.append(line((f" {level} ", GOLD), fit(Text(top), SIDE_WIDTH - 4 - len(left)), " ", (left, DIM)))
        return [fit(each, SIDE_WIDTH) for each in lines]
    cards = [rule("Horus cards", HORUS_WIDTH)]
    for level, stack in enumerate(view["horus"], 1):
        top = _short(scene, stack["top"]) if stack["top"] else "none"
        cards.append(line((f" {level} ", GOLD), top.ljust(6), (f"of {stack['cards']}", DIM)))
    tiles = [rule("Mummy tiles", SIDE_WIDTH - HORUS_WIDTH - 1)]
    for tile in view["mummy_tiles"]:
        tiles.append(line((f" {tile['cost']} ", MUMMY_STYLE), " ", MUMMY_TILES[tile["effect"]]))
    return [fit(each, SIDE_WIDTH) for each in beside(cards, tiles, HORUS_WIDTH)]


def _supplies(scene: Scene) -> list[str]:
    """Piles and stacks, and what is left of everything."""
    view = view_of(scene)
    discard = sum(view["discard"].values())
    on_top = f", top {_short(scene, view['top_discard'])}" if view["top_discard"] else ""
    cobra, falcon, lion = view["temple"]
    found = [
        f"draw pile {view['draw']}  discards {discard}{on_top}",
        f"{view['keys']} keys  {view['wild']} wild  {view['scarabs']} scarabs",
        f"temple: cobra {cobra} falcon {falcon} lion {lion}",
    ]
    more = [count(view["talismans"], "talisman")] if view["mummy"] is not None else []
    more += [count(len(view["doubled"]), "hidden tile")] if has_artifacts(scene) else []
    return [*found, "  ".join(more)] if more else found


def _strip(scene: Scene) -> list[Text]:
    """The supplies in a line across, for when the players take up the side."""
    brief = "  ".join(_supplies(scene))
    for long, shorter in (("draw pile", "draw"), ("temple: ", ""), ("cobra ", "c"), ("falcon ", "f"), ("lion ", "l")):
        brief = brief.replace(long, shorter)
    return [line((brief.removesuffix(" tiles").removesuffix(" tile"), DIM))]


def _listed(scene: Scene, rows: int) -> list[Text]:
    """The supplies, one per line; then what the symbols of the temple mean, as far as there is room."""
    lines = [rule("Supplies", SIDE_WIDTH), *[line(f" {each}") for each in _supplies(scene)]]
    return [fit(each, SIDE_WIDTH) for each in lines + _signs(scene)[: max(rows - len(lines), 0)]]


def _signs(scene: Scene) -> list[Text]:
    kinds = [[(f" {sign}", style), (f" {kind}", DIM)] for kind, (sign, style) in TYPE_STYLES.items()]
    return [
        rule("Signs", SIDE_WIDTH),
        line(*[part for kind in kinds for part in kind]),
        line((" 2→3 needs 2, brings 3   +2 wall", DIM)),
        line(
            (
                f" ▲ Anubis   c f l {HIDDEN if view_of(scene)['doubled'] else ''} tile beneath".replace(
                    "  tile", " tile"
                ),
                DIM,
            )
        ),
        *([line((" r b g y p lie on the ground", DIM))] if view_of(scene)["mummy"] is not None else []),
    ]


# --- below the temple -------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> list[Text]:
    """The viewer's hand in its order; the two ends, the only cards that can be played, are marked."""
    seat = view_of(scene)["seat"]
    if seat is None:
        return []
    hand = [card_of(board_of(scene), str(card)) for card in view_of(scene)["seats"][seat]["hand"]]
    made = _cards([card["name"] for card in hand])
    if made.cell_len > scene.width:
        made = _cards([_with_level(card) for card in hand])
    return [made if made.cell_len <= scene.width else _cards([short(card) for card in hand])]


def _short(scene: Scene, card: str) -> str:
    return short(card_of(board_of(scene), card))


def _with_level(card: Card) -> str:
    return f"{printed(card)} (L{card['level']})" if card["level"] else printed(card)


def _cards(hand: list[str]) -> Text:
    parts: list[Any] = [("Your hand  ", "bold")]
    for index, card in enumerate(hand):
        left = "◀" if index == 0 else ""
        right = "▶" if index == len(hand) - 1 else ""
        if left or right:
            parts += [(f" {left}[{card}]{right} ", ENDS_STYLE), " "]
        else:
            parts += [(f" {card} ", "on grey23"), " "]
    return line(*parts)


SCREEN: Final = Screen(draw, ask, LEGEND)
