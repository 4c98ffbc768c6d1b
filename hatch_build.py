"""Compiles `core`, the rules of the games and the bots' search with mypyc while the package is built.

The sources are copied to a temporary folder, compiled there as one unit, and the libraries put into the wheel beside
the sources, with a manifest of what was compiled from which source. Nothing is ever written into src/. The result
is kept in build/, under a name made from the sources and the tools, and reused as long as those are the same.

WASET_MYPYC=1 (default): compile; where that fails, build the interpreted form. The wheel's metadata then says why, and
so does a warning whenever Waset is imported: a quiet pip shows nothing of what is printed here.
WASET_MYPYC=0: build the interpreted form.
WASET_MYPYC=require: compile, or fail.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "core/**/*.py",
    "games/*/rules/**/*.py",
    "bots/evaluation.py",
    "bots/network.py",
    "bots/search.py",
    "bots/turn.py",
    "games/*/bots/evaluation.py",
    "games/*/bots/gain.py",
    "games/*/bots/inputs.py",
    "games/*/bots/learned.py",
    "games/*/bots/lookahead.py",
    "games/*/bots/one_thing.py",
    "games/*/bots/solve.py",
    "games/*/bots/weights.py",
)
"""Bots themselves stay interpreted, so that anybody may subclass one; their search is compiled."""
NOT_COMPILED = ("__init__.py", "plain_ints.py", "meta.py", "tables.py", "record.py", "record_file.py")
"""Facts and tables are sent to other processes, and records are read lazily and by their types; none of it is hot."""
MANIFEST = "compiled.json"
FALLBACK = "interpreted.txt"
"""Why the rules could not be compiled: stands beside the rules and in the wheel's metadata."""
DOCS = "mypyc_docs.py"
SETUP = """
import json, os, sys
import mypyc_docs
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class EveryCore(build_ext):
    def build_extension(self, extension):
        def at_once(sources, **settings):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: one([source], **settings), sources), [])

        one, self.compiler.compile = self.compiler.compile, at_once
        super().build_extension(extension)
        self.compiler.compile = one

files = json.loads(sys.argv.pop())
modules = mypycify(["--config-file", "mypy.ini", *files], opt_level="2", debug_level="0", multi_file=True)
for module in modules:
    module.extra_compile_args += ["-fvisibility=hidden"] if os.name == "posix" else []
mypyc_docs.complete(Path("build"), files)
setup(name="waset", ext_modules=modules, cmdclass={"build_ext": EveryCore})
"""
"""A file of C for each module, so that all processors compile: one file for all of them takes gcc more than twice as
long. Calls between the files are direct, because no other library can see what they call."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel. Editable installs stay interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("WASET_MYPYC", "1")
        if wish not in ("0", "1", "require"):
            raise SystemExit(f"WASET_MYPYC must be 0, 1 or require, not {wish!r}")
        (Path(self.root) / "build" / FALLBACK).unlink(missing_ok=True)
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        package = Path(self.root) / "src"
        kept = Path(self.root) / "build" / f"mypyc-{fingerprint(package)}"
        try:
            if not kept.exists():
                compile_rules(package, kept)
        except OSError as error:
            if wish == "require":
                raise SystemExit(f"the rules could not be compiled: {error}") from None
            print(
                f"== Waset: the rules could not be compiled ({error}); they will run interpreted, about 20 times slower"
            )
            self.say_why(str(error), build_data)
            return
        build_data["force_include"].update(contents(kept))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def say_why(self, reason: str, build_data: dict[str, Any]) -> None:
        """Leaves the reason in the wheel: for whoever looks at its metadata, and for whoever runs it."""
        note = Path(self.root) / "build" / FALLBACK
        note.parent.mkdir(exist_ok=True)
        note.write_text(f"{reason}\n", "utf-8")
        build_data["force_include"][str(note)] = f"waset/core/{FALLBACK}"
        build_data["extra_metadata"][str(note)] = FALLBACK
        self.metadata.core.keywords.append("interpreted rules: they could not be compiled")


def fingerprint(package: Path) -> str:
    """A name for the sources and everything that compiles them."""
    parts = [sys.version, sys.platform, version("mypy"), version("librt"), SETUP]
    parts.append(Path(__file__).with_name(DOCS).read_text("utf-8"))
    parts += [f"{path}\0{(package / path).read_text('utf-8')}" for path in sources(package)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def sources(package: Path) -> list[Path]:
    """The files that are compiled, relative to the folder that holds the package."""
    found = [path for pattern in COMPILED for path in sorted((package / "waset").glob(pattern))]
    return [path.relative_to(package) for path in found if path.name not in NOT_COMPILED]


def compile_rules(package: Path, kept: Path) -> None:
    """Compiles the rules and keeps libraries and manifest in a folder, which appears only when it is complete."""
    with tempfile.TemporaryDirectory(prefix="waset-mypyc-") as room:
        folder = Path(room)
        libraries = compiled(package, folder)
        half_done = kept.with_name(kept.name + f".part{os.getpid()}")
        for path in libraries:
            target = half_done / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        for old in kept.parent.glob("mypyc-*"):
            if old != half_done:
                shutil.rmtree(old, ignore_errors=True)
        half_done.rename(kept)


def contents(kept: Path) -> dict[str, str]:
    """Where each file that was kept goes in the wheel."""
    return {str(path): path.relative_to(kept).as_posix() for path in sorted(kept.rglob("*")) if path.is_file()}


def compiled(package: Path, folder: Path) -> list[Path]:
    """Compiles a copy of the rules in a folder; returns the libraries and the manifest."""
    shutil.copytree(package / "waset", folder / "waset", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = sources(folder)
    (folder / "build_rules.py").write_text(SETUP)
    shutil.copy(Path(__file__).with_name(DOCS), folder)
    (folder / "mypy.ini").write_text("[mypy]\nstrict = True\n")
    command = [sys.executable, "build_rules.py", "build_ext", "--inplace", json.dumps([str(path) for path in files])]
    print(f"== Waset: compiling {len(files)} modules of the rules with mypyc; this takes a few minutes", flush=True)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-4000:], sep="\n")
        raise OSError((done.stderr or done.stdout).strip().rpartition("\n")[2][:300] or "mypyc failed")
    libraries = [path for suffix in ("*.so", "*.pyd") for path in folder.rglob(suffix) if "build" not in path.parts]
    built = {path.relative_to(folder).as_posix().split(".")[0] for path in libraries}
    missing = [str(path) for path in files if path.with_suffix("").as_posix() not in built]
    if missing:
        raise OSError(f"mypyc left out {', '.join(missing)}")
    manifest = {path.as_posix(): hashlib.sha256((folder / path).read_bytes()).hexdigest() for path in files}
    place = folder / "waset" / "core" / MANIFEST
    place.write_text(json.dumps(manifest, indent=1))
    return [*libraries, place]
