"""Bots think here, in processes of their own, in parallel over tables; a process that dies is replaced."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from waset import bots
from waset.bots import Budget
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.server.match import Games, Match
from waset.server.parent import end_with_parent
from waset.server.rows import Spec

TRIES: Final = 3
SHORTEST: Final = 0.05
"""Seconds that a bot has even under the heaviest load."""
SEED_BITS: Final = 62


class Question(NamedTuple):
    """What a bot is asked: a decision as its seat sees it. The position is a guess, not the true state."""

    spec: Spec
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float
    why: bool
    """Whether the candidates are wanted instead of the choice."""


class Thinkers:
    """A pool of processes, made when the first bot must think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes: int = processes
        self.seconds: float = seconds
        self.asked: int = 0
        """Questions that are not answered yet."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, spec: Spec, seat: int, bot: str) -> int:
        """The action that a bot chooses."""
        chosen: int = await self._think(match, spec, seat, bot, False)
        return chosen

    async def explain(self, match: Match, spec: Spec, seat: int, bot: str) -> list[tuple[int, int, float, float]]:
        """The candidates of a bot: action, visits, the seat's chance to win and its points."""
        found: list[tuple[int, int, float, float]] = await self._think(match, spec, seat, bot, True)
        return found

    async def _think(self, match: Match, spec: Spec, seat: int, bot: str, why: bool) -> Any:
        game = match.game
        guess = game.guess(match.state, seat, Rng(secrets.randbits(SEED_BITS)))
        self.asked += 1
        try:
            seconds = max(SHORTEST, self.seconds / max(1.0, self.asked / self.processes))
            question = Question(spec, game.document(guess), seat, bot, secrets.randbits(SEED_BITS), seconds, why)
            for attempt in range(TRIES):
                pool = self._ready()
                try:
                    return await asyncio.wrap_future(pool.submit(answer, question))
                except BrokenProcessPool:
                    self._replace(pool)
                    if attempt == TRIES - 1:
                        raise
        finally:
            self.asked -= 1

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_prepare)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def workers(self) -> list[int]:
        """The ids of the processes."""
        return list(self._pool._processes or ()) if self._pool is not None else []

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _prepare() -> None:
    """A process that thinks ends when the server does, even if the server is killed; Ctrl-C is for the server."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


_GAMES: Final = Games(most=20)
"""The games that this process has met; they never change."""


def answer(question: Question) -> Any:
    """What a bot answers, in a process of the pool."""
    game = _GAMES.of(question.spec)
    seen = Seen(game, game.position(question.position), question.seat)
    usual = next(each.budget for each in bots.LEVELS[game.meta.name] if each.name == question.bot.partition(":")[0])
    seconds = min(usual.seconds, question.seconds) if usual.seconds else question.seconds
    allowed = None if ":" in question.bot else Budget(usual.simulations, seconds)
    bot = bots.make(question.bot, game, Rng(question.seed), allowed)
    if not question.why:
        return bot.choose(seen)
    found = bot.explain(seen)
    if not found:
        return [(bot.choose(seen), 1, -1.0, -1.0)]
    seat = question.seat
    return [(int(each.action), int(each.visits), float(each.wins[seat]), float(each.points[seat])) for each in found]
