"""What OpenSpiel may observe of a match: text and numbers, made only from the `view` of a seat."""

from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types

from waset.core.game import AnyGame
from waset.envs.encode import Encoder, Features, Row
from waset.envs.openspiel_bounds import bounds
from waset.envs.openspiel_match import RememberedMatch, written

RECALLED: Final = 16
"""How many of the last steps a tensor of memory tells in full."""
CHECK_BITS: Final = 64
"""How many bits stand for all that is remembered, so that no two memories look the same."""


class SpielObserver:
    """An observer as OpenSpiel's `observation.py` describes it, of one of these kinds.

    By default, what a player sees now, as text and as a tensor. Without private information, what everybody sees, in
    the same form. With perfect recall, all that the player has seen and done, in the same forms; without public
    information, what the player sees and others do not, as text only.
    """

    def __init__(self, game: AnyGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation of {game.meta.title} has no parameters, but got {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players see together is not supported: observe each of them")
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self.tensor: Features | None = None
        """The features of `waset.envs.encode`; with perfect recall, memory after them."""
        self.dict: dict[str, Features] = {}
        """The named pieces of the tensor that have features in this game."""
        if self.public:
            self.encoder: Encoder = Encoder(game)
            self.row: Row = np.zeros(self.encoder.size, np.int16)
            bounds_ = bounds(game)
            self.digits: int = max(bounds_.num_distinct_actions, bounds_.max_chance_outcomes).bit_length()
            self.width: int = game.players + 2 + self.digits
            memory = RECALLED * self.width + CHECK_BITS if self.recall else 0
            self.tensor = np.zeros(self.encoder.feature_size + memory, np.float32)
            self._name_pieces(self.tensor)

    def _name_pieces(self, tensor: Features) -> None:
        for piece, place in zip(self.encoder.pieces, self.encoder.feature_slices().values(), strict=True):
            if piece.feature_size:
                numbers = sum(piece.played)
                shape = (numbers, len(piece.features)) if piece.words else (numbers,)
                self.dict[piece.name] = tensor[place].reshape(shape)
        if self.recall:
            steps = self.encoder.feature_size + RECALLED * self.width
            self.dict["memory"] = tensor[self.encoder.feature_size : steps].reshape(RECALLED, self.width)
            self.dict["memory check"] = tensor[steps:]

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with what a player sees, and remembers."""
        if self.tensor is None:
            return
        match: RememberedMatch = state.match
        seat = player if self.private else None
        self.tensor[: self.encoder.feature_size] = self.encoder.features(
            self.encoder.encode(match.view(seat), self.row)
        )
        if self.recall:
            told = match.told(seat)
            steps = self.dict["memory"]
            steps[:] = 0
            for row, line in zip(steps, reversed(told.splitlines()[-RECALLED:]), strict=False):
                self._remember(row, line, player)
            check = np.frombuffer(sha256(told.encode()).digest()[: CHECK_BITS // 8], np.uint8)
            self.dict["memory check"][:] = np.unpackbits(check)

    def _remember(self, row: Features, line: str, player: int) -> None:
        """A remembered step: who it was (chance, or how many seats after the observer), and the number if known."""
        who, _, rest = line.partition(": ")
        players = self.encoder.game.players
        row[0 if who == "chance" else 1 + (int(who) - player) % players] = 1
        number = rest.partition(" ")[0]
        if number.isdigit():
            row[1 + players] = 1
            row[2 + players :] = [int(number) >> bit & 1 for bit in range(self.digits)]

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, as text."""
        match: RememberedMatch = state.match
        seat = player if self.private else None
        if not self.public:
            return private_text(match, player) if self.private else ""
        if self.recall:
            return f"{match.told(seat)}{match.seen(seat)}"
        return match.seen(seat)


def private_text(match: RememberedMatch, seat: int) -> str:
    """What a seat sees and a spectator does not."""
    public = match.view(None)
    return written({key: value for key, value in match.view(seat).items() if value != public[key]})
