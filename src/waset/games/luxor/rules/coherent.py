"""Which agendas are coherent: those that come about in play, at a moment that fits them (docs/position-format.md).

The functions return the first reason why an agenda is not, in words; an empty text if there is none.
"""

from waset.core.chance import SEVERAL, only_outcome
from waset.games.luxor.rules import agenda, chance
from waset.games.luxor.rules.board import count
from waset.games.luxor.rules.coherent_layout import unlike_the_layout
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.characters import module as characters
from waset.games.luxor.rules.pieces import (
    ALL,
    DIE,
    DIE_ADJUSTED,
    EITHER,
    EMPTY,
    FAVOUR,
    HAND,
    HORUS,
    LAST,
    LESS,
    MUMMY_EFFECTS,
    PLUS,
    SCARAB,
    STAIRS,
    STEP,
    TOMB,
    TREASURE,
    UP_TO_DIE,
)
from waset.games.luxor.rules.state import LYING, WOKEN, State, adventurers


def incoherent(r: Rules, s: State) -> str:
    """Why the agenda cannot be what is to be done now, if the game is not over."""
    stack = [int(each) for each in s.stack]
    if s.round == 0:
        reason = unlike_the_layout(r, s, stack)
    elif s.first < 0:
        reason = "a turn is under way, but nobody has begun: say who ('first')"
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
    """What the turn remembers of its card, and no card has brought about."""
    if s.extra_card >= 0 and (s.card < 0 or r.pieces.card_kind[s.card] != PLUS or r.pieces.card_eyes[s.extra_card]):
        return "an 'extra_card' is added to an N+ card, and is no Horus card (M2-CARD-PLUS, MR-46)"
    if s.ignored and (s.card < 0 or s.extra_card >= 0 or s.characters[s.turn] != characters.FORWARD):
        return "only the character 'forward' ignores a card (M4-FORWARD)"
    if s.roll and not rolls(r, s):
        return "a die is rolled, but no card with a die is being played"
    if len(s.moved) and agenda.ACTOR not in stack:
        return "'moved' is said, but nobody is asked who acts ('actor')"
    return ""


def named(frame: int) -> str:
    """An entry of the agenda in words, without the card of 'place card'."""
    name = agenda.NAMES[frame & 255]
    return f"{name} {frame >> 8 & 255}" if frame >> 8 & 255 else name


def _misplaced(frame: int) -> str:
    return f"{named(frame)!r} cannot stand where it does on the agenda"


# --- a turn -------------------------------------------------------------------------------------------------------


def _turn(r: Rules, s: State, stack: list[int]) -> str:
    """A turn is 'end turn', with the mummy 'mummy tile', then 'refill' and what comes before it; parts fall away."""
    if stack[0] != agenda.END_TURN:
        return "the agenda of a turn begins with 'end turn'"
    rest = stack[1:]
    if s.mummy_at >= 0:
        first = rest[0] & 255
        if first == agenda.RAISE:
            return _raised_and_over(s, rest)
        if first == agenda.REPLACE_MUMMY_TILE or first == agenda.TURN_UP_MUMMY_TILE or rest == [agenda.MUMMY_TILE]:
            return _mummy_tile(r, s, rest)
        if rest[0] != agenda.MUMMY_TILE:
            return "with the mummy in play, 'mummy tile' stands after 'end turn' until it is decided (M1-TILE-1)"
        rest = rest[1:]
    if rest[0] != agenda.REFILL:
        return _drawing(s, rest)
    if rest[1] == agenda.CARD:
        return _before_the_card(s, rest[2:])
    return _playing(r, s, rest[1:])


def _before_the_card(s: State, part: list[int]) -> str:
    """Nothing, or an attempt to rise: asked, rolled, or with a 5 or 6 about to be used (M1-RISE-1, M1-RISE-2)."""
    for frame in part:
        kind = frame & 255
        tries = kind == agenda.RISE or kind == agenda.ROLL_TO_RISE or (kind == agenda.RAISE and frame >> 8 >= 5)
        if not tries or len(part) > 1:
            return _misplaced(frame)
    return _fresh(s)


