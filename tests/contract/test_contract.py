"""What every game promises, tried at every decision of many random games."""

import json
from typing import Any

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.contract.luxor_pieces import check_linked, check_pieces
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.rules.game import Luxor

SAMPLE = 17
"""The number of steps after which the costly promises are tried too."""


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Each way to set up a game."""
    assert isinstance(request.param, Case)
    return request.param


def step(game: AnyGame, state: Any, chance: Rng, choice: Rng) -> int:
    """What happens next in a random game."""
    if game.to_move(state) == waset.CHANCE:
        return game.sample(state, chance)
    legal = game.legal(state)
    return legal[choice.below(len(legal))]


def test_every_promise_at_every_decision(case: Case) -> None:
    game = case.make()
    steps = 0
    for seed in range(case.games):
        chance = Rng(seed)
        choice = chance.split(1)
        blank = game.start().key()
        state = game.start()
        points = [0] * game.players
        while not game.is_over(state):
            who = game.to_move(state)
            steps += 1
            if who == waset.CHANCE:
                check_chance(game, state)
            else:
                check_decision(game, state, steps)
            if isinstance(game, Luxor):
                check_pieces(game, state)
                check_linked(state)
                assert all(now >= before for now, before in zip(state.points, points, strict=True)), "L-INV-6"
                points = list(state.points)
            game.apply(state, step(game, state, chance, choice))
        check_end(game, state)
        assert game.start().key() == blank, "a game that was played has changed how the next one begins"


def check_chance(game: AnyGame, state: Any) -> None:
    """Several outcomes, each possible, which applies to a copy and leaves the parent alone; nobody else may act."""
    outcomes = game.outcomes(state)
    before = state.key()
    for outcome, _ in outcomes:
        game.advance(state.copy(), outcome)
    assert state.key() == before
    assert len(outcomes) > 1
    assert all(weight > 0 for _, weight in outcomes)
    assert outcomes == sorted(set(outcomes))
    assert game.legal(state) == []


def check_decision(game: AnyGame, state: Any, steps: int) -> None:
    """Legal is sorted, unique and not empty; every legal action applies to a copy and leaves the parent alone."""
    legal = game.legal(state)
    assert legal
    assert legal == sorted(set(legal))
    assert game.outcomes(state) == []
    before = state.key()
    for action in legal:
        twin = state.copy()
        assert twin.key() == before
        game.advance(twin, action)
        assert twin.key() != before
    assert state.key() == before
    texts = [game.text(state, action) for action in legal]
    assert len(set(texts)) == len(legal)
    if steps % SAMPLE == 0:
        check_words(game, state, legal, texts)
        check_refusal(game, state, legal)
        check_seeing(game, state, steps)
        check_position(game, state)


def check_words(game: AnyGame, state: Any, legal: list[int], texts: list[str]) -> None:
    """Words read back as the action they stand for."""
    assert [game.parse(state, words) for words in texts] == legal


def check_refusal(game: AnyGame, state: Any, legal: list[int]) -> None:
    """What is not legal is refused by name, with what would be legal, and changes nothing."""
    before = state.key()
    for action in (-1, 10**9, *(action for action in range(0, 720, 37) if action not in legal)):
        if game.is_legal(state, action):
            continue
        with pytest.raises(waset.IllegalAction, match=f"action {action} is not legal here; legal: {legal[0]}"):
            game.apply(state, action)
    with pytest.raises(waset.IllegalAction, match="'dance' is not legal here"):
        game.parse(state, "dance")
    assert state.key() == before


def check_seeing(game: AnyGame, state: Any, steps: int) -> None:
    """A guess has the same view, which is plain data and the same for all that a seat cannot tell apart."""
    for seat in (*range(game.players), None):
        seen = game.view(state, seat)
        assert json.loads(json.dumps(seen)) == seen
        guessed = game.guess(state, seat, Rng(steps))
        assert game.view(guessed, seat) == seen
        assert game.to_move(guessed) == game.to_move(state)
        if seat == game.to_move(state):
            assert game.legal(guessed) == game.legal(state)


def check_position(game: AnyGame, state: Any) -> None:
    """Every state can be written and read back equal."""
    document = json.loads(json.dumps(game.document(state)))
    again = game.position(document)
    assert again.key() == state.key()
    assert game.legal(again) == game.legal(state)


def check_end(game: AnyGame, state: Any) -> None:
    """Nobody may act any more, the sheet adds up, and somebody has won."""
    assert game.legal(state) == []
    assert game.ending(state)
    with pytest.raises(waset.IllegalAction, match="the game is over"):
        game.apply(state, 0)
    scores = game.scores(state)
    assert len(scores) == game.players
    assert all(score.total == sum(score.lines.values()) for score in scores)
    assert min(game.ranking(state)) == 1
    assert game.position(game.document(state)).key() == state.key()


def test_start_with_a_seed_is_chance_with_that_seed(case: Case) -> None:
    game = case.make()
    rng = Rng(5)
    state = game.start()
    while game.in_setup(state):
        game.apply(state, game.sample(state, rng))
    assert state.key() == game.start(5).key()
    assert state.key() != game.start(6).key()


def test_chance_draws_by_weight(case: Case) -> None:
    """The first draw of a game comes up about as often as its weights say."""
    game = case.make()
    state = game.start()
    outcomes = dict(game.outcomes(state))
    rng = Rng(1)
    draws = 20_000
    counts = dict.fromkeys(outcomes, 0)
    for _ in range(draws):
        counts[game.sample(state, rng)] += 1
    whole = sum(outcomes.values())
    for outcome, weight in outcomes.items():
        expected = draws * weight / whole
        assert abs(counts[outcome] - expected) < 5 * expected**0.5


def test_random_first_player_is_drawn_by_chance() -> None:
    """L-SETUP-2: who begins may be left to chance, and is then a recorded outcome."""
    game = Case("luxor", 3).make(first="random")
    state = game.start()
    assert [game.text(state, outcome) for outcome, _ in game.outcomes(state)] == [
        "seat 0 begins",
        "seat 1 begins",
        "seat 2 begins",
    ]
    game.apply(state, 2)
    assert game.view(state, None)["first"] == 2
