"""What every record promises: the same seed writes it again, and it replays without a generator to the same state."""

import io
import json
from typing import Any, NoReturn

import pytest

import waset
from tests.contract.cases import MODULES, Case
from waset import bots
from waset.core import edition
from waset.core.game import AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Record, Recorder, read, replay
from waset.core.rng import Rng

RECORDED = [
    *(Case("luxor", players) for players in (2, 3, 4)),
    *(Case("luxor", 5 if module == "fifth-player" else 3, (module,)) for module in MODULES),
    *(Case("luxor", players, MODULES) for players in (2, 3, 4, 5)),
    *(Case("tutankhamun", players) for players in range(2, 7)),
]
NAMES = ("Ada", "Zoë", 'Kim "the cat"', "Max", "بوب", "O'Hara")
OPTIONS = {
    "luxor": {"first": "random"},
    "tutankhamun": {"first": "1", "idols": "optional", "underworld_rings": "no", "idle_horus": "yes"},
}
EDITIONS: dict[str, dict[str, Any]] = {
    "luxor": {"name": "harder", "sarcophagi": [{"points": 9}]},
    "tutankhamun": {"name": "quick", "rings": [{"tiles": 10, "each": 2, "bonus": 5}]},
}


@pytest.fixture(params=RECORDED, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Some ways to set up a game: all numbers of players, each module, all of them."""
    assert isinstance(request.param, Case)
    return request.param


def played(game: AnyGame, seed: int, position: dict[str, Any] | None = None) -> tuple[bytes, Any]:
    """A random game from the start or from a position: its record and its last state."""
    file = io.BytesIO()
    rng = Rng(seed)
    seated = [bots.make("random", game, seat_rng(rng, seat)) for seat in range(game.players)]
    recorder = Recorder(game, file, NAMES[: game.players], seed=seed, position=position)
    state = None if position is None else game.position(position)
    last = play(game, seated, rng, state=state, recorder=recorder)
    return file.getvalue(), last


def only(raw: bytes) -> Record:
    """The one record in these bytes."""
    (record,) = read(io.BytesIO(raw))
    return record


def half_way(game: AnyGame, seed: int) -> Any:
    """A state in the midst of a random game."""
    rng = Rng(seed)
    path = [game.start(seed)]
    while not game.is_over(path[-1]):
        state = path[-1].copy()
        chance = game.to_move(state) == waset.CHANCE
        choices = game.choices(state)
        game.advance(state, game.sample(state, rng) if chance else choices[rng.below(len(choices))])
        path.append(state)
    return path[len(path) // 2]


def no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be drawn."""

    def refuse(_rng: Rng, _n: int) -> NoReturn:
        raise AssertionError("a random number was drawn")

    monkeypatch.setattr(Rng, "below", refuse)


def other_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the largest number is drawn, so that nothing depends on it by chance."""
    monkeypatch.setattr(Rng, "below", lambda _rng, n: n - 1)


def test_the_same_seed_writes_the_same_record(case: Case) -> None:
    first, _ = played(case.make(), 11)
    again, _ = played(case.make(), 11)
    other, _ = played(case.make(), 12)
    assert first == again
    assert first != other


def test_a_record_replays_without_a_generator(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    raw, last = played(case.make(), 21)
    no_generator(monkeypatch)
    game, state = replay(only(raw), waset.make)
    assert state.key() == last.key()
    assert game.is_over(state)


def test_a_record_carries_what_the_game_was_made_with(case: Case) -> None:
    changed, options = EDITIONS[case.name], OPTIONS[case.name]
    game = waset.make(case.name, players=case.players, modules=case.modules, edition=changed, options=options)
    raw, last = played(game, 31)
    record = only(raw)
    again, state = replay(record, waset.make)
    assert record.header["names"] == list(NAMES[: case.players])
    assert record.header["edition"]["name"] == changed["name"]
    assert list(record.header["edition"]["differs"]) == [name for name in changed if name != "name"]
    assert again.options == game.options == {**game.options, **options}
    assert again.modules == case.modules
    assert edition.digest(again.edition) == edition.digest(game.edition) != edition.digest(game.base_edition)
    assert state.key() == last.key()


def test_a_record_from_a_position_replays(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    game = case.make()
    start = half_way(game, 41)
    raw, last = played(game, 42, game.document(start))
    record = only(raw)
    assert record.header["position"] == json.loads(json.dumps(game.document(start)))
    other_generator(monkeypatch)
    _, state = replay(record, waset.make)
    assert state.key() == last.key()
