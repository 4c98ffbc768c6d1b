"""Uploaded records and positions, which become tables to be continued or reviewed."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from waset import games
from waset.bots.players import words_of
from waset.core import record
from waset.core.document import MATCH_KEYS
from waset.core.errors import BadPosition, BadRecord, IllegalAction
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.texts import LONGEST_NAME, is_name
from waset.server.database.rows import By, Entry, EntryKind, Guest, SeatRow, StoredSpec
from waset.server.tables import acts, lobby
from waset.server.tables.house import House
from waset.server.tables.match import ACT, INSTEAD, START, Match, Reached
from waset.server.tables.table import Table
from waset.server.tables.wishes import UploadWish, WishedSeat
from waset.server.web import wire
from waset.server.web.errors import Refusal

MADE_BY: Final[dict[tuple[str, str], By]] = {instead: cast(By, by) for by, instead in INSTEAD.items()}
"""What an entry says of a step that was decided in a person's place."""


class Brought(NamedTuple):
    """An uploaded record or position, as a table would hold it."""

    spec: StoredSpec
    names: list[str]
    entries: list[Entry]
    to_move: int | None
    ranking: list[int] | None
    reached: Reached | None
    """The state that the entries lead to, so that they need not be replayed."""


async def table(tables: House, guest: Guest, asked: UploadWish, brought: Brought) -> Table:
    """Opens a table from an upload."""
    if not brought.entries:
        brought = dealt(tables, brought)
    names = [name[: wire.LONGEST_NAME] for name in brought.names]
    if asked.mode == "review":
        seats = lobby.seated(tables, brought.spec, [WishedSeat("open")] * len(names), guest, names)
        seats = [as_recorded(seat, brought.spec) for seat in seats]
        values: dict[str, Any] = {"status": "review", "ranking": brought.ranking}
        return await lobby.add(tables, guest, brought.spec, seats, False, brought.entries, brought.reached, **values)
    if brought.to_move is None:
        raise Refusal(409, "not_playing", "This game is over: it can be reviewed, not continued.", "body.mode")
    spec = brought.spec._replace(per_act=asked.clock.per_act, total=asked.clock.total, bots=None, absent=asked.absent)
    seats = lobby.seated(tables, spec, asked.seats or [WishedSeat("me", name=name) for name in names], guest, names)
    if any(seat.kind == "open" for seat in seats):
        raise Refusal(409, "seats_open", "To continue, every seat must be taken, by you or by bots.", "body.seats")
    values = {"status": "playing", "to_move": brought.to_move}
    table = await lobby.add(tables, guest, spec, seats, False, brought.entries, brought.reached, **values)
    tables.on_turn(table)
    return table


def as_recorded(seat: SeatRow, spec: StoredSpec) -> SeatRow:
    """A seat of an uploaded game: a bot's, if the record says so."""
    bot = spec.bots[seat.seat] if spec.bots else None
    return seat if bot is None else seat._replace(kind="bot", bot=words_of(bot))


def from_record(text: str, now: float) -> Brought:
    """The table that a record describes, after checking that it follows the rules."""
    found = list(record.read(io.BytesIO(text.encode())))
    if len(found) != 1:
        raise BadRecord(f"one game at a time: there are {len(found)} in this file")
    only = found[0]
    reader = _Reader(only.steps, now, {each["step"]: (each["by"], each["why"]) for each in only.moved})
    game, state = record.replay(only, games.make, reader.on_step)
    header = only.header
    spec = StoredSpec(
        game.meta.name,
        game.players,
        game.modules,
        dict(game.options),
        lobby.edition_of(game),
        header.get("position"),
        bots=header.get("bots"),
    )
    mover = game.to_move(state)
    if mover == CHANCE:
        raise BadRecord("this record breaks off where chance has to speak; cut it after the last decision")
    reader.close(state)
    ranking = game.ranking(state) if mover == NOBODY else None
    to_move = mover if mover >= 0 else None
    return Brought(spec, header["names"], reader.entries, to_move, ranking, reader.match.reached())


