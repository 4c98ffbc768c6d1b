"""What always holds with equipment, artifacts and characters, in whole games played at random: M-INV-4 to M-INV-6."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.games.luxor.kit import Table, random_play
from waset.games.luxor.rules.impossible import impossible

ALL = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
GAMES: list[tuple[int, int, tuple[str, ...]]] = [
    (2, 1, ("equipment",)),
    (3, 2, ("artifacts",)),
    (4, 3, ("characters", "equipment")),
    (2, 4, ALL),
    (5, 5, ALL),
]
BASIC = {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
PLAIN_SPACES = {1, 2, 4, 6, 9, 10, 12, 17, 19, 22}

pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]} players, {' '.join(game[2])}")


@cache
def tables(game: tuple[int, int, tuple[str, ...]]) -> list[Table]:
    return random_play(game[0], game[1], modules=game[2])


def documents(game: tuple[int, int, tuple[str, ...]]) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Every state of a game with the document that names everything."""
    return ((table, table.game.document(table.state)) for table in tables(game))


def test_m_inv_4_treasures_and_artifacts_are_in_the_temple_or_claimed(game: tuple[int, int, tuple[str, ...]]) -> None:
    there = 40 if "artifacts" in game[2] else 30
    for _, document in documents(game):
        kinds = ("vase", "statue", "jewelry", "artifact")
        laid = sum(tile.split()[0] in kinds for tile in document["spaces"].values())
        hidden = sum(tile.split()[0] in kinds for tile in document["box"])
        held = sum(sum(seat["treasures"].values()) + seat.get("artifacts", 0) for seat in document["seats"])
        assert laid + hidden + held == there


def test_m_inv_5_hidden_tiles_lie_on_the_ten_doubled_spaces_only(game: tuple[int, int, tuple[str, ...]]) -> None:
    doubled = PLAIN_SPACES if "artifacts" in game[2] else set()
    assert set(tables(game)[0].view()["doubled"]) == doubled
    for table, document in documents(game):
        hidden = [tile for tile in document["box"] if not tile.startswith("osiris")]
        view = table.view()
        assert set(view["doubled"]) <= doubled
        assert len(hidden) == len(view["doubled"])
        doubled = set(view["doubled"])  # what has been turned up is never hidden again


def test_m_inv_6_no_card_is_lost(game: tuple[int, int, tuple[str, ...]]) -> None:
    for table, document in documents(game):
        hands = [card.removeprefix("seen ").removeprefix("own ") for seat in document["seats"] for card in seat["hand"]]
        in_the_air = [
            entry.split(" ", 3)[3].removeprefix("seen ")
            for entry in document["agenda"]
            if entry.startswith("place card ")
        ]
        cards = Counter([*hands, *in_the_air, *document["draw"], *document["discard"]])
        for stack in table.view()["horus"]:
            cards.update(Counter(stack["below"]))
        cards.update(card for card in document["horus"] if card != "none")
        equipment = {card: n for card, n in cards.items() if "(level" not in card and card not in BASIC}
        horus = sum(n for card, n in cards.items() if "(level" in card)
        assert {card: cards[card] for card in BASIC} == BASIC
        assert horus == (42 if "fifth-player" in game[2] else 24)
        assert sum(equipment.values()) == (5 * game[0] if "equipment" in game[2] else 0)


def test_m_inv_6_boxed_equipment_stays_in_the_box(game: tuple[int, int, tuple[str, ...]]) -> None:
    boxes = [[seat.get("boxed_equipment") for seat in document["seats"]] for _, document in documents(game)]
    assert all(box == boxes[0] for box in boxes)


def test_mx_42_spent_keys_are_entries_and_uses_of_the_ability(game: tuple[int, int, tuple[str, ...]]) -> None:
    spent = 0
    for table in tables(game):
        spent += sum(1 for event in table.log if event.kind == "entered tomb")
        spent += sum(event.figures[0] for event in table.log if event.kind == "spent keys")
        view = table.view()
        assert view["keys_spent"] == spent
        assert view["keys"] + spent + sum(seat["keys"] for seat in view["seats"]) == 20


def test_m_inv_6_no_state_of_a_game_is_impossible(game: tuple[int, int, tuple[str, ...]]) -> None:
    for table in tables(game):
        assert impossible(table.game.rules, table.state) == []
