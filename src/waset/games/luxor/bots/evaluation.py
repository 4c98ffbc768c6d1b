"""What a position of Luxor promises a seat: points so far, and what adventurers, cards and pieces may still bring."""

from math import exp
from typing import Any, Final

from waset.bots.evaluation import Evaluation, Expected
from waset.core.game import NOBODY
from waset.core.ints import Floats, floats, i64
from waset.games.luxor.bots import scale, weights
from waset.games.luxor.bots.gain import Gains
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.characters import abilities as characters
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    ALL,
    ARTIFACT,
    HAND,
    HELD,
    LAST,
    LESS,
    STAIRS,
    STEP,
    TOMB,
    UP_TO,
    UP_TO_DIE,
    Pieces,
)
from waset.games.luxor.rules.scoring import sheet
from waset.games.luxor.rules.state import CARD_MASK, LYING, WOKEN, State

MUMMY_REACH: Final = 3
COMPANY_REACH: Final = 6
TYPES: Final = 3
WHOLE_WAY: Final = 80.0
"""How many tiles the two foremost adventurers have before them at the start."""
LAST_SPREAD: Final = 3.0
"""How far the points stray at the very end, and how much further with the whole game still to come."""
TIME_SPREAD: Final = 6.0
STRIDE: Final = 4.0
"""Steps by which one runner must be behind another to be about a third as likely to be in the tomb first."""
KEYLESS: Final = 5.0
"""What a key that is still missing costs a runner, in steps."""
TEMPO: Final = 1.5
"""What it is worth to a runner that its seat is next to play, in steps."""
OTHER_PACE: Final = 0.8
"""What a step of the other end card counts, which is played a turn later, and one of each card in between."""
INNER_PACE: Final = 0.4
NO_RUNNER: Final = 200.0
"""The steps of a seat that has nobody left to send."""


