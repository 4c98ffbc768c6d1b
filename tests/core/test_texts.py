"""The one rule for texts that come from outside."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import waset
from waset.core import edition
from waset.core.errors import BadEdition
from waset.core.record import header
from waset.core.texts import LONGEST_NAME, is_name, is_plain, plain_lines, shown
from waset.games.luxor.rules.tables import REBUILT_EDITION

ANY = st.text(st.characters(codec=None, exclude_categories=[]), max_size=LONGEST_NAME + 2)


@given(ANY)
def test_what_is_plain_can_be_stored_and_printed(text: str) -> None:
    if is_plain(text):
        assert text.encode("utf-8").decode("utf-8") == text
        assert json.loads(json.dumps(text, ensure_ascii=False)) == text
        assert "".join(text.splitlines()) == text
    assert is_plain(shown(text))
    assert all(is_plain(line) for line in plain_lines(text).split("\n"))


@pytest.mark.parametrize("text", ["می\u200cخواهم", "ක්\u200dරමය", "👩\u200d👧"])
def test_joiners_are_kept_between_signs_and_nowhere_else(text: str) -> None:
    assert is_name(text)
    assert shown(text) == text
    assert plain_lines(f"\u200d{text}\u200c\n \u200d ") == text
    for bad in (f"\u200d{text}", f"{text}\u200c", f"{text} \u200d {text}", f"{text}\u200d\u200d{text}", "\u200d"):
        assert not is_plain(bad)
        assert "\u200d" not in shown(bad).replace(text, "")


@given(ANY)
def test_an_edition_has_the_names_that_a_record_can_keep(name: str) -> None:
    document = {"game": "luxor", "name": name}
    if is_name(name):
        game = waset.make("luxor", edition=document)
        assert header(game, ["a", "b"])["edition"]["name"] == name
    else:
        with pytest.raises(BadEdition, match="name of an edition"):
            waset.make("luxor", edition=document)


def test_an_edition_made_in_python_is_checked_too() -> None:
    bad = edition.from_document({}, REBUILT_EDITION, "luxor")
    object.__setattr__(bad, "name", "\ud800")
    with pytest.raises(BadEdition, match="printable"):
        waset.make("luxor", edition=bad)


def test_a_text_in_a_table_is_checked() -> None:
    rows = [{"space": 1, "kind": "\ud800", "icon": "none"}]
    with pytest.raises(BadEdition, match="spaces, row 1: kind must be a text of printable characters"):
        waset.make("luxor", edition={"spaces": rows})
