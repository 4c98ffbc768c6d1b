"""What cards, tiles and steps do: one function for each effect."""

from waset.core.event import Event
from waset.games.luxor import actions, agenda
from waset.games.luxor.agenda import frame
from waset.games.luxor.board import NOWHERE, count, destination, last_and_next, put, unlink
from waset.games.luxor.module import Rules
from waset.games.luxor.pieces import (
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
from waset.games.luxor.state import CARD_MASK, KNOWN, LYING, WOKEN, State

# --- cards ------------------------------------------------------------------------------------------------------


def discard(s: State, index: int) -> int:
    """Lays a card of the hand (0: left end, -1: right end) face up on the discard pile (L-HAND-3)."""
    card = s.hands[s.turn].pop(index) & CARD_MASK
    s.discard[card] += 1
    s.discard_size += 1
    s.top_discard = card
    return card


def shuffle_discards(s: State) -> None:
    """Makes the discard pile the new draw pile, Horus cards included (L-HAND-5, LR-67, LR-69)."""
    s.draw = s.discard
    s.draw_size = s.discard_size
    s.discard = [0] * len(s.draw)
    s.discard_size = 0
    s.top_discard = -1
    if s.log is not None:
        s.log.append(Event("shuffled", s.turn))


def rearrange_options(cards: int) -> list[int]:
    """Any card of a hand to any other place, or none (M1-EFF-4, MR-62, MR-87)."""
    found = [actions.DECLINE]
    for start in range(cards):
        found += [actions.REARRANGE + HAND * start + end for end in range(cards) if end != start]
    return found


def rearrange(s: State, seat: int, action: int) -> None:
    """Takes a card out of a hand and puts it in so that its new place is the one named (MR-62)."""
    start, end = divmod(action - actions.REARRANGE, HAND)
    s.hands[seat].insert(end, s.hands[seat].pop(start))
    if s.log is not None:
        s.log.append(Event("rearranged", seat, (start, end)))


def take_into_hand(s: State, seat: int, card: int) -> None:
    """Puts a gained card into the middle of the hand (L-HAND-4, LR-66).

    Where that needs two cards, the owner chooses the side of the first (M2-PLUS-3, MR-48).
    """
    hand = s.hands[seat]
    if len(hand) == HAND - 2:
        s.stack.append(frame(agenda.PLACE_CARD, seat, card))
    else:
        hand.insert(HAND // 2, card)


def take_horus(s: State, seat: int, level: int) -> None:
    """Takes the face-up Horus card of a level into the hand, and turns up the next; everyone has seen it (L-ACT-6)."""
    card = s.horus_top[level]
    s.horus_top[level] = -1
    take_into_hand(s, seat, card | KNOWN)
    s.stack.append(frame(agenda.TURN_UP_HORUS, level))
    if s.log is not None:
        s.log.append(Event("took Horus card", seat, (card,)))


# --- movement ---------------------------------------------------------------------------------------------------


def go(r: Rules, s: State, seat: int, start: int, end: int) -> None:
    """Takes one of a seat's adventurers from place to place; it wakes sleepers and enters the tomb on its way.

    Who ends on the mummy's tile is laid down at once (M1-MUMMY-9).
    """
    index = ADVENTURERS * seat
    while s.adventurers[index] != start:
        index += 1
    put(s, index, end + LYING if end == s.mummy_at else end)
    if s.log is not None:
        s.log.append(Event("moved", seat, (start, end)))
        if end == s.mummy_at:
            s.log.append(Event("fell", seat, (end,)))
    statues = r.pieces.statues
    for k in range(STATUES):
        if start <= statues[k] < end:
            wake(r, s, seat, k + 1)
    if end == TOMB:
        enter_tomb(r, s, seat)


def wake(r: Rules, s: State, seat: int, statue: int) -> None:
    """Brings a seat's sleeper at a statue, if it still lies there, to the stairs (L-MOVE-5, L-ALG-3)."""
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] == -statue:
            put(s, index, WOKEN)
            if s.log is not None:
                s.log.append(Event("woke", seat, (statue,)))
            for module in r.woke:
                module.woke(r, s)
            return


def enter_tomb(r: Rules, s: State, seat: int) -> None:
    """Pays a key and takes the next sarcophagus, if one is left (L-TOMB-1, L-TOMB-3)."""
    s.keys[seat] -= 1
    s.keys_spent += 1
    s.in_tomb += 1
    points = 0
    if s.in_tomb <= len(s.sarcophagus_owner):
        s.sarcophagus_owner[s.in_tomb - 1] = seat
        points = r.pieces.sarcophagi[s.in_tomb - 1]
    if s.log is not None:
        s.log.append(Event("entered tomb", seat, (points,)))


def move_all(r: Rules, s: State, steps: int) -> None:
    """Moves every active adventurer, the one nearest the tomb first; those that cannot move stay (L-HOR-3, L-ALG-7).

    Who wakes on the way is not moved (LR-46); who falls on the mummy's tile has moved but cannot act (MR-80).
    """
    seat = s.turn
    places = s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]
    s.moved = []
    for place in reversed(places):
        if STAIRS <= place < TOMB:
            end = destination(r.pieces, s, place, steps)
            if end != NOWHERE and (end != TOMB or s.keys[seat] > 0):
                go(r, s, seat, place, end)
                if end not in s.moved and end != s.mummy_at:
                    s.moved.append(end)
    s.moved.sort()


