"""Characters: the deal, rearrange, reroll, choose Horus and extra point. M4-SETUP-1, M4-1, MR-60 to MR-62, MR-73 on."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, fixture, only
from waset.games.luxor.rules.pieces import CHARACTERS

TOPS = ["1-3 (level 1)", "1-4 (level 2)", "1-6 (level 3)"]


def playing(character: str, hand: str, *places: int | str, **said: Any) -> Table:
    """Fixture F in which seat 0 has this character and seat 1 none; only adventurers on these places can move."""
    given = {"character": character, "character1": "none", "at": only(*places), **said}
    return fixture(modules="characters", hand=hand, **given)


# --- the deal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_m4_setup_1_everybody_is_dealt_a_character_face_up(seed: int) -> None:
    game = waset.make("luxor", players=4, modules=["characters"])
    state = game.start(seed)
    seen = [[seat["character"] for seat in game.view(state, seat)["seats"]] for seat in (None, 0, 3)]
    assert seen[0] == seen[1] == seen[2]
    assert len(set(seen[0])) == 4
    assert set(seen[0]) <= set(CHARACTERS)


def test_m4_setup_1_each_of_the_eight_may_be_dealt_and_none_twice() -> None:
    game = waset.make("luxor", modules=["characters"])
    state = game.blank()
    rng = waset.Rng(1)
    while game.view(state, None)["decision"] != "deal character":
        game.apply(state, game.sample(state, rng))
    assert [game.text(state, each) for each in game.choices(state)] == [f"seat 0 is {name}" for name in CHARACTERS]
    game.apply(state, game.parse(state, "seat 0 is temple"))
    left = [name for name in CHARACTERS if name != "temple"]
    assert [game.text(state, each) for each in game.choices(state)] == [f"seat 1 is {name}" for name in left]


def test_m4_1_an_ability_may_be_used_any_number_of_times() -> None:
    table = playing("forward", "5, 5, 1, 4, 3", 10, hand1="1, 2, 3, 4, 5", at1=only(30))
    table.do("play 5 from the left for 1 step forward", "draw 2", "play 1 from the left", "draw 2")
    assert table.at()[-1] == 11
    assert table.do("play 5 from the left for 1 step forward").at()[-1] == 12


@pytest.mark.parametrize(
    ("character", "words"),
    [("reroll", "keep the 2"), ("forward", ""), ("key", "move 2 from space 10 to space 12"), ("choose Horus", "")],
)
def test_m4_1_an_ability_may_be_declined(character: str, words: str) -> None:
    table = playing(character, "die, 1, 1, 1, 2", 10).do("play die from the left", "roll 2")
    if words:
        assert words in table.legal()
        table.do(words)
    assert (table.at()[-1], table.asks()) == (12, "draw")


@pytest.mark.parametrize("character", [name for name in CHARACTERS if name != "rearrange"])
def test_mr_60_an_ability_is_its_owners_only(character: str) -> None:
    """Seat 1 has it; seat 0 plays as if there were none."""
    held: dict[str, Any] = {"treasures": {"vase": 0, "statue": 1, "jewelry": 1}}
    table = playing(
        *("none", "die, 1, 1, 1, 5", 11),
        character1=character,
        keys=2,
        spaces={12: "vase 1/2"},
        icons={12: "cobra"},
        **held,
    )
    assert table.legal() == ["play die from the left", "play 5 from the right"]
    table.do("play die from the left", "roll 1")
    assert (table.seat()["points"], table.seat()["extra_points"], table.at()[-1]) == (2, 0, 12)
    assert table.do("reveal scarab on space 12").asks() == "draw"
    horus = playing("none", "1, 1, 1, 1, 5", 11, character1=character, spaces={12: "horus 2"}, horus=TOPS)
    assert horus.do("play 1 from the left").legal() == ["take a key", "take 1-4 (level 2)"]


# --- rearrange ----------------------------------------------------------------------------------------------------


def passing_a_statue(owner: int, hand: str = "2, 1, 3, 4, 5", **said: Any) -> Table:
    """Seat 0 stands before a statue where one of its own lies; a seat has the character."""
    characters: dict[str, Any] = {
        f"character{seat or ''}": "rearrange" if seat == owner else "none" for seat in range(3)
    }
    given = {
        "at": [9, 4, "statue 1", "statue 1", "statue 2"],
        "statues": (10, 11, 99),
        "hand2": "1, 2, 3, 4, 5",
        **said,
    }
    return fixture(3, modules="characters", hand=hand, **characters, **given)


def test_mx_e8_the_owner_moves_a_card_when_another_player_wakes_somebody() -> None:
    table = passing_a_statue(2, hand2="1, 2, 3, 4, 5")
    table.do("play 2 from the left", "move 2 from space 9 to space 11")
    assert (table.asks(), table.state.to_move, table.state.turn) == ("rearrange", 2, 0)
    assert table.do("put card 5 to place 1").hand(2) == ["5", "1", "2", "3", "4"]
    assert (table.asks(), table.state.to_move, table.state.turn) == ("draw", waset.CHANCE, 0)


def test_m4_rearrange_any_card_to_any_other_place_or_none() -> None:
    table = passing_a_statue(2).do("play 2 from the left", "move 2 from space 9 to space 11")
    moves = [f"put card {card} to place {place}" for card in range(1, 6) for place in range(1, 6) if card != place]
    assert table.legal() == ["leave the hand as it is", *moves]
    assert table.do("leave the hand as it is").hand(2) == ["1", "2", "3", "4", "5"]


def test_m4_rearrange_nobody_is_asked_when_nobody_wakes() -> None:
    table = passing_a_statue(2).do("play 2 from the left", "move 2 from space 4 to space 6")
    assert table.asks() == "draw"


def test_mr_61_in_ones_own_turn_with_the_four_cards_left() -> None:
    table = passing_a_statue(0).do("play 2 from the left", "move 2 from space 9 to space 11")
    assert (table.asks(), table.state.to_move, len(table.legal())) == ("rearrange", 0, 13)
    table.do("put card 1 to place 4")
    assert table.hand() == ["3", "4", "5", "1"]
    assert table.do("draw die").hand() == ["3", "4", "die", "5", "1"]


def test_mr_61_two_wakings_in_one_movement_are_two_uses() -> None:
    table = passing_a_statue(2, "3, 1, 3, 4, 5").do("play 3 from the left", "move 3 from space 9 to space 12")
    assert table.at().count("woken") == 2
    table.do("put card 5 to place 1")
    assert table.asks() == "rearrange"
    assert table.do("put card 5 to place 1").hand(2) == ["4", "5", "1", "2", "3"]
    assert table.asks() == "draw"


def test_mr_61_who_rises_is_no_new_adventurer() -> None:
    """The same in MX-18."""
    table = fixture(
        modules="mummy, characters",
        character="rearrange",
        character1="none",
        hand="1, 2, 3, 4, 5",
        at=only("lying 4", 9),
        mummy=30,
    )
    table.do("try to rise", "roll 6", "raise space 4")
    assert (table.asks(), table.at()[3:]) == ("card", [4, 9])


@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("put card 1 to place 3", ["2", "3", "1", "4", "5"]),
        ("put card 4 to place 2", ["1", "4", "2", "3", "5"]),
        ("put card 2 to place 5", ["1", "3", "4", "5", "2"]),
    ],
)
def test_mr_62_the_new_place_is_the_one_named_and_the_others_keep_their_order(words: str, hand: list[str]) -> None:
    table = passing_a_statue(2).do("play 2 from the left", "move 2 from space 9 to space 11")
    assert table.do(words).hand(2) == hand


def test_mr_78_the_owner_is_asked_before_the_tile_acts() -> None:
    table = passing_a_statue(2, spaces={11: "scarab"}).do("play 2 from the left", "move 2 from space 9 to space 11")
    assert (table.asks(), table.seat()["scarabs"]) == ("rearrange", 0)
    assert table.do("leave the hand as it is").asks() == "draw scarab"


def test_mr_78_a_missing_owner_leaves_the_hand_as_it_is() -> None:
    table = passing_a_statue(2).do("play 2 from the left", "move 2 from space 9 to space 11")
    assert table.game.text(table.state, table.game.substitute(table.state)) == "leave the hand as it is"


# --- reroll -------------------------------------------------------------------------------------------------------


def test_m4_reroll_a_die_may_be_rolled_again_once_and_the_new_result_binds() -> None:
    table = playing("reroll", "die, 1, 1, 1, 5", 10).do("play die from the left", "roll 2")
    assert table.legal() == ["keep the 2", "roll again instead of the 2"]
    table.do("roll again instead of the 2")
    assert (table.asks(), len(table.legal())) == ("roll", 6)
    table.do("roll 1")
    assert (table.at()[-1], table.asks()) == (11, "draw")


def test_m4_reroll_a_result_that_was_kept_stands() -> None:
    table = playing("reroll", "die, 1, 1, 1, 5", 10).do("play die from the left", "roll 2", "keep the 2")
    assert (table.at()[-1], table.asks()) == (12, "draw")


def test_m4_reroll_may_save_a_roll_without_a_move_or_spoil_one() -> None:
    table = playing("reroll", "die, 1, 1, 1, 5", 39).do("play die from the left", "roll 6")
    saved = table.copy().do("roll again instead of the 6", "roll 1")
    assert (saved.at()[-1], saved.asks()) == (40, "draw")
    spoilt = playing("reroll", "die, 1, 1, 1, 5", 39).do("play die from the left", "roll 1")
    assert spoilt.do("roll again instead of the 1", "roll 6").at()[-1] == 39


@pytest.mark.parametrize("card", ["die", "1-die (level 1)", "die +/-1"])
def test_mr_75_every_die_of_a_card_may_be_rolled_again(card: str) -> None:
    table = playing("reroll", f"{card}, 1, 1, 1, 5", 10)
    if card == "die +/-1":
        table = fixture(modules="equipment, characters", hand=f"{card}, 1, 1, 1, 5", at=only(10), **REROLL)
    assert table.do(f"play {card} from the left", "roll 2").asks() == "reroll"


REROLL: dict[str, Any] = {"character": "reroll", "character1": "none"}


def test_mr_75_an_added_die_may_be_rolled_again() -> None:
    table = fixture(modules="equipment, characters", hand="2+, die, 1, 1, 5", at=only(10), **REROLL)
    table.do("play 2+ from the left", "add die from the left", "roll 2")
    assert table.legal() == ["keep the 2", "roll again instead of the 2"]
    assert table.do("roll again instead of the 2", "roll 6").at()[-1] == 18


def test_mr_75_the_roll_to_rise_is_not_rolled_again() -> None:
    """The same in MX-17: no card caused it."""
    table = fixture(modules="mummy, characters", hand="1, 2, 3, 4, 5", at=only("lying 4", 9), mummy=30, **REROLL)
    assert table.do("try to rise", "roll 6").asks() == "raise"


# --- choose Horus -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_m4_choosehorus_a_horus_tile_gives_a_card_of_any_stack(level: int) -> None:
    table = playing("choose Horus", "1, 2, 3, 4, 5", 10, spaces={11: f"horus {level}"}, horus=TOPS)
    table.do("play 1 from the left")
    assert table.legal() == ["take a key", *(f"take {card}" for card in TOPS)]
    table.do("take 1-6 (level 3)", "turn up all +3 (level 3)")
    assert (table.hand(), table.state.turn) == (["2", "3", "1-6 (level 3)", "4", "5"], 1)


def test_m4_choosehorus_only_stacks_that_are_not_empty_even_if_it_is_the_tiles_own() -> None:
    table = playing("choose Horus", "1, 2, 3, 4, 5", 10, spaces={11: "horus 1"}, horus=["none", *TOPS[1:]])
    assert table.do("play 1 from the left").legal() == ["take a key", "take 1-4 (level 2)", "take 1-6 (level 3)"]


def test_mr_73_a_favour_of_horus_gives_its_own_levels_only() -> None:
    table = playing("choose Horus", "1, 2, 3, 4, 5", 10, spaces={11: "favour of Horus 2/3"}, horus=TOPS)
    assert table.do("play 1 from the left").legal() == ["take 1-4 (level 2)", "take 1-6 (level 3)"]


def test_mr_73_the_key_may_still_be_chosen() -> None:
    table = playing("choose Horus", "1, 2, 3, 4, 5", 10, spaces={11: "horus 1"}, horus=TOPS)
    table.do("play 1 from the left", "take a key")
    assert (table.seat()["keys"], table.asks()) == (1, "draw")


# --- extra point --------------------------------------------------------------------------------------------------


def test_m4_extravp_each_treasure_brings_one_point_more() -> None:
    table = playing("extra point", "1, 2, 3, 4, 5", 10, spaces={11: "vase 1/2"}).do("play 1 from the left")
    sheet = table.game.scores(table.state)[0].lines
    assert (sheet["treasures"], sheet["character"], table.seat()["extra_points"]) == (2, 1, 1)


def test_m4_extravp_pays_nothing_without_a_claim() -> None:
    table = playing("extra point", "1, 2, 3, 4, 5", 10, spaces={11: "vase 2/3"}).do("play 1 from the left")
    assert table.game.scores(table.state)[0].lines["character"] == 0


def test_mr_74_a_wild_treasure_brings_no_extra_point() -> None:
    table = playing("extra point", "1, 2, 3, 4, 5", 10, spaces={11: "wild"}).do("play 1 from the left")
    assert (table.seat()["wild"], table.seat()["extra_points"]) == (1, 0)


def test_mr_74_points_of_mummy_tiles_bring_no_extra_point() -> None:
    table = fixture(
        modules="mummy, characters",
        character="extra point",
        character1="none",
        hand="1, 2, 3, 4, 5",
        at=only(10),
        mummy=30,
        mummy_tiles=["2 points", "rearrange", "2 keys"],
    )
    table.do("play 1 from the left", "draw die", "buy 2 points for 1")
    sheet = table.game.scores(table.state)[0].lines
    assert (sheet["mummy tiles"], sheet["character"]) == (2, 0)


def test_mr_79_the_extra_point_is_not_asked_for() -> None:
    table = playing("extra point", "1, 2, 3, 4, 5", 10, spaces={11: "vase 1/2"}).do("play 1 from the left")
    assert table.asks() == "draw"
