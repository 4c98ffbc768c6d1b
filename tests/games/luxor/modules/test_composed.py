"""Two modules that both act at every rule point: both count, and the second finds what the first has done."""

import pytest

from tests.games.luxor.kit import Table, fixture, only
from waset.core.game import Score
from waset.core.ints import Ints, append, i64, ints, listed
from waset.games.luxor.rules import actions, agenda, chance, effects, legal, scoring, setup, turn
from waset.games.luxor.rules.board import BIT
from waset.games.luxor.rules.module import POINTS, Module, Rules
from waset.games.luxor.rules.state import State

NOUNS = {"card_choices", "barred", "steps", "horus_levels", "score_lines"}
"""The points that are passed through; modules are told of the others."""


class Acts(Module):
    """Has a say at every point: it notes what it is told, and adds its own to what is passed through."""

    def __init__(self, number: int, told: list[tuple[str, int]]) -> None:
        self.number = number
        self.told = told

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        self.told.append(("set_up", self.number))

    def turn_planned(self, r: Rules, s: State) -> None:
        self.told.append(("turn_planned", self.number))

    def turn_began(self, r: Rules, s: State) -> None:
        self.told.append(("turn_began", self.number))

    def card_choices(self, r: Rules, s: State, end: i64, found: Ints) -> Ints:
        """Each adds an action that stands for it, once it finds that of the one before."""
        before = self.number == 1 or actions.FORWARD_LEFT + end in found
        return append(found, (actions.FORWARD_LEFT, actions.EXTRA_LEFT)[self.number - 1] + end) if before else found

    def barred(self, r: Rules, s: State, card: i64, barred: i64) -> i64:
        """The first bars space 3, the second space 5."""
        return barred | BIT[1 + 2 * self.number]

    def card_played(self, r: Rules, s: State) -> None:
        self.told.append(("card_played", self.number))

    def steps(self, r: Rules, s: State, card: i64, cards: i64, steps: Ints) -> Ints:
        return append(ints(steps), steps[-1] + self.number)

    def rolled(self, r: Rules, s: State) -> None:
        self.told.append(("rolled", self.number))

    def woke(self, r: Rules, s: State) -> None:
        self.told.append(("woke", self.number))

    def claimed(self, r: Rules, s: State, space: i64) -> None:
        self.told.append(("claimed", self.number))

    def horus_levels(self, r: Rules, s: State, level: i64, levels: Ints) -> Ints:
        return append(ints(levels), level + self.number)

    def horus_taken(self, r: Rules, s: State, card: i64) -> None:
        self.told.append(("horus_taken", self.number))

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        return {f"module {self.number}": 10 * self.number, **lines}


@pytest.fixture
def told() -> list[tuple[str, int]]:
    return []


@pytest.fixture
def table() -> Table:
    """Seat 0 holds 1, 2, 3, 4, die and stands on 3 and 5; a vase lies on 5 and a Horus tile on 8."""
    return fixture(hand="1, 2, 3, 4, die", at=only(3, 5), spaces={5: "vase 1/2", 8: "horus 1"})


@pytest.fixture
def r(table: Table, told: list[tuple[str, int]]) -> Rules:
    return Rules(table.game.rules.pieces, 2, 0, (Acts(1, told), Acts(2, told)))


def test_both_have_a_say_at_every_point(r: Rules) -> None:
    """So that a new point cannot be forgotten here."""
    for point in POINTS:
        assert [each.number for each in getattr(r, point)] == [1, 2]


def test_both_are_told_of_all_that_happens(r: Rules, table: Table, told: list[tuple[str, int]]) -> None:
    s = table.state
    setup.blank(r)
    turn.begin_turn(r, s)
    turn.play_card(r, s, actions.PLAY_RIGHT)
    chance.happen(r, s, agenda.ROLL, 0, 4)
    effects.wake(r, s, 0, 1)
    effects.claim(r, s, 5)
    turn.take(r, s, actions.TAKE_HORUS + 1)
    points = [point for point in POINTS if point not in NOUNS]
    assert sorted(told, key=lambda each: points.index(each[0])) == told, "a point is named where it is not reached"
    assert told == [(point, number) for point in points for number in (1, 2)]


def test_choices_of_both_are_offered(r: Rules, table: Table) -> None:
    """The second adds its own only because it finds the first's."""
    offered = listed(legal.card_options(r, table.state))
    for own in (actions.FORWARD_LEFT, actions.FORWARD_RIGHT, actions.EXTRA_LEFT, actions.EXTRA_RIGHT):
        assert own in offered


@pytest.mark.parametrize(("places", "playable"), [((3, 5), False), ((3, 6), True), ((5, 6), True), ((6, 7), True)])
@pytest.mark.parametrize("card", ["1", "last to second last (level 1)"])
def test_places_that_either_bars_are_barred(
    told: list[tuple[str, int]], places: tuple[int, int], playable: bool, card: str
) -> None:
    """A card that moves the last one to the next needs two places that nobody has barred (MR-24)."""
    table = fixture(hand="1, 2, 3, 4, die", at=only(*places))
    r = Rules(table.game.rules.pieces, 2, 0, (Acts(1, told), Acts(2, told)))
    number = r.pieces.card_name.index(card)
    needed = playable if card == "1" else places == (6, 7)
    assert legal.is_playable(r, table.state, number) == needed
    assert listed(ints([legal.barred_places(r, table.state, number)])) == [2**3 + 2**5]


def test_steps_pass_through_both(r: Rules, table: Table) -> None:
    assert listed(legal.aided_steps(r, table.state, 0, 1, ints([4]))) == [4, 5, 7]


def test_a_horus_tile_offers_the_levels_of_both(r: Rules, table: Table) -> None:
    offered = listed(legal.horus_options(r, table.state, 1))
    assert offered == [actions.TAKE_KEY, *(actions.TAKE_HORUS + level for level in (1, 2, 3))]


def test_the_sheet_has_the_lines_of_both(r: Rules, table: Table) -> None:
    """Between the sets and the scarabs, in the order that the modules leave them in."""
    sheet = scoring.sheet(r, table.state, 0)
    assert isinstance(sheet, Score)
    assert list(sheet.lines)[-4:] == ["sets", "module 2", "module 1", "scarabs"]
    assert sheet.lines["module 1"] == 10
    assert sheet.lines["module 2"] == 20
    assert sheet.total == sum(sheet.lines.values())
