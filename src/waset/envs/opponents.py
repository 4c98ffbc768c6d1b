"""The bots on the seats that the agent does not have."""

from collections.abc import Sequence
from typing import Any

from waset import bots
from waset.bots.bot import Bot
from waset.bots.program import Programs
from waset.core import record
from waset.core.errors import BadOption
from waset.core.game import NOBODY, AnyGame
from waset.core.play import Seen, seat_rng
from waset.core.rng import LARGEST_SEED, Rng
from waset.envs.match import Episode

RANDOM_SEAT = "random"


class Opponents:
    """Named bots, and the seat that is left to the agent."""

    def __init__(self, game: AnyGame, names: str | Sequence[str], seat: int | str) -> None:
        self.game: AnyGame = game
        others = game.players - 1
        self.names: list[str] = [names] * others if isinstance(names, str) else list(names)
        if len(self.names) != others:
            raise BadOption(f"with {game.players} players there are {others} opponents, not {len(self.names)}")
        for name in self.names:
            bots.make(name, game, Rng(0))
        if seat != RANDOM_SEAT and not (type(seat) is int and 0 <= seat < game.players):
            raise BadOption(f"the agent's seat is a number from 0 to {others} or 'random', not {seat!r}")
        self.wanted: int | str = seat
        self.seat: int = 0
        self.bots: dict[int, Bot] = {}
        self.programs: Programs = Programs()

    def seat_in(self, seed: int) -> int:
        """The agent's seat in the game with this seed."""
        if self.wanted == RANDOM_SEAT:
            return seat_rng(Rng(seed & LARGEST_SEED), self.game.players).below(self.game.players)
        return int(self.wanted)

    def sit_down(self, seed: int) -> int:
        """Seats the bots for a game with this seed, after the agent in the order of play; returns the agent's seat.

        Each bot has a generator of its own, so that it does not affect the game's chance.
        """
        self._stand_up()
        rng = Rng(seed & LARGEST_SEED)
        players = self.game.players
        self.seat = self.seat_in(seed)
        others = [(self.seat + each) % players for each in range(1, players)]
        self.bots = {
            seat: bots.make(name, self.game, seat_rng(rng, seat), programs=self.programs)
            for seat, name in zip(others, self.names, strict=True)
        }
        return self.seat

    def play(self, match: Episode) -> None:
        """The bots decide until the agent must or the game is over."""
        game = self.game
        while (seat := match.to_move) not in (self.seat, NOBODY):
            match.act(self.bots[seat].choose(Seen(game, match.state, seat)))
        if seat == NOBODY:
            self._stand_up(record.result(game, match.state))

    def close(self) -> None:
        """Ends the bots that run as external programs."""
        self._stand_up()
        self.programs.close()

    def _stand_up(self, result: dict[str, Any] | None = None) -> None:
        """Tells the bots that their game is done; `result` is how it ended, None if it did not."""
        for bot in self.bots.values():
            bot.close(result)
        self.bots = {}
