"""Reports: every figure with its interval, one page that stands by itself, and nothing written without need."""

import math
import re
import subprocess
import sys
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.lab.folders import TWO_BOTS, make_run
from waset.lab.read.gather import Variant, read
from waset.lab.report import html, markdown, report, sections, svg
from waset.lab.report import plots as figures
from waset.lab.report.document import (
    Code,
    Document,
    Fold,
    Grid,
    Heading,
    Plot,
    Points,
    Text,
    bounds,
    by_chance,
    clear,
    pair,
)
from waset.lab.report.sections_levels import levels
from waset.lab.report.sections_scores import quantile
from waset.lab.report.sections_uses import WITHOUT_NUMPY
from waset.lab.run.folder import open_folder
from waset.lab.stats import adjusted
from waset.lab.stats.intervals import Interval

CELLS = """
[[cells]]
game = "luxor"
modules = [["mummy", "characters"], []]
[[cells]]
game = "tutankhamun"
players = [3, 4]
bots = ["random", "random:2", "..."]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run of both games, with its report."""
    run = make_run(tmp_path_factory.mktemp("runs") / "both", CELLS, games="3")
    report.write(run)
    return run.path


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    return (folder / "report.html").read_text("utf-8")


@pytest.fixture(scope="module")
def text(folder: Path) -> str:
    return (folder / "report.md").read_text("utf-8")


def tables(text: str) -> dict[str, list[list[str]]]:
    """The tables of a text in Markdown by the words of their first row."""
    found = {}
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in block.splitlines()]
        found["|".join(rows[0])] = [rows[0], *rows[2:]]
    return found


