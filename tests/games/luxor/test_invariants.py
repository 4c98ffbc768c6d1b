"""What holds after every turn, or always, in whole games played at random (L-INV)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.games.luxor.kit import Table, random_play
from waset.games.luxor.rules.seen import View

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]
BOUNDARIES = {"statue 1": 9, "statue 2": 19, "statue 3": 29}

pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]} players, seed {game[1]}")


@cache
def documents(game: tuple[int, int]) -> list[dict[str, Any]]:
    """Every state of a game, each as the document that names everything."""
    return [table.game.document(table.state) for table in tables(game)]


@cache
def tables(game: tuple[int, int]) -> list[Table]:
    return random_play(*game)


def moments(game: tuple[int, int]) -> Iterator[tuple[dict[str, Any], View]]:
    """Every state of a game as its document, with what a spectator sees."""
    for table, document in zip(tables(game), documents(game), strict=True):
        yield document, table.view()


def ends_of_turns(game: tuple[int, int]) -> Iterator[tuple[dict[str, Any], View]]:
    """The states between two turns, and the last one."""
    return ((document, view) for document, view in moments(game) if view["decision"] in ("card", ""))


def test_l_inv_1_cards_are_conserved(game: tuple[int, int]) -> None:
    for document, view in moments(game):
        hands = [card.removeprefix("seen ") for seat in document["seats"] for card in seat["hand"]]
        stacks = sum((Counter(stack["below"]) for stack in view["horus"]), Counter(document["horus"]))
        del stacks["none"]
        cards = stacks + Counter(hands) + Counter(document["draw"]) + Counter(document["discard"])
        basic = {card: count for card, count in cards.items() if "(level" not in card}
        assert basic == {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
        assert [sum(cards[card] for card in cards if f"(level {level})" in card) for level in (1, 2, 3)] == [8, 8, 8]


def test_l_inv_1_hands_have_five_cards_between_turns(game: tuple[int, int]) -> None:
    for document, _ in ends_of_turns(game):
        assert [len(seat["hand"]) for seat in document["seats"]] == [5] * game[0]


def test_l_inv_2_keys_are_conserved_and_each_in_the_tomb_has_cost_one(game: tuple[int, int]) -> None:
    for document, view in moments(game):
        assert view["keys"] + view["keys_spent"] + sum(seat["keys"] for seat in document["seats"]) == 20
        in_tomb = sum(seat["at"].count("tomb") for seat in document["seats"])
        assert view["keys_spent"] == view["in_tomb"] == in_tomb


def test_l_inv_3_tiles_scarabs_and_wild_treasures_are_conserved(game: tuple[int, int]) -> None:
    temple = ("wild", "scarab", "tunnel", "favour")
    for document, view in moments(game):
        spaces = list(document["spaces"].values())
        for kind in ("vase", "statue", "jewelry"):
            laid = sum(tile.startswith(kind) for tile in spaces)
            assert laid + sum(seat["treasures"][kind] for seat in document["seats"]) == 10
        assert sum(tile.startswith(temple) for tile in spaces) + sum(view["temple"]) == 14
        assert view["scarabs"] + sum(len(seat["scarabs"]) for seat in document["seats"]) == 22
        assert view["wild"] + sum(seat["wild"] for seat in document["seats"]) == 18


def test_l_inv_4_each_player_has_five_adventurers_and_none_on_osiris(game: tuple[int, int]) -> None:
    places = {"statue 1", "statue 2", "statue 3", "stairs", "tomb", *range(1, 41)}
    for document, _ in ends_of_turns(game):
        osiris = {int(space) for space, tile in document["spaces"].items() if tile.startswith("osiris")}
        for seat in document["seats"]:
            assert len(seat["at"]) == 5
            assert set(seat["at"]) <= places - osiris


def test_l_inv_5_an_adventurer_sleeps_until_an_own_one_has_passed_its_statue(game: tuple[int, int]) -> None:
    farthest = [0] * game[0]
    for document, _ in ends_of_turns(game):
        for number, seat in enumerate(document["seats"]):
            for place in seat["at"]:
                index = 41 if place == "tomb" else place if isinstance(place, int) else 0
                farthest[number] = max(farthest[number], index)
            for statue, boundary in BOUNDARIES.items():
                assert seat["at"].count(statue) == (farthest[number] <= boundary)


def test_l_inv_6_scores_never_fall(game: tuple[int, int]) -> None:
    points = [[seat["points"] for seat in document["seats"]] for document in documents(game)]
    for before, after in pairwise(points):
        assert all(old <= new for old, new in zip(before, after, strict=True))
    assert max(points[-1]) > 0


def test_l_inv_7_ten_horus_and_osiris_tiles_lie_there_always(game: tuple[int, int]) -> None:
    for document, _ in moments(game):
        kinds = Counter(tile.split()[0] for tile in document["spaces"].values())
        assert (kinds["horus"], kinds["osiris"]) == (6, 4)
