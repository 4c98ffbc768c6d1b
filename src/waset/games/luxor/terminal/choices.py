"""The choices of Luxor below the temple: one to a line, or many of a kind put together."""

from typing import Final

from rich.text import Text

from waset.cli.terminal.screen import DIM, GOLD, Choice, Scene, grid, line
from waset.core.meaning import AnyMeaning
from waset.games.luxor.rules.seen import View
from waset.games.luxor.terminal.seen import view_of
from waset.games.luxor.terminal.words import MUMMY_TILES, count, place

MOST_SINGLE: Final = 6


def lines(scene: Scene) -> list[Text]:
    """The choices with their numbers. Few stand one to a line; of many, those of one kind stand behind each other."""
    if len(scene.choices) <= MOST_SINGLE:
        return [
            line((f"{number:>3} ", GOLD), choice.words, (hint(view_of(scene), choice.means), DIM))
            for number, choice in enumerate(scene.choices, 1)
        ]
    groups: dict[str, list[Text]] = {}
    for number, choice in enumerate(scene.choices, 1):
        head, cell = _told(scene, choice)
        groups.setdefault(head, []).append(line((f"{number:>3} ", GOLD), cell))
    widest = max(len(head) for head in groups)
    return [
        row
        for head, cells in groups.items()
        for row in grid(cells, scene.width, Text(head.ljust(widest) if head else ""))
    ]


def _told(scene: Scene, choice: Choice) -> tuple[str, str]:
    """What a choice has in common with others, and what it has for itself."""
    means = choice.means
    if means["kind"] == "move":
        return f"from {place(means['from'])} to", f"{means['to']}{_paid(means)}"
    if means["kind"] == "act":
        return "act on", f"{means['at']}{_paid(means)}"
    if means["kind"] == "rearrange":
        view = view_of(scene)
        assert view["seat"] is not None, "only a seat is asked"
        card = view["seats"][view["seat"]]["hand"][means["from"]]
        return f"card {means['from'] + 1}, {card}, to place", f"{means['to'] + 1}"
    if means["kind"] == "raise":
        return "raise", "+".join(str(space) for space in means["spaces"]) or "nobody"
    return "", choice.words


def _paid(means: AnyMeaning) -> str:
    return f" ({count(means['keys'], 'key')})" if means["keys"] else ""


def leads_to(means: AnyMeaning) -> int | str | None:
    """The place where a choice lets an adventurer end its move or act."""
    field = {"move": "to", "act": "at"}.get(means["kind"])
    found: int | str | None = means[field] if field else None
    return found


def hint(view: View, means: AnyMeaning) -> str:
    """What lies on the space that a choice leads to, or what the tile to be bought does."""
    where = leads_to(means)
    if isinstance(where, int):
        return f"   ({view['spaces'][where - 1]})"
    return f"   ({MUMMY_TILES[means['tile']][1]})" if means["kind"] == "buy" else ""
