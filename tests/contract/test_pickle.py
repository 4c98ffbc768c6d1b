"""A state survives `pickle`, so that it can be sent to another process: equal, independent, and played on alike."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.contract.test_contract import step
from waset.core.event import Log
from waset.core.rng import Rng
from waset.games.luxor.rules.state import FIELDS as LUXOR_FIELDS
from waset.games.tutankhamun.rules.state import FIELDS as TUTANKHAMUN_FIELDS

SOURCES = Path(__file__).parents[2] / "src"
LARGEST = 1200
"""Bytes of a pickled state: a few for each row of numbers."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_survives_at_every_step_and_plays_on_alike(case: Case) -> None:
    game = case.make()
    chance, choice = Rng(7), Rng(8)
    twin_chance, twin_choice = Rng(7), Rng(8)
    state = game.start()
    twin = game.start()
    while not game.is_over(state):
        written = pickle.dumps(twin)
        assert len(written) < LARGEST
        twin = pickle.loads(written)
        assert twin.key() == state.key()
        assert game.choices(twin) == game.choices(state)
        events: Log = []
        twin_events: Log = []
        game.apply(state, step(game, state, chance, choice), events)
        game.apply(twin, step(game, twin, twin_chance, twin_choice), twin_events)
        assert twin_events == events
    twin = pickle.loads(pickle.dumps(twin))
    assert (game.scores(twin), game.ranking(twin)) == (game.scores(state), game.ranking(state))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_by_pickle_is_independent_and_has_all_fields(case: Case) -> None:
    game = case.make()
    state = game.start(3)
    before = state.key()
    fields = LUXOR_FIELDS if case.name == "luxor" else TUTANKHAMUN_FIELDS
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        for name in fields:
            ours, theirs = getattr(state, name), getattr(twin, name)
            assert ours == theirs if isinstance(ours, int) else list(ours) == list(theirs), name
        assert twin.log is None
        game.play_out(game.copy(twin), Rng(1))
        assert twin.key() == before
        game.play_out(twin, Rng(1))
        assert twin.key() != before
        assert state.key() == before


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_a_log_stays_at_home(name: str) -> None:
    game = waset.make(name)
    state = game.start(1)
    game.tell(state, [])
    assert pickle.loads(pickle.dumps(state)).log is None


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_a_state_of_another_version_is_refused(name: str) -> None:
    state = waset.make(name).start(1)
    with pytest.raises(ValueError, match="it comes from another version"):
        state.__setstate__(state.__getstate__()[1:])


@pytest.mark.skipif(not waset.compiled, reason="the interpreted form has nothing to be compared with")
@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_the_interpreted_form_reads_what_the_compiled_one_wrote(tmp_path: Path, name: str) -> None:
    state = waset.make(name, players=3).start(4)
    path = tmp_path / "state"
    path.write_bytes(pickle.dumps(state))
    told = "import pathlib, pickle, sys; print(pickle.loads(pathlib.Path(sys.argv[1]).read_bytes()).key())"
    done = subprocess.run(
        [sys.executable, "-c", told, str(path)], env={"PYTHONPATH": str(SOURCES)}, check=True, capture_output=True
    )
    assert done.stdout.decode().strip() == str(state.key())
