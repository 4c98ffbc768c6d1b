"""Finding puzzles: the same seed finds the same, whoever looks and however often it is stopped."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from waset import puzzles
from waset.core.errors import BadOption
from waset.puzzles import GRADES, BadPuzzle, Puzzle
from waset.puzzles.check import problems
from waset.puzzles.collect import collect, share
from waset.puzzles.find import Wanted, graded, look
from waset.puzzles.puzzle import Origin, line, read

GAME = "tutankhamun"
KEPT = puzzles.puzzles(GAME)
WANTED = Wanted(GAME, 6, 2)
"""A search whose first game has a puzzle, and is quickly looked at."""


class Prepared(Executor):
    """A worker that has looked at all games before: in each there are two of the kept puzzles. Stopped after some."""

    def __init__(self, wanted: Wanted, stop: int = 10_000) -> None:
        self.wanted = wanted
        self.stop = stop

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """What a game has."""
        number: int = args[1]
        future: Future[list[Puzzle]] = Future()
        if number >= self.stop:
            future.set_exception(KeyboardInterrupt())
            return future
        found = Origin(self.wanted.seed, self.wanted.players, self.wanted.modules, number)
        future.set_result([replace(each, found=found) for each in KEPT[2 * number : 2 * number + 2]])
        return future


def test_a_game_is_looked_at_twice_with_the_same_result() -> None:
    found = look(WANTED, 0)
    assert found == look(WANTED, 0)
    assert [each.grade for each in found] == ["easy"]
    assert found[0].players == 2
    assert found[0].found == Origin(6, 2, None, 0)
    assert problems(found[0]) == []
    assert read(GAME, line(found[0])) == found


def test_a_search_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    wanted = Wanted(GAME, 1)
    done: list[int] = []
    assert collect(wanted, 30, whole, executor=Prepared(wanted), progress=done.append).puzzles == 30
    assert done == sorted(done)
    assert done[-1] == 30
    for stop in (3, 4, 9):
        with pytest.raises(KeyboardInterrupt):
            collect(wanted, 30, parts, executor=Prepared(wanted, stop))
    with parts.open("a") as file:
        file.write('{"name": "half a li')
    assert collect(wanted, 30, parts, executor=Prepared(wanted), workers=3).puzzles == 30
    assert parts.read_text() == whole.read_text()
    found = read(GAME, whole.read_text())
    assert [sum(each.grade == grade for each in found) for grade in GRADES] == [10, 10, 10]
    assert collect(wanted, 30, whole, executor=Prepared(wanted)) == (30, 0), "nothing is missing any more"


def test_another_search_adds_to_the_file_what_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    one, other = Wanted(GAME, 1), Wanted(GAME, 2)
    collect(one, 6, path, executor=Prepared(one))
    collect(other, 6, path, executor=Prepared(other))
    names = [each.name for each in read(GAME, path.read_text())]
    assert len(names) == len(set(names)) == 12


def test_a_search_that_finds_nothing_ends(tmp_path: Path) -> None:
    wanted = Wanted(GAME, 1)
    found = collect(wanted, 10_000, tmp_path / "puzzles.jsonl", executor=Prepared(wanted))
    assert found.puzzles <= len(KEPT)
    assert found.looked_at < 1000


def test_grades_share_a_count_and_follow_from_the_bots_that_fail() -> None:
    assert [share(100, grade) for grade in GRADES] == [34, 33, 33]
    assert [share(1, grade) for grade in GRADES] == [1, 0, 0]
    assert graded({"porter": 0.4, "scribe": 0.0, "vizier": 0.0}) == ""
    assert graded({"porter": 0.5, "scribe": 0.4, "vizier": 0.0}) == "easy"
    assert graded({"porter": 0.5, "scribe": 1.0, "vizier": 0.4}) == "medium"
    assert graded({"porter": 0.5, "scribe": 1.0, "vizier": 0.5}) == "hard"


@pytest.mark.parametrize(
    ("wanted", "count", "reason"),
    [
        (Wanted(GAME, 1), 0, "1 puzzle or more"),
        (Wanted(GAME, -1), 1, "a seed is a whole number"),
        (Wanted(GAME, 1, 9), 1, "2 to 6 players, not 9"),
        (Wanted("luxor", 1, 5, ()), 1, "need the module"),
        (Wanted("chess", 1), 1, "unknown game 'chess'"),
    ],
)
def test_what_cannot_be_looked_for_is_refused(wanted: Wanted, count: int, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=reason):
        collect(wanted, count, tmp_path / "puzzles.jsonl")
    assert not (tmp_path / "puzzles.jsonl").exists()


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text("my notes\n")
    with pytest.raises(BadPuzzle, match=r"puzzles\.jsonl: line 1 is no puzzle"):
        collect(WANTED, 1, path)
    assert path.read_text() == "my notes\n"
