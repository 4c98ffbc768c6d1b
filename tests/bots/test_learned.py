"""The learned judge corrects the weights, asks for nothing it may not know, and says the same on every machine."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import waset
from waset import games
from waset.bots import judge_file
from waset.bots.evaluation import Judge
from waset.bots.judge_file import JudgeFigures
from waset.bots.network import FINE, ONE, Network
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.ints import ints
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.luxor.bots import levels as luxor_levels
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.learned import LearnedLuxor
from waset.games.luxor.rules.tables import REBUILT_EDITION, SetRow

ALL = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
CASES = (
    ("luxor", 2, ()),
    ("luxor", 3, ("mummy",)),
    ("luxor", 4, ("equipment", "characters")),
    ("luxor", 5, ALL),
    ("tutankhamun", 2, ()),
    ("tutankhamun", 6, ()),
)


def positions(game: AnyGame, seed: int, every: int) -> list[Any]:
    """Positions of a random game, from its first decision to its end."""
    rng = Rng(seed)
    state = game.start(seed)
    found = []
    while not game.is_over(state):
        if rng.below(every) == 0:
            found.append(game.copy(state))
        legal = game.legal(state)
        game.advance(state, legal[rng.below(len(legal))])
        game.settle(state, rng)
    return found


def learned(game: AnyGame, network: Network) -> Any:
    """The judge that learns, for a game."""
    return games.part(game.meta.name, "bots.training").judge(game, network)


def arbitrary(inputs: int, units: int, seed: int = 3) -> JudgeFigures:
    """A network of arbitrary small weights."""
    rng = Rng(seed)

    def some(count: int) -> tuple[int, ...]:
        return tuple(rng.below(1001) - 500 for _ in range(count))

    return JudgeFigures(inputs, units, some(inputs * (units + 2)), some(units + 2), some(2 * units))


def test_a_network_adds_rows_and_counts_units_above_0() -> None:
    """Two inputs, two units: the first ends at 2 * 0.5 + 1 = 2, the second below 0."""
    rows = [FINE // 2, -FINE, FINE, 0, 0, 0, 0, 3 * FINE]
    network = Network(2, 2, rows, [FINE * ONE, 0, 0, FINE * ONE], [FINE, 2 * FINE, 5 * FINE, 5 * FINE])
    network.feed(ints([0, 2 * ONE, 1, ONE // 2]), 0, 4)
    assert network.strength == 2.0 + 2.0
    assert network.points == 1.0 + 1.5 + 4.0


@pytest.mark.parametrize(("name", "players", "modules"), CASES)
def test_a_network_of_zeros_leaves_what_the_weights_say(name: str, players: int, modules: tuple[str, ...]) -> None:
    game = waset.make(name, players=players, modules=modules)
    lesson = games.part(name, "bots.training")
    judge = learned(game, judge_file.blank(lesson.INPUTS, lesson.UNITS).network())
    plain = Judge(game, judge.evaluation)
    for state in positions(game, 5, 9):
        if judge.rests(state):
            said, by_weights = judge.prospect(state), plain.prospect(state)
            assert said.points == by_weights.points
            assert said.wins == pytest.approx(by_weights.wins)


@pytest.mark.parametrize(("name", "players", "modules"), CASES)
def test_what_is_said_fits_into_the_network(name: str, players: int, modules: tuple[str, ...]) -> None:
    """Each seat has inputs that there are, in amounts that sums can bear and that can be written down."""
    game = waset.make(name, players=players, modules=modules)
    lesson = games.part(name, "bots.training")
    judge = learned(game, judge_file.blank(lesson.INPUTS, 1).network())
    for state in positions(game, 6, 5):
        rows, points, spread = judge.said(state)
        assert len(rows) == len(points) == players
        assert spread > 0.0
        for row in rows:
            assert all(0 <= number < lesson.INPUTS for number in row[::2])
            assert all(abs(amount) < 1 << 15 for amount in row[1::2])


@pytest.mark.parametrize(("name", "players", "modules"), CASES)
def test_chances_add_up_and_a_judge_keeps_nothing(name: str, players: int, modules: tuple[str, ...]) -> None:
    """Asked again after another position, it says the same."""
    game = waset.make(name, players=players, modules=modules)
    judge = learned(game, arbitrary(games.part(name, "bots.training").INPUTS, 3).network())
    states = [state for state in positions(game, 7, 12) if judge.rests(state)]
    first = [judge.prospect(state) for state in states]
    for state, before in reversed(list(zip(states, first, strict=True))):
        said = judge.prospect(state)
        assert (said.points, said.wins) == (before.points, before.wins)
        assert sum(said.wins) == pytest.approx(1.0)


def test_a_file_holds_the_figures(tmp_path: Path) -> None:
    figures = arbitrary(4, 2)
    path = tmp_path / "judge.txt"
    path.write_text(judge_file.text("luxor", figures, {"seed": 1}), "utf-8")
    assert judge_file.load(path, "luxor", 4) == figures


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: "",
        lambda text: text.replace("luxor", "chess"),
        lambda text: text.rpartition("\n")[0].rpartition("\n")[0],
        lambda text: text + "1 2 3 4\n",
        lambda text: text.replace("waset-judge", "waset"),
        lambda text: text + "x",
        lambda text: text.rpartition(" ")[0] + " 99999999999\n",
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, spoil: Any) -> None:
    path = tmp_path / "judge.txt"
    path.write_text(spoil(judge_file.text("luxor", arbitrary(4, 2), {})), "utf-8")
    with pytest.raises(BadOption, match=r"judge\.txt: "):
        judge_file.load(path, "luxor", 4)


def test_the_top_of_luxor_judges_by_what_was_learned_only_where_the_edition_pays_as_in_those_games() -> None:
    usual = waset.make("luxor", players=2)
    dear = waset.make("luxor", players=2, edition=dataclasses.replace(REBUILT_EDITION, sets=(SetRow(1, 9, "book"),)))
    fitted = waset.make("luxor", players=2, edition=dataclasses.replace(REBUILT_EDITION, fitted=(("keys", 1.0),)))
    assert isinstance(luxor_levels.learned(usual), LearnedLuxor)
    searching = luxor_levels.top(usual, luxor_levels.learned(usual))
    assert searching.planning is searching.evaluation
    assert isinstance(luxor_levels.learned(dear), LuxorEvaluation)
    assert isinstance(luxor_levels.learned(fitted), LuxorEvaluation)


@pytest.mark.parametrize(("name", "players", "modules"), CASES[:4])
def test_what_comes_with_the_game_is_a_judge_that_corrects_the_weights(
    name: str, players: int, modules: tuple[str, ...]
) -> None:
    """It is in reach of what the weights say: a file of other inputs would say anything."""
    game = waset.make(name, players=players, modules=modules)
    lesson = games.part(name, "bots.training")
    judge = learned(game, judge_file.load(luxor_levels.JUDGE, name, lesson.INPUTS).network())
    plain = Judge(game, judge.evaluation)
    apart = []
    for state in positions(game, 8, 2):
        if judge.rests(state):
            said, by_weights = judge.prospect(state), plain.prospect(state)
            apart += [abs(one - other) for one, other in zip(said.wins, by_weights.wins, strict=True)]
    assert 0.0 < sum(apart) / len(apart) < 0.3


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_the_top_says_how_sure_it_is(name: str) -> None:
    """The best is as sure as the others leave it, and none is surer."""
    game = waset.make(name, players=2)
    state = next(state for state in positions(game, 9, 2) if len(game.legal(state)) > 2)
    found = waset.bots.make("pharaoh:60", game, Rng(1)).explain(Seen(game, state, game.to_move(state)))
    assert all(0.0 <= each.sure <= 1.0 for each in found)
    assert found[0].sure == max(each.sure for each in found) > 0.0


def test_with_modules_the_planner_judges_by_weights_and_only_positions_are_judged_by_what_was_learned() -> None:
    game = waset.make("luxor", players=3, modules=("mummy",))
    searching = luxor_levels.top(game, luxor_levels.learned(game))
    assert isinstance(searching.evaluation, LearnedLuxor)
    assert isinstance(searching.planning, LuxorEvaluation)
