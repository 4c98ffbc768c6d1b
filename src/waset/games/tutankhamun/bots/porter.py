"""The beginner of Tutankhamun."""

from collections.abc import Callable
from typing import Final, TypeAlias

from waset.bots.bot import Bot, Candidate
from waset.bots.evaluation import chances
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.tutankhamun.rules import actions
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

Counted: TypeAlias = Callable[[Tutankhamun, State, int], float]
"""What a seat has of what a simple player wants."""
NEAR: Final = 4
"""How many of the tiles before its boat a beginner looks at."""
PASSED: Final = 0.12
"""What a beginner thinks it costs to sail one slot further."""
FAR: Final = 1000.0
"""What it costs to be too far away to be seen: more than anything is worth."""
PROMISE: Final = 0.5
"""What a beginner thinks a tile brings, as a part of its share of the first place."""
GUESSWORK: Final = 10.0
"""The lead in points that a beginner considers large."""


class PorterBot(Bot):
    """Takes what it sees: points, tiles for its own collection, and the nearer the better.

    It overlooks what beginners overlook: what lies further down the Nile, what the others hold and so whether a set can
    still be won, and what its move leaves to them.
    """

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.weigh(seen)[0].action

    def weigh(self, seen: Seen) -> list[Candidate]:
        found = at_once(seen, self.rng, gathered, PASSED, GUESSWORK)
        if seen.legal[0] < actions.ISIS:  # it sails
            found = found[:NEAR] + [(value - FAR, candidate) for value, candidate in found[NEAR:]]
        found.sort(key=lambda each: -each[0])
        return [candidate for _, candidate in found]


def at_once(seen: Seen, rng: Rng, counted: Counted, slot: float, large: float) -> list[tuple[float, Candidate]]:
    """Each legal action with what a seat has right after it, less so much for each slot that its boat has sailed."""
    game = seen.game
    assert isinstance(game, Tutankhamun)
    before: State = seen.guess(rng)
    found = []
    for action in seen.legal:
        state = game.copy(before)
        game.advance(state, action)
        points = [counted(game, state, seat) for seat in range(game.players)]
        value = points[seen.seat] - slot * float(max(0, state.boats[seen.seat]))
        found.append((value, Candidate(action, 1, points, chances(points, large))))
    return found


def gathered(game: Tutankhamun, state: State, seat: int) -> float:
    """What a seat has scored, and a part of what its tiles would bring if each were paid by itself."""
    p = game.rules.pieces
    found = float(p.start_points[game.players] - state.points[seat])
    for tile in range(1, p.artifacts):
        held = state.collections[p.tiles * seat + tile]
        if held > 0:  # an edition may have none of a kind, such as rings
            found += PROMISE * float(held * p.first[tile]) / float(p.tile_count[tile])
    return found
