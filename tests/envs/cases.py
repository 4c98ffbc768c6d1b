"""The ways to set up a game over which the environments are tested."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import numpy.typing as npt
import pytest

from tests.contract.cases import CASES, Case

ID = {"luxor": "waset/Luxor-v0", "tutankhamun": "waset/Tutankhamun-v0"}
BASE = [case for case in CASES if not case.modules]
FULL = Case("luxor", 5, ("fifth-player", "mummy", "equipment", "artifacts", "characters"))
SOME = [*BASE, FULL]
WRONG_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


@contextmanager
def pettingzoo_warnings() -> Iterator[None]:
    """Lets two warnings pass that PettingZoo 1.27 gives for every dict observation but its own games'.

    They are wrong, and were removed after that version: Farama-Foundation/PettingZoo, pull request 1391.
    """
    with warnings.catch_warnings():
        for words in WRONG_WARNINGS:
            warnings.filterwarnings("ignore", message=words)
        yield


def some_legal(mask: npt.NDArray[np.int8], rng: np.random.Generator) -> int:
    """Any of the actions that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


def cases(chosen: list[Case]) -> pytest.MarkDecorator:
    """A test for each of these cases."""
    return pytest.mark.parametrize("case", chosen, ids=str)
