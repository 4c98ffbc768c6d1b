"""What OpenSpiel may observe of a match: text and numbers, made of the `view` of a seat and of nothing else."""

from typing import Any

import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types

from waset.core.game import AnyGame
from waset.envs.openspiel_match import Match, written


class Observer:
    """An observer as OpenSpiel's `observation.py` describes it, of one of these kinds.

    By default, what a player sees now, as text and as a tensor. With perfect recall, all that the player has seen and
    done, as text only. Without private information, what everybody sees; without public information, only what the
    player sees and others do not.
    """

    def __init__(self, game: AnyGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation of Waset has no parameters; passed {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody may observe the private information of all players")
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with what a player sees."""

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, as text."""
        match: Match = state.match
        seat = player if self.private else None
        if not self.public:
            return private_text(match, player) if self.private else ""
        if self.recall:
            return f"{match.told(seat)}{match.seen(seat)}"
        return match.seen(seat)


def private_text(match: Match, seat: int) -> str:
    """What a seat sees and a spectator does not."""
    public = match.view(None)
    return written({key: value for key, value in match.view(seat).items() if value != public[key]})
