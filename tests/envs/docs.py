"""Writes the tables of observations and features in docs/envs.md from the layouts: `python -m tests.envs.docs`.

What a piece says is written there by hand, in the last column, and kept.
"""

import re
from pathlib import Path
from typing import Final

import waset
from waset import games
from waset.core.game import AnyGame
from waset.envs.encode import Encoder
from waset.envs.features import VERSION, Piece

PAGE: Final = Path(__file__).parents[2] / "docs" / "envs.md"
NOT_YET: Final = "?"
ONCE: Final = "boxed_scarab_values"
"""The piece of the observer's own seat that other seats do not have."""


def all_modules(name: str, players: int) -> AnyGame:
    """A game with all its modules."""
    return waset.make(name, players=players, modules=[module.name for module in waset.facts(name).modules])


def fewest_modules(name: str, players: int) -> AnyGame:
    """A game with no module but those that this number of players needs."""
    needed = [each.name for each in waset.facts(name).modules if each.needed_from and players >= each.needed_from]
    return waset.make(name, players=players, modules=needed)


def sizes() -> str:
    """How large observations are."""
    lines = [
        "| game | players | numbers | features | with all modules | actions |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in games.names():
        meta = waset.facts(name)
        for players in range(meta.fewest_players, meta.most_players + 1):
            plain, full = (Encoder(make(name, players)) for make in (fewest_modules, all_modules))
            more = full.feature_size if meta.modules else ""
            lines.append(
                f"| {meta.title} | {players} | {plain.size} | {plain.feature_size} | {more}"
                f" | {plain.game.action_count} |"
            )
    return "\n".join(lines)


def pieces(name: str, said: dict[str, str]) -> str:
    """The pieces of a game with two players and all modules; those of a seat are there once, under S."""
    lines = ["| piece | size | values | features | what it says |", "| --- | ---: | --- | --- | --- |"]
    for piece in Encoder(all_modules(name, 2)).pieces:
        if not piece.name.startswith("seat +"):
            title = re.sub(rf"^own: (?!{ONCE})", "S: ", piece.name)
            values = f"{'one of ' if piece.words else ''}{piece.low} to {piece.high}"
            lines.append(f"| `{title}` | {piece.size} | {values} | {features(piece)} | {said.get(title, NOT_YET)} |")
    return "\n".join(lines)


def features(piece: Piece) -> str:
    """The features of a piece, one by one."""
    if not piece.words:
        usual = piece.usual or max(piece.high, -piece.low)
        return f"{piece.feature_size}: itself" if usual == 1 else f"{piece.feature_size}: divided by {usual:g}"
    names = [trait.name for trait in piece.features]
    each = f"{piece.size} times {len(names)}" if piece.size > 1 else str(len(names))
    numbered = re.fullmatch(r"\D+1", names[0]) and len(names) > 8 and names[-1] == f"{names[0][:-1]}{len(names)}"
    return f"{each}: {f'{names[0]} to {names[-1]}' if numbered else ', '.join(names)}"


def written(page: str) -> str:
    """The page with its tables as they must be."""
    said = dict(re.findall(r"^\| `([^`]+)` \|.*\| ([^|]+) \|$", page, re.MULTILINE))
    page = _put(page, "sizes", sizes())
    for name in games.names():
        page = _put(page, name, pieces(name, said))
    return _put(page, "features version", f"This is version {VERSION} of the features.")


def _put(page: str, name: str, text: str) -> str:
    found = re.search(rf"<!-- begin {name} -->\n.*?<!-- end {name} -->", page, re.DOTALL)
    assert found, f"docs/envs.md has no place for {name}"
    return page.replace(found.group(), f"<!-- begin {name} -->\n{text}\n<!-- end {name} -->")


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
