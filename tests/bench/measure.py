"""What is measured of one game: random loops, and the cost of single calls. All times are CPU times."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

from tests.contract.cases import Case
from waset.core.batch import Batch
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.rng import Rng

SAMPLED_GAMES: Final = 6
EVERY: Final = 5
"""Each time after this number of decisions, a state of the sampled games is kept to measure copy, legal and apply."""
TENTHS: Final = 40
"""How many games are cut into tenths."""
BATCH: Final = 256
CALLS: Final = 20_000
"""How many single calls there are for each second of a loop: every state is copied some times in a row."""
MICRO: Final = 1e6


class Loop(NamedTuple):
    """A number of random games: only decisions of players count, not the steps of chance."""

    games: int
    decisions: int
    choices: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


class Costs(NamedTuple):
    """Microseconds for one call."""

    copy: float
    legal: float
    apply: float
    advance: float
    """The same as `apply` without checks."""


class Bench:
    """A game to be measured again and again; the best of its rounds is kept."""

    def __init__(self, case: Case, seconds: float, *, tenths: bool = False) -> None:
        self.case: Case = case
        self.game: AnyGame = case.make()
        self.counts: dict[str, int] = {name: _enough(loop, self.game, seconds) for name, loop in LOOPS.items()}
        self.states: list[Any] = sampled(self.game)
        self.repeats: int = max(1, round(seconds * CALLS / len(self.states)))
        self.tenths: tuple[list[Any], list[Any]] | None = first_and_last(self.game) if tenths else None
        self.loops: dict[str, list[Loop]] = {name: [] for name in LOOPS}
        self.costs: list[Costs] = []
        self.late: list[float] = []

    def round(self) -> None:
        """Measures once more."""
        for name, loop in LOOPS.items():
            self.loops[name].append(timed(loop, self.game, self.counts[name]))
        self.costs.append(costs(self.game, self.states, self.repeats))
        if self.tenths is not None:
            first, last = self.tenths
            self.late.append(
                _step_seconds(self.game, last, self.repeats) / _step_seconds(self.game, first, self.repeats)
            )

    def best(self, name: str) -> Loop:
        """The fastest round of a loop: each plays the same games."""
        return min(self.loops[name], key=lambda loop: loop.seconds)

    @property
    def best_costs(self) -> Costs:
        """The lowest cost of each call in any round."""
        return Costs(*(min(column) for column in zip(*self.costs, strict=True)))

    @property
    def lateness(self) -> float:
        """The cost of a decision in the last tenth of a game, that in the first tenth being 1: the middle round."""
        return median(self.late)


# --- loops: each plays a number of games and returns their decisions, and the choices offered where it counts them


def own_loop(game: AnyGame, games: int) -> tuple[int, int]:
    """The engine's own random loop, layout included; compiled, there is no Python between the steps."""
    return sum(game.play_out(game.blank(), Rng(seed)) for seed in range(1, games + 1)), 0


def playouts(game: AnyGame, games: int) -> tuple[int, int]:
    """Copies of one laid out game, played to their ends and counted up by one call."""
    return game.playouts(game.start(1), games, Rng(1)).decisions, 0


def batch(game: AnyGame, games: int) -> tuple[int, int]:
    """Games side by side, one decision of all of them at each call; those that are over are begun anew."""
    side_by_side = min(games, BATCH)
    work = Batch(game, side_by_side, 1)
    decisions = over = 0
    while over < games:
        decisions += work.step_at_random()
        over += len(work.renew())
    return decisions, 0


def bot(game: AnyGame, games: int) -> tuple[int, int]:
    """A bot in plain Python through the public contract, every action checked; the layout is one call."""
    return _in_python(game, games, game.apply)


def unchecked_bot(game: AnyGame, games: int) -> tuple[int, int]:
    """The same with `advance`, as search does it."""
    return _in_python(game, games, game.advance)


def _in_python(game: AnyGame, games: int, apply: Callable[[Any, int], None]) -> tuple[int, int]:
    to_move, legal, sample, settle = game.to_move, game.legal, game.sample, game.settle
    decisions = 0
    choices = 0
    for seed in range(1, games + 1):
        rng = Rng(seed)
        below = rng.below
        state = game.blank()
        settle(state, rng)
        while (who := to_move(state)) != NOBODY:
            if who == CHANCE:
                apply(state, sample(state, rng))
            else:
                actions = legal(state)
                decisions += 1
                choices += len(actions)
                apply(state, actions[below(len(actions))])
    return decisions, choices


LOOPS: Final = {"own": own_loop, "playouts": playouts, "batch": batch, "bot": bot, "unchecked": unchecked_bot}


def timed(loop: Callable[[AnyGame, int], tuple[int, int]], game: AnyGame, games: int) -> Loop:
    """A number of games of a loop."""
    start = process_time()
    decisions, choices = loop(game, games)
    return Loop(games, decisions, choices, process_time() - start)


def _enough(loop: Callable[[AnyGame, int], tuple[int, int]], game: AnyGame, seconds: float) -> int:
    """How many games take about so long."""
    games = 1
    while seconds and timed(loop, game, games).seconds < seconds / 4:
        games *= 2
    return games * 4 if seconds else 1


# --- the cost of single calls


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
        *(MICRO * seconds / calls for seconds in _apply_seconds(game, states, repeats)),
    )


def _copy_seconds(states: list[Any], repeats: int) -> float:
    start = process_time()
    for state in states:
        for _ in range(repeats):  # one state many times, as the limit does, and as a search does
            state.copy()
    return process_time() - start


def _legal_seconds(game: AnyGame, states: list[Any], repeats: int) -> float:
    legal = game.legal
    start = process_time()
    for _ in range(repeats):
        for state in states:
            legal(state)
    return process_time() - start


def _apply_seconds(game: AnyGame, states: list[Any], repeats: int) -> list[float]:
    """`apply`, and `advance` of the same actions; the copies to work on are made outside the measurement.

    They take turns in going first: whoever does finds the caches cold.
    """
    rng = Rng(1)
    seconds = [0.0, 0.0]
    calls = [(0, game.apply), (1, game.advance)]
    for _ in range(repeats):
        actions = [legal[rng.below(len(legal))] for legal in map(game.legal, states)]
        calls.reverse()
        for which, act in calls:
            work = [(state.copy(), action) for state, action in zip(states, actions, strict=True)]
            start = process_time()
            for twin, action in work:
                act(twin, action)
            seconds[which] += process_time() - start
    return seconds


def first_and_last(game: AnyGame) -> tuple[list[Any], list[Any]]:
    """The states in the first and in the last tenth of random games, at each decision of a player."""
    first = []
    last = []
    for seed in range(1, TENTHS + 1):
        rng = Rng(seed)
        state = game.blank()
        game.settle(state, rng)
        met = []
        while game.to_move(state) != NOBODY:
            met.append(game.copy(state))
            legal = game.legal(state)
            game.advance(state, legal[rng.below(len(legal))])
            game.settle(state, rng)
        tenth = max(1, len(met) // 10)
        first += met[:tenth]
        last += met[-tenth:]
    return first, last


def _step_seconds(game: AnyGame, states: list[Any], repeats: int) -> float:
    """Seconds for a random decision from each of the states, without Python between them where that is compiled."""
    work = Batch(game, len(states), 1)
    seconds = 0.0
    for _ in range(repeats):
        work.states = [game.copy(state) for state in states]
        start = process_time()
        work.step_at_random()
        seconds += process_time() - start
    return seconds / len(states)
