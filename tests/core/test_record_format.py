"""docs/record-format.md says what is true: its examples, its tables, and every form of words."""

import io
import re
from typing import Any, NamedTuple

import pytest

import waset
from tests.core.record_document import DOCUMENT, blocks, digests, rewritten
from tests.core.recorded import only, written
from waset import bots, games
from waset.core import edition
from waset.core.game import AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Recorder, replay
from waset.core.record_file import KINDS, LONGEST_LINE, LONGEST_NUMBER
from waset.core.rng import Rng
from waset.core.texts import LONGEST_NAME, LONGEST_REMARK
from waset.games.luxor.rules.pieces import CHARACTERS, MUMMY_EFFECTS

TEXT = DOCUMENT.read_text("utf-8")
LUXOR = {
    "CARD": r"(\d\+?|\+/-1|die|die \+/-1|(1-\d|1-die|all \+\d|last to second last|one less \d) \(level [123]\))",
    "TILE": r"((vase|statue|jewelry|artifact) \d/\d|osiris \d|(wild/)?scarab|wild|tunnel|favour of Horus (1/2|2/3))",
    "EFFECT": f"({'|'.join(MUMMY_EFFECTS)})",
    "CHARACTER": f"({'|'.join(CHARACTERS)})",
    "PLACES": r"space \d+( and space \d+)*",
    "PLACE": r"(the stairs|space \d+|the tomb)",
    "ITEM": "(a key|a scarab|a wild treasure)",
    "N": r"-?\d+",
}
TUTANKHAMUN = {
    "TILE": "("
    + "|".join(re.escape(row.set) for row in waset.make("tutankhamun").edition.sets)
    + "|Scarab Ring|Osiris|Isis|Ra|Thoth|Horus)",
    "N": r"\d+",
}
BEFORE_THE_TOMB = [40, 40, 40, 40, 40]
RARE: list[tuple[list[str], dict[str, Any]]] = [
    ([], {"seats": [{"at": BEFORE_THE_TOMB, "hand": ["5", "1", "1", "1", "4"]}]}),
    (
        ["characters"],
        {
            "seats": [{"at": [39, 39, 39, 39, 39], "hand": ["1", "1", "2", "2"], "keys": 2, "character": "key"}],
            "card": "die",
            "roll": 3,
            "discard": ["die"],
            "agenda": ["end turn", "refill", "move"],
        },
    ),
    (
        ["equipment", "characters"],
        {
            "seats": [{"at": [30, 30, 30, 30, 30], "hand": ["2", "4", "5"], "keys": 2, "character": "key"}],
            "card": "1+",
            "extra_card": "1",
            "agenda": ["end turn", "refill", "move"],
        },
    ),
]
"""Positions that offer what random games hardly ever show: dead cards, no move, two keys."""


class Form(NamedTuple):
    """A form of words, and who says it: chance, the seat whose turn it is, or the owner of a character."""

    who: str
    words: str

    def pattern(self, signs: dict[str, str]) -> re.Pattern[str]:
        """The form as a regular expression."""
        escaped = re.escape(self.words).replace(r"\ ", " ")
        for sign, means in signs.items():
            escaped = means.join(re.split(rf"\b{sign}\b", escaped))
        return re.compile(escaped)


