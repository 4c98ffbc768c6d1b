"""What a seat's adventurers could get at once by each number of steps, in hundredths of a point."""

from typing import Final

from waset.core.ints import Ints, i64, zeros
from waset.games.luxor.rules.modules.characters import abilities as characters
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    ARTIFACT,
    DIE,
    DIE_ADJUSTED,
    EITHER,
    FAVOUR,
    HELD,
    HORUS,
    LAST,
    PLACES,
    PLUS_MINUS,
    SCARAB,
    STAIRS,
    TOMB,
    TREASURE,
    UP_TO,
    UP_TO_DIE,
    WILD,
    Pieces,
)
from waset.games.luxor.rules.state import State

TYPES: Final = 3
POINT: Final = 100
LONGEST: Final = 6
"""The numbers of steps that are considered: what a die may show."""
HORUS_GAIN: Final = 150
FIRST_KEY_GAIN: Final = 350
WAIT_SHARE: Final = 35
"""How many hundredths of a treasure's worth count when an adventurer arrives to wait on it."""
STEP_GAIN: Final = 15
"""For each step: whatever else it brings, it leads closer to the tomb."""
FALL: Final = -250
"""For ending on the mummy's tile."""
INTO_THE_TOMB: Final = 3
"""How many steps it is worth that a number leads into the tomb: no other would."""
PART_SHARE: Final = 80
"""How many hundredths of its share of the points a part of a set counts."""


