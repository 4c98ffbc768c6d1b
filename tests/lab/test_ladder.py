"""The ladder measures levels as they play at a table, in bounded time, and goes on where it was stopped."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from waset import bots
from waset.cli.main import main
from waset.core.errors import BadOption
from waset.lab.ladder import table
from waset.lab.ladder.climb import CLEAR, GAMES, OPEN, TIME, RowResult, climb
from waset.lab.ladder.enough import CLOSE, Enough, TimeIsUp
from waset.lab.ladder.rows import Row, rows
from waset.lab.run.games import Summary, play_games
from waset.lab.run.pool import local
from waset.lab.stats.intervals import Interval

ROW = Row("tutankhamun", (), 2, "porter", "random")
WON = Summary([9, 1], [1, 2], "end", None, 9)
LOST = Summary([1, 9], [2, 1], "end", None, 9)


@contextmanager
def quiet(_: Row, __: float, ___: int) -> Iterator[Callable[[int], None]]:
    """Tells nobody."""
    yield lambda _: None


def climbed(folder: Path, games: int = 6, seconds: float = 1e6) -> list[tuple[Row, RowResult]]:
    """What the first row of Tutankhamun shows."""
    with local(1) as crew:
        return list(climb([ROW], folder, crew, seconds, games, quiet))


def play_on(enough: Enough, first: int) -> None:
    """Plays games of equals until there is an end."""
    for index in range(first, 1000):
        enough.add(0, index, LOST if index % 4 in (0, 3) else WON)


def test_every_level_meets_the_one_below_in_every_game_the_weakest_first() -> None:
    found = rows()
    assert len({row.name for row in found}) == len(found) == 36
    for game, modules in (("luxor", 0), ("luxor", 5), ("tutankhamun", 0)):
        for players in (2, 3, 4):
            pairs = [(r.bot, r.below) for r in found if (r.game, len(r.modules), r.players) == (game, modules, players)]
            names = bots.names(game)
            assert pairs == list(zip(names[1:], names, strict=False))
    strength = [bots.names(row.game).index(row.bot) for row in found]
    assert strength == sorted(strength)


def test_levels_think_as_at_a_table() -> None:
    """They have the whole usual budget, its seconds included, and one sits alone among others."""
    row = Row("luxor", (), 3, "pharaoh", "vizier")
    cell = row.cell(4)
    assert cell.bots == ("pharaoh", "vizier", "vizier")
    assert (cell.games, cell.rotations, cell.is_timed) == (6, 3, True)
    game = cell.make()
    usual = {level.name: level.budget for level in bots.levels("luxor")}
    asked: list[bots.Budget] = []
    before = bots.make

    def noted(*given: object, **named: object) -> bots.Bot:
        bot = before(*given, **named)  # type: ignore[arg-type]  # passed on as they came
        asked.append(bot.budget)
        return before("random", game, bot.rng)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("waset.lab.plan.cell.bots.make", noted)
        list(play_games(cell, 0, 1))
    assert asked == [usual["pharaoh"], usual["vizier"], usual["vizier"]]
    assert usual["pharaoh"].seconds > 0


def test_a_row_is_done_when_it_is_clear_and_close() -> None:
    """Not as soon as it is clear: the bounds would be far apart."""
    enough = Enough(ROW.cell(1000), 1e6, clock=count().__next__)
    was_clear = False
    for index in range(1000):
        enough.add(0, index, LOST if index % 10 == 3 else WON)
        value, low, high = enough.watched[0].interval()
        was_clear |= low > 0.5 and not enough.ended[0]
        if enough.ended[0]:
            break
    assert was_clear
    assert enough.ended[0]
    assert 20 < index < 400
    assert low > 0.5
    assert max(value - low, high - value) <= CLOSE


def test_equal_levels_play_all_games() -> None:
    enough = Enough(ROW.cell(300), 1e6, clock=count().__next__)
    for index in range(300):
        enough.add(0, index, LOST if index % 4 in (0, 3) else WON)
    assert not enough.ended[0]


def test_a_row_ends_when_its_time_is_up() -> None:
    """Of 30 seconds it has spent 20 before; a game takes one."""
    enough = Enough(ROW.cell(1000), 30.0, 20.0, clock=count(0.0, 0.25).__next__)
    for index in range(4):
        enough.add(0, index, LOST if index % 4 in (0, 3) else WON)
    with pytest.raises(TimeIsUp):
        play_on(enough, 4)
    assert 2 < len(enough.shares[0]) < 30


def test_the_ladder_is_climbed_once(tmp_path: Path) -> None:
    """Who calls it again gets what is kept, and no game is played."""
    first = climbed(tmp_path)
    ((row, found),) = first
    assert row == ROW
    assert (found.games, found.why) == (6, GAMES)
    records = tmp_path / "tutankhamun-2-porter.jsonl"
    assert records.read_bytes().count(b"\n") == 6
    written = records.stat().st_mtime_ns
    assert climbed(tmp_path) == first
    assert records.stat().st_mtime_ns == written


def test_a_row_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    @contextmanager
    def impatient(_: Row, __: float, ___: int) -> Iterator[Callable[[int], None]]:
        def tell(done: int) -> None:
            if done == 3:
                raise KeyboardInterrupt

        yield tell

    with local(1) as crew:
        ((_, found),) = climb([ROW, ROW._replace(bot="scribe")], tmp_path, crew, 1e6, 6, impatient)
    assert found.why == OPEN
    begun = (tmp_path / "tutankhamun-2-porter.jsonl").read_bytes()
    ((_, whole),) = climbed(tmp_path)
    assert (whole.games, whole.why) == (6, GAMES)
    assert (tmp_path / "tutankhamun-2-porter.jsonl").read_bytes().startswith(begun)


def test_a_row_without_time_shows_what_it_has(tmp_path: Path) -> None:
    """Its interval says how little that is."""
    ((_, found),) = climbed(tmp_path, 1000, 0.0)
    assert found.why == TIME
    assert found.games < 20
    assert found.wins.high - found.wins.low > 0.3


def test_the_tables_stand_in_their_document(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"Before.\n\n{table.BEGIN}old\n{table.END}\n\nAfter.\n")
    text = table.tables([(ROW, RowResult(100, Interval(0.9, 0.85, 0.95), 60.0, CLEAR))])
    table.write(document, text)
    said = document.read_text()
    assert said.startswith("Before.\n\n")
    assert said.endswith("\n\nAfter.\n")
    assert "old" not in said
    shown = "| tutankhamun | none | 2 | porter | random | 100 | 90.0 % (85.0 to 95.0) | 1.80 (1.70 to 1.90) | clear |"
    assert shown in said
    assert "| tutankhamun | porter | 374 |" in said  # 400 · log10(90.5 / 10.5), rounded
    document.write_text("Nothing.")
    with pytest.raises(BadOption, match="no place for the ladder"):
        table.write(document, text)


def test_a_row_without_a_whole_group_has_no_share(tmp_path: Path) -> None:
    """With three players a group is three games, and there was time for one."""
    row = ROW._replace(players=3)
    with local(1) as crew:
        first, again = (list(climb([row], tmp_path, crew, 0.0, 9, quiet)) for _ in range(2))
    assert first[0][1].games == again[0][1].games == 0
    text = table.tables(again)
    assert "| 2 random | 0 | – | – | its time was up |" in text
    assert "rating" not in text


def test_the_command_prints_the_tables_and_writes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "bots.md"
    document.write_text(table.BEGIN + table.END)
    words = ["lab", "ladder", "--game", "tutankhamun", "--level", "porter", "--games", "6", "--minutes", "60"]
    words += ["--out", str(tmp_path / "ladder"), "--write", str(document)]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert "1 of 3: tutankhamun, 2 players: porter against random, 20.0 minutes at most" in err
    assert out.count("| tutankhamun | none |") == 3
    assert document.read_text() == table.BEGIN + out + table.END
    kept = json.loads((tmp_path / "ladder" / "tutankhamun-2-porter.json").read_text())
    assert kept["why"] == GAMES
    assert main(words) == 0
    assert "3 of 3 rows are in" in capsys.readouterr().err
