"""Characters: forward, temple and extra turn. M4-FORWARD, M4-TEMPLE, M4-EXTRATURN and their rulings."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, only

STEP = "for 1 step forward"


def playing(character: str, hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F in which seat 0 has this character and seat 1 none; only adventurers on these places can move."""
    given = {"character": character, "character1": "none", "at": only(*places), **said}
    return fixture(modules="characters", hand=hand, **given)


# --- forward ------------------------------------------------------------------------------------------------------


def test_mx_e7_a_card_is_ignored_for_one_step_and_the_tile_acts() -> None:
    table = playing("forward", "3, 1, 1, 1, 5", 4, spaces={5: "tunnel", 9: "tunnel"})
    table.do(f"play 3 from the left {STEP}")
    assert (table.at()[-1], table.asks(), table.view()["top_discard"]) == (9, "draw", "3")


def test_m4_forward_use_the_card_or_ignore_it() -> None:
    table = playing("forward", "3, 1, 1, 1, 5", 4, 9)
    assert table.legal() == [
        "play 3 from the left",
        "play 5 from the right",
        f"play 3 from the left {STEP}",
        f"play 5 from the right {STEP}",
    ]
    assert table.do(f"play 5 from the right {STEP}").legal() == [
        "move 1 from space 4 to space 5",
        "move 1 from space 9 to space 10",
    ]


def test_m4_forward_an_ignored_one_less_lowers_no_requirement() -> None:
    table = playing("forward", "one less 1 (level 1), 1, 1, 1, 5", 4, spaces={5: "vase 2/3"})
    used = table.copy().do("play one less 1 (level 1) from the left")
    assert used.asks() == "claim"
    assert table.do(f"play one less 1 (level 1) from the left {STEP}").asks() == "draw"


@pytest.mark.parametrize("card", ["die", "1-die (level 1)"])
def test_mr_65_a_die_is_ignored_before_the_roll_or_not_at_all(card: str) -> None:
    table = playing("forward", f"{card}, 1, 1, 1, 5", 4)
    ignored = table.copy().do(f"play {card} from the left {STEP}")
    assert (ignored.at()[-1], ignored.asks()) == (5, "draw")
    table.do(f"play {card} from the left", "roll 3")
    assert f"play {card} from the left {STEP}" not in table.legal()
    assert table.asks() == ("draw" if card == "die" else "move")


def test_mr_65_the_step_wakes_and_claims_like_any_movement() -> None:
    table = fixture(
        modules="characters",
        character="forward",
        character1="none",
        hand="5, 1, 1, 1, 5",
        at=[9, 4],
        statues=(9, 99, 99),
        spaces={10: "vase 1/2"},
    )
    table.do(f"play 5 from the left {STEP}", "move 1 from space 9 to space 10")
    assert (table.at()[0], table.seat()["points"]) == ("woken", 2)


@pytest.mark.parametrize(
    ("right", "legal"),
    [
        ("1", ["play 1 from the right", f"play 5 from the left {STEP}", f"play 1 from the right {STEP}"]),
        (
            "4",
            [
                *("drop 5 from the left", "drop 4 from the right"),
                *(f"play 5 from the left {STEP}", f"play 4 from the right {STEP}"),
            ],
        ),
    ],
)
def test_mr_66_a_dead_end_may_be_ignored_but_that_never_counts_for_drops(right: str, legal: list[str]) -> None:
    """The same in LR-21: drops are offered only if neither end is playable unaided."""
    table = playing("forward", f"5, 1, 1, 1, {right}", 39)
    assert table.legal() == legal
    assert table.do(f"play 5 from the left {STEP}").at()[-1] == 40


@pytest.mark.parametrize("keys", [0, 1])
def test_mr_76_the_step_may_lead_into_the_tomb_for_a_key(keys: int) -> None:
    table = playing("forward", "5, 1, 1, 1, 4", 40, keys=keys)
    ignoring = [f"play 5 from the left {STEP}", f"play 4 from the right {STEP}"]
    assert [words for words in table.legal() if STEP in words] == (ignoring if keys else [])
    if keys:
        table.do(ignoring[0])
        assert (table.at()[-1], table.seat()["keys"], table.seat()["sarcophagi"]) == ("tomb", 0, [5])


def test_mr_76_the_step_never_goes_backward() -> None:
    table = playing("forward", "+/-1, 1, 1, 1, 4", 6, 20).do(f"play +/-1 from the left {STEP}")
    assert table.legal() == ["move 1 from space 6 to space 7", "move 1 from space 20 to space 21"]


