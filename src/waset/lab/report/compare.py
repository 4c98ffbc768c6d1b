"""Two runs compared: what a changed number does, with intervals for the differences.

Groups with the same number are paired: where both runs have the same seeds, the luck of a group is in both, and what is
left is the difference.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from waset import games
from waset.lab.read.gather import Progress, ReadPair, read_pair
from waset.lab.read.tally import Pairs, Scope
from waset.lab.report.document import (
    Block,
    Code,
    Document,
    Grid,
    Heading,
    Points,
    Text,
    bounds,
    clear,
    failures,
    number,
)
from waset.lab.report.pairs import CommonCells, Side, match
from waset.lab.report.sections import rivals, whos
from waset.lab.report.sections_luck import EVEN_COLUMNS, evened_row, luck_lines, narrower
from waset.lab.report.sections_pace import PACE, SHARE
from waset.lab.report.sections_uses import dealt
from waset.lab.run.watch import Decided
from waset.lab.stats.evened import Even
from waset.lab.stats.groups import Estimate, Twin, adjusted, holding, is_clear
from waset.lab.stats.intervals import Interval

STOPPING: Final = (
    "Play was to stop as soon as a figure that was named beforehand was decided. These intervals of that figure hold"
    " whenever one stops; the usual ones do not know that there was looked and stopped."
)
FEWEST_GROUPS: Final = 10
"""With fewer groups, nothing is concluded."""


# --- the figures ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A figure in both runs."""

    players: int
    part: str
    """The table that it belongs to."""
    name: str
    twin: Twin
    more: str
    """What it means if B has more: a sentence with {} for the amount."""
    less: str
    is_share: bool
    even: Even | None = None
    """The figure with equal luck, if all games have a review."""
    is_bounded: bool = True
    """Whether a share lies from 0 to 1; shares of the variance of results may not."""

    @property
    def is_even(self) -> bool:
        """Whether it is compared with equal luck, because that is more certain."""
        return self.even is not None and self.even.is_narrower

    def difference(self) -> Interval:
        """B minus A."""
        if self.even is not None and self.is_even:
            return self.even.even(self.is_share)
        return self.twin.share_difference() if self.is_share and self.is_bounded else self.twin.difference()

    def error(self) -> float:
        """The standard error of the difference."""
        return self.even.even_error if self.even is not None and self.is_even else self.twin.error()

    def estimate(self) -> Estimate:
        """The same, to be judged among others."""
        plain = Estimate(self.difference().value, self.error(), self.twin.groups)
        return adjusted(*plain) if self.is_share and self.is_bounded and plain.groups > 1 else plain

    def is_open(self) -> bool:
        """Whether there is anything to find: the figure is not the same in each pair."""
        return self.error() > 0 or self.difference().value != 0

    def is_clear(self) -> bool:
        """Whether the difference is clear of zero, from enough groups."""
        return self.twin.groups >= FEWEST_GROUPS and is_clear(self.difference())

    def sentence(self, b: str, several: bool) -> str:
        """What is different with B, with the interval of the amount."""
        found = self.difference()
        scale = 100 if self.is_share else 1
        low, high = sorted(abs(scale * each) for each in (found.low, found.high))
        amount = number(abs(scale * found.value), self.digits) + (" percentage points" if self.is_share else "")
        said = (self.more if found.value > 0 else self.less).format(amount)
        where = f" and {self.players} players" if several else ""
        return f"With {b}{where}, {said} (95 %: {number(low, self.digits)} to {number(high, self.digits)})."

    @property
    def digits(self) -> int:
        """Digits after the decimal point."""
        return 1 if self.is_share else 2

    def row(self, holds: bool) -> list[str]:
        """The figure in A, in B, the difference, and whether it is clear."""
        found = self.difference()
        unit = ", %" if self.is_share else ""
        unit += ", equal luck" if self.is_even else ""
        scale = 100 if self.is_share else 1
        played = [self.twin.a.value(), self.twin.b.value()]
        values = self.even.even_sides if self.even is not None and self.is_even else played
        sides = [number(scale * value, self.digits) for value in values]
        scaled = Interval(*(scale * each for each in found))
        mark = clear(found) if self.is_clear() else ""
        difference = [number(scaled.value, self.digits, signed=True), bounds(scaled, self.digits, signed=True)]
        return [f"{self.name}{unit}", *sides, *difference, f"{mark} *" if mark and holds else mark]


