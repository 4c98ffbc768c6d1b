"""Where equipment, artifacts and characters meet: MX-22 to MX-36, MX-41, MX-42, MR-53, LR-90."""

from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, only

LEFT = "place the card second from the left"
RIGHT = "place the card second from the right"
STEP = "for 1 step forward"


def meeting(modules: str, hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F with several modules; only adventurers on these places can move, and only seat 0 has a character."""
    if "character" in said:
        said["character1"] = "none"
    return fixture(modules=modules, hand=hand, **{"at": only(*places), **said})


# --- equipment and artifacts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "places", "held"), [("1/1", (3,), 1), ("2/3", (3,), 0), ("2/3", (3, 3), 1)])
def test_mx_22_the_0_claims_a_tile_turned_up_before_if_enough_stand_there(
    tile: str, places: tuple[int, ...], held: int
) -> None:
    table = meeting("equipment, artifacts", "0, 1, 2, 3, 4", *places, spaces={3: f"artifact {tile}"})
    table.do("play 0 from the left")
    assert (table.seat()["artifacts"], table.tile(3)) == (held, "empty" if held else f"artifact {tile}")


def test_mx_22_who_lies_there_does_not_count() -> None:
    table = meeting(
        *("mummy, equipment, artifacts", "0, 1, 2, 3, 4", 3, "lying 3"), spaces={3: "artifact 2/3"}, mummy=30
    )
    table.do("do not try to rise", "play 0 from the left")
    assert (table.seat()["artifacts"], table.asks()) == (0, "draw")


def test_mx_23_two_0_in_a_row_claim_the_upper_and_then_the_lower_tile() -> None:
    table = meeting(
        *("equipment, artifacts", "0, 1, 2, 3, 0", 3),
        spaces={3: "vase 1/2"},
        hand1="1, 2, 3, 4, 5",
        boxed_equipment1=["6", "1+"],
        at1=only(30),
    )
    table.do("play 0 from the left", "turn up artifact 1/1 on space 3")
    assert (table.seat()["points"], table.seat()["artifacts"], table.asks()) == (2, 0, "draw")
    table.do("draw 5", "play 1 from the left", "draw 5", "play 0 from the right")
    assert (table.seat()["points"], table.seat()["artifacts"], table.tile(3)) == (3, 1, "empty")


# --- equipment and characters -------------------------------------------------------------------------------------


def test_mx_24_an_ignored_n_plus_card_gives_one_step_and_no_other_card() -> None:
    table = meeting("equipment, characters", "2+, 1, 2, 3, 4", 10, character="forward")
    table.do(f"play 2+ from the left {STEP}")
    assert (table.at()[-1], table.asks(), len(table.hand())) == (11, "draw", 4)


def test_mx_24_the_added_card_cannot_be_ignored_by_itself() -> None:
    table = meeting("equipment, characters", "2+, 1, 2, 3, 4", 10, character="forward")
    table.do("play 2+ from the left")
    assert table.legal() == ["add no card", "add 1 from the left", "add 4 from the right"]
    assert table.do("add 4 from the right").at()[-1] == 16


def test_mx_27_roll_again_first_then_change_the_result() -> None:
    table = meeting("equipment, characters", "die +/-1, 1, 2, 3, 4", 10, character="reroll")
    table.do("play die +/-1 from the left", "roll 6")
    assert table.legal() == ["keep the 6", "roll again instead of the 6"]
    table.do("roll again instead of the 6", "roll 3")
    assert table.legal() == [f"move {steps} from space 10 to space {10 + steps}" for steps in (2, 3, 4)]


@pytest.mark.parametrize(
    ("side", "hand"), [(LEFT, ["3", "1-6 (level 3)", "2", "5", "4"]), (RIGHT, ["3", "5", "2", "1-6 (level 3)", "4"])]
)
def test_mx_28_a_card_of_the_temple_in_an_n_plus_turn_is_placed_and_one_is_drawn(side: str, hand: list[str]) -> None:
    table = meeting(
        *("equipment, characters", "2+, 1, 3, 5, 4", 10),
        character="temple",
        spaces={13: "vase 1/2"},
        icons={13: "lion"},
        horus=[None, "1-4 (level 2)", "1-6 (level 3)"],
    )
    table.do("play 2+ from the left", "add 1 from the left", "reveal favour of Horus 2/3 on space 13")
    table.do("use the temple tile", "take 1-6 (level 3)")
    assert table.asks() == "turn up Horus"  # the next card is seen before the place is chosen
    table.do("turn up all +3 (level 3)")
    assert table.legal() == [LEFT, RIGHT]
    table.do(side, "draw 2")
    assert (table.hand(), table.state.turn) == (hand, 1)


def test_mx_28_a_card_of_any_stack_in_an_n_plus_turn_is_placed_and_one_is_drawn() -> None:
    table = meeting(
        *("equipment, characters", "2+, 1, 3, 5, 4", 10),
        character="choose Horus",
        spaces={13: "horus 1"},
        horus=["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"],
    )
    table.do("play 2+ from the left", "add 1 from the left", "take 1-4 (level 2)", "turn up 1-4 (level 2)", LEFT)
    assert (table.hand(), table.asks()) == (["3", "1-4 (level 2)", "5", "4"], "draw")
    assert table.do("draw 2").hand() == ["3", "1-4 (level 2)", "2", "5", "4"]


def test_mx_29_in_ones_own_n_plus_turn_three_cards_are_rearranged() -> None:
    table = meeting(
        *("equipment, characters", "2+, 1, 3, 5, 4"),
        character="rearrange",
        at=[10, 10, "statue 1", "statue 2", "statue 3"],
        statues=(11, 99, 99),
    )
    table.do("play 2+ from the left", "add 1 from the left")
    assert len(table.legal()) == 1 + 3 * 2
    table.do("put card 3 to place 1")
    assert (table.hand(), table.asks()) == (["4", "3", "5"], "draw")


def test_mx_30_an_extra_turn_after_an_n_plus_turn_begins_with_five_cards() -> None:
    table = meeting(
        *("equipment, characters", "2+, 1, 3, 5, 4", 10),
        character="extra turn",
        treasures={"vase": 0, "statue": 1, "jewelry": 1},
        spaces={13: "vase 1/2"},
    )
    table.do("play 2+ from the left", "add 1 from the left", "take an extra turn")
    assert (table.asks(), len(table.hand())) == ("draw", 3)
    table.do("draw 2", LEFT, "draw die")
    assert (table.asks(), table.state.turn, table.hand()) == ("card", 0, ["3", "2", "die", "5", "4"])
    assert (table.view()["card"], table.view()["extra_card"]) == (None, None)


# --- artifacts and characters -------------------------------------------------------------------------------------


def test_mx_31_an_artifact_brings_the_extra_point() -> None:
    table = meeting("artifacts, characters", "1, 2, 3, 4, 5", 19, character="extra point", spaces={20: "artifact 1/1"})
    table.do("play 1 from the left")
    assert (table.seat()["points"], table.seat()["extra_points"]) == (1, 1)


def test_mx_31_turning_a_tile_up_brings_none() -> None:
    table = meeting("artifacts, characters", "1, 2, 3, 4, 5", 2, character="extra point", spaces={3: "vase 1/2"})
    table.do("play 1 from the left", "turn up artifact 1/1 on space 3")
    assert (table.seat()["points"], table.seat()["extra_points"]) == (2, 1)


def test_mx_34_the_extra_point_comes_before_the_lower_tile() -> None:
    table = meeting("artifacts, characters", "1, 2, 3, 4, 5", 2, character="extra point", spaces={3: "vase 1/2"})
    table.do("play 1 from the left", "turn up artifact 1/1 on space 3")
    assert [event.kind for event in table.log] == ["played", "moved", "claimed", "extra point", "revealed"]


@pytest.mark.parametrize("held", [{"vase": 1, "statue": 1, "jewelry": 0}, {"vase": 0, "statue": 2, "jewelry": 1}])
def test_mx_32_an_artifact_is_never_one_of_the_three(held: dict[str, int]) -> None:
    table = meeting(
        *("artifacts, characters", "1, 2, 3, 4, 5", 19),
        character="extra turn",
        treasures=held,
        spaces={20: "artifact 1/1"},
    )
    assert table.do("play 1 from the left").asks() == "draw"


def test_mr_63_the_claim_of_an_artifact_offers_a_set_that_is_there() -> None:
    table = meeting(
        *("artifacts, characters", "1, 2, 3, 4, 5", 19),
        character="extra turn",
        treasures={"vase": 1, "statue": 1, "jewelry": 1},
        spaces={20: "artifact 1/1"},
    )
    table.do("play 1 from the left", "take an extra turn")
    assert (table.seat()["flipped"], table.seat()["artifacts"]) == ({"vase": 1, "statue": 1, "jewelry": 1}, 1)


@pytest.mark.parametrize(
    ("modules", "space", "shown"),
    [("artifacts, characters", 3, "turn up vase 5/1 on space 3"), ("characters", 11, "reveal wild on space 11")],
)
def test_mx_34_the_extra_turn_is_offered_after_the_next_tile_has_appeared(modules: str, space: int, shown: str) -> None:
    table = meeting(
        *(modules, "1, 2, 3, 4, 5", space - 1),
        character="extra turn",
        treasures={"vase": 1, "statue": 1, "jewelry": 0},
        spaces={space: "jewelry 1/2"},
        icons={11: "cobra"},
    )
    table.do("play 1 from the left")
    assert shown in table.legal()
    assert table.do(shown).asks() == "extra turn"


def test_mx_33_a_tile_turned_up_from_beneath_is_no_temple_tile() -> None:
    table = meeting("artifacts, characters", "1, 2, 3, 4, 5", 2, character="temple", spaces={3: "vase 1/2"})
    table.do("play 1 from the left", "turn up artifact 1/1 on space 3")
    assert table.asks() == "draw"


def test_mr_53_a_tile_turned_up_may_be_claimed_in_the_same_players_extra_turn() -> None:
    table = meeting(
        *("artifacts, characters", "1, 1, 3, 4, 5", 2, 2),
        character="extra turn",
        treasures={"vase": 0, "statue": 1, "jewelry": 1},
        spaces={3: "vase 1/2"},
    )
    table.do("play 1 from the left", "turn up artifact 2/3 on space 3", "take an extra turn", "draw die")
    table.do("play 1 from the left", "move 1 from space 2 to space 3")
    assert (table.state.turn, table.seat()["artifacts"], table.seat()["points"]) == (0, 1, 5)


# --- more than two modules ----------------------------------------------------------------------------------------


def test_mx_36_claim_card_mummy_draw_and_mummy_tile() -> None:
    """The mummy walks two tiles, from 15 to 13, where the claim was made."""
    table = meeting(
        *("mummy, equipment, characters", "2+, 1, 3, 5, 4", 10),
        character="temple",
        spaces={13: "vase 1/2"},
        icons={13: "cobra"},
        horus=["1-3 (level 1)", "1-4 (level 2)", None],
        mummy=15,
        talismans=6,
    )
    table.do("play 2+ from the left", "add 1 from the left", "reveal favour of Horus 1/2 on space 13")
    table.do("use the temple tile", "take 1-4 (level 2)", "turn up 1-4 (level 2)")
    assert (table.at()[-1], table.view()["mummy"], table.seat()["points"]) == ("lying 13", 13, 2)
    table.do(RIGHT, "draw 2")
    assert (table.hand(), table.asks()) == (["3", "5", "2", "1-4 (level 2)", "4"], "mummy tile")


def test_mx_41_an_extra_turn_of_the_last_player_still_belongs_to_the_round() -> None:
    table = fixture(
        modules="characters",
        character="none",
        character1="extra turn",
        turn=1,
        at=only("tomb", "tomb"),
        sarcophagi=[5, 3],
        hand1="1, 2, 3, 4, 5",
        at1=only(10),
        treasures1={"vase": 0, "statue": 1, "jewelry": 1},
        spaces={11: "vase 1/2"},
    )
    table.do("play 1 from the left", "take an extra turn", "draw die")
    assert (table.view()["ending"], table.state.turn, table.view()["round"]) == ("", 1, 1)
    table.do("play 2 from the left", "draw die")
    assert (table.view()["ending"], table.at(1)[-1]) == ("tomb", 13)


def test_mx_41_an_extra_turn_does_not_shorten_the_round() -> None:
    table = fixture(
        modules="characters",
        character="extra turn",
        character1="none",
        hand="1, 2, 3, 4, 5",
        at=only(10, "tomb"),
        sarcophagi=[5],
        keys_spent=2,
        at1=only("tomb", 30),
        hand1="1, 2, 3, 4, 5",
        sarcophagi1=[3],
        treasures={"vase": 0, "statue": 1, "jewelry": 1},
        spaces={11: "vase 1/2"},
    )
    table.do("play 1 from the left", "take an extra turn", "draw die", "play 2 from the left", "draw die")
    assert (table.state.turn, table.view()["ending"]) == (1, "")
    assert table.do("play 1 from the left", "draw die").view()["ending"] == "tomb"


# --- a missing player (LR-90) -------------------------------------------------------------------------------------


def substituted(table: Table) -> str:
    """What is done for a missing player, in words."""
    return table.game.text(table.state, table.game.substitute(table.state))


@pytest.mark.parametrize(
    ("modules", "hand", "said", "steps", "words"),
    [
        ("equipment", "2+, 1, 3, 5, 4", {}, ["play 2+ from the left"], "add no card"),
        ("equipment", "2+, 1, 3, 5, 4", {}, ["play 2+ from the left", "add 1 from the left", "draw 2"], LEFT),
        ("characters", "die, 1, 3, 5, 4", {"character": "reroll"}, ["play die from the left", "roll 2"], "keep the 2"),
        (
            "characters",
            "1, 2, 3, 5, 4",
            {"character": "temple", "spaces": {11: "vase 1/2"}, "icons": {11: "cobra"}},
            ["play 1 from the left", "reveal wild on space 11"],
            "do not use the temple tile",
        ),
        (
            "characters",
            "1, 2, 3, 5, 4",
            {
                "character": "extra turn",
                "spaces": {11: "vase 1/2"},
                "treasures": {"vase": 0, "statue": 1, "jewelry": 1},
            },
            ["play 1 from the left"],
            "take no extra turn",
        ),
        ("mummy", "1, 2, 3, 5, 4", {"mummy": 30}, ["play 1 from the left", "draw die"], "buy no mummy tile"),
    ],
)
def test_lr_90_a_missing_player_declines_or_takes_the_first_option(
    modules: str, hand: str, said: dict[str, Any], steps: list[str], words: str
) -> None:
    assert substituted(meeting(modules, hand, 10, **said).do(*steps)) == words


def test_lr_90_a_missing_player_spends_no_key_for_a_roll() -> None:
    table = meeting("characters", "die, 1, 3, 5, 4", 39, character="key", keys=2)
    assert substituted(table.do("play die from the left", "roll 3")) == "do not move"


def test_lr_90_the_leftmost_card_is_dropped_without_a_choice_even_an_n_plus_or_a_horus_card() -> None:
    table = meeting("mummy, equipment", "2+, 1, 3, 5, 4", 10, mummy=15)
    assert substituted(table) == "absent: drop 2+ from the left"
    table.game.apply(table.state, table.game.substitute(table.state))
    assert (table.asks(), table.at()[-1], table.view()["mummy"], len(table.hand())) == ("draw", 10, 15, 4)
    horus = meeting("mummy, characters", "1-4 (level 2), 1, 3, 5, 4", 10, mummy=15, character="forward")
    horus.game.apply(horus.state, horus.game.substitute(horus.state))
    assert (horus.asks(), horus.at()[-1], horus.view()["mummy"], len(horus.hand())) == ("draw", 10, 13, 4)
