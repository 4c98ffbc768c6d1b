"""What is inconsistent in the figures of the mummy in an edition."""

from waset.core.edition import Finding
from waset.core.errors import unknown
from waset.games.luxor.rules.pieces import FREE_CHOICES, MUMMY_EFFECTS
from waset.games.luxor.rules.tables import Edition


def findings(edition: Edition) -> list[Finding]:
    """Talismans, mummy tiles and the items of a free choice."""
    errors = []
    if sorted(row.players for row in edition.talismans) != [2, 3, 4, 5]:
        errors.append("talismans: one row each is needed for 2, 3, 4 and 5 players")
    there = {row.what: row.copies for row in edition.supplies}
    for talisman_row in edition.talismans:
        if talisman_row.players * talisman_row.each > there.get("talismans", 0):
            errors.append(f"talismans: {talisman_row.players} players cannot have {talisman_row.each} each")
    effects = [tile_row.effect for tile_row in edition.mummy_tiles]
    for effect in effects:
        if effect not in MUMMY_EFFECTS:
            errors.append(f"mummy_tiles: {unknown('word', effect, MUMMY_EFFECTS)}")
    if len(set(effects)) != len(effects):
        errors.append("mummy_tiles: an effect is listed twice; say how many copies there are instead")
    if sum(tile_row.copies for tile_row in edition.mummy_tiles) < 4:
        errors.append("mummy_tiles: four tiles or more are needed, three of them face up")
    items = [row.item for row in edition.free_choice]
    for item in items:
        if item not in FREE_CHOICES:
            errors.append(f"free_choice: {unknown('word', item, FREE_CHOICES)}")
    if not items or len(set(items)) != len(items):
        errors.append("free_choice: one to three different items are needed")
    return [Finding(True, error) for error in errors]
