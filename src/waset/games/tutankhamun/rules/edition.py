"""Which edition a game is played with, and what is inconsistent in one."""

from typing import Any, Final

from waset.core import edition as core_edition
from waset.core.edition import Finding
from waset.core.errors import unknown
from waset.core.tables import EditionTools
from waset.games.tutankhamun.rules.facts import TRACK
from waset.games.tutankhamun.rules.meta import META
from waset.games.tutankhamun.rules.pieces import GODS, MOST_SETS, RING, SLOTS
from waset.games.tutankhamun.rules.tables import ABOUT, REBUILT_EDITION, Edition

LONGEST_NAME = 30
TAKEN_NAMES = (RING, *GODS, "empty", "Underworld", "earlier", "rings", "ring bonus")


def choose(wanted: Any) -> Edition:
    """The edition that was asked for: the word 'rebuilt', a file, a document or an Edition."""
    return core_edition.choose(wanted, REBUILT_EDITION, META.name, check)


def check(edition: Edition) -> list[Finding]:
    """All that is inconsistent in an edition: errors, then warnings."""
    errors = [*_names(edition), *_tiles(edition), *_start(edition)]
    return [Finding(True, text) for text in errors] + [Finding(False, text) for text in _warnings(edition)]


def _names(edition: Edition) -> list[str]:
    errors = []
    seen = [name.lower() for name in TAKEN_NAMES]
    for row in edition.sets:
        name = row.set
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != " ".join(name.split()):
            errors.append(f"sets: a name has 1 to {LONGEST_NAME} characters and single spaces, not {name[:40]!r}")
        elif name.lower() in seen:
            errors.append(f"sets: the name {name!r} is taken")
        seen.append(name.lower())
    for god in sorted({row.god for row in edition.idols}):
        if god not in GODS:
            errors.append(f"idols: {unknown('god', god, GODS)}")
        elif sum(row.god == god for row in edition.idols) > 1:
            errors.append(f"idols: {god} must be in exactly one row")
    return errors


def _tiles(edition: Edition) -> list[str]:
    errors = []
    if not 1 <= len(edition.sets) <= MOST_SETS:
        errors.append(f"sets: 1 to {MOST_SETS} rows are needed, there are {len(edition.sets)}")
    errors += [f"sets: {row.set!r} needs a tile" for row in edition.sets if row.tiles == 0]
    if len(edition.rings) != 1:
        errors.append(f"rings: one row is needed, there are {len(edition.rings)}")
    total = sum(row.tiles for table in (edition.sets, edition.rings, edition.idols) for row in table)
    if total != SLOTS:
        errors.append(f"sets, rings, idols: the Nile has {SLOTS} slots, but there are {total} tiles (T-MODEL-1)")
    return errors


def _start(edition: Edition) -> list[str]:
    errors = []
    if sorted(row.players for row in edition.start) != list(range(META.fewest_players, META.most_players + 1)):
        errors.append(f"start: one row is needed for each of {META.fewest_players} to {META.most_players} players")
    errors += [f"start: {row.players} players need a point to lose" for row in edition.start if row.points == 0]
    return errors


def _warnings(edition: Edition) -> list[str]:
    warnings = []
    for row in edition.sets:
        if row.first != row.tiles:
            warnings.append(
                f"sets: {row.set!r} pays {row.first} for {row.tiles} tiles; the rulebook pays 1 per tile (T-SCORE-2)"
            )
        if row.second > row.first:
            warnings.append(f"sets: {row.set!r} pays more for the second place than for the first")
        elif row.second * 2 != row.first:
            warnings.append(
                f"sets: {row.set!r} pays {row.second} after {row.first}; the rulebook pays half (T-SCORE-2)"
            )
    for start in edition.start:
        if start.points > TRACK:
            warnings.append(
                f"start: {start.points} points do not fit the Spirit Track, which ends at {TRACK} (T-COMP-5)"
            )
    return warnings


TOOLS: Final = EditionTools(REBUILT_EDITION, ABOUT, check, {})
