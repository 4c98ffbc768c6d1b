"""The layout of an observation of Tutankhamun."""

from waset.core.game import AnyGame
from waset.envs.encode import Layout, counts, relative, seats_in_order
from waset.envs.features import Piece
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.pieces import GODS, SLOTS, Pieces
from waset.games.tutankhamun.rules.seen import View
from waset.games.tutankhamun.rules.view import ENDINGS

MOST_TURNS = 999
MOST_TILES = 80
SLOT_NAMES = tuple(f"slot {slot}" for slot in range(1, SLOTS + 1))


class TutankhamunLayout(Layout[View]):
    """First what all share, then each seat in the order of play."""

    def __init__(self, game: AnyGame) -> None:
        p = Pieces(game.edition)
        self.players: int = game.players
        self.tiles: tuple[str, ...] = tuple(p.tile_name[1:])
        self.tile: dict[str | None, int] = {None: 0} | {name: 1 + tile for tile, name in enumerate(self.tiles)}
        self.decision: dict[str, int] = {
            name: kind for kind, name in agenda.NAMES.items() if kind < agenda.FIRST_CHANCE
        }
        self.ending: dict[str, int] = {name: number for number, name in ENDINGS.items()}
        self.pieces: tuple[Piece, ...] = (*self._shared(), *self._of_seats(p))

    def _shared(self) -> list[Piece]:
        order = seats_in_order(self.players)
        decisions = tuple(agenda.NAMES.get(kind, "unused") for kind in range(1, max(self.decision.values()) + 1))
        tiles = self.tiles
        return [
            Piece("turns", high=MOST_TURNS, usual=60),
            Piece("decision", high=len(decisions), words=("none", *decisions)),
            Piece("ending", high=len(ENDINGS) - 1, words=("none", *list(self.ending)[1:])),
            Piece("first", high=self.players, words=("none", *order)),
            Piece("turn", high=self.players - 1, words=order),
            Piece("to_move", high=self.players, words=("none", *order)),
            Piece("at_work", len(GODS), high=9, things=GODS, usual=1),
            Piece("thoth", high=SLOTS, words=("none", *SLOT_NAMES)),
            Piece("nile", SLOTS, high=len(tiles), things=SLOT_NAMES, words=("empty", *tiles)),
            Piece("in_nile", len(tiles), high=MOST_TILES, things=tiles, usual=8),
            Piece("underworld", len(tiles), high=MOST_TILES, things=tiles, usual=4),
            Piece("tomb", len(tiles), high=MOST_TILES, things=tiles, usual=8),
        ]

    def _of_seats(self, p: Pieces) -> list[Piece]:
        made = []
        for each in seats_in_order(self.players):
            made += [
                Piece(f"{each}: boat", low=int(p.lowest(self.players)), high=SLOTS),
                Piece(f"{each}: points", high=max(int(p.start_points[self.players]), 1)),
                Piece(f"{each}: collection", len(self.tiles), high=MOST_TILES, things=self.tiles, usual=6),
            ]
        return made

    # --- a view ----------------------------------------------------------------------------------------------------

    def numbers(self, view: View) -> list[int]:
        own = view["seat"] or 0
        players = self.players
        row = [
            view["turns"],
            self.decision.get(view["decision"], 0),
            self.ending[view["ending"]],
            0 if view["first"] is None else 1 + relative(view["first"], own, players),
            relative(view["turn"], own, players),
            1 + relative(view["to_move"], own, players) if isinstance(view["to_move"], int) else 0,
            *(view["at_work"].count(god) for god in GODS),
            view["thoth"] or 0,
            *(self.tile[name] for name in view["nile"]),
            *(each["in_nile"] for each in view["sets"]),
            *(each["in_nile"] for each in view["idols"]),
            *counts(view["underworld"], self.tiles),
            *counts(view["tomb"], self.tiles),
        ]
        for offset in range(players):
            seat = view["seats"][(own + offset) % players]
            row += [seat["boat"], seat["points"], *counts(seat["collection"], self.tiles)]
        return row


def layout(game: AnyGame) -> Layout[View]:
    """The layout for a game's players and edition."""
    return TutankhamunLayout(game)
