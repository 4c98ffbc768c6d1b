"""What a seat may see of a state, and what it may guess about the rest. Nothing leaves a state any other way."""

from collections.abc import Iterable
from typing import Any, Final

from waset.core.chance import draw
from waset.core.game import CHANCE, NOBODY
from waset.core.ints import Ints, i64
from waset.core.rng import Rng
from waset.games.luxor.rules import agenda, scoring, turn
from waset.games.luxor.rules.counted import counted
from waset.games.luxor.rules.events import WAYS
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import (
    ARTIFACT,
    CHARACTERS,
    HAND,
    HELD,
    LEVELS,
    MUMMY_EFFECTS,
    STAIRS,
    TOMB,
    TYPES,
)
from waset.games.luxor.rules.seen import Ending, HorusStack, Mover, MummyTileShown, Place, Seat, Treasures, View
from waset.games.luxor.rules.state import CARD_MASK, DEALT, KNOWN, LYING, WOKEN, State, adventurers, hand

ENDINGS: Final[dict[int, Ending]] = {
    0: "",
    turn.TOMB_REACHED: "tomb",
    turn.NO_MOVE: "no move",
    turn.SAFETY_STOP: "safety stop",
}


def view(r: Rules, s: State, seat: int | None) -> View:
    """What a seat may see; None is a spectator, who sees what everyone sees (L-MODEL-8, LR-80)."""
    p = r.pieces
    top = s.stack[-1] & 255 if len(s.stack) else 0
    return {
        "game": "luxor",
        "seat": seat,
        "players": s.players,
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "to_move": _mover(s),
        "decision": agenda.NAMES.get(top, ""),
        "ending": ENDINGS[s.ending],
        "card": p.card_name[s.card] if s.card >= 0 else None,
        "roll": (s.stack[-1] >> 8 if top == agenda.RAISE else s.roll) or None,
        "moved": list(s.moved) if top == agenda.ACTOR else [],
        "spaces": [p.tile_name[s.tiles[space]] for space in range(1, TOMB)],
        "seats": [_seat(r, s, owner, seat) for owner in range(s.players)],
        "draw": s.draw_size,
        "discard": _cards(r, s.discard),
        "top_discard": p.card_name[s.top_discard] if s.top_discard >= 0 else None,
        "unseen_cards": _cards(r, unseen_cards(s, seat)),
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
        "last_round": _last_round(s),
        "extra_card": p.card_name[s.extra_card] if s.extra_card >= 0 else None,
        "placing": _placing(r, s, seat),
        "ignored": bool(s.ignored),
        "extra_turns": s.extra_turns,
        "mummy": s.mummy_at if s.mummy_at >= 0 else None,
        "mummy_tiles": [_mummy_tile(r, tile) for tile in s.mummy_display],
        "mummy_stack": {MUMMY_EFFECTS[p.mummy_effect[tile]]: left for tile, left in enumerate(s.mummy_stack) if left},
        "mummy_discard": {MUMMY_EFFECTS[p.mummy_effect[tile]]: n for tile, n in enumerate(s.mummy_discard) if n},
        "talismans": s.talismans_left,
        "doubled": [space for space in range(1, TOMB) if s.doubled[space]],
        "hidden_tiles": (
            {p.tile_name[tile]: s.bag[tile] for tile in range(p.treasure_low, p.treasure_high) if s.bag[tile]}
            if any(s.doubled)
            else {}
        ),
    }


def _mover(s: State) -> Mover:
    if s.to_move == CHANCE:
        return "chance"
    return None if s.to_move == NOBODY else s.to_move


def _last_round(s: State) -> list[int] | None:
    """The seats that still move once two are in the tomb, the one on turn first (L-END-1)."""
    if s.in_tomb < turn.IN_TOMB_AT_END:
        return None
    after = (s.first - s.turn - 1) % s.players
    return [(s.turn + each) % s.players for each in range(after + 1)] if s.ending == 0 else []


def _placing(r: Rules, s: State, seat: int | None) -> str | None:
    """The card that somebody has gained and must place, if this seat may know it (MR-48)."""
    top = s.stack[-1] if len(s.stack) else 0
    if top & 255 != agenda.PLACE_CARD or not (top >> 8 & 255 == seat or top >> 16 & KNOWN):
        return None
    return r.pieces.card_name[top >> 16 & CARD_MASK]


def _mummy_tile(r: Rules, tile: int) -> MummyTileShown:
    return {"effect": MUMMY_EFFECTS[r.pieces.mummy_effect[tile]], "cost": r.pieces.mummy_cost[tile]}


def _seat(r: Rules, s: State, owner: int, reader: int | None) -> Seat:
    p = r.pieces
    own = owner == reader
    kinds = len(p.scarab_points)
    scarabs = s.scarabs[kinds * owner : kinds * owner + kinds]
    boxed = s.boxed_scarabs[kinds * owner : kinds * owner + kinds]
    shown = own or s.ending != 0
    return {
        "points": s.points[owner],
        "adventurers": [place_name(place) for place in adventurers(s, owner)],
        "hand": [p.card_name[card & CARD_MASK] if own or card & KNOWN else None for card in hand(s, owner)],
        "keys": s.keys[owner],
        "wild": s.wild[owner],
        "treasures": _by_type(s.treasures, HELD * owner),
        "artifacts": s.treasures[HELD * owner + ARTIFACT],
        "flipped": _by_type(s.flipped, len(TYPES) * owner),
        "sets": scoring.complete_sets(s.treasures[HELD * owner : HELD * owner + len(TYPES)], s.wild[owner]),
        "scarabs": sum(scarabs),
        "scarab_values": (
            [points for points, count in zip(p.scarab_points, scarabs, strict=True) for _ in range(count)]
            if shown
            else None
        ),
        "boxed_scarabs": sum(boxed),
        "boxed_scarab_values": (
            [points for points, count in zip(p.scarab_points, boxed, strict=True) for _ in range(count)]
            if own
            else None
        ),
        "own_equipment": [bool(card & DEALT) for card in hand(s, owner)],
        "talismans": s.talismans[owner],
        "character": CHARACTERS[s.characters[owner]] if s.characters[owner] >= 0 else None,
        "extra_points": s.mummy_points[owner] + s.character_points[owner],
        "sarcophagi": scoring.sarcophagi(r, s, owner),
        "count": counted(r, s, owner, reader),
    }


