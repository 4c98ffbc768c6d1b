"""Plans: which cells they stand for, and what is said about bad ones."""

from pathlib import Path

import pytest

from waset.lab.plan.file import BadPlan
from waset.lab.plan.naming import title
from waset.lab.plan.plan import Plan, parse, read, seats

BASE = 'game = "luxor"\nplayers = 2\nbots = "random"\ngames = 4\n'


def plan(text: str) -> Plan:
    return parse(text, Path("my.toml"))


def test_a_short_plan_has_defaults() -> None:
    made = plan(BASE)
    (cell,) = made.cells
    assert (made.name, made.files) == ("my", ["luxor-2p-random.jsonl"])
    assert (cell.game, cell.players, cell.modules, cell.options) == ("luxor", 2, (), {"first": "0"})
    assert (cell.edition.name, cell.bots, cell.games, cell.seed) == ("rebuilt", ("random", "random"), 4, 1)


def test_a_plan_is_all_combinations_of_what_it_lists() -> None:
    made = plan(
        'name = "all"\nseed = 9\ngame = "luxor"\nplayers = [2, 3]\ngames = 5\n'
        'modules = [[], ["mummy", "artifacts"], ["all"]]\noptions = [{}, { first = "random" }]\n'
        'bots = [["random"], ["random:2", "random", "..."]]\n'
    )
    assert len(made.cells) == len(set(made.files)) == 2 * 3 * 2 * 2
    assert {cell.seed for cell in made.cells} == {9}
    assert made.files[-1] == (
        "luxor-3p-fifth-player+mummy+equipment+artifacts+characters-first=random-random=2-random-random.jsonl"
    )
    assert title(made.cells[5]) == "luxor with mummy, artifacts, 2 players: random:2, random"


def test_groups_are_whole() -> None:
    made = plan('game = "luxor"\nplayers = [2, 3, 4]\nbots = [["random"], ["random:2", "random", "..."]]\ngames = 10\n')
    assert [cell.games for cell in made.cells] == [10, 10, 10, 12, 10, 12]


def test_tables_of_cells_say_what_differs() -> None:
    made = plan(
        'games = 4\nbots = "random"\nplayers = 2\n[[cells]]\ngame = "luxor"\nmodules = ["mummy"]\n'
        '[[cells]]\ngame = ["luxor", "tutankhamun"]\ngames = 7\nplayers = 3\n'
    )
    assert [(cell.game, cell.players, cell.modules, cell.games) for cell in made.cells] == [
        ("luxor", 2, ("mummy",), 4),
        ("luxor", 3, (), 7),
        ("tutankhamun", 3, (), 7),
    ]


@pytest.mark.parametrize(
    ("game", "players", "subsets"), [("luxor", 2, 32), ("luxor", 4, 32), ("luxor", 5, 16), ("tutankhamun", 2, 1)]
)
def test_all_subsets_are_those_that_can_be_played(game: str, players: int, subsets: int) -> None:
    made = plan(f'game = "{game}"\nplayers = {players}\nmodules = "all subsets"\nbots = "random"\ngames = 1\n')
    assert len({cell.modules for cell in made.cells}) == len(made.cells) == subsets
    assert players < 5 or all("fifth-player" in cell.modules for cell in made.cells)


def test_editions_are_found_beside_the_plan_and_tell_cells_apart(tmp_path: Path) -> None:
    for number, folder in enumerate(("a", "b"), 5):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "e.toml").write_text(f'name = "my own"\nsarcophagi = [{{ points = {number} }}]\n')
    (tmp_path / "p.toml").write_text(BASE + 'editions = ["rebuilt", "a/e.toml", "./b/e.toml"]\n')
    made = read(tmp_path / "p.toml")
    assert [cell.edition.name for cell in made.cells] == ["rebuilt", "my own", "my own"]
    assert made.files[0] == "luxor-2p-random.jsonl"
    assert made.files[1].startswith("luxor-2p-my_own-random~")
    assert len(set(made.files)) == 3


