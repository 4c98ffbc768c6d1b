"""The one rule for texts that come from outside: what is accepted can be listed, printed, exported and read back."""

from collections.abc import Mapping
from typing import Any, Final

LONGEST_NAME: Final = 60
LONGEST_REMARK: Final = 200


JOINERS: Final = "\u200c\u200d"
"""They join or part the signs beside them: Persian and Sinhala are written with them, and families of emoji."""


def is_plain(text: str) -> bool:
    """Whether a text is one line that any terminal can print: no control characters, no half of a surrogate pair.

    A joiner is plain between two signs that are seen.
    """
    return text.isprintable() or all(_is_plain_at(text, at) for at in range(len(text)))


def _is_plain_at(text: str, at: int) -> bool:
    """Whether the sign at this place of a text can be printed there."""
    sign = text[at]
    if sign not in JOINERS:
        return sign.isprintable()
    return all(
        each.isprintable() and not each.isspace() for each in (text[at - 1 : at] or " ", text[at + 1 :][:1] or " ")
    )


def is_name(value: Any) -> bool:
    """Whether this can name a person or an edition: a short plain text that is not blank."""
    return isinstance(value, str) and 1 <= len(value) <= LONGEST_NAME and is_plain(value) and not value.isspace()


def shown(text: str, longest: int = LONGEST_REMARK) -> str:
    """A text with a space for each character that is not plain, cut where it gets too long."""
    return "".join(sign if _is_plain_at(text, at) else " " for at, sign in enumerate(text[:longest]))


def plain_lines(text: str) -> str:
    """What somebody said, reduced to lines of plain text."""
    lines = ["".join(sign for at, sign in enumerate(line) if _is_plain_at(line, at)) for line in text.splitlines()]
    return "\n".join(lines).strip()


def plain_words(meaning: Mapping[str, Any]) -> str:
    """Data with a kind and named fields as words: the kind, then each field by its name. `move from 3 to 8`."""
    fields = [f"{name} {value}" for name, value in meaning.items() if name != "kind"]
    return " ".join([str(meaning["kind"]), *fields])
