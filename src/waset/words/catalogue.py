"""The messages of a language: those that all games share, and those of one game, read when they are first needed."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from waset import games
from waset.core.errors import BadOption, WasetError

LANGUAGES: Final = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}
DEFAULT: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FOLDER: Final = "words"
FINDINGS: Final = "findings"
FUNCTIONS: Final = {"THE_PLACE": lambda place: place}
"""What catalogues may say of a place: that it has its article where it is heard, which is on the page only."""

Args: TypeAlias = Mapping[str, str | int | float]


class MissingWords(WasetError):
    """A message, or an argument of one, that a catalogue lacks. There is no fallback."""


def negotiated(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the requested one, otherwise that of the environment, otherwise English.

    Raises BadOption for a request that cannot be met; an environment in another language is not a request.
    """
    if wanted is not None:
        language = _primary(wanted)
        if language not in LANGUAGES:
            raise BadOption(f"there are no words in {wanted!r}; there are: {', '.join(LANGUAGES)}")
        return language
    said = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return _primary(said) if _primary(said) in LANGUAGES else DEFAULT


def _primary(tag: str) -> str:
    """The language of a tag such as nl, nl-BE or nl_NL.UTF-8."""
    return tag.partition(".")[0].replace("_", "-").partition("-")[0].lower()


@cache
def catalogue(game: str | None, language: str) -> "Catalogue":
    """The messages of a game in a language, with those that all games share; for None, only the latter."""
    shared = _text("waset.words", language)
    return Catalogue(
        language, [shared] if game is None else [shared, _text(f"{games.packages()[game]}.{FOLDER}", language)]
    )


@cache
def found_in(game: str | None, language: str) -> "Catalogue":
    """What is said of an edition that is checked, whichever game it is of, and of one of this game if it has words."""
    packages = ["waset.words"] if game is None else ["waset.words", games.packages()[game]]
    folders = [files(package).joinpath(FINDINGS) for package in packages]
    return Catalogue(
        language, [each.joinpath(f"{language}.ftl").read_text("utf-8") for each in folders if each.is_dir()]
    )


def _text(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


class Catalogue:
    """The messages of one language, by their ids. A missing message or argument is an error."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.language: str = language
        # Only names of players are isolated (`speaker.named`): marks around each number would be noise in a terminal.
        self.bundle: FluentBundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for text in texts:
            self.bundle.add_resource(FluentResource(text))

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self.bundle.has_message(message):
            return False
        return attribute is None or attribute in self.bundle.get_message(message).attributes

    def say(self, message: str, args: Args | None = None, attribute: str | None = None) -> str:
        """A message, or an attribute of it, with these arguments."""
        name = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            raise MissingWords(f"there is no message {name!r} in {LANGUAGES[self.language]}")
        found = self.bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise MissingWords(f"the message {name!r} in {LANGUAGES[self.language]}: {errors[0]}")
        return str(text)
