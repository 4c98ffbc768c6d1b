"""A decision of a recorded game, asked again: every choice that its seat had, with what it promised and why."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from waset.bots.bot import Candidate
from waset.bots.reasons import weighed
from waset.core import record
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.record import Record
from waset.core.wish import Motive
from waset.review.look import MadeDecision
from waset.review.review import ready
from waset.review.think import FAST, Think
from waset.review.verdict import SLIP_FROM, Decision

RIGHT_BELOW: Final = SLIP_FROM
"""The loss of the chance to win below which a choice counts as right: about twice what losses stray by from seed to
seed in the twentieth that strays most, and what a review calls best or good."""
ASKED_FROM: Final = 0.05
"""The least loss of a decision that is worth being asked again: clear of RIGHT_BELOW by more than that noise."""
MOTIVES: Final = 4
"""How many motives are kept for each choice, the weightiest first."""


class Choice(NamedTuple):
    """A legal choice, in the eyes of the seat that decides."""

    action: int
    win: float
    """The seat's chance to win."""
    lead: float
    """The points that it can expect at the end, less those of its best rival."""
    loss: float
    """How much less chance to win than the best has; never below 0."""
    why: tuple[Motive, ...]
    """What it brings more and less than the best; the best, than the next ones."""

    @property
    def is_right(self) -> bool:
        """Whether whoever makes it has learned from the mistake."""
        return self.loss < RIGHT_BELOW


class AskedAgain(NamedTuple):
    """A decision that is asked again."""

    game: AnyGame
    state: Any
    """The true state. Only what its seat knew may be shown of it; the choices were weighed from that alone."""
    decision: Decision
    """What was done then, with its verdict."""
    choices: list[Choice]
    """Every legal choice, the best first."""


def is_worth_asking(loss: float, by: str | None) -> bool:
    """Whether a decision is asked again: its player made it, and it gave up clearly more than the noise."""
    return by is None and loss >= ASKED_FROM


def ask_again(found: Record, step: int, think: Think = FAST, seed: int = 1) -> AskedAgain:
    """The decision at a step of a record; what the review with this seed said about it is said here, too."""
    look = ready(found, think, seed)
    moved = {each["step"]: each["by"] for each in found.moved}
    number = 0
    for moment in record.walk(look.game, found):
        seat = look.game.to_move(moment.state)
        number += seat >= 0
        if moment.number == step and moment.action is not None and seat >= 0:
            asked = MadeDecision(step, number, moment.state, moment.action, moved.get(step))
            decision = look.decision(asked)
            if decision is not None:
                return AskedAgain(look.game, moment.state, decision, _choices(look.every(asked), seat))
    raise BadOption(f"nobody had a choice at step {step}")


def _choices(found: Sequence[Candidate], seat: int) -> list[Choice]:
    best = found[0]
    return [
        Choice(
            each.action,
            each.wins[seat],
            each.points[seat] - max(points for other, points in enumerate(each.points) if other != seat),
            max(0.0, best.wins[seat] - each.wins[seat]),
            tuple(why[:MOTIVES]),
        )
        for each, why in zip(found, weighed(found, seat), strict=True)
    ]
