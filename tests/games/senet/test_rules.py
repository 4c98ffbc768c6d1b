"""The rules of Senet, by the numbers of examples/senet/README.md."""

from typing import Any

import pytest

import waset
from waset.core.errors import BadPosition
from waset.core.event import Log
from waset.core.game import AnyGame


class Table:
    """A game of Senet in a position, said in one line: the houses of each seat, and what seat 0 has thrown."""

    def __init__(self, own: list[int], other: list[int], throw: int) -> None:
        houses = [0 if house in own else 1 if house in other else None for house in range(1, 31)]
        self.game: AnyGame = waset.make("senet")
        self.state: Any = self.game.position({"houses": houses, "throw": throw, "turns": 9})
        self.log: Log = []

    def words(self) -> list[str]:
        """What may be done."""
        return [self.game.text(self.state, action) for action in self.game.legal(self.state)]

    def do(self, words: str) -> "Table":
        """Does something."""
        self.game.apply(self.state, self.game.parse(self.state, words), self.log)
        return self

    def at(self, seat: int) -> list[int]:
        """The houses of a seat."""
        return [house for house in range(1, 31) if self.state.houses[house] == seat]


def test_rule_1_the_pieces_begin_in_turns_along_the_way() -> None:
    for word, count in (("five", 5), ("seven", 7)):
        game = waset.make("senet", options={"pieces": word})
        houses = game.view(game.start(), None)["houses"]
        assert houses[: 2 * count] == [0, 1] * count
        assert houses[2 * count :] == [None] * (30 - 2 * count)


def test_rule_2_four_sticks_are_thrown() -> None:
    game = waset.make("senet")
    ways = dict.fromkeys(range(1, 6), 0)
    for sticks in range(16):
        ways[sticks.bit_count() or 5] += 1
    assert dict(game.outcomes(game.start())) == ways


@pytest.mark.parametrize(("throw", "turn"), [(1, 0), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_rule_2_after_1_4_or_5_the_same_player_throws_again(throw: int, turn: int) -> None:
    table = Table([1], [20], throw).do(f"move from 1 to {1 + throw}")
    assert (table.game.to_move(table.state), table.state.turn) == (waset.CHANCE, turn)


def test_rule_2_a_throw_that_cannot_be_used_ends_the_turn() -> None:
    table = Table([28], [20], 3)
    table.state.throw = 0
    table.do("throw sticks 4")
    assert [event.kind for event in table.log] == ["threw", "could not move"]
    assert (table.game.to_move(table.state), table.state.turn) == (waset.CHANCE, 1)


def test_rule_3_a_single_piece_is_swapped() -> None:
    table = Table([3], [5], 2)
    assert table.words() == ["swap from 3 to 5"]
    table.do("swap from 3 to 5")
    assert (table.at(0), table.at(1)) == ([5], [3])


def test_rule_3_no_piece_goes_to_one_of_its_own() -> None:
    assert Table([3, 5], [20], 2).words() == ["move from 5 to 7"]


def test_rule_3_a_piece_goes_back_only_if_none_can_go_forward() -> None:
    assert Table([10, 3], [12, 13], 2).words() == ["move from 3 to 5"]
    table = Table([10], [12, 13], 2)
    assert table.words() == ["move from 10 to 8"]
    assert table.do("move from 10 to 8").at(0) == [8]


def test_rule_4_two_side_by_side_protect_each_other() -> None:
    assert Table([3, 9], [5, 6], 2).words() == ["move from 9 to 11"]
    assert Table([4, 9], [5, 6], 2).words() == ["move from 9 to 11"]
    assert Table([3, 9], [5, 7], 2).words() == ["swap from 3 to 5", "move from 9 to 11"]


def test_rule_4_three_in_a_row_cannot_be_passed() -> None:
    assert Table([3, 9], [4, 5, 6], 4).words() == ["move from 9 to 13"]
    assert Table([3, 9], [4, 5], 4).words() == ["move from 3 to 7", "move from 9 to 13"]


def test_rule_5_every_piece_stops_at_beauty() -> None:
    assert Table([24, 2], [10], 3).words() == ["move from 2 to 5"]
    assert Table([24], [10], 2).words() == ["move from 24 to 26"]
    assert Table([26, 2], [10], 5).words() == ["move from 2 to 7", "leave from 26"]


def test_rule_6_the_water_leads_back_to_rebirth() -> None:
    table = Table([26, 15], [14], 1).do("move from 26 to 27")
    assert table.at(0) == [13, 15]
    assert [(event.kind, event.figures) for event in table.log] == [("moved", (26, 27)), ("fell into the Water", (13,))]


@pytest.mark.parametrize(("house", "throw"), [(28, 3), (29, 2), (30, 1)])
def test_rule_7_the_last_houses_are_left_by_one_throw(house: int, throw: int) -> None:
    for other in range(1, 6):
        leaves = f"leave from {house}" in Table([house, 2], [20], other).words()
        assert leaves == (other == throw)
        assert f"move from {house} to {house + other}" not in Table([house, 2], [20], other).words()


def test_rule_7_pieces_there_are_safe_and_do_not_go_back() -> None:
    assert Table([26, 2], [28], 2).words() == ["move from 2 to 4"]
    with pytest.raises(BadPosition, match="no piece can move by 2"):
        Table([26], [28, 29], 2)


def test_rule_8_whoever_is_off_first_wins() -> None:
    table = Table([30], [20], 1).do("leave from 30")
    assert table.game.is_over(table.state)
    assert table.game.ranking(table.state) == [1, 2]
    assert [score.total for score in table.game.scores(table.state)] == [5, 4]


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"houses": [0] * 6}, "up to 5 pieces"),
        ({"houses": []}, "only one may have none"),
        ({"houses": [None] * 26 + [0, 1], "turns": 3}, "no piece stays in the Water"),
        ({"turn": 1}, "only before the first throw"),
        ({"throw": 6}, "from 0 to 5"),
        ({"hous": []}, "did you mean 'houses'"),
    ],
)
def test_what_cannot_be_is_refused(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        waset.make("senet").position(document)
