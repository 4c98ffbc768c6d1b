"""Random orders of everything that changes whose seat it is, with readers of every kind: nobody sees too much.

The oracle: an entry of the record was stored when its request was sent or later. A reader may see as a seat, or what
only that seat may know, if the seat was the reader's at some moment from then on until the message came. Holding a seat
begins, at the earliest, when the request for it was sent, and ends, at the latest, when its loss was answered: so what
the oracle calls a leak is one, however late the test itself was.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from tests.server.attacks.races import Try, opened
from tests.server.attacks.readers import KINDS, WAIT, Heard, Reader, all_at, reading
from tests.server.attacks.visitor import Answer, Visitor, company

NAMES = ("Ann", "Bob", "Cid", "Dora")
SEATS = 3
MOST_READERS = 12
BOT = "bot"


@dataclass
class Spell:
    """A time in which a seat may have been somebody's."""

    seat: int
    who: str
    since: float
    until: float = float("inf")


@dataclass
class Ledger:
    """Whose seat was which, and when each entry was stored at the earliest."""

    spells: list[Spell] = field(default_factory=list)
    entries: dict[int, float] = field(default_factory=dict)

    def take(self, seat: int, who: str, sent: float) -> None:
        """A seat is somebody's from now on, besides those whose it is already."""
        self.spells.append(Spell(seat, who, sent))

    def lose(self, seat: int, came: float) -> None:
        """A seat is nobody's any more, and no program's."""
        for spell in self.spells:
            if spell.seat == seat and spell.until == float("inf"):
                spell.until = came

    def stored(self, seq: int) -> float:
        """The earliest moment at which an entry can have been stored; what bots did came after what came before it."""
        return max((sent for known, sent in self.entries.items() if known <= seq), default=0.0)

    def allows(self, who: str, seat: int, seq: int, came: float) -> bool:
        """Whether somebody may see what only a seat may know, as it was after an entry."""
        since = self.stored(seq)
        return any(
            spell.who == who and spell.seat == seat and spell.until >= since and spell.since <= came
            for spell in self.spells
        )


def secrets(update: dict[str, Any], public: dict[str, Any]) -> set[int]:
    """The seats of which an update tells what a spectator is not told."""
    shown = set() if update["seat"] is None else {update["seat"]}
    if update["legal"]:
        shown.add(update["to_move"])
    for seat, (mine, theirs) in enumerate(zip(update["view"]["seats"], public["view"]["seats"], strict=True)):
        if any(card is not None and other is None for card, other in zip(mine["hand"], theirs["hand"], strict=True)):
            shown.add(seat)
        if mine["scarab_values"] is not None and theirs["scarab_values"] is None:
            shown.add(seat)
    for mine, theirs in zip(update["events"], public["events"], strict=True):
        if any(value is not None and theirs["figures"][name] is None for name, value in mine["figures"].items()):
            shown.add(mine["seat"])
    return shown


