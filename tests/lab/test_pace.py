"""How games feel: choices, forced and dead turns, waits."""

from pathlib import Path

import pytest

from tests.lab.folders import make_run
from waset.core.event import Event
from waset.core.record import read as read_records
from waset.lab.read.gather import read
from waset.lab.read.observers import observe
from waset.lab.read.pace import PaceObserver, figures


class Script:
    """A game that asks seats in a given order, each among some number of actions."""

    def __init__(self, asked: list[tuple[int, int]]) -> None:
        self.asked = asked

    def to_move(self, state: int) -> int:
        return self.asked[state][0]

    def legal(self, state: int) -> list[int]:
        return list(range(self.asked[state][1]))


def test_turns_choices_and_waits_are_counted() -> None:
    """Seat 0 chooses twice, seat 1 is forced, seat 2 chooses once, and so on; only seat 0's first turn gains."""
    game = Script([(0, 3), (0, 2), (1, 1), (2, 4), (0, 1), (1, 5), (-2, 0)])
    watching = PaceObserver(frozenset({"took"}))
    for state in range(7):
        watching.on_step(game, state, [Event("took", 0)] if state == 1 else [Event("moved", 1)])  # type: ignore[arg-type]
    found = watching.found()
    assert found.choices == [3, 2, 1, 4, 1, 5]
    assert (found.turns, found.forced, found.dead) == (5, 2, 4)
    assert found.waits == [1, 1]  # seat 0 waited for seat 2's choice, as seat 1 had none; seat 1 for the same one


def test_a_game_that_does_not_say_what_brings_something_has_no_dead_turns() -> None:
    assert "dead turns" not in {words[0] for words, _, _ in figures(PaceObserver(None).found()._replace(choices=[2]))}


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_the_figures_of_real_games_add_up(game: str, tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", game=f'"{game}"', players="3", games="3")
    for file in run.files:
        for record in read_records(file.path):
            told = observe(record, deep=False)
            assert told is not None
            pace = told.pace
            assert len(pace.choices) == told.lengths["decisions"]
            assert min(pace.choices) >= 1
            assert pace.dead is not None
            assert 0 <= pace.forced <= pace.turns
            assert 0 <= pace.dead < pace.turns / 2
            assert len(pace.waits) == pace.turns - 3
    tally = read(run, deep=False).tally
    (table,) = tally.scopes(2)
    assert 1 < tally.ratio(table, "choices").value() < 60
    assert sum(tally.ratio(table, "choices at", tenth).x for tenth in range(10)) == tally.ratio(table, "choices").x
    assert sum(tally.ratio(table, "wait at", *words).value() for words in tally.words(table, "wait at")) == (
        pytest.approx(1)
    )
