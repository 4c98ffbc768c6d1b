"""A view as numbers, written without words in between: what a learner gets from an environment."""

from waset.core.ints import Ints, Ints16, i16, i64, total, total_of
from waset.core.observation import copied, copied_whole, marked, short
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    HAND,
    HELD,
    LEVELS,
    MUMMY_EFFECTS,
    PLACES,
    STATUES,
    TOMB,
    TYPES,
)
from waset.games.luxor.rules.scoring import sets_of
from waset.games.luxor.rules.state import CARD_MASK, DEALT, KNOWN, LYING, WOKEN, State


def observe(r: Rules, s: State, seat: i64, out: Ints16, at: i64, marks: Ints) -> i64:
    """Writes what a seat sees into a row of zeros, starting at an index; returns the index after it."""
    players = s.players
    top = s.stack[-1] if len(s.stack) else 0
    kind = top & 255
    out[at] = i16(s.round)
    if kind < agenda.FIRST_CHANCE:
        out[at + 1] = i16(kind)
    out[at + 2] = i16(s.ending)
    out[at + 3] = i16((s.first - seat + players) % players)
    out[at + 4] = i16((s.turn - seat + players) % players)
    if s.to_move >= 0:
        out[at + 5] = i16(1 + (s.to_move - seat + players) % players)
    out[at + 6] = i16(s.card + 1)
    out[at + 7] = i16(s.extra_card + 1)
    if kind == agenda.PLACE_CARD and (top >> 8 & 255 == seat or top >> 16 & KNOWN):
        out[at + 8] = i16(1 + (top >> 16 & CARD_MASK))
    out[at + 9] = i16(top >> 8 if kind == agenda.RAISE else s.roll)
    out[at + 10] = i16(s.ignored)
    out[at + 11] = i16(s.extra_turns)
    at += 12
    if kind == agenda.ACTOR:
        for place in s.moved:
            out[at + place] = 1
            marked(marks, at + place)
    at = copied(s.tiles, 1, TOMB, out, at + PLACES)
    doubled = at
    at += TOMB - 1
    if s.mummy_at > 0:
        out[at] = i16(s.mummy_at)
    out[at + 1] = i16(s.draw_size)
    at = observe_cards(s, seat, top, out, at + 2)
    at = copied_whole(s.temple, out, at)
    out[at] = i16(total_of(s.scarab_supply))
    out[at + 1] = i16(s.keys_left)
    out[at + 2] = i16(s.keys_spent)
    out[at + 3] = i16(s.wild_left)
    out[at + 4] = i16(s.in_tomb)
    out[at + 5] = i16(s.talismans_left)
    at += 6
    if s.has_modules:
        observe_modules(r, s, out, doubled, at, marks)
    at += 3 * len(MUMMY_EFFECTS) + r.pieces.treasure_high - r.pieces.treasure_low
    for offset in range(players):
        at = observe_seat(r, s, (seat + offset) % players, offset == 0, out, at, marks)
    kinds: i64 = len(s.scarab_supply)
    if s.has_modules:
        copied(s.boxed_scarabs, kinds * seat, kinds * seat + kinds, out, at)
    return at + kinds


def observe_cards(s: State, seat: i64, top: i64, out: Ints16, at: i64) -> i64:
    """Writes where cards are, besides the hands: first those whose place the seat cannot know (as in `view`)."""
    unseen = at
    at = copied_whole(s.draw, out, at)
    for owner in range(s.players):
        if owner != seat:
            for index in range(HAND * owner, HAND * owner + s.hand_sizes[owner]):
                if not s.hands[index] & (KNOWN | DEALT):
                    out[unseen + s.hands[index]] += 1
    if top & 255 == agenda.PLACE_CARD and top >> 8 & 255 != seat and not top >> 16 & KNOWN:
        out[unseen + (top >> 16)] += 1
    at = copied_whole(s.discard, out, at)
    out[at] = i16(s.top_discard + 1)
    for level in range(1, LEVELS + 1):
        out[at + level] = i16(s.horus_top[level] + 1)
    return copied_whole(s.horus, out, at + 1 + LEVELS)


def observe_modules(r: Rules, s: State, out: Ints16, doubled: i64, at: i64, marks: Ints) -> None:
    """Writes what only modules bring into the game: face-down tiles, and mummy tiles."""
    p = r.pieces
    effects: i64 = len(MUMMY_EFFECTS)
    hidden = at + 3 * effects
    for place in range(1, TOMB):
        if s.doubled[place]:
            out[doubled + place - 1] = i16(s.doubled[place])
            marked(marks, doubled + place - 1)
    for tile in s.mummy_display:
        out[at + p.mummy_effect[tile]] += 1
    at += effects
    for kind in range(len(s.mummy_stack)):
        out[at + p.mummy_effect[kind]] = i16(s.mummy_stack[kind])
        out[at + effects + p.mummy_effect[kind]] = i16(s.mummy_discard[kind])
    for place in range(1, TOMB):
        if s.doubled[place]:
            copied(s.bag, p.treasure_low, p.treasure_high, out, hidden)
            return


def observe_seat(r: Rules, s: State, owner: i64, own: bool, out: Ints16, at: i64, marks: Ints) -> i64:
    """Writes what can be seen of a seat."""
    p = r.pieces
    out[at] = short(s.points[owner])
    at += 1
    lying = at + PLACES + STATUES + 1
    for index in range(ADVENTURERS * owner, ADVENTURERS * owner + ADVENTURERS):
        place = s.adventurers[index]
        if place == WOKEN:
            place = at + PLACES + STATUES
        elif place < 0:
            place = at + PLACES - 1 - place
        elif place >= LYING:
            place += lying - LYING - 1
        else:
            place += at
        out[place] += 1
        marked(marks, place)
    at = lying + TOMB - 1
    for index in range(s.hand_sizes[owner]):
        card = s.hands[HAND * owner + index]
        out[at + index] = i16(2 + (card & CARD_MASK)) if own or card & KNOWN else i16(1)
        if card & DEALT:
            out[at + p.hand + index] = 1
    at += 2 * p.hand
    held: i64 = HELD * owner
    out[at] = i16(s.keys[owner])
    out[at + 1] = i16(s.wild[owner])
    at = copied(s.treasures, held, held + HELD, out, at + 2)
    types: i64 = len(TYPES)
    if s.has_modules:
        copied(s.flipped, types * owner, types * owner + types, out, at)
    at += types
    out[at] = i16(sets_of(s.treasures[held], s.treasures[held + 1], s.treasures[held + 2], s.wild[owner]))
    kinds: i64 = len(s.scarab_supply)
    scarabs = total(s.scarabs, kinds * owner, kinds * owner + kinds)
    out[at + 1] = i16(scarabs)
    at += 2
    if scarabs and (own or s.ending != 0):
        copied(s.scarabs, kinds * owner, kinds * owner + kinds, out, at)
    at += kinds
    if s.has_modules:
        out[at] = i16(total(s.boxed_scarabs, kinds * owner, kinds * owner + kinds))
        out[at + 1] = i16(s.talismans[owner])
        out[at + 2] = i16(s.characters[owner] + 1)
        out[at + 3] = short(s.mummy_points[owner] + s.character_points[owner])
    worth: i64 = 0
    for index in range(len(s.sarcophagus_owner)):
        if s.sarcophagus_owner[index] == owner:
            worth += p.sarcophagi[index]
    out[at + 4] = short(worth)
    return at + 5