class Tags(HTMLParser):
    """All tags of a page that are opened, and what they hold in attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for key, value in attrs if key in ("src", "href", "xlink:href")]


def test_the_page_stands_by_itself(page: str) -> None:
    found = Tags()
    found.feed(page)
    assert {"script", "link", "img", "iframe"}.isdisjoint(found.tags)
    assert found.tags.count("svg") > 20
    assert all(link.startswith("#") for link in found.links)
    assert not re.search(r"https?:|url\((?!#)|@import", page)


def test_every_section_is_there(page: str) -> None:
    headings = re.findall(r"<h[23][^>]*>(.*?)</h", page)
    luxor = headings.index("Luxor, edition rebuilt")
    tutankhamun = headings.index("Tutankhamun, edition rebuilt")
    common = ["Win share by seat", "Scores", "Where the points come from", "Length", "How games end"]
    for start, end in ((luxor, tutankhamun), (tutankhamun, len(headings))):
        assert [title for title in headings[start:end] if title in common] == common
    assert "What the stand-up roll costs" in headings[luxor:tutankhamun]
    assert "Module subsets" in headings[luxor:tutankhamun]
    assert "Kingmaking" in headings[tutankhamun:]
    assert headings[-1] == "Plan and commands"


def test_what_does_not_apply_is_skipped(page: str) -> None:
    headings = re.findall(r"<h[234][^>]*>(.*?)</h", page)
    luxor = headings[: headings.index("Tutankhamun, edition rebuilt")]
    tutankhamun = headings[len(luxor) :]
    assert "Kingmaking" not in luxor
    assert "Win share by bot" not in luxor  # there is only one
    assert "Win share by bot" in tutankhamun
    assert "Module subsets" not in tutankhamun
    assert "What the stand-up roll costs" not in tutankhamun
    assert "Mummy tile bought" in luxor
    assert "Equipment card played" not in luxor


def test_every_figure_has_its_interval(text: str) -> None:
    """Each column of estimates has one with bounds behind it."""
    for title, (columns, *rows) in tables(text).items():
        if title.startswith("players|modules"):
            continue
        assert "95 %" in columns, title
        for at, column in enumerate(columns):
            if column == "95 %":
                for row in rows:
                    assert re.fullmatch(r"[+-]?[\d.]+ to [+-]?[\d.]+|–", row[at]), (title, row)


def test_a_table_says_what_the_records_say(folder: Path, text: str) -> None:
    tally = read(open_folder(folder), deep=False).tally
    (table,) = [scope for scope in tally.scopes(2) if scope[1] == 4]
    columns, *rows = next(rows for title, rows in tables(text).items() if title.startswith("players|seat|"))
    assert columns[2] == "wins, %"
    for seat, row in enumerate([row for row in rows if row[0] == "4"]):
        assert row[2] == f"{100 * tally.ratio(table, 'win', seat).value():.1f}"


def test_characters_come_first_and_are_said_to_be_dealt(page: str) -> None:
    kinds = re.findall(r"<h4[^>]*>(.*?)</h4>", page)
    assert kinds[0] == "Character"
    assert "Only what chance deals (character) is free of that" in page


def test_the_plots_of_the_markdown_are_beside_it(folder: Path, text: str) -> None:
    links = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert len(links) == len(set(links)) > 20
    for link in links:
        drawn = (folder / link).read_text("utf-8")
        assert drawn.startswith("<svg")
        assert 'xmlns="http://www.w3.org/2000/svg"' in drawn
        assert "<text" in drawn


def test_the_plan_and_the_commands_are_at_the_end(folder: Path, page: str, text: str) -> None:
    plan = (folder / "plan.toml").read_text("utf-8")
    assert plan.strip() in text
    assert "waset lab run plan.toml\nwaset lab report runs/both\n" in text
    assert page.index("waset lab report runs/both") > page.index("Plan and commands")
    assert "not complete" not in text


def test_a_report_that_is_right_is_left_alone(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    _, changed = report.write(run)
    assert {run.path / "report.html", run.path / "report.md"} < set(changed)
    assert report.write(run)[1] == []
    (run.path / "report.md").write_text("mine")
    assert report.write(run)[1] == [run.path / "report.md"]


def test_an_incomplete_run_is_said_to_be_so(tmp_path: Path) -> None:
    make_run(tmp_path / "run", game='"tutankhamun"', bots=TWO_BOTS, games="6")
    (file,) = (tmp_path / "run" / "records").iterdir()
    file.write_bytes(file.read_bytes()[:-30])
    run = open_folder(tmp_path / "run")
    page = html.render(report.document(run, read(run)))
    assert "The run is not complete: 5 of 6 games are played." in page
    assert f"The last line of {file.name} breaks off and was left out." in page
    assert "With 2 players the bots did not sit equally often on each seat" in page


def test_games_with_a_program_that_failed_are_counted(tmp_path: Path) -> None:
    make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    failure = '],"failures":[{"seat":0,"what":"crashed","instead":"random"}],"result":'
    file.write_text(file.read_text("utf-8").replace('],"result":', failure, 1), "utf-8")
    run = open_folder(tmp_path / "run")
    found = read(run)
    assert (found.games, found.failed) == (2, 1)
    page = html.render(report.document(run, found))
    assert "In 1 game a bot&#x27;s program failed, and somebody else decided from then on." in page


def test_line_ups_are_reported_apart_and_a_bot_that_meets_itself_has_no_share(tmp_path: Path) -> None:
    line_ups = '[["random"], ["random:2"], ["random", "random:2"]]'
    run = make_run(tmp_path / "run", bots=line_ups, games="4")
    report.write(run)
    text = (run.path / "report.md").read_text("utf-8")
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert {part.splitlines()[0]: "Win share by bot" in part for part in parts[:3]} == {
        "Luxor, edition rebuilt, played by random": False,
        "Luxor, edition rebuilt, played by random:2": False,
        "Luxor, edition rebuilt, played by random and random:2": True,
    }


def test_a_bot_s_wins_are_counted_by_whom_it_meets(tmp_path: Path) -> None:
    """One random:2 among two random bots and the other way round: two line-ups of the same bots at the same table."""
    line_ups = '[["random:2", "random", "random"], ["random", "random:2", "random:2"]]'
    run = make_run(tmp_path / "run", game='"tutankhamun"', players="[3]", bots=line_ups, games="6")
    tally = read(run).tally
    (table,) = tally.scopes(2)
    everybody = sections.whos(tally, table)
    assert [who.name(everybody) for who in sorted(everybody)] == [
        "random among random and random:2",
        "random:2 among 2 random",
        "random among 2 random:2",
        "random:2 among random and random:2",
    ]
    for who in everybody:
        assert tally.ratio(table, "win of bot", *who).x == 6 * who.line_up.count(who.bot)


def test_editions_and_options_are_reported_apart(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('game = "luxor"\nname = "mine"\nsarcophagi = [{ points = 9 }]\n')
    options = '[{ first = "0" }, { first = "random" }]'
    run = make_run(tmp_path / "run", editions='["rebuilt", "./mine.toml"]', options=options, games="1")
    variants = [scope[0] for scope in read(run).tally.scopes(1) if isinstance(scope[0], Variant)]
    assert {report.variant_title(each, variants) for each in variants} == {
        "Luxor, edition rebuilt",
        "Luxor, edition rebuilt, first=random",
        "Luxor, edition mine",
        "Luxor, edition mine, first=random",
    }


# --- words and pictures --------------------------------------------------------------------------------------------


def test_words_mean_themselves_in_both_forms() -> None:
    made = Document("A < B & *C*")
    made.add(Heading(2, "x_y"), Text("<b>"), Text("mind", is_warning=True), Points(["a|b"]), Code("a < b\n"))
    made.add(Grid(["what", "figure"], [["a|b <i>", "1"]], "all"), Fold("more", [Text("inner")]))
    page = html.render(made)
    assert "<title>A &lt; B &amp; *C*</title>" in page
    assert "<p>&lt;b&gt;</p>" in page
    assert 'class="warning" role="note">mind' in page
    assert '<td class="word">a|b &lt;i&gt;</td><td>1</td>' in page
    assert "<details>\n<summary>more</summary>\n<p>inner</p>" in page
    text, plots = markdown.render(made, "plots")
    assert text.startswith(r"# A \< B & \*C\*")
    assert r"| a\|b \<i\> | 1 |" in text
    assert "```\na < b\n```" in text
    assert plots == {}


def test_a_plot_is_inline_in_the_page_and_a_file_of_the_markdown() -> None:
    drawn = figures.panels([figures.Panel("2 players", [("1", Interval(0.5, 0.4, 0.6))], 0.5)], "wins, %")
    made = Document("plot")
    made.add(Plot("wins", drawn, "The wins."))
    page = html.render(made)
    assert '<figure role="img" aria-label="The wins.">\n<svg' in page
    assert "xmlns" not in page
    assert markdown.render(made, "plots")[1] == {"wins.svg": drawn}
    assert drawn == figures.panels([figures.Panel("2 players", [("1", Interval(0.5, 0.4, 0.6))], 0.5)], "wins, %")


def test_a_plot_bears_figures_without_an_interval() -> None:
    points = [("a", Interval(1.0, -math.inf, math.inf)), ("b", Interval(math.nan, 0, 1)), ("c", Interval(2, 1, 3))]
    assert "<svg" in figures.forest([figures.Series("x", points), figures.Series("y", points)], "points", False)
    assert "<svg" in figures.panels([figures.Panel(str(at), points) for at in range(6)], "points", percent=False)


@pytest.mark.parametrize(
    ("low", "high", "most", "found"),
    [
        (0, 100, 5, [0, 20, 40, 60, 80, 100]),
        (-3.2, 4.1, 4, [-2, 0, 2, 4]),
        (0.012, 0.041, 3, [0.02, 0.03, 0.04]),
        (41, 63, 6, [45, 50, 55, 60]),
    ],
)
def test_scales_have_round_figures(low: float, high: float, most: int, found: list[float]) -> None:
    assert svg.ticks(low, high, most) == found
    scale = svg.Scale(low, high, 300, 100)
    assert (scale.at(low), scale.at(high)) == (300, 100)


def test_everything_drawn_lies_on_the_sheet_and_is_xml() -> None:
    """Also names with signs, long ones, many panels, one point, no point, and bounds far away."""
    points = [("A & B < C", Interval(0.5, 0.4, 0.6)), ("x" * 60, Interval(0.9, -3, 7))]
    number = [(float(at), Interval(at / 10, 0, 1)) for at in range(9)]
    drawn = [
        figures.forest([figures.Series("won & lost", points), figures.Series("rest", points)], "points", True),
        figures.forest([figures.Series("", [])], "nothing", True),
        *(figures.panels([figures.Panel("x y " * 9, points, 0.5)] * count, "%", "seat") for count in range(1, 7)),
        figures.curves([figures.Curve("2 players", number), figures.Curve("", number[:1])], "turns", "%"),
        figures.bands([figures.Curve("2 players", number), figures.Curve("3 players", [])], "part", "%", percent=True),
    ]
    for each in drawn:
        root = ElementTree.fromstring(each)
        wide, high = (float(root.attrib[name]) for name in ("width", "height"))
        for text in root.iter("{http://www.w3.org/2000/svg}text"):
            assert 0 <= float(text.attrib["x"]) <= wide
            assert 0 < float(text.attrib["y"]) <= high
    assert "A &amp; B &lt; C" in drawn[0]


def test_figures_in_words() -> None:
    assert pair(Interval(1.234, 1.0, 1.5)) == ["1.23", "1.00 to 1.50"]
    assert pair(Interval(0.5, -1, 2), 1, signed=True) == ["+0.5", "-1.0 to +2.0"]
    assert bounds(Interval(1, -math.inf, math.inf)) == "–"
    assert (clear(Interval(2, 1, 3)), clear(Interval(2, -1, 3)), clear(Interval(0.2, 0.1, 0.3), 0.5)) == (
        "▲ more",
        "",
        "▼ less",
    )
    assert by_chance(1, 40, "none").startswith("Of these 40 figures 1 is clear of none; ")
    assert "about 2.0 of 40" in by_chance(0, 40, "none")


def test_a_quantile_has_the_interval_of_its_rank() -> None:
    counts = [(value, 1.0) for value in range(1, 101)]
    assert quantile(counts, 0.5, 100) == (50, 41, 60)
    assert quantile(counts, 0.1, 100) == (10, 5, 16)
    assert quantile([(3, 7.0)], 0.5, 20) == (3, 3, 3)
    assert quantile([(3, 1.0)], 0.5, 1).low == -math.inf


def test_without_numpy_a_report_says_what_it_lacks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest install has no numpy: the page is whole but for one part, which says why."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setattr(adjusted, "find_spec", lambda _: None)
    page = report.page(open_folder(folder), deep=False)
    assert page.count(escape(WITHOUT_NUMPY)) == 2
    assert page.count("<svg") > 20


def test_only_the_lab_loads_what_computes() -> None:
    """Neither playing nor the help of any command loads numpy."""
    code = (
        "import sys; from waset.cli.main import main, parser; parser();"
        " main(['simulate', 'tutankhamun', '--games', '1']);"
        " sys.exit('numpy' in sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert ran.returncode == 0, ran.stderr


# --- how far bots are apart ------------------------------------------------------------------------------------------


def test_how_far_bots_are_apart_is_what_their_wins_say(tmp_path: Path) -> None:
    """Of a bot against another, and of one among two others; the better one is above."""
    cells = """
[[cells]]
players = 2
bots = ["random", "porter"]
[[cells]]
players = 3
bots = ["porter", "random", "random"]
"""
    run = make_run(tmp_path / "run", cells, game='"tutankhamun"', games="12")
    found = read(run, deep=False)
    variants = [scope[0] for scope in found.tally.scopes(1) if isinstance(scope[0], Variant)]
    blocks = levels(found.tally, variants)
    (grid,) = (each for each in blocks if isinstance(each, Grid))
    assert [row[:5] for row in grid.rows] == [
        ["Tutankhamun", "2", "porter", "random", "1"],
        ["Tutankhamun", "3", "porter", "random", "1"],
    ]
    table = next(scope for scope in found.tally.scopes(2) if scope[1] == 2)
    share = found.tally.ratio(table, "win of bot", ("porter", "random"), "porter").value()
    share = min(share, 1 - 0.5 / 7)
    assert grid.rows[0][5] == f"{400 * math.log10(share / (1 - share)):+.0f}"
    assert levels(found.tally, []) == []
