"""Rulings on the end and on scoring: LR-70 to LR-80, LR-89 to LR-93 and LR-101 to LR-103."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waset
from tests.games.luxor.kit import Table, fixture, luxor, only, random_play
from waset.core.edition import tables
from waset.games.luxor.rules import actions
from waset.games.luxor.rules.scoring import complete_sets
from waset.games.luxor.rules.tables import REBUILT_EDITION

PLAY_1 = "play 1 from the left"
IN_TOMB = ["tomb", "stairs", "stairs", "stairs", "stairs"]
ON_STAIRS = ["stairs"] * 5
DEAD = "5, 1, 1, 1, 4"
"""A hand whose ends move nobody on space 40."""


def lines(table: Table, name: str) -> list[int]:
    """A line of every seat's score sheet."""
    return [score.lines[name] for score in table.game.scores(table.state)]


# --- when the game ends -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 2])
def test_lr_70_the_first_player_token_stays(first: int) -> None:
    game = random_play(3, 5, first=first)
    assert {table.view()["first"] for table in game} == {first}
    for before, after in pairwise(game):
        if after.state.round > before.state.round:
            assert (before.state.turn, after.state.turn) == ((first + 2) % 3, first)


def test_lr_71_second_entry_by_the_last_player_ends_the_game_after_that_turn() -> None:
    table = fixture(3, turn=2, hand2="1, 2, 2, 2, 5", at2=only(40), keys2=1, at=only("tomb"))
    table.do(PLAY_1)
    assert table.asks() == "draw"
    assert table.finish_turn().game.ending(table.state) == "tomb"


def test_lr_71_second_entry_by_the_first_player_leaves_all_others_their_turn() -> None:
    table = fixture(3, hand="1, 2, 2, 2, 5", at=only(40), keys=1, at1=only("tomb", 3))
    table.do(PLAY_1).finish_turn()
    turns = []
    while not table.game.is_over(table.state):
        turns.append(table.state.turn)
        table.finish_turn()
    assert turns == [1, 2]


def test_lr_72_only_the_first_two_take_a_sarcophagus() -> None:
    table = fixture(
        hand="1, 2, 2, 2, 5", at=only("tomb", 40), keys=1, at1=only("tomb"), sarcophagi=[3], sarcophagi1=[5]
    )
    table.do(PLAY_1)
    assert table.at()[-2:] == ["tomb", "tomb"]
    assert (table.seat()["sarcophagi"], table.seat()["keys"]) == ([3], 0)
    assert lines(table, "sarcophagi") == [3, 5]


def test_lr_73_entries_count_together_whenever_they_happened() -> None:
    table = fixture(hand="1, 2, 2, 3, 1", at=only("tomb", 39), keys=1, at1=only(3), sarcophagi=[5], round=50)
    table.do(PLAY_1).finish_turn().finish_turn()
    assert (table.state.round, table.game.is_over(table.state)) == (51, False)
    table.do("play 1 from the right").finish_turn().finish_turn()
    assert table.game.ending(table.state) == "tomb"


def test_lr_74_a_round_of_drops_ends_the_game() -> None:
    table = fixture(hand=DEAD, at=only(40), hand1=DEAD, at1=only(40))
    table.do("drop 5 from the left").finish_turn()
    assert not table.game.is_over(table.state)
    table.do("drop 4 from the right").finish_turn()
    assert table.game.ending(table.state) == "no move"


def test_lr_74_a_roll_that_failed_is_no_drop() -> None:
    table = fixture(hand="die, 1, 1, 1, 4", at=only(39), hand1=DEAD, at1=only(40))
    table.do("play die from the left", "roll 6").finish_turn().do("drop 5 from the left").finish_turn()
    assert (table.game.is_over(table.state), table.state.round) == (False, 2)


def test_lr_74_drops_of_two_rounds_do_not_add_up() -> None:
    table = fixture(hand="1, 2, 2, 2, 5", at=only(39), hand1="5, +/-1, 1, 2, 4", at1=only(40))
    table.do(PLAY_1).finish_turn().do("drop 5 from the left").finish_turn()
    table.do("drop 5 from the right").finish_turn()
    assert not table.game.is_over(table.state)
    table.do("play +/-1 from the left").finish_turn()
    assert (table.game.is_over(table.state), table.state.round) == (False, 3)


def test_lr_101_a_game_stops_after_the_last_round_of_the_edition() -> None:
    supplies = [{**row, "copies": 2} if row["what"] == "rounds" else row for row in tables(REBUILT_EDITION)["supplies"]]
    table = luxor(edition={"supplies": supplies}, keys=3)
    for _ in range(4):
        assert not table.game.is_over(table.state)
        table.finish_turn()
    assert table.game.ending(table.state) == "safety stop"
    assert lines(table, "keys")[0] == 3


def test_lr_101_the_default_edition_stops_after_300_rounds() -> None:
    earlier = luxor(turn=1, round=299, at1=ON_STAIRS).finish_turn()
    assert (earlier.game.is_over(earlier.state), earlier.state.round) == (False, 300)
    last = luxor(turn=1, round=300, at1=ON_STAIRS).finish_turn()
    assert last.game.ending(last.state) == "safety stop"


