"""The plan of a bot: what it expects to follow an action, as far as that does not depend on luck or hidden things."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from waset.bots.bot import Candidate
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.meaning import AnyMeaning
from waset.core.play import Seen
from waset.core.rng import Rng

FOLLOWED: Final = 4
"""How many actions of a plan are told: beyond these it is hardly more than a guess."""


class PlannedStep(NamedTuple):
    """An action of a plan."""

    seat: int
    action: int
    means: AnyMeaning
    text: str
    """As records write it."""


def plan(seen: Seen, candidate: Candidate, most: int = FOLLOWED) -> list[PlannedStep]:
    """What a bot expects to follow a candidate.

    It ends where chance decides. Where seats have secrets, it ends with the turn: nobody knows what others can do.
    """
    game = seen.game
    state = seen.guess(Rng(0))
    game.advance(state, candidate.action)
    found: list[PlannedStep] = []
    for action in candidate.line[:most]:
        if not _certain(game, state):
            return found
        seat = game.to_move(state)
        if seat == NOBODY or (game.meta.has_secrets and seat != seen.seat) or action not in game.legal(state):
            return found
        found.append(PlannedStep(seat, action, game.means(state, action), game.text(state, action)))
        game.advance(state, action)
    return found


def _certain(game: AnyGame, state: Any) -> bool:
    """Carries out what can only happen in one way; whether a seat or nobody is to move then."""
    while game.to_move(state) == CHANCE:
        outcomes: Sequence[tuple[int, int]] = game.outcomes(state)
        if len(outcomes) > 1:
            return False
        game.advance(state, outcomes[0][0])
    return True
