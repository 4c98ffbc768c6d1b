"""A puzzle as the page plays it: the table before the decision, and after each choice."""

from functools import cache, lru_cache
from typing import Final

from waset import puzzles
from waset.server.tables import asked
from waset.server.web import wire

KEPT: Final = 24
"""How many puzzles are kept ready: all are asked for now and then, that of the day by everybody."""


@cache
def facts(game: str) -> list[wire.PuzzleFacts]:
    """The puzzles of a game, as a list shows them."""
    return [
        {"name": each.name, "grade": each.grade, "players": each.players, "modules": list(each.modules)}
        for each in puzzles.puzzles(game)
    ]


@lru_cache(KEPT)
def document(game: str, name: str) -> wire.PuzzleDocument:
    """A whole puzzle. It is the same for everybody."""
    puzzle = puzzles.puzzle(game, name)
    made, true = puzzles.table(puzzle)
    options = [
        asked.AskedChoice(each.action, each.verdict, each.win, each.lead, each.loss, each.why)
        for each in puzzles.told(puzzle)
    ]
    return {
        **asked.decision(made, true, puzzle.seat, puzzle.proof.kind, options),
        "name": name,
        "grade": puzzle.grade,
    }
