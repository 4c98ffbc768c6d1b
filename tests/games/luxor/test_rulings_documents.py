"""Rulings where the documents disagree: LR-2 to LR-20, LR-104 to LR-106 and LR-108, by what follows from them."""

import pytest

import waset
from tests.games.luxor.kit import PILE, fixture, luxor, only
from waset.core.edition import tables
from waset.games.luxor.rules.tables import REBUILT_EDITION, HorusCardRow

TOPS = ["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]


def test_lr_2_two_favour_tiles_among_fourteen_temple_tiles() -> None:
    stacks = luxor().game.view(luxor().state, None)["unrevealed_temple"]
    fronts: dict[str, int] = {}
    for stack in stacks:
        for tile, count in stack.items():
            fronts[tile] = fronts.get(tile, 0) + count
    assert fronts == {
        "scarab": 4,
        "tunnel": 4,
        "wild": 3,
        "wild/scarab": 1,
        "favour of Horus 1/2": 1,
        "favour of Horus 2/3": 1,
    }


def test_lr_3_six_horus_tiles_and_each_offers_a_key_or_a_card() -> None:
    spaces = luxor().game.view(luxor().state, None)["spaces"]
    tiles = [tile for tile in spaces if tile.startswith("horus")]
    assert sorted(tiles) == ["horus 1", "horus 1", "horus 2", "horus 2", "horus 3", "horus 3"]
    for tile in tiles:
        table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: tile}, horus=TOPS)
        table.do("play 1 from the left")
        assert table.legal() == ["take a key", f"take {TOPS[int(tile[-1]) - 1]}"]


@pytest.mark.parametrize(("tile", "end"), [("tunnel", 11), ("osiris 3", 8)])
def test_lr_4_going_back_onto_a_tunnel_or_osiris_works_forward(tile: str, end: int) -> None:
    table = fixture(hand="+/-1, 2, 3, 4, 5", at=only(6), spaces={5: tile, 11: "tunnel"})
    table.do("play +/-1 from the left")
    back = next(words for words in table.legal() if words.startswith("move -1"))
    assert table.do(back).at()[-1] == end


def test_lr_5_cards_count_tiles_and_skip_emptied_spaces() -> None:
    table = fixture(hand="2, 1, 1, 1, 5", at=only(5), spaces={6: "empty", 8: "empty"})
    assert table.do("play 2 from the left").at()[-1] == 9


def test_lr_5_all_n_and_the_way_into_the_tomb_count_tiles_too() -> None:
    emptied = {6: "empty", 39: "empty", 40: "empty"}
    table = fixture(hand="all +1 (level 1), 1, 1, 1, 5", at=only(5, 38), keys=1, spaces=emptied)
    assert table.do("play all +1 (level 1) from the left").at()[-2:] == [7, "tomb"]


def test_lr_6_the_draw_takes_a_horus_card_if_one_lies_in_the_pile() -> None:
    table = fixture(
        hand="1, 2, 3, 4, 5", hand1="1, 2, 3, 4, 5", at=only("stairs"), draw=["1-3 (level 1)"], discard=PILE
    )
    assert table.do("play 1 from the left").hand() == ["2", "3", "1-3 (level 1)", "4", "5"]


def test_lr_7_five_cards_after_taking_a_horus_card() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: "horus 1"}, horus=TOPS)
    table.do("play 1 from the left", "take 1-3 (level 1)").finish_turn()
    assert table.hand() == ["2", "3", "1-3 (level 1)", "4", "5"]


@pytest.mark.parametrize("row", REBUILT_EDITION.horus_cards, ids=lambda row: f"{row.card}, level {row.level}")
def test_lr_8_no_horus_card_moves_backward(row: HorusCardRow) -> None:
    card = f"{row.card} (level {row.level})"
    table = fixture(hand=f"{card}, 1, 1, 1, 5", at=only(10, 20)).do(f"play {card} from the left")
    if table.asks() == "roll":
        table.do("roll 6")
    assert not [words for words in table.legal() if words.startswith("move -1")]
    assert all(start < end for start, end in (each.figures[:2] for each in table.log if each.kind == "moved"))


def test_lr_9_all_adventurers_on_the_path_score_and_no_others() -> None:
    table = luxor(at=[8, 9, 9, "statue 3", "statue 2"], at1=["stairs", 8, "statue 3", "statue 2", "statue 1"])
    assert [score.lines["positions"] for score in table.game.scores(table.state)] == [1 + 2 + 2, 1]


@pytest.mark.parametrize(("start", "end", "woken"), [(8, 9, 0), (9, 10, 1)])
def test_lr_10_a_statue_is_a_line_between_two_spaces(start: int, end: int, woken: int) -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(start), statues=(9, 99, 99)).do("play 1 from the left")
    assert table.at()[-1] == end
    assert table.at().count("woken") == woken


def test_lr_11_wild_treasures_and_points_for_places_are_in_the_game() -> None:
    table = luxor(at=[8, "stairs", "statue 3", "statue 2", "statue 1"])
    assert table.game.view(table.state, None)["wild"] == 18
    assert table.game.scores(table.state)[0].total == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_lr_12_one_less_moves_exactly_its_printed_number(number: int) -> None:
    card = f"one less {number} (level {number})"
    table = fixture(hand=f"{card}, 1, 1, 1, 5", at=only(4, 10)).do(f"play {card} from the left")
    ends = [(4, 4 + number), (10, 10 + number)]
    assert table.legal() == [f"move {number} from space {start} to space {end}" for start, end in ends]


