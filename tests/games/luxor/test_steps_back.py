"""Cards of editions that lead forward or back by more than one step: what L-CARD-2 and its rulings say of each step."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, fixture, luxor, only
from tests.games.luxor.reasons import asleep, because, move, piece, wish
from waset.games.luxor.rules import actions
from waset.games.luxor.rules.pieces import MOST_NUMBER, TOMB

CARDS = ("+/-2", "+/-3", f"+/-{MOST_NUMBER}")


def played(card: str, *places: int | str, rest: str = "2, 2, 2, 5", **said: Any) -> Table:
    """Seat 0 has played a card of CARDS from the left; only adventurers on these places can move."""
    table = fixture(hand=f"{card}, {rest}", at=only(*places), more_cards=CARDS, **said)
    return table.do(f"play {card} from the left")


def test_every_move_has_a_number_of_its_own() -> None:
    """Those of the printed cards are as they always were."""
    numbers = {actions.move(place, steps) for place in range(TOMB) for steps in range(-MOST_NUMBER, 15)}
    assert len(numbers) == TOMB * (MOST_NUMBER + 15)
    assert max(numbers) < actions.REORDER
    assert actions.move(4, -1) == 64 + 16 * 4
    for place in range(TOMB):
        for steps in range(-MOST_NUMBER, 15):
            action = actions.move(place, steps)
            assert actions.is_move(action)
            assert (actions.move_place(action), actions.move_steps(action)) == (place, steps)
            assert (action >= actions.COUNT) == (steps < -1)


def test_only_editions_that_need_them_have_more_actions() -> None:
    assert luxor().game.action_count == actions.COUNT == 848
    more = waset.make("luxor", edition={"basic_cards": [{"card": "+/-2", "copies": 31}]})
    assert more.action_count == actions.REORDER


def test_l_card_2_leads_exactly_that_far_ahead_or_back() -> None:
    table = played("+/-3", 10, 20)
    assert table.game.legal(table.state) == sorted(table.game.legal(table.state))
    assert set(table.legal()) == {
        "move -3 from space 10 to space 7",
        "move 3 from space 10 to space 13",
        "move -3 from space 20 to space 17",
        "move 3 from space 20 to space 23",
    }
    assert table.do("move -3 from space 10 to space 7").at()[-2:] == [7, 20]


def test_lr_30_gaps_do_not_count() -> None:
    table = played("+/-2", 10, spaces={9: "empty", 7: "empty"})
    assert "move -2 from space 10 to space 6" in table.legal()


def test_lr_26_all_steps_back_must_be_made_and_none_leads_to_the_stairs() -> None:
    assert played("+/-2", 3, 9).legal()[-2:] == ["move -2 from space 3 to space 1", "move -2 from space 9 to space 7"]
    for place, gaps in ((2, {}), (1, {}), ("stairs", {}), (4, {1: "empty", 3: "empty"})):
        table = played("+/-2", place, 20, spaces=gaps)
        assert [words for words in table.legal() if " -2 " in words] == ["move -2 from space 20 to space 18"]
        found = table.game.why_not(table.state, 0, move(place, steps=-2))
        assert found == because("no way back", "LR-26", from_=place)


def test_lr_28_osiris_sends_forward_who_ends_on_it_and_nobody_who_passes() -> None:
    on_it = played("+/-2", 10, spaces={8: "osiris 5"})
    assert "move -2 from space 10 to space 13" in on_it.legal()
    table = played("+/-3", 10, spaces={8: "osiris 5"})
    assert "move -3 from space 10 to space 7" in table.legal()
    past = fixture(hand="+/-2, 2, 2, 2, 5", at=only(40), keys=1, spaces={38: "osiris 5"}, more_cards=CARDS)
    assert past.legal() == ["drop +/-2 from the left", "drop 5 from the right"]
    assert past.game.why_not(past.state, 0, wish("play", side="left")) == because(
        "dead card",
        "LR-34",
        card="+/-2",
        steps=[-2, 2],
        why="Osiris past tomb",
        pieces=asleep(piece(40, "Osiris past tomb", "LR-34", 1)),
    )


def test_osiris_is_told_apart_from_the_steps_back() -> None:
    table = played("+/-2", 10, 20, spaces={8: "osiris 5"}).do("move -2 from space 10 to space 13")
    [moved] = [each for each in table.log if each.kind == "moved"]
    assert moved.figures[:4] == (10, 13, -2, 5)


def test_lr_27_a_statue_passed_backward_wakes_nobody_and_one_passed_by_osiris_does() -> None:
    back = played("+/-3", 10, "stairs", statues=(8, 99, 99))
    assert back.do("move -3 from space 10 to space 7").at().count("woken") == 0
    on = played("+/-2", 10, "stairs", spaces={8: "osiris 8"}, statues=(15, 99, 99))
    assert on.do("move -2 from space 10 to space 16").at().count("woken") == 1


def test_lr_29_the_tile_behind_is_used_as_usual() -> None:
    table = played("+/-2", 10, 20, spaces={8: "tunnel", 14: "tunnel"})
    assert table.do("move -2 from space 10 to space 8").at()[-2] == 14


def test_m1_mummy_9_whoever_ends_on_the_mummys_tile_falls_and_who_passes_does_not() -> None:
    said: dict[str, Any] = {"modules": "mummy", "mummy": 8}
    assert "lying 8" in played("+/-2", 10, 20, **said).do("move -2 from space 10 to space 8").at()
    assert "lying 8" not in played("+/-3", 10, 20, **said).do("move -3 from space 10 to space 7").at()


def test_lr_96_a_card_that_leads_only_back_must_be_played() -> None:
    table = fixture(hand="+/-2, 2, 2, 2, 5", at=only(40), more_cards=CARDS)
    assert table.legal() == ["play +/-2 from the left"]


def test_a_dead_card_says_what_keeps_it() -> None:
    table = fixture(hand="+/-9, 2, 2, 2, 1", at=only(35), more_cards=CARDS)
    assert table.legal()[0] == "play +/-9 from the left", "back it can go"
    table = fixture(hand="+/-9, 2, 2, 2, 1", at=only(35), more_cards=CARDS, spaces=dict.fromkeys(range(1, 34), "empty"))
    found = table.game.why_not(table.state, 0, {"kind": "card", "number": 1})
    assert found is not None
    assert (found.kind, found.figures["steps"]) == ("dead card", [-9, 9])
    assert piece(35, "past tomb", "L-MOVE-4", 6) in found.figures["pieces"]


def test_why_not_another_place_behind() -> None:
    table = played("+/-3", 10, 20)
    assert table.game.why_not(table.state, 0, move(10, 9)) == because("backward", "L-CARD-2")
    assert table.game.why_not(table.state, 0, move(10, steps=-2)) == because("wrong number", "L-CARD-2", steps=[-3, 3])


@pytest.mark.parametrize(("number", "totals"), [(1, [4]), (2, [5]), (3, [0, 6])])
def test_mr_43_as_an_added_card_the_total_is_forward_or_0(number: int, totals: list[int]) -> None:
    table = fixture(modules="equipment", hand=f"{number}+, +/-3, 2, 2, 5", at=only(10, "stairs"), more_cards=CARDS).do(
        f"play {number}+ from the left", "add +/-3 from the left"
    )
    steps = [table.game.means(table.state, each) for each in table.game.legal(table.state)]
    assert sorted({each.get("steps", 0) for each in steps}) == totals


def test_mr_70_the_key_changes_it_by_one_but_never_below_0() -> None:
    said: dict[str, Any] = {"modules": "characters", "character": "key", "keys": 2}
    table = played("+/-3", 10, **said)
    means = [table.game.means(table.state, each) for each in table.game.legal(table.state)]
    assert sorted((each["steps"], each["keys"]) for each in means) == [(-3, 0), (2, 1), (3, 0), (4, 1)]


def test_m4_forward_ignores_it_for_one_step() -> None:
    table = fixture(
        modules="characters", character="forward", hand="+/-3, 2, 2, 2, 5", at=only(10), more_cards=CARDS
    ).do("play +/-3 from the left for 1 step forward")
    assert table.at()[-1] == 11