class Gains:
    """A board of notes about one seat: its sets, the way to the tomb, and what steps would get.

    `stray` says how many times more than usual the edition pays.
    """

    def __init__(self, pieces: Pieces, stray: float) -> None:
        self.pieces: Pieces = pieces
        self.horus_gain: i64 = i64(stray * float(HORUS_GAIN))
        self.first_key_gain: i64 = i64(stray * float(FIRST_KEY_GAIN))
        self.fall: i64 = i64(stray * float(FALL))
        self.tiles_ahead: Ints = zeros(PLACES)
        """Steps from each place to the tomb."""
        self.sets: i64 = 0
        self.set_points: i64 = 0
        self.set_part: i64 = 0
        """Points of the next set, by the part of it that the seat has, in hundredths."""
        self.type_worth: Ints = zeros(HELD)
        """What one more tile of each type, or an artifact, would add to the sets."""
        self.wild_worth: i64 = 0
        self.useful: i64 = 0
        """Tiles that fit into the next sets."""
        self.around: i64 = 0
        """What lies within reach of each adventurer, added up."""
        self.steps: Ints = zeros(LONGEST + 2)
        """The most that any number of steps would get."""
        self.back: Ints = zeros(int(pieces.most_back) + 1)
        """The most that any number of steps back would get, as far as cards lead back."""
        weight: i64 = 0
        count: i64 = 0
        for kind in range(len(pieces.scarab_points)):
            weight += pieces.scarab_points[kind] * pieces.scarab_count[kind]
            count += pieces.scarab_count[kind]
        self.scarab_worth: i64 = POINT * weight // count if count > 0 else 0

    def measure(self, s: State) -> None:
        """Counts the steps from each place to the tomb."""
        ahead: i64 = 0
        for place in range(TOMB, -1, -1):
            self.tiles_ahead[place] = ahead
            if s.tiles[place] != 0 or place == TOMB:
                ahead += 1

    # --- sets -----------------------------------------------------------------------------------------------------

    def look_at_sets(self, s: State, seat: i64, bonus: i64) -> None:
        """Notes a seat's sets and what one more tile of each type would add, with a bonus if it fits into a set."""
        row = HELD * seat
        a = s.treasures[row]
        b = s.treasures[row + 1]
        c = s.treasures[row + 2]
        wild = s.wild[seat]
        now = self.set_value(a, b, c, wild)
        sets = self.sets
        set_points = self.set_points
        set_part = self.set_part
        self.type_worth[0] = self.set_value(a + 1, b, c, wild) - now
        self.type_worth[1] = self.set_value(a, b + 1, c, wild) - now
        self.type_worth[2] = self.set_value(a, b, c + 1, wild) - now
        self.wild_worth = self.set_value(a, b, c, wild + 1) - now + bonus
        enough = sets + 2
        self.useful = least(a, enough) + least(b, enough) + least(c, enough) + wild
        if a < enough:
            self.type_worth[0] += bonus
        if b < enough:
            self.type_worth[1] += bonus
        if c < enough:
            self.type_worth[2] += bonus
        self.type_worth[ARTIFACT] = POINT * self.pieces.artifact_points
        if s.treasures[row + ARTIFACT] >= sets:
            self.type_worth[ARTIFACT] = self.type_worth[ARTIFACT] // 2
        if s.characters[seat] == characters.EXTRA_POINT:
            for kind in range(HELD):
                self.type_worth[kind] += POINT
        self.sets = sets
        self.set_points = set_points
        self.set_part = set_part

    def set_value(self, a: i64, b: i64, c: i64, wild: i64) -> i64:
        """What tiles of three types and wild ones are worth as sets, with the part of the next one; notes both."""
        p = self.pieces
        most = len(p.set_points) - 1
        sets: i64 = 0
        while True:
            real = least(a, sets + 1) + least(b, sets + 1) + least(c, sets + 1)
            if TYPES * (sets + 1) - real > wild or real < sets + 1:
                break
            sets += 1
        there = real + wild - TYPES * sets
        if there > TYPES - 1:
            there = TYPES - 1
        self.sets = sets
        self.set_points = p.set_points[sets if sets < most else most]
        self.set_part = 0
        if sets < most:
            self.set_part = (p.set_points[sets + 1] - self.set_points) * POINT * there // TYPES
        return self.set_points * POINT + self.set_part * PART_SHARE // 100

    # --- tiles ----------------------------------------------------------------------------------------------------

    def tile_worth(self, s: State, seat: i64, tile: i64) -> i64:
        """What a treasure is worth to the seat."""
        return POINT * self.pieces.tile_points[tile] + self.type_worth[self.pieces.tile_type[tile]]

    def look_around(self, s: State, seat: i64) -> None:
        """Notes, for each number of steps, the most that any adventurer would get by it."""
        p = self.pieces
        self.around = 0
        for index in range(LONGEST + 2):
            self.steps[index] = 0
        for index in range(len(self.back)):
            self.back[index] = 0
        before: i64 = -1
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            start = s.adventurers[index]
            if start >= TOMB:
                break
            if start < STAIRS or start == before:
                continue
            before = start
            place = start
            for number in range(1, len(self.back)):
                place = s.behind[place]
                if place == STAIRS:
                    break
                back = self.gain(s, seat, place) - STEP_GAIN * number
                if back > self.back[number]:
                    self.back[number] = back
            place = start
            for number in range(1, LONGEST + 1):
                place = s.ahead[place]
                end = place
                more = p.osiris_steps[s.tiles[end]]
                walked: i64 = number
                while more > 0 and end < TOMB:
                    end = s.ahead[end]
                    more -= 1
                    walked += 1
                    if more == 0:
                        more = p.osiris_steps[s.tiles[end]]
                gain = self.gain(s, seat, end) + STEP_GAIN * walked if more == 0 else 0
                self.around += gain
                if gain > self.steps[number]:
                    self.steps[number] = gain
                if place == TOMB:
                    break

    def look_ahead(self, s: State, seat: i64, start: i64) -> None:
        """Notes, for each number of steps, by how many an adventurer gets nearer to the tomb."""
        p = self.pieces
        for index in range(LONGEST + 2):
            self.steps[index] = 0
        for index in range(len(self.back)):
            self.back[index] = 0
        place = start
        for number in range(1, LONGEST + 1):
            place = s.ahead[place]
            end = place
            more = p.osiris_steps[s.tiles[end]]
            while more > 0 and end < TOMB:
                end = s.ahead[end]
                more -= 1
                if more == 0:
                    more = p.osiris_steps[s.tiles[end]]
            if more == 0 and (end < TOMB or s.keys[seat] > 0):
                self.steps[number] = POINT * (self.tiles_ahead[start] - self.tiles_ahead[end])
                if end == TOMB:
                    self.steps[number] += POINT * INTO_THE_TOMB
            if place == TOMB:
                break

    def gain(self, s: State, seat: i64, place: i64) -> i64:
        """What an adventurer would get for ending its movement here."""
        p = self.pieces
        if place == s.mummy_at:
            return self.fall
        tile = s.tiles[place]
        kind = p.tile_kind[tile]
        if kind == TREASURE:
            here: i64 = 1
            for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
                if s.adventurers[index] == place:
                    here += 1
            worth = self.tile_worth(s, seat, tile)
            if here >= p.tile_value[tile]:
                return worth
            return worth * WAIT_SHARE * here // (100 * p.tile_value[tile])
        if kind == HORUS:
            return self.first_key_gain if s.keys[seat] == 0 else self.horus_gain
        if kind == SCARAB:
            return self.scarab_worth
        if kind == WILD:
            return self.wild_worth if s.wild_left > 0 else 0
        if kind == EITHER:
            return self.wild_worth if self.wild_worth > self.scarab_worth else self.scarab_worth
        if kind == FAVOUR:
            return self.horus_gain
        if place == TOMB:
            return self.tomb_gain(s, seat)
        return 0

    def tomb_gain(self, s: State, seat: i64) -> i64:
        """What entering the tomb now would bring."""
        if s.keys[seat] == 0:
            return 0
        found: i64 = 4 * POINT
        if s.in_tomb < len(s.sarcophagus_owner):
            found += POINT * self.pieces.sarcophagi[s.in_tomb]
        return found

    # --- cards ----------------------------------------------------------------------------------------------------

    def card(self, card: i64) -> i64:
        """What a card would get, judged by its steps alone."""
        kind = self.pieces.card_kind[card]
        number = self.pieces.card_number[card]
        if kind == PLUS_MINUS:
            ahead = self.steps[least(number, LONGEST)]
            return self.back[number] if self.back[number] > ahead else ahead
        if kind == DIE or kind == UP_TO_DIE or kind == DIE_ADJUSTED:
            found: i64 = 0
            highest: i64 = 0
            for roll in range(1, LONGEST + 1):
                gain = self.steps[roll]
                if kind == UP_TO_DIE:
                    highest = gain if gain > highest else highest
                    gain = highest
                elif kind == DIE_ADJUSTED:
                    if roll > 1 and self.steps[roll - 1] > gain:
                        gain = self.steps[roll - 1]
                    if roll < LONGEST and self.steps[roll + 1] > gain:
                        gain = self.steps[roll + 1]
                found += gain
            return found // LONGEST
        if number > LONGEST:
            number = LONGEST
        if kind == UP_TO:
            most: i64 = 0
            for steps in range(self.pieces.card_least[card], number + 1):
                if self.steps[steps] > most:
                    most = self.steps[steps]
            return most
        if kind == LAST or number == 0:
            return POINT
        return self.steps[number]


def least(a: i64, b: i64) -> i64:
    """The smaller of two numbers."""
    return a if a < b else b
