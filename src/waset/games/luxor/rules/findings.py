"""The kinds of what a check finds in an edition of Luxor, but for what modules add."""

from typing import Any, Final

from waset.core import finding
from waset.core.finding import Finding, FindingKinds

KINDS: Final[FindingKinds] = {
    # the temple
    "spaces": "each of the spaces 1 to {last} must be listed once",
    "icon without treasure": "space {space} has a temple icon, but no treasure lies there",
    "other temple": "the printed temple has 4 Osiris spaces and 2 Horus spaces of each level",
    "statues": "three are needed, in order, each after a space from 1 to 39",
    "walls": "each space from 1 to 41 (the tomb) needs one value",
    "wall falls": "the value falls from {near} to {far} at space {space}, towards the tomb",
    # the cards
    "unknown card": "unknown card {card!r} (there is: a number, '+/-N', 'die', 'M-N', '1-die', 'all +N',"
    " 'last to second last', 'one less N', 'die +/-1', 'N+')",
    "high card": "the card {card!r} has a number above {most}",
    "no choice": "the card {card!r} leaves nothing to choose: the lower number comes first",
    "other cards": "{card!r} belongs to another kind of cards",
    "moves nobody": "{card!r} moves nobody",
    "adds more": "{card!r} adds more than {most}",
    "moves more": "{card!r} moves more than {most}",
    "hand rows": "one row is needed, there are {there}",
    "hand size": "a hand has {least} to {most} cards, not {cards}",
    "few cards": "{players} hands and a draw need {needed} cards or more, there are {there}",
    "few cards for all": "{players} hands and a draw need {needed} cards or more, there are {there}:"
    " it cannot be played by {players} players without equipment",
    "level": "{card!r} has level {level}; there are levels 1 to {most}",
    "no card of level": "there is a Horus space of level {level}, but no card of that level",
    "kinds of cards": "at most {most} different cards, there are {there}",
    # the tiles
    "adventurers": "a treasure needs 1 to {most} adventurers, not {needs}",
    "few treasures": "{needed} spaces need a treasure tile, there are {there}",
    "many treasures": "{more} tiles more than spaces go to the box unseen",
    "few temple tiles": "{marked} spaces show the {icon}, but its stack has {there} tiles",
    "few Osiris tiles": "{needed} spaces need one, there are {there}",
    "Osiris steps": "an Osiris tile adds 1 to {most} steps",
    # the rest
    "supplies": "one row each is needed for {needed}",
    "no round": "a game has one round or more",
    "sets": "the rows must count 1, 2, 3 and so on",
    "rows": "1 to {most} rows are needed, there are {there}",
    "sarcophagi": "at most {most}, the most valuable first, no two alike",
}


def error(table: str, kind: str, **figures: Any) -> Finding:
    """Something with which nobody can play."""
    return finding.made(KINDS, True, table, kind, **figures)


def warning(table: str, kind: str, **figures: Any) -> Finding:
    """Something odd, with which one can play all the same."""
    return finding.made(KINDS, False, table, kind, **figures)
