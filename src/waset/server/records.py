"""The record of a table as a record file has it."""

import asyncio
import io

from waset.core.record import Recorder
from waset.server import store
from waset.server.hall import Hall
from waset.server.match import beginning, live
from waset.server.rows import Entry
from waset.server.table import Table


async def record_text(hall: Hall, table: Table) -> bytes:
    """One line: the game as it was played in the end, without what was undone."""
    entries = await hall.read(store.entries, table.id)
    return await asyncio.to_thread(written, table, entries)


def written(table: Table, entries: list[Entry]) -> bytes:
    """The record that these entries of a table make."""
    game = table.match.game
    state = beginning(game, table.spec)
    file = io.BytesIO()
    recorder = Recorder(game, file, table.names, position=table.spec.position)
    counted = live(entries)
    for entry in entries:
        if entry.seq in counted:
            for action in entry.chance if entry.action is None else (entry.action, *entry.chance):
                recorder.step(state, action)
                game.advance(state, action)
    recorder.finish(state)
    return file.getvalue()
