"""Where the mummy meets the fifth player, equipment and artifacts: MX-1, MX-5 to MX-10, MX-35, MX-40."""

from typing import Any

import pytest

from tests.games.luxor.kit import fixture, luxor, only
from tests.games.luxor.modules.mummy_kit import STAY, talismans

HORUS = "1-die (level 1)"

# --- the fifth player -----------------------------------------------------------------------------------------------


def test_mx_1_up_to_four_talismans_from_a_supply_of_ten() -> None:
    others: dict[str, Any] = {f"at{seat}": only(18, 19) for seat in (1, 2, 3, 4)}
    hand = "1-4 (level 2), 1, 1, 1, 5"
    table = fixture(5, modules="fifth-player, mummy", mummy=20, hand=hand, at=only("stairs"), **others)
    assert talismans(table) == [10, 2, 2, 2, 2, 2]
    table.do("play 1-4 (level 2) from the left")
    assert talismans(table) == [6, 6, 2, 2, 2, 2]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_mx_1_every_horus_card_drives_the_mummy_by_its_eyes(level: int) -> None:
    pieces = luxor(modules="fifth-player, mummy").game.rules.pieces
    cards = [name for name, eyes in zip(pieces.card_name, pieces.card_eyes, strict=True) if eyes == level]
    assert sum(pieces.horus_count[pieces.card_name.index(card)] for card in cards) == 14
    for card in cards:
        table = fixture(modules="fifth-player, mummy", mummy=20, hand=f"{card}, 1, 1, 1, 5", at=only("stairs", 4))
        assert table.do(f"play {card} from the left").view()["mummy"] == 20 - level


# --- equipment ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["6", "0", "die +/-1", "1+", "2+", "3+"])
def test_mx_5_equipment_never_moves_the_mummy(card: str) -> None:
    hand = f"own {card}, 2, 2, 2, 5"
    table = fixture(modules="mummy, equipment", mummy=20, hand=hand, at=only(4, 5), at1=only(19))
    table.do(f"play {card} from the left").finish_turn()
    assert (table.view()["mummy"], table.at(1)[-1]) == (20, 19)


def test_mx_6_nobody_can_use_a_0_beside_the_mummy() -> None:
    hand = "own 0, 2, 2, 2, 5"
    table = fixture(modules="mummy, equipment", mummy=20, hand=hand, at=only("lying 20", 4, 9))
    table.do("play 0 from the left")
    assert table.legal() == ["act on space 4", "act on space 9"]
    alone = fixture(modules="mummy, equipment", mummy=20, hand=hand, at=only("lying 20"))
    assert alone.legal() == ["drop 0 from the left", "drop 5 from the right"]


def test_mx_6_a_0_on_a_horus_tile_moves_the_mummy_on_the_actor() -> None:
    table = fixture(
        modules="mummy, equipment",
        mummy=20,
        hand="own 0, 2, 3, 4, 5",
        at=only(19),
        spaces={19: "horus 1"},
        horus=[HORUS, None, None],
    )
    table.do("play 0 from the left", f"take {HORUS}", "turn up 1-3 (level 1)")
    assert (table.view()["mummy"], table.at()[-1]) == (19, "lying 19")
    assert (table.hand(), table.asks()) == (["2", "3", HORUS, "4", "5"], "mummy tile")


def test_mr_83_a_0_claims_with_the_risen() -> None:
    spaces = {9: "vase 2/3"}
    table = fixture(
        modules="mummy, equipment", mummy=20, hand="own 0, 2, 2, 2, 5", at=only("lying 9", 9), spaces=spaces
    )
    risen = table.copy().do("try to rise", "roll 5", "raise space 9", "play 0 from the left")
    assert (risen.seat()["points"], risen.tile(9)) == (3, "empty")
    declined = table.do(STAY, "play 0 from the left")
    assert (declined.seat()["points"], declined.tile(9)) == (0, "vase 2/3")


@pytest.mark.parametrize(
    ("side", "hand"), [("left", ["3", HORUS, "2", "4", "5"]), ("right", ["3", "4", "2", HORUS, "5"])]
)
def test_mx_7_a_horus_card_taken_after_two_cards_is_the_first_of_the_refill(side: str, hand: list[str]) -> None:
    table = fixture(
        modules="mummy, equipment",
        mummy=20,
        hand="own 1+, 2, 3, 4, 5",
        at=only(4),
        at1=only(19),
        spaces={7: "horus 1"},
        horus=[HORUS, None, None],
    )
    table.do("play 1+ from the left", "add 2 from the left", f"take {HORUS}")
    assert (table.view()["mummy"], talismans(table)) == (19, [7, 7, 6])
    assert table.asks() == "turn up Horus"
    table.do("turn up 1-3 (level 1)")
    assert table.legal() == ["place the card second from the left", "place the card second from the right"]
    assert table.view()["horus"][0]["top"] == "1-3 (level 1)"
    table.do(f"place the card second from the {side}")
    assert table.asks() == "draw"
    table.do("draw 2")
    assert table.asks() == "mummy tile"
    assert table.hand() == hand


