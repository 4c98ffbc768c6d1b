"""Which agendas are coherent: those that occur in play, at a moment that fits them (docs/position-format.md).

The functions return the first reason why an agenda is not, in words, or an empty text. What a module puts
on the agenda is for the module to judge.
"""

from waset.core.chance import SEVERAL, only_outcome
from waset.games.luxor.rules import agenda, chance
from waset.games.luxor.rules.agenda import misplaced, named
from waset.games.luxor.rules.board import count
from waset.games.luxor.rules.coherent_layout import unlike_the_layout
from waset.games.luxor.rules.module import AFTER_MOVE, BEFORE_CARD, BEFORE_MOVE, NOBODYS, ON_TILE, Rules
from waset.games.luxor.rules.pieces import (
    ALL,
    DIE,
    DIE_ADJUSTED,
    EITHER,
    EMPTY,
    FAVOUR,
    HORUS,
    LAST,
    LESS,
    SCARAB,
    STAIRS,
    STEP,
    TOMB,
    TREASURE,
    UP_TO_DIE,
)
from waset.games.luxor.rules.state import LYING, WOKEN, State, adventurers


def incoherent(r: Rules, s: State) -> str:
    """Why the agenda cannot be what is left to do now, if the game is not over."""
    stack = [int(each) for each in s.stack]
    if s.round == 0:
        reason = unlike_the_layout(r, s, stack)
    elif s.first < 0:
        reason = "a turn is under way, but nobody has begun: say who did ('first')"
    elif stack[-1] & 255 >= agenda.FIRST_STEP:
        reason = "the next thing to be done needs nobody's decision"
    else:
        reason = _marks(r, s, stack) or _turn(r, s, stack)
    if reason:
        return reason
    if stack[-1] & 255 >= agenda.FIRST_CHANCE:
        weights, low, high = chance.counts(r, s, stack[-1] & 255, stack[-1] >> 8 & 255)
        if only_outcome(weights, low, high) != SEVERAL:
            return f"{named(stack[-1])!r} leaves nothing to chance"
    elif len(s.options) < 2 and stack[-1] & 255 != agenda.CARD:
        return "nothing can be decided here"
    return ""


def _marks(r: Rules, s: State, stack: list[int]) -> str:
    """What the turn remembers about its card although no card has brought it about."""
    for module in r.modules:
        reason = module.marked(r, s)
        if reason:
            return reason
    if s.roll and not rolls(r, s):
        return "a die is rolled, but no card with a die is being played"
    if len(s.moved) and agenda.ACTOR not in stack:
        return "'moved' is given, but nobody is asked who acts ('actor')"
    return ""


def _of_module(r: Rules, s: State, where: int, part: list[int]) -> str:
    """The judgement of the module that the first of these frames belongs to; a frame of the base game does not fit."""
    return r.owner[part[0] & 255].fits(r, s, where, part)


# --- a turn -------------------------------------------------------------------------------------------------------


def _turn(r: Rules, s: State, stack: list[int]) -> str:
    """A turn is 'end turn', what modules plan, then 'refill' and what comes before it; parts already done are gone."""
    if stack[0] != agenda.END_TURN:
        return "the agenda of a turn begins with 'end turn'"
    rest = stack[1:]
    for module in r.modules:
        rest, reason = module.planned(r, s, rest)
        if reason or not rest:
            return reason
    if rest[0] != agenda.REFILL:
        return _drawing(r, s, rest)
    if rest[1] == agenda.CARD:
        return _before_the_card(r, s, rest[2:])
    return _playing(r, s, rest[1:])


def _before_the_card(r: Rules, s: State, part: list[int]) -> str:
    """Nothing, or one thing that a module asks or rolls first."""
    if part:
        reason = _of_module(r, s, BEFORE_CARD, part) if len(part) == 1 else misplaced(part[0])
        if reason:
            return reason
    return fresh(r, s)


def fresh(r: Rules, s: State) -> str:
    """What a turn cannot have before its card."""
    if s.card >= 0 or s.extra_card >= 0 or s.roll or s.ignored:
        return "a card is being played, but the turn still asks for one"
    if WOKEN in adventurers(s, s.turn):
        return f"seat {s.turn} has somebody woken in this turn, but has not moved"
    return hand_is(r, s)


