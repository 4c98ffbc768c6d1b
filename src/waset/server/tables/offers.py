"""What is offered: the games with their modules, options, bots, lessons and puzzles, as a lobby shows them."""

from functools import cache
from typing import Final

from waset import bots, games
from waset.core import edition
from waset.lab.trial import trial
from waset.server.tables import lessons, puzzles
from waset.server.web import wire
from waset.server.web.errors import Refusal

EXAMPLE_PLAYERS: Final = 3
EXAMPLE_DEAL: Final = 1
"""The seed of the deal that explains a game."""


def game_facts(name: str) -> wire.GameFacts:
    """What a lobby shows of a game."""
    meta = games.facts(name)
    return {
        "name": meta.name,
        "title": meta.title,
        "sentence": meta.sentence,
        "fewest_players": meta.fewest_players,
        "most_players": meta.most_players,
        "modules": [
            {"name": each.name, "title": each.title, "sentence": each.sentence, "needed_from": each.needed_from}
            for each in meta.modules
        ],
        "options": [
            {
                "name": each.name,
                "title": each.title,
                "sentence": each.sentence,
                "choices": list(each.choices),
                "default": each.default,
            }
            for each in meta.options
        ],
        "bots": [
            {"name": each.name, "title": each.title, "sentence": each.sentence} for each in bots.levels(meta.name)
        ],
        "seats": list(meta.seats),
        "rules_version": meta.rules_version,
        "lessons": lessons.facts(meta.name),
    }


def known(name: str) -> str:
    """Returns the name of a game; raises a Refusal if there is none of this name."""
    if name not in games.names():
        raise Refusal(404, "not_found", f"No such game; the games are {', '.join(games.names())}.", "path.game")
    return name


def edition_document(game: str) -> wire.EditionDocument:
    """All figures of a game, to be changed and given to a new table."""
    tools = games.edition_tools(known(game))
    return {
        "game": game,
        "name": tools.base.name,
        "about": tools.about,
        "tables": edition.tables(tools.base),
        "sources": edition.sources(tools.base),
        "modules": tools.module_of,
        "trial_bots": trial.players_of(game),
    }


def known_lesson(game: str, lesson: str) -> None:
    """Raises a Refusal if there is no such lesson."""
    names = [each["name"] for each in lessons.facts(known(game))]
    if lesson not in names:
        there = f"the lessons are {', '.join(names)}" if names else "this game has none"
        raise Refusal(404, "not_found", f"No such lesson; {there}.", "path.lesson")


def known_puzzle(game: str, puzzle: str) -> None:
    """Raises a Refusal if there is no such puzzle."""
    if puzzle not in [each["name"] for each in puzzles.facts(known(game))]:
        raise Refusal(404, "not_found", "No such puzzle of this game.", "path.puzzle")


@cache
def opening(game: str) -> wire.Opening:
    """It is the same for everybody, and made once, in a thread of its own."""
    facts = games.facts(game)
    players = min(max(EXAMPLE_PLAYERS, facts.fewest_players), facts.most_players)
    plain = games.make(game, players=players)
    whole = games.make(game, players=players, modules=[each.name for each in facts.modules])
    view = plain.view(plain.start(seed=EXAMPLE_DEAL), None)
    return wire.Opening(board=dict(whole.board()), view=dict(view))
