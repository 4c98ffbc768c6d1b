"""Golden playthroughs: random games told in words, with every choice that was offered, in its order."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.contract.cases import MODULES, Case
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.rng import Rng

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 1
SOME: Final = 60
WIDTH: Final = 118
INDENT: Final = " " * 4
WHOLE: Final = 10_000
"""More decisions than any game has."""
NEAR: Final = 8
"""The first of this number of random choices is taken on the Nile, so that boats sail a little way and a game lasts."""


class Playthrough(NamedTuple):
    """A game to be told, and how many decisions of it."""

    case: Case
    decisions: int
    draws: int = 1
    """How many choices are drawn at random, of which the first in order is taken."""

    @property
    def path(self) -> Path:
        """The file that tells it."""
        return FOLDER / f"{self}.txt"

    def __str__(self) -> str:
        if self.case.modules == MODULES:
            return f"{self.case.name}-{self.case.players}-all-modules"
        return str(self.case)


PLAYTHROUGHS: Final = [
    Playthrough(Case("luxor", 2), WHOLE),
    Playthrough(Case("luxor", 4), SOME),
    *(Playthrough(Case("luxor", 5 if module == "fifth-player" else 3, (module,)), SOME) for module in MODULES),
    Playthrough(Case("luxor", 5, MODULES), SOME),
    Playthrough(Case("tutankhamun", 2), WHOLE, NEAR),
    Playthrough(Case("tutankhamun", 4), WHOLE, NEAR),
]


def told(playthrough: Playthrough) -> str:
    """The text of a playthrough."""
    game = playthrough.case.make()
    teller = Teller(game)
    state = game.blank()
    rng = Rng(SEED)
    choice = rng.split(1)
    while game.in_setup(state):
        teller.happened(state, game.sample(state, rng), "")
    while (seat := game.to_move(state)) != NOBODY:
        if seat == CHANCE:
            teller.chance(state, game.sample(state, rng))
        elif teller.decisions == playthrough.decisions:
            break
        else:
            teller.decision(state, _chosen(game.legal(state), choice, playthrough.draws))
    teller.ending(state)
    return "\n".join(teller.lines) + "\n"


def _chosen(legal: list[int], rng: Rng, draws: int) -> int:
    return legal[min(rng.below(len(legal)) for _ in range(draws))]


class Teller:
    """Carries out steps and tells them."""

    def __init__(self, game: AnyGame) -> None:
        self.game: AnyGame = game
        self.names: list[str] = list(game.meta.seats[: game.players])
        modules = f" with {', '.join(game.modules)}" if game.modules else ""
        self.lines: list[str] = [f"{game.meta.title} for {game.players} players{modules}, seed {SEED}", ""]
        self.decisions: int = 0

    def chance(self, state: Any, outcome: int) -> None:
        """An outcome of chance with its weight, and what happens."""
        weights = dict(self.game.outcomes(state))
        odds = f"{weights[outcome]} of {sum(weights.values())}"
        self.lines.append(f"    chance: {self.game.text(state, outcome)} ({odds})")
        self.happened(state, outcome)

    def decision(self, state: Any, action: int) -> None:
        """A decision: who is asked what, all choices, the one that was made, and what happens."""
        self.decisions += 1
        seat = self.game.to_move(state)
        question = self.game.view(state, seat)["decision"]
        self.lines += ["", f"{self.decisions}. {self.names[seat]}, {question}:"]
        self.lines += _filled([self.game.text(state, each) for each in self.game.legal(state)], " | ")
        self.lines.append(f"  > {self.game.text(state, action)}")
        self.happened(state, action)

    def happened(self, state: Any, action: int, indent: str = " " * 8) -> None:
        """Carries out a step, and tells what happened to somebody who sees everything."""
        log: Log = []
        self.game.apply(state, action, log)
        self.lines += [indent + self.game.event_text(each, self.names, each.seen_by) for each in log]

    def ending(self, state: Any) -> None:
        """The score sheets, if the game has ended."""
        if not self.game.is_over(state):
            self.lines += ["", f"After {self.decisions} decisions the game goes on."]
            return
        self.lines += ["", f"The end: {self.game.ending(state)}"]
        ranking = self.game.ranking(state)
        for seat, score in enumerate(self.game.scores(state)):
            self.lines += ["", f"{ranking[seat]}. {self.names[seat]}, {score.total}:"]
            self.lines += _filled([f"{line} {points}" for line, points in score.lines.items()], ", ")


def _filled(parts: list[str], between: str) -> list[str]:
    """The parts in lines that are not too wide, none of them broken."""
    lines = [INDENT + parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(between) + len(part) > WIDTH:
            lines[-1] += between.rstrip()
            lines.append(INDENT + part)
        else:
            lines[-1] += between + part
    return lines
