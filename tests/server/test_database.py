"""The database: migrations, one transaction for many acts, one winner per number, backup and restore."""

import asyncio
import itertools
import sqlite3
import subprocess
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tests.server.kit import PATIENCE, Seated, serving, two_at_a_table
from tests.server.postgres import new_database, programs
from waset.core.errors import BadOption
from waset.server.database import engines as databases
from waset.server.database import store
from waset.server.database.checkpoints import Checkpoints
from waset.server.database.migrate import NewerDatabase, migrate
from waset.server.database.rows import Entry, Head, SeatRow, StoredSpec, TableRow
from waset.server.database.schema import METADATA
from waset.server.database.writer import Closed, Writer

FRESH = itertools.count()
HEAD = Head("playing", 0, None, None, 0.0, 0, 1.0, None)


def entry(seq: int, request: str = "") -> Entry:
    """An entry with nothing in it."""
    return Entry(seq, 1.0, "act", 0, "person", 3, (1, 2), None, request or f"~{next(FRESH)}")


def with_tables(engines: databases.Engines, count: int) -> list[str]:
    """A database with some tables."""
    migrate(engines.writer)
    ids = [f"{number:022d}" for number in range(count)]
    spec = StoredSpec("luxor", 2, (), {})
    with engines.writer.begin() as connection:
        store.add_guest(connection, "guest", "Ann", 1.0)
        for id_ in ids:
            row = TableRow(id_, 1.0, 1.0, "playing", False, "guest", spec, 0, 0, 1.0)
            store.add_table(connection, row, [SeatRow(0, "person", "Ann", "guest"), SeatRow(1, "open", "Blue")])
    return ids


def test_migrations_make_what_the_program_expects(database: str) -> None:
    engines = databases.connect(database)
    migrate(engines.writer)
    migrate(engines.writer)
    with engines.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engines.dispose()


def test_a_newer_database_is_refused_and_untouched(database: str) -> None:
    engines = databases.connect(database)
    migrate(engines.writer)
    with engines.writer.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="newer than this program"):
        migrate(engines.writer)
    with engines.reader.connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    engines.dispose()


def test_rows_come_back_as_they_were(database: str) -> None:
    engines = databases.connect(database)
    (id_,) = with_tables(engines, 1)
    with engines.writer.begin() as connection:
        store.add_entries(connection, id_, [entry(1, "one"), entry(2, "two")])
    with engines.reader.connect() as connection:
        assert store.entries(connection, id_) == [entry(1, "one"), entry(2, "two")]
        assert store.entries(connection, id_, 1) == [entry(2, "two")]
        assert store.entry_by_request(connection, id_, "two") == entry(2, "two")
        found = store.table(connection, id_)
        assert found is not None
        assert (found.spec, found.public) == (StoredSpec("luxor", 2, (), {}), False)
        assert store.seats(connection, id_)[0] == SeatRow(0, "person", "Ann", "guest")
        assert store.tables_of(connection, "guest", True) == [id_]
    engines.dispose()


def test_what_the_writer_stores_comes_back_as_it_was(database: str) -> None:
    engines = databases.connect(database)
    (id_,) = with_tables(engines, 1)
    writer = Writer(engines, "a", False)
    written = [
        Entry(1, 1763262000.5, "act", 1, "clock", 3, (), None, "act-one_1"),
        Entry(2, 1763262001.25, "undo", 0, "person", None, (), 1, "undo-one"),
    ]

    async def write() -> list[bool]:
        return [await writer.append(id_, each, HEAD._replace(deadline=1763262007.75, spent=0.5)) for each in written]

    assert asyncio.run(write()) == [True, True]
    with engines.reader.connect() as connection:
        assert store.entries(connection, id_) == written
        found = store.table(connection, id_)
        assert found is not None
        assert (found.seq, found.deadline) == (2, 1763262007.75)
        assert [seat.spent for seat in store.seats(connection, id_)][:2] == [0.5, 0.5]
    writer.close()
    engines.dispose()


