"""The part of a report about luck and skill, for games that have been reviewed."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from waset.lab.read.course import PARTS, TENTHS
from waset.lab.read.tally import Pairs, Scope
from waset.lab.report import plots
from waset.lab.report.document import (
    NOTHING,
    Block,
    Grid,
    Heading,
    Plot,
    Text,
    at_least_none,
    number,
    pair,
    percent,
)
from waset.lab.report.sections import SHARES, Part, players, rivals, seat_name, whos
from waset.lab.stats.evened import Even
from waset.lab.stats.intervals import Interval
from waset.review import MISTAKE, SLIP

NAMES: Final = {"start": "layout", "luck": "luck", "decisions": "decisions", "drift": "drift"}
"""What a result is made of, in words."""
EVEN_COLUMNS: Final = ("as played", "95 %", "with equal luck", "95 %", "narrower by, %")
"""What `evened_row` fills."""
SHARE: Final = "%"
EACH: Final = "a game"
COURSE: Final = (
    ("lead changes", "lead changes", EACH),
    ("lowest chance of the winner", "lowest", SHARE),
    ("games won by a comeback", "comeback", SHARE),
    ("turning points", "turning points", EACH),
    ("turning points that were luck", "turning by luck", SHARE),
    ("turning points in the last third", "turning late", SHARE),
    ("turns with nothing at stake", "idle turns", SHARE),
    ("decisions of a seat that cannot win any more", "lost", SHARE),
    ("such decisions that are kingmaking", "kingmaking", SHARE),
    ("games with a kingmaking decision", "kingmaking games", SHARE),
    ("games in which one made a king", "king games", SHARE),
)
"""The figures about how games went: in words, as they are counted, and their unit."""
WHEN: Final = "part of the game, %"
IN_PANELS: Final = (
    ("won by a comeback", "comeback"),
    ("nothing at stake", "idle turns"),
    ("with kingmaking", "kingmaking games"),
)
"""The figures of one picture: its titles, and as they are counted."""


def luck(part: Part) -> list[Block]:
    """What made the results, how well the bots played, and how the games went."""
    tables = [table for table in part.tables if part.tally.ratio(table, "made by", "luck").x]
    if not tables:
        return []
    games = sum(part.tally.ratio(table, "lead changes").x for table in tables)
    return [
        Heading(3, "Luck and skill"),
        Text(
            f"From the reviews of {number(games, 0)} games, in chances to win. A review sees what the evaluation of"
            " the strongest bot sees: docs/review.md says how right that is."
        ),
        *_results(part, tables),
        *_skill(part, tables),
        *_course(part, tables),
        *_evened(part, tables),
    ]


# --- what made the results -----------------------------------------------------------------------------------------


def _results(part: Part, tables: list[Scope]) -> list[Block]:
    rows: list[list[str]] = []
    series: list[plots.Series] = []
    for table in tables:
        found = [(NAMES[each], part.tally.ratio(table, "made by", each).mean()) for each in PARTS]
        series.append(plots.Series(f"{players(table)} players", found))
        rows += [[str(players(table)), name, *percent(share)] for name, share in found]
    there = [table for table in tables if part.tally.ratio(table, "luckiest wins").x]
    lucky = [[str(players(table)), *_luck_row(part, table)] for table in there]
    label = "share of the differences between results, %"
    columns = ["players", "luck of a seat strays by, pp", "95 %", "the luckiest seat wins, %", "95 %"]
    return [
        Heading(4, "What makes the result"),
        Text(
            "A seat's result is what it had when the game was laid out, plus luck, plus what all decisions did to it,"
            " plus drift: what later looks judged otherwise than earlier ones. Shares are of the variance of results,"
            " and add up to 100 %. One below 0 worked against the result."
        ),
        Plot(f"{part.prefix}-luck", plots.forest(series, label, True), "What makes the result, with 95 % intervals."),
        Grid(["players", "made by", "share, %", "95 %"], rows, words=2),
        Grid([*columns, "another would win with equal luck, %", "95 %"], lucky)
        if lucky
        else Text("There is no luck in these games once they are laid out."),
    ]


def _luck_row(part: Part, table: Scope) -> list[str]:
    """How far luck strays, how often the luckiest seat wins, and how often luck decides."""
    squared = at_least_none(part.tally.ratio(table, "squared luck").mean())
    strays = Interval(*(each**0.5 if each >= 0 else each for each in squared))
    shares = [part.tally.ratio(table, words) for words in ("luckiest wins", "win by luck")]
    return [*percent(strays), *(cell for each in shares for cell in percent(each.share()))]


# --- how well the bots played --------------------------------------------------------------------------------------


def _skill(part: Part, tables: list[Scope]) -> list[Block]:
    rows: list[list[str]] = []
    found: list[plots.Panel] = []
    for table in tables:
        points: list[tuple[str, Interval]] = []
        everybody = whos(part.tally, table)
        for who in everybody:
            name = who.name(everybody)
            accuracy = part.tally.ratio(table, "accuracy", *who).share()
            points.append((name, accuracy))
            rows.append([str(players(table)), name, *percent(accuracy)])
            rows[-1] += percent(at_least_none(part.tally.ratio(table, "given up", *who).mean()))
            for word in (SLIP, MISTAKE):
                rows[-1] += pair(at_least_none(part.tally.ratio(table, "word", *who, word).mean()))
            rows[-1] += percent(part.tally.ratio(table, "luck of bot", *who).mean(), signed=True)
        found.append(plots.Panel(f"{players(table)} players", points))
    columns = ["players", "bot", "accuracy, %", "95 %", f"given up a game, {SHARES}", "95 %"]
    columns += ["slips a game", "95 %", "mistakes a game", "95 %", f"its luck, {SHARES}", "95 %"]
    return [
        Heading(4, "How well the bots played"),
        Text(
            "Accuracy is the part of the chance to win at stake in a bot's decisions that it kept. Slips gave up 3 to"
            " 8 % of a win, mistakes more. Luck is 0 on average, whoever plays: an interval that does not hold 0 is"
            " one of the 5 in 100."
        ),
        Plot(f"{part.prefix}-skill", plots.panels(found, "accuracy, %"), "Accuracy of each bot, with 95 % intervals."),
        Grid(columns, rows, words=2),
    ]


# --- how the games went --------------------------------------------------------------------------------------------


def _course(part: Part, tables: list[Scope]) -> list[Block]:
    rows: list[list[str]] = []
    curves: list[plots.Curve] = []
    ahead: list[plots.Curve] = []
    moved: list[plots.Curve] = []
    for table in tables:
        ahead.append(_by_tenths(part, table, "ahead at"))
        moved.append(_by_tenths(part, table, "moved at"))
        for name, words, unit in COURSE:
            ratio = part.tally.ratio(table, words)
            if ratio.x:
                figure = percent(ratio.share()) if unit == SHARE else pair(at_least_none(ratio.mean()))
                rows.append([str(players(table)), f"{name}, {unit}", *figure])
        lowest = [
            ((tenth + 0.5) * 100 / TENTHS, part.tally.ratio(table, "lowest at", tenth).share())
            for tenth in range(TENTHS)
        ]
        curves.append(plots.Curve(f"{players(table)} players", lowest))
    return [
        Heading(4, "How the games went"),
        Text(
            "By the chances to win where each turn begins. The lead changes when another seat is 5 % ahead of who had"
            " it. A win is a comeback if the winner's chance was once at most half of a fair share. A turning point is"
            " a decision or an event of chance that moved some seat's chance by 8 % or more."
        ),
        Text(
            "A decision is kingmaking if its seat cannot win any more, that is, has a chance below 2 % with any option,"
            " and its options differ by 8 % or more in another seat's chance. It made a king if it moved somebody's"
            " chance that far compared with what was best for the seat itself."
        ),
        Text(
            "Tension is how open a game is, and how much still happens: how large the chance of the leader is while the"
            " game goes on, and how much of a win changes hands in each tenth of it. A game that stays exciting has a"
            " leader far from 100 % and much that changes hands until late. Nothing is at stake in a turn whose"
            " decisions together can cost its seat less than 1 % of a win."
        ),
        Plot(
            f"{part.prefix}-tension",
            plots.bands(ahead, WHEN, "chance of the leader, %", percent=True),
            "How large the leader's chance to win is while the game goes on, with 95 % bands.",
        ),
        Plot(
            f"{part.prefix}-moved",
            plots.bands(moved, WHEN, "changes hands, % of a win", percent=True),
            "How much of a win changes hands in each tenth of the game, with 95 % bands.",
        ),
        Plot(
            f"{part.prefix}-course",
            plots.panels(list(_panels(part, tables)), "% of games or turns", "players"),
            "Comebacks, turns with nothing at stake, and games with kingmaking, with 95 % intervals.",
        ),
        Plot(
            f"{part.prefix}-lead-changes",
            plots.panels([_lead_changes(part, tables)], "lead changes a game", "players", percent=False),
            "How often the lead changes in a game, with 95 % intervals.",
        ),
        Plot(
            f"{part.prefix}-comebacks",
            plots.curves(curves, "lowest chance of the winner, %", "wins, %"),
            "Share of wins by the lowest chance that the winner had, with 95 % intervals.",
        ),
        Grid(["players", "what", "figure", "95 %"], rows, words=2),
    ]


def _by_tenths(part: Part, table: Scope, words: str) -> plots.Curve:
    """A figure while the game goes on."""
    found = [at_least_none(part.tally.ratio(table, words, tenth).mean()) for tenth in range(TENTHS)]
    return plots.Curve(
        f"{players(table)} players", [((at + 0.5) * 100 / TENTHS, each) for at, each in enumerate(found)]
    )


def _panels(part: Part, tables: list[Scope]) -> Iterator[plots.Panel]:
    for name, words in IN_PANELS:
        ratios = [(str(players(table)), part.tally.ratio(table, words)) for table in tables]
        points = [(name, ratio.share()) for name, ratio in ratios if ratio.x]
        if points:
            yield plots.Panel(name, points)


def _lead_changes(part: Part, tables: list[Scope]) -> plots.Panel:
    ratios = [(str(players(table)), part.tally.ratio(table, "lead changes")) for table in tables]
    return plots.Panel("", [(name, at_least_none(ratio.mean())) for name, ratio in ratios])


# --- with equal luck -----------------------------------------------------------------------------------------------


def _evened(part: Part, tables: list[Scope]) -> list[Block]:
    rows: list[list[str]] = []
    found: list[Even] = []
    for table in tables:
        everybody = whos(part.tally, table)
        wanted: list[tuple[str, tuple[object, ...], bool]] = []
        for who in rivals(everybody):
            wanted.append((f"wins of {who.name(everybody)}, %", ("win of bot", *who), True))
        for who in rivals(everybody):
            wanted.append((f"score of {who.name(everybody)}", ("score of bot", *who), False))
        for seat in range(players(table)):
            wanted.append((f"wins of {seat_name(part.variant, seat)}, %", ("win", seat), True))
        for name, words, is_share in wanted:
            even = part.tally.even(table, *words)
            if even is not None:
                found.append(even)
                rows.append([str(players(table)), name, *evened_row(even, is_share)])
    if not rows:
        return []
    shown: list[Block] = []
    if any(even.is_narrower for even in found):
        shown.append(Grid(["players", "figure", *EVEN_COLUMNS], rows, words=2))
    return [
        Heading(4, "With equal luck"),
        Text(
            "Luck is 0 on average, so what it goes along with can be taken out of a figure without shifting it: each"
            " half of the groups says how much for the other half. " + narrower(found, "intervals")
        ),
        *shown,
    ]


def evened_row(even: Even, is_share: bool) -> list[str]:
    """A figure as it was played and with equal luck, each with its interval, and by how much that is narrower."""
    shown = percent if is_share else pair
    signed = len(even.sides) > 1
    before = shown(even.plain(is_share), signed=signed)
    if not even.is_narrower:
        return [*before, NOTHING, NOTHING, "not narrower"]
    return [*before, *shown(even.even(is_share), signed=signed), number(100 * even.narrower, 1)]


def narrower(found: list[Even], what: str) -> str:
    """How many intervals are narrower with equal luck, and by how much."""
    better = [100 * each.narrower for each in found if each.is_narrower]
    if not better:
        return f"None of {len(found)} {what} is narrower with equal luck, so it is not used."
    return (
        f"{len(better)} of {len(found)} {what} are narrower with equal luck, by {number(min(better), 1)} to"
        f" {number(max(better), 1)} %; where one is not, equal luck is not used."
    )


# --- in comparisons ------------------------------------------------------------------------------------------------


class LuckLine(NamedTuple):
    """A figure about luck and skill that is compared: its name, its words, what more and less of it mean."""

    name: str
    words: tuple[object, ...]
    more: str
    less: str
    is_share: bool


def luck_lines(pairs: Pairs, scope: Scope) -> Iterator[LuckLine]:
    """What two runs that have been reviewed are compared in."""
    for (each,) in pairs.words(scope, "made by"):
        said = f"the share of {NAMES[str(each)]} in the result is {{}} "
        yield LuckLine(f"made by {NAMES[str(each)]}", ("made by", each), f"{said}larger", f"{said}smaller", True)
    everybody = whos(pairs, scope)
    for who in everybody if pairs.words(scope, "accuracy") else []:
        name = who.name(everybody)
        said = f"the accuracy of {name} is {{}} "
        yield LuckLine(f"accuracy of {name}", ("accuracy", *who), f"{said}higher", f"{said}lower", True)
    for name, words, unit in COURSE:
        if pairs.twin(scope, words).groups:
            what = unit if unit == EACH else "of 100"
            yield LuckLine(name, (words,), f"{name}, {what}: {{}} more", f"{name}, {what}: {{}} less", unit == SHARE)
