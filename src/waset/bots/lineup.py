"""The available bots: the levels of each game, weakest first, and how a bot is made from its name."""

from waset import games
from waset.bots.bot import Bot, Budget, budget
from waset.bots.challengers import challengers
from waset.bots.command import NET, is_net, is_program, level_and_budget
from waset.bots.level import RANDOM, Level
from waset.bots.program import FORFEIT, STOP, USUAL, ProgramBot, Programs
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.rng import Rng


def levels(game: str) -> tuple[Level, ...]:
    """The bots of a game, weakest first: one that plays at random, then the game's own."""
    if not games.has(game, "bots.levels"):
        return (RANDOM,)
    own: tuple[Level, ...] = games.part(game, "bots.levels").LEVELS
    return (RANDOM, *own)


def names(game: str) -> list[str]:
    """The bots of a game by name, weakest first."""
    return [level.name for level in levels(game)]


def challenging(game: str) -> tuple[Level, ...]:
    """The simple players by which the lab tries an edition of a game; they are no levels."""
    return challengers(game, levels(game))


def references(game: str) -> tuple[Level, ...]:
    """Levels as they once were, which never change: for measuring only, and offered to nobody."""
    if not games.has(game, "bots.references"):
        return ()
    found: tuple[Level, ...] = games.part(game, "bots.references").REFERENCES
    return found


def find(name: str, game: str) -> Level:
    """The level, challenger or reference of this name. Raises BadOption with the nearest known name."""
    known = {level.name: level for level in (*levels(game), *challenging(game), *references(game))}
    if name not in known:
        raise BadOption(unknown("bot", name, known))
    return known[name]


def weighs(words: str, game: str) -> bool:
    """Whether these words mean a level that judges by weights, which may have been fitted to an edition."""
    name, _ = level_and_budget(words)
    return any(level.name == name and level.weighs for level in levels(game))


def is_timed(words: str, game: str) -> bool:
    """Whether these words let a bot of a game think by the clock, so that what it does cannot be repeated."""
    name, thinking = level_and_budget(words)
    known = [*names(game), *(level.name for level in references(game))]
    return bool(thinking) and name in known and budget(str(thinking)).seconds > 0


def make(
    words: str,
    game: AnyGame,
    rng: Rng,
    allowed: Budget | None = None,
    programs: Programs | None = None,
    *,
    timed: bool = True,
) -> Bot:
    """The bot that these words mean, with a generator of its own.

    The words are a level's name, followed by a colon and a budget unless the default is meant: `vizier`, `vizier:200`
    or `vizier:0.5s`. Or they are `cmd:` and a program, which plays on the terms of `programs` and must be closed; or
    `net:` and the file of a trained network.
    Raises BadOption with the nearest known name. A bot that is not timed counts only its simulations, so that a run
    can be repeated; a budget of time alone is then refused.
    """
    if is_program(words):
        terms = (programs.terms if programs else USUAL).checked(names(game.meta.name))
        spare = None if terms.instead in (FORFEIT, STOP) else make(terms.instead, game, rng)
        return ProgramBot(words, game, rng, programs, spare)
    if is_net(words):
        try:
            from waset.bots import net
        except ModuleNotFoundError:  # the base install plays without numpy
            raise BadOption(f"{words:.120}: a trained network needs numpy: pip install 'waset[envs]'") from None
        return net.made(words.removeprefix(NET), game, rng)
    name, thinking = level_and_budget(words)
    level = find(name, game.meta.name)
    given = allowed or level.budget if thinking is None else budget(thinking)
    if not timed and given.seconds:
        if given == level.budget and level.untimed:
            given = Budget(simulations=level.untimed)
        if not given.simulations:
            raise BadOption(f"{words}: a run that can be repeated needs simulations, such as {name}:200")
        given = given._replace(seconds=0.0)
    return level.make(game, rng, given)
