"""Trained networks as bots: they do what the network prefers, know what their seat sees; other files are refused."""

import json
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import waset
from waset import bots
from waset.bots import net_file
from waset.bots.net import HABIT, LIKELY, NetBot
from waset.bots.nets import shipped
from waset.cli.main import main
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.play import Seen, play, seat_rng
from waset.core.rng import Rng
from waset.envs.encode import Encoder

Array = npt.NDArray[Any]
KINDS = [("tutankhamun", 2, ()), ("tutankhamun", 4, ()), ("luxor", 2, ()), ("luxor", 3, ("mummy", "equipment"))]


def layers(inputs: int, outputs: int, hidden: int = 5) -> list[tuple[Array, Array]]:
    """Layers that prefer anything, always the same."""
    rng = np.random.default_rng(3)
    sizes = [inputs, hidden, outputs]
    return [(rng.normal(size=(a, b)), rng.normal(size=b)) for a, b in pairwise(sizes)]


def saved(path: Path, game: AnyGame, head: str) -> str:
    """The words for a bot of a network that was not trained."""
    encoder = Encoder(game)
    outputs = game.action_count if head == net_file.ACTIONS else 2
    told = layers(encoder.feature_size, outputs)
    net_file.save(path, game, encoder.size, encoder.featurizer, told, head, "nothing was learned")
    return f"net:{path}"


def decisions(game: AnyGame, seed: int) -> list[Any]:
    """The states of a random game in which a seat has a choice."""
    rng, state, found = Rng(seed), game.start(seed), []
    while not game.is_over(state):
        game.settle(state, rng)
        if not game.is_over(state):
            legal = game.legal(state)
            if len(legal) > 1:
                found.append(game.copy(state))
            game.advance(state, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("head", net_file.HEADS)
@pytest.mark.parametrize(("name", "players", "modules"), KINDS)
def test_it_does_what_the_network_prefers_to_see(
    name: str, players: int, modules: tuple[str, ...], head: str, tmp_path: Path
) -> None:
    """Proved by another way: from views, by the encoder that researchers use."""
    game = waset.make(name, players=players, modules=modules)
    bot = bots.make(saved(tmp_path / "net.npz", game, head), game, Rng(1))
    assert isinstance(bot, NetBot)
    encoder = Encoder(game)
    (first, one), (second, two) = bot.net.layers
    for state in decisions(game, 5)[::3]:
        seat, legal = game.to_move(state), game.legal(state)
        seen = Seen(game, state, seat)
        states = [seen.guess(Rng(0))]
        if head == net_file.AFTER:
            states = [game.copy(states[0]) for _ in legal]
            for twin, action in zip(states, legal, strict=True):
                game.advance(twin, action)
        rows = np.array([encoder.encode(game.view(each, seat)) for each in states])
        told = np.maximum(encoder.features(rows) @ first + one, 0) @ second + two
        wanted = told if head == net_file.AFTER else told[0, legal, None]
        assert bot.told(seen) == pytest.approx(wanted, abs=1e-4)
        if head == net_file.ACTIONS:
            assert bot.choose(seen) == legal[int(wanted.argmax())]
        else:
            likely = sorted(range(len(legal)), key=lambda at: -wanted[at, 0])[:LIKELY]
            assert bot.choose(seen) == legal[max(likely, key=lambda at: wanted[at, 1] + HABIT * wanted[at, 0])]


def test_it_plays_whole_games_and_leaves_their_luck_alone(tmp_path: Path) -> None:
    game = waset.make("luxor", players=2)
    words = saved(tmp_path / "net.npz", game, net_file.AFTER)
    ends = []
    for _ in range(2):
        rng = Rng(8)
        seats = [bots.make(each, game, seat_rng(rng, seat)) for seat, each in enumerate((words, "random"))]
        ends.append((play(game, seats, rng).key(), rng.bits()))
    assert ends[0] == ends[1]


def test_what_its_seat_cannot_see_makes_no_difference(tmp_path: Path) -> None:
    game = waset.make("luxor", players=3, modules=("mummy", "artifacts"))
    bot = bots.make(saved(tmp_path / "net.npz", game, net_file.AFTER), game, Rng(1))
    for state in decisions(game, 2)[::5]:
        seat = game.to_move(state)
        dealt = [Seen(game, game.guess(state, seat, Rng(seed)), seat) for seed in range(3)]
        assert len({bot.choose(each) for each in dealt}) == 1


def test_commands_take_it_and_records_name_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saved(Path("mine.npz"), waset.make("tutankhamun"), net_file.AFTER)
    args = ["simulate", "tutankhamun", "--bots", "net:mine.npz,random", "--games", "4", "--seed", "1"]
    assert main([*args, "--out", "games.jsonl"]) == 0
    assert "net:mine.npz" in capsys.readouterr().out
    header = json.loads(Path("games.jsonl").read_text("utf-8").splitlines()[0])
    assert {"net": "mine.npz"} in header["bots"]


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_one_comes_with_each_game_and_beats_random(name: str) -> None:
    game, won = waset.make(name), 0.0
    assert shipped(name) == ["selfplay"]
    for number in range(6):
        rng, own = Rng(number), number % 2
        words = ["net:selfplay" if seat == own else "random" for seat in range(2)]
        seats = [bots.make(each, game, seat_rng(rng, seat)) for seat, each in enumerate(words)]
        places = game.ranking(play(game, seats, rng))
        won += (places[own] == 1) / places.count(1)
    assert won >= 4
    with pytest.raises(BadOption, match="unknown network 'selfplai'; did you mean 'selfplay'"):
        bots.make("net:selfplai", game, Rng(1))


# --- files that are no networks, or not for this game ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "options", "what"),
    [
        ("luxor", 2, {}, "for game tutankhamun, not luxor"),
        ("tutankhamun", 3, {}, "for players 2, not 3"),
        ("tutankhamun", 2, {"idols": "optional"}, "for options .*, not .*"),
    ],
)
def test_it_plays_no_other_game(name: str, players: int, options: dict[str, str], what: str, tmp_path: Path) -> None:
    words = saved(tmp_path / "net.npz", waset.make("tutankhamun"), net_file.AFTER)
    with pytest.raises(BadOption, match=what):
        bots.make(words, waset.make(name, players=players, options=options), Rng(1))


