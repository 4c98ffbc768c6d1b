"""What the tiles do: treasures, Horus tiles, temple tiles (L-ACT, L-TEMP)."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, luxor, random_play

LEVEL_1 = ["1-3"] * 2 + ["1-die"] * 2 + ["all +1", "last to second last"] + ["one less 1"] * 2
LEVEL_2 = ["1-4"] * 2 + ["1-die"] + ["all +2"] * 2 + ["last to second last"] + ["one less 2"] * 2
LEVEL_3 = ["1-6"] * 2 + ["all +3"] * 2 + ["last to second last"] * 2 + ["one less 3"] * 2


def exhausted(*levels: int) -> list[str]:
    """All Horus cards of these levels, to lie on the discard pile."""
    cards = {1: LEVEL_1, 2: LEVEL_2, 3: LEVEL_3}
    return [f"{card} (level {level})" for level in levels for card in cards[level]]


def arrive(tile: str, spaces: dict[int, str] | None = None, **document: Any) -> Table:
    """Seat 0 has just moved an adventurer from space 4 to this tile on space 5; one more stands on the stairs."""
    table = fixture(hand="1, 2, 3, 4, 5", at=document.pop("at", [4]), spaces={5: tile} | (spaces or {}), **document)
    return table.do("play 1 from the left", "move 1 from space 4 to space 5")


# --- treasures ----------------------------------------------------------------------------------------------------


def test_l_act_1_only_the_tile_where_the_movement_ended_acts() -> None:
    spaces = {3: "scarab", 5: "wild", 6: "horus 1", 7: "vase 1/2"}
    table = fixture(hand="2, 1, 1, 1, 1", at=[3, 5, 6], spaces=spaces).do("play 2 from the left")
    table.do("move 2 from space 5 to space 7")
    assert table.asks() == "draw"
    seat = table.seat()
    assert (seat["points"], seat["wild"], seat["scarabs"], seat["keys"]) == (2, 0, 0, 0)


def test_l_act_1_without_a_tile_there_is_no_action() -> None:
    tomb = fixture(hand="1, 2, 2, 2, 2", at=[40], keys=1).do("play 1 from the left", "move 1 from space 40 to the tomb")
    assert tomb.asks() == "draw"
    joined = fixture(hand="last to second last (level 1), 2, 2, 2, 2", at=[4, 9, "statue 3"], spaces={4: "empty"}).do(
        "play last to second last (level 1) from the left"
    )
    assert joined.asks() == "draw"
    assert [event.kind for event in joined.log] == ["played", "moved"]


@pytest.mark.parametrize(
    ("needs", "there", "claimed"), [(1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False), (3, 3, True)]
)
def test_l_act_2_a_treasure_is_claimed_when_enough_own_adventurers_stand_there(
    needs: int, there: int, claimed: bool
) -> None:
    at = [4, *[5] * there, *["statue 3", "statue 2", "statue 1", 20][: 4 - there]]
    table = arrive(f"statue {needs}/6", at=at, at1=[5, 5, 5])
    assert table.asks() == "draw"
    assert table.seat()["points"] == 6 * claimed
    assert table.seat()["treasures"] == {"vase": 0, "statue": int(claimed), "jewelry": 0}
    assert table.tile(5) == ("empty" if claimed else f"statue {needs}/6")
    assert table.seat(1)["points"] == 0


@pytest.mark.parametrize("icon", ["cobra", "falcon", "lion"])
@pytest.mark.parametrize("kind", ["tunnel", "scarab", "wild"])
def test_l_act_3_a_temple_tile_replaces_the_treasure_and_does_not_act(icon: str, kind: str) -> None:
    table = arrive("vase 1/2", {20: "tunnel"}, icons={5: icon}, at1=[5])
    temple = table.view()["temple"]
    table.do(f"reveal {kind} on space 5")
    stacks = ["cobra", "falcon", "lion"]
    taken = [before - after for before, after in zip(temple, table.view()["temple"], strict=True)]
    assert taken == [int(stack == icon) for stack in stacks]
    assert table.tile(5) == kind
    assert (table.at()[-1], table.at(1)[-1]) == (5, 5)
    assert table.asks() == "draw"
    seat = table.seat()
    assert (seat["points"], seat["scarabs"], seat["wild"]) == (2, 0, 0)


def test_l_act_3_steps_count_the_new_temple_tile() -> None:
    table = arrive("vase 1/2", icons={5: "cobra"}, hand1="3, 1, 1, 1, 1", at1=[3])
    table.do("reveal wild on space 5", "draw 2", "play 3 from the left")
    assert "move 3 from space 3 to space 6" in table.legal()


def test_l_act_4_without_an_icon_the_space_stays_empty() -> None:
    table = arrive("vase 1/2", at1=[5, 4], hand1="1, 2, 2, 2, 2")
    assert table.tile(5) == "empty"
    assert (table.at()[-1], table.at(1)[-2:]) == (5, [4, 5])
    table.do("draw 5", "play 1 from the left")
    assert table.legal() == ["move 1 from space 4 to space 6", "move 1 from space 5 to space 6"]


def test_l_act_4_an_emptied_space_is_never_filled_again() -> None:
    tables = random_play(4, 6)
    for before, after in pairwise(tables):
        if before.asks() == "reveal temple":
            continue
        for old, new in zip(before.view()["spaces"], after.view()["spaces"], strict=True):
            assert new == "empty" or old != "empty"


# --- Horus tiles --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_l_act_5_a_horus_tile_gives_a_key_or_the_top_card_of_its_level(level: int) -> None:
    tops = ["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]
    table = arrive(f"horus {level}", horus=tops)
    assert table.legal() == ["take a key", f"take {tops[level - 1]}"]
    key = table.copy().do("take a key")
    assert (key.seat()["keys"], key.view()["keys"], key.hand()) == (1, 19, ["2", "3", "4", "5"])
    card = table.do(f"take {tops[level - 1]}")
    assert (card.seat()["keys"], card.hand()) == (0, ["2", "3", tops[level - 1], "4", "5"])
    assert card.view()["horus"][level - 1]["cards"] == 7


def test_l_act_5_what_is_not_there_cannot_be_taken() -> None:
    no_key = arrive("horus 1", keys1=20, horus=["1-3 (level 1)", None, None])
    assert no_key.hand() == ["2", "3", "1-3 (level 1)", "4", "5"]
    assert no_key.seat()["keys"] == 0
    no_card = arrive("horus 1", discard=exhausted(1))
    assert (no_card.seat()["keys"], no_card.asks()) == (1, "draw")
    nothing = arrive("horus 1", keys1=20, discard=exhausted(1))
    assert (nothing.seat()["keys"], nothing.asks(), nothing.hand()) == (0, "draw", ["2", "3", "4", "5"])


def test_l_act_6_a_gained_horus_card_replaces_the_draw() -> None:
    table = arrive("horus 1", horus=["1-3 (level 1)", None, None])
    pile = table.view()["draw"]
    key = table.copy().do("take a key")
    assert key.asks() == "draw"
    assert key.do("draw die").view()["draw"] == pile - 1
    table.do("take 1-3 (level 1)", "turn up 1-3 (level 1)")
    assert (table.view()["draw"], table.view()["turn"], table.asks()) == (pile, 1, "card")
    assert len(table.hand()) == 5


def test_l_act_7_the_action_is_that_of_the_tile_after_osiris() -> None:
    table = arrive_by_osiris({4: "osiris 3", 7: "vase 1/2"})
    assert table.seat()["points"] == 2
    assert table.asks() == "draw"
    horus = arrive_by_osiris({4: "osiris 3", 7: "horus 2"})
    assert horus.asks() == "horus tile"


def arrive_by_osiris(spaces: dict[int, str]) -> Table:
    """Seat 0 has just moved from space 3 over the Osiris tile on space 4 to space 7."""
    table = fixture(hand="1, 2, 3, 4, 5", at=[3], spaces=spaces)
    return table.do("play 1 from the left", "move 1 from space 3 to space 7")


# --- temple tiles -------------------------------------------------------------------------------------------------


def test_l_temp_1_a_scarab_is_taken_by_chance_and_kept_secret() -> None:
    table = arrive("scarab", scarabs1=[4])
    assert table.legal() == ["scarab 1", "scarab 2", "scarab 3", "scarab 4"]
    assert [weight for _, weight in table.game.outcomes(table.state)] == [4, 8, 6, 3]
    table.do("scarab 3")
    assert table.view()["scarabs"] == 20
    assert table.seat()["scarab_values"] == [3]
    assert [table.view(seat)["seats"][0]["scarab_values"] for seat in (1, None)] == [None, None]
    assert table.view(1)["seats"][0]["scarabs"] == 1
    assert table.asks() == "draw"


def test_l_temp_2_a_wild_treasure_is_taken() -> None:
    table = arrive("wild")
    assert (table.seat()["wild"], table.view()["wild"], table.asks()) == (1, 17, "draw")


def test_l_temp_3_scarab_or_wild_treasure_is_the_players_choice() -> None:
    table = arrive("wild/scarab")
    assert table.legal() == ["take a scarab", "take a wild treasure"]
    wild = table.copy().do("take a wild treasure")
    assert (wild.seat()["wild"], wild.seat()["scarabs"], wild.asks()) == (1, 0, "draw")
    scarab = table.do("take a scarab", "scarab 4")
    assert (scarab.seat()["wild"], scarab.seat()["scarab_values"], scarab.asks()) == (0, [4], "draw")


TOPS = ["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]


@pytest.mark.parametrize(("favour", "cards"), [("1/2", TOPS[:2]), ("2/3", TOPS[1:])])
def test_l_temp_4_a_favour_gives_the_top_card_of_either_stack(favour: str, cards: list[str]) -> None:
    table = arrive(f"favour of Horus {favour}", horus=TOPS)
    assert table.legal() == [f"take {card}" for card in cards]
    for card in cards:
        after = table.copy().do(f"take {card}")
        assert after.hand() == ["2", "3", card, "4", "5"]
        assert after.finish_turn().view()["draw"] == table.view()["draw"]


def test_l_temp_4_an_exhausted_stack_is_no_option() -> None:
    one = arrive("favour of Horus 1/2", discard=exhausted(1), horus=[None, TOPS[1], None])
    assert one.hand() == ["2", "3", TOPS[1], "4", "5"]
    none = arrive("favour of Horus 1/2", discard=exhausted(1, 2))
    assert (none.asks(), none.hand()) == ("draw", ["2", "3", "4", "5"])


def test_l_temp_5_a_tunnel_must_be_taken_to_the_nearest_one_ahead() -> None:
    table = arrive("tunnel", {3: "tunnel", 9: "tunnel", 12: "tunnel"})
    assert table.at()[3:] == ["stairs", 9]
    assert table.asks() == "draw"


def test_l_temp_5_without_a_tunnel_ahead_nothing_happens() -> None:
    table = arrive("tunnel", {3: "tunnel"}, keys=1)
    assert table.at()[3:] == ["stairs", 5]
    assert table.asks() == "draw"


def test_l_temp_6_a_tunnel_trip_passes_statues() -> None:
    table = arrive("tunnel", {15: "tunnel"}, statues=(9, 14, 15))
    assert table.at() == ["woken", "woken", "statue 3", "stairs", 15]


def test_l_temp_7_the_arrival_tunnel_is_not_used_in_the_same_action() -> None:
    table = arrive("tunnel", {9: "tunnel", 12: "tunnel"}, hand1="1, 1, 1, 1, 1")
    assert table.at()[-1] == 9
    assert [event.figures for event in table.log if event.kind == "moved"] == [(4, 5, 1, 0, 0), (5, 9, 0, 0, 1)]


def test_l_temp_8_a_temple_tile_stays_and_may_be_used_again_by_anyone() -> None:
    at = ["statue 3", "statue 2", "statue 1", 2, 2]
    table = luxor(hand="1, 2, 3, 4, 1", hand1="1, 1, 2, 3, 4", at=at, at1=at, spaces={3: "wild"}, treasures={"vase": 1})
    table.do("play 1 from the left", "draw 5")
    assert (table.seat(0)["wild"], table.tile(3)) == (1, "wild")
    table.do("play 1 from the left", "draw 5")
    assert (table.seat(1)["wild"], table.tile(3)) == (1, "wild")
    table.do("play 1 from the right", "move 1 from space 2 to space 3")
    assert (table.seat(0)["wild"], table.tile(3), table.view()["wild"]) == (2, "wild", 15)
