"""The choices of Luxor below the temple: one per line, or many of a kind grouped together."""

from typing import Final

from rich.text import Text

from waset.cli.terminal.screen import DIM, GOLD, Choice, Scene, grid, line
from waset.core.meaning import AnyMeaning
from waset.games.luxor.rules.facts import tile_of
from waset.games.luxor.terminal.seen import view_of
from waset.games.luxor.words.telling import meant, tile
from waset.words.said import slug

MOST_SINGLE: Final = 6


def lines(scene: Scene) -> list[Text]:
    """The choices with their numbers. A few have a line each; many are grouped by kind."""
    if len(scene.choices) <= MOST_SINGLE:
        return [
            line((f"{number:>3} ", GOLD), choice.shown, (hint(scene, choice.means), DIM))
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
    """What a choice has in common with others, and what is its own."""
    means = choice.means
    if scene.speaker is None:
        return "", choice.shown
    if means["kind"] == "move":
        return (
            f"{scene.speaker.phrase('place-from', **{'from': means['from']})} →",
            f"{means['to']}{_paid(scene, means)}",
        )
    if means["kind"] == "act":
        return scene.speaker.phrase("list-act"), f"{means['at']}{_paid(scene, means)}"
    if means["kind"] == "rearrange":
        args = meant(means, scene.view, scene.speaker)
        return f"{scene.speaker.phrase('list-card', **args)} →", f"{means['to'] + 1}"
    if means["kind"] == "raise":
        spaces = "+".join(str(space) for space in means["spaces"])
        return scene.speaker.phrase("list-raise"), spaces or scene.speaker.phrase("nobody")
    return "", choice.shown


def _paid(scene: Scene, means: AnyMeaning) -> str:
    if scene.speaker is None or not means["keys"]:
        return ""
    return f" ({scene.speaker.phrase('keys-n', keys=means['keys'])})"


def leads_to(means: AnyMeaning) -> int | str | None:
    """The place where a choice lets an adventurer end its move or act."""
    field = {"move": "to", "act": "at"}.get(means["kind"])
    found: int | str | None = means[field] if field else None
    return found


def hint(scene: Scene, means: AnyMeaning) -> str:
    """What lies on the space that a choice leads to, or what the tile to be bought does."""
    if scene.speaker is None:
        return ""
    where = leads_to(means)
    if isinstance(where, int):
        name = view_of(scene)["spaces"][where - 1]
        lies = tile_of(scene.speaker.board, name)
        said = scene.speaker.phrase("tile", tile=tile(scene.speaker.board, name))
        return f"   ({said} {lies['needs']}→{lies['points']})" if lies["kind"] == "treasure" else f"   ({said})"
    if means["kind"] == "buy":
        return f"   ({scene.speaker.phrase('help-mummy-tile', mummy_tile=slug(means['tile']))})"
    return ""
