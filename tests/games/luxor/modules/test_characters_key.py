"""Characters: a key changes the number of a card by one. M4-KEY, MR-69 to MR-72, MX-25, MX-26, MX-39, MX-42."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, fixture, only


def with_keys(hand: str, *places: int | str, modules: str = "characters", **said: Any) -> Table:
    """Fixture F in which seat 0 has the character and two keys; only adventurers on these places can move."""
    given = {"character": "key", "character1": "none", "keys": 2, "at": only(*places), **said}
    return fixture(modules=modules, hand=hand, **given)


def equipped(hand: str, *places: int | str, **said: Any) -> Table:
    """The same with equipment."""
    return with_keys(hand, *places, modules="equipment, characters", **said)


def numbers(table: Table) -> dict[int, int]:
    """What the one adventurer on space 10 may go, and the keys it costs."""
    found = {}
    for words in table.legal():
        steps = 0 if words.startswith("act") else int(words.split()[1])
        found[steps] = int(words.split(" for ")[1].split()[0]) if " for " in words else 0
    assert len(found) == len(table.legal())
    return found


def test_m4_key_its_owner_begins_with_two_keys() -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player", "characters"])
    for seed in range(6):
        view = game.view(game.start(seed), None)
        assert all(seat["keys"] == (2 if seat["character"] == "key" else 0) for seat in view["seats"])
        assert view["keys"] + sum(seat["keys"] for seat in view["seats"]) == 20


def test_mx_e9_a_key_lowers_the_number_by_one() -> None:
    table = fixture(
        modules="characters",
        character="none",
        character1="key",
        turn=1,
        hand1="2, 1, 3, 4, 5",
        at1=only(4),
        spaces={5: "tunnel", 9: "tunnel"},
    )
    assert table.seat(1)["keys"] == 2
    table.do("play 2 from the left", "move 1 from space 4 to space 5 for 1 key")
    assert (table.seat(1)["keys"], table.at(1)[-1], table.view()["keys_spent"]) == (1, 9, 1)


@pytest.mark.parametrize("card", ["1", "2", "5"])
def test_m4_key_raises_or_lowers_by_one(card: str) -> None:
    table = with_keys(f"{card}, 3, 3, 3, 4", 10).do(f"play {card} from the left")
    assert numbers(table) == {int(card) - 1: 1, int(card): 0, int(card) + 1: 1}


def test_m4_key_never_goes_below_0() -> None:
    assert numbers(equipped("0, 3, 3, 3, 4", 10).do("play 0 from the left")) == {0: 0, 1: 1}


@pytest.mark.parametrize("card", ["1-3 (level 1)", "one less 1 (level 1)", "1-die (level 1)", "all +1 (level 1)"])
def test_m4_key_is_not_for_horus_cards(card: str) -> None:
    table = with_keys(f"{card}, 3, 3, 3, 4", 10, 20).do(f"play {card} from the left")
    if "die" in card:
        table.do("roll 2")
    assert not [words for words in table.legal() if "key" in words]
    assert "move 4 from space 10 to space 14" not in table.legal()


def test_m4_key_without_keys_there_is_no_choice() -> None:
    assert with_keys("2, 3, 3, 3, 4", 10, keys=0).do("play 2 from the left").at()[-1] == 12


def test_mr_69_one_key_for_a_card_and_it_goes_to_the_key_space() -> None:
    table = with_keys("3, 1, 1, 1, 4", 10, keys=5).do("play 3 from the left")
    assert numbers(table) == {2: 1, 3: 0, 4: 1}
    supply = table.view()["keys"]
    table.do("move 4 from space 10 to space 14 for 1 key")
    assert (table.seat()["keys"], table.view()["keys_spent"], table.view()["keys"]) == (4, 1, supply)


def test_mr_69_the_card_as_it_is_costs_nothing() -> None:
    table = with_keys("3, 1, 1, 1, 4", 10).do("play 3 from the left", "move 3 from space 10 to space 13")
    assert (table.seat()["keys"], table.view()["keys_spent"]) == (2, 0)


def test_mr_70_plus_minus_one_becomes_2_or_0() -> None:
    assert numbers(with_keys("+/-1, 1, 1, 1, 4", 10).do("play +/-1 from the left")) == {-1: 0, 0: 1, 1: 0, 2: 1}


def test_mr_71_the_key_is_spent_after_the_roll() -> None:
    table = with_keys("die, 1, 1, 1, 4", 10).do("play die from the left")
    assert (table.asks(), table.seat()["keys"]) == ("roll", 2)
    assert numbers(table.do("roll 4")) == {3: 1, 4: 0, 5: 1}


@pytest.mark.parametrize(("keys", "tomb"), [(1, False), (2, True)])
def test_mr_72_the_tomb_needs_a_key_of_its_own(keys: int, tomb: bool) -> None:
    table = with_keys("1, 3, 3, 3, 4", 39, keys=keys).do("play 1 from the left")
    entering = "move 2 from space 39 to the tomb for 1 key"
    assert (entering in table.legal()) is tomb
    if tomb:
        table.do(entering)
        assert (table.at()[-1], table.seat()["keys"], table.view()["keys_spent"]) == ("tomb", 0, 2)


# --- dead cards (LR-21, LR-23) ------------------------------------------------------------------------------------


def test_lr_21_a_card_that_only_a_key_brings_to_life_may_be_played_and_then_it_is_spent() -> None:
    table = with_keys("3, 1, 1, 1, 4", 39)
    assert table.legal() == ["play 3 from the left", "drop 3 from the left", "drop 4 from the right"]
    table.do("play 3 from the left")
    assert (table.at()[-1], table.seat()["keys"], table.asks()) == ("tomb", 0, "draw")


def test_lr_21_the_key_is_compulsory_then_but_not_which_adventurer() -> None:
    table = equipped("0, 1, 1, 1, 4", "stairs", 7, spaces={7: "empty"})
    assert table.legal() == ["play 0 from the left", "play 4 from the right"]
    assert table.do("play 0 from the left").legal() == [
        "move 1 from the stairs to space 1 for 1 key",
        "move 1 from space 7 to space 8 for 1 key",
    ]


def test_lr_21_a_playable_end_takes_the_drops_away_though_help_would_do_for_the_other() -> None:
    table = with_keys("3, 2, 2, 2, 1", 39)
    assert table.legal() == ["play 3 from the left", "play 1 from the right"]


def test_lr_21_with_too_few_keys_the_card_is_dead() -> None:
    table = with_keys("3, 1, 1, 1, 4", 39, keys=1)
    assert table.legal() == ["drop 3 from the left", "drop 4 from the right"]


def test_lr_23_a_roll_that_only_a_key_makes_legal_may_be_moved_or_not() -> None:
    table = with_keys("die, 1, 1, 1, 4", 39).do("play die from the left", "roll 3")
    assert table.legal() == ["move 2 from space 39 to the tomb for 1 key", "do not move"]
    stayed = table.copy().do("do not move")
    assert (stayed.at()[-1], stayed.seat()["keys"], stayed.asks()) == (39, 2, "draw")
    assert table.do("move 2 from space 39 to the tomb for 1 key").seat()["keys"] == 0


def test_lr_23_a_roll_that_is_legal_by_itself_must_be_moved() -> None:
    table = with_keys("die, 1, 1, 1, 4", 39).do("play die from the left", "roll 1")
    assert table.legal() == [
        "act on space 39 for 1 key",
        "move 1 from space 39 to space 40",
        "move 2 from space 39 to the tomb for 1 key",
    ]


# --- with equipment -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "found"),
    [(1, {2: 1, 3: 0, 4: 1}), (2, {1: 2, 2: 1, 3: 0, 4: 1, 5: 2}), (5, {1: 2, 2: 1, 3: 0, 4: 1, 5: 2})],
)
def test_mx_25_each_of_two_cards_may_take_a_key(keys: int, found: dict[int, int]) -> None:
    table = equipped("2+, 1, 4, 4, 5", 10, keys=keys).do("play 2+ from the left", "add 1 from the left")
    assert numbers(table) == found


def test_mx_25_one_card_takes_one_key_also_if_it_is_an_n_plus() -> None:
    table = equipped("2+, 1, 4, 4, 5", 10, keys=5).do("play 2+ from the left", "add no card")
    assert numbers(table) == {1: 1, 2: 0, 3: 1}


@pytest.mark.parametrize(
    ("card", "found"),
    [("2+", {0: 1, 1: 0, 2: 1, 3: 0, 4: 1, 5: 2}), ("1+", {0: 0, 1: 1, 2: 0, 3: 1, 4: 2})],
)
def test_mx_25_only_the_total_must_not_be_negative_and_the_fewest_keys_are_spent(
    card: str, found: dict[int, int]
) -> None:
    table = equipped(f"{card}, +/-1, 4, 4, 5", 10).do(f"play {card} from the left", "add +/-1 from the left")
    assert numbers(table) == found


def test_mx_25_a_card_that_only_keys_bring_to_a_legal_total_may_be_added() -> None:
    """2+ and 3 are 5, from space 37 too many by two."""
    table = equipped("2+, 3, 4, 4, 5", 37, keys=2).do("play 2+ from the left")
    assert table.legal() == ["add no card", "add 3 from the left"]
    fewer = equipped("2+, 3, 4, 4, 5", 37, keys=1).do("play 2+ from the left")
    assert [words for words in fewer.legal() if words.startswith("add")] == []


@pytest.mark.parametrize(
    ("roll", "found"),
    [(1, {0: 0, 1: 0, 2: 0, 3: 1}), (2, {0: 1, 1: 0, 2: 0, 3: 0, 4: 1}), (6, {4: 1, 5: 0, 6: 0, 7: 0, 8: 1})],
)
def test_mx_26_a_key_and_die_plus_minus_one_add_up(roll: int, found: dict[int, int]) -> None:
    table = equipped("die +/-1, 1, 1, 1, 4", 10).do("play die +/-1 from the left", f"roll {roll}")
    assert numbers(table) == found


def test_mx_26_a_key_makes_a_0_one_step_forward() -> None:
    table = equipped("0, 3, 3, 3, 4", 10, spaces={10: "scarab", 11: "wild"}).do("play 0 from the left")
    table.do("move 1 from space 10 to space 11 for 1 key")
    assert (table.seat()["wild"], table.seat()["scarabs"], table.seat()["keys"]) == (1, 0, 1)


def test_mr_42_a_key_makes_a_1_a_0() -> None:
    table = with_keys("1, 3, 3, 3, 4", "stairs", 10, spaces={10: "scarab"}).do("play 1 from the left")
    assert [words for words in table.legal() if words.startswith("act")] == ["act on space 10 for 1 key"]
    table.do("act on space 10 for 1 key")
    assert (table.asks(), table.at()[3:]) == ("draw scarab", ["stairs", 10])


def test_mx_39_only_the_total_matters_not_which_card_takes_the_key() -> None:
    table = equipped("2+, 3, 4, 4, 5", 10, keys=1).do("play 2+ from the left", "add 3 from the left")
    assert table.legal() == [
        "move 4 from space 10 to space 14 for 1 key",
        "move 5 from space 10 to space 15",
        "move 6 from space 10 to space 16 for 1 key",
    ]


def test_mx_42_the_key_space_holds_a_key_for_each_entry_and_each_use() -> None:
    """Such a position can be written down and read again."""
    table = with_keys("3, 1, 1, 1, 4", 39).do("play 3 from the left", "draw 2")
    assert (table.view()["keys_spent"], table.view()["in_tomb"]) == (2, 1)
    assert table.game.document(table.state)["keys_spent"] == 2
