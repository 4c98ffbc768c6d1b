"""Looking at a table: what whoever sits there or watches is told when they ask."""

from typing import Literal, NamedTuple

from waset.core.rng import Rng
from waset.server.database.rows import way
from waset.server.tables import acts, updates
from waset.server.tables.history import HistoryPart, KeptEntries, TableHistory
from waset.server.tables.house import House
from waset.server.tables.match import ACT
from waset.server.tables.table import Table
from waset.server.tables.thinking import ExplainedChoice
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal


def state(tables: House, table: Table, caller: Caller, previews: bool = False) -> wire.TableState:
    """Everything needed to sit at a table, as the caller may know it now."""
    seats = table.seen_as(caller, tables.keys)
    return {
        "table": tables.broadcast.facts_for(table, caller),
        "update": table.update(seats, tables.steady(), previews),
    }


def part_of(
    table: Table, reader: int | Literal["all"] | None, first: int, limit: int, views: bool = False, scores: bool = False
) -> HistoryPart:
    """A part of a table's history, from an entry on."""
    upto = min(table.match.seq, first + limit - 1)
    return HistoryPart(table.id, table.spec, table.names, reader, first, upto, views, scores)


def open_reader(table: Table, seat: int | Literal["watch", "all"]) -> int | Literal["all"] | None:
    """As whom a finished game is looked back at; a refusal if there is no such seat, or if the game goes on."""
    if table.row.status not in ("over", "review"):
        raise Refusal(409, "not_over", "All hands are open only after the end.", "query.seat")
    if isinstance(seat, int) and not 0 <= seat < table.spec.players:
        raise Refusal(404, "not_found", f"There is no seat {seat} at this table.", "query.seat")
    return None if seat == "watch" else seat


def no_scores_yet(table: Table) -> None:
    """Raises a Refusal if points are asked for before the end."""
    if table.row.status not in ("over", "review"):
        raise Refusal(409, "not_over", "Scores are told after the end.", "query.scores")


def record_name(table: Table) -> str:
    """The name of the file with a table's record; a refusal while the game is played."""
    if table.row.status not in ("over", "review"):
        raise Refusal(409, "not_over", "The record tells every hand; it can be had after the end.")
    return f"{table.spec.game}-{table.id[:8]}.jsonl"


def wishing_seat(table: Table, held: tuple[int, ...], seat: int | None) -> int:
    """The seat of the caller that a wish is about."""
    found = updates.perspective(held, table.match) if seat is None else seat
    if found is None or found not in held:
        raise Refusal(403, "not_your_seat", "Only the holder of a seat may ask for it.", "seat")
    return found


def after_its_end(table: Table) -> None:
    """Raises a Refusal unless the game can be reviewed."""
    if table.row.status not in ("over", "review"):
        raise Refusal(409, "not_over", "A game is reviewed after its end.")


def instead(table: TableHistory, kept: KeptEntries, names: list[str], seq: int, action: int) -> wire.Preview:
    """What would certainly have followed another choice in the place of an entry, up to the next die or question."""
    newest, undos = kept.undos()
    if seq not in way(newest, undos) or kept.between(seq - 1, seq)[0].kind != ACT:
        raise Refusal(404, "not_found", "There is no such decision in this game.", "query.seq")
    state, game = table.state(kept, seq - 1, undos), table.game
    if action not in game.legal(state):
        raise Refusal(422, "illegal_action", f"Action {action} was not legal then.", "query.action")
    seat = game.to_move(state)
    events = updates.preview(game, game.guess(state, seat, Rng(updates.GUESSED)), names, seat, action)
    return {"action": action, "means": game.means(state, action), "text": game.text(state, action), "events": events}


# --- hints -----------------------------------------------------------------------------------------------------------


class HintAsked(NamedTuple):
    """A decision about which a hint is asked."""

    seq: int
    seat: int
    bot: str
    choices: dict[int, wire.Choice]


def hint_asked(table: Table, held: tuple[int, ...]) -> HintAsked:
    """The decision before the holder of these seats; a refusal if there is none, or if hints are not given."""
    acts.playing(table)
    match, seat = table.match, table.match.to_move
    if seat is None or seat not in held:
        raise Refusal(409, "not_your_turn", "Only the player to move may ask for a hint.")
    if not table.hints(held):
        raise Refusal(409, "no_hints", "Hints are given when all people at the table agree.")
    choices = {action: updates.choice(match, action) for action in match.game.legal(match.state)}
    return HintAsked(match.seq, seat, acts.strongest(table.spec.game), choices)


def hint(asked: HintAsked, found: list[ExplainedChoice]) -> wire.Hint:
    """What the strongest bot thinks of the choices."""
    visits = sum(each[1] for each in found) or 1
    candidates = [
        wire.Candidate(
            action=action,
            means=asked.choices[action]["means"],
            text=asked.choices[action]["text"],
            share=tried / visits,
            win=None if win < 0 else win,
            points=None if win < 0 else points,
            why=[wire.Motive(kind=kind, about=about, seat=whose, points=worth) for kind, about, whose, worth in why],
            then=[
                wire.Followed(seat=seat, action=number, means=means, text=text) for seat, number, means, text in then
            ],
        )
        for action, tried, win, points, why, then in found
        if action in asked.choices
    ]
    return wire.Hint(seq=asked.seq, bot=asked.bot, candidates=candidates)


def hello(
    tables: House,
    table: Table,
    caller: Caller,
    seats: tuple[int, ...],
    previews: bool,
    missed: list[wire.Frame] | None,
    chat: list[wire.Said],
    beat: float,
) -> wire.Hello:
    """The first message to a reader: everything needed."""
    return {
        "type": "hello",
        "table": tables.broadcast.facts_for(table, caller),
        "board": table.match.game.board(),
        "update": table.update(seats, tables.steady(), previews),
        "missed": missed,
        "chat": chat,
        "beat": beat,
    }
