"""What is measured of one game: the random loop, and the cost of copy, legal and apply. All times are CPU times."""

from time import process_time
from typing import Any, Final, NamedTuple

from tests.contract.cases import Case
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.rng import Rng

SAMPLED_GAMES: Final = 6
EVERY: Final = 5
"""Every so many decisions of the sampled games, the state is kept to measure copy, legal and apply."""
MICRO: Final = 1e6


class Loop(NamedTuple):
    """A number of random games: only decisions of players count, not the steps of chance."""

    games: int
    decisions: int
    choices: int
    seconds: float


class Costs(NamedTuple):
    """Microseconds for one call."""

    copy: float
    legal: float
    apply: float


class Bench:
    """A game to be measured again and again; the best of its rounds is kept."""

    def __init__(self, case: Case, seconds: float) -> None:
        self.case: Case = case
        self.game: AnyGame = case.make()
        trial = random_games(self.game, 1)
        self.games: int = max(1, round(seconds / trial.seconds))
        self.states: list[Any] = sampled(self.game)
        self.repeats: int = max(1, round(seconds * 1000 / len(self.states)))
        self.loops: list[Loop] = []
        self.costs: list[Costs] = []

    def round(self) -> None:
        """Measures once more."""
        self.loops.append(random_games(self.game, self.games))
        self.costs.append(costs(self.game, self.states, self.repeats))

    @property
    def best_loop(self) -> Loop:
        """The fastest round: each plays the same games."""
        return min(self.loops, key=lambda loop: loop.seconds)

    @property
    def best_costs(self) -> Costs:
        """The lowest cost of each call in any round."""
        return Costs(*(min(column) for column in zip(*self.costs, strict=True)))


def random_games(game: AnyGame, games: int) -> Loop:
    """Plays games 1, 2, 3, ... at random, without checks."""
    decisions = 0
    choices = 0
    start = process_time()
    for seed in range(1, games + 1):
        made, offered = random_game(game, seed)
        decisions += made
        choices += offered
    return Loop(games, decisions, choices, process_time() - start)


def random_game(game: AnyGame, seed: int) -> tuple[int, int]:
    """Plays a game, layout included; gives the decisions made and the choices that were offered."""
    to_move, legal, advance, sample = game.to_move, game.legal, game.advance, game.sample
    chance = Rng(seed)
    choice = chance.split(1)
    state = game.blank()
    decisions = 0
    choices = 0
    while (who := to_move(state)) != NOBODY:
        if who == CHANCE:
            advance(state, sample(state, chance))
        else:
            actions = legal(state)
            decisions += 1
            choices += len(actions)
            advance(state, actions[choice.below(len(actions))])
    return decisions, choices


def sampled(game: AnyGame) -> list[Any]:
    """States of random games at which a player must decide."""
    found = []
    for seed in range(1, SAMPLED_GAMES + 1):
        rng = Rng(seed)
        state = game.start(seed)
        decisions = 0
        while (who := game.to_move(state)) != NOBODY:
            if who != CHANCE:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(state.copy())
            choices = game.choices(state)
            game.advance(state, game.sample(state, rng) if who == CHANCE else choices[rng.below(len(choices))])
    return found


def costs(game: AnyGame, states: list[Any], repeats: int) -> Costs:
    """What each call costs, on average over the states."""
    calls = len(states) * repeats
    return Costs(
        MICRO * _copy_seconds(states, repeats) / calls,
        MICRO * _legal_seconds(game, states, repeats) / calls,
        MICRO * _apply_seconds(game, states, repeats) / calls,
    )


def _copy_seconds(states: list[Any], repeats: int) -> float:
    start = process_time()
    for _ in range(repeats):
        for state in states:
            state.copy()
    return process_time() - start


def _legal_seconds(game: AnyGame, states: list[Any], repeats: int) -> float:
    legal = game.legal
    start = process_time()
    for _ in range(repeats):
        for state in states:
            legal(state)
    return process_time() - start


def _apply_seconds(game: AnyGame, states: list[Any], repeats: int) -> float:
    """The checked apply; the copies on which it works are made outside the measurement."""
    apply = game.apply
    rng = Rng(1)
    seconds = 0.0
    for _ in range(repeats):
        work = []
        for state in states:
            legal = game.legal(state)
            work.append((state.copy(), legal[rng.below(len(legal))]))
        start = process_time()
        for twin, action in work:
            apply(twin, action)
        seconds += process_time() - start
    return seconds
