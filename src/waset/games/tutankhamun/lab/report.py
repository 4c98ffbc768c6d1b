"""What a report says about Tutankhamun in addition to what it says about any game."""

from typing import Final

from waset.games.tutankhamun.lab.observer import CERTAIN, DECISIONS, KINGMAKING
from waset.lab.report.document import Block, Grid, Heading, Text
from waset.lab.report.sections import Part
from waset.lab.report.sections_uses import share_rows

DEALT: Final = ()
"""Chance deals nothing to a seat."""


def sections(part: Part) -> list[Block]:
    """How often a seat that cannot win decides who does, where that was examined."""
    shares = [KINGMAKING, CERTAIN, DECISIONS]
    rows = share_rows(part, shares)
    if not rows:
        return []
    return [
        Heading(3, "Kingmaking"),
        Text(
            "This looks at the decisions of each game's last round, that is, of its last turns, as many as there are"
            " players. A decision is kingmaking if its seat wins with none of its legal actions, and not all of them"
            " have the same winner. Each legal action is tried with the rules, and the game is played to its end:"
            " from there each seat takes, at every decision, the action that maximises its own points minus those of"
            " the best other seat, the first of equal ones."
        ),
        Text(
            "The limit of this: real players may play differently, so that a seat counted here might have won after"
            " all, or a choice might not have mattered. A decision is certain where nothing had to be assumed,"
            " because every action ends the game at once. Earlier rounds are not examined. With two players there is"
            " no kingmaking."
        ),
        Grid(["players", "what", "of 100", "95 %", "times"], rows, words=2),
    ]
