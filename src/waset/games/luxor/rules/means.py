"""What an action or an outcome of chance is about, as data: a kind and named fields.

Readers use these, never the words of a record. Cards, tiles and places are named as a view names them.
"""

from typing import Final, Literal, TypeAlias, TypedDict

from waset.core.game import CHANCE
from waset.core.ints import i64
from waset.core.meaning import AnyMeaning
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import destination
from waset.games.luxor.rules.legal import end_card, price, unaided_steps
from waset.games.luxor.rules.module import NOBODYS, Rules
from waset.games.luxor.rules.seen import Place
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.view import place_name

Side: TypeAlias = Literal["left", "right"]

# --- what a player does ---------------------------------------------------------------------------------------------

Play = TypedDict("Play", {"kind": Literal["play"], "card": str, "side": Side, "forward": bool})
"""Plays an end card; `forward` ignores it for one step."""
Drop = TypedDict("Drop", {"kind": Literal["drop"], "card": str, "side": Side, "absent": bool})
"""Drops an end card; `absent` for a player who is missing."""
Move = TypedDict("Move", {"kind": Literal["move"], "from": Place, "to": Place, "steps": int, "keys": int})
"""Moves an adventurer; `steps` is negative for steps back, `keys` the price of changing the number."""
Act = TypedDict("Act", {"kind": Literal["act"], "at": Place, "keys": int})
"""Lets the tile under an adventurer act, without a step."""
Claim = TypedDict("Claim", {"kind": Literal["claim"], "space": int, "tile": str})
Leave = TypedDict("Leave", {"kind": Literal["leave"], "space": int, "tile": str})
Take = TypedDict("Take", {"kind": Literal["take"], "what": Literal["key", "scarab", "wild treasure"]})
TakeHorus = TypedDict("TakeHorus", {"kind": Literal["take Horus card"], "level": int, "card": str})
Decline = TypedDict("Decline", {"kind": Literal["decline"], "what": str})
"""Says no to a question of the agenda, which is given by its name."""
Accept = TypedDict("Accept", {"kind": Literal["accept"], "what": str})
Rearrange = TypedDict("Rearrange", {"kind": Literal["rearrange"], "from": int, "to": int})
"""Moves a card of the hand to another place, both counted from 0."""

# --- what chance does -----------------------------------------------------------------------------------------------

Begins = TypedDict("Begins", {"kind": Literal["begins"], "seat": int})
Lay = TypedDict("Lay", {"kind": Literal["lay"], "space": int, "tile": str})
Deal = TypedDict("Deal", {"kind": Literal["deal"], "seat": int, "card": str})
Draw = TypedDict("Draw", {"kind": Literal["draw"], "seat": int, "card": str})
Roll = TypedDict("Roll", {"kind": Literal["roll"], "die": int, "to_rise": bool})
TurnUpHorus = TypedDict("TurnUpHorus", {"kind": Literal["turn up Horus card"], "level": int, "card": str})
Reveal = TypedDict("Reveal", {"kind": Literal["reveal"], "space": int, "tile": str})
DrawScarab = TypedDict("DrawScarab", {"kind": Literal["draw scarab"], "seat": int, "points": int})

MEANINGS: Final = (
    Play,
    Drop,
    Move,
    Act,
    Claim,
    Leave,
    Take,
    TakeHorus,
    Decline,
    Accept,
    Rearrange,
    Begins,
    Lay,
    Deal,
    Draw,
    Roll,
    TurnUpHorus,
    Reveal,
    DrawScarab,
)
"""All meanings, for generating the types of another language; modules add their own."""


def means(r: Rules, s: State, action: i64) -> AnyMeaning:
    """What an action of the seat to move, or an outcome of chance, is about."""
    top = s.stack[-1]
    kind = top & 255
    a = top >> 8 & 255
    if s.to_move == CHANCE:
        return _outcome(r, s, kind, a, action)
    if action == actions.DECLINE or action == actions.ACCEPT:
        return _answer(kind, action)
    if actions.is_move(action):
        return _move(r, s, kind, action)
    if r.owner[kind] is not NOBODYS:
        return r.owner[kind].means(r, s, kind, a, action)
    if kind == agenda.CARD:
        return _card(r, s, action)
    if kind == agenda.ACTOR:
        return Act(kind="act", at=place_name(action - actions.ACTOR), keys=0)
    if kind == agenda.CLAIM:
        return _claim(r, s, a, action)
    return taking(r, s, action)


