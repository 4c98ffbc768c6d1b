"""What the screen of Luxor says in a few words: abilities, mummy tiles, and the help."""

from typing import Final

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
"""What each character can do (M4), in at most 31 characters."""

MUMMY_TILES: Final = {
    "new hand": "new hand",
    "rear 1-2": "rear goes 1-2",
    "2 points": "2 points",
    "rearrange": "move a card",
    "scarab": "a scarab",
    "exchange scarab": "swap a scarab",
    "move 1": "one goes 1",
    "Horus card": "Horus card",
    "treasure points": "pts: treasures",
    "rear 1-4": "rear goes 1-4",
    "2 keys": "2 keys",
    "free choice": "2 of 3 things",
    "extra turn": "extra turn",
    "all move 4": "all go 4",
    "lowest treasure": "lowest tr. pts",
}
"""What each mummy tile does (M1-EFF-1 to M1-EFF-15), in at most 14 characters."""

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


def count(number: int, what: str) -> str:
    """A number of things."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
