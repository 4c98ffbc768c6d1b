"""Tutankhamun as a game: the contract of `core.game`, each method in one or two lines."""

from typing import Any

from waset.core.arguments import must_be, plausible
from waset.core.chance import draw, outcomes
from waset.core.event import Event, Log
from waset.core.game import CHANCE, Game, Score
from waset.core.ints import Ints, Ints16, holds, i64, listed
from waset.core.meaning import AnyMeaning
from waset.core.meta import Meta
from waset.core.rng import Rng
from waset.core.wish import Reason, checked
from waset.games.tutankhamun.rules import (
    actions,
    chance,
    events,
    facts,
    means,
    observe,
    position,
    scoring,
    setup,
    text,
    turn,
    view,
    why,
)
from waset.games.tutankhamun.rules.edition import choose
from waset.games.tutankhamun.rules.meta import META
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import Pieces
from waset.games.tutankhamun.rules.seen import View
from waset.games.tutankhamun.rules.state import State
from waset.games.tutankhamun.rules.tables import REBUILT_EDITION, Edition


class Tutankhamun(Game[State]):
    """The rules of Tutankhamun for given players, options and edition."""

    def __init__(self, players: int, modules: tuple[str, ...], options: dict[str, str], edition: Edition) -> None:
        self.meta: Meta = META
        self.action_count = actions.COUNT
        self.players: int = players
        self.modules: tuple[str, ...] = modules
        self.options: dict[str, str] = options
        self.edition = edition
        self.base_edition = REBUILT_EDITION
        self.event_kinds = events.KINDS
        self.wishes = means.MEANINGS
        first = options["first"]
        self.rules: Rules = Rules(Pieces(edition), players, -1 if first == "random" else int(first), options)
        self.beginning: State = setup.blank(self.rules)
        """Every game begins as a copy of this."""
        turn.carry_on(self.rules, self.beginning)

    def blank(self) -> State:
        return self.beginning.copy()

    def _check(self, state: State, seat: int | None) -> None:
        """Raises an error for a state of another game or for other players, or for a seat that there is not."""
        must_be(state, State, self.meta.title)
        self.must_fit(state.players, seat)

    def in_setup(self, state: State) -> bool:
        return state.turns == 0

    def to_move(self, state: State) -> int:
        return state.to_move

    def legal(self, state: State) -> list[int]:
        return listed(state.options)

    def is_legal(self, state: State, action: int) -> bool:
        if type(state) is not State:
            must_be(state, State, self.meta.title)
        if not plausible(action):
            return False
        number: i64 = action
        if state.to_move == CHANCE:
            weights = chance.counts(self.rules, state, state.stack[-1] & 255)
            return number < len(weights) and weights[number] > 0
        return holds(state.options, number)

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        if state.to_move != CHANCE:
            return []
        weights = chance.counts(self.rules, state, state.stack[-1] & 255)
        return outcomes(weights, 0, len(weights))

    def sample(self, state: State, rng: Rng) -> int:
        self.must_be_chance(state.to_move)
        weights = chance.counts(self.rules, state, state.stack[-1] & 255)
        return draw(weights, 0, len(weights), rng)

    def advance(self, state: State, action: int) -> None:
        turn.advance(self.rules, state, action)

    def copy(self, state: State) -> State:
        return state.copy()

    def play_out(self, state: State, rng: Rng) -> int:
        return turn.play_out(self.rules, state, rng)

    def settle(self, state: State, rng: Rng) -> None:
        turn.settle(self.rules, state, rng)

    def tell(self, state: State, log: Log | None) -> None:
        state.log = log

    def substitute(self, state: State) -> int:
        """The first option: the rules do not say what happens when a player leaves (TR-72)."""
        self.must_have_mover(state.to_move)
        return state.options[0]

    def why_not(self, state: State, seat: int, wish: AnyMeaning) -> Reason | None:
        self._check(state, seat)
        return why.why_not(self.rules, state, seat, checked(wish, self.wishes))

    def ending(self, state: State) -> str:
        return view.ENDINGS[state.ending]

    def scores(self, state: State) -> list[Score]:
        """What each seat has scored: its start points minus its marker, so that more is better (see `scoring`)."""
        self._check(state, None)
        return [scoring.sheet(self.rules, state, seat) for seat in range(self.players)]

    def ranking(self, state: State) -> list[int]:
        self._check(state, None)
        return scoring.ranking(state)

    def view(self, state: State, seat: int | None) -> View:
        self._check(state, seat)
        return view.view(self.rules, state, seat)

    def board(self) -> facts.Board:
        return facts.board(self.rules, self.edition.name)

    def offered(self, state: State) -> Ints:
        return state.options

    def observe(self, state: State, seat: i64, out: Ints16, at: i64, marks: Ints) -> None:
        observe.observe(self.rules, state, seat, out, at)

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        """A copy of the state: nothing is hidden (TR-79)."""
        self._check(state, seat)
        return state.copy()

    def means(self, state: State, action: int) -> AnyMeaning:
        self.must_be_legal(state, action)
        return means.means(self.rules, state, action)

    def named(self, sort: str, figure: int) -> Any:
        return view.figure_name(self.rules, sort, figure)

    def text(self, state: State, action: int) -> str:
        self.must_be_legal(state, action)
        return text.action_text(self.rules, state, action)

    def event_text(self, event: Event, names: list[str], seat: int | None) -> str:
        return text.event_text(self.rules, event, names)

    def position(self, document: Any) -> State:
        return position.read(self.rules, document)

    def document(self, state: State) -> dict[str, Any]:
        self._check(state, None)
        return position.write(self.rules, state)


def make(players: int, modules: tuple[str, ...], options: dict[str, str], edition: Any) -> Tutankhamun:
    """The rules for options that were checked against META, and for an edition in any form `edition.choose` takes."""
    return Tutankhamun(players, modules, options, choose(edition))
