"""How a turn goes, top to bottom: card, movement, tile, draw, next player.

A turn is on the agenda as frames; each function below takes one off and may put others on top.
"""

from typing import Final

from waset.core.chance import NONE, SEVERAL, at, only_outcome
from waset.core.game import CHANCE, NOBODY
from waset.core.ints import NOTHING, append, empty, i64, pop
from waset.core.rng import Rng
from waset.games.luxor.rules import actions, agenda, chance, effects, legal
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import destination, link, put
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, ALL, DIE, DIE_ADJUSTED, LAST, STAIRS, STEP, UP_TO_DIE
from waset.games.luxor.rules.state import WOKEN, State

# How a game ends
TOMB_REACHED: Final = 1
NO_MOVE: Final = 2
SAFETY_STOP: Final = 3
IN_TOMB_AT_END: Final = 2
"""The number of adventurers in the tomb with which the round is the last (L-END-1)."""


def advance(r: Rules, s: State, action: i64, rng: Rng | None = None) -> None:
    """Carries out what was decided, or what chance did, and goes on to the next question."""
    s.stack, top = pop(s.stack)
    kind = top & 255
    if kind < agenda.FIRST_CHANCE:
        decided(r, s, kind, top >> 8 & 255, top >> 16, action)
    else:
        chance.happen(r, s, kind, top >> 8 & 255, action)
    carry_on(r, s, rng)


def play_out(r: Rules, s: State, rng: Rng) -> i64:
    """Plays at random to the end, chance and players alike; returns how many decisions the players made."""
    decisions: i64 = 0
    settle(r, s, rng)
    while s.to_move != NOBODY:
        advance(r, s, s.options[rng.below(len(s.options))], rng)
        decisions += 1
    return decisions


def settle(r: Rules, s: State, rng: Rng) -> None:
    """Lets chance move until a seat must decide or the game is over."""
    if s.to_move == CHANCE:
        carry_on(r, s, rng)


def carry_on(r: Rules, s: State, rng: Rng | None = None) -> None:
    """Goes on until it is a seat's or chance's move; with a generator, chance moves by itself.

    A turn always asks for its card; any other choice with one option, and chance with one outcome, happens by itself.
    """
    while len(s.stack) > 0:
        top = s.stack[-1]
        kind = top & 255
        a = top >> 8 & 255
        if kind >= agenda.FIRST_STEP:
            s.stack, top = pop(s.stack)
            carry_out(r, s, kind, a)
        elif kind >= agenda.FIRST_CHANCE:
            weights, low, high = chance.counts(r, s, kind, a)
            outcome = only_outcome(weights, low, high)
            if outcome == SEVERAL:
                if rng is None:
                    s.options = NOTHING
                    s.to_move = CHANCE
                    return
                outcome = at(weights, low, high, rng.below(chance.size(s, kind, weights, low, high)))
            s.stack, top = pop(s.stack)
            if outcome != NONE:
                chance.happen(r, s, kind, a, outcome)
        else:
            options = legal.options(r, s, kind, a)
            if len(options) > 1 or kind == agenda.CARD:
                s.options = options
                s.to_move = s.turn if kind < agenda.FIRST_OUT_OF_TURN else a
                return
            s.stack, top = pop(s.stack)
            if len(options) == 1:
                decided(r, s, kind, a, top >> 16, options[0])
    s.options = NOTHING
    s.to_move = NOBODY


def reopen(r: Rules, s: State) -> None:
    """Works out who must answer the question on top of the agenda, and how; for states not reached in play."""
    s.options = NOTHING
    s.to_move = NOBODY
    if len(s.stack) > 0:
        kind = s.stack[-1] & 255
        if kind >= agenda.FIRST_CHANCE:
            s.to_move = CHANCE
        else:
            s.options = legal.options(r, s, kind, s.stack[-1] >> 8 & 255)
            s.to_move = s.turn if kind < agenda.FIRST_OUT_OF_TURN else s.stack[-1] >> 8 & 255


def carry_out(r: Rules, s: State, kind: i64, a: i64) -> None:
    """Carries out a step that needs no decision."""
    if kind == agenda.ACT:
        effects.act(r, s, a)
    elif kind == agenda.REFILL:
        refill(r, s)
    elif kind == agenda.DRAW_CARD:
        draw_card(s, a)
    elif kind == agenda.END_TURN:
        end_turn(r, s)
    elif kind == agenda.MOVE_ALL:
        s.stack = append(s.stack, agenda.ACTOR)
        effects.move_all(r, s, r.pieces.card_number[s.card])
    elif kind == agenda.MOVE_LAST:
        effects.move_last(r, s)
    elif kind == agenda.BEGIN_TURN:
        begin_turn(r, s)
    else:
        r.owner[kind].carry_out(r, s, kind, a)