def hand_is(r: Rules, s: State, missing: int = 0) -> str:
    """Why the seat whose turn it is cannot have as many cards in hand as it has, if so many are missing."""
    cards = r.pieces.hand - missing
    if s.hand_sizes[s.turn] == cards:
        return ""
    rule = " (L-TURN-3)" if missing == 0 else ""
    return f"seat {s.turn} has {s.hand_sizes[s.turn]} cards in hand, not {cards}{rule}"


def _drawing(r: Rules, s: State, part: list[int]) -> str:
    """The draws of a refill: one, or two after an N+ card and another; the first of two may have to be placed."""
    draw = agenda.frame(agenda.DRAW, s.turn)
    more = agenda.frame(agenda.DRAW_CARD, s.turn)
    for frame in part:
        if frame & 255 not in (agenda.DRAW, agenda.DRAW_CARD, agenda.PLACE_CARD):
            return misplaced(frame)
        if frame >> 8 & 255 != s.turn:
            return f"{named(frame)!r}, but it is the turn of seat {s.turn}"
    if s.card < 0:
        return "a card is drawn, but none was played or dropped: say which ('card')"
    if part == [draw]:
        return hand_is(r, s, 1)
    if part[0] != more or len(part) != 2 or part[1] == more:
        return misplaced(part[-1])
    if s.extra_card < 0:
        return "two cards are drawn, but no card was added to an N+ card (M2-PLUS-3)"
    return hand_is(r, s, 2)


# --- what a card does ---------------------------------------------------------------------------------------------


def _playing(r: Rules, s: State, part: list[int]) -> str:
    """The movement of the card, or the action of the tile on which it ended."""
    if s.card < 0:
        return f"{named(part[-1])!r} needs the card that is being played ('card')"
    kind: int = STEP if s.ignored else r.pieces.card_kind[s.card]
    first = part[0] & 255
    if first == agenda.MOVE:
        reason = _moving(r, s, kind, part[1:])
    elif rolls(r, s) and not s.roll:
        reason = "the die of the card is not rolled yet ('roll')"
    elif first == agenda.ACTOR:
        reason = _acting(r, s, part[1:]) if kind == ALL else "'actor' needs a card that moves all (L-HOR-3)"
    elif first == agenda.ACT:
        reason = _about_to_act(s, part[0] >> 8) or after_move(r, s, part[1:])
    else:
        reason = _tile(r, s, kind, part)
    if reason:
        return reason
    placing = any(frame & 255 == agenda.PLACE_CARD for frame in part)
    taken = not placing and part[-1] & 255 == agenda.TURN_UP_HORUS
    return hand_is(r, s, 1 + (1 if s.extra_card >= 0 else 0) - (1 if taken else 0))


def rolls(r: Rules, s: State) -> bool:
    """Whether the cards being played roll the die."""
    if s.card < 0 or s.ignored:
        return False
    kinds = (DIE, UP_TO_DIE, DIE_ADJUSTED)
    return r.pieces.card_kind[s.card] in kinds or (s.extra_card >= 0 and r.pieces.card_kind[s.extra_card] in kinds)


def _moving(r: Rules, s: State, kind: int, part: list[int]) -> str:
    """Who goes how far; before that the die, or a card to be added."""
    if kind == ALL or kind == LAST:
        return f"'move', but {r.pieces.card_name[s.card]!r} leaves no choice of the move"
    if not part:
        return "the die of the card is not rolled yet ('roll')" if rolls(r, s) and not s.roll else ""
    if len(part) > 1:
        return misplaced(part[1])
    if part[0] == agenda.ROLL:
        return "" if rolls(r, s) and not s.roll else "'roll' needs a card with a die that is not rolled yet"
    if part[0] & 255 == agenda.ROLL:  # once more
        return r.owner[agenda.REROLL].fits(r, s, BEFORE_MOVE, part)
    return _of_module(r, s, BEFORE_MOVE, part)


def _acting(r: Rules, s: State, part: list[int]) -> str:
    """Which of the adventurers that moved acts; before that, a module may ask something."""
    for place in s.moved:
        if count(s, s.turn, place) == 0:
            return f"nobody of seat {s.turn} stands on {place}, where somebody moved"
    return after_move(r, s, part)


