"""Steps, statues and Osiris (L-MOVE, L-ALG-1 to L-ALG-6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from tests.games.luxor.kit import PLAIN, Table, fixture
from waset.games.luxor.rules.board import NOWHERE, destination, link, unlink
from waset.games.luxor.rules.pieces import STAIRS, TOMB

SET_ASIDE = ["statue 3", "statue 2", "statue 1"]


def test_l_move_1_any_own_active_adventurer_may_be_chosen() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=["statue 3", "stairs", 8, 20, "tomb"], at1=[15], keys=1)
    assert table.do("play 1 from the left").legal() == [
        "move 1 from the stairs to space 1",
        "move 1 from space 8 to space 9",
        "move 1 from space 20 to space 21",
    ]
    assert table.do("move 1 from space 8 to space 9").at() == ["statue 3", "stairs", 9, 20, "tomb"]


def test_l_move_2_no_step_may_be_forfeited() -> None:
    table = fixture(hand="5, 1, 1, 1, 1", at=[*SET_ASIDE, 10, 12]).do("play 5 from the left")
    assert table.legal() == ["move 5 from space 10 to space 15", "move 5 from space 12 to space 17"]
    with pytest.raises(waset.IllegalAction):
        table.do("move 4 from space 10 to space 14")


@pytest.mark.parametrize(("card", "steps", "end"), [("1", 1, 13), ("3", 3, 16), ("+/-1", -1, 8), ("+/-1", 1, 13)])
def test_l_move_3_from_an_emptied_space_to_the_nearest_tile(card: str, steps: int, end: int) -> None:
    spaces = dict.fromkeys((9, 10, 11, 12, 14), "empty")
    table = fixture(hand=f"{card}, die, die, die, die", at=[10], spaces=spaces).do(f"play {card} from the left")
    assert table.do(f"move {steps} from space 10 to space {end}").at()[-1] == end


def test_l_move_4_no_step_leads_beyond_the_tomb() -> None:
    table = fixture(hand="3, 1, 1, 1, 1", at=[*SET_ASIDE, 38, 39], keys=2)
    table.do("play 3 from the left")
    assert table.at() == [*SET_ASIDE, 39, "tomb"]
    beyond = fixture(hand="3, 1, 1, 1, 4", at=[*SET_ASIDE, 39, 40], keys=2)
    assert beyond.legal() == ["drop 3 from the left", "drop 4 from the right"]


def test_l_move_5_each_statue_passed_wakes_the_own_adventurer_there() -> None:
    table = fixture(hand="5, 1, 1, 1, 1", at=[8], at1=[8], statues=(9, 11, 13))
    table.do("play 5 from the left", "move 5 from space 8 to space 13")
    assert table.at() == ["woken", "woken", "statue 3", "stairs", 13]
    assert table.at(1) == ["statue 3", "statue 2", "statue 1", "stairs", 8]
    assert [event.figures for event in table.log if event.kind == "woke"] == [(1,), (2,)]


def test_l_move_5_a_statue_where_nobody_lies_wakes_nobody() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=["statue 3", "statue 2", 4, 8, 20], statues=(9, 99, 99))
    table.do("play 2 from the left", "move 2 from space 8 to space 10")
    assert table.at() == ["statue 3", "statue 2", 4, 10, 20]


def test_l_move_6_a_woken_adventurer_moves_from_the_next_turn_on() -> None:
    table = fixture(
        hand="2, 1, 1, 1, 1", hand1="1, 1, 2, 2, 2", at=[8, 30, "statue 3", "statue 2", "statue 1"], statues=(9, 99, 99)
    )
    table.do("play 2 from the left", "move 2 from space 8 to space 10")
    assert table.at() == ["woken", "statue 3", "statue 2", 10, 30]
    table.do("draw 3", "play 1 from the left", "draw 3", "play 1 from the left")
    assert table.legal() == [
        "move 1 from the stairs to space 1",
        "move 1 from space 10 to space 11",
        "move 1 from space 30 to space 31",
    ]


def test_l_move_6_an_adventurer_woken_by_all_n_does_not_move_with_the_others() -> None:
    table = fixture(hand="all +1 (level 1), 1, 1, 1, 1", at=[*SET_ASIDE, 9, 9], statues=(9, 99, 99))
    table.do("play all +1 (level 1) from the left")
    assert table.at() == ["woken", "statue 3", "statue 2", 10, 10]


@pytest.mark.parametrize(
    ("spaces", "end"),
    [
        ({6: "osiris 3"}, 9),
        ({6: "osiris 3", 7: "empty", 8: "empty"}, 11),
        ({6: "osiris 2", 8: "osiris 4"}, 12),
        ({6: "osiris 1", 7: "osiris 1", 8: "osiris 1"}, 9),
        ({5: "osiris 3"}, 6),
    ],
)
def test_l_move_7_osiris_sends_on(spaces: dict[int, str], end: int) -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[4], spaces=spaces)
    table.do("play 2 from the left", f"move 2 from space 4 to space {end}")
    assert table.at()[3:] == ["stairs", end]


@pytest.mark.parametrize(
    ("spaces", "keys", "legal"),
    [
        ({39: "osiris 3"}, 9, ["drop 1 from the left", "drop 1 from the right"]),
        ({39: "osiris 2"}, 0, ["drop 1 from the left", "drop 1 from the right"]),
        ({39: "osiris 2"}, 1, ["play 1 from the left", "play 1 from the right"]),
        ({39: "osiris 1", 40: "osiris 2"}, 1, ["drop 1 from the left", "drop 1 from the right"]),
        ({39: "osiris 1", 40: "osiris 1"}, 1, ["play 1 from the left", "play 1 from the right"]),
    ],
)
def test_l_move_8_a_movement_is_legal_only_as_a_whole(spaces: dict[int, str], keys: int, legal: list[str]) -> None:
    table = fixture(hand="1, 2, 2, 2, 1", at=[*SET_ASIDE, 38, 38], spaces=spaces, keys=keys)
    assert table.legal() == legal


def test_l_move_8_a_single_illegal_choice_is_not_offered() -> None:
    table = fixture(hand="1-3 (level 1), 1, 1, 1, 1", at=[*SET_ASIDE, 37, 37], spaces={39: "osiris 3"}, keys=1)
    assert table.do("play 1-3 (level 1) from the left").legal() == [
        "move 1 from space 37 to space 38",
        "move 3 from space 37 to space 40",
    ]


# --- the reference procedure --------------------------------------------------------------------------------------

TILES = st.sampled_from(["empty", PLAIN, PLAIN, "horus 1", "osiris 1", "osiris 2", "osiris 3", "osiris 4"])
BOARDS = st.lists(TILES, min_size=40, max_size=40)


def naive(tiles: list[str], place: int, steps: int) -> int:
    """Where steps lead, walked space by space: L-ALG-1 and L-ALG-2 word for word."""
    if steps < 0:
        while place > 0:
            place -= 1
            if place > 0 and tiles[place - 1] != "empty":
                return on_tile(tiles, place)
        return NOWHERE
    for _ in range(steps):
        if place == TOMB:
            return NOWHERE
        place += 1
        while place < TOMB and tiles[place - 1] == "empty":
            place += 1
    return on_tile(tiles, place)


def on_tile(tiles: list[str], place: int) -> int:
    """Where an adventurer comes to rest that arrives on a place."""
    if place < TOMB and tiles[place - 1].startswith("osiris"):
        return naive(tiles, place, int(tiles[place - 1].removeprefix("osiris ")))
    return place


def board(tiles: list[str]) -> Table:
    return fixture(spaces=dict(enumerate(tiles, 1)))


@settings(max_examples=60, deadline=None)
@given(BOARDS)
def test_l_alg_1_and_l_alg_2_steps_lead_where_a_naive_walker_goes(tiles: list[str]) -> None:
    table = board(tiles)
    for place in range(STAIRS, TOMB):
        for steps in (-1, *range(1, 15)):
            found = destination(table.game.rules.pieces, table.state, place, steps)
            assert found == naive(tiles, place, steps), (place, steps)


@settings(max_examples=60, deadline=None)
@given(BOARDS, st.lists(st.integers(1, 40), unique=True))
def test_l_alg_1_steps_stay_right_while_tiles_go_away(tiles: list[str], gone: list[int]) -> None:
    table = board(tiles)
    state = table.state
    for space in gone:
        if state.tiles[space]:
            state.tiles[space] = 0
            unlink(state, space)
    ahead, behind = state.ahead[:TOMB], state.behind[1:]
    link(state)
    assert (ahead, behind) == (state.ahead[:TOMB], state.behind[1:])


def test_l_alg_1_a_step_out_of_the_tomb_fails() -> None:
    table = fixture()
    assert destination(table.game.rules.pieces, table.state, TOMB, 1) == NOWHERE


def test_l_alg_2_the_tomb_is_no_target_without_a_key() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[5, 40]).do("play 1 from the left")
    assert table.at() == [*SET_ASIDE, 6, 40]
    with_key = fixture(hand="1, 2, 2, 2, 2", at=[5, 40], keys=1).do("play 1 from the left")
    assert with_key.legal() == ["move 1 from space 5 to space 6", "move 1 from space 40 to the tomb"]


@pytest.mark.parametrize("start", range(8, 14))
@pytest.mark.parametrize("steps", range(1, 6))
def test_l_alg_3_who_goes_from_before_a_boundary_to_beyond_it_wakes(start: int, steps: int) -> None:
    table = fixture(hand=f"{steps}, die, die, die, die", at=[start, start], statues=(10, 12, 14))
    table.do(f"play {steps} from the left")
    passed = [boundary for boundary in (10, 12, 14) if start <= boundary < start + steps]
    assert table.at().count("woken") == len(passed)
    asleep = [name for name, boundary in zip(SET_ASIDE, (14, 12, 10), strict=True) if boundary not in passed]
    assert table.at() == ["woken"] * len(passed) + asleep + [start, start + steps]


def test_l_alg_4_equal_adventurers_are_one_option() -> None:
    table = fixture(hand="1-3 (level 1), 1, 1, 1, 1", at=[4, 4, 4, 4, 39], keys=1)
    assert table.do("play 1-3 (level 1) from the left").legal() == [
        "move 1 from space 4 to space 5",
        "move 2 from space 4 to space 6",
        "move 3 from space 4 to space 7",
        "move 1 from space 39 to space 40",
        "move 2 from space 39 to the tomb",
    ]


@pytest.mark.parametrize(("place", "keys", "playable"), [(34, 0, True), (39, 0, True), (40, 1, True), (40, 0, False)])
@pytest.mark.parametrize("card", ["die", "1-die (level 1)"])
def test_l_alg_4_an_unrolled_die_may_be_played_if_one_result_moves_somebody(
    card: str, place: int, keys: int, playable: bool
) -> None:
    table = fixture(hand=f"{card}, 1, 1, 1, {card.replace('1)', '2)')}", at=[*SET_ASIDE, place, place], keys=keys)
    assert all(words.startswith("play" if playable else "drop") for words in table.legal())
    assert len(table.legal()) == 2


@pytest.mark.parametrize(
    ("left", "right", "legal"),
    [
        ("1", "2", ["play 1 from the left", "play 2 from the right"]),
        ("1", "3", ["play 1 from the left"]),
        ("4", "2", ["play 2 from the right"]),
        ("3", "4", ["drop 3 from the left", "drop 4 from the right"]),
    ],
)
def test_l_alg_5_an_end_that_moves_nobody_is_offered_only_to_be_dropped(
    left: str, right: str, legal: list[str]
) -> None:
    table = fixture(hand=f"{left}, 5, 5, 5, {right}", at=[*SET_ASIDE, 39, 39], keys=1)
    assert table.legal() == legal


def test_l_alg_6_the_steps_of_a_turn_follow_each_other() -> None:
    table = fixture(hand="die, 1, 1, 1, 1", at=[8], spaces={12: "scarab"}, statues=(9, 99, 99))
    table.do("play die from the left", "roll 4", "move 4 from space 8 to space 12", "scarab 1", "draw 5")
    assert [event.kind for event in table.log] == ["played", "rolled", "moved", "woke", "took scarab", "drew"]
    assert "woken" not in table.at()
    assert (table.view()["turn"], table.view()["card"], table.view()["roll"]) == (1, None, None)


def test_l_alg_6_without_an_option_after_the_roll_nobody_moves_and_a_card_is_drawn() -> None:
    table = fixture(hand="die, 1, 1, 1, 1", at=[*SET_ASIDE, 38, 38]).do("play die from the left", "roll 6")
    assert table.asks() == "draw"
    assert table.at() == [*SET_ASIDE, 38, 38]
