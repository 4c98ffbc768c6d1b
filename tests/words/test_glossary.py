"""The catalogues use the words of docs/glossary.md: each word stands where the glossary says, in every language."""

import re
from pathlib import Path

import pytest

from tests.words.ftl import FOLDERS, messages
from waset.words import LANGUAGES, catalogue
from waset.words.said import slug

TEXT = (Path(__file__).parent.parent.parent / "docs" / "glossary.md").read_text("utf-8")


def table(head: str) -> list[list[str]]:
    """The rows of all tables with this head."""
    rows: list[list[str]] = []
    inside = False
    for line in TEXT.splitlines():
        if line.startswith(head):
            inside = True
        elif not line.startswith("|"):
            inside = False
        elif inside and not line.startswith("| ---"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


TERMS = table("| en | nl | de | fr | source | in |")


def word(cell: str) -> str:
    """The first word of a cell as a sentence has it: without article, plural, gender and remarks."""
    bare = re.sub(r"\([^)]*\)|→.*", "", cell).split(",")[0].split(";")[0].strip()
    bare = re.sub(r"^(de|het|der|die|das|le|la|les|the) |^l'", "", bare)
    return re.sub(r" (m|f|m/f)$", "", bare).strip().lower()


def stem(said: str) -> str:
    """What is the same in a word's forms."""
    return said[: max(4, len(said) - 2)] if len(said) > 5 else said


def said_in(where: str, language: str) -> str:
    """All texts of a catalogue."""
    return " ".join(text for each in messages(where, language).values() for text in each.texts).lower()


def test_the_glossary_is_whole() -> None:
    assert len(TERMS) > 90
    for row in TERMS:
        assert len(row) == 6
        assert all(row), row
        assert row[5] == "–" or set(row[5].split(", ")) <= set(FOLDERS), row
    assert sum(row[5] != "–" for row in TERMS) > 50


@pytest.mark.parametrize("row", [row for row in TERMS if row[5] != "–"], ids=lambda row: row[0])
def test_a_word_stands_where_the_glossary_says(row: list[str]) -> None:
    for where in row[5].split(", "):
        for language, cell in zip(LANGUAGES, row, strict=False):
            assert stem(word(cell)) in said_in(where, language), (where, language)


def test_characters_and_bots_are_called_as_the_glossary_calls_them() -> None:
    people = table("| ability | en | nl | de | fr |")
    ranks = table("| bot | en | nl | de | fr |")
    assert (len(people), len(ranks)) == (8, 5)
    for number, language in enumerate(LANGUAGES, 1):
        words = catalogue("luxor", language)
        for row in people:
            assert words.say("character", {"character": slug(row[0])}).lower() == word(row[number])
        for row in ranks:
            assert words.say(f"bot-{row[0]}") == row[number]


def test_what_is_not_said_is_not_said() -> None:
    rows = table("| language | not | but |")
    assert [row[0] for row in rows] == list(LANGUAGES)
    for language, wrong, _ in rows:
        for each in (part.strip() for part in re.sub(r"\([^)]*\)", "", wrong).split(",")):
            for where in FOLDERS:
                texts = [text for one in messages(where, language).values() for text in one.texts]
                found = [text for text in texts if re.search(rf"\b{each}\b", text)]
                assert each == "Scribe" or not found, (where, each, found)
