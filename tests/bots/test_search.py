"""The search keeps to its budget, stops when nothing can change, and gives up what is clearly worse."""

from itertools import count

import pytest

from tests.games.luxor.kit import fixture, luxor, only
from waset import bots
from waset.bots.bot import Bot, Budget
from waset.bots.deep import SearchBot
from waset.bots.evaluation import MeanProspect, Prospect, chances
from waset.bots.search import is_worse
from waset.core.play import Seen
from waset.core.rng import Rng


def pharaoh(seen: Seen, budget: Budget) -> Bot:
    """The strongest bot with a budget."""
    return bots.make("pharaoh", seen.game, Rng(2), budget)


def opening(players: int = 2, modules: str = "") -> Seen:
    """The first decision of a game with a choice of cards."""
    table = luxor(players, modules=modules, hand="4, 1, +/-1, 2, 5", at=[3, 6])
    return Seen(table.game, table.state, 0)


@pytest.mark.parametrize("simulations", [1, 2, 5, 13, 40])
@pytest.mark.parametrize("players", [2, 4])
def test_no_more_simulations_than_allowed(simulations: int, players: int) -> None:
    seen = opening(players)
    explained = pharaoh(seen, Budget(simulations=simulations)).explain(seen)
    assert sum(candidate.visits for candidate in explained) <= simulations


def test_time_ends_the_search() -> None:
    """The clock is asked once at the start and once a round; two cards are tried in each round."""
    seen = opening()
    ticks = count()
    bot = pharaoh(seen, Budget(seconds=3.0))
    bot.clock = lambda: float(next(ticks))
    assert sum(candidate.visits for candidate in bot.explain(seen)) == 2 * 3


def test_the_search_stops_when_nothing_differs() -> None:
    """Both ends are the same card, and what is left is the same hand: neither can come out ahead."""
    table = fixture(hand="2, 2, 2, 2, 2", at=only(4), hand1="1, 1, 1, 1, 1", at1=only(4))
    seen = Seen(table.game, table.state, 0)
    explained = pharaoh(seen, Budget(simulations=400)).explain(seen)
    assert sum(candidate.visits for candidate in explained) < 40


def test_one_legal_action_needs_no_thought() -> None:
    table = fixture(hand="1, 1, 1, 1, 5", at=only(38), keys=0)
    seen = Seen(table.game, table.state, 0)
    assert len(seen.legal) == 1
    bot = pharaoh(seen, Budget(simulations=5))
    assert isinstance(bot, SearchBot)
    before = bot.rng.copy()
    assert bot.choose(seen) == seen.legal[0]
    assert bot.rng.bits() == before.bits()


def test_what_is_worse_world_by_world_is_given_up() -> None:
    assert is_worse([0.1, 0.5, 0.3, 0.7], [0.2, 0.61, 0.4, 0.81])
    assert not is_worse([0.1, 0.5, 0.3, 0.7], [0.7, 0.1, 0.6, 0.3])
    assert is_worse([0.1, 0.5], [0.1, 0.5])


@pytest.mark.parametrize("points", [[10.0, 10.0], [3.0, 9.0, 5.0], [50.0, 0.0, 49.0, 20.0, 1.0]])
def test_chances_to_win_add_up_and_follow_the_points(points: list[float]) -> None:
    wins = chances(points, 5.0)
    assert sum(wins) == pytest.approx(1.0)
    assert sorted(range(len(points)), key=lambda i: points[i]) == sorted(range(len(points)), key=lambda i: wins[i])


def test_a_lead_tells_lost_positions_apart() -> None:
    near, far = Prospect([20.0, 30.0], [0.0, 1.0]), Prospect([10.0, 30.0], [0.0, 1.0])
    assert near.worth(0) > far.worth(0)


def test_a_tally_is_the_mean() -> None:
    tally = MeanProspect(2)
    tally.add(Prospect([10.0, 20.0], [0.0, 1.0]))
    tally.add(Prospect([30.0, 20.0], [1.0, 0.0]))
    assert (tally.visits, tally.mean().points, tally.mean().wins) == (2, [20.0, 20.0], [0.5, 0.5])


def test_a_candidate_comes_with_the_line_that_is_expected_to_follow() -> None:
    """It begins with what may be done next in some world; an action that was never tried has no line."""
    seen = opening()
    best = pharaoh(seen, Budget(simulations=60)).weigh(seen)[0]
    assert len(best.line) > 2
    asked: set[int] = set()
    for seed in range(20):
        state, rng = seen.guess(Rng(seed)), Rng(seed)
        seen.game.advance(state, best.action)
        seen.game.settle(state, rng)
        while len(seen.game.legal(state)) == 1:
            seen.game.advance(state, seen.game.legal(state)[0])
            seen.game.settle(state, rng)
        asked |= set(seen.game.legal(state))
    assert best.line[0] in asked
    untried = pharaoh(seen, Budget(simulations=1)).weigh(seen)[-1]
    assert (untried.visits, list(untried.line)) == (0, [])
