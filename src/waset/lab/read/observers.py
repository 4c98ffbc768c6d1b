"""What is noted about a game while its record is replayed: the result, its length, and what the seats used."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from waset import bots, games
from waset.core import record
from waset.core.errors import BadRecord
from waset.core.event import Log
from waset.core.game import CHANCE, AnyGame
from waset.core.record import Record
from waset.lab.read.pace import Pace, PaceObserver
from waset.lab.review.noted import NotedGame

Uses: TypeAlias = Counter[tuple[str, str, int]]
"""How often each seat used a thing: its kind, its name, the seat."""
MADE_FROM: Final = ("game", "rules", "players", "modules", "options", "edition")
"""The keys of a record's header that say which game it was played with."""


PEOPLE: Final = "people"
"""Who played where a record says that it was no bot: playtests of different people count together."""


def played_by(header: Mapping[str, Any]) -> tuple[str, ...]:
    """Who sat on each seat: a bot in words, or people; by name in old records that do not say who was a bot."""
    said = bots.bots_of(header)
    return tuple(header["names"]) if said is None else tuple(bot or PEOPLE for bot in said)


@dataclass
class ObservedGame:
    """Everything that the reports need to know about one game."""

    players: int
    modules: tuple[str, ...]
    bots: tuple[str, ...]
    """Who sat on each seat."""
    scores: list[int]
    wins: list[float]
    """Each seat's part of the win."""
    lines: list[dict[str, int]]
    """Each seat's score sheet."""
    ending: str
    lengths: dict[str, int]
    """How long the game was, in rounds, turns and decisions."""
    uses: Uses
    pace: Pace
    shares: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Other figures of a game: a part, and the whole it is a part of."""
    review: NotedGame | None = None
    """What its review says, if it has one."""

    @property
    def line_up(self) -> tuple[str, ...]:
        """Who played, on whichever seats."""
        return tuple(sorted(self.bots))


class Observer(Protocol):
    """Watches one game of a kind."""

    uses: Uses

    @property
    def gains(self) -> frozenset[str] | None:
        """Kinds of events that bring their seat something: a turn without one is dead. None if that is not said."""
        ...

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Called with the state after each step and what happened; at the start, nothing has."""
        ...

    def lengths(self) -> dict[str, int]:
        """How long the game was."""
        ...

    def shares(self, game: AnyGame, state: Any) -> dict[str, tuple[int, int]]:
        """Further figures, once the game is over."""
        ...


class PlainObserver:
    """Watches a game without an observer of its own: nothing is noted beyond what is counted for any game."""

    gains: Final = None

    def __init__(self) -> None:
        self.uses: Uses = Counter()

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Notes nothing."""

    def lengths(self) -> dict[str, int]:
        """Nothing but the decisions, which are counted for every game."""
        return {}

    def shares(self, game: AnyGame, state: Any) -> dict[str, tuple[int, int]]:
        """No further figures."""
        return {}


def observer(game: str, deep: bool) -> Observer:
    """The observer for a game of this name."""
    if not games.has(game, "lab.observer"):
        return PlainObserver()
    made: Observer = games.part(game, "lab.observer").Observer(deep)
    return made


class GamesMade:
    """The games that records were played with, each made once however many records there are."""

    def __init__(self) -> None:
        self.made: dict[str, AnyGame] = {}

    def of(self, found: Record) -> AnyGame:
        """The game that a record was played with. Raises BadRecord as `record.make_game` does."""
        key = json.dumps([found.header[each] for each in MADE_FROM])
        if key not in self.made:
            self.made[key] = record.make_game(found, games.make)
        return self.made[key]


def observe(found: Record, deep: bool = True, made: GamesMade | None = None) -> ObservedGame | None:
    """Replays a record, which verifies it, and returns what is to be known; None if the game was not finished.

    `deep` says whether to find figures that take long, such as kingmaking. `made` holds the games of earlier records.
    """
    if found.header["game"] not in games.names():
        raise BadRecord(f"line {found.line}: there is no game {found.header['game'][:80]!r}")
    watcher = observer(found.header["game"], deep)
    pace = PaceObserver(watcher.gains)
    game = (made or GamesMade()).of(found)

    def on_step(game: AnyGame, state: Any, log: Log) -> None:
        watcher.on_step(game, state, log)
        pace.on_step(game, state, log)

    state = record.replay_with(game, found, on_step)
    if not game.is_over(state):
        return None
    places = game.ranking(state)
    scores = game.scores(state)
    decisions = sum(who != CHANCE for who, _ in found.steps)
    return ObservedGame(
        players=game.players,
        modules=tuple(game.modules),
        bots=played_by(found.header),
        scores=[score.total for score in scores],
        wins=[1 / places.count(1) if place == 1 else 0.0 for place in places],
        lines=[score.lines for score in scores],
        ending=game.ending(state),
        lengths={**watcher.lengths(), "decisions": decisions},
        uses=watcher.uses,
        pace=pace.found(),
        shares=watcher.shares(game, state),
    )
