"""M1, the mummy: where it starts, how it walks, and whom it lays down (M-MODEL, M1-SETUP, M1-MUMMY)."""

from typing import Any

import pytest

import waset
from tests.games.luxor.kit import PILE, PLAIN, Table, fixture, luxor, only
from waset.core.edition import tables
from waset.core.errors import BadOption
from waset.games.luxor.tables import REBUILT_EDITION

EYES = {1: "1-3 (level 1)", 2: "1-4 (level 2)", 3: "1-6 (level 3)"}
ALL = "all +1 (level 1)"
LAST = "last to second last (level 1)"


def walk(eyes: int, players: int = 2, **document: Any) -> Table:
    """Seat 0, with somebody on the stairs, has just played a Horus card; the mummy started on space 20 unless said."""
    said: dict[str, Any] = {"mummy": 20, "at": only("stairs")} | document
    table = fixture(players, modules="mummy", hand=f"{EYES[eyes]}, 1, 1, 1, 5", **said)
    return table.do(f"play {EYES[eyes]} from the left")


def mummy(table: Table) -> int:
    """The space of the mummy."""
    return int(table.view()["mummy"])


def talismans(table: Table) -> list[int]:
    """The talismans of the supply, then those of each seat."""
    view = table.view()
    return [view["talismans"], *(seat["talismans"] for seat in view["seats"])]


# --- the model ----------------------------------------------------------------------------------------------------


def test_m_model_1_lying_is_neither_active_nor_asleep() -> None:
    table = fixture(modules="mummy", mummy=30, hand="1, 2, 2, 2, 5", at=["lying 9", 4, 12, "statue 1", "statue 2"])
    assert table.at() == ["statue 2", "statue 1", 4, 12, "lying 9"]
    table.do("do not try to rise", "play 1 from the left")
    assert table.legal() == ["move 1 from space 4 to space 5", "move 1 from space 12 to space 13"]


def test_m_model_2_active_is_who_stands_on_the_stairs_or_on_the_path() -> None:
    at: list[int | str] = ["stairs", 4, 7, "lying 9", "tomb"]
    table = fixture(modules="mummy", mummy=30, hand="1, 2, 2, 2, 5", at=at, keys=1, spaces={7: "empty"})
    table.do("do not try to rise", "play 1 from the left")
    assert table.legal() == [
        "move 1 from the stairs to space 1",
        "move 1 from space 4 to space 5",
        "move 1 from space 7 to space 8",
    ]


def test_m_model_3_a_turn_goes_from_rise_over_card_and_action_to_mummy_tile_and_extra_turn() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="1-3 (level 1), 2, 2, 2, 5",
        at=only(3, "lying 9"),
        spaces={4: "horus 2"},
        horus=[None, "1-4 (level 2)", None],
        mummy_tiles=["extra turn", "2 points", "rearrange"],
    )
    table.do("try to rise", "roll 5", "raise space 9", "play 1-3 (level 1) from the left")
    table.do("move 1 from space 3 to space 4", "take 1-4 (level 2)", "turn up 1-die (level 2)")
    assert (table.asks(), len(table.hand())) == ("mummy tile", 5)
    table.do("buy extra turn for 3", "turn up scarab for 2")
    assert [event.kind for event in table.log] == [
        *("rolled", "rose"),
        *("played", "mummy", "moved"),
        *("took Horus card", "mummy", "turned up Horus card"),
        *("bought", "extra turn", "turned up mummy tile"),
    ]
    assert (table.view()["turn"], table.view()["round"], table.asks()) == (0, 1, "card")


def test_m_model_3_the_hand_is_refilled_before_the_mummy_tile() -> None:
    table = fixture(modules="mummy", mummy=20, hand="1, 2, 2, 2, 5", at=only(3)).do("play 1 from the left")
    assert table.asks() == "draw"
    table.do("draw 1")
    assert (table.asks(), table.hand()) == ("mummy tile", ["2", "2", "1", "2", "5"])


