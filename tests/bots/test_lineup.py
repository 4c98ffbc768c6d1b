"""The levels: five per game, made by name, with budgets; each explains itself and repeats exactly."""

import pytest

import waset
from waset import bots
from waset.bots.bot import Budget
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.play import Seen, play, seat_rng
from waset.core.rng import Rng

GAMES = ("luxor", "tutankhamun")
THINKING = ("porter", "scribe", "vizier", "pharaoh")
TINY = Budget(simulations=4)


def asked(game: AnyGame, seed: int = 4) -> Seen:
    """A decision with a choice early in a random game."""
    rng = Rng(seed)
    state = game.start(seed)
    for _ in range(5):
        game.advance(state, game.legal(state)[rng.below(len(game.legal(state)))])
        game.settle(state, rng)
    while len(game.legal(state)) == 1:
        game.advance(state, game.legal(state)[0])
        game.settle(state, rng)
    return Seen(game, state, game.to_move(state))


def late(game: AnyGame) -> object:
    """A position shortly before the end of a random game."""
    rng = Rng(6)
    states = [game.start(6)]
    while not game.is_over(states[-1]):
        state = game.copy(states[-1])
        game.settle(state, rng)
        if not game.is_over(state):
            game.advance(state, game.legal(state)[rng.below(len(game.legal(state)))])
        states.append(state)
    return states[-20]


@pytest.mark.parametrize("name", GAMES)
def test_both_games_have_the_same_five_levels(name: str) -> None:
    assert bots.names(name) == ["random", *THINKING]
    for level in bots.levels(name):
        assert level.title == level.name.title()
        assert level.sentence.endswith(".")
    assert bots.levels(name)[-1].budget.seconds == 1.0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("words", THINKING)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_explains_what_it_would_choose(name: str, words: str, players: int) -> None:
    game = waset.make(name, players=players)
    seen = asked(game)
    explained = bots.make(words, game, Rng(3), TINY, timed=False).explain(seen)
    assert sorted(candidate.action for candidate in explained) == seen.legal
    assert explained[0].action == bots.make(words, game, Rng(3), TINY, timed=False).choose(seen)
    for candidate in explained:
        assert len(candidate.points) == len(candidate.wins) == players
        assert sum(candidate.wins) == pytest.approx(1.0)


@pytest.mark.parametrize("words", THINKING)
def test_a_bot_plays_the_same_game_again_and_leaves_the_luck_of_the_game_alone(words: str) -> None:
    game = waset.make("luxor", players=2, modules=("mummy", "characters"))
    ends = []
    for _ in range(2):
        rng = Rng(8)
        state = late(game)
        seats = [bots.make(name, game, seat_rng(rng, seat), TINY) for seat, name in enumerate((words, "random"))]
        ends.append((play(game, seats, rng, state=state).key(), rng.bits()))
    assert ends[0] == ends[1]


def test_an_untimed_bot_heeds_its_simulations_only() -> None:
    game = waset.make("luxor", players=2)
    assert bots.make("vizier", game, Rng(), timed=False).budget == Budget(simulations=24)


def test_the_top_thinks_by_the_clock_and_a_number_stands_for_it_where_a_run_must_be_repeatable() -> None:
    game = waset.make("luxor", players=2)
    assert bots.make("pharaoh", game, Rng()).budget == Budget(seconds=1.0)
    assert bots.make("pharaoh", game, Rng(), timed=False).budget == Budget(simulations=1000)
    with pytest.raises(BadOption, match=r"pharaoh:0\.5s: a run that can be repeated needs .* pharaoh:200"):
        bots.make("pharaoh:0.5s", game, Rng(), timed=False)


def test_an_unknown_bot_is_told_the_nearest_name() -> None:
    with pytest.raises(BadOption, match="vizier"):
        bots.make("visier", waset.make("luxor", players=2), Rng())
