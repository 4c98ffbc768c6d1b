"""The words of actions and events, the view's help for players, and the lobby's facts."""

import pytest

import waset
from tests.games.tutankhamun.kit import Table, last_tile, near, tut
from waset.core.event import Log

NAMES = ["Ann", "Ben", "Cleo"]


def told(table: Table) -> list[str]:
    """The log in sentences."""
    return [table.game.event_text(event, NAMES, None) for event in table.log]


def test_the_words_of_every_decision() -> None:
    ring = {"Scarab Ring": 1}
    nile = {3: "Ankh", 17: "Throne", 20: "Isis", 21: "Ra", 22: "Thoth", 23: "Horus", 24: "Osiris", 30: "Dagger"}
    words = {
        17: "sail to slot 17 (Throne)",
        20: "exchange a ring for Throne on slot 17",
        21: "move Throne from slot 17 to the Underworld",
        22: "exchange Dagger on slot 30 with a tile further on",
        23: "fetch Throne from slot 17",
        24: "take Pottery from the Underworld",
    }
    for slot, expected in words.items():
        table = tut(3, nile=nile, collections=[ring, {}, {}], underworld={"Pottery": 1, "Bracelet": 1})
        if slot > 17:
            table.sail(slot)
        assert expected in table.legal()
        table.do(expected)
    thoth = tut(3, nile=nile).sail(22).do("exchange Dagger on slot 30 with a tile further on")
    assert thoth.legal()[0].startswith("exchange it with ")
    assert thoth.view()["thoth"] == 30


def test_the_log_of_a_turn() -> None:
    table = tut(3, boats=[1, 40, 41], nile={2: "Throne", 3: "Scarab Ring", 4: "Horus", 60: "Throne"}).sail(4).fetch(3)
    assert told(table)[:3] == [
        "Ann sails from slot 1 to slot 4 (Horus).",
        "Horus: Ann fetches Scarab Ring from slot 3.",
        told(table)[2],
    ]
    assert told(table)[3:] == [
        "Ann scores 1 point for the ring.",
        "Throne on slot 2 is behind all boats and goes to the Underworld.",
    ]


def test_the_log_of_a_scored_set_and_of_the_end() -> None:
    scored = "The last Throne has left the Nile: Ann is first and scores 8, Ben is second and scores 4."
    assert scored in told(last_tile("Throne", [5, 3, 0], [20, 30, 31]))
    ended = told(last_tile("Throne", [5, 3, 0], [20, 30, 31], points=[3, 9, 9]))
    assert ended[-1] == "Ann is at 0: the game is over."
    below = told(last_tile("Throne", [2, 1], [20, 30], underworld=5))
    assert "The last Throne has left the Nile: the Underworld is first, Ann is second and scores 4." in below
    nobody = tut(3, nile={5: "Ra", 9: "Ankh"}, underworld={"Ankh": 1}).sail(5).ra(9)
    assert told(nobody)[-1] == "The last Ankh has left the Nile: nobody has any."
    empty = tut(2, nile=near("Ra"), underworld={}).sail(1)
    assert told(empty)[-2:] == ["Ra has no use for Ann now.", "The Nile is empty: the game is over."]


def test_the_log_of_the_gods() -> None:
    ring = {"Scarab Ring": 1}
    assert told(tut(3, nile={9: "Horus"}).sail(9).behind())[-1] == (
        "Horus: Ann goes behind all boats, to place 4 before the Nile."
    )
    assert told(tut(3, nile={9: "Thoth", 20: "Ankh", 21: "Ra"}).sail(9).thoth(20, 21))[-1] == (
        "Thoth: Ann exchanges two tiles; Ra lies now on slot 20, Ankh on slot 21."
    )
    isis = told(tut(3, nile={9: "Isis", 20: "Throne"}, collections=[ring, {}, {}]).sail(9).isis(20))
    assert isis[1] == "Isis: Ann lays a ring on slot 20 and takes Throne."
    osiris = told(tut(3, nile={9: "Osiris"}, underworld={"Throne": 1}).sail(9))
    assert osiris[1:] == ["Osiris: Ann takes Throne from the Underworld.", "Ann collects Throne; 7 left in the Nile."]
    ra = told(tut(3, nile={9: "Ra", 20: "Throne"}).sail(9).ra(20))
    assert ra[-1] == "Ra: Ann moves Throne from slot 20 to the Underworld."
    declined = told(tut(3, nile={9: "Ra"}, idols="optional").sail(9).decline())
    assert declined[-1] == "Ann declines the power of Ra."


def test_the_log_of_the_setup() -> None:
    game = waset.make("tutankhamun", players=3, options={"first": "random"})
    state = game.blank()
    log: Log = []
    game.apply(state, 1, log)
    game.apply(state, game.parse(state, "lay Ankh on slot 1"), log)
    assert [game.event_text(event, NAMES, None) for event in log] == ["Ben begins.", "On slot 1 lies Ankh."]


def test_the_view_says_where_every_set_stands() -> None:
    table = tut(2, collections=[{"Throne": 2}, {"Throne": 1}], underworld={"Throne": 3})
    throne = table.set("Throne")
    assert (throne["in_nile"], throne["underworld"], throne["held"]) == (2, 3, [2, 1])
    assert (throne["first_now"], throne["second_now"], throne["closed"]) == ("Underworld", 0, False)
    rings = table.set("Scarab Ring")
    assert (rings["each"], rings["first"], rings["second_now"]) == (1, 5, None)
    seat = tut(2, boats=[20, 0], nile={19: "empty", 18: "Ankh"}).view()["seats"][0]
    assert (seat["boat"], seat["nearest_behind"]) == (20, 18)


@pytest.mark.parametrize("option", ["first", "idols", "underworld_rings", "idle_horus"])
def test_t_opt_every_option_has_a_sentence_and_a_default(option: str) -> None:
    """T-OPT-1, T-OPT-2, T-OPT-3."""
    fact = next(each for each in waset.facts("tutankhamun").options if each.name == option)
    assert fact.default in fact.choices
    assert fact.sentence.endswith(".")


def test_t_opt_defaults_are_as_the_rules_say() -> None:
    """T-OPT-1 compulsory, T-OPT-2 yes, T-OPT-3 no."""
    options = waset.make("tutankhamun", players=2).options
    assert options == {"first": "0", "idols": "compulsory", "underworld_rings": "yes", "idle_horus": "no"}


def test_tr_72_a_missing_player_takes_the_first_option() -> None:
    """TR-72: the rules are silent, so the seat plays on with its first legal action."""
    table = tut(3)
    assert table.game.substitute(table.state) == table.state.options[0]
