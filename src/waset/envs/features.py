"""Features: an observation as floats for a network, of a size that networks learn from.

Each number of an observation says one or more features, by its value. An amount says one: itself, divided by what is
rarely exceeded. A word says a feature for each of its traits, or one of its own if it has none. The value 0, which is
nothing or none or the observer's own seat, says no feature: all of them are 0.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import numpy as np

from waset.core.observation import BIAS, FOURTH, SECOND, THIRD, Featurizer

VERSION: Final = 1
"""Goes up whenever the features of any game change; `docs/envs.md` has the history. A trained network fits one."""


@dataclass(frozen=True)
class Trait:
    """A feature of a number: its name, and what it is for each value from the lowest on."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Piece:
    """A named part of an observation: a number of values, each from `low` to `high` and clipped to that range."""

    name: str
    size: int = 1
    low: int = 0
    high: int = 1
    things: tuple[str, ...] = ()
    """What each number is about, if there are several."""
    words: tuple[str, ...] = ()
    """What each value means, starting at `low`: the number is then not an amount but stands for one of these words."""
    usual: float = 0.0
    """An amount that is rarely exceeded, by which amounts are divided for features; 0 stands for the bound."""
    traits: tuple[Trait, ...] = ()
    """What the words have in common, for features; without any, each word is a feature."""
    in_play: tuple[bool, ...] = ()
    """Whether each number can be other than 0 in the game that is played; without that it has no features."""
    rare: bool = False
    """Whether nearly all of its numbers are 0, so that `game.observe` marks those that are not."""

    @property
    def features(self) -> tuple[Trait, ...]:
        """The features that each number of this piece says, if it is in play."""
        values = range(self.low, self.high + 1)
        if not self.words:
            usual = self.usual or max(self.high, -self.low)
            return (Trait("", tuple(value / usual for value in values)),)
        if self.traits:
            return self.traits
        return of_words(self.words, values, self.low)

    @property
    def played(self) -> tuple[bool, ...]:
        """Whether each number is in play."""
        return self.in_play or (True,) * self.size

    @property
    def feature_size(self) -> int:
        """How many features it has in all."""
        return sum(self.played) * len(self.features)


def of_words(words: Sequence[str], used: Container[int], low: int = 0) -> tuple[Trait, ...]:
    """A trait for each of those words that are used: for words that are not in play, no feature is needed."""
    values = range(low, low + len(words))
    return tuple(
        Trait(word, tuple(float(each == value) for each in values))
        for value, word in zip(values, words, strict=True)
        if value and value in used
    )


def feature_names(pieces: Sequence[Piece]) -> tuple[str, ...]:
    """What each feature is about, in their order: `own: hand, card 1: die`."""
    names = []
    for piece in pieces:
        for number, in_play in enumerate(piece.played):
            thing = f", {piece.things[number]}" if piece.things else ""
            if in_play:
                names += [f"{piece.name}{thing}{': ' if each.name else ''}{each.name}" for each in piece.features]
    return tuple(names)


def featurizer(pieces: Sequence[Piece]) -> Featurizer:
    """The tables from which the compiled rules write features."""
    runs: list[int] = []
    codes: list[int | list[int]] = []
    size = column = 0
    for piece in pieces:
        said = piece.features
        zero = len(codes) - piece.low
        for place, value in enumerate(range(piece.low, piece.high + 1)):
            told = [_code(cell, trait.values[place]) for cell, trait in enumerate(said) if trait.values[place]]
            if told and value == 0:
                raise ValueError(f"{piece.name}: the value 0 must say no feature")
            codes.append(told[0] if len(told) == 1 else told)
        for in_play, group in groupby(piece.played):
            numbers = len(list(group))
            if in_play:
                runs.append(column | numbers << SECOND | zero << THIRD)
                runs.append(size | piece.high << SECOND | len(said) << THIRD | -piece.low << FOURTH)
                size += numbers * len(said)
            column += numbers
    return Featurizer(size, runs, _flat(codes), rare_columns(pieces))


def rare_columns(pieces: Sequence[Piece]) -> list[int]:
    """The numbers that `game.observe` marks if they are not 0."""
    rare = [piece.rare for piece in pieces for _ in range(piece.size)]
    return [column for column, each in enumerate(rare) if each]


def _code(cell: int, amount: float) -> int:
    """A feature and its float as one number."""
    return cell << THIRD | int(np.array(amount, np.float32).view(np.int32)) + BIAS


def _flat(codes: list[int | list[int]]) -> list[int]:
    """The codes as one list: where a value says none or several features, these are at the end, after their number."""
    several = {tuple(each) for each in codes if isinstance(each, list)}
    length = len(codes) + sum(1 + len(each) for each in several)
    places: dict[tuple[int, ...], int] = {}
    tail: list[int] = []
    for each in sorted(several):
        places[each] = len(codes) + len(tail) - length
        tail += [len(each), *each]
    return [each if isinstance(each, int) else places[tuple(each)] for each in codes] + tail
