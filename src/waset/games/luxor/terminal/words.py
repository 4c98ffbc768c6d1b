"""What the screen of Luxor says in a few words: questions, abilities, mummy tiles, cards, and the help."""

from typing import Final

QUESTIONS: Final = {
    "card": "which card of the two ends",
    "move": "which adventurer goes",
    "actor": "which adventurer uses its tile",
    "claim": "claim the treasure or leave it",
    "horus tile": "a key or the Horus card",
    "favour of Horus": "which Horus card",
    "wild or scarab": "a wild treasure or a scarab",
    "rise": "try to rise",
    "raise": "who rises",
    "mummy tile": "buy a mummy tile",
    "rear move": "how far goes your last adventurer",
    "tile move": "which adventurer goes one step",
    "box scarab": "which scarab goes into the box",
    "discard one": "which card do you discard",
    "take any Horus card": "which Horus card",
    "free choice": "which two",
    "extra card": "add a card",
    "place card": "where does the card you drew go",
    "reroll": "keep the die or roll again",
    "extra turn": "an extra turn",
    "temple action": "use the temple tile",
    "rearrange one": "move one card of your hand",
    "rearrange": "move one card of your hand",
}

ABILITIES: Final = {
    "rearrange": "if anyone wakes: moves a card",
    "reroll": "rolls a card's die again, once",
    "extra turn": "extra turn for V, S and J",
    "choose Horus": "takes Horus cards of any level",
    "extra point": "1 more point per treasure",
    "forward": "any card as 1 step forward",
    "temple": "uses a temple tile that appears",
    "key": "a key changes a number by 1",
}
"""What each character can do (M4), in at most 31 signs."""

MUMMY_TILES: Final = {
    "new hand": ("new hand", "discard the hand, draw five cards"),
    "rear 1-2": ("rear goes 1-2", "your adventurer nearest the stairs goes 1 or 2"),
    "2 points": ("2 points", "2 points at once"),
    "rearrange": ("move a card", "one card of your hand to another place"),
    "scarab": ("a scarab", "take a scarab"),
    "exchange scarab": ("swap a scarab", "box one of your scarabs, take another"),
    "move 1": ("one goes 1", "one adventurer goes 1; its tile does not act"),
    "Horus card": ("Horus card", "discard a card, take any face-up Horus card"),
    "treasure points": ("pts: treasures", "2 points for every two treasures you have"),
    "rear 1-4": ("rear goes 1-4", "your adventurer nearest the stairs goes 1 to 4"),
    "2 keys": ("2 keys", "take 2 keys"),
    "free choice": ("2 of 3 things", "two different ones of what the tile shows"),
    "extra turn": ("extra turn", "take another turn after this one"),
    "all move 4": ("all go 4", "all your adventurers go 4; no tile acts"),
    "lowest treasure": ("lowest tr. pts", "the points of the lowest treasure in the temple"),
}
"""What each mummy tile does (M1-EFF-1 to M1-EFF-15): in at most 14 signs, and as a hint for whoever may buy it."""

LEGEND: Final = """\
The temple is a path of forty spaces from the stairs (top left) inwards to the tomb.
  ●V 2→3   a vase (■S statue, ◆J jewelry, ✦A artifact): needs 2 of your adventurers, brings 3 points
  c f l    under this treasure lies a temple tile of the cobra, falcon or lion stack
  ?        under this treasure lies another one, face down
  Horus 1  a key, or the face-up Horus card of level 1        Osiris+3  goes 3 steps on
  ★wild  scarab  wild/sc.  tunnel  Fav. 1/2                   temple tiles; · is an empty space
  +2       points on the wall for an adventurer that ends there
  ▲ RB     an Anubis statue, with the sleeping adventurers of Red and Blue
  ▸3       choice 3 leads here
  R B G Y  adventurers by the colour of their player; (R) has just been woken; r b g y are lying
  MUMMY    the mummy, or M: it goes towards the stairs when a Horus card is taken or played
Beside the temple:
  12+3 pts points of treasures, and extra ones of characters and mummy tiles
  2 ta.    talismans, with which mummy tiles are bought at the end of a turn
  V S J ✦ ★  vases, statues, jewelry, artifacts and wild treasures
  ? e      cards that you do not know; e is one of the player's own equipment
Only the two cards at the ends of your hand can be played; a new card goes into the middle."""


def bare(card: str) -> str:
    """A card's name without its level."""
    return card.partition(" (")[0]


def short(card: str) -> str:
    """A card's name in few letters."""
    made = bare(card).replace("last to second last", "last").replace("one less ", "less")
    return made.replace("all ", "all").replace("die +/-1", "die±1")


def place(where: int | str) -> str:
    """A place with its article or number."""
    return f"space {where}" if isinstance(where, int) else f"the {where}"


def count(number: int, what: str) -> str:
    """A number of things."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
