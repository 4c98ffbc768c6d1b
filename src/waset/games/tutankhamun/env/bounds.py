"""How long a game of Tutankhamun can be at most, and how many outcomes chance can have."""

from waset.envs.openspiel_bounds import Bounds
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.pieces import SLOTS


def bounds(game: Tutankhamun) -> Bounds:
    """Every turn takes a tile out of the Nile for good, and every idol asks once in a game, Thoth twice."""
    p = game.rules.pieces
    idols = [int(count) for count, power in zip(p.tile_count, p.power, strict=True) if power]
    return Bounds(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=max(int(p.tiles), game.players),
        max_game_length=SLOTS + 2 * sum(idols),
        max_chance_nodes=SLOTS + 1,
    )
