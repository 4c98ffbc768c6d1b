"""A view as numbers, written without words in between: what a learner gets from an environment."""

from waset.core.ints import Ints, i64
from waset.games.luxor.rules import agenda, scoring
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
from waset.games.luxor.rules.state import CARD_MASK, DEALT, KNOWN, LYING, WOKEN, State
from waset.games.luxor.rules.view import unseen_cards


def copied(row: Ints, low: i64, high: i64, out: Ints, at: i64) -> i64:
    """Copies a part of a row; returns the index after it."""
    for index in range(low, high):
        out[at] = row[index]
        at += 1
    return at


def blank(out: Ints, at: i64, size: i64) -> i64:
    """Writes zeros; returns the index after them."""
    for index in range(at, at + size):
        out[index] = 0
    return at + size


def observe(r: Rules, s: State, seat: i64, out: Ints, at: i64) -> i64:
    """Writes what a seat sees into a row, starting at an index; returns the index after it."""
    p = r.pieces
    players = s.players
    top = s.stack[-1] if len(s.stack) else 0
    kind = top & 255
    out[at] = s.round
    out[at + 1] = kind if kind < agenda.FIRST_CHANCE else 0
    out[at + 2] = s.ending
    out[at + 3] = (s.first - seat + players) % players
    out[at + 4] = (s.turn - seat + players) % players
    out[at + 5] = 1 + (s.to_move - seat + players) % players if s.to_move >= 0 else 0
    out[at + 6] = s.card + 1
    out[at + 7] = s.extra_card + 1
    out[at + 8] = 0
    if kind == agenda.PLACE_CARD and (top >> 8 & 255 == seat or top >> 16 & KNOWN):
        out[at + 8] = 1 + (top >> 16 & CARD_MASK)
    out[at + 9] = top >> 8 if kind == agenda.RAISE else s.roll
    out[at + 10] = s.ignored
    out[at + 11] = s.extra_turns
    at += 12
    end = blank(out, at, PLACES)
    if kind == agenda.ACTOR:
        for place in s.moved:
            out[at + place] = 1
    at = copied(s.tiles, 1, TOMB, out, end)
    at = copied(s.doubled, 1, TOMB, out, at)
    out[at] = s.mummy_at if s.mummy_at > 0 else 0
    out[at + 1] = s.draw_size
    at += 2
    cards = p.cards
    at = copied(unseen_cards(s, seat), 0, cards, out, at)
    at = copied(s.discard, 0, cards, out, at)
    out[at] = s.top_discard + 1
    at += 1
    for level in range(1, LEVELS + 1):
        out[at] = s.horus_top[level] + 1
        at += 1
    at = copied(s.horus, 0, cards, out, at)
    at = copied(s.temple, 0, len(s.temple), out, at)
    supply: i64 = 0
    for count in s.scarab_supply:
        supply += count
    out[at] = supply
    out[at + 1] = s.keys_left
    out[at + 2] = s.keys_spent
    out[at + 3] = s.wild_left
    out[at + 4] = s.in_tomb
    out[at + 5] = s.talismans_left
    at += 6
    effects: i64 = len(MUMMY_EFFECTS)
    end = blank(out, at, 3 * effects)
    for tile in s.mummy_display:
        out[at + p.mummy_effect[tile]] += 1
    at += effects
    for kind_ in range(len(s.mummy_stack)):
        out[at + p.mummy_effect[kind_]] = s.mummy_stack[kind_]
        out[at + effects + p.mummy_effect[kind_]] = s.mummy_discard[kind_]
    at = end
    end = blank(out, at, p.treasure_high - p.treasure_low)
    for place in range(1, TOMB):
        if s.doubled[place]:
            copied(s.bag, p.treasure_low, p.treasure_high, out, at)
            break
    at = end
    for offset in range(players):
        at = observe_seat(r, s, (seat + offset) % players, offset == 0, out, at)
    kinds: i64 = len(s.scarab_supply)
    return copied(s.boxed_scarabs, kinds * seat, kinds * seat + kinds, out, at)


def observe_seat(r: Rules, s: State, owner: i64, own: bool, out: Ints, at: i64) -> i64:
    """Writes what can be seen of a seat."""
    p = r.pieces
    out[at] = s.points[owner]
    at += 1
    lying = at + PLACES + STATUES + 1
    end = blank(out, at, PLACES + STATUES + 1 + TOMB - 1)
    for index in range(ADVENTURERS * owner, ADVENTURERS * owner + ADVENTURERS):
        place = s.adventurers[index]
        if place == WOKEN:
            out[at + PLACES + STATUES] += 1
        elif place < 0:
            out[at + PLACES - 1 - place] += 1
        elif place >= LYING:
            out[lying + place - LYING - 1] += 1
        else:
            out[at + place] += 1
    at = end
    end = blank(out, at, 2 * HAND)
    for index in range(s.hand_sizes[owner]):
        card = s.hands[HAND * owner + index]
        out[at + index] = 2 + (card & CARD_MASK) if own or card & KNOWN else 1
        out[at + HAND + index] = 1 if card & DEALT else 0
    at = end
    out[at] = s.keys[owner]
    out[at + 1] = s.wild[owner]
    at = copied(s.treasures, HELD * owner, HELD * owner + HELD, out, at + 2)
    types: i64 = len(TYPES)
    at = copied(s.flipped, types * owner, types * owner + types, out, at)
    out[at] = scoring.complete_sets(s.treasures[HELD * owner : HELD * owner + types], s.wild[owner])
    at += 1
    kinds: i64 = len(s.scarab_supply)
    held: i64 = 0
    boxed: i64 = 0
    for index in range(kinds * owner, kinds * owner + kinds):
        held += s.scarabs[index]
        boxed += s.boxed_scarabs[index]
    out[at] = held
    if own or s.ending != 0:
        at = copied(s.scarabs, kinds * owner, kinds * owner + kinds, out, at + 1)
    else:
        at = blank(out, at + 1, kinds)
    out[at] = boxed
    out[at + 1] = s.talismans[owner]
    out[at + 2] = s.characters[owner] + 1
    out[at + 3] = s.mummy_points[owner] + s.character_points[owner]
    worth: i64 = 0
    for index in range(len(s.sarcophagus_owner)):
        if s.sarcophagus_owner[index] == owner:
            worth += p.sarcophagi[index]
    out[at + 4] = worth
    return at + 5
