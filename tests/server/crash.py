"""The crash test: clients play while the server is killed at random moments; then everything is looked over.

`scripts/crash-test`, or with arguments: python -m tests.server.crash --kills 50 --database sqlite. Every act that was
acknowledged must be in the record, every record must check, and no table may be stuck.
"""

import argparse
import io
import random
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.server import postgres
from tests.server.matches import rebuild
from tests.server.process import Process, end_cleanly
from waset import games
from waset.core import record
from waset.server.database import engines as databases
from waset.server.database import store
from waset.server.tables.match import Games, Match
from waset.server.tables.records import bots_at, written

PATIENCE = 120.0
SPECS: list[dict[str, Any]] = [
    {"game": "tutankhamun", "seats": [{"who": "me"}, {"who": "me"}]},
    {"game": "luxor", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]},
    {"game": "luxor", "modules": ["mummy", "artifacts"], "seats": [{"who": "me"}, {"who": "me"}]},
]


@dataclass
class Tally:
    """What the clients were told."""

    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    """Table, sequence number and request of every act that was answered."""
    tables: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    enough: threading.Event = field(default_factory=threading.Event)
    """No more tables are opened; those that are there are played to their end."""


class Client:
    """Somebody who plays one table after the other, and tries again whenever the server is away."""

    def __init__(self, url: str, spec: dict[str, Any], seed: int, tally: Tally) -> None:
        self.http: httpx.Client = httpx.Client(base_url=url, timeout=20)
        self.spec: dict[str, Any] = spec
        self.rng: random.Random = random.Random(seed)
        self.tally: Tally = tally

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asks until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            if time.monotonic() > end:
                raise TimeoutError(f"no answer to {path}")
            time.sleep(0.05)

    def run(self) -> None:
        """Plays until it is enough."""
        try:
            self.ask("POST", "/api/me", {"name": "Ann"})
            while not self.tally.enough.is_set():
                self._play()
        except Exception as error:
            self.tally.failures.append(f"{type(error).__name__}: {error}")
        finally:
            self.http.close()

    def _play(self) -> None:
        made = self.ask("POST", "/api/tables", {**self.spec, "start": True}).json()
        id_ = made["table"]["id"]
        self.tally.tables.append(id_)
        path = f"/api/tables/{id_}"
        update = made["update"]
        stuck_at, since = -1, time.monotonic()
        while update["ranking"] is None:
            if update["seq"] != stuck_at:
                stuck_at, since = update["seq"], time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"table {id_} is stuck at {stuck_at}")
            if update["legal"]:
                action = self.rng.choice(update["legal"])["action"]
                request = f"{self.rng.getrandbits(64):016x}"
                asked = {"seq": update["seq"], "action": action, "request": request}
                answer = self.ask("POST", f"{path}/act", asked)
                if answer.status_code == 200:
                    self.tally.acknowledged.append((id_, answer.json()["seq"], request))
                elif answer.status_code != 409:
                    raise AssertionError(answer.text)
                update = self.ask("GET", path).json()["update"]
            else:
                update = self.ask("GET", f"{path}/wait?seq={update['seq']}&timeout=5").json()["update"]


def crash(database: str, kills: int, seed: int, clients: int = 3, log: Path | None = None) -> Tally:
    """Kills a server a number of times while clients play; returns what they were told, when all tables have ended."""
    rng = random.Random(seed)
    tally = Tally()
    server = Process(database, log=log).start()
    try:
        threads = [
            threading.Thread(target=Client(server.url, SPECS[number % len(SPECS)], seed + number, tally).run)
            for number in range(clients)
        ]
        for thread in threads:
            thread.start()
        for _ in range(kills):
            heard = len(tally.acknowledged)
            wanted = heard + rng.randrange(3, 40)
            end = time.monotonic() + PATIENCE
            while len(tally.acknowledged) < wanted and not tally.failures and time.monotonic() < end:
                time.sleep(0.002)
            time.sleep(rng.random() * 0.02)
            server.kill()
            server.start()
        tally.enough.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
            if thread.is_alive():
                tally.failures.append("a client did not end")
        tally.failures += look_over(database, tally)
    finally:
        tally.enough.set()
        server.stop()
    return tally


def look_over(database: str, tally: Tally) -> list[str]:
    """What is wrong with the database after all."""
    wrong: list[str] = []
    engines = databases.connect(database)
    with engines.reader.connect() as connection:
        stored = {(id_, entry.seq): entry.request for id_ in tally.tables for entry in store.entries(connection, id_)}
        for id_, seq, request in tally.acknowledged:
            if stored.get((id_, seq)) != request:
                wrong.append(f"an acknowledged act is not in the record: {id_} {seq}")
        for id_ in tally.tables:
            row = store.table(connection, id_)
            if row is None or row.status != "over":
                wrong.append(f"table {id_} did not end")
    engines.dispose()
    return wrong + wrong_records(database, tally)


def wrong_records(database: str, tally: Tally) -> list[str]:
    """The records that do not check, each written as `GET /record` would."""
    wrong: list[str] = []
    made = Games()
    engines = databases.connect(database)
    with engines.reader.connect() as connection:
        for id_ in tally.tables:
            row = store.table(connection, id_)
            assert row is not None
            entries = store.entries(connection, id_)
            match = Match(made.of(row.spec), row.spec)
            rebuild(match, entries)
            if [entry.seq for entry in entries] != list(range(1, row.seq + 1)):
                wrong.append(f"table {id_} has gaps")
            seats = store.seats(connection, id_)
            try:
                text = written(match.game, row.spec, [seat.name for seat in seats], bots_at(row.spec, seats), entries)
                (found,) = record.read(io.BytesIO(text))
                record.replay(found, games.make)
            except ValueError as error:
                wrong.append(f"the record of {id_} does not check: {error}")
    engines.dispose()
    return wrong


def main() -> int:
    """Runs the test, and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if args.database == "both" else [args.database]
    failed = False
    for kind in kinds:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="waset-crash-")))
            if kind == "sqlite":
                database = str(folder / "waset.db")
            else:
                database = postgres.new_database(stack.enter_context(postgres.running()))
            began = time.monotonic()
            tally = crash(database, args.kills, args.seed)
        print(
            f"{kind}: {args.kills} kills, {len(tally.tables)} tables, {len(tally.acknowledged)} acknowledged acts,"
            f" {len(tally.failures)} failures, {time.monotonic() - began:.0f} s"
        )
        for failure in tally.failures[:20]:
            print("  ", failure)
        failed |= bool(tally.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    end_cleanly()
    sys.exit(main())