def _raised_and_over(s: State, part: list[int]) -> str:
    """After a roll of 1 to 4 the turn is over when somebody has risen (MR-18)."""
    if len(part) > 1 or part[0] >> 8 > 4:
        return _misplaced(part[-1])
    return _fresh(s)


def _fresh(s: State) -> str:
    """What a turn cannot have before its card."""
    if s.card >= 0 or s.extra_card >= 0 or s.roll or s.ignored:
        return "a card is being played, but the turn still asks for one"
    if WOKEN in adventurers(s, s.turn):
        return f"seat {s.turn} has somebody woken in this turn, but has not moved"
    return _hand_is(s, HAND)


def _hand_is(s: State, cards: int) -> str:
    if s.hand_sizes[s.turn] == cards:
        return ""
    rule = " (L-TURN-3)" if cards == HAND else ""
    return f"seat {s.turn} has {s.hand_sizes[s.turn]} cards in hand, not {cards}{rule}"


def _drawing(s: State, part: list[int]) -> str:
    """The draws of a refill: one, or two after an N+ card and another, of which the first may have to be placed."""
    draw = agenda.frame(agenda.DRAW, s.turn)
    more = agenda.frame(agenda.DRAW_CARD, s.turn)
    for frame in part:
        if frame & 255 not in (agenda.DRAW, agenda.DRAW_CARD, agenda.PLACE_CARD):
            return _misplaced(frame)
        if frame >> 8 & 255 != s.turn:
            return f"{named(frame)!r}, but it is the turn of seat {s.turn}"
    if s.card < 0:
        return "a card is drawn, but none was played or dropped: say which ('card')"
    if part == [draw]:
        return _hand_is(s, HAND - 1)
    if part[0] != more or len(part) != 2 or part[1] == more:
        return _misplaced(part[-1])
    if s.extra_card < 0:
        return "two cards are drawn, but no card was added to an N+ card (M2-PLUS-3)"
    return _hand_is(s, HAND - 2)


# --- what a card does ---------------------------------------------------------------------------------------------


def _playing(r: Rules, s: State, part: list[int]) -> str:
    """The movement of the card, or what the tile does on which it ended."""
    if s.card < 0:
        return f"{named(part[-1])!r} needs the card that is being played ('card')"
    kind: int = STEP if s.ignored else r.pieces.card_kind[s.card]
    first = part[0] & 255
    if first == agenda.MOVE:
        reason = _moving(r, s, kind, part[1:])
    elif rolls(r, s) and not s.roll:
        reason = "the die of the card is not rolled yet ('roll')"
    elif first == agenda.ACTOR:
        reason = _acting(s, part[1:]) if kind == ALL else "'actor' needs a card that moves all (L-HOR-3)"
    elif first == agenda.ACT:
        reason = _about_to_act(s, part[0] >> 8) or _rearranging(s, part[1:])
    elif first == agenda.REARRANGE:
        reason = _rearranging(s, part)
    else:
        reason = _tile(r, s, kind, part)
    if reason:
        return reason
    placing = any(frame & 255 == agenda.PLACE_CARD for frame in part)
    gained = not placing and part[-1] & 255 == agenda.TURN_UP_HORUS
    return _hand_is(s, HAND - 1 - (1 if s.extra_card >= 0 else 0) + (1 if gained else 0))


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
        return _misplaced(part[1])
    first = part[0] & 255
    if first == agenda.EXTRA_CARD:
        return "" if kind == PLUS and s.extra_card < 0 else "'extra card' needs an N+ card to which none is added"
    if part[0] == agenda.ROLL:
        return "" if rolls(r, s) and not s.roll else "'roll' needs a card with a die that is not rolled yet"
    if first == agenda.ROLL or first == agenda.REROLL:
        if s.characters[s.turn] != characters.REROLL:
            return f"{named(part[0])!r} needs the character 'reroll' (M4-REROLL)"
        return "" if rolls(r, s) and s.roll else f"{named(part[0])!r} needs a die that is rolled ('roll')"
    return _misplaced(part[0])


