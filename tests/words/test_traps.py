"""What goes wrong in a language when a name is put into a sentence, and what the voice never says."""

import re

import pytest

from tests.words.ftl import FOLDERS
from waset.words import LANGUAGES

NAMED = r"\{ \$(?:name|names|host|asker|other|turn) \}"
ELIDED = re.compile(rf"(?i)(?:\b(?:de|du|des|que|le|la|les|au|aux|ne|se|si|te|me|jusque)\s|['’]){NAMED}")
"""French words that would change before a vowel, or that want to know whether a name is of a man or a woman."""
GENITIVE = re.compile(rf"{NAMED}['’s]")
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


@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_name_is_inflected(language: str) -> None:
    assert [line for line in lines(language) if GENITIVE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted(language: str) -> None:
    assert [line for line in lines(language) if SHOUTED.search(line)] == []
