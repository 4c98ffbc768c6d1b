"""A view as plain text, for people who watch an environment."""

from typing import Any, Final

from waset.core.game import AnyGame

ACROSS: Final = 5
WIDTH: Final = 22


def text(game: AnyGame, view: dict[str, Any]) -> str:
    """What is seen, in some twenty lines."""
    to_move = view["to_move"]
    asked = (
        f"{game.meta.seats[to_move]} to decide: {view['decision']}" if isinstance(to_move, int) else "the game is over"
    )
    if view["game"] == "luxor":
        return "\n".join([f"{game.meta.title}, round {view['round']}, {asked}", *_luxor(game, view)])
    return "\n".join([f"{game.meta.title}, turn {view['turns']}, {asked}", *_tutankhamun(game, view)])


def _luxor(game: AnyGame, view: dict[str, Any]) -> list[str]:
    """The spaces with who stands there, those who lie in small letters, the mummy as *; then the seats."""
    where: dict[int | str, str] = {}
    for colour, seat in zip(game.meta.seats, view["seats"], strict=False):
        for place in seat["adventurers"]:
            lies = isinstance(place, str) and place.startswith("lying ")
            spot = int(place.removeprefix("lying ")) if lies else place
            where[spot] = where.get(spot, "") + (colour[0].lower() if lies else colour[0])
    if view["mummy"] is not None:
        where[view["mummy"]] = "*" + where.get(view["mummy"], "")
    spaces = [f"{space:2} {tile} {where.get(space, '')}" for space, tile in enumerate(view["spaces"], 1)]
    others = [f"{place} {who}" for place, who in where.items() if isinstance(place, str)]
    horus = ", ".join(str(stack["top"]) for stack in view["horus"])
    return [
        "  ".join(others),
        *_rows(spaces),
        f"Horus cards: {horus}; {view['keys']} keys, {view['wild']} wild, {view['scarabs']} scarabs left",
        *(_luxor_seat(colour, seat) for colour, seat in zip(game.meta.seats, view["seats"], strict=False)),
    ]


def _luxor_seat(colour: str, seat: dict[str, Any]) -> str:
    hand = " | ".join(card or "?" for card in seat["hand"])
    held = [f"{count} {kind}" for kind, count in seat["treasures"].items() if count]
    held += [f"{seat[what]} {what}" for what in ("keys", "wild", "scarabs", "artifacts", "talismans") if seat[what]]
    who = f" ({seat['character']})" if seat["character"] else ""
    return f"{colour}{who}: {seat['points']} points; hand {hand}; {', '.join(held) or 'nothing'}"


def _tutankhamun(game: AnyGame, view: dict[str, Any]) -> list[str]:
    """The slots with the boats on them; then the seats."""
    boats = {seat["boat"]: colour[0] for colour, seat in zip(game.meta.seats, view["seats"], strict=False)}
    slots = [f"{slot:2} {tile or '-'} {boats.get(slot, '')}" for slot, tile in enumerate(view["nile"], 1)]
    lines = _rows(slots)
    for colour, seat in zip(game.meta.seats, view["seats"], strict=False):
        held = ", ".join(f"{count} {tile}" for tile, count in seat["collection"].items())
        lines.append(f"{colour}: {seat['points']} points to go; boat at {seat['boat']}; {held or 'nothing'}")
    gone = ", ".join(f"{count} {tile}" for tile, count in view["underworld"].items())
    return [*lines, f"Underworld: {gone or 'nothing'}"]


def _rows(cells: list[str]) -> list[str]:
    """Cells side by side, row after row."""
    padded = [cell.rstrip().ljust(WIDTH) for cell in cells]
    return ["".join(padded[start : start + ACROSS]).rstrip() for start in range(0, len(padded), ACROSS)]
