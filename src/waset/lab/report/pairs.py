"""Which cells of two runs can be compared, and what is different about them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from waset import games
from waset.core.errors import BadOption
from waset.lab.read.observers import played_by
from waset.lab.run.folder import RecordFile
from waset.lab.run.watch import Decided


@dataclass(frozen=True)
class Side:
    """One of two runs."""

    name: str
    files: tuple[RecordFile, ...]
    decided: tuple[Decided, ...] = ()
    """What was watched, if the run might stop early."""


class CellKey(NamedTuple):
    """What a file of records is about."""

    game: str
    players: int
    modules: tuple[str, ...]
    bots: tuple[str, ...]
    """Who sits there, in alphabetical order."""
    options: tuple[tuple[str, str], ...]
    edition: str
    digest: str

    def words(self) -> str:
        """The cell in words."""
        said = [games.facts(self.game).title, f"{self.players} players", ", ".join(self.modules) or "no modules"]
        return ", ".join([*said, " and ".join(dict.fromkeys(self.bots)), f"edition {self.edition}"])


KEYS: Final[tuple[Callable[[CellKey], Any], ...]] = (
    lambda cell: cell[:5] + cell[6:],
    lambda cell: cell[:5],
    lambda cell: cell[:4],
    lambda cell: cell[:3],
)
"""What cells may have in common, most first: all; all but the edition; not the options, either; nor the bots."""


def cell_of(file: RecordFile) -> CellKey:
    """What a file is about, by its first record."""
    said = file.header()
    if said["game"] not in games.names():
        raise BadOption(f"{file.path}: there is no game {said['game'][:80]!r}")
    return CellKey(
        said["game"],
        said["players"],
        tuple(said["modules"]),
        tuple(sorted(played_by(said))),
        tuple(said["options"].items()),
        said["edition"]["name"],
        said["edition"]["digest"],
    )


@dataclass(frozen=True)
class CommonCells:
    """The cells that two runs have in common, and what is different about them."""

    a: tuple[RecordFile, ...]
    b: tuple[RecordFile, ...]
    differs: list[str]
    left_out: list[str]
    """Cells that only one of them has."""


def match(a: Side, b: Side) -> CommonCells:
    """Finds what can be compared. Raises BadOption if there is nothing."""
    cells_a = [(cell_of(file), file) for file in a.files]
    cells_b = [(cell_of(file), file) for file in b.files]
    games_a, games_b = ({cell.game for cell, _ in each} for each in (cells_a, cells_b))
    if not games_a & games_b:
        raise BadOption(
            f"{a.name} has {' and '.join(sorted(games_a))}, {b.name} has {' and '.join(sorted(games_b))}:"
            " only runs of the same game can be compared"
        )
    for key in KEYS:
        by_a, by_b = _by(cells_a, key), _by(cells_b, key)
        common = [each for each in by_a if each in by_b]
        if not common:
            continue
        for name, by in ((a.name, by_a), (b.name, by_b)):
            for each in common:
                if len(by[each]) > 1:
                    both = " and ".join(f"'{cell.words()}'" for cell, _ in by[each][:2])
                    raise BadOption(f"{name} has {both}: it is not clear which of them to compare")
        pairs = [(by_a[each][0], by_b[each][0]) for each in common]
        only = [f"{a.name}: {cell.words()}" for each, found in by_a.items() if each not in by_b for cell, _ in found]
        only += [f"{b.name}: {cell.words()}" for each, found in by_b.items() if each not in by_a for cell, _ in found]
        differs = list(dict.fromkeys(words for one, other in pairs for words in _differences(one[0], other[0])))
        return CommonCells(tuple(one[1] for one, _ in pairs), tuple(other[1] for _, other in pairs), differs, only)
    raise BadOption(
        f"no player count and modules are in both runs: {a.name} has '{cells_a[0][0].words()}',"
        f" {b.name} has '{cells_b[0][0].words()}'"
    )


def _by(
    cells: list[tuple[CellKey, RecordFile]], key: Callable[[CellKey], Any]
) -> dict[Any, list[tuple[CellKey, RecordFile]]]:
    found: dict[Any, list[tuple[CellKey, RecordFile]]] = {}
    for cell, file in cells:
        found.setdefault(key(cell), []).append((cell, file))
    return found


def _differences(a: CellKey, b: CellKey) -> Iterator[str]:
    if a.digest != b.digest:
        yield f"edition: {a.edition} and {b.edition}"
    if a.bots != b.bots:
        yield f"bots: {', '.join(a.bots)} and {', '.join(b.bots)}"
    for (name, one), (_, other) in zip(a.options, b.options, strict=False):
        if one != other:
            yield f"option {name}: {one} and {other}"
