"""What cards, tiles and steps do: one function for each effect."""

from waset.core.ints import Ints, append, empty, holds, i64, in_order, put_in, total, total_of, zeros
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import NOWHERE, count, destination, last_and_next, put, unlink
from waset.games.luxor.rules.events import BY_JOINING, BY_STEPS, BY_TUNNEL, event
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    EITHER,
    EMPTY,
    FAVOUR,
    HAND,
    HELD,
    HORUS,
    LESS,
    SCARAB,
    STAIRS,
    STATUES,
    TOMB,
    TREASURE,
    TUNNEL,
    WILD,
)
from waset.games.luxor.rules.state import CARD_MASK, KNOWN, LYING, WOKEN, State

# --- cards ------------------------------------------------------------------------------------------------------


def take_out(s: State, seat: i64, index: i64) -> i64:
    """Takes a card out of a hand; the others keep their order (L-HAND-1)."""
    hands = s.hands
    left = s.hand_sizes[seat] - 1
    place = HAND * seat + index
    last = HAND * seat + left
    card = hands[place]
    while place < last:
        hands[place] = hands[place + 1]
        place += 1
    hands[last] = 0
    s.hand_sizes[seat] = left
    return card


def insert_card(s: State, seat: i64, index: i64, card: i64) -> None:
    """Puts a card at a given place of a hand; the others keep their order."""
    hands = s.hands
    held = s.hand_sizes[seat]
    place = HAND * seat + held
    free = HAND * seat + index
    while place > free:
        hands[place] = hands[place - 1]
        place -= 1
    hands[place] = card
    s.hand_sizes[seat] = held + 1


def discard(s: State, index: i64) -> i64:
    """Lays a card of the hand face up on the discard pile (L-HAND-3)."""
    card = take_out(s, s.turn, index) & CARD_MASK
    s.discard[card] += 1
    s.discard_size += 1
    s.top_discard = card
    return card


def shuffle_discards(s: State) -> None:
    """Makes the discard pile the new draw pile, Horus cards included (L-HAND-5, LR-67, LR-69)."""
    s.draw = s.discard
    s.draw_size = s.discard_size
    s.discard = zeros(len(s.draw))
    s.discard_size = 0
    s.top_discard = -1
    if s.log is not None:
        s.log.append(event("shuffled", s.turn))


def rearrange_options(cards: i64) -> Ints:
    """Any card of a hand to any other place, or none (M1-EFF-4, MR-62, MR-87)."""
    found = append(empty(), actions.DECLINE)
    for start in range(cards):
        for end in range(cards):
            if end != start:
                found = append(found, actions.rearrange(start, end))
    return in_order(found)


def rearrange(s: State, seat: i64, action: i64) -> None:
    """Moves a card of a hand to the place that was chosen (MR-62)."""
    start = actions.rearranged_from(action)
    end = actions.rearranged_to(action)
    insert_card(s, seat, end, take_out(s, seat, start))
    if s.log is not None:
        s.log.append(event("rearranged", seat, (start, end)))