@pytest.mark.parametrize(
    ("words", "players", "seated"),
    [
        ("a", 3, "a a a"),
        ("a b", 2, "a b"),
        ("a b ...", 4, "a b b b"),
        ("a b ...", 2, "a b"),
        ("a ...", 2, "a a"),
        ("a b a", 3, "a b a"),
    ],
)
def test_line_ups(words: str, players: int, seated: str) -> None:
    assert seats(words.split(), players) == tuple(seated.split())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (BASE + "gmaes = 3", "line 5: unknown key 'gmaes'; did you mean 'games'?"),
        (BASE + "[[cells]]\nseed = 3", "line 6: unknown key 'seed'"),
        (BASE + "[cells]\nplayers = 2", r"line 5: cells are written as tables, each after a line \[\[cells\]\]"),
        (BASE + "name = 'a/b'", "line 5: a name is 1 to 60 letters"),
        (BASE + "seed = -1", "line 5: the seed must be a whole number from 0 to"),
        (BASE + "seed = true", "line 5: the seed must be .* not true"),
        (BASE + "repeatable = 1", "line 5: 'repeatable' must be true or false"),
        (BASE + "bot_seconds = 'x'", "line 5: the seconds of a program must be a number"),
        (BASE + "on_bot_failure = 'cry'", "line 5: unknown way to go on after a bot's failure 'cry'"),
        (BASE.replace("games = 4", "games = 0"), "line 4: the number of games must be a whole number from 1"),
        (BASE.replace("games = 4", 'games = "4"'), "line 4: the number of games must be .* not '4'"),
        (BASE.replace("games = 4\n", ""), "my.toml: the key 'games' is missing"),
        (
            BASE.replace('game = "luxor"', "[[cells]]").replace("[[cells]]\n", "") + "[[cells]]",
            "line 4: the key 'game'",
        ),
        (BASE.replace("luxor", "luxr"), "line 1: unknown game 'luxr'; did you mean 'luxor'?"),
        (BASE.replace("players = 2", "players = [2,\n3,\n9]"), "line 4: Luxor is for 2 to 5 players, not 9"),
        (BASE.replace("players = 2", "players = []"), "line 2: the player counts must not be an empty list"),
        (BASE.replace("players = 2", "players = [2, 5]"), "5 players need the module 'fifth-player'"),
        (BASE + 'modules = [["mumy"]]', "line 5: unknown module of Luxor 'mumy'; did you mean 'mummy'?"),
        (BASE + 'modules = ["mummy", []]', "line 5: the modules must be a list of texts or a list of such lists"),
        (BASE + "modules = 3", "line 5: a module must be a text, not 3"),
        (BASE + "options = 3", "line 5: options are written as a table"),
        (BASE + "[options]\nplayers = 3", "line 6: unknown option of luxor 'players'"),
        (BASE + "options = [{ first = 0 },\n{ first = 7 }]", "line 6: .*'7'"),
        (BASE + 'editions = ["rebuilt", "./nowhere.toml"]', "line 5: nowhere.toml: .*No such file"),
        (BASE.replace("random", "ramdom"), "line 3: unknown bot 'ramdom'; did you mean 'random'?"),
        (BASE.replace('"random"', '[["random"],\n["random", "random", "random"]]'), "line 4: for 2 players a line-up"),
        (BASE.replace('"random"', '["...", "random"]'), "line 3: for 2 players a line-up"),
        (BASE.replace('"random"', "[1, 2]"), "line 3: a bot must be a text, not 1"),
        (BASE.replace("random", "random:0.5s"), "line 3: the bot 'random:0.5s' thinks by the clock"),
        (BASE.replace("random", "random:x"), "line 3: a budget is"),
        (BASE.replace("random", "cmd:./nowhere"), "line 3: there is no program './nowhere'"),
        (BASE + "[[cells]]\n[[cells]]", "line 3: the plan has this cell already"),
        (
            BASE.replace('"random"', '[["random", "random:2"],\n["random:2", "random"]]'),
            "line 4: the plan has this cell",
        ),
        (BASE + "a = [", r"my.toml: .*\(at end of document\)|line 5"),
        ("players = " + "[" * 5000, "my.toml: "),
        ("#" * 1_000_001, "longer than 1000000 characters"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(BadPlan, match=says):
        plan(text)


def test_a_plan_that_need_not_be_repeatable_may_use_the_clock() -> None:
    made = plan(BASE.replace("random", "random:0.5s") + "repeatable = false")
    assert made.cells[0].bots == ("random:0.5s", "random:0.5s")


def test_a_plan_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(BadPlan, match="not UTF-8 at byte 9"):
        read(tmp_path / "p.toml")