def test_who_begins_makes_no_difference(tmp_path: Path) -> None:
    words = saved(tmp_path / "net.npz", waset.make("tutankhamun"), net_file.AFTER)
    bots.make(words, waset.make("tutankhamun", options={"first": "1"}), Rng(1))


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    game, path = waset.make("tutankhamun"), tmp_path / "net.npz"
    first = bots.make(saved(path, game, net_file.AFTER), game, Rng(1))
    assert bots.make(f"net:{path}", game, Rng(1)).net is first.net  # type: ignore[attr-defined]  # both are NetBot
    path.write_bytes(b"nothing")
    with pytest.raises(BadOption, match="is no trained network"):
        bots.make(f"net:{path}", game, Rng(1))


def changed(path: Path, **parts: Any) -> Path:
    """A copy of a file with other parts; None leaves one out, and of the header only these keys are others."""
    with np.load(path) as found:
        arrays: dict[str, Any] = {name: found[name] for name in found.files}
    header = json.loads(arrays["header"].tobytes())
    for name, part in parts.items():
        if name in arrays:
            arrays[name] = part
        else:
            header[name.replace("_", "-")] = part
    if "header" not in parts:
        arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    new = path.with_name("changed.npz")
    np.savez(new, **{name: part for name, part in arrays.items() if part is not None})
    return new


