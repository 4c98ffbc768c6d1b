"""The games are as their playthroughs tell; `python -m tests.envs.playthroughs.rewrite` writes them anew."""

import pytest

from tests.envs.playthroughs import rewrite
from tests.envs.playthroughs.rewrite import PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file)
def test_the_game_goes_as_told(playthrough: Playthrough) -> None:
    assert rewrite.told(playthrough) == playthrough.path.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in rewrite.FOLDER.glob("*.txt")} == {each.file for each in PLAYTHROUGHS}
