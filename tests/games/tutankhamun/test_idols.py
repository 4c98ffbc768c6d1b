"""The God Idols in general, their chains and the options about them: T-GOD-0, TR-27 to TR-32, TR-82 to TR-86."""

import pytest

import waset
from tests.games.tutankhamun.kit import near, tut
from waset.games.tutankhamun.rules.actions import THOTH, THOTH_WITH

RINGS = {"Scarab Ring": 2}


def test_t_god_0_powers_come_before_trailing() -> None:
    """T-GOD-0, TR-82: a tile about to trail can still be chosen."""
    table = tut(2, boats=[1, 30], nile={2: "Ankh", 3: "Throne", 4: "Ra"}).sail(4)
    assert table.happened("trailed") == []
    assert "move Ankh from slot 2 to the Underworld" in table.legal()
    table.ra(2)
    assert [figures[0] for figures in table.happened("trailed")] == [3]


def test_tr_82_isis_and_horus_reach_tiles_about_to_trail() -> None:
    nile = {2: "Throne", 3: "Pottery", 4: "Isis", 5: "Horus"}
    isis = tut(2, boats=[1, 30], nile=nile, collections=[RINGS, {}]).sail(4).isis(2)
    assert isis.held("Throne") == [1, 0]
    horus = tut(2, boats=[1, 30], nile=nile).sail(5).fetch(3)
    assert horus.held("Pottery") == [1, 0]


def test_tr_27_powers_are_compulsory() -> None:
    table = tut(2, nile={5: "Ra"}).sail(5)
    assert len(table.legal()) == 79
    assert not any("decline" in words for words in table.legal())
    with pytest.raises(waset.IllegalAction):
        table.decline()


def test_tr_28_a_power_without_use_goes_to_the_tomb_unasked() -> None:
    table = tut(2, nile={5: "Osiris"}).sail(5)
    assert (table.asks(), table.state.turn, table.tomb("Osiris")) == ("sail", 1, 1)
    assert table.happened("no use") == [(table.tile_number("Osiris"),)]


def test_tr_29_a_fetched_idol_works_from_where_the_boat_is() -> None:
    """TR-29: Horus on slot 20 fetches Thoth from slot 10; only tiles ahead of 20 can be exchanged."""
    table = tut(2, boats=[0, -1], nile={10: "Thoth", 20: "Horus", 5: "Ankh"}).sail(20).fetch(10)
    assert table.boats[0] == 20
    assert table.asks() == "Thoth"
    assert table.legal()[0].endswith("on slot 21 with a tile further on")
    table.thoth(21, 22)
    assert (table.tomb("Horus"), table.tomb("Thoth")) == (1, 1)


def test_tr_30_innermost_first_and_no_idol_twice() -> None:
    """TR-30: idols at work are nowhere; the last one is asked about, and all go to the Tomb."""
    table = tut(
        2, nile={5: "Osiris", 9: "Ra"}, underworld={"Osiris": 1, "Isis": 1, "Throne": 1}, collections=[RINGS, {}]
    )
    table.sail(5).take("Osiris")
    assert table.view()["at_work"] == ["Osiris", "Osiris"]
    assert table.legal() == ["take Throne from the Underworld", "take Isis from the Underworld"]
    table.take("Isis")
    assert table.asks() == "Isis"
    table.isis(9)
    assert table.view()["at_work"] == ["Osiris", "Osiris", "Isis", "Ra"]
    assert sum(table.state.tomb) == 0
    assert "Ra" not in table.view()["nile"][:9]
    table.ra(20)
    assert [table.tomb(god) for god in ("Osiris", "Isis", "Ra")] == [2, 1, 1]


def test_tr_30_a_chain_of_seven() -> None:
    """TR-30: two Osiris, two Isis, two Horus, then Ra: the deepest chain there is."""
    table = tut(
        2,
        boats=[40, -1],
        nile={50: "Osiris", 3: "Isis", 4: "Horus", 5: "Horus", 6: "Ra"},
        underworld={"Osiris": 1, "Isis": 1, "Throne": 1},
        collections=[RINGS, {}],
    )
    table.sail(50).take("Osiris").take("Isis").isis(3).isis(4).fetch(5).fetch(6)
    assert table.view()["at_work"] == ["Osiris", "Osiris", "Isis", "Isis", "Horus", "Horus", "Ra"]
    assert sum(table.state.tomb) == 0
    assert table.game.position(table.game.document(table.state)).key() == table.state.key()
    table.ra(70)
    assert (sum(table.state.tomb), table.state.turn) == (7, 1)


def test_tr_31_trailing_is_checked_once_after_the_chain() -> None:
    table = tut(2, boats=[1, 30], nile={2: "Ankh", 3: "Ra", 4: "Horus", 60: "Ankh"}).sail(4).fetch(3)
    assert table.happened("trailed") == []
    table.ra(50)
    assert [figures[0] for figures in table.happened("trailed")] == [2]