def test_lr_102_every_card_is_dead_for_who_has_everyone_in_the_tomb() -> None:
    hand = "1, 2, 2, 2, last to second last (level 1)"
    table = luxor(turn=1, hand1=hand, at1=["tomb"] * 5, keys1=2, sarcophagi1=[5, 3])
    assert table.legal() == ["drop 1 from the left", "drop last to second last (level 1) from the right"]
    assert table.do("drop 1 from the left").asks() == "draw"


def test_lr_103_two_that_enter_with_one_card_take_the_sarcophagi_in_order() -> None:
    table = fixture(hand="all +2 (level 2), 1, 1, 1, 5", at=only(39, 39), keys=2)
    table.do("play all +2 (level 2) from the left")
    assert [event.figures for event in table.log if event.kind == "entered tomb"] == [(5,), (3,)]
    assert table.seat()["sarcophagi"] == [5, 3]


# --- a missing player -------------------------------------------------------------------------------------------


def test_lr_90_the_leftmost_card_of_a_missing_player_is_dropped_though_playable() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4))
    assert table.game.substitute(table.state) == actions.ABSENT
    assert actions.ABSENT not in table.game.legal(table.state)
    assert table.legal() == [PLAY_1, "play 5 from the right"]
    table.do("absent: drop 1 from the left")
    assert (table.asks(), table.at()[-1], table.hand()) == ("draw", 4, ["2", "3", "4", "5"])


def test_lr_90_another_question_is_answered_by_its_first_option() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4, 9)).do(PLAY_1)
    assert table.game.substitute(table.state) == table.game.legal(table.state)[0]
    with pytest.raises(waset.IllegalAction):
        table.game.apply(table.state, actions.ABSENT)


def test_lr_90_a_question_that_can_be_declined_is_declined() -> None:
    card = "one less 1 (level 1)"
    table = fixture(hand=f"{card}, 2, 3, 4, 5", at=only(4), spaces={5: "vase 2/3"}).do(f"play {card} from the left")
    assert table.game.text(table.state, table.game.substitute(table.state)) == "leave vase 2/3"


def test_lr_90_a_missing_players_turn_does_not_prevent_the_end() -> None:
    table = fixture(hand="1, 2, 3, 4, 5", at=only(4), hand1=DEAD, at1=only(40))
    table.do("absent: drop 1 from the left").finish_turn().do("drop 5 from the left").finish_turn()
    assert table.game.ending(table.state) == "no move"


def test_lr_90_turns_of_missing_players_alone_do_not_end_the_game() -> None:
    """Nor does a drop of the round before, LR-74."""
    table = fixture(hand="1, 5, 2, 3, 4", at=only(39), hand1="5, 4, 1, 2, 3", at1=only(40))
    table.do(PLAY_1).finish_turn().do("drop 5 from the left").finish_turn()
    table.do("absent: drop 5 from the left").finish_turn().do("absent: drop 4 from the left").finish_turn()
    assert (table.game.is_over(table.state), table.state.round) == (False, 3)


# --- scoring ------------------------------------------------------------------------------------------------------


def sets_by_trying(counts: tuple[int, ...], wild: int) -> int:
    """The most sets there can be, found by making one set after the other in every way: slow, and without a formula."""
    best = 0
    for real in ((a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1) if a + b + c):
        left = tuple(count - used for count, used in zip(counts, real, strict=True))
        if min(left) >= 0 and wild >= 3 - sum(real):
            best = max(best, 1 + sets_by_trying(left, wild - 3 + sum(real)))
    return best


@given(st.lists(st.integers(0, 3), min_size=3, max_size=3), st.integers(0, 5))
def test_lr_75_the_formula_finds_the_most_sets_with_a_real_tile_in_each(counts: list[int], wild: int) -> None:
    assert complete_sets(counts, wild) == sets_by_trying(tuple(counts), wild)


@pytest.mark.parametrize(
    ("counts", "wild", "sets"),
    [([0, 0, 0], 9, 0), ([1, 0, 0], 2, 1), ([1, 0, 0], 9, 1), ([3, 2, 2], 3, 3), ([2, 0, 0], 4, 2)],
)
def test_lr_75_at_most_two_wild_treasures_stand_in_a_set(counts: list[int], wild: int, sets: int) -> None:
    assert complete_sets(counts, wild) == sets


@pytest.mark.parametrize(("sets", "points"), [(7, 42), (8, 52), (9, 52), (12, 52)])
def test_lr_76_more_than_eight_sets_score_as_eight(sets: int, points: int) -> None:
    held = {"vase": sets, "statue": sets, "jewelry": sets}
    table = fixture(treasures=held, spaces={1: "vase 1/2", 2: "statue 1/2"})
    assert lines(table, "sets") == [points, 0]


