"""A puzzle as it is told: every choice with its verdict and its reasons."""

from typing import Final, Literal, NamedTuple

from waset.core.meaning import AnyMeaning
from waset.core.wish import Motive
from waset.puzzles.puzzle import Puzzle, table

GOOD: Final = 0.1
"""The loss up to which a choice that is no answer is called good."""
Verdict = Literal["best", "good", "wrong"]


class ToldChoice(NamedTuple):
    """A legal choice, and what becomes of whoever makes it."""

    action: int
    means: AnyMeaning
    text: str
    """In the notation of records."""
    win: float
    lead: float
    loss: float
    verdict: Verdict
    why: tuple[Motive, ...]
    """What it brings more and less than the best one (the best one: than the next ones); a speaker says it in words."""


def told(puzzle: Puzzle) -> list[ToldChoice]:
    """Every legal choice of a puzzle, best first."""
    game, state = table(puzzle)
    made = []
    for each in puzzle.choices:
        action = game.parse(state, each.text)
        verdict: Verdict = "best" if each.text in puzzle.answers else "good" if each.loss <= GOOD else "wrong"
        means = game.means(state, action)
        made.append(ToldChoice(action, means, each.text, each.win, each.lead, each.loss, verdict, each.why))
    return made
