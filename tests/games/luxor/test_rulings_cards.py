"""Rulings on playing cards and on the hand: LR-21 to LR-31, LR-84, LR-87, LR-91, LR-94 to LR-96, LR-65 to LR-69."""

import pytest

from tests.games.luxor.kit import PILE, fixture, luxor, only

TOPS = ["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]

# --- playing cards ----------------------------------------------------------------------------------------------


def test_lr_21_a_playable_end_must_be_played() -> None:
    assert fixture(hand="1, 2, 2, 2, 5", at=only(39)).legal() == ["play 1 from the left"]
    assert fixture(hand="5, 2, 2, 2, 1", at=only(39)).legal() == ["play 1 from the right"]


@pytest.mark.parametrize("card", ["die", "1-die (level 1)"])
def test_lr_22_a_die_card_is_playable_if_one_result_would_do(card: str) -> None:
    assert fixture(hand=f"{card}, 1, 1, 1, 5", at=only(39)).legal() == [f"play {card} from the left"]


@pytest.mark.parametrize("card", ["die", "1-die (level 1)"])
def test_lr_22_a_die_card_is_dead_if_no_result_would_do(card: str) -> None:
    dropped = [f"drop {card} from the left", "drop 5 from the right"]
    assert fixture(hand=f"{card}, 1, 1, 1, 5", at=only(40)).legal() == dropped


def test_lr_23_a_roll_that_allows_no_move_spends_the_card() -> None:
    table = fixture(hand="die, 1, 2, 3, 1", at=only(39), spaces={39: "vase 1/2"})
    table.do("play die from the left", "roll 2")
    assert (table.asks(), table.at()[-1], table.tile(39)) == ("draw", 39, "vase 1/2")
    assert table.game.view(table.state, None)["top_discard"] == "die"
    assert len(table.finish_turn().hand()) == 5


@pytest.mark.parametrize("words", ["drop 5 from the left", "drop all +2 (level 2) from the right"])
def test_lr_24_either_dead_card_may_be_dropped_a_horus_card_too(words: str) -> None:
    table = fixture(hand="5, 1, 1, 1, all +2 (level 2)", at=only(40))
    assert table.legal() == ["drop 5 from the left", "drop all +2 (level 2) from the right"]
    assert table.do(words).game.view(table.state, None)["top_discard"] == words.split(" ", 1)[1].split(" from")[0]
    assert table.asks() == "draw"


def test_lr_25_a_dropped_die_is_not_rolled() -> None:
    table = fixture(hand="die, 1, 1, 1, 5", at=only(40)).do("drop die from the left")
    assert table.asks() == "draw"
    assert [event.kind for event in table.log] == ["dropped"]


def test_lr_26_no_step_back_from_the_first_tile_nor_from_the_stairs() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only("stairs", 2), spaces={1: "empty"})
    table.do("play +/-1 from the left")
    assert table.legal() == ["move 1 from the stairs to space 2", "move 1 from space 2 to space 3"]


def test_lr_27_going_back_past_a_statue_wakes_nobody() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(10), statues=(9, 99, 99))
    table.do("play +/-1 from the left", "move -1 from space 10 to space 9")
    assert table.at() == [*["statue 1"] * 4, 9]


@pytest.mark.parametrize(("steps", "end"), [(1, 6), (2, 7), (4, 9)])
def test_lr_28_osiris_sends_forward_who_comes_backward(steps: int, end: int) -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(6), spaces={5: f"osiris {steps}", end: "scarab"})
    table.do("play +/-1 from the left", f"move -1 from space 6 to space {end}")
    assert (table.at()[-1], table.asks()) == (end, "draw scarab")


@pytest.mark.parametrize(
    ("tile", "asks"), [("scarab", "draw scarab"), ("horus 2", "horus tile"), ("favour of Horus 1/2", "favour of Horus")]
)
def test_lr_29_a_tile_reached_backward_is_used_as_usual(tile: str, asks: str) -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(6), spaces={5: tile})
    assert table.do("play +/-1 from the left", "move -1 from space 6 to space 5").asks() == asks


