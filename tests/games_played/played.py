"""A whole game with every state it went through, so that one can look for what happened in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import waset
from waset.core.event import Event, Log
from waset.core.game import AnyGame
from waset.core.record import Record, read, replay

FOLDER: Final = Path(__file__).parent


class Step(NamedTuple):
    """A decision or an outcome of chance, and what came of it."""

    who: int
    words: str
    before: Any
    after: Any
    log: Log

    @property
    def asked(self) -> int:
        """The kind of the question that was answered: that of the frame on top of the agenda."""
        return int(self.before.stack[-1] & 255)

    def tells_of(self, kind: str) -> bool:
        """Whether something of this kind happened."""
        return any(event.kind == kind for event in self.log)


class Played(NamedTuple):
    """A game from its first step to its last."""

    game: AnyGame
    steps: list[Step]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.steps[-1].after

    @property
    def ending(self) -> str:
        """How the game ended."""
        return self.game.ending(self.end)

    def events(self, kind: str) -> Iterator[Event]:
        """Everything of this kind that happened."""
        return (event for step in self.steps for event in step.log if event.kind == kind)

    def has(self, kind: str) -> bool:
        """Whether something of this kind ever happened."""
        return any(step.tells_of(kind) for step in self.steps)


def recorded(path: Path) -> Record:
    """The one record of a file."""
    (record,) = read(path)
    return record


def watched(record: Record) -> Played:
    """A record played again, and checked on the way."""
    states: list[Any] = []
    logs: list[Log] = []

    def keep(_game: AnyGame, state: Any, log: Log) -> None:
        states.append(state.copy())
        logs.append(log)

    game, _ = replay(record, waset.make, keep)
    steps = [
        Step(who, words, states[number], states[number + 1], logs[number + 1])
        for number, (who, words) in enumerate(record.steps)
    ]
    return Played(game, steps)
