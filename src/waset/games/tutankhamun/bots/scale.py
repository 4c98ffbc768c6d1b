"""How much an edition pays beside the usual one: by this every weight in points is multiplied.

A weight says what something is worth where sets and rings pay as they usually do. In the usual edition the factor is
exactly 1.
"""

from waset.games.tutankhamun.rules.tables import REBUILT_EDITION, Edition


def stray(edition: Edition) -> float:
    """How many times more an edition pays than usual, and so how many times further points may stray."""
    return pays(edition) / pays(REBUILT_EDITION)


def pays(edition: Edition) -> float:
    """All points that an edition pays in a game, and one more, so that there is never nothing."""
    rings = sum(row.tiles * row.each + row.bonus for row in edition.rings)
    return 1.0 + float(rings + sum(row.first + row.second for row in edition.sets))
