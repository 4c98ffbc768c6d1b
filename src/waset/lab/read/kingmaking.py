"""Kingmaking: how often a seat that cannot win any more decides who does. For games without chance and secrets.

A decision is **kingmaking** if its seat wins with none of its legal actions, and not all of them have the same winner.
Who wins after an action is found by playing on with the rules: from there each seat takes, at every decision, the
action that maximises its own points minus those of the best other seat, the first of equal ones. A decision is
**certain** if no such continuation was needed, because each of its actions ends the game at once.
"""

from typing import Any, Final, NamedTuple

from waset.core.game import NOBODY, AnyGame

MOST_STEPS: Final = 1000
"""A continuation longer than this is not an ending that anybody foresees."""


class Verdict(NamedTuple):
    """The judgement of a decision."""

    is_kingmaking: bool
    is_certain: bool


def judge(game: AnyGame, state: Any) -> Verdict:
    """Whether the decision that is open in this state is kingmaking."""
    seat = game.to_move(state)
    found: set[tuple[int, ...]] = set()
    certain = True
    for action in sorted(game.legal(state), key=lambda each: -_gain(game, state, seat, each)):
        end = game.copy(state)
        game.advance(end, action)
        certain &= play_on(game, end) == 0
        winners = tuple(each for each, place in enumerate(game.ranking(end)) if place == 1)
        if seat in winners:
            return Verdict(False, False)
        found.add(winners)
    return Verdict(len(found) > 1, certain)


def play_on(game: AnyGame, state: Any) -> int:
    """Plays a state to its end, each seat for its immediate lead; returns the number of decisions."""
    for steps in range(MOST_STEPS):
        seat = game.to_move(state)
        if seat == NOBODY:
            return steps
        game.advance(state, max(game.legal(state), key=lambda each: _gain(game, state, seat, each)))
    return MOST_STEPS


def _gain(game: AnyGame, state: Any, seat: int, action: int) -> int:
    """A seat's lead over the best other one after an action."""
    after = game.copy(state)
    game.advance(after, action)
    left = [int(points) for points in after.points]
    return min(left[:seat] + left[seat + 1 :]) - left[seat]