def test_m_model_4_each_module_is_on_or_off_and_five_need_the_fifth_player() -> None:
    names = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
    for name in names:
        assert waset.make("luxor", players=2, modules=(name,)).modules == (name,)
    assert waset.make("luxor", players=5, modules=("mummy", "fifth-player")).modules == ("fifth-player", "mummy")
    with pytest.raises(BadOption, match="fifth-player"):
        waset.make("luxor", players=5, modules=names[1:])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_m_model_5_everybody_sees_mummy_display_used_tiles_and_talismans(seat: int | None) -> None:
    table = luxor(
        modules="mummy",
        mummy=36,
        mummy_tiles=["2 keys", "scarab", "Horus card"],
        mummy_discard=["2 points"],
        talismans=3,
        talismans1=9,
        at1=["lying 9", "stairs", "statue 1", "statue 2", "statue 3"],
    )
    view = table.view(seat)
    assert view["mummy"] == 36
    assert view["mummy_tiles"] == [
        {"effect": "scarab", "cost": 2},
        {"effect": "Horus card", "cost": 2},
        {"effect": "2 keys", "cost": 2},
    ]
    assert view["mummy_discard"] == {"2 points": 1}
    assert (view["talismans"], [each["talismans"] for each in view["seats"]]) == (8, [3, 9])
    assert view["seats"][1]["adventurers"][-1] == "lying 9"


def test_m_model_5_nobody_knows_which_tile_of_the_stack_comes_next() -> None:
    """Every face-down tile may come, each as often as it lies there."""
    table = luxor(modules="mummy", mummy_tiles=["2 points", "2 points", "scarab"], agenda=["end turn", "mummy tile"])
    table.do("buy 2 points for 1")
    assert (table.asks(), len(table.legal())) == ("turn up mummy tile", 13)
    weights = [weight for _, weight in table.game.outcomes(table.state)]
    assert sorted(weights) == [*[1] * 11, 2, 2]  # twice: rear 1-2 and rearrange
    assert not {"turn up 2 points for 1", "turn up scarab for 2"} & set(table.legal())


# --- setup --------------------------------------------------------------------------------------------------------


def test_m1_setup_1_the_mummy_starts_on_the_treasure_nearest_the_tomb() -> None:
    view = luxor(modules="mummy").view()
    assert view["mummy"] == 40
    assert view["spaces"][39].split()[0] in ("vase", "statue", "jewelry")
    assert luxor().view()["mummy"] is None


def test_mr_2_it_starts_on_a_treasure_but_comes_back_on_any_tile() -> None:
    """M1-SETUP-1 and M1-MUMMY-6 on a board whose last space is one of Horus."""
    spaces = [dict(row) for row in tables(REBUILT_EDITION)["spaces"]]
    assert (spaces[36]["kind"], spaces[39]["kind"]) == ("horus 3", "treasure")
    spaces[36]["kind"], spaces[39]["kind"] = "treasure", "horus 3"
    game = waset.make("luxor", players=2, modules=("mummy",), edition={"spaces": spaces})
    assert game.view(game.start(1), None)["mummy"] == 39
    table = luxor(modules="mummy", edition={"spaces": spaces}, mummy=1, hand=f"{EYES[1]}, 1, 2, 3, 5")
    assert mummy(table.do(f"play {EYES[1]} from the left")) == 40


def test_mr_2_it_comes_back_on_the_last_tile_of_that_moment() -> None:
    table = walk(1, mummy=1, spaces={38: "horus 3", 39: "empty", 40: "empty"})
    assert mummy(table) == 38


def test_m1_setup_2_three_tiles_of_eighteen_are_turned_up_by_chance() -> None:
    game = waset.make("luxor", players=2, modules=("mummy",))
    displays = set()
    for seed in range(12):
        view = game.view(game.start(seed), None)
        assert (len(view["mummy_tiles"]), sum(view["mummy_stack"].values()), view["mummy_discard"]) == (3, 15, {})
        displays.add(str(view["mummy_tiles"]))
    assert len(displays) > 6


@pytest.mark.parametrize(("players", "each", "supply"), [(2, 6, 8), (3, 4, 8), (4, 3, 8), (5, 2, 10)])
def test_m1_setup_3_talismans_by_players(players: int, each: int, supply: int) -> None:
    assert talismans(luxor(players, modules="fifth-player, mummy")) == [supply, *[each] * players]


# --- the walk -----------------------------------------------------------------------------------------------------


def test_m1_mummy_1_a_horus_card_that_is_played_moves_it() -> None:
    assert mummy(walk(1)) == 19