def _acting(s: State, part: list[int]) -> str:
    """Which of those that moved acts; before that, hands may be rearranged."""
    for place in s.moved:
        if count(s, s.turn, place) == 0:
            return f"nobody of seat {s.turn} stands on {place}, where somebody moved"
    return _rearranging(s, part)


def _about_to_act(s: State, place: int) -> str:
    there = place != STAIRS and (count(s, s.turn, place) or (place == s.mummy_at and count(s, s.turn, place + LYING)))
    return "" if there else f"nobody of seat {s.turn} is on {place}, where a tile is to act"


def _rearranging(s: State, part: list[int]) -> str:
    """Somebody woke, and the owner of the character is asked: once for each that woke (M4-REARRANGE)."""
    for frame in part:
        if frame & 255 != agenda.REARRANGE:
            return _misplaced(frame)
        if s.characters[frame >> 8] != characters.REARRANGE:
            return f"{named(frame)!r}, but that seat has not the character 'rearrange' (M4-REARRANGE)"
    if len(part) > adventurers(s, s.turn).count(WOKEN):
        return "'rearrange' stands there more often than adventurers woke in this turn"
    return ""


# --- what a tile does ---------------------------------------------------------------------------------------------


def _tile(r: Rules, s: State, kind: int, part: list[int]) -> str:
    """What the tile asks or brings on which an adventurer of the seat stands."""
    first = part[0] & 255
    a = part[0] >> 8 & 255
    last = part[-1] & 255
    if first == agenda.TURN_UP_HORUS and s.extra_card >= 0:
        return "a Horus card was taken after two cards were played: it is to be placed ('place card')"
    if first == agenda.PLACE_CARD or first == agenda.TURN_UP_HORUS:
        return _gained(s, part)
    if first == agenda.EXTRA_TURN or first == agenda.TEMPLE_ACTION:
        reason = _after_a_claim(r, s, part[0])
        if reason or len(part) == 1:
            return reason
        part = part[1:]
        if part[0] & 255 != agenda.REVEAL_TEMPLE and (first, part[0] & 255) != (
            agenda.EXTRA_TURN,
            agenda.TURN_UP_HIDDEN,
        ):
            return _misplaced(part[0])
        if first == agenda.TEMPLE_ACTION and part[0] >> 8 != a:
            return _misplaced(part[0])
        first = part[0] & 255
    if len(part) > 1:
        return _misplaced(part[1])
    space = part[0] >> 8
    if last == agenda.REVEAL_TEMPLE or last == agenda.TURN_UP_HIDDEN:
        if s.tiles[space] != EMPTY or (last == agenda.TURN_UP_HIDDEN and not s.doubled[space]):
            return f"{named(part[0])!r}, but no tile can appear on space {space} now"
        return _stands(r, s, EMPTY, space)
    if last == agenda.CLAIM:
        missing = r.pieces.tile_value[s.tiles[space]] - count(s, s.turn, space)
        if kind != LESS or r.pieces.tile_kind[s.tiles[space]] != TREASURE or missing != 1:
            return f"{named(part[0])!r} needs a 'one less' card, and one adventurer less than the treasure (LR-58)"
        return _stands(r, s, TREASURE, space)
    if first == agenda.HORUS_TILE:
        return _stands(r, s, HORUS, 0, a)
    if first == agenda.FAVOUR_TILE:
        return _stands(r, s, FAVOUR, 0, a)
    if first == agenda.EITHER_TILE:
        return _stands(r, s, EITHER, 0)
    if first == agenda.DRAW_SCARAB:
        return _stands(r, s, SCARAB, 0) and _stands(r, s, EITHER, 0)
    return _misplaced(part[0])


def _after_a_claim(r: Rules, s: State, frame: int) -> str:
    """What only a character asks after a claim (M4-TEMPLE, M4-EXTRATURN)."""
    character = s.characters[s.turn]
    if frame & 255 == agenda.EXTRA_TURN:
        return "" if character == characters.EXTRA_TURN else "'extra turn' needs the character 'extra turn'"
    space = frame >> 8
    if character != characters.TEMPLE or not r.pieces.space_icon[space]:
        return f"{named(frame)!r} needs the character 'temple', and a space with an icon (M4-TEMPLE)"
    return "" if count(s, s.turn, space) else f"nobody of seat {s.turn} stands on space {space}"


