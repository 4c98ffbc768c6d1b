"""What nobody, or only its owner, may know with modules: M-MODEL-5, M2-SETUP-2, MR-48, MR-58."""

import json
from collections import Counter
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, fixture, luxor, only

SEATS = (None, 0, 1)
LEFT = "place the card second from the left"


def seen(table: Table, seat: int | None) -> str:
    """What a seat sees, as one text."""
    return json.dumps(table.view(seat), sort_keys=True)


def guesses(table: Table, seat: int | None, count: int = 40) -> list[dict[str, Any]]:
    """What a seat may suppose, as documents."""
    return [table.game.document(table.game.guess(table.state, seat, waset.Rng(seed))) for seed in range(count)]


# --- equipment ----------------------------------------------------------------------------------------------------

OWN = "own 1+, own 2+, own 3+, own 6, own 0"


def with_equipment(hand1: str, boxed1: list[str]) -> Table:
    """Seat 1 holds these cards of its seven and has boxed the others."""
    return luxor(modules="equipment", hand=OWN, boxed_equipment=["die +/-1"] * 2, hand1=hand1, boxed_equipment1=boxed1)


ONE = ("own 1+, own 2+, own 3+, own 6, own 0", ["die +/-1", "die +/-1"])
OTHER = ("own die +/-1, own 0, own die +/-1, own 2+, own 1+", ["6", "3+"])


@pytest.mark.parametrize("seat", [None, 0])
def test_m2_setup_2_nobody_else_can_tell_what_was_dealt_and_what_was_boxed(seat: int | None) -> None:
    one, other = with_equipment(*ONE), with_equipment(*OTHER)
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, 1) != seen(other, 1)
    assert guesses(one, seat) == guesses(other, seat)