@pytest.mark.parametrize(("tile", "space"), [("horus 2", 18), ("favour of Horus 2/3", 18)])
def test_m1_mummy_1_a_horus_card_that_is_taken_moves_it(tile: str, space: int) -> None:
    table = fixture(modules="mummy", mummy=20, hand="1, 2, 2, 2, 5", at=only(4), spaces={5: tile})
    table.do("play 1 from the left")
    assert mummy(table) == 20
    table.do(next(words for words in table.legal() if "(level 2)" in words))
    assert mummy(table) == space


def test_m1_mummy_1_a_key_or_a_basic_card_does_not_move_it() -> None:
    table = fixture(modules="mummy", mummy=20, hand="1, 2, 2, 2, 5", at=only(4), spaces={5: "horus 2"})
    table.do("play 1 from the left", "take a key", "draw 3")
    assert (table.asks(), mummy(table)) == ("mummy tile", 20)


@pytest.mark.parametrize(("eyes", "whole", "emptied"), [(1, 19, 18), (2, 18, 16), (3, 17, 15)])
def test_m1_mummy_2_as_many_tiles_as_eyes_and_emptied_spaces_are_skipped(eyes: int, whole: int, emptied: int) -> None:
    assert mummy(walk(eyes)) == whole
    assert mummy(walk(eyes, spaces={19: "empty", 17: "empty"})) == emptied


def test_m1_mummy_3_in_passing_it_fells_others_and_spares_the_active_player() -> None:
    table = walk(3, at=only("stairs", 18, 19), at1=only(16, 18, 19, 20, 21), mummy=21)
    assert mummy(table) == 18
    assert table.at(1) == [16, 21, "lying 18", "lying 19", "lying 20"]
    assert table.at()[-3:] == ["stairs", 19, "lying 18"]


def test_m1_mummy_4_where_it_stops_everybody_falls() -> None:
    table = walk(1, at=only("stairs", 19, 19), at1=only(19, 18))
    assert table.at()[-3:] == ["stairs", "lying 19", "lying 19"]
    assert table.at(1)[-2:] == [18, "lying 19"]


def test_m1_mummy_5_a_talisman_for_each_other_player_who_lost_somebody() -> None:
    table = walk(2, 3, at=only("stairs", 18), at1=only(18, 19, 19), at2=only(19))
    assert talismans(table) == [6, 6, 4, 4]
    assert talismans(walk(2, 3, at=only("stairs", 18), at1=only(18, 19, 19))) == [7, 5, 4, 4]
    assert talismans(walk(2, 3, at=only("stairs", 18))) == [8, 4, 4, 4]


def test_m1_mummy_6_from_the_first_tile_it_comes_to_the_last_and_goes_on() -> None:
    table = walk(3, mummy=2, at1=only(1, 38, 39, 40))
    assert mummy(table) == 39
    assert table.at(1)[-4:] == [38, "lying 1", "lying 39", "lying 40"]


def test_m1_mummy_7_nobody_falls_on_the_stairs_in_the_tomb_or_at_a_statue() -> None:
    at1: list[int | str] = ["stairs", "stairs", "tomb", "statue 1", "statue 2"]
    for start, end in ((2, 1), (1, 40)):
        table = walk(1, mummy=start, at1=at1, statues=(1, 39, 99))
        assert mummy(table) == end
        assert table.at(1) == ["statue 2", "statue 1", "stairs", "stairs", "tomb"]
        assert (table.at()[-1], talismans(table)) == ("stairs", [8, 6, 6])


@pytest.mark.parametrize("steps", [2, 5])
def test_m1_mummy_8_who_moves_past_it_is_unaffected(steps: int) -> None:
    table = fixture(modules="mummy", mummy=19, hand=f"{steps}, 1, 1, 1, 1", at=only(18), spaces={18 + steps: "wild"})
    table.do(f"play {steps} from the left")
    assert (table.at()[-1], table.seat()["wild"]) == (18 + steps, 1)


def test_m1_mummy_8_backward_as_well() -> None:
    spaces = {18: "osiris 3", 21: "wild"}
    table = fixture(modules="mummy", mummy=20, hand="+/-1, 2, 2, 2, 2", at=only(19), spaces=spaces)
    table.do("play +/-1 from the left", "move -1 from space 19 to space 21")
    assert (table.at()[-1], table.seat()["wild"]) == (21, 1)


