"""Each god by itself: Osiris, Isis, Ra, Thoth, Horus. T-GOD and TR-33 to TR-59, TR-87 to TR-93."""

import pytest

import waset
from tests.games.tutankhamun.kit import near, tut

RING = {"Scarab Ring": 1}

# --- Osiris --------------------------------------------------------------------------------


def test_t_god_osiris_takes_any_tile_from_the_underworld() -> None:
    below = {"Throne": 1, "Scarab Ring": 1, "Ra": 1}
    artifact = tut(3, nile={5: "Osiris"}, underworld=below).sail(5).take("Throne")
    assert (artifact.held("Throne"), artifact.underworld("Throne")) == ([1, 0, 0], 0)
    ring = tut(3, nile={5: "Osiris"}, underworld=below).sail(5).take("Scarab Ring")
    assert ring.points == [27, 28, 28]
    idol = tut(3, nile={5: "Osiris"}, underworld=below).sail(5).take("Ra").ra(9)
    assert (idol.tomb("Osiris"), idol.tomb("Ra")) == (1, 1)


def test_tr_7_with_an_artifact_only_osiris_goes_to_the_tomb() -> None:
    table = tut(3, nile={5: "Osiris"}, underworld={"Throne": 1, "Ankh": 1}).sail(5).take("Throne")
    assert table.view()["tomb"] == {"Osiris": 1}


def test_tr_33_an_empty_underworld_gives_nothing() -> None:
    table = tut(3, nile={5: "Osiris"}).sail(5)
    assert (table.state.turn, table.view()["tomb"]) == (1, {"Osiris": 1})


def test_tr_34_taking_an_artifact_scores_no_set() -> None:
    table = tut(3, nile={5: "Osiris"}, underworld={"Ankh": 1, "Ra": 1}).sail(5).take("Ankh")
    assert table.happened("set scored") == []
    with pytest.raises(waset.BadPosition, match="no 'Ankh' is in the Nile"):
        table.game.position({"nile": {"5": "Osiris"}, "underworld": {"Ankh": 2}})


def test_tr_35_what_is_about_to_trail_is_not_there_yet() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Dagger", 3: "Osiris"}, underworld={"Throne": 1, "Ankh": 1, "Ra": 2})
    table.sail(3)
    assert "take Dagger from the Underworld" not in table.legal()
    table.take("Ankh")
    assert [figures[0] for figures in table.happened("trailed")] == [2]


def test_tr_36_a_ring_from_the_underworld_scores_again() -> None:
    """TR-36: it was collected, returned by Isis, sunk by Ra, and is fetched by Osiris."""
    nile = {3: "Scarab Ring", 4: "Isis", 6: "Ra", 8: "Osiris", 50: "Ankh", 7: "Throne", 1: "Throne", 2: "Dagger"}
    table = tut(2, nile=nile).sail(3).sail(1).sail(4).isis(50)
    assert table.points == [29, 30]
    table.sail(7).sail(6).ra(50)
    assert table.underworld("Scarab Ring") == 1
    table.sail(8)
    assert "take Scarab Ring from the Underworld" in table.legal()
    points = table.points[1]
    table.take("Scarab Ring")
    assert table.points[1] == points - 1


def test_tr_96_osiris_lowers_the_count_of_the_underworld() -> None:
    """TR-96: two players; without Osiris the Underworld would have taken the second place."""
    table = tut(
        2,
        nile={5: "Osiris", 6: "Bracelet", 7: "Pottery"},
        collections=[{"Pottery": 1}, {}],
        underworld={"Pottery": 2, "Ra": 1},
    )
    assert table.set("Pottery")["first_now"] == "Underworld"
    table.sail(5).take("Pottery")
    assert table.set("Pottery")["first_now"] == 0


# --- Isis --------------------------------------------------------------------------------


def test_t_god_isis_exchanges_an_own_ring_for_any_tile() -> None:
    table = tut(3, nile={5: "Isis", 30: "Throne"}, collections=[RING, {}, {}], points=[20, 28, 28]).sail(5).isis(30)
    assert table.tile(30) == "Scarab Ring"
    assert (table.held("Throne"), table.held("Scarab Ring")) == ([1, 0, 0], [0, 0, 0])
    assert (table.points, table.boats[0]) == ([20, 28, 28], 5)


def test_tx_e6_a_ring_that_comes_back_scores_again() -> None:
    """T-GOD-ISIS: A lays a ring on slot 30; later B sails there. B scores 1, A's old point stays."""
    table = tut(3, nile={5: "Isis", 30: "Throne"}, collections=[RING, {}, {}], points=[27, 28, 28])
    table.sail(5).isis(30).sail(30)
    assert table.points == [27, 27, 28]


