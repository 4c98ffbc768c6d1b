"""Many games at once: playouts and batches."""

import pytest

import waset
from waset.core.batch import Batch
from waset.core.rng import Rng

GAMES = [("luxor", 3), ("tutankhamun", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_playouts_leave_the_state_alone_and_add_up(name: str, players: int) -> None:
    game = waset.make(name, players=players)
    state = game.start(3)
    before = state.key()
    found = game.playouts(state, 20, Rng(1))
    assert state.key() == before
    assert found == game.playouts(state, 20, Rng(1))
    assert found.games == 20
    assert sum(found.wins) == pytest.approx(20)
    assert found.decisions > 20
    assert all(points > 0 for points in found.points)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_playout_is_a_game_by_the_rules(name: str, players: int) -> None:
    """A playout does what a loop over the contract does with the same generator."""
    game = waset.make(name, players=players)
    state = game.start(3)
    twin = state.copy()
    rng = Rng(9)
    decisions = 0
    while not game.is_over(twin):
        if game.to_move(twin) == waset.CHANCE:
            game.apply(twin, game.sample(twin, rng))
        else:
            legal = game.legal(twin)
            game.apply(twin, legal[rng.below(len(legal))])
            decisions += 1
    assert game.play_out(state, Rng(9)) == decisions
    assert state.key() == twin.key()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_batch_plays_each_game_as_if_alone(name: str, players: int) -> None:
    game = waset.make(name, players=players)
    many = Batch(game, 5, seed=2)
    few = Batch(game, 2, seed=2)
    for _ in range(30):
        assert many.step_at_random() <= 5
        few.step_at_random()
    assert [state.key() for state in few.states] == [state.key() for state in many.states[:2]]


def test_a_batch_steps_all_games_and_renews_those_that_are_over() -> None:
    game = waset.make("tutankhamun", players=2)
    batch = Batch(game, 3, seed=1)
    for _ in range(200):
        over = [number for number, seat in enumerate(batch.to_move()) if seat == waset.NOBODY]
        assert batch.renew() == over
        batch.step([legal[0] for legal in batch.legal()])
    assert len(batch.states) == 3


def test_a_batch_refuses_before_anything_is_done() -> None:
    game = waset.make("luxor")
    batch = Batch(game, 2, seed=1)
    before = [state.key() for state in batch.states]
    with pytest.raises(waset.IllegalAction, match="action 999 is not legal here"):
        batch.step([batch.legal()[0][0], 999])
    with pytest.raises(ValueError, match="2 actions are needed, one for each game, not 1"):
        batch.step([0])
    assert [state.key() for state in batch.states] == before
