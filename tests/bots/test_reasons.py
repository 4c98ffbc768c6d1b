"""A bot's reasons: the parts of what it expects add up, and what speaks for a choice is found in them."""

from itertools import count

import pytest

from tests.bots.evaluations import evaluation_of
from tests.contract.cases import CASES, Case
from waset import bots
from waset.bots.bot import Candidate
from waset.bots.evaluation import Expected
from waset.bots.plan import FOLLOWED, plan
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
        for each in found:
            assert [sum(part.points for part in parts) for parts in each.parts] == pytest.approx(each.points)
        few = bots.make(f"{level}:2", game, Rng(5)).reasoned(seen, found, 1)
        assert few[0].parts
        game.apply(state, chosen)


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_a_plan_is_what_may_follow_without_luck(name: str) -> None:
    """Each of its actions is legal after those before it; where there are secrets, it is one's own turn."""
    game = make(name, players=2)
    rng = Rng(3)
    state = game.start(seed=3)
    lengths = []
    for _ in range(6):
        game.settle(state, rng)
        seen = Seen(game, state, game.to_move(state))
        best = bots.make("pharaoh:200", game, Rng(5), timed=False).explain(seen)[0]
        after = game.copy(state)
        game.apply(after, best.action)
        told = plan(seen, best)
        lengths.append(len(told))
        assert [each.action for each in told] == list(best.line[: len(told)])
        for each in told:
            assert game.to_move(after) == each.seat
            assert each.seat == seen.seat or not game.meta.has_secrets
            assert game.means(after, each.action) == each.means
            assert game.text(after, each.action) == each.text
            game.apply(after, each.action)
        game.apply(state, best.action)
    assert max(lengths) == (1 if game.meta.has_secrets else FOLLOWED)


def test_a_plan_ends_where_the_game_does_or_the_bot_looked_no_further() -> None:
    game = make("tutankhamun", players=2)
    seen = Seen(game, game.start(seed=3), 0)
    assert plan(seen, bots.make("scribe", game, Rng(1)).explain(seen)[0]) == []
    deep = bots.make("pharaoh:400", game, Rng(1), timed=False).explain(seen)[0]
    assert len(plan(seen, deep, 2)) == 2
    assert plan(seen, deep._replace(line=[9999])) == []


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
