"""The parts of a report about single things: cards, tiles, idols and characters; the mummy's roll; kingmaking."""

import re
from typing import Final

from waset.games.luxor import lab as of_luxor
from waset.games.tutankhamun import lab as of_tutankhamun
from waset.lab.read.tally import Scope
from waset.lab.report import plots
from waset.lab.report.document import (
    Block,
    Fold,
    Heading,
    Plot,
    Table,
    Text,
    at_least_none,
    by_chance,
    clear,
    number,
    pair,
    percent,
)
from waset.lab.report.sections import SHARES, Part, players
from waset.lab.stats.intervals import Interval

DEALT: Final = (of_luxor.CHARACTER,)
"""Kinds of things that chance deals: what goes along with them, they cause."""
MOST_ROWS: Final = 40
"""Rows of a plot; a table has them all."""


def uses(part: Part) -> list[Block]:
    """How often each thing is used, and how those fare who use it."""
    scope: Scope = (part.variant,)
    kinds = list(dict.fromkeys(str(words[0]) for words in part.tally.words(scope, "uses")))
    if not kinds:
        return []
    blocks: list[Block] = [
        Heading(3, "Use of single things, and winning"),
        Text(
            "For each use of a thing: how often its user won, less the fair share of that table; and by how much its"
            " user's score was above the mean of that table. A thing used twice by a seat counts twice."
        ),
        Text(
            "This is what goes along with a use, not what the use causes: who is ahead may come to use other things."
            " Only what chance deals (characters) is free of that, as long as all seats are played alike."
        ),
    ]
    for kind in sorted(kinds, key=lambda kind: kind not in DEALT):
        blocks += _kind(part, kind)
    return blocks


def _kind(part: Part, kind: str) -> list[Block]:
    scope: Scope = (part.variant,)
    table, effects, clear_ones = _uses(part, scope, kind)
    shown = effects[:MOST_ROWS]
    label = "win share of the user less the fair share, in percentage points"
    plot = plots.forest([plots.Series("", shown)], label, True)
    blocks: list[Block] = [
        Heading(4, kind[0].upper() + kind[1:]),
        Plot(f"{part.prefix}-{_slug(kind)}", plot, f"{kind[0].upper() + kind[1:]}: effect on winning, 95 % intervals."),
        table,
    ]
    if len(effects) > 1:
        blocks.append(Text(by_chance(clear_ones, len(effects), "no difference")))
    if len(part.tables) > 1:
        tables: list[Block] = [_uses(part, each, kind)[0] for each in part.tables]
        blocks.append(Fold(f"{kind[0].upper() + kind[1:]}, by player count", tables))
    return blocks


def _uses(part: Part, scope: Scope, kind: str) -> tuple[Table, list[tuple[str, Interval]], int]:
    """The table of a kind of things, the effect of each on winning, and how many are clear of none."""
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
    columns = [kind, "per game", "95 %", f"wins − fair share, {SHARES}", "95 %", "clear", "score − mean", "95 %"]
    caption = f"{players(scope)} players" if len(scope) > 1 else ""
    return Table(columns, rows, caption), found, sum(bool(clear(wins)) for _, wins in found)


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


# --- the mummy -----------------------------------------------------------------------------------------------------


def mummy(part: Part) -> list[Block]:
    """What the mummy's stand-up roll costs, where there is a mummy."""
    rows = _shares(part, [of_luxor.COULD, of_luxor.TRIED, of_luxor.LOST, of_luxor.FAILED])
    if not rows:
        return []
    return [
        Heading(3, "What the stand-up roll costs"),
        Text(
            "A seat whose adventurers lie may begin its turn by rolling to raise them; with 4 or less the turn is over:"
            " no card, no draw, no mummy tile. Shares of all turns in games with the mummy, extra turns included."
        ),
        Table(["players", "what", "of 100", "95 %", "times"], rows, words=2),
    ]


def kingmaking(part: Part) -> list[Block]:
    """How often a seat that cannot win decides who does, where that was looked for."""
    shares = [of_tutankhamun.KINGMAKING, of_tutankhamun.CERTAIN, of_tutankhamun.DECISIONS]
    rows = _shares(part, shares)
    if not rows:
        return []
    return [
        Heading(3, "Kingmaking"),
        Text(
            "Looked at are the decisions of each game's last round, that is, of its last turns, as many as there are"
            " players. A decision is kingmaking if with none of its legal actions its seat wins, and not all of them"
            " have the same winner. Each legal action is tried with the rules, and the game is played on to its end:"
            " from there each seat takes, at every decision, the action after which its own points less those of the"
            " best other seat are most, the first of equal ones."
        ),
        Text(
            "The limit of this: real players may go on differently, so that a seat counted here might have won after"
            " all, or a choice might not have mattered. A decision is certain where nothing had to be supposed,"
            " because every action ends the game at once. Earlier rounds are not looked at. With two players there is"
            " no kingmaking."
        ),
        Table(["players", "what", "of 100", "95 %", "times"], rows, words=2),
    ]


def _shares(part: Part, names: list[str]) -> list[list[str]]:
    rows = []
    for table in part.tables:
        for name in names:
            ratio = part.tally.ratio(table, "share", name)
            if ratio.x:
                rows.append([str(players(table)), name, *percent(ratio.share()), number(ratio.y, 0)])
    return rows
