"""What people read about an edition that is checked: every kind of finding, in each language, with its figures."""

import json
import re
from string import Formatter
from typing import Any

import pytest

from tests.words.findings import FILE, kinds, worked
from tests.words.ftl import GAMES, messages, needed
from waset import games
from waset.core import edition, finding
from waset.core.finding import Finding
from waset.words import LANGUAGES
from waset.words.found import Findings
from waset.words.said import slug

WORKED: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
RULE = re.compile(r"\b(?:[LMT]R|MX)-\d+\b|\b(?:L|M\d|T)-[A-Z]+-\d+\b")


def test_they_come_out_as_they_were_reviewed() -> None:
    assert worked() == WORKED, "write them anew with `python -m tests.words.findings`, and read them"


@pytest.mark.parametrize("name", GAMES)
def test_each_kind_has_an_example(name: str) -> None:
    shown = {each["finding"]["kind"] for each in WORKED if each["game"] == name}
    own = set(games.edition_tools(name).findings)
    assert own <= shown
    assert {*edition.KINDS, *finding.WORDS} <= {each["finding"]["kind"] for each in WORKED}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_has_a_message_with_its_own_figures(name: str, language: str) -> None:
    known = {**messages("findings", language), **messages(f"{name} findings", language)}
    sentences = {**edition.KINDS, **finding.WORDS, **games.edition_tools(name).findings}
    for kind, sentence in sentences.items():
        figures = {field for _, field, _, _ in Formatter().parse(sentence) if field}
        assert needed(f"finding-{slug(kind)}", known) <= figures, kind


def test_kinds_of_different_origin_have_different_names() -> None:
    for name in GAMES:
        ours = [*edition.KINDS, *finding.WORDS, *games.edition_tools(name).findings]
        assert len({slug(kind) for kind in ours}) == len(ours)
        assert kinds(name) == set(ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_a_sentence_without_the_id_of_a_rule(language: str) -> None:
    for each in WORKED:
        line = each["lines"][language]
        assert line[0].isupper() or not line[0].isalpha(), line
        assert line[-1] in ".)", line
        assert not RULE.search(line), line


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = [each["lines"]["en"] for each in WORKED if each["lines"][language] == each["lines"]["en"]]
    assert same == []


def test_a_game_without_these_words_is_told_in_its_own() -> None:
    told = Findings(None, "nl")
    theirs = Finding(True, "pawns", 0, "too few pawns", {}, "pawns: there are too few")
    assert told.sentence(theirs) == "pawns: there are too few"


def test_a_finding_has_exactly_the_figures_of_its_kind() -> None:
    with pytest.raises(ValueError, match="no kind of finding"):
        finding.made(edition.KINDS, True, "", "no such kind")
    with pytest.raises(ValueError, match="has the figures"):
        finding.made(edition.KINDS, True, "", "no field")
