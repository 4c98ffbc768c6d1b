"""What the mummy tiles do, M1-EFF-1 to M1-EFF-15: one function for each that takes more than a line.

A tile that was bought is carried out as far as possible (MR-30). Movement by a tile is movement like any other, but the
tile where it ends does not act (M1-TILE-3, MR-28).
"""

from typing import Final, Literal, TypedDict

from waset.core.event import made
from waset.core.ints import Ints, append, empty, i64, ints, listed, plus, total, total_of
from waset.core.meaning import AnyMeaning
from waset.games.luxor.rules import actions, agenda, effects, legal
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import destination
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.legal import ONE_STEP
from waset.games.luxor.rules.means import rearranging, taking
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.mummy.events import EVENTS
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    FREE_CHOICES,
    HELD,
    LEVELS,
    MUMMY_EFFECTS,
    STAIRS,
    TOMB,
    TREASURE,
)
from waset.games.luxor.rules.state import CARD_MASK, State, hand

FRAMES = (
    agenda.REAR_MOVE,
    agenda.TILE_MOVE,
    agenda.BOX_SCARAB,
    agenda.DISCARD_ONE,
    agenda.TAKE_ANY_HORUS,
    agenda.FREE_CHOICE,
    agenda.REARRANGE_ONE,
    agenda.DRAW_NEW_HAND,
)

Box = TypedDict("Box", {"kind": Literal["box scarab"], "points": int})
Discard = TypedDict("Discard", {"kind": Literal["discard"], "card": str, "index": int})
"""Discards a card of the hand, counted from 0."""
TakeItems = TypedDict("TakeItems", {"kind": Literal["take items"], "items": list[str]})
MEANINGS: Final = (Box, Discard, TakeItems)

NONE: Final = -1


