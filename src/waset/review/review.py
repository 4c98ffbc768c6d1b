"""The review of a recorded game: every decision weighed, luck told apart from skill, and the account of each seat."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from waset import games
from waset.core import record
from waset.core.errors import BadRecord
from waset.core.game import CHANCE, AnyGame
from waset.core.record import Record
from waset.review.account import Account, End, accounts
from waset.review.crew import each_done
from waset.review.look import Look, MadeDecision
from waset.review.think import FAST, Think
from waset.review.verdict import Decision, Luck, Turn

CHUNK: Final = 4
"""How many decisions a worker looks at before it reports, where each takes long."""
KEPT_LOOKS: Final = 8
"""How many kinds of game a process keeps ready."""

Progress: TypeAlias = Callable[[int], None]


class Review(NamedTuple):
    """All that a review says about a game."""

    header: dict[str, Any]
    think: str
    seed: int
    seats: list[Account]
    decisions: list[Decision]
    """Those in which a seat had a choice."""
    luck: list[Luck]
    """The events of chance in which more than one thing could happen."""
    turns: list[Turn]
    """The chances to win wherever a turn begins."""


class Task(NamedTuple):
    """What one worker does: some decisions of a game, and the luck before the next one."""

    game: int
    """Which of the games that are reviewed."""
    record: Record
    think: Think
    seed: int
    first: int
    """The number of the first decision, from 1."""
    last: int


class Found(NamedTuple):
    """What a worker found."""

    decisions: list[Decision]
    luck: list[Luck]
    turns: list[Turn]
    start: list[float] | None
    """The chances to win when the game is laid out; None unless that belongs to this part."""
    end: End | None
    """None unless the part has the last decision."""


def review(found: Record, think: Think = FAST, seed: int = 1, workers: int = 1) -> Review:
    """Reviews one game. The same seed returns the same review, whatever the number of workers."""
    (made,) = reviews([found], think, seed, workers)
    return made


def reviews(
    records: Sequence[Record], think: Think = FAST, seed: int = 1, workers: int = 1, progress: Progress | None = None
) -> Iterator[Review]:
    """Reviews games, in order. `progress` is called with the number of decisions that have been looked at."""
    waiting = [tasks_of(index, each, think, seed) for index, each in enumerate(records)]
    done = 0
    gathered: list[Found] = []
    for part, result in each_done(look_at, [part for parts in waiting for part in parts], workers):
        gathered.append(result)
        done += part.last - part.first + 1
        if progress is not None:
            progress(done)
        if part == waiting[part.game][-1]:
            yield put_together(part.record, think, seed, gathered)
            gathered = []


def decisions_of(records: Iterable[Record]) -> int:
    """How many decisions there are to look at."""
    return sum(max(1, _decisions(each)) for each in records)


def _decisions(found: Record) -> int:
    return sum(who != CHANCE for who, _ in found.steps)


def tasks_of(index: int, found: Record, think: Think, seed: int, most: int | None = None) -> list[Task]:
    """The work on a game, divided into tasks for `look_at`, with so many decisions each at most."""
    decisions = max(1, _decisions(found))
    size = CHUNK if think.part else most or decisions
    return [
        Task(index, found, think, seed, first, min(first + size - 1, decisions))
        for first in range(1, decisions + 1, size)
    ]


def put_together(found: Record, think: Think, seed: int, parts: Sequence[Found]) -> Review:
    """The review, from what was found by the tasks of a game, in their order."""
    start = next((part.start for part in parts if part.start is not None), None)
    end = parts[-1].end
    assert end is not None
    if start is None:
        raise BadRecord(f"line {found.line}: the game breaks off before it is laid out")
    decisions = [each for part in parts for each in part.decisions]
    luck = [each for part in parts for each in part.luck]
    turns = [each for part in parts for each in part.turns]
    seats = accounts(found.header["names"], start, end, decisions, luck)
    return Review(found.header, think.name, seed, seats, decisions, luck, turns)


# --- what a worker does --------------------------------------------------------------------------------------------


def look_at(part: Task) -> Found:
    """Looks at a part of a game."""
    return _Walk(ready(part.record, part.think, part.seed), part).found()


def ready(found: Record, think: Think, seed: int) -> Look:
    """What looks at the decisions of a record; that of a game of the same kind may be ready already."""
    kind = {key: found.header[key] for key in ("game", "rules", "players", "modules", "options", "edition")}
    return _ready(json.dumps(kind), think, seed, _Maker(found))


class _Maker:
    """Makes the game of a record; one is like any other where games are kept ready."""

    def __init__(self, found: Record) -> None:
        self.record: Record = found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Maker)

    def __hash__(self) -> int:
        return 0

    def __call__(self) -> AnyGame:
        return record.make_game(self.record, games.make)


@lru_cache(KEPT_LOOKS)
def _ready(kind: str, think: Think, seed: int, make: _Maker) -> Look:  # noqa: ARG001  # the kind is what is remembered
    return Look(make(), think, seed)


class _Walk:
    """Goes through a record once, as far as a part of it reaches."""

    def __init__(self, look: Look, part: Task) -> None:
        self.look: Look = look
        self.part: Task = part
        self.moved: dict[int, str] = {each["step"]: each["by"] for each in part.record.moved}
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.turns: list[Turn] = []
        self.is_laid_out: bool = False
        self.start: list[float] | None = None
        self.end: End | None = None
        self.decided: int = 0
        """How many decisions were made before."""
        self.events: int = 0
        self.seat: int | None = None

    def found(self) -> Found:
        """All that was found."""
        game = self.look.game
        for moment in record.walk(game, self.part.record):
            if self.decided > self.part.last:
                break
            mover = game.to_move(moment.state)
            if not game.in_setup(moment.state):
                self._note(moment.number, moment.state, mover)
            if moment.action is None:
                self._end(moment.state)
            elif mover == CHANCE:
                self._chance(moment.number, moment.state, moment.action)
            else:
                self._decide(moment.number, moment.state, moment.action, mover)
        return Found(self.decisions, self.luck, self.turns, self.start, self.end)

    def _is_ours(self) -> bool:
        """Whether what comes now belongs to this part: it follows one of its decisions, or comes before the first."""
        return self.part.first <= max(1, self.decided) <= self.part.last

    def _note(self, step: int, state: Any, mover: int) -> None:
        """Notes the chances to win at the start, and wherever a turn begins."""
        values = self.look.values
        if not self.is_laid_out and self._is_ours():
            self.start = values.begin(state, self.look.rng).wins
        self.is_laid_out = True
        if mover >= 0 and self._is_ours() and values.by.evaluation.begins(state):
            self.turns.append(Turn(step, mover, values.at_rest(state).wins))

    def _chance(self, step: int, state: Any, outcome: int) -> None:
        self.events += 1
        if self._is_ours() and not self.look.game.in_setup(state):
            found = self.look.luck(step, self.events, state, outcome, self.seat)
            if found is not None:
                self.luck.append(found)

    def _decide(self, step: int, state: Any, action: int, seat: int) -> None:
        """Looks at a decision of the part."""
        self.decided += 1
        self.seat = seat
        if self._is_ours():
            found = self.look.decision(MadeDecision(step, self.decided, state, action, self.moved.get(step)))
            if found is not None:
                self.decisions.append(found)

    def _end(self, state: Any) -> None:
        if self._is_ours():
            value = self.look.values.begin(state, self.look.rng)
            self.end = End(value.wins, value.points, self.look.game.is_over(state))