def test_of_two_acts_with_one_number_one_wins(database: str) -> None:
    """Two processes at one database, each with a writer of its own."""
    one, other = databases.connect(database), databases.connect(database)
    ids = with_tables(one, 30)
    writers = [Writer(one, "a", True), Writer(other, "b", True)]

    async def race() -> list[bool]:
        return list(await asyncio.gather(*[w.append(id_, entry(1), HEAD) for id_ in ids for w in writers]))

    won = asyncio.run(race())
    assert all(sorted(pair) == [False, True] for pair in zip(won[::2], won[1::2], strict=True))
    with one.reader.connect() as connection:
        assert [len(store.entries(connection, id_)) for id_ in ids] == [1] * 30
    for writer in writers:
        writer.close()
    for engines in (one, other):
        engines.dispose()


def test_an_act_at_seats_that_have_changed_is_not_stored(database: str) -> None:
    """The database decides: an act that has not seen the last change of seats loses, and so does such a change."""
    engines = databases.connect(database)
    (id_,) = with_tables(engines, 1)
    writer = Writer(engines, "a", False)
    with engines.writer.begin() as connection:
        row = store.table(connection, id_)
        assert row is not None
        assert store.change(connection, row, {1: {"kind": "person", "name": "Bob"}})
        assert not store.change(connection, row, {1: {"kind": "person", "name": "Cid"}})
        assert not store.set_proposal(connection, row, {"id": "wish", "by": 0, "to": 1, "agreed": [0]})
        assert not store.change(connection, row._replace(version=1, status="open"), {1: {"name": "Cid"}})
    assert not asyncio.run(writer.append(id_, entry(1), HEAD))
    assert asyncio.run(writer.append(id_, entry(1), HEAD._replace(version=1)))
    with engines.reader.connect() as connection:
        found, seats, entries, _ = store.whole(connection, id_)
        assert found is not None
        assert (found.version, found.seq, [seat.name for seat in seats]) == (1, 1, ["Ann", "Bob"])
        assert len(entries) == 1
    writer.close()
    engines.dispose()


def test_many_acts_share_a_transaction(database: str) -> None:
    engines = databases.connect(database)
    ids = with_tables(engines, 60)
    writer = Writer(engines, "a", False)

    async def many() -> list[bool]:
        made = [writer.append(id_, entry(seq), HEAD) for seq in (1, 2) for id_ in ids]
        return list(await asyncio.gather(*made))

    assert all(asyncio.run(many()))
    assert writer.appended == 120
    assert writer.batches < 40
    with engines.reader.connect() as connection:
        found = store.table(connection, ids[0])
        assert found is not None
        assert (found.seq, found.status) == (2, "playing")
    writer.close()

    async def too_late() -> None:
        with pytest.raises(Closed):
            await writer.append(ids[0], entry(3), HEAD)

    asyncio.run(too_late())
    engines.dispose()


def test_an_entry_that_was_stored_unheard_is_not_lost_to_itself(database: str) -> None:
    """The answer to a commit got lost; the writer tries again, and finds its own entry."""
    engines = databases.connect(database)
    (id_,) = with_tables(engines, 1)
    with engines.writer.begin() as connection:
        store.add_entries(connection, id_, [entry(1, "mine")])
        connection.execute(sa.text("UPDATE tables SET seq = 1"))
    writer = Writer(engines, "a", False)
    assert asyncio.run(writer.append(id_, entry(1, "mine"), HEAD))
    assert not asyncio.run(writer.append(id_, entry(1, "theirs"), HEAD))
    writer.close()
    engines.dispose()


def test_what_goes_wrong_for_one_does_not_hurt_the_others(database: str) -> None:
    engines = databases.connect(database)
    (id_,) = with_tables(engines, 1)
    writer = Writer(engines, "a", False)

    def wrong(connection: sa.Connection) -> None:
        store.add_guest(connection, "guest", "again", 1.0)

    async def both() -> list[object]:
        return list(
            await asyncio.gather(writer.write(wrong), writer.append(id_, entry(1), HEAD), return_exceptions=True)
        )

    failed, stored = asyncio.run(both())
    assert isinstance(failed, sa.exc.IntegrityError)
    assert stored is True
    assert "again" not in str(failed), "what was to be stored is not told"
    writer.close()
    engines.dispose()


