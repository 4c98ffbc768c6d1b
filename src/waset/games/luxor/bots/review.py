"""What reviews of Luxor measure by."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from waset.bots.measure import Measure, ToCome
from waset.core.game import AnyGame
from waset.games.luxor.bots import weights
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.levels import FITTED, judging
from waset.games.luxor.rules.state import State

DOUBT: Final = {2: 1.0, 3: 0.83, 4: 0.72, 5: 0.6}
"""By the number of players, fitted to 800 games of scribes each."""
MODULE_DOUBT: Final = 0.07
"""How much more there is for each module: with all of them points stray a third further."""
TURN: Final = 2.7
"""What a turn usually brings, in points: between scribes 53.2 are made in 20.0 rounds with three players."""
FIRST_SERVED: Final = 0.7
"""What it is worth to have one's turn before others who have theirs in the same round: by this the chances at the start
agree best with the seats that won 1,000 games of scribes each with two to five players (docs/lab.md)."""


def measure(game: AnyGame) -> Measure:
    """The evaluation of the strongest bot; hands and draws are guessed as often as a scribe does."""
    doubt = DOUBT[game.players] * (1.0 + MODULE_DOUBT * len(game.modules))
    evaluation = judging(game, FITTED)
    return Measure(evaluation, worlds=6, lines=60, doubt=doubt, to_come=coming(evaluation))


def coming(evaluation: LuxorEvaluation) -> ToCome:
    """What seats may expect more or less where an edition pays as this evaluation supposes.

    A turn brings as many times more than usual as the edition pays more. What the evaluation has for the seat to move
    is taken away, by the weights that it uses.
    """
    turn = TURN * evaluation.stray
    return partial(to_come, turn, FIRST_SERVED * evaluation.stray - evaluation.weights[weights.ON_TURN])


def to_come(turn: float, first: float, state: State, is_over: bool) -> Sequence[float]:
    """What seats may expect more or less because a round is always finished (L-END-1); 0 over all seats.

    The evaluation only knows who is next, and so has too much for the seats that have had their turn.
    """
    players = state.players
    next_one = state.turn if not is_over or state.extra_turns else (state.turn + 1) % players
    return _more(turn, first, players, state.first, next_one)


@cache
def _more(turn: float, first: float, players: int, begins: int, next_one: int) -> Sequence[float]:
    """The same, by who began and whose turn it is."""
    done = (next_one - begins) % players
    found = [turn if (seat - begins) % players >= done else 0.0 for seat in range(players)]
    found[next_one] += first
    mean = sum(found) / float(players)
    return tuple(each - mean for each in found)