def test_lr_29_a_treasure_reached_backward_is_claimed() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(6), spaces={5: "vase 1/2"})
    table.do("play +/-1 from the left", "move -1 from space 6 to space 5")
    assert (table.seat()["points"], table.tile(5)) == (2, "empty")


def test_lr_29_a_tunnel_reached_backward_leads_forward() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(6), spaces={3: "tunnel", 5: "tunnel", 9: "tunnel"})
    assert table.do("play +/-1 from the left", "move -1 from space 6 to space 5").at()[-1] == 9


def test_lr_30_back_from_an_emptied_space_to_the_nearest_tile_behind() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(8), spaces={7: "empty", 8: "empty"})
    table.do("play +/-1 from the left")
    assert table.legal() == ["move -1 from space 8 to space 6", "move 1 from space 8 to space 9"]


def test_lr_31_nobody_leaves_the_tomb() -> None:
    table = fixture(hand="+/-1, 1, 1, 1, 5", at=only(3, "tomb"), keys=1).do("play +/-1 from the left")
    assert table.legal() == ["move -1 from space 3 to space 2", "move 1 from space 3 to space 4"]


@pytest.mark.parametrize(("keys", "numbers"), [(0, [1, 2]), (1, [1, 2, 3])])
@pytest.mark.parametrize("card", ["1-6 (level 3)", "1-die (level 1)"])
def test_lr_84_only_numbers_that_give_a_legal_move_may_be_chosen(card: str, keys: int, numbers: list[int]) -> None:
    table = fixture(hand=f"{card}, 1, 1, 1, 5", at=only(38), keys=keys)
    assert table.legal() == [f"play {card} from the left"]
    table.do(f"play {card} from the left")
    if "die" in card:
        table.do("roll 6")
    assert [int(words.split()[1]) for words in table.legal()] == numbers


def test_lr_84_a_1_x_card_without_a_legal_number_is_dead() -> None:
    table = fixture(hand="1-6 (level 3), 1, 1, 1, 5", at=only(40))
    assert table.legal() == ["drop 1-6 (level 3) from the left", "drop 5 from the right"]


def test_lr_91_adventurer_and_number_are_chosen_after_the_roll() -> None:
    table = fixture(hand="1-die (level 1), 1, 1, 1, 5", at=only(3, 9)).do("play 1-die (level 1) from the left")
    assert table.legal() == [f"roll {face}" for face in range(1, 7)]
    assert table.do("roll 2").legal() == [
        "move 1 from space 3 to space 4",
        "move 2 from space 3 to space 5",
        "move 1 from space 9 to space 10",
        "move 2 from space 9 to space 11",
    ]


def test_lr_94_the_tomb_must_be_entered_if_no_other_move_is_legal() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(40), keys=1)
    assert table.legal() == ["play 1 from the left"]
    table.do("play 1 from the left")
    assert (table.at()[-1], table.seat()["keys"]) == ("tomb", 0)


def test_lr_95_a_move_that_gains_nothing_may_be_chosen() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(4, 9), spaces={5: "vase 1/2"}).do("play 1 from the left")
    assert table.legal() == ["move 1 from space 4 to space 5", "move 1 from space 9 to space 10"]
    table.do("move 1 from space 9 to space 10")
    assert (table.seat()["points"], table.asks()) == (0, "draw")


def test_lr_96_a_plus_minus_card_that_can_only_go_back_must_be_played() -> None:
    table = fixture(hand="+/-1, 2, 2, 2, 5", at=only(40))
    assert table.legal() == ["play +/-1 from the left"]
    assert table.do("play +/-1 from the left").at()[-1] == 39


