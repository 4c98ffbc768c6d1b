"""What all bots have in common: a budget to think in, a choice, and the reasons for it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

from waset.bots.evaluation import Expected
from waset.core.arguments import must_be
from waset.core.errors import BadOption
from waset.core.play import Seen
from waset.core.rng import Rng

Clock: TypeAlias = Callable[[], float]
"""A clock: seconds since an arbitrary moment."""


class Budget(NamedTuple):
    """How long a bot may think about one decision; it stops at whichever limit comes first. 0 is no limit."""

    simulations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        simulations = str(self.simulations) if self.simulations else ""
        return simulations or (f"{self.seconds:g}s" if self.seconds else "")


UNLIMITED: Final = Budget()
EXPLAINED: Final = 3
"""How many candidates have the parts of their points unless more are wanted, and how many the best is compared with."""


def budget(words: str) -> Budget:
    """A budget as written after a bot's name: `200` simulations, or `0.5s`."""
    number = words.removesuffix("s")
    try:
        amount = float(number) if words.endswith("s") else int(number)
    except ValueError:
        amount = 0
    if not 0 < amount < 1e9:
        raise BadOption(f"a budget is a number of simulations such as 200, or a time such as 0.5s, not {words!r}")
    return Budget(seconds=float(amount)) if words.endswith("s") else Budget(simulations=int(amount))


class Candidate(NamedTuple):
    """A legal action as a bot sees it."""

    action: int
    visits: int
    """How often it was tried."""
    points: list[float]
    """Each seat's expected points at the end."""
    wins: list[float]
    """Each seat's chance to win; they add up to 1."""
    parts: Sequence[Sequence[Expected]] = ()
    """What each seat's points come from; they add up to these. Empty for a bot that cannot tell."""
    line: Sequence[int] = ()
    """The actions that it expects to follow, of this seat and of others. Empty for a bot that does not look so far."""
    sure: float = 0.0
    """How sure it is that no other is better, from 0 to 1; 0 for a bot that cannot tell."""


class Bot:
    """A player that is a program. It sees what its seat sees; its randomness comes from its own generator only."""

    def __init__(self, rng: Rng, budget: Budget = UNLIMITED, clock: Clock = perf_counter) -> None:
        must_be(rng, Rng)
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.clock: Clock = clock

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""

    def weigh(self, seen: Seen) -> list[Candidate]:
        """The candidates of a decision, starting with the one it would choose; empty for a bot that cannot tell."""
        return []

    def reasoned(self, seen: Seen, candidates: list[Candidate], most: int = EXPLAINED) -> list[Candidate]:
        """The candidates, the first few of them with the parts of what each seat may expect."""
        return candidates

    def explain(self, seen: Seen) -> list[Candidate]:
        """The candidates of a decision, each with its reasons; empty for a bot without any."""
        candidates = self.weigh(seen)
        return self.reasoned(seen, candidates, len(candidates))

    def compare(self, seen: Seen, actions: list[int]) -> list[Candidate]:
        """These legal actions in order, each thought about as long as the others; empty for a bot that cannot tell."""
        found = {each.action: each for each in self.weigh(seen)}
        return [found[action] for action in actions] if found else []

    def close(self, result: dict[str, Any] | None = None) -> None:
        """The bot's game is over: `result` is what a record says about the end, or None if the game was left before."""
