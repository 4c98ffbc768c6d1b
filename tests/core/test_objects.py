"""Games, states, generators and bots behave as Python objects do, compiled as interpreted."""

import ast
import copy
import importlib
import inspect
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.editions import other_nile
from waset import bots, games
from waset.core.batch import Batch
from waset.core.game import AnyGame
from waset.core.play import Seen, play
from waset.core.rng import Rng
from waset.games.luxor.rules.state import FIELDS as LUXOR_FIELDS
from waset.games.tutankhamun.rules.state import FIELDS as TUTANKHAMUN_FIELDS

SOURCES = Path(__file__).parents[2] / "src"


def pickled(thing: Any) -> Any:
    """What arrives in another process."""
    return pickle.loads(pickle.dumps(thing))


COPIES = (copy.copy, copy.deepcopy, pickled)


# --- games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_can_be_copied_pickled_compared_and_written_down(case: Case) -> None:
    game = case.make()
    for copied in COPIES:
        twin: AnyGame = copied(game)
        assert (twin == game, hash(twin), twin.start(3)) == (True, hash(game), game.start(3))
    assert eval(repr(game), {"waset": waset}) == game
    assert game != case.name


def test_games_that_differ_are_not_equal() -> None:
    different: list[AnyGame] = [
        waset.make("luxor"),
        waset.make("luxor", players=3),
        waset.make("luxor", modules=["mummy"]),
        waset.make("luxor", options={"first": 1}),
        waset.make("tutankhamun"),
        waset.make("tutankhamun", options={"idols": "optional"}),
        waset.make("tutankhamun", edition=other_nile()),
    ]
    assert len(set(different)) == len(different)
    assert repr(different[3]) == "waset.make('luxor', players=2, options={'first': '1'})"
    assert repr(different[6]) == "waset.make('tutankhamun', players=2, edition='upstream')"
    assert pickled(different[6]) == different[6]


# --- states ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_are_compared_and_hashed_by_value(case: Case) -> None:
    game = case.make()
    first, same, other = game.start(3), game.start(3), game.start(4)
    assert first == same
    assert hash(first) == hash(same)
    assert first != other
    assert {first, same, other} == {other, same}
    assert first != first.key()
    game.apply(same, game.legal(same)[0])
    assert first != same


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_copy_shares_a_row(case: Case) -> None:
    """Not even a row that no rule writes to without a module."""
    state = case.make().start(3)
    for copied in COPIES:
        twin = copied(state)
        assert twin == state
        for name in LUXOR_FIELDS if case.name == "luxor" else TUTANKHAMUN_FIELDS:
            row = getattr(twin, name)
            if not isinstance(row, int):
                for index in range(len(row)):
                    row[index] = 7777
                assert 7777 not in list(getattr(state, name)), name


def test_a_state_says_where_it_stands_and_nothing_hidden() -> None:
    game = waset.make("luxor", players=3)
    assert repr(game.blank()) == "<Luxor for 3: round 0, chance is to move, points [0, 0, 0]>"
    state = game.start(3)
    assert repr(state) == "<Luxor for 3: round 1, seat 0 is to move, points [0, 0, 0]>"
    assert repr(game.guess(state, 1, Rng(1))) == repr(state)
    game.play_out(state, Rng(1))
    assert "it is over" in repr(state)
    assert repr(waset.make("tutankhamun").start(1)).startswith("<Tutankhamun for 2: turn 1, seat ")


# --- generators and bots ---------------------------------------------------------------------------------------------


def test_a_copied_generator_goes_on_alike() -> None:
    rng = Rng(7)
    rng.bits()
    twins = [copied(rng) for copied in COPIES]
    assert repr(twins[0]) == repr(rng)
    following = [rng.bits() for _ in range(5)]
    assert [[twin.bits() for _ in range(5)] for twin in twins] == [following] * 3
    assert repr(twins[0]) != repr(Rng(7))


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in games.OURS for bot in bots.names(name)])
def test_a_copied_bot_chooses_alike(name: str, bot: str) -> None:
    game = waset.make(name)
    words = bot if bot in ("random", "porter", "scribe") else f"{bot}:30"
    original = bots.make(words, game, Rng(5))
    state = game.start(2)
    seen = Seen(game, state, game.to_move(state))
    twins = [copied(original) for copied in COPIES[1:]]
    assert len({each.choose(seen) for each in (original, *twins)}) == 1
    assert len({repr(each.rng) for each in (original, *twins)}) == 1


