"""Both games keep OpenSpiel's contract: its own tests pass, its own bots play them, and bad use is refused."""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]  # OpenSpiel has no types

import waset
import waset.envs.openspiel
from waset.core.game import CHANCE
from waset.envs.openspiel_struct import Struct

MODULES = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
ALL = "+".join(MODULES)
LUXOR = [
    *(f"python_waset_luxor(players={players})" for players in (2, 3, 4)),
    *(f"python_waset_luxor(players={5 if each == 'fifth-player' else 3},modules={each})" for each in MODULES),
    *(f"python_waset_luxor(players={players},modules={ALL})" for players in (2, 3, 4, 5)),
]
TUTANKHAMUN = [f"python_waset_tutankhamun(players={players})" for players in range(2, 7)]
OTHERS = [
    "python_waset_luxor(first=-1)",
    "python_waset_tutankhamun(first=-1,idols=optional,idle_horus=yes,underworld_rings=no)",
]


def random_play(game: Any, seed: int) -> Iterator[Any]:
    """Plays at random and yields the state before each step, and at the end."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def first_decision(name: str) -> Any:
    """A state in which a player must decide."""
    return next(state for state in random_play(pyspiel.load_game(name), 1) if not state.is_chance_node())


def last(name: str, seed: int = 1) -> Any:
    """The end of a random game."""
    *_, state = random_play(pyspiel.load_game(name), seed)
    return state


# --- OpenSpiel's own tests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LUXOR + TUTANKHAMUN + OTHERS)
def test_openspiel_plays_it_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["python_waset_luxor", "python_waset_tutankhamun(players=4)"])
def test_openspiel_observes_it_at_random(name: str) -> None:
    game = pyspiel.load_game(name)
    observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=False), {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, observer=observer)


# --- the same game as ours --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_it_is_the_game_of_waset(name: str) -> None:
    game = waset.make(name, players=3)
    position = game.start()
    state = pyspiel.load_game(f"python_waset_{name}(players=3)").new_initial_state()
    rng = random.Random(5)
    while not state.is_terminal():
        assert int(state.current_player()) == game.to_move(position)
        choices = state.legal_actions()
        assert choices == game.choices(position)
        assert [state.action_to_string(each) for each in choices] == [game.text(position, each) for each in choices]
        structs = [state.action_to_struct(state.current_player(), each) for each in choices]
        assert [each.to_dict() for each in structs] == [game.means(position, each) for each in choices]
        assert [state.struct_to_actions(each) for each in structs] == [[each] for each in choices]
        assert state.to_dict() == game.document(position)
        if state.is_chance_node():
            check_odds(state, game.outcomes(position))
        else:
            seat = game.to_move(position)
            assert state.to_observation_struct().to_dict() == game.view(position, seat)
            assert json.loads(state.to_observation_struct(1 - seat % 2).to_json()) == game.view(position, 1 - seat % 2)
        action = rng.choice(choices)
        state.apply_action(action)
        game.apply(position, action)
    assert game.is_over(position)
    check_returns(state.returns(), game.ranking(position))


def check_odds(state: Any, outcomes: list[tuple[int, int]]) -> None:
    """The probabilities are the parts of the weights, below the number of outcomes that was promised."""
    total = sum(weight for _, weight in outcomes)
    assert state.chance_outcomes() == [(outcome, weight / total) for outcome, weight in outcomes]
    assert max(outcome for outcome, _ in outcomes) < state.get_game().max_chance_outcomes()


def check_returns(returns: list[float], places: list[int]) -> None:
    """A better place has a higher return, the same place the same; all of them add up to zero."""
    assert sum(returns) == pytest.approx(0)
    for mine, place in zip(returns, places, strict=True):
        for theirs, other in zip(returns, places, strict=True):
            assert (mine > theirs) == (place < other)


@pytest.mark.parametrize("name", LUXOR + TUTANKHAMUN)
def test_the_promised_lengths_hold(name: str) -> None:
    game = pyspiel.load_game(name)
    movers = [step.player for step in last(name, seed=3).full_history()]
    assert movers.count(CHANCE) <= game.max_chance_nodes_in_history()
    assert len(movers) - movers.count(CHANCE) <= game.max_game_length()


def test_the_promised_lengths_are_those_of_the_documents() -> None:
    lengths = {name: pyspiel.load_game(name).max_game_length() for name in (LUXOR[0], LUXOR[-1], TUTANKHAMUN[0])}
    assert list(lengths.values()) == [3000, 441273, 100]


# --- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [LUXOR[-1], TUTANKHAMUN[1]])
@pytest.mark.parametrize(
    "twin_of",
    [
        lambda state: state.clone(),
        copy.deepcopy,
        lambda state: pickle.loads(pickle.dumps(state)),
        lambda state: state.get_game().deserialize_state(state.serialize()),
    ],
    ids=["clone", "deepcopy", "pickle", "serialize"],
)
def test_a_copy_is_the_same_and_apart(name: str, twin_of: Callable[[Any], Any]) -> None:
    for step, state in enumerate(random_play(pyspiel.load_game(name), 4)):
        if state.is_terminal() or step % 40:
            continue
        before = looks(state)
        twin = twin_of(state)
        assert looks(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert looks(state) == before
        again = twin_of(state)
        again.apply_action(again.legal_actions()[0])
        assert looks(again) == looks(twin) != before


def looks(state: Any) -> tuple[object, ...]:
    """All that can be asked of a state."""
    players = range(state.num_players())
    return (
        str(state),
        state.history(),
        state.legal_actions(),
        [state.information_state_string(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
    )


def test_a_game_reads_back_from_its_text() -> None:
    game = pyspiel.load_game("python_waset_luxor", {"players": 3, "modules": "artifacts, mummy", "first": 2})
    assert str(game) == "python_waset_luxor(edition=rebuilt,first=2,modules=mummy+artifacts,players=3,position=)"
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()
    assert game.rules.modules == ("mummy", "artifacts")
    assert game.rules.options == {"first": "2"}


def test_an_edition_is_read_from_a_file(tmp_path: Path) -> None:
    lines = ['game = "luxor"', 'name = "short"']
    for row in waset.make("luxor").edition.supplies:
        lines += ["[[supplies]]", f'what = "{row.what}"', f"copies = {2 if row.what == 'rounds' else row.copies}"]
    path = tmp_path / "short.toml"
    path.write_text("\n".join(lines), "utf-8")
    game = pyspiel.load_game("python_waset_luxor", {"edition": str(path)})
    assert game.max_game_length() == 20
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# --- OpenSpiel's own bots ---------------------------------------------------------------------------------------------


def played_by(name: str, bot: Callable[[Any, Any], Any]) -> Any:
    """The end of a game that bots have played, each seat with one of its own."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bots = [bot(game, rng) for _ in range(game.num_players())]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


