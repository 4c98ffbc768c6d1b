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
    said,
    title,
)
from waset.games.luxor.terminal import choices
from waset.games.luxor.terminal.seen import has_artifacts, view_of
from waset.games.luxor.terminal.temple import (
    ARTIFACT_STYLE,
    BOARD_WIDTH,
    HIDDEN,
    MUMMY_STYLE,
    TYPE_STYLES,
    letter,
    temple,
)
from waset.games.luxor.words.telling import card
from waset.words.said import slug

SIDE_WIDTH: Final = 35
HORUS_WIDTH: Final = 15
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
    log = [rule(said(scene, "log"), scene.width), *log_lines(scene, rows)] if scene.log else []
    lines = [title(scene, _moment(scene)), *middle, *strip, *log, *ending]
    return [fit(each, scene.width) if each.cell_len > scene.width else each for each in lines]


def bare(scene: Scene, name: str) -> str:
    """A card as it is called by itself."""
    return said(scene, "card-bare", **card(scene.game.board(), name))


def short(scene: Scene, name: str) -> str:
    """A card in at most six letters."""
    return said(scene, "terminal-card", **card(scene.game.board(), name))


def _moment(scene: Scene) -> Text:
    """Round, whose turn it is, what has been played, and who else is asked."""
    view = view_of(scene)
    turn, asked = view["turn"], view["to_move"]
    what = said(scene, "turn-of", turn)
    if view["ending"]:
        what = said(scene, "game-over")
    elif view["card"]:
        what = said(scene, "terminal-plays", turn, **card(scene.game.board(), view["card"]))
        what += f" + {bare(scene, view['extra_card'])}" if view["extra_card"] else ""
        what += said(scene, "terminal-one-step") if view["ignored"] else ""
        what += said(scene, "terminal-rolled", roll=view["roll"]) if view["roll"] else ""
    parts: list[Any] = [named(scene), f"  {said(scene, 'round', round=view['round'])}  "]
    parts += [] if view["ending"] else [badge(scene, turn), " "]
    parts.append((what, "bold"))
    if view["extra_turns"] and not view["ending"]:
        parts.append((said(scene, "terminal-extra-turns", turns=view["extra_turns"]), DIM))
    if isinstance(asked, int) and asked != turn:
        parts += ["  ", badge(scene, asked), (f" {said(scene, 'terminal-asked', asked)}", "bold")]
    return line(*parts)


# --- beside the temple ------------------------------------------------------------------------------------------


def _players(scene: Scene) -> list[Text]:
    lines = [rule(said(scene, "players"), SIDE_WIDTH)]
    for seat in range(view_of(scene)["players"]):
        lines += _player(scene, seat)
    return [fit(each, SIDE_WIDTH) for each in lines]


def _player(scene: Scene, seat: int) -> list[Text]:
    """Points and keys; what counts at the end; the character; what is known about the hand, or one's own scarabs."""
    view = view_of(scene)
    own = view["seats"][seat]
    turn = "▶" if seat == view["turn"] and not view["ending"] else " "
    extra = f"+{own['extra_points']}" if own["extra_points"] else ""
    points = said(scene, "terminal-points", points=f"{own['points']}{extra}")
    keys = said(scene, "terminal-keys-held", keys=own["keys"])
    right = f"{points}  {keys}"
    if view["mummy"] is not None:
        right = f"{points} {keys} {said(scene, 'terminal-talismans', talismans=own['talismans'])}"
    treasures = [(f"{letter(scene, kind)}{held} ", TYPE_STYLES[kind][1]) for kind, held in own["treasures"].items()]
    artifacts = [(f"✦{own['artifacts']} ", ARTIFACT_STYLE)] if has_artifacts(scene) else []
    gap = " " if artifacts else "  "
    sets, scarabs = said(scene, "sets-n", sets=own["sets"]), said(scene, "terminal-scarabs", scarabs=own["scarabs"])
    lines = [
        line(
            (turn, GOLD),
            badge(scene, seat),
            " ",
            fit(Text(scene.names[seat]), 31 - len(right)),
            " ",
            (right, "bold"),
        ),
        line("  ", *treasures, *artifacts, (f"★{own['wild']}", GOLD), gap, sets, gap, scarabs),
    ]
    if own["character"]:
        args = {"character": slug(own["character"])}
        able = said(scene, "character-line", **args)
        if own["flipped"]["vase"] or len(able) > SIDE_WIDTH - 2:
            able = said(scene, "character-ability", **args)
        if own["flipped"]["vase"]:
            able += said(scene, "terminal-used", n=own["flipped"]["vase"])
        lines.append(line((f"  {able}", ABILITY_STYLE)))
    if seat == view["seat"]:
        worth = own["scarab_values"]
        values = " ".join(str(value) for value in worth or ())
        last = said(scene, "terminal-scarabs-worth", points=sum(worth), values=values) if worth else ""
    else:
        hand = zip(own["hand"], own["own_equipment"], strict=True)
        last = " ".join(short(scene, name) if name else "e" if is_own else "?" for name, is_own in hand)
    return [*lines, line((f"  {last}", DIM))]