@pytest.mark.skipif(not waset.compiled, reason="the interpreted form has nothing to be compared with")
def test_either_form_reads_what_the_other_wrote(tmp_path: Path) -> None:
    code = (
        "import pathlib, pickle, sys; path = pathlib.Path(sys.argv[1]); things = pickle.loads(path.read_bytes());"
        "path.write_bytes(pickle.dumps(things)); print(things)"
    )
    things = [waset.make(name, players=3) for name in games.OURS]
    written = (things, [game.start(4) for game in things], Rng(3))
    path = tmp_path / "things"
    path.write_bytes(pickle.dumps(written))
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], env={"PYTHONPATH": str(SOURCES)}, check=True, capture_output=True
    )
    assert done.stdout.decode().strip() == str(written)
    assert pickle.loads(path.read_bytes())[:2] == written[:2]


# --- what help says --------------------------------------------------------------------------------------------------


def documented() -> Iterator[tuple[Any, ast.FunctionDef | ast.ClassDef | ast.Module, bool]]:
    """Every public module, class, function and method of core and of the games' rules, with its source."""
    for path in [*(SOURCES / "waset/core").glob("*.py"), *(SOURCES / "waset/games").glob("*/rules/*.py")]:
        if path.stem in ("__init__", "ints", "plain_ints"):
            continue
        module = importlib.import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts))
        tree = ast.parse(path.read_text("utf-8"))
        yield module, tree, False
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_":
                thing = getattr(module, node.name)
                yield thing, node, False
                for inner in node.body if isinstance(node, ast.ClassDef) else ():
                    if isinstance(inner, ast.FunctionDef) and inner.name[0] != "_" and not inner.decorator_list:
                        yield getattr(thing, inner.name), inner, True


def test_docstrings_and_signatures_survive() -> None:
    found = list(documented())
    assert len(found) > 300
    for thing, node, is_method in found:
        if isinstance(thing, type) and issubclass(thing, tuple):
            continue  # mypyc gives every named tuple a docstring of its own
        said = inspect.getdoc(thing) or ""
        assert said.endswith(ast.get_docstring(node) or ""), f"{thing}: {said!r}"
        if isinstance(node, ast.FunctionDef):
            names = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
            assert list(inspect.signature(thing).parameters)[: len(names)] == names, thing
            assert not is_method or names[0] == "self"


@pytest.mark.parametrize("name", games.OURS)
def test_help_for_a_method_says_what_the_contract_says(name: str) -> None:
    """A method without a docstring has that of the contract; the types are there in either form."""
    said = subprocess.run(
        [sys.executable, "-c", f"import waset; help(waset.make({name!r}).legal)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "The actions of the seat to move: sorted, and never empty" in said
    assert "-> list[int]" in said
    assert "State" in said


def test_players_and_seats_must_match() -> None:
    game = waset.make("luxor", players=3)
    lone = bots.make("random", game, Rng(1))
    for given in ([lone], [lone] * 4):
        with pytest.raises(
            waset.BadArgument, match=rf"Luxor for 3 needs 3 players, one for each seat, not {len(given)}"
        ):
            play(game, given, Rng(1))


def test_a_copied_batch_goes_on_alike() -> None:
    for copied in COPIES[1:]:
        batch = Batch(waset.make("tutankhamun"), 4, seed=1)
        twin: Batch = copied(batch)
        for _ in range(5):
            assert twin.step_at_random() == batch.step_at_random() == 4
        assert twin.states == batch.states
    assert copy.copy(batch).states is not batch.states
