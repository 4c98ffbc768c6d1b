"""M0, the fifth player: a fifth colour and 18 Horus cards. All of it is in the tables."""

from typing import TypedDict

from waset.games.luxor.rules.module import Module

FifthPlayerBoard = TypedDict("FifthPlayerBoard", {})
"""Nothing of its own: its cards are counted among the Horus cards."""


class FifthPlayer(Module):
    """The cards are added to the stacks by their eyes, at any number of players (M0-3, MR-5)."""

    name: str = "fifth-player"
