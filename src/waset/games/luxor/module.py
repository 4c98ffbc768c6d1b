"""The rules in force in one game."""

from waset.games.luxor.pieces import Pieces


class Rules:
    """What the functions of the turn need to know of a game; built once per game."""

    def __init__(self, pieces: Pieces, players: int, first: int) -> None:
        self.pieces: Pieces = pieces
        self.players: int = players
        self.first: int = first
        """The seat that begins, or -1 where chance decides."""
