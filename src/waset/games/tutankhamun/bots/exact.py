"""Small endings of Tutankhamun with their proven outcome, for puzzles."""

from typing import Final

from waset.bots.bot import Candidate
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.tutankhamun.bots import lookahead_bot
from waset.games.tutankhamun.bots.solve import Solver
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

TILES: Final = 12
"""The most tiles in the Nile at which an ending is tried."""
POSITIONS: Final = 30_000
"""How many positions an ending may take: a fraction of a second."""


def solved(seen: Seen) -> list[Candidate]:
    """What each choice leads to when everybody plays as well as possible, best first; empty if that is too much."""
    game = seen.game
    assert isinstance(game, Tutankhamun)
    state: State = seen.guess(Rng(0))
    if len(state.slots) > TILES:
        return []
    endings = Solver(game).solve(state, POSITIONS)
    return lookahead_bot.solved(seen, endings) if endings else []
