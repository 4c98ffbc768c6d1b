"""What goes wrong in a language when a name is put into a sentence, and what the voice never says."""

import re

import pytest

from tests.words.ftl import FOLDERS
from waset.words import LANGUAGES

NAMED = r"\{ \$(?:name|names|host|asker|other|turn) \}"
ELIDED = re.compile(rf"(?i)(?:\b(?:de|du|des|que|le|la|les|au|aux|ne|se|si|te|me|jusque)\s|['’]){NAMED}")
"""French words that would change before a vowel, or that want to know whether a name is of a man or a woman."""
GENITIVE = re.compile(rf"(?<!‘){NAMED}['’s]")
PLACED = re.compile(r"(?P<word>\b(?:en|de|à)) \{ (?P<the>THE_PLACE\()?\$(?:at|from|to|space|slot|lower|higher)\b")
DATIVE = re.compile(r"(?i)\b(?:aus|bei|mit|nach|seit|von|zu) \{ (?:card|[a-z-]+-the) \}")
"""German words that want another case than that in which cards and things stand in the catalogue."""
SHOUTED = re.compile(r"!|\.\.\.|[\U0001F300-\U0001FAFF]")


def lines(language: str) -> list[str]:
    """The lines of all catalogues of a language, with where they stand."""
    return [
        f"{where}: {line}"
        for where, folder in FOLDERS.items()
        for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    ]


def test_no_french_word_depends_on_how_a_name_begins() -> None:
    assert ELIDED.search("La barque de { $name }")
    assert [line for line in lines("fr") if ELIDED.search(line)] == []


def test_a_place_is_heard_with_its_article_where_french_has_one() -> None:
    found = [(each["word"], each["the"] is not None) for line in lines("fr") for each in PLACED.finditer(line)]
    assert len(found) > 30
    assert {each for each in found if each[0] != "en"} == {("de", True), ("à", True)}
    assert ("en", True) not in found


def test_french_has_one_apostrophe() -> None:
    assert [line for line in lines("fr") if "’" in line] == []


@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_name_is_inflected(language: str) -> None:
    assert [line for line in lines(language) if GENITIVE.search(line)] == []


def test_no_german_word_wants_a_case_that_is_not_there() -> None:
    assert DATIVE.search("Ein Schritt mit { card }?")
    assert [line for line in lines("de") if DATIVE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted(language: str) -> None:
    assert [line for line in lines(language) if SHOUTED.search(line)] == []
