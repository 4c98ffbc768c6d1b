"""What a position of Tutankhamun is worth: each seat's expected points, and its chance to win.

Every tile in the Nile is shared out among the seats that can still reach it, and the Underworld. That predicts how many
tiles of each set everybody will have; how far they are apart says how likely each place of the set is.
"""

from math import exp, sqrt
from typing import Any, Final

from waset.bots.evaluation import Evaluation, Expected, Prospect, chances
from waset.core.game import NOBODY
from waset.core.ints import Ints, append, empty, i64, listed, zeros
from waset.games.tutankhamun.bots import scale, weights
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.board import passed
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.scoring import ranking
from waset.games.tutankhamun.rules.state import State

UNIT: Final = 64
"""A whole tile, where tiles are shared out."""
POINT: Final = 1024
"""A whole point, where points are counted in parts."""
STRONGEST: Final = 25.0
"""The largest exponent of a seat's strength: beyond it the seat is sure of the set, and numbers stay small."""


class TutankhamunEvaluation(Evaluation[State]):
    """Shares out what lies in the Nile, and adds up what the sets will bring. It keeps nothing but working space."""

    def __init__(self, game: Tutankhamun, w: list[float]) -> None:
        self.game: Tutankhamun = game
        self.weights: list[float] = w
        rules = game.rules
        p = rules.pieces
        stray = scale.stray(game.edition)
        self.rules: Rules = rules
        self._sinks: i64 = round(w[weights.SINKS] * UNIT)
        self._late: float = w[weights.LATE]
        self._idol: i64 = round(stray * w[weights.IDOL] * POINT)
        self._power: i64 = round(stray * w[weights.POWER] * POINT)
        self._turn: i64 = round(stray * w[weights.TURN] * POINT)
        self._sure: float = stray * w[weights.SURE]
        self._doubt: float = stray * w[weights.DOUBT]
        self._claims: Ints = empty()
        """The claim of a seat to a tile behind its boat, by the tiles from the boat to there."""
        claim = float(UNIT)
        for _ in range(SLOTS + 1):
            self._claims = append(self._claims, round(claim))
            claim *= w[weights.REACH]
        largest = max(listed(p.tile_count))
        self._span: i64 = (largest + 2) * UNIT
        self._strengths: Ints = empty()
        """How strong a seat is in a set, by the tiles that are left and those that it will have."""
        for left in range(largest + 1):
            apart = w[weights.CLEAR] + w[weights.OPEN] * left
            for amount in range((largest + 2) * UNIT):
                strength = UNIT * (exp(min(amount / UNIT / apart, STRONGEST)) - 1.0)
                self._strengths = append(self._strengths, round(strength))
        self._shares: Ints = zeros(int(p.tiles * (rules.players + 1)))
        """The tiles in the Nile as each seat may expect to get them, by tile and seat; the Underworld comes last."""
        self._strength: Ints = zeros(int(rules.players) + 1)
        self._behind: Ints = zeros(int(rules.players))
        """The tiles behind each boat."""
        self._points: Ints = zeros(int(rules.players))

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (TutankhamunEvaluation, (self.game, self.weights))

    def points(self, state: State) -> list[float]:
        """The points that each seat may expect; more than it starts with if it will be at 0 early."""
        self._foresee(state)
        return [float(self._points[seat]) / POINT for seat in range(state.players)]

    def parts(self, state: State, seat: i64) -> list[Expected]:
        """Each set and the rings, with what they have brought and may still bring; idols, and being on turn."""
        p = self.rules.pieces
        n = state.players
        lines = p.lines * seat
        sets = [float(state.scored[lines + tile]) for tile in range(p.ring)]
        rings = float(state.scored[lines + p.ring] + state.scored[lines + p.bonus])
        scored = float(p.start_points[n] - state.points[seat]) - sum(sets[1:]) - rings
        idols = 0.0
        turn = 0.0
        if state.to_move != NOBODY:
            self._share_out(state)
            for tile in range(1, p.artifacts):
                for each in range(n):
                    self._points[each] = 0
                if state.in_nile[tile] > 0:
                    self._add_set(state, tile)
                worth = self._late * float(self._points[seat]) / POINT
                if tile == p.ring:
                    rings += worth
                else:
                    sets[tile] += worth
            rings += self._late * float(p.ring_points * self._shares[p.ring * (n + 1) + seat]) / UNIT
            for tile in range(p.artifacts, p.tiles):
                idols += float(self._idol * self._shares[tile * (n + 1) + seat] // UNIT) / POINT
            if state.turn == seat:
                turn = float(self._turn if self.rests(state) else self._power) / POINT
        return [
            *(Expected("set", p.tile_name[tile], sets[tile]) for tile in range(1, p.ring)),
            Expected("rings", "", rings),
            Expected("idols", "", idols),
            Expected("turns", "", turn),
            Expected("scored", "", scored),
        ]

    def spread(self, state: State) -> float:
        return self._sure + self._doubt * sqrt(len(state.slots) / SLOTS)

    def rests(self, state: State) -> bool:
        return state.stack[-1] & 255 == agenda.SAIL

    def known(self, state: State) -> i64:
        return 0

    def prospect(self, s: State) -> Prospect:
        """What all seats may expect, found in one go; at the end, what they have scored."""
        points = self.points(s)
        if s.to_move == NOBODY:
            return Prospect(points, [1.0 if place == 1 else 0.0 for place in ranking(s)])
        return Prospect(points, chances(points, self.spread(s)))

    def _foresee(self, s: State) -> None:
        """Puts each seat's expected points, in parts of a point, into the row for them."""
        p = self.rules.pieces
        n = s.players
        start = p.start_points[n]
        found = self._points
        shares = self._shares
        for seat in range(n):
            found[seat] = 0
        if s.to_move != NOBODY:
            self._share_out(s)
            for tile in range(1, p.artifacts):
                if s.in_nile[tile] > 0:
                    self._add_set(s, tile)
            for seat in range(n):
                found[seat] += POINT * p.ring_points * shares[p.ring * (n + 1) + seat] // UNIT
                found[seat] = i64(self._late * float(found[seat]))
                for tile in range(p.artifacts, p.tiles):
                    found[seat] += self._idol * shares[tile * (n + 1) + seat] // UNIT
            found[s.turn] += self._turn if self.rests(s) else self._power
        for seat in range(n):
            found[seat] += POINT * (start - s.points[seat])

    def _share_out(self, s: State) -> None:
        """Shares every tile in the Nile out, by the claims of the boats to it."""
        n = s.players
        shares = self._shares
        claims = self._claims
        behind = self._behind
        sinks = self._sinks
        most: i64 = 0
        for seat in range(n):
            behind[seat] = passed(s, s.boats[seat])
            if behind[seat] > most:
                most = behind[seat]
        everyone = UNIT * UNIT // (n * UNIT + sinks)
        under = UNIT - n * everyone
        for tile in range(1, self.rules.pieces.tiles):
            base = tile * (n + 1)
            left = s.in_nile[tile]
            for seat in range(n):
                shares[base + seat] = left * everyone
            shares[base + n] = left * under
        for index in range(most):
            total = sinks
            for seat in range(n):
                back = behind[seat] - index
                total += UNIT if back <= 0 else claims[back]
            base = s.nile[s.slots[index]] * (n + 1)
            rest: i64 = UNIT
            for seat in range(n):
                back = behind[seat] - index
                claim: i64 = UNIT if back <= 0 else claims[back]
                part = UNIT * claim // total
                rest -= part
                shares[base + seat] += part - everyone
            shares[base + n] += rest - under

    def _add_set(self, s: State, tile: i64) -> None:
        """Adds what each seat may expect from a set: the points of the places, by the chance to have them."""
        r = self.rules
        p = r.pieces
        n = s.players
        shares = self._shares
        strength = self._strength
        found = self._points
        base = tile * (n + 1)
        table = s.in_nile[tile] * self._span
        total: i64 = 0
        for seat in range(n):
            amount = UNIT * s.collections[p.tiles * seat + tile] + shares[base + seat]
            strength[seat] = self._strengths[table + amount]
            total += strength[seat]
        strength[n] = 0
        if r.underworld_rings if tile == p.ring else r.underworld_ranks:
            strength[n] = self._strengths[table + UNIT * s.underworld[tile] + shares[base + n]]
            total += strength[n]
        if total == 0:
            return
        first = float(POINT * p.first[tile]) / float(total)
        second = float(POINT * p.second[tile]) / float(total)
        follows = 0.0
        if second > 0.0:
            for seat in range(n + 1):
                if total > strength[seat]:
                    follows += float(strength[seat]) / float(total - strength[seat])
        for seat in range(n):
            own = float(strength[seat])
            part = first
            if second > 0.0 and total > strength[seat]:
                part += second * (follows - own / float(total - strength[seat]))
            found[seat] += i64(part * own)
