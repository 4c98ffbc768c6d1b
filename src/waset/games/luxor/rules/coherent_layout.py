"""Which agendas are coherent before the first turn: the rest of the layout, with nothing else done yet."""

from waset.games.luxor.rules import agenda, setup
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import EMPTY
from waset.games.luxor.rules.state import State


def unlike_the_layout(r: Rules, s: State, stack: list[int]) -> str:
    """Why the agenda is not the rest of the layout, in order, or why something else has happened already."""
    blank = setup.blank(r)
    if len(stack) < 2 or stack != [int(each) for each in blank.stack[: len(stack)]]:
        return "in round 0 the agenda is the rest of the layout, as the game lays it out"
    if (s.first < 0) != (agenda.FIRST_PLAYER in stack) or s.turn != max(s.first, 0):
        return "in round 0 it is the turn of the seat that begins, if chance has said which"
    for space in (*r.pieces.osiris_spaces, *r.pieces.treasure_spaces):
        waits = agenda.frame(agenda.LAY_OSIRIS, space) in stack or agenda.frame(agenda.LAY_TREASURE, space) in stack
        if waits != (s.tiles[space] == EMPTY):
            return f"space {space} must be empty until its tile is laid, and no longer"
    for seat in range(s.players):
        deals = (agenda.frame(agenda.DEAL, seat), agenda.frame(agenda.DEAL_EQUIPMENT, seat))
        if s.hand_sizes[seat] != r.pieces.hand - sum(each in deals for each in stack):
            return f"seat {seat} does not have as many cards as were dealt to it"
    for level in range(1, len(s.horus_top)):
        if s.horus_top[level] >= 0 and agenda.frame(agenda.TURN_UP_HORUS, level) in stack:
            return f"a Horus card of level {level} is face up before it is turned up"
    for module in r.modules:
        reason = module.laid_out(r, s, stack)
        if reason:
            return reason
    return "" if _untouched(r, s, blank) else "in round 0 nobody has moved, taken or scored anything"


def _untouched(r: Rules, s: State, blank: State) -> bool:
    """Whether nothing has happened but the layout."""
    if s.card >= 0 or s.roll or s.extra_turns or s.drops or s.moves or s.discard_size or len(s.moved):
        return False
    keys = sum(s.keys[seat] for seat in range(s.players) if not any(each.has_keys(s, seat) for each in r.modules))
    taken = sum(s.points) + sum(s.wild) + sum(s.treasures) + sum(s.scarabs) + s.keys_spent + keys
    if taken or list(s.adventurers) != list(blank.adventurers):
        return False
    return all(module.is_untouched(s, blank) for module in r.modules)