def take_into_hand(r: Rules, s: State, seat: i64, card: i64) -> None:
    """Puts a gained card into the middle of the hand (L-HAND-4, LR-66): right of it, where an edition's hand is even.

    Where that needs two cards, the owner chooses the side of the first (M2-PLUS-3, MR-48), unless that has a middle.
    """
    full = r.pieces.hand
    if s.hand_sizes[seat] > full - 2:
        insert_card(s, seat, full // 2, card)
    elif full % 2 == 0:
        insert_card(s, seat, full // 2 - 1, card)
    else:
        s.stack = append(s.stack, frame(agenda.PLACE_CARD, seat, card))


def take_horus(r: Rules, s: State, seat: i64, level: i64) -> None:
    """Takes the face-up Horus card of a level, which everyone has seen, into the hand; turns up the next (L-ACT-6)."""
    card = s.horus_top[level]
    s.horus_top[level] = -1
    take_into_hand(r, s, seat, card | KNOWN)
    s.stack = append(s.stack, frame(agenda.TURN_UP_HORUS, level))
    if s.log is not None:
        s.log.append(event("took Horus card", seat, (card,)))


# --- movement ---------------------------------------------------------------------------------------------------


def go(r: Rules, s: State, seat: i64, start: i64, end: i64, steps: i64, by: i64 = BY_STEPS) -> None:
    """Takes one of a seat's adventurers from place to place; it wakes sleepers and enters the tomb on its way.

    Whoever ends on the mummy's tile is laid down at once (M1-MUMMY-9). Steps, without Osiris', are only reported.
    """
    index = ADVENTURERS * seat
    while s.adventurers[index] != start:
        index += 1
    put(s, index, end + LYING if end == s.mummy_at else end)
    if s.log is not None:
        osiris = 0 if by != BY_STEPS else by_osiris(s, start, end, steps)
        s.log.append(event("moved", seat, (start, end, steps, osiris, by)))
        if end == s.mummy_at:
            s.log.append(event("fell", seat, (end,)))
    statues = r.pieces.statues
    for k in range(STATUES):
        if start <= statues[k] < end:
            wake(r, s, seat, k + 1)
    if end == TOMB:
        enter_tomb(r, s, seat)


def by_osiris(s: State, start: i64, end: i64, steps: i64) -> int:
    """How many of the steps from place to place Osiris added: all but those of the move itself (L-ALG-2)."""
    place = start
    back = steps
    while back < 0:
        place = s.behind[place]
        back += 1
    walked: i64 = 0
    while place != end:
        place = s.ahead[place]
        walked += 1
    return walked if steps < 0 else walked - steps


def wake(r: Rules, s: State, seat: i64, statue: i64) -> None:
    """Brings a seat's sleeper at a statue, if it still lies there, to the stairs (L-MOVE-5, L-ALG-3)."""
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] == -statue:
            put(s, index, WOKEN)
            if s.log is not None:
                s.log.append(event("woke", seat, (statue,)))
            for module in r.woke:
                module.woke(r, s)
            return


def enter_tomb(r: Rules, s: State, seat: i64) -> None:
    """Pays a key and takes the next sarcophagus, if one is left (L-TOMB-1, L-TOMB-3)."""
    s.keys[seat] -= 1
    s.keys_spent += 1
    s.in_tomb += 1
    points: i64 = 0
    if s.in_tomb <= len(s.sarcophagus_owner):
        s.sarcophagus_owner = put_in(s.sarcophagus_owner, s.in_tomb - 1, seat)
        points = r.pieces.sarcophagi[s.in_tomb - 1]
    if s.log is not None:
        s.log.append(event("entered tomb", seat, (points,)))


def move_all(r: Rules, s: State, steps: i64) -> None:
    """Moves every active adventurer, the one nearest the tomb first; those that cannot move stay (L-HOR-3, L-ALG-7).

    Whoever wakes on the way is not moved (LR-46); whoever falls on the mummy's tile has moved but cannot act (MR-80).
    """
    seat = s.turn
    places = s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]
    s.moved = empty()
    index: i64 = ADVENTURERS
    while index > 0:
        index -= 1
        place = places[index]
        if STAIRS <= place < TOMB:
            end = destination(r.pieces, s, place, steps)
            if end != NOWHERE and (end != TOMB or s.keys[seat] > 0):
                go(r, s, seat, place, end, steps)
                if not holds(s.moved, end) and end != s.mummy_at:
                    s.moved = append(s.moved, end)
    s.moved = in_order(s.moved)


def move_last(r: Rules, s: State) -> None:
    """The hindmost adventurer joins the next one (L-HOR-5)."""
    last, target = last_and_next(s, s.turn)
    s.stack = append(s.stack, frame(agenda.ACT, target))
    go(r, s, s.turn, last, target, 0, BY_JOINING)


# --- tiles ------------------------------------------------------------------------------------------------------


