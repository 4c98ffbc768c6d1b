"""Positions: what a document may leave out, and what is refused with its reason."""

from typing import Any

import pytest

import waset
from tests.games.tutankhamun.kit import make, near, tut
from waset.core.game import CHANCE


def test_an_empty_document_is_the_start() -> None:
    game = make(3)
    assert game.position({}).key() == game.start(0).key()
    assert game.position({"seed": 7}).key() == game.start(7).key()


def test_what_is_not_said_is_filled_next_to_the_tomb() -> None:
    table = tut(
        3,
        boats=[9, 12, 30],
        nile={20: "Throne"},
        underworld={"Throne": 3, "Ankh": 1, "Pottery": 3, "Ra": 2, "Isis": 2, "Thoth": 2},
    )
    assert table.tile(20) == "Throne"
    assert table.state.slots[-1] == 80
    assert table.state.slots[0] > 9
    assert 30 not in table.state.slots
    assert table.tile(10) is None
    assert len(table.state.slots) == 80 - 13


def test_what_finds_no_room_has_trailed_and_every_set_keeps_a_tile() -> None:
    table = tut(2, boats=[60, 61])
    assert len(table.state.slots) == 19
    assert all(each["in_nile"] for each in table.view()["sets"])
    assert sum(table.state.underworld) + sum(table.state.tomb) == 61


def test_a_list_is_the_whole_nile() -> None:
    """Sets of which nothing is said are closed; the rest of the open ones is below."""
    table = tut(2, boats=[0, -1], nile=["Throne", "empty", "Ankh"])
    assert table.legal() == ["sail to slot 1 (Throne)", "sail to slot 3 (Ankh)"]
    assert (table.underworld("Throne"), table.tomb("Pottery"), table.tomb("Ra")) == (7, 4, 2)


def test_points_without_their_source_have_a_line_of_their_own() -> None:
    table = tut(2, points=[20, 30])
    assert table.game.scores(table.state)[0].lines["earlier"] == 10
    assert "earlier" not in tut(2).game.scores(tut(2).state)[0].lines


def test_turn_or_turns() -> None:
    table = tut(3, turn=2, tomb={"Throne": 8})
    assert (table.state.turns, table.state.turn) == (3, 2)
    table = tut(4, turns=7, tomb={"Throne": 8})
    assert table.state.turn == 2


def test_a_chain_at_work() -> None:
    table = tut(2, boats=[9, -1], at_work=["Osiris", "Isis"], collections=[{"Scarab Ring": 1}, {}])
    assert table.asks() == "Isis"
    assert (table.tomb("Osiris"), table.isis(50).tomb("Osiris")) == (0, 1)
    about_to_trail = tut(2, boats=[9, 12], at_work=["Ra"], nile={5: "Throne", 70: "Throne"}).ra(60)
    assert [figures[0] for figures in about_to_trail.happened("trailed")] == [5]
    thoth = tut(2, boats=[9, -1], at_work=["Thoth"], thoth=20)
    assert thoth.asks() == "Thoth, second tile"


def test_a_game_that_is_over() -> None:
    table = tut(2, points=[0, 3], boats=[9, 10], turns=3)
    assert (table.over, table.game.ending(table.state)) == (True, "zero")
    empty = tut(2, nile=[], boats=[9, 10], turns=3, underworld={})
    assert empty.game.ending(empty.state) == "nile empty"


def test_a_game_being_laid_out() -> None:
    table = tut(2, turns=0, nile=["Throne", "Ra"])
    assert table.game.to_move(table.state) == CHANCE
    assert "lay Ra on slot 3" in table.legal()
    assert table.view()["decision"] == "lay"


