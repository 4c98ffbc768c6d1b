"""The speed limit: base Luxor in plain C++, compiled where its source and a compiler are there."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT.parent / "shared" / "bench" / "luxor_limit.cpp"
BINARY: Final = ROOT / "build" / "luxor_limit"
COMPILERS: Final = ("g++", "c++", "clang++")
PLAYERS: Final = (2, 3, 4)
LINE: Final = re.compile(
    r"^(\d)p dec/s ([\d.]+) games/s ([\d.]+) dec/game ([\d.]+) branch ([\d.]+) .*clone ([\d.]+)us", re.MULTILINE
)


class Figures(NamedTuple):
    """What the limit says of one number of players."""

    decisions: float
    games: float
    copy: float
    length: float
    branching: float


NO_LIMIT: Final = Figures(0, 0, 0, 0, 0)


class Limit:
    """The compiled limit. The best of its rounds is kept, one for each number of players."""

    def __init__(self, binary: Path, games: int) -> None:
        self.binary: Path = binary
        self.games: int = games
        self.rounds: dict[int, list[Figures]] = {players: [] for players in PLAYERS}

    def round(self) -> None:
        """Measures once more."""
        for players in PLAYERS:
            self.rounds[players].append(self._run(players))

    def best(self, players: int) -> Figures | None:
        """The best figures for this number of players, if it plays with that many."""
        rounds = self.rounds.get(players)
        if not rounds:
            return None
        fastest = max(rounds, key=lambda figures: figures.decisions)
        return fastest._replace(copy=min(figures.copy for figures in rounds))

    def _run(self, players: int) -> Figures:
        command = [str(self.binary), str(players), str(self.games)]
        return parse(subprocess.run(command, check=True, capture_output=True, text=True).stdout)[players]


def parse(output: str) -> dict[int, Figures]:
    """What the limit prints, by number of players."""
    found = {}
    for players, *figures in LINE.findall(output):
        decisions, games, length, branching, copy = map(float, figures)
        found[int(players)] = Figures(decisions, games, copy, length, branching)
    return found


def build(source: Path = SOURCE, binary: Path = BINARY, games: int = 5000) -> Limit | str:
    """The compiled limit, or why there is none."""
    compiler = next((found for name in COMPILERS if (found := shutil.which(name))), None)
    if not source.exists():
        return f"no limit to compare with: {source.name} is not there"
    if compiler is None:
        return "no limit to compare with: no C++ compiler is there"
    binary.parent.mkdir(exist_ok=True)
    command = [compiler, "-O2", "-march=native", "-o", str(binary), str(source)]
    compiled = subprocess.run(command, capture_output=True, text=True)
    if compiled.returncode:
        return f"no limit to compare with: {source.name} does not compile"
    return Limit(binary, games)