def forms(game: str) -> set[Form]:
    """The forms of words in the tables about a game: in the cell that follows the one that says who."""
    found: set[Form] = set()
    for section in re.findall(rf"^### {game}: (?!names)(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL):
        for row in section.splitlines():
            cells = [cell.strip() for cell in row.split("|")[1:-1]]
            for who in ("chance", "seat", "owner"):
                if who in cells:
                    cell = cells[cells.index(who) + 1]
                    found.update(Form(who, form) for form in re.findall("`(.*?)`", cell))
    return found


def steps(game: AnyGame, seed: int) -> list[tuple[int, str]]:
    """Who and the words, for each step of a random game."""
    file = io.BytesIO()
    rng = Rng(seed)
    seated = [bots.make("random", game, seat_rng(rng, seat)) for seat in range(game.players)]
    play(game, seated, rng, recorder=Recorder(game, file, game.meta.seats[: game.players]))
    return only(file.getvalue()).steps


def offered(modules: list[str], document: dict[str, Any]) -> list[tuple[int, str]]:
    """All choices that a position offers, and what is done there for a missing player."""
    game = waset.make("luxor", modules=modules)
    state = game.position(document)
    seat = game.to_move(state)
    return [(seat, game.text(state, action)) for action in [*game.legal(state), game.substitute(state)]]


def described(found: list[tuple[int, str]], known: dict[Form, re.Pattern[str]]) -> set[Form]:
    """The forms that were used; every step must be in one of them."""
    seen: set[Form] = set()
    for who, words in found:
        fitting = {
            form for form, means in known.items() if means.fullmatch(words) and (who < 0) == (form.who == "chance")
        }
        assert fitting, (who, words)
        seen |= fitting
    return seen


@pytest.mark.parametrize("number", [0, 1])
def test_an_example_is_a_right_record_with_its_keys_in_order(number: int) -> None:
    example = blocks(TEXT)[number]
    game, state = replay(only(written(example)), waset.make)
    assert game.is_over(state)
    assert list(example) == [key for key in [*KINDS, "steps", "result"] if key in example]


def test_the_examples_and_the_base_editions_are_as_the_code_has_them() -> None:
    assert rewritten(TEXT) == TEXT, "run: python -m tests.core.record_document"
    bases = [waset.make(name).base_edition for name in ("luxor", "tutankhamun")]
    for base, block in zip(bases, blocks(TEXT)[2:], strict=True):
        printed: dict[str, Any] = {
            name: [dict(zip(table["fields"], row, strict=True)) for row in table["rows"]]
            for name, table in block.items()
        }
        assert printed == edition.tables(base)
    assert digests(*bases) in TEXT


def test_every_key_and_limit_is_described() -> None:
    for key in [*KINDS, "steps", "failures", "moved", "result"]:
        assert f"\n| `{key}` |" in TEXT
    assert f"1 to {LONGEST_REMARK} printable characters" in TEXT
    assert f"{LONGEST_LINE:,} bytes" in TEXT
    assert f"at most {LONGEST_NUMBER} characters" in TEXT
    assert f"1 to {LONGEST_NAME} printable characters" in TEXT
    luxor, tutankhamun = (waset.facts(name).rules_version for name in ("luxor", "tutankhamun"))
    versions = f"1 for the format, {luxor} for the rules of Luxor and {tutankhamun} for the rules of Tutankhamun."
    assert versions in " ".join(TEXT.split())


def test_every_module_option_and_name_is_described() -> None:
    section = TEXT.split("### Modules and options")[1].split("\n## ")[0]
    for meta in map(games.facts, games.names()):
        assert f"{meta.title} is for {meta.fewest_players} to {meta.most_players} players" in section
        for name in [*(module.name for module in meta.modules), *(option.name for option in meta.options)]:
            assert f"`{name}`" in section
        for option in meta.options:
            if option.name != "first":
                assert f": {', '.join(f'`{value}`' for value in (option.default, *_others(option)))} |" in section
    names = TEXT.split("### Luxor: names")[1].split("\n### ")[0]
    for name in (*MUMMY_EFFECTS, *CHARACTERS):
        assert f"`{name}`" in names


def _others(option: Any) -> list[str]:
    return [value for value in option.choices if value != option.default]


def test_the_lines_of_the_score_sheets_are_described_in_their_order() -> None:
    text = TEXT.split("**Luxor's** sheet")[1]
    modules = [module.name for module in waset.facts("luxor").modules]
    game = waset.make("luxor", modules=modules)
    lines = list(game.scores(game.start(1))[0].lines)
    assert [text.index(f"`{line}`") for line in lines] == sorted(text.index(f"`{line}`") for line in lines)
    other = waset.make("tutankhamun")
    assert list(other.scores(other.start(1))[0].lines)[-2:] == ["rings", "ring bonus"]
    assert "then `rings`" in TEXT


def test_every_step_of_luxor_is_in_words_that_are_described() -> None:
    known = {form: form.pattern(LUXOR) for form in forms("Luxor")}
    modules = [module.name for module in waset.facts("luxor").modules]
    seen: set[Form] = set()
    for seed in range(12):
        seen |= described(steps(waset.make("luxor", players=2 + seed % 3, options={"first": "random"}), seed), known)
    for seed in range(60):
        seen |= described(steps(waset.make("luxor", players=2 + seed % 4, modules=modules), seed), known)
    for with_modules, document in RARE:
        seen |= described(offered(with_modules, document), known)
    assert set(known) == seen


def test_every_step_of_tutankhamun_is_in_words_that_are_described() -> None:
    known = {form: form.pattern(TUTANKHAMUN) for form in forms("Tutankhamun")}
    seen: set[Form] = set()
    for seed in range(30):
        options = {"first": "random", "idols": ("compulsory", "optional")[seed % 2], "idle_horus": "yes"}
        seen |= described(steps(waset.make("tutankhamun", players=2 + seed % 5, options=options), seed), known)
    assert set(known) == seen