@pytest.mark.parametrize("card", ["all +2 (level 2)", "last to second last (level 1)"])
def test_mr_77_of_all_adventurers_only_one_goes_one_step(card: str) -> None:
    table = playing("forward", f"{card}, 1, 1, 1, 4", 6, 20).do(f"play {card} from the left {STEP}")
    assert table.legal() == ["move 1 from space 6 to space 7", "move 1 from space 20 to space 21"]
    assert table.do("move 1 from space 20 to space 21").at()[3:] == [6, 21]
    assert table.asks() == "draw"


def test_mr_77_a_dead_horus_card_may_be_ignored_too() -> None:
    table = playing("forward", "last to second last (level 1), 1, 1, 1, 4", 6)
    assert table.legal() == [
        "play 4 from the right",
        f"play last to second last (level 1) from the left {STEP}",
        f"play 4 from the right {STEP}",
    ]


# --- temple -------------------------------------------------------------------------------------------------------


def revealing(tile: str, character: str = "temple", **said: Any) -> Table:
    """Seat 0 claims a treasure on space 11 and this temple tile appears there."""
    given = {"spaces": {11: "vase 1/2"}, "icons": {11: "cobra"}, **said}
    return playing(character, "1, 2, 3, 4, 5", 10, **given).do("play 1 from the left", f"reveal {tile} on space 11")


def test_m4_temple_the_tile_that_appears_may_be_used_at_once() -> None:
    table = revealing("scarab")
    assert table.legal() == ["do not use the temple tile", "use the temple tile"]
    assert table.copy().do("do not use the temple tile").asks() == "draw"
    table.do("use the temple tile", "scarab 4")
    assert (table.seat()["scarab_values"], table.seat()["points"], table.asks()) == ([4], 2, "draw")


def test_m4_temple_a_favour_replaces_the_draw() -> None:
    table = revealing("favour of Horus 1/2", horus=["1-3 (level 1)", "1-4 (level 2)", None])
    table.do("use the temple tile", "take 1-4 (level 2)", "turn up 1-4 (level 2)")
    assert (table.hand(), table.state.turn) == (["2", "3", "1-4 (level 2)", "4", "5"], 1)


def test_m4_temple_nothing_is_asked_without_a_temple_tile() -> None:
    table = playing("temple", "1, 2, 3, 4, 5", 10, spaces={11: "vase 1/2"}).do("play 1 from the left")
    assert (table.seat()["points"], table.asks()) == (2, "draw")


def test_m4_temple_nothing_is_asked_when_the_stack_is_exhausted() -> None:
    """All 36 tiles of the stack lie on spaces 1 to 36 already (LR-62)."""
    cobra = ("tunnel", "scarab", "wild", "favour of Horus 1/2")
    spaces = {space: cobra[space % 4] for space in range(1, 37)} | {37: "vase 1/2"}
    table = playing("temple", "1, 2, 3, 4, 5", 36, spaces=spaces, icons=dict.fromkeys(spaces, "cobra"))
    table.do("play 1 from the left")
    assert (table.seat()["points"], table.tile(37), table.asks()) == (2, "empty", "draw")


def test_m4_temple_an_old_temple_tile_is_used_as_usual() -> None:
    table = playing("temple", "1, 2, 3, 4, 5", 10, spaces={11: "scarab"}, icons={11: "cobra"})
    assert table.do("play 1 from the left").asks() == "draw scarab"


def test_mr_67_it_is_asked_even_if_the_tile_does_nothing() -> None:
    table = revealing("tunnel")
    assert table.asks() == "temple action"
    assert table.do("use the temple tile").at()[-1] == 11


def test_mr_67_after_all_plus_n_the_one_that_claimed_uses_it() -> None:
    table = playing(
        "temple", "all +1 (level 1), 2, 3, 4, 5", 10, 20, spaces={11: "vase 1/2", 21: "wild"}, icons={11: "cobra"}
    )
    table.do("play all +1 (level 1) from the left", "act on space 11", "reveal scarab on space 11")
    table.do("use the temple tile", "scarab 2")
    assert (table.seat()["points"], table.seat()["scarabs"], table.seat()["wild"]) == (2, 1, 0)
    assert table.asks() == "draw"


def test_mr_68_a_tunnel_leads_that_adventurer_to_the_next_one() -> None:
    table = revealing("tunnel", spaces={5: "tunnel", 11: "vase 1/2", 15: "tunnel", 20: "tunnel"})
    assert table.do("use the temple tile").at()[-1] == 15
    assert (table.asks(), table.tile(11)) == ("draw", "tunnel")


# --- extra turn ---------------------------------------------------------------------------------------------------

TWO_OF_THREE = {"vase": 0, "statue": 1, "jewelry": 1}


def completing(tile: str = "vase 1/2", **said: Any) -> Table:
    """Seat 0 has the character; a tile that may complete its three lies one step ahead."""
    given = {"treasures": TWO_OF_THREE, "spaces": {11: tile}, "hand1": "1, 2, 3, 4, 5", "at1": only(30), **said}
    return playing("extra turn", "1, 2, 3, 4, 5", 10, **given)


