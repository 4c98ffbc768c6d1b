"""The record of a table as a record file has it."""

import io

from waset import bots
from waset.core.game import AnyGame
from waset.core.record import Bots, Recorder
from waset.server.database.rows import Entry, SeatRow, StoredSpec, undos_of, way
from waset.server.tables.match import ACT, INSTEAD, beginning


def written(game: AnyGame, spec: StoredSpec, names: list[str], who: Bots | None, entries: list[Entry]) -> bytes:
    """Returns the record of a table's entries as one line, without what was undone."""
    state = beginning(game, spec)
    file = io.BytesIO()
    recorder = Recorder(game, file, names, position=spec.position, bots=who)
    counted = set(way(len(entries), undos_of(entries)))
    for entry in entries:
        if entry.seq in counted:
            if entry.kind == ACT and entry.made_by in INSTEAD:
                recorder.stand_in(*INSTEAD[entry.made_by])
            for action in entry.chance if entry.action is None else (entry.action, *entry.chance):
                recorder.step(state, action)
                game.advance(state, action)
    recorder.finish(state)
    return file.getvalue()


def bots_at(spec: StoredSpec, seats: list[SeatRow]) -> Bots | None:
    """Which seats are bots; None if an uploaded game does not say.

    A person for whom a bot acts counts as a person.
    """
    if any(seat.kind == "open" for seat in seats):
        return spec.bots
    return [bots.described(seat.bot) if seat.kind == "bot" and seat.bot else None for seat in seats]
