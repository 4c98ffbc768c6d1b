"""Who plays, as records say it: each seat's bot in its own field, apart from the names, which are only names."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from waset.bots.command import NET, PREFIX, is_net, is_program, level_and_budget
from waset.bots.fitted import mark
from waset.bots.lineup import weighs
from waset.core.game import AnyGame
from waset.core.texts import LONGEST_REMARK, shown

FITTED: Final = "fitted"


def described(words: str, game: AnyGame | None = None) -> dict[str, str]:
    """The bot that these words mean, as a record says it: name and budget of a level, or a program, or a net.

    With the game that it plays, and the mark of the weights that were fitted to its edition if it judges by them.
    """
    if is_program(words):
        return {"program": _fitting(words.removeprefix(PREFIX))}
    if is_net(words):
        return {"net": _fitting(words.removeprefix(NET))}
    name, budget = level_and_budget(words)
    said = {"name": _fitting(name)} if budget is None else {"name": _fitting(name), "budget": _fitting(budget)}
    weights = "" if game is None else mark(game)
    return {**said, FITTED: weights} if weights and game and weighs(words, game.meta.name) else said


def words_of(bot: Mapping[str, str]) -> str:
    """The words for a bot of a record. A long command was shortened: it still names a program but cannot run it."""
    if "program" in bot:
        return PREFIX + bot["program"]
    if "net" in bot:
        return NET + bot["net"]
    return ":".join(text for key, text in bot.items() if key != FITTED)


def bots_of(header: Mapping[str, Any]) -> list[str | None] | None:
    """The words of each seat's bot, None for a person; None for all if the record does not say who was a bot."""
    said = header.get("bots")
    return None if said is None else [None if bot is None else words_of(bot) for bot in said]


def players_of(header: Mapping[str, Any]) -> list[str]:
    """What identifies the players of a record, wherever they sit: the words of a bot, or else a name."""
    names: list[str] = header["names"]
    said = bots_of(header) or [None] * len(names)
    return [bot or name for name, bot in zip(names, said, strict=True)]


def called(names: Sequence[str], bots: Sequence[str | None] | None) -> list[str]:
    """The names as tables and screens show them: with the bot in brackets, where there is one."""
    return [f"{name} ({bot})" if bot else name for name, bot in zip(names, bots or [None] * len(names), strict=True)]


def _fitting(text: str) -> str:
    """A text that fits into a record; a long one keeps its end, which says more than the beginning of a path."""
    fit = shown(text.strip(), len(text)) or "?"
    return fit if len(fit) <= LONGEST_REMARK else f"...{fit[3 - LONGEST_REMARK :]}"
