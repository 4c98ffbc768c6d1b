"""Recorded whole games: each one replays, and for every required way there is one that went so."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.games_played.played import FOLDER, Played, recorded, watched
from tests.games_played.required import REQUIRED
from tests.games_played.ways import Way

FILES = sorted(FOLDER.glob("*.jsonl"))
MOST_BYTES = 1_500_000


@cache
def game(path: Path) -> Played:
    """A recorded game, replayed once."""
    return watched(recorded(path))


def games(way: Way) -> Iterator[Played]:
    """All recorded games, the one found for this way first."""
    return (game(path) for path in sorted(FILES, key=lambda path: path != way.path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_replays_to_its_result(path: Path) -> None:
    assert recorded(path).result is not None
    assert game(path).ending


@pytest.mark.parametrize("way", REQUIRED, ids=str)
def test_a_game_went_this_way(way: Way) -> None:
    advice = "no recorded game went this way: run python -m tests.games_played.find"
    assert any(way.is_in(played) for played in games(way)), advice


@pytest.mark.parametrize("way", REQUIRED, ids=str)
def test_a_way_tells_games_apart(way: Way) -> None:
    assert any(not way.is_in(played) for played in games(way) if played.game.meta.name == way.case.name)


def test_every_file_was_found_for_a_way() -> None:
    assert set(FILES) == {way.path for way in REQUIRED}


def test_the_games_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES
