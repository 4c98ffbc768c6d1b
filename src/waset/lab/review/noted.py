"""What the lab notes about the review of a game: each seat's account, and how the game went."""

import hashlib
import json
from bisect import bisect
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import waset
from waset.core.errors import BadRecord
from waset.review import WORDS, Luck, Review, Think, turning_points
from waset.review.turning import LEAST

LEAD: Final = 0.05
"""By how much chance to win a seat must be ahead of who led before, so that the lead is its own."""
LOST: Final = 0.02
"""A seat whose best option promises less than this chance to win cannot win any more."""
KING: Final = LEAST
"""How much the options of such a seat must differ in another one's chance to win for it to be kingmaking."""
LATE: Final = 2 / 3
"""From which part of a game on a turning point is late."""
TENTHS: Final = 10
"""Into how many parts a game is divided, to see how its tension changes."""
AT_STAKE: Final = 0.01
"""A turn whose decisions together can cost its seat less of a win than this has nothing at stake."""
DIGITS: Final = 6


class NotedSeat(NamedTuple):
    """A seat's account, in chances to win: `start` + `luck` + `decisions` + `drift` is its `result`."""

    start: float
    luck: float
    decisions: float
    """What its own decisions and those of the others did to it."""
    drift: float
    result: float
    luck_points: float
    equal_place: int
    """Which place its points would have brought with equal luck."""
    lowest: float
    """Its lowest chance to win where a turn begins."""
    own: float
    """What its own decisions gave up; 0 or less."""
    kept: float
    """How much of `stake` its decisions kept."""
    stake: float
    """How much chance to win was at stake in its decisions."""
    words: list[int]
    """How many of its decisions have each word of a review."""


class NotedGame(NamedTuple):
    """What is noted about a game."""

    seats: list[NotedSeat]
    lead_changes: int
    turning: int
    """Decisions and events of chance that moved the chance of some seat far."""
    turning_luck: int
    """How many of them were chance."""
    turning_late: int
    """How many of them came in the last third."""
    decisions: int
    lost: int
    """Decisions of seats that could not win any more."""
    kingmaking: int
    """How many of them could move another seat's chance far."""
    kings: int
    """How many of these did, compared with what was best for the seat itself."""
    turns: int
    idle: int
    """Turns with nothing at stake."""
    ahead: list[float]
    """The highest chance to win in the middle of each tenth of the game."""
    moved: list[float]
    """How much of a win changes hands in each tenth."""


class ReviewTerms(NamedTuple):
    """How games are looked at; reviews of one run all have the same."""

    waset: str
    """The version, since another one may judge otherwise."""
    think: str
    seed: int


def terms(think: Think, seed: int) -> ReviewTerms:
    """How games are looked at now."""
    return ReviewTerms(waset.__version__, think.name, seed)


def noted(found: Review) -> NotedGame:
    """What is to be noted about a review."""
    turning = turning_points(found, None)
    steps = [each.step for each in found.decisions] + [each.step for each in found.luck]
    first, last = (min(steps), max(steps)) if steps else (0, 0)
    lost = [each for each in found.decisions if max(option.wins[each.seat] for option in each.options) < LOST]
    kingmaking = [each for each in lost if len(found.seats) > 2 and each.sway >= KING]
    return NotedGame(
        [_seat(found, seat) for seat in range(len(found.seats))],
        lead_changes([*(turn.wins for turn in found.turns), [each.now for each in found.seats]]),
        len(turning),
        sum(isinstance(each, Luck) for each in turning),
        sum(each.step >= first + LATE * (last - first) for each in turning),
        len(found.decisions),
        len(lost),
        len(kingmaking),
        sum(max(abs(each.change[seat]) for seat in _others(found, each.seat)) >= KING for each in kingmaking),
        len(found.turns),
        _idle(found),
        *tension([*(turn.wins for turn in found.turns), [each.now for each in found.seats]]),
    )


def _idle(found: Review) -> int:
    """In how many turns nothing was at stake."""
    starts = [turn.step for turn in found.turns]
    stakes = [0.0] * (len(starts) + 1)
    for each in found.decisions:
        stakes[bisect(starts, each.step)] += each.stake
    return sum(stake < AT_STAKE for stake in stakes[1:])


def tension(chances: Sequence[list[float]]) -> tuple[list[float], list[float]]:
    """How far ahead the leader is in the middle of each tenth of a game, and how much of a win changes hands in it.

    `chances` are those at the begin of each turn, and the result.
    """
    turns = len(chances) - 1
    ahead = [max(chances[(2 * tenth + 1) * turns // (2 * TENTHS)]) for tenth in range(TENTHS)]
    moved = [0.0] * TENTHS
    for at, (one, other) in enumerate(pairwise(chances)):
        change = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2
        moved[(2 * at + 1) * TENTHS // (2 * turns)] += change
    return [round(each, DIGITS) for each in ahead], [round(each, DIGITS) for each in moved]


def _seat(found: Review, seat: int) -> NotedSeat:
    account = found.seats[seat]
    made = [each for each in found.decisions if each.seat == seat and each.by is None]
    stake = sum(each.stake for each in made)
    return NotedSeat(
        account.start,
        account.luck,
        round(account.own + account.others, DIGITS),
        account.drift,
        account.now,
        account.luck_points,
        account.equal.place,
        round(min([account.start, *(turn.wins[seat] for turn in found.turns)]), DIGITS),
        account.own,
        round(stake - sum(each.loss for each in made), DIGITS),
        round(stake, DIGITS),
        [account.counts[word] for word in WORDS],
    )


def _others(found: Review, seat: int) -> list[int]:
    return [each for each in range(len(found.seats)) if each != seat]


def lead_changes(chances: Sequence[list[float]]) -> int:
    """How often the lead passes to another seat. Whoever has it keeps it until another one is clearly ahead."""
    changes = 0
    leader: int | None = None
    for wins in chances:
        best = max(range(len(wins)), key=lambda seat: wins[seat])
        behind = max(wins[:best] + wins[best + 1 :]) if leader is None else wins[leader]
        if best != leader and wins[best] - behind >= LEAD:
            changes += leader is not None
            leader = best
    return changes


# --- lines of a file -----------------------------------------------------------------------------------------------


def line(record: bytes, how: ReviewTerms, game: NotedGame) -> bytes:
    """What is kept about the review of a record."""
    said = {
        "record": digest(record),
        **how._asdict(),
        **game._asdict(),
        "seats": [seat._asdict() for seat in game.seats],
    }
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def digest(record: bytes) -> str:
    """A name for a record, as it stands in its file."""
    return hashlib.sha256(record.rstrip(b"\n")).hexdigest()[:16]


def parsed(kept: bytes, record: bytes) -> tuple[ReviewTerms, NotedGame]:
    """What a line says about a record. Raises BadRecord if it is no such line, or about another record."""
    try:
        said: dict[str, Any] = json.loads(kept)
        of = said.pop("record")
        how = ReviewTerms(*(said.pop(key) for key in ReviewTerms._fields))
        seats = [NotedSeat(**seat) for seat in said.pop("seats")]
        game = NotedGame(seats, **said)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadRecord("this is not a review of a game") from None
    if of != digest(record):
        raise BadRecord("this is the review of another game")
    return how, game
