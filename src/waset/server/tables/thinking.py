"""What a bot thinks about a decision, wherever it thinks: the question as its seat sees it, and the answer."""

import secrets
from typing import Any, Final, NamedTuple

from waset import bots
from waset.bots import Bot, Budget
from waset.bots.bot import Clock
from waset.bots.plan import PlannedStep, plan
from waset.bots.reasons import weighed
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.server.database.rows import StoredSpec
from waset.server.tables.match import Games, Match

SEED_BITS: Final = 62
MOST_BOTS: Final = 20
PATIENCE: Final = 6.0
"""Seconds in which all bots that follow each other must have decided, until a person is asked again."""
SHARE: Final = 4
"""The part of what is left of it that one decision may take is one of so many."""
SHORTEST: Final = 0.05
"""Seconds that a bot has in any case: under the heaviest load, and when the patience is at its end."""


class Patience:
    """How long a person waits for bots, however many there are and however much each of them has to decide."""

    def __init__(self, clock: Clock) -> None:
        self.clock: Clock = clock
        self.began: float = clock()

    def seconds(self, most: float) -> float:
        """For how long the next bot may think: at most this long, less and less when it has taken long already."""
        left = PATIENCE - (self.clock() - self.began)
        return min(most, max(SHORTEST, left / SHARE))


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
    then: list[PlannedStep]
    """What the bot expects to follow."""


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
    """What a bot answers."""
    game = _GAMES.of(question.spec)
    seen = Seen(game, question.state, question.seat)
    if bots.is_net(question.bot):
        return _answered(question, bots.make(question.bot, game, Rng(question.seed)), seen)
    name, thinking = bots.level_and_budget(question.bot)
    usual = next(each.budget for each in bots.levels(game.meta.name) if each.name == name)
    seconds = min(usual.seconds, question.seconds) if usual.seconds else question.seconds
    allowed = Budget(usual.simulations, seconds) if thinking is None else None
    return _answered(question, asked(game, question.bot, Rng(question.seed), allowed), seen)


def _answered(question: BotQuestion, bot: Bot, seen: Seen) -> Any:
    if not question.why:
        return bot.choose(seen)
    found = bot.explain(seen)
    if not found:
        return [ExplainedChoice(bot.choose(seen), 1, -1.0, -1.0, [], [])]
    seat = question.seat
    return [
        ExplainedChoice(
            int(each.action), int(each.visits), float(each.wins[seat]), float(each.points[seat]), why, plan(seen, each)
        )
        for each, why in zip(found, weighed(found, seat), strict=True)
    ]
