"""What reviews of Tutankhamun measure by."""

from typing import Any, Final

from waset.bots.evaluation import Prospect
from waset.bots.measure import Measure
from waset.core.game import AnyGame
from waset.games.tutankhamun.bots.levels import FITTED, judging, solver
from waset.games.tutankhamun.bots.lookahead_bot import SMALL
from waset.games.tutankhamun.bots.solve import Ending
from waset.games.tutankhamun.rules.game import Tutankhamun

DOUBT: Final = {2: 0.8, 3: 0.9, 4: 0.9, 5: 0.62, 6: 0.62}
"""Between scribes, leads decide more games than the bots' own spread supposes; fitted to 400 games each."""

SIMULATIONS: Final = 40
"""What a move is worth depends on the replies: by its own turn alone, weak players seem to lose far too much."""


def measure(game: AnyGame) -> Measure:
    """The evaluation of the strongest bot, and its solver. Nothing is hidden after the layout: one look is enough."""
    assert isinstance(game, Tutankhamun)
    start = float(game.rules.pieces.start_points[game.players])
    solves = solver(game)

    def solve(state: Any, positions: int) -> list[Prospect]:
        if len(state.slots) > SMALL:
            return []
        return [_prospect(ending, start) for ending in solves.solve(state, positions)]

    return Measure(
        judging(game, FITTED), worlds=1, lines=60, doubt=DOUBT[game.players], solve=solve, simulations=SIMULATIONS
    )


def _prospect(ending: Ending, start: float) -> Prospect:
    """An ending as what each seat gets; markers count down from the start."""
    wins = [0.0] * len(ending.points)
    wins[ending.winner] = 1.0
    return Prospect([start - float(points) for points in ending.points], wins)
