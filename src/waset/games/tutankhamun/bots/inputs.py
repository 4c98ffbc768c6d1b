"""What the learned judge of Tutankhamun looks at: each set that is still open, and how a seat stands beside its rivals.

Sets with as many tiles are alike to it. No input knows how many seats there are except that which says just that.
"""

from typing import Final

from waset.bots.network import ONE
from waset.core.ints import Ints, i64, zeros
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.rules.board import passed
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.state import State

SORTS: Final = 5
"""Sets are told apart by how many tiles they have, and the rings from all of them."""
MOST: Final = 10
"""Tiles of a set in the Nile beyond which there is no difference."""
APART: Final = 4
"""Tiles by which a seat may lead or be behind and still be told apart from one further off."""
KNOTS: Final = 8
LEAD: Final = 9
GODS: Final = 5
TILES: Final = 6
"""Tiles ahead by twos: how far a boat is behind another."""

# Where the inputs of each sort begin
FIRST: Final = 0
SECOND: Final = FIRST + SORTS * (MOST + 1) * (2 * APART + 1)
AHEAD: Final = SECOND + SORTS * (MOST + 1) * (2 * APART + 1)
NEARER: Final = AHEAD + SORTS * (MOST + 1)
LEFT: Final = NEARER + SORTS * (2 * APART + 1)
MARKER: Final = LEFT + KNOTS
RIVAL: Final = MARKER + KNOTS
LEADS: Final = RIVAL + KNOTS
POINTS_AHEAD: Final = LEADS + LEAD
LEADS_IN_TIME: Final = POINTS_AHEAD + 1
BOAT: Final = LEADS_IN_TIME + 1
IDOLS: Final = BOAT + 2 * TILES + 1
WAITS: Final = IDOLS + GODS
WORKS: Final = WAITS + 6
PLAYERS: Final = WORKS + 2
INPUTS: Final = PLAYERS + 5
"""How many inputs there are."""

ROOM: Final = 256
"""How much of a row a seat's inputs may take."""