def test_a_file_has_sensible_pragmas(tmp_path: Path) -> None:
    engines = databases.connect(str(tmp_path / "new" / "waset.db"))
    with engines.writer.connect() as connection:
        values = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert values == ["wal", 2, 1]
    engines.dispose()


@pytest.mark.parametrize("name", ["mysql://x/y", ":memory:", "sqlite://", "://"])
def test_other_databases_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        databases.connect(name)


def test_a_game_on_postgres(postgres: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=new_database(postgres)) as server:
        ann, bob = two_at_a_table(server)
        with bob.person.socket(bob) as his:
            his.next()
            ann.act()
            assert his.next("update")["seq"] == 2
        ann.play_on([bob], most=30)
        ann.post("/chat", {"text": "hello"})
        assert bob.get("/chat").json()["said"][0]["text"] == "hello"
        assert ann.person.get("/healthz").text == "ok\n"
        assert ann.person.get("/readyz").text == "ready\n"


def test_backup_and_restore(tmp_path: Path) -> None:
    """As docs/operations.md says: while the server runs, into one file; then start with that file."""
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        ann.play_on([bob], most=15)
        before = ann.state()
        cookies = ann.person.client.cookies
        with sqlite3.connect(tmp_path / "waset.db") as live:
            live.execute("VACUUM INTO ?", (str(tmp_path / "backup.db"),))
        live.close()
        ann.play_on([bob], most=5)
    with serving(tmp_path, database=str(tmp_path / "backup.db")) as server:
        person = server.person("")
        person.client.cookies = cookies
        restored = Seated(person, ann.id)
        assert restored.state() == before
        assert restored.person.get("/api/me/tables").json()["tables"][0]["id"] == ann.id


def test_the_log_of_a_file_does_not_grow_for_ever(tmp_path: Path) -> None:
    """What is stored goes over into the file itself, and the log begins anew."""
    engines = databases.connect(str(tmp_path / "waset.db"))
    (id_,) = with_tables(engines, 1)
    writer = Writer(engines, "a", False)
    checkpoints = Checkpoints(engines, writer, small=1)

    async def store_and_look() -> None:
        for seq in range(1, 300):
            assert await writer.append(id_, entry(seq), HEAD)
            if seq % 10 == 0:
                checkpoints.look()

    asyncio.run(store_and_look())
    assert (tmp_path / "waset.db-wal").stat().st_size < 2_000_000
    with sqlite3.connect(f"file:{tmp_path / 'waset.db'}?immutable=1", uri=True) as bare:
        (carried,) = bare.execute("SELECT count(*) FROM entries").fetchone()
    bare.close()
    assert carried >= 280, "what is in the file itself, without its log"
    checkpoints.close()
    writer.close()
    engines.dispose()


def test_a_short_log_is_left_alone(tmp_path: Path) -> None:
    engines = databases.connect(str(tmp_path / "waset.db"))
    with_tables(engines, 1)
    writer = Writer(engines, "a", False)
    checkpoints = Checkpoints(engines, writer, small=2**40)
    checkpoints.look()
    assert (tmp_path / "waset.db").stat().st_size < 8192
    checkpoints.close()
    writer.close()
    engines.dispose()


def test_backup_and_restore_of_postgres(postgres: str, tmp_path: Path) -> None:
    database, restored = new_database(postgres), new_database(postgres)
    with serving(tmp_path, database=database) as server:
        ann, bob = two_at_a_table(server)
        ann.play_on([bob], most=5)
        before = ann.state()
        cookies = ann.person.client.cookies
        dump: list[str | Path] = [programs() / "pg_dump", "--format=custom", f"--file={tmp_path / 'backup'}", database]
        subprocess.run(dump, check=True, timeout=PATIENCE)
    load: list[str | Path] = [programs() / "pg_restore", f"--dbname={restored}", tmp_path / "backup"]
    subprocess.run(load, check=True, timeout=PATIENCE)
    with serving(tmp_path, database=restored) as server:
        person = server.person("")
        person.client.cookies = cookies
        assert Seated(person, ann.id).state() == before
