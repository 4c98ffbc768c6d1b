"""Why something cannot be done: an example for each kind of reason, with the rule that it cites."""

import pytest

from tests.games.tutankhamun.kit import tut
from tests.games.tutankhamun.reasons import EXAMPLES, Example
from waset.games.tutankhamun.rules import why


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each.reason.kind} {each.reason.rule}")
def test_the_reason_is_that_of_the_rule(example: Example) -> None:
    table = example.table()
    assert table.game.why_not(table.state, 0, example.wish) == example.reason


def test_every_kind_of_reason_has_an_example() -> None:
    assert {each.reason.kind for each in EXAMPLES} == set(why.KINDS)


def test_horus_with_nothing_behind_fetches_nothing() -> None:
    """T-GOD-HORUS: with the option that lets it do nothing (T-OPT-3), it is asked even then."""
    table = tut(3, nile={1: "Horus"}, idle_horus="yes").sail(1)
    found = table.game.why_not(table.state, 0, {"kind": "fetch"})
    assert found is not None
    assert (found.kind, found.rule) == ("not behind", "T-GOD-HORUS")
