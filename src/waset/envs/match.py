"""A game under way in an environment: chance is played inside, the seats are decided outside."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from waset.core.errors import BadOption, unknown
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.rng import LARGEST_SEED, Rng
from waset.envs.encode import Encoder, Row

Mask = npt.NDArray[np.int8]

REWARDS: Final = ("ranking", "score")
ILLEGAL_REWARD: Final = {"ranking": -1.0, "score": -100.0}
"""What an illegal action costs, which also ends the game: as much as the last place, or as a hopeless defeat."""
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def checked(what: str, word: str | None, known: Iterable[str | None]) -> None:
    """Raises BadOption for an unknown word, with the nearest known one."""
    if word not in known:
        raise BadOption(unknown(what, str(word), [each for each in known if each is not None]))


def by_ranking(places: list[int]) -> list[float]:
    """The share of the other seats that are behind a seat minus the share that are ahead of it: from -1 to 1."""
    others = len(places) - 1
    return [(sum(each > own for each in places) - sum(each < own for each in places)) / others for own in places]


def by_score(totals: list[int]) -> list[float]:
    """How many more points a seat has than the others have on average."""
    others = len(totals) - 1
    return [own - (sum(totals) - own) / others for own in totals]


def final_rewards(game: AnyGame, state: Any, kind: str) -> list[float]:
    """The reward of each seat at the end, by ranking or by score; they add up to 0."""
    if kind == "ranking":
        return by_ranking(game.ranking(state))
    return by_score([score.total for score in game.scores(state)])


class Episode:
    """A game that is played with chance from a generator of its own."""

    def __init__(self, game: AnyGame, encoder: Encoder | None = None) -> None:
        self.game: AnyGame = game
        self.encoder: Encoder = encoder or Encoder(game)
        self.actions: int = game.action_count
        self.rng: Rng = Rng(0)
        self.state: Any = None

    def start(self, seed: int) -> None:
        """Begins a game: chance lays it out as `game.start(seed)` does."""
        self.rng = Rng(seed & LARGEST_SEED)
        self.state = self.game.blank()
        self.carry_on()

    def act(self, action: int) -> None:
        """Carries out a legal action of the seat to move."""
        self.game.advance(self.state, action)
        self.carry_on()

    def carry_on(self) -> None:
        """Lets chance move until a seat must decide or the game is over."""
        game, state = self.game, self.state
        while game.to_move(state) == CHANCE:
            game.advance(state, game.sample(state, self.rng))

    @property
    def to_move(self) -> int:
        """The seat that must decide, or NOBODY at the end."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == NOBODY

    def is_legal(self, action: int) -> bool:
        """Whether the seat to move may do this."""
        return action in self.game.legal(self.state)

    def observe(self, seat: int, out: Row | None = None) -> Row:
        """What a seat sees, in a new row or in `out` if it is given."""
        return self.encoder.encode(self.game.view(self.state, seat), out)

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that the seat may take now: none while another seat must decide.

        Once the game is over every action has a 1, since none has a meaning, so that a policy that samples by the mask
        before it checks for the end does not fail.
        """
        if self.is_over:
            return np.ones(self.actions, np.int8)
        mask = np.zeros(self.actions, np.int8)
        if seat == self.to_move:
            mask[self.game.legal(self.state)] = 1
        return mask

    def result(self, seat: int) -> dict[str, Any]:
        """How the game has ended for a seat."""
        return {
            "ending": self.game.ending(self.state),
            "place": self.game.ranking(self.state)[seat],
            "score": self.game.scores(self.state)[seat].total,
        }
