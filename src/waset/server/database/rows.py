"""The rows of the database as the server works with them."""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, TypedDict

from waset.core.variant import Hidden

Status: TypeAlias = Literal["open", "playing", "over", "review", "aside", "closed"]
"""`open`: seats are being taken; `review`: an uploaded record that nobody plays on; `aside`: it cannot be opened;
`closed`: whoever was alone there has put it away."""
SeatKind: TypeAlias = Literal["person", "bot", "open"]
EntryKind: TypeAlias = Literal["start", "act", "undo"]
By: TypeAlias = Literal["person", "bot", "clock_bot", "away_bot", "resigned_bot", "clock", "away", "server"]
"""Who made an entry: a person or program on the seat, or a bot that sits there or was asked to by its person.

In the place of a person who is out of time, away or has resigned: a bot (`_bot`), or the substitute of the rules
(`clock`, `away`; `server` for a seat that has resigned, and for the deal).
"""
Absent: TypeAlias = Literal["bot", "substitute"]
"""Who moves in the place of a person: a bot, or the substitute of the rules."""


class Guest(NamedTuple):
    """Somebody with a nickname."""

    id: str
    name: str
    generation: int = 0


class EditionRow(NamedTuple):
    """An edition that somebody keeps: its name and the tables that differ from the default, as JSON."""

    id: str
    game: str
    name: str
    owner: str
    document: str
    size: int
    """The bytes of the document."""
    created: float
    changed: float
    version: int
    """Counts its changes, from 1 on."""


class Entry(NamedTuple):
    """One entry of a table's record: the deal, an act with the chance that followed it, or an undo."""

    seq: int
    at: float
    kind: EntryKind
    seat: int | None
    made_by: By
    action: int | None
    chance: tuple[int, ...]
    back_to: int | None
    request: str

    def document(self, table: str) -> dict[str, Any]:
        """The entry as a row."""
        return {"table_id": table, **self._asdict(), "chance": outcomes_text(self.chance)}


def outcomes_text(chance: tuple[int, ...]) -> str:
    """What chance has decided, as a row holds it."""
    return ",".join(map(str, chance))


def entry_of(row: Any) -> Entry:
    """The entry that a row holds, its columns in the order of the entry's fields."""
    seq, at, kind, seat, made_by, action, chance, back_to, request = row
    outcomes = tuple(map(int, chance.split(","))) if chance else ()
    return Entry(seq, at, kind, seat, made_by, action, outcomes, back_to, request)


def way(seq: int, undos: Mapping[int, int]) -> list[int]:
    """The entries that led to where a table was after one of them, without what was undone, the last one first."""
    found: list[int] = []
    while seq:
        if seq not in undos:
            found.append(seq)
            seq -= 1
        elif 0 < undos[seq] < seq:
            seq = undos[seq]
        else:
            raise ValueError(f"entry {seq} goes back to {undos[seq]}")
    return found


def undos_of(entries: Iterable[Entry]) -> dict[int, int]:
    """Where each undo among these entries went back to."""
    return {entry.seq: entry.back_to or 0 for entry in entries if entry.kind == "undo"}


class Head(NamedTuple):
    """What an entry changes about its table."""

    status: Status
    to_move: int | None
    deadline: float | None
    ranking: str | None
    spent: float
    """Seconds that the entry's seat took, where there is a clock."""
    version: int
    """The version of the table that the actor knew; if it has changed, the entry is not stored."""
    since: float
    """When the next seat's time begins to run, by the steady clock, like the deadline."""
    scores: str | None


class StoredSpec(NamedTuple):
    """Which game is played at a table, as the database keeps it."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    per_act: int | None = None
    total: int | None = None
    bots: list[dict[str, str] | None] | None = None
    """What an uploaded record says about its bots; None if it says nothing, or if nothing was uploaded."""
    absent: Absent = "substitute"
    """Who moves for a person who is out of time, away or has resigned. Tables from before there was a choice have none,
    and keep the substitute that was theirs."""
    talk: bool = False
    """Whether spectators may talk."""

    def text(self) -> str:
        """The spec as the database keeps it."""
        return json.dumps(self._asdict(), separators=(",", ":"))


@lru_cache(maxsize=1000)
def spec_of(text: str) -> StoredSpec:
    """The spec that a row holds; it is shared, so nobody may change it."""
    document = json.loads(text)
    return StoredSpec(**{**document, "modules": tuple(document["modules"])})


class SeatRow(NamedTuple):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    guest: str | None = None
    bot: str | None = None
    resigned: bool = False
    hints: bool = False
    generation: int = 0
    spent: float = 0.0
    links: int = 0
    tokens: int = 0
    away: float | None = None
    """Since when nobody has been here on this seat; None if somebody is."""
    until_back: bool = False
    """Whether somebody acts in its person's place until they are back."""
    hidden: bool = False
    """Whether its person took the table off their list."""


class UndoWish(TypedDict):
    """A wish to undo: whose it is, to which entry, and which seats have agreed."""

    id: str
    by: int
    to: int
    agreed: list[int]


class StandInWish(TypedDict):
    """A wish to have somebody act on a seat until its person is back, and since when each seat is left in peace."""

    id: str | None
    """None if nobody asks now."""
    by: int
    seat: int
    agreed: list[int]
    refused: dict[str, float]
    """Until when nobody may ask again, by seat and the steady clock."""


class ChatRow(NamedTuple):
    """A line of chat."""

    id: int
    at: float
    name: str
    seat: int | None
    text: str


class Watching(NamedTuple):
    """The spectators of a table."""

    readers: int = 0
    names: tuple[str, ...] = ()


class VariantNote(TypedDict):
    """From which moment of another table a table plays on, and what its owner calls it."""

    seq: int
    """The entry of the other table after which it plays on."""
    seat: int
    """Whose seat its owner took, and so whose knowledge counts."""
    hidden: Hidden
    name: str | None
    shared: bool
    """Whether it is listed for all who may see the other table."""


class TableRow(NamedTuple):
    """A table without its entries."""

    id: str
    created: float
    changed: float
    status: Status
    public: bool
    owner: str
    spec: StoredSpec
    seq: int
    to_move: int | None
    since: float
    deadline: float | None = None
    proposal: UndoWish | None = None
    rematch: str | None = None
    ranking: list[int] | None = None
    version: int = 0
    asking: StandInWish | None = None
    scores: list[int] | None = None
    links: int = 0
    origin: str | None = None
    """The table that this one plays on from."""
    variant: VariantNote | None = None
    turned: float = 0.0
    """When the turn of the seat to move began, by the wall clock."""


def table_of(row: Any) -> TableRow:
    """The table that a row holds, its columns in the order of the fields."""
    found = TableRow(*row)
    proposal: Any = found.proposal
    ranking: Any = found.ranking
    asking: Any = found.asking
    scores: Any = found.scores
    variant: Any = found.variant
    text: Any = found.spec
    return found._replace(
        spec=spec_of(text),
        public=bool(found.public),
        proposal=json.loads(proposal) if proposal else None,
        ranking=json.loads(ranking) if ranking else None,
        asking=json.loads(asking) if asking else None,
        scores=json.loads(scores) if scores else None,
        variant=json.loads(variant) if variant else None,
    )
