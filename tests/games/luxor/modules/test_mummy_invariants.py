"""What holds always in whole games played at random with the mummy (M-INV-1 to 3, MR-13, MR-86, MX-42)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.games.luxor.kit import Table, luxor, random_play
from waset.core.errors import BadPosition
from waset.games.luxor.rules.seen import View

EVERYTHING = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
GAMES = [
    (2, 0, ("mummy",)),
    (3, 1, ("mummy",)),
    (4, 2, ("mummy", "characters")),
    (5, 3, EVERYTHING),
    (2, 4, EVERYTHING),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]} players, {len(game[2])} modules")


@cache
def tables(game: tuple[int, int, tuple[str, ...]]) -> list[Table]:
    players, seed, modules = game
    return random_play(players, seed, modules=modules)


def documents(game: tuple[int, int, tuple[str, ...]]) -> Iterator[tuple[dict[str, Any], View]]:
    """Every state of a game as the document that names everything, with what a spectator sees."""
    return ((table.game.document(table.state), table.view()) for table in tables(game))


@every_game
def test_m_inv_1_talismans_are_conserved(game: tuple[int, int, tuple[str, ...]]) -> None:
    seen = set()
    for _, view in documents(game):
        held = [seat["talismans"] for seat in view["seats"]]
        assert view["talismans"] + sum(held) == 20
        assert min(view["talismans"], *held) >= 0
        seen.add(view["talismans"])
    assert len(seen) > 1


@every_game
def test_m_inv_2_the_mummy_is_on_a_tile_and_nobody_stands_there(game: tuple[int, int, tuple[str, ...]]) -> None:
    """MR-13"""
    fallen = 0
    for _, view in documents(game):
        assert view["mummy"] is not None
        assert view["spaces"][view["mummy"] - 1] != "empty"
        places = [place for seat in view["seats"] for place in seat["adventurers"]]
        assert view["mummy"] not in places
        fallen += f"lying {view['mummy']}" in places
    assert fallen


@every_game
def test_m_inv_3_mummy_tiles_are_conserved_and_three_lie_face_up(game: tuple[int, int, tuple[str, ...]]) -> None:
    """MR-86"""
    used = 0
    for document, view in documents(game):
        in_use = sum(entry.startswith("replace mummy tile") for entry in document["agenda"])
        turning_up = document["agenda"][-1:] == ["turn up mummy tile"]
        shown = len(view["mummy_tiles"])
        assert sum(view["mummy_stack"].values()) + sum(view["mummy_discard"].values()) + shown + in_use == 18
        assert shown == 3 - (in_use or turning_up)
        used = max(used, sum(view["mummy_discard"].values()))
    assert used


@every_game
def test_l_inv_3_scarabs_are_conserved_with_those_in_the_box(game: tuple[int, int, tuple[str, ...]]) -> None:
    """M1-EFF-6"""
    for document, view in documents(game):
        away = sum(len(seat["scarabs"]) + len(seat["boxed_scarabs"]) for seat in document["seats"])
        assert view["scarabs"] + away == 22


@every_game
def test_mx_42_keys_are_spent_for_the_tomb_and_the_ability_only(game: tuple[int, int, tuple[str, ...]]) -> None:
    """L-INV-2"""
    spent = 0
    for table in tables(game):
        spent += sum(event.kind == "entered tomb" for event in table.log)
        spent += sum(event.figures[0] for event in table.log if event.kind == "spent keys")
        assert table.view()["keys_spent"] == spent


def test_m_inv_1_a_position_with_too_many_talismans_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"21 talismans, more than the 20 in the game \(M-INV-1\)"):
        luxor(modules="mummy", talismans=15)


def test_m_inv_2_a_position_with_the_mummy_nowhere_or_beside_the_upright_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"on space 9, where no tile lies \(M-INV-2\)"):
        luxor(modules="mummy", mummy=9, spaces={9: "empty"}, treasures={"vase": 1})
    with pytest.raises(BadPosition, match=r"stands upright beside the mummy on space 9 \(M-INV-2\)"):
        luxor(modules="mummy", mummy=9, at=[9])
    assert luxor(modules="mummy", mummy=9, at=["lying 9"]).asks() == "card"
