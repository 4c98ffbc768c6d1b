"""Luck and skill of a run: its games are reviewed, reports and comparisons tell what that shows."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from tests.contract.cases import Case
from tests.lab.folders import TWO_BOTS, make_run
from tests.lab.runs import files
from tests.lab.test_report import tables
from tests.review.kit import LUXOR, TUTANKHAMUN, hurry, reviewed
from waset.cli.main import main
from waset.core.errors import BadOption, BadRecord
from waset.core.record import read as read_records
from waset.lab.read.course import PARTS, figures
from waset.lab.read.gather import read
from waset.lab.report import html, report
from waset.lab.report.compare import LUCK, RESULTS, compare, document
from waset.lab.report.pairs import Side
from waset.lab.review import make, noted
from waset.lab.review.noted import NotedGame, NotedSeat, lead_changes, tension
from waset.lab.run.folder import Folder, open_folder
from waset.review import FAST, turning_points
from waset.review.turning import LEAST

GROUPS = 24


def review(run: Folder, seed: int = 1, workers: int = 1) -> list[int]:
    """Reviews a run; returns what progress was told."""
    told: list[int] = []
    assert make.review_run(run, FAST, seed, workers, told.append)
    return told


def invent(run: Folder, seed: int = 1, games: int | None = None) -> None:
    """Writes reviews of the games of a run: made up, but adding up, and with luck that goes along with winning."""
    dice = Random(seed)
    (run.path / "reviews").mkdir()
    for file in run.files:
        lines = file.path.read_bytes().splitlines(keepends=True)[:games]
        file.reviews.write_bytes(
            b"".join(noted.line(line, noted.terms(FAST, 1), _invented(line, dice)) for line in lines)
        )


def _invented(line: bytes, dice: Random) -> NotedGame:
    places = json.loads(line)["result"]["ranking"]
    results = [float(place == 1) / places.count(1) for place in places]
    fair = 1 / len(places)
    lucky = dice.gauss(0.0, 0.1)
    seats = [
        NotedSeat(
            fair, result - fair, 0.0, 0.0, result, 5 * (result - fair) + lucky, 1, 0.2, -0.1, 0.3, 0.4, [4, 3, 2, 1]
        )
        for result in results
    ]
    return NotedGame(seats, 2, 3, 1, 2, 10, 4, 2, 1, 8, 1, [0.5] * 10, [0.1] * 10)


# --- what is noted about a game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chances", "changes"),
    [
        ([[0.5, 0.5], [0.52, 0.48], [0.49, 0.51]], 0),  # nobody is ever clearly ahead
        ([[0.6, 0.4], [0.48, 0.52], [0.6, 0.4]], 0),  # ahead, but not clearly
        ([[0.6, 0.4], [0.4, 0.6], [0.6, 0.4], [1.0, 0.0]], 2),
        ([[0.5, 0.5], [0.0, 1.0]], 0),  # the first lead is no change
        ([[0.5, 0.3, 0.2], [0.3, 0.34, 0.36], [0.3, 0.31, 0.39], [0.0, 0.5, 0.5]], 1),
    ],
)
def test_the_lead_changes_when_another_seat_is_clearly_ahead(chances: list[list[float]], changes: int) -> None:
    assert lead_changes(chances) == changes


def test_tension_is_the_leader_s_chance_and_what_changes_hands() -> None:
    """Twenty turns: level, then a seat takes the lead for good in the middle, and wins at the end."""
    ahead, moved = tension([[0.5, 0.5]] * 10 + [[0.2, 0.8]] * 10 + [[0.0, 1.0]])
    assert ahead == [0.5] * 5 + [0.8] * 5
    assert moved == pytest.approx([0, 0, 0, 0, 0.3, 0, 0, 0, 0, 0.2])
    ahead, moved = tension([[0.6, 0.4], [0.0, 1.0]])
    assert ahead == [0.6] * 10
    assert sum(moved) == pytest.approx(0.6)


@pytest.mark.parametrize("case", [LUXOR[0], TUTANKHAMUN[1]], ids=str)
def test_what_is_noted_is_what_the_review_says(case: Case) -> None:
    found = reviewed(case)
    game = noted.noted(found)
    for seat, account in zip(game.seats, found.seats, strict=True):
        assert seat.start + seat.luck + seat.decisions + seat.drift == pytest.approx(account.result, abs=1e-5)
        assert 100 * seat.kept / seat.stake == pytest.approx(account.accuracy, abs=0.06)
        assert seat.words == list(account.counts.values())
        assert seat.lowest <= account.start
        assert all(seat.lowest <= turn.wins[account.seat] + 1e-6 for turn in found.turns)
    moved = [max(map(abs, each.change)) for each in found.decisions]
    lucky = [max(map(abs, each.wins)) for each in found.luck]
    assert game.turning_luck == sum(each >= LEAST for each in lucky)
    assert game.turning == game.turning_luck + sum(each >= LEAST for each in moved)
    steps = sorted([each.step for each in found.decisions] + [each.step for each in found.luck])
    first, last = steps[0], steps[-1]
    late = [each for each in turning_points(found, None) if each.step - first >= 2 / 3 * (last - first)]
    assert game.turning_late == len(late)


def test_a_seat_that_cannot_win_and_chooses_who_does_makes_a_king() -> None:
    found = reviewed(TUTANKHAMUN[1])
    some = found.decisions[0]
    seat, other, third = some.seat, (some.seat + 1) % 3, (some.seat + 2) % 3

    def wins(mine: float, its: float) -> list[float]:
        listed = {seat: mine, other: its, third: 1.0 - mine - its}
        return [listed[each] for each in range(3)]

    def decided(mine: float, best: float, played: float, sway: float) -> NotedGame:
        option = some.options[0]._replace(wins=wins(mine, best))
        chosen = option._replace(action=-1, wins=wins(mine, played))
        made = some._replace(options=[option], played=chosen, sway=sway)
        return noted.noted(found._replace(decisions=[made]))

    def kings(game: NotedGame) -> tuple[int, int, int]:
        return game.lost, game.kingmaking, game.kings

    assert kings(decided(0.01, 0.3, 0.5, 0.4)) == (1, 1, 1)
    assert kings(decided(0.01, 0.3, 0.3, 0.4)) == (1, 1, 0)  # it could have, but did what was best for itself
    assert kings(decided(0.01, 0.3, 0.31, 0.02)) == (1, 0, 0)  # nothing that it could do matters
    assert kings(decided(0.1, 0.3, 0.5, 0.4)) == (0, 0, 0)  # it may still win


def test_sway_is_how_far_all_options_lie_apart_for_another_seat() -> None:
    for each in reviewed(TUTANKHAMUN[1]).decisions:
        others = [seat for seat in range(3) if seat != each.seat]
        listed = [each.played, *each.options]
        for seat in others:
            assert each.sway >= max(one.wins[seat] for one in listed) - min(one.wins[seat] for one in listed) - 1e-12
    assert any(each.sway >= LEAST for each in reviewed(TUTANKHAMUN[1]).decisions)


def test_shares_of_the_result_add_up_to_one() -> None:
    for found in (reviewed(LUXOR[0]), reviewed(TUTANKHAMUN[1])):
        game = noted.noted(found)
        said = {words: (y, x) for words, y, x in figures(["a"] * len(game.seats), ("a",), game)}
        parts = [said["made by", part] for part in PARTS]
        assert sum(y for y, _ in parts) == pytest.approx(parts[0][1], abs=1e-4)
        assert said["comeback",][0] == float(_winner(game).lowest <= 0.5 / len(game.seats))
        assert said["lowest",][0] == pytest.approx(_winner(game).lowest)
        assert sum(said["lowest at", tenth][0] for tenth in range(10)) == 1


def _winner(game: NotedGame) -> NotedSeat:
    (winner,) = [seat for seat in game.seats if seat.result == 1]
    return winner


def test_luck_is_told_from_decisions() -> None:
    """A game that chance alone has decided is luck by 100 %, and the luckiest seat has won it."""
    game = noted.noted(reviewed(LUXOR[0]))
    won = [1.0, 0.0]
    seats = [
        seat._replace(start=0.5, luck=win - 0.5, decisions=0.0, drift=0.0, result=win, equal_place=2 - int(1 - win))
        for seat, win in zip(game.seats, won, strict=True)
    ]
    said = {words: (y, x) for words, y, x in figures(["a", "b"], ("a", "b"), game._replace(seats=seats))}
    assert [said["made by", part] for part in PARTS] == [(0.0, 0.5), (0.5, 0.5), (0.0, 0.5), (0.0, 0.5)]
    assert [said[words,] for words in ("luckiest wins", "win by luck")] == [(1.0, 1), (1.0, 1)]
    assert [said["luck of bot", ("a", "b"), bot] for bot in "ab"] == [(0.5, 1), (-0.5, 1)]


# --- reviewing a run -----------------------------------------------------------------------------------------------


def test_a_run_is_reviewed_and_continued_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    run = make_run(tmp_path / "run", game='"tutankhamun"', players="[2, 3]", games="3")
    assert review(run) == [0, 1, 2, 3, 4, 5, 6]
    whole = files(run.path / "reviews")
    assert sorted(whole) == [file.path.name for file in run.files]
    for file in run.files:
        lines = whole[file.path.name].splitlines(keepends=True)
        for found, line in zip(read_records(file.path), lines, strict=True):
            assert found.result is not None
            assert [seat["result"] for seat in json.loads(line)["seats"]] == [
                float(place == 1) / found.result["ranking"].count(1) for place in found.result["ranking"]
            ]
    assert review(run) == [6]
    run.files[1].reviews.write_bytes(whole[run.files[1].path.name][:-30])
    assert review(run) == [5, 6]
    assert files(run.path / "reviews") == whole


def test_ctrl_c_keeps_what_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    run = make_run(tmp_path / "run", game='"tutankhamun"', games="3")

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    assert not make.review_run(run, FAST, 1, 1, stop)
    assert run.files[0].reviews.read_bytes().count(b"\n") == 2
    assert review(run) == [2, 3]


def test_several_workers_keep_the_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    assert main(["lab", "review", str(tmp_path / "run"), "--workers", "2"]) == 0
    assert f"The reviews are in {tmp_path / 'run' / 'reviews'}" in capsys.readouterr().out
    found = read(open_folder(tmp_path / "run"), deep=False)
    assert (found.reviewed, found.games) == (2, 2)


def test_reviews_made_otherwise_or_of_other_games_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    run = make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    review(run)
    with pytest.raises(
        BadOption, match=r"written with --think fast --seed 1 by Waset .*, not with --think fast --seed 2"
    ):
        review(run, seed=2)
    file = run.files[0]
    lines = file.reviews.read_bytes().splitlines(keepends=True)
    file.reviews.write_bytes(lines[1] + lines[0])
    with pytest.raises(BadRecord, match="line 1: this is the review of another game; remove the file"):
        review(run)
    with pytest.raises(BadRecord, match="line 1: this is the review of another game"):
        read(run)
    file.reviews.write_bytes(lines[0] + b"{}\n")
    with pytest.raises(BadRecord, match="line 2: this is not a review of a game"):
        read(run)


# --- what reports say ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def lucky(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A run of two bots with invented reviews."""
    run = make_run(
        tmp_path_factory.mktemp("runs") / "lucky", bots=TWO_BOTS, games=str(2 * GROUPS), game='"tutankhamun"'
    )
    invent(run)
    return run