def _gained(s: State, part: list[int]) -> str:
    """A Horus card was taken: the next one is turned up, and where two are missing the card is placed (MR-48)."""
    for frame in part:
        if frame & 255 == agenda.TURN_UP_HORUS:
            if s.horus_top[frame >> 8] >= 0:
                return f"{named(frame)!r}, but a Horus card of level {frame >> 8} is face up"
        elif frame & 255 != agenda.PLACE_CARD:
            return _misplaced(frame)
        elif frame >> 8 & 255 != s.turn:
            return f"{named(frame)!r}, but it is the turn of seat {s.turn}"
        elif s.extra_card < 0:
            return "'place card' needs a hand from which two cards were played (M2-PLUS-3)"
    if len(part) > 2 or (
        len(part) == 2 and (part[0] & 255, part[1] & 255) != (agenda.PLACE_CARD, agenda.TURN_UP_HORUS)
    ):
        return _misplaced(part[-1])
    return ""


def _stands(r: Rules, s: State, kind: int, space: int, value: int = -1) -> str:
    """Whether somebody of the seat stands upright on a space, or on any with such a tile."""
    p = r.pieces
    for place in adventurers(s, s.turn):
        tile = s.tiles[place] if STAIRS < place < TOMB and space in (0, place) else -1
        if tile >= 0 and p.tile_kind[tile] == kind and (value < 0 or p.tile_value[tile] == value):
            return ""
    return f"nobody of seat {s.turn} stands where this could be asked"


# --- mummy tiles --------------------------------------------------------------------------------------------------


def _mummy_tile(r: Rules, s: State, part: list[int]) -> str:
    """Which tile is bought; or the one bought is at work, and will be replaced (M1-TILE-1, M1-TILE-2)."""
    if s.card < 0:
        return "a mummy tile is bought after a card was played or dropped: say which ('card')"
    if len(part) == 1:
        return _hand_is(s, HAND)
    if part[0] & 255 != agenda.REPLACE_MUMMY_TILE:
        return _misplaced(part[1])
    effect = MUMMY_EFFECTS[r.pieces.mummy_effect[part[0] >> 8]]
    kinds = [frame & 255 for frame in part[1:]]
    last = part[-1]
    if kinds[0] == agenda.REARRANGE:
        moves = effect in ("rear 1-2", "rear 1-4", "move 1", "all move 4")
        return (_rearranging(s, part[1:]) if moves else _misplaced(last)) or _hand_is(s, HAND)
    if effect == "new hand":
        drawn = [agenda.DRAW_NEW_HAND] * (len(part) - 2) + [agenda.frame(agenda.DEAL, s.turn)]
        return _hand_is(s, HAND - len(drawn)) if part[1:] == drawn else _misplaced(last)
    if effect == "Horus card" and part[1:] == [agenda.TAKE_ANY_HORUS]:
        return _hand_is(s, HAND - 1)
    if effect == "Horus card" and kinds == [agenda.TURN_UP_HORUS]:
        return _gained(s, part[1:]) or _hand_is(s, HAND)
    asked = {
        "rear 1-2": [[agenda.frame(agenda.REAR_MOVE, 2)]],
        "rear 1-4": [[agenda.frame(agenda.REAR_MOVE, 4)]],
        "rearrange": [[agenda.REARRANGE_ONE]],
        "scarab": [[agenda.DRAW_SCARAB]],
        "exchange scarab": [[agenda.BOX_SCARAB], [agenda.DRAW_SCARAB]],
        "move 1": [[agenda.TILE_MOVE]],
        "Horus card": [[agenda.TAKE_ANY_HORUS, agenda.DISCARD_ONE]],
        "free choice": [[agenda.FREE_CHOICE], [agenda.DRAW_SCARAB]],
    }
    return _hand_is(s, HAND) if part[1:] in asked.get(effect, []) else _misplaced(last)
