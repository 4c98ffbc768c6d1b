"""What a review says about one decision: what was done, what else could have been, and a word for it."""

from typing import Any, Final, NamedTuple

from waset.core.wish import Motive

BEST: Final = "best"
GOOD: Final = "good"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
WORDS: Final = (BEST, GOOD, SLIP, MISTAKE)
GOOD_FROM: Final = 0.005
SLIP_FROM: Final = 0.03
MISTAKE_FROM: Final = 0.08
"""From which loss of the chance to win a decision has each word. docs/review.md says how large the noise is."""


class Weighed(NamedTuple):
    """Something that a seat could do, with what it promised."""

    action: int
    words: str
    """As records write it."""
    means: Any
    wins: list[float]
    """Each seat's chance to win."""
    points: list[float]
    """Each seat's expected points."""
    brings: list[Motive] = []  # noqa: RUF012  # nobody changes it
    """What it brings by the end of the turn that the others do not; only for what was played and the best, and only
    where it was a slip or a mistake."""


class Decision(NamedTuple):
    """A decision with its verdict."""

    step: int
    """Which step of the record this is, from 1."""
    number: int
    """Which decision of the game this is, from 1."""
    seat: int
    played: Weighed
    options: list[Weighed]
    """The best ones, the best first; what was played may be among them."""
    stake: float
    """How much chance to win the worst option would have lost."""
    sway: float
    """How far the options lie apart in the chance to win of some other seat, at most."""
    is_exact: bool
    """Whether the rest of the game was played out in full."""
    by: str | None
    """Who decided in the seat's place: a bot or the substitute; None if the player did."""
    why: list[Motive]
    """What the played option brings less than the best, and what more; only for slips and mistakes."""

    @property
    def loss(self) -> float:
        """How much chance to win it gave up; never below 0."""
        return max(0.0, self.change[self.seat] * -1.0)

    @property
    def change(self) -> list[float]:
        """What it did to each seat's chance to win, the best option being 0."""
        return [played - best for played, best in zip(self.played.wins, self.options[0].wins, strict=True)]

    @property
    def word(self) -> str:
        """The verdict."""
        return word(self.loss, self.played.action == self.options[0].action)


def word(loss: float, is_best: bool) -> str:
    """The word for a loss of the chance to win; within the noise everything is as good as the best."""
    if is_best or loss < GOOD_FROM:
        return BEST
    return GOOD if loss < SLIP_FROM else SLIP if loss < MISTAKE_FROM else MISTAKE


class Luck(NamedTuple):
    """An event of chance, and what it was worth to each seat: the value after it, minus the mean over all outcomes."""

    step: int
    seat: int | None
    """The seat that decided last, whose turn it mostly was; None if nobody had decided yet."""
    words: str
    means: Any
    chance: float
    """How likely this outcome was."""
    wins: list[float]
    points: list[float]


class Turn(NamedTuple):
    """The chances to win where a turn begins."""

    step: int
    seat: int
    wins: list[float]
