"""Counting over many games: what each game adds to each figure, and the figures of all groups together.

A figure is named by its scope (which games) and its words (what is counted). Figures that most games lack, such as a
card that nobody played, are kept as parts of another one: of all games, or of all seats, of their scope.
"""

from typing import Final, Generic, Self, TypeAlias, TypeVar

from waset.lab.read import course, pace
from waset.lab.read.observers import ObservedGame
from waset.lab.read.used import Used
from waset.lab.stats.evened import Even, Evened
from waset.lab.stats.groups import Ratio, Twin

Scope: TypeAlias = tuple[object, ...]
"""(variant), (variant, players) or (variant, players, modules)."""
Words: TypeAlias = tuple[object, ...]
T = TypeVar("T", Ratio, Twin)
Key: TypeAlias = tuple[Scope, Words]
Group: TypeAlias = dict[Key, tuple[float, float]]
"""What a group of games adds to each figure: an amount y per count x. For a part, x is 0: it has its whole's."""

GAMES: Final[Words] = ("games",)
SEATS: Final[Words] = ("seats",)
PART_OF: Final[dict[object, Words]] = {
    "ending": GAMES,
    "length at": GAMES,
    "length bin": GAMES,
    "uses": GAMES,
    "score at": SEATS,
    "score bin": SEATS,
    "line": SEATS,
    "margin bin": GAMES,
    "wait at": pace.WAITS,
}
"""The figures that are parts, by their first word."""
LUCK_OF: Final = {
    "win": "luck",
    "win of bot": "luck of bot",
    "score": "luck points",
    "score of bot": "luck points of bot",
    "score of all": "luck points of all",
}
"""The figures that luck goes along with, by their first word, and the first word of that luck."""
BIN: Final = 5
"""The width, in points, of a bin of the distribution of scores."""
LENGTH_BINS: Final = {"rounds": 2, "turns": 2, "decisions": 10}
"""The same for lengths."""
MARGIN_BIN: Final = 3
"""The same for leads over the second."""


def whole(key: Key) -> Key | None:
    """The figure that this one is a part of."""
    of = PART_OF.get(key[1][0])
    return None if of is None else (key[0], of)


