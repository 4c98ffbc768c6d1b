"""What a seat may see of a state, and what it may suppose of the rest. The only door outward."""

from typing import Any

from waset.core.game import CHANCE, NOBODY
from waset.core.rng import Rng
from waset.games.luxor import agenda, scoring, turn
from waset.games.luxor.module import Rules
from waset.games.luxor.pieces import ADVENTURERS, LEVELS, STAIRS, TOMB, TYPES
from waset.games.luxor.state import CARD_MASK, KNOWN, WOKEN, State

ENDINGS = {0: "", turn.TOMB_REACHED: "tomb", turn.NO_MOVE: "no move", turn.SAFETY_STOP: "safety stop"}


def view(r: Rules, s: State, seat: int | None) -> dict[str, Any]:
    """What a seat may see; None is a spectator, who sees what everyone sees (L-MODEL-8, LR-80)."""
    p = r.pieces
    top = s.stack[-1] & 255 if s.stack else 0
    return {
        "game": "luxor",
        "seat": seat,
        "players": s.players,
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "to_move": {CHANCE: "chance", NOBODY: None}.get(s.to_move, s.to_move),
        "decision": agenda.NAMES.get(top, ""),
        "ending": ENDINGS[s.ending],
        "card": p.card_name[s.card] if s.card >= 0 else None,
        "roll": s.roll or None,
        "moved": list(s.moved) if top == agenda.ACTOR else [],
        "spaces": [p.tile_name[s.tiles[space]] for space in range(1, TOMB)],
        "seats": [_seat(r, s, owner, owner == seat) for owner in range(s.players)],
        "draw": s.draw_size,
        "discard": _cards(r, s.discard),
        "top_discard": p.card_name[s.top_discard] if s.top_discard >= 0 else None,
        "unseen_cards": _cards(r, _unseen_cards(s, seat)),
        "horus": [_horus(r, s, level) for level in range(1, LEVELS + 1)],
        "temple": [sum(s.temple[p.temple_low[icon] : p.temple_high[icon]]) for icon in range(1, len(p.temple_low))],
        "unrevealed_temple": [
            {p.tile_name[p.temple_tile[row]]: s.temple[row] for row in range(p.temple_low[icon], p.temple_high[icon])}
            for icon in range(1, len(p.temple_low))
        ],
        "scarabs": sum(s.scarab_supply),
        "keys": s.keys_left,
        "keys_spent": s.keys_spent,
        "wild": s.wild_left,
        "in_tomb": s.in_tomb,
    }


def _seat(r: Rules, s: State, owner: int, own: bool) -> dict[str, Any]:
    p = r.pieces
    kinds = len(p.scarab_points)
    scarabs = s.scarabs[kinds * owner : kinds * owner + kinds]
    shown = own or s.ending != 0
    return {
        "points": s.points[owner],
        "adventurers": [
            place_name(place) for place in s.adventurers[ADVENTURERS * owner : ADVENTURERS * owner + ADVENTURERS]
        ],
        "hand": [p.card_name[card & CARD_MASK] if own or card & KNOWN else None for card in s.hands[owner]],
        "keys": s.keys[owner],
        "wild": s.wild[owner],
        "treasures": {kind: s.treasures[3 * owner + number] for number, kind in enumerate(TYPES)},
        "sets": scoring.complete_sets(s.treasures[3 * owner : 3 * owner + 3], s.wild[owner]),
        "scarabs": sum(scarabs),
        "scarab_values": (
            [points for points, count in zip(p.scarab_points, scarabs, strict=True) for _ in range(count)]
            if shown
            else None
        ),
        "sarcophagi": [
            points for points, holder in zip(p.sarcophagi, s.sarcophagus_owner, strict=True) if holder == owner
        ],
    }


def place_name(place: int) -> int | str:
    """A place in words where it is no space."""
    if place == STAIRS:
        return "stairs"
    if place == TOMB:
        return "tomb"
    if place == WOKEN:
        return "woken"
    if place < 0:
        return f"statue {-place}"
    return place


def _cards(r: Rules, counts: list[int]) -> dict[str, int]:
    return {r.pieces.card_name[card]: count for card, count in enumerate(counts) if count}


def _horus(r: Rules, s: State, level: int) -> dict[str, Any]:
    p = r.pieces
    top = s.horus_top[level]
    below = [0] * p.cards
    below[p.level_low[level] : p.level_high[level]] = s.horus[p.level_low[level] : p.level_high[level]]
    return {
        "top": p.card_name[top] if top >= 0 else None,
        "cards": sum(below) + (top >= 0),
        "below": _cards(r, below),
    }


def _unseen_cards(s: State, seat: int | None) -> list[int]:
    """The cards that a seat cannot place: the draw pile, and what it does not know of the other hands."""
    unseen = s.draw[:]
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            for card in hand:
                if not card & KNOWN:
                    unseen[card] += 1
    return unseen


def guess(s: State, seat: int | None, rng: Rng) -> State:
    """A state that this seat cannot tell from the true one.

    What it cannot know is dealt anew, every way equally likely: the draw pile with the unknown cards of the other
    hands, and the scarabs of the others with the supply. Decks and stacks have no order that could be guessed.
    """
    g = s.copy()
    unknown = [(owner, i) for owner in range(s.players) if owner != seat for i in range(len(s.hands[owner]))]
    unknown = [(owner, i) for owner, i in unknown if not s.hands[owner][i] & KNOWN]
    g.draw = _unseen_cards(s, seat)
    for owner, i in unknown:
        g.hands[owner][i] = _draw_one(g.draw, rng)
    if s.ending == 0:
        kinds = len(g.scarab_supply)
        others = [owner for owner in range(s.players) if owner != seat]
        held = {owner: sum(s.scarabs[kinds * owner : kinds * owner + kinds]) for owner in others}
        for owner in others:
            for kind in range(kinds):
                g.scarab_supply[kind] += g.scarabs[kinds * owner + kind]
                g.scarabs[kinds * owner + kind] = 0
        for owner in others:
            for _ in range(held[owner]):
                g.scarabs[kinds * owner + _draw_one(g.scarab_supply, rng)] += 1
    return g


def _draw_one(counts: list[int], rng: Rng) -> int:
    left = rng.below(sum(counts))
    for thing, count in enumerate(counts):
        left -= count
        if left < 0:
            counts[thing] -= 1
            return thing
    raise AssertionError("nothing is left to draw")
