"""A view of Tutankhamun as plain text."""

from waset.core.game import AnyGame
from waset.envs.text import rows
from waset.games.tutankhamun.rules.seen import View


def told(game: AnyGame, view: View, asked: str) -> list[str]:
    """The slots with the boats on them; then the seats."""
    boats = {seat["boat"]: colour[0] for colour, seat in zip(game.meta.seats, view["seats"], strict=False)}
    slots = [f"{slot:2} {tile or '-'} {boats.get(slot, '')}" for slot, tile in enumerate(view["nile"], 1)]
    lines = rows(slots)
    for colour, seat in zip(game.meta.seats, view["seats"], strict=False):
        held = ", ".join(f"{count} {tile}" for tile, count in seat["collection"].items())
        lines.append(f"{colour}: {seat['points']} points to go; boat at {seat['boat']}; {held or 'nothing'}")
    gone = ", ".join(f"{count} {tile}" for tile, count in view["underworld"].items())
    head = f"{game.meta.title}, turn {view['turns']}, {asked}"
    return [head, *lines, f"Underworld: {gone or 'nothing'}"]
