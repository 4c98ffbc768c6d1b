"""Which agendas are coherent before the first turn: the rest of the layout, with nothing done yet but the layout."""

from typing import Final

from waset.games.luxor.rules import agenda, setup
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.characters import module as characters
from waset.games.luxor.rules.pieces import EMPTY, HAND
from waset.games.luxor.rules.state import State

DISPLAY: Final = 3
"""Mummy tiles that are face up."""


def unlike_the_layout(r: Rules, s: State, stack: list[int]) -> str:
    """What chance has still to lay out: the rest of the layout in its order; and nothing else has happened yet."""
    blank = setup.blank(r)
    if len(stack) < 2 or stack != [int(each) for each in blank.stack[: len(stack)]]:
        return "in round 0 the agenda is the rest of the layout, as the game lays it out"
    if (s.first < 0) != (agenda.FIRST_PLAYER in stack) or s.turn != max(s.first, 0):
        return "in round 0 it is the turn of the seat that begins, if chance has said which"
    for space in (*r.pieces.osiris_spaces, *r.pieces.treasure_spaces):
        waits = agenda.frame(agenda.LAY_OSIRIS, space) in stack or agenda.frame(agenda.LAY_TREASURE, space) in stack
        if waits != (s.tiles[space] == EMPTY):
            return f"space {space} must be empty just while its tile is not laid"
    deals_characters = any(module.name == "characters" for module in r.modules)
    for seat in range(s.players):
        deals = (agenda.frame(agenda.DEAL, seat), agenda.frame(agenda.DEAL_EQUIPMENT, seat))
        if s.hand_sizes[seat] != HAND - sum(each in deals for each in stack):
            return f"seat {seat} has not as many cards as were dealt to it"
        no_character = not deals_characters or agenda.frame(agenda.DEAL_CHARACTER, seat) in stack
        if (s.characters[seat] < 0) != no_character:
            return f"seat {seat} must have a character just when it was dealt"
    for level in range(1, len(s.horus_top)):
        if s.horus_top[level] >= 0 and agenda.frame(agenda.TURN_UP_HORUS, level) in stack:
            return f"a Horus card of level {level} is face up before it is turned up"
    if s.mummy_at >= 0 and len(s.mummy_display) + stack.count(agenda.TURN_UP_MUMMY_TILE) != DISPLAY:
        return "there are not as many mummy tiles face up as were turned up"
    return "" if _untouched(s, blank) else "in round 0 nobody has moved, taken or scored anything"


def _untouched(s: State, blank: State) -> bool:
    """Whether nothing has happened but the layout. The character 'key' brings its keys."""
    if s.card >= 0 or s.extra_card >= 0 or s.roll or s.ignored or s.extra_turns or s.drops or s.moves or s.could_rise:
        return False
    keys = sum(s.keys[seat] for seat in range(s.players) if s.characters[seat] != characters.KEY)
    taken = sum(s.points) + sum(s.wild) + sum(s.treasures) + sum(s.scarabs) + sum(s.boxed_scarabs) + s.keys_spent + keys
    extra = (
        s.discard_size
        + sum(s.mummy_points)
        + sum(s.character_points)
        + sum(s.flipped)
        + len(s.moved)
        + sum(s.mummy_discard)
    )
    same = list(s.adventurers) == list(blank.adventurers) and list(s.talismans) == list(blank.talismans)
    same = same and list(s.doubled) == list(blank.doubled) and s.mummy_at == blank.mummy_at
    return same and taken + extra == 0
