"""Collects puzzles in a file: game after game of a seed is looked at, and what is found is written at once."""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Final, NamedTuple

from waset.core.errors import BadOption
from waset.puzzles.find import Wanted, checked, look
from waset.puzzles.puzzle import GRADES, BadPuzzle, Puzzle, line, read

AHEAD: Final = 2
"""How many games per worker may be under way or wait to be written."""
IN_VAIN: Final = 500
"""After this number of games in a row without a puzzle that is still missing, the search gives up."""


class Collected(NamedTuple):
    """What is in the file after a search."""

    puzzles: int
    """Those of this search."""
    looked_at: int
    """The games looked at now."""


def share(count: int, grade: str) -> int:
    """How many of all puzzles are to be of a grade: the same of each, as far as possible."""
    return (count + len(GRADES) - 1 - GRADES.index(grade)) // len(GRADES)


def collect(
    wanted: Wanted,
    count: int,
    path: Path,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Collected:
    """Looks until the file has enough puzzles of this search, the same of each grade; goes on where it was stopped.

    The puzzles are those of the first games that have one which is still missing, whatever the number of workers.
    """
    if count < 1:
        raise BadOption(f"1 puzzle or more is to be found, not {count}")
    checked(wanted)
    known = kept(wanted.game, path)
    ours = [each for each in known if is_of(each, wanted)]
    names = {each.name for each in known}
    have = Counter(each.grade for each in ours)
    first = max((each.found.number + 1 for each in ours), default=0)
    progress(have.total())
    looked_at = in_vain = 0
    with open(path, "a", encoding="utf-8") as file:
        if have.total() >= count:
            return Collected(have.total(), 0)
        for found in _games(wanted, first, executor, workers):
            looked_at += 1
            fresh = []
            for each in found:
                if have[each.grade] < share(count, each.grade) and each.name not in names:
                    have[each.grade] += 1
                    names.add(each.name)
                    fresh.append(each)
            file.write("".join(map(line, fresh)))
            file.flush()
            if fresh:
                progress(have.total())
            in_vain = 0 if fresh else in_vain + 1
            if have.total() >= count or in_vain >= IN_VAIN:
                break
    return Collected(have.total(), looked_at)


def is_of(puzzle: Puzzle, wanted: Wanted) -> bool:
    """Whether a puzzle was found by this search."""
    return puzzle.found[:3] == (wanted.seed, wanted.players, wanted.modules)


def kept(game: str, path: Path) -> list[Puzzle]:
    """The puzzles in a file, which need not be there yet. A line that was not finished is cut off."""
    if not path.exists():
        return []
    text = path.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    try:
        found = read(game, whole)
    except BadPuzzle as error:
        raise BadPuzzle(f"{path}: {error}") from None
    if whole != text:
        path.write_text(whole, "utf-8")
    return found


def _games(wanted: Wanted, first: int, executor: Executor | None, workers: int) -> Iterator[list[Puzzle]]:
    """The puzzles of each game in order."""
    number = first
    if executor is None:
        while True:
            yield look(wanted, number)
            number += 1
    waiting: deque[Future[list[Puzzle]]] = deque()
    while True:
        while len(waiting) < AHEAD * workers:
            waiting.append(executor.submit(look, wanted, number))
            number += 1
        yield waiting.popleft().result()
