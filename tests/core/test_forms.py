"""The two forms of the rules: which one runs, and that no stale or half-built one ever does."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import waset
import waset.core
from waset.core import form, plain_ints, rng

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCES = Path(__file__).parents[2] / "src"
NAMES = ("waset/core/rng.py", "waset/games/luxor/rules/turn.py")


def package(folder: Path, compiled: tuple[str, ...] = NAMES, manifest: tuple[str, ...] | None = NAMES) -> Path:
    """A package of two modules, some of them with a library, and a manifest of those that should have one."""
    for name in NAMES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCES / name, path)
        if name in compiled:
            path.with_name(path.stem + SUFFIX).touch()
    if manifest is not None:
        built = {name: hashlib.sha256((SOURCES / name).read_bytes()).hexdigest() for name in manifest}
        (folder / "waset/core" / waset.core.MANIFEST).write_text(json.dumps(built))
    return folder / "waset"


def test_the_form_that_runs_is_the_one_that_is_told() -> None:
    assert rng.__file__ is not None
    assert waset.compiled == (not rng.__file__.endswith(".py"))


def test_compiled_and_interpreted_are_told_apart(tmp_path: Path) -> None:
    assert form(package(tmp_path / "a"))
    assert not form(package(tmp_path / "b", compiled=(), manifest=None))


@pytest.mark.parametrize(
    ("compiled", "manifest", "says"),
    [
        (NAMES[:1], NAMES, "turn.py: the compiled rules were not built from this source"),
        ((), NAMES, "rng.py: the compiled rules were not built from this source"),
        (NAMES, None, "compiled rules were found without a manifest"),
        (NAMES, NAMES[:1], "some compiled rules are not listed in the manifest"),
    ],
)
def test_a_half_built_form_is_refused(
    tmp_path: Path, compiled: tuple[str, ...], manifest: tuple[str, ...] | None, says: str
) -> None:
    with pytest.raises(ImportError, match=says):
        form(package(tmp_path, compiled, manifest))


def test_a_stale_form_is_refused(tmp_path: Path) -> None:
    folder = package(tmp_path)
    with open(folder / "core" / "rng.py", "a", encoding="utf-8") as file:
        file.write("# changed\n")
    with pytest.raises(ImportError, match=r"rng\.py: the compiled rules were not built from this source; install"):
        form(folder)


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert not [path for suffix in ("*.so", "*.pyd", "*.c") for path in SOURCES.rglob(suffix)]


def test_both_containers_offer_the_same_names() -> None:
    """`plain_ints` stands in the place of `ints`: whatever one offers, the other does."""
    text = (SOURCES / "waset/core/ints.py").read_text("utf-8")
    offered = {line.split("(")[0].removeprefix("def ") for line in text.splitlines() if line.startswith("def ")}
    offered |= {
        "append",
        "pop",
        "i64",
        "i32",
        "i16",
        "u8",
        "Ints",
        "Ints64",
        "Ints32",
        "Ints16",
        "Ints8",
        "NOTHING",
        "Floats",
    }
    assert offered == {name for name in vars(plain_ints) if name[0] != "_"} - {
        "Final",
        "Iterable",
        "TypeAlias",
        "array",
    }


def test_both_containers_do_the_same() -> None:
    from waset.core import ints

    for module in (ints, plain_ints):
        row = module.ints([3, 1, 2])
        row = module.append(row, 0)
        assert list(module.in_order(row[:])) == [0, 1, 2, 3]
        row, last = module.pop(row)
        assert (list(row), last) == ([3, 1, 2], 0)
        assert list(module.without(row[:], 1)) == [3, 2]
        assert (module.holds(row, 2), module.holds(row, 4)) == (True, False)
        assert (list(module.plus(row, 1, 5)), list(module.put_in(row, 1, 5)), list(row)) == (
            [3, 6, 2],
            [3, 5, 2],
            [3, 1, 2],
        )
        assert (module.total(row, 1, 3), module.total_of(row), module.listed(row)) == (3, 6, [3, 1, 2])
        assert (list(module.zeros(2)), list(module.empty()), list(module.NOTHING)) == ([0, 0], [], [])
        for zeros, size in ((module.zeros64, 8), (module.zeros32, 4), (module.zeros16, 2), (module.zeros8, 1)):
            assert (list(zeros(3)), memoryview(zeros(3)).nbytes) == ([0, 0, 0], 3 * size)
        assert (list(module.one(7)), list(module.two(7, 8))) == ([7], [7, 8])
        assert list(module.floats([0.5, 1.5])) == [0.5, 1.5]


def simulated(out: Path, words: str, source: bool) -> bytes:
    """Records of random games, played by the installed form or by the sources."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, "-m", "waset", "simulate", *words.split(), "--seed", "5", "--out", str(out)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return out.read_bytes()


@pytest.mark.skipif(not waset.compiled, reason="the interpreted form has nothing to be compared with")
@pytest.mark.parametrize(
    "words",
    [
        "luxor --players 4 --games 100",
        "tutankhamun --players 4 --games 200",
        "luxor --players 5 --modules all --games 100",
        "luxor --players 3 --modules mummy --games 60",
        "luxor --players 2 --modules equipment,characters --games 60",
        "luxor --players 2 --modules artifacts,fifth-player --games 60",
    ],
)
def test_both_forms_play_identical_games(tmp_path: Path, words: str) -> None:
    compiled = simulated(tmp_path / "compiled.jsonl", words, source=False)
    interpreted = simulated(tmp_path / "interpreted.jsonl", words, source=True)
    assert len(compiled.splitlines()) == int(words.split()[-1])
    assert compiled == interpreted