@pytest.mark.parametrize("tile", ["scarab", "wild", "vase 1/2", "horus 1", "tunnel"])
def test_m1_mummy_9_who_ends_on_its_tile_falls_and_does_not_act(tile: str) -> None:
    spaces = {20: tile, 30: "tunnel"}
    table = fixture(modules="mummy", mummy=20, hand="2, 1, 1, 1, 1", at=only(18), spaces=spaces)
    table.do("play 2 from the left")
    assert (table.at()[-1], table.asks(), table.tile(20)) == ("lying 20", "draw", tile)
    seat = table.seat()
    assert [seat[what] for what in ("scarabs", "wild", "points", "keys")] == [0, 0, 0, 0]
    assert talismans(table) == [8, 6, 6]


def test_m1_mummy_9_at_the_exit_of_a_tunnel_too() -> None:
    spaces = {19: "tunnel", 30: "tunnel"}
    table = fixture(modules="mummy", mummy=30, hand="1, 2, 2, 2, 2", at=only(18), spaces=spaces)
    assert table.do("play 1 from the left").at()[-1] == "lying 30"


def test_mx_e1_the_walk_fells_those_it_passes_and_all_where_it_stops() -> None:
    """Seat 0 is Green, seat 1 Blue, seat 2 Yellow."""
    table = walk(3, 3, at=only("stairs", 17), at1=only(18), at2=only(19))
    assert mummy(table) == 17
    assert [table.at(seat)[-1] for seat in (0, 1, 2)] == ["lying 17", "lying 18", "lying 19"]
    assert talismans(table) == [6, 6, 4, 4]


# --- rulings on the walk ------------------------------------------------------------------------------------------


def test_mr_1_it_moves_before_the_adventurers_of_the_card() -> None:
    table = walk(1, at=only("stairs", 18, 19))
    assert [words.split(" to ")[0] for words in table.legal() if "move 1 " in words] == [
        "move 1 from the stairs",
        "move 1 from space 18",
    ]
    assert table.do("move 2 from space 18 to space 20").at()[-2:] == [20, "lying 19"]


def test_mr_8_it_passes_others_on_emptied_spaces_between_its_tiles() -> None:
    emptied = dict.fromkeys((16, 17, 19), "empty")
    table = walk(1, at=only("stairs", 19), at1=only(16, 17, 19), spaces=emptied)
    assert mummy(table) == 18
    assert table.at(1)[-3:] == [16, 17, "lying 19"]
    assert table.at()[-1] == 19
    assert talismans(table) == [7, 7, 6]


def test_mr_9_nobody_is_passed_while_it_is_lifted_to_the_last_tile() -> None:
    emptied = dict.fromkeys((1, 40), "empty")
    table = walk(1, mummy=2, at1=only(1, 20, 39, 40), spaces=emptied)
    assert mummy(table) == 39
    assert table.at(1)[-4:] == [1, 20, 40, "lying 39"]


def test_mr_9_the_tile_on_which_it_is_put_is_a_step_that_others_are_passed_on() -> None:
    emptied = dict.fromkeys((1, 40), "empty")
    table = walk(2, mummy=2, at=only("stairs", 38, 39), at1=only(1, 38, 39, 40), spaces=emptied)
    assert mummy(table) == 38
    assert table.at(1)[-4:] == [1, 40, "lying 38", "lying 39"]
    assert table.at()[-2:] == [39, "lying 38"]


def test_mr_10_who_lay_already_brings_no_talisman() -> None:
    table = walk(1, at1=only("lying 19"))
    assert (table.at(1)[-1], talismans(table)) == ("lying 19", [8, 6, 6])


def test_mr_10_one_talisman_for_each_opponent_and_walk() -> None:
    assert talismans(walk(3, at1=only(17, 18, 19, 19, "lying 18"))) == [7, 7, 6]


def test_mr_11_two_walks_in_a_turn_pay_separately() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="1-3 (level 1), 2, 2, 2, 5",
        at=only(4),
        at1=only(18, 19),
        spaces={5: "horus 1"},
        horus=["1-die (level 1)", None, None],
    )
    table.do("play 1-3 (level 1) from the left", "move 1 from space 4 to space 5")
    assert (talismans(table), table.at(1)[-2:]) == ([7, 7, 6], [18, "lying 19"])
    table.do("take 1-die (level 1)")
    assert (talismans(table), table.at(1)[-2:]) == ([6, 8, 6], ["lying 18", "lying 19"])