def use(r: Rules, s: State, effect: i64) -> None:
    """Carries out a tile, or puts what it asks on the agenda."""
    seat = s.turn
    name = MUMMY_EFFECTS[effect]
    if name == "new hand":
        new_hand(r, s)
    elif name == "rear 1-2":
        s.stack = append(s.stack, frame(agenda.REAR_MOVE, 2))
    elif name == "rear 1-4":
        s.stack = append(s.stack, frame(agenda.REAR_MOVE, 4))
    elif name == "2 points":
        score(s, 2)
    elif name == "treasure points":
        score(s, total(s.treasures, HELD * seat, HELD * seat + HELD) // 2 * 2)
    elif name == "lowest treasure":
        score(s, lowest_treasure(r, s))
    elif name == "rearrange":
        s.stack = append(s.stack, agenda.REARRANGE_ONE)
    elif name == "scarab":
        effects.take_scarab(s)
    elif name == "exchange scarab":
        if total_of(s.scarab_supply) > 0:
            s.stack = append(s.stack, agenda.BOX_SCARAB)
    elif name == "move 1":
        s.stack = append(s.stack, agenda.TILE_MOVE)
    elif name == "Horus card":
        if max(listed(s.horus_top)) >= 0:
            s.stack = append(s.stack, agenda.TAKE_ANY_HORUS)
            s.stack = append(s.stack, agenda.DISCARD_ONE)
    elif name == "2 keys":
        for _ in range(min(2, int(s.keys_left))):
            effects.take_key(s, seat)
    elif name == "free choice":
        s.stack = append(s.stack, agenda.FREE_CHOICE)
    elif name == "extra turn":
        s.extra_turns += 1
        if s.log is not None:
            s.log.append(event("extra turn", seat))
    else:  # all move 4
        effects.move_all(r, s, 4)
        s.moved = empty()


def score(s: State, points: i64) -> None:
    """Scores points at once."""
    s.mummy_points = plus(s.mummy_points, s.turn, points)
    if s.log is not None:
        s.log.append(made(EVENTS, "scored", s.turn, (points,)))


def lowest_treasure(r: Rules, s: State) -> i64:
    """The lowest points printed on a face-up treasure in the temple; 0 if there is none (M1-EFF-15, MR-32)."""
    p = r.pieces
    lowest: i64 = NONE
    for tile in s.tiles:
        if p.tile_kind[tile] == TREASURE and (lowest == NONE or p.tile_points[tile] < lowest):
            lowest = p.tile_points[tile]
    if lowest == NONE:
        return 0
    return lowest


def new_hand(r: Rules, s: State) -> None:
    """Discards the hand from left to right, then draws as many one by one, placed left to right (M1-EFF-1, MR-34)."""
    for _ in range(r.pieces.hand):
        effects.discard(s, 0)
    if s.log is not None:
        s.log.append(made(EVENTS, "discarded hand", s.turn, ()))
    for _ in range(r.pieces.hand):
        s.stack = append(s.stack, agenda.DRAW_NEW_HAND)


# --- decisions ----------------------------------------------------------------------------------------------------


def options(r: Rules, s: State, kind: i64, a: i64) -> Ints:
    """The legal actions for a question that a tile asks."""
    if kind == agenda.REAR_MOVE:
        return rear_options(r, s, a)
    if kind == agenda.TILE_MOVE:
        return legal.moves(r, s, ONE_STEP, ONE_STEP)
    if kind == agenda.BOX_SCARAB:
        kinds = len(s.scarab_supply)
        return ints([actions.BOX + each for each in range(kinds) if s.scarabs[kinds * s.turn + each]])
    if kind == agenda.DISCARD_ONE:
        return ints([actions.discard(index) for index in range(r.pieces.hand)])
    if kind == agenda.TAKE_ANY_HORUS:
        return ints([actions.TAKE_HORUS + level for level in range(1, LEVELS + 1) if s.horus_top[level] >= 0])
    if kind == agenda.REARRANGE_ONE:
        return effects.rearrange_options(s.hand_sizes[s.turn])
    return free_choice_options(r, s)


def means(r: Rules, s: State, kind: i64, action: i64) -> AnyMeaning:
    """What an answer to such a question is about."""
    if kind == agenda.BOX_SCARAB:
        return Box(kind="box scarab", points=int(r.pieces.scarab_points[action - actions.BOX]))
    if kind == agenda.DISCARD_ONE:
        index = actions.discarded(action)
        card = r.pieces.card_name[hand(s, s.turn)[index] & CARD_MASK]
        return Discard(kind="discard", card=card, index=int(index))
    if kind == agenda.TAKE_ANY_HORUS:
        return taking(r, s, action)
    if kind == agenda.REARRANGE_ONE:
        return rearranging(action)
    chosen = action - actions.TAKE_ITEMS
    return TakeItems(
        kind="take items", items=[item for bit, item in enumerate(r.pieces.free_choice) if chosen >> bit & 1]
    )


def rear_options(r: Rules, s: State, most: i64) -> Ints:
    """The adventurer nearest the start, 1 step to the most; no other replaces it (M1-EFF-2, MR-29, MR-88)."""
    rear: i64 = TOMB
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        if STAIRS <= s.adventurers[index] < rear:
            rear = s.adventurers[index]
    steps = ONE_STEP[:]
    for number in range(2, most + 1):
        steps = append(steps, number)
    found = empty()
    for action in legal.moves(r, s, steps, steps):
        if actions.move_place(action) == rear:
            found = append(found, action)
    return found


def free_choice_options(r: Rules, s: State) -> Ints:
    """Two different items of those pictured, as far as available (M1-EFF-12, MR-38)."""
    there = {"key": s.keys_left > 0, "scarab": total_of(s.scarab_supply) > 0, "wild treasure": s.wild_left > 0}
    bits = [1 << number for number, item in enumerate(r.pieces.free_choice) if there[item]]
    if len(bits) <= 2:
        return ints([actions.TAKE_ITEMS + sum(bits)])
    return ints(sorted(actions.TAKE_ITEMS + one + two for one in bits for two in bits if one < two))


def decided(r: Rules, s: State, kind: i64, action: i64) -> None:
    """Carries out what was chosen for a tile."""
    if kind in (agenda.REAR_MOVE, agenda.TILE_MOVE):
        start = actions.move_place(action)
        steps = actions.move_steps(action)
        effects.go(r, s, s.turn, start, destination(r.pieces, s, start, steps), steps)
    elif kind == agenda.BOX_SCARAB:
        box_scarab(r, s, action - actions.BOX)
    elif kind == agenda.DISCARD_ONE:
        card = effects.discard(s, actions.discarded(action))
        if s.log is not None:
            s.log.append(made(EVENTS, "discarded", s.turn, (card,)))
    elif kind == agenda.TAKE_ANY_HORUS:
        effects.take_horus(r, s, s.turn, action - actions.TAKE_HORUS)
    elif kind == agenda.REARRANGE_ONE:
        if action != actions.DECLINE:
            effects.rearrange(s, s.turn, action)
    else:
        take_items(r, s, action - actions.TAKE_ITEMS)


def box_scarab(r: Rules, s: State, kind: i64) -> None:
    """Puts a scarab of the seat into the box and takes another from the supply (M1-EFF-6, MR-33)."""
    index = len(s.scarab_supply) * s.turn + kind
    s.scarabs = plus(s.scarabs, index, -1)
    s.boxed_scarabs = plus(s.boxed_scarabs, index, 1)
    if s.log is not None:
        s.log.append(made(EVENTS, "boxed scarab", s.turn, (r.pieces.scarab_points[kind],)))
    effects.take_scarab(s)


def take_items(r: Rules, s: State, chosen: i64) -> None:
    """Takes the chosen items."""
    for number, item in enumerate(r.pieces.free_choice):
        if chosen >> number & 1:
            if item == FREE_CHOICES[0]:
                effects.take_key(s, s.turn)
            elif item == FREE_CHOICES[1]:
                effects.take_scarab(s)
            else:
                effects.take_wild(s, s.turn)


def draw_new_hand(s: State) -> None:
    """Draws the next card of a new hand."""
    if s.draw_size == 0:
        effects.shuffle_discards(s)
    s.stack = append(s.stack, frame(agenda.DEAL, s.turn))
