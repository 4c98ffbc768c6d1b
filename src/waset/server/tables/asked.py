"""A decision that the page asks without a table: the position before it, and what follows each choice."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from waset.core.event import Log
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.server.database.rows import Entry
from waset.server.tables import lobby, updates
from waset.server.tables.match import ACT, START, Match, Reached
from waset.server.web import wire


class AskedChoice(NamedTuple):
    """A legal choice, and what is answered to whoever makes it."""

    action: int
    verdict: Literal["best", "good", "wrong"]
    win: float
    lead: float
    loss: float
    why: Sequence[Motive]


def decision(game: AnyGame, true: Any, seat: int, proof: str, options: Sequence[AskedChoice]) -> wire.AskedDecision:
    """A decision of a seat, with every choice.

    It is played on a guess, so that nothing which the seat does not see can be in it.
    """
    state = game.guess(true, seat, Rng(updates.GUESSED))
    start = Entry(1, 0.0, START, None, "server", None, (), None, "")
    about: dict[str, Any] = {"game": game.meta.name, "players": game.players, "modules": list(game.modules)}
    about |= {"options": dict(game.options), "edition": lobby.edition_of(game)}
    return {
        "game": game.meta.name,
        "title": game.meta.title,
        "players": game.players,
        "modules": list(game.modules),
        "seat": seat,
        "proof": proof,
        "position": {**about, **game.document(state)},
        "board": game.board(),
        "update": updates.unserved(Match(game, None, Reached(state, [], [], None, start)), seat),
        "tries": [_tried(game, state, seat, each) for each in options],
    }


def _tried(game: AnyGame, before: Any, seat: int, option: AskedChoice) -> wire.PuzzleTry:
    """A choice with what certainly follows: up to the next die, draw or question."""
    state = game.copy(before)
    log: Log = []
    game.apply(state, option.action, log)
    entry = Entry(2, 0.0, ACT, seat, "person", option.action, (), None, "")
    after = updates.unserved(Match(game, None, Reached(state, log, [], seat, entry)), seat)
    return {
        "action": option.action,
        "verdict": option.verdict,
        "win": option.win,
        "lead": option.lead,
        "loss": option.loss,
        "why": [
            {"kind": kind, "about": about, "seat": other, "points": worth} for kind, about, other, worth in option.why
        ],
        "update": {**after, "legal": []},
    }
