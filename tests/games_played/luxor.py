"""The ways a game of Luxor can go, with and without The Mummy's Curse."""

import itertools
from collections.abc import Callable, Iterator
from typing import Final

from tests.contract.cases import MODULES, Case
from tests.games_played.played import Played, Step
from tests.games_played.ways import Way
from waset.core.edition import tables
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import DIE, DIE_ADJUSTED
from waset.games.luxor.rules.tables import REBUILT_EDITION

See = Callable[[Played], bool]

# --- the end ------------------------------------------------------------------------------------------------------


def second_entry(first: bool, last: bool) -> See:
    """The second adventurer enters the tomb in the turn of the first, the last or a middle player of the round."""

    def happened(played: Played) -> bool:
        for step in played.steps:
            if step.before.in_tomb < 2 <= step.after.in_tomb:
                order: int = (step.before.turn - step.before.first) % played.game.players
                return (order == 0) == first and (order == played.game.players - 1) == last
        return False

    return happened


def ended_without_a_move(played: Played) -> bool:
    """Nobody could move for a whole round."""
    return played.ending == "no move"


# --- modules ------------------------------------------------------------------------------------------------------


def stopped(played: Played) -> bool:
    """The last round that the edition allows is over, and nothing else has ended the game (LR-101)."""
    assert isinstance(played.game, Luxor)
    return played.ending == "safety stop" and played.end.round == played.game.rules.pieces.rounds


def with_modules(modules: tuple[str, ...], players: int = 0) -> See:
    """Played with exactly these modules, by this number of players if that matters."""

    def happened(played: Played) -> bool:
        return set(played.game.modules) == set(modules) and players in (0, played.game.players)

    return happened


# --- the mummy ----------------------------------------------------------------------------------------------------


def rise(lowest_roll: int, at_least: int, goes_on: bool) -> See:
    """A roll of this number or the next lets adventurers rise, and the turn ends there or goes on to its card."""
    rolls = {f"roll {roll}" for roll in (lowest_roll, lowest_roll + 1)}

    def happened(played: Played) -> bool:
        for roll, choice in itertools.pairwise(played.steps):
            if roll.asked == agenda.ROLL_TO_RISE and roll.words in rolls:
                risen = sum(event.kind == "rose" for event in choice.log)
                if risen >= at_least and _asks_the_same_seat_for_a_card(choice) == goes_on:
                    return True
        return False

    return happened


def _asks_the_same_seat_for_a_card(step: Step) -> bool:
    same_seat: bool = step.after.to_move == step.before.turn
    return same_seat and step.after.stack[-1] & 255 == agenda.CARD


def mummy_wraps_round(played: Played) -> bool:
    """The mummy comes to the first tile and goes on from the last."""
    return any(there > here for here, there in (event.figures for event in played.events("mummy")))


# --- equipment ----------------------------------------------------------------------------------------------------


def adds_a_die(played: Played) -> bool:
    """A die card is added to an N+ card."""
    assert isinstance(played.game, Luxor)
    kinds = played.game.rules.pieces.card_kind
    return any(kinds[event.figures[0]] in (DIE, DIE_ADJUSTED) for event in played.events("added"))


# --- artifacts ----------------------------------------------------------------------------------------------------


def claims_a_hidden_tile(played: Played) -> bool:
    """A tile that lay hidden is turned up by a claim, and is itself claimed later."""
    turned_up: set[int] = set()
    for step in played.steps:
        claims = [event.figures[0] for event in step.log if event.kind == "claimed"]
        if turned_up.intersection(claims):
            return True
        turned_up.update(space for space in claims if step.before.doubled[space])
    return False


# --- characters ---------------------------------------------------------------------------------------------------


def two_extra_turns(played: Played) -> bool:
    """Two extra turns earned in one turn are played one after the other (MX-11)."""
    for number, step in enumerate(played.steps):
        if step.after.extra_turns == 2:
            own = _while_it_is_the_turn_of(step.before.turn, played.steps[number + 1 :])
            left = [later.before.extra_turns for later in own if later.asked == agenda.CARD]
            if left[:2] == [1, 0]:
                return True
    return False


def _while_it_is_the_turn_of(seat: int, steps: list[Step]) -> Iterator[Step]:
    return itertools.takewhile(lambda step: bool(step.before.turn == seat), steps)


def asked_out_of_turn(played: Played) -> bool:
    """REARRANGE is asked while it is another player's turn."""
    return any(step.asked == agenda.REARRANGE and step.who != step.before.turn for step in played.steps)


def said(words: str) -> See:
    """Somebody decided so."""
    return lambda played: any(step.who >= 0 and words in step.words for step in played.steps)


def told(kind: str) -> See:
    """Something of this kind happened."""
    return lambda played: played.has(kind)


BASE: Final = Case("luxor", 3)
MUMMY: Final = Case("luxor", 3, ("mummy",))
EQUIPMENT: Final = Case("luxor", 2, ("equipment",))
ARTIFACTS: Final = Case("luxor", 3, ("artifacts",))
CHARACTERS: Final = Case("luxor", 3, ("characters",))
RISING: Final = ("try to rise", "raise space", "(level")
NOBODY: Final = ("do not try to rise", "raise nobody")
EARNING: Final = ("extra turn", "claim")

FOUR_ROUNDS: Final = {
    "name": "four rounds",
    "supplies": [
        {**row, "copies": 4} if row["what"] == "rounds" else row for row in tables(REBUILT_EDITION)["supplies"]
    ],
}

WAYS: Final = [
    Way("second entry by the first player", second_entry(True, False), BASE),
    Way("second entry by a middle player", second_entry(False, False), BASE),
    Way("second entry by the last player", second_entry(False, True), BASE),
    Way("no legal move", ended_without_a_move, Case("luxor", 2), avoid=("take a key",)),
    Way("safety stop", stopped, Case("luxor", 2), edition=FOUR_ROUNDS),
    *(Way(f"module {module}", with_modules((module,)), Case("luxor", 2, (module,))) for module in MODULES),
    *(
        Way(f"modules {' and '.join(pair)}", with_modules(pair), Case("luxor", 2, pair))
        for pair in itertools.combinations(MODULES, 2)
    ),
    Way("all modules with five players", with_modules(MODULES, 5), Case("luxor", 5, MODULES)),
    Way("rise and stop with 1 or 2", rise(1, 1, False), Case("luxor", 2, ("mummy",)), RISING, NOBODY),
    Way("rise and stop with 3 or 4", rise(3, 2, False), MUMMY, RISING, NOBODY),
    Way("rise and go on with 5 or 6", rise(5, 2, True), Case("luxor", 4, ("mummy",)), RISING, NOBODY),
    Way("mummy wraps round", mummy_wraps_round, MUMMY, prefer=("(level",)),
    Way("N+ with a die added", adds_a_die, EQUIPMENT, prefer=("add die",)),
    Way("hidden tile claimed", claims_a_hidden_tile, ARTIFACTS),
    Way("extra turn twice", two_extra_turns, Case("luxor", 2, ("mummy", "characters")), EARNING, ("no extra",)),
    Way("rearrange in another turn", asked_out_of_turn, CHARACTERS),
    Way("reroll", said("roll again"), CHARACTERS),
    Way("key spent for a number", told("spent keys"), CHARACTERS),
    Way("temple action", said("use the temple tile"), CHARACTERS, prefer=("use the temple tile",), avoid=("do not",)),
    Way("forward", told("ignored"), CHARACTERS),
]
