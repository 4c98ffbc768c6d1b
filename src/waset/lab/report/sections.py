"""The parts of a report about who wins: by seat, by module subset, by bot."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from waset import games
from waset.lab.read.gather import Variant
from waset.lab.read.tally import Pairs, Scope, Tally
from waset.lab.report import plots
from waset.lab.report.document import (
    Block,
    Fold,
    Grid,
    Heading,
    Plot,
    Text,
    bounds,
    by_chance,
    clear,
    number,
    pair,
    percent,
)
from waset.lab.stats.groups import is_clear
from waset.lab.stats.intervals import Interval

SHARES: Final = "pp"
MOST_SUBSETS: Final = 40


@dataclass(frozen=True)
class Part:
    """What a section is about: a variant, and the prefix of its plots."""

    tally: Tally
    variant: Variant
    prefix: str
    """What the names of its plots begin with."""

    @property
    def tables(self) -> list[Scope]:
        """A scope for each player count, the fewest first."""
        return sorted(self.tally.scopes(2, self.variant), key=players)

    def subsets(self, table: Scope) -> list[Scope]:
        """The module subsets of a player count."""
        return sorted(self.tally.scopes(3, *table), key=lambda scope: (len(modules(scope)), modules(scope)))


class Who(NamedTuple):
    """A bot in a line-up: what it wins depends on whom it meets, so line-ups are never mixed."""

    line_up: tuple[str, ...]
    bot: str

    def name(self, everybody: "Sequence[Who]") -> str:
        """The bot, and whom it met if there are other line-ups."""
        if len({each.line_up for each in everybody}) == 1:
            return self.bot
        others = Counter(self.line_up)
        others[self.bot] -= 1
        met = [bot if count == 1 else f"{count} {bot}" for bot, count in others.items() if count]
        return f"{self.bot} {'against' if len(self.line_up) == 2 else 'among'} {' and '.join(met)}"


def whos(figures: Tally | Pairs, scope: Scope) -> list[Who]:
    """Who played there, line-up by line-up."""
    found = [Who(*words) for words in figures.words(scope, "win of bot")]  # type: ignore[arg-type]  # as they were added
    return sorted(found, key=lambda who: [each.line_up for each in found].index(who.line_up))


def rivals(everybody: Sequence[Who]) -> list[Who]:
    """Those who met another bot: one that only meets itself always has the fair share."""
    return [who for who in everybody if len(set(who.line_up)) > 1]


def bots_of(part: Part, scope: Scope) -> list[str]:
    """The different bots that played there."""
    return list(dict.fromkeys(who.bot for who in whos(part.tally, scope)))


def players(scope: Scope) -> int:
    """The player count of a scope."""
    return int(str(scope[1]))


def modules(scope: Scope) -> tuple[str, ...]:
    """The modules of a scope."""
    found = scope[2]
    assert isinstance(found, tuple)
    return found


def subset_name(scope: Scope) -> str:
    """The modules of a scope in words."""
    return ", ".join(modules(scope)) or "no modules"


def seat_name(variant: Variant, seat: int) -> str:
    """A seat by its number and colour."""
    return f"{seat + 1} {games.facts(variant.game).seats[seat]}"


def less(found: Interval, what: float) -> Interval:
    """A figure minus a known number."""
    return Interval(*(each - what for each in found))


# --- who wins ------------------------------------------------------------------------------------------------------


def seats(part: Part) -> list[Block]:
    """Win share by seat and player count."""
    rows: list[list[str]] = []
    found: list[plots.Panel] = []
    clear_ones = 0
    for table in part.tables:
        fair = 1 / players(table)
        points: list[tuple[str, Interval]] = []
        for seat in range(players(table)):
            share = part.tally.ratio(table, "win", seat).share()
            score = part.tally.ratio(table, "score", seat).mean()
            mark = clear(share, fair)
            clear_ones += bool(mark)
            points.append((str(seat + 1), share))
            name = seat_name(part.variant, seat)
            rows.append([str(players(table)), name, *percent(share), *percent(less(share, fair), signed=True)])
            rows[-1] += [mark, *pair(score)]
        found.append(plots.Panel(f"{players(table)} players", points, fair))
    columns = ["players", "seat", "wins, %", "95 %", f"− fair share, {SHARES}", "95 %", "clear"]
    first = dict(part.variant.options).get("first", "0")
    order = "Chance says who begins." if first == "random" else f"Seat {int(first) + 1} begins."
    blocks: list[Block] = [
        Heading(3, "Win share by seat"),
        Text(f"{order} A shared win is divided among the winners. The dashed line is the fair share."),
        Plot(
            f"{part.prefix}-seats",
            plots.panels(found, "wins, %", "seat"),
            "Win share of each seat, with 95 % intervals.",
        ),
        Grid([*columns, "mean score", "95 %"], rows, words=2),
        Text(by_chance(clear_ones, len(rows), "the fair share")),
    ]
    uneven = [table for table in part.tables if not is_balanced(part, table)]
    if uneven:
        listed = " and ".join(str(players(table)) for table in uneven)
        blocks.append(
            Text(
                f"With {listed} players the bots did not sit equally often on each seat: a seat's share also reflects"
                " the bots that sat there.",
                is_warning=True,
            )
        )
    return blocks


def is_balanced(part: Part, scope: Scope) -> bool:
    """Whether each bot sat equally often on every seat."""
    return all(
        len({part.tally.ratio(scope, "sits", bot, seat).y for seat in range(players(scope))}) == 1
        for bot in bots_of(part, scope)
    )


def subsets(part: Part) -> list[Block]:
    """Win share, score and length by module subset, where there are several."""
    several = [table for table in part.tables if len(part.subsets(table)) > 1]
    if not several:
        return []
    blocks: list[Block] = [
        Heading(3, "Module subsets"),
        Text("The first seat's share of the wins, the points of a seat and the length of a game with each subset."),
    ]
    for table in several:
        fair = 1 / players(table)
        length = str(part.tally.words(table, "length")[0][0])
        rows: list[list[str]] = []
        points: list[tuple[str, Interval]] = []
        for scope in part.subsets(table):
            share = part.tally.ratio(scope, "win", 0).share()
            points.append((subset_name(scope), share))
            rows.append([subset_name(scope), number(part.tally.ratio(scope, "games").x, 0), *percent(share)])
            rows[-1] += [clear(share, fair), *pair(part.tally.ratio(scope, "score of all").mean())]
            rows[-1] += pair(part.tally.ratio(scope, "length", length).mean(), 1)
        columns = ["modules", "games", "first seat wins, %", "95 %", "clear", "score", "95 %", length, "95 %"]
        plot = plots.forest([plots.Series("", points[:MOST_SUBSETS])], "wins of the first seat, %", True, fair)
        caption = f"First seat's share with {players(table)} players, by modules; dashed: fair."
        blocks += [
            Plot(f"{part.prefix}-subsets-{players(table)}", plot, caption),
            Grid(columns, rows, f"{players(table)} players"),
            Text(by_chance(sum(is_clear(share, fair) for _, share in points), len(rows), "the fair share")),
            Fold(f"All seats by module subset, {players(table)} players", [_all_seats(part, table)]),
        ]
    return blocks


def _all_seats(part: Part, table: Scope) -> Block:
    columns = ["modules"]
    for seat in range(players(table)):
        columns += [f"{seat_name(part.variant, seat)}, %", "95 %"]
    rows = []
    for scope in part.subsets(table):
        rows.append([subset_name(scope)])
        for seat in range(players(table)):
            rows[-1] += percent(part.tally.ratio(scope, "win", seat).share())
    return Grid(columns, rows)


def bots(part: Part) -> list[Block]:
    """Win share by bot, where there are several."""
    several = [table for table in part.tables if rivals(whos(part.tally, table))]
    if not several:
        return []
    rows: list[list[str]] = []
    found: list[plots.Panel] = []
    for table in several:
        fair = 1 / players(table)
        points: list[tuple[str, Interval]] = []
        everybody = whos(part.tally, table)
        for who in rivals(everybody):
            name = who.name(everybody)
            share = part.tally.ratio(table, "win of bot", *who).share()
            points.append((name, share))
            rows.append([str(players(table)), name, *percent(share), number(share.value / fair)])
            rows[-1] += [bounds(Interval(*(each / fair for each in share))), clear(share, fair)]
            rows[-1] += pair(part.tally.ratio(table, "score of bot", *who).mean())
        found.append(plots.Panel(f"{players(table)} players", points, fair))
    columns = ["players", "bot", "wins, %", "95 %", "times the fair share", "95 %", "clear", "mean score", "95 %"]
    return [
        Heading(3, "Win share by bot"),
        Text("A bot's wins per seat that it sat on, against the same opponents."),
        Plot(f"{part.prefix}-bots", plots.panels(found, "wins, %"), "Win share of each bot, with 95 % intervals."),
        Grid(columns, rows, words=2),
    ]