def test_tr_6_the_point_of_a_ring_given_back_stays_scored() -> None:
    """TR-6: points never rise."""
    table = tut(2, nile={3: "Scarab Ring", 4: "Isis", 7: "Throne", 9: "Ankh"}).sail(3).sail(7).sail(4).isis(9)
    assert table.points == [29, 30]


def test_tr_37_and_tr_87_only_an_own_ring_will_do() -> None:
    """TR-37, TR-87: rings of others or in the Underworld are of no use."""
    table = tut(2, nile={5: "Isis"}, collections=[{}, RING], underworld={"Scarab Ring": 1}).sail(5)
    assert (table.asks(), table.tomb("Isis")) == ("sail", 1)
    assert table.happened("no use") == [(table.tile_number("Isis"),)]


def test_tr_38_any_tile_ahead_or_behind_idols_and_rings() -> None:
    table = tut(2, nile={5: "Isis", 3: "Scarab Ring", 9: "Ra"}, collections=[RING, {}]).sail(5)
    assert [action - 100 for action in table.state.options] == list(table.state.slots)
    assert {"exchange a ring for Scarab Ring on slot 3", "exchange a ring for Ra on slot 9"} <= set(table.legal())


def test_tr_39_ring_for_ring() -> None:
    """TR-39: even for the last ring of the Nile: a point, and the set stays open."""
    rings = [{"Scarab Ring": 4}, {"Scarab Ring": 5}]
    table = tut(2, nile={5: "Isis", 9: "Scarab Ring"}, collections=rings).sail(5).isis(9)
    assert table.points == [29, 30]
    assert (table.held("Scarab Ring"), table.tile(9)) == ([4, 5], "Scarab Ring")
    assert table.happened("set scored") == []


def test_tr_40_ring_for_the_last_tile_of_a_set() -> None:
    table = tut(3, nile={5: "Isis", 9: "Ankh"}, collections=[{**RING, "Ankh": 1}, {}, {}]).sail(5).isis(9)
    assert table.points == [26, 28, 28]
    assert table.tomb("Ankh") == 2


def test_tr_41_ring_for_an_idol() -> None:
    table = tut(2, nile={5: "Isis", 9: "Ra"}, collections=[RING, {}]).sail(5).isis(9)
    assert (table.asks(), table.tile(9)) == ("Ra", "Scarab Ring")


def test_tr_42_the_ring_set_cannot_be_reopened() -> None:
    """TR-42: after scoring nobody owns a ring, so Isis has no use; a returned ring only delays the scoring."""
    closed = tut(2, nile={5: "Isis"}, tomb={"Scarab Ring": 10}).sail(5)
    assert closed.asks() == "sail"
    rings = [{"Scarab Ring": 4}, {"Scarab Ring": 5}]
    table = tut(2, nile={5: "Isis", 9: "Scarab Ring", 20: "Ankh"}, collections=rings).sail(5).isis(20).sail(9)
    assert table.happened("set scored") == []
    table.sail(20)
    assert len(table.happened("set scored")) == 1


def test_tr_43_a_ring_laid_behind_all_boats_trails_and_may_close_the_set() -> None:
    table = tut(
        3,
        boats=[1, 40, 41],
        nile={2: "Scarab Ring", 3: "Throne", 4: "Isis", 60: "Throne"},
        collections=[{"Scarab Ring": 1}, {"Scarab Ring": 8}, {}],
    )
    table.sail(4).isis(3)
    assert [figures[0] for figures in table.happened("trailed")] == [2, 3]
    assert table.points == [28, 23, 28]


def test_tr_44_the_exchange_is_one_step() -> None:
    """TR-44: sets are tested when the ring lies there already: the last ring taken for a ring closes nothing."""
    table = tut(2, nile={5: "Isis", 9: "Scarab Ring"}, collections=[{"Scarab Ring": 9}, {}]).sail(5).isis(9)
    assert table.happened("set scored") == []
    assert table.set("Scarab Ring")["in_nile"] == 1


def test_tr_88_isis_through_osiris_or_horus_works() -> None:
    osiris = tut(2, nile={5: "Osiris", 9: "Ankh"}, underworld={"Isis": 1, "Ra": 1}, collections=[RING, {}]).sail(5)
    assert osiris.take("Isis").isis(9).held("Ankh") == [1, 0]
    horus = tut(2, nile={5: "Horus", 3: "Isis", 9: "Ankh"}, collections=[RING, {}]).sail(5)
    assert horus.fetch(3).isis(9).held("Ankh") == [1, 0]


