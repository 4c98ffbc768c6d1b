"""Why something cannot be done: an example for each kind of reason, with the rule that it cites."""

import pytest

from tests.games.luxor.kit import fixture
from tests.games.luxor.reasons import BASE, MODULES, Example
from waset.games.luxor.rules import why
from waset.games.luxor.rules.modules import IN_ORDER


@pytest.mark.parametrize("example", [*BASE, *MODULES], ids=lambda each: f"{each.reason.kind} {each.reason.rule}")
def test_the_reason_is_that_of_the_rule(example: Example) -> None:
    table = example.table()
    assert table.game.why_not(table.state, 0, example.wish) == example.reason


def test_every_kind_of_reason_has_an_example() -> None:
    kinds = {*why.KINDS, *(kind for module in IN_ORDER for kind in module.reasons)}
    assert {each.reason.kind for each in [*BASE, *MODULES]} == kinds


@pytest.mark.parametrize(
    ("at", "kind", "rule"),
    [("statue 2", "asleep", "L-MOVE-1"), ("tomb", "in tomb", "L-TOMB-4"), (5, "other question", "L-TURN-2")],
)
def test_who_never_walks_says_so_whatever_is_asked(at: int | str, kind: str, rule: str) -> None:
    """Nobody has played a card yet: whoever could walk waits for that, a sleeper (L-MOVE-1) would not walk anyway."""
    table = fixture(hand="1, 2, 3, 4, 5", at=[5, "tomb", "statue 1", "statue 2", "statue 3"])
    found = table.game.why_not(table.state, 0, {"kind": "move", "from": at})
    assert found is not None
    assert (found.kind, found.rule) == (kind, rule)
