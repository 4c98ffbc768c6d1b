"""The rules that no test can try are listed, with the reason, on the page of rulings."""

from pathlib import Path

import pytest

RULINGS = Path(__file__).parents[3] / "docs" / "rulings.md"

# What these say has no effect that a game could show.
UNTRIED = ["TR-2", "TR-24", "TR-72", "T-SETUP-2", "T-DATA-1", "T-DATA-3"]


@pytest.mark.parametrize("rule", UNTRIED)
def test_what_no_test_can_try_is_listed(rule: str) -> None:
    """TR-2, TR-24, TR-72, T-SETUP-2."""
    lists = RULINGS.read_text("utf-8").split("no test can try")[1:]
    assert any(f"- {rule}: " in each for each in lists)
