"""M4, characters: one ability for each player."""

from typing import Any, Final, Literal, TypedDict

from waset.core.event import Event, Field, Kinds, made
from waset.core.ints import Ints, append, empty, holds, i64, ints, plus, put_in, two
from waset.core.meaning import AnyMeaning
from waset.core.rng import Rng
from waset.core.wish import Reason
from waset.games.luxor.rules import actions, agenda, effects, legal
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import BARS_NOTHING
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.legal import ONE_STEP
from waset.games.luxor.rules.means import Rearrange, rearranging
from waset.games.luxor.rules.module import Module, Rules
from waset.games.luxor.rules.modules.characters import coherent, position, why, words
from waset.games.luxor.rules.modules.characters.abilities import (
    CHOOSE_HORUS,
    EXTRA_POINT,
    EXTRA_TURN,
    FORWARD,
    KEY,
    REARRANGE,
    REROLL,
    STARTING_KEYS,
    TEMPLE,
)
from waset.games.luxor.rules.pieces import CHARACTERS, EMPTY, HELD, LEVELS, ROLLS, TOMB, TYPES
from waset.games.luxor.rules.state import State

Become = TypedDict("Become", {"kind": Literal["become"], "seat": int, "character": str})
"""A seat is dealt its character."""

CharactersBoard = TypedDict("CharactersBoard", {"characters": list[str], "keys": int})
"""All characters, and how many keys the character of the keys starts with."""

ALL_LEVELS: Final = ints(range(1, LEVELS + 1))

SORTS: Final[dict[str, object]] = {"character": str}
EVENTS: Final[Kinds] = {"became": (Field("character", "character"),), "extra point": (Field("points"),)}


