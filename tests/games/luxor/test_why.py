"""Why something cannot be done: an example for each kind of reason, with the rule that it cites."""

import pytest

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