def test_tr_89_the_giver_has_one_ring_less_for_the_bonus() -> None:
    table = tut(2, nile={5: "Isis", 9: "Ankh"}, collections=[{"Scarab Ring": 3}, {"Scarab Ring": 3}], boats=[-2, -1])
    assert table.set("Scarab Ring")["first_now"] == 0
    table.sail(5).isis(9)
    assert table.set("Scarab Ring")["first_now"] == 1


# --- Ra --------------------------------------------------------------------------------


def test_t_god_ra_moves_any_tile_to_the_underworld() -> None:
    table = tut(3, nile={5: "Ra", 9: "Horus", 10: "Ankh"}, collections=[{}, {}, {"Ankh": 1}]).sail(5)
    assert [action - 200 for action in table.state.options] == list(table.state.slots)
    idol = table.state.copy()
    table.game.apply(idol, 209)
    assert (idol.boats[0], idol.underworld[table.tile_number("Horus")]) == (5, 1)
    table.ra(10)
    assert table.points == [28, 28, 26]


def test_tr_45_ra_must_remove_something_and_may_take_what_was_just_passed() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Ankh", 3: "Ra"}).sail(3)
    assert table.legal()[0] == "move Ankh from slot 2 to the Underworld"
    assert all(words.startswith("move ") for words in table.legal())


def test_tr_46_a_ring_removed_by_ra_scores_nothing_but_the_bonus() -> None:
    table = tut(3, nile={5: "Ra", 9: "Scarab Ring"}, collections=[{}, {"Scarab Ring": 9}, {}]).sail(5).ra(9)
    assert table.points == [28, 23, 28]


def test_tr_47_ra_takes_the_last_tile_and_the_game_ends() -> None:
    nile = near("Ra", "Ankh")
    table = tut(2, nile=nile, underworld={}, collections=[{"Ankh": 1}, {}])
    table.sail(1)
    assert table.over
    assert table.game.ending(table.state) == "nile empty"
    assert table.points == [28, 30]


def test_tr_48_with_two_players_the_removed_tile_counts_for_the_underworld_first() -> None:
    """TR-48: one each, and the tile that Ra sinks puts the Underworld level with both, behind them."""
    table = tut(
        2,
        nile={5: "Ra", 9: "Pottery"},
        collections=[{"Pottery": 1}, {}],
        underworld={"Pottery": 2},
    )
    table.sail(5).ra(9)
    assert table.points == [28, 30]
    level = tut(2, nile={5: "Ra", 9: "Pottery"}, collections=[{"Pottery": 2}, {}], underworld={"Pottery": 1})
    assert level.sail(5).ra(9).points == [26, 30]


# --- Thoth --------------------------------------------------------------------------------


def test_t_god_thoth_exchanges_two_tiles_ahead() -> None:
    table = tut(2, nile={3: "Ankh", 5: "Thoth", 9: "Throne", 20: "Pottery"}).sail(5)
    assert all(action > 305 for action in table.state.options)
    table.thoth(9, 20)
    assert (table.tile(9), table.tile(20)) == ("Pottery", "Throne")
    assert table.tomb("Thoth") == 1


def test_tr_49_fewer_than_two_tiles_ahead_no_effect() -> None:
    table = tut(2, nile={79: "Thoth", 80: "Throne"}).sail(79)
    assert (table.asks(), table.tomb("Thoth")) == ("sail", 1)
    assert table.happened("no use") != []
    two = tut(2, nile={78: "Thoth", 79: "Ankh", 80: "Throne"}).sail(78)
    assert (two.asks(), two.tile(79), two.tile(80)) == ("sail", "Throne", "Ankh")


def test_tr_50_identical_tiles_may_be_exchanged() -> None:
    table = tut(2, nile={5: "Thoth", 9: "Throne", 20: "Throne"}).sail(5).thoth(9, 20)
    assert (table.tile(9), table.tile(20)) == ("Throne", "Throne")


def test_tr_51_tiles_may_land_behind_other_boats() -> None:
    table = tut(2, boats=[0, 30], nile={5: "Thoth", 9: "Throne", 40: "Ankh"}).sail(5).thoth(9, 40)
    assert (table.tile(9), table.boats) == ("Ankh", [5, 30])


# --- Horus --------------------------------------------------------------------------------


