"""`waset edition export` and `waset edition check`."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.terminal import Script, play
from waset import games
from waset.cli.main import main
from waset.core import edition, record


@pytest.fixture
def exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The default edition of Luxor in a file."""
    path = tmp_path / "mine.toml"
    assert main(["edition", "export", "luxor", "--out", str(path)]) == 0
    capsys.readouterr()
    return path


def changed(path: Path, old: str, new: str) -> Path:
    """The file with one thing changed in it."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    return path


@pytest.mark.parametrize("name", games.names())
def test_an_exported_edition_reads_back_equal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "export", name]) == 0
    document = tomllib.loads(capsys.readouterr().out)
    base = games.edition_tools(name).base
    assert edition.from_document(document, base, name) == base


def test_the_export_says_where_each_figure_comes_from(exported: Path) -> None:
    lines = exported.read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("  {")]
    assert rows
    assert all(line.endswith(("# book", "# public", "# rebuilt")) for line in rows)
    assert '  { card = "1", copies = 6 },  # book' in rows


def test_an_export_does_not_overwrite(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "export", "luxor", "--out", str(exported)]) == 2
    assert "mine.toml" in capsys.readouterr().err


def test_the_exported_edition_is_consistent(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(exported)]) == 0
    shown = capsys.readouterr()
    assert "rebuilt, Luxor: 0 errors, 0 warnings." in shown.out
    assert "The figures are those of rebuilt." in shown.out


def test_a_wall_that_falls_is_a_warning(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(exported, "{ first = 33, last = 40, points = 8 }", "{ first = 33, last = 40, points = 4 }")
    assert main(["edition", "check", str(exported)]) == 0
    shown = capsys.readouterr()
    assert shown.err == "warning: walls: The value falls from 5 to 4 at space 33, towards the tomb.\n"
    assert "0 errors, 1 warning." in shown.out
    assert "Differs from rebuilt in: walls." in shown.out


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ space = 40, kind = "treasure", icon = "none" },', "", "Each of the spaces 1 to 40"),
        ('{ type = "vase", needs = 3, points = 6, copies = 1 },', "", "30 spaces need a treasure. There now: 29."),
        ('name = "rebuilt"', 'name = ""', "1 to 60 characters that can be printed"),
        ('name = "rebuilt"', 'name = "a\\u0007"', "name: A name has 1 to 60 characters"),
        (
            'space = 40, kind = "treasure"',
            'space = 40, kind = "\\u202e"',
            "spaces, row 40: “kind” has characters that cannot be printed",
        ),
        ('game = "luxor"', 'game = "chess"', "The first line has to say the game: luxor, tutankhamun."),
        ('game = "luxor"', "", "The first line has to say the game"),
        ('{ card = "+/-1", copies = 5 }', '{ card = "+/-x", copies = 5 }', "No card says “+/-x”."),
        ('{ card = "+/-1", copies = 5 }', '{ card = "+/-1", copies = "5" }', "“copies” is a whole number, not '5'."),
        ("sarcophagi = [", "sarcofagi = [", "There is no table “sarcofagi”. Is it “sarcophagi”?"),
        ("sarcophagi = [", "sarcophagi = ", ""),
    ],
)
def test_errors_are_listed(exported: Path, old: str, new: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(changed(exported, old, new))]) == 1
    errors = capsys.readouterr().err
    assert errors.startswith("error: ")
    assert reason in errors


@pytest.mark.parametrize(
    ("language", "line", "sum_up"),
    [
        ("nl", "opmerking: walls: De waarde daalt bij veld 33 van 5 naar 4,", "rebuilt, Luxor: 0 fouten, 1 opmerking."),
        ("de", "Hinweis: walls: Der Wert fällt bei Feld 33 von 5 auf 4,", "rebuilt, Luxor: 0 Fehler, 1 Hinweis."),
        ("fr", "remarque\u00a0: walls\u00a0: La valeur baisse de 5 à 4", "rebuilt, Luxor\u00a0: 0 erreur, 1 remarque."),
    ],
)
def test_what_is_found_is_said_in_the_readers_language(
    exported: Path, language: str, line: str, sum_up: str, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(exported, "{ first = 33, last = 40, points = 8 }", "{ first = 33, last = 40, points = 4 }")
    assert main(["edition", "check", str(exported), "--language", language]) == 0
    shown = capsys.readouterr()
    assert shown.err.startswith(line)
    assert sum_up in shown.out


def test_what_is_no_file_and_what_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "check", str(tmp_path / "nothing.toml")]) == 2
    assert main(["edition", "export", "luxxor"]) == 2
    assert "did you mean 'luxor'" in capsys.readouterr().err


def test_a_changed_edition_is_played_and_recorded(exported: Path, tmp_path: Path) -> None:
    changed(exported, 'name = "rebuilt"', 'name = "rich"')
    changed(exported, "{ first = 1, last = 8, points = 1 }", "{ first = 1, last = 8, points = 2 }")
    path = tmp_path / "game.jsonl"
    _, shown = play("luxor", "--edition", str(exported), "--save", str(path), read=Script([]))
    assert "1     +2" in shown
    said = next(record.read(path)).header["edition"]
    assert said["name"] == "rich"
    assert list(said["differs"]) == ["walls"]


DOCUMENT = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")


@pytest.mark.parametrize("name", games.names())
def test_the_document_tells_of_every_table_where_it_comes_from(name: str) -> None:
    section = DOCUMENT.split(f"\n## {games.facts(name).title}\n")[1].split("\n## ")[0]
    base = games.edition_tools(name).base
    for table in edition.tables(base):
        (row,) = [line for line in section.splitlines() if line.startswith(f"| `{table}` |")]
        for source in {each.source for each in getattr(base, table)} - {"rebuilt"}:
            assert source in row


def test_the_document_says_of_every_rebuilt_table_that_it_is() -> None:
    for name in games.names():
        base = games.edition_tools(name).base
        for table in edition.tables(base):
            if table != "supplies" and "rebuilt" in {each.source for each in getattr(base, table)}:
                assert re.search(rf"^\| `{table}` \|.*\*\*[^*]*rebuilt[^*]*\*\*", DOCUMENT, re.MULTILINE)


def test_the_example_of_the_document_is_playable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)
    assert example
    path = tmp_path / "example.toml"
    path.write_text(example[1], "utf-8")
    assert main(["edition", "check", str(path)]) == 0
    assert "rich walls, Luxor: 0 errors, 0 warnings." in capsys.readouterr().out
