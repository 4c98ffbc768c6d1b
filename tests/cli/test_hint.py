"""`waset hint`: the reasons of a bot, at any decision of a game, from what its seat may know."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import waset
from waset import bots
from waset.bots.bot import Bot, Budget, Candidate
from waset.cli.commands.hint import bar, run_with
from waset.cli.main import main, parser
from waset.core.game import AnyGame
from waset.core.play import Seen, play
from waset.core.record import Recorder, read
from waset.core.rng import Rng

POSITION = """game = "tutankhamun"
players = 2
names = ["Ada", "Ben"]
"""


class Tries(Bot):
    """Plays each action out at random a few times, and prefers what won most often."""

    closed = False

    def choose(self, seen: Seen) -> int:
        return self.explain(seen)[0].action

    def explain(self, seen: Seen) -> list[Candidate]:
        tries = self.budget.simulations or 2
        found = []
        for action in seen.legal[:4]:
            state = seen.guess(self.rng)
            seen.game.apply(state, action)
            played = seen.game.playouts(state, tries, self.rng)
            points = [each / tries for each in played.points]
            found.append(Candidate(action, tries, points, [each / tries for each in played.wins]))
        return sorted(found, key=lambda each: -each.wins[seen.seat])

    def close(self, result: object = None) -> None:
        self.closed = True


class Table:
    """Asks for hints by a bot that is kept."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Tries]] = []

    def make(self, words: str, game: AnyGame, rng: Rng, allowed: Budget | None = None) -> Bot:
        self.asked.append((words, Tries(rng, allowed or Budget())))
        return self.asked[-1][1]

    def hint(self, *options: str) -> str:
        """What is shown."""
        console = Console(file=io.StringIO(), width=110, color_system=None, highlight=False)
        assert run_with(parser().parse_args(["hint", *options]), self.make, console) == 0
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a position, a whole game, and one that breaks off."""
    monkeypatch.chdir(tmp_path)
    layout = waset.make("tutankhamun").document(waset.make("tutankhamun").start(seed=1))
    (tmp_path / "position.json").write_text(
        json.dumps({"game": "tutankhamun", "players": 2, "names": ["Ada", "Ben"], **layout})
    )
    game = waset.make("luxor")
    file = io.BytesIO()
    recorder = Recorder(game, file, ["Ada", "Ben"], seed=1)
    play(game, [bots.make("random", game, Rng(seat)) for seat in range(2)], Rng(1), recorder=recorder)
    (tmp_path / "whole.jsonl").write_bytes(file.getvalue())
    (tmp_path / "open.jsonl").write_bytes(file.getvalue().partition(b'],["chance","draw')[0] + b"]")
    return tmp_path


def test_a_position_shows_candidates_best_first() -> None:
    table = Table()
    shown = table.hint("position.json", "--budget", "3")
    ((words, bot),) = table.asked
    assert words == bots.levels("tutankhamun")[-1].name
    assert bot.budget.simulations == 3
    assert bot.closed
    first, *rows = shown.splitlines()
    assert first.startswith(f"Tutankhamun, Ada is to move. {words} would choose: Sail to ")
    assert shown.count("Sail to ") == 5
    chances = [float(row.split("%")[0].split()[-1]) for row in rows if "Sail to " in row]
    assert chances == sorted(chances, reverse=True)
    assert "Ada" in rows[1]
    assert "Ben" in rows[1]


def test_choices_can_be_read_beside_six_seats() -> None:
    """On a narrow screen the bar makes room, so that no choice is cut off."""
    document = {"game": "tutankhamun", "players": 6}
    Path("six.json").write_text(json.dumps(document))
    shown = Table().hint("six.json")
    assert "…" not in shown
    assert "chance to win" not in shown.partition("For each seat")[0]


def test_json_has_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert Table().hint("position.json", "--json", "--bot", "random") == ""
    told = json.loads(capsys.readouterr().out)
    assert {key: told[key] for key in list(told)[:-1]} == {
        "game": "tutankhamun",
        "seat": 0,
        "names": ["Ada", "Ben"],
        "decision": None,
        "bot": "random",
    }
    for each in told["candidates"]:
        assert list(each) == [
            "means",
            "words",
            "action",
            "visits",
            "points",
            "wins",
            "parts",
            "line",
            "sure",
            "why",
            "then",
        ]
        assert sum(each["wins"]) == pytest.approx(1)
    again = Table()
    again.hint("position.json", "--json", "--bot", "random")
    assert json.loads(capsys.readouterr().out) == told
    again.hint("position.json", "--json", "--bot", "random", "--seed", "2")
    assert json.loads(capsys.readouterr().out) != told


def test_any_decision_of_a_record_can_be_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = read(folder / "whole.jsonl")
    decisions = [(who, words) for who, words in record.steps if who >= 0]
    for number in (1, 2, len(decisions)):
        Table().hint("whole.jsonl", "--move", str(number), "--json")
        told = json.loads(capsys.readouterr().out)
        assert (told["seat"], told["decision"]) == (decisions[number - 1][0], number)
        offered = [each["words"] for each in told["candidates"]]
        assert len(offered) == 4 or decisions[number - 1][1] in offered


def test_the_bot_is_asked_what_the_seat_may_see(folder: Path) -> None:
    """A hint is the same wherever the cards lie that the seat cannot see."""
    game = waset.make("luxor", players=3)
    state = game.start(seed=4)
    shown = set()
    for seed in range(3):
        other = game.guess(state, 0, Rng(seed))
        (folder / f"{seed}.json").write_text(json.dumps({"game": "luxor", "players": 3, **game.document(other)}))
        shown.add(Table().hint(f"{seed}.json"))
    assert len(shown) == 1


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["whole.jsonl"], "the game is over: ask for one of its decisions with --move, from 1 to "),
        (["whole.jsonl", "--move", "0"], "the game has the decisions 1 to "),
        (["whole.jsonl", "--move", "9999"], "the game has the decisions 1 to "),
        (["whole.jsonl", "--move", "1", "--seat", "1"], "seat 0 (Ada) is to move, not seat 1 (Ben)"),
        (["whole.jsonl", "--move", "1", "--seat", "2"], "the seats are 0 to 1, not 2"),
        (["whole.jsonl", "--move", "1", "--budget", "much"], "a budget is a number of simulations"),
        (["whole.jsonl", "--move", "1", "--seed", "-1"], "a seed is a whole number"),
        (["whole.jsonl", "--move", "1", "--bot", "random"], "the bot random cannot explain itself; ask another one: "),
        (["whole.jsonl", "--move", "1", "--bot", "ramdom"], "did you mean 'random'?"),
        (["whole.jsonl", "--game", "2"], "has no game 2"),
        (["open.jsonl"], "chance is to move: there is nothing to decide before it has"),
        (["position.json", "--move", "1"], "position.json is a position, which has no move 1"),
        (["position.json", "--seat", "1"], "seat 0 (Ada) is to move, not seat 1 (Ben)"),
        (["over.json"], "the game is over (nile empty): there is nothing to decide"),
        (["broken.jsonl"], "broken.jsonl, line 1: "),
        (["nowhere.json"], "nowhere.json: No such file"),
    ],
)
def test_what_cannot_be_hinted_is_said_clearly(
    options: list[str], says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = waset.make("tutankhamun")
    over = game.start(seed=1)
    play(game, [bots.make("random", game, Rng(seat)) for seat in range(2)], Rng(1), state=over)
    ending = {"game": "tutankhamun", "players": 2, **game.document(over)}
    (folder / "over.json").write_text(json.dumps(ending))
    (folder / "broken.jsonl").write_text('{"waset":1,"game":3}\n')
    assert main(["hint", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err


def test_a_position_that_says_little_is_enough(folder: Path) -> None:
    (folder / "short.toml").write_text(POSITION)
    assert "Ada is to move." in Table().hint("short.toml")


def test_a_bar_is_as_long_as_its_share() -> None:
    assert [bar(part).rstrip() for part in (0.0, 0.05, 0.5, 1.0, 1.5)] == ["", "▌", "█████", "█" * 10, "█" * 10]
