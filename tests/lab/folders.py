"""Runs for tests: a few real games in a real folder."""

from pathlib import Path

from waset.lab.plan import plan
from waset.lab.run import pool, run
from waset.lab.run.folder import Folder, open_folder

TWO_BOTS = '["random", "random:2", "..."]'
"""Two bots with different names that play alike."""


def make_run(folder: Path, more: str = "", **said: str) -> Folder:
    """Plays a plan, which lies beside the folder; its values are written as in TOML."""
    usual = {"seed": "7", "game": '"luxor"', "players": "2", "bots": '["random"]', "games": "4"}
    text = "\n".join([*(f"{key} = {value}" for key, value in (usual | said).items()), more])
    with pool.local(1) as crew:
        assert run.play_plan(plan.parse(text, folder.parent / "plan.toml"), folder, crew, lambda *_: None)
    return open_folder(folder)
