"""Rounds and turns, the hand, and the basic cards (L-TURN, L-HAND, L-CARD)."""

from collections import Counter
from itertools import pairwise

import pytest

import waset
from tests.games.luxor.kit import Table, fixture, luxor, random_play

BASIC = {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
STUCK = [40] * 5
"""Without a key nobody moves from the last space, but backward."""


def rest(*hands: str) -> list[str]:
    """The basic cards that are in none of these hands."""
    held = Counter(card.strip() for hand in hands for card in hand.split(","))
    return list((Counter(BASIC) - held).elements())


# --- rounds and turns ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_l_turn_1_a_round_is_one_turn_for_each_player_from_the_first_on(players: int, first: int) -> None:
    tables = [table for table in random_play(players, 3, first=first) if table.asks() == "card"]
    clockwise = [(first + turn) % players for turn in range(len(tables))]
    assert [table.view()["turn"] for table in tables] == clockwise
    assert [table.view()["round"] for table in tables] == [1 + turn // players for turn in range(len(tables))]


def test_l_turn_2_a_turn_is_card_and_move_then_tile_then_draw() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=[4], spaces={5: "horus 1"})
    asked = [table.asks()]
    words = ("play 1 from the left", "move 1 from space 4 to space 5", "take a key", "draw 2")
    asked += [table.do(each).asks() for each in words]
    assert asked == ["card", "move", "horus tile", "draw", "card"]
    assert [event.kind for event in table.log] == ["played", "moved", "took key", "drew"]
    assert table.view()["turn"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l_turn_3_after_every_turn_each_hand_has_five_cards(players: int) -> None:
    for table in random_play(players, 4):
        if table.asks() in ("card", ""):
            assert [len(table.hand(seat)) for seat in range(players)] == [5] * players


# --- the hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("end", "hand"),
    [("play 1 from the left", ["2", "3", "die", "4", "5"]), ("play 5 from the right", ["1", "2", "die", "3", "4"])],
)
def test_l_hand_1_the_other_cards_keep_their_order(end: str, hand: list[str]) -> None:
    assert fixture(hand="1, 2, 3, 4, 5").do(end, "draw die").hand() == hand


def test_l_hand_1_no_decision_sorts_the_hand() -> None:
    """In a whole game a hand changes only by an end going away and by a card coming to its middle."""
    tables = random_play(3, 5)
    for before, after in pairwise(tables):
        for seat in range(3):
            old, new = before.hand(seat), after.hand(seat)
            if len(new) == 4 and len(old) == 5:
                assert new in (old[1:], old[:-1])
            elif old != new:
                left = old if len(old) == 4 else (old[1:] if old[1:3] == new[:2] else old[:-1])
                assert (new[:2], new[3:]) == (left[:2], left[2:])


def test_l_hand_2_only_the_leftmost_or_the_rightmost_card() -> None:
    table = fixture(hand="die, 1, 2, 3, +/-1")
    assert table.legal() == ["play die from the left", "play +/-1 from the right"]
    for words in ("play 1 from the left", "play 2 from the left", "play 3 from the right"):
        with pytest.raises(waset.IllegalAction):
            table.do(words)


@pytest.mark.parametrize("card", ["die", "1-die (level 1)"])
def test_l_hand_3_a_played_card_lies_face_up_on_the_discard_pile_at_once(card: str) -> None:
    table = fixture(hand=f"{card}, 1, 2, 3, 4", discard=["5"], top_discard="5").do(f"play {card} from the left")
    assert table.asks() == "roll"
    view = table.view()
    assert view["top_discard"] == card
    assert view["discard"] == {card: 1, "5": 1}
    assert table.hand() == ["1", "2", "3", "4"]


def test_l_hand_4_a_drawn_card_enters_between_the_second_and_the_third() -> None:
    table = fixture(hand="1, 2, 3, 4, 5").do("play 1 from the left", "draw +/-1")
    assert table.hand() == ["2", "3", "+/-1", "4", "5"]


def test_l_hand_4_a_horus_card_enters_between_the_second_and_the_third() -> None:
    table = fixture(hand="2, 3, 4, 5, 1", at=[4], spaces={5: "horus 3"}, horus=[None, None, "1-6 (level 3)"])
    table.do("play 1 from the right", "move 1 from space 4 to space 5", "take 1-6 (level 3)")
    assert table.hand() == ["2", "3", "1-6 (level 3)", "4", "5"]


def test_l_hand_5_the_discard_pile_becomes_the_draw_pile_with_its_horus_cards() -> None:
    hand, other = "1, 1, 1, 1, 1", "2, 2, 2, 2, 3"
    discard = [*rest(hand, other), "1-3 (level 1)", "all +3 (level 3)"]
    table = fixture(hand=hand, hand1=other, draw=[], discard=discard, top_discard="die")
    table.do("play 1 from the left")
    assert table.asks() == "draw"
    assert table.view()["discard"] == {}
    assert table.view()["top_discard"] is None
    assert table.view()["draw"] == len(discard) + 1
    weights = dict(zip(table.legal(), [weight for _, weight in table.game.outcomes(table.state)], strict=True))
    expected = Counter(f"draw {card}" for card in [*discard, "1"])
    assert weights == expected
    assert table.do("draw all +3 (level 3)").hand() == ["1", "1", "all +3 (level 3)", "1", "1"]


def test_l_hand_5_the_discard_pile_stays_while_a_card_is_left_to_draw() -> None:
    hand, other = "1, 1, 1, 1, 1", "2, 2, 2, 2, 3"
    discard = rest(hand, other)
    discard.remove("die")
    table = fixture(hand=hand, hand1=other, draw=["die"], discard=discard).do("play 1 from the left")
    assert table.hand() == ["1", "1", "die", "1", "1"]
    assert table.view()["draw"] == 0
    assert sum(table.view()["discard"].values()) == len(discard) + 1
    assert "shuffled" not in [event.kind for event in table.log]


# --- basic cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_l_card_1_a_number_moves_one_adventurer_exactly_so_far(number: int) -> None:
    table = fixture(hand=f"{number}, die, die, die, die", at=[10]).do(f"play {number} from the left")
    assert table.legal() == [
        f"move {number} from the stairs to space {number}",
        f"move {number} from space 10 to space {10 + number}",
    ]
    table.do(f"move {number} from space 10 to space {10 + number}")
    assert table.at()[3:] == ["stairs", 10 + number]


def test_l_card_2_plus_minus_one_moves_one_step_either_way() -> None:
    table = fixture(hand="+/-1, 2, 2, 2, 2", at=[10]).do("play +/-1 from the left")
    assert table.legal() == [
        "move 1 from the stairs to space 1",
        "move -1 from space 10 to space 9",
        "move 1 from space 10 to space 11",
    ]
    assert table.do("move -1 from space 10 to space 9").at()[3:] == ["stairs", 9]


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_l_card_3_the_adventurer_is_chosen_after_the_roll(roll: int) -> None:
    table = fixture(hand="die, 1, 1, 1, 1", at=[10]).do("play die from the left")
    assert table.legal() == [f"roll {face}" for face in (1, 2, 3, 4, 5, 6)]
    assert [weight for _, weight in table.game.outcomes(table.state)] == [1] * 6
    assert table.do(f"roll {roll}").legal() == [
        f"move {roll} from the stairs to space {roll}",
        f"move {roll} from space 10 to space {10 + roll}",
    ]


def stuck(hand: str) -> Table:
    """Seat 0 has five adventurers on the last space and no key."""
    return luxor(hand=hand, at=STUCK, seed=1)


@pytest.mark.parametrize(
    ("drop", "hand"),
    [
        ("drop die from the left", ["2", "2", "+/-1", "2", "3"]),
        ("drop 3 from the right", ["die", "2", "+/-1", "2", "2"]),
    ],
)
def test_l_card_4_a_dead_end_is_dropped_and_a_card_drawn(drop: str, hand: list[str]) -> None:
    table = stuck("die, 2, 2, 2, 3")
    assert table.legal() == ["drop die from the left", "drop 3 from the right"]
    table.do(drop)
    assert table.asks() == "draw"
    assert table.at() == STUCK
    assert [event.kind for event in table.log] == ["dropped"]
    assert table.do("draw +/-1").hand() == hand
    assert table.view()["turn"] == 1


def test_l_card_4_nothing_is_dropped_while_an_end_can_move_somebody() -> None:
    assert stuck("die, 2, 2, 2, +/-1").legal() == ["play +/-1 from the right"]
    assert stuck("+/-1, 2, 2, 2, 1").legal() == ["play +/-1 from the left"]
