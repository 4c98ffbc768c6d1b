"""How long a game of Luxor can be at most, and how many outcomes chance can have."""

from typing import Final

from waset.envs.openspiel_bounds import Bounds
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import CHARACTERS, DIE_FACES, HIDDEN_TILES, LEVELS, PLACES

DECISIONS: Final = 5
"""The most decisions of a turn without modules: card, move, actor, claim, and a choice at a tile."""
PRINTED_HAND: Final = 5
"""The cards of a new hand that modules count among their steps of chance."""
CHANCES: Final = 5
"""The most steps of chance in a turn without modules: a roll, a draw, a Horus card, a temple tile, a scarab."""
OTHER_SETUP: Final = 1 + LEVELS + 3
"""The first player, the Horus cards and the mummy tiles that are turned up."""


def bounds(game: Luxor) -> Bounds:
    """The product of the rounds (LR-101), the turns of a round, and the decisions and steps of chance of a turn."""
    p = game.rules.pieces
    outcomes = max(
        p.cards,
        p.tiles,
        len(p.temple_tile),
        len(p.scarab_points),
        len(p.mummy_count),
        DIE_FACES + 1,
        len(CHARACTERS),
        game.players,
    )
    modules = game.rules.modules
    extra = [module.most_turns(game.rules) for module in modules]
    turns = int(p.rounds) * game.players * (1 + sum(each for each, _ in extra)) + sum(in_all for _, in_all in extra)
    more = max(int(p.hand) - PRINTED_HAND, 0)
    setup = PLACES + HIDDEN_TILES + (int(p.hand) + 1) * game.players + OTHER_SETUP
    return Bounds(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=int(outcomes),
        max_game_length=turns * (DECISIONS + sum(module.decisions for module in modules)),
        max_chance_nodes=setup + turns * (CHANCES + more + sum(module.chances for module in modules)),
    )
