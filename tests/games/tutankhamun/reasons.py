"""An example for each kind of reason in Tutankhamun: a position, what its seat wishes, and why it cannot be."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.tutankhamun.kit import Table, make, near, tut
from waset.core.wish import Reason


class Example(NamedTuple):
    """Seat 0's wish at a table, and the reason against it."""

    table: Callable[[], Table]
    wish: dict[str, Any]
    reason: Reason


def because(kind: str, rule: str, /, **figures: Any) -> Reason:
    """A reason."""
    return Reason(kind, rule, figures)


def wish(kind: str, **fields: Any) -> dict[str, Any]:
    """What seat 0 wants."""
    return {"kind": kind, **fields}


def laid_out() -> Table:
    """Chance is about to lay the first tile."""
    game = make()
    return Table(game, game.blank())


def over() -> Table:
    """Seat 0 has just scored its last point."""
    return tut(3, nile={5: "Scarab Ring"}, points=[1, 9, 9]).sail(5)


BOATS = [20, 4, 40]
RIVER = {5: "Dagger", 12: "Throne", 18: "Ankh", 25: "Ra", 26: "Thoth", 27: "Horus", 28: "Osiris", 29: "Isis"}


def river(**said: Any) -> Table:
    """Seat 0's boat is on slot 20, with tiles before and behind it."""
    gone = dict.fromkeys((1, 2, 3, 4, 13, 14, 20), "empty")
    said = {
        "boats": BOATS,
        "collections": [{"Scarab Ring": 2, "Cartouche": 6}, {}, {}],
        "underworld": {"Throne": 1, "Pottery": 1},
    } | said
    return tut(3, nile={**gone, **RIVER}, **said)


EXAMPLES: list[Example] = [
    Example(over, wish("sail", to=9), because("over", "T-END-1")),
    Example(laid_out, wish("sail", to=9), because("chance", "T-SETUP-1")),
    Example(lambda: tut(3, turn=1), wish("sail", to=9), because("not your turn", "T-TURN-2", seat=1)),
    Example(lambda: river().sail(25), wish("sail", to=9), because("other question", "T-GOD-RA", decision="Ra")),
    Example(river, wish("decline"), because("must sail", "T-SAIL-4")),
    Example(river, wish("sail", **{"from": 3}), because("other boat", "T-MODEL-2", boat=20)),
    Example(river, wish("sail", to=14), because("no tile", "TR-73", slot=14)),
    Example(river, wish("sail", to=25, tile="Ankh"), because("other tile", "T-SAIL-4", slot=25, tile="Ra")),
    Example(
        lambda: tut(2, nile=near("Ankh", "Ra", "Throne")),
        wish("sail", tile="Isis"),
        because("no such tile", "T-SAIL-4"),
    ),
    Example(river, wish("sail", to=5), because("not nearest", "T-SAIL-2", nearest=19)),
    Example(river, wish("fetch", slot=5), because("idol first", "T-GOD-HORUS", idol="Horus")),
    Example(lambda: river().sail(26), wish("exchange", slot=12), because("not ahead", "T-GOD-THOTH", boat=26)),
    Example(lambda: river().sail(26), wish("exchange", slot=80), because("last ahead", "T-ALG-10", slot=80)),
    Example(
        lambda: first_of_two(),
        wish("exchange with", higher=28),
        because("not further on", "T-ALG-10", slot=29),
    ),
    Example(lambda: river().sail(27), wish("fetch", slot=29), because("not behind", "T-GOD-HORUS", boat=27)),
    Example(
        lambda: river().sail(28),
        wish("take from Underworld", tile="Ankh"),
        because("not in Underworld", "T-GOD-OSIRIS"),
    ),
    Example(lambda: river().sail(25), wish("decline"), because("compulsory", "TR-27", idol="Ra")),
]


def first_of_two() -> Table:
    """Thoth is at work, and the nearer of the two tiles is chosen."""
    table = river().sail(26)
    return table.apply(329)
