"""A table in memory: its seats, the game on it, and its readers."""

import asyncio
from collections.abc import Sequence
from typing import Final

from waset import games
from waset.core.texts import is_name, shown
from waset.server.database.rows import SeatRow, StoredSpec, TableRow, Watching
from waset.server.tables import updates
from waset.server.tables.match import Match
from waset.server.tables.readers import MessageQueue
from waset.server.web import wire
from waset.server.web.caller import WATCH, Caller
from waset.server.web.keys import Keys

PRINTED: Final = "rebuilt"
UP_TO_DATE: Final = 0
BEHIND: Final = 1
"""There are new entries to read."""
CHANGED: Final = 2
"""Anything may have changed."""
ASIDE: Final = "aside"
"""The status of a table that cannot be opened."""


def is_played_by_person(seat: SeatRow) -> bool:
    """Whether a person decides for a seat, or may sit down there; not where a bot or the substitute acts."""
    return seat.kind != "bot" and seat.bot is None and not seat.resigned and not seat.until_back


def stand_in_wait(table: "Seating", seat: SeatRow, now: float, ask_after: float) -> float | None:
    """Seconds until others may have somebody act on a seat until its person is back; None if nobody is missing."""
    if table.row.status != "playing" or seat.kind != "person" or seat.away is None or not is_played_by_person(seat):
        return None
    refused = {} if table.row.asking is None else table.row.asking["refused"]
    return max(0.0, seat.away + ask_after - now, refused.get(str(seat.seat), now) - now)


def edition_name(spec: StoredSpec) -> str:
    """The name of the edition that a table is played with, whether or not the game can be made."""
    name = (spec.edition or {}).get("name", PRINTED)
    return name if is_name(name) else shown(str(name))