class Characters(Module):
    """Each ability acts at one rule point, and only for its owner; every one of them can be declined (M4-1, MR-60)."""

    name: str = "characters"
    frames: tuple[int, ...] = (
        agenda.REROLL,
        agenda.EXTRA_TURN,
        agenda.TEMPLE_ACTION,
        agenda.REARRANGE,
        agenda.DEAL_CHARACTER,
    )
    meanings: tuple[object, ...] = (Become,)
    events: Kinds = EVENTS
    sorts: dict[str, object] = SORTS
    decisions: int = 8
    """Two rolls repeated, three orders of the hand, a temple tile and its choice, a turn."""
    chances: int = 3
    """Two rolls and what a temple tile brings."""
    keys: tuple[str, ...] = ("ignored",)
    seat_keys: tuple[str, ...] = ("character", "character_points", "flipped")

    def board(self, r: Rules) -> CharactersBoard:
        return CharactersBoard(characters=list(CHARACTERS), keys=STARTING_KEYS)

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """Everybody is dealt a character, face up (M4-SETUP-1)."""
        todo.extend(frame(agenda.DEAL_CHARACTER, seat) for seat in range(s.players))

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        return ints([0 if each in s.characters else 1 for each in range(len(CHARACTERS))]), 0, len(CHARACTERS)

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        s.characters = put_in(s.characters, a, outcome)
        if s.log is not None:
            s.log.append(made(EVENTS, "became", a, (outcome,)))
        if outcome == KEY:
            keys = s.keys_left if s.keys_left < STARTING_KEYS else STARTING_KEYS
            s.keys_left -= keys
            s.keys[a] += keys

    # --- FORWARD and KEY -------------------------------------------------------------------------------------------

    def card_choices(self, r: Rules, s: State, end: i64, found: Ints) -> Ints:
        """FORWARD ignores any end card for one step; KEY may make a dead card playable (MR-66, LR-21)."""
        card = legal.end_card(s, s.turn, end)
        character = s.characters[s.turn]
        if character == FORWARD:
            if legal.can_move(r, s, ONE_STEP, ONE_STEP, legal.barred_places(r, s, card)):
                found = append(found, actions.FORWARD_LEFT + end)
        elif character == KEY and not holds(found, actions.PLAY_LEFT + end):
            unaided = r.pieces.card_steps[card * ROLLS]
            aided = self.steps(r, s, card, 1, unaided)
            if len(aided) > len(unaided) and legal.can_move(r, s, aided, unaided, BARS_NOTHING):
                found = append(found, actions.PLAY_LEFT + end)
        return found

    def steps(self, r: Rules, s: State, card: i64, cards: i64, steps: Ints) -> Ints:
        """KEY changes the number of a card that is not a Horus card by one, not below 0 (M4-KEY, MR-69, MR-70)."""
        if s.characters[s.turn] != KEY or s.keys[s.turn] == 0 or r.pieces.card_horus[card]:
            return steps
        reach = cards if cards < s.keys[s.turn] else s.keys[s.turn]
        wider = empty()
        for number in range(steps[0] - reach, steps[-1] + reach + 1):
            away = legal.price(steps, number)
            if away == 0 or (number >= 0 and away <= reach):
                wider = append(wider, number)
        return wider

    # --- REROLL, REARRANGE, CHOOSEHORUS ----------------------------------------------------------------------------

    def rolled(self, r: Rules, s: State) -> None:
        """REROLL: a die rolled for a card may be rolled again, once (M4-REROLL, MR-75)."""
        if s.characters[s.turn] == REROLL:
            s.stack = append(s.stack, agenda.REROLL)

    def woke(self, r: Rules, s: State) -> None:
        """REARRANGE: its owner is asked whenever anybody's adventurer wakes, in any turn (M4-REARRANGE, MR-78)."""
        for seat in range(s.players):
            if s.characters[seat] == REARRANGE:
                s.stack = append(s.stack, frame(agenda.REARRANGE, seat))

    def horus_levels(self, r: Rules, s: State, level: i64, levels: Ints) -> Ints:
        """CHOOSEHORUS: the card may come from any stack (M4-CHOOSEHORUS)."""
        if s.characters[s.turn] == CHOOSE_HORUS:
            return ALL_LEVELS
        return levels

    # --- what a claim brings ---------------------------------------------------------------------------------------

    def claimed(self, r: Rules, s: State, space: i64) -> None:
        """EXTRAVP pays at once; TEMPLE acts when a tile has appeared; EXTRATURN is offered last (MX-34, MR-63)."""
        character = s.characters[s.turn]
        if character == EXTRA_POINT:
            s.character_points = plus(s.character_points, s.turn, 1)
            if s.log is not None:
                s.log.append(made(EVENTS, "extra point", s.turn, (1,)))
        elif character == TEMPLE and r.pieces.space_icon[space]:
            s.stack = append(s.stack, frame(agenda.TEMPLE_ACTION, space))
        elif character == EXTRA_TURN:
            s.stack = append(s.stack, agenda.EXTRA_TURN)

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        return {"character": int(s.character_points[seat]), **lines}

    # --- decisions -------------------------------------------------------------------------------------------------

    def options(self, r: Rules, s: State, kind: i64, a: i64) -> Ints:
        if kind == agenda.REARRANGE:
            return effects.rearrange_options(s.hand_sizes[a])
        if kind == agenda.EXTRA_TURN:
            for type_ in range(len(TYPES)):
                if s.treasures[HELD * s.turn + type_] == s.flipped[len(TYPES) * s.turn + type_]:
                    return empty()
        elif kind == agenda.TEMPLE_ACTION and s.tiles[a] == EMPTY:
            return empty()
        return two(actions.DECLINE, actions.ACCEPT)

    def means(self, r: Rules, s: State, kind: i64, a: i64, action: i64) -> Rearrange:
        return rearranging(action)

    def asked(self, kind: i64, a: i64) -> str:
        return why.ASKED[int(kind)]

    def why_not(self, r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
        return why.why_not(r, s, kind, wish)

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Become:
        return Become(kind="become", seat=int(a), character=CHARACTERS[outcome])

    def decided(self, r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        if action == actions.DECLINE:
            return
        if kind == agenda.REARRANGE:
            effects.rearrange(s, a, action)
        elif kind == agenda.REROLL:
            s.stack = append(s.stack, frame(agenda.ROLL, 1))
        elif kind == agenda.EXTRA_TURN:
            for type_ in range(len(TYPES)):
                s.flipped = plus(s.flipped, len(TYPES) * s.turn + type_, 1)
            s.extra_turns += 1
            if s.log is not None:
                s.log.append(event("extra turn", s.turn))
        elif kind == agenda.TEMPLE_ACTION:
            effects.act(r, s, a)

    # --- its words -------------------------------------------------------------------------------------------------

    def action_words(self, r: Rules, s: State, kind: int, a: int, action: int) -> str:
        return words.action(s, kind, action)

    def outcome_words(self, r: Rules, kind: int, a: int, outcome: int) -> str:
        return f"seat {a} is {CHARACTERS[outcome]}"

    def event_words(self, r: Rules, event: Event, who: str, hidden: bool) -> str:
        return (
            f"{who} is {CHARACTERS[event.figures[0]]}." if event.kind == "became" else f"{who} scores an extra point."
        )

    def figure_name(self, r: Rules, sort: str, figure: int) -> str:
        return CHARACTERS[figure]

    # --- its part of a position ------------------------------------------------------------------------------------

    def read_seat(self, r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
        position.read_seat(s, seat, entry)

    def read(self, r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        position.read(s, document, seats, rng)

    def write(self, r: Rules, s: State) -> dict[str, Any]:
        return {"ignored": s.ignored} if s.ignored else {}

    def write_seat(self, r: Rules, s: State, seat: int) -> dict[str, Any]:
        return position.write_seat(s, seat)

    def about(self, r: Rules, kind: int) -> tuple[int, int]:
        """A seat, or the space of a temple tile."""
        if kind == agenda.TEMPLE_ACTION:
            return 1, TOMB - 1
        return 0, int(r.players) - 1 if kind in (agenda.REARRANGE, agenda.DEAL_CHARACTER) else 0

    def impossible(self, r: Rules, s: State) -> list[str]:
        return position.impossible(s) if s.round else []

    def turns_brought(self, r: Rules, s: State) -> int:
        """Each used up a treasure of every type (M4-EXTRATURN)."""
        return int(sum(s.flipped)) // len(TYPES)

    def most_turns(self, r: Rules) -> tuple[int, int]:
        """Each uses up a treasure of every type."""
        p = r.pieces
        return 0, int(sum(p.tile_count[p.treasure_low : p.treasure_high])) // len(TYPES)

    def has_keys(self, s: State, seat: int) -> bool:
        return s.characters[seat] == KEY

    def marked(self, r: Rules, s: State) -> str:
        return coherent.marked(s)

    def fits(self, r: Rules, s: State, where: int, part: list[int]) -> str:
        return coherent.fits(r, s, where, part)

    def laid_out(self, r: Rules, s: State, stack: list[int]) -> str:
        return coherent.laid_out(s, stack)

    def is_untouched(self, s: State, blank: State) -> bool:
        return not s.ignored and sum(s.character_points) + sum(s.flipped) == 0