def _answer(kind: i64, action: i64) -> Decline | Accept:
    if action == actions.DECLINE:
        return Decline(kind="decline", what=agenda.NAMES[kind])
    return Accept(kind="accept", what=agenda.NAMES[kind])


def _card(r: Rules, s: State, action: i64) -> Play | Drop:
    on_the_right = action == actions.PLAY_RIGHT or action == actions.DROP_RIGHT or action == actions.FORWARD_RIGHT
    side: Side = "right" if on_the_right else "left"
    card = r.pieces.card_name[end_card(s, s.turn, on_the_right)]
    if action <= actions.PLAY_RIGHT or action >= actions.FORWARD_LEFT:
        return Play(kind="play", card=card, side=side, forward=action >= actions.FORWARD_LEFT)
    return Drop(kind="drop", card=card, side=side, absent=action == actions.ABSENT)


def _move(r: Rules, s: State, kind: i64, action: i64) -> Move | Act:
    start = actions.move_place(action)
    steps = actions.move_steps(action)
    keys = int(price(unaided_steps(r, s), steps)) if r.steps and kind == agenda.MOVE else 0
    if steps == 0:
        return Act(kind="act", at=place_name(start), keys=keys)
    to = place_name(destination(r.pieces, s, start, steps))
    return {"kind": "move", "from": place_name(start), "to": to, "steps": int(steps), "keys": keys}


def _claim(r: Rules, s: State, space: i64, action: i64) -> Claim | Leave:
    tile = r.pieces.tile_name[s.tiles[space]]
    if action == actions.CLAIM:
        return Claim(kind="claim", space=int(space), tile=tile)
    return Leave(kind="leave", space=int(space), tile=tile)


def taking(r: Rules, s: State, action: i64) -> Take | TakeHorus:
    """What a tile offers to take."""
    if action == actions.TAKE_KEY:
        return Take(kind="take", what="key")
    if action == actions.TAKE_SCARAB:
        return Take(kind="take", what="scarab")
    if action == actions.TAKE_WILD:
        return Take(kind="take", what="wild treasure")
    level = action - actions.TAKE_HORUS
    return TakeHorus(kind="take Horus card", level=int(level), card=r.pieces.card_name[s.horus_top[level]])


def rearranging(action: i64) -> Rearrange:
    """A new order of the hand."""
    return {"kind": "rearrange", "from": int(actions.rearranged_from(action)), "to": int(actions.rearranged_to(action))}


def _outcome(r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> AnyMeaning:
    p = r.pieces
    if kind == agenda.DRAW:
        return Draw(kind="draw", seat=int(a), card=p.card_name[outcome])
    if kind == agenda.DEAL:
        return Deal(kind="deal", seat=int(a), card=p.card_name[outcome])
    if kind == agenda.ROLL:
        return Roll(kind="roll", die=int(outcome), to_rise=False)
    if kind == agenda.TURN_UP_HORUS:
        return TurnUpHorus(kind="turn up Horus card", level=int(a), card=p.card_name[outcome])
    if kind == agenda.REVEAL_TEMPLE:
        return Reveal(kind="reveal", space=int(a), tile=p.tile_name[p.temple_tile[outcome]])
    if kind == agenda.DRAW_SCARAB:
        return DrawScarab(kind="draw scarab", seat=int(s.turn), points=int(p.scarab_points[outcome]))
    if kind == agenda.FIRST_PLAYER:
        return Begins(kind="begins", seat=int(outcome))
    if kind == agenda.LAY_OSIRIS or kind == agenda.LAY_TREASURE:
        return Lay(kind="lay", space=int(a), tile=p.tile_name[outcome])
    return r.owner[kind].chanced(r, s, kind, a, outcome)
