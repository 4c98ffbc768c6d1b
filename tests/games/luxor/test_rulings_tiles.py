"""Rulings on treasures and supplies: LR-57 to LR-64, LR-81 to LR-83, LR-86 and LR-97 to LR-100."""

import pytest

import waset
from tests.games.luxor.kit import fixture, luxor, only
from waset.core.edition import tables
from waset.games.luxor.rules.tables import REBUILT_EDITION

LESS = "one less 1 (level 1)"
PLAY_LESS = f"play {LESS} from the left"
PLAY_1 = "play 1 from the left"
HAND = "1, 2, 2, 2, 5"
LEVEL_1 = ["1-3", "1-3", "1-die", "1-die", "all +1", "last to second last", "one less 1", "one less 1"]
NO_CARD_OF_LEVEL_1 = [f"{card} (level 1)" for card in LEVEL_1]
EVERY_SCARAB = [1] * 4 + [2] * 8 + [3] * 6 + [4] * 4


def test_lr_57_one_less_claims_nothing_from_afar() -> None:
    table = fixture(hand=f"{LESS}, 2, 2, 2, 5", at=only(4), spaces={4: "vase 1/2", 6: "vase 1/2"}).do(PLAY_LESS)
    assert (table.asks(), table.seat()["points"]) == ("draw", 0)
    assert (table.tile(4), table.tile(6)) == ("vase 1/2", "vase 1/2")


def test_lr_57_a_treasure_that_needs_one_is_claimed_on_arrival_as_ever() -> None:
    table = fixture(hand=f"{LESS}, 2, 2, 2, 5", at=only(4), spaces={5: "vase 1/2"}).do(PLAY_LESS)
    assert (table.asks(), table.seat()["points"]) == ("draw", 2)


def test_lr_58_using_the_reduction_is_a_choice() -> None:
    table = fixture(hand=f"{LESS}, 2, 2, 2, 5", at=only(4, 5), spaces={5: "vase 3/6"})
    table.do(PLAY_LESS, "move 1 from space 4 to space 5")
    assert table.legal() == ["claim vase 3/6", "leave vase 3/6"]
    left = table.copy().do("leave vase 3/6")
    assert (left.tile(5), left.seat()["points"], left.asks()) == ("vase 3/6", 0, "draw")
    claimed = table.copy().do("claim vase 3/6")
    assert (claimed.tile(5), claimed.seat()["points"], claimed.asks()) == ("empty", 6, "draw")


def test_lr_58_with_enough_adventurers_the_claim_is_no_choice() -> None:
    table = fixture(hand=f"{LESS}, 2, 2, 2, 5", at=only(4, 5, 5), spaces={5: "vase 3/6"})
    table.do(PLAY_LESS, "move 1 from space 4 to space 5")
    assert (table.asks(), table.seat()["points"]) == ("draw", 6)


@pytest.mark.parametrize(
    ("tile", "gained"), [("vase 1/2", {"points": 2}), ("wild", {"wild": 1}), ("scarab", {"scarabs": 1})]
)
def test_lr_59_what_a_tile_gives_cannot_be_declined(tile: str, gained: dict[str, int]) -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: tile}).do(PLAY_1)
    assert table.game.legal(table.state) == []
    table.finish_turn()
    assert gained.items() <= table.seat().items()


def test_lr_59_a_horus_tile_offers_no_refusal() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "horus 1"}, horus=["1-3 (level 1)"]).do(PLAY_1)
    assert table.legal() == ["take a key", "take 1-3 (level 1)"]


def test_lr_60_no_claim_where_nobody_arrives() -> None:
    table = fixture(hand=HAND, at=only(5, 5, 9), spaces={5: "vase 2/3"})
    table.do(PLAY_1, "move 1 from space 9 to space 10")
    assert (table.tile(5), table.seat()["points"]) == ("vase 2/3", 0)


def test_lr_61_others_stay_on_the_emptied_space() -> None:
    table = fixture(hand=HAND, at=only(4), at1=only(5, 5), spaces={5: "vase 1/2"}).do(PLAY_1)
    assert (table.tile(5), table.at(1)[-2:]) == ("empty", [5, 5])


def test_lr_61_others_stand_on_the_new_temple_tile() -> None:
    table = fixture(hand=HAND, at=only(4), at1=only(5, 5), spaces={5: "vase 1/2"}, icons={5: "cobra"})
    table.do(PLAY_1, "reveal wild on space 5")
    assert (table.tile(5), table.at(1)[-2:], table.seat(1)["wild"]) == ("wild", [5, 5], 0)


def test_lr_62_a_space_stays_empty_if_its_temple_stack_has_run_out() -> None:
    no_cobra = [row for row in tables(REBUILT_EDITION)["temple_tiles"] if row["stack"] != "cobra"]
    table = luxor(edition={"temple_tiles": no_cobra}, hand="3, 2, 2, 2, 1", spaces={2: "vase 2/3", 3: "vase 1/2"})
    table.do("play 3 from the left")
    assert (table.asks(), table.tile(3), table.seat()["points"]) == ("draw", "empty", 2)
    table.finish_turn().finish_turn().do("play 1 from the right")
    assert "move 1 from space 3 to space 4" in table.legal()


@pytest.mark.parametrize("tile", ["scarab", "wild", "wild/scarab"])
def test_lr_63_nothing_is_gained_from_empty_supplies(tile: str) -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: tile}, scarabs1=EVERY_SCARAB, wild1=18).do(PLAY_1)
    assert (table.asks(), table.seat()["scarabs"], table.seat()["wild"]) == ("draw", 0, 0)


