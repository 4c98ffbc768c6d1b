"""Attacks on the server: races, readers that must miss nothing, and readers that must not see a seat any more.

`scripts/attack-test` runs them all against real servers, and `tests/server/test_attacks.py` a few tries of each.
"""

import random
from collections.abc import Awaitable, Callable
from typing import Final

from tests.server.attacks import leaks, orders, races
from tests.server.attacks.races import Try

ATTACKS: Final[dict[str, Callable[[str, random.Random], Awaitable[Try]]]] = {
    "start-against-leave": races.start_against_leave,
    "start-against-opening": races.start_against_opening,
    "join-against-bot": races.join_against_bot,
    "two-joins": races.two_joins,
    "two-rematches": races.two_rematches,
    "at-once-elsewhere": races.at_once_elsewhere,
    "undo-and-act": leaks.undo_and_act,
    "seat-given-up": leaks.seat_given_up,
    "seat-moved": leaks.seat_moved,
    "any-order": orders.any_order,
}
"""Each takes the address of a server and a generator, and tries once."""
