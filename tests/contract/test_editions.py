"""Editions at their edges: one that is accepted for a match can be played to the end of it, by bots too."""

from typing import Any

import pytest

import waset
from waset import bots
from waset.core import edition
from waset.core.play import play, seat_rng
from waset.core.rng import Rng
from waset.games.luxor.rules.edition import check
from waset.games.luxor.rules.tables import REBUILT_EDITION

LUXOR = edition.tables(REBUILT_EDITION)
TUTANKHAMUN = edition.tables(waset.make("tutankhamun").base_edition)
FIVE = ("fifth-player",)


def cards(number: int) -> dict[str, Any]:
    """An edition of Luxor with this number of basic cards."""
    return {"basic_cards": [{"card": "1", "copies": number - 10}, {"card": "2", "copies": 10}]}


@pytest.mark.parametrize("number", range(21, 27))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_cards_for_every_hand(number: int, players: int) -> None:
    """L-SETUP-9: 21 to 25 basic cards are enough for four players, and not for five."""
    if players == 5 and number < 26:
        with pytest.raises(waset.BadEdition, match="5 hands and a draw need 26 cards or more"):
            waset.make("luxor", players=5, modules=FIVE, edition=cards(number))
        return
    game = waset.make("luxor", players=players, modules=FIVE, edition=cards(number))
    state = game.start(1)
    assert all(len(seat["hand"]) == 5 for seat in game.view(state, None)["seats"])
    game.play_out(state, Rng(1))
    assert game.ending(state)


def test_without_equipment_for_a_hand_only_that_module_is_refused() -> None:
    """M2-SETUP-2: a hand of eight is more than the seven cards of each player."""
    edition = {"hand": [{"cards": 8}], "basic_cards": [{"card": "1", "copies": 33}]}
    waset.make("luxor", players=4, edition=edition)
    with pytest.raises(waset.BadEdition, match="each player needs 8 cards, there are 7"):
        waset.make("luxor", modules=["equipment"], edition=edition)


def test_with_equipment_five_hands_need_no_basic_cards() -> None:
    game = waset.make("luxor", players=5, modules=(*FIVE, "equipment"), edition=cards(21))
    state = game.start(1)
    game.play_out(state, Rng(1))
    assert game.ending(state)


@pytest.mark.parametrize("left_out", ["artifacts", "treasures"])
def test_hidden_tiles_need_tiles(left_out: str) -> None:
    """M3-SETUP-1: without enough treasures and artifacts an edition is played without that module only."""
    rows = [{**row, "copies": 0} for row in LUXOR["artifacts"]]
    made = {"artifacts": rows} if left_out == "artifacts" else {"artifacts": rows[:1]}
    with pytest.raises(waset.BadEdition, match="40 tiles are needed with the module 'artifacts'"):
        waset.make("luxor", modules=["artifacts"], edition=made)
    game = waset.make("luxor", edition=made)
    state = game.start(1)
    game.play_out(state, Rng(1))
    assert game.ending(state)


def test_a_check_warns_of_matches_that_an_edition_cannot_serve() -> None:
    made = edition.from_document(cards(24), REBUILT_EDITION, "luxor")
    assert [(finding.is_error, "by 5 players" in finding.text) for finding in check(made)] == [(False, True)]


def test_a_game_has_a_round() -> None:
    supplies = [{**row, "copies": 0} if row["what"] == "rounds" else row for row in LUXOR["supplies"]]
    with pytest.raises(waset.BadEdition, match="a game has one round or more"):
        waset.make("luxor", edition={"supplies": supplies})


NO_RINGS = {
    "rings": [{"tiles": 0, "each": 1, "bonus": 5}],
    "sets": [{**row, "tiles": row["tiles"] + 10} if row["set"] == "Throne" else row for row in TUTANKHAMUN["sets"]],
}
NO_IDOLS = {
    "idols": [],
    "sets": [{**row, "tiles": row["tiles"] + 10} if row["set"] == "Ankh" else row for row in TUTANKHAMUN["sets"]],
}


@pytest.mark.parametrize("made", [NO_RINGS, NO_IDOLS], ids=["no rings", "no idols"])
@pytest.mark.parametrize("level", ["random", "porter", "scribe"])
@pytest.mark.parametrize("players", [2, 6])
def test_bots_play_without_a_kind_of_tile(made: dict[str, Any], level: str, players: int) -> None:
    game = waset.make("tutankhamun", players=players, edition=made)
    rng = Rng(1)
    seated = [bots.make(level, game, seat_rng(rng, seat)) for seat in range(players)]
    assert game.ending(play(game, seated, rng))
