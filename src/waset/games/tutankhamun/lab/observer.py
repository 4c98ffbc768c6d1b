"""What is noted about a game of Tutankhamun: tiles, places in sets, the powers of the idols, and kingmaking."""

from collections import Counter, deque
from typing import Any, Final

from waset.core.event import Event, Log
from waset.core.game import AnyGame
from waset.lab.read import kingmaking

TILE: Final = "tile collected"
PLACE: Final = "place in a set"
IDOL: Final = "idol used"

KINGMAKING: Final = "games with a kingmaking decision in the last round"
CERTAIN: Final = "games with a certain one"
DECISIONS: Final = "decisions of the last round that are kingmaking"

POWERS: Final = {
    "took from Underworld": "Osiris",
    "exchanged ring": "Isis",
    "moved to Underworld": "Ra",
    "exchanged tiles": "Thoth",
    "fetched": "Horus, fetching a tile",
    "went behind": "Horus, going behind all",
}


class Observer:
    """Counts what each seat collects and uses, and keeps the last round's decisions to judge them."""

    gains: Final = frozenset(("collected", "fetched", "took from Underworld", "ring scored", "set scored"))
    """Kinds of events that bring their seat something; a turn without one of them is dead."""

    def __init__(self, deep: bool = True) -> None:
        self.deep: bool = deep
        self.uses: Counter[tuple[str, str, int]] = Counter()
        self.turns: int = 0
        self.last: deque[tuple[int, Any]] = deque()
        """The decisions of the last round: the turn, and the state."""

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Notes what happened, and keeps the decision that is open now."""
        names = game.rules.pieces.tile_name  # type: ignore[attr-defined]  # only for games of Tutankhamun
        for event in log:
            self._event(names, event)
        self.turns = int(state.turns)
        if self.deep and game.players > 2 and game.to_move(state) >= 0:
            self.last.append((self.turns, game.copy(state)))
            while self.last[0][0] <= self.turns - game.players:
                self.last.popleft()

    def _event(self, names: list[str], event: Event) -> None:
        kind = event.kind
        if kind == "collected":
            self.uses[TILE, names[event.figures[0]], event.seat] += 1
        elif kind in POWERS:
            self.uses[IDOL, POWERS[kind], event.seat] += 1
        elif kind in ("declined", "no use"):
            self.uses[IDOL, f"{names[event.figures[0]]}, {kind}", event.seat] += 1
        elif kind == "set scored":
            tile, first, _, second, _ = event.figures
            for place, seat in (("first", first), ("second", second)):
                if seat >= 0:
                    self.uses[PLACE, f"{names[tile]}, {place}", seat] += 1

    def lengths(self) -> dict[str, int]:
        return {"turns": self.turns}

    def shares(self, game: AnyGame, state: Any) -> dict[str, tuple[int, int]]:
        """How often the last round was decided by somebody who could not win; with two players nobody can."""
        if not self.last:
            return {}
        verdicts = [kingmaking.judge(game, each) for _, each in self.last]
        made = [verdict for verdict in verdicts if verdict.is_kingmaking]
        return {
            KINGMAKING: (int(bool(made)), 1),
            CERTAIN: (int(any(verdict.is_certain for verdict in made)), 1),
            DECISIONS: (len(made), len(verdicts)),
        }
