"""What every game shares: the contract, chance, the play loop, records and editions. Knows no game.

The rules and the bots' search run in one of two forms. Compiled, every module of `core`, of `games` and of
the search is a library built from the source beside it; interpreted, none is. Any mixture is refused.
"""

import hashlib
import json
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

MANIFEST: Final = "compiled.json"
FALLBACK: Final = "interpreted.txt"
"""Holds the reason where the rules should have been compiled and could not be; `hatch_build.py` writes it."""


def form(folder: Path) -> bool:
    """Whether the rules in a package's folder are compiled; raises ImportError for a stale or half-built form."""
    layers = [folder / "core", folder / "games", folder / "bots"]
    libraries = {path for layer in layers for suffix in EXTENSION_SUFFIXES[:1] for path in layer.rglob(f"*{suffix}")}
    manifest = folder / "core" / MANIFEST
    if not manifest.exists():
        if libraries:
            raise ImportError(f"{folder}: compiled rules were found without a manifest; install Waset again")
        return False
    built: dict[str, str] = json.loads(manifest.read_text("utf-8"))
    for name, digest in built.items():
        source = folder.parent / name
        library = source.with_name(source.stem + EXTENSION_SUFFIXES[0])
        if library not in libraries or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            raise ImportError(f"{name}: the compiled rules were not built from this source; install Waset again")
    if len(libraries) != len(built):
        raise ImportError(f"{folder}: some compiled rules are not listed in the manifest; install Waset again")
    return True


def warn_of_fallback(folder: Path) -> None:
    """Warns if the rules of a package should have been compiled and could not be; in the first of its processes only.

    Workers would say it again and again.
    """
    note = folder / "core" / FALLBACK
    processes = sys.modules.get("multiprocessing.process")
    is_first = processes is None or processes.current_process().name == "MainProcess"
    if note.exists() and is_first:
        warnings.warn(
            "Waset's rules run interpreted, about 20 times slower: they could not be compiled when it was built "
            f"({note.read_text('utf-8').strip()}). Install a C compiler, then Waset again.",
            RuntimeWarning,
            stacklevel=2,
        )


compiled: Final = form(Path(__file__).parent.parent)

if not compiled:
    warn_of_fallback(Path(__file__).parent.parent)
    from waset.core import plain_ints

    sys.modules["waset.core.ints"] = ints = plain_ints
