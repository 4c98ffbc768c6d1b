"""Many games at once in which the agent has any seats, with any opponents on the others, begun anywhere."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

import waset
from tests.contract.cases import Case
from tests.envs.cases import FULL, SOME, cases
from waset.bots.nets import folder
from waset.bots.random import RandomBot
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.envs.encode import Encoder
from waset.envs.gymnasium import WasetEnv
from waset.envs.vector import WasetVectorEnv


def any_legal(masks: npt.NDArray[Any], rng: np.random.Generator) -> npt.NDArray[Any]:
    """Any legal action in each game."""
    chosen: npt.NDArray[Any] = (rng.random(masks.shape) * masks).argmax(axis=1)
    return chosen


def keys(envs: WasetVectorEnv) -> list[object]:
    """What tells the states of the games apart."""
    return [state.key() for state in envs.arena.batch.states]


# --- all seats are the agent's ----------------------------------------------------------------------------------------


@cases(SOME)
def test_in_self_play_each_row_is_what_the_seat_to_move_sees(case: Case) -> None:
    envs = WasetVectorEnv(case.name, 3, case.players, case.modules, opponents="self")
    game, encoder = envs.arena.game, Encoder(envs.arena.game)
    rng = np.random.default_rng(1)
    observations, infos = envs.reset(seed=4)
    seats = set()
    for _ in range(60):
        for index, state in enumerate(envs.arena.batch.states):
            if not game.is_over(state):
                seat = game.to_move(state)
                assert infos["seat"][index] == seat
                assert np.flatnonzero(infos["action_mask"][index]).tolist() == game.legal(state)
                assert (observations[index] == encoder.encode(game.view(state, seat))).all()
                seats.add(seat)
        assert (envs.action_masks() == infos["action_mask"]).all()
        observations, *_, infos = envs.step(any_legal(infos["action_mask"], rng))
    assert seats == set(range(case.players))


@cases(SOME)
def test_features_are_made_where_observations_are_made(case: Case) -> None:
    made = [
        WasetVectorEnv(case.name, 2, case.players, case.modules, opponents="self", observations=kind)
        for kind in ("numbers", "features")
    ]
    (rows, infos), (features, _) = (envs.reset(seed=3) for envs in made)
    for step in range(30):
        assert (made[0].encoder.features(rows) == features).all()
        assert made[1].observation_space.contains(features)
        actions = any_legal(infos["action_mask"], np.random.default_rng(step))
        rows, *_, infos = made[0].step(actions)
        features, *_ = made[1].step(actions)


def test_the_end_is_told_for_every_seat() -> None:
    envs = WasetVectorEnv("tutankhamun", 4, 3, opponents="self")
    game = envs.arena.game
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    told = 0
    for _ in range(120):
        acting = infos["seat"]
        _, rewards, terminations, truncations, infos = envs.step(any_legal(infos["action_mask"], rng))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        for index in np.flatnonzero(terminations):
            state, seat = envs.arena.batch.states[index], acting[index]
            assert infos["_places"][index]
            assert infos["places"][index].tolist() == game.ranking(state)
            assert infos["scores"][index].tolist() == [score.total for score in game.scores(state)]
            assert infos["rewards"][index].sum() == pytest.approx(0)
            assert infos["ending"][index] == game.ending(state)
            assert infos["seat"][index] == seat, "the seat that acted last is told its end"
            assert infos["place"][index] == game.ranking(state)[seat]
            assert infos["score"][index] == game.scores(state)[seat].total
            assert rewards[index] == infos["rewards"][index, seat]
            told += 1
    assert told >= 4


# --- opponents --------------------------------------------------------------------------------------------------------


class Counting(RandomBot):
    """A bot that remembers on which seats it was asked."""

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.seats: set[int] = set()

    def choose(self, seen: Seen) -> int:
        self.seats.add(seen.seat)
        return super().choose(seen)


@pytest.mark.parametrize("observations", ["numbers", "features"])
def test_opponents_are_names_bots_functions_and_oneself(observations: str) -> None:
    asked = []

    def first(rows: npt.NDArray[Any], masks: npt.NDArray[Any]) -> Any:
        """Takes the first legal action in all games at once."""
        assert len(rows) == len(masks)
        assert masks.dtype == np.int8
        asked.append(rows.shape)
        return masks.argmax(axis=1)

    bot = Counting()
    envs = WasetVectorEnv(
        "luxor", 4, 5, FULL.modules, opponents=["self", first, bot, "porter"], seat=1, observations=observations
    )
    rng = np.random.default_rng(1)
    rows, infos = envs.reset(seed=3)
    for _ in range(25):
        assert set(infos["seat"]) <= {1, 2}
        rows, *_, infos = envs.step(any_legal(infos["action_mask"], rng))
    assert bot.seats == {4}
    assert max(count for count, _ in asked) > 1, "a function is asked for many games at once"
    assert {size for _, size in asked} == {rows.shape[1]}


def test_a_bot_that_decides_for_many_games_is_asked_with_features() -> None:
    class Net(RandomBot):
        asked = 0

        def choose_many(self, features: npt.NDArray[Any], masks: npt.NDArray[Any]) -> Any:
            assert features.dtype == np.float32
            self.asked += len(features)
            return masks.argmax(axis=1)

    net = Net(Rng(1))
    envs = WasetVectorEnv("tutankhamun", 6, opponents=net)
    _, infos = envs.reset(seed=2)
    for _ in range(5):
        *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert net.asked >= 20


@pytest.mark.parametrize("seat", [0, 1])
def test_a_checkpoint_is_an_opponent_in_every_environment(
    seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named as everywhere else, and does the same in one game as in many."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(folder("tutankhamun") / "selfplay.npz", "00012.npz")
    envs = WasetVectorEnv("tutankhamun", 2, opponents="net:00012.npz", seat=seat)
    env = WasetEnv("tutankhamun", opponents="net:00012.npz", seat=seat)
    _, many = envs.reset(seed=7)
    _, info = env.reset(seed=7)
    for _ in range(4):
        *_, many = envs.step(many["action_mask"].argmax(axis=1))
        *_, info = env.step(int(info["action_mask"].argmax()))
    assert keys(envs)[0] == env.state.key() != keys(envs)[1]
    with pytest.raises(waset.BadOption, match=r"there is no file '00013\.npz'"):
        WasetVectorEnv("tutankhamun", 2, opponents="net:00013.npz")


def test_an_opponent_that_acts_illegally_is_an_error() -> None:
    envs = WasetVectorEnv("luxor", 2, opponents=lambda *seen: seen[1].argmin(axis=1), seat=1)
    with pytest.raises(waset.IllegalAction, match="the opponent 'function' chose 2 in game 0, which is not legal"):
        envs.reset(seed=1)
    envs = WasetVectorEnv("luxor", 2, opponents=lambda *seen: seen[1], seat=1)
    with pytest.raises(waset.IllegalAction, match="must return an array of 2 action numbers, not int8 of the shape"):
        envs.reset(seed=1)


def test_the_same_bots_play_the_same_games_however_many_there_are() -> None:
    """Named bots draw from generators of their own game, so that a game is the same alone and beside others."""
    ended = []
    for count in (1, 3):
        envs = WasetVectorEnv("tutankhamun", count, 3, opponents=("porter", "scribe"))
        _, infos = envs.reset(seed=7)
        for _ in range(4):
            *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
        ended.append(keys(envs)[0])
    assert ended[0] == ended[1]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": "slef"}, "unknown bot 'slef'; did you mean 'self'?"),
        ({"opponents": "portr"}, "unknown bot 'portr'; did you mean 'porter'?"),
        ({"opponents": 7}, "an opponent is a name, a bot or a function of observations and masks, not 7"),
        ({"observations": "feature"}, "unknown kind of observations 'feature'; did you mean 'features'?"),
        ({"autoreset": "samestep"}, "unknown autoreset mode 'samestep'; did you mean 'same_step'?"),
        ({"num_envs": 0}, "1 environment or more, not 0"),
    ],
)
def test_what_cannot_be_made_is_told(options: dict[str, Any], words: str) -> None:
    with pytest.raises(waset.BadOption) as told:
        WasetVectorEnv("luxor", **options)
    assert words in str(told.value)


# --- the end and the next game ----------------------------------------------------------------------------------------


def test_games_can_begin_anew_in_the_same_step() -> None:
    envs = WasetVectorEnv("tutankhamun", 4, opponents="self", autoreset="same_step", observations="features")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        rows, rewards, terminations, _, infos = envs.step(any_legal(infos["action_mask"], rng))
        assert not rewards[~terminations].any()
        for index in np.flatnonzero(terminations):
            assert infos["_final_obs"][index]
            final = infos["final_info"]
            assert final["places"][index].min() == 1
            assert rewards[index] in final["rewards"][index]
            names = envs.encoder.feature_names
            assert infos["final_obs"][index][names.index("ending: zero")] or "nile empty" in final["ending"][index]
            assert rows[index][names.index("turns")] == np.float32(1 / 60)
            ended += 1
    assert ended >= 4


def test_games_can_be_reset_one_by_one() -> None:
    envs = WasetVectorEnv("tutankhamun", 3, opponents="self", autoreset=AutoresetMode.DISABLED)
    rng = np.random.default_rng(1)
    mask = np.zeros(3, np.bool_)
    with pytest.raises(ResetNeeded, match="the first reset\\(\\) is one of all games"):
        envs.reset(options={"reset_mask": np.array([True, False, False])})
    _, infos = envs.reset(seed=1)
    while not mask.any():
        rows, _, mask, _, infos = envs.step(any_legal(infos["action_mask"], rng))
    with pytest.raises(ResetNeeded, match="are over: reset them with `reset_mask`"):
        envs.step(any_legal(infos["action_mask"], rng))
    before = keys(envs)
    again, infos = envs.reset(seed=50, options={"reset_mask": mask})
    after = keys(envs)
    for index, anew in enumerate(mask):
        assert (before[index] != after[index]) == anew
        assert anew or (rows[index] == again[index]).all()
        if anew:
            assert after[index] == envs.arena.game.start(seed=50 + index).key()
    assert (infos["_action_mask"] == mask).all()
    envs.step(any_legal(infos["action_mask"], rng))
    for wrong in (np.zeros(3, np.bool_), np.ones(2, np.bool_), [1, 0, 0]):
        with pytest.raises(waset.BadOption, match="`reset_mask` is an array of 3 truth values"):
            envs.reset(options={"reset_mask": wrong})


def test_an_illegal_action_is_found_before_any_game_moves() -> None:
    envs = WasetVectorEnv("luxor", 3, opponents="self", illegal="raise")
    _, infos = envs.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    before = keys(envs)
    for wrong in (847, -1, 848):
        with pytest.raises(InvalidAction, match=r"games \[1\]; no game has moved|from 0 to 847, not .* in game 1"):
            envs.step(np.array([legal[0], wrong, legal[2]]))
        assert keys(envs) == before
    _, _, terminations, _, _ = envs.step(legal)
    assert not terminations.any()
    assert all(old != new for old, new in zip(before, keys(envs), strict=True))


def test_a_restarting_game_does_not_look_at_its_action() -> None:
    envs = WasetVectorEnv("luxor", 2, opponents="self", rewards="score")
    _, infos = envs.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    _, rewards, terminations, _, infos = envs.step(np.array([847, legal[1]]))
    assert (rewards[0], terminations.tolist()) == (-100, [True, False])
    assert infos["illegal_action"].tolist() == [True, False]
    _, rewards, terminations, _, _ = envs.step(np.array([-7, infos["action_mask"][1].argmax()]))
    assert (rewards[0], terminations[0]) == (0, False)


# --- seeds and positions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [9, np.int64(9), np.uint8(9), [9, 10], np.array([9, 10]), (np.int32(9), 10)])
def test_seeds_of_any_integer_type(seed: Any) -> None:
    envs = WasetVectorEnv("luxor", 2, opponents="self")
    envs.reset(seed=seed)
    assert keys(envs) == [envs.arena.game.start(seed=9).key(), envs.arena.game.start(seed=10).key()]


@pytest.mark.parametrize("seed", [1.5, "seven", [1, 2, 3], [1, "two"]])
def test_seeds_that_are_none_are_refused(seed: Any) -> None:
    with pytest.raises(waset.BadOption, match=r"a seed is a whole number, not|2 environments need as many seeds"):
        WasetVectorEnv("luxor", 2).reset(seed=seed)


def test_games_begin_in_a_position_until_another_is_given() -> None:
    envs = WasetVectorEnv("tutankhamun", 2, opponents="self")
    game = envs.arena.game
    documents = []
    for seed in (3, 4):
        state = game.start(seed=seed)
        for _ in range(6):
            game.apply(state, game.legal(state)[0])
        documents.append(game.document(state))
    envs.reset(seed=1, options={"position": documents[0]})
    assert keys(envs) == [game.position(documents[0]).key()] * 2
    _, infos = envs.reset(seed=1, options={"position": documents})
    assert keys(envs) == [game.position(each).key() for each in documents]
    rng = np.random.default_rng(1)
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        *_, ended, _, infos = envs.step(any_legal(infos["action_mask"], rng))
    envs.step(any_legal(infos["action_mask"], rng))
    index = int(np.flatnonzero(ended)[0])
    assert keys(envs)[index] == game.position(documents[index]).key(), "the next game begins there, too"
    envs.reset(seed=1)
    assert keys(envs)[0] == game.start(seed=1).key()


def test_options_of_reset_that_cannot_be_are_told() -> None:
    envs = WasetVectorEnv("tutankhamun", 2)
    with pytest.raises(waset.BadOption, match="unknown option of reset 'postion'; did you mean 'position'"):
        envs.reset(options={"postion": {}})
    with pytest.raises(waset.BadOption, match="2 environments need as many positions, not 1"):
        envs.reset(options={"position": [{}]})
    with pytest.raises(waset.BadPosition):
        envs.reset(options={"position": {"nowhere": 1}})
    game = waset.make("tutankhamun")
    state = game.start(seed=1)
    game.play_out(state, Rng(1))
    with pytest.raises(waset.BadPosition, match="the game is over in this position"):
        envs.reset(options={"position": game.document(state)})
    with pytest.raises(ResetNeeded, match="call reset\\(\\) before action_masks"):
        envs.action_masks()


def test_whatever_is_held_of_an_array_is_kept() -> None:
    """An array that nobody holds is written to again; a part of it is enough to hold it."""
    envs = WasetVectorEnv("luxor", 2, opponents="self")
    rows, infos = envs.reset(seed=1)
    part, kept = rows[1], rows[1].copy()
    del rows
    addresses = set()
    for _ in range(12):
        rows, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
        assert not np.shares_memory(part, rows)
        addresses.add(rows.ctypes.data)
    assert (part == kept).all()
    assert len(addresses) <= 3


def test_arrays_can_be_the_memory_of_the_rules() -> None:
    envs = WasetVectorEnv("luxor", 2, opponents="self", copy=False)
    rows, infos = envs.reset(seed=1)
    again, *_ = envs.step(infos["action_mask"].argmax(axis=1))
    assert np.shares_memory(rows, again)
