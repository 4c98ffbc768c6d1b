"""The worked examples of the rulebooks, LX-E1 to LX-E20, on fixture F."""

import pytest

from tests.games.luxor.kit import PLAIN, fixture, luxor
from waset.games.luxor.rules.scoring import complete_sets

EMPTIED = (1, 2, 4, 6, 9, 10, 12)
"""Seven spaces without an icon, from which treasures may have been claimed."""


def test_lx_e1_only_the_end_cards_may_be_played() -> None:
    table = fixture(hand="1, 4, +/-1, 2, 3")
    assert table.legal() == ["play 1 from the left", "play 3 from the right"]


def test_lx_e2_a_number_card_moves_that_many_steps() -> None:
    table = fixture(hand="3, 1, 4, 5, 2").do("play 3 from the left")
    assert table.at() == ["statue 3", "statue 2", "statue 1", "stairs", 3]
    assert table.tile(3) == PLAIN
    assert table.seat()["points"] == 0
    assert table.asks() == "draw"
    assert table.do("draw die").hand() == ["1", "4", "die", "5", "2"]


def test_lx_e3_emptied_spaces_are_not_counted_and_sleepers_are_no_option() -> None:
    table = fixture(hand="3, 1, 1, 1, 1", at=[4], spaces={6: "empty"}).do("play 3 from the left")
    assert table.legal() == ["move 3 from the stairs to space 3", "move 3 from space 4 to space 8"]
    assert table.do("move 3 from space 4 to space 8").at() == ["statue 3", "statue 2", "statue 1", "stairs", 8]


def test_lx_e4_from_an_emptied_space_to_the_next_tile() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[5], spaces={5: "empty", 6: "empty"}).do("play 2 from the left")
    assert table.do("move 2 from space 5 to space 8").at()[-1] == 8


def test_lx_e5_passing_a_statue_wakes_the_adventurer_there() -> None:
    table = fixture(hand="die, 1, 1, 1, 1", at=[8], statues=(10, 99, 99)).do("play die from the left", "roll 5")
    table.do("move 5 from space 8 to space 13")
    assert table.at() == ["woken", "statue 3", "statue 2", "stairs", 13]
    assert table.do("draw 2").at() == ["statue 3", "statue 2", "stairs", "stairs", 13]


def test_lx_e6_a_treasure_is_claimed_and_a_temple_tile_takes_its_place() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[6, 4], spaces={6: "statue 2/3"}, icons={6: "cobra"})
    table.do("play 2 from the left", "move 2 from space 4 to space 6")
    cobra = ["tunnel", "scarab", "wild", "favour of Horus 1/2"]
    assert table.legal() == [f"reveal {tile} on space 6" for tile in cobra]
    table.do("reveal scarab on space 6")
    assert table.tile(6) == "scarab"
    assert table.at()[-2:] == [6, 6]
    assert table.asks() == "draw"
    seat = table.seat()
    assert (seat["points"], seat["scarabs"]) == (3, 0)
    assert seat["treasures"] == {"vase": 0, "statue": 1, "jewelry": 0}


def test_lx_e7_a_horus_card_goes_to_the_middle_and_replaces_the_draw() -> None:
    table = fixture(hand="2, 3, 4, 5, 1", at=[3], spaces={5: "horus 1"}, horus=["1-3 (level 1)", None, None])
    table.do("play 2 from the left", "move 2 from space 3 to space 5")
    pile = table.view()["draw"]
    table.do("take 1-3 (level 1)", "turn up 1-die (level 1)")
    assert table.hand() == ["3", "4", "1-3 (level 1)", "5", "1"]
    assert table.seat()["keys"] == 0
    assert table.view()["draw"] == pile
    assert (table.view()["turn"], table.asks()) == (1, "card")


def test_lx_e8_osiris_sends_on_to_the_tile_that_acts() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[2], spaces={4: "osiris 3", 7: "scarab"})
    table.do("play 2 from the left", "move 2 from space 2 to space 7", "scarab 4")
    assert table.at()[-1] == 7
    assert table.seat()["scarab_values"] == [4]
    assert table.asks() == "draw"


def test_lx_e9_the_tomb_costs_a_key_and_brings_the_next_sarcophagus() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[39], keys=2, at1=["tomb"], sarcophagi1=[5])
    assert table.view()["keys_spent"] == 1
    table.do("play 2 from the left", "move 2 from space 39 to the tomb")
    assert table.at()[-1] == "tomb"
    assert table.seat()["keys"] == 1
    assert table.view()["keys_spent"] == 2
    assert table.seat()["sarcophagi"] == [3]


def test_lx_e10_positions_are_worth_their_walls() -> None:
    table = luxor(at=["stairs", 25, 26, 34, "tomb"], sarcophagi=[5])
    assert [table.game.rules.pieces.wall[place] for place in (0, 25, 26, 34, 41)] == [0, 5, 5, 8, 13]
    assert table.game.scores(table.state)[0].lines["positions"] == 31


