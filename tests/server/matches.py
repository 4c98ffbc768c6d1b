"""Matches without a server: played at random with given seeds."""

import random
from collections.abc import Iterable, Iterator

from waset.server.database.rows import Entry, StoredSpec
from waset.server.tables.match import ACT, START, Games, Match, OnEntry, replaying

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
GAMES = Games()
SPECS = [
    StoredSpec("luxor", 2, (), {}),
    StoredSpec("luxor", 4, ("mummy", "equipment", "artifacts", "characters"), {}),
    StoredSpec("luxor", 5, ("fifth-player", "mummy", "equipment", "artifacts", "characters"), {}),
    StoredSpec("tutankhamun", 3, (), {}),
]


def name_of(spec: StoredSpec) -> str:
    """A test's name for a spec."""
    return f"{spec.game}-{spec.players}{'-all' if spec.modules else ''}"


def begun(spec: StoredSpec, seed: int) -> Match:
    """A match after its deal."""
    match = Match(GAMES.of(spec), spec)
    dealt = match.deal(random.Random(seed).randrange)
    match.take(Entry(1, 0.0, START, None, "server", None, dealt.chance, None, "start"), dealt.state, dealt.log)
    return match


def acted(match: Match, action: int, draw: random.Random) -> Entry:
    """Acts, and returns the entry."""
    seat = match.to_move
    played = match.play(action, draw.randrange)
    number = match.seq + 1
    entry = Entry(number, float(number), ACT, seat, "person", action, played.chance, None, f"request-{number}")
    match.take(entry, played.state, played.log)
    return entry


def played(spec: StoredSpec, seed: int, most: int = 10**6) -> Iterator[Match]:
    """A match at each of its decisions, played at random; it is the same object every time."""
    draw = random.Random(seed)
    match = begun(spec, seed)
    while match.to_move is not None and most > 0:
        yield match
        acted(match, draw.choice(match.game.legal(match.state)), draw)
        most -= 1
    yield match


def rebuild(match: Match, entries: Iterable[Entry], on_entry: OnEntry | None = None) -> None:
    """Takes a match through entries of its record, all at once."""
    for entry in replaying(match, entries):
        if on_entry is not None:
            on_entry(match, entry)
