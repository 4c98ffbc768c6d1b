"""Observations: what a seat sees as one flat row of numbers, made of named pieces.

A row is built only from `game.view`, so it cannot hold anything that the seat may not know. Seats are in the order of
play, starting with the observer's own. The layout depends on the game, the number of players and the faces of the
edition, never on the modules: what belongs to a module that is not in play is 0.
"""

from functools import cached_property
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from waset import games
from waset.core.errors import BadArgument
from waset.core.game import AnyGame
from waset.core.ints import zeros16, zeros32
from waset.core.meaning import AnyView
from waset.core.numbers import LEAST, MOST, plain_numbers
from waset.core.observation import VERSION as VERSION
from waset.core.observation import Featurizer
from waset.envs.features import Piece, feature_names, featurizer
from waset.envs.memory import shared

V = TypeVar("V")
Row = npt.NDArray[np.int16]
Features = npt.NDArray[np.float32]


class Layout(Generic[V]):
    """What an encoder has to know about a game: its pieces, and their numbers in a view."""

    pieces: tuple[Piece, ...]

    def numbers(self, view: V) -> list[int]:
        """The numbers of all pieces, one piece after the other."""
        raise NotImplementedError


class Encoder:
    """Turns views of a game into rows of numbers, and rows into features for a network or into words."""

    def __init__(self, game: AnyGame) -> None:
        self.game: AnyGame = game
        self._layout: Layout[Any] = _layout(game)
        self.pieces: tuple[Piece, ...] = self._layout.pieces
        sizes = [piece.size for piece in self.pieces]
        starts = np.cumsum([0, *sizes]).tolist()
        self.size: int = starts[-1]
        self.parts: dict[str, slice] = {
            piece.name: slice(start, start + piece.size) for piece, start in zip(self.pieces, starts[:-1], strict=True)
        }
        """Where each piece is in a row: `row[encoder.parts["keys"]]`."""
        self.low: Row = np.repeat(np.array([piece.low for piece in self.pieces], np.int16), sizes)
        self.high: Row = np.repeat(np.array([piece.high for piece in self.pieces], np.int16), sizes)
        self.featurizer: Featurizer = featurizer(self.pieces)
        self.feature_size: int = self.featurizer.size
        said = [trait.values for piece in self.pieces for played in piece.played if played for trait in piece.features]
        self.feature_low: Features = np.array([min(values) for values in said], np.float32)
        self.feature_high: Features = np.array([max(values) for values in said], np.float32)

    def __repr__(self) -> str:
        return f"Encoder({self.game!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Encoder) and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` need: how it is made."""
        return (Encoder, (self.game,))

    def encode(self, view: AnyView, out: Row | None = None) -> Row:
        """What is seen, as a row: a new one, or `out` if it is given. Raises BadArgument for a view of another game."""
        if (view["game"], view["players"]) != (self.game.meta.name, self.game.players):
            raise BadArgument(
                f"this encoder is for {self.game!r}; the view is one of {view['game']} for {view['players']} players"
            )
        row = np.empty(self.size, np.int16) if out is None else out
        np.clip(np.array(self._layout.numbers(view)), self.low, self.high, out=row, casting="unsafe")
        return row

    # --- for a network -------------------------------------------------------------------------------------------

    def features(self, rows: Row) -> Features:
        """One row or many as floats for a network; `feature_names` says what each of them is about."""
        flat = np.ascontiguousarray(rows, np.int16).reshape(-1, self.size)
        numbers, found = zeros16(flat.size), zeros32(len(flat) * self.feature_size)
        shared(numbers, np.int16)[:] = flat.ravel()
        for index in range(len(flat)):
            self.featurizer.write(numbers, index * self.size, found, index * self.feature_size)
        return shared(found, np.float32).reshape(*rows.shape[:-1], self.feature_size).copy()

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """What each feature is about, in their order."""
        return feature_names(self.pieces)

    def feature_slices(self) -> dict[str, slice]:
        """Where the features of each piece are."""
        found, start = {}, 0
        for piece in self.pieces:
            found[piece.name] = slice(start, start + piece.feature_size)
            start = found[piece.name].stop
        return found

    # --- for people ----------------------------------------------------------------------------------------------

    def decode(self, row: Row) -> str:
        """A row in words: one line for each piece that says something."""
        if row.shape != (self.size,):
            raise ValueError(f"an observation of this game has {self.size} numbers, not {row.shape}")
        lines = []
        for piece in self.pieces:
            said = _said(piece, row[self.parts[piece.name]].tolist())
            if said:
                lines.append(f"{piece.name}: {said}")
        return "\n".join(lines)


def _said(piece: Piece, numbers: list[int]) -> str:
    """The numbers of a piece in words; empty if all are 0."""
    shown = [piece.words[number - piece.low] if piece.words else str(number) for number in numbers]
    if piece.size == 1:
        return shown[0] if numbers[0] or (piece.words and shown[0] != "none") else ""
    pairs = zip(piece.things, shown, numbers, strict=True)
    return ", ".join(f"{thing} = {word}" for thing, word, number in pairs if number)


def _layout(game: AnyGame) -> Layout[Any]:
    """The layout made by the game's own part, or else the plain one."""
    if not games.has(game.meta.name, "env.layout"):
        return PlainLayout(game)
    made: Layout[Any] = games.part(game.meta.name, "env.layout").layout(game)
    return made


class PlainLayout(Layout[AnyView]):
    """The numbers of a view in the order in which they appear, for a game that has no layout of its own."""

    def __init__(self, game: AnyGame) -> None:
        self.title: str = game.meta.title
        self.size: int = len(plain_numbers(game.view(game.blank(), 0)))
        things = tuple(f"number {index}" for index in range(self.size))
        self.pieces: tuple[Piece, ...] = (Piece("view", self.size, LEAST, MOST, things),)

    def numbers(self, view: AnyView) -> list[int]:
        found = plain_numbers(view)
        if len(found) != self.size:
            raise ValueError(
                f"a view of {self.title} has {len(found)} numbers here and {self.size} at the start;"
                " a game whose views change their shape needs a layout of its own in env.layout"
            )
        return found


def relative(seat: int, own: int, players: int) -> int:
    """How many seats after the observer's own a seat comes."""
    return (seat - own) % players


def seats_in_order(players: int) -> tuple[str, ...]:
    """The words for the observer's own seat and those that follow it."""
    return ("own", *(f"seat +{each}" for each in range(1, players)))


def counts(amounts: dict[str, int], names: tuple[str, ...]) -> list[int]:
    """How many there are of each named thing."""
    return [amounts.get(name, 0) for name in names]
