"""A turn: sailing, resolving, trailing tiles. T-TURN, T-SAIL, T-RES, T-TRAIL."""

import pytest

import waset
from tests.games.tutankhamun.kit import last_tile, near, tut
from waset.games.tutankhamun.rules import view

# --- the turn --------------------------------------------------------------------------------


def test_t_turn_1_sail_resolve_trail_end() -> None:
    """T-TURN-1, T-ALG-4: the parts of a turn come in this order."""
    table = tut(2, boats=[3, 10], nile={4: "Dagger", 5: "Ra", 70: "Dagger"}).sail(5).ra(20)
    assert [event.kind for event in table.log] == ["sailed", "moved to Underworld", "trailed"]
    assert table.state.turn == 1


def test_t_turn_2_play_is_clockwise_whatever_the_boats_say() -> None:
    table = tut(3, first=1, boats=[9, 30, 1], turn=1, nile={40: "Throne", 41: "Throne", 42: "Ankh"})
    seats = []
    for slot in (40, 41, 42):
        seats.append(table.state.turn)
        table.sail(slot)
    assert [*seats, table.state.turn] == [1, 2, 0, 1]


def test_tr_4_sets_are_scored_at_once_and_not_at_the_end_of_the_turn() -> None:
    """TR-4: the set is scored before the next tile trails."""
    table = tut(
        2,
        boats=[1, 30],
        nile={2: "Dagger", 3: "Throne", 4: "Pottery"},
        collections=[{"Dagger": 1}, {}],
    ).sail(4)
    kinds = [event.kind for event in table.log]
    assert kinds == ["sailed", "collected", "trailed", "set scored", "trailed"]


# --- sail --------------------------------------------------------------------------------


def test_t_sail_1_forward_to_any_tile() -> None:
    """T-SAIL-1, TR-74: not only to the nearest, however far."""
    table = tut(2, boats=[1, 2])
    assert list(table.state.options) == list(range(3, 81))
    table.sail(80)
    assert table.boats == [80, 2]


def test_t_sail_2_backward_only_to_the_nearest_tile() -> None:
    """T-ALG-8: all tiles ahead, and the nearest behind."""
    table = tut(2, boats=[20, 0])
    assert list(table.state.options) == list(range(19, 81))[:1] + list(range(21, 81))


def test_tr_13_nearest_skips_gaps_and_boats() -> None:
    nile = {17: "Throne", 18: "empty", 19: "empty"}
    table = tut(3, boats=[20, 18, 0], nile=nile)
    assert table.legal()[0] == "sail to slot 17 (Throne)"


def test_t_sail_3_the_tile_is_removed_and_the_boat_takes_its_slot() -> None:
    table = tut(3, nile={33: "Throne"}).sail(33)
    assert table.tile(33) is None
    assert table.boats[0] == 33


def test_t_sail_4_nobody_may_pass() -> None:
    """T-SAIL-4: the only actions are sails, and even a single one is asked for."""
    table = tut(2, boats=[80, 0], nile=near("Throne", "Throne"), underworld={"Throne": 6})
    assert table.legal() == ["sail to slot 2 (Throne)"]
    assert table.asks() == "sail"


def test_tr_10_without_a_tile_ahead_backward_without_one_behind_forward() -> None:
    ahead_empty = tut(2, boats=[80, 0], nile={79: "Throne"})
    assert ahead_empty.legal() == ["sail to slot 79 (Throne)"]
    behind_empty = tut(2, boats=[5, 9], nile={6: "Throne"})
    assert behind_empty.legal()[0] == "sail to slot 6 (Throne)"


def test_tr_14_no_backward_from_before_the_nile() -> None:
    for boats in ([0, 40], [-3, 40]):
        table = tut(2, boats=boats)
        assert table.state.options[0] == 1
        assert all(slot > 0 for slot in table.state.options)


def test_tr_15_backward_never_makes_a_boat_the_last() -> None:
    """TR-15: the hindmost boat never has a tile behind it, so going back stays ahead of it and nothing trails."""
    table = tut(2, boats=[9, 20], nile={6: "empty", 15: "Throne"})
    assert min(table.state.options) > 9
    other = tut(2, boats=[20, 9], nile={19: "Throne"}).sail(19)
    assert other.boats == [19, 9]
    assert other.happened("trailed") == []


def test_tr_16_the_last_slot_is_the_end_of_the_river() -> None:
    table = tut(2, boats=[79, 0], nile={80: "Throne"})
    assert max(table.state.options) == 80
    table.sail(80)
    table.sail(1)
    assert table.boats[0] == 80
    assert max(table.state.options) < 80


