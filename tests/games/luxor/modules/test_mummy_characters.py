"""Where the mummy meets characters, alone or with more modules: MX-11 to MX-21, MX-34, MX-36 to MX-38, MX-42."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, only
from tests.games.luxor.modules.mummy_kit import COST, HAND, STAY, mummy

HORUS = "1-die (level 1)"
EVERYTHING = "fifth-player, mummy, equipment, artifacts, characters"
NEARLY = {"vase": 0, "statue": 1, "jewelry": 1}
"""A vase is missing for an extra turn."""


def cast(character: str, other: str = "reroll", modules: str = "mummy, characters", **document: Any) -> Table:
    """Seat 0 is somebody, seat 1 somebody else; the mummy is on space 20 unless said."""
    said: dict[str, Any] = {"mummy": 20, "hand": HAND, "at": only(4), "keys": 0} | document
    return fixture(modules=modules, character=character, character1=other, **said)


# --- extra turns ----------------------------------------------------------------------------------------------------


def both_extra_turns(*others: int | str) -> Table:
    """Seat 0 claims the vase that completes a set, takes the extra turn for it, and buys another one."""
    table = cast(
        "extra turn",
        at=only(4, *others),
        treasures=NEARLY,
        spaces={5: "vase 1/2"},
        mummy_tiles=["extra turn", "2 points", "rearrange"],
        talismans=3,
    )
    if others:
        table.do(STAY)
    table.do("play 1 from the left", "take an extra turn", "draw die", "buy extra turn for 3")
    return table.do("turn up scarab for 2")


def test_mx_11_two_extra_turns_are_played_one_after_the_other_after_the_tile() -> None:
    table = both_extra_turns()
    assert table.view()["extra_turns"] == 1  # one more after the one that now begins
    table.do("play 2 from the left", "draw +/-1")
    assert (table.view()["extra_turns"], table.view()["turn"], table.asks()) == (0, 0, "card")
    table.do("play 3 from the left", "draw +/-1")
    assert (table.view()["turn"], table.view()["round"]) == (1, 1)


def test_mx_11_each_has_its_own_rise_attempt_and_a_failed_one_ends_only_itself() -> None:
    table = both_extra_turns("lying 12")
    assert table.legal() == [STAY, "try to rise"]
    table.do("try to rise", "roll 1", "raise nobody")
    assert (table.view()["turn"], table.legal()) == (0, [STAY, "try to rise"])
    table.do("try to rise", "roll 3", "raise space 12")
    assert (table.view()["turn"], table.at()[-2:]) == (1, [5, 12])


def test_mx_21_an_extra_turn_in_the_final_round_comes_before_the_next_player() -> None:
    """MX-41"""
    table = cast("extra turn", treasures=NEARLY, spaces={5: "vase 1/2"}, at=only(4, "tomb"), at1=only("tomb", 4))
    table.do("play 1 from the left", "take an extra turn", "draw die", "buy no mummy tile")
    assert (table.view()["in_tomb"], table.view()["turn"], table.asks()) == (2, 0, "card")
    table.do("play 2 from the left", "draw die", "buy no mummy tile")
    assert (table.view()["turn"], table.game.is_over(table.state)) == (1, False)
    assert table.finish_turn().game.ending(table.state) == "tomb"


def test_mx_21_an_extra_turn_of_the_last_player_belongs_to_the_round() -> None:
    """MX-41"""
    table = cast(
        "reroll",
        "extra turn",
        turn=1,
        at=only("tomb", "tomb"),
        hand1=HAND,
        at1=only(4),
        treasures1=NEARLY,
        spaces={5: "vase 1/2"},
    )
    table.do("play 1 from the left", "take an extra turn", "draw die", "buy no mummy tile")
    assert (table.view()["turn"], table.view()["round"], table.game.is_over(table.state)) == (1, 1, False)
    assert table.do("play 2 from the left").finish_turn().game.ending(table.state) == "tomb"


# --- Horus cards ----------------------------------------------------------------------------------------------------


def test_mx_14_the_mummy_moves_by_the_eyes_of_the_card_that_was_chosen() -> None:
    table = cast("choose Horus", spaces={5: "horus 1"}, horus=[HORUS, "1-4 (level 2)", "1-6 (level 3)"])
    table.do("play 1 from the left")
    assert table.legal() == ["take a key", f"take {HORUS}", "take 1-4 (level 2)", "take 1-6 (level 3)"]
    for card, space in ((HORUS, 19), ("1-4 (level 2)", 18), ("1-6 (level 3)", 17)):
        assert mummy(table.copy().do(f"take {card}")) == space


def test_mx_15_a_horus_card_ignored_for_one_step_moves_the_mummy_first() -> None:
    table = cast("forward", hand="1-6 (level 3), 1, 1, 1, 5", at=only(4, 17), at1=only(19))
    table.do("play 1-6 (level 3) from the left for 1 step forward")
    assert (mummy(table), table.at()[-2:], table.at(1)[-1]) == (17, [5, "lying 17"], "lying 19")
    assert table.seat()["talismans"] == 7


def test_mr_24_a_step_forward_is_judged_after_the_walk_too() -> None:
    """LR-21, MX-15"""
    table = cast("forward", hand="1-3 (level 1), 1, 1, 1, 5", at=only(19))
    assert table.legal() == ["play 5 from the right", "play 5 from the right for 1 step forward"]
    beside = cast("forward", hand="1-3 (level 1), 1, 1, 1, 5", at=only(18))
    assert len(beside.legal()) == 4


def test_mx_16_favour_of_horus_that_temple_reveals_moves_the_mummy_and_replaces_the_draw() -> None:
    table = cast("temple", spaces={5: "vase 1/2"}, icons={5: "cobra"}, horus=[HORUS, "1-4 (level 2)", None])
    table.do("play 1 from the left", "reveal favour of Horus 1/2 on space 5", "use the temple tile")
    table.do("take 1-4 (level 2)", "turn up all +2 (level 2)")
    assert (mummy(table), table.hand()) == (18, ["2", "3", "1-4 (level 2)", "4", "5"])
    assert table.asks() == "mummy tile"


def test_mx_16_a_tunnel_that_temple_reveals_may_lead_to_the_mummy() -> None:
    table = cast("temple", spaces={5: "vase 1/2", 20: "tunnel"}, icons={5: "cobra"})
    table.do("play 1 from the left", "reveal tunnel on space 5", "use the temple tile")
    assert (table.at()[-1], table.asks()) == ("lying 20", "draw")


def test_mx_20_who_claimed_and_is_felled_in_the_same_chain_keeps_the_claim() -> None:
    """MX-34: claim, temple tile, its action, the mummy."""
    table = cast("temple", mummy=6, spaces={5: "vase 1/2"}, icons={5: "cobra"}, horus=[HORUS, None, None])
    table.do("play 1 from the left", "reveal favour of Horus 1/2 on space 5", "use the temple tile", f"take {HORUS}")
    assert (mummy(table), table.at()[-1]) == (5, "lying 5")
    assert (table.seat()["points"], table.seat()["treasures"]["vase"], table.hand()[2]) == (2, 1, HORUS)
    kinds = ["claimed", "revealed", "took Horus card", "mummy"]
    assert [event.kind for event in table.log if event.kind in kinds] == kinds


def test_mx_34_points_then_extra_point_then_the_tile_that_appears() -> None:
    table = cast("extra point", modules="mummy, artifacts, characters", spaces={5: "vase 1/2"}, doubled=[5])
    table.do("play 1 from the left")
    assert [event.kind for event in table.log][-2:] == ["claimed", "extra point"]
    assert (table.asks(), table.seat()["points"], table.seat()["extra_points"]) == ("turn up hidden", 2, 1)


def test_mx_34_the_extra_turn_is_offered_after_the_temple_tile_has_appeared() -> None:
    table = cast("extra turn", treasures=NEARLY, spaces={5: "vase 1/2"}, icons={5: "cobra"})
    table.do("play 1 from the left")
    assert table.asks() == "reveal temple"
    assert table.do("reveal wild on space 5").legal() == ["take no extra turn", "take an extra turn"]


# --- dice, wakings, keys ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [1, 3, 5])
def test_mx_17_a_rise_roll_cannot_be_rolled_again(roll: int) -> None:
    """MR-75"""
    table = cast("reroll", "rearrange", at=only("lying 9")).do("try to rise", f"roll {roll}")
    assert table.legal() == ["raise nobody", "raise space 9"]


def test_mx_18_neither_fallen_nor_risen_adventurers_are_new() -> None:
    """MR-61"""
    table = cast("forward", "rearrange", at=only("lying 9", 4), at1=only(18, 19), hand="1-4 (level 2), 1, 1, 1, 5")
    table.do("try to rise", "roll 5", "raise space 9")
    assert table.asks() == "card"
    table.do("play 1-4 (level 2) from the left")
    assert (table.at(1)[-2:], table.asks()) == (["lying 18", "lying 19"], "move")


@pytest.mark.parametrize("tile", ["rear 1-4", "all move 4"])
def test_mx_38_rearrange_reacts_to_wakings_by_mummy_tiles(tile: str) -> None:
    table = cast(
        "forward",
        "rearrange",
        hand1=HAND,
        at=["statue 1", "statue 2", "statue 3", 6, 6],
        statues=(9, 19, 29),
        mummy_tiles=[tile, "2 points", "rearrange"],
        agenda=["end turn", "mummy tile"],
    )
    table.do(f"buy {tile} for {COST[tile]}")
    if table.asks() == "rear move":
        table.do("move 4 from space 6 to space 10")
    assert (table.asks(), table.view()["to_move"]) == ("rearrange", 1)
    table.do("put card 5 to place 1")
    assert (table.hand(1), table.asks()) == (["5", "1", "2", "3", "4"], "turn up mummy tile")


def test_mx_38_the_owners_own_waking_by_a_mummy_tile_with_five_cards() -> None:
    table = cast(
        "rearrange",
        at=only(9),
        statues=(9, 99, 99),
        mummy_tiles=["move 1", "2 points", "rearrange"],
        agenda=["end turn", "mummy tile"],
    )
    table.do("buy move 1 for 2")
    assert (table.asks(), len(table.legal())) == ("rearrange", 21)
    assert table.do("put card 1 to place 5").hand() == ["2", "3", "4", "5", "1"]


def test_mx_19_keys_of_a_mummy_tile_serve_the_ability() -> None:
    tiles = ["2 keys", "2 points", "extra turn"]
    table = cast("key", mummy_tiles=tiles, agenda=["end turn", "mummy tile"])
    table.do("buy 2 keys for 2", "turn up scarab for 2").finish_turn()
    assert table.seat()["keys"] == 2
    table.do("play 1 from the left", "move 2 from space 4 to space 6 for 1 key")
    assert (table.at()[-1], table.seat()["keys"], table.view()["keys_spent"]) == (6, 1, 1)


@pytest.mark.parametrize(("tile", "points"), [("treasure points", 2), ("lowest treasure", 1)])
def test_mx_19_extra_point_pays_nothing_for_points_of_mummy_tiles(tile: str, points: int) -> None:
    table = cast(
        "extra point",
        treasures={"vase": 2},
        mummy_tiles=[tile, "2 points", "scarab"],
        agenda=["end turn", "mummy tile"],
    )
    table.do(f"buy {tile} for {COST[tile]}")
    assert table.seat()["extra_points"] == points
    assert table.game.scores(table.state)[0].lines["character"] == 0


def test_mx_42_spent_keys_are_tomb_entries_and_uses_of_the_ability() -> None:
    table = cast("key", hand="1, 1, 1, 1, 5", at=only(39), keys=3)
    table.do("play 1 from the left", "move 2 from space 39 to the tomb for 1 key")
    assert (table.at()[-1], table.seat()["keys"]) == ("tomb", 1)
    assert (table.view()["keys_spent"], table.view()["in_tomb"], table.view()["keys"]) == (2, 1, 17)


# --- three and more ---------------------------------------------------------------------------------------------------


def test_mx_36_claim_card_mummy_one_draw_and_mummy_tile_in_a_turn_of_two_cards() -> None:
    table = cast(
        "temple",
        modules=EVERYTHING,
        mummy=8,
        hand="own 1+, 2, 3, 4, 5",
        spaces={7: "vase 1/2"},
        icons={7: "cobra"},
        doubled=[],
        horus=[HORUS, None, None],
    )
    table.do("play 1+ from the left", "add 2 from the left", "reveal favour of Horus 1/2 on space 7")
    table.do("use the temple tile", f"take {HORUS}", "turn up 1-3 (level 1)", "place the card second from the right")
    assert (table.at()[-1], mummy(table), table.seat()["points"]) == ("lying 7", 7, 2)
    assert (table.asks(), table.hand()) == ("draw", ["3", "4", HORUS, "5"])
    table.do("draw 1")
    assert (table.asks(), table.hand()) == ("mummy tile", ["3", "4", "1", HORUS, "5"])
    kinds = ["claimed", "revealed", "took Horus card", "mummy", "placed", "drew"]
    assert sorted(event.kind for event in table.log if event.kind in kinds) == sorted(kinds)


@pytest.mark.parametrize(("tile", "points"), [("treasure points", 2), ("lowest treasure", 6)])
def test_mx_37_an_artifact_with_its_extra_point_counts_and_is_no_longer_in_play(tile: str, points: int) -> None:
    table = cast(
        "extra point",
        modules="mummy, artifacts, characters",
        spaces=dict.fromkeys(range(1, 41), "vase 3/6") | {5: "artifact 1/1"},
        treasures={"statue": 1},
        mummy_tiles=[tile, "2 points", "scarab"],
    )
    table.do("play 1 from the left", "draw die")
    assert (table.seat()["points"], table.seat()["artifacts"], table.seat()["extra_points"]) == (1, 1, 1)
    table.do(f"buy {tile} for {COST[tile]}")
    assert table.seat()["extra_points"] == 1 + points
