"""Which agendas are coherent with characters in play."""

from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.agenda import misplaced, named
from waset.games.luxor.rules.board import count
from waset.games.luxor.rules.coherent import appearing, rolls
from waset.games.luxor.rules.module import AFTER_MOVE, BEFORE_MOVE, ON_TILE, Rules
from waset.games.luxor.rules.modules.characters.abilities import EXTRA_TURN, FORWARD, REARRANGE, REROLL, TEMPLE
from waset.games.luxor.rules.state import WOKEN, State, adventurers


def marked(s: State) -> str:
    """Only one character ignores a card."""
    if s.ignored and (s.card < 0 or s.extra_card >= 0 or s.characters[s.turn] != FORWARD):
        return "only the character 'forward' ignores a card (M4-FORWARD)"
    return ""


def fits(r: Rules, s: State, where: int, part: list[int]) -> str:
    """A reroll before the move; a new order of a hand when somebody woke; what a claim has brought."""
    kind = part[0] & 255
    if where == BEFORE_MOVE and (kind == agenda.REROLL or kind == agenda.ROLL):
        return _again(r, s, part[0])
    if kind == agenda.REARRANGE and (where == AFTER_MOVE or where == ON_TILE):
        return _rearranging(s, part)
    if where == ON_TILE and (kind == agenda.EXTRA_TURN or kind == agenda.TEMPLE_ACTION):
        return _after_a_claim(r, s, part[0]) or _appearing(r, s, part)
    return misplaced(part[0])


def _again(r: Rules, s: State, frame: int) -> str:
    if s.characters[s.turn] != REROLL:
        return f"{named(frame)!r} needs the character 'reroll' (M4-REROLL)"
    return "" if rolls(r, s) and s.roll else f"{named(frame)!r} needs a die that has been rolled ('roll')"


def _rearranging(s: State, part: list[int]) -> str:
    """Somebody woke, and the owner of the character is asked: once for each that woke (M4-REARRANGE)."""
    for frame in part:
        if frame & 255 != agenda.REARRANGE:
            return misplaced(frame)
        if s.characters[frame >> 8] != REARRANGE:
            return f"{named(frame)!r}, but that seat does not have the character 'rearrange' (M4-REARRANGE)"
    if len(part) > adventurers(s, s.turn).count(WOKEN):
        return "'rearrange' is listed more often than adventurers woke in this turn"
    return ""


def _after_a_claim(r: Rules, s: State, frame: int) -> str:
    """A question that only a character asks after a claim (M4-TEMPLE, M4-EXTRATURN)."""
    character = s.characters[s.turn]
    if frame & 255 == agenda.EXTRA_TURN:
        return "" if character == EXTRA_TURN else "'extra turn' needs the character 'extra turn'"
    space = frame >> 8
    if character != TEMPLE or not r.pieces.space_icon[space]:
        return f"{named(frame)!r} needs the character 'temple', and a space with an icon (M4-TEMPLE)"
    return "" if count(s, s.turn, space) else f"nobody of seat {s.turn} stands on space {space}"


def _appearing(r: Rules, s: State, part: list[int]) -> str:
    """A tile may have to be turned up first, where it was claimed; the temple tile of a space on that space."""
    rest = part[1:]
    if not rest:
        return ""
    elsewhere = part[0] & 255 == agenda.TEMPLE_ACTION and rest[0] >> 8 != part[0] >> 8
    return misplaced(rest[0]) if rest[0] & 255 not in agenda.APPEARING or elsewhere else appearing(r, s, rest)


def laid_out(s: State, stack: list[int]) -> str:
    """A seat has a character once it has been dealt, and not before."""
    for seat in range(s.players):
        if (s.characters[seat] < 0) != (agenda.frame(agenda.DEAL_CHARACTER, seat) in stack):
            return f"seat {seat} must have a character once it has been dealt, and not before"
    return ""
