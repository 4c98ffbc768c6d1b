"""The page tells rounds from the events with which a turn begins: in games that were played, these are the engine's."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games_played.played import FOLDER, recorded, watched

GAMES = Path(__file__).parents[2] / "web" / "src" / "lib" / "games"
PLAYED = sorted(FOLDER.glob("luxor-*.jsonl"))


def kinds(game: str) -> set[str]:
    """The kinds of events that the page takes for the beginning of a turn."""
    found = re.search(r"turnKinds: \[([^\]]*)\]", (GAMES / game / "index.ts").read_text("utf-8"))
    assert found
    return set(re.findall(r"'([^']*)'", found[1]))


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_new_round_begins_when_the_first_player_begins_a_turn_again(path: Path) -> None:
    played = watched(recorded(path))
    seats = [event.seat for step in played.steps for event in step.log if event.kind in kinds("luxor")]
    again = sum(seat == seats[0] != last for last, seat in pairwise(seats))
    begun = played.game.view(played.steps[0].after, None)["round"] or 1
    assert begun + again == played.game.view(played.end, None)["round"]
