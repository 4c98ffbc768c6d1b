"""Ratings: one number per bot, from who won against whom.

A seat wins with a chance that is its bot's strength among the strengths of all seats (Bradley and Terry for two seats,
Luce for more), and the rating is that strength on Elo's scale: 400 points are ten times the strength. Each pair gets
one more game, half won by each: a bot that never lost then has a finite rating, with a wide interval.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from waset.lab.stats.intervals import Z95, Interval

ELO: Final = 400 / math.log(10)
"""Points for a strength that is e times as large."""
MEAN: Final = 1500.0
"""The mean of all ratings; only differences between them mean something."""
STEPS: Final = 200
LONGEST_STEP: Final = 1.0
EXACT: Final = 1e-10


class Wins(NamedTuple):
    """Games with the same bots: how many seats each has, and what each won."""

    seats: list[int]
    groups: list[list[float]]
    """Wins of each bot in each group of games; a shared win is divided."""


def ratings(bots: int, tables: Sequence[Wins]) -> list[Interval]:
    """The rating of each bot with its 95 % interval; the unit of sampling is the group of games."""
    weighted = [(table, 1.0) for table in tables if table.groups] + _shared_games(bots)
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope, bend = _slope(strengths, weighted)
        step = _solve(bend, slope)
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [old + scale * each for old, each in zip(strengths, step, strict=True)]
        if longest < EXACT:
            break
    middle = math.fsum(strengths) / bots
    errors = _errors(strengths, weighted)
    return [
        Interval(*(MEAN + ELO * (strength - middle + sign * Z95 * error) for sign in (0, -1, 1)))
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _shared_games(bots: int) -> list[tuple[Wins, float]]:
    """A game for each pair, half won by either."""
    made = []
    for one in range(bots):
        for other in range(one):
            seats = [int(bot in (one, other)) for bot in range(bots)]
            wins = [[float(bot == winner) for bot in range(bots)] for winner in (one, other)]
            made.append((Wins(seats, wins), 0.5))
    return made


def _chances(strengths: list[float], seats: list[int]) -> list[float]:
    """The chance of each bot to win on one of its seats."""
    top = max(strength for strength, count in zip(strengths, seats, strict=True) if count)
    weights = [
        count * math.exp(strength - top) if count else 0.0 for strength, count in zip(strengths, seats, strict=True)
    ]
    whole = math.fsum(weights)
    return [weight / whole for weight in weights]


def _slope(strengths: list[float], tables: list[tuple[Wins, float]]) -> tuple[list[float], list[list[float]]]:
    """The gradient and the curvature of the likelihood by the strengths; no direction is left flat."""
    n = len(strengths)
    slope = [0.0] * n
    bend = [[1.0 / n] * n for _ in range(n)]
    for table, weight in tables:
        chances = _chances(strengths, table.seats)
        games = weight * math.fsum(math.fsum(group) for group in table.groups)
        for i in range(n):
            slope[i] += weight * math.fsum(group[i] for group in table.groups) - games * chances[i]
            for j in range(n):
                bend[i][j] += games * chances[i] * ((i == j) - chances[j])
    return slope, bend


def _errors(strengths: list[float], tables: list[tuple[Wins, float]]) -> list[float]:
    """The standard error of each strength against the mean of all, from the spread of the groups."""
    n = len(strengths)
    _, bend = _slope(strengths, tables)
    spread = [[0.0] * n for _ in range(n)]
    for table, weight in tables:
        chances = _chances(strengths, table.seats)
        for group in table.groups:
            games = math.fsum(group)
            surprise = [won - games * chance for won, chance in zip(group, chances, strict=True)]
            for i in range(n):
                for j in range(n):
                    spread[i][j] += weight * surprise[i] * surprise[j]
    errors = []
    for bot in range(n):
        against_mean = [(other == bot) - 1.0 / n for other in range(n)]
        pull = _solve(bend, against_mean)
        variance = math.fsum(pull[i] * spread[i][j] * pull[j] for i in range(n) for j in range(n))
        errors.append(math.sqrt(max(0.0, variance)))
    return errors


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by Gaussian elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for row in range(i + 1, n):
            factor = rows[row][i] / rows[i][i]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i], strict=True)]
    solved = [0.0] * n
    for i in reversed(range(n)):
        solved[i] = (rows[i][n] - math.fsum(rows[i][j] * solved[j] for j in range(i + 1, n))) / rows[i][i]
    return solved
