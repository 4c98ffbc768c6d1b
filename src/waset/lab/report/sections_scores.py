"""The parts of a report about points, where they come from, how long games are, and how they end."""

import math
from typing import Final

from waset.lab.read.tally import BIN, LENGTH_BINS, MARGIN_BIN, Scope, Words
from waset.lab.report import plots
from waset.lab.report.document import NOTHING, Block, Grid, Heading, Plot, Text, at_least_none, number, pair, percent
from waset.lab.report.sections import Part, players
from waset.lab.stats.intervals import Z95, Interval

QUANTILES: Final = (0.1, 0.5, 0.9)
_QUANTILE_COLUMNS: Final = [words for share in QUANTILES for words in (f"{100 * share:.0f} % are at most", "95 %")]
DRAWN: Final = ("turns", "decisions")
"""The lengths that have a picture."""

# --- points --------------------------------------------------------------------------------------------------------


def scores(part: Part) -> list[Block]:
    """How the scores are spread."""
    rows: list[list[str]] = []
    spreads: list[list[str]] = []
    found: list[plots.Curve] = []
    leads: list[plots.Curve] = []
    for table in part.tables:
        tally = part.tally
        counts = sorted((int(str(words[0])), words) for words in tally.words(table, "score at"))
        spread = [(value, tally.ratio(table, "score at", *words).y) for value, words in counts]
        groups = tally.ratio(table, "seats").groups
        rows.append([str(players(table)), *pair(tally.ratio(table, "score of all").mean())])
        rows[-1] += pair(tally.ratio(table, "winner's score").mean())
        rows[-1] += pair(tally.ratio(table, "margin").mean())
        rows[-1] += pair(tally.ratio(table, "spread").mean())
        spreads.append([str(players(table))])
        for share in QUANTILES:
            spreads[-1] += pair(quantile(spread, share, groups), 0)
        found.append(_curve(part, table, ("score bin",), BIN))
        leads.append(_curve(part, table, ("margin bin",), MARGIN_BIN))
    columns = ["players", "mean score", "95 %", "winner's", "95 %", "lead over the second", "95 %"]
    columns += ["first to last", "95 %"]
    caption = f"Share of seats with a score in each step of {BIN} points, with 95 % intervals."
    return [
        Heading(3, "Scores"),
        Plot(f"{part.prefix}-scores", plots.curves(found, "score of a seat", "seats, %"), caption),
        Plot(
            f"{part.prefix}-leads",
            plots.curves(leads, "lead of the winner over the second", "games, %"),
            f"Share of games by the lead of the winner, in steps of {MARGIN_BIN} points, with 95 % intervals.",
        ),
        Grid(columns, rows),
        Grid(["players", *_QUANTILE_COLUMNS], spreads),
    ]


def _curve(part: Part, table: Scope, words: Words, width: int) -> plots.Curve:
    """A distribution, including its empty bins."""
    there = sorted(int(str(each[0])) for each in part.tally.words(table, *words))
    steps = range(there[0], there[-1] + 1, width)
    points = [(low + (width - 1) / 2, part.tally.ratio(table, *words, low).share()) for low in steps]
    return plots.Curve(f"{players(table)} players", points)


def quantile(counts: list[tuple[int, float]], share: float, groups: int) -> Interval:
    """The number below which this share lies, with the interval of its rank.

    A group counts as one game, which is cautious: the interval is too wide rather than too narrow.
    """
    total = sum(count for _, count in counts)
    half = Z95 * math.sqrt(share * (1 - share) / groups) if groups > 1 else 1.0
    found = [_ranked(counts, total * each) for each in (share, max(0.0, share - half), min(1.0, share + half))]
    return Interval(*found) if groups > 1 else Interval(found[0], -math.inf, math.inf)


def _ranked(counts: list[tuple[int, float]], rank: float) -> float:
    seen = 0.0
    for value, count in counts:
        seen += count
        if seen >= rank:
            return value
    return counts[-1][0]


def lines(part: Part) -> list[Block]:
    """Where the points come from: the lines of the score sheet."""
    blocks: list[Block] = [
        Heading(3, "Where the points come from"),
        Text("The lines of the score sheet: means for all seats, for winners and for the others."),
    ]
    for table in part.tables:
        tally = part.tally
        rows: list[list[str]] = []
        winners: list[tuple[str, Interval]] = []
        others: list[tuple[str, Interval]] = []
        names = [str(words[0]) for words in tally.words(table, "line")]
        total = tally.ratio(table, "score of all").value()
        for name in names:
            mean = tally.ratio(table, "line", name)
            winners.append((name, at_least_none(tally.ratio(table, "line of winner", name).mean())))
            others.append((name, at_least_none(tally.ratio(table, "line of others", name).mean())))
            rows.append(
                [name, *pair(at_least_none(mean.mean())), number(100 * mean.value() / total if total else math.nan, 1)]
            )
            rows[-1] += [*pair(winners[-1][1]), *pair(others[-1][1])]
        series = [plots.Series("winners", winners), plots.Series("others", others)]
        columns = ["line", "all seats", "95 %", "of the total, %", "winners", "95 %", "others", "95 %"]
        caption = f"Points by line of the score sheet, {players(table)} players, with 95 % intervals."
        plot = plots.forest(series, "points of a seat", False, None)
        blocks += [
            Plot(f"{part.prefix}-lines-{players(table)}", plot, caption),
            Grid(columns, rows, f"{players(table)} players"),
        ]
    return blocks


# --- length and end ------------------------------------------------------------------------------------------------


def lengths(part: Part) -> list[Block]:
    """How long the games are."""
    rows: list[list[str]] = []
    for table in part.tables:
        tally = part.tally
        for words in tally.words(table, "length"):
            name = str(words[0])
            counts = sorted(
                (int(str(each[0])), tally.ratio(table, "length at", name, *each).y)
                for each in tally.words(table, "length at", name)
            )
            groups = tally.ratio(table, "games").groups
            rows.append([str(players(table)), name, *pair(tally.ratio(table, "length", name).mean(), 1)])
            for share in QUANTILES:
                rows[-1] += pair(quantile(counts, share, groups), 0)
    columns = ["players", "length in", "mean", "95 %", *_QUANTILE_COLUMNS]
    drawn = [str(words[0]) for words in part.tally.words(part.tables[0], "length") if words[0] in DRAWN]
    pictures = [
        Plot(
            f"{part.prefix}-{what}",
            plots.curves(
                [_curve(part, table, ("length bin", what), LENGTH_BINS.get(what, 1)) for table in part.tables],
                what,
                "games, %",
            ),
            f"Share of games by their length in {what}, with 95 % intervals.",
        )
        for what in drawn
    ]
    return [Heading(3, "Length"), *pictures, Grid(columns, rows, words=2)]


def endings(part: Part) -> list[Block]:
    """How the games end."""
    rows = []
    for table in part.tables:
        for words in sorted(part.tally.words(table, "ending"), key=str):
            ratio = part.tally.ratio(table, "ending", *words)
            rows.append([str(players(table)), str(words[0]) or NOTHING, number(ratio.y, 0), *percent(ratio.share())])
    columns = ["players", "ending", "games", "share, %", "95 %"]
    return [Heading(3, "How games end"), Grid(columns, rows, words=2)]
