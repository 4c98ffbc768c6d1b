"""What a reader is told of a table's game: the present state, or a part of its history."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from waset.core.errors import BadWish
from waset.core.event import ALL, EVERYONE, Event, Log, knows
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.core.wish import Reason
from waset.server.database.rows import ChatRow, Entry
from waset.server.tables.match import Match
from waset.server.web import wire
from waset.server.web.errors import refused

GUESSED: Final = 0
"""The seed of the guess that a preview is made on; every seed leads to the same preview."""


def perspective(held: Sequence[int], match: Match | None) -> int | None:
    """The seat whose view a reader has: of its own, the one to move, else the last to act, else the first."""
    if not held:
        return None
    if match is not None:
        if match.to_move in held:
            return match.to_move
        if match.actor in held:
            return match.actor
    return held[0]


def update(match: Match, names: list[str], seat: int | None, clock: wire.Clock | None) -> wire.Update:
    """The game as a seat may know it now, and what has just happened; without the choices."""
    entry = match.last
    game, state = match.game, match.state
    over = match.is_over
    return {
        "seq": match.seq,
        "at": entry.at if entry else 0.0,
        "act": act(entry) if entry else None,
        "seat": seat,
        "to_move": match.to_move,
        "view": game.view(state, seat) if entry else None,
        "legal": [],
        "events": [event_for(game, event, names, seat) for event in match.log],
        "undo": None if seat is None else match.earliest_undo(seat),
        "clock": clock,
        "scores": sheets(game, state) if over else None,
        "ranking": game.ranking(state) if over else None,
    }


def unserved(match: Match, seat: int) -> wire.Update:
    """The game as the page shows it to a seat without a table: with choices and previews, and without names.

    The page gives its own names, and says what happened by itself.
    """
    names = [""] * match.game.players
    made = update(match, names, seat, None)
    made["legal"] = choices(match, names, seat, previews=True)
    return made


def event_for(game: AnyGame, event: Event, names: list[str], reader: int | str | None) -> wire.Told:
    """An event for a reader: a seat, None for a spectator, or ALL. The game says what of it the reader may know."""
    seat = reader if isinstance(reader, int) else event.seen_by if knows(event, reader) else None
    return {
        "kind": event.kind,
        "seat": int(event.seat),
        "figures": game.told(event, reader),
        "text": game.event_text(event, names, None if seat == EVERYONE else seat),
    }


def why_not(game: AnyGame, state: Any, seq: int, seat: int, wish: dict[str, Any]) -> wire.WhyNot:
    """Why a seat cannot do what it wishes, as far as it may know."""
    try:
        found = game.why_not(game.guess(state, seat, Rng(GUESSED)), seat, wish)
    except BadWish as error:
        raise refused(error, "wish") from None
    return {"seq": seq, "seat": seat, "reason": None if found is None else reason(found)}


def reason(found: Reason) -> wire.ToldReason:
    """A reason as it goes over the wire."""
    return {"kind": found.kind, "rule": found.rule, "figures": found.figures}


def act(entry: Entry) -> wire.Act:
    """The act, deal or undo that led to a state."""
    return {"kind": entry.kind, "seat": entry.seat, "by": entry.made_by, "to": entry.back_to}


def sheets(game: AnyGame, state: Any) -> list[wire.Sheet]:
    """Each seat's points with their lines."""
    return [{"total": score.total, "lines": score.lines} for score in game.scores(state)]


def said(row: ChatRow) -> wire.Said:
    """A line of chat as it goes over the wire."""
    return {"id": row.id, "at": row.at, "name": row.name, "seat": row.seat, "text": row.text}


def choices(match: Match, names: list[str], seat: int, previews: bool) -> list[wire.Choice]:
    """What a seat may do now, with previews if they were asked for."""
    if match.to_move != seat:
        return []
    game, state = match.game, match.state
    made = [choice(match, action) for action in game.legal(state)]
    if previews:
        guess = game.guess(state, seat, Rng(GUESSED))
        for each in made:
            each["preview"] = preview(game, guess, names, seat, each["action"])
    return made


def choice(match: Match, action: int) -> wire.Choice:
    """Something that the seat to move may do: its number, what it means, and the words of records."""
    game, state = match.game, match.state
    return {"action": action, "means": game.means(state, action), "text": game.text(state, action)}


def preview(game: AnyGame, guess: Any, names: list[str], seat: int, action: int) -> list[wire.Told]:
    """What would certainly follow, up to the next die, draw or question. Made on a guess: nothing hidden is in it.

    A pile that holds one kind of card only is drawn from without chance; in a guess it may hold another one.
    """
    twin = game.copy(guess)
    log: Log = []
    game.tell(twin, log)
    game.advance(twin, action)
    game.tell(twin, None)
    certain = takewhile(lambda event: event.seen_by == EVERYONE, log)
    return [event_for(game, event, names, seat) for event in certain]


def frame(
    match: Match, entry: Entry, live: bool, names: list[str], reader: int | str | None, views: bool, scores: bool
) -> wire.Frame:
    """An entry of the history, as a reader may know it."""
    game, state = match.game, match.state
    made: wire.Frame = {
        "seq": entry.seq,
        "at": entry.at,
        "act": act(entry),
        "live": live,
        "events": [event_for(game, event, names, reader) for event in match.log],
        "to_move": match.to_move,
    }
    if views:
        made["view"] = open_view(game, state) if reader == ALL else game.view(state, reader)  # type: ignore[arg-type]  # ALL is the only text
    if scores:
        made["scores"] = sheets(game, state)
    return made


def open_view(game: AnyGame, state: Any) -> dict[str, Any]:
    """What all seats together see."""
    seats = [game.view(state, seat)["seats"][seat] for seat in range(game.players)]
    return {**game.view(state, None), "seats": seats}
