"""What can be seen of a state, which is everything (TR-79). Nothing leaves a state any other way."""

from collections.abc import Iterable
from typing import Any, Final

from waset.core.game import CHANCE, NOBODY
from waset.core.ints import listed
from waset.games.tutankhamun.rules import agenda, turn
from waset.games.tutankhamun.rules.board import behind
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.scoring import NO_ONE, UNDERWORLD, places
from waset.games.tutankhamun.rules.seen import Contender, Ending, IdolNow, Mover, Seat, SetNow, View
from waset.games.tutankhamun.rules.state import State

ENDINGS: Final[dict[int, Ending]] = {0: "", turn.ZERO: "zero", turn.NILE_EMPTY: "nile empty"}


def view(r: Rules, s: State, seat: int | None) -> View:
    """What a seat may see, which is the same for all seats and for a spectator (None)."""
    p = r.pieces
    top = s.stack[-1] if len(s.stack) else 0
    return {
        "game": "tutankhamun",
        "seat": seat,
        "players": s.players,
        "turns": s.turns,
        "first": s.first if s.first >= 0 else None,
        "turn": s.turn,
        "to_move": _mover(s),
        "decision": agenda.NAMES.get(top & 255, ""),
        "at_work": [p.tile_name[tile] for tile in at_work(s)],
        "thoth": top >> 8 if top & 255 == agenda.THOTH_WITH else None,
        "ending": ENDINGS[s.ending],
        "start_points": p.start_points[s.players],
        "nile": [p.tile_name[tile] if tile else None for tile in s.nile[1:]],
        "seats": [_seat(r, s, owner) for owner in range(s.players)],
        "back_to_front": sorted(range(s.players), key=listed(s.boats).__getitem__),
        "sets": [_set(r, s, tile) for tile in range(1, p.artifacts)],
        "idols": [_idol(r, s, tile) for tile in range(p.artifacts, p.tiles)],
        "underworld": named(p.tile_name, s.underworld),
        "tomb": named(p.tile_name, s.tomb),
    }


def _mover(s: State) -> Mover:
    if s.to_move == CHANCE:
        return "chance"
    return None if s.to_move == NOBODY else s.to_move


def _seat(r: Rules, s: State, owner: int) -> Seat:
    p = r.pieces
    passed = listed(behind(s, s.boats[owner]))
    return {
        "boat": s.boats[owner],
        "points": s.points[owner],
        "collection": named(p.tile_name, s.collections[p.tiles * owner : p.tiles * owner + p.tiles]),
        "scored": named(p.line_name, s.scored[p.lines * owner : p.lines * owner + p.lines]),
        "nearest_behind": passed[-1] if passed else None,
        "tiles_behind": len(passed),
    }


def _set(r: Rules, s: State, tile: int) -> SetNow:
    """Where a set's tiles are, and who would be paid if it were scored now."""
    p = r.pieces
    first, second = places(r, s, tile)
    return {
        "name": p.tile_name[tile],
        "tiles": p.tile_count[tile],
        "first": p.first[tile],
        "second": p.second[tile],
        "each": p.ring_points if tile == p.ring else 0,
        "in_nile": s.in_nile[tile],
        "underworld": s.underworld[tile],
        "held": [int(count) for count in s.collections[tile :: p.tiles]],
        "closed": is_closed(r, s, tile),
        "first_now": _contender(first),
        "second_now": None if tile == p.ring else _contender(second),
    }


def _contender(who: int) -> Contender:
    if who == UNDERWORLD:
        return "Underworld"
    return None if who == NO_ONE else who


def _idol(r: Rules, s: State, tile: int) -> IdolNow:
    return {
        "name": r.pieces.tile_name[tile],
        "tiles": r.pieces.tile_count[tile],
        "in_nile": s.in_nile[tile],
        "underworld": s.underworld[tile],
        "tomb": s.tomb[tile],
    }


def named(names: list[str], counts: Iterable[int]) -> dict[str, int]:
    """The counts that are not 0, by name."""
    return {names[thing]: count for thing, count in enumerate(counts) if count}


def is_closed(r: Rules, s: State, tile: int) -> bool:
    """Whether a set has been scored and lies in the Tomb."""
    return s.tomb[tile] == r.pieces.tile_count[tile]


def at_work(s: State) -> list[int]:
    """The idols of the chain that is being resolved, the outermost first."""
    return [each >> 8 for each in s.stack if each & 255 == agenda.ENTOMB]


def trailing(s: State, slot: int) -> list[int]:
    """The slots whose tiles would trail if the seat to move sailed to this slot and no power changed anything."""
    hindmost = slot
    for seat in range(s.players):
        if seat != s.turn:
            hindmost = min(hindmost, int(s.boats[seat]))
    return [each for each in range(1, min(hindmost, SLOTS + 1)) if s.nile[each]]


def figure_name(r: Rules, sort: str, figure: int) -> Any:
    """A figure of an event under the name that the view uses for it."""
    if sort == "tile":
        return r.pieces.tile_name[figure]
    if sort == "ending":
        return ENDINGS[figure]
    if sort == "contender":
        return None if figure == NO_ONE else "Underworld" if figure == UNDERWORLD else int(figure)
    return int(figure)
