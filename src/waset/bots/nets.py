"""The trained networks that come with each game, by name. Looking them up needs no numpy."""

from importlib.resources import files
from pathlib import Path

from waset import games


def folder(game: str) -> Path:
    """Where those of a game are."""
    return Path(str(files(games.packages()[game]))) / "bots" / "nets"


def shipped(game: str) -> list[str]:
    """Those of a game."""
    return sorted(path.stem for path in folder(game).glob("*.npz"))
