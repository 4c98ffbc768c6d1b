"""An edition is tried beside the default one: the same deals are played with both, and their figures compared.

A trial goes on in small steps, and all that a step needs of those before it are sums: whoever asks for the next step
holds them. Nothing is kept meanwhile, and whoever stops asking has stopped the trial.
"""

import math
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final, NamedTuple

from waset import bots, games
from waset.core.errors import BadEdition, BadOption, unknown
from waset.core.game import AnyGame
from waset.core.play import Seen, play, seat_rng
from waset.core.rng import Rng
from waset.lab.stats.intervals import OUTSIDE, Interval, beyond, share, t95
from waset.lab.trial import moves

SEED: Final = 20_000
"""Every trial plays the same deals: whoever repeats one gets the same figures."""
FEWEST: Final = 10
"""Before so many games no figure is called different."""
LONGEST_GAME: Final = 20.0
"""Seconds of work after which a game is given up."""
LINE: Final = "line "
"""How the figure of a line of the score sheet begins."""
SHARES: Final = ("first seat",)
SUMS: Final = 5
"""What is kept of a figure: sums and squares of ours, of the default's, and the squares of their differences."""


class Tried(NamedTuple):
    """What is tried: an edition of a game, and who plays it."""

    game: str
    players: int
    modules: tuple[str, ...]
    edition: Any
    bot: str


class Course(NamedTuple):
    """How far a trial is: the pairs of games played, and the sums of each figure."""

    games: int
    sums: dict[str, list[float]]
    moves: str = ""
    """What was decided in the games of the last step, so that they can be told again (`lab.trial.moves`)."""


class Compared(NamedTuple):
    """A figure of the edition beside that of the default one."""

    name: str
    """`rounds`, `decisions`, `winner`, `lead`, `first seat`, or `line ` and the name of a line of the score sheet."""
    mine: Interval
    base: Interval
    difference: Interval
    is_apart: bool
    """Whether they differ for sure, also when it is considered how many figures are compared."""


def players_of(game: str) -> list[str]:
    """The bots that can play a trial: those whose thinking takes no given time, so that it can be repeated."""
    return [level.name for level in bots.levels(game) if not level.budget.seconds]


def go_on(tried: Tried, course: Course, seconds: float, most: int, clock: Callable[[], float] = process_time) -> Course:
    """Plays the next games, at least one pair, until the time is up or there are `most` pairs."""
    if tried.bot not in players_of(tried.game):
        raise BadOption(unknown("bot for a trial", tried.bot, players_of(tried.game)))
    ours, usual = both(tried)
    decided: list[int] = []
    sums = {name: list(each) for name, each in course.sums.items()}
    played = course.games
    began = clock()
    while played < most:
        played += 1
        mine, base = (_played(game, tried.bot, played, clock, decided) for game in (ours, usual))
        for name in [*mine, *(name for name in base if name not in mine)]:
            _add(sums.setdefault(name, [0.0] * SUMS), mine.get(name, 0.0), base.get(name, 0.0))
        if clock() - began >= seconds:
            break
    return Course(played, sums, moves.packed(decided))


def both(tried: Tried) -> tuple[AnyGame, AnyGame]:
    """The game with the edition, and with the default one."""
    ours = games.make(tried.game, players=tried.players, modules=tried.modules, edition=tried.edition)
    return ours, games.make(tried.game, players=tried.players, modules=tried.modules)


def deal(number: int) -> Rng:
    """The generator of the games of a pair, counted from 1."""
    return Rng(SEED).split(number)


def _add(sums: list[float], mine: float, base: float) -> None:
    for at, value in enumerate((mine, mine * mine, base, base * base, (mine - base) ** 2)):
        sums[at] += value


class _Hurried:
    """A bot that gives up a game which takes too long."""

    def __init__(
        self, bot: bots.Bot, late: float, clock: Callable[[], float], seats: list[int], decided: list[int]
    ) -> None:
        self.bot: bots.Bot = bot
        self.late: float = late
        self.clock: Callable[[], float] = clock
        self.seats: list[int] = seats
        """Where it is noted which seat decides."""
        self.decided: list[int] = decided
        """Where it is noted which of the legal actions it chooses."""

    def choose(self, seen: Seen) -> int:
        """What the bot chooses."""
        if self.clock() > self.late:
            raise BadEdition("a game of this edition takes too long to be tried")
        self.seats.append(seen.seat)
        action = self.bot.choose(seen)
        self.decided.append(seen.legal.index(action))
        return action


def _played(game: AnyGame, bot: str, number: int, clock: Callable[[], float], decided: list[int]) -> dict[str, float]:
    """The figures of one game; what is decided in it is appended."""
    rng = deal(number)
    seats: list[int] = []
    late = clock() + LONGEST_GAME
    seated = [
        _Hurried(bots.make(bot, game, seat_rng(rng, seat), timed=False), late, clock, seats, decided)
        for seat in range(game.players)
    ]
    state = play(game, seated, rng)
    return dict(_figures(game, state, seats))


def _figures(game: AnyGame, state: Any, seats: list[int]) -> Iterator[tuple[str, float]]:
    scores = game.scores(state)
    totals = sorted((score.total for score in scores), reverse=True)
    ranking = game.ranking(state)
    rounds = game.view(state, None).get("round")
    if isinstance(rounds, int):
        yield "rounds", rounds
    yield "decisions", len(seats)
    yield "winner", totals[0]
    yield "lead", totals[0] - totals[1]
    yield "first seat", 1 / ranking.count(1) if seats and ranking[seats[0]] == 1 else 0.0
    for name in scores[0].lines:
        yield LINE + name, sum(score.lines.get(name, 0) for score in scores) / len(scores)


# --- what it has shown ---------------------------------------------------------------------------------------------


def compared(course: Course) -> list[Compared]:
    """Each figure with its 95 % intervals; which of them differ is decided for all together, by Holm's method."""
    n = course.games
    found = [(name, _intervals(name, n, sums), _luck(n, sums)) for name, sums in course.sums.items()]
    apart = set()
    ordered = sorted(range(len(found)), key=lambda at: found[at][2])
    for rank, at in enumerate(ordered):
        if n < FEWEST or found[at][2] * (len(found) - rank) >= OUTSIDE:
            break
        apart.add(at)
    return [Compared(name, *intervals, at in apart) for at, (name, intervals, _) in enumerate(found)]


def _intervals(name: str, n: int, sums: list[float]) -> tuple[Interval, Interval, Interval]:
    mine, squares, base, base_squares, differences = sums
    between = _mean(n, mine - base, differences)
    if name in SHARES:
        return share(min(max(mine, 0), n), n), share(min(max(base, 0), n), n), between
    return _mean(n, mine, squares), _mean(n, base, base_squares), between


def _spread(n: int, total: float, squares: float) -> float:
    """The standard error of a mean."""
    return math.sqrt(max(0.0, squares - total * total / n) / (n - 1) / n)


def _mean(n: int, total: float, squares: float) -> Interval:
    if n == 0:
        return Interval(0.0, -math.inf, math.inf)
    value = total / n
    if n == 1:
        return Interval(value, -math.inf, math.inf)
    half = t95(n - 1) * _spread(n, total, squares)
    return Interval(value, value - half, value + half)


def _luck(n: int, sums: list[float]) -> float:
    """How likely luck alone brings such a difference: the two-sided p of the paired t-test."""
    mine, _, base, _, squares = sums
    if n < 2 or mine == base:
        return 1.0
    spread = _spread(n, mine - base, squares)
    return beyond(abs(mine - base) / n / spread, n - 1) if spread > 0 else 0.0
