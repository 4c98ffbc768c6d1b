"""The simple players by which the lab tries an edition of Tutankhamun."""

from typing import Final

from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.level import Level
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.tutankhamun.bots.porter import Counted, at_once
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

SURE: Final = 10.0
NEAR: Final = 0.001
"""What it gives for a slot that it does not sail: this decides where nothing else does."""


class OneThingBot(Bot):
    """Does at once what brings it most of one thing, and sails no further than that needs."""

    def __init__(self, wanted: Counted, rng: Rng, budget: Budget) -> None:
        super().__init__(rng, budget)
        self.wanted: Counted = wanted

    def choose(self, seen: Seen) -> int:
        return seen.legal[0] if len(seen.legal) == 1 else self.weigh(seen)[0].action

    def weigh(self, seen: Seen) -> list[Candidate]:
        found = at_once(seen, self.rng, self.wanted, NEAR, SURE)
        found.sort(key=lambda each: -each[0])
        return [candidate for _, candidate in found]


def _scored(game: Tutankhamun, s: State, seat: int) -> float:
    return float(game.rules.pieces.start_points[game.players] - s.points[seat])


def _nothing(_: Tutankhamun, __: State, ___: int) -> float:
    return 0.0


def _ahead(_: Tutankhamun, s: State, seat: int) -> float:
    return float(s.boats[seat])


def _sets(game: Tutankhamun, s: State, seat: int) -> float:
    p = game.rules.pieces
    held = (s.collections[p.tiles * seat + tile] * p.first[tile] for tile in range(1, p.ring))
    return float(sum(held))


def _rings(game: Tutankhamun, s: State, seat: int) -> float:
    p = game.rules.pieces
    return float(s.collections[p.tiles * seat + p.ring])


def _level(name: str, title: str, sentence: str, wanted: Counted) -> Level:
    def make(_: AnyGame, rng: Rng, budget: Budget) -> Bot:
        return OneThingBot(wanted, rng, budget)

    return Level(name, title, sentence, Budget(), make)


CHALLENGERS: Final = (
    _level("rush", "Rush", "Sails as far as it may, to be first at whatever comes.", _ahead),
    _level("hoard", "Hoard", "Takes the nearest tile, always, to have as many as it can.", _nothing),
    _level("greedy-points", "Greedy for points", "Takes what brings it most points at once.", _scored),
    _level("greedy-sets", "Greedy for sets", "Takes tiles of the sets that pay most.", _sets),
    _level("greedy-rings", "Greedy for rings", "Takes Scarab Rings whenever it can reach one.", _rings),
)
