"""The part of a report about how far bots are apart: each level from the next, on the scale of ratings."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from waset import bots, games
from waset.lab.read.gather import Variant
from waset.lab.read.tally import Scope, Tally
from waset.lab.report import plots
from waset.lab.report.document import Block, Grid, Heading, Plot, Text, pair, percent
from waset.lab.report.sections import Who, players, whos
from waset.lab.stats.intervals import Interval
from waset.lab.stats.rating import ELO

TITLE: Final = "How far the players are apart"


class Apart(NamedTuple):
    """How far one bot is above another, from games in which only these two met."""

    game: str
    players: int
    above: str
    below: str
    seats: int
    """How many seats the upper one had."""
    points: Interval
    """Points of a rating."""

    def of_two(self) -> Interval:
        """The share of the games that the upper one wins against the other alone, by the same model."""
        return Interval(*(1 / (1 + math.exp(-each / ELO)) for each in self.points))


def levels(tally: Tally, variants: Sequence[Variant]) -> list[Block]:
    """How far bots are apart that met each other, the strongest first; nothing if there are none."""
    found = [each for variant in variants if len(variant.bots) == 2 for each in _of_variant(tally, variant)]
    if not found:
        return []
    names = {each.game: [level.name for level in bots.levels(each.game)] for each in found}
    found.sort(key=lambda each: (each.game, each.players, -_rank(names[each.game], each.above)))
    rows = [
        [
            *(games.facts(each.game).title, str(each.players), each.above, each.below, str(each.seats)),
            *pair(each.points, 0, signed=True),
            *percent(each.of_two()),
        ]
        for each in found
    ]
    several = len({each.game for each in found}) > 1
    series = []
    for count in sorted({each.players for each in found}):
        points = [(_pair(each, several), each.points) for each in found if each.players == count]
        series.append(plots.Series(f"{count} players", points))
    return [
        Heading(2, TITLE),
        Text(
            "From all games in which only two sorts of players met, on the scale of ratings: 400 points more are ten"
            " times the strength, which wins 10 of 11 games of two. To see how far each level is from the next, let"
            " each play the next."
        ),
        Plot("levels", plots.forest(series, "points of a rating", False), "How far players are apart; 95 % intervals."),
        Grid(
            ["game", "players", "bot", "above", "its seats", "points", "95 %", "would win of games of two, %", "95 %"],
            rows,
            words=4,
        ),
    ]


def _pair(of: Apart, several: bool) -> str:
    """Who is above whom; with the game, if there are several."""
    game = f"{games.facts(of.game).title}: " if several else ""
    return f"{game}{of.above} above {of.below}{_among(of)}"


def _among(of: Apart) -> str:
    return "" if of.players == 2 else f" ({of.seats} of {of.players} seats)"


def _rank(names: list[str], words: str) -> int:
    level = bots.level_and_budget(words)[0]
    return names.index(level) if level in names else -1


def _of_variant(tally: Tally, variant: Variant) -> Iterator[Apart]:
    for table in tally.scopes(2, variant):
        for line_up in dict.fromkeys(who.line_up for who in whos(tally, table)):
            if len(set(line_up)) == 2:
                yield _apart(tally, table, variant.game, line_up)


def _apart(tally: Tally, table: Scope, game: str, line_up: tuple[str, ...]) -> Apart:
    """The strength of one bot, if that of the other is 1: each seat wins with its share of the strength of all."""
    one, other = dict.fromkeys(line_up)
    names = [level.name for level in bots.levels(game)]
    shares = {bot: tally.ratio(table, "win of bot", *Who(line_up, bot)) for bot in (one, other)}
    above, below = (one, other) if shares[one].value() >= shares[other].value() else (other, one)
    if shares[one].value() == shares[other].value():
        above, below = sorted((one, other), key=lambda bot: -_rank(names, bot))
    mine, theirs = line_up.count(above), line_up.count(below)
    least = 0.5 / (shares[above].groups + 1)
    won = [min(1 - least, max(least, mine * each)) for each in shares[above].share()]
    return Apart(
        game,
        players(table),
        above,
        below,
        mine,
        Interval(*(ELO * math.log(each * theirs / ((1 - each) * mine)) for each in won)),
    )