class Seating:
    """A table without the game on it: its row and its seats."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row: TableRow = row
        self.seats: list[SeatRow] = seats
        self.watching: Watching = Watching()
        """The spectators, as far as this process has read of them."""

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    @property
    def spec(self) -> StoredSpec:
        """Which game is played."""
        return self.row.spec

    @property
    def names(self) -> list[str]:
        """The name on each seat."""
        return [seat.name for seat in self.seats]

    def people(self) -> list[SeatRow]:
        """The seats of people that have not resigned."""
        return [seat for seat in self.seats if seat.kind == "person" and not seat.resigned]

    def voters(self) -> list[int]:
        """The seats whose person is here and plays: they agree to what becomes of who is not."""
        return [seat.seat for seat in self.people() if seat.away is None and is_played_by_person(seat)]

    def stand_in_wish(self) -> wire.StandIn | None:
        """The question whether somebody shall act on a seat, as long as its person is away."""
        wish = self.row.asking
        if wish is None or wish["id"] is None or self.row.status != "playing":
            return None
        row = self.seats[wish["seat"]]
        if row.away is None or not is_played_by_person(row):
            return None
        waiting = [seat for seat in self.voters() if seat not in wish["agreed"]]
        return {"id": wish["id"], "by": wish["by"], "seat": wish["seat"], "agreed": wish["agreed"], "waiting": waiting}

    def held(self, caller: Caller, keys: Keys) -> tuple[int, ...]:
        """The seats that the caller holds."""
        if caller.token:
            return tuple(seat.seat for seat in self.seats if keys.is_token(caller.token, self.id, seat))
        if caller.guest is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.guest == caller.guest)

    def seen_as(self, caller: Caller, keys: Keys) -> tuple[int, ...]:
        """The seats whose view the caller has: all that they hold now, or only the one they asked for."""
        if caller.wanted == WATCH:
            return ()
        held = self.held(caller, keys)
        return held if caller.wanted is None else tuple(seat for seat in held if seat == caller.wanted)

    def may_look(self, caller: Caller, keys: Keys) -> bool:
        """Whether the table exists for the caller; for a program only as long as its token counts."""
        if caller.token:
            return bool(self.held(caller, keys))
        return (
            self.row.public
            or bool(self.held(caller, keys))
            or (caller.guest is not None and caller.guest == self.row.owner)
            or keys.is_key(caller.key, "watch", self.row)
            or keys.is_key(caller.key, "join", self.row)
        )

    def hints(self, held: tuple[int, ...]) -> bool:
        """Whether the holder of these seats may ask for hints: there is only one person, or all have agreed."""
        people = self.people()
        if not held or not people:
            return False
        return len({seat.guest for seat in people}) == 1 or all(seat.hints for seat in people)

    # --- what goes over the wire -------------------------------------------------------------------------------------

    def facts(
        self, held: tuple[int, ...], guest: str | None, keys: Keys, now: float, ask_after: float, insider: bool = False
    ) -> wire.TableFacts:
        """The table as the holder of these seats sees it, without the game; an insider has the key to join."""
        row = self.row
        total = row.spec.total
        owner = guest is not None and guest == row.owner
        join = keys.key("join", row) if held or owner or insider else None
        colours = games.facts(row.spec.game).seats
        return {
            "id": row.id,
            "status": row.status,
            "spec": self._spec(),
            "seats": [
                {
                    "seat": seat.seat,
                    "colour": colours[seat.seat],
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "mine": seat.seat in held,
                    "resigned": seat.resigned,
                    "can_take_back": seat.seat in held and seat.kind == "person" and seat.bot is not None,
                    "agrees_to_hints": seat.hints,
                    "away": None if seat.away is None or seat.kind != "person" else round(max(0.0, now - seat.away), 1),
                    "until_back": seat.until_back,
                    "out_of_time": total is not None and seat.kind == "person" and seat.spent >= total,
                    "stand_in_after": stand_in_wait(self, seat, now, ask_after),
                    "host": seat.kind == "person" and seat.guest == row.owner,
                }
                for seat in self.seats
            ],
            "owner": owner,
            "seq": row.seq,
            "created": row.created,
            "changed": row.changed,
            "turned": row.turned,
            "to_move": row.to_move,
            "hints": row.status == "playing" and self.hints(held),
            "proposal": self.proposal(),
            "stand_in": self.stand_in_wish(),
            "watching": {"count": self.watching.readers, "names": list(self.watching.names)},
            "links": {
                "join": f"#/table/{row.id}?key={join}" if join else None,
                "watch": f"#/table/{row.id}?key={keys.key('watch', row)}",
            },
            "rematch": row.rematch,
            "ranking": row.ranking,
            "scores": row.scores,
            "origin": self.origin(),
        }

    def origin(self) -> wire.TableOrigin | None:
        """Where a variant comes from."""
        row = self.row
        return None if row.origin is None or row.variant is None else {"table": row.origin, **row.variant}

    def _spec(self) -> wire.Spec:
        spec = self.row.spec
        return {
            "game": spec.game,
            "title": games.facts(spec.game).title,
            "players": spec.players,
            "modules": list(spec.modules),
            "options": spec.options,
            "edition": edition_name(spec),
            "public": self.row.public,
            "per_act": spec.per_act,
            "total": spec.total,
            "absent": spec.absent,
            "talk": spec.talk,
        }

    def proposal(self) -> wire.Proposal | None:
        """The wish to undo that waits for answers, if any."""
        wish = self.row.proposal
        if wish is None:
            return None
        people = [seat.seat for seat in self.people()]
        return {
            "id": wish["id"],
            "by": wish["by"],
            "to": wish["to"],
            "agreed": [seat for seat in people if seat in wish["agreed"]],
            "waiting": [seat for seat in people if seat not in wish["agreed"]],
        }


class Table(Seating):
    """A table as this process knows it. Everything in it can be read again from the database."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match) -> None:
        super().__init__(row, seats)
        self.match: Match = match
        self.lock: asyncio.Lock = asyncio.Lock()
        self.readers: set[MessageQueue] = set()
        self.came: set[int] = set()
        """The seats from which somebody has come since it was last noted who is here, even if they have gone again."""
        self.waiters: list[asyncio.Future[None]] = []
        self.waiting: list[Caller] = []
        """Whose requests wait here for a change."""
        self.used: float = 0.0
        self.stale: int = UP_TO_DATE
        """How much another process has changed that this one has not read yet."""

    @property
    def busy(self) -> bool:
        """Whether it has readers or waiting requests, or is being changed."""
        return bool(self.readers or self.waiters or self.lock.locked())

    def clock(self, now: float) -> wire.Clock | None:
        """The time that is left, as durations."""
        spec, row = self.row.spec, self.row
        if spec.per_act is None and spec.total is None:
            return None
        left: list[float | None] = [None] * spec.players
        if spec.total is not None:
            for seat in self.seats:
                running = max(0.0, now - row.since) if seat.seat == row.to_move and row.status == "playing" else 0.0
                left[seat.seat] = round(max(0.0, spec.total - seat.spent - running), 1)
        act_left = None if row.deadline is None else round(max(0.0, row.deadline - now), 1)
        return {"per_act": spec.per_act, "total": spec.total, "left": left, "act_left": act_left}

    def update(self, held: tuple[int, ...], now: float, previews: bool = False) -> wire.Update:
        """The game as the holder of these seats may know it now."""
        seat = updates.perspective(held, self.match)
        made = updates.update(self.match, self.names, seat, self.clock(now))
        if seat is not None and self.row.status == "playing":
            made["legal"] = updates.choices(self.match, self.names, seat, previews)
        return made


def turned(row: TableRow, to_move: int | None, at: float) -> float:
    """When the turn of the seat that is to move after an entry began; the writer decides the same in the database."""
    return row.turned if to_move is not None and row.to_move == to_move else at


def deadline(spec: StoredSpec, seats: Sequence[SeatRow], to_move: int | None, now: float) -> float | None:
    """When time runs out for the seat that is to move from now on."""
    if to_move is None:
        return None
    limits = []
    if spec.per_act is not None:
        limits.append(now + spec.per_act)
    if spec.total is not None:
        limits.append(now + max(0.0, spec.total - seats[to_move].spent))
    return min(limits, default=None)