def test_tr_32_idols_are_no_set() -> None:
    """TR-32: the last Thoth leaves the Nile and nothing is scored; idols below have no rank."""
    table = tut(2, nile={5: "Thoth"}, underworld={"Thoth": 1, "Ra": 2, "Horus": 2}).sail(5).thoth(16, 17)
    assert table.happened("set scored") == []
    assert all(each["first_now"] is None for each in table.view()["sets"])
    sunk = tut(2, nile={5: "Ra", 9: "Thoth"}, underworld={"Thoth": 1}).sail(5).ra(9)
    assert (sunk.underworld("Thoth"), sunk.happened("set scored")) == (2, [])


def test_tr_83_a_chain_closes_one_set_and_trailing_may_close_more() -> None:
    table = tut(
        2,
        boats=[1, 40],
        nile={2: "Dagger", 3: "Ankh", 4: "Horus"},
        collections=[{"Dagger": 1}, {"Ankh": 1}],
    ).sail(4)
    table.fetch(3)
    kinds = [event.kind for event in table.log if event.kind in ("set scored", "trailed")]
    assert kinds == ["set scored", "trailed", "set scored"]


def test_tr_84_zero_comes_at_the_last_link_and_trailing_follows() -> None:
    table = tut(
        2,
        boats=[1, 40],
        nile={2: "Throne", 3: "Scarab Ring", 4: "Horus", 60: "Throne"},
        points=[1, 9],
    ).sail(4)
    table.fetch(3)
    assert table.over
    assert [figures[0] for figures in table.happened("trailed")] == [2]


def test_tr_85_a_target_need_not_be_useful() -> None:
    """TR-85: Ra may close a set for another player."""
    table = tut(2, nile={5: "Ra", 9: "Ankh"}, collections=[{}, {"Ankh": 1}], underworld={}).sail(5).ra(9)
    assert table.points == [30, 28]


# --- options --------------------------------------------------------------------------------


def test_t_opt_1_optional_idols_may_be_declined_each_by_itself() -> None:
    """T-OPT-1, TR-27: a declined idol goes to the Tomb; the outer ones have done their work."""
    table = tut(2, idols="optional", nile={5: "Osiris"}, underworld={"Ra": 1}).sail(5)
    assert table.legal() == ["take Ra from the Underworld", "decline"]
    table.take("Ra").decline()
    assert (table.tomb("Osiris"), table.tomb("Ra"), table.state.turn) == (1, 1, 1)
    assert table.happened("moved to Underworld") == []


def test_t_opt_1_nothing_is_asked_without_a_use() -> None:
    for god in ("Osiris", "Isis"):
        table = tut(2, idols="optional", nile={5: god}).sail(5)
        assert table.asks() == "sail"
        assert len(table.happened("no use")) == 1


def test_t_opt_1_the_second_half_of_thoth_cannot_be_declined() -> None:
    table = tut(2, idols="optional", nile={5: "Thoth"}).sail(5)
    assert table.legal()[-1] == "decline"
    table.apply(THOTH + 10)
    assert "decline" not in table.legal()


@pytest.mark.parametrize(("option", "asked"), [("no", False), ("yes", True)])
def test_t_opt_3_a_horus_with_nothing_behind_may_do_nothing(option: str, asked: bool) -> None:
    """T-OPT-3, TR-52."""
    table = tut(2, idle_horus=option, nile={1: "Horus"}).sail(1)
    assert (table.asks() == "Horus") is asked
    if asked:
        assert table.legal() == ["go behind all boats", "decline"]
        assert table.decline().boats == [1, -1]
    else:
        assert table.boats == [-2, -1]


def test_t_opt_3_does_not_help_a_horus_with_a_tile_behind() -> None:
    assert "decline" not in tut(2, idle_horus="yes", nile={5: "Horus"}).sail(5).legal()
    assert "decline" in tut(2, idols="optional", nile={5: "Horus"}).sail(5).legal()
    assert "decline" in tut(2, idols="optional", nile={1: "Horus"}).sail(1).legal()


def test_t_alg_10_choices_are_sorted_and_equal_ones_are_offered_once() -> None:
    """T-ALG-10: equal tiles in the Underworld are one choice; a single choice happens by itself."""
    table = tut(2, nile={5: "Osiris"}, underworld={"Throne": 3, "Ankh": 1}).sail(5)
    assert table.legal() == ["take Throne from the Underworld", "take Ankh from the Underworld"]
    single = tut(2, nile={5: "Osiris"}, underworld={"Throne": 3}).sail(5)
    assert (single.asks(), single.held("Throne")) == ("sail", [1, 0])


def test_t_alg_10_thoth_offers_each_pair_once() -> None:
    """T-ALG-10: first the lower slot, never the last one ahead, then a higher one; a single one is taken unasked."""
    table = tut(2, boats=[0, -1], nile=near("Thoth", "Ankh", "Dagger", "Pottery", last=70)).sail(1)
    pairs: list[tuple[int, int]] = []
    for lower in table.state.options:
        half = table.state.copy()
        table.game.apply(half, lower)
        asked = half.turn == 0
        pairs += [(lower - THOTH, higher - THOTH_WITH) for higher in half.options] if asked else [(lower - THOTH, 80)]
    slots = table.state.slots
    assert pairs == [(low, high) for low in slots for high in slots if low < high]
