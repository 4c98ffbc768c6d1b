"""What the temple, the adventurers and the statues are, and who may know what (L-MODEL)."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.luxor.kit import PLAIN, Table, fixture, luxor, random_play
from waset.core.errors import BadPosition
from waset.core.rng import Rng


def test_l_model_1_the_path_leads_from_the_stairs_over_forty_spaces_to_the_tomb() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[17, 40], keys=1, at1=[1]).do("play 1 from the left")
    assert table.legal() == ["move 1 from space 17 to space 18", "move 1 from space 40 to the tomb"]
    start = fixture(hand="1, 2, 2, 2, 2").do("play 1 from the left")
    assert start.at()[-1] == 1
    assert len(table.view()["spaces"]) == 40


def test_l_model_2_a_space_bears_one_tile_or_is_empty() -> None:
    table = fixture(spaces={3: "empty", 4: "scarab", 5: "horus 2", 6: "osiris 1"})
    assert table.view()["spaces"][:6] == [PLAIN, PLAIN, "empty", "scarab", "horus 2", "osiris 1"]


def test_l_model_2_neither_stairs_nor_tomb_are_tiles() -> None:
    back = fixture(hand="+/-1, 2, 2, 2, 2", at=[1]).do("play +/-1 from the left")
    assert back.legal() == ["move 1 from the stairs to space 1", "move 1 from space 1 to space 2"]
    with pytest.raises(BadPosition):
        fixture(spaces={0: "scarab"})
    with pytest.raises(BadPosition):
        fixture(spaces={41: "scarab"})


def test_l_model_3_a_step_leads_to_the_nearest_tile_on_either_side() -> None:
    table = fixture(hand="+/-1, 2, 2, 2, 2", at=[10], spaces=dict.fromkeys((8, 9, 11, 12, 13), "empty"))
    assert table.do("play +/-1 from the left").legal() == [
        "move 1 from the stairs to space 1",
        "move -1 from space 10 to space 7",
        "move 1 from space 10 to space 14",
    ]


def test_l_model_3_with_no_tile_ahead_a_step_leads_into_the_tomb() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[37], keys=1, spaces=dict.fromkeys((39, 40), "empty"))
    assert table.do("play 2 from the left").legal() == [
        "move 2 from the stairs to space 2",
        "move 2 from space 37 to the tomb",
    ]


def test_l_model_4_only_active_adventurers_move() -> None:
    at = ["statue 3", "statue 2", "stairs", 7, "tomb"]
    table = fixture(hand="1, 2, 2, 2, 2", at=at, keys=1, spaces={7: "empty"}).do("play 1 from the left")
    assert table.at() == at
    assert table.legal() == ["move 1 from the stairs to space 1", "move 1 from space 7 to space 8"]


@pytest.mark.parametrize(
    ("spaces", "card", "moved", "end", "wakes"),
    [
        ({}, "1", "move 1 from space 9 to space 10", 10, False),
        ({}, "2", "move 2 from space 9 to space 11", 11, True),
        ({}, "1", "move 1 from space 10 to space 11", 11, True),
        ({}, "1", "move 1 from space 11 to space 12", 12, False),
        ({10: "osiris 2"}, "1", "move 1 from space 9 to space 12", 12, True),
        ({10: "tunnel", 20: "tunnel"}, "1", "move 1 from space 9 to space 10", 20, True),
        ({8: "osiris 3"}, "+/-1", "move -1 from space 9 to space 11", 11, True),
    ],
)
def test_l_model_5_a_statue_stands_between_two_spaces(
    spaces: dict[int, str], card: str, moved: str, end: int, wakes: bool
) -> None:
    start = int(moved.split()[4])
    table = fixture(hand=f"{card}, 3, 3, 3, 3", at=[start], spaces=spaces, statues=(10, 99, 99))
    table.do(f"play {card} from the left", moved)
    first = ["woken", "statue 3", "statue 2"] if wakes else ["statue 3", "statue 2", "statue 1"]
    assert table.at() == [*first, "stairs", end]


@pytest.mark.parametrize("tile", [PLAIN, "empty"])
def test_l_model_6_any_number_may_share_a_space(tile: str) -> None:
    crowd: dict[str, Any] = {f"at{seat}": [3] * 5 for seat in (1, 2, 3)}
    table = fixture(4, hand="1, 2, 2, 2, 2", at=[3, 3, 3, 2, 2], spaces={3: tile, 4: tile}, **crowd)
    goal = 3 if tile == PLAIN else 5
    table.do("play 1 from the left", f"move 1 from space 2 to space {goal}")
    assert goal in table.at()
    assert [table.at(seat) for seat in (1, 2, 3)] == [[3] * 5] * 3


def test_l_model_6_any_number_may_share_the_stairs() -> None:
    crowd: dict[str, Any] = {f"at{seat}": ["stairs"] * 5 for seat in range(4)}
    table = fixture(4, **crowd)
    assert [table.at(seat) for seat in range(4)] == [["stairs"] * 5] * 4


@pytest.mark.parametrize("seed", range(5))
def test_l_model_7_only_treasures_leave_the_temple(seed: int) -> None:
    tables = random_play(3, seed)
    is_treasure = [tile.startswith(("vase", "statue", "jewelry")) for tile in tables[0].view()["spaces"]]
    assert is_treasure.count(False) == 10
    for before, after in pairwise(tables):
        for old, new in zip(before.view()["spaces"], after.view()["spaces"], strict=True):
            assert old == new or old == "empty" or old.startswith(("vase", "statue", "jewelry"))
    left = [tile for tile in tables[-1].view()["spaces"] if tile.startswith(("horus", "osiris"))]
    assert len(left) == 10


# --- who may know what (L-MODEL-8) --------------------------------------------------------------------------------


def secretive() -> Table:
    """A position with secrets in every pocket: seat 1 has drawn Horus cards and holds scarabs."""
    return luxor(
        players=3,
        hand="1, 2, 3, 4, 5",
        hand1="die, die, seen 1-3 (level 1), 5, 5",
        hand2="2, 2, 2, 3, 3",
        scarabs=[1, 1],
        scarabs1=[4, 3],
        keys=2,
        wild1=3,
        points=6,
        treasures={"vase": 1},
        spaces={1: "empty"},
        discard=["+/-1", "1"],
        top_discard="+/-1",
        horus=["one less 1 (level 1)", "1-4 (level 2)", "1-6 (level 3)"],
    )


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_l_model_8_public_is_public(seat: int | None) -> None:
    view = secretive().view(seat)
    first, second, _ = view["seats"]
    assert (first["keys"], second["wild"], first["points"]) == (2, 3, 6)
    assert [each["scarabs"] for each in view["seats"]] == [2, 2, 0]
    assert [len(each["hand"]) for each in view["seats"]] == [5, 5, 5]
    assert first["treasures"] == {"vase": 1, "statue": 0, "jewelry": 0}
    assert first["adventurers"] == ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]
    assert view["top_discard"] == "+/-1"
    assert [stack["top"] for stack in view["horus"]] == ["one less 1 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]
    assert [stack["cards"] for stack in view["horus"]] == [7, 8, 8]
    assert (view["draw"], view["scarabs"], view["keys"], view["wild"]) == (31 - 14 - 2, 18, 18, 15)
    assert view["temple"] == [4, 6, 4]
    assert all(isinstance(tile, str) for tile in view["spaces"])


HIDDEN = [None] * 5


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (0, [["1", "2", "3", "4", "5"], [None, None, "1-3 (level 1)", None, None], HIDDEN]),
        (1, [HIDDEN, ["die", "die", "1-3 (level 1)", "5", "5"], HIDDEN]),
        (2, [HIDDEN, [None, None, "1-3 (level 1)", None, None], ["2", "2", "2", "3", "3"]]),
        (None, [HIDDEN, [None, None, "1-3 (level 1)", None, None], HIDDEN]),
    ],
)
def test_l_model_8_a_hand_is_its_owners_but_for_cards_taken_face_up(seat: int | None, hands: list[Any]) -> None:
    assert [each["hand"] for each in secretive().view(seat)["seats"]] == hands


def test_l_model_8_a_horus_card_taken_face_up_stays_known_to_all() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=[4], spaces={5: "horus 1"}, horus=["1-3 (level 1)", None, None])
    table.do("play 1 from the left", "move 1 from space 4 to space 5", "take 1-3 (level 1)")
    for seat in (1, None):
        assert table.view(seat)["seats"][0]["hand"] == [None, None, "1-3 (level 1)", None, None]


@pytest.mark.parametrize(
    ("seat", "values"),
    [(0, [[1, 1], None, None]), (1, [None, [3, 4], None]), (2, [None, None, []]), (None, [None, None, None])],
)
def test_l_model_8_scarab_values_are_their_owners(seat: int | None, values: list[Any]) -> None:
    assert [each["scarab_values"] for each in secretive().view(seat)["seats"]] == values


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_l_model_8_nobody_sees_piles_stacks_and_supply(seat: int | None) -> None:
    """Two states that differ only in what is hidden from a seat look the same to it."""
    table = secretive()
    seen = table.view(seat)
    guesses = [table.game.guess(table.state, seat, Rng(seed)) for seed in range(20)]
    assert all(table.game.view(guess, seat) == seen for guess in guesses)
    hidden = {(tuple(guess.hands), tuple(guess.draw), tuple(guess.scarab_supply)) for guess in guesses}
    assert len(hidden) > 10
    for kept in {0, 1} - {seat}:
        assert len({tuple(guess.scarabs[4 * kept : 4 * kept + 4]) for guess in guesses}) > 1


def test_l_model_8_the_unseen_cards_are_told_only_as_one_lot() -> None:
    table = luxor(hand="1, 2, 3, 4, 5", hand1="die, die, die, die, +/-1")
    other = luxor(hand="1, 2, 3, 4, 5", hand1="5, 5, 5, 4, 4")
    assert table.view(0) == other.view(0)
    assert table.view(None) == other.view(None)
    assert table.view(1) != other.view(1)


def test_l_model_8_a_drawn_card_and_a_drawn_scarab_are_told_to_their_owner_only() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[4], spaces={5: "scarab"})
    table.do("play 1 from the left", "move 1 from space 4 to space 5", "scarab 3", "draw die")
    told = {seat: [table.game.event_text(event, ["Red", "Blue"], seat) for event in table.log] for seat in (0, 1, None)}
    assert [line for line in told[0] if line not in told[1]] == [
        "Red takes a scarab worth 3.",
        "Red draws die.",
    ]
    assert [line for line in told[1] if line not in told[0]] == ["Red takes a scarab.", "Red draws a card."]
    assert told[None] == told[1]


def test_l_model_8_scarabs_are_shown_when_the_game_is_over() -> None:
    end = random_play(2, 1)[-1]
    assert all(seat["scarab_values"] is not None for seat in end.view(None)["seats"])