def _about_to_act(s: State, place: int) -> str:
    there = place != STAIRS and (count(s, s.turn, place) or (place == s.mummy_at and count(s, s.turn, place + LYING)))
    return "" if there else f"nobody of seat {s.turn} is on {place}, where a tile is to act"


def after_move(r: Rules, s: State, part: list[int]) -> str:
    """What a module asks because of a move, before a tile acts; or nothing."""
    return _of_module(r, s, AFTER_MOVE, part) if part else ""


# --- what a tile does ---------------------------------------------------------------------------------------------


def _tile(r: Rules, s: State, kind: int, part: list[int]) -> str:
    """What the tile under one of the seat's adventurers asks or brings."""
    first = part[0] & 255
    if first == agenda.TURN_UP_HORUS and s.extra_card >= 0 and r.pieces.hand % 2:
        return "a Horus card was taken after two cards were played: it is to be placed ('place card')"
    if first == agenda.PLACE_CARD or first == agenda.TURN_UP_HORUS:
        return gained(s, part)
    if first in agenda.APPEARING or r.owner[first] is not NOBODYS:
        return appearing(r, s, part)
    if len(part) > 1:
        return misplaced(part[1])
    space = part[0] >> 8
    if first == agenda.CLAIM:
        missing = r.pieces.tile_value[s.tiles[space]] - count(s, s.turn, space)
        if kind != LESS or r.pieces.tile_kind[s.tiles[space]] != TREASURE or missing != 1:
            return f"{named(part[0])!r} needs a 'one less' card, and one adventurer less than the treasure (LR-58)"
        return _stands(r, s, TREASURE, space)
    if first == agenda.HORUS_TILE:
        return _stands(r, s, HORUS, 0, space)
    if first == agenda.FAVOUR_TILE:
        return _stands(r, s, FAVOUR, 0, space)
    if first == agenda.EITHER_TILE:
        return _stands(r, s, EITHER, 0)
    if first == agenda.DRAW_SCARAB:
        return _stands(r, s, SCARAB, 0) and _stands(r, s, EITHER, 0)
    return misplaced(part[0])


def appearing(r: Rules, s: State, part: list[int]) -> str:
    """Chance is about to turn up a tile where one was claimed; or a module asks or turns up something."""
    if part[0] & 255 != agenda.REVEAL_TEMPLE:
        return _of_module(r, s, ON_TILE, part)
    return misplaced(part[1]) if len(part) > 1 else appears(r, s, part[0], True)


def appears(r: Rules, s: State, frame: int, there: bool) -> str:
    """Whether a tile, if there is one, can appear on a space: it is empty, and the seat has an adventurer there."""
    space = frame >> 8
    if s.tiles[space] != EMPTY or not there:
        return f"{named(frame)!r}, but no tile can appear on space {space} now"
    return _stands(r, s, EMPTY, space)


def gained(s: State, part: list[int]) -> str:
    """A Horus card was taken: the next one is turned up, and where two are missing the card is placed (MR-48)."""
    for frame in part:
        if frame & 255 == agenda.TURN_UP_HORUS:
            if s.horus_top[frame >> 8] >= 0:
                return f"{named(frame)!r}, but a Horus card of level {frame >> 8} is face up"
        elif frame & 255 != agenda.PLACE_CARD:
            return misplaced(frame)
        elif frame >> 8 & 255 != s.turn:
            return f"{named(frame)!r}, but it is the turn of seat {s.turn}"
        elif s.extra_card < 0:
            return "'place card' needs a hand from which two cards were played (M2-PLUS-3)"
    if len(part) > 2 or (
        len(part) == 2 and (part[0] & 255, part[1] & 255) != (agenda.PLACE_CARD, agenda.TURN_UP_HORUS)
    ):
        return misplaced(part[-1])
    return ""


def _stands(r: Rules, s: State, kind: int, space: int, value: int = -1) -> str:
    """Whether one of the seat's adventurers stands upright on a space, or on any with such a tile."""
    p = r.pieces
    for place in adventurers(s, s.turn):
        tile = s.tiles[place] if STAIRS < place < TOMB and space in (0, place) else -1
        if tile >= 0 and p.tile_kind[tile] == kind and (value < 0 or p.tile_value[tile] == value):
            return ""
    return f"nobody of seat {s.turn} stands where this could be asked"
