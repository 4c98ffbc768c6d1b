"""Two editions played with the same seeds, so that they can be compared."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset.core.errors import BadOption
from waset.lab.plan import plan
from waset.lab.plan.plan import Plan
from waset.lab.run import run
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew

SIDES: Final = ("a", "b")


class Wish(NamedTuple):
    """What is played with both editions."""

    game: str
    players: list[int]
    modules: list[str]
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int


def plan_of(wish: Wish, side: str, edition: str, folder: Path) -> Plan:
    """The plan for one edition, in the folder of its run. An edition that is a file is named by its full path."""
    is_file = "/" in edition or "." in edition
    said: dict[str, Any] = {
        "name": side,
        "seed": wish.seed,
        "game": wish.game,
        "players": wish.players,
        "modules": wish.modules,
        "editions": str(Path(edition).resolve()) if is_file else edition,
        "bots": wish.bots,
        "games": wish.games,
    }
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in said.items()]
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in wish.options.items())
    text = "\n".join([*lines, f"options = {{ {options} }}"]) + "\n"
    return plan.parse(text, folder / side / run.PLAN)


def plans(wish: Wish, a: str, b: str, folder: Path) -> list[Plan]:
    """The plans for both editions. Raises BadOption or BadEdition if one cannot be played."""
    made = [plan_of(wish, side, edition, folder) for side, edition in zip(SIDES, (a, b), strict=True)]
    one, other = (each.cells[0].edition for each in made)
    if one == other:
        raise BadOption(f"{a} and {b} are the same edition: there is nothing to compare")
    return made


def play(
    made: list[Plan], folder: Path, crew: Crew, progress: Callable[[int], None], stop_early: float | None = None
) -> bool:
    """Plays both plans, or continues them; returns whether everything is done now."""
    done = 0

    def on_game(_cell: int, _game: int, _summary: Summary) -> None:
        nonlocal done
        done += 1
        progress(done)

    return run.play_plans(made, [folder / each.name for each in made], crew, on_game, stop_early)