class TutankhamunInputs:
    """Says of each seat what the learned judge looks at. Keeps nothing but working space."""

    def __init__(self, game: Tutankhamun, evaluation: TutankhamunEvaluation) -> None:
        self.game: Tutankhamun = game
        self.rules: Rules = game.rules
        self.evaluation: TutankhamunEvaluation = evaluation
        self.row: Ints = zeros(ROOM * int(game.players))
        """For each seat, from `ROOM` times its number on: the number of an input and how much of it there is."""
        self.ends: Ints = zeros(int(game.players))
        """Where what is said of each seat ends in the row."""
        self.at: i64 = 0
        self.points: list[float] = []
        """What the evaluation says, and how far that may stray."""
        self.spread: float = 1.0
        self.behind: Ints = zeros(int(game.players))
        """The tiles behind each boat, of all sets."""
        self.ahead: Ints = zeros(int(game.rules.pieces.tiles * game.players))
        """The tiles ahead of each boat, by seat and tile."""
        self.sorts: Ints = zeros(int(game.rules.pieces.artifacts))
        """The sort of each set."""
        pieces = game.rules.pieces
        for tile in range(1, pieces.ring):
            half = pieces.tile_count[tile] // 2 - 1
            self.sorts[tile] = 0 if half < 0 else half if half < SORTS - 2 else SORTS - 2
        self.sorts[pieces.ring] = SORTS - 1

    def look(self, s: State) -> None:
        """Notes what there is to say of each seat."""
        self.points = self.evaluation.points(s)
        self.spread = self.evaluation.spread(s)
        p = self.rules.pieces
        n = s.players
        for seat in range(n):
            base = p.tiles * seat
            for tile in range(1, p.tiles):
                self.ahead[base + tile] = s.in_nile[tile]
            behind = passed(s, s.boats[seat])
            self.behind[seat] = behind
            for index in range(behind):
                self.ahead[base + s.nile[s.slots[index]]] -= 1
        for seat in range(n):
            self.at = ROOM * seat
            for tile in range(1, p.artifacts):
                if s.in_nile[tile] > 0:
                    self._set(s, seat, tile)
            self._standing(s, seat)
            self.ends[seat] = self.at

    def _say(self, number: i64, much: i64) -> None:
        """Notes an input."""
        self.row[self.at] = number
        self.row[self.at + 1] = much
        self.at += 2

    def _between(self, first: i64, last: i64, where: float) -> None:
        """Notes a number on a scale from 0 to 1 by its two neighbours among inputs from `first` to `last`."""
        place = where * float(last - first)
        if place <= 0.0:
            self._say(first, ONE)
        elif place >= float(last - first):
            self._say(last, ONE)
        else:
            low = i64(place)
            part = i64(float(ONE) * (place - float(low)))
            self._say(first + low, ONE - part)
            self._say(first + low + 1, part)

    def _set(self, s: State, seat: i64, tile: i64) -> None:
        """How it stands in a set beside the two best of the others, and what it may still get of it."""
        r = self.rules
        p = r.pieces
        best: i64 = 0
        second: i64 = 0
        most_ahead: i64 = 0
        for other in range(s.players):
            if other == seat:
                continue
            count = s.collections[p.tiles * other + tile]
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
            if self.ahead[p.tiles * other + tile] > most_ahead:
                most_ahead = self.ahead[p.tiles * other + tile]
        if r.underworld_rings if tile == p.ring else r.underworld_ranks:
            count = s.underworld[tile]
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
        own = s.collections[p.tiles * seat + tile]
        sort = self.sorts[tile]
        left = s.in_nile[tile] if s.in_nile[tile] < MOST else MOST
        table = (sort * (MOST + 1) + left) * (2 * APART + 1) + APART
        self._say(FIRST + table + near(own - best), ONE)
        self._say(SECOND + table + near(own - second), ONE)
        ahead = self.ahead[p.tiles * seat + tile]
        self._say(AHEAD + sort * (MOST + 1) + (ahead if ahead < MOST else MOST), ONE)
        self._say(NEARER + sort * (2 * APART + 1) + APART + near(ahead - most_ahead), ONE)

    def _standing(self, s: State, seat: i64) -> None:
        """How far it leads, where its boat is, and when its turn comes."""
        n = s.players
        rival = -1e9
        marker: i64 = 1 << 20
        hindmost: i64 = 1 << 20
        for other in range(n):
            if other == seat:
                continue
            if self.points[other] > rival:
                rival = self.points[other]
            if s.points[other] < marker:
                marker = s.points[other]
            if self.behind[other] < hindmost:
                hindmost = self.behind[other]
        time = float(len(s.slots)) / float(SLOTS)
        self._between(LEFT, MARKER - 1, time)
        self._between(MARKER, RIVAL - 1, float(s.points[seat]) / 20.0)
        self._between(RIVAL, LEADS - 1, float(marker) / 20.0)
        lead = self.points[seat] - rival
        apart = lead / self.spread
        self._between(LEADS, POINTS_AHEAD - 1, 0.5 + apart / 8.0)
        self._say(POINTS_AHEAD, i64(float(ONE) * lead / 8.0))
        if apart > 4.0:
            apart = 4.0
        elif apart < -4.0:
            apart = -4.0
        self._say(LEADS_IN_TIME, i64(float(ONE) * apart * time))
        back = (self.behind[seat] - hindmost) // 2
        if back > TILES:
            back = TILES
        elif back < -TILES:
            back = -TILES
        self._say(BOAT + TILES + back, ONE)
        p = self.rules.pieces
        for god in range(p.artifacts, p.tiles):
            if s.in_nile[god] > 0 and god - p.artifacts < GODS:
                self._say(IDOLS + god - p.artifacts, ONE * self.ahead[p.tiles * seat + god])
        self._say(WAITS + (seat - s.turn) % n, ONE)
        if not self.evaluation.rests(s):
            self._say(WORKS + (0 if s.turn == seat else 1), ONE)
        self._say(PLAYERS + n - 2, ONE)


def near(tiles: i64) -> i64:
    """A difference in tiles, as far as it is told apart."""
    if tiles > APART:
        return APART
    return tiles if tiles > -APART else -APART
