"""The mummy in words: actions, outcomes and events."""

from typing import Final

from waset.core.event import Event
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.mummy.display import tile_name
from waset.games.luxor.rules.pieces import ADVENTURERS
from waset.games.luxor.rules.state import CARD_MASK, LYING, State, adventurers, hand
from waset.games.luxor.rules.text import LEAVE_THE_HAND, counted, place, rearranging

NO: Final = {
    agenda.RISE: "do not try to rise",
    agenda.MUMMY_TILE: "buy no mummy tile",
    agenda.REARRANGE_ONE: LEAVE_THE_HAND,
}
ITEMS: Final = {"key": "a key", "scarab": "a scarab", "wild treasure": "a wild treasure"}


def action(r: Rules, s: State, kind: int, action: int) -> str:
    """An action at one of the mummy's decisions."""
    p = r.pieces
    if action == actions.DECLINE:
        return NO[kind]
    if action == actions.ACCEPT:
        return "try to rise"
    if kind == agenda.REARRANGE_ONE:
        return rearranging(action)
    if kind == agenda.DISCARD_ONE:
        index = actions.discarded(action)
        return f"discard card {index + 1}, {p.card_name[hand(s, s.turn)[index] & CARD_MASK]}"
    if kind == agenda.MUMMY_TILE:
        tile = action - actions.BUY
        return f"buy {tile_name(r, tile)} for {p.mummy_cost[tile]}"
    if kind == agenda.RAISE:
        own = adventurers(s, s.turn)
        chosen = [own[each] - LYING for each in range(ADVENTURERS) if action - actions.RAISE >> each & 1]
        return "raise " + (" and ".join(place(each) for each in chosen) or "nobody")
    if kind == agenda.BOX_SCARAB:
        return f"box a scarab worth {p.scarab_points[action - actions.BOX]}"
    taken = [ITEMS[item] for bit, item in enumerate(p.free_choice) if action - actions.TAKE_ITEMS >> bit & 1]
    return "take " + (" and ".join(taken) or "nothing")


def outcome(r: Rules, kind: int, outcome: int) -> str:
    """A roll to rise, or a tile that is turned up."""
    if kind == agenda.ROLL_TO_RISE:
        return f"roll {outcome}"
    return f"turn up {tile_name(r, outcome)} for {r.pieces.mummy_cost[outcome]}"


def event(r: Rules, event: Event, who: str, hidden: bool) -> str:
    """What happened, as a sentence."""
    kind = event.kind
    if hidden:  # a scarab is boxed
        return f"{who} puts a scarab into the box."
    if kind == "discarded hand":
        return f"{who} discards the whole hand."
    first = event.figures[0]
    if kind == "mummy":
        return f"The mummy goes from space {first} to space {event.figures[1]}."
    if kind == "laid down":
        return f"The mummy lays down {first} of {who}."
    if kind == "rose":
        return f"An adventurer of {who} rises on space {first}."
    if kind == "talismans":
        return f"{who} takes {counted(first, 'talisman')}."
    if kind == "bought":
        return f"{who} pays {event.figures[1]} for the mummy tile {tile_name(r, first)}."
    if kind == "turned up mummy tile":
        return f"The next mummy tile is {tile_name(r, first)}."
    if kind == "scored":
        return f"{who} scores {first}."
    if kind == "boxed scarab":
        return f"{who} puts a scarab worth {first} into the box."
    return f"{who} discards {r.pieces.card_name[first]}."  # discarded
