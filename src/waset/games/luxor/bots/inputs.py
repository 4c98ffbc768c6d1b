"""What the learned judge of Luxor looks at: what a seat has and may hope for, and how it stands beside its rivals.

No input knows how many seats there are or which modules are in play except those that say just that.
"""

from typing import Final

from waset.bots.network import ONE
from waset.core.ints import Ints, i64, ints, zeros
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.gain import LONGEST, least
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.modules.characters import abilities as characters
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    ALL,
    ARTIFACT,
    DIE,
    DIE_ADJUSTED,
    HAND,
    HELD,
    LAST,
    LESS,
    PLACES,
    PLUS,
    PLUS_MINUS,
    STAIRS,
    TOMB,
    UP_TO,
    UP_TO_DIE,
    Pieces,
)
from waset.games.luxor.rules.state import CARD_MASK, LYING, WOKEN, State

TYPES: Final = 3
FAR: Final = 16
"""Steps to the tomb from which on they are no longer told apart."""
LEFT: Final = 3
"""How many sarcophagi there may be left, with none."""
KNOTS: Final = 8
"""Into how many parts the time of the game is divided."""
MOST_SETS: Final = 8
MOST_TILES: Final = 8
KINDS: Final = 30
"""Kinds of cards that are told apart."""
BEHIND: Final = 8
"""Steps by which a runner may be ahead or behind and still be told apart from one further off."""
REACH: Final = 8
"""Tiles within which the mummy's distance counts."""
TALISMANS: Final = 8
SEATS: Final = 5
CHARACTERS: Final = 8
LEAD: Final = 9
"""Into how many parts the lead is divided."""
POINT: Final = 100

# Where the inputs of each sort begin
PLACE: Final = 0
PLACE_IN_TIME: Final = PLACE + PLACES
ASLEEP: Final = PLACE_IN_TIME + PLACES
AWOKEN: Final = ASLEEP + 4
FALLEN: Final = AWOKEN + 1
FIRST: Final = FALLEN + 1
SECOND: Final = FIRST + FAR * LEFT
KEYS: Final = SECOND + FAR * LEFT
IN_TOMB: Final = KEYS + 4 * LEFT
TIME: Final = IN_TOMB + 3
SETS: Final = TIME + KNOTS
SETS_IN_TIME: Final = SETS + MOST_SETS + 1
PART: Final = SETS_IN_TIME + MOST_SETS + 1
STOCK: Final = PART + TYPES
STOCK_IN_TIME: Final = STOCK + TYPES * (MOST_TILES + 1)
WILD: Final = STOCK_IN_TIME + TYPES
WILD_IN_TIME: Final = WILD + 6
THERE: Final = WILD_IN_TIME + 1
USEFUL: Final = THERE + TYPES
END: Final = USEFUL + 1
INNER: Final = END + KINDS
GAIN: Final = INNER + KINDS
STEPS: Final = GAIN + 3
NOTHING: Final = STEPS + LONGEST
SOMETHING: Final = NOTHING + LONGEST
AROUND: Final = SOMETHING + LONGEST + 1
WAITS: Final = AROUND + 1
EXTRA: Final = WAITS + SEATS
HAD_TURN: Final = EXTRA + 1
LAST_ROUND: Final = HAD_TURN + 1
PLAYERS: Final = LAST_ROUND + 2
WITH: Final = PLAYERS + 4
TALISMAN: Final = WITH + 4
MUMMY_AHEAD: Final = TALISMAN + TALISMANS
MUMMY_PASSED: Final = MUMMY_AHEAD + REACH
LOOSE: Final = MUMMY_PASSED + 1
CHARACTER: Final = LOOSE + 4
CHARACTER_IN_TIME: Final = CHARACTER + CHARACTERS
TRIO: Final = CHARACTER_IN_TIME + CHARACTERS
LEADS: Final = TRIO + 3
LEADS_IN_TIME: Final = LEADS + LEAD
POINTS_AHEAD: Final = LEADS_IN_TIME + 1
RUNS_AHEAD: Final = POINTS_AHEAD + 1
NEARER: Final = RUNS_AHEAD + (2 * BEHIND + 1) * 2
RIVAL: Final = NEARER + SEATS
RIVAL_KEY: Final = RIVAL + FAR * LEFT
SPREAD: Final = RIVAL_KEY + 2
INPUTS: Final = SPREAD + 1
"""How many inputs there are."""

