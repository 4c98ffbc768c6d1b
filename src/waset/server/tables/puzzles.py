"""A puzzle as the page plays it: the table before the decision, and after each choice."""

from functools import cache, lru_cache
from typing import Any, Final

from waset import puzzles
from waset.core.event import Log
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.puzzles import Puzzle
from waset.server.database.rows import Entry
from waset.server.tables import updates
from waset.server.tables.match import ACT, START, Match, Reached
from waset.server.web import wire

KEPT: Final = 24
"""So many puzzles are kept ready: all are asked for now and then, that of the day by everybody."""


@cache
def facts(game: str) -> list[wire.PuzzleFacts]:
    """The puzzles of a game, as a list shows them."""
    return [
        {"name": each.name, "grade": each.grade, "players": each.players, "modules": list(each.modules)}
        for each in puzzles.puzzles(game)
    ]


@lru_cache(KEPT)
def document(game: str, name: str) -> wire.PuzzleDocument:
    """A whole puzzle. It is the same for everybody.

    It is played on a guess, so that nothing which the seat does not see can be in it.
    """
    puzzle = puzzles.puzzle(game, name)
    made, true = puzzles.table(puzzle)
    state = made.guess(true, puzzle.seat, Rng(updates.GUESSED))
    start = Entry(1, 0.0, START, None, "server", None, (), None, "")
    return {
        "game": game,
        "title": made.meta.title,
        "name": name,
        "grade": puzzle.grade,
        "players": puzzle.players,
        "modules": list(puzzle.modules),
        "seat": puzzle.seat,
        "proof": puzzle.proof.kind,
        "position": {
            "game": game,
            "players": puzzle.players,
            "modules": list(puzzle.modules),
            **made.document(state),
        },
        "board": made.board(),
        "update": updates.unserved(Match(made, None, Reached(state, [], [], None, start)), puzzle.seat),
        "tries": [_tried(made, state, puzzle, each) for each in puzzles.told(puzzle)],
    }


def _tried(game: AnyGame, before: Any, puzzle: Puzzle, choice: puzzles.ToldChoice) -> wire.PuzzleTry:
    """A choice with what certainly follows: up to the next die, draw or question."""
    state = game.copy(before)
    log: Log = []
    game.apply(state, choice.action, log)
    entry = Entry(2, 0.0, ACT, puzzle.seat, "person", choice.action, (), None, "")
    after = updates.unserved(Match(game, None, Reached(state, log, [], puzzle.seat, entry)), puzzle.seat)
    return {
        "action": choice.action,
        "verdict": choice.verdict,
        "win": choice.win,
        "lead": choice.lead,
        "loss": choice.loss,
        "why": [
            {"kind": kind, "about": about, "seat": seat, "points": worth} for kind, about, seat, worth in choice.why
        ],
        "update": {**after, "legal": []},
    }
