"""What is noted about a game of Luxor: cards, tiles, characters, mummy tiles, and what the mummy costs."""

from collections import Counter
from typing import Any, Final

from waset.core.event import Event, Log
from waset.core.game import AnyGame
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.events import BY_TUNNEL
from waset.games.luxor.rules.pieces import CHARACTERS, EMPTY, MUMMY_EFFECTS, OSIRIS, STAIRS, TOMB

BASIC: Final = "basic card played"
EQUIPMENT: Final = "equipment card played"
HORUS: Final = "Horus card played"
TAKEN: Final = "Horus card taken"
DROPPED: Final = "card dropped"
FORWARD: Final = "card played for one step"
TREASURE: Final = "treasure claimed"
TILE: Final = "tile of the path used"
PIECE: Final = "piece taken"
SARCOPHAGUS: Final = "sarcophagus taken"
CHARACTER: Final = "character"
MUMMY_TILE: Final = "mummy tile bought"
STATUE: Final = "sleeper woken"

LOST: Final = "turns lost to the stand-up roll"
TRIED: Final = "turns with a stand-up roll"
COULD: Final = "turns that could begin with a stand-up roll"
FAILED: Final = "stand-up rolls that end the turn"
GAINS: Final = frozenset(
    (
        *("moved", "claimed", "took Horus card", "took key", "took scarab", "took wild treasure", "entered tomb"),
        *("woke", "rose", "became", "bought", "talismans", "scored"),
    )
)
"""Kinds of events that bring their seat something; a turn without one of them is dead."""
LOWEST_RISE: Final = 5
"""A roll below this ends the turn (MR-18)."""


class Observer:
    """Counts what each seat uses, and the turns that begin with an attempt to rise."""

    gains: Final = GAINS

    def __init__(self, deep: bool = True) -> None:
        self.uses: Counter[tuple[str, str, int]] = Counter()
        self.rounds: int = 0
        self.turns: int = 0
        self.could: int = 0
        self.tried: int = 0
        self.lost: int = 0
        self.sarcophagi: int = 0
        self.asked: int = 0
        """What the step before this one left on top of the agenda."""
        self.tiles: list[int] = []
        """The tiles before this step."""

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Notes what happened, and what is asked next."""
        pieces = game.rules.pieces  # type: ignore[attr-defined]  # this observer is only for games of Luxor
        for event in log:
            self._event(pieces, event)
            if event.kind == "moved":
                self._moved(pieces, event)
        if self.asked == agenda.ROLL_TO_RISE:
            self.tried += 1
            failed = any(event.kind == "rolled" and event.figures[0] < LOWEST_RISE for event in log)
            self.lost += failed
            self.turns += failed
        self.asked = int(state.stack[-1]) & 255 if len(state.stack) else 0
        self.turns += self.asked == agenda.CARD
        self.could += self.asked == agenda.RISE
        self.rounds = int(state.round)
        self.tiles = [int(tile) for tile in state.tiles]

    def _event(self, p: Any, event: Event) -> None:
        found = self._thing(p, event)
        if found is not None:
            self.uses[(*found, event.seat)] += 1

    def _thing(self, p: Any, event: Event) -> tuple[str, str] | None:
        """The kind and the name of the thing that was used, if the event is about one."""
        kind = event.kind
        if kind == "took key":
            return PIECE, "key"
        if kind == "took wild treasure":
            return PIECE, "wild treasure"
        if not event.figures:
            return None
        first = event.figures[0]
        if kind in ("played", "added"):
            return self._card(p, first), p.card_name[first]
        if kind == "ignored":
            return FORWARD, p.card_name[first]
        if kind == "dropped":
            return DROPPED, p.card_name[first]
        if kind == "took Horus card":
            return TAKEN, p.card_name[first]
        if kind == "claimed":
            return TREASURE, p.tile_name[event.figures[1]]
        if kind == "took scarab":
            return PIECE, f"scarab worth {first}"
        if kind == "entered tomb" and first:
            self.sarcophagi += 1
            return SARCOPHAGUS, f"number {self.sarcophagi}"
        if kind == "became":
            return CHARACTER, CHARACTERS[first]
        if kind == "bought":
            return MUMMY_TILE, MUMMY_EFFECTS[p.mummy_effect[first]]
        if kind == "woke":
            return STATUE, f"at statue {first}"
        return None

    def _card(self, p: Any, card: int) -> str:
        if p.card_eyes[card]:
            return HORUS
        return EQUIPMENT if p.equipment_count[card] and not p.basic_count[card] else BASIC

    def _moved(self, p: Any, event: Event) -> None:
        """Notes the Osiris tiles on an adventurer's way, or that it went through a tunnel."""
        start, _, steps, osiris, way = event.figures
        if way == BY_TUNNEL:
            self.uses[TILE, "tunnel", event.seat] += 1
        elif osiris:
            for tile in self._passed(p, start, steps):
                self.uses[TILE, p.tile_name[tile], event.seat] += 1

    def _passed(self, p: Any, start: int, steps: int) -> list[int]:
        """The Osiris tiles that a number of steps leads to, one after the other."""
        passed: list[int] = []
        place = start
        while steps:
            way = range(place - 1, STAIRS, -1) if steps < 0 else range(place + 1, TOMB)
            place = next((space for space in way if self.tiles[space] != EMPTY), TOMB)
            if place == TOMB:
                break
            steps += 1 if steps < 0 else -1
            tile = self.tiles[place]
            if steps == 0 and p.tile_kind[tile] == OSIRIS:
                passed.append(tile)
                steps = int(p.osiris_steps[tile])
        return passed

    def lengths(self) -> dict[str, int]:
        return {"rounds": self.rounds, "turns": self.turns}

    def shares(self, game: AnyGame, state: Any) -> dict[str, tuple[int, int]]:
        """What the stand-up roll costs, if there is a mummy."""
        if state.mummy_at < 0:
            return {}
        return {
            COULD: (self.could, self.turns),
            TRIED: (self.tried, self.turns),
            LOST: (self.lost, self.turns),
            FAILED: (self.lost, self.tried),
        }
