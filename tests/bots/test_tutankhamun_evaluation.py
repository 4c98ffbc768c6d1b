"""Tutankhamun's evaluation: fair at the start, right at the end, and wise in between."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots.endings import OPTIONS
from tests.games.tutankhamun.kit import Table, make, near, tut
from waset.bots.evaluation import Judge
from waset.core.rng import Rng
from waset.games.tutankhamun.bots import weights
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.levels import FITTED
from waset.games.tutankhamun.rules.tables import REBUILT_EDITION

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def expected(table: Table) -> list[float]:
    """What the seats of a table may expect."""
    return TutankhamunEvaluation(table.game, FITTED).points(table.state)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_position_of_any_game_is_judged(players: int, options: dict[str, str]) -> None:
    """Chances add up to 1, all at one go is the same as seat by seat, and a state is left as it is."""
    game = make(players, **options)
    evaluation = TutankhamunEvaluation(game, FITTED)
    judge = Judge(game, evaluation)
    state = game.start(players)
    rng = Rng(players)
    while not game.is_over(state):
        before = state.key()
        prospect = evaluation.prospect(state)
        assert sum(prospect.wins) == pytest.approx(1.0)
        assert prospect.points == judge.prospect(state).points
        assert prospect.wins == judge.prospect(state).wins
        assert state.key() == before
        near_ones = game.legal(state)[:5]
        game.advance(state, near_ones[rng.below(len(near_ones))])
    prospect = evaluation.prospect(state)
    assert prospect.wins == [1.0 if place == 1 else 0.0 for place in game.ranking(state)]
    assert prospect.points == [score.total for score in game.scores(state)]


def test_the_docs_have_the_table_of_weights() -> None:
    rows = [f"| {each.name} | {each.hand:g} | {each.fitted:g} | {each.sentence} |" for each in weights.WEIGHTS]
    assert "\n".join(rows) in DOCS.read_text("utf-8")


def test_at_the_start_only_the_turn_tells_seats_apart() -> None:
    first, *others = expected(Table(make(4), make(4).start(3)))
    turn = weights.WEIGHTS[weights.TURN].fitted
    assert others == [others[0]] * 3
    assert first - others[0] == pytest.approx(turn, abs=0.01)


def test_more_tiles_of_a_set_promise_more_points() -> None:
    held = [expected(tut(3, collections=[{"Throne": count}, {"Throne": 2}, {}])) for count in range(5)]
    own = [points[0] for points in held]
    assert own == sorted(own)
    assert own[4] > own[0] + 3
    assert held[4][1] < held[0][1]


def test_with_two_players_the_underworld_takes_places() -> None:
    """T-2P-1: what lies there makes the same tiles worth less."""
    few = tut(2, collections=[{"Throne": 2}, {}], underworld={"Throne": 1})
    many = tut(2, collections=[{"Throne": 2}, {}], underworld={"Throne": 5})
    assert expected(many)[0] < expected(few)[0] - 1


def test_a_tile_far_behind_a_boat_is_hardly_its_own() -> None:
    """The last Throne decides the set: it lies ahead of seat 0, and behind many tiles for seat 1."""
    tiles = ["Throne", "Ankh", "Ankh", "Dagger", "Dagger", "Ra", "Ra", "Isis", "Isis", "Thoth", "Thoth"]
    table = tut(
        2,
        nile=near(*tiles, first=10),
        boats=[5, 40],
        collections=[{"Throne": 2}, {"Throne": 2}],
        underworld={"Throne": 3},
        turn=1,
    )
    mine, theirs = expected(table)
    assert mine > theirs + 2


def test_another_edition_is_judged_by_its_own_figures() -> None:
    """Thrones that pay twice as much promise more to whoever has them."""
    sets = tuple(row._replace(first=16, second=8) if row.set == "Throne" else row for row in REBUILT_EDITION.sets)
    rich = replace(REBUILT_EDITION, name="rich", sets=sets)
    own = [expected(tut(3, collections=[{"Throne": 4}, {}, {}], edition=edition))[0] for edition in ("rebuilt", rich)]
    assert own[1] > own[0] + 3
