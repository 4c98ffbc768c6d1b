"""Who has what in Tutankhamun: the table of sets, the idols, the Spirit Track and the players."""

from typing import Any, Final

from rich.text import Text

from waset.cli.terminal.screen import DIM, GOLD, Scene, badge, fit, line, rule, said, style
from waset.games.tutankhamun.rules.seen import SetNow
from waset.games.tutankhamun.terminal.river import board_of, called, signs, start_line
from waset.games.tutankhamun.terminal.seen import view_of

NAME_WIDTH: Final = 16
TRACK_WIDTH: Final = 30
LAST_TILE: Final = "bold #ff7070"
SCORED: Final = "#8fbf8f"
WIDEST_IDOL: Final = 40


def table_width(scene: Scene) -> int:
    """How wide the table of sets is: two characters and a space for each player, plus the rest."""
    return NAME_WIDTH + 24 + 3 * len(view_of(scene)["seats"])


def table(scene: Scene) -> list[Text]:
    """A row for each set: how many are left in the Nile, where the others are, and who would be paid now."""
    view = view_of(scene)
    shown = signs(scene)
    heads = [part for seat in range(view["players"]) for part in ("  ", badge(scene, seat))]
    head = f"{said(scene, 'sets'):<{NAME_WIDTH + 4}} {said(scene, 'terminal-places')}"
    lines = [line((head, "bold"), *heads, (f"   {said(scene, 'terminal-ranks')}", "bold"))]
    for row in view["sets"]:
        name = called(scene, row["name"], "terminal-set") + (f" +{row['each']}" if row["each"] else "")
        start = line(shown[row["name"]], " ", fit(Text(name, DIM if row["closed"] else ""), NAME_WIDTH), " ")
        lines.append(line(start, *(_closed(scene, row) if row["closed"] else _open(scene, row))))
    return [fit(each, table_width(scene)) for each in lines]


def _open(scene: Scene, row: SetNow) -> list[Any]:
    """The numbers of a set that is still to be scored; the first is on their own colour, the second is bold."""
    left = f"{row['in_nile']}/{row['tiles']}"
    parts: list[Any] = [(f"{left:>5}", LAST_TILE if row["in_nile"] == 1 else "bold"), _number(row["underworld"], 4)]
    for seat, held in enumerate(row["held"]):
        if seat == row["first_now"]:
            parts += [" ", (f"{held:>2}", style(scene.game, seat))]
        else:
            parts.append(_number(held, 3, "bold underline" if seat == row["second_now"] else ""))
    parts += ["  ", f"{row['first']:>2} ", _contender(scene, row["first_now"])]
    if row["name"] != board_of(scene)["rings"]["name"]:
        parts += ["  ", f"{row['second']:>1} ", _contender(scene, row["second_now"])]
    return parts


def _number(number: int, width: int, style: str = "") -> Text:
    if not number:
        return Text("·".rjust(width), DIM)
    return line(" " * (width - len(str(number))), (str(number), style))


def _contender(scene: Scene, who: int | str | None) -> Text:
    if who is None:
        return Text("-", DIM)
    return Text("U", "bold reverse") if isinstance(who, str) else badge(scene, who)


def _closed(scene: Scene, row: SetNow) -> list[Any]:
    """The points that a set has brought each player."""
    paid = "ring bonus" if row["name"] == board_of(scene)["rings"]["name"] else row["name"]
    points = [own["scored"].get(paid, 0) for own in view_of(scene)["seats"]]
    cells = [(f"+{each}".rjust(3) if each else "  ·", SCORED if each else DIM) for each in points]
    return [("    -   -", DIM), *cells, (f"  {said(scene, 'terminal-scored')}", SCORED)]


def idols(scene: Scene, width: int) -> list[Text]:
    """The idols: how many are left in the Nile and in the Underworld, and what each does."""
    shown = signs(scene)
    lines = [line((f"{said(scene, 'terminal-idols'):<8} {said(scene, 'terminal-places')}", "bold"))]
    for row in view_of(scene)["idols"]:
        start = line(shown[row["name"]], " ", fit(Text(called(scene, row["name"])), 6))
        left = line(_number(row["in_nile"], 4), _number(row["underworld"], 4))
        lines.append(line(start, left, (f" {called(scene, row['name'], 'power')}", DIM)))
    return [fit(each, width) for each in lines]


def track(scene: Scene, width: int) -> list[Text]:
    """The Spirit Track: a line for each marker, from the highest number on the left to 0 on the right."""
    view = view_of(scene)
    most = board_of(scene)["track"]
    scale = [" "] * (TRACK_WIDTH + 2)
    for points in (most, 2 * most // 3, most // 3, 0):
        place = TRACK_WIDTH - round(points * TRACK_WIDTH / most)
        scale[place : place + len(str(points))] = str(points)
    lines = [rule(said(scene, "terminal-track"), width), line((" " * 6 + "".join(scale), DIM))]
    for seat, own in enumerate(view["seats"]):
        place = TRACK_WIDTH - round(own["points"] * TRACK_WIDTH / most)
        start = TRACK_WIDTH - round(view["start_points"] * TRACK_WIDTH / most)
        way = line(
            (" " * start + "━" * (place - start), SCORED), badge(scene, seat), ("─" * (TRACK_WIDTH - place), DIM)
        )
        lines.append(line(" ", badge(scene, seat), " ", (f"{own['points']:>2} ", "bold"), way))
    return [fit(each, width) for each in lines]


def players(scene: Scene, width: int) -> list[Text]:
    """The boats before the Nile, and below them the players with their points; whoever's turn it is is marked."""
    view = view_of(scene)
    waiting = start_line(scene)
    lines = [
        rule(said(scene, "terminal-start"), width),
        Text(),
        line(" " * (width - waiting.cell_len), waiting),
        rule(said(scene, "players"), width),
    ]
    for seat, own in enumerate(view["seats"]):
        turn = "▶" if seat == view["turn"] and not view["ending"] else " "
        name = fit(Text(scene.names[seat]), width - 6)
        lines.append(line((turn, GOLD), badge(scene, seat), " ", name, (f" {own['points']:>2}", "bold")))
    return [fit(each, width) for each in lines]
