"""The words of records: actions, outcomes and events of Tutankhamun."""

from waset.core.event import Event
from waset.core.game import CHANCE
from waset.games.tutankhamun.rules import actions, agenda, turn
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.scoring import NO_ONE, UNDERWORLD
from waset.games.tutankhamun.rules.state import State


def action_text(r: Rules, s: State, action: int) -> str:
    """An action of the seat to move, or an outcome of chance, in words."""
    if not s.stack:
        return f"action {action}"
    if s.to_move == CHANCE:
        return _outcome(r, s, action)
    return _action(r, s, action)


def _outcome(r: Rules, s: State, outcome: int) -> str:
    top = s.stack[-1]
    if top & 255 == agenda.LAY:
        return f"lay {r.pieces.tile_name[outcome]} on slot {top >> 8}"
    return f"seat {outcome} begins"


def _action(r: Rules, s: State, action: int) -> str:
    names = r.pieces.tile_name
    if action == actions.DECLINE:
        return "decline"
    if action == actions.HORUS_BEHIND:
        return "go behind all boats"
    if action >= actions.TAKE:
        return f"take {names[action - actions.TAKE]} from the Underworld"
    slot = action % 100
    tile = names[s.nile[slot]] if slot <= SLOTS else ""
    if action >= actions.HORUS:
        return f"fetch {tile} from slot {slot}"
    if action >= actions.THOTH_WITH:
        return f"exchange it with {tile} on slot {slot}"
    if action >= actions.THOTH:
        return f"exchange {tile} on slot {slot} with a tile further on"
    if action >= actions.RA:
        return f"move {tile} from slot {slot} to the Underworld"
    if action >= actions.ISIS:
        return f"exchange a ring for {tile} on slot {slot}"
    return f"sail to slot {slot} ({tile})"


def position_text(position: int) -> str:
    """Where a boat is."""
    if position > 0:
        return f"slot {position}"
    return f"place {1 - position} before the Nile"


def points_text(points: int) -> str:
    """A number of points in words."""
    return "1 point" if points == 1 else f"{points} points"


def event_text(r: Rules, event: Event, names: list[str]) -> str:
    """What happened as a sentence. Nothing is secret."""
    who = names[event.seat]
    kind = event.kind
    figures = event.figures
    tiles = r.pieces.tile_name
    if kind == "set scored":
        return _set_scored(r, figures, names)
    if kind == "sailed":
        return f"{who} sails from {position_text(figures[0])} to slot {figures[1]} ({tiles[figures[2]]})."
    if kind == "collected":
        return f"{who} collects {tiles[figures[0]]}; {figures[1] or 'none'} left in the Nile."
    if kind == "ring scored":
        return f"{who} scores {points_text(figures[0])} for the ring."
    if kind == "trailed":
        return f"{tiles[figures[1]]} on slot {figures[0]} is behind all boats and goes to the Underworld."
    if kind == "took from Underworld":
        return f"Osiris: {who} takes {tiles[figures[0]]} from the Underworld."
    if kind == "exchanged ring":
        return f"Isis: {who} lays a ring on slot {figures[0]} and takes {tiles[figures[1]]}."
    if kind == "moved to Underworld":
        return f"Ra: {who} moves {tiles[figures[1]]} from slot {figures[0]} to the Underworld."
    if kind == "exchanged tiles":
        lower, low_tile, higher, high_tile = figures
        return f"Thoth: {who} exchanges two tiles; {tiles[low_tile]} lies now on slot {lower}, " + (
            f"{tiles[high_tile]} on slot {higher}."
        )
    if kind == "fetched":
        return f"Horus: {who} fetches {tiles[figures[1]]} from slot {figures[0]}."
    if kind == "went behind":
        return f"Horus: {who} goes behind all boats, to {position_text(figures[1])}."
    if kind == "declined":
        return f"{who} declines the power of {tiles[figures[0]]}."
    if kind == "no use":
        return f"{tiles[figures[0]]} has no use for {who} now."
    if kind == "ended":
        return (
            f"{who} is at 0: the game is over." if figures[0] == turn.ZERO else "The Nile is empty: the game is over."
        )
    if kind == "laid out":
        return f"On slot {figures[0]} lies {tiles[figures[1]]}."
    return f"{who} begins."  # begins


def _set_scored(r: Rules, figures: tuple[int, ...], names: list[str]) -> str:
    """Who was paid how much for a set. Where the Underworld has a place, nobody is paid for it."""
    tile, first, first_points, second, second_points = figures
    parts = [_paid("first", first, first_points, names)]
    if tile != r.pieces.ring and second != NO_ONE:
        parts.append(_paid("second", second, second_points, names))
    return f"The last {r.pieces.tile_name[tile]} has left the Nile: {', '.join(parts)}."


def _paid(place: str, who: int, points: int, names: list[str]) -> str:
    if who == NO_ONE:
        return "nobody has any"
    if who == UNDERWORLD:
        return f"the Underworld is {place}"
    return f"{names[who]} is {place} and scores {points}"
