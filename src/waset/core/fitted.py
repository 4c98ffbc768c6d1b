"""The weights that were fitted to an edition: a file beside that of the edition, named after it.

They belong to the figures that they were fitted to. If those change, the weights stay where they are and are not used.
"""

import hashlib
import json
import math
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from waset.core.errors import BadEdition

Weights: TypeAlias = tuple[tuple[str, float], ...]
"""Weights by name, in the order of the game's table of them."""

SUFFIX: Final = ".fitted.json"
LARGEST: Final = 1e6


class FittedFile(NamedTuple):
    """What is in such a file."""

    game: str
    digest: str
    """Which figures the weights were fitted to."""
    weights: Weights
    about: dict[str, Any]
    """How they were fitted, and what that has shown."""


def path_of(edition: str | Path) -> Path:
    """Where the weights of an edition are: `mine.toml` has them in `mine.fitted.json`."""
    path = Path(edition)
    return path.with_name(path.name.removesuffix(".toml") + SUFFIX)


def beside(edition: str | Path, digest: str) -> Weights:
    """The weights beside an edition's file if they were fitted to these figures, otherwise none."""
    path = path_of(edition)
    if not path.is_file():
        return ()
    found = read(path)
    return found.weights if found.digest == digest else ()


def mark(weights: Weights) -> str:
    """A short fingerprint of weights, by which records say who played; empty if there are none."""
    if not weights:
        return ""
    return hashlib.sha256(json.dumps(weights, separators=(",", ":")).encode()).hexdigest()[:8]


def read(path: Path) -> FittedFile:
    """What a file of fitted weights says. Raises BadEdition if it is none."""
    try:
        said = json.loads(path.read_text("utf-8"))
        weights = tuple((str(name), float(value)) for name, value in said["weights"].items())
        if not weights or not all(math.isfinite(value) and abs(value) <= LARGEST for _, value in weights):
            raise ValueError("a weight is a number")
        return FittedFile(str(said["game"]), str(said["digest"]), weights, dict(said["about"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadEdition(f"{path} holds no fitted weights ({error}): fit them again, or remove it") from None


def text(file: FittedFile) -> str:
    """A file of fitted weights as it is written."""
    said = {"game": file.game, "digest": file.digest, "weights": dict(file.weights), "about": file.about}
    return json.dumps(said, indent=1, ensure_ascii=False) + "\n"
