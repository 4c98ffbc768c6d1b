"""What is inconsistent in the figures of the mummy in an edition."""

from collections.abc import Iterator
from typing import Any, Final

from waset.core import finding
from waset.core.finding import Finding, FindingKinds, unknown_word
from waset.games.luxor.rules.pieces import FREE_CHOICES, MUMMY_EFFECTS
from waset.games.luxor.rules.tables import Edition

KINDS: Final[FindingKinds] = {
    "talismans by players": "one row each is needed for 2, 3, 4 and 5 players",
    "few talismans": "{players} players cannot have {each} each",
    "effect twice": "an effect is listed twice; say how many copies there are instead",
    "few mummy tiles": "four tiles or more are needed, three of them face up",
    "free choice": "one to three different items are needed",
}


def findings(edition: Edition) -> Iterator[Finding]:
    """Talismans, mummy tiles and the items of a free choice."""
    if sorted(row.players for row in edition.talismans) != [2, 3, 4, 5]:
        yield _error("talismans", "talismans by players")
    there = {row.what: row.copies for row in edition.supplies}
    for talisman_row in edition.talismans:
        players, each = talisman_row.players, talisman_row.each
        if players * each > there.get("talismans", 0):
            yield _error("talismans", "few talismans", players=players, each=each)
    effects = [tile_row.effect for tile_row in edition.mummy_tiles]
    for effect in effects:
        if effect not in MUMMY_EFFECTS:
            yield unknown_word("mummy_tiles", "word", effect, list(MUMMY_EFFECTS))
    if len(set(effects)) != len(effects):
        yield _error("mummy_tiles", "effect twice")
    if sum(tile_row.copies for tile_row in edition.mummy_tiles) < 4:
        yield _error("mummy_tiles", "few mummy tiles")
    items = [row.item for row in edition.free_choice]
    for item in items:
        if item not in FREE_CHOICES:
            yield unknown_word("free_choice", "word", item, list(FREE_CHOICES))
    if not items or len(set(items)) != len(items):
        yield _error("free_choice", "free choice")


def _error(table: str, kind: str, **said: Any) -> Finding:
    return finding.made(KINDS, True, table, kind, **said)
