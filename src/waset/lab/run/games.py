"""The games of a cell, played one after the other, and what is counted for each."""

import io
from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import waset
from waset import bots
from waset.bots.bot import Clock
from waset.bots.program import FORFEIT, Programs, places, to_stderr
from waset.core import record
from waset.core.errors import WasetError
from waset.core.play import play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng
from waset.lab.plan.cell import Cell, make_bot


class Summary(NamedTuple):
    """What is counted for one game."""

    scores: list[int]
    ranking: list[int]
    """Seats that have forfeited share the last place."""
    ending: str
    rounds: int | None
    """None in a game that is not played in rounds, or if only its record was read."""
    decisions: int
    failures: tuple[tuple[int, str], ...] = ()
    """The seats whose programs failed, and who decided instead."""

    def wins(self) -> list[float]:
        """Each seat's part of the win: a shared win is divided."""
        share = 1 / self.ranking.count(1)
        return [share if place == 1 else 0.0 for place in self.ranking]


def summary(result: dict[str, Any], rounds: int | None, decisions: int, failures: list[dict[str, Any]]) -> Summary:
    """What is counted for a game, from what its record says about the end."""
    failed = tuple((each["seat"], each["instead"]) for each in failures)
    ranking = places(result["ranking"], [seat for seat, instead in failed if instead == FORFEIT])
    return Summary(result["scores"], ranking, result["ending"], rounds, decisions, failed)


class GameBatch(NamedTuple):
    """Some games of a cell: from `first` up to, but not including, `last`."""

    cell: int
    first: int
    last: int


class PlayedBatch(NamedTuple):
    """The result of a batch."""

    games: list[tuple[bytes, Summary]]
    """Each game's record and summary, in order."""
    seconds: float
    """The seconds it took; only the size of later batches depends on it."""
    error: WasetError | None = None
    """Why the game after the last of these could not be played."""


def play_batch(
    cell: Cell,
    batch: GameBatch,
    version: str = waset.__version__,
    clock: Clock = perf_counter,
    programs: Programs | None = None,
) -> PlayedBatch:
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
    return PlayedBatch(played, clock() - start, error)


def play_games(cell: Cell, first: int, last: int, programs: Programs | None = None) -> Iterator[tuple[bytes, Summary]]:
    """The games of a cell from `first` up to, but not including, `last`: each one's record and summary.

    A game of group n draws from Rng(seed).split(n), and each bot from a split of that. Programs are ended after the
    last game, unless they belong to a longer run.
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
        who = [bots.described(words, game) for words in cell.seated(index)]
        recorder = Recorder(game, file, game.meta.seats[: game.players], cell.seed, number, bots=who)
        programs.told = partial(_failed, recorder)
        names = enumerate(cell.seated(index))
        seated = [make_bot(name, game, seat_rng(rng, seat), programs, timed=cell.is_timed) for seat, name in names]
        state = play(game, seated, rng, recorder=recorder)
        result = record.result(game, state)
        for bot in seated:
            bot.close(result)
        rounds = game.view(state, None).get("round")
        yield file.getvalue(), summary(result, rounds, recorder.decisions, recorder.failures)


def _failed(recorder: Recorder, failure: bots.ProgramFailure) -> None:
    to_stderr(failure)
    recorder.fail(failure.seat, failure.what, failure.instead)
