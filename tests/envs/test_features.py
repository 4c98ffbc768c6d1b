"""Features say all that an observation says, in a size that networks learn from."""

import numpy as np
import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.envs.cases import FULL, SOME, cases
from tests.envs.test_encode import moments
from waset.envs.encode import Encoder
from waset.envs.features import Piece, Trait, featurizer
from waset.envs.vector import WasetVectorEnv


@cases(CASES)
def test_every_number_that_is_not_0_says_a_feature(case: Case) -> None:
    """What cannot occur has no feature; so whatever occurs must have one, with every subset of the modules."""
    game = case.make()
    encoder = Encoder(game)
    places = encoder.feature_slices()
    for state in moments(game, 3, 5 if case.modules else 2):
        row = encoder.encode(game.view(state, 0))
        features = encoder.features(row)
        for piece in encoder.pieces:
            said = np.count_nonzero(features[places[piece.name]])
            assert said >= np.count_nonzero(row[encoder.parts[piece.name]]), piece.name


@cases(SOME)
def test_different_observations_have_different_features(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    seen: dict[bytes, bytes] = {}
    for state in moments(game, 4, 1):
        row = encoder.encode(game.view(state, 1))
        assert seen.setdefault(encoder.features(row).tobytes(), row.tobytes()) == row.tobytes()


@cases(SOME)
def test_features_are_what_their_names_say(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    rows = np.stack([encoder.encode(game.view(state, 0)) for state in moments(game, 1, 5)])
    features = encoder.features(rows)
    assert features.shape == (len(rows), encoder.feature_size)
    assert features.dtype == np.float32
    assert len(set(encoder.feature_names)) == encoder.feature_size
    assert (features >= encoder.feature_low).all()
    assert (features <= encoder.feature_high).all()
    named = dict(zip(encoder.feature_names, features.T, strict=True))
    for piece in encoder.pieces:
        part = rows[:, encoder.parts[piece.name]]
        for number, in_play in enumerate(piece.played):
            thing = f", {piece.things[number]}" if piece.things else ""
            for trait in piece.features if in_play else ():
                name = f"{piece.name}{thing}{': ' if trait.name else ''}{trait.name}"
                meant = np.array(trait.values, np.float32)[part[:, number] - piece.low]
                assert (named[name] == meant).all(), name


def test_what_is_said_can_be_read() -> None:
    game = waset.make("luxor")
    encoder = Encoder(game)
    state = game.start(seed=1)
    view = game.view(state, 0)
    named = dict(zip(encoder.feature_names, encoder.features(encoder.encode(view)).tolist(), strict=True))
    card = view["seats"][0]["hand"][0]
    assert named[f"own: hand, card 1: {card}"] == 1
    assert named["seat +1: hand, card 1: unknown"] == 1
    assert named["own: standing, stairs"] == 1  # two stand there, as is usual


@pytest.mark.parametrize(
    ("name", "players", "modules"), [("luxor", 2, ()), ("luxor", 2, FULL.modules), ("tutankhamun", 2, ())]
)
def test_amounts_are_scaled_by_what_occurs(name: str, players: int, modules: tuple[str, ...]) -> None:
    """In ordinary games no amount stays far below 1, and none goes far beyond it."""
    envs = WasetVectorEnv(name, 8, players, modules, opponents="self", observations="features", autoreset="same_step")
    rng = np.random.default_rng(5)
    observations, infos = envs.reset(seed=5)
    most = np.zeros(envs.encoder.feature_size)
    for _ in range(400 if name == "luxor" else 200):
        most = np.maximum(most, np.abs(observations).max(axis=0))
        masks = infos["action_mask"]
        observations, *_, infos = envs.step((rng.random(masks.shape) * masks).argmax(axis=1))
    for piece, place in zip(envs.encoder.pieces, envs.encoder.feature_slices().values(), strict=True):
        if not piece.words and piece.feature_size and most[place].max() > 0:
            assert 0.2 <= most[place].max() <= 2.5, (piece.name, most[place].max())


def test_the_value_0_cannot_say_anything() -> None:
    with pytest.raises(ValueError, match="odd: the value 0 must say no feature"):
        featurizer([Piece("odd", words=("a", "b"), traits=(Trait("is a", (1.0, 0.0)),))])


def test_a_number_beyond_its_bounds_says_as_much_as_the_bound() -> None:
    game = waset.make("tutankhamun")
    encoder = Encoder(game)
    row = encoder.encode(game.view(game.start(seed=1), 0))
    for number, bound in ((9_999, 999), (-9_999, 0)):
        row[encoder.parts["turns"]] = number
        assert encoder.features(row)[0] == np.float32(bound / 60)
