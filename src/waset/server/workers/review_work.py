"""What the reviewer does in its process: it opens the record of a table, looks at decisions, and writes the review.

It also asks a single decision again.
"""

import io
from collections.abc import Sequence
from typing import NamedTuple

from pydantic_core import to_json

from waset.core import record
from waset.core.record import Bots, Record
from waset.review import Think
from waset.review.review import Found
from waset.server.database import store
from waset.server.database.rows import Entry, StoredSpec
from waset.server.tables import reviews
from waset.server.tables.reviews import ToReview
from waset.server.workers import desk_work


class GameAt(NamedTuple):
    """The game at a table, for another process to read."""

    where: str
    """The address of the database."""
    id: str
    spec: StoredSpec
    names: list[str]
    who: Bots | None

    def record(self) -> Record:
        """Its record."""
        (found,) = record.read(io.BytesIO(desk_work.record(*self)))
        return found

    def entries(self) -> list[Entry]:
        """The entries of its table."""
        with desk_work.reading(self.where) as connection:
            return store.entries(connection, self.id)


def opened(game: GameAt, think: Think) -> ToReview:
    """Reads a table's record, and divides the work."""
    return reviews.divided(game.record(), game.entries(), think)


def again(game: GameAt, think: Think, seq: int, held: Sequence[int], at: float) -> bytes:
    """A decision of a seat that the caller holds, to be asked again, as it goes over the wire."""
    return to_json(reviews.again(game.id, game.record(), game.entries(), think, seq, held, at))


def finished(game: ToReview, think: Think, found: Sequence[Found], seq: int) -> str:
    """The review as it goes over the wire."""
    return to_json(reviews.finished(game, think, found, seq)).decode()
