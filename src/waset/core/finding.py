"""Findings: what a check says of an edition, as data of kinds that each game declares, and in English for programs.

What people read about a finding is said from catalogues, by its kind and its figures (`waset.words.findings`).
"""

from string import Formatter
from typing import Any, Final, NamedTuple, TypeAlias

from waset.core.errors import BadEdition, nearest, quoted

FindingKinds: TypeAlias = dict[str, str]
"""The English sentence of each kind of finding, with the names of its figures in braces."""

UNKNOWN: Final = "unknown word"
MISSPELLED: Final = "misspelled word"
WORDS: Final[FindingKinds] = {
    UNKNOWN: "unknown {what} {word!r} (there is: {known})",
    MISSPELLED: "unknown {what} {word!r}; did you mean {near!r}? (there is: {known})",
}
"""The kinds of a word that is not known."""


class Finding(NamedTuple):
    """Something that a check found in an edition. An error makes it unplayable; a warning does not."""

    is_error: bool
    table: str
    """The table that it is about, or the part of the file; empty if it is about the whole."""
    row: int
    """The row that it is about, counted from 1; 0 if it is about no single one."""
    kind: str
    figures: dict[str, Any]
    """Whole numbers, words and lists of words."""
    text: str
    """The finding in English, as errors of programs have it."""


def made(kinds: FindingKinds, is_error: bool, table: str, kind: str, row: int = 0, **figures: Any) -> Finding:
    """A finding of a declared kind with exactly its figures; anything else is a bug in the check."""
    if kind not in kinds:
        raise ValueError(f"no kind of finding is named {kind!r}")
    if fields(kinds[kind]) != set(figures):
        raise ValueError(f"the finding {kind!r} has the figures {sorted(fields(kinds[kind]))}, not {sorted(figures)}")
    said = {name: quoted(value) if isinstance(value, list) else value for name, value in figures.items()}
    where = f"{table}, row {row}: " if row else f"{table}: " if table else ""
    return Finding(is_error, table, row, kind, figures, where + kinds[kind].format(**said))


def fields(sentence: str) -> set[str]:
    """The names of the figures in a sentence of a kind."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def unknown_word(table: str, what: str, word: str, known: list[str], row: int = 0) -> Finding:
    """An error: a word that is not known; what was most likely meant, and which are known."""
    near = nearest(word, known)
    if near:
        return made(WORDS, True, table, MISSPELLED, row, what=what, word=word[:80], near=near, known=known)
    return made(WORDS, True, table, UNKNOWN, row, what=what, word=word[:80], known=known)


def found(error: BadEdition) -> list[Finding]:
    """The findings of an error; one that is only a message counts as one without a kind."""
    return list(error.findings) or [Finding(True, "", 0, "", {}, str(error))]


def refusal(findings: list[Finding], before: str = "") -> BadEdition:
    """The error of an edition with these findings."""
    return BadEdition(before + "; ".join(finding.text for finding in findings), tuple(findings))
