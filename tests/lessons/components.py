"""Writes docs/lessons.md, components against lessons: `python -m tests.lessons.components`.

The components are those of the game's board, so that a new one is missing there until some lesson names it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import waset
from tests.words.ftl import messages
from waset import games, lessons
from waset.core.meaning import AnyBoard

DOCUMENT: Final = Path(__file__).parents[2] / "docs/lessons.md"
HEAD: Final = """# Lessons

Every component of each game, and the lessons that name it: in a remark, or among what is explained beside one. It is
written by `python -m tests.lessons.components` from the boards of the games and the lessons; the tests fail where
something is in no lesson. How to write one: [adding-a-lesson.md](adding-a-lesson.md).
"""
WORDS: Final = {
    "tomb": "tomb",
    "adventurers": "adventurer",
    "hand": "hand",
    "spaces": "tile",
    "statues": "Anubis",
    "asleep": "sleeper",
    "lying": "lies down",
    "walls": "wall value",
    "sarcophagi": "sarcophagus",
    "sets": "set",
    "keys": "key",
    "rounds": "round",
    "scarabs": "scarab",
    "wild": "wild treasure",
    "temple": "temple tile",
    "talismans": "talisman",
    "starts": "mummy",
    "doubled": "hidden under",
    "slots": "Nile",
    "track": "points",
}
"""What the facts of a board that are no list of tiles, cards or people are called, where a lesson speaks of them."""
NO_COMPONENT: Final = {
    *("game", "edition", "players", "modules"),
    *("tiles", "cards", "characters", "idols", "rings"),
    *("free_choice", "talismans_each", "points", "start", "start_points"),
}
"""What is listed by itself, and figures about what is."""


def board_of(game: str) -> AnyBoard:
    """The board of a game with everything in it."""
    meta = games.facts(game)
    return waset.make(game, players=meta.most_players, modules=[each.name for each in meta.modules]).board()


def things(board: AnyBoard) -> dict[tuple[str, str], set[str]]:
    """What lies on the table, by kind and name, each with the topics of the help that explain it."""
    modules = board.get("modules", {})
    made: dict[tuple[str, str], set[str]] = {}
    for tile in board.get("tiles", ()):
        made.setdefault(("tile", tile.get("type") or tile["kind"]), set()).add(f"tile {tile['name']}")
    for card in board.get("cards", ()):
        made.setdefault(("card", card["kind"]), set()).add(f"card {card['name']}")
    for each in modules.get("mummy", {}).get("tiles", ()):
        made["mummy tile", each["name"]] = {f"mummy {each['name']}"}
    for name in modules.get("characters", {}).get("characters", ()):
        made["character", name] = {f"character {name}"}
    for each in [*board.get("idols", ()), *_sets(board)]:
        made["tile", each["name"]] = {f"tile {each['name']}"}
    made.pop(("tile", "empty"), None)
    return made


def _sets(board: AnyBoard) -> list[Any]:
    """The sets that have names, with the one that is scored tile by tile."""
    return [*board["sets"], board["rings"]] if "rings" in board else []


def facts(board: AnyBoard) -> set[str]:
    """The words for all else that the board has."""
    names = {*board, *(name for each in board.get("modules", {}).values() for name in each)}
    return {WORDS[name] for name in names - NO_COMPONENT}


def taught(game: str) -> dict[str, tuple[set[str], str]]:
    """Of each lesson, the topics that it explains, and all that it says in English."""
    said = messages(f"{game} lessons", "en")
    made = {}
    for name in lessons.names(game):
        steps = lessons.lesson(game, name).steps
        text = " ".join(word for each, pattern in said.items() if each.startswith(f"{name}-") for word in pattern.texts)
        made[name] = ({topic for step in steps for topic in step.topics}, text.lower())
    return made


def rows(game: str) -> Iterator[tuple[str, str, list[str]]]:
    """A row for each component: what it is, its name, and the lessons that name it."""
    board = board_of(game)
    known = taught(game)
    for (kind, name), topics in things(board).items():
        yield kind, name, [lesson for lesson, (explained, _) in known.items() if explained & topics]
    for word in sorted(facts(board), key=str.lower):
        yield "all else", word, [lesson for lesson, (_, text) in known.items() if word.lower() in text]


def written() -> str:
    """The whole document."""
    parts = [HEAD.strip()]
    for game in games.OURS:
        lines = [f"| {kind} | {name} | {', '.join(found)} |" for kind, name, found in rows(game)]
        parts.append(
            "\n".join(
                [f"## {games.facts(game).title}\n", "| kind | component | lessons |", "| --- | --- | --- |", *lines]
            )
        )
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(written(), "utf-8")
