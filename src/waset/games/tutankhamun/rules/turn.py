"""How a turn goes, top to bottom: sail, resolve, trailing tiles, end (T-TURN-1, T-ALG-4)."""

from typing import Final

from waset.core.chance import SEVERAL, draw, only_outcome
from waset.core.game import CHANCE, NOBODY
from waset.core.ints import NOTHING, append, i64, pop
from waset.core.rng import Rng
from waset.games.tutankhamun.rules import actions, agenda, chance, effects, legal
from waset.games.tutankhamun.rules.agenda import frame
from waset.games.tutankhamun.rules.events import event
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.scoring import ranking
from waset.games.tutankhamun.rules.state import State

# How a game ends
ZERO: Final = 1
NILE_EMPTY: Final = 2


def advance(r: Rules, s: State, action: i64) -> None:
    """Carries out what was decided, or what chance did, and goes on to the next question."""
    s.stack, top = pop(s.stack)
    kind = top & 255
    if kind < agenda.FIRST_CHANCE:
        decided(r, s, kind, top >> 8, action)
    else:
        chance.happen(s, kind, top >> 8, action)
    carry_on(r, s)


def play_out(r: Rules, s: State, rng: Rng) -> i64:
    """Plays at random to the end, chance and players alike; returns how many decisions the players made."""
    decisions: i64 = 0
    settle(r, s, rng)
    while s.to_move != NOBODY:
        advance(r, s, s.options[rng.below(len(s.options))])
        decisions += 1
    return decisions


def settle(r: Rules, s: State, rng: Rng) -> None:
    """Lets chance lay out the game; after that, chance has no say."""
    if s.to_move == CHANCE:
        carry_on(r, s, rng)


def carry_on(r: Rules, s: State, rng: Rng | None = None) -> None:
    """Goes on until it is a seat's or chance's move; with a generator, chance moves by itself.

    A turn always asks where to sail; any other choice with one option, and chance with one outcome, happens by itself.
    """
    while len(s.stack) > 0:
        top = s.stack[-1]
        kind = top & 255
        a = top >> 8
        if kind >= agenda.FIRST_STEP:
            s.stack, top = pop(s.stack)
            carry_out(r, s, kind, a)
        elif kind >= agenda.FIRST_CHANCE:
            weights = chance.counts(r, s, kind)
            outcome = only_outcome(weights, 0, len(weights))
            if outcome == SEVERAL and rng is None:
                s.options = NOTHING
                s.to_move = CHANCE
                return
            s.stack, top = pop(s.stack)
            if rng is not None and kind == agenda.LAY:
                chance.lay_all(s, a, rng)
                continue
            if rng is not None and outcome == SEVERAL:
                outcome = draw(weights, 0, len(weights), rng)
            chance.happen(s, kind, a, outcome)
        else:
            options = legal.options(r, s, kind, a)
            if len(options) > 1 or kind == agenda.SAIL:
                s.options = options
                s.to_move = s.turn
                return
            s.stack, top = pop(s.stack)
            if len(options) == 1:
                decided(r, s, kind, a, options[0])
            elif s.log is not None:
                s.log.append(event("no use", s.turn, (s.stack[-1] >> 8,)))
    s.options = NOTHING
    s.to_move = NOBODY


def carry_out(r: Rules, s: State, kind: i64, a: i64) -> None:
    """Carries out a step that needs no decision."""
    if kind == agenda.TRAIL:
        effects.trail(r, s)
    elif kind == agenda.END_TURN:
        end_turn(s)
    elif kind == agenda.ENTOMB:
        effects.entomb(s, a)
    else:
        begin_turn(s)


def decided(r: Rules, s: State, kind: i64, a: i64, action: i64) -> None:
    """Carries out a decision."""
    if kind == agenda.SAIL:
        effects.sail(r, s, action - actions.SAIL)
    elif action == actions.DECLINE:
        if s.log is not None:
            s.log.append(event("declined", s.turn, (s.stack[-1] >> 8,)))
    elif kind == agenda.OSIRIS:
        effects.osiris(r, s, action - actions.TAKE)
    elif kind == agenda.ISIS:
        effects.isis(r, s, action - actions.ISIS)
    elif kind == agenda.RA:
        effects.ra(r, s, action - actions.RA)
    elif kind == agenda.THOTH:
        s.stack = append(s.stack, frame(agenda.THOTH_WITH, action - actions.THOTH))
    elif kind == agenda.THOTH_WITH:
        effects.thoth(s, a, action - actions.THOTH_WITH)
    elif action == actions.HORUS_BEHIND:
        effects.horus_behind(s)
    else:
        effects.horus(r, s, action - actions.HORUS)


def begin_turn(s: State) -> None:
    """Puts a turn on the agenda."""
    s.turns += 1
    s.stack = append(s.stack, agenda.END_TURN)
    s.stack = append(s.stack, agenda.TRAIL)
    s.stack = append(s.stack, agenda.SAIL)


def end_turn(s: State) -> None:
    """Passes the turn on clockwise (T-TURN-2), unless the game is over (T-END-1, T-END-3)."""
    s.ending = how_ended(s)
    if s.ending == 0:
        s.turn = (s.turn + 1) % s.players
        s.stack = append(s.stack, agenda.BEGIN_TURN)
    elif s.log is not None:
        s.log.append(event("ended", s.turn if s.ending == NILE_EMPTY else ranking(s).index(1), (s.ending,)))


def how_ended(s: State) -> i64:
    """How the game has ended, between two turns; 0 if it goes on. A marker at 0 comes before an empty Nile (TR-62)."""
    for seat in range(s.players):
        if s.points[seat] == 0:
            return ZERO
    return 0 if len(s.slots) > 0 else NILE_EMPTY
