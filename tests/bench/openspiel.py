"""Measures our OpenSpiel games against those that come with OpenSpiel: `python -m tests.bench.openspiel`.

All are Python games behind the same C++ library. Every game is played at random by the same loop, in turn with the
others, and the best of five rounds counts. A step is a decision of a player or of chance: each costs the same calls.
"""

import random
from time import process_time
from typing import Any, Final, NamedTuple

import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types
from open_spiel.python import games as bundled  # type: ignore[import-untyped]  # OpenSpiel has no types
from rich import box
from rich.console import Console
from rich.table import Table

import waset
import waset.envs.openspiel

THEIRS: Final = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
OURS: Final = (
    "python_waset_luxor(players=2)",
    "python_waset_luxor(players=4)",
    "python_waset_luxor(players=4,modules=fifth-player+mummy+equipment+artifacts+characters)",
    "python_waset_tutankhamun(players=2)",
    "python_waset_tutankhamun(players=4)",
)
ROUNDS: Final = 5
SECONDS: Final = 0.5
BAR: Final = 3


class Speed(NamedTuple):
    """Per second of CPU time: what players decided, and all steps."""

    decisions: float
    steps: float


def random_games(game: Any, seconds: float, rng: random.Random) -> Speed:
    """Plays games at random for about so long."""
    decisions = steps = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, odds)[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
            steps += 1
    return Speed(decisions / passed, steps / passed)


def measure(names: tuple[str, ...], rounds: int, seconds: float) -> dict[str, Speed]:
    """The best round of each game."""
    games = {name: pyspiel.load_game(name) for name in names}
    best = dict.fromkeys(names, Speed(0, 0))
    for each in range(rounds):
        for name, game in games.items():
            best[name] = max(
                best[name], random_games(game, seconds, random.Random(each)), key=lambda speed: speed.steps
            )
    return best


def table(speeds: dict[str, Speed]) -> Table:
    """The figures, and how many times slower a step of each game is than one of OpenSpiel's, fastest and average."""
    theirs = [speeds[name].steps for name in THEIRS]
    fastest = max(theirs)
    average = len(theirs) / sum(1 / speed for speed in theirs)
    shown = Table(box=box.SIMPLE)
    shown.add_column("game")
    for title in ("decisions/s", "steps/s", "to their fastest", "to their average"):
        shown.add_column(title, justify="right")
    for name, speed in speeds.items():
        ratios = [f"{each / speed.steps:.2f}" for each in (fastest, average)]
        shown.add_row(name, f"{speed.decisions:,.0f}", f"{speed.steps:,.0f}", *ratios)
    return shown


def main() -> None:
    """Measures and prints."""
    assert bundled
    console = Console(width=140)
    speeds = measure(THEIRS + OURS, ROUNDS, SECONDS)
    console.print(f"Waset runs {'compiled' if waset.compiled else 'interpreted'}; the bar is {BAR} times slower.")
    console.print(table(speeds))


if __name__ == "__main__":
    main()