def test_tr_73_only_a_tile_may_be_sailed_to() -> None:
    table = tut(3, boats=[10, 30, 0], nile={12: "empty", 30: "empty"})
    for slot in (10, 12, 30, 0, 81):
        with pytest.raises(waset.IllegalAction):
            table.sail(slot)
    assert table.log == []


def test_tr_74_forward_need_not_be_the_nearest() -> None:
    assert tut(2).sail(77).boats[0] == 77


def test_tr_75_backward_in_successive_turns() -> None:
    table = tut(2, boats=[30, 0], nile={28: "Throne", 29: "Throne", 1: "Ankh"}).sail(29).sail(1).sail(28)
    assert table.boats[0] == 28


def test_tr_76_one_sail_in_a_turn() -> None:
    table = tut(2, boats=[30, 0], nile={29: "Throne"}).sail(29)
    assert table.state.turn == 1
    assert len(table.happened("sailed")) == 1


# --- resolve --------------------------------------------------------------------------------


def test_t_res_1_an_artifact_is_collected_and_the_last_one_scores() -> None:
    """T-RES-1, T-ALG-7."""
    table = tut(3, nile={9: "Ankh", 11: "Ankh"}).sail(9)
    assert table.held("Ankh") == [1, 0, 0]
    assert table.happened("set scored") == []
    table = last_tile("Ankh", [2, 0, 0], [9, 20, 21])
    assert table.points == [26, 28, 28]


def test_t_res_2_a_ring_scores_one_at_once() -> None:
    table = tut(3, nile={9: "Scarab Ring"}).sail(9)
    assert table.points == [27, 28, 28]
    assert table.held("Scarab Ring") == [1, 0, 0]


def test_t_res_3_an_idol_works_at_once_and_then_goes_to_the_tomb() -> None:
    """T-RES-3: until its power is used it is nowhere."""
    table = tut(3, nile={9: "Ra"}).sail(9)
    assert table.asks() == "Ra"
    assert (table.tomb("Ra"), table.view()["at_work"]) == (0, ["Ra"])
    table.ra(20)
    assert (table.tomb("Ra"), table.view()["at_work"]) == (1, [])


# --- trailing tiles --------------------------------------------------------------------------------


def test_t_trail_1_tiles_behind_all_boats_trail() -> None:
    """T-TRAIL-1, TR-3: what counts are all boats, not the mover's alone."""
    nile = {11: "Throne", 12: "Ankh", 13: "Pottery", 14: "Throne", 20: "Dagger"}
    table = tut(2, boats=[10, 14], nile={**nile, 14: "empty"}).sail(20)
    assert [figures[0] for figures in table.happened("trailed")] == [11, 12, 13]
    assert table.tile(15) is not None


def test_tr_3_a_mover_who_was_not_last_leaves_nothing_behind_all() -> None:
    table = tut(3, boats=[30, 10, 12], nile={40: "Throne"}).sail(40)
    assert table.happened("trailed") == []


def test_t_trail_2_smallest_slot_first_and_view_foretells_it() -> None:
    """T-ALG-3: from slot 1 up to the hindmost boat."""
    table = tut(3, boats=[1, 60, 70], nile={30: "Throne"})
    foretold = view.trailing(table.state, 30)
    table.sail(30)
    slots = [figures[0] for figures in table.happened("trailed")]
    assert slots == foretold == list(range(2, 30))


def test_t_trail_3_a_set_is_scored_before_the_next_tile_moves() -> None:
    """T-TRAIL-3: the tiles of the first set are in the Tomb before the second tile trails."""
    table = tut(
        2,
        boats=[1, 30],
        nile={2: "Dagger", 3: "Ankh", 4: "Pottery"},
        collections=[{"Dagger": 1}, {"Ankh": 1}],
    ).sail(4)
    order = [(event.kind, event.figures[-1 if event.kind == "trailed" else 0]) for event in table.log[2:]]
    dagger, ankh = table.tile_number("Dagger"), table.tile_number("Ankh")
    assert order == [("trailed", dagger), ("set scored", dagger), ("trailed", ankh), ("set scored", ankh)]


def test_t_trail_4_trailing_idols_have_no_power() -> None:
    table = tut(2, boats=[1, 30], nile={2: "Horus", 3: "Ra", 4: "Throne"}).sail(4)
    assert table.asks() == "sail"
    assert (table.underworld("Horus"), table.underworld("Ra")) == (1, 1)


def test_t_trail_5_trailing_rings_score_nothing() -> None:
    table = tut(2, boats=[1, 30], nile={2: "Scarab Ring", 3: "Scarab Ring", 4: "Throne"}).sail(4)
    assert table.points == [30, 30]
    assert table.underworld("Scarab Ring") == 2