COLUMNS: Final = ["figure", "A", "B", "B − A", "95 %", "clear"]
RESULTS: Final = "Results"
POINTS: Final = "Where the points come from"
FEEL: Final = "Choices, forced turns and waiting"
LUCK: Final = "Luck and skill"
EVEN: Final = "With equal luck"


def lines(pairs: Pairs) -> list[Line]:
    """All figures that are compared."""
    return [line for scope in sorted(pairs.scopes(2), key=str) for line in _lines(pairs, scope)]


def _lines(pairs: Pairs, scope: Scope) -> Iterator[Line]:
    players = int(str(scope[1]))
    game = str(scope[0][0]) if isinstance(scope[0], tuple) else ""

    def line(part: str, name: str, words: Sequence[object], more: str, less: str, is_share: bool = False) -> Line:
        twin, even = pairs.twin(scope, *words), pairs.even(scope, *words)
        is_whole = even is not None and even.groups == twin.groups
        is_bounded = words[0] != "made by"
        return Line(players, part, name, twin, more, less, is_share, even if is_whole else None, is_bounded)

    for (what,) in pairs.words(scope, "length"):
        longer = ("games are {} " + f"{what} longer", "games are {} " + f"{what} shorter")
        yield line(RESULTS, f"length in {what}", ("length", what), *longer)
    yield line(RESULTS, "score", ("score of all",), "a seat scores {} points more", "a seat scores {} points less")
    yield line(
        RESULTS,
        "winner's score",
        ("winner's score",),
        "the winner scores {} points more",
        "the winner scores {} points less",
    )
    yield line(
        RESULTS,
        "lead over the second",
        ("margin",),
        "the winner is {} points further ahead of the second",
        "the winner is {} points less ahead of the second",
    )
    for seat in range(players):
        colour = games.facts(game).seats[seat]
        said = (f"seat {seat + 1} ({colour}) wins {{}} more", f"seat {seat + 1} ({colour}) wins {{}} less")
        yield line(RESULTS, f"wins of seat {seat + 1} ({colour})", ("win", seat), *said, is_share=True)
    everybody = whos(pairs, scope)
    for who in rivals(everybody):
        bot = who.name(everybody)
        said = (f"{bot} wins {{}} more", f"{bot} wins {{}} less")
        yield line(RESULTS, f"wins of {bot}", ("win of bot", *who), *said, is_share=True)
    for (ending,) in pairs.words(scope, "ending"):
        said = (f"{{}} more of the games end by '{ending}'", f"{{}} less of the games end by '{ending}'")
        yield line(RESULTS, f"games that end by '{ending}'", ("ending", ending), *said, is_share=True)
    for (name,) in pairs.words(scope, "share"):
        yield line(RESULTS, str(name), ("share", name), f"{name}: {{}} more", f"{name}: {{}} less", is_share=True)
    for asked in PACE:
        if pairs.twin(scope, *asked.words).groups:
            said = (f"{asked.name}: {{}} more", f"{asked.name}: {{}} less")
            yield line(FEEL, asked.name, asked.words, *said, is_share=asked.unit == SHARE)
    for name, words, more, less, is_share in luck_lines(pairs, scope):
        yield line(LUCK, name, words, more, less, is_share)
    for (name,) in pairs.words(scope, "line"):
        said = (f"a seat scores {{}} points more for {name}", f"a seat scores {{}} points less for {name}")
        yield line(POINTS, str(name), ("line", name), *said)
    for kind, thing in pairs.words(scope, "uses"):
        said = (f"'{thing}' ({kind}) comes {{}} times more a game", f"'{thing}' ({kind}) comes {{}} times less a game")
        yield line(f"Uses a game: {kind}", str(thing), ("uses", kind, thing), *said)
        if kind in dealt(game):
            said = (f"whoever has '{thing}' ({kind}) wins {{}} more", f"whoever has '{thing}' ({kind}) wins {{}} less")
            words = ("wins with", kind, thing)
            yield line(f"Wins minus fair share: {kind}", str(thing), words, *said, is_share=True)


