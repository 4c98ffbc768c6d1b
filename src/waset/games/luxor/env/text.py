"""A view of Luxor as plain text."""

from typing import cast

from waset.core.game import AnyGame
from waset.envs.text import rows
from waset.games.luxor.rules.facts import Board
from waset.games.luxor.rules.seen import Seat, View


def told(game: AnyGame, view: View, asked: str) -> list[str]:
    """The spaces with the adventurers there (lower case if lying), the mummy as *; then the seats."""
    where: dict[int | str, str] = {}
    lying = {name: space for space, name in enumerate(cast("Board", game.board())["lying"], 1)}
    for colour, seat in zip(game.meta.seats, view["seats"], strict=False):
        for place in seat["adventurers"]:
            spot = lying.get(str(place), place)
            where[spot] = where.get(spot, "") + (colour[0].lower() if spot != place else colour[0])
    if view["mummy"] is not None:
        where[view["mummy"]] = "*" + where.get(view["mummy"], "")
    spaces = [f"{space:2} {tile} {where.get(space, '')}" for space, tile in enumerate(view["spaces"], 1)]
    others = [f"{place} {who}" for place, who in where.items() if isinstance(place, str)]
    horus = ", ".join(str(stack["top"]) for stack in view["horus"])
    return [
        f"{game.meta.title}, round {view['round']}, {asked}",
        "  ".join(others),
        *rows(spaces),
        f"Horus cards: {horus}; {view['keys']} keys, {view['wild']} wild, {view['scarabs']} scarabs left",
        *(_seat(colour, seat) for colour, seat in zip(game.meta.seats, view["seats"], strict=False)),
    ]


def _seat(colour: str, seat: Seat) -> str:
    hand = " | ".join(card or "?" for card in seat["hand"])
    held = [f"{count} {kind}" for kind, count in seat["treasures"].items() if count]
    held += [f"{seat[what]} {what}" for what in ("keys", "wild", "scarabs", "artifacts", "talismans") if seat[what]]
    who = f" ({seat['character']})" if seat["character"] else ""
    return f"{colour}{who}: {seat['points']} points; hand {hand}; {', '.join(held) or 'nothing'}"
