"""What the reviewer does in its process: it opens the record of a table, looks at decisions, and writes the review.

It also asks a single decision again.
"""

import io
from collections.abc import Collection, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from pydantic_core import to_json

from waset.core import record
from waset.core.errors import BadOption
from waset.core.record import Bots, Record
from waset.core.wish import Motive
from waset.puzzles.puzzle import EXACT, SEARCH
from waset.review import (
    ASKED_FROM,
    DEPTHS,
    FAST,
    Choice,
    Decision,
    Luck,
    Review,
    Think,
    Turn,
    Weighed,
    ask_again,
    turning_points,
)
from waset.review.account import Account
from waset.review.review import Found, Task, put_together, tasks_of
from waset.server.database import store
from waset.server.database.rows import Entry, StoredSpec
from waset.server.tables import asked
from waset.server.tables.match import ACT, UNDO
from waset.server.web import wire
from waset.server.web.errors import Refusal
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


class GameAt(NamedTuple):
    """The game at a table, for another process to read."""

    where: str
    """The address of the database."""
    id: str
    spec: StoredSpec
    names: list[str]
    who: Bots | None

    def record(self) -> Record:
        """Its record."""
        (found,) = record.read(io.BytesIO(desk_work.record(*self)))
        return found

    def entries(self) -> list[Entry]:
        """The entries of its table."""
        with desk_work.reading(self.where) as connection:
            return store.entries(connection, self.id)


def opened(game: GameAt, think: Think) -> ToReview:
    """Reads a table's record, and divides the work."""
    found = game.record()
    tasks = tasks_of(0, found, think, SEED)
    return ToReview(found, list(steps_of(game.entries())), tasks, tasks[-1].last)


def steps_of(entries: Sequence[Entry]) -> Iterator[int]:
    """The entry of each step of the record, without what was undone."""
    undos = {entry.seq: entry.back_to or 0 for entry in entries if entry.kind == UNDO}
    counted = set(store.way(len(entries), undos))
    for entry in entries:
        if entry.seq in counted:
            for _ in entry.chance if entry.action is None else (entry.action, *entry.chance):
                yield entry.seq


def deepest(names: Collection[str]) -> Think:
    """The deepest of these depths; the fast one if there is none."""
    return next((DEPTHS[name] for name in reversed(DEPTHS) if name in names), FAST)


def again(game: GameAt, think: Think, seq: int, held: Sequence[int], at: float) -> bytes:
    """A decision of a seat that the caller holds, to be asked again, as it goes over the wire."""
    entries = game.entries()
    steps = list(steps_of(entries))
    if seq not in steps or entries[seq - 1].kind != ACT:
        raise Refusal(404, "not_found", "There is no such decision in this game.", "query.seq")
    if entries[seq - 1].seat not in held:
        raise Refusal(403, "not_your_seat", "This was not your decision.", "query.seq")
    try:
        found = ask_again(game.record(), steps.index(seq) + 1, think, SEED)
    except BadOption:
        raise Refusal(404, "not_found", "There was no choice in this decision.", "query.seq") from None
    decision = found.decision
    options = [
        asked.AskedChoice(each.action, _verdict(each), each.win, each.lead, each.loss, each.why)
        for each in found.choices
    ]
    proof = EXACT if decision.is_exact else SEARCH
    actions = [each.action for each in found.choices]
    made: wire.MistakeDocument = {
        **asked.decision(found.game, found.state, decision.seat, proof, options),
        "table": game.id,
        "seq": seq,
        "at": at,
        "think": think.name,
        "loss": decision.loss,
        "played": decision.played.action if decision.played.action in actions else None,
    }
    return to_json(made)


def _verdict(choice: Choice) -> Literal["best", "good", "wrong"]:
    """`best` is what counts as right, `good` what would not be asked again."""
    return "best" if choice.is_right else "good" if choice.loss < ASKED_FROM else "wrong"


def finished(game: ToReview, think: Think, found: Sequence[Found], seq: int) -> str:
    """The review as it goes over the wire."""
    made = put_together(game.record, think, SEED, found)
    return to_json(document(made, game.entries, seq)).decode()


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
