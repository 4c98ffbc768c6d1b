"""What the reviewer does in its process: it opens the record of a table, looks at decisions, and writes the review."""

import io
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pydantic_core import to_json

from waset.core import record
from waset.core.record import Bots, Record
from waset.core.wish import Motive
from waset.review import Decision, Luck, Review, Think, Turn, Weighed, turning_points
from waset.review.account import Account
from waset.review.review import Found, Task, put_together, tasks_of
from waset.server.database import store
from waset.server.database.rows import Entry, StoredSpec
from waset.server.tables.match import UNDO
from waset.server.web import wire
from waset.server.workers import desk_work

START: Final = 1
"""The entry with which every game begins; where it was laid out beforehand, no step of the record belongs to it."""
SEED: Final = 1
"""Whoever asks again gets the same review."""


class ToReview(NamedTuple):
    """A game that is to be reviewed."""

    record: Record
    entries: list[int]
    """The entry of the table's history that each step of the record belongs to; the first is that of step 1."""
    tasks: list[Task]
    decisions: int


def opened(where: str, id_: str, spec: StoredSpec, names: list[str], who: Bots | None, think: Think) -> ToReview:
    """Reads a table's record, and divides the work."""
    (found,) = record.read(io.BytesIO(desk_work.record(where, id_, spec, names, who)))
    with desk_work.reading(where) as connection:
        entries = list(steps_of(store.entries(connection, id_)))
    tasks = tasks_of(0, found, think, SEED)
    return ToReview(found, entries, tasks, tasks[-1].last)


def steps_of(entries: Sequence[Entry]) -> Iterator[int]:
    """The entry of each step of the record, without what was undone."""
    undos = {entry.seq: entry.back_to or 0 for entry in entries if entry.kind == UNDO}
    counted = set(store.way(len(entries), undos))
    for entry in entries:
        if entry.seq in counted:
            for _ in entry.chance if entry.action is None else (entry.action, *entry.chance):
                yield entry.seq


def finished(asked: ToReview, think: Think, found: Sequence[Found], seq: int) -> str:
    """The review as it goes over the wire."""
    made = put_together(asked.record, think, SEED, found)
    return to_json(document(made, asked.entries, seq)).decode()


def document(found: Review, entries: Sequence[int], seq: int) -> wire.GameReview:
    """The review of a table, its steps told as entries of the table's history."""

    def entry(step: int) -> int:
        return entries[step - 1]

    return {
        "seq": seq,
        "think": found.think,
        "seats": [_seat(each) for each in found.seats],
        "decisions": [_decision(each, entry(each.step)) for each in found.decisions],
        "luck": [_luck(each, entry(each.step)) for each in found.luck],
        "turning": [entry(each.step) for each in turning_points(found)],
        "turns": [_turn(each, entry(each.step - 1) if each.step > 1 else START) for each in found.turns],
    }


def _seat(each: Account) -> wire.ReviewedSeat:
    return {
        "start": each.start,
        "luck": each.luck,
        "own": each.own,
        "others": each.others,
        "drift": each.drift,
        "result": each.result,
        "luck_points": each.luck_points,
        "accuracy": each.accuracy,
        "counts": each.counts,
        "equal": {"win": each.equal.win, "points": each.equal.points, "place": each.equal.place},
    }


def _decision(each: Decision, seq: int) -> wire.ReviewedDecision:
    return {
        "seq": seq,
        "seat": each.seat,
        "word": each.word,
        "loss": each.loss,
        "exact": each.is_exact,
        "by": each.by,
        "played": _option(each.played),
        "best": [_option(option) for option in each.options],
        "why": [_motive(motive) for motive in each.why],
    }


def _option(each: Weighed) -> wire.ReviewedOption:
    return {
        "action": each.action,
        "means": each.means,
        "text": each.words,
        "wins": each.wins,
        "points": each.points,
    }


def _motive(each: Motive) -> wire.Motive:
    return {"kind": each.kind, "about": each.about, "seat": each.seat, "points": each.points}


def _luck(each: Luck, seq: int) -> wire.ReviewedLuck:
    return {
        "seq": seq,
        "seat": each.seat,
        "means": each.means,
        "chance": each.chance,
        "wins": each.wins,
        "points": each.points,
    }


def _turn(each: Turn, seq: int) -> wire.ReviewedTurn:
    return {"seq": seq, "seat": each.seat, "wins": each.wins}
