"""A table's history is the same however it is read, and is not replayed from its start for each part."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from tests.server.kit import ALL_MODULES
from tests.server.matches import rebuild
from waset.server.database import store
from waset.server.database.engines import connect
from waset.server.database.migrate import migrate
from waset.server.database.rows import Entry, EntryKind, SeatRow, StoredSpec, TableRow, way
from waset.server.tables import updates
from waset.server.tables.history import EVERY, MOST_TABLES, Histories, HistoryPart, TableHistory
from waset.server.tables.match import ACT, START, UNDO, Games, Match
from waset.server.web import wire
from waset.server.workers.desk_work import StoredEntries

NAMES = ["Ann", "Bob"]
SPECS = [
    StoredSpec("luxor", 2, tuple(ALL_MODULES), {"first": "0"}),
    StoredSpec("luxor", 2, (), {"first": "random"}),
    StoredSpec("tutankhamun", 2, (), {"first": "0"}),
]
GUEST = "g" * 22
TABLE = "t" * 22


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    """An empty database."""
    engines = connect(str(tmp_path / "history.db"))
    migrate(engines.writer)
    with engines.writer.connect() as made:
        yield made
    engines.dispose()


def played(spec: StoredSpec, seed: int, acts: int, undos: float) -> list[Entry]:
    """The entries of a game of random acts, some of which are undone, by far or by little."""
    rng = random.Random(seed)
    match = Match(Games().of(spec), spec)
    entries: list[Entry] = []

    def enter(kind: EntryKind, made: Any, **values: Any) -> None:
        entry = Entry(len(entries) + 1, 1.0, kind, None, "person", None, (), None, f"~{len(entries)}")
        entries.append(entry._replace(**values))
        state, log = made
        match.take(entries[-1], state, log)

    dealt = match.deal(rng.randrange)
    enter(START, (dealt.state, dealt.log), chance=dealt.chance)
    states = {1: match.state}
    for _ in range(acts):
        if rng.random() < undos and len(entries) > 2:
            to = rng.choice(sorted(live_straight(entries)))
            enter(UNDO, (match.game.copy(states[to]), []), back_to=to, seat=0)
        elif match.to_move is None:
            break
        else:
            seat = match.to_move
            action = rng.choice(list(match.game.legal(match.state)))
            done = match.play(action, rng.randrange)
            enter(ACT, (done.state, done.log), seat=seat, action=action, chance=done.chance)
        states[len(entries)] = match.state
    return entries


def stored(connection: sa.Connection, spec: StoredSpec, entries: list[Entry]) -> None:
    """Puts a table into the database."""
    store.add_guest(connection, GUEST, "Ann", 1.0)
    row = TableRow(TABLE, 1.0, 1.0, "review", False, GUEST, spec, len(entries), None, 1.0)
    store.add_table(connection, row, [SeatRow(seat, "open", name) for seat, name in enumerate(NAMES)])
    store.add_entries(connection, TABLE, entries)


def live_straight(entries: list[Entry]) -> set[int]:
    """The entries that still count, by following each entry back to the one before it."""
    parent: dict[int, int] = {}
    node = {0: 0}
    here = 0
    for entry in entries:
        if entry.kind == UNDO:
            here = node[entry.back_to or 0]
        else:
            parent[entry.seq] = here
            here = entry.seq
        node[entry.seq] = here
    counted: set[int] = set()
    while here:
        counted.add(here)
        here = parent[here]
    return counted


def straight(spec: StoredSpec, entries: list[Entry], part: HistoryPart) -> list[wire.Frame]:
    """The same frames by replaying everything."""
    counted = live_straight(entries)
    made: list[wire.Frame] = []

    def on_entry(match: Match, entry: Entry) -> None:
        if part.first <= entry.seq <= part.upto:
            is_live = entry.seq in counted or (entry.kind == UNDO and entry.seq == entries[-1].seq)
            made.append(updates.frame(match, entry, is_live, NAMES, part.reader, part.views, part.scores))

    rebuild(Match(Games().of(spec), spec), entries, on_entry)
    return made


@pytest.mark.parametrize("spec", SPECS, ids=["luxor with modules", "luxor", "tutankhamun"])
@pytest.mark.parametrize("undos", [0.0, 0.1, 0.4])
def test_parts_are_what_the_whole_is(connection: sa.Connection, spec: StoredSpec, undos: float) -> None:
    for seed in range(3):
        entries = played(spec, seed, 180, undos)
        stored(connection, spec, entries)
        kept = TableHistory(TABLE, spec, Games().of(spec))
        rng = random.Random(seed)
        for _ in range(12):
            first = rng.randint(1, len(entries))
            upto = min(len(entries), first + rng.choice([0, 3, 40, 200]))
            readers: list[int | Literal["all"] | None] = [None, 0, 1, "all"]
            reader = rng.choice(readers)
            part = HistoryPart(TABLE, spec, NAMES, reader, first, upto, rng.random() < 0.5, rng.random() < 0.5)
            assert kept.frames(StoredEntries(connection, TABLE), part) == straight(spec, entries, part)
        connection.rollback()


def test_reading_on_replays_nothing_twice(connection: sa.Connection) -> None:
    entries = played(SPECS[0], 1, 420, 0.0)
    stored(connection, SPECS[0], entries)
    kept = TableHistory(TABLE, SPECS[0], Games().of(SPECS[0]))
    whole = range(1, len(entries) + 1, 2 * EVERY)
    for first in whole:
        upto = min(len(entries), first + 2 * EVERY - 1)
        kept.frames(
            StoredEntries(connection, TABLE), HistoryPart(TABLE, SPECS[0], NAMES, None, first, upto, False, False)
        )
    assert kept.replayed == len(entries)
    for first in (*whole, 30, 130, 333):
        before = kept.replayed
        kept.frames(
            StoredEntries(connection, TABLE), HistoryPart(TABLE, SPECS[0], NAMES, None, first, first, False, False)
        )
        assert kept.replayed - before <= EVERY


def test_an_undo_of_long_ago_replays_little(connection: sa.Connection) -> None:
    entries = played(SPECS[0], 2, 300, 0.0)
    far = Entry(len(entries) + 1, 1.0, UNDO, 0, "person", None, (), 12, "~u")
    entries.append(far)
    stored(connection, SPECS[0], entries)
    kept = TableHistory(TABLE, SPECS[0], Games().of(SPECS[0]))
    part = HistoryPart(TABLE, SPECS[0], NAMES, None, far.seq, far.seq, True, False)
    assert kept.frames(StoredEntries(connection, TABLE), part) == straight(SPECS[0], entries, part)
    before = kept.replayed
    kept.frames(StoredEntries(connection, TABLE), part)
    assert kept.replayed - before <= 2 * EVERY


@given(st.data())
def test_what_counts_is_found_without_the_entries(data: st.DataObject) -> None:
    entries: list[Entry] = []
    undos: dict[int, int] = {}
    for seq in range(1, data.draw(st.integers(0, 30)) + 1):
        if seq > 1 and data.draw(st.booleans()):
            undos[seq] = data.draw(st.sampled_from(sorted(live_straight(entries))))
            entries.append(Entry(seq, 0.0, UNDO, 0, "person", None, (), undos[seq], ""))
        else:
            entries.append(Entry(seq, 0.0, ACT, 0, "person", 0, (), None, ""))
    assert set(way(len(entries), undos)) == live_straight(entries)


def test_few_tables_are_remembered() -> None:
    histories = Histories(Games())
    first = histories.of("0", SPECS[2])
    for number in range(MOST_TABLES + 10):
        assert histories.of("0", SPECS[2]) is first, "what is used stays"
        histories.of(str(number), SPECS[2])
    assert len(histories.met) == MOST_TABLES
