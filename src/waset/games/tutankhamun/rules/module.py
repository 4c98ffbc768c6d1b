"""The rules in force in one game."""

from waset.core.ints import Ints, i64, ints
from waset.games.tutankhamun.rules.pieces import Pieces


class Rules:
    """What the functions of the turn need to know about a game; built once per game."""

    def __init__(self, pieces: Pieces, players: int, first: int, options: dict[str, str]) -> None:
        self.pieces: Pieces = pieces
        self.players: i64 = players
        self.first: i64 = first
        """The seat that begins, or -1 where chance decides."""
        self.each_seat: Ints = ints([1] * players)
        """What chance draws the first player from."""
        self.may_decline: bool = options["idols"] == "optional"
        """T-OPT-1."""
        self.idle_horus: bool = options["idle_horus"] == "yes"
        """T-OPT-3."""
        self.underworld_ranks: bool = players == 2
        """T-2P-1, TR-71."""
        self.underworld_rings: bool = players == 2 and options["underworld_rings"] == "yes"
        """T-OPT-2."""
