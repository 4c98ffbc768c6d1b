"""The only place that speaks English: actions, outcomes and events of Luxor in words."""

from waset.core.event import EVERYONE, Event
from waset.core.game import CHANCE
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import destination
from waset.games.luxor.rules.legal import end_card, price, unaided_steps
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, CHARACTERS, HAND, MUMMY_EFFECTS, SIDES, STAIRS, TOMB
from waset.games.luxor.rules.state import CARD_MASK, LYING, State, adventurers, hand


def place(where: int) -> str:
    """A place with its article or number."""
    if where == STAIRS:
        return "the stairs"
    if where == TOMB:
        return "the tomb"
    return f"space {where}"


def action_text(r: Rules, s: State, action: int) -> str:
    """An action of the seat to move, or an outcome of chance, in words."""
    if not len(s.stack):
        return f"action {action}"
    top = s.stack[-1]
    if s.to_move == CHANCE:
        return _outcome(r, top & 255, top >> 8 & 255, action)
    if action >= actions.DECLINE:
        return _module_action(r, s, top & 255, top >> 8 & 255, action)
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
        return words + (f" for {keys} key" if keys == 1 else f" for {keys} keys" if keys else "")
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


NO = {
    agenda.MOVE: "do not move",
    agenda.RISE: "do not try to rise",
    agenda.MUMMY_TILE: "buy no mummy tile",
    agenda.EXTRA_CARD: "add no card",
    agenda.EXTRA_TURN: "take no extra turn",
    agenda.TEMPLE_ACTION: "do not use the temple tile",
    agenda.REARRANGE: "leave the hand as it is",
    agenda.REARRANGE_ONE: "leave the hand as it is",
}
YES = {
    agenda.RISE: "try to rise",
    agenda.EXTRA_TURN: "take an extra turn",
    agenda.TEMPLE_ACTION: "use the temple tile",
}
ITEMS = {"key": "a key", "scarab": "a scarab", "wild treasure": "a wild treasure"}


def _module_action(r: Rules, s: State, kind: int, a: int, action: int) -> str:
    """An action that only The Mummy's Curse knows."""
    p = r.pieces
    seat = a if kind >= agenda.FIRST_OUT_OF_TURN else s.turn
    if action <= actions.ACCEPT:
        if kind == agenda.REROLL:
            return f"keep the {s.roll}" if action == actions.DECLINE else f"roll again instead of the {s.roll}"
        return NO[kind] if action == actions.DECLINE else YES[kind]
    if action <= actions.FORWARD_RIGHT:
        side = action - actions.FORWARD_LEFT
        return f"play {p.card_name[end_card(s, seat, side)]} from the {SIDES[side]} for 1 step forward"
    if action <= actions.EXTRA_RIGHT:
        side = action - actions.EXTRA_LEFT
        return f"add {p.card_name[end_card(s, seat, side)]} from the {SIDES[side]}"
    if action <= actions.PLACE_RIGHT:
        return f"place the card second from the {SIDES[action - actions.PLACE_LEFT]}"
    if action < actions.DISCARD:
        start, end = divmod(action - actions.REARRANGE, HAND)
        return f"put card {start + 1} to place {end + 1}"
    if action < actions.BUY:
        index = action - actions.DISCARD
        return f"discard card {index + 1}, {p.card_name[hand(s, seat)[index] & CARD_MASK]}"
    if action < actions.RAISE:
        tile = action - actions.BUY
        return f"buy {MUMMY_EFFECTS[p.mummy_effect[tile]]} for {p.mummy_cost[tile]}"
    if action < actions.BOX:
        own = adventurers(s, s.turn)
        chosen = [own[each] - LYING for each in range(ADVENTURERS) if action - actions.RAISE >> each & 1]
        return "raise " + (" and ".join(place(each) for each in chosen) or "nobody")
    if action < actions.TAKE_ITEMS:
        return f"box a scarab worth {p.scarab_points[action - actions.BOX]}"
    taken = [ITEMS[item] for bit, item in enumerate(p.free_choice) if action - actions.TAKE_ITEMS >> bit & 1]
    return "take " + (" and ".join(taken) or "nothing")


