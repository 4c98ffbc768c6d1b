"""What a seat's adventurers could get at once by each number of steps, in hundredths of a point."""

from typing import Final

from waset.core.ints import Ints, i64, ints, zeros
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
    PLAYERS,
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
KINDS: Final = 9
"""The kinds of tiles, `EMPTY` included."""
SIGHTS: Final = 15
"""How many numbers matter when a seat looks around."""
NOTES: Final = 11
"""How many numbers are noted about the sets of each seat."""
POINT: Final = 100
LONGEST: Final = 6
"""The numbers of steps that are considered: what a die may show."""
ROW: Final = LONGEST + 2
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
        self.board: i64 = 0
        """Counts the boards that were looked at."""
        self.seen_tiles: Ints = ints([-1] * PLACES)
        self.seen_ahead: Ints = zeros(PLACES)
        self.tiles_ahead: Ints = zeros(PLACES)
        """Steps from each place to the tomb."""
        self.sets: i64 = 0
        self.set_points: i64 = 0
        self.set_part: i64 = 0
        """Points of the next set, by the part of it that the seat has, in hundredths."""
        self.noted: Ints = ints([-1] * (NOTES * PLAYERS))
        """For each seat its tiles of three types and wild ones, what they make, as below, and what one more adds."""
        self.type_worth: Ints = zeros(HELD)
        """What one more tile of each type, or an artifact, would add to the sets."""
        self.wild_worth: i64 = 0
        self.kind_worth: Ints = zeros(KINDS)
        """What a tile of each kind would get; treasures are looked at one by one."""
        self.useful: i64 = 0
        """Tiles that fit into the next sets."""
        self.standing: Ints = zeros(PLACES)
        """How many of the seat's adventurers stand on each place, while it looks around."""
        self.now: Ints = zeros(SIGHTS)
        self.looked: Ints = zeros(SIGHTS * PLAYERS)
        """All that mattered to each seat when it last looked around; and now."""
        self.arounds: Ints = zeros(PLAYERS)
        self.around: i64 = 0
        """What lies within reach of each adventurer, added up."""
        self.steps: Ints = zeros(ROW * PLAYERS)
        """For each seat the most that any number of steps would get."""
        self.back: Ints = zeros((int(pieces.most_back) + 1) * PLAYERS)
        """The same for any number of steps back, as far as cards lead back."""
        self.most_back: i64 = pieces.most_back
        self.row: i64 = 0
        self.back_row: i64 = 0
        """Where the seat that was looked at last has its rows."""
        weight: i64 = 0
        count: i64 = 0
        for kind in range(len(pieces.scarab_points)):
            weight += pieces.scarab_points[kind] * pieces.scarab_count[kind]
            count += pieces.scarab_count[kind]
        self.scarab_worth: i64 = POINT * weight // count if count > 0 else 0

    def measure(self, s: State) -> None:
        """Counts the steps from each place to the tomb, unless the board is the one that was last looked at."""
        tiles = s.tiles
        ahead = s.ahead
        seen_tiles = self.seen_tiles
        seen_ahead = self.seen_ahead
        place: i64 = 0
        while place < PLACES and seen_tiles[place] == tiles[place] and seen_ahead[place] == ahead[place]:
            place += 1
        if place == PLACES:
            return
        self.board += 1
        self.seen_tiles = tiles[:]
        self.seen_ahead = ahead[:]
        tiles_ahead = self.tiles_ahead
        tiles_ahead[TOMB] = 0
        steps: i64 = 1
        place = TOMB
        while place > 0:
            place -= 1
            tiles_ahead[place] = steps
            if tiles[place] != 0:
                steps += 1

    # --- sets -----------------------------------------------------------------------------------------------------

    def look_at_sets(self, s: State, seat: i64, bonus: i64) -> None:
        """Notes a seat's sets and what one more tile of each type would add, with a bonus if it fits into a set."""
        row = HELD * seat
        a = s.treasures[row]
        b = s.treasures[row + 1]
        c = s.treasures[row + 2]
        wild = s.wild[seat]
        noted = self.noted
        at = NOTES * seat
        if noted[at] != a or noted[at + 1] != b or noted[at + 2] != c or noted[at + 3] != wild:
            self.note_sets(at, a, b, c, wild)
        self.sets = noted[at + 4]
        self.set_points = noted[at + 5]
        self.set_part = noted[at + 6]
        self.wild_worth = noted[at + 10] + bonus
        enough = self.sets + 2
        self.useful = least(a, enough) + least(b, enough) + least(c, enough) + wild
        worth = self.type_worth
        worth[0] = noted[at + 7]
        worth[1] = noted[at + 8]
        worth[2] = noted[at + 9]
        if a < enough:
            worth[0] += bonus
        if b < enough:
            worth[1] += bonus
        if c < enough:
            worth[2] += bonus
        worth[ARTIFACT] = POINT * self.pieces.artifact_points
        if s.treasures[row + ARTIFACT] >= self.sets:
            worth[ARTIFACT] = worth[ARTIFACT] // 2
        if s.characters[seat] == characters.EXTRA_POINT:
            for kind in range(len(worth)):
                worth[kind] += POINT

    def note_sets(self, at: i64, a: i64, b: i64, c: i64, wild: i64) -> None:
        """Notes what these tiles of three types and wild ones make: a seat's change seldom between two looks at it."""
        noted = self.noted
        noted[at] = a
        noted[at + 1] = b
        noted[at + 2] = c
        noted[at + 3] = wild
        now = self.set_value(a, b, c, wild)
        noted[at + 4] = self.sets
        noted[at + 5] = self.set_points
        noted[at + 6] = self.set_part
        noted[at + 7] = self.set_value(a + 1, b, c, wild) - now
        noted[at + 8] = self.set_value(a, b + 1, c, wild) - now
        noted[at + 9] = self.set_value(a, b, c + 1, wild) - now
        noted[at + 10] = self.set_value(a, b, c, wild + 1) - now

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

    def look_around(self, s: State, seat: i64) -> None:
        """Notes, for each number of steps, the most that any adventurer would get by it."""
        if self.looks_the_same(s, seat):
            self.around = self.arounds[seat]
            return
        osiris_steps = self.pieces.osiris_steps
        ahead = s.ahead
        tiles = s.tiles
        steps = self.steps
        row = self.row
        back_row = self.back_row
        self.clear()
        self.look_at_kinds(s, seat)
        self.stand(s, seat, 1)
        around: i64 = 0
        before: i64 = -1
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            start = s.adventurers[index]
            if start >= TOMB:
                break
            if start < STAIRS or start == before:
                continue
            before = start
            place = start
            number: i64 = 0
            for number in range(1, self.most_back + 1):
                place = s.behind[place]
                if place == STAIRS:
                    break
                back = self.gain(s, seat, place) - STEP_GAIN * number
                if back > self.back[back_row + number]:
                    self.back[back_row + number] = back
            place = start
            number = 0
            while number < LONGEST and place != TOMB:
                number += 1
                place = ahead[place]
                end = place
                more = osiris_steps[tiles[end]]
                walked: i64 = number
                while more > 0 and end < TOMB:
                    end = ahead[end]
                    more -= 1
                    walked += 1
                    if more == 0:
                        more = osiris_steps[tiles[end]]
                if more == 0:
                    gain = self.gain(s, seat, end) + STEP_GAIN * walked
                    around += gain
                    if gain > steps[row + number]:
                        steps[row + number] = gain
        self.around = around
        self.arounds[seat] = around
        self.stand(s, seat, -1)

    def stand(self, s: State, seat: i64, count: i64) -> None:
        """Notes where a seat's adventurers stand, or forgets it again."""
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            place = s.adventurers[index]
            if STAIRS <= place < TOMB:
                self.standing[place] += count

    def looks_the_same(self, s: State, seat: i64) -> bool:
        """Whether nothing that matters has changed since this seat last looked around, so that its rows still hold."""
        self.row = ROW * seat
        self.back_row = (self.most_back + 1) * seat
        now = self.now
        now[0] = self.board
        now[1] = s.mummy_at
        now[2] = s.in_tomb
        now[3] = 0
        if s.keys[seat] > 0:
            now[3] = 1
        now[4] = 0
        if s.wild_left > 0:
            now[4] = 1
        now[5] = self.wild_worth
        for kind in range(len(self.type_worth)):
            now[6 + kind] = self.type_worth[kind]
        for each in range(len(now) - 10):
            now[10 + each] = s.adventurers[ADVENTURERS * seat + each]
        looked = self.looked
        at = SIGHTS * seat
        same = True
        for index in range(len(now)):
            if looked[at + index] != now[index]:
                looked[at + index] = now[index]
                same = False
        return same

    def clear(self) -> None:
        """Forgets what steps would get the seat that is looked at."""
        for index in range(self.row, self.row + ROW):
            self.steps[index] = 0
        for index in range(self.back_row, self.back_row + self.most_back + 1):
            self.back[index] = 0

    def look_at_kinds(self, s: State, seat: i64) -> None:
        """Notes what tiles other than treasures would get."""
        worth = self.kind_worth
        worth[HORUS] = self.first_key_gain if s.keys[seat] == 0 else self.horus_gain
        worth[SCARAB] = self.scarab_worth
        worth[FAVOUR] = self.horus_gain
        worth[EITHER] = self.wild_worth if self.wild_worth > self.scarab_worth else self.scarab_worth
        worth[WILD] = 0
        if s.wild_left > 0:
            worth[WILD] = self.wild_worth

    def look_ahead(self, s: State, seat: i64, start: i64) -> None:
        """Notes, for each number of steps, by how many an adventurer gets nearer to the tomb."""
        p = self.pieces
        self.row = ROW * seat
        self.back_row = (self.most_back + 1) * seat
        self.looked[SIGHTS * seat] = -1
        self.clear()
        row = self.row
        place = start
        number: i64 = 0
        while number < LONGEST and place != TOMB:
            number += 1
            place = s.ahead[place]
            end = place
            more = p.osiris_steps[s.tiles[end]]
            while more > 0 and end < TOMB:
                end = s.ahead[end]
                more -= 1
                if more == 0:
                    more = p.osiris_steps[s.tiles[end]]
            if more == 0 and (end < TOMB or s.keys[seat] > 0):
                self.steps[row + number] = POINT * (self.tiles_ahead[start] - self.tiles_ahead[end])
                if end == TOMB:
                    self.steps[row + number] += POINT * INTO_THE_TOMB

    def gain(self, s: State, seat: i64, place: i64) -> i64:
        """What an adventurer would get for ending its movement here."""
        if place == s.mummy_at:
            return self.fall
        if place == TOMB:
            return self.tomb_gain(s, seat)
        tile = s.tiles[place]
        kind = self.pieces.tile_kind[tile]
        if kind != TREASURE:
            return self.kind_worth[kind]
        here = self.standing[place] + 1
        worth = POINT * self.pieces.tile_points[tile] + self.type_worth[self.pieces.tile_type[tile]]
        needed = self.pieces.tile_value[tile]
        if here >= needed:
            return worth
        return worth * WAIT_SHARE * here // (100 * needed)

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
        """What a card would get the seat that was looked at last, judged by its steps alone."""
        kind = self.pieces.card_kind[card]
        number = self.pieces.card_number[card]
        steps = self.steps
        row = self.row
        if kind == PLUS_MINUS:
            ahead = steps[row + least(number, LONGEST)]
            back = self.back[self.back_row + number]
            return back if back > ahead else ahead
        if kind == DIE or kind == UP_TO_DIE or kind == DIE_ADJUSTED:
            found: i64 = 0
            highest: i64 = 0
            roll: i64 = 0
            while roll < LONGEST:
                roll += 1
                gain = steps[row + roll]
                if kind == UP_TO_DIE:
                    highest = gain if gain > highest else highest
                    gain = highest
                elif kind == DIE_ADJUSTED:
                    if roll > 1 and steps[row + roll - 1] > gain:
                        gain = steps[row + roll - 1]
                    if roll < LONGEST and steps[row + roll + 1] > gain:
                        gain = steps[row + roll + 1]
                found += gain
            return found // LONGEST
        if number > LONGEST:
            number = LONGEST
        if kind == UP_TO:
            most: i64 = 0
            for each in range(self.pieces.card_least[card], number + 1):
                if steps[row + each] > most:
                    most = steps[row + each]
            return most
        if kind == LAST or number == 0:
            return POINT
        return steps[row + number]


def least(a: i64, b: i64) -> i64:
    """The smaller of two numbers."""
    return a if a < b else b
