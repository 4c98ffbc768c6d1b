"""Which agendas are coherent with the mummy in play."""

from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.agenda import misplaced
from waset.games.luxor.rules.coherent import after_move, fresh, gained, hand_is
from waset.games.luxor.rules.module import BEFORE_CARD, Rules
from waset.games.luxor.rules.modules.mummy.display import DISPLAY
from waset.games.luxor.rules.pieces import MUMMY_EFFECTS
from waset.games.luxor.rules.state import State


def planned(r: Rules, s: State, rest: list[int]) -> tuple[list[int], str]:
    """'end turn' is followed by 'mummy tile' until it is decided; or by the end of a rise, or a tile at work."""
    first = rest[0] & 255
    if first == agenda.RAISE:
        return [], _raised_and_over(r, s, rest)
    if first == agenda.REPLACE_MUMMY_TILE or first == agenda.TURN_UP_MUMMY_TILE or rest == [agenda.MUMMY_TILE]:
        return [], _mummy_tile(r, s, rest)
    if rest[0] != agenda.MUMMY_TILE:
        return [], "with the mummy in play, 'mummy tile' follows 'end turn' until it is decided (M1-TILE-1)"
    return rest[1:], ""


def fits(where: int, part: list[int]) -> str:
    """An attempt to rise: asked, rolled, or with a 5 or 6 about to be used (M1-RISE-1, M1-RISE-2)."""
    kind = part[0] & 255
    tries = kind == agenda.RISE or kind == agenda.ROLL_TO_RISE or (kind == agenda.RAISE and part[0] >> 8 >= 5)
    return "" if where == BEFORE_CARD and tries else misplaced(part[0])


def _raised_and_over(r: Rules, s: State, part: list[int]) -> str:
    """After a roll of 1 to 4 the turn is over when somebody has risen (MR-18)."""
    if len(part) > 1 or part[0] >> 8 > 4:
        return misplaced(part[-1])
    return fresh(r, s)


def _mummy_tile(r: Rules, s: State, part: list[int]) -> str:
    """Which tile is bought; or the one bought is at work, and will be replaced (M1-TILE-1, M1-TILE-2)."""
    if s.card < 0:
        return "a mummy tile is bought after a card was played or dropped: say which ('card')"
    if len(part) == 1:
        return hand_is(r, s)
    if part[0] & 255 != agenda.REPLACE_MUMMY_TILE:
        return misplaced(part[1])
    effect = MUMMY_EFFECTS[r.pieces.mummy_effect[part[0] >> 8]]
    kinds = [frame & 255 for frame in part[1:]]
    last = part[-1]
    if agenda.FIRST_OUT_OF_TURN <= kinds[0] < agenda.FIRST_CHANCE:
        moves = effect in ("rear 1-2", "rear 1-4", "move 1", "all move 4")
        return (after_move(r, s, part[1:]) if moves else misplaced(last)) or hand_is(r, s)
    if effect == "new hand":
        drawn = [agenda.DRAW_NEW_HAND] * (len(part) - 2) + [agenda.frame(agenda.DEAL, s.turn)]
        return hand_is(r, s, len(drawn)) if part[1:] == drawn else misplaced(last)
    if effect == "Horus card" and part[1:] == [agenda.TAKE_ANY_HORUS]:
        return hand_is(r, s, 1)
    if effect == "Horus card" and kinds == [agenda.TURN_UP_HORUS]:
        return gained(s, part[1:]) or hand_is(r, s)
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
    return hand_is(r, s) if part[1:] in asked.get(effect, []) else misplaced(last)


def laid_out(s: State, stack: list[int]) -> str:
    """As many tiles are face up as were turned up."""
    if len(s.mummy_display) + stack.count(agenda.TURN_UP_MUMMY_TILE) != DISPLAY:
        return "the number of face-up mummy tiles is not the number that was turned up"
    return ""


def is_untouched(s: State, blank: State) -> bool:
    """Whether the mummy has not moved, and nobody has bought one of its tiles or scored by it."""
    if s.could_rise or sum(s.mummy_points) or sum(s.mummy_discard) or sum(s.boxed_scarabs):
        return False
    return s.mummy_at == blank.mummy_at and list(s.talismans) == list(blank.talismans)