ROOM: Final = 256
"""How much of a row a seat's inputs may take."""
MORE_STEPS: Final = 50
"""Hundredths of a point that a number of steps must bring to count as something to do."""


class LuxorInputs:
    """Says of each seat what the learned judge looks at. Keeps nothing but working space."""

    def __init__(self, game: Luxor, evaluation: LuxorEvaluation) -> None:
        self.game: Luxor = game
        self.pieces: Pieces = game.rules.pieces
        self.evaluation: LuxorEvaluation = evaluation
        self.with_mummy: i64 = 1 if "mummy" in game.modules else 0
        self.with_equipment: i64 = 1 if "equipment" in game.modules else 0
        self.with_artifacts: i64 = 1 if "artifacts" in game.modules else 0
        self.with_characters: i64 = 1 if "characters" in game.modules else 0
        self.kinds: Ints = ints([kind(self.pieces, card) for card in range(self.pieces.cards)])
        """The input of each card."""
        self.row: Ints = zeros(ROOM * int(game.players))
        """For each seat, from `ROOM` times its number on: the number of an input and how much of it there is."""
        self.ends: Ints = zeros(int(game.players))
        """Where what is said of each seat ends in the row."""
        self.at: i64 = 0
        self.there: Ints = zeros(HELD)
        """How many treasures of each type lie in the temple."""
        self.points: list[float] = []
        """What the evaluation says, and how far that may stray."""
        self.spread: float = 1.0
        self.first: Ints = zeros(int(game.players))
        """The steps from each seat's foremost adventurer to the tomb, and from its next one."""
        self.second: Ints = zeros(int(game.players))

    def look(self, s: State) -> None:
        """Notes what there is to say of each seat."""
        evaluation = self.evaluation
        evaluation.gains.measure(s)
        time = evaluation.time_left(s)
        whole: i64 = i64(float(ONE) * time)
        self.spread = evaluation.spread(s)
        left = len(s.sarcophagus_owner) - s.in_tomb
        if left < 0:
            left = 0
        if left > LEFT - 1:
            left = LEFT - 1
        self._treasures(s)
        points: list[float] = []
        for seat in range(s.players):
            self.at = ROOM * seat
            points.append(evaluation.of_seat(s, seat, time))
            if not evaluation.plans:
                evaluation.gains.look_around(s, seat)
            self._adventurers(s, seat, left, whole)
            self._sets(s, seat, whole)
            self._cards(s, seat)
            self._turns(s, seat, whole)
            if s.has_modules:
                self._modules(s, seat, whole)
            self.ends[seat] = self.at
        self.points = points
        for seat in range(s.players):
            self.at = self.ends[seat]
            self._rivals(s, seat, left, time)
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

    # --- a seat by itself -----------------------------------------------------------------------------------------

    def _adventurers(self, s: State, seat: i64, left: i64, time: i64) -> None:
        """Where its adventurers are, how far the foremost are from the tomb, and its keys."""
        tiles_ahead = self.evaluation.gains.tiles_ahead
        first: i64 = FAR - 1
        second: i64 = FAR - 1
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            place = s.adventurers[index]
            if place < STAIRS:
                self._say(AWOKEN if place == WOKEN else ASLEEP + least(-place, 3), ONE)
                continue
            if place > LYING:
                self._say(FALLEN, ONE)
                place -= LYING
            if place < TOMB:
                steps = least(tiles_ahead[place], FAR - 1)
                if steps < first:
                    second = first
                    first = steps
                elif steps < second:
                    second = steps
            self._say(PLACE + place, ONE)
            self._say(PLACE_IN_TIME + place, time)
        self.first[seat] = first
        self.second[seat] = second
        self._say(FIRST + FAR * left + first, ONE)
        self._say(SECOND + FAR * left + second, ONE)
        self._say(KEYS + 4 * left + least(s.keys[seat], 3), ONE)
        self._say(IN_TOMB + least(s.in_tomb, 2), ONE)
        self._between(TIME, SETS - 1, float(time) / float(ONE))

    def _treasures(self, s: State) -> None:
        """Counts the treasures of each type in the temple."""
        p = self.pieces
        found = self.there
        for type_ in range(HELD):
            found[type_] = 0
        for place in range(1, TOMB):
            tile = s.tiles[place]
            if p.treasure_low <= tile < p.treasure_high:
                found[p.tile_type[tile]] += 1

    def _sets(self, s: State, seat: i64, time: i64) -> None:
        """Its sets, what it has in stock for more, and how many of each type are still to be had."""
        gains = self.evaluation.gains
        row = HELD * seat
        low: i64 = 0
        high: i64 = 0
        for type_ in range(1, TYPES):
            if s.treasures[row + type_] < s.treasures[row + low]:
                low = type_
            if s.treasures[row + type_] >= s.treasures[row + high]:
                high = type_
        if high == low:
            high = TYPES - 1
        middle = TYPES - low - high
        sets = least(gains.sets, MOST_SETS)
        self._say(SETS + sets, ONE)
        self._say(SETS_IN_TIME + sets, time)
        stock: i64 = 0
        for type_ in range(TYPES):
            stock += s.treasures[row + type_]
        part = stock + s.wild[seat] - TYPES * sets
        self._say(PART + (least(part, TYPES - 1) if part > 0 else 0), ONE)
        self._stock(s.treasures[row + low], 0, time, self.there[low])
        self._stock(s.treasures[row + middle], 1, time, self.there[middle])
        self._stock(s.treasures[row + high], 2, time, self.there[high])
        self._say(WILD + least(s.wild[seat], 5), ONE)
        self._say(WILD_IN_TIME, s.wild[seat] * time)
        self._say(USEFUL, gains.useful * time // 4)

    def _stock(self, tiles: i64, rank: i64, time: i64, there: i64) -> None:
        """What it has of a type: that of which it has fewest, or more, or most."""
        self._say(STOCK + rank * (MOST_TILES + 1) + least(tiles, MOST_TILES), ONE)
        self._say(STOCK_IN_TIME + rank, tiles * time // 4)
        self._say(THERE + rank, there * ONE // 8)

    def _cards(self, s: State, seat: i64) -> None:
        """Its cards, and what they and every number of steps would bring."""
        gains = self.evaluation.gains
        row = HAND * seat
        last = row + s.hand_sizes[seat] - 1
        inner: i64 = 0
        for index in range(row, last + 1):
            card = s.hands[index] & CARD_MASK
            if row < index < last:
                self._say(INNER + self.kinds[card], ONE)
                gain = gains.card(card)
                if gain > inner:
                    inner = gain
            else:
                self._say(END + self.kinds[card], ONE)
        if last >= row:
            left = gains.card(s.hands[row] & CARD_MASK)
            right = gains.card(s.hands[last] & CARD_MASK)
            better: i64 = left if left > right else right
            self._gain(GAIN, better)
            self._gain(GAIN + 1, left + right - better)
            self._gain(GAIN + 2, inner)
        something: i64 = 0
        for number in range(1, LONGEST + 1):
            gain = gains.steps[gains.row + number]
            if gain > MORE_STEPS:
                something += 1
                self._gain(STEPS + number - 1, gain)
            else:
                self._say(NOTHING + number - 1, ONE)
        self._say(SOMETHING + something, ONE)
        self._say(AROUND, gains.around * ONE // (40 * POINT))

    def _gain(self, number: i64, gain: i64) -> None:
        """Notes hundredths of a point; 8 points are a whole."""
        self._say(number, gain * ONE // (8 * POINT))

    def _turns(self, s: State, seat: i64, time: i64) -> None:
        """When its turn comes, and whether there may be no more of them."""
        waits = (seat - s.turn) % s.players
        self._say(WAITS + waits, ONE)
        if s.turn == seat and s.extra_turns > 0:
            self._say(EXTRA, s.extra_turns * ONE)
        had = (seat - s.first) % s.players < (s.turn - s.first) % s.players
        if had:
            self._say(HAD_TURN, ONE)
        if s.in_tomb >= 2:
            self._say(LAST_ROUND + (1 if had else 0), ONE)
        self._say(PLAYERS + s.players - 2, ONE)

    def _modules(self, s: State, seat: i64, time: i64) -> None:
        """What it has of the modules in play."""
        gains = self.evaluation.gains
        row = ADVENTURERS * seat
        if self.with_equipment:
            self._say(WITH + 1, ONE)
        if self.with_mummy:
            self._say(WITH, ONE)
            self._say(TALISMAN + least(s.talismans[seat], TALISMANS - 1), ONE)
            passed: i64 = 0
            for index in range(row, row + ADVENTURERS):
                place = s.adventurers[index]
                if place <= STAIRS or place >= TOMB:
                    continue
                if place < s.mummy_at:
                    steps = gains.tiles_ahead[place] - gains.tiles_ahead[s.mummy_at]
                    if steps < REACH:
                        self._say(MUMMY_AHEAD + steps, ONE)
                else:
                    passed += 1
            self._say(MUMMY_PASSED, passed * ONE)
        if self.with_artifacts:
            self._say(WITH + 2, ONE)
            loose = s.treasures[HELD * seat + ARTIFACT] - gains.sets
            if loose > 0:
                self._say(LOOSE + least(loose, 3), ONE)
            else:
                self._say(LOOSE, least(-loose, 4) * ONE)
        if self.with_characters:
            self._say(WITH + 3, ONE)
            character = s.characters[seat]
            if character >= 0:
                self._say(CHARACTER + character, ONE)
                self._say(CHARACTER_IN_TIME + character, time)
            if character == characters.EXTRA_TURN:
                ready: i64 = 0
                for type_ in range(TYPES):
                    if s.treasures[HELD * seat + type_] > s.flipped[TYPES * seat + type_]:
                        ready += 1
                if ready > 0:
                    self._say(TRIO + ready - 1, ONE)

    # --- beside its rivals ----------------------------------------------------------------------------------------

    def _rivals(self, s: State, seat: i64, left: i64, time: float) -> None:
        """How far it leads, and who is first in the tomb."""
        rival = -1e9
        nearest: i64 = FAR
        nearer: i64 = 0
        keys: i64 = 0
        for other in range(s.players):
            if other == seat:
                continue
            if self.points[other] > rival:
                rival = self.points[other]
            if self.first[other] < nearest:
                nearest = self.first[other]
                keys = s.keys[other]
            if self.first[other] < self.first[seat]:
                nearer += 1
        lead = self.points[seat] - rival
        apart = lead / self.spread
        self._between(LEADS, LEADS + LEAD - 1, 0.5 + apart / 8.0)
        if apart > 4.0:
            apart = 4.0
        elif apart < -4.0:
            apart = -4.0
        self._say(LEADS_IN_TIME, i64(float(ONE) * apart * time))
        self._say(POINTS_AHEAD, i64(float(ONE) * lead / 16.0))
        self._say(SPREAD, i64(float(ONE) * self.spread / 8.0))
        ahead = nearest - self.first[seat]
        if ahead > BEHIND:
            ahead = BEHIND
        elif ahead < -BEHIND:
            ahead = -BEHIND
        open_: i64 = 1 if left > 0 else 0
        self._say(RUNS_AHEAD + (2 * BEHIND + 1) * open_ + BEHIND + ahead, ONE)
        self._say(NEARER + nearer, ONE)
        self._say(RIVAL + FAR * left + least(nearest, FAR - 1), ONE)
        self._say(RIVAL_KEY + (1 if keys > 0 else 0), ONE)


def kind(p: Pieces, card: int) -> int:
    """Which cards are taken for one another: those of a kind with the same number, as far as there are such."""
    number = int(p.card_number[card])
    sort = p.card_kind[card]
    if sort == PLUS_MINUS:
        return 8
    if sort == DIE:
        return 9
    if sort == DIE_ADJUSTED:
        return 10
    if sort == UP_TO_DIE:
        return 11
    if sort == LAST:
        return 12
    if sort == UP_TO:
        return 13 + max(0, min(number - 3, 3))
    if sort == ALL:
        return 17 + max(0, min(number - 1, 3))
    if sort == LESS:
        return 21 + max(0, min(number - 1, 3))
    if sort == PLUS:
        return 25 + max(0, min(number - 1, 3))
    return min(number, 7)
