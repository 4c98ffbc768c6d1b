"""The words of records: actions, outcomes and events of Luxor; those of a module are its own."""

from typing import Final

from waset.core.event import EVERYONE, Event
from waset.core.game import CHANCE
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import destination
from waset.games.luxor.rules.legal import end_card, price, unaided_steps
from waset.games.luxor.rules.module import NOBODYS, Rules
from waset.games.luxor.rules.pieces import SIDES, STAIRS, TOMB
from waset.games.luxor.rules.state import State

LEAVE_THE_HAND: Final = "leave the hand as it is"


def place(where: int) -> str:
    """A place with its article or number."""
    if where == STAIRS:
        return "the stairs"
    if where == TOMB:
        return "the tomb"
    return f"space {where}"


def counted(number: int, thing: str) -> str:
    """A number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def rearranging(action: int) -> str:
    """A new order of the hand."""
    start, end = actions.rearranged_from(action), actions.rearranged_to(action)
    return f"put card {start + 1} to place {end + 1}"


def action_text(r: Rules, s: State, action: int) -> str:
    """An action of the seat to move, or an outcome of chance, in words."""
    if not len(s.stack):
        return f"action {action}"
    top = s.stack[-1]
    if s.to_move == CHANCE:
        return _outcome(r, top & 255, top >> 8 & 255, action)
    if action >= actions.DECLINE and not actions.is_move(action):
        owner = r.owner[top & 255]
        return _help(r, s, action) if owner is NOBODYS else owner.action_words(r, s, top & 255, top >> 8 & 255, action)
    return _action(r, s, top >> 8 & 255, action)


def _action(r: Rules, s: State, a: int, action: int) -> str:
    p = r.pieces
    if action <= actions.ABSENT:
        right = action in (actions.PLAY_RIGHT, actions.DROP_RIGHT)
        card = p.card_name[end_card(s, s.turn, right)]
        if action == actions.ABSENT:
            return f"absent: drop {card} from the left"
        verb = "play" if action <= actions.PLAY_RIGHT else "drop"
        return f"{verb} {card} from the {'right' if right else 'left'}"
    if action >= actions.MOVE:
        start = actions.move_place(action)
        steps = actions.move_steps(action)
        if steps == 0:
            words = f"act on {place(start)}"
        else:
            words = f"move {steps} from {place(start)} to {place(destination(p, s, start, steps))}"
        keys = price(unaided_steps(r, s), steps) if r.steps and s.stack[-1] & 255 == agenda.MOVE else 0
        return words + (f" for {counted(keys, 'key')}" if keys else "")
    if action >= actions.ACTOR:
        return f"act on {place(action - actions.ACTOR)}"
    if action == actions.CLAIM:
        return f"claim {p.tile_name[s.tiles[a]]}"
    if action == actions.LEAVE:
        return f"leave {p.tile_name[s.tiles[a]]}"
    if action == actions.TAKE_KEY:
        return "take a key"
    if action == actions.TAKE_SCARAB:
        return "take a scarab"
    if action == actions.TAKE_WILD:
        return "take a wild treasure"
    return f"take {p.card_name[s.horus_top[action - actions.TAKE_HORUS]]}"


def _help(r: Rules, s: State, action: int) -> str:
    """What only the help of a module allows at a decision of the base game."""
    if action == actions.DECLINE:
        return "do not move"
    side = action - actions.FORWARD_LEFT
    return f"play {r.pieces.card_name[end_card(s, s.turn, side)]} from the {SIDES[side]} for 1 step forward"


def _outcome(r: Rules, kind: int, a: int, outcome: int) -> str:
    p = r.pieces
    if kind == agenda.DRAW:
        return f"draw {p.card_name[outcome]}"
    if kind == agenda.DEAL:
        return f"deal {p.card_name[outcome]}"
    if kind == agenda.ROLL:
        return f"roll {outcome}"
    if kind == agenda.TURN_UP_HORUS:
        return f"turn up {p.card_name[outcome]}"
    if kind == agenda.REVEAL_TEMPLE:
        return f"reveal {p.tile_name[p.temple_tile[outcome]]} on space {a}"
    if kind == agenda.DRAW_SCARAB:
        return f"scarab {p.scarab_points[outcome]}"
    if kind == agenda.FIRST_PLAYER:
        return f"seat {outcome} begins"
    if kind == agenda.LAY_OSIRIS or kind == agenda.LAY_TREASURE:
        return f"lay {p.tile_name[outcome]} on space {a}"
    return r.owner[kind].outcome_words(r, kind, a, outcome)


def event_text(r: Rules, event: Event, names: list[str], seat: int | None) -> str:
    """What happened as a sentence, with no more in it than this seat may know."""
    p = r.pieces
    who = names[event.seat]
    kind = event.kind
    figures = event.figures
    hidden = event.seen_by not in (EVERYONE, seat)
    for module in r.modules:
        if kind in module.events:
            return module.event_words(r, event, who, hidden)
    if hidden:
        return {"drew": f"{who} draws a card.", "took scarab": f"{who} takes a scarab."}[kind]
    if kind == "drew":
        return f"{who} draws {p.card_name[figures[0]]}."
    if kind == "took scarab":
        return f"{who} takes a scarab worth {figures[0]}."
    if kind == "played":
        return f"{who} plays {p.card_name[figures[0]]}."
    if kind == "dropped":
        return f"{who} drops {p.card_name[figures[0]]}."
    if kind == "rolled":
        return f"The die shows {figures[0]}."
    if kind == "moved":
        return f"An adventurer of {who} goes from {place(figures[0])} to {place(figures[1])}."
    if kind == "woke":
        return f"{who} wakes the adventurer at statue {figures[0]}."
    if kind == "entered tomb":
        prize = f" and takes the sarcophagus worth {figures[0]}" if figures[0] else ""
        return f"{who} reaches the tomb{prize}."
    if kind == "claimed":
        return f"{who} claims the {p.tile_name[figures[1]]} on space {figures[0]} for {figures[2]}."
    if kind == "revealed":
        return f"On space {figures[0]} lies now: {p.tile_name[figures[1]]}."
    if kind == "took key":
        return f"{who} takes a key."
    if kind == "took wild treasure":
        return f"{who} takes a wild treasure."
    if kind == "took Horus card":
        return f"{who} takes the Horus card {p.card_name[figures[0]]}."
    if kind == "turned up Horus card":
        return f"The next Horus card of level {figures[0]} is {p.card_name[figures[1]]}."
    if kind == "shuffled":
        return "The discard pile is shuffled into a new draw pile."
    if kind == "laid out":
        return f"On space {figures[0]} lies {p.tile_name[figures[1]]}."
    if kind == "begins":
        return f"{who} begins."
    if kind == "ignored":
        return f"{who} plays {p.card_name[figures[0]]} for one step forward."
    if kind == "rearranged":
        return f"{who} puts card {figures[0] + 1} of the hand to place {figures[1] + 1}."
    if kind == "spent keys":
        return f"{who} spends {counted(figures[0], 'key')} for the number."
    if kind == "extra turn":
        return f"{who} will take an extra turn."
    if kind == "fell":
        return f"The adventurer of {who} falls at the mummy's feet on space {figures[0]}."
    raise AssertionError(f"no words for {kind!r}")