def test_a_report_of_games_without_reviews_says_nothing_of_luck(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    page = html.render(report.document(run, read(run)))
    assert "Luck and skill" not in page
    assert "waset lab review runs" not in page  # nothing to repeat; that there could be reviews is said


def test_a_report_tells_luck_from_skill(lucky: Folder) -> None:
    report.write(lucky)
    text = (lucky.path / "report.md").read_text("utf-8")
    found = tables(text)
    made = found["players|made by|share, %|95 %"]
    assert [row[1:3] for row in made[1:]] == [
        ["layout", "0.0"],
        ["luck", "100.0"],
        ["decisions", "0.0"],
        ["drift", "0.0"],
    ]
    (skill,) = [rows for title, rows in found.items() if title.startswith("players|bot|accuracy")]
    assert [row[1:3] for row in skill[1:]] == [["random", "75.0"], ["random:2", "75.0"]]
    course = {row[1]: row[2] for row in found["players|what|figure|95 %"]}
    assert course["lead changes, a game"] == "2.00"
    assert course["games won by a comeback, %"] == "100.0"
    assert course["turning points that were luck, %"] == "33.3"
    assert not [name for name in course if "kingmaking" in name]  # with two players there is none
    for title, (columns, *rows) in found.items():
        for at, column in enumerate(columns):
            if column == "95 %":
                assert all(re.fullmatch(r"[+-]?[\d.]+ to [+-]?[\d.]+|–", row[at]) for row in rows), title
    assert "waset lab review runs/lucky --think fast --seed 1\n" in text
    assert {path.stem for path in (lucky.path / "plots").glob("1-tutankhamun-*")} >= {
        f"1-tutankhamun-{name}" for name in ("luck", "skill", "comebacks")
    }


def test_kingmaking_is_reported_of_any_game_with_three_players(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", players="3", games="2")
    invent(run)
    page = html.render(report.document(run, read(run)))
    for name in ("decisions that are kingmaking", "games with a kingmaking decision", "games in which one made a king"):
        assert name in page


def test_intervals_are_narrower_with_equal_luck_and_the_report_says_by_how_much(lucky: Folder) -> None:
    found = read(lucky, deep=False)
    (table,) = found.tally.scopes(2)
    even = found.tally.even(table, "win", 0)
    assert even is not None
    assert even.is_narrower
    assert even.sides[0] == pytest.approx(found.tally.ratio(table, "win", 0).value())
    assert even.plain(is_share=True) == pytest.approx(found.tally.ratio(table, "win", 0).share())
    text = (lucky.path / "report.md").read_text("utf-8") if report.write(lucky) else ""
    (rows,) = [rows for title, rows in tables(text).items() if "with equal luck|95 %|narrower by, %" in title]
    row = next(row for row in rows if row[1].startswith("wins of 1 "))
    assert row[-1] == f"{100 * even.narrower:.1f}"
    assert "intervals are narrower with equal luck, by " in text


def test_figures_with_equal_luck_are_of_groups_that_are_reviewed_whole(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", bots=TWO_BOTS, games=str(2 * GROUPS), game='"tutankhamun"')
    invent(run, games=2 * GROUPS - 3)
    found = read(run, deep=False)
    (table,) = found.tally.scopes(2)
    assert found.tally.evened[table, ("win", 0)].groups == GROUPS - 2
    assert found.reviewed == 2 * GROUPS - 3
    assert f"{2 * GROUPS - 3} of {2 * GROUPS} games have a review" in html.render(report.document(run, found))


def test_the_number_of_workers_changes_nothing(lucky: Folder) -> None:
    one, two = (read(lucky, deep=False, workers=workers) for workers in (1, 2))
    (table,) = one.tally.scopes(2)
    assert one.tally.even(table, "win", 0) == two.tally.even(table, "win", 0)
    assert one.reviewed == two.reviewed == 2 * GROUPS


# --- what comparisons say ------------------------------------------------------------------------------------------


def test_a_comparison_uses_equal_luck_where_that_is_narrower(lucky: Folder, tmp_path: Path) -> None:
    other = make_run(tmp_path / "other", bots=TWO_BOTS, games=str(2 * GROUPS), game='"tutankhamun"', seed="8")
    sides = (Side("lucky", lucky.files), Side("other", other.files))
    plain = {(line.part, line.name): line for line in compare(*sides, deep=False).lines}
    assert not any(line.is_even for line in plain.values())
    invent(other, 2)
    found = compare(*sides, deep=False)
    even = {(line.part, line.name): line for line in found.lines}
    (name,) = [name for _, name in even if name.startswith("wins of seat 1")]
    wins = even[RESULTS, name]
    assert wins.is_even
    assert wins.error() < plain[RESULTS, name].error() == wins.twin.error()
    row = wins.row(holds=False)
    assert row[0] == f"{name}, %, equal luck"
    assert float(row[2]) - float(row[1]) == pytest.approx(float(row[3]), abs=0.11)
    assert even[LUCK, "made by luck"].difference().value == pytest.approx(0)
    assert even[LUCK, "lead changes"].difference().value == 0
    assert not even[RESULTS, "length in turns"].is_even
    page = html.render(document(found, "waset"))
    assert "With equal luck" in page
    assert "intervals of differences are narrower with equal luck, by " in page
    other.files[0].reviews.write_bytes(b"".join(other.files[0].reviews.read_bytes().splitlines(keepends=True)[:-1]))
    assert not any(line.is_even for line in compare(*sides, deep=False).lines)


def test_a_comparison_of_reviewed_runs_uses_what_the_reviews_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the games to the tables by the commands, with real reviews; where luck is nothing it narrows nothing."""
    hurry(monkeypatch)
    runs = [
        make_run(tmp_path / name, game='"luxor"', bots=TWO_BOTS, games="16", seed=seed)
        for name, seed in (("one", "7"), ("other", "8"))
    ]
    for run in runs:
        assert main(["lab", "review", str(run.path)]) == 0
    capsys.readouterr()
    assert main(["lab", "compare", *(str(run.path) for run in runs)]) == 0
    out = capsys.readouterr().out
    assert "groups are in both" in " ".join(out.split())
    found = compare(*(Side(run.path.name, run.files) for run in runs), deep=False)
    lines = {(line.part, line.name): line for line in found.lines}
    assert (LUCK, "made by luck") in lines
    for line in lines.values():
        if line.is_even:
            assert line.error() < line.twin.error()
