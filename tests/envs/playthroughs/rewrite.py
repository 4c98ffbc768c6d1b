"""Rewrites the playthroughs from the games as they are now: `python -m tests.envs.playthroughs.rewrite`.

Review the change as code. Each is what OpenSpiel's own generator tells of a game, cut down to what a person reads: of
most states the strings and tensors are left out. The digest in the last line is that of the whole.
"""

import hashlib
import re
from pathlib import Path
from typing import Final, NamedTuple

from open_spiel.python.algorithms.generate_playthrough import (  # type: ignore[import-untyped]  # OpenSpiel has no types
    playthrough,
)

import waset.envs.openspiel  # noqa: F401  # registers the games

FOLDER: Final = Path(__file__).parent
SEED: Final = 1
LONG: Final = ("History", "InformationState", "Observation", "PublicObservation", "PrivateObservation", " ", "◯", "◉")
"""How the lines begin that are left out."""


class Playthrough(NamedTuple):
    """A game to be told, and its file."""

    game: str
    file: str

    @property
    def path(self) -> Path:
        """Where it is told."""
        return FOLDER / self.file


PLAYTHROUGHS: Final = (
    Playthrough("python_waset_luxor", "luxor-2.txt"),
    Playthrough("python_waset_tutankhamun(players=3)", "tutankhamun-3.txt"),
)


def told(each: Playthrough) -> str:
    """The text of a playthrough."""
    whole: str = playthrough(each.game, None, seed=SEED)
    head, *states = re.split(r"(?m)^(?=# State )", whole)
    decisions = [state for state in states if "\nIsChanceNode() = False\n" in state]
    text = head + "".join(state if state is decisions[0] else shortened(state) for state in states)
    return f"{text}\n# SHA-256 of the whole: {hashlib.sha256(whole.encode()).hexdigest()}\n"


def shortened(state: str) -> str:
    """What is told of a state, without what is long."""
    return "".join(line for line in state.splitlines(keepends=True) if not line.startswith(LONG))


def rewrite() -> None:
    """Writes every playthrough anew, and says which."""
    for each in PLAYTHROUGHS:
        print(each.file, flush=True)
        each.path.write_text(told(each), "utf-8")


if __name__ == "__main__":
    rewrite()
