"""What is printed on the cards, in letters, for whatever draws them."""

from typing import Final

from waset.games.luxor.rules.facts import Card, CardKind

FACES: Final[dict[CardKind, tuple[str, str]]] = {
    "steps": ("{}", "{}"),
    "plus minus": ("+/-{}", "+/-{}"),
    "die": ("die", "die"),
    "up to": ("{1}-{0}", "{1}-{0}"),
    "up to die": ("1-die", "1-die"),
    "all": ("all +{}", "all+{}"),
    "last": ("last to second last", "last"),
    "one less": ("one less {}", "less{}"),
    "die plus minus": ("die +/-1", "die±1"),
    "plus": ("{}+", "{}+"),
}
"""The face of each kind of card, whole and in few letters; its numbers go into the braces, the higher one first."""


def printed(card: Card) -> str:
    """What is printed on a card, without its level."""
    return FACES[card["kind"]][0].format(card["number"], card["least"])


def short(card: Card) -> str:
    """The same in few letters."""
    return FACES[card["kind"]][1].format(card["number"], card["least"])