def act(r: Rules, s: State, place: i64) -> None:
    """The action of the tile on which an adventurer ended its movement, if it still stands (L-ACT-1, M1-MUMMY-9)."""
    if place == s.mummy_at:
        return
    seat = s.turn
    p = r.pieces
    tile = s.tiles[place]
    kind = p.tile_kind[tile]
    if kind == TREASURE:
        reach_treasure(r, s, place)
    elif kind == HORUS:
        s.stack = append(s.stack, frame(agenda.HORUS_TILE, p.tile_value[tile]))
    elif kind == SCARAB:
        take_scarab(s)
    elif kind == WILD:
        take_wild(s, seat)
    elif kind == EITHER:
        s.stack = append(s.stack, agenda.EITHER_TILE)
    elif kind == FAVOUR:
        s.stack = append(s.stack, frame(agenda.FAVOUR_TILE, p.tile_value[tile]))
    elif kind == TUNNEL:
        use_tunnel(r, s, place)


def reach_treasure(r: Rules, s: State, space: i64) -> None:
    """Claims the treasure if enough adventurers stand there (L-ACT-2); one less may do, by choice (LR-58)."""
    p = r.pieces
    missing = p.tile_value[s.tiles[space]] - count(s, s.turn, space)
    if missing <= 0:
        claim(r, s, space)
    elif missing == 1 and p.card_kind[s.card] == LESS and not s.ignored:
        s.stack = append(s.stack, frame(agenda.CLAIM, space))


def claim(r: Rules, s: State, space: i64) -> None:
    """Takes the treasure and its points; a temple tile may follow, or a tile from beneath; if not, the space is empty.

    (L-ACT-3, L-ACT-4, M3-2)
    """
    p = r.pieces
    seat = s.turn
    tile = s.tiles[space]
    s.points[seat] += p.tile_points[tile]
    s.treasures[HELD * seat + p.tile_type[tile]] += 1
    if s.log is not None:
        s.log.append(event("claimed", seat, (space, tile, p.tile_points[tile])))
    s.tiles[space] = EMPTY
    for module in r.claimed:
        module.claimed(r, s, space)
    icon = p.space_icon[space]
    if icon > 0 and total(s.temple, p.temple_low[icon], p.temple_high[icon]) > 0:
        s.stack = append(s.stack, frame(agenda.REVEAL_TEMPLE, space))
    elif s.doubled[space] == 0:
        unlink(s, space)


def take_key(s: State, seat: i64) -> None:
    """Takes a key from the supply (L-ACT-5)."""
    s.keys_left -= 1
    s.keys[seat] += 1
    if s.log is not None:
        s.log.append(event("took key", seat))


def spend_keys(s: State, seat: i64, keys: i64) -> None:
    """Puts keys on the key space, out of the supply (LR-86, MR-69)."""
    if keys == 0:
        return
    s.keys[seat] -= keys
    s.keys_spent += keys
    if s.log is not None:
        s.log.append(event("spent keys", seat, (keys,)))


def take_wild(s: State, seat: i64) -> None:
    """Takes a wild treasure, if one is left (L-TEMP-2, LR-63)."""
    if s.wild_left == 0:
        return
    s.wild_left -= 1
    s.wild[seat] += 1
    if s.log is not None:
        s.log.append(event("took wild treasure", seat))


def take_scarab(s: State) -> None:
    """Takes a scarab unseen, if one is left (L-TEMP-1, LR-63)."""
    if total_of(s.scarab_supply) > 0:
        s.stack = append(s.stack, agenda.DRAW_SCARAB)


def use_tunnel(r: Rules, s: State, place: i64) -> None:
    """Goes to the nearest tunnel ahead, which leads no further; without one, does nothing (L-TEMP-5, L-TEMP-7)."""
    space = s.ahead[place]
    while space != TOMB:
        if r.pieces.tile_kind[s.tiles[space]] == TUNNEL:
            go(r, s, s.turn, place, space, 0, BY_TUNNEL)
            return
        space = s.ahead[space]