def test_lr_77_five_beats_three() -> None:
    table = fixture(at=IN_TOMB, sarcophagi=[3], points=2, at1=IN_TOMB, sarcophagi1=[5])
    assert [score.total for score in table.game.scores(table.state)] == [18, 18]
    assert table.game.ranking(table.state) == [2, 1]


def test_lr_77_three_beats_none() -> None:
    table = fixture(3, at=ON_STAIRS, points=16, at1=IN_TOMB, sarcophagi1=[3], at2=IN_TOMB, sarcophagi2=[5], points2=90)
    assert [score.total for score in table.game.scores(table.state)] == [16, 16, 108]
    assert table.game.ranking(table.state) == [3, 2, 1]


def test_lr_77_the_owner_of_two_counts_as_having_the_better_one() -> None:
    three = {"sarcophagi": [{"points": 5}, {"points": 4}, {"points": 3}]}
    both = ["tomb", "tomb", "stairs", "stairs", "stairs"]
    table = luxor(edition=three, turn=1, at=both, sarcophagi=[5, 3], at1=IN_TOMB, sarcophagi1=[4], keys1=17)
    assert [score.total for score in table.game.scores(table.state)] == [34, 34]
    assert table.game.ranking(table.state) == [1, 2]


def test_lr_77_without_a_sarcophagus_among_the_tied_the_victory_is_shared() -> None:
    table = fixture(3, at=ON_STAIRS, points=30, at1=ON_STAIRS, points1=30, at2=IN_TOMB, sarcophagi2=[5], keys2=9)
    assert [score.total for score in table.game.scores(table.state)] == [30, 30, 27]
    assert table.game.ranking(table.state) == [1, 1, 3]


def test_lr_78_lower_places_are_decided_alike() -> None:
    equal = fixture(3, at=ON_STAIRS, points=50, at1=ON_STAIRS, points1=16, at2=ON_STAIRS, points2=16)
    assert equal.game.ranking(equal.state) == [1, 2, 2]
    separated = fixture(3, at=ON_STAIRS, points=50, at1=ON_STAIRS, points1=16, at2=IN_TOMB, sarcophagi2=[3])
    assert [score.total for score in separated.game.scores(separated.state)] == [50, 16, 16]
    assert separated.game.ranking(separated.state) == [1, 3, 2]


@pytest.mark.parametrize("value", [13, 20])
def test_lr_79_the_edition_says_what_the_tomb_is_worth_and_the_sarcophagus_is_extra(value: int) -> None:
    walls = [{**row, "points": value} if row["first"] == 41 else row for row in tables(REBUILT_EDITION)["walls"]]
    table = luxor(edition={"walls": walls}, at=IN_TOMB, sarcophagi=[5])
    assert (lines(table, "positions"), lines(table, "sarcophagi")) == ([value, 0], [5, 0])


def test_lr_79_the_tomb_is_worth_13_in_the_default_edition() -> None:
    assert lines(luxor(at=IN_TOMB, sarcophagi=[5]), "positions") == [13, 0]


def test_lr_80_treasures_wild_ones_and_keys_are_open_and_scarab_values_secret() -> None:
    table = fixture(treasures={"jewelry": 2}, wild=3, keys=4, scarabs=[1, 4])
    for watcher in (1, None):
        seen = table.view(watcher)["seats"][0]
        assert (seen["treasures"]["jewelry"], seen["wild"], seen["keys"], seen["scarabs"]) == (2, 3, 4, 2)
        assert seen["scarab_values"] is None
    assert table.seat()["scarab_values"] == [1, 4]


def test_lr_80_no_view_tells_which_scarab_another_holds() -> None:
    low = fixture(scarabs=[1, 1]).view(1)
    high = fixture(scarabs=[4, 4]).view(1)
    assert low == high


def test_lr_92_an_emptied_space_keeps_its_wall_value() -> None:
    table = fixture(at=only(20), at1=only(20), spaces={20: "empty"})
    assert lines(table, "positions") == [3, 3]
    assert lines(fixture(at=only(20), at1=only(20)), "positions") == [3, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lr_93_board_and_supplies_are_the_same_for_any_number_of_players(players: int) -> None:
    game = waset.make("luxor", players=players)
    view = game.view(game.start(1), None)
    assert (view["keys"], view["wild"], view["scarabs"], view["temple"]) == (20, 18, 22, [4, 6, 4])
    assert [stack["cards"] for stack in view["horus"]] == [8, 8, 8]
    assert view["draw"] == 31 - 5 * players
    assert "empty" not in view["spaces"]
    assert [seat["adventurers"] for seat in view["seats"]] == [
        ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]
    ] * players


def test_lr_89_the_best_sets_are_found_without_a_question() -> None:
    table = fixture(
        turn=1,
        at=["tomb", "tomb", 1, 1, 1],
        treasures={"vase": 3, "statue": 2, "jewelry": 2},
        wild=3,
        sarcophagi=[5, 3],
        spaces={1: "vase 1/2", 2: "statue 1/2"},
        hand1=DEAD,
        at1=only(40),
    )
    table.do("drop 5 from the left").finish_turn()
    assert table.game.is_over(table.state)
    assert lines(table, "sets") == [12, 0]
