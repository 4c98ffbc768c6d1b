"""What reviews of Luxor measure by."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from waset.bots.measure import Measure
from waset.core.game import AnyGame
from waset.games.luxor.bots import weights
from waset.games.luxor.bots.levels import FITTED, judging
from waset.games.luxor.rules.state import State

DOUBT: Final = {2: 1.0, 3: 0.83, 4: 0.72, 5: 0.6}
"""By the number of players, fitted to 800 games of scribes each."""
MODULE_DOUBT: Final = 0.07
"""How much more there is for each module: with all of them points stray a third further."""
TURN: Final = 2.7
"""What a turn brings on average, in points: between scribes 53.2 points are made in 20.0 rounds with three players."""
FIRST_SERVED: Final = 0.7
"""What it is worth to have one's turn before others who have theirs in the same round: by this the chances at the start
agree best with the seats that won 1,000 games of scribes each with two to five players (docs/lab.md)."""


def measure(game: AnyGame) -> Measure:
    """The evaluation of the strongest bot; hands and draws are guessed as often as a scribe does."""
    doubt = DOUBT[game.players] * (1.0 + MODULE_DOUBT * len(game.modules))
    return Measure(judging(game, FITTED), worlds=6, lines=60, doubt=doubt, to_come=to_come)


def to_come(state: State, is_over: bool) -> Sequence[float]:
    """What seats may expect more or less because a round is always finished (L-END-1); 0 over all seats.

    The evaluation only knows who is next, and so has too much for the seats that have had their turn.
    """
    players = state.players
    turn = state.turn if not is_over or state.extra_turns else (state.turn + 1) % players
    return _more(players, state.first, turn)


@cache
def _more(players: int, first: int, turn: int) -> Sequence[float]:
    """The same, by who began and whose turn it is."""
    done = (turn - first) % players
    found = [TURN if (seat - first) % players >= done else 0.0 for seat in range(players)]
    found[turn] += FIRST_SERVED - FITTED[weights.ON_TURN]
    mean = sum(found) / float(players)
    return tuple(each - mean for each in found)
