"""The choices of Luxor below the temple: one to a line, or many of a kind put together."""

import re
from typing import Any, Final

from rich.text import Text

from waset.cli.terminal.screen import DIM, GOLD, Scene, grid, line
from waset.games.luxor.terminal.words import MUMMY_TILES

MOST_SINGLE: Final = 6
KEYS: Final = r"(?: for (\d+) keys?)?"
LEADS_TO: Final = re.compile(rf"(?:to|on) (?:space (\d+)|the (tomb)){KEYS}")
KINDS: Final = (
    (re.compile(rf"move -?\d+ from (?P<head>.+) to (?P<cell>.+?){KEYS}"), "from {} to"),
    (re.compile(rf"act on (?P<cell>.+?){KEYS}"), "act on"),
    (re.compile(r"put card (?P<head>\d+) to place (?P<cell>\d+)"), "card {} to place"),
    (re.compile(r"raise (?P<cell>.+)"), "raise"),
)
"""How choices of many kinds are told, and what is said before those that belong together."""


def lines(scene: Scene) -> list[Text]:
    """The choices with their numbers. Few stand one to a line; of many, those of one kind stand behind each other."""
    if len(scene.choices) <= MOST_SINGLE:
        return [
            line((f"{number:>3} ", GOLD), words, (hint(scene.view, words), DIM))
            for number, words in enumerate(scene.choices, 1)
        ]
    groups: dict[str, list[Text]] = {}
    for number, words in enumerate(scene.choices, 1):
        head, cell = _told(scene, words)
        groups.setdefault(head, []).append(line((f"{number:>3} ", GOLD), cell))
    widest = max(len(head) for head in groups)
    return [
        row
        for head, cells in groups.items()
        for row in grid(cells, scene.width, Text(head.ljust(widest) if head else ""))
    ]


def _told(scene: Scene, words: str) -> tuple[str, str]:
    """What a choice has in common with others, and what it has for itself."""
    for pattern, together in KINDS:
        found = pattern.fullmatch(words)
        if found:
            said = found.groupdict()
            head = together.format(said.get("head"))
            if together.startswith("card"):
                card = scene.view["seats"][scene.view["seat"]]["hand"][int(said["head"]) - 1]
                head = f"card {said['head']}, {card}, to place"
            keys = found[found.re.groups] if KEYS in pattern.pattern else None
            cell = said["cell"].replace("space ", "").replace(" and ", "+").removeprefix("the ")
            return head, cell + (f" ({keys} key{'s' * (keys != '1')})" if keys else "")
    return "", words


def hint(view: dict[str, Any], words: str) -> str:
    """What lies on the space that a choice leads to, or what the tile to be bought does."""
    found = LEADS_TO.search(words)
    if found and found[1]:
        return f"   ({view['spaces'][int(found[1]) - 1]})"
    bought = re.fullmatch(r"buy (.+) for \d+", words)
    return f"   ({MUMMY_TILES[bought[1]][1]})" if bought else ""
