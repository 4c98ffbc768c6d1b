"""A cell: one game with one line-up, and its games, played one after the other.

Games come in groups. A group has one number and one chance seed, and is played once with each rotation of the line-up,
so that every bot has sat on every seat with the same luck.
"""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import waset
from waset import bots, games
from waset.bots.bot import Clock
from waset.bots.program import FORFEIT, USUAL, Programs, Terms, places, to_stderr
from waset.core import record
from waset.core.errors import WasetError
from waset.core.game import AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng


@dataclass(frozen=True)
class Cell:
    """What is played: the game, who sits where, how often, and from which seed."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: Any
    bots: tuple[str, ...]
    games: int
    seed: int
    is_rotated: bool = True
    """Whether the line-up changes seats within a group; if not, each game is a group of its own."""
    terms: Terms = USUAL
    """On which terms programs play."""

    def make(self) -> AnyGame:
        """The game that is played."""
        return games.make(
            self.game, players=self.players, modules=self.modules, edition=self.edition, options=self.options
        )

    @property
    def rotations(self) -> int:
        """The games of a group: as many as there are different rotations of the line-up."""
        if not self.is_rotated:
            return 1
        return next(by for by in range(1, self.players + 1) if _rotated(self.bots, by) == self.bots)

    def number(self, index: int) -> int:
        """The number of the group to which a game belongs; games are counted from 0, groups from 1."""
        return index // self.rotations + 1

    def seated(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game: bot k of the line-up is on seat k in the first of a group, then one further on."""
        return _rotated(self.bots, index % self.rotations)

    def called(self, index: int = 0) -> list[str]:
        """The seats of a game as tables show them: colour and bot."""
        return bots.called(games.facts(self.game).seats[: self.players], self.seated(index))


def _rotated(line_up: tuple[str, ...], by: int) -> tuple[str, ...]:
    at = len(line_up) - by
    return line_up[at:] + line_up[:at]


class Summary(NamedTuple):
    """What is counted of one game."""

    scores: list[int]
    ranking: list[int]
    """Seats that have forfeited share the last place."""
    ending: str
    rounds: int | None
    """None in a game that is not played in rounds, and where only a record was read."""
    decisions: int
    failures: tuple[tuple[int, str], ...] = ()
    """The seats whose programs failed, and what was done instead."""

    def wins(self) -> list[float]:
        """Each seat's part of the win: a shared one is divided."""
        share = 1 / self.ranking.count(1)
        return [share if place == 1 else 0.0 for place in self.ranking]


def summary(result: dict[str, Any], rounds: int | None, decisions: int, failures: list[dict[str, Any]]) -> Summary:
    """What is counted of a game, from what its record says of the end."""
    failed = tuple((each["seat"], each["instead"]) for each in failures)
    ranking = places(result["ranking"], [seat for seat, instead in failed if instead == FORFEIT])
    return Summary(result["scores"], ranking, result["ending"], rounds, decisions, failed)


class Batch(NamedTuple):
    """Some games of a cell: from the first to before the last."""

    cell: int
    first: int
    last: int


class Played(NamedTuple):
    """What a batch has come to."""

    games: list[tuple[bytes, Summary]]
    """Each game's record and summary, in order."""
    seconds: float
    """How long it took; only the size of later batches depends on it."""
    error: WasetError | None = None
    """Why the game after the last of these could not be played."""


def play_batch(
    cell: Cell,
    batch: Batch,
    version: str = waset.__version__,
    clock: Clock = perf_counter,
    programs: Programs | None = None,
) -> Played:
    """Plays a batch of games. It may run on another machine, which must have the same version of Waset."""
    if version != waset.__version__:
        raise WasetError(f"a worker has Waset {waset.__version__}, but {version} is needed")
    start = clock()
    played: list[tuple[bytes, Summary]] = []
    error = None
    try:
        for game in play_games(cell, batch.first, batch.last, programs):
            played.append(game)
    except WasetError as refused:
        error = refused
    return Played(played, clock() - start, error)


def play_games(cell: Cell, first: int, last: int, programs: Programs | None = None) -> Iterator[tuple[bytes, Summary]]:
    """The games of a cell from the first to before the last: each one's record and summary.

    A game of group n draws from Rng(seed).split(n), and each bot from a split of that. Programs are ended after the
    last game, unless they are those of a longer run.
    """
    if programs is None:
        with Programs(cell.terms) as own:
            yield from play_games(cell, first, last, own)
        return
    game = cell.make()
    for index in range(first, last):
        number = cell.number(index)
        rng = Rng(cell.seed).split(number)
        file = io.BytesIO()
        who = [bots.described(words) for words in cell.seated(index)]
        recorder = Recorder(game, file, game.meta.seats[: game.players], cell.seed, number, bots=who)
        programs.told = partial(_failed, recorder)
        names = enumerate(cell.seated(index))
        seated = [make_bot(name, game, seat_rng(rng, seat), programs) for seat, name in names]
        state = play(game, seated, rng, recorder=recorder)
        result = record.result(game, state)
        for bot in seated:
            bot.close(result)
        rounds = game.view(state, None).get("round")
        yield file.getvalue(), summary(result, rounds, recorder.decisions, recorder.failures)


def _failed(recorder: Recorder, failure: bots.Failure) -> None:
    to_stderr(failure)
    recorder.fail(failure.seat, failure.what, failure.instead)


def make_bot(words: str, game: AnyGame, rng: Rng, programs: Programs) -> bots.Bot:
    """The bot that is meant. Unless a budget is said, only its simulations count, so that a game can be repeated."""
    return bots.make(words, game, rng, programs=programs, timed=":" in words)


def header(cell: Cell, game: AnyGame, index: int) -> dict[str, Any]:
    """All that the record of a game says before its steps."""
    who = [bots.described(words) for words in cell.seated(index)]
    return record.header(game, game.meta.seats[: game.players], cell.seed, cell.number(index), bots=who)


def check(cell: Cell) -> None:
    """Raises BadOption or BadEdition if this cell cannot be played."""
    game = cell.make()
    header(cell, game, 0)
    for words in dict.fromkeys(cell.bots):
        make_bot(words, game, Rng(cell.seed), Programs(cell.terms))
