"""M1, the mummy: it walks towards the stairs and lays adventurers down; they may rise, and talismans buy tiles."""

from typing import Final, Literal, TypedDict

from waset.core.event import Field, Kinds, made
from waset.core.ints import Ints, append, empty, i64, ints, listed, one, pop, total_of, two, zeros
from waset.core.meaning import AnyMeaning
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import BIT, put
from waset.games.luxor.rules.chance import FACES
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Roll
from waset.games.luxor.rules.module import Module, Rules
from waset.games.luxor.rules.modules.mummy import tiles
from waset.games.luxor.rules.pieces import ADVENTURERS, DIE_FACES, MUMMY_EFFECTS, STAIRS, TOMB
from waset.games.luxor.rules.state import LYING, State, adventurers

DISPLAY = 3
CHOICES: Final = 32


Raise = TypedDict("Raise", {"kind": Literal["raise"], "spaces": list[int]})
"""Raises the adventurers that lie on these spaces."""
Buy = TypedDict("Buy", {"kind": Literal["buy"], "tile": str, "cost": int})
TurnUpMummyTile = TypedDict("TurnUpMummyTile", {"kind": Literal["turn up mummy tile"], "tile": str, "cost": int})

MummyTile = TypedDict("MummyTile", {"name": str, "cost": int, "copies": int})
MummyBoard = TypedDict(
    "MummyBoard",
    {"tiles": list[MummyTile], "free_choice": list[str], "talismans": int, "talismans_each": int, "starts": int},
)
"""The mummy tiles with their costs in talismans; the items on the tile "free choice"; the talismans in all and for each
player at the start; and where the mummy starts."""


EVENTS: Final[Kinds] = {
    "bought": (Field("mummy_tile", "mummy tile"), Field("cost")),
    "laid down": (Field("adventurers"),),
    "mummy": (Field("from"), Field("to")),
    "rose": (Field("space"),),
    "talismans": (Field("talismans"),),
    "turned up mummy tile": (Field("mummy_tile", "mummy tile"),),
    **tiles.EVENTS,
}


