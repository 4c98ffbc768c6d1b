"""Characters in words."""

from typing import Final

from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.text import LEAVE_THE_HAND, rearranging

NO: Final = {
    agenda.EXTRA_TURN: "take no extra turn",
    agenda.TEMPLE_ACTION: "do not use the temple tile",
    agenda.REARRANGE: LEAVE_THE_HAND,
}
YES: Final = {agenda.EXTRA_TURN: "take an extra turn", agenda.TEMPLE_ACTION: "use the temple tile"}


def action(s: State, kind: int, action: int) -> str:
    """An action at one of the decisions that characters bring."""
    if kind == agenda.REROLL:
        return f"keep the {s.roll}" if action == actions.DECLINE else f"roll again instead of the {s.roll}"
    if action == actions.DECLINE:
        return NO[kind]
    return YES[kind] if action == actions.ACCEPT else rearranging(action)
