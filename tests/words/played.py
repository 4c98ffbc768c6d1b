"""Recorded games, turn by turn and decision by decision, for whoever wants to have them told."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from waset import games
from waset.core import record
from waset.core.event import Event, Log
from waset.core.game import AnyGame
from waset.core.meaning import AnyMeaning, AnyView

FOLDER = Path(__file__).parent.parent / "games_played"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
NAMES = ["Nadia", "Farid", "Ibis", "Jackal", "Amina", "Oryx"]


class Decision(NamedTuple):
    """What one seat was asked: its view and what it could choose."""

    seat: int
    view: AnyView
    means: list[AnyMeaning]


class Played(NamedTuple):
    """A recorded game: the events of each turn, the layout first, and every decision."""

    game: AnyGame
    turns: list[list[Event]]
    decisions: list[Decision]
    outcomes: list[tuple[AnyMeaning, AnyView]]
    state: Any


@cache
def played(name: str) -> Played:
    """A recorded game by the name of its file."""
    turns: list[list[Event]] = [[]]
    decisions: list[Decision] = []
    outcomes: list[tuple[AnyMeaning, AnyView]] = []
    moment: list[Any] = [None]

    def on_step(game: AnyGame, state: Any, log: Log) -> None:
        view = game.view(state, None)
        now = None if game.in_setup(state) else (view.get("round"), view.get("turns"), view["turn"])
        turns[-1] += log
        if now != moment[0]:
            turns.append([])
            moment[0] = now
        seat = game.to_move(state)
        means = [game.means(state, choice) for choice in game.choices(state)]
        if seat >= 0:
            decisions.append(Decision(seat, game.view(state, seat), means))
        else:
            outcomes.extend((each, view) for each in means)

    found = next(iter(record.read(FOLDER / f"{name}.jsonl")))
    game, state = record.replay(found, games.make, on_step)
    return Played(game, [each for each in turns if each], decisions, outcomes, state)
