"""Games that cannot be made are refused, with the nearest right name."""

from typing import Any

import pytest

import waset


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"name": "luxo"}, "unknown game 'luxo'; did you mean 'luxor'?"),
        ({"name": "luxor", "players": 1}, "Luxor is for 2 to 5 players, not 1"),
        ({"name": "luxor", "players": "3"}, "Luxor is for 2 to 5 players, not '3'"),
        ({"name": "luxor", "players": True}, "Luxor is for 2 to 5 players, not True"),
        ({"name": "luxor", "players": 5}, "5 players need the module 'fifth-player'"),
        ({"name": "luxor", "modules": ["chariot"]}, "unknown module of Luxor 'chariot'"),
        ({"name": "luxor", "modules": ["mumy"]}, "unknown module of Luxor 'mumy'; did you mean 'mummy'?"),
        ({"name": "luxor", "edition": "rebuild"}, "unknown edition 'rebuild'; did you mean 'rebuilt'?"),
        ({"name": "luxor", "edition": "./nowhere.toml"}, "nowhere.toml"),
        ({"name": "luxor", "options": {"frist": "0"}}, "unknown option of Luxor 'frist'; did you mean 'first'?"),
        ({"name": "luxor", "options": {"players": "3"}}, "unknown option of Luxor 'players'"),
        ({"name": "luxor", "options": {"first": "7"}}, "unknown value for the option 'first' '7'"),
        ({"name": "luxor", "players": 2, "options": {"first": 3}}, "a seat from 0 to 1, not 3"),
    ],
)
def test_impossible_options_are_refused(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(waset.WasetError) as refusal:
        waset.make(**wanted)
    assert message in str(refusal.value)


def test_facts_are_there_without_the_rules() -> None:
    assert waset.facts("luxor").title == "Luxor"
    with pytest.raises(waset.BadOption, match="unknown game"):
        waset.facts("chess")


def test_seeds_out_of_range_are_refused() -> None:
    for seed in (-1, 2**63):
        with pytest.raises(waset.BadOption, match="a seed is a whole number"):
            waset.make("luxor").start(seed)