def test_mr_12_if_the_supply_is_short_one_takes_what_is_left() -> None:
    table = walk(1, 3, at1=only(19), at2=only(19), talismans=19, talismans1=0, talismans2=0)
    assert talismans(table) == [0, 20, 0, 0]
    assert [table.at(seat)[-1] for seat in (1, 2)] == ["lying 19", "lying 19"]


def test_mr_13_the_tile_under_the_mummy_cannot_be_claimed() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="last to second last (level 1), 1, 1, 1, 2",
        at=only(18, "lying 20", "lying 20"),
        spaces={20: "vase 1/2"},
    )
    assert table.legal() == ["play 2 from the right"]  # nobody upright is second last
    table.do("play 2 from the right")
    assert (table.at()[-3:], table.tile(20), table.seat()["points"]) == (["lying 20"] * 3, "vase 1/2", 0)


def test_mr_16_osiris_under_the_mummy_sends_on_unharmed() -> None:
    spaces = {20: "osiris 2", 22: "wild"}
    table = fixture(modules="mummy", mummy=20, hand="2, 1, 1, 1, 1", at=only(18), spaces=spaces)
    table.do("play 2 from the left")
    assert (table.at()[-1], table.seat()["wild"]) == (22, 1)


@pytest.mark.parametrize("tile", ["horus 1", "osiris 1", "scarab", "tunnel"])
def test_mr_39_it_steps_on_tiles_of_every_kind(tile: str) -> None:
    assert mummy(walk(1, spaces={19: tile})) == 19
    assert mummy(walk(2, spaces={19: tile})) == 18


def test_mr_80_who_arrives_on_its_tile_with_all_n_falls_and_cannot_act() -> None:
    spaces = {6: "wild", 12: "scarab", 19: "wild"}
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(5, 11, 18, 18), spaces=spaces)
    table.do(f"play {ALL} from the left")
    assert table.at()[-4:] == [6, 12, "lying 19", "lying 19"]
    assert table.legal() == ["act on space 6", "act on space 12"]


def test_mr_80_no_action_if_all_that_moved_fell() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(18, 18), spaces={19: "wild"})
    table.do(f"play {ALL} from the left")
    assert (table.at()[-2:], table.asks(), table.seat()["wild"]) == (["lying 19", "lying 19"], "draw", 0)


def test_mr_81_who_is_felled_by_the_cards_own_walk_is_not_active_for_it() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{ALL}, 1, 1, 1, 1", at=only(5, 19))
    assert table.do(f"play {ALL} from the left").at()[-2:] == [6, "lying 19"]
    last = fixture(modules="mummy", mummy=20, hand=f"{LAST}, 1, 1, 1, 1", at=only(5, 19, 30))
    assert last.do(f"play {LAST} from the left").at()[-3:] == [30, 30, "lying 19"]


def test_mr_82_it_may_land_on_who_took_the_card_and_the_gain_stays() -> None:
    table = fixture(
        modules="mummy",
        mummy=20,
        hand="1, 2, 3, 4, 5",
        at=only(18),
        spaces={19: "horus 1"},
        horus=["1-die (level 1)", None, None],
    )
    table.do("play 1 from the left", "take 1-die (level 1)", "turn up 1-3 (level 1)")
    assert (mummy(table), table.at()[-1]) == (19, "lying 19")
    assert table.hand() == ["2", "3", "1-die (level 1)", "4", "5"]
    assert (table.asks(), talismans(table)) == ("mummy tile", [8, 6, 6])


def test_mr_91_the_tile_it_starts_from_is_not_passed() -> None:
    """Nobody can stand upright there in play; here somebody does."""
    table = walk(3, at1=only(20))
    assert (table.at(1)[-1], talismans(table)) == (20, [8, 6, 6])


def test_mr_92_on_the_way_into_the_tomb_the_mummy_does_no_harm() -> None:
    table = fixture(modules="mummy", mummy=40, hand="2, 1, 1, 1, 1", at=only(39), keys=1)
    assert table.do("play 2 from the left").at()[-1] == "tomb"