def test_mx_8_a_mummy_tile_comes_after_both_refills_and_equipment_goes_to_the_common_discards() -> None:
    table = fixture(
        modules="mummy, equipment",
        mummy=30,
        hand="own 1+, own 6, 2, 3, own 3+",
        at=only(4),
        mummy_tiles=["new hand", "2 points", "rearrange"],
    )
    table.do("play 1+ from the left", "add 6 from the left", "draw 1", "place the card second from the left")
    assert table.asks() == "draw"
    table.do("draw 4")
    assert (table.asks(), table.hand()) == ("mummy tile", ["2", "1", "4", "3", "3+"])
    table.do("buy new hand for 1")
    assert table.view()["top_discard"] == "3+"
    assert {"1+", "6", "3+", "2", "1", "4", "3"} <= set(table.view()["discard"])


def test_mx_9_after_a_5_or_6_an_n_plus_card_is_played_as_in_any_turn() -> None:
    table = fixture(modules="mummy, equipment", mummy=30, hand="own 1+, 2, 3, 4, 5", at=only("lying 4"))
    table.do("try to rise", "roll 6", "raise space 4", "play 1+ from the left", "add 2 from the left")
    assert (table.at()[-1], len(table.hand())) == (7, 3)


@pytest.mark.parametrize("roll", [1, 4])
def test_mx_40_a_turn_that_the_roll_ends_keeps_an_n_plus_hand(roll: int) -> None:
    table = fixture(modules="mummy, equipment", mummy=30, hand="own 1+, 2, 3, 4, own 2+", at=only("lying 4", 9))
    table.do("try to rise", f"roll {roll}", "raise space 4")
    assert (table.hand(), table.view()["turn"]) == (["1+", "2", "3", "4", "2+"], 1)


# --- artifacts ------------------------------------------------------------------------------------------------------


def test_mx_10_the_mummy_may_start_on_an_artifact() -> None:
    table = luxor(modules="mummy, artifacts", spaces={40: "artifact 3/5"})
    assert (table.view()["mummy"], table.tile(40)) == (40, "artifact 3/5")


def test_mx_10_a_doubled_space_under_the_mummy_stays_doubled() -> None:
    spaces = {8: "vase 1/2"}
    table = fixture(modules="mummy, artifacts", mummy=9, hand="1-3 (level 1), 1, 1, 1, 1", at=only(7), spaces=spaces)
    table.do("play 1-3 (level 1) from the left", "move 1 from space 7 to space 8")
    assert (table.view()["mummy"], table.at()[-1], table.tile(8)) == (8, "lying 8", "vase 1/2")
    assert 8 in table.view()["doubled"]


def test_mx_10_who_lies_does_not_count_for_an_artifact() -> None:
    """M1-LYING-1"""
    hand = "1, 2, 2, 2, 5"
    spaces = {12: "artifact 2/3"}
    table = fixture(modules="mummy, artifacts", mummy=30, hand=hand, at=only(11, "lying 12"), spaces=spaces)
    table.do(STAY, "play 1 from the left")
    assert (table.at()[-2:], table.seat()["points"], table.seat()["artifacts"]) == ([12, "lying 12"], 0, 0)
    upright = fixture(modules="mummy, artifacts", mummy=30, hand=hand, at=only(11, 12), spaces=spaces)
    upright.do("play 1 from the left", "move 1 from space 11 to space 12")
    assert (upright.seat()["points"], upright.seat()["artifacts"]) == (3, 1)


def test_mx_10_on_a_tile_turned_up_the_lying_stay_lying() -> None:
    table = fixture(
        modules="mummy, artifacts",
        mummy=30,
        hand="1, 2, 2, 2, 5",
        at=only(7, "lying 8"),
        at1=only("lying 8"),
        spaces={8: "vase 1/2"},
    )
    table.do(STAY, "play 1 from the left", "turn up artifact 1/1 on space 8")
    assert (table.tile(8), table.at()[-2:], table.at(1)[-1]) == ("artifact 1/1", [8, "lying 8"], "lying 8")
    assert table.seat()["artifacts"] == 0


# --- one Horus card a turn --------------------------------------------------------------------------------------------


def test_mx_35_the_action_takes_one_horus_card_and_a_mummy_tile_may_exchange_another() -> None:
    table = fixture(
        modules="mummy",
        mummy=30,
        hand="1, 2, 3, 4, 5",
        at=only(4),
        spaces={5: "horus 1"},
        horus=[HORUS, None, "1-6 (level 3)"],
        mummy_tiles=["Horus card", "2 points", "rearrange"],
    )
    table.do("play 1 from the left", f"take {HORUS}", "turn up 1-3 (level 1)")
    assert (table.asks(), table.view()["mummy"]) == ("mummy tile", 29)
    table.do("buy Horus card for 2", "discard card 1, 2", "take 1-6 (level 3)", "turn up all +3 (level 3)")
    assert table.hand() == ["3", HORUS, "1-6 (level 3)", "4", "5"]
    assert table.view()["mummy"] == 29
