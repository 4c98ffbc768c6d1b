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


def test_l_inv_4_five_adventurers_are_needed() -> None:
    with pytest.raises(BadPosition, match="five adventurers"):
        luxor(at=["stairs"] * 6)
