"""The parts of a report about single things, and what a game adds of its own."""

from collections.abc import Mapping
from typing import Final

from waset import games
from waset.lab.read.tally import Scope
from waset.lab.read.used import Thing, Used
from waset.lab.report import plots
from waset.lab.report.document import (
    NOTHING,
    Block,
    Fold,
    Grid,
    Heading,
    Plot,
    Text,
    at_least_none,
    by_chance,
    clear,
    file_word,
    number,
    pair,
    percent,
)
from waset.lab.report.sections import SHARES, Part, players
from waset.lab.stats.adjusted import Adjusted, Adjustment, adjusted, is_possible
from waset.lab.stats.groups import holding, is_clear
from waset.lab.stats.intervals import Interval

MOST_ROWS: Final = 40
"""The most rows of a plot; a table has them all."""
MOST_SHOWN: Final = 16
"""The same for all kinds of things together."""
ONE_MORE: Final = "one more: percentage points of a win"
WITHOUT_NUMPY: Final = (
    "Which thing wins when all others are equal takes numpy, which is not installed where this report was written"
    " (pip install 'waset[lab]')."
)


def uses(part: Part) -> list[Block]:
    """How often each thing is used, and how its users fare."""
    scope: Scope = (part.variant,)
    kinds = list(dict.fromkeys(str(words[0]) for words in part.tally.words(scope, "uses")))
    if not kinds:
        return []
    first = dealt(part.variant.game)
    examples = f" ({', '.join(first)})" if first else ""
    adjustment = adjusted(part.tally.used.get(part.variant, Used())) if is_possible() else None
    equal = {each.thing: each for each in adjustment.found} if adjustment else {}
    blocks: list[Block] = [
        Heading(3, "What wins, the rest being equal"),
        *(_dominance(part, adjustment) if adjustment else [Text(WITHOUT_NUMPY)]),
        Heading(3, "Use of single things, and winning"),
        Text(
            "For each use of a thing: how often its user won, minus the fair share of that table; and by how much its"
            " user's score was above the mean of that table. A thing used twice by a seat counts twice."
        ),
        Text(
            "This is what goes along with a use, not what the use causes: a leader may use other things than the rest."
            f" Only what chance deals{examples} is free of that,"
            " as long as all seats are played by the same bot."
        ),
    ]
    for kind in sorted(kinds, key=lambda kind: kind not in first):
        blocks += _kind(part, kind, equal)
    return blocks


def _dominance(part: Part, adjustment: Adjustment) -> list[Block]:
    """What goes along with winning most when all other things are equal."""
    found = adjustment.found
    if not found:
        return [
            Text(
                "Which thing wins when all others are equal cannot be said yet: for as many things as these games have,"
                f" {adjustment.needed} groups of games are needed, and there are {adjustment.groups}."
            ),
        ]
    most = sorted(found, key=lambda each: -abs(each.found.value) / each.error if each.error else 0.0)[:MOST_SHOWN]
    most.sort(key=lambda each: -each.found.value)
    held = sum(holding([each.estimate for each in found]))
    clear_ones = sum(is_clear(each.found) for each in found)
    return [
        Text(
            "What one more use of a thing goes along with, in percentage points of a win, if all other things that the"
            " seats of a table used, their places and their bots are equal: a regression. A thing that only comes with"
            " others that win is near 0 here. What is held equal is what was counted, so this is still no proof of a"
            " cause."
        ),
        Plot(
            f"{part.prefix}-dominance",
            plots.forest([plots.Series("", [(": ".join(each.thing), each.found) for each in most])], ONE_MORE, True),
            f"The {len(most)} things that are clearest of no difference, the rest being equal; with 95 % intervals.",
        ),
        Text(
            f"{by_chance(clear_ones, len(found), 'no difference')} {held or 'None'} of them"
            f" {'holds' if held == 1 else 'hold'} even after Holm's correction for their number."
        ),
    ]


def _kind(part: Part, kind: str, equal: Mapping[Thing, Adjusted]) -> list[Block]:
    scope: Scope = (part.variant,)
    table, differences, clear_ones = _uses(part, scope, kind, equal)
    shown = differences[:MOST_ROWS]
    there = [(thing, equal[kind, thing].found) for thing, _ in shown if (kind, thing) in equal]
    series = [plots.Series("users: wins − fair share", shown)]
    series += [plots.Series("one more, the rest equal", there)] if there else []
    plot = plots.forest(series, "percentage points of a win", True)
    title = kind[0].upper() + kind[1:]
    is_cause = kind in dealt(part.variant.game) and len(part.variant.bots) == 1
    said = "what each does to winning" if is_cause else "how often its user wins, not what it does to winning"
    blocks: list[Block] = [
        Heading(4, title),
        Plot(f"{part.prefix}-{file_word(kind)}", plot, f"{title}: {said}; with 95 % intervals."),
        table,
    ]
    if len(differences) > 1:
        blocks.append(Text(by_chance(clear_ones, len(differences), "no difference")))
    if len(part.tables) > 1:
        tables: list[Block] = [_uses(part, each, kind, {})[0] for each in part.tables]
        blocks.append(Fold(f"{title}, by player count", tables))
    return blocks


def _uses(
    part: Part, scope: Scope, kind: str, equal: Mapping[Thing, Adjusted]
) -> tuple[Grid, list[tuple[str, Interval]], int]:
    """The table of a kind of things, the difference that goes along with each, and how many are clear of none."""
    found = []
    for (thing,) in part.tally.words(scope, "uses", kind):
        fair = part.tally.ratio(scope, "fair with", kind, thing).value()
        found.append((str(thing), part.tally.ratio(scope, "wins with", kind, thing).share(fair)))
    found.sort(key=lambda each: (-each[1].value, each[0]))
    rows = []
    for thing, wins in found:
        times = at_least_none(part.tally.ratio(scope, "uses", kind, thing).mean())
        rows.append([thing, *pair(times), *percent(wins, signed=True), clear(wins)])
        rows[-1] += [*pair(part.tally.ratio(scope, "score with", kind, thing).mean(), signed=True)]
        if equal:
            one = equal.get((kind, thing))
            rows[-1] += [NOTHING, NOTHING] if one is None else percent(one.found, signed=True)
    columns = [kind, "per game", "95 %", f"wins − fair share, {SHARES}", "95 %", "clear", "score − mean", "95 %"]
    columns += [f"one more, rest equal, {SHARES}", "95 %"] if equal else []
    caption = f"{players(scope)} players" if len(scope) > 1 else ""
    return Grid(columns, rows, caption), found, sum(bool(clear(wins)) for _, wins in found)


# --- what a game adds ------------------------------------------------------------------------------------------------


def of_game(part: Part) -> list[Block]:
    """What only this game has to report, if anything."""
    game = part.variant.game
    if not games.has(game, "lab.report"):
        return []
    blocks: list[Block] = games.part(game, "lab.report").sections(part)
    return blocks


def dealt(game: str) -> tuple[str, ...]:
    """Kinds of things that chance deals in a game: what goes along with them is caused by them."""
    if not games.has(game, "lab.report"):
        return ()
    kinds: tuple[str, ...] = games.part(game, "lab.report").DEALT
    return kinds


def share_rows(part: Part, names: list[str]) -> list[list[str]]:
    """A row for each share of these names that was counted, for each number of players."""
    rows = []
    for table in part.tables:
        for name in names:
            ratio = part.tally.ratio(table, "share", name)
            if ratio.x:
                rows.append([str(players(table)), name, *percent(ratio.share()), number(ratio.y, 0)])
    return rows
