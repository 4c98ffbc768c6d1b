"""What a report says about Luxor in addition to what it says about any game."""

from typing import Final

from waset.games.luxor.lab.observer import CHARACTER, COULD, FAILED, LOST, TRIED
from waset.lab.report.document import Block, Grid, Heading, Text
from waset.lab.report.sections import Part
from waset.lab.report.sections_uses import share_rows

DEALT: Final = (CHARACTER,)
"""Kinds of things that chance deals."""


def sections(part: Part) -> list[Block]:
    """What the mummy's stand-up roll costs, where there is a mummy."""
    rows = share_rows(part, [COULD, TRIED, LOST, FAILED])
    if not rows:
        return []
    return [
        Heading(3, "What the stand-up roll costs"),
        Text(
            "A seat with adventurers down may begin its turn by rolling to raise them; on 4 or less the turn is over:"
            " no card, no draw, no mummy tile. Shares of all turns in games with the mummy, extra turns included."
        ),
        Grid(["players", "what", "of 100", "95 %", "times"], rows, words=2),
    ]
