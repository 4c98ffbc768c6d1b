"""Two players: the Underworld as a third contender. T-2P and TR-65 to TR-71, TR-94 to TR-98."""

import pytest

from tests.games.tutankhamun.kit import last_tile, tut
from waset.games.tutankhamun.rules import scoring

N = 8


def paid(a: int, b: int, u: int, *, ring: bool = False, option: str = "yes") -> tuple[int, int]:
    """What A and B get for a set with these tiles; A is further back than B."""
    table = tut(2, boats=[3, 9], underworld_rings=option, underworld={}, tomb={"Ra": 2, "Thoth": 2})
    p = table.game.rules.pieces
    tile = p.ring if ring else table.tile_number("Throne")
    state = table.state
    state.collections[tile], state.collections[p.tiles + tile], state.underworld[tile] = a, b, u
    scoring.score_set(table.game.rules, state, tile)
    return 30 - state.points[0], 30 - state.points[1]


def from_table(a: int, b: int, u: int) -> tuple[int, int]:
    """The two-player rank table of the rules, row by row."""
    half = N // 2
    rows = [
        (a == b == 0, (0, 0)),
        (a > 0 and b == u == 0, (N, 0)),
        (b > 0 and a == u == 0, (0, N)),
        (a > b > u, (N, half)),
        (a > u > b, (N, 0)),
        (b > a > u, (half, N)),
        (b > u > a, (0, N)),
        (a == b > u, (N, half)),
        (a == b == u, (N, half)),
        (b > a == u > 0, (half, N)),
        (u > a > b, (half, 0)),
        (u > b > a, (0, half)),
        (u > a == b > 0, (half, 0)),
        (a == u > b, (N, 0)),
        (b == u > a, (0, N)),
        (a > b == u > 0, (N, half)),
    ]
    return next(result for fits, result in rows if fits)


def test_t_2p_1_every_split_against_the_two_player_table() -> None:
    """T-2P-1, T-2P-2, T-2P-3, T-ALG-1: brute force over all splits of up to eight tiles."""
    tried = 0
    for a in range(N + 1):
        for b in range(N + 1 - a):
            for u in range(N + 1 - a - b):
                assert paid(a, b, u) == from_table(a, b, u), (a, b, u)
                tried += 1
    assert tried == 165


def test_tx_e2_the_underworld_takes_the_second_place() -> None:
    """T-2P-1: Senet A4 U3 B1: A -8, B nothing."""
    assert last_tile("Senet Game", [4, 1], [20, 10], underworld=3).points == [22, 30]


def test_tx_e3_the_underworld_behind_a_player_in_a_tie() -> None:
    """T-2P-2: Senet A3 U3 B2: A -8, the Underworld is second, B nothing."""
    table = last_tile("Senet Game", [3, 2], [20, 10], underworld=3)
    assert table.points == [22, 30]
    assert table.happened("set scored")[0][3] == scoring.UNDERWORLD


def test_t_2p_2_a_tied_player_goes_ahead_wherever_his_boat_is() -> None:
    assert last_tile("Throne", [4, 0], [80, 10], underworld=4).points == [22, 30]


def test_t_2p_3_and_tr_66_the_place_of_the_underworld_is_paid_to_nobody() -> None:
    """T-2P-3, TR-66: nobody is first; the best player is second."""
    assert last_tile("Throne", [2, 1], [20, 10], underworld=5).points == [26, 30]


def test_tr_65_the_underworld_competes_for_the_ring_bonus() -> None:
    """T-OPT-2: unless the option says no."""
    assert paid(2, 1, 3, ring=True) == (0, 0)
    assert paid(2, 1, 3, ring=True, option="no") == (5, 0)
    assert last_tile("Scarab Ring", [3, 1], [20, 10], underworld=6).points == [29, 30]
    assert last_tile("Scarab Ring", [3, 1], [20, 10], underworld=6, underworld_rings="no").points == [24, 30]


def test_t_opt_2_changes_nothing_for_normal_sets() -> None:
    assert last_tile("Throne", [2, 1], [20, 10], underworld=5, underworld_rings="no").points == [26, 30]


def test_tr_67_tied_with_both() -> None:
    assert last_tile("Sarcophagus", [2, 2], [20, 10], underworld=2).points == [27, 24]


def test_tr_68_tied_with_one_for_second() -> None:
    assert last_tile("Throne", [4, 2], [20, 10], underworld=2).points == [22, 26]


def test_tr_69_without_a_tile_the_underworld_does_not_rank() -> None:
    assert last_tile("Throne", [5, 3], [20, 10]).points == [22, 26]
    assert tut(2).set("Throne")["first_now"] is None


@pytest.mark.parametrize(("own", "below", "points"), [(5, 3, 22), (4, 4, 22), (3, 5, 26)])
def test_tr_70_and_t_score_3_a_lone_player_and_the_underworld(own: int, below: int, points: int) -> None:
    """TR-70: first with as many or more, otherwise second."""
    assert last_tile("Throne", [own, 0], [20, 10], underworld=below).points == [points, 30]


def test_tr_71_with_three_players_the_underworld_never_ranks() -> None:
    assert last_tile("Throne", [2, 1, 0], [20, 10, 11], underworld=5).points == [20, 24, 28]
    assert last_tile("Scarab Ring", [2, 1, 0], [20, 10, 11], underworld=7).points == [22, 28, 28]


def test_tr_94_the_players_tie_above_the_underworld() -> None:
    assert last_tile("Throne", [3, 3], [20, 10], underworld=2).points == [26, 22]


def test_tr_95_the_underworld_strictly_between() -> None:
    assert last_tile("Throne", [5, 1], [20, 10], underworld=2).points == [22, 30]


def test_tr_97_tied_for_the_most_rings_the_player_gets_the_bonus() -> None:
    assert paid(3, 1, 3, ring=True) == (5, 0)
    assert last_tile("Scarab Ring", [5, 0], [20, 10], underworld=5).points == [24, 30]


def test_tr_98_tiles_below_go_to_the_tomb_after_ranking() -> None:
    table = last_tile("Throne", [2, 1], [20, 10], underworld=5)
    assert (table.underworld("Throne"), table.tomb("Throne")) == (0, 8)
