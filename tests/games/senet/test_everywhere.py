"""A game from outside is played wherever ours are: it brings rules, and Waset what is plain."""

import itertools
import json
import pickle
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import waset
from tests.cli.terminal import Script, play
from tests.contract import test_contract as contract
from tests.contract import test_events as events
from tests.contract import test_means as meanings
from tests.server.kit import serving, two_at_a_table
from waset import bots, games
from waset.cli.main import main
from waset.core.errors import BadOption, BadWish
from waset.core.game import AnyGame
from waset.core.rng import Rng

PLAN = """\
name = "senet"
seed = 1
game = "senet"
players = 2
bots = ["random"]
games = 4
"""
ROOT = Path(__file__).parent.parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
COMMANDS = re.findall(r"^    (waset [^\n#]+?)(?:  # .*)?$", PAGE, re.MULTILINE)


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(params=["five", "seven"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Senet with each number of pieces."""
    return waset.make("senet", options={"pieces": request.param})


def python(code: str) -> str:
    """What Python prints that has Senet installed."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- the registry ----------------------------------------------------------------------------------------------------


def test_it_is_found_after_ours_with_nothing_but_rules() -> None:
    assert games.names() == ["luxor", "tutankhamun", "senet"]
    assert games.parts("senet") == []
    assert [level.name for level in bots.levels("senet")] == ["random"]
    assert games.edition_tools("senet").base.name == "rebuilt"


def test_a_part_that_is_missing_is_named_with_what_is_there() -> None:
    with pytest.raises(BadOption, match=r"Senet has no part 'env.layout'; it has rules$"):
        games.part("senet", "env.layout")
    with pytest.raises(BadOption, match=r"'pharaoh'.*'random'"):
        bots.make("pharaoh", waset.make("senet"), Rng(1))


@pytest.mark.parametrize(
    ("point", "said"),
    [
        ("luxor = senet", "adds the game 'luxor', which waset.games.luxor already is"),
        ("Senet = senet", "adds a game named 'Senet'"),
        ("morris = senet", "installed as the game 'morris', but calls itself 'senet'"),
    ],
)
def test_a_package_that_does_not_fit_is_named(
    point: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site" / "other-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[waset.games]\n{point}\n")
    monkeypatch.syspath_prepend(str(folder.parent))
    games.packages.cache_clear()
    with pytest.raises(BadOption, match=said):
        games.facts(point.partition(" ")[0])


def test_the_page_names_all_parts_and_all_that_a_game_must_write() -> None:
    """docs/adding-a-game.md: no row of its table and no method of its list is missing or too many."""
    rows = re.findall(r"^\| (`.*?`) \|", PAGE, re.MULTILINE)
    told = [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    assert told == ["rules.meta", "rules.game", "rules.edition", *games.PARTS]
    listed = re.search(r"\*\*`game`\*\*: [^`]*`Game` with (.*?)\.\s", PAGE, re.DOTALL)
    assert listed
    contract_file = (ROOT / "src" / "waset" / "core" / "game.py").read_text("utf-8")
    needed = re.findall(r"@abstractmethod\n    def (\w+)\(", contract_file)
    assert re.findall(r"`(\w+)`", listed[1]) == needed


# --- the contract ----------------------------------------------------------------------------------------------------


def test_every_promise_at_every_decision(game: AnyGame) -> None:
    steps = 0
    for seed in range(20):
        chance = Rng(seed)
        choice = chance.split(1)
        state = game.start()
        while not game.is_over(state):
            steps += 1
            assert pickle.loads(pickle.dumps(state)).key() == state.key()
            if game.to_move(state) == waset.CHANCE:
                contract.check_chance(game, state)
            else:
                contract.check_decision(game, state, steps)
            game.apply(state, contract.step(game, state, chance, choice))
        contract.check_end(game, state)


def test_every_kind_of_meaning_and_event_is_met(game: AnyGame) -> None:
    from senet.rules.means import MEANINGS

    wanted = {each.__annotations__["kind"].__args__[0]: get_type_hints(each) for each in MEANINGS}
    met: set[str] = set()
    happened: set[str] = set()
    for seed in range(20):
        chance = Rng(seed)
        choice = chance.split(1)
        state = game.start()
        log: list[Any] = []
        while not game.is_over(state):
            met |= meanings.check(game, state, wanted)
            game.apply(state, contract.step(game, state, chance, choice), log)
        for event in log:
            events.check(game, event)
            assert game.event_text(event, ["Ann", "Ben"], None).startswith(("Ann ", "Ben "))
            happened.add(event.kind)
    assert (met, happened) == (set(wanted), set(game.event_kinds))


def test_what_is_legal_has_no_reason_against_it_and_all_else_has_a_plain_one(game: AnyGame) -> None:
    """The default of the contract: no rule, but whose turn it is, what is asked, and that it is not possible."""
    kinds = set()
    moves: list[dict[str, Any]] = [{"kind": "move", "from": house} for house in range(1, 31)]
    for seed in range(3):
        chance = Rng(seed)
        choice = chance.split(1)
        state = game.start()
        while True:
            legal = [game.means(state, action) for action in game.legal(state)]
            for wish in [{"kind": "leave"}, *moves]:
                reason = game.why_not(state, 0, wish)
                is_legal = game.to_move(state) == 0 and any(wish.items() <= each.items() for each in legal)
                assert (reason is None) == is_legal
                if reason is not None:
                    assert reason.rule is None
                    kinds.add(reason.kind)
            if game.is_over(state):
                break
            game.apply(state, contract.step(game, state, chance, choice))
    assert kinds == {"over", "chance", "not your turn", "other question", "not possible"}
    with pytest.raises(BadWish, match="unknown kind of wish 'fly'"):
        game.why_not(state, 0, {"kind": "fly"})


# --- everywhere ------------------------------------------------------------------------------------------------------


def test_it_plays_in_the_terminal_and_its_record_checks(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = play("senet", "--bots", "random", "--seed", "3", read=Script(itertools.repeat("1")))
    assert code == 0
    assert "Choices" in shown
    assert re.search(r"^  1 (move|swap) from \d+ to \d+$", shown, re.MULTILINE)
    (kept,) = Path().rglob("*.jsonl")
    assert main(["record", "check", str(kept)]) == 0
    assert main(["record", "show", str(kept)]) == 0
    assert "left" in capsys.readouterr().out


def test_it_is_played_and_reported_in_the_lab() -> None:
    assert main(["simulate", "senet", "--games", "6", "--seed", "1", "--workers", "2"]) == 0
    Path("plan.toml").write_text(PLAN)
    assert main(["lab", "run", "plan.toml"]) == 0
    (folder,) = Path("runs").iterdir()
    assert main(["lab", "report", str(folder)]) == 0
    assert "Senet" in (folder / "report.md").read_text()


def test_pettingzoo_and_gymnasium_accept_it() -> None:
    said = python(
        "import warnings, gymnasium, pettingzoo, waset.envs\n"
        "from pettingzoo.test import api_test, seed_test\n"
        "warnings.simplefilter('ignore')\n"
        "make = lambda **more: pettingzoo.make('aec', 'waset/Senet-v0', **more)\n"
        "api_test(make(), num_cycles=200); seed_test(make, num_cycles=50)\n"
        "env = make(render_mode='rgb_array'); env.reset(seed=1); print(env.render().shape)\n"
        "from gymnasium.utils.env_checker import check_env\n"
        "check_env(gymnasium.make('waset/Senet-v0').unwrapped, skip_render_check=True)\n"
        "many = gymnasium.make_vec('waset/Senet-v0', num_envs=3); many.reset(seed=1); print(many.num_envs)\n"
    )
    assert "Passed" in said
    assert said.split()[-1] == "3"


def test_openspiel_accepts_it() -> None:
    python(
        "import pyspiel, waset.envs.openspiel\n"
        "game = pyspiel.load_game('python_waset_senet(pieces=seven)')\n"
        "pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)\n"
    )


def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        facts = server.person().get("/api/games").json()
        assert [each["name"] for each in facts] == ["luxor", "tutankhamun", "senet"]
        ann, ben = two_at_a_table(server, "senet")
        ann.play_on([ben])
        state = ann.state()
        assert state["board"] == {"game": "senet", "edition": "rebuilt", "players": 2, "seats_in": ["houses"]}
        assert json.dumps(state).count("all off")


def test_the_commands_of_the_document_run() -> None:
    """docs/adding-a-game.md is true: what it tells to type works, one command after the other."""
    assert [command.split()[1] for command in COMMANDS] == ["play", "simulate", "record"]
    for command in COMMANDS:
        words = shlex.split(command)[1:]
        if words[0] == "play":
            code, _ = play(*words[1:], read=Script(itertools.repeat("1")))
            assert code == 0
        else:
            assert main(words) == 0, command
