"""Tournaments: who meets whom, and what is made of the results."""

from pathlib import Path

import pytest

import waset
from waset.core.errors import BadOption
from waset.lab.plan import plan
from waset.lab.run.games import Summary
from waset.lab.run.tournament import FIELD, MIXED, PAIR, Meeting, Standings, line_ups, make_plan, with_budget


def tally(names: str, players: int, games: int) -> Standings:
    return Standings(make_plan(waset.make("tutankhamun", players=players), names.split(), games=games, seed=1).cells)


def won_by(count: Standings, cell: int, index: int, bot: str) -> Summary:
    """A game in which a seat of this bot wins with 18 points to 10."""
    seat = count.cells[cell].seated(index).index(bot)
    players = range(count.cells[cell].players)
    return Summary(
        [18 if at == seat else 10 for at in players], [1 if at == seat else 2 for at in players], "", None, 1
    )


def test_two_players_meet_in_pairs() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_more_players_meet_in_fields_and_where_there_are_enough_at_mixed_tables() -> None:
    fields = [("a", "b", "b"), ("b", "a", "a")]
    assert line_ups(["a", "b"], 3) == fields
    assert set(line_ups(["a", "b", "c"], 3)) >= {*fields, ("c", "b", "b"), ("a", "b", "c")}
    assert len(line_ups(["a", "b", "c"], 3)) == 7
    assert len(line_ups("abcde", 4)) == 20 + 5


def test_a_challenger_meets_each_other_bot_and_they_do_not_meet() -> None:
    assert line_ups(["a", "b", "c"], 2, "b") == [("b", "a"), ("b", "c")]
    assert line_ups(["a", "b", "c"], 3, "a") == [("a", "b", "b"), ("a", "c", "c")]


def test_every_pair_plays_as_many_games_as_said_on_half_as_many_seeds() -> None:
    for cell in tally("random random:2 random:3", 2, 10).cells:
        assert (cell.games, cell.rotations, cell.number(9)) == (10, 2, 5)


def test_the_plan_of_a_tournament_can_be_read_again(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('name = "mine"\nsarcophagi = [{ points = 9 }]\n')
    game = waset.make("luxor", players=3, modules=["mummy"], edition=edition, options={"first": "random"})
    made = make_plan(
        game, ["random", "random:2"], games=6, seed=4, edition=str(edition), folder=tmp_path / "runs" / "cup"
    )
    (tmp_path / "runs" / "cup").mkdir(parents=True)
    copy = tmp_path / "runs" / "cup" / "plan.toml"
    copy.write_text(made.file.text)
    assert str(tmp_path) not in made.file.text
    assert plan.read(copy).cells == made.cells
    assert {cell.edition.name for cell in made.cells} == {"mine"}
    assert {cell.options["first"] for cell in made.cells} == {"random"}


def test_only_a_tournament_by_the_clock_cannot_be_repeated() -> None:
    game = waset.make("luxor")
    assert "repeatable = false" in make_plan(game, ["random", "random:1s"], games=2, seed=1).file.text
    assert "repeatable = true" in make_plan(game, ["random", "random:1"], games=2, seed=1).file.text


@pytest.mark.parametrize(
    ("names", "games", "says"),
    [
        ("random", 2, "needs 2 bots or more, not 1"),
        ("random random", 2, "'random' is named twice"),
        ("random ramdom", 2, "did you mean 'random'"),
        ("random random:2", 0, "1 game or more, not 0"),
    ],
)
def test_what_cannot_be_is_refused(names: str, games: int, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        tally(names, 2, games)


def test_a_budget_is_for_bots_that_search() -> None:
    assert with_budget(["random", "vizier", "vizier:7"], "luxor", "50") == ["random", "vizier:50", "vizier:7"]
    with pytest.raises(BadOption, match="a budget is"):
        with_budget(["random"], "luxor", "many")


def test_a_pair_is_counted_by_its_groups() -> None:
    count = tally("random random:2", 2, 40)
    for index in range(40):
        count.add(0, index, won_by(count, 0, index, "random" if index % 4 else "random:2"))
    (meeting,) = count.meetings()
    assert meeting[:5] == (PAIR, ["random", "random:2"], [1, 1], 40, 20)
    assert meeting.wins[0].value == 0.75
    assert 0.55 < meeting.wins[0].low < 0.75 < meeting.wins[0].high < 0.95
    assert meeting.wins[0].low == pytest.approx(1 - meeting.wins[1].high)
    assert meeting.points_ahead.value == pytest.approx(4)
    assert [rating.bot for rating in count.ratings()] == ["random", "random:2"]
    assert {rating.games for rating in count.ratings()} == {40}


def test_one_among_others_has_a_multiple_of_its_fair_share() -> None:
    count = tally("random random:2", 4, 40)
    for index in range(40):
        count.add(0, index, won_by(count, 0, index, "random" if index % 2 else "random:2"))
    one, other = count.meetings()
    assert one[:5] == (FIELD, ["random", "random:2"], [1, 3], 40, 10)
    assert one.fair == [0.25, 0.75]
    assert one.times_fair(0).value == 2
    assert 1.5 < one.times_fair(0).low < 2 < one.times_fair(0).high
    assert other.games == 0


def test_mixed_tables_count_each_bot() -> None:
    count = tally("random random:2 random:3", 3, 3)
    last = len(count.cells) - 1
    for index in range(3):
        count.add(last, index, won_by(count, last, index, "random:3"))
    meeting: Meeting = count.meetings()[last]
    assert meeting[:5] == (MIXED, ["random", "random:2", "random:3"], [1, 1, 1], 3, 1)
    assert [each.value for each in meeting.wins] == [0, 0, 1]
    assert count.ratings()[0].bot == "random:3"


def test_a_group_that_is_not_whole_does_not_count() -> None:
    count = tally("random random:2", 2, 4)
    for index in range(3):
        count.add(0, index, won_by(count, 0, index, "random"))
    assert count.meetings()[0].games == 2


def test_shared_wins_count_in_parts() -> None:
    count = tally("random random:2", 2, 2)
    for index in range(2):
        count.add(0, index, Summary([10, 10], [1, 1], "", None, 1))
    assert [each.value for each in count.meetings()[0].wins] == [0.5, 0.5]


def test_failures_are_counted_by_bot() -> None:
    count = tally("random random:2", 2, 2)
    for index in range(2):
        count.add(0, index, Summary([1, 0], [1, 2], "", None, 1, failures=((0, "forfeit"),)))
    assert count.failures == {("random", "forfeit"): 1, ("random:2", "forfeit"): 1}
