"""What a person at the terminal reads for who plays: colours for seats without a name, and the titles of bots."""

from collections.abc import Sequence

from waset.bots import is_net, is_program, level_and_budget
from waset.core.game import AnyGame
from waset.words import catalogue


def colours(game: AnyGame, language: str) -> list[str]:
    """The seats by their colours; those of a game whose colours have no words, as the game says them."""
    words = catalogue(None, language)
    ids = [(colour, f"colour-{colour.lower()}") for colour in game.meta.seats]
    return [words.say(each) if words.has(each) else colour for colour, each in ids]


def called(game: AnyGame, names: Sequence[str], language: str) -> list[str]:
    """The names of a record for a reader: a seat that nobody named is written there by its English colour."""
    said = zip(names, game.meta.seats, colours(game, language), strict=False)
    return [shown if name == colour else name for name, colour, shown in said]


def with_bots(names: Sequence[str], bots: Sequence[str | None], language: str) -> list[str]:
    """The names, those of bots with what plays there in brackets."""
    return [f"{name} ({_bot(bot, language)})" if bot else name for name, bot in zip(names, bots, strict=True)]


def _bot(words: str, language: str) -> str:
    """A level by its title, with its budget; a program and a net as they were named."""
    if is_program(words) or is_net(words):
        return words
    name, budget = level_and_budget(words)
    title = catalogue(None, language).say(f"bot-{name}")
    return title if budget is None else f"{title} {budget}"