def test_m2_setup_2_everyone_knows_that_the_hands_of_the_start_are_own_equipment_and_no_more() -> None:
    game = waset.make("luxor", modules=["equipment"])
    state = game.start(1)
    view = game.view(state, 0)
    assert [seat["own_equipment"] for seat in view["seats"]] == [[True] * 5] * 2
    assert view["seats"][1]["hand"] == [None] * 5
    assert view["unseen_cards"] == {"1": 6, "+/-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}


@pytest.mark.parametrize("seat", SEATS)
def test_m_model_5_no_view_names_boxed_equipment(seat: int | None) -> None:
    view = with_equipment(*OTHER).view(seat)
    assert not [key for key in (*view, *view["seats"][1]) if "box" in key and "scarab" not in key]
    assert not {"6", "3+", "die +/-1"} & set(view["unseen_cards"])


def test_m2_setup_2_the_equipment_of_others_is_supposed_among_their_own_seven() -> None:
    table = with_equipment(*ONE)
    boxes = set()
    for document in guesses(table, 0):
        own, other = document["seats"]
        assert own["hand"] == OWN.split(", ")
        assert own["boxed_equipment"] == ["die +/-1"] * 2
        assert all(card.startswith("own ") for card in other["hand"])
        cards = [card.removeprefix("own ") for card in other["hand"]]
        assert Counter(cards + other["boxed_equipment"]) == Counter(
            ["6", "0", "die +/-1", "die +/-1", "1+", "2+", "3+"]
        )
        boxes.add(tuple(other["boxed_equipment"]))
    assert len(boxes) > 5


def test_m2_setup_2_after_a_draw_the_new_card_is_supposed_among_the_unseen_and_the_others_among_the_own() -> None:
    table = luxor(modules="equipment", hand="2, own 2+, own 3+, own 6, own 0", turn=1)
    for document in guesses(table, 1):
        hand = document["seats"][0]["hand"]
        assert [card.startswith("own ") for card in hand] == [False, True, True, True, True]
        assert hand[0] in {"1", "+/-1", "2", "3", "4", "5", "die"}
    assert len({document["seats"][0]["hand"][0] for document in guesses(table, 1)}) > 3


def drawn(card: str) -> Table:
    """Seat 0 has drawn this card in an N+ turn and not yet placed it."""
    table = fixture(modules="equipment", hand="2+, 1, 4, 5, 1", hand1="1, 2, 3, 4, 5", at=only(10))
    return table.do("play 2+ from the left", "add 1 from the left", f"draw {card}")


@pytest.mark.parametrize("seat", [None, 1])
def test_mr_48_a_card_drawn_and_not_yet_placed_is_hidden_from_others(seat: int | None) -> None:
    die, three = drawn("die"), drawn("3")
    assert die.asks() == "place card"
    assert seen(die, seat) == seen(three, seat)
    assert guesses(die, seat) == guesses(three, seat)
    assert len({document["agenda"][-1] for document in guesses(die, seat)}) > 3
    assert seen(die, 0) != seen(three, 0)
    assert {document["agenda"][-1] for document in guesses(die, 0)} == {"place card 0 die"}


@pytest.mark.parametrize("seat", [None, 1])
def test_mr_48_when_placed_it_is_still_hidden(seat: int | None) -> None:
    assert seen(drawn("die").do(LEFT), seat) == seen(drawn("3").do(LEFT), seat)


def test_mx_7_a_horus_card_taken_and_not_yet_placed_is_known_to_everyone() -> None:
    table = fixture(
        modules="equipment",
        hand="2+, 1, 4, 5, 1",
        at=only(10),
        spaces={13: "horus 3"},
        horus=[None, None, "1-6 (level 3)"],
    )
    table.do("play 2+ from the left", "add 1 from the left", "take 1-6 (level 3)", "turn up all +3 (level 3)")
    assert {document["agenda"][-1] for document in guesses(table, 1)} == {"place card 0 seen 1-6 (level 3)"}
    assert table.do(LEFT).view(1)["seats"][0]["hand"] == [None, "1-6 (level 3)", None, None]


# --- hidden tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_mr_58_no_view_says_what_lies_beneath_a_tile(seat: int | None) -> None:
    """There is nothing to look at: a hidden tile is any of the unseen ones until it is turned up."""
    table = luxor(modules="artifacts", hand="1, 2, 3, 4, 5", spaces={1: "vase 1/2"})
    view = table.view(seat)
    assert len(view["doubled"]) == sum(view["hidden_tiles"].values()) == 10
    laid = Counter(tile for tile in view["spaces"] if "/" in tile and "Horus" not in tile)
    for document in guesses(table, seat, 5):
        assert Counter(tile for tile in document["box"] if "/" in tile) == Counter(view["hidden_tiles"])
        assert list(document["spaces"].values()) == view["spaces"]
    assert sum(laid.values()) == 30
    table.do("play 1 from the left")
    outcomes = {table.game.text(table.state, tile): weight for tile, weight in table.game.outcomes(table.state)}
    assert outcomes == {f"turn up {tile} on space 1": count for tile, count in view["hidden_tiles"].items()}


# --- known cards --------------------------------------------------------------------------------------------------


def test_m4_rearrange_a_known_horus_card_stays_known() -> None:
    table = fixture(
        modules="characters",
        character="none",
        character1="rearrange",
        hand="2, 1, 3, 4, 5",
        hand1="1, 2, seen 1-6 (level 3), 4, 5",
        at=[9, 9],
        statues=(10, 99, 99),
    )
    table.do("play 2 from the left", "put card 3 to place 1")
    assert table.view(0)["seats"][1]["hand"] == ["1-6 (level 3)", None, None, None, None]
    assert all(document["seats"][1]["hand"][0] == "seen 1-6 (level 3)" for document in guesses(table, 0))


def test_m1_eff_4_a_known_horus_card_stays_known() -> None:
    table = fixture(
        modules="mummy",
        hand="1, 2, seen 1-6 (level 3), 4, 5",
        at=only(10),
        mummy=30,
        mummy_tiles=["rearrange", "2 keys", "scarab"],
    )
    table.do("play 1 from the left", "draw die", "buy rearrange for 1", "put card 2 to place 5")
    assert table.view(1)["seats"][0]["hand"] == [None, None, None, None, "1-6 (level 3)"]


def test_m4_rearrange_own_equipment_is_still_known_to_be_own() -> None:
    table = fixture(
        modules="equipment, characters",
        character="none",
        character1="rearrange",
        hand="2, 1, 3, 4, 5",
        hand1="1, 2, own 3+, 4, 5",
        at=[9, 9],
        statues=(10, 99, 99),
    )
    table.do("play 2 from the left", "put card 3 to place 5")
    assert table.view(0)["seats"][1]["own_equipment"] == [False, False, False, False, True]
    assert table.view(0)["seats"][1]["hand"] == [None] * 5


# --- boxed scarabs ------------------------------------------------------------------------------------------------


def boxed(points: int) -> Table:
    """Seat 0 has put this scarab into the box."""
    return luxor(modules="mummy", scarabs=[2], boxed_scarabs=[points])


@pytest.mark.parametrize("seat", [None, 1])
def test_m1_eff_6_a_boxed_scarab_is_hidden_from_others(seat: int | None) -> None:
    assert seen(boxed(1), seat) == seen(boxed(4), seat)
    assert guesses(boxed(1), seat) == guesses(boxed(4), seat)
    assert len({tuple(document["seats"][0]["boxed_scarabs"]) for document in guesses(boxed(1), seat)}) > 2


def test_m1_eff_6_a_boxed_scarab_is_known_to_its_owner() -> None:
    assert all(document["seats"][0]["boxed_scarabs"] == [4] for document in guesses(boxed(4), 0))


def test_m1_eff_6_the_owners_view_tells_one_boxed_scarab_from_another() -> None:
    assert seen(boxed(1), 0) != seen(boxed(4), 0)


def test_m1_eff_6_the_event_tells_only_the_owner_which_scarab_was_boxed() -> None:
    table = fixture(
        modules="mummy",
        hand="1, 2, 3, 4, 5",
        at=only(10),
        mummy=30,
        scarabs=[1, 4],
        mummy_tiles=["exchange scarab", "2 keys", "scarab"],
    )
    table.do("play 1 from the left", "draw die", "buy exchange scarab for 1", "box a scarab worth 4", "scarab 2")
    event = next(event for event in table.log if event.kind == "boxed scarab")
    said = [table.game.event_text(event, ["Red", "Blue"], seat) for seat in (0, 1)]
    assert said == ["Red puts a scarab worth 4 into the box.", "Red puts a scarab into the box."]