# --- the comparison ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """What came of comparing two runs."""

    a: str
    b: str
    match: CommonCells
    read: ReadPair
    lines: list[Line]
    decided: tuple[Decided, ...]
    """What was watched in these two runs, if they might stop early."""
    holds: list[bool]
    """Which figures are clear of zero even after correction for how many there are."""

    def sentences(self) -> list[str]:
        """A sentence for each difference that is clear of zero, those that hold after correction first."""
        several = len({line.players for line in self.lines}) > 1
        found = [(not holds, line) for line, holds in zip(self.lines, self.holds, strict=True) if line.is_clear()]
        return [
            line.sentence(self.b, several) + ("" if weak else " *") for weak, line in sorted(found, key=lambda x: x[0])
        ]

    def verdict(self) -> str:
        """How many differences are clear, and how many would be clear by chance."""
        count = sum(line.is_open() for line in self.lines)
        groups = self.read.groups
        if groups < FEWEST_GROUPS:
            return f"There are only {groups} groups of games: too few to say anything. Play more."
        clear_ones = sum(line.is_clear() for line in self.lines)
        if not count:
            return "Nothing is clear: all figures are the same in both."
        chance = f"about {count / 20:.1f} of {count} would look clear by chance if the runs were alike"
        if not clear_ones:
            return f"Nothing is clear: none of {count} differences is clear of zero ({chance})."
        held = sum(self.holds)
        return (
            f"{clear_ones} of {count} differences are clear of zero; {chance}. Those with a * ({held}) hold even after"
            " Holm's correction for their number."
        )


def compare(a: Side, b: Side, *, workers: int = 1, deep: bool = True, progress: Progress | None = None) -> Comparison:
    """Reads what two runs have in common, and compares it."""
    found = match(a, b)
    read = read_pair(found.a, found.b, workers=workers, deep=deep, progress=progress)
    return comparison(a.name, b.name, found, read, a.decided if a.decided == b.decided else ())


def comparison(a: str, b: str, match: CommonCells, read: ReadPair, decided: tuple[Decided, ...] = ()) -> Comparison:
    """What came of two runs that were read side by side."""
    made = lines(read.pairs)
    judged = [line for line in made if line.is_open()]
    held = dict(zip(map(id, judged), holding([line.estimate() for line in judged]), strict=True))
    holds = [held.get(id(line), False) and line.is_clear() for line in made]
    return Comparison(a, b, match, read, made, decided, holds)


def document(found: Comparison, command: str) -> Document:
    """A comparison as a report."""
    made = Document(f"{found.a} (A) and {found.b} (B)")
    made.add(*opening(found))
    for players in dict.fromkeys(line.players for line in found.lines):
        made.add(Heading(2, f"{players} players"), *tables(found, players))
        made.add(*_evened(found, players))
    made.add(Heading(2, "Command"), Code(command))
    return made


def opening(found: Comparison) -> list[Block]:
    """What is compared, and what is clear."""
    games_a, games_b = found.read.games
    differs = f"What differs: {'; '.join(found.match.differs)}." if found.match.differs else "The plans do not differ."
    paired = found.read.pairs
    both = max((paired.twin(scope, "games").both for scope in paired.scopes(2)), default=0)
    blocks: list[Block] = [
        Text(
            f"A is {found.a}, {games_a} games; B is {found.b}, {games_b} games. {differs} {both} of"
            f" {found.read.groups} groups are in both, and paired."
        )
    ]
    if found.match.left_out:
        blocks += [Text("Only one of them has, so it is left out:", is_warning=True), Points(found.match.left_out)]
    if found.read.unfinished:
        blocks.append(Text(f"{found.read.unfinished} games are unfinished and were left out.", is_warning=True))
    if found.read.failed:
        blocks.append(Text(failures(found.read.failed), is_warning=True))
    if found.decided:
        blocks += [Text(STOPPING), Points([each.sentence() for each in found.decided])]
    evened = [line.even for line in found.lines if line.even is not None]
    if evened:
        blocks.append(Text(narrower(evened, "intervals of differences")))
    blocks.append(Text(found.verdict()))
    if found.sentences():
        blocks.append(Points(found.sentences()))
    return blocks


def tables(found: Comparison, players: int) -> Iterator[Block]:
    """The figures for one player count, part by part."""
    for part in dict.fromkeys(line.part for line in found.lines):
        table = table_of(found, players, part)
        if table.rows:
            yield from (Heading(3, part), table)


def _evened(found: Comparison, players: int) -> list[Block]:
    """The differences as they were played and with equal luck."""
    evened = [(line, line.even) for line in found.lines if line.even is not None and line.players == players]
    rows = [[line.name + (", %" if line.is_share else ""), *evened_row(even, line.is_share)] for line, even in evened]
    return [Heading(3, EVEN), Grid(["B − A", *EVEN_COLUMNS], rows)] if rows else []


def table_of(found: Comparison, players: int, part: str) -> Grid:
    """The figures of one part for one player count."""
    rows = [
        line.row(holds)
        for line, holds in zip(found.lines, found.holds, strict=True)
        if line.players == players and line.part == part
    ]
    return Grid(COLUMNS, rows)