def test_lr_63_without_scarabs_the_tile_with_both_gives_a_wild_treasure() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "wild/scarab"}, scarabs1=EVERY_SCARAB).do(PLAY_1)
    assert (table.asks(), table.seat()["wild"]) == ("draw", 1)


def test_lr_63_without_wild_treasures_the_tile_with_both_gives_a_scarab() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "wild/scarab"}, wild1=18).do(PLAY_1)
    assert table.asks() == "draw scarab"


def test_lr_63_with_both_left_the_player_chooses() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "wild/scarab"}).do(PLAY_1)
    assert table.legal() == ["take a scarab", "take a wild treasure"]


def test_lr_64_no_keys_left_so_the_card_is_taken() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "horus 1"}, keys1=20, horus=["1-3 (level 1)"]).do(PLAY_1)
    assert table.asks() == "turn up Horus"
    assert table.hand() == ["2", "2", "1-3 (level 1)", "2", "5"]


def test_lr_64_no_card_left_so_the_key_is_taken() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "horus 1"}, discard=NO_CARD_OF_LEVEL_1).do(PLAY_1)
    assert (table.asks(), table.seat()["keys"]) == ("draw", 1)


def test_lr_64_neither_left_so_nothing_is_taken() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "horus 1"}, keys1=20, discard=NO_CARD_OF_LEVEL_1).do(PLAY_1)
    assert (table.asks(), table.seat()["keys"], len(table.hand())) == ("draw", 0, 4)


def test_lr_81_a_score_goes_on_counting_above_100() -> None:
    table = fixture(hand=HAND, at=only(4, 5, 5), spaces={5: "vase 3/6"}, points=99)
    table.do(PLAY_1, "move 1 from space 4 to space 5")
    assert table.seat()["points"] == 105
    assert table.game.scores(table.state)[0].lines["treasures"] == 105


def test_lr_82_surplus_treasure_tiles_go_to_the_box_unseen() -> None:
    rows = [*tables(REBUILT_EDITION)["treasures"], {"type": "vase", "needs": 5, "points": 9, "copies": 2}]
    game = waset.make("luxor", edition={"treasures": rows})
    state = game.start(1)
    spaces = game.view(state, None)["spaces"]
    assert sum(tile.split()[0] in ("vase", "statue", "jewelry") for tile in spaces) == 30
    boxed = [tile for tile in game.document(state)["box"] if not tile.startswith("osiris")]
    assert len(boxed) == 2
    assert "box" not in game.view(state, 0)


def test_lr_86_a_spent_key_does_not_return_to_the_supply() -> None:
    table = fixture(hand=HAND, at=only(40), keys=1)
    before = table.view()["keys"]
    after = table.do(PLAY_1).view()
    assert (after["keys"], after["keys_spent"], table.seat()["keys"]) == (before, 1, 0)


def test_lr_83_spent_keys_score_for_nobody() -> None:
    table = fixture(hand=HAND, at=only(40), keys=3).do(PLAY_1)
    assert [score.lines["keys"] for score in table.game.scores(table.state)] == [2, 0]


def test_lr_97_one_player_may_hold_every_key_scarab_and_wild_treasure() -> None:
    seat = luxor(keys=20, wild=18, scarabs=EVERY_SCARAB).seat()
    assert (seat["keys"], seat["wild"], seat["scarabs"]) == (20, 18, 22)


def test_lr_97_a_rich_player_still_takes_a_key() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "horus 1"}, horus=["1-3 (level 1)"], keys=19).do(PLAY_1)
    assert table.do("take a key").seat()["keys"] == 20


def test_lr_98_a_tile_that_was_not_claimed_is_tested_again_at_the_next_arrival() -> None:
    table = fixture(hand="1, 2, 2, 3, 1", at=only(4, 4), spaces={5: "vase 2/3"}).do(PLAY_1)
    assert (table.tile(5), table.seat()["points"]) == ("vase 2/3", 0)
    table.finish_turn().finish_turn().do("play 1 from the right", "move 1 from space 4 to space 5")
    assert (table.tile(5), table.seat()["points"]) == ("empty", 3)


def test_lr_98_leaving_and_returning_is_an_arrival() -> None:
    table = fixture(hand="+/-1, 2, 2, 3, +/-1", at=only(5, 5), spaces={5: "vase 2/3"})
    table.do("play +/-1 from the left", "move -1 from space 5 to space 4").finish_turn().finish_turn()
    assert table.tile(5) == "vase 2/3"
    table.do("play +/-1 from the right", "move 1 from space 4 to space 5")
    assert (table.tile(5), table.seat()["points"]) == ("empty", 3)


def test_lr_99_only_adventurers_on_that_very_tile_count() -> None:
    table = fixture(hand=HAND, at=["stairs", 4, 6, 6, "tomb"], at1=only(5, 5), spaces={5: "vase 2/3"})
    table.do(PLAY_1, "move 1 from space 4 to space 5")
    assert (table.tile(5), table.seat()["points"]) == ("vase 2/3", 0)


def test_lr_100_the_temple_tile_is_turned_up_after_the_points_are_scored() -> None:
    table = fixture(hand=HAND, at=only(4), spaces={5: "vase 1/2"}, icons={5: "lion"}).do(PLAY_1)
    assert (table.asks(), table.seat()["points"]) == ("reveal temple", 2)
