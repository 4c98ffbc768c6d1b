"""The figures that OpenSpiel asks of a game in advance: how many actions and outcomes there are, and its utmost length.

No real game comes near the lengths: they hold for every game that the rules allow, whoever plays it.
"""

from typing import Final, NamedTuple

from waset.core.game import AnyGame
from waset.envs.match import ACTIONS
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
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.pieces import SLOTS

DECISIONS: Final = {"": 5, "mummy": 5, "equipment": 3, "characters": 8}
"""The most decisions of a turn of Luxor, and those that a module adds.

Card, move, actor, claim, and a choice at a tile; mummy: rise, raise, a tile and two for its effect; equipment: a card
added and two placed; characters: two rolls repeated, three orders of the hand, a temple tile and its choice, a turn.
"""
CHANCES: Final = {"": 5, "mummy": 9, "equipment": 2, "characters": 3, "artifacts": 1}
"""The most steps of chance in a turn of Luxor, and those that a module adds.

A roll, a draw, a Horus card, a temple tile, a scarab; mummy: a roll to rise, a tile, five cards of a new hand, a
scarab, a Horus card; equipment: a draw and a roll; characters: two rolls and what a temple tile brings; artifacts: a
tile from beneath.
"""
OTHER_SETUP: Final = 1 + LEVELS + 3
"""The first player, the Horus cards and the mummy tiles that are turned up."""


class Bounds(NamedTuple):
    """What OpenSpiel calls by these names."""

    num_distinct_actions: int
    max_chance_outcomes: int
    max_game_length: int
    max_chance_nodes: int


def bounds(game: AnyGame) -> Bounds:
    """The figures of a game."""
    if isinstance(game, Luxor):
        return luxor(game)
    assert isinstance(game, Tutankhamun)
    return tutankhamun(game)


def luxor(game: Luxor) -> Bounds:
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
        num_distinct_actions=ACTIONS[game.meta.name],
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


def tutankhamun(game: Tutankhamun) -> Bounds:
    """Every turn takes a tile out of the Nile for good, and every idol asks once in a game, Thoth twice."""
    p = game.rules.pieces
    idols = [int(count) for count, power in zip(p.tile_count, p.power, strict=True) if power]
    return Bounds(
        num_distinct_actions=ACTIONS[game.meta.name],
        max_chance_outcomes=max(int(p.tiles), game.players),
        max_game_length=SLOTS + 2 * sum(idols),
        max_chance_nodes=SLOTS + 1,
    )
