"""The review of a table as it goes over the wire, and a single decision of it that is asked again."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from waset import games
from waset.core.errors import BadOption
from waset.core.record import Record
from waset.puzzles.puzzle import EXACT, SEARCH
from waset.review import (
    ASKED_FROM,
    DEPTHS,
    FAST,
    Choice,
    Review,
    Think,
    ask_again,
    is_worth_asking,
)
from waset.review.plain import said
from waset.review.review import Found, Task, put_together, tasks_of
from waset.server.database.rows import Entry, TableRow, undos_of, way
from waset.server.tables import asked
from waset.server.tables.match import ACT
from waset.server.web import wire
from waset.server.web.errors import Refusal

START: Final = 1
"""The entry with which every game begins; where it was laid out beforehand, no step of the record belongs to it."""
MOST_OF_GAME: Final = 5
"""How many mistakes of one game are listed, the largest: a game full of them would hide those of all others."""
SEED: Final = 1
"""Whoever asks again gets the same review."""


class ToReview(NamedTuple):
    """A game that is to be reviewed."""

    record: Record
    entries: list[int]
    """The entry of the table's history that each step of the record belongs to; the first is that of step 1."""
    tasks: list[Task]
    decisions: int


def divided(found: Record, entries: Sequence[Entry], think: Think, most: int | None = None) -> ToReview:
    """The work on a table's record, divided into pieces of so many decisions each at most."""
    tasks = tasks_of(0, found, think, SEED, most)
    return ToReview(found, list(steps_of(entries)), tasks, tasks[-1].last)


def steps_of(entries: Sequence[Entry]) -> Iterator[int]:
    """The entry of each step of the record, without what was undone."""
    counted = set(way(len(entries), undos_of(entries)))
    for entry in entries:
        if entry.seq in counted:
            for _ in entry.chance if entry.action is None else (entry.action, *entry.chance):
                yield entry.seq


def deepest(names: Collection[str]) -> Think:
    """The deepest of these depths; the fast one if there is none."""
    return next((DEPTHS[name] for name in reversed(DEPTHS) if name in names), FAST)


def finished(game: ToReview, think: Think, found: Sequence[Found], seq: int) -> wire.GameReview:
    """The review, put together from its parts."""
    return document(put_together(game.record, think, SEED, found), game.entries, seq)


def can_be_judged(row: TableRow) -> bool:
    """Whether the game of a table can be reviewed at all."""
    return row.status == "over" and row.spec.game in games.names() and games.has(row.spec.game, "bots.review")


class Mistake(NamedTuple):
    """A decision that gave up much."""

    seq: int
    seat: int
    loss: float


def mistakes_in(review: wire.GameReview, own: Collection[int]) -> tuple[Mistake, ...]:
    """The mistakes of all seats in a review, among the entries that people made themselves."""
    return tuple(
        Mistake(each["seq"], each["seat"], each["loss"])
        for each in review["decisions"]
        if each["seq"] in own and is_worth_asking(each["loss"], each["by"])
    )


def own_mistakes(row: TableRow, found: Collection[Mistake], mine: Collection[int]) -> list[wire.MistakeFacts]:
    """The mistakes of somebody's seats in one game as a list shows them, the largest first."""
    own = sorted((each for each in found if each.seat in mine), key=lambda each: -each.loss)
    return [_facts(row, each) for each in own[:MOST_OF_GAME]]


def _facts(row: TableRow, mistake: Mistake) -> wire.MistakeFacts:
    return {
        "table": row.id,
        "seq": mistake.seq,
        "seat": mistake.seat,
        "game": row.spec.game,
        "players": row.spec.players,
        "modules": list(row.spec.modules),
        "at": row.changed,
        "loss": mistake.loss,
    }


# --- documents -------------------------------------------------------------------------------------------------------


def again(
    table: str, found: Record, entries: Sequence[Entry], think: Think, seq: int, held: Sequence[int], at: float
) -> wire.MistakeDocument:
    """A decision of a seat that the caller holds, to be asked again, with every choice."""
    steps = list(steps_of(entries))
    if seq not in steps or entries[seq - 1].kind != ACT:
        raise Refusal(404, "not_found", "There is no such decision in this game.", "query.seq")
    if entries[seq - 1].seat not in held:
        raise Refusal(403, "not_your_seat", "This was not your decision.", "query.seq")
    try:
        again = ask_again(found, steps.index(seq) + 1, think, SEED)
    except BadOption:
        raise Refusal(404, "not_found", "There was no choice in this decision.", "query.seq") from None
    decision = again.decision
    options = [
        asked.AskedChoice(each.action, _verdict(each), each.win, each.lead, each.loss, each.why)
        for each in again.choices
    ]
    proof = EXACT if decision.is_exact else SEARCH
    actions = [each.action for each in again.choices]
    return {
        **asked.decision(again.game, again.state, decision.seat, proof, options),
        "table": table,
        "seq": seq,
        "at": at,
        "think": think.name,
        "loss": decision.loss,
        "played": decision.played.action if decision.played.action in actions else None,
    }


def _verdict(choice: Choice) -> Literal["best", "good", "wrong"]:
    """`best` is what counts as right, `good` what would not be asked again."""
    return "best" if choice.is_right else "good" if choice.loss < ASKED_FROM else "wrong"


def document(found: Review, entries: Sequence[int], seq: int) -> wire.GameReview:
    """The review of a table, its steps told as entries of the table's history; names are the table's own matter."""
    made: Any = said(found)
    for seat in made["seats"]:
        del seat["name"]
    for each in (*made["decisions"], *made["luck"]):
        each["seq"] = entries[each.pop("step") - 1]
    for turn in made["turns"]:
        step = turn.pop("step")
        turn["seq"] = entries[step - 2] if step > 1 else START
    made["turning"] = [entries[step - 1] for step in made["turning"]]
    made["seq"] = seq
    review: wire.GameReview = made
    return review