def test_m4_extraturn_three_types_bring_a_full_extra_turn() -> None:
    table = completing().do("play 1 from the left")
    assert table.legal() == ["take no extra turn", "take an extra turn"]
    table.do("take an extra turn")
    assert table.seat()["flipped"] == {"vase": 1, "statue": 1, "jewelry": 1}
    table.do("draw die")
    assert (table.asks(), table.state.turn, table.view()["extra_turns"]) == ("card", 0, 0)
    table.do("play 2 from the left", "draw 2")
    assert (table.asks(), table.state.turn, table.at()[-1]) == ("card", 1, 13)


def test_m4_extraturn_who_declines_takes_no_extra_turn() -> None:
    table = completing().do("play 1 from the left", "take no extra turn", "draw die")
    assert (table.state.turn, table.seat()["flipped"]) == (1, {"vase": 0, "statue": 0, "jewelry": 0})


def test_m4_extraturn_flipped_tiles_are_not_used_again_but_score() -> None:
    used = {"vase": 1, "statue": 1, "jewelry": 1}
    table = completing(treasures={"vase": 1, "statue": 2, "jewelry": 1}, flipped=used).do("play 1 from the left")
    assert (table.asks(), table.seat()["treasures"]["vase"], table.seat()["sets"]) == ("draw", 2, 1)
    sheet = table.game.scores(table.state)[0].lines
    assert sheet["sets"] == 3


def test_m4_extraturn_a_wild_treasure_does_not_help() -> None:
    table = completing(treasures={"vase": 0, "statue": 1, "jewelry": 0}, wild=3).do("play 1 from the left")
    assert table.asks() == "draw"


def test_mr_63_a_declined_set_may_be_used_at_a_later_claim() -> None:
    table = completing(spaces={11: "vase 1/2", 13: "vase 1/2"}).do(
        "play 1 from the left", "take no extra turn", "draw die"
    )
    table.do("play 1 from the left", "draw 1", "play 2 from the left")
    assert table.asks() == "extra turn"
    assert table.do("take an extra turn").seat()["flipped"] == {"vase": 1, "statue": 1, "jewelry": 1}


def test_mr_63_a_claim_brings_one_offer_however_many_sets_there_are() -> None:
    table = completing("statue 1/2", treasures={"vase": 2, "statue": 2, "jewelry": 2}).do("play 1 from the left")
    assert table.asks() == "extra turn"
    table.do("take an extra turn")
    assert (table.asks(), table.view()["extra_turns"]) == ("draw", 1)
    assert table.seat()["flipped"] == {"vase": 1, "statue": 1, "jewelry": 1}


def test_mr_63_without_a_claim_there_is_no_offer() -> None:
    table = completing("scarab", treasures={"vase": 1, "statue": 1, "jewelry": 1}).do(
        "play 1 from the left", "scarab 1"
    )
    assert table.asks() == "draw"


def test_mr_64_the_extra_turn_begins_when_the_turn_is_complete() -> None:
    table = completing().do("play 1 from the left", "take an extra turn")
    assert (table.asks(), len(table.hand())) == ("draw", 4)
    assert table.do("draw die").hand() == ["2", "3", "die", "4", "5"]
    assert table.legal() == ["play 2 from the left", "play 5 from the right"]


def test_mr_64_with_the_mummy_the_extra_turn_begins_after_its_tile() -> None:
    table = fixture(
        modules="mummy, characters",
        character="extra turn",
        character1="none",
        hand="1, 2, 3, 4, 5",
        at=only(10),
        treasures=TWO_OF_THREE,
        spaces={11: "vase 1/2"},
        mummy=30,
    )
    table.do("play 1 from the left", "take an extra turn", "draw die")
    assert table.asks() == "mummy tile"
    assert table.do("buy no mummy tile").state.turn == 0
    assert table.asks() == "card"


def test_lr_74_extra_turns_are_turns_of_the_round() -> None:
    """Red drops, then moves in an extra turn; Blue drops. Not everybody was stuck in this round."""
    table = fixture(
        modules="mummy",
        hand="2, +/-1, 1, 3, 4",
        at=only(40),
        hand1="2, 1, 1, 1, 3",
        at1=only(40),
        mummy=20,
        talismans=6,
        mummy_tiles=["extra turn", "2 points", "rearrange"],
    )
    table.do("drop 2 from the left", "draw 5", "buy extra turn for 3", "turn up 2 points for 1")
    assert (table.legal(), table.state.turn) == (["play +/-1 from the left"], 0)
    table.do("play +/-1 from the left", "draw 5", "buy no mummy tile")
    table.do("drop 2 from the left", "draw 1", "buy no mummy tile")
    assert (table.view()["ending"], table.view()["round"]) == ("", 2)
