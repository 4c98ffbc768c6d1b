"""Bots think in separate processes, in parallel over tables; a process that dies is replaced."""

import secrets
from typing import Any, Final, NamedTuple

from waset import bots
from waset.bots import Bot, Budget
from waset.bots.reasons import weighed
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.server.database.rows import StoredSpec
from waset.server.tables.match import Games, Match
from waset.server.workers.lanes import Cause, Lane

SLOW_NICE: Final = 19
"""The niceness of the slow lane, which yields to everything else on the machine."""
SLOW_REST: Final = 0.02
"""Seconds between two decisions there: fast bots playing each other would keep the server busy with their acts."""
SHORTEST: Final = 0.05
"""Seconds that a bot has even under the heaviest load."""
SEED_BITS: Final = 62


MOST_BOTS: Final = 20


class BotQuestion(NamedTuple):
    """A decision as its seat sees it, for a bot to make. The state is a guess, not the true one."""

    spec: StoredSpec
    state: Any
    seat: int
    bot: str
    seed: int
    seconds: float
    why: bool
    """Whether the candidates are wanted instead of the choice."""


class ExplainedChoice(NamedTuple):
    """A candidate of a bot, as its seat cares for it."""

    action: int
    visits: int
    win: float
    """The seat's chance to win; negative if the bot cannot tell."""
    points: float
    why: list[Motive]


class BotPool:
    """Two lanes of processes, made when the first bot must think.

    The quick lane is for bots at tables with people, the slow one for tables without, and for hints: a bot that
    thinks long at a table of bots never delays one for whom a person waits.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds: float = seconds
        self.quick: Lane = Lane(processes)
        self.slow: Lane = Lane(1, SLOW_NICE, rest=SLOW_REST)

    @property
    def asked(self) -> int:
        """The number of unanswered questions."""
        return sum(self.quick.asking.values()) + sum(self.slow.asking.values())

    async def choose(self, match: Match, spec: StoredSpec, seat: int, bot: str, cause: Cause, people: bool) -> int:
        """The action that a bot chooses; `people`: whether people play at its table."""
        lane = self.quick if people else self.slow
        chosen: int = await self._think(lane, question(match, spec, seat, bot, False), cause)
        return chosen

    async def explain(self, match: Match, spec: StoredSpec, seat: int, bot: str, cause: Cause) -> list[ExplainedChoice]:
        """The candidates of a bot."""
        asking = question(match, spec, seat, bot, True)
        found: list[ExplainedChoice] = await self._think(self.slow, asking, cause)
        return found

    async def _think(self, lane: Lane, asking: BotQuestion, cause: Cause) -> Any:
        def arguments() -> tuple[BotQuestion]:
            share = max(1.0, lane.clients / lane.processes)
            return (asking._replace(seconds=max(SHORTEST, self.seconds / share)),)

        return await lane.ask(cause, answer, arguments, before=asking.why)

    def workers(self) -> list[int]:
        """The ids of the processes."""
        return self.quick.workers() + self.slow.workers()

    def close(self) -> None:
        """Ends the processes."""
        self.quick.close()
        self.slow.close()


def question(match: Match, spec: StoredSpec, seat: int, bot: str, why: bool) -> BotQuestion:
    """Returns the question for a decision, with a guess and a seed that nobody can predict."""
    guess = match.game.guess(match.state, seat, Rng(secrets.randbits(SEED_BITS)))
    return BotQuestion(spec, guess, seat, bot, secrets.randbits(SEED_BITS), 0.0, why)


_GAMES: Final = Games(most=20)
"""The games that this process has met; they never change."""
_BOTS: Final[dict[tuple[AnyGame, str], Bot]] = {}
"""The bots that this process has made, the most recently used last: their evaluation takes long to build."""


def asked(game: AnyGame, name: str, rng: Rng, allowed: Budget | None) -> Bot:
    """Returns the bot of this name as if new: generator and budget are all that it could keep from another decision."""
    bot = _BOTS.pop((game, name), None) or bots.make(name, game, rng, allowed)
    _BOTS[game, name] = bot
    if len(_BOTS) > MOST_BOTS:
        del _BOTS[next(iter(_BOTS))]
    bot.rng = rng
    if allowed is not None:
        bot.budget = allowed
    return bot


def answer(question: BotQuestion) -> Any:
    """What a bot answers, in a process of the pool."""
    game = _GAMES.of(question.spec)
    seen = Seen(game, question.state, question.seat)
    name, thinking = bots.level_and_budget(question.bot)
    usual = next(each.budget for each in bots.levels(game.meta.name) if each.name == name)
    seconds = min(usual.seconds, question.seconds) if usual.seconds else question.seconds
    allowed = Budget(usual.simulations, seconds) if thinking is None else None
    bot = asked(game, question.bot, Rng(question.seed), allowed)
    if not question.why:
        return bot.choose(seen)
    found = bot.explain(seen)
    if not found:
        return [ExplainedChoice(bot.choose(seen), 1, -1.0, -1.0, [])]
    seat = question.seat
    return [
        ExplainedChoice(int(each.action), int(each.visits), float(each.wins[seat]), float(each.points[seat]), why)
        for each, why in zip(found, weighed(found, seat), strict=True)
    ]
