"""Which weights bots of a game judge by: those that were fitted to its edition, or the usual ones."""

from collections.abc import Sequence

from waset.bots.evaluation import Weight
from waset.core import fitted
from waset.core.errors import BadEdition, unknown
from waset.core.game import AnyGame


def chosen(game: AnyGame, table: Sequence[Weight], usual: Sequence[float]) -> list[float]:
    """A value for each weight of the table. Raises BadEdition for a fitted weight that is not in it."""
    given: fitted.Weights = getattr(game.edition, "fitted", ())
    known = {weight.name: row for row, weight in enumerate(table)}
    found = list(usual)
    for name, value in given:
        if name not in known:
            raise BadEdition(f"fitted to the edition {game.edition.name!r}: {unknown('weight', name, known)}")
        row = known[name]
        if not table[row].least <= value <= table[row].most:
            raise BadEdition(
                f"fitted to the edition {game.edition.name!r}: the weight {name!r} is from {table[row].least:g} to"
                f" {table[row].most:g}, not {value:g}"
            )
        found[row] = value
    return found


def mark(game: AnyGame) -> str:
    """A short fingerprint of the weights that were fitted to a game's edition; empty if there are none."""
    return fitted.mark(getattr(game.edition, "fitted", ()))