class Evening:
    """One table from its opening to some turns of the game, with people who come, go and read."""

    def __init__(self, these: Any, rng: random.Random) -> None:
        self.these: Any = these
        self.rng: random.Random = rng
        self.guests: dict[str, Visitor] = {}
        self.path: str = ""
        self.seats: list[str | None] = [None] * SEATS
        """Who sits there, a bot, or nobody."""
        self.handed: set[int] = set()
        """Seats of people for whom a bot acts."""
        self.ledger: Ledger = Ledger()
        self.readers: list[Reader] = []
        self.done: list[str] = []
        """What happened, for whoever must understand a fault."""

    async def run(self) -> Try:
        """Plays the evening, and looks over what everybody was told."""
        for name in NAMES:
            self.guests[name] = await self.these.guest(name)
        began = time.monotonic()
        self.path = await opened(self.guests[NAMES[0]], players=SEATS)
        self._sits(0, NAMES[0], began)
        before = [self.sit, self.sit, self.leave, self.leave, self.move, self.bot, self.program, self.read, self.read]
        for _ in range(self.rng.randrange(8, 20)):
            await self.rng.choice(before)()
        await self.start()
        during = [self.act] * 8 + [self.undo, self.move, self.move, self.hand_over, self.program, self.read]
        for _ in range(self.rng.randrange(20, 40)):
            await self.rng.choice(during)()
        for seat in list(self.handed):
            await self._ask(str(self.seats[seat]), "DELETE", f"/seats/{seat}/bot")
        return await self._judged()

    async def _ask(self, name: str, method: str, what: str, body: Any = None) -> Answer:
        answer = await self.guests[name].ask(method, self.path + what, body)
        assert answer.status < 500, f"{name} {method} {what}: {answer.status} {answer.body}"
        self.done.append(f"{name} {method} {what} {(body or {}).get('seat', '')} {answer.status}")
        return answer

    def _sits(self, seat: int, name: str, sent: float) -> None:
        self.seats[seat] = name
        self.ledger.take(seat, name, sent)

    def _people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who not in (None, BOT)]

    # --- what people do ----------------------------------------------------------------------------------------------

    async def sit(self) -> None:
        """Somebody sits down."""
        free = [seat for seat, who in enumerate(self.seats) if who is None]
        if free:
            seat, name = self.rng.choice(free), self.rng.choice(NAMES)
            answer = await self._ask(name, "POST", "/join", {"seat": seat})
            if answer.status == 200:
                self._sits(seat, name, answer.sent)

    async def leave(self) -> None:
        """Somebody gets up."""
        if self._people():
            seat = self.rng.choice(self._people())
            answer = await self._ask(str(self.seats[seat]), "POST", "/leave", {"seat": seat})
            if answer.status == 200:
                self.seats[seat] = None
                self.ledger.lose(seat, answer.came)

    async def move(self) -> None:
        """Somebody takes a seat over by its link."""
        if self._people():
            seat, name = self.rng.choice(self._people()), self.rng.choice(NAMES)
            link = await self._ask(str(self.seats[seat]), "POST", f"/seats/{seat}/link")
            if link.status == 200:
                answer = await self._ask(name, "POST", "/take", {"secret": link.body["secret"]})
                if answer.status == 200:
                    self.ledger.lose(seat, answer.came)
                    self._sits(seat, name, answer.sent)

    async def bot(self) -> None:
        """A bot gets an open seat, or gets up."""
        seat = self.rng.randrange(SEATS)
        if self.seats[seat] is None:
            if (await self._ask(NAMES[0], "PUT", f"/seats/{seat}/bot", {"bot": "random"})).status == 200:
                self.seats[seat] = BOT
        elif self.seats[seat] == BOT and (await self._ask(NAMES[0], "DELETE", f"/seats/{seat}")).status == 200:
            self.seats[seat] = None

    async def hand_over(self) -> None:
        """A bot acts for somebody, or no longer; the seat stays theirs."""
        if self._people():
            seat = self.rng.choice(self._people())
            back = seat in self.handed
            asked = ("DELETE", f"/seats/{seat}/bot") if back else ("PUT", f"/seats/{seat}/bot", {"bot": "random"})
            if (await self._ask(str(self.seats[seat]), *asked)).status == 200:
                self.handed ^= {seat}

    async def program(self) -> None:
        """A program gets a token, and reads along with it."""
        if self._people():
            seat = self.rng.choice(self._people())
            answer = await self._ask(str(self.seats[seat]), "POST", f"/seats/{seat}/token")
            if answer.status == 200:
                token = answer.body["token"]
                who = f"{self.seats[seat]}'s program {len(self.readers)}"
                self.ledger.take(seat, who, answer.sent)
                await self._read(Reader(self.rng.choice(KINDS), await self.these.program(token), who, self.path))

    async def read(self) -> None:
        """Somebody begins to read along, as all of their seats or as a certain one."""
        name = self.rng.choice(NAMES)
        held = [seat for seat, who in enumerate(self.seats) if who == name]
        seat = self.rng.choice([None, *held])
        await self._read(Reader(self.rng.choice(KINDS), self.guests[name], name, self.path, seat))

    async def _read(self, reader: Reader) -> None:
        if len(self.readers) < MOST_READERS:
            self.readers.append(await reading(self.these, reader))
            self.done.append(f"{reader} begins")

    async def start(self) -> None:
        """All seats are filled, and the game begins at once."""
        while True:
            while None in self.seats:
                await self.rng.choice([self.sit, self.sit, self.bot])()
            if not self._people():
                self.seats[0] = None
                assert (await self._ask(NAMES[0], "DELETE", "/seats/0")).status == 200
                continue
            answer = await self._ask(NAMES[0], "POST", "/start")
            if answer.status == 200:
                self.ledger.entries[1] = answer.sent
                return

    async def act(self) -> None:
        """Whoever is to move acts."""
        update = await self._to_move()
        if update is not None:
            action = self.rng.choice(update["legal"])["action"]
            name = str(self.seats[update["to_move"]])
            answer = await self._ask(name, "POST", "/act", {"seq": update["seq"], "action": action})
            if answer.status == 200:
                self.ledger.entries[answer.body["seq"]] = answer.sent

    async def _to_move(self) -> dict[str, Any] | None:
        """The game as the seat to move sees it, if a person sits there and the worker that was asked knows it."""
        seat = (await self.guests[NAMES[0]].get(self.path))["update"]["to_move"]
        if seat is None or self.seats[seat] == BOT or seat in self.handed:
            await asyncio.sleep(0.05)
            return None
        update: dict[str, Any] = (await self.guests[str(self.seats[seat])].get(self.path))["update"]
        return update if update["legal"] and self.seats[update["to_move"]] not in (None, BOT) else None

    async def undo(self) -> None:
        """Somebody takes back what they may take back alone."""
        name = str(self.seats[self.rng.choice(self._people())])
        update = (await self.guests[name].get(self.path))["update"]
        if update["undo"] is not None:
            answer = await self._ask(name, "POST", "/undo", {"seq": update["seq"], "to": update["undo"]})
            if answer.status == 200 and answer.body["proposal"] is None:
                self.ledger.entries[answer.body["seq"]] = answer.sent

    # --- looking it over ---------------------------------------------------------------------------------------------

    async def _judged(self) -> Try:
        late = await all_at([each for each in self.readers if each.kind != WAIT], max(self.ledger.entries))
        for task in self.these.tasks:
            task.cancel()
        await asyncio.gather(*self.these.tasks, return_exceptions=True)
        history = await self.guests[NAMES[0]].get(f"{self.path}/history", seat="watch", views=1, limit=500)
        public = {frame["seq"]: frame for frame in history["frames"]}
        assert all(None in seat["hand"] for seat in public[1]["view"]["seats"]), "a spectator sees hands"
        heard = sum(len(reader.heard) for reader in self.readers)
        assert any(secrets(each.update, public[each.update["seq"]]) for each in self._told()), "nobody saw anything"
        leaks = [leak for reader in self.readers for leak in self._leaks(reader, public)]
        if leaks:
            return Try("leak", "\n      ".join([f"{len(leaks)} of {heard} messages, e.g. {leaks[0]}", *self.done]))
        if late:
            return Try("silent", f"{late[0]} heard nothing after {late[0].seq} (it is at {max(self.ledger.entries)})")
        return Try("nothing seen")

    def _told(self) -> list[Heard]:
        return [heard for reader in self.readers for heard in reader.heard if heard.update["view"] is not None]

    def _leaks(self, reader: Reader, public: dict[int, dict[str, Any]]) -> list[str]:
        found = []
        for came, update in reader.heard:
            if update["view"] is None:
                continue
            seq = update["seq"]
            for seat in secrets(update, public[seq]):
                if not self.ledger.allows(reader.who, seat, seq, came):
                    found.append(f"{reader} was shown seat {seat} at {seq}")
        return found


async def any_order(url: str, rng: random.Random) -> Try:
    """People sit, leave, take over, hand to bots, start, act and undo in any order: no reader ever sees too much."""
    async with company(url) as these:
        return await Evening(these, rng).run()
