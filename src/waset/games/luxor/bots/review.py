"""What reviews of Luxor measure by."""

from typing import Final

from waset.bots.measure import Measure
from waset.core.game import AnyGame
from waset.games.luxor.bots.levels import FITTED, evaluation

DOUBT: Final = {2: 1.15, 3: 0.95, 4: 0.83, 5: 0.67}
"""By the number of players, fitted to 400 games of scribes each."""
MODULE_DOUBT: Final = 0.07
"""How much more there is for each module: with all of them points stray a third further."""


def measure(game: AnyGame) -> Measure:
    """The evaluation of the strongest bot; hands and draws are guessed as often as a scribe does."""
    doubt = DOUBT[game.players] * (1.0 + MODULE_DOUBT * len(game.modules))
    return Measure(evaluation(game, FITTED), worlds=6, lines=60, doubt=doubt)
