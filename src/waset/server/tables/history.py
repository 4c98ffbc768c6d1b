"""The history of a table in parts, without replaying it from its start each time.

The state after an entry never changes, because entries are never removed: any state reached once can be started from.
"""

from collections import OrderedDict
from typing import Any, Final, Literal, NamedTuple, Protocol

from waset.core.event import Log
from waset.core.game import AnyGame
from waset.server.database.rows import Entry, StoredSpec, way
from waset.server.tables import updates
from waset.server.tables.match import UNDO, Games, Match, after, beginning
from waset.server.web import wire

EVERY: Final = 50
"""Every how many entries a state is kept."""
MOST_TABLES: Final = 50


class HistoryPart(NamedTuple):
    """The part of a table's history that a reader asks for."""

    table: str
    spec: StoredSpec
    names: list[str]
    reader: int | Literal["all"] | None
    first: int
    upto: int
    views: bool
    scores: bool


class KeptEntries(Protocol):
    """The entries of a table, wherever they are kept."""

    def undos(self) -> tuple[int, dict[int, int]]:
        """The number of the newest entry, and where each undo went back to."""

    def between(self, after: int, upto: int) -> list[Entry]:
        """The entries after a sequence number up to another, in order."""


class TableHistory:
    """Some of the states that one table has been through."""

    def __init__(self, id_: str, spec: StoredSpec, game: AnyGame) -> None:
        self.id: str = id_
        self.spec: StoredSpec = spec
        self.game: AnyGame = game
        self.kept: dict[int, Any] = {0: beginning(game, spec)}
        self.replayed: int = 0
        """How many entries have been replayed so far."""

    def frames(self, kept: KeptEntries, part: HistoryPart) -> list[wire.Frame]:
        """Entries from one to another, as a reader may know them."""
        newest, undos = kept.undos()
        counted = set(way(newest, undos))
        match = Match(self.game, self.spec)
        match.seq = part.first - 1
        match.state = self.state(kept, part.first - 1, undos) if part.first <= part.upto else None
        made: list[wire.Frame] = []
        for entry in kept.between(part.first - 1, part.upto):
            if entry.kind == UNDO:
                match.state = self.state(kept, entry.back_to or 0, undos)
                match.log = []
            else:
                match.state, match.log = self._after(match.state, entry)
            match.seq = entry.seq
            is_live = entry.seq in counted or (entry.kind == UNDO and entry.seq == newest)
            made.append(updates.frame(match, entry, is_live, part.names, part.reader, part.views, part.scores))
        return made

    def state(self, kept: KeptEntries, seq: int, undos: dict[int, int]) -> Any:
        """The state after an entry, replayed from the nearest kept state before it, without what was undone."""
        steps: list[int] = []
        at = seq
        while at not in self.kept:
            if at in undos:
                at = undos[at]
            else:
                steps.append(at)
                at -= 1
        state = self.kept[at]
        if steps:
            needed = set(steps)
            for entry in kept.between(steps[-1] - 1, steps[0]):
                if entry.seq in needed:
                    state, _ = self._after(state, entry)
        return state

    def _after(self, state: Any, entry: Any) -> tuple[Any, Log]:
        state, log = after(self.game, state, entry)
        self.replayed += 1
        if entry.seq % EVERY == 0:
            self.kept[entry.seq] = state
        return state, log


class Histories:
    """The histories of the most recently requested tables."""

    def __init__(self, games: Games) -> None:
        self.games: Games = games
        self.met: OrderedDict[str, TableHistory] = OrderedDict()

    def of(self, id_: str, spec: StoredSpec) -> TableHistory:
        """The history of a table."""
        found = self.met.get(id_)
        if found is None:
            found = self.met[id_] = TableHistory(id_, spec, self.games.of(spec))
            if len(self.met) > MOST_TABLES:
                self.met.popitem(last=False)
        self.met.move_to_end(id_)
        return found
