"""Reviewing the games of a run: one line for each in a file beside its records, which can be continued."""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from waset.core import record
from waset.core.errors import BadOption, BadRecord
from waset.lab.read.reader import LINE
from waset.lab.review import noted
from waset.lab.review.noted import ReviewTerms
from waset.lab.run import store
from waset.lab.run.folder import REVIEWS, Folder, RecordFile
from waset.lab.run.pool import deaf
from waset.review import Think, depth, review
from waset.review.crew import each_done

Progress: TypeAlias = Callable[[int], None]


class GameToReview(NamedTuple):
    """A game to be reviewed, by its place in a file of records."""

    file: RecordFile
    line: int
    """From 1."""
    at: int
    """Where the line begins, in bytes."""
    part: float
    """Which part of its file comes before its end: files take turns."""
    terms: ReviewTerms


def review_run(folder: Folder, think: Think, seed: int, workers: int, progress: Progress) -> bool:
    """Reviews the games of a run that have no review yet; returns whether all have one now.

    Ctrl-C stops it: the files hold the reviews of whole games, and the same call continues.
    """
    how = noted.terms(think, seed)
    with store.locked(folder.path):
        store.make_folder(folder.path / REVIEWS)
        tasks: list[GameToReview] = []
        done = 0
        for file in folder.files:
            kept, rest = _to_do(file, how)
            done += kept
            tasks += rest
        tasks.sort(key=lambda task: task.part)
        progress(done)
        try:
            for task, line in each_done(reviewed, tasks, workers):
                with deaf():
                    store.append(task.file.reviews, line)
                    done += 1
                progress(done)
        except KeyboardInterrupt:
            return False
    return True


def _to_do(file: RecordFile, how: ReviewTerms) -> tuple[int, list[GameToReview]]:
    """How many games of a file have a review already, each checked to be theirs, and the tasks that are left."""
    kept = take_up(file, how)
    starts = []
    with open(file.path, "rb") as lines:
        at = 0
        for line in lines:
            if line.endswith(b"\n"):
                starts.append(at)
            at += len(line)
    rest = enumerate(starts[kept:], kept + 1)
    return kept, [GameToReview(file, number, at, number / len(starts), how) for number, at in rest]


def take_up(file: RecordFile, how: ReviewTerms) -> int:
    """How many games have a review. What a killed process has left of a line is cut off."""
    if not file.reviews.exists():
        return 0
    count = size = 0
    with open(file.path, "rb") as records, open(file.reviews, "rb") as reviews:
        for count, (line, of) in enumerate(_whole(reviews, records), 1):
            _check(file, count, line, of, how)
            size += len(line)
    if file.reviews.stat().st_size > size:
        os.truncate(file.reviews, size)
    return count


def _whole(reviews: io.BufferedReader, records: io.BufferedReader) -> Iterator[tuple[bytes, bytes]]:
    """Each whole line of reviews with the record that it belongs to; b"" where there is none."""
    for line in reviews:
        if line.endswith(b"\n"):
            yield line, records.readline()


def _check(file: RecordFile, number: int, line: bytes, of: bytes, how: ReviewTerms) -> None:
    try:
        known, _ = noted.parsed(line, of)
    except BadRecord as error:
        raise BadRecord(f"{file.reviews}, line {number}: {error}; remove the file to review its games anew") from None
    if known != how:
        raise BadOption(
            f"{file.reviews} was written with --think {known.think} --seed {known.seed} by Waset {known.waset}, not"
            f" with --think {how.think} --seed {how.seed} by {how.waset}: do the same, or remove {file.reviews.parent}"
        )


def reviewed(task: GameToReview) -> bytes:
    """The line about the review of a game."""
    with open(task.file.path, "rb") as file:
        file.seek(task.at)
        line = file.readline()
    try:
        found = next(record.read(io.BytesIO(line)), None)
        if found is None:
            raise BadRecord("line 1: there is no game")
        made = review(found, depth(task.terms.think), task.terms.seed)
    except BadRecord as error:
        raise BadRecord(f"{task.file.path}, {LINE.sub(f'line {task.line}', str(error), count=1)}") from None
    return noted.line(line, task.terms, noted.noted(made))


def first_terms(folder: Folder) -> ReviewTerms | None:
    """How the games of a run were looked at; None if none was."""
    for file in folder.files:
        kept = _first(file.reviews)
        if kept.endswith(b"\n"):
            return noted.parsed(kept, file.first)[0]
    return None


def _first(path: Path) -> bytes:
    if not path.exists():
        return b""
    with open(path, "rb") as file:
        return file.readline()
