"""Senet as a game: what `waset.core.game` requires. The rest is inherited from there."""

from typing import Any, Final

from senet.rules import events, legal, means, position
from senet.rules.events import tell
from senet.rules.meta import META
from senet.rules.state import EMPTY, HOUSES, State
from waset.core.edition import choose
from waset.core.game import CHANCE, NOBODY, Game, Score
from waset.core.rng import Rng
from waset.core.tables import NO_TABLES, NO_TOOLS

THROWS: Final = [(1, 4), (2, 6), (3, 4), (4, 1), (5, 1)]
"""Each throw, and in how many of sixteen ways the sticks can fall like that (rule 2)."""
AGAIN: Final = (1, 4, 5)


class Senet(Game[State]):
    """The rules of Senet for given options."""

    def __init__(self, players: int, modules: tuple[str, ...], options: dict[str, str], edition: Any) -> None:
        self.meta = META
        self.players = players
        self.modules = modules
        self.options = options
        self.edition = edition
        self.base_edition = NO_TABLES
        self.event_kinds = events.KINDS
        self.wishes = means.MEANINGS
        self.action_count = legal.BACK + HOUSES + 1
        self.pieces = 7 if options["pieces"] == "seven" else 5
        line = [house % 2 for house in range(2 * self.pieces)]
        self.first = [EMPTY, *line, *[EMPTY] * (HOUSES - len(line))]

    def blank(self) -> State:
        return State(self.first[:])

    def board(self) -> dict[str, Any]:
        return {**super().board(), "seats_in": ["houses"]}

    def in_setup(self, state: State) -> bool:
        return state.turns == 0

    def to_move(self, state: State) -> int:
        if 0 not in state.houses or 1 not in state.houses:
            return NOBODY
        return state.turn if state.throw else CHANCE

    def legal(self, state: State) -> list[int]:
        return legal.moves(state) if self.to_move(state) >= 0 else []

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        return THROWS if self.to_move(state) == CHANCE else []

    def advance(self, state: State, action: int) -> None:
        if not state.throw:
            self.throw(state, action)
        else:
            self.move(state, *legal.goal(state, action))

    def throw(self, state: State, sticks: int) -> None:
        """The sticks fall; a throw that cannot be used ends the turn."""
        state.turns += state.turns == 0
        tell(state, "threw", sticks)
        state.throw = sticks
        if not legal.moves(state):
            tell(state, "could not move")
            self.end_throw(state, again=False)

    def move(self, state: State, house: int, to: int) -> None:
        """A piece moves, swaps, falls into the Water or leaves the board."""
        houses = state.houses
        if to == legal.OFF:
            houses[house] = EMPTY
            tell(state, "left", house)
        else:
            tell(state, "moved" if houses[to] == EMPTY else "swapped", house, to)
            houses[house], houses[to] = houses[to], houses[house]
        if to == legal.WATER:
            houses[to] = EMPTY
            land = legal.reborn(state)
            houses[land] = state.turn
            tell(state, "fell into the Water", land)
        self.end_throw(state, again=state.throw in AGAIN)

    def end_throw(self, state: State, again: bool) -> None:
        """The sticks pass to the same seat again or to the other one."""
        state.throw = 0
        if not again and self.to_move(state) != NOBODY:
            state.turn = 1 - state.turn
            state.turns += 1

    def ending(self, state: State) -> str:
        return "all off" if self.to_move(state) == NOBODY else ""

    def scores(self, state: State) -> list[Score]:
        off = [self.pieces - state.houses.count(seat) for seat in (0, 1)]
        return [Score(count, {"pieces off": count}) for count in off]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        mover = self.to_move(state)
        return {
            "game": META.name,
            "seat": seat,
            "players": self.players,
            "to_move": {CHANCE: "chance", NOBODY: None}.get(mover, mover),
            "decision": {CHANCE: "throw", NOBODY: ""}.get(mover, "move"),
            "ending": self.ending(state),
            **position.write(state),
            "off": [score.total for score in self.scores(state)],
        }

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        """A copy of the state: nothing is hidden."""
        return state.copy()

    def means(self, state: State, action: int) -> means.Meaning:
        return means.means(state, action)

    def position(self, document: Any) -> State:
        return position.read(document, self.pieces, self.first)

    def document(self, state: State) -> dict[str, Any]:
        return position.write(state)


def make(players: int, modules: tuple[str, ...], options: dict[str, str], edition: Any) -> Senet:
    """The rules for options that were checked against META."""
    return Senet(players, modules, options, choose(edition, NO_TABLES, META.name, NO_TOOLS.check))