class LuxorEvaluation(Evaluation[State]):
    """Adds up the score sheet as it stands and the weights of what may still come."""

    def __init__(self, game: Luxor, points: list[float]) -> None:
        self.game: Luxor = game
        self.rules: Rules = game.rules
        self.pieces: Pieces = game.rules.pieces
        self.given: list[float] = points
        """Points for each row of the table of weights, where things pay as usual."""
        factors = scale.factors(game.edition)
        self.weights: Floats = floats([each * factors[row] for row, each in enumerate(points)])
        """The same as this edition pays."""
        self.card_worth: Floats = self.cards()
        """What each card is worth for what it can do, wherever its steps lead."""
        self.stray: float = scale.stray(game.edition)
        self.gains: Gains = Gains(game.rules.pieces, self.stray)
        self.plans: bool = any(points[row] for row in weights.PLANS)
        """Whether it looks at cards in hand and at the paths ahead."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (LuxorEvaluation, (self.game, self.given))

    def points(self, state: State) -> list[float]:
        self.gains.measure(state)
        time = self.time_left(state)
        return [self.of_seat(state, seat, time) for seat in range(state.players)]

    def outlook(self, state: State) -> tuple[list[float], float]:
        self.gains.measure(state)
        time = self.time_left(state)
        points = [self.of_seat(state, seat, time) for seat in range(state.players)]
        return points, self.stray * (LAST_SPREAD + TIME_SPREAD * time)

    def of_seat(self, state: State, seat: i64, time: float) -> float:
        """The points that one seat may expect, after `measure`."""
        w = self.weights
        gains = self.gains
        gains.look_at_sets(state, seat, i64(100.0 * w[weights.TILES] * time))
        found = float(self.sheet(state, seat)) + time * w[weights.TIME]
        found += w[weights.SET_PART] * float(gains.set_part) / 100.0
        found += w[weights.TILES] * time * float(gains.useful) + self.on_the_path(state, seat, time)
        if self.plans:
            gains.look_around(state, seat)
            found += w[weights.RICH] * float(gains.around) / 100.0 + self.in_hand(state, seat)
        if state.turn == seat:
            found += w[weights.ON_TURN] + w[weights.EXTRA_TURN] * float(state.extra_turns)
        keys: float = float(state.keys[seat])
        if keys > 0.0:
            found += w[weights.FIRST_KEY] + w[weights.KEYS] * keys * time
        if state.mummy_at >= 0:
            found += w[weights.TALISMAN] * float(state.talismans[seat]) * (1.0 if time > 1.0 / 3.0 else 3.0 * time)
        loose = state.treasures[HELD * seat + ARTIFACT] - gains.sets
        if loose > 0:
            found += w[weights.LOOSE_ARTIFACT] * float(loose)
        if state.characters[seat] == characters.EXTRA_TURN:
            for kind in range(TYPES):
                if state.treasures[HELD * seat + kind] > state.flipped[TYPES * seat + kind]:
                    found += w[weights.TRIO]
        return found

    def parts(self, state: State, seat: i64) -> list[Expected]:
        """The lines of the score sheet, each with what the weights promise for it.

        What a group of weights promises is what the points lose without it: one group after the other is taken away.
        """
        found: dict[str, float] = {line: float(points) for line, points in sheet(self.rules, state, seat).lines.items()}
        if state.to_move != NOBODY:
            self.gains.measure(state)
            time = self.time_left(state)
            whole, cards = self.weights, self.card_worth
            points = self.of_seat(state, seat, time)
            try:
                self.weights = whole[:]
                for name, rows in weights.PARTS:
                    for row in rows:
                        self.weights[row] = 0.0
                    self.card_worth = self.cards()
                    rest = self.of_seat(state, seat, time)
                    found[name] = found.get(name, 0.0) + points - rest
                    points = rest
            finally:
                self.weights, self.card_worth = whole, cards
        return [Expected(name, "", worth) for name, worth in found.items()]

    def cards(self) -> Floats:
        """What each card is worth by the present weights, without its steps."""
        w = self.weights
        p = self.pieces
        found = floats([0.0] * p.cards)
        for card in range(p.cards):
            kind = p.card_kind[card]
            if kind == UP_TO or kind == UP_TO_DIE:
                found[card] = w[weights.FREE_STEPS]
            elif kind == ALL:
                found[card] = w[weights.ALL_MOVE] * float(p.card_number[card])
            elif kind == LESS:
                found[card] = w[weights.ONE_LESS]
            elif kind == LAST:
                found[card] = w[weights.CATCH_UP]
            elif kind == STEP and p.card_number[card] <= 1:
                found[card] = w[weights.SLOW_CARDS]
        return found

    def sheet(self, s: State, seat: i64) -> i64:
        """A seat's points if the game ended now, as `scoring.sheet` adds them up; `gains` already knows the sets."""
        p = self.pieces
        found = s.points[seat] + s.keys[seat] + self.gains.set_points
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            place = s.adventurers[index]
            if place > STAIRS:
                found += p.wall[place & LYING - 1]
        for each in range(len(s.sarcophagus_owner)):
            if s.sarcophagus_owner[each] == seat:
                found += p.sarcophagi[each]
        kinds = len(p.scarab_points)
        for kind in range(kinds):
            found += p.scarab_points[kind] * s.scarabs[kinds * seat + kind]
        artifacts = s.treasures[HELD * seat + ARTIFACT]
        found += p.artifact_points * (artifacts if artifacts < self.gains.sets else self.gains.sets)
        return found + s.mummy_points[seat] + s.character_points[seat]

    def time_left(self, s: State) -> float:
        """The part of the game still to come: the way left for the two foremost adventurers of any seats."""
        first: i64 = 0
        second: i64 = 0
        for index in range(ADVENTURERS * s.players):
            place = s.adventurers[index]
            if place <= STAIRS:
                continue
            place &= LYING - 1
            if place > first:
                second = first
                first = place
            elif place > second:
                second = place
        return float(self.gains.tiles_ahead[first] + self.gains.tiles_ahead[second]) / WHOLE_WAY

    def on_the_path(self, s: State, seat: i64, time: float) -> float:
        """What a seat's adventurers may still bring from where they are."""
        w = self.weights
        tiles_ahead = self.gains.tiles_ahead
        found = 0.0
        foremost: i64 = -1
        before: i64 = -1
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            place = s.adventurers[index]
            if place < STAIRS:
                if place == WOKEN:
                    found += w[weights.AWAKE] * time
                continue
            found += w[weights.AWAKE] * time
            if place > LYING:
                found += w[weights.LYING]
                place -= LYING
                if place == s.mummy_at:
                    found += w[weights.UNDER_MUMMY]
            elif place < TOMB:
                if before >= 0 and tiles_ahead[before] - tiles_ahead[place] <= COMPANY_REACH:
                    found += w[weights.COMPANY]
                before = place
                foremost = place
                if s.mummy_at > place and tiles_ahead[place] - tiles_ahead[s.mummy_at] <= MUMMY_REACH:
                    found += w[weights.IN_REACH]
            depth = 1.0 - float(tiles_ahead[place]) / 40.0
            found += depth * (w[weights.DEPTH] + w[weights.TIME_AND_DEPTH] * time)
        if foremost >= 0 and s.in_tomb < len(s.sarcophagus_owner):
            found += w[weights.TOMB] / (1.0 + 0.25 * float(tiles_ahead[foremost]))
        if w[weights.RACE] != 0.0:
            found += w[weights.RACE] * self.race(s, seat)
        if w[weights.PACE] != 0.0:
            found += w[weights.PACE] * self.pace(s, seat, foremost)
        return found

    def pace(self, s: State, seat: i64, foremost: i64) -> float:
        """The steps that a seat's cards take its foremost adventurer: the end cards next, those in between later."""
        last = s.hand_sizes[seat] - 1
        if foremost < 0 or last < 0 or s.in_tomb >= len(s.sarcophagus_owner):
            return 0.0
        gains = self.gains
        gains.look_ahead(s, seat, foremost)
        row = HAND * seat
        left = gains.card(s.hands[row] & CARD_MASK)
        right = gains.card(s.hands[row + last] & CARD_MASK)
        better: i64 = left if left > right else right
        found = float(better) + OTHER_PACE * float(left + right - better)
        for index in range(row + 1, row + last):
            found += INNER_PACE * float(gains.card(s.hands[index] & CARD_MASK))
        return found / 100.0

    def race(self, s: State, seat: i64) -> float:
        """The sarcophagi that a seat has, and what it may expect of the next two.

        That depends on how near its two foremost adventurers are, with keys. Those it has count as much as those it
        hopes for, so that hope is never worth more than what it hopes for.
        """
        found = 0.0
        for each in range(len(s.sarcophagus_owner)):
            if s.sarcophagus_owner[each] == seat:
                found += float(self.pieces.sarcophagi[each])
        left = len(s.sarcophagus_owner) - s.in_tomb
        if left <= 0:
            return found
        first = [NO_RUNNER] * s.players
        second = [NO_RUNNER] * s.players
        least = NO_RUNNER
        for each in range(s.players):
            for index in range(ADVENTURERS * each, ADVENTURERS * each + ADVENTURERS):
                place = s.adventurers[index]
                if place < STAIRS or place == TOMB:
                    continue
                steps = float(self.gains.tiles_ahead[place & LYING - 1])
                if steps < first[each]:
                    second[each] = first[each]
                    first[each] = steps
                elif steps < second[each]:
                    second[each] = steps
            second[each] += first[each] + KEYLESS * (2.0 - float(s.keys[each]) if s.keys[each] < 2 else 0.0)
            first[each] += KEYLESS if s.keys[each] == 0 else 0.0
            if s.turn == each:
                first[each] -= TEMPO
                second[each] -= TEMPO
            if first[each] < least:
                least = first[each]
        total = 0.0
        for each in range(s.players):
            first[each] = exp((least - first[each]) / STRIDE)
            second[each] = exp((least - second[each]) / STRIDE)
            total += first[each]
        found += float(self.pieces.sarcophagi[s.in_tomb]) * first[seat] / total
        if left == 1:
            return found
        follows = 0.0
        for each in range(s.players):
            strength = second[each] if each == seat else first[seat]
            follows += first[each] / total * strength / (total - first[each] + second[each])
        return found + float(self.pieces.sarcophagi[s.in_tomb + 1]) * follows

    def in_hand(self, s: State, seat: i64) -> float:
        """What a seat's cards may bring: the end cards at once, those in between later."""
        w = self.weights
        row = HAND * seat
        last = row + s.hand_sizes[seat] - 1
        if last < row:
            return 0.0
        left = self.gains.card(s.hands[row] & CARD_MASK)
        right = self.gains.card(s.hands[last] & CARD_MASK)
        inner: i64 = 0
        found = 0.0
        for index in range(row, last + 1):
            card = s.hands[index] & CARD_MASK
            found += self.card_worth[card]
            if row < index < last:
                gain = self.gains.card(card)
                if gain > inner:
                    inner = gain
        better: i64 = left if left > right else right
        other = left + right - better
        found += w[weights.BEST_CARD] * float(better) / 100.0 + w[weights.OTHER_END] * float(other) / 100.0
        return found + w[weights.INNER_CARD] * float(inner) / 100.0

    def spread(self, state: State) -> float:
        self.gains.measure(state)
        return self.stray * (LAST_SPREAD + TIME_SPREAD * self.time_left(state))

    def begins(self, state: State) -> bool:
        top = state.stack[-1]
        return top == agenda.RISE or (top == agenda.CARD and state.could_rise == 0)

    def rests(self, state: State) -> bool:
        return state.stack[-1] == agenda.MUMMY_TILE or self.begins(state)

    def known(self, state: State) -> i64:
        if state.stack[-1] != agenda.CARD:
            return 0
        row = HAND * state.turn
        last = row + state.hand_sizes[state.turn] - 1
        return 1 + (state.hands[row] & CARD_MASK) * 64 + (state.hands[last] & CARD_MASK)