class _Reader:
    """Makes entries of the steps of a record while it is verified: each decision with the chance that follows it."""

    def __init__(self, steps: Sequence[tuple[int, str]], now: float, moved: Mapping[int, tuple[str, str]]) -> None:
        self.steps: Sequence[tuple[int, str]] = steps
        self.moved: Mapping[int, tuple[str, str]] = moved
        """Who decided a step in a person's place, and why."""
        self.now: float = now
        self.match: Match
        self.entries: list[Entry] = []
        self._done: int = 0
        """How many steps have been made."""
        self._seat: int | None = None
        self._action: int | None = None
        self._by: By = "server"
        self._chance: list[int] = []
        self._log: Log = []

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Takes in what has just happened, and looks at the next step: only here is it known what its words mean."""
        if self._done == 0:
            self.match = Match(game, None)
        self._log += log
        if self._done == len(self.steps):
            return
        who, words = self.steps[self._done]
        self._done += 1
        try:
            meant = game.parse(state, words)
        except IllegalAction:
            return  # the replay refuses it next, and says where it stands
        if who == CHANCE:
            self._chance.append(meant)
        else:
            self.close(state)
            self._seat, self._action = who, meant
            self._by = MADE_BY.get(self.moved.get(self._done, ("", "")), "person")

    def close(self, state: Any) -> None:
        """Ends an entry in the state that it has led to."""
        seq = len(self.entries) + 1
        kind: EntryKind = START if seq == 1 else ACT
        chance = tuple(self._chance)
        entry = Entry(seq, self.now, kind, self._seat, self._by, self._action, chance, None, acts.own_request())
        self.entries.append(entry)
        self.match.take(entry, self.match.game.copy(state), self._log)
        self._chance, self._log = [], []


def from_position(document: dict[str, Any]) -> Brought:
    """The table that a position document describes, before the deal; it says which game it is of."""
    if "game" not in document:
        raise BadPosition("the position must say its 'game'")
    match = {key: document[key] for key in MATCH_KEYS if key in document}
    seats = document.get("seats")
    players = match.get("players", max(len(seats), 2) if isinstance(seats, list) else 2)
    bare = {key: value for key, value in document.items() if key not in MATCH_KEYS}
    options = match.get("options", {})
    modules = match.get("modules", [])
    edition = match.get("edition")
    if not isinstance(options, dict) or not isinstance(modules, list) or not isinstance(match["game"], str):
        raise BadPosition("'game' is a text, 'modules' a list and 'options' an object")
    if edition is not None and not isinstance(edition, dict):
        raise BadPosition("'edition' is a document, not a name or a file")
    game = games.make(match["game"], players=players, modules=modules, edition=edition or "rebuilt", options=options)
    full = game.document(game.position(bare))
    spec = StoredSpec(game.meta.name, game.players, game.modules, dict(game.options), lobby.edition_of(game), full)
    given = match.get("names")
    names = list(game.meta.seats[: game.players]) if given is None else given
    if not isinstance(names, list) or len(names) != game.players or not all(is_name(name) for name in names):
        raise BadPosition(f"'names' has {game.players} names, each of 1 to {LONGEST_NAME} printable characters")
    return Brought(spec, names, [], None, None, None)


def dealt(tables: House, brought: Brought) -> Brought:
    """An uploaded position after chance has laid out what is still missing."""
    game = tables.games.of(brought.spec)
    match = Match(game, brought.spec)
    played = match.deal(tables.draw)
    entry = acts.dealt(played, tables.now())
    match.take(entry, played.state, played.log)
    mover = game.to_move(played.state)
    ranking = game.ranking(played.state) if mover == NOBODY else None
    to_move = mover if mover >= 0 else None
    return brought._replace(entries=[entry], to_move=to_move, ranking=ranking, reached=match.reached())
