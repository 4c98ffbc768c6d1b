"""The account of each seat: how its chance to win went from the start to the result, and what each part was."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from waset.review.verdict import WORDS, Decision, Luck

DIGITS: Final = 6
"""Figures are rounded to this, and `drift` is what is then missing: an account adds up as it is written."""


class Equal(NamedTuple):
    """What a seat would have if all events of chance had been worth their mean."""

    win: float
    """Its part of the win, from 0 to 1."""
    points: float
    place: int


class Account(NamedTuple):
    """A seat's chance to win: `start` + `luck` + `own` + `others` + `drift` is what it has in the end."""

    seat: int
    name: str
    start: float
    """Before its first decision, when the game is laid out."""
    luck: float
    """What chance did to it."""
    own: float
    """What its own decisions gave up; the best ones are worth 0."""
    others: float
    """What those of the others gave up or took."""
    drift: float
    """What later looks judged otherwise than earlier ones."""
    result: float | None
    """Its part of the win; None if the game is not over."""
    now: float
    """The result or, if the game is not over, the chance to win at the last step."""
    points: float
    """The points at the end, or those that it may expect."""
    luck_points: float
    accuracy: float | None
    """How much of the chance to win that was at stake its decisions kept, in percent; None if nothing was."""
    counts: dict[str, int]
    """How many of its player's decisions have each word."""
    equal: Equal


class End(NamedTuple):
    """What all seats have in the end."""

    wins: list[float]
    points: list[float]
    is_over: bool


def accounts(
    names: Sequence[str], start: Sequence[float], end: End, decisions: Sequence[Decision], luck: Sequence[Luck]
) -> list[Account]:
    """The account of each seat; `start` has the chances to win when the game is laid out."""
    lucky_points = [sum((event.points[seat] for event in luck), 0.0) for seat in range(len(names))]
    even = [points - lucky for points, lucky in zip(end.points, lucky_points, strict=True)]
    return [
        _account(seat, name, start[seat], end, decisions, luck, lucky_points, even) for seat, name in enumerate(names)
    ]


def _account(
    seat: int,
    name: str,
    began: float,
    end: End,
    decisions: Sequence[Decision],
    luck: Sequence[Luck],
    lucky_points: Sequence[float],
    even: Sequence[float],
) -> Account:
    start = round(began, DIGITS)
    lucky = round(sum((event.wins[seat] for event in luck), 0.0), DIGITS)
    own = round(sum((each.change[seat] for each in decisions if each.seat == seat), 0.0), DIGITS)
    others = round(sum((each.change[seat] for each in decisions if each.seat != seat), 0.0), DIGITS)
    now = round(end.wins[seat], DIGITS)
    made = [each for each in decisions if each.seat == seat and each.by is None]
    return Account(
        seat,
        name,
        start,
        lucky,
        own,
        others,
        round(now - start - lucky - own - others, DIGITS),
        now if end.is_over else None,
        now,
        round(end.points[seat], DIGITS),
        round(lucky_points[seat], DIGITS),
        _accuracy(made),
        {word: sum(each.word == word for each in made) for word in WORDS},
        Equal(
            round(min(1.0, max(0.0, now - lucky)), DIGITS),
            round(even[seat], DIGITS),
            1 + sum(each > even[seat] for each in even),
        ),
    )


def _accuracy(made: Sequence[Decision]) -> float | None:
    stake = sum(each.stake for each in made)
    if stake <= 0.0:
        return None
    return round(100.0 * (1.0 - sum(each.loss for each in made) / stake), 1)