@pytest.mark.parametrize("name", TUTANKHAMUN)
def test_mcts_plays_tutankhamun(name: str) -> None:
    def bot(game: Any, rng: Any) -> Any:
        return mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    assert sum(played_by(name, bot).returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", [LUXOR[0], LUXOR[-4]])
def test_ismcts_plays_luxor(name: str) -> None:
    def bot(game: Any, rng: Any) -> Any:
        return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2, 2, random_state=rng)

    assert sum(played_by(name, bot).returns()) == pytest.approx(0)


# --- bad use ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parameters", "said"),
    [
        ("luxor", {"players": 7}, "Luxor is for 2 to 5 players, not 7"),
        ("luxor", {"players": 5}, "5 players need the module 'fifth-player'"),
        ("luxor", {"modules": "mumy"}, "did you mean 'mummy'"),
        ("luxor", {"first": 2}, "the first player must sit on a seat from 0 to 1, not 2"),
        ("luxor", {"first": -2}, "unknown value for the option 'first'"),
        ("luxor", {"first": "random"}, "Wrong type for parameter first"),
        ("luxor", {"colour": "red"}, "Unknown parameter 'colour'. Available parameters are: edition, first, modules"),
        ("luxor", {"edition": "mine"}, "unknown edition 'mine'"),
        ("luxor", {"edition": "./nowhere.toml"}, "nowhere.toml"),
        ("luxor", {"edition": "./a,b.toml"}, "OpenSpiel cannot write"),
        ("tutankhamun", {"players": 1}, "Tutankhamun is for 2 to 6 players, not 1"),
        ("tutankhamun", {"idols": "perhaps"}, "unknown value for the option 'idols'"),
        ("tutankhamun", {"modules": "mummy"}, "Unknown parameter 'modules'"),
    ],
)
def test_bad_parameters_are_refused(name: str, parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game(f"python_waset_{name}", parameters)


@pytest.mark.parametrize(
    ("action", "said"),
    [(4, "only taken for a missing player"), (500, "action 500 is not legal here; legal: "), (-7, "is not legal here")],
)
def test_an_illegal_action_is_refused(action: int, said: str) -> None:
    state = first_decision("python_waset_luxor")
    before = looks(state)
    with pytest.raises(pyspiel.SpielError, match=said):
        state.apply_action(action)
    assert looks(state) == before
    assert state.action_to_string(action) == f"action {action}"
    with pytest.raises(pyspiel.SpielError, match="has no meaning"):
        state.action_to_struct(action)
    with pytest.raises(pyspiel.SpielError, match="no legal action here means"):
        state.struct_to_actions(Struct({"kind": "fly"}))


def test_chance_brings_only_what_can_come_up() -> None:
    state = pyspiel.load_game("python_waset_luxor").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"action 0 is not legal here; legal: 19 \(lay osiris"):
        state.apply_action(0)


@pytest.mark.parametrize("name", ["python_waset_luxor", "python_waset_tutankhamun"])
def test_nothing_can_be_done_after_the_end(name: str) -> None:
    state = last(name)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.rewards() == state.returns()
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)


def test_who_asks_for_nobody_is_refused() -> None:
    state = first_decision("python_waset_luxor")
    player = state.current_player()
    assert state.legal_actions(1 - player) == []
    with pytest.raises(pyspiel.SpielError, match="chance is not to move here"):
        state.chance_outcomes()
    with pytest.raises(pyspiel.SpielError, match="player -1 is not to move here"):
        state.legal_actions(-1)
    with pytest.raises(pyspiel.SpielError, match="there is no player 2"):
        state.resample_from_infostate(2, random.random)
    with pytest.raises(pyspiel.SpielError, match="NumPlayers"):
        state.information_state_string(2)


def test_an_observer_says_what_it_does_not_offer() -> None:
    game = pyspiel.load_game("python_waset_luxor")
    with pytest.raises(ValueError, match="an observation of Luxor has no parameters"):
        game.make_py_observer(None, {"size": 1})
    everyones = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="observe each of them"):
        game.make_py_observer(everyones)