def test_t_god_horus_fetches_a_tile_or_goes_behind() -> None:
    table = tut(3, boats=[9, 4, 2], nile={3: "Ankh", 5: "empty", 6: "Ra", 10: "Horus"}).sail(10)
    assert table.legal()[0] == "go behind all boats"
    assert {action - 500 for action in table.state.options[1:]} == {slot for slot in table.state.slots if slot < 10}
    fetched = tut(3, nile={3: "Ankh", 10: "Horus"}, collections=[{"Ankh": 1}, {}, {}]).sail(10).fetch(3)
    assert fetched.points == [26, 28, 28]
    assert fetched.boats[0] == 10
    assert tut(3, nile={6: "Ra", 10: "Horus"}).sail(10).fetch(6).asks() == "Ra"


def test_tx_e5_horus_against_trailing() -> None:
    """T-GOD-1: A was last, sails over three tiles to Horus, chooses (b): nothing trails, A is behind all."""
    table = tut(2, boats=[1, 40], nile={2: "Ankh", 3: "Throne", 4: "Dagger", 5: "Horus"}).sail(5).behind()
    assert table.happened("trailed") == []
    assert [table.tile(slot) for slot in (2, 3, 4)] == ["Ankh", "Throne", "Dagger"]
    assert table.boats[0] < min(table.boats[1], 1)


def test_t_god_1_without_b_the_same_tiles_would_trail() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Ankh", 3: "Throne", 4: "Dagger", 5: "Horus"}).sail(5).fetch(3)
    assert [figures[0] for figures in table.happened("trailed")] == [2, 4]


def test_tr_52_nothing_behind_leaves_b() -> None:
    table = tut(2, nile={1: "Horus"}).sail(1)
    assert (table.boats, table.asks()) == ([-2, -1], "sail")


def test_tr_53_a_may_take_a_tile_about_to_trail() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Throne", 5: "Horus", 60: "Throne"}).sail(5).fetch(2)
    assert table.held("Throne") == [1, 0]


def test_tr_54_a_ring_fetched_scores_one() -> None:
    table = tut(2, nile={2: "Scarab Ring", 5: "Horus"}).sail(5).fetch(2)
    assert table.points == [29, 30]


@pytest.mark.parametrize(("others", "place"), [([20, 30], 0), ([0, 30], -1), ([-2, -1], -3), ([1, 5], 0)])
def test_tr_55_and_t_alg_9_the_place_behind_all(others: list[int], place: int) -> None:
    """TR-55, T-ALG-9: one behind the hindmost other boat, and before slot 1."""
    table = tut(3, boats=[40, *others], nile={50: "Horus", 45: "Throne"}).sail(50).behind()
    assert table.boats[0] == place


def test_tr_56_of_two_behind_all_the_later_is_further_back() -> None:
    table = tut(2, boats=[30, 40], nile={50: "Horus", 51: "Horus", 35: "Throne"}).sail(50).behind().sail(51).behind()
    assert table.boats == [0, -1]


def test_tr_57_b_when_already_last_cancels_trailing() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Throne", 3: "Horus"}).sail(3)
    assert table.boats[0] == min(table.boats)
    table.behind()
    assert (table.boats[0], table.tile(2)) == (0, "Throne")


def test_tr_58_b_goes_behind_boats_on_the_start_line() -> None:
    table = tut(4, nile={9: "Horus"}).sail(9).behind()
    assert table.boats == [-4, -1, -2, -3]


def test_tr_59_the_slot_left_by_b_is_empty() -> None:
    table = tut(2, nile={9: "Horus"}).sail(9).behind()
    assert table.tile(9) is None
    assert 9 not in table.state.options


def test_tr_90_nothing_trails_while_a_boat_is_behind_all() -> None:
    table = tut(2, boats=[1, 40], nile={5: "Horus", 60: "Ankh", 61: "Throne", 62: "Throne"}).sail(5).behind().sail(61)
    assert table.happened("trailed") == []
    table.sail(60)
    assert table.happened("trailed") != []


def test_tr_91_b_ends_a_chain_without_scoring_or_trailing() -> None:
    table = tut(2, boats=[1, 40], nile={2: "Ankh", 3: "Horus", 4: "Horus"}).sail(4).fetch(3).behind()
    assert (table.state.turn, table.asks()) == (1, "sail")
    assert table.happened("set scored") == table.happened("trailed") == []
    assert table.tomb("Horus") == 2


def test_tr_92_a_may_take_a_tile_ahead_of_other_boats() -> None:
    table = tut(2, boats=[20, 5], nile={10: "Throne", 30: "Horus"}).sail(30).fetch(10)
    assert table.held("Throne") == [1, 0]


def test_tr_93_after_b_anywhere_forward() -> None:
    table = tut(2, boats=[20, 0], nile={30: "Horus", 31: "Throne"}).sail(30).behind().sail(31)
    assert table.state.options == table.state.slots
