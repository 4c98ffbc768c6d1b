"""The game at a table: its state after the entries of its record, and how an entry comes about."""

import json
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from waset import games
from waset.core.errors import BadRecord
from waset.core.event import EVERYONE, Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.server.database.rows import Entry, StoredSpec

Draw: TypeAlias = Callable[[int], int]
"""A number from 0 to n-1 that nobody can foresee."""
SECURE: Final[Draw] = secrets.randbelow

START: Final = "start"
ACT: Final = "act"
UNDO: Final = "undo"
INSTEAD: Final[dict[str, tuple[str, str]]] = {
    "clock_bot": ("bot", "time"),
    "away_bot": ("bot", "away"),
    "resigned_bot": ("bot", "resigned"),
    "clock": ("substitute", "time"),
    "away": ("substitute", "away"),
    "server": ("substitute", "resigned"),
}
"""Who moves in the place of a person, and why, by what an entry says of it."""
SLICE: Final = 0.002
"""Seconds of replaying after which others have their turn."""


class Games:
    """The games that tables here play; each is made once, however many tables play it."""

    def __init__(self, most: int = 200) -> None:
        self.most: int = most
        self.made: dict[str, AnyGame] = {}

    def of(self, spec: StoredSpec) -> AnyGame:
        """The game of a table."""
        edition = None if spec.edition is None else json.dumps(spec.edition, sort_keys=True)
        key = json.dumps([spec.game, spec.players, spec.modules, spec.options, edition])
        game = self.made.pop(key, None)
        if game is None:
            game = games.make(
                spec.game,
                players=spec.players,
                modules=spec.modules,
                edition=spec.edition or "rebuilt",
                options=spec.options,
            )
        self.made[key] = game
        if len(self.made) > self.most:
            del self.made[next(iter(self.made))]
        return game


class Played(NamedTuple):
    """What an action would lead to; nothing has changed yet."""

    action: int | None
    chance: tuple[int, ...]
    state: Any
    log: Log


class Before(NamedTuple):
    """A state that a seat may go back to alone."""

    seq: int
    seat: int
    state: Any


class Reached(NamedTuple):
    """The state that the entries of a record lead to, in a form that one process can send to another."""

    state: Any
    log: Log
    undoable: list[Before]
    actor: int | None
    last: Entry


