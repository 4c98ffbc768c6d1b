"""The record of a table as a record file has it."""

import io

from waset.core.game import AnyGame
from waset.core.record import Recorder
from waset.server.database.rows import Entry, Spec
from waset.server.tables.match import beginning, live


def written(game: AnyGame, spec: Spec, names: list[str], entries: list[Entry]) -> bytes:
    """The record that these entries of a table make: one line, the game as it was played in the end."""
    state = beginning(game, spec)
    file = io.BytesIO()
    recorder = Recorder(game, file, names, position=spec.position)
    counted = live(entries)
    for entry in entries:
        if entry.seq in counted:
            for action in entry.chance if entry.action is None else (entry.action, *entry.chance):
                recorder.step(state, action)
                game.advance(state, action)
    recorder.finish(state)
    return file.getvalue()