def test_lx_e11_three_sets_and_one_wild_treasure_unused() -> None:
    table = luxor(treasures={"vase": 3, "statue": 2, "jewelry": 2}, wild=3, spaces=dict.fromkeys(EMPTIED, "empty"))
    assert table.game.scores(table.state)[0].lines["sets"] == 12
    assert [complete_sets([3, 2, 2], wild) for wild in (1, 2, 3)] == [2, 3, 3]


def test_lx_e12_scarabs_are_worth_what_is_printed_on_them() -> None:
    table = luxor(scarabs=[1, 2, 4])
    assert table.game.scores(table.state)[0].lines["scarabs"] == 7


def test_lx_e13_a_favour_of_horus_gives_a_card_of_either_level() -> None:
    table = fixture(
        hand="2, 3, 4, 5, 1",
        at=[3],
        spaces={5: "favour of Horus 2/3"},
        horus=[None, "all +2 (level 2)", "1-6 (level 3)"],
    )
    table.do("play 2 from the left", "move 2 from space 3 to space 5")
    assert table.legal() == ["take all +2 (level 2)", "take 1-6 (level 3)"]
    table.do("take all +2 (level 2)", "turn up 1-4 (level 2)")
    assert table.hand() == ["3", "4", "all +2 (level 2)", "5", "1"]
    assert table.view()["turn"] == 1


def test_lx_e14_a_tunnel_leads_to_the_next_one() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[4], spaces={5: "tunnel", 11: "tunnel"})
    table.do("play 1 from the left", "move 1 from space 4 to space 5")
    assert table.at()[-1] == 11
    assert table.asks() == "draw"


def test_lx_e15_the_player_picks_scarab_or_wild_treasure() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[4], spaces={5: "wild/scarab"})
    table.do("play 1 from the left", "move 1 from space 4 to space 5")
    assert table.legal() == ["take a scarab", "take a wild treasure"]
    table.do("take a scarab", "scarab 2")
    assert (table.seat()["scarab_values"], table.seat()["wild"]) == ([2], 0)
    assert table.asks() == "draw"


def test_lx_e16_a_number_is_chosen_up_to_the_printed_one() -> None:
    table = fixture(hand="1-3 (level 1), 2, 2, 2, 2", at=[2], spaces={5: "vase 1/2"})
    table.do("play 1-3 (level 1) from the left", "move 3 from space 2 to space 5")
    assert table.at()[-1] == 5
    assert table.seat()["points"] == 2
    assert table.tile(5) == "empty"


@pytest.mark.parametrize(
    ("pick", "at", "points", "tile"),
    [("act on space 7", [7, 7, 7, 11], 5, "empty"), ("act on space 11", [7, 7, 7, 15], 0, "vase 3/5")],
)
def test_lx_e17_all_move_but_one_acts(pick: str, at: list[int], points: int, tile: str) -> None:
    spaces = {4: "osiris 3", 7: "vase 3/5", 11: "tunnel", 15: "tunnel"}
    table = fixture(hand="all +2 (level 2), 1, 1, 1, 1", at=[2, 2, 2, 9], spaces=spaces)
    table.do("play all +2 (level 2) from the left")
    assert [event.figures[:2] for event in table.log if event.kind == "moved"] == [
        (9, 11),
        (2, 7),
        (2, 7),
        (2, 7),
    ]
    assert table.legal() == ["act on space 7", "act on space 11"]
    table.do(pick)
    assert table.asks() == "draw"
    assert (table.at()[1:], table.seat()["points"], table.tile(7)) == (at, points, tile)


def test_lx_e18_up_to_the_die_offers_each_number_up_to_the_roll() -> None:
    table = fixture(hand="1-die (level 1), 1, 1, 1, 1").do("play 1-die (level 1) from the left", "roll 2")
    assert table.legal() == ["move 1 from the stairs to space 1", "move 2 from the stairs to space 2"]
    assert table.do("move 2 from the stairs to space 2").at()[-1] == 2


def test_lx_e19_the_last_joins_the_second_last() -> None:
    table = fixture(
        hand="last to second last (level 1), 1, 1, 1, 1",
        at=["stairs", "stairs", 6, 20, 30],
        spaces={6: "jewelry 2/3"},
    )
    table.do("play last to second last (level 1) from the left")
    assert table.at() == ["stairs", 6, 6, 20, 30]
    assert table.seat()["points"] == 3


def test_lx_e20_one_less_adventurer_suffices() -> None:
    table = fixture(hand="one less 1 (level 1), 2, 2, 2, 2", at=[5, 4], spaces={5: "vase 3/4"})
    table.do("play one less 1 (level 1) from the left", "move 1 from space 4 to space 5")
    assert table.legal() == ["claim vase 3/4", "leave vase 3/4"]
    table.do("claim vase 3/4")
    assert table.seat()["points"] == 4
    assert table.seat()["treasures"]["vase"] == 1