def _outcome(r: Rules, kind: int, a: int, outcome: int) -> str:
    p = r.pieces
    if kind == agenda.DRAW:
        return f"draw {p.card_name[outcome]}"
    if kind == agenda.DEAL:
        return f"deal {p.card_name[outcome]}"
    if kind == agenda.ROLL or kind == agenda.ROLL_TO_RISE:
        return f"roll {outcome}"
    if kind == agenda.TURN_UP_HORUS:
        return f"turn up {p.card_name[outcome]}"
    if kind == agenda.REVEAL_TEMPLE:
        return f"reveal {p.tile_name[p.temple_tile[outcome]]} on space {a}"
    if kind == agenda.DRAW_SCARAB:
        return f"scarab {p.scarab_points[outcome]}"
    if kind == agenda.FIRST_PLAYER:
        return f"seat {outcome} begins"
    if kind == agenda.DEAL_EQUIPMENT:
        return f"deal {p.card_name[outcome]}"
    if kind == agenda.TURN_UP_HIDDEN:
        return f"turn up {p.tile_name[outcome]} on space {a}"
    if kind == agenda.TURN_UP_MUMMY_TILE:
        return f"turn up {MUMMY_EFFECTS[p.mummy_effect[outcome]]} for {p.mummy_cost[outcome]}"
    if kind == agenda.DEAL_CHARACTER:
        return f"seat {a} is {CHARACTERS[outcome]}"
    return f"lay {p.tile_name[outcome]} on space {a}"


def event_text(r: Rules, event: Event, names: list[str], seat: int | None) -> str:
    """What happened as a sentence, with no more in it than this seat may know."""
    p = r.pieces
    who = names[event.seat]
    kind = event.kind
    figures = event.figures
    if event.seen_by not in (EVERYONE, seat):
        return {
            "drew": f"{who} draws a card.",
            "took scarab": f"{who} takes a scarab.",
            "boxed scarab": f"{who} puts a scarab into the box.",
        }[kind]
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
    return _module_event(r, event, who)


def _module_event(r: Rules, event: Event, who: str) -> str:
    """What happened that only The Mummy's Curse knows."""
    p = r.pieces
    kind = event.kind
    figures = event.figures
    if kind == "became":
        return f"{who} is {CHARACTERS[figures[0]]}."
    if kind == "ignored":
        return f"{who} plays {p.card_name[figures[0]]} for one step forward."
    if kind == "added":
        return f"{who} adds {p.card_name[figures[0]]}."
    if kind == "placed":
        return f"{who} places the card second from the {SIDES[figures[0]]}."
    if kind == "rearranged":
        return f"{who} puts card {figures[0] + 1} of the hand to place {figures[1] + 1}."
    if kind == "spent keys":
        return f"{who} spends {figures[0]} key{'s' if figures[0] > 1 else ''} for the number."
    if kind == "extra point":
        return f"{who} scores an extra point."
    if kind == "extra turn":
        return f"{who} will take an extra turn."
    if kind == "mummy":
        return f"The mummy goes from space {figures[0]} to space {figures[1]}."
    if kind == "fell":
        return f"The adventurer of {who} falls at the mummy's feet on space {figures[0]}."
    if kind == "laid down":
        return f"The mummy lays down {figures[0]} of {who}."
    if kind == "rose":
        return f"An adventurer of {who} rises on space {figures[0]}."
    if kind == "talismans":
        return f"{who} takes {figures[0]} talisman{'s' if figures[0] > 1 else ''}."
    if kind == "bought":
        return f"{who} pays {figures[1]} for the mummy tile {MUMMY_EFFECTS[p.mummy_effect[figures[0]]]}."
    if kind == "turned up mummy tile":
        return f"The next mummy tile is {MUMMY_EFFECTS[p.mummy_effect[figures[0]]]}."
    if kind == "scored":
        return f"{who} scores {figures[0]}."
    if kind == "boxed scarab":
        return f"{who} puts a scarab worth {figures[0]} into the box."
    if kind == "discarded":
        return f"{who} discards {p.card_name[figures[0]]}."
    return f"{who} discards the whole hand."  # discarded hand
