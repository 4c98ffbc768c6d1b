"""M1, the mummy: where it starts, how it walks, and whom it lays down (M-MODEL, M1-SETUP, M1-MUMMY)."""

import pytest

import waset
from tests.games.luxor.kit import fixture, luxor, only
from tests.games.luxor.modules.mummy_kit import EYES, mummy, talismans, walk
from waset.core.edition import tables
from waset.core.errors import BadOption
from waset.games.luxor.rules.tables import REBUILT_EDITION

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
    shown = ["2 points", "2 points", "scarab"]
    table = luxor(modules="mummy", mummy_tiles=shown, card="1", agenda=["end turn", "mummy tile"])
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
