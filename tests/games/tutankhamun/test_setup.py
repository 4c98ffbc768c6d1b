"""The words of the game and its setup: T-MODEL, T-COMP, T-SETUP."""

import pytest

from tests.games.tutankhamun.kit import make, tut
from waset.core.game import CHANCE
from waset.core.ints import ints
from waset.core.rng import Rng
from waset.games.tutankhamun.rules.edition import check
from waset.games.tutankhamun.rules.tables import REBUILT_EDITION


def test_t_model_1_eighty_slots_with_one_tile_each() -> None:
    table = tut()
    assert len(table.view()["nile"]) == 80
    assert all(table.view()["nile"])
    table.sail(1 + table.view()["nile"].index("Throne"))
    assert table.view()["nile"].count(None) == 1


def test_t_comp_1_and_t_comp_2_the_tiles_by_name_and_count() -> None:
    """TR-1: three sets each of 8, 6, 4 and 2, and one of ten rings: 13 sets of 70 artifacts, with 10 idols."""
    nile = tut().view()["nile"]
    sizes: dict[int, tuple[str, ...]] = {
        8: ("Senet Game", "Throne", "Cartouche"),
        6: ("Sarcophagus", "Standing Statues", "Seated Statue"),
        4: ("Pottery", "Bracelet", "Lotus Lamp"),
        2: ("Ankh", "Dagger", "Crook & Flail"),
        10: ("Scarab Ring",),
    }
    for size, names in sizes.items():
        assert [nile.count(name) for name in names] == [size] * len(names)
    assert [nile.count(god) for god in ("Osiris", "Isis", "Ra", "Thoth", "Horus")] == [2] * 5
    assert len(tut().view()["sets"]) == 13
    assert check(REBUILT_EDITION) == []


def test_t_model_2_smaller_is_further_back_down_to_minus_players_minus_one() -> None:
    """T-MODEL-2: two Horus tiles put boats at the lowest two places."""
    table = tut(2, nile={1: "Horus", 2: "Horus"}).sail(1)
    assert table.boats == [-2, -1]
    table.sail(2)
    assert table.boats == [-2, -3]
    assert table.view()["back_to_front"] == [1, 0]
    assert table.game.rules.pieces.lowest(2) == -3


def test_t_model_3_and_tr_12_boats_are_never_at_one_place() -> None:
    game = make(6)
    for seed in range(20):
        state = game.start(seed)
        choice = Rng(seed)
        while not game.is_over(state):
            assert len(set(state.boats)) == 6
            assert all(boat < 1 or not state.nile[boat] for boat in state.boats)
            game.advance(state, state.options[choice.below(len(state.options))])


def test_t_model_4_ahead_is_larger_and_boats_do_not_block() -> None:
    table = tut(3, boats=[10, 20, 9], nile={21: "Throne", 11: "Ankh", **dict.fromkeys(range(1, 9), "empty")})
    assert "sail to slot 21 (Throne)" in table.legal()
    assert "sail to slot 11 (Ankh)" in table.legal()


def test_t_model_5_the_tomb_is_final() -> None:
    """T-MODEL-5: what is in the Tomb stays there; Osiris cannot fetch it."""
    table = tut(3, nile={1: "Osiris"}, tomb={"Ra": 1, "Throne": 8}, underworld={"Ankh": 1, "Dagger": 1}).sail(1)
    assert table.legal() == ["take Ankh from the Underworld", "take Dagger from the Underworld"]
    game = make(4)
    for seed in range(10):
        state = game.start(seed)
        choice = Rng(seed)
        before = state.tomb[:]
        while not game.is_over(state):
            game.advance(state, state.options[choice.below(len(state.options))])
            assert all(now >= was for now, was in zip(state.tomb, before, strict=True))
            before = state.tomb[:]


