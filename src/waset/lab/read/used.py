"""What each seat of each game used, in a few bytes: so one thing can be told from another that goes along with it."""

from array import array
from collections.abc import Iterable
from typing import Final, Self, TypeAlias

from waset.lab.read.observers import ObservedGame

Thing: TypeAlias = tuple[str, str]
"""A kind of things, and the name of one."""
SEAT: Final = "seat"
BOT: Final = "bot"
"""Kinds of things that nobody uses, but that a result depends on, too."""


class Used:
    """The seats of many games: how often each used each thing, and its part of the win minus the fair share."""

    def __init__(self) -> None:
        self.things: dict[Thing, int] = {}
        self.thing: array[int] = array("I")
        """The things that the seats used, one seat after the other."""
        self.times: array[int] = array("I")
        """How often."""
        self.length: array[int] = array("I")
        """How many different things each seat used."""
        self.win: array[float] = array("d")
        self.seats: array[int] = array("I")
        """The number of seats of each game."""
        self.games: array[int] = array("I")
        """The number of games of each group."""

    def group(self, games: Iterable[ObservedGame]) -> None:
        """Takes a group of games into account."""
        count = 0
        for told in games:
            count += 1
            self.seats.append(told.players)
            for seat in range(told.players):
                self._seat(told, seat)
        if count:
            self.games.append(count)

    def _seat(self, told: ObservedGame, seat: int) -> None:
        used = [((kind, thing), times) for (kind, thing, user), times in told.uses.items() if user == seat]
        used += [((SEAT, f"{seat} of {told.players}"), 1), ((BOT, told.bots[seat]), 1)]
        for thing, times in used:
            self.thing.append(self.things.setdefault(thing, len(self.things)))
            self.times.append(times)
        self.length.append(len(used))
        self.win.append(told.wins[seat] - 1 / told.players)

    def merge(self, other: Self) -> None:
        """Takes all groups of another into account."""
        numbers = [self.things.setdefault(thing, len(self.things)) for thing in other.things]
        self.thing.extend(numbers[thing] for thing in other.thing)
        self.times.extend(other.times)
        self.length.extend(other.length)
        self.win.extend(other.win)
        self.seats.extend(other.seats)
        self.games.extend(other.games)