class GroupCounter:
    """What the games of one group add to every figure."""

    def __init__(self) -> None:
        self.open: dict[Key, list[float]] = {}
        self.games: dict[Words, list[ObservedGame]] = {}
        """The games of this group, by their variant."""

    def add(self, scope: Scope, words: Words, y: float, x: float = 0.0) -> None:
        """Adds an amount, and the count it refers to."""
        pair = self.open.setdefault((scope, words), [0.0, 0.0])
        pair[0] += y
        pair[1] += x

    def take(self) -> Group:
        """Ends the group."""
        taken = {key: (pair[0], pair[1]) for key, pair in self.open.items()}
        self.open = {}
        self.games = {}
        return taken

    def game(self, told: ObservedGame, variant: Words) -> None:
        """Adds a game to the figures of all scopes it belongs to."""
        self.games.setdefault(variant, []).append(told)
        table: Scope = (variant, told.players)
        subset: Scope = (*table, told.modules)
        for scope in (table, subset):
            self._table(scope, told)
            self._seats(scope, told)
        self._uses((variant,), told)
        self._uses(table, told)
        self._distributions(table, told)
        for words, y, x in pace.figures(told.pace):
            self.add(table, words, y, x)
        if told.review is not None:
            for words, y, x in course.figures(told.bots, told.line_up, told.review):
                self.add(table, words, y, x)

    def _table(self, scope: Scope, told: ObservedGame) -> None:
        self.add(scope, GAMES, 1, 1)
        self.add(scope, SEATS, told.players, told.players)
        self.add(scope, ("ending", told.ending), 1)
        for what, value in told.lengths.items():
            self.add(scope, ("length", what), value, 1)
        ordered = sorted(told.scores, reverse=True)
        self.add(scope, ("winner's score",), sum(map(float.__mul__, told.wins, map(float, told.scores))), 1)
        self.add(scope, ("margin",), ordered[0] - ordered[1], 1)
        self.add(scope, ("spread",), ordered[0] - ordered[-1], 1)
        for name, (y, x) in told.shares.items():
            self.add(scope, ("share", name), y, x)

    def _seats(self, scope: Scope, told: ObservedGame) -> None:
        line_up = told.line_up
        for seat, (bot, win, score) in enumerate(zip(told.bots, told.wins, told.scores, strict=True)):
            self.add(scope, ("win", seat), win, 1)
            self.add(scope, ("score", seat), score, 1)
            self.add(scope, ("score of all",), score, 1)
            self.add(scope, ("win of bot", line_up, bot), win, 1)
            self.add(scope, ("score of bot", line_up, bot), score, 1)
            self.add(scope, ("sits", bot, seat), 1, 1)
            for line, points in told.lines[seat].items():
                self.add(scope, ("line", line), points)
                self.add(scope, ("line of winner", line), win * points, win)
                self.add(scope, ("line of others", line), (1 - win) * points, 1 - win)

    def _uses(self, scope: Scope, told: ObservedGame) -> None:
        if len(scope) == 1:
            self.add(scope, GAMES, 1, 1)
        fair = 1 / told.players
        mean = sum(told.scores) / told.players
        for (kind, thing, seat), times in told.uses.items():
            self.add(scope, ("uses", kind, thing), times)
            self.add(scope, ("wins with", kind, thing), times * (told.wins[seat] - fair), times)
            self.add(scope, ("fair with", kind, thing), times * fair, times)
            self.add(scope, ("score with", kind, thing), times * (told.scores[seat] - mean), times)

    def _distributions(self, scope: Scope, told: ObservedGame) -> None:
        for score in told.scores:
            self.add(scope, ("score at", score), 1)
            self.add(scope, ("score bin", score // BIN * BIN), 1)
        first, second = sorted(told.scores, reverse=True)[:2]
        self.add(scope, ("margin bin", (first - second) // MARGIN_BIN * MARGIN_BIN), 1)
        for what, value in told.lengths.items():
            self.add(scope, ("length at", what, value), 1)
            width = LENGTH_BINS.get(what, 1)
            self.add(scope, ("length bin", what, value // width * width), 1)


class Figures(Generic[T]):
    """Sums of one sort, by scope and words."""

    def __init__(self, make: type[T]) -> None:
        self.make: type[T] = make
        self.sums: dict[Scope, dict[Words, T]] = {}
        self.evened: dict[Key, Evened] = {}
        """The figures that luck goes along with, from groups of which each game has a review."""

    def at(self, key: Key) -> T:
        """The sum of a figure, which is there from now on."""
        scope, words = key
        figures = self.sums.setdefault(scope, {})
        if words not in figures:
            figures[words] = self.make()
        return figures[words]

    def merge(self, other: Self) -> None:
        """Takes all groups of others into account."""
        for scope, figures in other.sums.items():
            for words, sums in figures.items():
                self.at((scope, words)).merge(sums)
        for key, evened in other.evened.items():
            self.evened.setdefault(key, Evened()).merge(evened)

    def even(self, scope: Scope, *words: object) -> Even | None:
        """A figure with equal luck; None if that cannot be said."""
        found = self.evened.get((scope, words))
        return None if found is None else found.found()

    def _even(self, key: Key, *groups: Group) -> None:
        """Takes the luck of a group of each run into account, if all of its games have a review."""
        first, *others = key[1]
        if str(first) not in LUCK_OF:
            return
        luck: Key = (key[0], (LUCK_OF[str(first)], *others))
        amounts: list[float] = []
        for group in groups:
            y, x = group.get(key, (0.0, 0.0))
            lucky, count = group.get(luck, (0.0, 0.0))
            if count != x:
                return
            amounts += (y, x, lucky)
        self.evened.setdefault(key, Evened()).add(amounts)

    def scopes(self, length: int, *begin: object) -> list[Scope]:
        """The scopes of this length that begin like this, in the order in which they occurred."""
        return [scope for scope in self.sums if len(scope) == length and scope[: len(begin)] == begin]

    def words(self, scope: Scope, *begin: object) -> list[Words]:
        """How the figures of a scope that begin with these words go on, in the order in which they occurred."""
        length = len(begin)
        known = self.sums.get(scope, {})
        return [words[length:] for words in known if len(words) > length and words[:length] == begin]


class Tally(Figures[Ratio]):
    """The figures of one run, by scope."""

    def __init__(self) -> None:
        super().__init__(Ratio)
        self.used: dict[Words, Used] = {}
        """What the seats of each variant used."""

    def take(self, counter: GroupCounter) -> None:
        """Ends a group of games, and takes it into account."""
        for variant, games in counter.games.items():
            self.used.setdefault(variant, Used()).group(games)
        self.group(counter.take())

    def merge(self, other: Self) -> None:
        super().merge(other)
        for variant, used in other.used.items():
            self.used.setdefault(variant, Used()).merge(used)

    def group(self, taken: Group) -> None:
        """Takes one more group of games into account."""
        for key, (y, x) in taken.items():
            of = whole(key)
            self.at(key).add(y, x if of is None else taken[of][1])
            self._even(key, taken)

    def ratio(self, scope: Scope, *words: object) -> Ratio:
        """A figure; an empty one if no game has it."""
        figures = self.sums.get(scope, {})
        found = figures.get(words, Ratio())
        of = PART_OF.get(words[0])
        return found if of is None else _within(found, figures.get(of, Ratio()))


class Pairs(Figures[Twin]):
    """The figures of two runs, whose groups pair up by their numbers."""

    def __init__(self) -> None:
        super().__init__(Twin)

    def group(self, a: Group, b: Group) -> None:
        """Takes one more pair of groups into account; either may be empty."""
        for key in {**a, **b}:
            of = whole(key)
            self.at(key).add(_side(a, key, of), _side(b, key, of))
            self._even(key, a, b)

    def twin(self, scope: Scope, *words: object) -> Twin:
        """A figure in both runs."""
        figures = self.sums.get(scope, {})
        found = figures.get(words, Twin())
        of = PART_OF.get(words[0])
        if of is None:
            return found
        base = figures.get(of, Twin())
        made = Twin()
        made.a = _within(found.a, base.a)
        made.b = _within(found.b, base.b)
        made.groups = base.groups
        made.both = base.both
        made.ab = [*found.ab[:3], base.ab[3]]
        return made


def _side(group: Group, key: Key, of: Key | None) -> tuple[float, float] | None:
    """What one run adds; for a part, 0 where the run has games but not this figure."""
    if of is None:
        return group.get(key)
    if of not in group:
        return None
    return group.get(key, (0.0, 0.0))[0], group[of][1]


def _within(part: Ratio, base: Ratio) -> Ratio:
    """A part of a whole: its own sums, but the groups and the counts of the whole."""
    made = Ratio()
    made.y, made.yy, made.xy = part.y, part.yy, part.xy
    made.groups, made.x, made.xx = base.groups, base.x, base.xx
    return made
