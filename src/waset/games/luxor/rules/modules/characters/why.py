"""Why an ability cannot be used."""

from typing import Final

from waset.core.ints import i64
from waset.core.meaning import AnyMeaning
from waset.core.wish import Reason
from waset.games.luxor.rules import agenda, legal, why, why_walk
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.characters.abilities import EXTRA_TURN, FORWARD, REROLL, TEMPLE
from waset.games.luxor.rules.pieces import CHARACTERS
from waset.games.luxor.rules.state import State

ASKED: Final = {
    agenda.REROLL: "M4-REROLL",
    agenda.EXTRA_TURN: "M4-EXTRATURN",
    agenda.TEMPLE_ACTION: "M4-TEMPLE",
    agenda.REARRANGE: "M4-REARRANGE",
}
ABILITIES: Final = {agenda.REROLL: REROLL, agenda.EXTRA_TURN: EXTRA_TURN, agenda.TEMPLE_ACTION: TEMPLE}
"""The character that each of these questions is for."""


def why_not(r: Rules, s: State, kind: i64, wish: AnyMeaning) -> Reason | None:
    """Why a wish is refused, if that is for a rule of the characters."""
    wanted = wish["kind"]
    if wanted == "accept":
        for question, ability in ABILITIES.items():
            if wish.get("what") == agenda.NAMES[question] and s.characters[s.turn] != ability:
                return why.because("no ability", ASKED[question], ability=CHARACTERS[ability])
    elif wanted == "rearrange" and kind == agenda.REARRANGE:
        return why.new_order(wish, "M4-REARRANGE", "MR-62")
    elif wanted == "play" and kind == agenda.CARD and wish.get("forward") and s.characters[s.turn] == FORWARD:
        end, found = why.meant_end(r, s, wish, "L-HAND-2")
        card = legal.end_card(s, s.turn, end)
        return found or why_walk.dead(r, s, card, legal.ONE_STEP, legal.barred_places(r, s, card))
    return None
