"""The bots that can be had: five levels per game, weakest first, and how one is made from its name."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from waset.bots.bot import Bot, Budget, budget
from waset.bots.command import PREFIX
from waset.bots.deep import SearchBot
from waset.bots.greedy import GreedyBot
from waset.bots.program import FORFEIT, STOP, USUAL, ProgramBot, Programs
from waset.bots.random import RandomBot
from waset.bots.search import Search
from waset.bots.turn import Planner
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.weights import WEIGHTS as IN_THE_TEMPLE
from waset.games.luxor.rules.game import Luxor
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.lookahead import Lookahead
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot
from waset.games.tutankhamun.bots.porter import PorterBot
from waset.games.tutankhamun.bots.solve import Solver
from waset.games.tutankhamun.bots.weights import WEIGHTS as ON_THE_NILE
from waset.games.tutankhamun.rules.game import Tutankhamun

Maker: TypeAlias = Callable[[AnyGame, Rng, Budget], Bot]


class Level(NamedTuple):
    """A bot as people choose it."""

    name: str
    title: str
    sentence: str
    """What it does."""
    budget: Budget
    """How long it thinks about a decision, unless it is said."""
    make: Maker


RANDOM: Final = Level(
    "random",
    "Random",
    "Chooses every legal action with the same chance.",
    Budget(),
    lambda _, rng, b: RandomBot(rng, b),
)

UNSEEN: Final = [0.0] * len(IN_THE_TEMPLE)
"""What a beginner sees of Luxor: the score sheet and no more."""
BY_HAND: Final = [weight.hand for weight in IN_THE_TEMPLE]
FITTED: Final = [weight.fitted for weight in IN_THE_TEMPLE]
TEMPLE: Final = (
    RANDOM,
    Level(
        "porter",
        "Porter",
        "Takes the points that its turn brings at once, and slips now and then.",
        Budget(simulations=1),
        lambda game, rng, b: GreedyBot(Planner(game, luxor(game, UNSEEN), 60), rng, b, slips=4),
    ),
    Level(
        "scribe",
        "Scribe",
        "Plays its own turn as well as it can, by a hand-made evaluation, and looks no further.",
        Budget(simulations=6),
        lambda game, rng, b: GreedyBot(Planner(game, luxor(game, BY_HAND)), rng, b),
    ),
    Level(
        "vizier",
        "Vizier",
        "Plans ahead over the replies of the others and its own next turn, in a few worlds.",
        Budget(simulations=24, seconds=0.5),
        lambda game, rng, b: SearchBot(Search(game, luxor(game, BY_HAND), game.players), rng, b),
    ),
    Level(
        "pharaoh",
        "Pharaoh",
        "Searches the replies of the others and its own next turn in as many worlds as its time allows.",
        Budget(simulations=1000, seconds=1.0),
        lambda game, rng, b: SearchBot(Search(game, luxor(game, FITTED), game.players), rng, b),
    ),
)
"""The levels of Luxor, where hands, draws and dice are met in worlds: guesses with their luck."""

NILE_BY_HAND: Final = [weight.hand for weight in ON_THE_NILE]
NILE_FITTED: Final = [weight.fitted for weight in ON_THE_NILE]
NILE: Final = (
    RANDOM,
    Level(
        "porter",
        "Porter",
        "Takes what it sees, points and tiles, the nearer the better, and slips now and then.",
        Budget(),
        lambda _, rng, b: PorterBot(rng, b),
    ),
    Level(
        "scribe",
        "Scribe",
        "Plays its own turn as well as it can, by a hand-made evaluation, and looks no further.",
        Budget(simulations=1),
        lambda game, rng, b: GreedyBot(Planner(game, tutankhamun(game, NILE_BY_HAND), 60), rng, b),
    ),
    Level(
        "vizier",
        "Vizier",
        "Looks ahead over the replies of the others and its own next turns.",
        Budget(simulations=24, seconds=0.5),
        lambda game, rng, b: LookaheadBot(Lookahead(tutankhamun(game, NILE_FITTED)), None, rng, b),
    ),
    Level(
        "pharaoh",
        "Pharaoh",
        "Looks ahead as far as its time allows, and plays small endings without a mistake.",
        Budget(simulations=2000, seconds=1.0),
        lambda game, rng, b: LookaheadBot(Lookahead(tutankhamun(game, NILE_FITTED)), solver(game), rng, b),
    ),
)
"""The levels of Tutankhamun, where nothing is hidden: one world is enough."""

LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "luxor": TEMPLE,
    "tutankhamun": NILE,
}


def luxor(game: AnyGame, weights: list[float]) -> LuxorEvaluation:
    """Luxor's evaluation for a game, with one column of its table of weights."""
    assert isinstance(game, Luxor)
    return LuxorEvaluation(game, weights)


def tutankhamun(game: AnyGame, weights: list[float]) -> TutankhamunEvaluation:
    """Tutankhamun's evaluation for a game, with one column of its table of weights."""
    assert isinstance(game, Tutankhamun)
    return TutankhamunEvaluation(game, weights)


def solver(game: AnyGame) -> Solver:
    """Tutankhamun's solver for a game."""
    assert isinstance(game, Tutankhamun)
    return Solver(game.rules)


def names(game: str) -> list[str]:
    """The bots of a game by name, weakest first."""
    return [level.name for level in LEVELS[game]]


def make(
    words: str,
    game: AnyGame,
    rng: Rng,
    allowed: Budget | None = None,
    programs: Programs | None = None,
    *,
    timed: bool = True,
) -> Bot:
    """The bot that is meant by these words, with a generator of its own.

    The words are a level's name, and after a colon the budget if it is to be another one: `vizier`, `vizier:200` or
    `vizier:0.5s`. Or they are `cmd:` and a program, which plays on the terms of `programs` and is to be closed.
    Raises BadOption with the nearest right name. A bot that is not timed heeds its simulations only, so that a run can
    be repeated; a budget of nothing but time is then refused.
    """
    if words.startswith(PREFIX):
        terms = (programs.terms if programs else USUAL).checked(names(game.meta.name))
        spare = None if terms.instead in (FORFEIT, STOP) else make(terms.instead, game, rng)
        return ProgramBot(words, game, rng, programs, spare)
    name, colon, thinking = words.partition(":")
    for level in LEVELS[game.meta.name]:
        if level.name == name:
            given = budget(thinking) if colon else allowed or level.budget
            if not timed and given.seconds:
                if not given.simulations:
                    raise BadOption(f"{words}: what is to be repeated needs simulations, such as {name}:200")
                given = given._replace(seconds=0.0)
            return level.make(game, rng, given)
    raise BadOption(unknown("bot", name, names(game.meta.name)))
