"""Comparing runs: what differs is found, what does not is not, and what cannot be compared is refused."""

from pathlib import Path

import pytest

from tests.lab.folders import TWO_BOTS, make_run
from waset.core.errors import BadOption
from waset.lab.report import html
from waset.lab.report.compare import RESULTS, Comparison, Line, compare, document
from waset.lab.report.pairs import Side, match
from waset.lab.run.folder import Folder
from waset.lab.stats.groups import Twin

RICH = 'game = "luxor"\nname = "rich"\nsarcophagi = [{ points = 15 }, { points = 9 }]\n'


def side(name: str, run: Folder) -> Side:
    return Side(name, run.files)


def figure(found: Comparison, name: str) -> Line:
    (line,) = [line for line in found.lines if line.name == name and line.part == RESULTS]
    return line


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return make_run(tmp_path_factory.mktemp("runs") / "base", games="12")


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    room = tmp_path_factory.mktemp("rich")
    (room / "rich.toml").write_text(RICH)
    return make_run(room / "rich", editions='"./rich.toml"', games="12")


@pytest.fixture(scope="module")
def found(base: Folder, rich: Folder) -> Comparison:
    return compare(side("base", base), side("rich", rich))


def test_what_a_changed_number_does_is_said_in_a_sentence(found: Comparison) -> None:
    said = "With rich, a seat scores 8.00 points more for sarcophagi (95 %: 8.00 to 8.00). *"
    assert said in found.sentences()
    assert found.match.differs == ["edition: rebuilt and rich"]
    assert found.read.games == [12, 12]


def test_the_same_luck_cancels(found: Comparison) -> None:
    """The same games are played by bots that do not look at points: all but the points is exactly the same."""
    for name in ("length in rounds", "length in turns", "length in decisions"):
        assert figure(found, name).difference() == (0, 0, 0)
        assert not figure(found, name).is_open()
    score = figure(found, "score")
    assert score.twin.both == 12
    alone = Twin()
    alone.a, alone.b, alone.groups = score.twin.a, score.twin.b, 12
    assert score.twin.error() < 0.5 * alone.error()


def test_sentences_that_hold_after_correction_come_first(found: Comparison) -> None:
    marks = [sentence.endswith(" *") for sentence in found.sentences()]
    assert marks == sorted(marks, reverse=True)
    open_ones = sum(line.is_open() for line in found.lines)
    assert 0 < sum(marks) <= len(marks) < open_ones
    assert found.verdict().startswith(f"{len(marks)} of {open_ones} differences are clear of zero; about ")
    assert f"Those with a * ({sum(marks)}) hold" in found.verdict()


def test_a_run_does_not_differ_from_itself(base: Folder) -> None:
    same = compare(side("a", base), side("b", base), workers=2)
    assert all(line.difference().value == 0 for line in same.lines)
    assert same.sentences() == []
    assert same.verdict() == "Nothing is clear: all figures are the same in both."
    assert same.match.differs == []


def test_runs_that_are_alike_are_not_said_to_differ(base: Folder, tmp_path: Path) -> None:
    """Other seeds: groups do not share their luck, though they are paired by number. Holm keeps wrong alarms out."""
    other = make_run(tmp_path / "other", seed="1000", games="30")
    found = compare(side("base", base), side("other", other))
    assert not any(found.holds)
    assert found.read.groups == 30
    score = figure(found, "score")
    assert (score.twin.both, score.twin.groups) == (12, 30)
    assert score.difference().low < 0 < score.difference().high


def test_too_few_groups_say_nothing(tmp_path: Path) -> None:
    few = make_run(tmp_path / "few", games="2")
    one = compare(side("few", few), side("same", few))
    assert one.verdict() == "There are only 2 groups of games: too few to say anything. Play more."
    assert one.sentences() == []


def test_a_document_has_every_figure(found: Comparison) -> None:
    page = html.render(document(found, "waset lab compare a b"))
    assert "A is base, 12 games; B is rich, 12 games." in page
    assert "12 of 12 groups are in both, and paired." in page
    assert "waset lab compare a b" in page
    for line in found.lines:
        assert line.part in page


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([1.0, 3.0] * 10, "With B, games are 2.00 rounds longer (95 %: 1.52 to 2.48)."),
        ([-1.0, -3.0] * 10, "With B, games are 2.00 rounds shorter (95 %: 1.52 to 2.48)."),
    ],
)
def test_a_sentence_says_how_much_and_which_way(value: list[float], words: str) -> None:
    twin = Twin()
    for each in value:
        twin.add((20.0, 1.0), (20.0 + each, 1.0))
    line = Line(3, RESULTS, "rounds", twin, "games are {} rounds longer", "games are {} rounds shorter", False)
    assert line.sentence("B", several=False) == words
    assert line.sentence("B", several=True).startswith("With B and 3 players, games")


# --- what compares -------------------------------------------------------------------------------------------------


def test_different_games_do_not_compare(base: Folder, tmp_path: Path) -> None:
    other = make_run(tmp_path / "other", game='"tutankhamun"', games="1")
    with pytest.raises(
        BadOption, match="base has luxor, other has tutankhamun: only runs of the same game can be compared"
    ):
        compare(side("base", base), side("other", other))


def test_different_player_counts_do_not_compare(base: Folder, tmp_path: Path) -> None:
    other = make_run(tmp_path / "other", players="3", games="1")
    with pytest.raises(BadOption, match="no player count and modules are in both runs: base has 'Luxor, 2 players"):
        compare(side("base", base), side("other", other))


def test_cells_that_only_one_run_has_are_left_out_and_named(base: Folder, tmp_path: Path) -> None:
    more = make_run(tmp_path / "more", players="[2, 3]", games="1")
    found = match(side("base", base), side("more", more))
    assert (len(found.a), len(found.b)) == (1, 1)
    assert found.left_out == ["more: Luxor, 3 players, no modules, random, edition rebuilt"]


def test_bots_and_options_may_be_what_differs(base: Folder, tmp_path: Path) -> None:
    other = make_run(tmp_path / "other", bots=TWO_BOTS, options='{ first = "1" }', games="1")
    assert match(side("base", base), side("other", other)).differs == [
        "bots: random, random and random, random:2",
        "option first: 0 and 1",
    ]


def test_it_must_be_clear_which_cells_compare(rich: Folder, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(RICH.replace("15", "16").replace("rich", "a"))
    both = make_run(tmp_path / "both", editions='["rebuilt", "./a.toml"]', games="1")
    with pytest.raises(BadOption, match=r"both has .*edition a' and .*edition rebuilt': it is not clear which"):
        match(side("both", both), side("rich", rich))
