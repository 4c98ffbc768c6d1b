"""A bot's reasons: the parts of what it expects add up, and what speaks for a choice is found in them."""

from itertools import count

import pytest

from tests.bots.evaluations import evaluation_of
from tests.contract.cases import CASES, Case
from waset import bots
from waset.bots.bot import EXPLAINED, Candidate
from waset.bots.evaluation import Expected
from waset.bots.reasons import LATER, LEAST, RIVAL, motives, weighed
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.games import make

EVERY = 6
"""Positions from one that is looked at to the next."""


@pytest.mark.parametrize("case", [*CASES[:3], CASES[-6], *CASES[-5:]], ids=str)
def test_the_parts_of_every_position_add_up_to_its_points(case: Case) -> None:
    game = case.make()
    evaluation = evaluation_of(game)
    rng = Rng(8)
    state = game.start(seed=8)
    for step in count():
        game.settle(state, rng)
        over = game.is_over(state)
        if over or step % EVERY == 0:
            points = [each.total for each in game.scores(state)] if over else evaluation.points(state)
            parts = [sum(part.points for part in evaluation.parts(state, seat)) for seat in range(game.players)]
            assert parts == pytest.approx(points, abs=0.05)
        if over:
            return
        legal = game.legal(state)
        game.apply(state, legal[rng.below(len(legal))])


@pytest.mark.parametrize("level", ["scribe", "vizier", "pharaoh"])
@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_candidates_are_explained_and_the_choice_stays_the_same(name: str, level: str) -> None:
    game = make(name, players=3)
    rng = Rng(3)
    state = game.start(seed=3)
    for _ in range(4):
        game.settle(state, rng)
        seen = Seen(game, state, game.to_move(state))
        found = bots.make(f"{level}:2", game, Rng(5)).explain(seen)
        chosen = bots.make(f"{level}:2", game, Rng(5)).choose(seen)
        assert found[0].action == chosen
        for each in found[:EXPLAINED]:
            assert [sum(part.points for part in parts) for parts in each.parts] == pytest.approx(each.points)
        assert not any(each.parts for each in found[EXPLAINED:])
        game.apply(state, chosen)


def candidate(mine: dict[str, float], theirs: dict[str, float]) -> Candidate:
    """A candidate with parts for two seats."""
    parts = [[Expected(kind, "", points) for kind, points in each.items()] for each in (mine, theirs)]
    return Candidate(0, 1, [sum(part.points for part in each) for each in parts], [0.5, 0.5], parts)


def test_a_reason_is_what_differs_and_time_is_none() -> None:
    best = candidate({"sets": 6.0, "cards": 1.0, "time": 9.0, LATER: 2.0}, {"sets": 3.0, "time": 9.0, LATER: 2.0})
    next_one = candidate({"sets": 3.0, "cards": 2.0, "time": 4.0, LATER: 0.0}, {"sets": 4.5, "time": 4.0, LATER: 1.0})
    told = [("sets", None, 3.0), (RIVAL, 1, 1.5), ("cards", None, -1.0), (LATER, None, 1.0)]
    assert weighed([best, next_one], 0) == [
        [Motive(kind, "", seat, sign * points) for kind, seat, points in told] for sign in (1, -1)
    ]
    assert motives(best, [best._replace(parts=[])], 0) == [], "nothing to compare with"
    assert weighed([best], 0) == [[]]
    assert motives(best, [candidate({"sets": 6.0 - LEAST / 2, LATER: 0.0}, {LATER: 0.0})], 0)[-1].kind != "sets"
