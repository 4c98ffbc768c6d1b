"""Editions with another hand than five cards: what the rules say of five, of the four left and of their middle."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, luxor
from waset.games.luxor.rules import actions
from waset.games.luxor.rules.pieces import HAND, LEAST_HAND

SIZES = range(LEAST_HAND, HAND + 1)
CARDS = ("1", "2", "3", "4", "5", "1", "2", "3", "4")
DECK = [{"card": card, "copies": 12} for card in ("1", "2", "3", "4", "5")]
AWAKE = ["statue 3", "statue 2", "statue 1", "stairs", 3]
OWN = [{"card": "6", "copies": 6}, {"card": "1+", "copies": 6}]


def edition(size: int) -> dict[str, Any]:
    """An edition with this hand, and enough cards for it."""
    return {"name": f"{size} in hand", "hand": [{"cards": size}], "basic_cards": DECK, "equipment": OWN}


def table(size: int, hand: str | None = None, **document: Any) -> Table:
    """A game in which seat 0 holds the first cards of CARDS, in their order."""
    held = ", ".join(CARDS[:size]) if hand is None else hand
    return luxor(edition=edition(size), hand=held, **{"at": AWAKE, **document})


@pytest.mark.parametrize("size", SIZES)
def test_l_setup_7_everybody_is_dealt_as_many_cards_as_the_edition_says(size: int) -> None:
    game = waset.make("luxor", players=4, edition=edition(size))
    state = game.start(3)
    assert [len(seat["hand"]) for seat in game.view(state, None)["seats"]] == [size] * 4
    assert game.board()["hand"] == size


@pytest.mark.parametrize("size", SIZES)
def test_l_hand_2_either_end_is_played_and_nothing_between(size: int) -> None:
    assert table(size).legal() == ["play 1 from the left", f"play {CARDS[size - 1]} from the right"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["left", "right"])
def test_lr_66_a_drawn_card_goes_into_the_middle_or_right_of_it_where_there_is_none(size: int, side: str) -> None:
    """Of an even number of cards that are left; of an odd one the card in the middle has the new one to its right."""
    before = list(CARDS[:size])
    card = before.pop(0 if side == "left" else -1)
    played = table(size).do(f"play {card} from the {side}")
    played.do(played.legal()[0])
    while played.asks() != "draw":
        played.do(played.legal()[0])
    played.do("draw 5")
    middle = size // 2
    assert played.hand(0) == [*before[:middle], "5", *before[middle:]]


@pytest.mark.parametrize("size", SIZES)
def test_m2_plus_3_the_first_of_two_new_cards_goes_beside_the_middle(size: int) -> None:
    """MR-48: its owner chooses the side where that is a card; in a hand of even size it is a gap."""
    held = ["1+", *CARDS[1:size]]
    played = table(size, ", ".join(held), modules="equipment").do("play 1+ from the left")
    added = held[1]
    played.do(f"add {added} from the left")
    while played.asks() != "draw":
        played.do(played.legal()[0])
    left = held[2:]
    assert played.hand() == left
    played.do("draw 5")
    middle = size // 2
    if size % 2:
        assert played.asks() == "place card"
        words = ("no", "first", "second", "third", "fourth")[middle]
        assert played.legal() == [f"place the card {words} from the left", f"place the card {words} from the right"]
        right = played.copy().do(played.legal()[1])
        played.do(played.legal()[0])
        assert right.hand()[middle] == "5"
    assert played.hand() == [*left[: middle - 1], "5", *left[middle - 1 :]]
    played.do("draw 4")
    assert len(played.hand()) == size


@pytest.mark.parametrize("size", SIZES)
def test_mr_47_the_only_card_left_can_be_added_in_one_way(size: int) -> None:
    played = table(size, ", ".join(["1+", *CARDS[1:size]]), modules="equipment").do("play 1+ from the left")
    ways = [words for words in played.legal() if words.startswith("add ") and words != "add no card"]
    assert len(ways) == min(size - 1, 2)


@pytest.mark.parametrize("size", SIZES)
def test_m1_eff_1_a_new_hand_is_as_large(size: int) -> None:
    tiles = [{"effect": "new hand", "cost": 1, "copies": 4}]
    made = {**edition(size), "mummy_tiles": tiles}
    played = luxor(edition=made, modules="mummy", hand=", ".join(CARDS[:size]), at=AWAKE, talismans=3)
    played.do("play 1 from the left")
    while played.asks() != "mummy tile":
        played.do(played.legal()[0])
    played.do("buy new hand for 1")
    for _ in range(size):
        assert played.asks() == "deal"
        played.do(played.legal()[0])
    assert len(played.hand()) == size


def test_every_new_order_and_every_discard_has_a_number_of_its_own() -> None:
    """Those of a hand of five are as they always were."""
    orders = {(start, end): actions.rearrange(start, end) for start in range(HAND) for end in range(HAND)}
    discards = {place: actions.discard(place) for place in range(HAND)}
    assert len({*orders.values(), *discards.values()}) == HAND * HAND + HAND
    assert all(actions.rearranged_from(action) == start for (start, _), action in orders.items())
    assert all(actions.rearranged_to(action) == end for (_, end), action in orders.items())
    assert all(actions.discarded(action) == place for place, action in discards.items())
    assert (actions.rearrange(0, 1), actions.rearrange(4, 3), actions.discard(4)) == (729, 751, 757)
    assert max(*orders.values(), *discards.values()) < actions.COUNT_OF_ALL
    assert not any(actions.is_move(action) for action in (*orders.values(), *discards.values()))


@pytest.mark.parametrize(("size", "count"), [(2, 848), (5, 848), (6, 1261), (9, 1261)])
def test_only_larger_hands_have_more_actions(size: int, count: int) -> None:
    assert waset.make("luxor", edition=edition(size)).action_count == count


@pytest.mark.parametrize("size", SIZES)
def test_m4_rearrange_any_card_goes_to_any_place(size: int) -> None:
    said: dict[str, Any] = {"modules": "characters", "character": "rearrange"}
    played = table(size, at=["statue 3", "statue 2", "statue 1", "stairs", 8], **said).do("play 1 from the left")
    played.do("move 1 from space 8 to space 9")
    while played.asks() not in ("rearrange", "card"):
        played.do(played.legal()[0])
    if played.asks() == "rearrange":
        held = len(played.hand())
        assert len(played.legal()) == 1 + held * (held - 1)
        numbers = played.game.legal(played.state)
        assert numbers == sorted(numbers)
        played.do(f"put card 1 to place {held}")


@pytest.mark.parametrize("size", SIZES)
def test_l_turn_3_a_position_has_hands_of_that_size(size: int) -> None:
    with pytest.raises(waset.BadPosition, match=rf"seat 1 has {size - 1} cards in hand, not {size} \(L-TURN-3\)"):
        table(size, hand1=", ".join(CARDS[: size - 1]))
    with pytest.raises(waset.BadPosition, match=f"seat 0, hand: at most {size} entries, not {size + 1}"):
        table(size, ", ".join([*CARDS[:size], "5"]))
