"""What a view of Luxor holds, as types. `view.py` makes it for each reader.

Cards and tiles are named as the board names them (`facts.py`). What belongs to a module that is not in play is empty.
"""

from typing import Literal, TypeAlias, TypedDict

Place: TypeAlias = int | str
"""A space by its number, or `stairs`, `tomb`, `woken`, `statue 2`, `lying 17`."""
Ending: TypeAlias = Literal["", "tomb", "no move", "safety stop"]
Mover: TypeAlias = int | Literal["chance"] | None
"""The seat that must decide; null once the game is over."""

Treasures = TypedDict("Treasures", {"vase": int, "statue": int, "jewelry": int})
"""How many there are of each type."""
HorusStack = TypedDict("HorusStack", {"top": str | None, "cards": int, "below": dict[str, int]})
"""A stack of the Horus board: the open card, the number of cards including it, and those below in unknown order."""
CountLine = TypedDict("CountLine", {"name": str, "low": int, "high": int, "parts": list[int]})
"""A line of a seat's sheet as if the game ended now. `parts` is what it adds up to: a number for each adventurer,
sarcophagus or scarab, and nothing for other lines or for scarabs that the reader may not see."""
Count = TypedDict(
    "Count", {"low": int, "high": int, "lines": list[CountLine], "sets": list[list[str]], "next_set": int}
)
"""What a seat would have if the game ended now, exactly or within what the reader may know. `sets` holds the tiles of
each complete set by their types, or `wild`, and `next_set` is what one more set would bring."""
MummyTileShown = TypedDict("MummyTileShown", {"effect": str, "cost": int})
Seat = TypedDict(
    "Seat",
    {
        "points": int,
        "adventurers": list[Place],
        "hand": list[str | None],
        "keys": int,
        "wild": int,
        "treasures": Treasures,
        "artifacts": int,
        "flipped": Treasures,
        "sets": int,
        "scarabs": int,
        "scarab_values": list[int] | None,
        "boxed_scarabs": int,
        "boxed_scarab_values": list[int] | None,
        "own_equipment": list[bool],
        "talismans": int,
        "character": str | None,
        "extra_points": int,
        "sarcophagi": list[int],
        "count": Count,
    },
)
"""A seat as the reader may know it. A card of the hand is null where its face is unknown, and `own_equipment` says
which cards come from the player's own set; values of scarabs are null where they are unknown."""
View = TypedDict(
    "View",
    {
        "game": Literal["luxor"],
        "seat": int | None,
        "players": int,
        "round": int,
        "first": int,
        "turn": int,
        "to_move": Mover,
        "decision": str,
        "ending": Ending,
        "card": str | None,
        "roll": int | None,
        "moved": list[int],
        "spaces": list[str],
        "seats": list[Seat],
        "draw": int,
        "discard": dict[str, int],
        "top_discard": str | None,
        "unseen_cards": dict[str, int],
        "horus": list[HorusStack],
        "temple": list[int],
        "unrevealed_temple": list[dict[str, int]],
        "scarabs": int,
        "keys": int,
        "keys_spent": int,
        "wild": int,
        "in_tomb": int,
        "last_round": list[int] | None,
        "extra_card": str | None,
        "placing": str | None,
        "ignored": bool,
        "extra_turns": int,
        "mummy": int | None,
        "mummy_tiles": list[MummyTileShown],
        "mummy_stack": dict[str, int],
        "mummy_discard": dict[str, int],
        "talismans": int,
        "doubled": list[int],
        "hidden_tiles": dict[str, int],
    },
)
"""What a seat may see; a spectator, whose `seat` is null, sees what everyone sees. `decision` is what is asked now,
`spaces` the tile on each space from 1 on, `unseen_cards` what the reader cannot place, `temple` the sizes of the stacks
of temple tiles, `unrevealed_temple` what is in them, and `last_round` the seats that still move once two are in the
tomb, the one on turn first; before that it is null."""
