"""The file of a trained judge: a network as text, with what it was made by. Reading it needs nothing but Python."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset.bots.network import FINE, OUTPUTS, Network
from waset.core.errors import BadOption

VERSION: Final = 1
LARGEST: Final = 1 << 24
"""No weight is further from 0, so that sums stay whole numbers of 64 bits."""


class JudgeFigures(NamedTuple):
    """The figures of a network, all in parts of `FINE`."""

    inputs: int
    units: int
    rows: tuple[int, ...]
    biases: tuple[int, ...]
    outer: tuple[int, ...]

    def network(self) -> Network:
        """A network of its own with these figures."""
        return Network(self.inputs, self.units, list(self.rows), list(self.biases), list(self.outer))


def blank(inputs: int, units: int) -> JudgeFigures:
    """A network that corrects nothing."""
    width = units + OUTPUTS
    return JudgeFigures(inputs, units, (0,) * (inputs * width), (0,) * width, (0,) * (units * OUTPUTS))


def text(game: str, figures: JudgeFigures, about: dict[str, Any]) -> str:
    """The file: a line about it, then one for each row of weights."""
    head = {"waset-judge": VERSION, "game": game, "inputs": figures.inputs, "units": figures.units, "about": about}
    width = figures.units + OUTPUTS
    rows = [figures.rows[at : at + width] for at in range(0, len(figures.rows), width)]
    return (
        "\n".join([json.dumps(head), *(" ".join(map(str, row)) for row in (figures.biases, figures.outer, *rows))])
        + "\n"
    )


@cache
def load(path: Path, game: str, inputs: int) -> JudgeFigures:
    """The figures in a file. Raises BadOption for one that is not for this game's inputs, or damaged."""
    lines = path.read_text("utf-8").splitlines()
    try:
        head = json.loads(lines[0])
        found = JudgeFigures(
            int(head["inputs"]),
            int(head["units"]),
            tuple(int(each) for line in lines[3:] for each in line.split()),
            tuple(map(int, lines[1].split())),
            tuple(map(int, lines[2].split())),
        )
        version, of = head["waset-judge"], head["game"]
    except (ValueError, KeyError, IndexError, TypeError):
        raise BadOption(f"{path}: not the file of a judge") from None
    width = found.units + OUTPUTS
    sizes = (len(found.rows), len(found.biases), len(found.outer))
    if (version, of, found.inputs) != (VERSION, game, inputs) or sizes != (
        inputs * width,
        width,
        found.units * OUTPUTS,
    ):
        raise BadOption(f"{path}: this judge is not for the bots of {game} as they are now")
    if any(abs(each) > LARGEST for part in (found.rows, found.biases, found.outer) for each in part):
        raise BadOption(f"{path}: a weight is beyond {LARGEST // FINE}")
    return found