def test_t_model_6_points_count_down_never_below_zero_and_never_up() -> None:
    table = tut(3, nile={1: "Scarab Ring"}, points=[5, 28, 28]).sail(1)
    assert table.points == [4, 28, 28]
    game = make(5)
    for seed in range(20):
        state = game.start(seed)
        choice = Rng(seed)
        before = state.points[:]
        while not game.is_over(state):
            game.advance(state, state.options[choice.below(len(state.options))])
            assert all(0 <= now <= was for now, was in zip(state.points, before, strict=True))
            before = state.points[:]


def test_t_setup_1_chance_lays_all_tiles_slot_by_slot() -> None:
    game = make(2)
    state = game.blank()
    assert game.to_move(state) == CHANCE
    assert sum(weight for _, weight in game.outcomes(state)) == 80
    rng = Rng(3)
    laid = 0
    while game.in_setup(state):
        assert game.text(state, game.outcomes(state)[0][0]).endswith(f" on slot {laid + 1}")
        game.apply(state, game.sample(state, rng))
        laid += 1
    assert laid <= 80
    assert len(state.slots) == 80
    assert not any(state.bag)
    assert game.start(1).nile != game.start(2).nile


def test_t_setup_1_a_single_outcome_happens_by_itself() -> None:
    """A chance draw with one outcome left is not asked for."""
    everything = {"sets": [{"set": "Clay", "tiles": 80, "first": 80, "second": 40}], "idols": []}
    everything["rings"] = [{"tiles": 0, "each": 0, "bonus": 0}]
    game = make(2, edition=everything)
    assert game.to_move(game.blank()) == 0


def test_t_setup_3_each_player_has_a_colour_of_his_own() -> None:
    assert len(set(make(6).meta.seats)) == 6


@pytest.mark.parametrize(("players", "points"), [(2, 30), (3, 28), (4, 24), (5, 20), (6, 18)])
def test_t_setup_4_start_points(players: int, points: int) -> None:
    assert tut(players).points == [points] * players


def test_tx_e4_five_players_start_with_twenty() -> None:
    assert tut(5).points == [20] * 5


def test_t_setup_5_the_start_player_is_a_seat_or_random() -> None:
    assert make(3, first=2).start(0).turn == 2
    game = make(3, first="random")
    state = game.blank()
    assert game.outcomes(state) == [(0, 1), (1, 1), (2, 1)]
    assert game.text(state, 1) == "seat 1 begins"
    game.apply(state, 1)
    assert (state.first, state.turn, list(state.boats)) == (1, 1, [-2, 0, -1])


def test_tx_e1_the_start_line() -> None:
    """T-SETUP-6: Yellow, Red, Green, Blue queue at 0, -1, -2, -3; Blue wins every tie."""
    table = tut(4)
    assert table.game.meta.seats[:4] == ("Yellow", "Red", "Green", "Blue")
    assert table.boats == [0, -1, -2, -3]
    table.state.collections = ints([1] * len(table.state.collections))
    assert (table.set("Throne")["first_now"], table.set("Throne")["second_now"]) == (3, 2)


def test_tr_11_the_start_player_is_furthest_ahead() -> None:
    assert tut(4, first=2).boats == [-2, -3, 0, -1]
    assert tut(4, first=2).view()["back_to_front"] == [1, 0, 3, 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tr_100_the_line_for_any_number_of_players(players: int) -> None:
    """TR-100."""
    assert tut(players).boats == [-place for place in range(players)]


def test_t_setup_7_underworld_and_tomb_start_empty() -> None:
    view = tut(6).view()
    assert (view["underworld"], view["tomb"]) == ({}, {})


def test_tr_17_the_first_move_may_go_anywhere() -> None:
    assert tut().game.legal(tut().state) == list(range(1, 81))


def test_tr_18_nothing_trails_while_a_boat_is_on_the_start_line() -> None:
    table = tut(2, nile={40: "Throne", 50: "Ankh", 60: "Pottery"}).sail(40)
    assert table.happened("trailed") == []
    table.sail(50)
    assert len(table.happened("trailed")) == 39
