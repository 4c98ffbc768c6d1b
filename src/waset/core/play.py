"""A game played from start to end by players: the loop of the lab and of the terminal.

Where each step is requested from outside there is no such loop: a table of the server goes on when an act arrives, an
environment when it is stepped. Both follow the contract of `core.game`, as this loop does.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from waset.core.errors import BadArgument
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.meaning import AnyMeaning, AnyView
from waset.core.record import Recorder
from waset.core.rng import Rng
from waset.core.wish import Reason


class Seen:
    """A decision as the seat that must make it sees it: what it may do and what it may know.

    It does not hold the true state but a guess, which has the same view, the same words and the same guesses.
    """

    __slots__ = ("_state", "_view", "game", "legal", "seat")

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        self.game: AnyGame = game
        self.seat: int = seat
        self._state: Any = game.guess(state, seat, Rng(0))
        self.legal: list[int] = game.legal(self._state)
        self._view: AnyView | None = None

    @property
    def view(self) -> AnyView:
        """What the seat sees, as plain data."""
        if self._view is None:
            self._view = self.game.view(self._state, self.seat)
        return self._view

    def means(self, action: int) -> AnyMeaning:
        """What a legal action is about."""
        return self.game.means(self._state, action)

    def text(self, action: int) -> str:
        """A legal action in words."""
        return self.game.text(self._state, action)

    def why_not(self, wish: AnyMeaning) -> Reason | None:
        """Why the seat cannot do what it wishes."""
        return self.game.why_not(self._state, self.seat, wish)

    def guess(self, rng: Rng) -> Any:
        """A full state that the seat cannot tell from the true one."""
        return self.game.guess(self._state, self.seat, rng)


class Player(Protocol):
    """Whoever decides for a seat: a person or a bot."""

    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""
        ...


def seat_rng(rng: Rng, seat: int) -> Rng:
    """A seat's own generator, split from the game's before its first draw, so that no bot affects the game's chance."""
    return rng.split(1 + seat)


def play(
    game: AnyGame,
    players: Sequence[Player],
    rng: Rng,
    *,
    state: Any = None,
    recorder: Recorder | None = None,
    log: Log | None = None,
) -> Any:
    """Plays a game to its end, from the start or from a state, and returns its last state.

    Chance draws from the generator, the layout first: with Rng(seed) the game begins as `game.start(seed)` does. Each
    step is recorded before it is carried out; what happens is appended to the log. Raises BadArgument unless there is a
    player for each seat.
    """
    if len(players) != game.players:
        raise BadArgument(
            f"{game.meta.title} for {game.players} needs {game.players} players, one for each seat, not {len(players)}"
        )
    if state is None:
        state = game.blank()
    game.tell(state, log)
    try:
        while (seat := game.to_move(state)) != NOBODY:
            if seat == CHANCE:
                action = game.sample(state, rng)
            else:
                action = players[seat].choose(Seen(game, state, seat))
            if recorder is not None:
                recorder.step(state, action)
            if seat == CHANCE:
                game.advance(state, action)
            else:
                game.apply(state, action)
    finally:
        game.tell(state, None)
    if recorder is not None:
        recorder.finish(state)
    return state
