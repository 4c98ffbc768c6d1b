"""What a report says of Tutankhamun beyond what it says of any game."""

from typing import Final

from waset.games.tutankhamun.lab.observer import CERTAIN, DECISIONS, KINGMAKING
from waset.lab.report.document import Block, Grid, Heading, Text
from waset.lab.report.sections import Part
from waset.lab.report.sections_uses import share_rows

DEALT: Final = ()
"""Chance deals nothing to a seat."""


def sections(part: Part) -> list[Block]:
    """How often a seat that cannot win decides who does, where that was looked for."""
    shares = [KINGMAKING, CERTAIN, DECISIONS]
    rows = share_rows(part, shares)
    if not rows:
        return []
    return [
        Heading(3, "Kingmaking"),
        Text(
            "Looked at are the decisions of each game's last round, that is, of its last turns, as many as there are"
            " players. A decision is kingmaking if with none of its legal actions its seat wins, and not all of them"
            " have the same winner. Each legal action is tried with the rules, and the game is played on to its end:"
            " from there each seat takes, at every decision, the action after which its own points less those of the"
            " best other seat are most, the first of equal ones."
        ),
        Text(
            "The limit of this: real players may go on differently, so that a seat counted here might have won after"
            " all, or a choice might not have mattered. A decision is certain where nothing had to be supposed,"
            " because every action ends the game at once. Earlier rounds are not looked at. With two players there is"
            " no kingmaking."
        ),
        Grid(["players", "what", "of 100", "95 %", "times"], rows, words=2),
    ]
