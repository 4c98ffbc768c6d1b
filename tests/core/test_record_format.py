"""docs/record-format.md says what is true: its example, its tables, and every form of words."""

import re

import waset
from tests.core.record_document import DOCUMENT, blocks, rewritten
from tests.core.recorded import line, only, written
from waset.core import edition
from waset.core.record import replay
from waset.core.record_file import KINDS, LONGEST_LINE, LONGEST_NAME, LONGEST_NUMBER

TEXT = DOCUMENT.read_text("utf-8")
CARD = r"(\d+|\+/-1|die|(1-\d+|1-die|all \+\d|last to second last|one less \d) \(level [123]\))"
TILE = r"((vase|statue|jewelry) \d/\d|osiris \d|wild|scarab|wild/scarab|tunnel|favour of Horus (1/2|2/3))"
PLACE = r"(the stairs|space \d+|the tomb)"


def forms() -> set[str]:
    """The forms of words in the tables of layout and turn."""
    section = TEXT.split("### Luxor: the layout")[1].split("## The result")[0]
    found: set[str] = set()
    for row in section.splitlines():
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        words = [cell for cell in cells[:2] if cell.startswith("`")]
        found.update(form for cell in words for form in re.findall("`(.*?)`", cell))
    return found


def pattern(form: str) -> str:
    """A form of words as a regular expression."""
    escaped = re.escape(form).replace(r"\ ", " ")
    for sign, means in (("CARD", CARD), ("TILE", TILE), ("PLACE", PLACE), ("N", r"-?\d+")):
        escaped = means.join(re.split(rf"\b{sign}\b", escaped))
    return escaped


def test_the_example_is_a_right_record_with_its_keys_in_order() -> None:
    example = blocks(TEXT)[0]
    game, state = replay(only(written(example)), waset.make)
    assert game.is_over(state)
    assert list(example) == [key for key in [*KINDS, "steps", "result"] if key in example]


def test_the_example_and_the_base_edition_are_as_the_code_has_them() -> None:
    assert rewritten(TEXT) == TEXT, "run: python -m tests.core.record_document"
    printed = {
        name: [dict(zip(table["fields"], row, strict=True)) for row in table["rows"]]
        for name, table in blocks(TEXT)[1].items()
    }
    game = waset.make("luxor")
    assert printed == edition.tables(game.base_edition)
    assert f"The digest of `rebuilt` is `{edition.digest(game.base_edition)}`." in TEXT


def test_every_key_and_limit_is_described() -> None:
    for key in [*KINDS, "steps", "result"]:
        assert f"\n| `{key}` |" in TEXT
    assert f"{LONGEST_LINE:,} bytes" in TEXT
    assert f"at most {LONGEST_NUMBER} characters" in TEXT
    assert f"1 to {LONGEST_NAME} printable characters" in TEXT
    assert f"for Luxor, {waset.facts('luxor').rules_version}." in TEXT


def test_every_step_is_in_words_that_are_described() -> None:
    patterns = {form: re.compile(pattern(form)) for form in forms()}
    assert len(patterns) == 21
    seen: set[str] = set()
    for seed in range(40):
        for _, words in only(line(2 + seed % 3, seed, "random")).steps:
            fitting = [form for form, described in patterns.items() if described.fullmatch(words)]
            assert fitting, words
            seen.update(fitting)
    assert not [form for form in patterns if form not in seen and "drop CARD" not in form]
