"""Positions that break an invariant are refused with the reason (L-INV)."""

from typing import Any

import pytest

from tests.games.luxor.kit import luxor
from waset.core.errors import BadPosition

SET_ASIDE = ["statue 3", "statue 2", "statue 1"]


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"hand": "1, 2, 3, 4"}, "L-TURN-3"),
        ({"hand": "2, 2, 2, 2, 1", "hand1": "2, 1, 1, 1, 1"}, "L-INV-1"),
        ({"keys": 12, "keys1": 9}, "L-INV-2"),
        ({"keys_spent": 1}, "L-INV-2"),
        ({"wild": 10, "wild1": 9}, "L-INV-3"),
        ({"scarabs": [4, 4, 4], "scarabs1": [4, 4]}, "L-INV-3"),
        ({"spaces": {1: "empty"}}, "L-INV-3"),
        ({"spaces": {1: "vase 3/6", 2: "vase 3/6"}}, "L-INV-3"),
        ({"at": [*SET_ASIDE, 4, 5]}, "L-MOVE-7"),
        ({"at": [*SET_ASIDE, 4, 10]}, "L-INV-5"),
        ({"at": ["stairs", "stairs", "stairs", "stairs", "tomb"]}, "sarcophagus 5"),
        ({"spaces": {5: "scarab"}}, "an Osiris tile lies all game"),
        ({"spaces": {7: "horus 2"}}, "a Horus tile lies all game"),
    ],
)
def test_l_inv_broken_in_a_position_is_refused(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        luxor(**document)


STUCK = [40, 40, 40, 40, 40]
"""Whoever stands here has no use for a 2."""
APART = ["stairs", 4, 12, "statue 2", "statue 3"]
LAST = ["last to second last (level 1)"]
GOLD = {"treasures": {"vase": 1}, "spaces": {1: "empty"}}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"points": 1}, "seat 0 has 1 points, which its treasures cannot bring"),
        ({**GOLD, "points": 7}, "seat 0 has 7 points, which its treasures cannot bring"),
        ({**GOLD, "points": 5}, "seat 0 has 5 points, which its treasures cannot bring"),
        ({"drops": 1}, "1 drops and 0 moves, but the round has had 0 turns with a card"),
        ({"turn": 1, "drops": 1, "moves": 1}, "1 drops and 1 moves, but the round has had 1 turns with a card"),
        ({"extra_turns": 1}, "1 extra turns are to come, which nothing has brought"),
        ({"at": ["woken", "stairs", "stairs"]}, "woken in this turn, but has not moved"),
        ({"at1": ["woken", "stairs", "stairs"]}, "seat 1 has somebody woken, but it is the turn of seat 0"),
        ({"ending": "tomb"}, "the ending does not fit 0 adventurers in the tomb"),
        ({"ending": "safety stop", "round": 299}, "the game stops after round 300, not after round 299"),
        ({"ending": "no move"}, "nobody could move, but every seat can play any card"),
        ({"ending": "no move", "round": 9}, "nobody could move, but every seat can play any card"),
        ({"ending": "no move", "at": APART, "at1": APART, "discard": LAST}, "every seat can play any card"),
        ({"ending": "no move", "turn": 1}, "a game ends with a round"),
        ({"ending": "no move", "drops": 1}, "drops and moves are counted from 0 again"),
        ({"ending": "no move", "roll": 1}, "the game has ended, but a turn is under way"),
        ({"modules": "characters", "character": "key", "character_points": 1}, "points of the character 'extra point'"),
        ({"modules": "characters", "character": "extra point", "character_points": 1}, "1 extra points for 0 claims"),
        ({"modules": "artifacts", "doubled": [1, 2, 3, 4, 6, 9, 10, 12, 17, 19]}, "space 3 is doubled"),
    ],
    ids=str,
)
def test_what_cannot_have_come_about_is_refused(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        luxor(**document)


@pytest.mark.parametrize(
    "document",
    [
        {**GOLD, "points": 6},
        {**GOLD},
        {"turn": 1, "drops": 1},
        {"turn": 1, "moves": 1},
        {"ending": "no move", "at": STUCK},
        {"ending": "no move", "at1": STUCK},
        {"ending": "no move", "discard": LAST},
        {"ending": "no move", "modules": "mummy"},
        {"ending": "safety stop", "round": 300},
        {"modules": "mummy", "turn": 1, "moves": 2, "extra_turns": 1},
    ],
    ids=str,
)
def test_what_can_have_come_about_is_accepted(document: dict[str, Any]) -> None:
    assert luxor(**document)


def test_l_inv_4_five_adventurers_are_needed() -> None:
    with pytest.raises(BadPosition, match="five adventurers"):
        luxor(at=["stairs"] * 6)