class Mummy(Module):
    """The mummy itself, the rise of its victims, and the display; what the tiles do stands in `mummy_tiles`."""

    name: str = "mummy"
    frames: tuple[int, ...] = (
        agenda.RISE,
        agenda.RAISE,
        agenda.ROLL_TO_RISE,
        agenda.MUMMY_TILE,
        agenda.TURN_UP_MUMMY_TILE,
        agenda.REPLACE_MUMMY_TILE,
        *tiles.FRAMES,
    )
    meanings: tuple[object, ...] = (Raise, Buy, TurnUpMummyTile, *tiles.MEANINGS)
    events: Kinds = EVENTS

    def board(self, r: Rules) -> MummyBoard:
        p = r.pieces
        return MummyBoard(
            tiles=[
                MummyTile(name=tile_name(r, tile), cost=int(p.mummy_cost[tile]), copies=int(p.mummy_count[tile]))
                for tile in range(len(p.mummy_count))
            ],
            free_choice=list(p.free_choice),
            talismans=int(p.talismans),
            talismans_each=int(p.talismans_each[r.players]),
            starts=start(r),
        )

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """The mummy begins on the treasure nearest the tomb; three tiles are turned up (M1-SETUP-1 to 3, MR-2)."""
        p = r.pieces
        s.mummy_at = start(r)
        s.mummy_stack = p.mummy_count[:]
        s.mummy_discard = zeros(len(p.mummy_count))
        each = p.talismans_each[s.players]
        s.talismans = ints([each] * s.players)
        s.talismans_left = p.talismans - each * s.players
        todo.extend([agenda.TURN_UP_MUMMY_TILE] * DISPLAY)

    # --- the mummy moves -------------------------------------------------------------------------------------------

    def card_played(self, r: Rules, s: State) -> None:
        """A Horus card played, dropped or ignored moves the mummy before anybody else (MR-1, MR-25, MX-15)."""
        walk(s, r.pieces.card_eyes[s.card])

    def horus_taken(self, r: Rules, s: State, card: i64) -> None:
        """So does one taken from the Horus board (M1-MUMMY-1)."""
        walk(s, r.pieces.card_eyes[card])

    def barred(self, r: Rules, s: State, card: i64, barred: i64) -> i64:
        """Whoever stands where the mummy will stop cannot move any more with this card (MR-24)."""
        place = s.mummy_at
        eyes = r.pieces.card_eyes[card]
        for _ in range(eyes):
            place = next_tile(s, place)
        return barred | BIT[place] if eyes else barred

    # --- lying and rising ------------------------------------------------------------------------------------------

    def turn_began(self, r: Rules, s: State) -> None:
        """Who has somebody to raise may try; such a turn is never one without a move (M1-RISE-1, MR-17, MR-26)."""
        if has_liftable(s, s.turn):
            s.could_rise = 1
            s.stack = append(s.stack, agenda.RISE)

    def turn_planned(self, r: Rules, s: State) -> None:
        """After the hand is refilled a mummy tile may be bought (M1-TILE-1)."""
        s.stack = append(s.stack, agenda.MUMMY_TILE)

    def options(self, r: Rules, s: State, kind: i64, a: i64) -> Ints:
        if kind == agenda.RISE:
            return two(actions.DECLINE, actions.ACCEPT)
        if kind == agenda.RAISE:
            return raise_options(s, most=1 if a <= 2 else ADVENTURERS)
        if kind == agenda.MUMMY_TILE:
            return tile_options(r, s)
        return tiles.options(r, s, kind, a)

    def decided(self, r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        if kind == agenda.RISE:
            if action == actions.ACCEPT:
                s.moves += 1  # also if the player is gone before the card (MR-26, LR-109)
                s.stack = append(s.stack, agenda.ROLL_TO_RISE)
        elif kind == agenda.RAISE:
            raise_up(s, action - actions.RAISE)
        elif kind == agenda.MUMMY_TILE:
            if action != actions.DECLINE:
                buy(r, s, action - actions.BUY)
        else:
            tiles.decided(r, s, kind, action)

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        if kind == agenda.ROLL_TO_RISE:
            return FACES, 1, DIE_FACES + 1
        return s.mummy_stack, 0, len(s.mummy_stack)

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        if kind == agenda.ROLL_TO_RISE:
            if s.log is not None:
                s.log.append(event("rolled", s.turn, (outcome,)))
            if outcome <= 4:
                end_turn_here(s)
            s.stack = append(s.stack, frame(agenda.RAISE, outcome))
        else:
            s.mummy_stack[outcome] -= 1
            s.mummy_display = ints(sorted([*s.mummy_display, outcome]))
            if s.log is not None:
                s.log.append(made(EVENTS, "turned up mummy tile", s.turn, (outcome,)))

    def means(self, r: Rules, s: State, kind: i64, a: i64, action: i64) -> AnyMeaning:
        if kind == agenda.RAISE:
            own = adventurers(s, s.turn)
            chosen = [int(own[each] - LYING) for each in range(ADVENTURERS) if action - actions.RAISE >> each & 1]
            return Raise(kind="raise", spaces=chosen)
        if kind == agenda.MUMMY_TILE:
            tile = action - actions.BUY
            return Buy(kind="buy", tile=tile_name(r, tile), cost=int(r.pieces.mummy_cost[tile]))
        return tiles.means(r, s, kind, action)

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Roll | TurnUpMummyTile:
        if kind == agenda.ROLL_TO_RISE:
            return Roll(kind="roll", die=int(outcome), to_rise=True)
        cost = int(r.pieces.mummy_cost[outcome])
        return TurnUpMummyTile(kind="turn up mummy tile", tile=tile_name(r, outcome), cost=cost)

    def carry_out(self, r: Rules, s: State, kind: i64, a: i64) -> None:
        if kind == agenda.REPLACE_MUMMY_TILE:
            replace(s, a)
        else:
            tiles.draw_new_hand(s)

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        return {"mummy tiles": int(s.mummy_points[seat]), **lines}


def start(r: Rules) -> int:
    """Where the mummy begins: on the treasure nearest the tomb (M1-SETUP-1)."""
    return max(listed(r.pieces.treasure_spaces))


def tile_name(r: Rules, tile: i64) -> str:
    """A mummy tile by what it does."""
    return MUMMY_EFFECTS[r.pieces.mummy_effect[tile]]


# --- the mummy ----------------------------------------------------------------------------------------------------


def next_tile(s: State, place: i64) -> i64:
    """The mummy's next tile towards the start; from the first one it is put on the last (M1-MUMMY-2, M1-MUMMY-6)."""
    behind = s.behind[place]
    return behind if behind != STAIRS else s.behind[TOMB]


def walk(s: State, eyes: i64) -> None:
    """The mummy moves; it lays down others in passing, and everybody where it stops (M1-MUMMY-2 to 5)."""
    if eyes == 0:
        return
    start = s.mummy_at
    victims = zeros(s.players)
    for step in range(1, eyes + 1):
        here = s.mummy_at
        there = next_tile(s, here)
        s.mummy_at = there
        stops = step == eyes
        lowest = there if there < here else here  # when it is lifted to the last tile, nobody is between (MR-9)
        for seat in range(s.players):
            if seat != s.turn or stops:
                victims[seat] += lay_down(s, seat, there, there)
            if seat != s.turn:
                victims[seat] += lay_down(s, seat, lowest + 1, here - 1)  # on emptied spaces (MR-8)
    if s.log is not None:
        s.log.append(made(EVENTS, "mummy", s.turn, (start, s.mummy_at)))
        s.log += [made(EVENTS, "laid down", seat, (int(fallen),)) for seat, fallen in enumerate(victims) if fallen]
    gained: i64 = 0
    for seat in range(s.players):
        if seat != s.turn and victims[seat] > 0 and gained < s.talismans_left:  # take what is left (MR-12)
            gained += 1
    s.talismans_left -= gained
    s.talismans[s.turn] += gained
    if gained and s.log is not None:
        s.log.append(made(EVENTS, "talismans", s.turn, (gained,)))


def lay_down(s: State, seat: i64, first: i64, last: i64) -> i64:
    """Lays down a seat's upright adventurers on these spaces, and counts them."""
    fallen: i64 = 0
    index = ADVENTURERS * seat
    while index < ADVENTURERS * seat + ADVENTURERS:
        if first <= s.adventurers[index] <= last and STAIRS < s.adventurers[index] < TOMB:
            put(s, index, s.adventurers[index] + LYING)
            fallen += 1
        else:
            index += 1
    return fallen


# --- rising -------------------------------------------------------------------------------------------------------


def has_liftable(s: State, seat: i64) -> bool:
    """Whether one of a seat's adventurers lies where the mummy is not (MR-17, MR-90, M1-RISE-4)."""
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] >= LYING and s.adventurers[index] != s.mummy_at + LYING:
            return True
    return False


