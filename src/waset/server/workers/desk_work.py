"""What the desk does in its process: it has its own connections to the database, and remembers tables it has met."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from pydantic import ValidationError
from pydantic_core import to_json

from waset.core.errors import WasetError
from waset.core.record import Bots
from waset.server.database import engines, store
from waset.server.database.rows import Entry, StoredSpec
from waset.server.tables import lobby, looking, uploads
from waset.server.tables.history import Histories, HistoryPart
from waset.server.tables.match import Games
from waset.server.tables.records import written
from waset.server.web import requests, wire
from waset.server.web.errors import Refusal, refused
from waset.server.web.packing import LEVEL
from waset.server.web.problems import problem

_HISTORIES: Final = Histories(Games(most=50))
"""The tables that this process has met; what is kept of them never changes."""


@cache
def _engine(where: str) -> sa.Engine:
    return engines.connect(where).reader


@contextmanager
def reading(where: str) -> Iterator[sa.Connection]:
    """A connection to the database; after a fault the pool is emptied, so that the next one is new."""
    try:
        with _engine(where).connect() as connection:
            yield connection
    except Exception as error:
        if engines.is_fault(error):
            _engine(where).dispose()
        raise


# --- looking back ----------------------------------------------------------------------------------------------------


class StoredEntries(NamedTuple):
    """The entries of a table in the database."""

    connection: sa.Connection
    table: str

    def undos(self) -> tuple[int, dict[int, int]]:
        """The number of the newest entry, and where each undo went back to."""
        return store.undos(self.connection, self.table)

    def between(self, after: int, upto: int) -> list[Entry]:
        """The entries after a sequence number up to another, in order."""
        return store.entries(self.connection, self.table, after, upto)


def frames(where: str, part: HistoryPart) -> list[wire.Frame]:
    """A part of a table's history."""
    with reading(where) as connection:
        return _HISTORIES.of(part.table, part.spec).frames(StoredEntries(connection, part.table), part)


def history(where: str, part: HistoryPart, newest: int, packed: bool) -> bytes:
    """A part of a table's history as it goes over the wire, gzipped if the client accepts that."""
    board = _HISTORIES.games.of(part.spec).board()
    made: wire.History = {"seq": newest, "frames": frames(where, part), "seat": part.reader, "board": board}
    body = to_json(made)
    return gzip.compress(body, LEVEL, mtime=0) if packed else body


def instead(where: str, id_: str, spec: StoredSpec, names: list[str], seq: int, action: int) -> wire.Preview:
    """What would certainly have followed another choice in the place of an entry, up to the next die or question."""
    with reading(where) as connection:
        return looking.instead(_HISTORIES.of(id_, spec), StoredEntries(connection, id_), names, seq, action)


def record(where: str, id_: str, spec: StoredSpec, names: list[str], who: Bots | None) -> bytes:
    """The record of a table as a file has it."""
    with reading(where) as connection:
        entries = store.entries(connection, id_)
    return written(_HISTORIES.games.of(spec), spec, names, who, entries)


# --- uploads ---------------------------------------------------------------------------------------------------------


def read(body: bytes, model: type[requests.Create] | type[requests.Upload]) -> Any:
    """Parses a body as its model; raises a Refusal if it is something else."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        raise Refusal(400, "bad_json", "This is not JSON.") from None
    try:
        return model.model_validate(document)
    except ValidationError as error:
        found = error.errors(include_input=False, include_url=False, include_context=False)
        raise problem([{**each, "loc": ("body", *each["loc"])} for each in found]) from None


def create(body: bytes) -> dict[str, Any]:
    """The request for a new table, its edition checked and cut down to what it changes."""
    asked: requests.Create = read(body, requests.Create)
    spec = StoredSpec(asked.game, asked.players, tuple(asked.modules), dict(asked.options), asked.edition)
    edition = lobby.checked(_HISTORIES.games, spec).edition
    return {**asked.model_dump(exclude_unset=True), "edition": edition}


class CheckedUpload(NamedTuple):
    """A request for a table from a record or a position, and that record or position, checked."""

    rest: dict[str, Any]
    brought: uploads.Brought


def upload(body: bytes, now: float) -> CheckedUpload:
    """A record or a position, checked."""
    asked: requests.Upload = read(body, requests.Upload)
    if (asked.record is None) == (asked.position is None):
        raise Refusal(422, "bad_request", "Send either a record or a position.", "body")
    try:
        if asked.record is not None:
            brought = uploads.from_record(asked.record, now)
        else:
            brought = uploads.from_position(asked.position or {})
    except WasetError as error:
        raise refused(error, "body.record" if asked.record is not None else "body.position") from None
    return CheckedUpload(asked.model_dump(exclude_unset=True, exclude={"record", "position"}), brought)
