"""What OpenSpiel may observe of a match: text and numbers, made only from the `view` of a seat."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types

from waset.core.game import AnyGame
from waset.envs.encode import Encoder, Features, Row
from waset.envs.openspiel_match import RememberedMatch, written


class SpielObserver:
    """An observer as OpenSpiel's `observation.py` describes it, of one of these kinds.

    By default, what a player sees now, as text and as a tensor. Without private information, what everybody sees, in
    the same form. With perfect recall, all that the player has seen and done, as text only; without public information,
    what the player sees and others do not, as text only.
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
        """The features of `waset.envs.encode`, which are floats from -1 to 1."""
        self.dict: dict[str, Features] = {}
        """The named pieces of the tensor; a number that stands for a word is one-hot encoded."""
        if self.public and not self.recall:
            self.encoder: Encoder = Encoder(game)
            self.row: Row = np.zeros(self.encoder.size, np.int16)
            self.tensor = np.zeros(self.encoder.feature_size, np.float32)
            self._name_pieces(self.tensor)

    def _name_pieces(self, tensor: Features) -> None:
        start = 0
        for piece in self.encoder.pieces:
            shape = (piece.size, piece.high - piece.low + 1) if piece.words else (piece.size,)
            end = start + int(np.prod(shape))
            self.dict[piece.name] = tensor[start:end].reshape(shape)
            start = end
        assert start == len(tensor)

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with what a player sees."""
        if self.tensor is not None:
            view = state.match.view(player if self.private else None)
            self.tensor[:] = self.encoder.features(self.encoder.encode(view, self.row))

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