class Match:
    """A game with its state, and what may be undone of it."""

    def __init__(self, game: AnyGame, spec: StoredSpec | None, reached: Reached | None = None) -> None:
        """A match at its start, or as `reached` has it; without a spec, its state comes with the first entry."""
        self.game: AnyGame = game
        self.state: Any = None if spec is None or reached is not None else beginning(game, spec)
        self.seq: int = 0
        self.last: Entry | None = None
        self.actor: int | None = None
        """The seat that acted last."""
        self.undoable: list[Before] = []
        """The states since the last thing revealed, all of one seat, the earliest first."""
        self.log: Log = []
        """What happened in the last entry."""
        if reached is not None:
            self.state, self.log, self.undoable, self.actor, self.last = reached
            self.seq = reached.last.seq

    def reached(self) -> Reached:
        """The match after its last entry, for another process."""
        assert self.last is not None
        return Reached(self.state, self.log, self.undoable, self.actor, self.last)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None before the start and after the end."""
        mover = self.game.to_move(self.state)
        return mover if mover >= 0 and self.seq > 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._ends(self.state)

    def _ends(self, state: Any) -> bool:
        """Whether the game is over in this state: from then on every hand is open, so nothing is hidden any more."""
        return self.game.to_move(state) == NOBODY

    def deal(self, draw: Draw) -> Played:
        """How the game begins: chance lays it out."""
        return self._go_on(None, draw)

    def play(self, action: int, draw: Draw) -> Played:
        """What follows an action that is known to be legal, with the chance after it."""
        return self._go_on(action, draw)

    def _go_on(self, action: int | None, draw: Draw) -> Played:
        game = self.game
        state = game.copy(self.state)
        log: Log = []
        game.tell(state, log)
        if action is not None:
            game.advance(state, action)
        chance: list[int] = []
        while game.to_move(state) == CHANCE:
            outcome = drawn(game.outcomes(state), draw)
            chance.append(outcome)
            game.advance(state, outcome)
        game.tell(state, None)
        return Played(action, tuple(chance), state, log)

    def earliest_undo(self, seat: int) -> int | None:
        """The sequence number to which this seat may go back alone."""
        return self.undoable[0].seq if self.undoable and self.undoable[0].seat == seat else None

    def back(self, to: int) -> Any:
        """Returns a copy of the state after this entry if a seat may go back to it alone, else None."""
        for before in self.undoable:
            if before.seq == to:
                return self.game.copy(before.state)
        return None

    def take(self, entry: Entry, state: Any, log: Log) -> None:
        """Enters an entry that has been stored, with the state after it."""
        if entry.kind == UNDO:
            self.undoable = [before for before in self.undoable if before.seq < (entry.back_to or 0)]
        elif entry.kind == START or entry.made_by in INSTEAD or reveals(entry, log) or self._ends(state):
            self.undoable = []
        else:
            if self.undoable and self.undoable[-1].seat != entry.seat:
                self.undoable = []
            self.undoable.append(Before(self.seq, entry.seat or 0, self.state))
        self.state = state
        self.seq = entry.seq
        self.last = entry
        self.log = log
        if entry.kind == ACT:
            self.actor = entry.seat


def reveals(entry: Entry, log: Log) -> bool:
    """Whether an act revealed something: by chance, or because it was the only card left in a pile."""
    return bool(entry.chance) or any(event.seen_by != EVERYONE for event in log)


def beginning(game: AnyGame, spec: StoredSpec) -> Any:
    """The state before the deal."""
    return game.blank() if spec.position is None else game.position(spec.position)


def drawn(outcomes: list[tuple[int, int]], draw: Draw) -> int:
    """One of the outcomes, by weight."""
    left = draw(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights of chance do not add up")


OnEntry: TypeAlias = Callable[[Match, Entry], None]


async def rebuild_gently(
    match: Match,
    entries: Iterable[Entry],
    pause: Callable[[], Awaitable[None]],
    on_entry: OnEntry | None = None,
) -> None:
    """Takes a match through entries of its record, from its first one or from where it stands to the newest.

    It does a little at a time, with a pause after each part, so that nobody has to wait for a long record. Going on
    needs no state but the present one, unless an entry undoes more than the match remembers: then Behind is raised,
    with the match as it was before that entry.
    """
    began = time.perf_counter()
    for entry in replaying(match, entries):
        if on_entry is not None:
            on_entry(match, entry)
        if time.perf_counter() - began > SLICE:
            await pause()
            began = time.perf_counter()


def replaying(match: Match, entries: Iterable[Entry]) -> Iterator[Entry]:
    """Takes a match through entries, and yields each one after it."""
    listed = list(entries)
    wanted = {entry.back_to for entry in listed if entry.kind == UNDO}
    kept: dict[int, Any] = {}
    for entry in listed:
        if match.seq in wanted:
            kept.setdefault(match.seq, match.state)
        if entry.kind == UNDO:
            to = entry.back_to or 0
            state = match.game.copy(kept[to]) if to in kept else match.back(to)
            if state is None:
                raise Behind
            log: Log = []
        else:
            state, log = after(match.game, match.state, entry)
        match.take(entry, state, log)
        yield entry


class Behind(Exception):
    """An entry goes back to a state that the match does not remember."""


def after(game: AnyGame, before: Any, entry: Entry) -> tuple[Any, Log]:
    """Returns the state after an act or the deal, and what happened; the state before is left unchanged.

    Each step is checked: a record that the rules no longer accept is an error, not another game.
    """
    state = game.copy(before)
    log: Log = []
    for step in entry.chance if entry.action is None else (entry.action, *entry.chance):
        game.apply(state, step, log)
    if game.to_move(state) == CHANCE:
        raise BadRecord(f"entry {entry.seq} ends where chance has to decide")
    return state, log
