"""M1, the mummy: it walks towards the stairs and lays adventurers down; they may rise, and talismans buy tiles."""

from typing import Any, Final, Literal, TypedDict

from waset.core.event import Event, Kinds, made
from waset.core.finding import Finding, FindingKinds
from waset.core.ints import Ints, append, i64, in_order, ints, listed, plus, two, zeros
from waset.core.meaning import AnyMeaning
from waset.core.rng import Rng
from waset.core.wish import Reason
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import BIT
from waset.games.luxor.rules.chance import FACES
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Roll
from waset.games.luxor.rules.module import Module, Rules
from waset.games.luxor.rules.modules.mummy import coherent, display, figures, position, rising, tiles, walk, why, words
from waset.games.luxor.rules.modules.mummy.events import EVENTS, SORTS
from waset.games.luxor.rules.pieces import ADVENTURERS, DIE_FACES, MUMMY_EFFECTS
from waset.games.luxor.rules.position_deal import MOST
from waset.games.luxor.rules.state import LYING, State, adventurers
from waset.games.luxor.rules.tables import Edition

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

EXTRA_TURN: Final = MUMMY_EFFECTS.index("extra turn")


class Mummy(Module):
    """The mummy at the rule points and in its frames; what happens there is in the files beside this one."""

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
    sorts: dict[str, object] = SORTS
    reasons: Kinds = why.REASONS
    finding_kinds: FindingKinds = figures.KINDS
    keys: tuple[str, ...] = ("mummy", "mummy_tiles", "mummy_discard", "could_rise")
    seat_keys: tuple[str, ...] = ("talismans", "mummy_points", "boxed_scarabs")
    decisions: int = 5
    """Rise, raise, a tile and two for its effect."""
    chances: int = 9
    """A roll to rise, a tile, five cards of a new hand, a scarab, a Horus card."""
    more_moves: int = 1
    """An attempt to rise counts beside the card (MR-26)."""

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """The mummy begins on the treasure nearest the tomb; three tiles are turned up (M1-SETUP-1 to 3, MR-2)."""
        p = r.pieces
        s.mummy_at = start(r)
        s.mummy_stack = p.mummy_count[:]
        s.mummy_discard = zeros(len(p.mummy_count))
        each = p.talismans_each[s.players]
        s.talismans = ints([each] * s.players)
        s.talismans_left = p.talismans - each * s.players
        todo.extend([agenda.TURN_UP_MUMMY_TILE] * display.DISPLAY)

    # --- the mummy moves -------------------------------------------------------------------------------------------

    def card_played(self, r: Rules, s: State) -> None:
        """A Horus card played, dropped or ignored moves the mummy before anybody else (MR-1, MR-25, MX-15)."""
        walk.walk(s, r.pieces.card_eyes[s.card])

    def horus_taken(self, r: Rules, s: State, card: i64) -> None:
        """So does one taken from the Horus board (M1-MUMMY-1)."""
        walk.walk(s, r.pieces.card_eyes[card])

    def barred(self, r: Rules, s: State, card: i64, barred: i64) -> i64:
        """Whoever stands where the mummy will stop cannot move any more with this card (MR-24)."""
        place = s.mummy_at
        eyes = r.pieces.card_eyes[card]
        for _ in range(eyes):
            place = walk.next_tile(s, place)
        if eyes:
            return barred | BIT[place]
        return barred

    # --- lying and rising ------------------------------------------------------------------------------------------

    def turn_began(self, r: Rules, s: State) -> None:
        """Whoever has somebody to raise may try; such a turn is never one without a move (M1-RISE-1, MR-17, MR-26)."""
        if rising.has_liftable(s, s.turn):
            s.could_rise = 1
            s.stack = append(s.stack, agenda.RISE)

    def turn_planned(self, r: Rules, s: State) -> None:
        """After the hand is refilled a mummy tile may be bought (M1-TILE-1)."""
        s.stack = append(s.stack, agenda.MUMMY_TILE)

    def options(self, r: Rules, s: State, kind: i64, a: i64) -> Ints:
        if kind == agenda.RISE:
            return two(actions.DECLINE, actions.ACCEPT)
        if kind == agenda.RAISE:
            return rising.raise_options(s, many=a > 2)
        if kind == agenda.MUMMY_TILE:
            return display.tile_options(r, s)
        return tiles.options(r, s, kind, a)

    def decided(self, r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        if kind == agenda.RISE:
            if action == actions.ACCEPT:
                s.moves += 1  # also if the player is gone before the card (MR-26, LR-109)
                s.stack = append(s.stack, agenda.ROLL_TO_RISE)
        elif kind == agenda.RAISE:
            rising.raise_up(s, action - actions.RAISE)
        elif kind == agenda.MUMMY_TILE:
            if action != actions.DECLINE:
                display.buy(r, s, action - actions.BUY)
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
                rising.end_turn_here(s)
            s.stack = append(s.stack, frame(agenda.RAISE, outcome))
        else:
            s.mummy_stack = plus(s.mummy_stack, outcome, -1)
            s.mummy_display = in_order(append(s.mummy_display[:], outcome))
            if s.log is not None:
                s.log.append(made(EVENTS, "turned up mummy tile", s.turn, (outcome,)))

    def means(self, r: Rules, s: State, kind: i64, a: i64, action: i64) -> AnyMeaning:
        if kind == agenda.RAISE:
            own = adventurers(s, s.turn)
            chosen = [int(own[each] - LYING) for each in range(ADVENTURERS) if action - actions.RAISE >> each & 1]
            return Raise(kind="raise", spaces=chosen)
        if kind == agenda.MUMMY_TILE:
            tile = action - actions.BUY
            return Buy(kind="buy", tile=display.tile_name(r, tile), cost=int(r.pieces.mummy_cost[tile]))
        return tiles.means(r, s, kind, action)

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Roll | TurnUpMummyTile:
        if kind == agenda.ROLL_TO_RISE:
            return Roll(kind="roll", die=int(outcome), to_rise=True)
        cost = int(r.pieces.mummy_cost[outcome])
        return TurnUpMummyTile(kind="turn up mummy tile", tile=display.tile_name(r, outcome), cost=cost)

    def asked(self, kind: i64, a: i64) -> str:
        return why.asked(kind, a)

    def why_not(self, r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
        return why.why_not(r, s, kind, a, wish)

    def carry_out(self, r: Rules, s: State, kind: i64, a: i64) -> None:
        if kind == agenda.REPLACE_MUMMY_TILE:
            display.replace(s, a)
        else:
            tiles.draw_new_hand(s)

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        return {"mummy tiles": int(s.mummy_points[seat]), **lines}

    def board(self, r: Rules) -> MummyBoard:
        p = r.pieces
        name = display.tile_name
        return MummyBoard(
            tiles=[
                MummyTile(name=name(r, tile), cost=int(p.mummy_cost[tile]), copies=int(p.mummy_count[tile]))
                for tile in range(len(p.mummy_count))
            ],
            free_choice=list(p.free_choice),
            talismans=int(p.talismans),
            talismans_each=int(p.talismans_each[r.players]),
            starts=start(r),
        )

    def findings(self, edition: Edition) -> list[Finding]:
        return list(figures.findings(edition))

    # --- its words -------------------------------------------------------------------------------------------------

    def action_words(self, r: Rules, s: State, kind: int, a: int, action: int) -> str:
        return words.action(r, s, kind, action)

    def outcome_words(self, r: Rules, kind: int, a: int, outcome: int) -> str:
        return words.outcome(r, kind, outcome)

    def event_words(self, r: Rules, event: Event, who: str, hidden: bool) -> str:
        return words.event(r, event, who, hidden)

    def figure_name(self, r: Rules, sort: str, figure: int) -> str:
        return display.tile_name(r, figure)

    # --- its part of a position ------------------------------------------------------------------------------------

    def read_seat(self, r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
        position.read_seat(r, s, seat, entry)

    def read(self, r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        position.read(r, s, document, rng)

    def write(self, r: Rules, s: State) -> dict[str, Any]:
        return position.write(r, s)

    def write_seat(self, r: Rules, s: State, seat: int) -> dict[str, Any]:
        return position.write_seat(r, s, seat)

    def about(self, r: Rules, kind: int) -> tuple[int, int]:
        """The die, the steps of a tile, or a tile."""
        if kind == agenda.RAISE or kind == agenda.REAR_MOVE:
            return 1, DIE_FACES
        return 0, len(r.pieces.mummy_effect) - 1 if kind == agenda.REPLACE_MUMMY_TILE else 0

    def impossible(self, r: Rules, s: State) -> list[str]:
        return position.impossible(r, s)

    def turns_brought(self, r: Rules, s: State) -> int:
        """A tile that was bought leaves no trace."""
        return MOST if EXTRA_TURN in r.pieces.mummy_effect else 0

    def most_turns(self, r: Rules) -> tuple[int, int]:
        """A seat pays with existing talismans, and with one for each adventurer of another seat that it lays down.

        None of them rises before that seat's own turn. A tile that costs nothing is counted as if it cost one.
        """
        p = r.pieces
        costs = [max(1, int(p.mummy_cost[tile])) for tile, each in enumerate(p.mummy_effect) if each == EXTRA_TURN]
        return sum((int(p.talismans) + ADVENTURERS * (int(r.players) - 1)) // cost for cost in costs), 0

    def planned(self, r: Rules, s: State, rest: list[int]) -> tuple[list[int], str]:
        return coherent.planned(r, s, rest)

    def fits(self, r: Rules, s: State, where: int, part: list[int]) -> str:
        return coherent.fits(where, part)

    def laid_out(self, r: Rules, s: State, stack: list[int]) -> str:
        return coherent.laid_out(s, stack)

    def is_untouched(self, s: State, blank: State) -> bool:
        return coherent.is_untouched(s, blank)


def start(r: Rules) -> int:
    """Where the mummy begins: on the treasure nearest the tomb (M1-SETUP-1)."""
    return max(listed(r.pieces.treasure_spaces))
