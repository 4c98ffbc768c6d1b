"""How long a game of Luxor can be at the utmost, and how many outcomes chance can have."""

from typing import Final

from waset.envs.openspiel_bounds import Bounds
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    CHARACTERS,
    DIE_FACES,
    HAND,
    HIDDEN_TILES,
    LEVELS,
    MUMMY_EFFECTS,
    PLACES,
    TYPES,
)

DECISIONS: Final = {"": 5, "mummy": 5, "equipment": 3, "characters": 8}
"""The most decisions of a turn, and those that a module adds.

Card, move, actor, claim, and a choice at a tile; mummy: rise, raise, a tile and two for its effect; equipment: a card
added and two placed; characters: two rolls repeated, three orders of the hand, a temple tile and its choice, a turn.
"""
CHANCES: Final = {"": 5, "mummy": 9, "equipment": 2, "characters": 3, "artifacts": 1}
"""The most steps of chance in a turn, and those that a module adds.

A roll, a draw, a Horus card, a temple tile, a scarab; mummy: a roll to rise, a tile, five cards of a new hand, a
scarab, a Horus card; equipment: a draw and a roll; characters: two rolls and what a temple tile brings; artifacts: a
tile from beneath.
"""
OTHER_SETUP: Final = 1 + LEVELS + 3
"""The first player, the Horus cards and the mummy tiles that are turned up."""


def bounds(game: Luxor) -> Bounds:
    """So many rounds (LR-101), in each so many turns, in each so many decisions and steps of chance."""
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
    turns = int(p.rounds) * game.players * (1 + bought_turns(game)) + flipped_turns(game)
    setup = PLACES + HIDDEN_TILES + (HAND + 1) * game.players + OTHER_SETUP
    parts = ("", *game.modules)
    return Bounds(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=int(outcomes),
        max_game_length=turns * sum(DECISIONS.get(part, 0) for part in parts),
        max_chance_nodes=setup + turns * sum(CHANCES.get(part, 0) for part in parts),
    )


def bought_turns(game: Luxor) -> int:
    """The extra turns that a seat can buy before the next seat's turn.

    It pays with the talismans there are, and with one for each adventurer of another seat that it can have laid down:
    none of them rises before that seat's own turn. A tile that costs nothing is counted as if it cost one.
    """
    if "mummy" not in game.modules:
        return 0
    p = game.rules.pieces
    tiles = [MUMMY_EFFECTS[effect] for effect in p.mummy_effect]
    if "extra turn" not in tiles:
        return 0
    talismans = int(p.talismans) + ADVENTURERS * (game.players - 1)
    return talismans // max(1, int(p.mummy_cost[tiles.index("extra turn")]))


def flipped_turns(game: Luxor) -> int:
    """The extra turns of a character in a whole game: each uses up a treasure of every type."""
    if "characters" not in game.modules:
        return 0
    p = game.rules.pieces
    return int(sum(p.tile_count[p.treasure_low : p.treasure_high])) // len(TYPES)
