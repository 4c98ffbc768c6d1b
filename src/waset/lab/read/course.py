"""What the review of a game adds to the figures: what made its result, how well it was played, and how it went."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from waset.lab.review.noted import NotedGame
from waset.review import WORDS

PARTS: Final = ("start", "luck", "decisions", "drift")
"""What a seat's result is made of."""
TENTHS: Final = 10
COMEBACK: Final = 0.5
"""A win is a comeback if the winner's chance was once at most this part of a fair share."""
Amount: TypeAlias = tuple[tuple[object, ...], float, float]
"""The words of a figure, an amount, and the count that it refers to."""


def figures(bots: Sequence[str], line_up: tuple[str, ...], game: NotedGame) -> Iterator[Amount]:
    """All that the review of a game adds; `bots` says who sat on each seat."""
    yield from _result(game)
    for seat, bot in enumerate(bots):
        yield from _seat(seat, (line_up, bot), game)
    yield from _course(game)


def _result(game: NotedGame) -> Iterator[Amount]:
    """What made the result.

    The parts of a seat's account add up to its result. So the products of each part with how far the result is from a
    fair share add up to how much results differ, and each part has its share in that.
    """
    fair = 1 / len(game.seats)
    apart = sum((seat.result - fair) ** 2 for seat in game.seats)
    for part in PARTS:
        yield ("made by", part), sum((seat.result - fair) * getattr(seat, part) for seat in game.seats), apart
    yield ("squared luck",), sum(seat.luck**2 for seat in game.seats), len(game.seats)
    luckiest = max(seat.luck for seat in game.seats)
    if luckiest > 0:
        lucky = [seat.result for seat in game.seats if seat.luck == luckiest]
        yield ("luckiest wins",), sum(lucky) / len(lucky), 1
        yield ("win by luck",), sum(seat.result for seat in game.seats if seat.equal_place > 1), 1


def _seat(seat: int, who: tuple[tuple[str, ...], str], game: NotedGame) -> Iterator[Amount]:
    """How lucky a seat was, and how well its bot played in this line-up."""
    found = game.seats[seat]
    yield ("luck", seat), found.luck, 1
    yield ("luck of bot", *who), found.luck, 1
    yield ("luck points", seat), found.luck_points, 1
    yield ("luck points of bot", *who), found.luck_points, 1
    yield ("luck points of all",), found.luck_points, 1
    yield ("accuracy", *who), found.kept, found.stake
    yield ("given up", *who), -found.own, 1
    for word, times in zip(WORDS, found.words, strict=True):
        yield ("word", *who, word), times, 1


def _course(game: NotedGame) -> Iterator[Amount]:
    """How the game went."""
    fair = 1 / len(game.seats)
    yield ("lead changes",), game.lead_changes, 1
    yield ("lowest",), sum(seat.result * seat.lowest for seat in game.seats), 1
    yield ("comeback",), sum(seat.result for seat in game.seats if seat.lowest <= COMEBACK * fair), 1
    for tenth in range(TENTHS):
        there = sum(seat.result for seat in game.seats if min(TENTHS - 1, int(TENTHS * seat.lowest)) == tenth)
        yield ("lowest at", tenth), there, 1
    yield ("turning points",), game.turning, 1
    yield ("idle turns",), game.idle, game.turns
    for tenth, (ahead, moved) in enumerate(zip(game.ahead, game.moved, strict=True)):
        yield ("ahead at", tenth), ahead, 1
        yield ("moved at", tenth), moved, 1
    yield ("turning by luck",), game.turning_luck, game.turning
    yield ("turning late",), game.turning_late, game.turning
    if len(game.seats) > 2:
        yield ("lost",), game.lost, game.decisions
        yield ("kingmaking",), game.kingmaking, game.lost
        yield ("kingmaking games",), bool(game.kingmaking), 1
        yield ("king games",), bool(game.kings), 1