def move_last(r: Rules, s: State) -> None:
    """The hindmost adventurer joins the next one (L-HOR-5)."""
    last, target = last_and_next(s, s.turn)
    s.stack.append(frame(agenda.ACT, target))
    go(r, s, s.turn, last, target)


# --- tiles ------------------------------------------------------------------------------------------------------


def act(r: Rules, s: State, place: int) -> None:
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
        s.stack.append(frame(agenda.HORUS_TILE, p.tile_value[tile]))
    elif kind == SCARAB:
        take_scarab(s)
    elif kind == WILD:
        take_wild(s, seat)
    elif kind == EITHER:
        s.stack.append(frame(agenda.EITHER_TILE))
    elif kind == FAVOUR:
        s.stack.append(frame(agenda.FAVOUR_TILE, p.tile_value[tile]))
    elif kind == TUNNEL:
        use_tunnel(r, s, place)


def reach_treasure(r: Rules, s: State, space: int) -> None:
    """Claims the treasure if enough own adventurers stand there (L-ACT-2); one less may do, by choice (LR-58)."""
    p = r.pieces
    missing = p.tile_value[s.tiles[space]] - count(s, s.turn, space)
    if missing <= 0:
        claim(r, s, space)
    elif missing == 1 and p.card_kind[s.card] == LESS and not s.ignored:
        s.stack.append(frame(agenda.CLAIM, space))


def claim(r: Rules, s: State, space: int) -> None:
    """Takes the treasure and its points; a temple tile may follow, or a tile from beneath, else the space stays empty.

    (L-ACT-3, L-ACT-4, M3-2)
    """
    p = r.pieces
    seat = s.turn
    tile = s.tiles[space]
    s.points[seat] += p.tile_points[tile]
    s.treasures[HELD * seat + p.tile_type[tile]] += 1
    if s.log is not None:
        s.log.append(Event("claimed", seat, (space, tile, p.tile_points[tile])))
    s.tiles[space] = EMPTY
    for module in r.claimed:
        module.claimed(r, s, space)
    icon = p.space_icon[space]
    if icon > 0 and sum(s.temple[p.temple_low[icon] : p.temple_high[icon]]) > 0:
        s.stack.append(frame(agenda.REVEAL_TEMPLE, space))
    elif s.doubled[space] == 0:
        unlink(s, space)


def take_key(s: State, seat: int) -> None:
    """Takes a key from the supply (L-ACT-5)."""
    s.keys_left -= 1
    s.keys[seat] += 1
    if s.log is not None:
        s.log.append(Event("took key", seat))


def spend_keys(s: State, seat: int, keys: int) -> None:
    """Puts keys on the key space, out of the supply (LR-86, MR-69)."""
    s.keys[seat] -= keys
    s.keys_spent += keys
    if keys > 0 and s.log is not None:
        s.log.append(Event("spent keys", seat, (keys,)))


def take_wild(s: State, seat: int) -> None:
    """Takes a wild treasure, if one is left (L-TEMP-2, LR-63)."""
    if s.wild_left == 0:
        return
    s.wild_left -= 1
    s.wild[seat] += 1
    if s.log is not None:
        s.log.append(Event("took wild treasure", seat))


def take_scarab(s: State) -> None:
    """Takes a scarab unseen, if one is left (L-TEMP-1, LR-63)."""
    if sum(s.scarab_supply) > 0:
        s.stack.append(frame(agenda.DRAW_SCARAB))


def use_tunnel(r: Rules, s: State, place: int) -> None:
    """Goes to the nearest tunnel ahead, whose own tunnel is not used; without one, nothing (L-TEMP-5, L-TEMP-7)."""
    for space in range(place + 1, TOMB):
        if r.pieces.tile_kind[s.tiles[space]] == TUNNEL:
            go(r, s, s.turn, place, space)
            return
