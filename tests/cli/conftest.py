"""The command speaks English in these tests, whatever the machine that runs them speaks."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language of the environment."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
