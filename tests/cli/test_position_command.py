"""`waset position check`: what a position is, or what is impossible in it."""

import json
import re
from pathlib import Path

import pytest

import waset
from waset.cli.main import main
from waset.core.rng import Rng
from waset.games.luxor.rules import agenda, position
from waset.games.luxor.rules.modules import IN_ORDER
from waset.games.luxor.rules.pieces import CHARACTERS, MUMMY_EFFECTS
from waset.games.tutankhamun.rules import position as tutankhamun_position


def check(path: Path, text: str | bytes) -> int:
    """Writes a file and checks it."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return main(["position", "check", str(path)])


def test_two_lines_are_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hand = 'seats = [{ hand = ["4", "1", "1", "1", "5"] }]'
    assert check(tmp_path / "p.toml", f'game = "luxor"\n{hand}\n') == 0
    told = capsys.readouterr().out
    assert told.startswith(
        "Possible: Luxor, 2 players, round 1. Red (seat 0) is to move (card): 'Play 4 from the left'"
    )


def test_names_chance_and_the_end_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rolling = {
        "card": "die",
        "discard": ["die"],
        "agenda": ["end turn", "refill", "move", "roll"],
        "seats": [{"hand": ["1"] * 4}],
    }
    assert check(tmp_path / "a.json", json.dumps({"game": "luxor", "names": ["Ann"], **rolling})) == 0
    assert "Chance is to move (roll): 'The die shows 1', 'The die shows 2'" in capsys.readouterr().out
    assert check(tmp_path / "b.json", '{"game": "luxor", "names": ["Ann"]}') == 0
    assert "Ann (seat 0) is to move" in capsys.readouterr().out
    stuck = {"game": "luxor", "ending": "no move", "seats": [{"at": [40, 40, 40, 40, 40]}]}
    assert check(tmp_path / "c.json", json.dumps(stuck)) == 0
    assert "The game is over (no move), with the scores 40, 0." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ('seats = [{ keys = 21 }]', "21 keys, more than the 20 in the game"),
        ('seats = [{ at = [1, 1, 1, 1, 1, 1] }]', "five adventurers are needed, not 6"),
        ('seats = [{ at = [5, "stairs", "statue 1", "statue 2", "statue 3"] }]', "rests on the Osiris tile of space 5"),
        ('seats = [{}, {}, {}, {}, {}, {}, {}]', "players, not 7"),
        ('players = "two"', "players: a whole number"),
        ('player = 3', "did you mean 'players'"),
        ('modules = ["mumy"]', "unknown module of Luxor 'mumy'"),
        ('options = { frist = "1" }', "did you mean 'first'"),
        ('edition = "./nothing.toml"', "nothing.toml"),
        ('names = 3', "names: a list is needed"),
    ],
)  # fmt: skip
def test_what_is_impossible_is_named(
    document: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path / "p.toml", f'game = "luxor"\n{document}\n') == 1
    shown = capsys.readouterr()
    assert reason in shown.err
    assert "Possible" not in shown.out


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"game", b"\xff\xfe", b"[1, 2]", b"{}", b'{"game": "luxor"', b'game = "chess"', b'game = ["luxor"]'),
        *(b"[" * 100_000, b'{"a":' * 100_000, b'{"game": "luxor", "seed": 1e999}'),
        b'{"game": "luxor", "seed": ' + b"9" * 10_000 + b"}",
    ],
    ids=range(12),
)
@pytest.mark.parametrize("name", ["p", "p.json", "p.toml"])
def test_garbage_is_survived(data: bytes, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / name, data) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_missing_file_is_another_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["position", "check", "nothing.toml"]) == 2
    assert "nothing.toml" in capsys.readouterr().err


def test_an_edition_is_looked_for_beside_the_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "export", "luxor"]) == 0
    text = capsys.readouterr().out.replace('{ what = "keys", copies = 20 }', '{ what = "keys", copies = 30 }')
    (tmp_path / "keys.toml").write_text(text, "utf-8")
    document = 'game = "luxor"\nedition = "./keys.toml"\nseats = [{ keys = 21 }]\n'
    assert check(tmp_path / "p", document) == 0
    assert "Possible" in capsys.readouterr().out


def test_every_written_state_is_possible(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = waset.make("luxor", players=3)
    state = game.start(2)
    rng = Rng(2)
    for number in range(90):
        chance = game.to_move(state) == waset.CHANCE
        game.apply(state, game.sample(state, rng) if chance else game.legal(state)[0])
        if number % 9 == 0:
            document = {"game": "luxor", "players": 3, **game.document(state)}
            assert check(tmp_path / "p.json", json.dumps(document)) == 0
    capsys.readouterr()


DOCUMENT = (Path(__file__).parents[2] / "docs" / "position-format.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```(toml|json)\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("suffix", "text"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_document(
    suffix: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = re.match(r"# impossible: (.*)", text)
    assert check(tmp_path / f"p.{suffix}", text) == (1 if reason else 0)
    assert (reason[1] if reason else "") in capsys.readouterr().err


WORDS = set(re.findall(r"(?<!`)`([^`\n]+)`(?!`)", DOCUMENT))


def test_the_document_names_every_key() -> None:
    assert set(position.KEYS) | set(position.SEAT_KEYS) <= WORDS
    for keys in (*position.MODULE_KEYS.values(), *position.MODULE_SEAT_KEYS.values()):
        assert set(keys) <= WORDS
    assert set(tutankhamun_position.KEYS) <= WORDS


@pytest.mark.parametrize("entry", agenda.NAMES.values())
def test_the_document_names_every_entry_of_the_agenda(entry: str) -> None:
    assert any(word == entry or re.fullmatch(f"{entry} ([SNL]|N CARD)", word) for word in WORDS)


@pytest.mark.parametrize("name", [*MUMMY_EFFECTS, *CHARACTERS])
def test_the_document_names_every_mummy_tile_and_character(name: str) -> None:
    assert name in WORDS


@pytest.mark.parametrize(("module", "keys"), [*position.MODULE_KEYS.items(), *position.MODULE_SEAT_KEYS.items()])
def test_the_document_says_which_module_a_key_needs(module: str, keys: tuple[str, ...]) -> None:
    for key in keys:
        assert f"\n| `{key}` | {module} |" in DOCUMENT


@pytest.mark.parametrize("kind", sorted(position.MODULE_FRAMES))
def test_the_document_says_which_module_an_entry_needs(kind: int) -> None:
    (owner,) = [module.name for module in IN_ORDER if kind in module.frames]
    assert re.search(rf"\n\| `{agenda.NAMES[kind]}( [SN]| N CARD)?` \| {owner} \|", DOCUMENT)