def _by_type(counts: Ints, first: int) -> Treasures:
    """The counts of the three types, which stand one after the other."""
    return {"vase": counts[first], "statue": counts[first + 1], "jewelry": counts[first + 2]}


def place_name(place: int) -> Place:
    """A space by its number, any other place in words."""
    if place == STAIRS:
        return "stairs"
    if place == TOMB:
        return "tomb"
    if place == WOKEN:
        return "woken"
    if place < 0:
        return f"statue {-place}"
    if place >= LYING:
        return f"lying {place - LYING}"
    return place


def figure_name(r: Rules, sort: str, figure: int) -> Any:
    """A figure of an event under the name that the view uses for it."""
    p = r.pieces
    if sort == "card":
        return p.card_name[figure]
    if sort == "tile":
        return p.tile_name[figure]
    if sort == "place":
        return place_name(figure)
    if sort == "way":
        return WAYS[figure]
    for module in r.modules:
        if sort in module.sorts:
            return module.figure_name(r, sort, figure)
    return int(figure)


def _cards(r: Rules, counts: Iterable[int]) -> dict[str, int]:
    return {r.pieces.card_name[card]: count for card, count in enumerate(counts) if count}


def _horus(r: Rules, s: State, level: int) -> HorusStack:
    p = r.pieces
    top = s.horus_top[level]
    below = [0] * p.cards
    below[p.level_low[level] : p.level_high[level]] = s.horus[p.level_low[level] : p.level_high[level]]
    return {
        "top": p.card_name[top] if top >= 0 else None,
        "cards": sum(below) + (top >= 0),
        "below": _cards(r, below),
    }


def unseen_cards(s: State, seat: int | None) -> Ints:
    """The cards whose place a seat cannot know: the draw pile, and what others drew from it unseen."""
    unseen = s.draw[:]
    for owner in range(s.players):
        if owner != seat:
            for card in hand(s, owner):
                if not card & (KNOWN | DEALT):
                    unseen[card] += 1
    card = _card_in_mid_air(s, seat)
    if card >= 0:
        unseen[card] += 1
    return unseen


def _card_in_mid_air(s: State, seat: int | None) -> int:
    """The card that another seat has drawn and not yet placed, or -1."""
    top = s.stack[-1] if len(s.stack) else 0
    if top & 255 == agenda.PLACE_CARD and top >> 8 & 255 != seat and not top >> 16 & KNOWN:
        return top >> 16
    return -1


def guess(s: State, seat: int | None, rng: Rng) -> State:
    """A state that this seat cannot tell from the true one.

    What it cannot know is dealt again, every way equally likely: the draw pile with the unknown cards of the other
    hands, each other player's own equipment with what was boxed of it, and the scarabs of the others with the supply.
    Decks and stacks have no order that could be guessed.
    """
    g = s.copy()
    g.boxed_equipment = s.boxed_equipment[:]
    g.scarab_supply = s.scarab_supply[:]
    g.scarabs = s.scarabs[:]
    g.boxed_scarabs = s.boxed_scarabs[:]
    g.draw = unseen_cards(s, seat)
    cards = len(s.draw)
    for owner in range(s.players):
        if owner == seat:
            continue
        held = hand(s, owner)
        own = g.boxed_equipment[cards * owner : cards * owner + cards]
        for card in held:
            if card & DEALT:
                own[card & CARD_MASK] += 1
        for i, card in enumerate(held, HAND * owner):
            if card & DEALT:
                g.hands[i] = _draw_one(own, rng) | DEALT
            elif not card & KNOWN:
                g.hands[i] = _draw_one(g.draw, rng)
        for i, left in enumerate(own, cards * owner):
            g.boxed_equipment[i] = left
    if _card_in_mid_air(s, seat) >= 0:
        g.stack[-1] = agenda.frame(agenda.PLACE_CARD, s.stack[-1] >> 8 & 255, _draw_one(g.draw, rng))
    if s.ending == 0:
        kinds = len(g.scarab_supply)
        others = [owner for owner in range(s.players) if owner != seat]
        for away, had in ((g.scarabs, s.scarabs), (g.boxed_scarabs, s.boxed_scarabs)):
            for owner in others:
                for kind in range(kinds):
                    g.scarab_supply[kind] += had[kinds * owner + kind]
                    away[kinds * owner + kind] = 0
        for away, had in ((g.scarabs, s.scarabs), (g.boxed_scarabs, s.boxed_scarabs)):
            for owner in others:
                for _ in range(sum(had[kinds * owner : kinds * owner + kinds])):
                    away[kinds * owner + _draw_one(g.scarab_supply, rng)] += 1
    return g


def _draw_one(counts: Ints, rng: Rng) -> i64:
    """Takes one thing out of the counts at random."""
    thing = draw(counts, 0, len(counts), rng)
    counts[thing] -= 1
    return thing
