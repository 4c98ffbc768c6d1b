"""An edition may say in two rows what another says in one: it is the same game, and its records replay."""

import io
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from waset.core import edition
from waset.core.game import CHANCE, AnyGame
from waset.core.record import Recorder, read, replay
from waset.core.rng import Rng

BASE = edition.tables(waset.make("luxor").base_edition)
SPLIT = ("scarabs", "temple_tiles", "treasures", "basic_cards", "horus_cards", "osiris_tiles", "artifacts")
MODULES = ("fifth-player", "mummy", "artifacts", "characters")


@st.composite
def split_tables(draw: st.DrawFn) -> dict[str, list[dict[str, Any]]]:
    """Tables of the base edition in which the copies of some rows are spread over two equal rows."""
    tables = {}
    for table in draw(st.sets(st.sampled_from(SPLIT), min_size=1)):
        rows: list[dict[str, Any]] = []
        more: list[dict[str, Any]] = []
        for row in BASE[table]:
            apart = draw(st.integers(0, row["copies"]))
            rows.append({**row, "copies": row["copies"] - apart})
            if apart:
                (rows if draw(st.booleans()) else more).append({**row, "copies": apart})
        tables[table] = [*rows, *more]
    return tables


def recorded(game: AnyGame, seed: int) -> tuple[bytes, Any]:
    """A random game: its record and its last state. Whatever chance may do has words of its own."""
    file = io.BytesIO()
    chance = Rng(seed)
    choice = chance.split(1)
    recorder = Recorder(game, file, ["Ada", "Ben"])
    state = game.blank()
    while not game.is_over(state):
        if game.to_move(state) == CHANCE:
            words = [game.text(state, outcome) for outcome, _ in game.outcomes(state)]
            assert len(set(words)) == len(words) > 1
            action = game.sample(state, chance)
        else:
            legal = game.legal(state)
            action = legal[choice.below(len(legal))]
        recorder.step(state, action)
        game.apply(state, action)
    recorder.finish(state)
    return file.getvalue(), state


@settings(max_examples=40, deadline=None)
@given(split_tables(), st.sets(st.sampled_from(MODULES)), st.integers(0, 999))
def test_equal_rows_are_one_outcome(tables: dict[str, Any], modules: set[str], seed: int) -> None:
    game = waset.make("luxor", modules=modules, edition={"name": "split", **tables})
    raw, last = recorded(game, seed)
    (record,) = read(io.BytesIO(raw))
    _, state = replay(record, waset.make)
    assert state.key() == last.key()
    plain, _ = recorded(waset.make("luxor", modules=modules), seed)
    assert json.loads(raw)["steps"] == json.loads(plain)["steps"]
    assert json.loads(raw)["result"] == json.loads(plain)["result"]


def test_a_position_counts_equal_rows_together() -> None:
    scarabs = [{"points": 4, "copies": 1}, {"points": 1, "copies": 1}, {"points": 4, "copies": 1}]
    game = waset.make("luxor", edition={"scarabs": scarabs})
    state = game.position({"seats": [{"scarabs": [4, 4]}]})
    assert game.document(state)["seats"][0]["scarabs"] == [4, 4]
    assert game.view(state, None)["scarabs"] == 1
