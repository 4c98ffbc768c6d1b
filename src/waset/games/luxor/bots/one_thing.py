"""What somebody promises itself who wants one thing only: the simple challengers by which the lab tries an edition."""

from typing import Any, Final

from waset.bots.evaluation import Evaluation
from waset.core.ints import Ints, i64, zeros
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, PLACES, STAIRS, TOMB
from waset.games.luxor.rules.scoring import sheet
from waset.games.luxor.rules.state import LYING, State

RUSH: Final = "rush"
"""Into the tomb, twice, as fast as the cards allow."""
HOARD: Final = "hoard"
"""All that can be collected, and no step more than that needs."""
HOARDED: Final = ("treasures", "sets", "scarabs", "keys", "artifacts")
INSIDE: Final = 60.0
"""What an adventurer in the tomb is worth to a rush, in steps: more than any way."""
KEY: Final = 6.0
"""What a key is that it still needs."""
BEHIND: Final = 0.3
"""What a hoarder gives for each step that its foremost adventurer has not taken."""
BESIDE: Final = 0.01
"""The part of all other points that decides where nothing else does."""
SURE: Final = 10.0


class OneThing(Evaluation[State]):
    """Counts one thing: the way to the tomb, what can be collected, or one line of the score sheet."""

    def __init__(self, game: Luxor, line: str) -> None:
        self.game: Luxor = game
        self.rules: Rules = game.rules
        self.line: str = line
        self.ahead: Ints = zeros(PLACES)
        """Steps from each place to the tomb."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (OneThing, (self.game, self.line))

    def points(self, state: State) -> list[float]:
        steps: i64 = 0
        for place in range(TOMB, -1, -1):
            self.ahead[place] = steps
            if state.tiles[place] != 0 or place == TOMB:
                steps += 1
        return [self.of_seat(state, seat) for seat in range(state.players)]

    def of_seat(self, state: State, seat: i64) -> float:
        """What one seat has of it."""
        score = sheet(self.rules, state, int(seat))
        found = BESIDE * float(score.total)
        if self.line == RUSH:
            return found + self.way(state, seat)
        if self.line != HOARD:
            return found + float(score.lines.get(self.line, 0))
        for line in HOARDED:
            found += float(score.lines.get(line, 0))
        return found + BEHIND * float(self.nearest(state, seat))

    def nearest(self, state: State, seat: i64) -> i64:
        """The steps that a seat's foremost adventurer outside the tomb still needs."""
        least: i64 = 0
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            place = state.adventurers[index]
            if place >= STAIRS and place != TOMB:
                steps = self.ahead[place & LYING - 1]
                if least == 0 or steps < least:
                    least = steps
        return least

    def way(self, state: State, seat: i64) -> float:
        """How far a seat has come with a rush: adventurers inside, keys for two, and the way of the next one."""
        inside: i64 = 0
        for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
            if state.adventurers[index] == TOMB:
                inside += 1
        keys: i64 = state.keys[seat] + inside
        return INSIDE * float(inside) + KEY * float(keys if keys < 2 else 2) - float(self.nearest(state, seat))

    def spread(self, state: State) -> float:
        return SURE

    def begins(self, state: State) -> bool:
        top = state.stack[-1]
        return top == agenda.RISE or (top == agenda.CARD and state.could_rise == 0)

    def rests(self, state: State) -> bool:
        return state.stack[-1] == agenda.MUMMY_TILE or self.begins(state)

    def known(self, state: State) -> i64:
        return 0
