"""Editions that people keep: what may be kept, how much of it, and how it is shown."""

import json
from typing import Any, Final, NamedTuple

from waset import games
from waset.core import edition as editions
from waset.core.errors import BadEdition
from waset.server.database.rows import EditionRow
from waset.server.tables.lobby import LARGEST_EDITION
from waset.server.tables.offers import known
from waset.server.web import wire
from waset.server.web.errors import Refusal, not_found, refused

MOST: Final = 50
"""How many editions a person may keep."""
MOST_BYTES: Final = 262144
"""How large they may be together; a fully changed edition of a game has some 6 kB."""


class WrittenEdition(NamedTuple):
    """An edition as it is kept."""

    game: str
    name: str
    document: str

    def row(self, id_: str, owner: str, now: float, version: int = 1) -> EditionRow:
        """The same as a row."""
        size = len(self.document.encode())
        return EditionRow(id_, self.game, self.name, owner, self.document, size, now, now, version)


def written(document: dict[str, Any], game: str | None = None) -> WrittenEdition:
    """An edition cut down to what it changes; it may be inconsistent. Raises a Refusal if it cannot be read.

    `game` is the one that it must be of.
    """
    name = known(str(document.get("game", game or ""))[:60])
    try:
        base = games.edition_tools(name).base
        found = editions.from_document({"name": "", **document}, base, game or name)
    except BadEdition as error:
        raise refused(error, "body.edition") from None
    kept = {"game": name, "name": found.name, **editions.differences(found, base)}
    made = json.dumps(kept, separators=(",", ":"), ensure_ascii=False)
    if len(made.encode()) > LARGEST_EDITION:
        raise Refusal(413, "too_large", f"An edition may have at most {LARGEST_EDITION} bytes.", "body.edition")
    return WrittenEdition(name, found.name, made)


def facts(row: EditionRow, is_shared: bool = True) -> wire.KeptEdition:
    """An edition without its figures; `is_shared` says whether others can open its link."""
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "version": row.version,
        "changed": row.changed,
        "link": f"#/edition/{row.game}/{row.id}" if is_shared else None,
    }


def whole(row: EditionRow, caller: str | None, is_shared: bool = True) -> wire.WholeEdition:
    """An edition with its figures."""
    return {"kept": facts(row, is_shared), "edition": json.loads(row.document), "mine": row.owner == caller}


def owned(row: EditionRow | None, caller: str) -> EditionRow:
    """The row, if it is the caller's; raises a Refusal otherwise."""
    if row is None:
        raise not_found("edition")
    if row.owner != caller:
        raise Refusal(403, "not_allowed", "Only whoever keeps an edition may change or delete it; make a copy.")
    return row


def changed_elsewhere() -> Refusal:
    """A change has not seen the last one."""
    sentence = "This edition was changed elsewhere meanwhile: open it again, or keep yours as a new one."
    return Refusal(409, "changed_elsewhere", sentence)


def too_many() -> Refusal:
    """There is no room for another edition."""
    sentence = f"You may keep {MOST} editions of {MOST_BYTES // 1024} kB together: delete one, or save it as a file."
    return Refusal(409, "too_many_editions", sentence)