@pytest.mark.parametrize(
    ("parts", "what"),
    [
        ({"header": None}, "no part 'header'"),
        ({"header": np.frombuffer(b"[" * 100_000, np.uint8)}, "."),
        ({"header": np.frombuffer(b"[]", np.uint8)}, "format 1"),
        ({"waset_net": 2}, "format 1"),
        ({"players": "2"}, "'players'"),
        ({"observation": 7}, "version 7, not 0"),
        ({"numbers": 3}, "tables"),
        ({"numbers": 10**9}, "tables"),
        ({"players": 2, "head": "actions"}, "tells 2 numbers"),
        ({"head": "tail"}, "actions, after, not 'tail'"),
        ({"weights0": np.array([{}], object)}, "allow_pickle"),
        ({"weights0": np.ones((3, 5), np.float32)}, "tables"),
        ({"weights1": np.ones((4, 2), np.float32)}, "fit together"),
        ({"weights1": np.full((5, 2), np.nan, np.float32)}, "no number"),
        ({"weights1": np.ones((5, 2), np.float64)}, "floats"),
        ({"runs": np.array([1 << 16, 1 << 16], np.int64)}, "tables"),
        ({"runs": np.array([-1, 5], np.int64)}, "tables"),
        ({"codes": np.array([7], np.int64)}, "tables"),
        ({"codes": None}, "no part 'codes'"),
    ],
)
def test_a_file_that_somebody_made_up_is_refused(parts: dict[str, Any], what: str, tmp_path: Path) -> None:
    game = waset.make("tutankhamun")
    saved(tmp_path / "net.npz", game, net_file.AFTER)
    with pytest.raises(BadOption, match=what):
        bots.make(f"net:{changed(tmp_path / 'net.npz', **parts)}", game, Rng(1))


def test_codes_that_point_elsewhere_are_refused(tmp_path: Path) -> None:
    """Features would be written beside their row: no such file may reach the rules."""
    game = waset.make("tutankhamun")
    saved(tmp_path / "net.npz", game, net_file.AFTER)
    with np.load(tmp_path / "net.npz") as found:
        codes = found["codes"]
    for wrong in (1 << 45, -1, -len(codes) - 5, -(1 << 46)):
        worse = codes.copy()
        worse[1:] = wrong
        with pytest.raises(BadOption, match="tables"):
            net_file.load(changed(tmp_path / "net.npz", codes=worse))


def test_a_damaged_file_is_refused_whatever_the_damage(tmp_path: Path) -> None:
    game = waset.make("tutankhamun")
    saved(tmp_path / "net.npz", game, net_file.AFTER)
    whole, path = (tmp_path / "net.npz").read_bytes(), tmp_path / "damaged.npz"
    rng, refused = Rng(5), 0
    for number in range(150):
        damaged = bytearray(whole)
        if number % 3:
            damaged[rng.below(len(whole))] ^= 1 + rng.below(255)
        else:
            del damaged[rng.below(len(whole)) :]
        path.write_bytes(damaged)
        try:
            net_file.load(path)
        except BadOption:
            refused += 1
    assert refused > 120  # a zip has bytes that mean nothing


def test_what_is_no_file_or_far_too_large_is_refused(tmp_path: Path) -> None:
    for path, what in ((tmp_path / "none", "there is no file"), (tmp_path, "it is no file")):
        with pytest.raises(BadOption, match=what):
            net_file.load(path)
    packing = zipfile.ZipFile(tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED, compresslevel=1)
    with packing as bomb, bomb.open("a.npy", "w") as part:
        for _ in range(260):
            part.write(bytes(1 << 20))
    with pytest.raises(BadOption, match="unpacked, it has more than 256 MB"):
        net_file.load(tmp_path / "bomb.npz")


def test_without_numpy_it_says_what_is_needed() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; import waset; from waset import bots; from waset.core.rng import Rng;"
        " bots.make('net:x', waset.make('luxor'), Rng(1))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "pip install 'waset[envs]'" in ran.stderr.splitlines()[-1]
