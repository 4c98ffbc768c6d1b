"""What every choice of a decision is worth: proven where a game can play it out, otherwise measured in many worlds."""

from math import sqrt
from typing import Final, NamedTuple

from waset import bots, games
from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.evaluation import Prospect
from waset.bots.reasons import weighed
from waset.bots.search import LEAST_ROUNDS
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.puzzles.puzzle import EXACT, SEARCH, Choice, Proof

EQUAL: Final = 0.015
"""The loss up to which a choice counts as good as the best: whoever makes it has solved the puzzle."""
CLEAR: Final = 0.05
"""The least loss of all other choices: a twentieth of a won game."""
ERRORS: Final = 4.0
"""How many standard errors such a loss must be above EQUAL."""
LONG: Final = Budget(simulations=1000)
LONG_SEARCHES: Final = 4
"""How many long searches must all choose an answer before anything is measured."""
MEASURES: Final = 20
"""How many short searches, each in LEAST_ROUNDS worlds, try all choices in the same worlds: none is given up early."""
MOTIVES: Final = 4
"""How many motives are kept for each choice, the weightiest first."""


class Judged(NamedTuple):
    """A decision whose best choice is clear."""

    choices: tuple[Choice, ...]
    answers: tuple[str, ...]
    actions: tuple[int, ...]
    """The answers as actions."""
    proof: Proof


def is_exact(game: str) -> bool:
    """Whether the puzzles of a game are proven."""
    return games.has(game, "bots.exact")


def worth(candidate: Candidate, seat: int) -> float:
    """What a seat expects of a candidate, as the bots weigh it."""
    return Prospect(candidate.points, candidate.wins).worth(seat)


def judged(seen: Seen, rng: Rng) -> Judged | None:
    """What every choice is worth; None if the best one is not clear, or cannot be found."""
    name = seen.game.meta.name
    if is_exact(name):
        candidates: list[Candidate] = games.part(name, "bots.exact").solved(seen)
        errors = {each.action: 0.0 for each in candidates}
        worlds = 1
    else:
        candidates, errors = _measured(seen, rng)
        worlds = MEASURES * LEAST_ROUNDS
    if not candidates or not is_clear(seen, candidates, errors):
        return None
    reasoned = _bot(seen, rng, LONG).reasoned(seen, candidates, len(candidates))
    best = worth(candidates[0], seen.seat)
    choices = tuple(
        Choice(
            seen.text(each.action),
            round(each.wins[seen.seat], 3),
            round(lead(each, seen.seat), 2),
            round(best - worth(each, seen.seat), 4),
            round(errors[each.action], 4),
            tuple(motive._replace(points=round(motive.points, 2)) for motive in why[:MOTIVES]),
        )
        for each, why in zip(reasoned, weighed(reasoned, seen.seat), strict=True)
    )
    second = next(each for each in choices if each.loss > EQUAL)
    proof = Proof(EXACT if is_exact(name) else SEARCH, worlds, second.loss, second.error)
    answers = [(each.text, rated.action) for each, rated in zip(choices, reasoned, strict=True) if each.loss <= EQUAL]
    return Judged(choices, tuple(text for text, _ in answers), tuple(action for _, action in answers), proof)


def is_clear(seen: Seen, candidates: list[Candidate], errors: dict[int, float]) -> bool:
    """Whether a few choices are equally good and all others are worse without a doubt."""
    best = worth(candidates[0], seen.seat)
    losses = {each.action: best - worth(each, seen.seat) for each in candidates}
    wrong = {action: loss for action, loss in losses.items() if loss > EQUAL}
    if len(wrong) < 2 or len(wrong) < len(losses) - len(wrong):
        return False
    return all(loss >= CLEAR and loss - EQUAL > ERRORS * errors[action] for action, loss in wrong.items())


def lead(candidate: Candidate, seat: int) -> float:
    """A seat's expected points, less those of its best rival."""
    return candidate.points[seat] - max(points for other, points in enumerate(candidate.points) if other != seat)


def _bot(seen: Seen, rng: Rng, budget: Budget) -> Bot:
    return bots.make(bots.levels(seen.game.meta.name)[-1].name, seen.game, rng, budget)


def _measured(seen: Seen, rng: Rng) -> tuple[list[Candidate], dict[int, float]]:
    """What each choice brings on average over many worlds, best first, and the standard error of its loss.

    Empty if long searches do not agree on the best one, or agree on another one.
    """
    chosen = {_bot(seen, rng.split(number), LONG).choose(seen) for number in range(LONG_SEARCHES)}
    if len(chosen) > 1:  # seldom two that are equally good: such a decision is given up too
        return [], {}
    budget = Budget(simulations=LEAST_ROUNDS * len(seen.legal))
    runs = []
    for number in range(MEASURES):
        weighed = _bot(seen, rng.split(LONG_SEARCHES + number), budget).weigh(seen)
        runs.append({each.action: each for each in weighed})
    means = [_mean([run[action] for run in runs]) for action in seen.legal]
    means.sort(key=lambda each: -worth(each, seen.seat))
    best = means[0].action
    if best not in chosen:
        return [], {}
    errors = {}
    for action in seen.legal:
        losses = [worth(run[best], seen.seat) - worth(run[action], seen.seat) for run in runs]
        middle = sum(losses) / MEASURES
        errors[action] = sqrt(sum((loss - middle) ** 2 for loss in losses) / (MEASURES - 1) / MEASURES)
    return means, errors


def _mean(found: list[Candidate]) -> Candidate:
    def mean(rows: list[list[float]]) -> list[float]:
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    visits = sum(each.visits for each in found)
    return Candidate(
        found[0].action, visits, mean([each.points for each in found]), mean([each.wins for each in found])
    )
