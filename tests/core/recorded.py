"""Recorded games for the tests."""

import io
import json
from functools import cache
from typing import Any

import waset
from waset import bots
from waset.core.errors import BadRecord
from waset.core.play import play, seat_rng
from waset.core.record import Record, Recorder, read, replay
from waset.core.rng import Rng

NAMES = ("Ada", "Zoë", "Kim", "Max")
HARDER = json.dumps({"name": "harder", "sarcophagi": [{"points": 9}], "sets": [{"sets": 1, "points": 2}]})
"""An edition that differs from the base in two tables."""


@cache
def line(players: int = 2, seed: int = 7, first: str = "0", edition: str = "") -> bytes:
    """The record of a game of random bots, as a whole line. The edition is a document in JSON."""
    game = waset.make(
        "luxor", players=players, options={"first": first}, edition=json.loads(edition) if edition else "rebuilt"
    )
    file = io.BytesIO()
    rng = Rng(seed)
    seated = [bots.make("random", game, seat_rng(rng, seat)) for seat in range(players)]
    play(game, seated, rng, recorder=Recorder(game, file, NAMES[:players], seed=seed))
    return file.getvalue()


def data(raw: bytes) -> dict[str, Any]:
    """A line as plain data, to be changed."""
    loaded: dict[str, Any] = json.loads(raw)
    return loaded


def written(changed: dict[str, Any]) -> bytes:
    """Plain data as a line."""
    return json.dumps(changed).encode() + b"\n"


def only(raw: bytes) -> Record:
    """The one record in these bytes."""
    (found,) = read(io.BytesIO(raw))
    return found


def verdict(raw: bytes) -> str:
    """What is wrong with a file, or nothing. Any other error than BadRecord passes through."""
    try:
        for record in read(io.BytesIO(raw)):
            replay(record, waset.make)
    except BadRecord as error:
        return str(error)
    return ""


def problem(raw: bytes) -> str:
    """What is wrong with a file, which has to be wrong."""
    found = verdict(raw)
    assert found
    return found


def steps_at(raw: bytes) -> int:
    """Where the steps begin in a line."""
    return raw.index(b'"steps":[') + len(b'"steps":[')
