"""What is answered about a finished game: what each decision was worth, and how much of the result was luck."""

from collections.abc import Mapping
from typing import Any

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.play import Motive


@sealed
class EqualLuck(TypedDict):
    """What a seat would have if all events of chance had been worth their mean."""

    win: float
    points: float
    place: int


@sealed
class ReviewedSeat(TypedDict):
    """A seat's account in chances to win, from 0 to 1: start + luck + own + others + drift = result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    drift: float
    result: float | None
    """Its part of the win; null if the game broke off."""
    now: float
    """The result or, if the game broke off, the chance to win at its last step."""
    points: float
    """The points at the end, or those that it may expect."""
    luck_points: float
    """What chance brought it, in points."""
    accuracy: float | None
    """From 0 to 100; null if nothing was ever at stake."""
    counts: dict[str, int]
    """How many of its player's decisions have each word."""
    equal: EqualLuck


@sealed
class ReviewedOption(TypedDict):
    """Something that the seat could do, with what it promised."""

    action: int
    means: Mapping[str, Any]
    text: str
    wins: list[float]
    """Each seat's chance to win, from 0 to 1."""
    points: list[float]
    """Each seat's expected points."""
    brings: list[Motive]
    """What it brings by the end of the turn that the other one does not: of what was played and of the best one, if the
    decision was a slip or a mistake."""


@sealed
class ReviewedDecision(TypedDict):
    """A decision with its verdict, from what its seat could know then."""

    seq: int
    """The entry of the table's history that it made."""
    decision: int
    """Which decision of the game this is, from 1."""
    seat: int
    word: str
    """`best`, `good`, `slip` or `mistake`."""
    loss: float
    """The chance to win that it gave up, from 0 to 1."""
    change: list[float]
    """What it did to each seat's chance to win, the best one being 0."""
    exact: bool
    """Whether the rest of the game was played out in full."""
    by: str | None
    """Who decided in the place of the seat's player; null if the player did."""
    played: ReviewedOption
    best: list[ReviewedOption]
    """The best ones, the best first; what was played may be among them."""
    why: list[Motive]
    """What the played one brought less than the best, and what more; empty unless it was a slip or a mistake."""


@sealed
class ReviewedLuck(TypedDict):
    """An event of chance, and what it was worth to each seat beyond the mean of all that could have happened."""

    seq: int
    """The entry of which it was a part."""
    seat: int | None
    """The seat that had decided last; null if nobody had yet."""
    text: str
    means: Mapping[str, Any]
    chance: float
    """How likely it was."""
    wins: list[float]
    points: list[float]


@sealed
class ReviewedTurn(TypedDict):
    """The chances to win where a turn begins."""

    seq: int
    """The last entry before it."""
    seat: int
    wins: list[float]


@sealed
class GameReview(TypedDict):
    """The review of a finished game."""

    seq: int
    think: str
    """How deep it looked: fast, medium or deep."""
    seats: list[ReviewedSeat]
    decisions: list[ReviewedDecision]
    """Those in which a seat had a choice, in order."""
    luck: list[ReviewedLuck]
    turning: list[int]
    """The entries that moved the chances most, in order."""
    turns: list[ReviewedTurn]


@sealed
class ReviewState(TypedDict):
    """A review or, as long as it is being made, how far it is."""

    review: GameReview | None
    """Null as long as it is being made."""
    done: float
    """How much of it is done, from 0 to 1."""
