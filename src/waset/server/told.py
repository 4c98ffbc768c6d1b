"""Events as a reader may know them: with named figures for showing them, and a sentence.

This is the only way by which what happened leaves the server, as `view` is for what is.
"""

from typing import Any, Final

from waset.core.event import EVERYONE, Event
from waset.core.game import AnyGame
from waset.games.luxor.pieces import CHARACTERS, MUMMY_EFFECTS
from waset.games.luxor.view import place_name
from waset.games.tutankhamun.scoring import NO_ONE, UNDERWORLD

ALL: Final = "all"
"""Stands for a reader who may know everything: after the end, or in a review."""

LUXOR: Final[dict[str, tuple[str, ...]]] = {
    "added": ("card",),
    "became": ("character",),
    "begins": (),
    "bought": ("mummy_tile", "cost"),
    "boxed scarab": ("points",),
    "claimed": ("space", "tile", "points"),
    "discarded": ("card",),
    "discarded hand": (),
    "drew": ("card",),
    "dropped": ("card",),
    "entered tomb": ("points",),
    "extra point": ("points",),
    "extra turn": (),
    "fell": ("space",),
    "ignored": ("card",),
    "laid down": ("adventurers",),
    "laid out": ("space", "tile"),
    "moved": ("from", "to"),
    "mummy": ("from", "to"),
    "placed": ("side",),
    "played": ("card",),
    "rearranged": ("from", "to"),
    "revealed": ("space", "tile"),
    "rolled": ("die",),
    "rose": ("space",),
    "scored": ("points",),
    "shuffled": (),
    "spent keys": ("keys",),
    "talismans": ("talismans",),
    "took Horus card": ("card",),
    "took key": (),
    "took scarab": ("points",),
    "took wild treasure": (),
    "turned up Horus card": ("level", "card"),
    "turned up mummy tile": ("mummy_tile",),
    "woke": ("statue",),
}
TUTANKHAMUN: Final[dict[str, tuple[str, ...]]] = {
    "begins": (),
    "collected": ("tile", "left"),
    "declined": ("tile",),
    "ended": ("ending",),
    "exchanged ring": ("slot", "tile"),
    "exchanged tiles": ("lower", "lower_tile", "higher", "higher_tile"),
    "fetched": ("slot", "tile"),
    "laid out": ("slot", "tile"),
    "moved to Underworld": ("slot", "tile"),
    "no use": ("tile",),
    "ring scored": ("points",),
    "sailed": ("from", "to", "tile"),
    "set scored": ("tile", "first", "first_points", "second", "second_points"),
    "took from Underworld": ("tile",),
    "trailed": ("slot", "tile"),
    "went behind": ("from", "to"),
}
FIGURES: Final = {"luxor": LUXOR, "tutankhamun": TUTANKHAMUN}
TILES: Final = ("tile", "lower_tile", "higher_tile")
CONTENDERS: Final = {NO_ONE: None, UNDERWORLD: "Underworld"}


def knows(event: Event, reader: int | str | None) -> bool:
    """Whether a reader may know all figures of an event."""
    return event.seen_by in (EVERYONE, reader) or reader == ALL


def told(game: AnyGame, event: Event, names: list[str], reader: int | str | None) -> dict[str, Any]:
    """An event for a reader: a seat, None for a spectator, or ALL."""
    known = knows(event, reader)
    seat = reader if isinstance(reader, int) else event.seen_by if known and event.seen_by != EVERYONE else None
    labels = FIGURES[game.meta.name].get(event.kind, ())
    figures = {label: _value(game, event.kind, label, f) for label, f in zip(labels, event.figures, strict=False)}
    if not known and labels:
        figures[labels[-1]] = None
    return {
        "kind": event.kind,
        "seat": int(event.seat),
        "figures": figures,
        "text": game.event_text(event, names, seat),
    }


def _value(game: AnyGame, kind: str, label: str, figure: int) -> Any:
    """A figure by the name that views use for it."""
    pieces = game.rules.pieces  # type: ignore[attr-defined]  # every game has rules with its pieces
    if label == "card":
        return pieces.card_name[figure]
    if label in TILES:
        return pieces.tile_name[figure]
    if label == "mummy_tile":
        return MUMMY_EFFECTS[pieces.mummy_effect[figure]]
    if label == "character":
        return CHARACTERS[figure]
    if label == "side":
        return ("left", "right")[figure]
    if label in ("first", "second"):
        return CONTENDERS.get(figure, int(figure))
    if kind == "moved" and game.meta.name == "luxor":
        return place_name(figure)
    return int(figure)