def _displays(scene: Scene) -> list[Text]:
    """The Horus cards, and with the mummy beside them its three tiles with their costs."""
    view = view_of(scene)
    if view["mummy"] is None:
        lines = [rule(said(scene, "terminal-horus-cards"), SIDE_WIDTH)]
        for level, stack in enumerate(view["horus"], 1):
            left = said(scene, "cards-left", cards=stack["cards"])
            top = bare(scene, stack["top"]) if stack["top"] else "–"
            lines.append(line((f" {level} ", GOLD), fit(Text(top), SIDE_WIDTH - 4 - len(left)), " ", (left, DIM)))
        return [fit(each, SIDE_WIDTH) for each in lines]
    cards = [rule(said(scene, "terminal-horus-cards"), HORUS_WIDTH)]
    for level, stack in enumerate(view["horus"], 1):
        top = short(scene, stack["top"]) if stack["top"] else "–"
        cards.append(line((f" {level} ", GOLD), f"{top:<7}", (f"{stack['cards']:>2}", DIM)))
    tiles = [rule(said(scene, "score-mummy-tiles"), SIDE_WIDTH - HORUS_WIDTH - 1)]
    for tile in view["mummy_tiles"]:
        tiles.append(
            line(
                (f" {tile['cost']} ", MUMMY_STYLE),
                " ",
                said(scene, "terminal-mummy-tile", mummy_tile=slug(tile["effect"])),
            )
        )
    return [fit(each, SIDE_WIDTH) for each in beside(cards, tiles, HORUS_WIDTH)]


def _left(scene: Scene) -> dict[str, str | int]:
    """Piles and stacks, and what is left of everything, as arguments of messages."""
    view = view_of(scene)
    cobra, falcon, lion = view["temple"]
    top = short(scene, view["top_discard"]) if view["top_discard"] else "–"
    return {
        "draw": view["draw"], "discards": sum(view["discard"].values()), "top": top,
        "keys": view["keys"], "wild": view["wild"], "scarabs": view["scarabs"],
        "cobra": cobra, "falcon": falcon, "lion": lion,
    }  # fmt: skip


def _more(scene: Scene) -> str:
    """What is left of what modules bring."""
    view = view_of(scene)
    more = [said(scene, "talismans-n", talismans=view["talismans"])] if view["mummy"] is not None else []
    more += [said(scene, "terminal-hidden", tiles=len(view["doubled"]))] if has_artifacts(scene) else []
    return "  ".join(more)


def _supplies(scene: Scene) -> list[str]:
    """Piles and stacks, and what is left of everything."""
    found = [said(scene, each, **_left(scene)) for each in ("terminal-piles", "terminal-supply", "terminal-temple")]
    more = _more(scene)
    return [*found, more] if more else found


def _strip(scene: Scene) -> list[Text]:
    """The supplies in a line across, for when the players take up the side."""
    return [line((f"{said(scene, 'terminal-strip', **_left(scene))}  {_more(scene)}", DIM))]


def _listed(scene: Scene, rows: int) -> list[Text]:
    """The supplies, one per line; then what the symbols of the temple mean, as far as there is room."""
    lines = [rule(said(scene, "supplies"), SIDE_WIDTH), *[line(f" {each}") for each in _supplies(scene)]]
    return [fit(each, SIDE_WIDTH) for each in lines + _signs(scene)[: max(rows - len(lines), 0)]]


def _signs(scene: Scene) -> list[Text]:
    kinds = [
        [(f" {sign}{letter(scene, kind)}", style), (f" {said(scene, 'terminal-type', tile=kind)}", DIM)]
        for kind, (sign, style) in TYPE_STYLES.items()
    ]
    beneath = f"c f l {HIDDEN}" if view_of(scene)["doubled"] else "c f l"
    lying = [line((f" {said(scene, 'terminal-lying')}", DIM))] if view_of(scene)["mummy"] is not None else []
    return [
        rule(said(scene, "terminal-signs"), SIDE_WIDTH),
        line(*[part for kind in kinds for part in kind]),
        line((f" {said(scene, 'terminal-sign-treasure')}", DIM)),
        line((f" {said(scene, 'terminal-sign-anubis', letters=beneath)}", DIM)),
        *lying,
    ]


# --- below the temple -------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> list[Text]:
    """The viewer's hand in its order; the two ends, the only cards that can be played, are marked."""
    seat = view_of(scene)["seat"]
    if seat is None:
        return []
    hand = [str(name) for name in view_of(scene)["seats"][seat]["hand"]]
    made = _cards(scene, [bare(scene, name) for name in hand])
    return [made if made.cell_len <= scene.width else _cards(scene, [short(scene, name) for name in hand])]


def _cards(scene: Scene, hand: list[str]) -> Text:
    parts: list[Any] = [(f"{said(scene, 'hand')}  ", "bold")]
    for index, name in enumerate(hand):
        left = "◀" if index == 0 else ""
        right = "▶" if index == len(hand) - 1 else ""
        if left or right:
            parts += [(f" {left}[{name}]{right} ", ENDS_STYLE), " "]
        else:
            parts += [(f" {name} ", "on grey23"), " "]
    return line(*parts)


SCREEN: Final = Screen(draw, ask, "terminal-legend")
