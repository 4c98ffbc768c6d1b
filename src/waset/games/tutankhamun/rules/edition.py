"""Which edition a game is played with, and what is inconsistent in one."""

from collections.abc import Iterator
from typing import Any, Final

from waset.core import edition as core_edition
from waset.core import finding
from waset.core.finding import Finding, FindingKinds, unknown_word
from waset.core.tables import EditionTools
from waset.games.tutankhamun.rules.facts import TRACK
from waset.games.tutankhamun.rules.meta import META
from waset.games.tutankhamun.rules.pieces import GODS, MOST_SETS, RING, SLOTS
from waset.games.tutankhamun.rules.tables import ABOUT, REBUILT_EDITION, Edition

LONGEST_NAME = 30
TAKEN_NAMES = (RING, *GODS, "empty", "Underworld", "earlier", "rings", "ring bonus")

KINDS: Final[FindingKinds] = {
    "name of a set": "a name has 1 to {most} characters and single spaces, not {name!r}",
    "name taken": "the name {name!r} is taken",
    "god twice": "{god} must be in exactly one row",
    "rows of sets": "1 to {most} rows are needed, there are {there}",
    "set without tile": "{name!r} needs a tile",
    "rows of rings": "one row is needed, there are {there}",
    "tiles and slots": "the Nile has {slots} slots, but there are {there} tiles (T-MODEL-1)",
    "start by players": "one row is needed for each of {fewest} to {most} players",
    "start at zero": "{players} players need a point to lose",
    "first is not tiles": "{name!r} pays {points} for {tiles} tiles; the rulebook pays 1 per tile (T-SCORE-2)",
    "second above first": "{name!r} pays more for the second place than for the first",
    "second is not half": "{name!r} pays {second} after {first}; the rulebook pays half (T-SCORE-2)",
    "beyond track": "{points} points do not fit the Spirit Track, which ends at {most} (T-COMP-5)",
}
"""The kinds of what a check finds in an edition."""


def choose(wanted: Any) -> Edition:
    """The edition that was asked for: the word 'rebuilt', a file, a document or an Edition."""
    return core_edition.choose(wanted, REBUILT_EDITION, META.name, check)


def check(edition: Edition) -> list[Finding]:
    """All that is inconsistent in an edition: errors, then warnings."""
    return [*_names(edition), *_tiles(edition), *_start(edition), *_warnings(edition)]


def _error(table: str, kind: str, **said: Any) -> Finding:
    return finding.made(KINDS, True, table, kind, **said)


def _warning(table: str, kind: str, **said: Any) -> Finding:
    return finding.made(KINDS, False, table, kind, **said)


def _names(edition: Edition) -> Iterator[Finding]:
    seen = [name.lower() for name in TAKEN_NAMES]
    for row in edition.sets:
        name = row.set
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != " ".join(name.split()):
            yield _error("sets", "name of a set", most=LONGEST_NAME, name=name[:40])
        elif name.lower() in seen:
            yield _error("sets", "name taken", name=name)
        seen.append(name.lower())
    for god in sorted({row.god for row in edition.idols}):
        if god not in GODS:
            yield unknown_word("idols", "god", god, list(GODS))
        elif sum(row.god == god for row in edition.idols) > 1:
            yield _error("idols", "god twice", god=god)


def _tiles(edition: Edition) -> Iterator[Finding]:
    if not 1 <= len(edition.sets) <= MOST_SETS:
        yield _error("sets", "rows of sets", most=MOST_SETS, there=len(edition.sets))
    for row in edition.sets:
        if row.tiles == 0:
            yield _error("sets", "set without tile", name=row.set)
    if len(edition.rings) != 1:
        yield _error("rings", "rows of rings", there=len(edition.rings))
    there = sum(row.tiles for table in (edition.sets, edition.rings, edition.idols) for row in table)
    if there != SLOTS:
        yield _error("sets", "tiles and slots", slots=SLOTS, there=there)


def _start(edition: Edition) -> Iterator[Finding]:
    if sorted(row.players for row in edition.start) != list(range(META.fewest_players, META.most_players + 1)):
        yield _error("start", "start by players", fewest=META.fewest_players, most=META.most_players)
    for row in edition.start:
        if row.points == 0:
            yield _error("start", "start at zero", players=row.players)


def _warnings(edition: Edition) -> Iterator[Finding]:
    for row in edition.sets:
        if row.first != row.tiles:
            yield _warning("sets", "first is not tiles", name=row.set, points=row.first, tiles=row.tiles)
        if row.second > row.first:
            yield _warning("sets", "second above first", name=row.set)
        elif row.second * 2 != row.first:
            yield _warning("sets", "second is not half", name=row.set, second=row.second, first=row.first)
    for start in edition.start:
        if start.points > TRACK:
            yield _warning("start", "beyond track", points=start.points, most=TRACK)


TOOLS: Final = EditionTools(REBUILT_EDITION, ABOUT, check, {}, KINDS)
