"""A match behind an OpenSpiel state: the state of the rules, and what each seat remembers about its history."""

import json
from typing import Any, Final

from waset.core.edition import differences
from waset.core.errors import IllegalAction
from waset.core.event import Event, Log, knows
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.meaning import AnyView
from waset.core.rng import Rng
from waset.envs.rewards import outcome, ranking
from waset.games import make

TERMINAL: Final = -4
"""What OpenSpiel calls the player to move once a game is over; its number for chance is ours."""


class RememberedMatch:
    """A game in progress with its memory.

    A seat remembers what it did and what it could see: the events that the rules reported, with no more in them than
    that seat may know, and the numbers of all actions and outcomes without secret consequences. Its memory grows with
    every step and never changes otherwise, so it distinguishes everything that the seat can distinguish.

    A match may begin in the middle, from a guess of what a seat cannot know. It then has no earlier steps, and what was
    remembered until then is kept as text.
    """

    __slots__ = (
        "_choices",
        "_odds",
        "_seen",
        "_told",
        "_views",
        "earlier",
        "game",
        "log",
        "player",
        "start",
        "state",
        "steps",
    )

    def __init__(self, game: AnyGame, start: Any = None, earlier: tuple[str, ...] = ()) -> None:
        self.game: AnyGame = game
        self.start: Any = start
        """The state from which a match began that did not begin at the start of a game."""
        self.earlier: tuple[str, ...] = earlier or ("",) * (game.players + 1)
        """What was remembered at the start, by seat; the last entry is a spectator's."""
        self.state: Any = game.blank() if start is None else start.copy()
        self.steps: list[tuple[int, int, int]] = []
        """Who moved (or CHANCE), the action or outcome, and how long the log was before."""
        self.log: Log = []
        game.tell(self.state, self.log)
        self._told: list[tuple[int, str]] = [(0, text) for text in self.earlier]
        self._settle()

    def _settle(self) -> None:
        """Clears what was cached for the previous position."""
        to_move = self.game.to_move(self.state)
        self.player: int = to_move if to_move != NOBODY else TERMINAL
        self._choices: list[int] | None = None
        self._odds: list[tuple[int, float]] | None = None
        self._views: dict[int | None, AnyView] = {}
        self._seen: dict[int | None, str] = {}

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[int]:
        """What may come next: the legal actions, or the outcomes of chance."""
        if self._choices is None:
            if self.player == CHANCE:
                self._choices = [outcome for outcome, _ in self.odds]
            else:
                self._choices = self.game.legal(self.state)
        return self._choices

    @property
    def odds(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        if self._odds is None:
            outcomes = self.game.outcomes(self.state)
            total = sum([weight for _, weight in outcomes])
            self._odds = [(outcome, weight / total) for outcome, weight in outcomes]
        return self._odds

    def carry_out(self, action: int) -> None:
        """Carries out a legal action or a possible outcome; raises IllegalAction for any other."""
        if action not in self.choices:
            self.game.apply(self.state.copy(), action)  # raises the error that says what is wrong
            raise IllegalAction(f"action {action} is only taken for a missing player")  # LR-90
        self.steps.append((self.player, action, len(self.log)))
        self.game.advance(self.state, action)
        self._settle()

    def returns(self) -> list[float]:
        """The return of each seat by its final place, 1 for beating all others; 0 before the end."""
        if self.player != TERMINAL:
            return [0.0] * self.game.players
        return ranking(outcome(self.game, self.state))

    # --- what a seat knows -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> AnyView:
        """What a seat, or a spectator, sees now."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.view(self.state, seat)
        return view

    def seen(self, seat: int | None) -> str:
        """What a seat, or a spectator, sees now, as text."""
        text = self._seen.get(seat)
        if text is None:
            text = self._seen[seat] = written(self.view(seat))
        return text

    def told(self, seat: int | None) -> str:
        """What a seat, or a spectator, remembers: a line for each step."""
        slot = self.game.players if seat is None else seat
        done, text = self._told[slot]
        if done < len(self.steps):
            ends = [step[2] for step in self.steps[done + 1 :]] + [len(self.log)]
            for (mover, action, begin), end in zip(self.steps[done:], ends, strict=True):
                text += self._line(mover, action, self.log[begin:end], seat)
            self._told[slot] = (len(self.steps), text)
        return text

    def _line(self, mover: int, action: int, events: list[Event], seat: int | None) -> str:
        """A step as data: players' names and sentences may change, but memory must not."""
        told = [json.dumps({"kind": event.kind, "seat": event.seat, **self.game.told(event, seat)}) for event in events]
        if mover == seat or all(knows(event, seat) for event in events):
            told.insert(0, str(action))
        return f"{'chance' if mover == CHANCE else mover}: {' '.join(told)}\n"

    def guessed(self, seat: int, rng: Rng) -> "RememberedMatch":
        """A match that this seat cannot tell from this one.

        The seat remembers the same. It cannot know what the others remember besides what everyone saw.
        """
        everyones = self.told(None)
        earlier = [everyones] * (self.game.players + 1)
        earlier[seat] = self.told(seat)
        return RememberedMatch(self.game, self.game.guess(self.state, seat, rng), tuple(earlier))

    # --- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> "RememberedMatch":
        """An independent copy."""
        twin = RememberedMatch.__new__(RememberedMatch)
        twin.game = self.game
        twin.start = self.start
        twin.earlier = self.earlier
        twin.state = self.state.copy()
        twin.steps = self.steps[:]
        twin.log = self.log[:]
        twin.game.tell(twin.state, twin.log)
        twin.player = self.player
        twin._told = self._told[:]
        twin._choices = self._choices
        twin._odds = self._odds
        twin._views = {}
        twin._seen = {}
        return twin

    def __deepcopy__(self, memo: object) -> "RememberedMatch":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        changed = differences(game.edition, game.base_edition)
        edition = {"game": game.meta.name, "name": game.edition.name, **changed} if changed else game.base_edition.name
        making = (game.meta.name, game.players, game.modules, edition, game.options)
        start = None if self.start is None else game.document(self.start)
        return restored, (making, start, self.earlier, [action for _, action, _ in self.steps])


def restored(
    making: tuple[Any, ...], start: dict[str, Any] | None, earlier: tuple[str, ...], steps: list[int]
) -> RememberedMatch:
    """A match replayed from where it began."""
    name, players, modules, edition, options = making
    game = make(name, players=players, modules=modules, edition=edition, options=options)
    match = RememberedMatch(game, None if start is None else game.position(start), earlier)
    for action in steps:
        match.carry_out(action)
    return match


def written(document: AnyView) -> str:
    """A document as text, a line for each key."""
    return "\n".join([f"{key}: {json.dumps(value)}" for key, value in document.items()])
