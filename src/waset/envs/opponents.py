"""Who sits where: the seats that learn, and the opponents on the others."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from waset import bots
from waset.bots.level import RANDOM
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.play import Player, seat_rng
from waset.core.rng import LARGEST_SEED, Rng

RANDOM_SEAT: Final = "random"
SELF: Final = "self"
"""In place of an opponent: the agent has this seat, too."""
Policy: TypeAlias = Callable[[npt.NDArray[Any], npt.NDArray[np.int8]], Any]
"""Decides for many games at once: from observations and masks, one row each for a game, to the actions."""
Opponent: TypeAlias = str | Player | Policy


class Opponents:
    """The opponents in the order of play after the agent, and where the agent sits."""

    def __init__(self, game: AnyGame, opponents: Opponent | Sequence[Opponent], seat: int | str) -> None:
        self.game: AnyGame = game
        others = game.players - 1
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        self.listed: list[Opponent] = list(opponents) if several else [opponents] * others  # type: ignore[arg-type, list-item]  # as `several` says
        if len(self.listed) != others:
            raise BadOption(f"with {game.players} players there are {others} opponents, not {len(self.listed)}")
        for each in self.listed:
            self._check(each)
        if seat != RANDOM_SEAT and not (isinstance(seat, (int, np.integer)) and 0 <= seat < game.players):
            raise BadOption(f"the agent's seat is a number from 0 to {others} or 'random', not {seat!r}")
        self.wanted: int | str = seat

    def _check(self, opponent: object) -> None:
        if isinstance(opponent, str):
            if opponent != SELF:
                try:
                    bots.make(opponent, self.game, Rng(0)).close()
                except BadOption:
                    known = [SELF, *bots.names(self.game.meta.name)]
                    if bots.is_program(opponent) or ":" in opponent:
                        raise
                    raise BadOption(unknown("bot", opponent, known)) from None
        elif not hasattr(opponent, "choose") and not callable(opponent):
            raise BadOption(f"an opponent is a name, a bot or a function of observations and masks, not {opponent!r}")

    @property
    def names(self) -> list[str]:
        """What the opponents are called."""
        return [each if isinstance(each, str) else type(each).__name__ for each in self.listed]

    def acts_inside(self, number: int) -> bool:
        """Whether an opponent does anything legal, which the rules do by themselves."""
        return self.listed[number] == RANDOM.name

    def seat_in(self, seed: int) -> int:
        """The agent's seat in the game with this seed."""
        if self.wanted == RANDOM_SEAT:
            return seat_rng(Rng(seed & LARGEST_SEED), self.game.players).below(self.game.players)
        return int(self.wanted)

    def seats(self, own: int) -> tuple[int, int, dict[int, int]]:
        """With the agent on this seat: the seats it has and the seats that are asked, a bit for each, and who is asked.

        Those who are asked are numbered; who acts at random is not asked.
        """
        players = self.game.players
        there = {(own + 1 + number) % players: number for number, each in enumerate(self.listed) if each != SELF}
        learning = sum(1 << seat for seat in range(players) if seat not in there)
        asked = {seat: number for seat, number in there.items() if not self.acts_inside(number)}
        return learning, learning | sum(1 << seat for seat in asked), asked