def test_lr_13_osiris_tiles_lie_face_up() -> None:
    table = luxor(spaces={5: "osiris 4", 14: "osiris 1"})
    for seat in (None, 0, 1):
        spaces = table.game.view(table.state, seat)["spaces"]
        assert (spaces[4], spaces[13]) == ("osiris 4", "osiris 1")


def test_lr_14_only_the_first_pass_wakes_as_nobody_lies_there_afterwards() -> None:
    table = fixture(
        hand="1, 1, 2, 3, 1",
        at=[9, 9, "statue 1", "statue 2", "statue 3"],
        hand1="1, 2, 3, 4, 5",
        statues=(9, 99, 99),
    )
    table.do("play 1 from the left").finish_turn().finish_turn()
    assert table.at() == ["statue 3", "statue 2", "stairs", 9, 10]
    table.do("play 1 from the right", "move 1 from space 9 to space 10")
    assert table.at() == ["statue 3", "statue 2", "stairs", 10, 10]


@pytest.mark.parametrize(("tile", "levels"), [("favour of Horus 1/2", (0, 1)), ("favour of Horus 2/3", (1, 2))])
def test_lr_15_the_player_chooses_the_stack_of_a_favour(tile: str, levels: tuple[int, int]) -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), spaces={5: tile}, horus=TOPS).do("play 1 from the left")
    assert table.legal() == [f"take {TOPS[level]}" for level in levels]


def test_lr_16_the_game_ends_when_the_round_is_over_and_two_or_more_are_in_the_tomb() -> None:
    table = fixture(3, hand="1, 2, 3, 4, 5", at=only("tomb", "tomb", 40), keys=1, turn=1, hand1="1, 2, 3, 4, 5")
    table.finish_turn()
    assert not table.game.is_over(table.state)
    table.finish_turn()
    assert table.game.ending(table.state) == "tomb"


def test_lr_17_a_key_is_the_one_action_after_all_n() -> None:
    table = fixture(hand="all +1 (level 1), 2, 3, 4, 5", at=only(4, 9), spaces={5: "horus 1", 10: "scarab"}, horus=TOPS)
    table.do("play all +1 (level 1) from the left", "act on space 5", "take a key")
    assert table.asks() == "draw"
    assert (table.seat()["keys"], table.seat()["scarabs"]) == (1, 0)


@pytest.mark.parametrize("shared", ["stairs", 3])
def test_lr_18_the_last_place_may_be_the_stairs_or_an_emptied_space(shared: int | str) -> None:
    table = fixture(hand="last to second last (level 1), 2, 3, 4, 5", at=only(shared, shared, 6), spaces={3: "empty"})
    table.do("play last to second last (level 1) from the left")
    assert table.at()[-3:] == [shared, 6, 6]


def test_lr_19_a_woken_adventurer_moves_from_its_owners_next_turn_on() -> None:
    table = fixture(hand="1, 2, 3, 4, 1", at=only(9), statues=(9, 99, 99)).do("play 1 from the left")
    assert table.at() == ["woken", "statue 1", "statue 1", "statue 1", 10]
    table.finish_turn().finish_turn()
    table.do("play 1 from the right")
    assert table.legal() == ["move 1 from the stairs to space 1", "move 1 from space 10 to space 11"]


@pytest.mark.parametrize("most", [5, 6])
def test_lr_20_the_edition_says_how_far_a_1_x_card_goes(most: int) -> None:
    rows = [
        row if row["card"] != "1-6" else {**row, "card": f"1-{most}"} for row in tables(REBUILT_EDITION)["horus_cards"]
    ]
    card = f"1-{most} (level 3)"
    table = luxor(edition={"horus_cards": rows}, hand=f"{card}, 1, 1, 1, 5").do(f"play {card} from the left")
    assert [words.split()[1] for words in table.legal()] == [str(number) for number in range(1, most + 1)]


@pytest.mark.parametrize(("start", "asks"), [(5, "reveal temple"), (8, "draw")])
def test_lr_104_the_icon_is_printed_on_the_space_not_on_the_tile(start: int, asks: str) -> None:
    same_tile = {6: "vase 1/2", 9: "vase 1/2"}
    table = fixture(hand="1, 2, 3, 4, 5", at=only(start), icons={6: "cobra"}, spaces=same_tile)
    table.do("play 1 from the left")
    assert (table.asks(), table.tile(start + 1)) == (asks, "empty")


def test_lr_105_who_drops_a_card_always_draws() -> None:
    table = fixture(hand="5, 1, 2, 3, 5", at=only(40)).do("drop 5 from the left")
    assert table.asks() == "draw"
    assert len(table.finish_turn().hand()) == 5


def test_lr_106_the_second_entry_does_not_stop_the_round() -> None:
    table = luxor(hand="1, 2, 3, 4, 5", at=["tomb", 40, "stairs", "stairs", "stairs"], keys=1, sarcophagi=[5])
    table.do("play 1 from the left", "move 1 from space 40 to the tomb").finish_turn()
    assert table.game.to_move(table.state) == 1
    assert table.finish_turn().game.to_move(table.state) == waset.NOBODY


def test_lr_108_steps_from_osiris_count_for_the_tomb() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(38), keys=1, spaces={39: "osiris 2"}).do("play 1 from the left")
    assert (table.at()[-1], table.seat()["keys"]) == ("tomb", 0)


def test_lr_108_a_tunnel_does_not_lead_into_the_tomb() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(39), keys=1, spaces={40: "tunnel"}).do("play 1 from the left")
    assert (table.at()[-1], table.seat()["keys"]) == (40, 1)