FULL = {"Throne": 8}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"boats": [9, 12], "nile": {"5": "Ankh"}}, "'Ankh' on slot 5 is behind all boats (T-TRAIL-1)"),
        ({"boats": [9, 9]}, "two boats are at 9 (T-MODEL-3)"),
        ({"boats": [81, 0]}, "the boat of seat 0 is at 81; boats are from -3 to 80 (T-MODEL-2)"),
        ({"boats": [-4, 0]}, "is at -4"),
        ({"boats": [9, 0], "nile": {"9": "Ankh"}}, "the boat of seat 0 is on slot 9, where a tile lies"),
        ({"boats": [9]}, "boats: 2 entries are needed, one for each seat, not 1"),
        ({"boats": [9, "x"]}, "boats of seat 1: a whole number"),
        ({"underworld": FULL}, "no 'Throne' is in the Nile, but the set has not been scored (T-SCORE-1)"),
        ({"collections": [{"Throne": 5}, {"Throne": 3}]}, "no 'Throne' is in the Nile"),
        ({"collections": [{"Throne": 5}, {"Throne": 4}]}, "9 tiles 'Throne', more than the 8 in the game"),
        ({"nile": ["Ankh", "Ankh", "Ankh"]}, "3 tiles 'Ankh', more than the 2 in the game"),
        ({"turns": 0, "nile": ["Ankh", "Ankh", "Ankh"]}, "3 tiles 'Ankh', more than the 2 in the game"),
        ({"collections": [{"Ra": 1}, {}]}, "collection of seat 0: unknown key 'Ra'"),
        ({"tomb": {"Throne": 3}}, "3 of 'Throne' in the Tomb, which only whole sets enter"),
        ({"points": [31, 30]}, "points of seat 0: a whole number from 0 to 30"),
        ({"points": [-1, 30]}, "points of seat 0"),
        ({"scored": [{"Throne": 8}, {}], "points": [22, 30]}, "scored 8 for 'Throne', which is not complete"),
        ({"scored": [{"Throne": 9}, {}], "points": [21, 30], "tomb": FULL}, "which is too much"),
        ({"scored": [{"Throne": 8}, {}], "tomb": FULL}, "its marker went down by less"),
        ({"scored": [{"ring bonus": 5}, {}], "points": [25, 30]}, "'ring bonus', which is not complete"),
        ({"nile": {"81": "Ankh"}}, "nile: unknown key '81'"),
        ({"nile": {"8": "Ank"}}, "slot 8: unknown tile 'Ank'; did you mean 'Ankh'?"),
        ({"nile": "Ankh"}, "nile: a table is needed"),
        ({"turns": 9}, "8 turns have taken 0 tiles out of the Nile (TR-86)"),
        ({"turns": 81}, "turns: a whole number from 0 to 80"),
        ({"turns": 2, "turn": 0, "tomb": FULL}, "turn: seat 1 has turn 2, not 0"),
        ({"turns": 0, "points": [3, 3]}, "unknown key 'points'"),
        ({"at_work": ["Ra"]}, "an idol is at work, but the boat has not sailed"),
        ({"at_work": ["Throne"]}, "at_work: unknown idol 'Throne'"),
        ({"at_work": ["Ra", "Isis"], "boats": [9, 0]}, "Ra and Thoth bring no other idol"),
        ({"at_work": ["Ra"], "boats": [9, 0], "points": [0, 4]}, "a marker is at 0 already"),
        ({"at_work": ["Osiris"], "boats": [9, 0], "underworld": {}}, "nothing can be decided here"),
        ({"at_work": ["Ra", "Ra", "Ra"], "boats": [9, 0]}, "3 tiles 'Ra', more than the 2 in the game"),
        ({"at_work": ["Thoth"], "boats": [9, 0], "thoth": 80}, "slot 80 is not the lower one of two tiles ahead"),
        ({"thoth": 8}, "a slot is chosen only while Thoth is the last idol at work"),
        ({"boats": [40, 41], "underworld": {"Ankh": 1}}, "no room in the Nile for"),
        ({"boats": [9, 12], "turns": 2, "tomb": FULL}, "2 boats are under way, but only 1 turns"),
        ({"turns": 1, "underworld": {"Throne": 1}}, "1 tiles are in the Underworld, but nobody has sailed yet"),
        (
            {"collections": [{"Scarab Ring": 2}, {}], "points": [29, 30]},
            "seat 0 has 2 rings, but has scored 1 for rings",
        ),
        (
            {"collections": [{"Scarab Ring": 2}, {}], "points": [28, 30], "scored": [{"rings": 1, "Ankh": 1}, {}]},
            "seat 0 has 2 rings, but has scored 1 for rings",
        ),
        ({"bots": [1, 2]}, "unknown key 'bots'; did you mean 'boats'?"),
        ({"seed": -1}, "seed: a whole number"),
    ],
    ids=str,
)
def test_the_impossible_is_refused(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(waset.BadPosition) as refusal:
        make(2).position(document)
    assert reason in str(refusal.value)


def test_turns_fit_the_boats_unless_they_are_said() -> None:
    state = make(2).position({"turn": 1, "boats": [12, 9], "tomb": FULL})
    assert (state.turns, state.turn) == (4, 1)
    assert make(2).position({"turns": 6, "boats": [12, 9], "tomb": FULL}).turns == 6


def test_the_kit_empties_the_near_nile() -> None:
    assert tut(2, nile=near("Ankh", last=4)).legal()[0] == "sail to slot 1 (Ankh)"