@pytest.mark.parametrize(("start", "space"), [(2, 1), (1, 40)])
def test_mr_93_the_first_and_the_last_tile_are_nothing_special(start: int, space: int) -> None:
    table = walk(1, mummy=start, at=only("stairs", space), at1=only(space))
    assert (table.at()[-1], table.at(1)[-1]) == (f"lying {space}", f"lying {space}")
    assert talismans(table) == [7, 7, 6]


def test_mr_94_all_opponents_on_a_tile_that_is_passed_fall_for_one_talisman_each() -> None:
    table = walk(2, 4, at1=only(19, 19), at2=only(19, 19, 19), at3=only(19))
    assert [table.at(seat)[-1] for seat in (1, 2, 3)] == ["lying 19"] * 3
    assert [table.at(seat).count("lying 19") for seat in (1, 2, 3)] == [2, 3, 1]
    assert talismans(table) == [5, 6, 3, 3, 3]


# --- which cards can be played, and which do not count --------------------------------------------------------------


@pytest.mark.parametrize("card", [EYES[1], ALL, "1-die (level 1)", "one less 1 (level 1)"])
def test_mr_24_a_card_whose_walk_fells_the_only_movers_is_dead(card: str) -> None:
    """LR-21: the other end must then be played."""
    table = fixture(modules="mummy", mummy=20, hand=f"{card}, 2, 2, 2, 1", at=only(19, 19))
    assert table.legal() == ["play 1 from the right"]
    beside = fixture(modules="mummy", mummy=20, hand=f"{card}, 2, 2, 2, 1", at=only(19, 18))
    assert beside.legal() == [f"play {card} from the left", "play 1 from the right"]


@pytest.mark.parametrize("places", [(5, 19), (19, 25)])
def test_mr_24_last_to_second_last_needs_two_places_after_the_walk(places: tuple[int, int]) -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{LAST}, 2, 2, 2, 1", at=only(*places))
    assert table.legal() == ["play 1 from the right"]


def test_mr_24_who_is_only_passed_can_still_move() -> None:
    table = fixture(modules="mummy", mummy=20, hand=f"{EYES[2]}, 2, 2, 2, 1", at=only(19))
    assert table.legal() == [f"play {EYES[2]} from the left", "play 1 from the right"]
    assert len(table.do(f"play {EYES[2]} from the left").legal()) == 4


def test_mr_24_the_walk_is_reckoned_round_the_stairs() -> None:
    table = fixture(modules="mummy", mummy=1, hand=f"{EYES[2]}, 2, 2, 2, 1", at=only(38), spaces={40: "empty"})
    assert table.legal() == ["play 1 from the right"]


def test_mr_25_a_horus_card_that_is_dropped_moves_the_mummy() -> None:
    """LR-24: any of two dead ends may be dropped, a Horus card as well."""
    dead = fixture(modules="mummy", mummy=20, hand=f"{EYES[1]}, 2, 2, 2, 5", at=only(40), at1=only(19))
    assert dead.legal() == [f"drop {EYES[1]} from the left", "drop 5 from the right"]
    dropped = dead.copy().do(f"drop {EYES[1]} from the left")
    assert (mummy(dropped), dropped.at(1)[-1], talismans(dropped)) == (19, "lying 19", [7, 7, 6])
    assert (dropped.at()[-1], dropped.asks()) == (40, "draw")
    assert mummy(dead.do("drop 5 from the right")) == 20


def test_lr_25_a_dead_card_up_to_the_die_is_not_rolled_but_moves_the_mummy() -> None:
    """MR-25"""
    table = fixture(modules="mummy", mummy=20, hand="1-die (level 1), 2, 2, 2, 5", at=only(40))
    table.do("drop 1-die (level 1) from the left")
    assert (mummy(table), table.asks()) == (19, "draw")


def test_mr_27_a_horus_card_from_the_draw_pile_does_not_move_it() -> None:
    hand = "1, 2, 3, 4, 5"
    table = fixture(modules="mummy", mummy=20, hand=hand, hand1=hand, at=only(4), draw=[*PILE, EYES[3]])
    table.do("play 1 from the left", f"draw {EYES[3]}")
    assert (table.hand(), mummy(table)) == (["2", "3", EYES[3], "4", "5"], 20)
    assert table.tile(5) == PLAIN