def test_lr_87_only_the_top_card_of_a_horus_stack_can_be_known() -> None:
    """What lies next is not even decided before the top card is taken."""
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: "horus 1"}, horus=TOPS)
    before = table.game.view(table.state, 0)["horus"][0]
    assert before["top"] == "1-3 (level 1)"
    table.do("play 1 from the left", "take 1-3 (level 1)")
    assert table.legal() == [f"turn up {card}" for card in before["below"]]
    assert len(table.legal()) == 5


# --- the hand -----------------------------------------------------------------------------------------------------


def test_lr_65_a_horus_card_replaces_the_draw() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: "horus 1"}, horus=TOPS)
    table.do("play 1 from the left", "take 1-3 (level 1)", "turn up 1-die (level 1)")
    assert (table.asks(), table.state.turn, len(table.hand())) == ("card", 1, 5)


def test_lr_65_who_takes_the_key_draws() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: "horus 1"}, horus=TOPS)
    table.do("play 1 from the left", "take a key")
    assert (table.asks(), len(table.hand())) == ("draw", 4)


def test_lr_66_a_gained_card_goes_between_the_second_and_the_third() -> None:
    drawn = fixture(hand="1, 2, 3, 4, 5", at=only(4)).do("play 1 from the left", "draw die")
    assert drawn.hand() == ["2", "3", "die", "4", "5"]
    taken = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: "horus 1"}, horus=TOPS)
    taken.do("play 5 from the right", "draw die")
    assert taken.hand() == ["1", "2", "die", "3", "4"]


def test_lr_67_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    hand = "1, 2, 3, 4, 5"
    table = luxor(hand=hand, hand1=hand, draw=["die"], discard=PILE[:-1], spaces={1: "vase 2/3"})
    table.do("play 1 from the left")
    view = table.game.view(table.state, None)
    assert (view["turn"], view["draw"], sum(view["discard"].values())) == (1, 0, 21)
    table.do("play 5 from the right").finish_turn()
    drawn_from = [event.kind for event in table.log]
    assert drawn_from.index("shuffled") > drawn_from.index("drew")
    view = table.game.view(table.state, None)
    assert (view["draw"], view["discard"], view["top_discard"]) == (21, {}, None)


def test_lr_68_at_least_twelve_cards_are_outside_four_hands_at_a_draw() -> None:
    hands = ["1, 1, 1, 1, 2", "+/-1, +/-1, +/-1, 2, 2", "3, 3, 3, 3, 2", "4, 4, 4, 4, 5"]
    discard = [*["1"] * 2, *["+/-1"] * 2, *["5"] * 3, *["die"] * 4]
    table = luxor(
        4,
        hand=hands[0],
        hand1=hands[1],
        hand2=hands[2],
        hand3=hands[3],
        draw=[],
        discard=discard,
        spaces={1: "vase 2/3"},
    )
    table.do("play 1 from the left")
    assert table.asks() == "draw"
    assert sum(weight for _, weight in table.game.outcomes(table.state)) == 12


def test_lr_69_horus_cards_are_shuffled_into_the_draw_pile() -> None:
    discard = [*PILE, "all +1 (level 1)"]
    table = luxor(hand="1, 2, 3, 4, 5", hand1="1, 2, 3, 4, 5", draw=[], discard=discard, spaces={1: "vase 2/3"})
    table.do("play 1 from the left")
    assert "draw all +1 (level 1)" in table.legal()
    assert table.do("draw all +1 (level 1)").hand() == ["2", "3", "all +1 (level 1)", "4", "5"]


def test_lr_69_a_horus_card_never_returns_to_its_stack() -> None:
    table = fixture(hand="1-3 (level 1), 2, 3, 4, 5", at=only(4))
    before = table.game.view(table.state, None)["horus"][0]["cards"]
    table.do("play 1-3 (level 1) from the left", "move 1 from space 4 to space 5").finish_turn()
    view = table.game.view(table.state, None)
    assert (view["horus"][0]["cards"], view["discard"]) == (before, {"1-3 (level 1)": 1})
