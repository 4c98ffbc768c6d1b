"""The short form of the crash test; the long one is `make crash-test`."""

from tests.server.crash import crash


def test_nothing_that_was_acknowledged_is_lost(database: str) -> None:
    tally = crash(database, kills=5, seed=3)
    assert tally.failures == []
    assert len(tally.acknowledged) > 15
    assert len(tally.tables) >= 3
