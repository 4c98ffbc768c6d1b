"""The play loop: chance from its generator, decisions from the players, and nothing else."""

import io
from typing import Any

import pytest

import waset
from waset import bots
from waset.core.errors import BadOption, IllegalAction
from waset.core.event import Log
from waset.core.play import Seen, play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng
from waset.games.luxor.rules.state import State


class Stop(Exception):
    """Ends a game from within a player."""


class Asked:
    """A player that shows what it was asked and then stops the game."""

    def __init__(self) -> None:
        self.seen: Seen | None = None

    def choose(self, seen: Seen) -> int:
        self.seen = seen
        raise Stop


class Stubborn:
    """A player that always gives the same answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def choose(self, seen: Seen) -> int:
        return self.answer


def asked(seed: int = 7) -> Seen:
    """The first decision of a game."""
    player = Asked()
    with pytest.raises(Stop):
        play(waset.make("luxor", players=2), [player, player], Rng(seed))
    assert player.seen is not None
    return player.seen


def random_players(seed: int, players: int = 2) -> list[bots.Bot]:
    game = waset.make("luxor", players=players)
    return [bots.make("random", game, seat_rng(Rng(seed), seat)) for seat in range(players)]


@pytest.mark.parametrize("seed", [0, 7, 2**40])
def test_a_game_begins_as_start_with_the_same_seed(seed: int) -> None:
    game = waset.make("luxor", players=2)
    assert asked(seed).view == game.view(game.start(seed), 0)


def test_a_game_is_played_to_its_end_and_told() -> None:
    game = waset.make("luxor", players=2)
    log: Log = []
    state = play(game, random_players(1), Rng(1), log=log)
    assert game.is_over(state)
    assert {"laid out", "drew", "played", "moved"} <= {event.kind for event in log}
    assert state.log is None


def test_the_same_seeds_give_the_same_game() -> None:
    game = waset.make("luxor", players=2)
    first, again, other = (play(game, random_players(1), Rng(seed)).key() for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_game_may_go_on_from_a_state() -> None:
    game = waset.make("luxor", players=2)
    rng = Rng(1)
    state = game.blank()
    while game.in_setup(state):
        game.advance(state, game.sample(state, rng))
    end = play(game, random_players(1), rng, state=state)
    assert end is state
    assert end.key() == play(game, random_players(1), Rng(1)).key()


def test_an_illegal_choice_is_refused_and_not_recorded() -> None:
    game = waset.make("luxor", players=2)
    with pytest.raises(IllegalAction, match="action 999 is not legal here; legal: "):
        play(game, [Stubborn(999), Stubborn(999)], Rng(1))
    file = io.BytesIO()
    with pytest.raises(IllegalAction):
        play(game, [Stubborn(999), Stubborn(999)], Rng(1), recorder=Recorder(game, file, ["A", "B"]))
    assert file.getvalue().endswith(b'"]')


def test_what_is_seen_is_what_the_seat_may_know() -> None:
    seen = asked()
    assert seen.seat == 0
    assert seen.legal
    assert seen.text(seen.legal[0]).startswith(("play ", "drop "))
    assert seen.view is seen.view
    assert seen.game.view(seen.guess(Rng(1)), 0) == seen.view


def test_nothing_public_leads_to_the_true_state() -> None:
    seen = asked()
    public: dict[str, Any] = {name: getattr(seen, name) for name in dir(seen) if not name.startswith("_")}
    assert sorted(public) == ["game", "guess", "legal", "means", "seat", "text", "view", "why_not"]
    assert not [name for name, value in public.items() if isinstance(value, State)]
    seen.legal.clear()
    assert isinstance(seen.guess(Rng(1)), State)


def test_a_seat_has_its_own_generator_and_leaves_the_game_s_alone() -> None:
    rng = Rng(5)
    drawn = [seat_rng(rng, seat).bits() for seat in range(4)]
    assert len({*drawn, rng.bits()}) == 5
    assert Rng(5).split(2).bits() == drawn[1]


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(BadOption, match="unknown bot 'randon'; did you mean 'random'"):
        bots.make("randon", waset.make("luxor", players=2), Rng(1))