def decided(r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
    """Carries out a decision."""
    if kind == agenda.CARD:
        play_card(r, s, action)
    elif kind == agenda.MOVE:
        if action != actions.DECLINE:
            move(r, s, actions.move_place(action), actions.move_steps(action))
    elif kind == agenda.ACTOR:
        s.moved = empty()
        s.stack = append(s.stack, frame(agenda.ACT, action - actions.ACTOR))
    elif kind == agenda.CLAIM:
        if action == actions.CLAIM:
            effects.claim(r, s, a)
    elif kind <= agenda.EITHER_TILE:
        take(r, s, action)
    else:
        r.owner[kind].decided(r, s, kind, a, b, action)


def take(r: Rules, s: State, action: i64) -> None:
    """Takes what a tile offers."""
    if action == actions.TAKE_KEY:
        effects.take_key(s, s.turn)
    elif action == actions.TAKE_SCARAB:
        effects.take_scarab(s)
    elif action == actions.TAKE_WILD:
        effects.take_wild(s, s.turn)
    else:
        level = action - actions.TAKE_HORUS
        card = s.horus_top[level]
        effects.take_horus(r, s, s.turn, level)
        for module in r.horus_taken:
            module.horus_taken(r, s, card)


def begin_turn(r: Rules, s: State) -> None:
    """Puts a turn on the agenda (L-TURN-2, M-MODEL-3)."""
    if s.round == 0:
        link(s)
        s.round = 1
    s.stack = append(s.stack, agenda.END_TURN)
    for module in r.turn_planned:
        module.turn_planned(r, s)
    s.stack = append(s.stack, agenda.REFILL)
    s.stack = append(s.stack, agenda.CARD)
    for module in r.turn_began:
        module.turn_began(r, s)


def play_card(r: Rules, s: State, action: i64) -> None:
    """Plays an end card, or drops it if neither can be played (L-HAND-2, L-CARD-4)."""
    index: i64 = 0
    if action == actions.PLAY_RIGHT or action == actions.DROP_RIGHT or action == actions.FORWARD_RIGHT:
        index = s.hand_sizes[s.turn] - 1
    s.card = effects.discard(s, index)
    if action <= actions.PLAY_RIGHT or action >= actions.FORWARD_LEFT:
        s.moves += 1
        if action >= actions.FORWARD_LEFT:
            s.ignored = 1
        if s.log is not None:
            s.log.append(event("ignored" if s.ignored else "played", s.turn, (s.card,)))
        plan_card(r, s)
    else:
        if action != actions.ABSENT:
            count_drop(s)
        if s.log is not None:
            s.log.append(event("dropped", s.turn, (s.card,)))
    for module in r.card_played:
        module.card_played(r, s)


def count_drop(s: State) -> None:
    """Counts a turn without a move, unless somebody could have been raised in it (LR-74, MR-26)."""
    if s.could_rise:
        s.moves += 1
    else:
        s.drops += 1


def plan_card(r: Rules, s: State) -> None:
    """Puts what the card does on the agenda."""
    kind: i64 = STEP
    if not s.ignored:
        kind = r.pieces.card_kind[s.card]
    if kind == ALL:
        s.stack = append(s.stack, agenda.MOVE_ALL)
    elif kind == LAST:
        s.stack = append(s.stack, agenda.MOVE_LAST)
    else:
        s.stack = append(s.stack, agenda.MOVE)
        if kind == DIE or kind == UP_TO_DIE or kind == DIE_ADJUSTED:
            s.stack = append(s.stack, agenda.ROLL)


def move(r: Rules, s: State, place: i64, steps: i64) -> None:
    """Moves an adventurer by a number of steps; the tile where it ends acts (L-CARD-1, L-ACT-1, M2-CARD-0)."""
    if r.steps:
        effects.spend_keys(s, s.turn, legal.price(legal.unaided_steps(r, s), steps))
    end = destination(r.pieces, s, place, steps)
    s.stack = append(s.stack, frame(agenda.ACT, end))
    if steps != 0:
        effects.go(r, s, s.turn, place, end, steps)


def refill(r: Rules, s: State) -> None:
    """Draws as many cards as the hand lacks: none if a Horus card was gained (L-ACT-6, L-TURN-3)."""
    missing: i64 = r.pieces.hand - s.hand_sizes[s.turn]
    while missing > 1:
        s.stack = append(s.stack, frame(agenda.DRAW_CARD, s.turn))
        missing -= 1
    if missing == 1:
        draw_card(s, s.turn)


def draw_card(s: State, seat: i64) -> None:
    """Draws a card; when the draw pile is empty, the discards are shuffled first (L-HAND-5)."""
    if s.draw_size == 0:
        effects.shuffle_discards(s)
    s.stack = append(s.stack, frame(agenda.DRAW, seat))


def end_turn(r: Rules, s: State) -> None:
    """Ends a turn, and after the last player's the round (L-TURN-1, L-MOVE-6)."""
    while s.adventurers[ADVENTURERS * s.turn] == WOKEN:
        put(s, ADVENTURERS * s.turn, STAIRS)
    s.card = -1
    s.extra_card = -1
    s.roll = 0
    s.ignored = 0
    s.could_rise = 0
    if s.extra_turns > 0:
        s.extra_turns -= 1
    else:
        s.turn = (s.turn + 1) % s.players
        if s.turn == s.first:
            end_round(r, s)
    if s.ending == 0:
        begin_turn(r, s)


def end_round(r: Rules, s: State) -> None:
    """Checks whether the game is over: two in the tomb, no move, or too many rounds (L-END-1, L-END-3, LR-101)."""
    if s.in_tomb >= IN_TOMB_AT_END:
        s.ending = TOMB_REACHED
    elif s.drops > 0 and s.moves == 0:
        s.ending = NO_MOVE
    elif s.round >= r.pieces.rounds:
        s.ending = SAFETY_STOP
    else:
        s.round += 1
    s.drops = 0
    s.moves = 0
