"""Which language is spoken: the one that was asked for, else that of the environment, else English."""

import pytest

from waset.core.errors import BadOption
from waset.words import MissingWords, catalogue, negotiated


@pytest.mark.parametrize(
    ("wanted", "environment", "found"),
    [
        ("nl", {"LANG": "fr_FR.UTF-8"}, "nl"),
        ("nl-BE", {}, "nl"),
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_found(wanted: str | None, environment: dict[str, str], found: str) -> None:
    assert negotiated(wanted, environment) == found


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(BadOption, match="there are no words in 'pt'; there are: en, nl, de, fr"):
        negotiated("pt", {})


def test_nothing_is_said_in_place_of_what_is_missing() -> None:
    french = catalogue("luxor", "fr")
    with pytest.raises(MissingWords, match="there is no message 'clause-flew' in Français"):
        french.say("clause-flew")
    with pytest.raises(MissingWords, match=r"there is no message 'tile\.do' in Français"):
        french.say("tile", {"tile": "vase"}, "do")
    with pytest.raises(MissingWords, match="the message 'keys-n' in Français: Unknown external: keys"):
        french.say("keys-n")


def test_plurals_follow_the_language() -> None:
    said = {language: catalogue("luxor", language).say("keys-n", {"keys": 0}) for language in ("en", "nl", "de", "fr")}
    assert said == {"en": "0 keys", "nl": "0 sleutels", "de": "0 Schlüssel", "fr": "0 clé"}