def raise_options(s: State, most: i64) -> Ints:
    """Nobody, or any of those who can be raised, as many as the roll allows; equal ones are one choice (MR-19)."""
    found = empty()
    for chosen in range(CHOICES):
        picked: i64 = 0
        bit: i64 = 1
        before: i64 = 0  # the place of one not picked: an equal one after it is not picked either
        for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
            place = s.adventurers[index]
            if chosen & bit == 0:
                before = place
            elif place < LYING or place == s.mummy_at + LYING or place == before:
                picked = ADVENTURERS + 1
            else:
                picked += 1
            bit *= 2
        if picked <= most:
            found = append(found, actions.RAISE + chosen)
    return found


def raise_up(s: State, chosen: i64) -> None:
    """Raises the chosen adventurers where they lie; rising claims nothing (M1-RISE-3)."""
    first = ADVENTURERS * s.turn
    places = [s.adventurers[first + each] for each in range(ADVENTURERS) if chosen >> each & 1]
    for place in places:
        put(s, first + listed(s.adventurers[first : first + ADVENTURERS]).index(place), place - LYING)
        if s.log is not None:
            s.log.append(made(EVENTS, "rose", s.turn, (place - LYING,)))


def end_turn_here(s: State) -> None:
    """Takes the rest of the turn off the agenda: no card, no draw, no mummy tile (MR-18)."""
    while s.stack[-1] & 255 != agenda.END_TURN:
        s.stack, _ = pop(s.stack)


# --- the display --------------------------------------------------------------------------------------------------


def tile_options(r: Rules, s: State) -> Ints:
    """The face-up tiles that the seat can pay, equal ones once, or none of them (M1-TILE-1)."""
    found = one(actions.DECLINE)
    before: i64 = -1
    for tile in s.mummy_display:
        if tile != before and r.pieces.mummy_cost[tile] <= s.talismans[s.turn]:
            found = append(found, actions.BUY + tile)
        before = tile
    return found


def buy(r: Rules, s: State, tile: i64) -> None:
    """Pays for a face-up tile, carries it out, and replaces it (M1-TILE-1, M1-TILE-2)."""
    cost = r.pieces.mummy_cost[tile]
    s.talismans[s.turn] -= cost
    s.talismans_left += cost
    left = listed(s.mummy_display)
    left.remove(int(tile))
    s.mummy_display = ints(left)
    if s.log is not None:
        s.log.append(made(EVENTS, "bought", s.turn, (tile, cost)))
    s.stack = append(s.stack, frame(agenda.REPLACE_MUMMY_TILE, tile))
    tiles.use(r, s, r.pieces.mummy_effect[tile])


def replace(s: State, tile: i64) -> None:
    """Puts a used tile on the discards and turns up another; an empty stack is made of the discards (M1-TILE-2)."""
    s.mummy_discard[tile] += 1
    if total_of(s.mummy_stack) == 0:
        s.mummy_stack = s.mummy_discard
        s.mummy_discard = zeros(len(s.mummy_stack))
    s.stack = append(s.stack, agenda.TURN_UP_MUMMY_TILE)
