"""Measures how right reviews are, and writes the figures into docs/review.md: `scripts/review-figures`.

Games of scribes are played and reviewed; the tables say how often chances to win came true, and that luck and drift
are 0 on average. The same seed yields the same tables. What was found is kept in runs/review-figures: whoever stops it
continues there.
"""

import argparse
import io
import json
import re
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import waset
from tests.lab.figures import ratio
from waset.cli import common
from waset.core.game import NOBODY
from waset.core.record import Record, read, walk
from waset.lab.run import store
from waset.lab.run.games import play_games
from waset.lab.run.pool import deaf
from waset.lab.run.simulate import plan
from waset.lab.stats.intervals import Interval, mean
from waset.review import FAST, review
from waset.review.crew import each_done
from waset.review.review import ready

ROOT: Final = Path(__file__).parents[2]
ALL: Final = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
BATCH: Final = 5
"""How many games are kept at a time."""
REVIEWED: Final = {"luxor": 400, "tutankhamun": 100}
"""How many games of each kind are reviewed whole, at most; chances to win where turns begin are had from all."""
BINS: Final = 10
SEEDS: Final = 8
"""How often a decision is looked at to see how far its loss strays."""
NOISY_GAMES: Final = 10
Z: Final = 100.0


class Series(NamedTuple):
    """Games of one kind."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("scribe",)

    def __str__(self) -> str:
        modules = " all modules" if self.modules else ""
        return f"{self.players} players{modules}"


SERIES: Final = {
    "luxor": (*(Series("luxor", players) for players in (2, 3, 4)), *(Series("luxor", each, ALL) for each in (2, 5))),
    "tutankhamun": tuple(Series("tutankhamun", players) for players in range(2, 7)),
}
UNEVEN: Final = {name: Series(name, 2, bots=("scribe", "porter")) for name in SERIES}


class Batch(NamedTuple):
    """Games of a series, from `first` up to, but not including, `last`."""

    series: Series
    seed: int
    first: int
    last: int
    is_reviewed: bool
    """Whether decisions and luck are looked at, too."""


class Seat(NamedTuple):
    """The account of a seat."""

    start: float
    luck: float
    own: float
    others: float
    drift: float
    now: float


class Game(NamedTuple):
    """What is kept of the review of a game."""

    begins: int
    """The seat that begins."""
    turns: list[list[float]]
    """The chances to win wherever a turn begins."""
    results: list[float]
    seats: list[Seat]
    """Empty unless the game was reviewed whole."""


def records(batch: Batch) -> list[Record]:
    """The games of a batch, played now."""
    series = batch.series
    game = waset.make(series.game, players=series.players, modules=series.modules)
    cell = plan(game, games=batch.last, seed=batch.seed, bots=series.bots)
    return [next(read(io.BytesIO(line))) for line, _ in play_games(cell, batch.first, batch.last)]


def looked(batch: Batch) -> list[Game]:
    """Plays the games of a batch, and looks at them."""
    look = kept if batch.is_reviewed else said
    return [look(each, batch.seed) for each in records(batch)]


def kept(found: Record, seed: int) -> Game:
    """What the review of a game says."""
    made = review(found, FAST, seed)
    seats = [Seat(*(getattr(each, part) for part in Seat._fields)) for each in made.seats]
    return Game(made.turns[0].seat, [each.wins for each in made.turns], [each.now for each in seats], seats)


def said(found: Record, seed: int) -> Game:
    """What a review says where turns begin, without looking at decisions and luck."""
    values = ready(found, FAST, seed).values
    game = values.game
    turns: list[list[float]] = []
    begins = NOBODY
    for moment in walk(game, found):
        state = moment.state
        if not game.in_setup(state) and game.to_move(state) >= 0 and values.by.evaluation.begins(state):
            begins = game.to_move(state) if begins == NOBODY else begins
            turns.append(values.at_rest(state).wins)
    return Game(begins, turns, values.at_rest(state).wins, [])


# --- the games -----------------------------------------------------------------------------------------------------


def batches(name: str, games: int, seed: int) -> list[Batch]:
    """The work on one game: as many games in all, of each kind alike, and as many of each kind between unequal bots."""
    each = games // len(SERIES[name])
    found = [(series, seed) for series in SERIES[name]] + [(UNEVEN[name], seed + 1)]
    firsts = range(0, each, BATCH)
    return [
        Batch(series, dice, first, min(first + BATCH, each), first < REVIEWED[name])
        for series, dice in found
        for first in firsts
        if first < REVIEWED[name] or series != UNEVEN[name]
    ]


def look_at(
    todo: Sequence[Batch], path: Path, workers: int, progress: Callable[[int], None]
) -> dict[Batch, list[Game]]:
    """The reviews of all batches; those that a file has are taken from there, the others are added to it."""
    found = dict(read_kept(path))
    done = sum(len(found[batch]) for batch in todo if batch in found)
    progress(done)
    path.parent.mkdir(parents=True, exist_ok=True)
    for batch, games in each_done(looked, [batch for batch in todo if batch not in found], workers):
        with deaf():
            store.append(path, json.dumps([batch, games], separators=(",", ":")).encode() + b"\n")
        found[batch] = games
        done += len(games)
        progress(done)
    return found


def read_kept(path: Path) -> Iterator[tuple[Batch, list[Game]]]:
    """What a file has; a killed process may leave half of a line."""
    for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
        if line.endswith(b"\n"):
            (series, *rest), games = json.loads(line)
            name, players, modules, bots = series
            batch = Batch(Series(name, players, tuple(modules), tuple(bots)), *rest)
            yield (
                batch,
                [
                    Game(begins, turns, results, [Seat(*seat) for seat in seats])
                    for begins, turns, results, seats in games
                ],
            )


# --- the tables ----------------------------------------------------------------------------------------------------


def shown(figures: Sequence[float]) -> str:
    """The mean of figures in percent, with its interval."""
    found: Interval = mean(figures)
    return f"{Z * found.value:+.1f} ± {Z * (found.high - found.value):.1f}"


def reliability(games: Sequence[Game]) -> Iterator[str]:
    """How often chances came true, by tens of percent; turns of one game belong together."""
    yield "| chance | times | mean chance | came true |"
    yield "| --- | ---: | ---: | ---: |"
    for low in range(BINS):
        met = [
            [
                (win, result)
                for wins in each.turns
                for win, result in zip(wins, each.results, strict=True)
                if min(BINS - 1, int(win * BINS)) == low
            ]
            for each in games
        ]
        chances = [win for each in met for win, _ in each]
        if chances:
            true = ratio([(sum(result for _, result in each), len(each)) for each in met if each]).mean()
            share = f"{Z * true.value:.1f} ± {Z * (true.high - true.value):.1f} %"
            cells = (f"{10 * low} to {10 * low + 10} %", len(chances), f"{Z * statistics.fmean(chances):.1f} %", share)
            yield f"| {' | '.join(map(str, cells))} |"


def account(name: str, games: Sequence[Game]) -> str:
    """What one kind of game shows about luck and drift, in percent of the win, for the seat that begins."""
    games = [each for each in games if each.seats]
    first = [each.seats[each.begins] for each in games]
    luckiest = [max(each.seats, key=lambda seat: seat.luck) for each in games]
    luck, drift = [each.luck for each in first], [each.drift for each in first]
    won = f"{Z * statistics.fmean(each.now for each in luckiest):.0f} %" if any(luck) else "no luck"
    cells = [
        f"{Z * statistics.fmean(each.start for each in first):.1f}",
        shown(luck),
        f"{Z * statistics.stdev(luck):.0f}",
    ]
    cells += [won, shown(drift), f"{Z * statistics.stdev(drift):.0f}"]
    return f"| {name} | {len(games)} | {' | '.join(cells)} |"


def noise(found: Sequence[Record]) -> str:
    """How far the loss of a decision strays from seed to seed, where it is no loss of 0 with all of them."""
    strayed: list[float] = []
    for each in found:
        looks = [review(each, FAST, seed) for seed in range(1, SEEDS + 1)]
        for decisions in zip(*(look.decisions for look in looks), strict=True):
            losses = [decision.loss for decision in decisions]
            if any(losses):
                strayed.append(statistics.stdev(losses))
    if not any(strayed):
        return "nothing at all"
    strayed.sort()
    typical, far = strayed[len(strayed) // 2], strayed[len(strayed) * 95 // 100]
    return f"{Z * typical:.2f} % typically, and by {Z * far:.2f} % or more in the twentieth that strays most"


def tables(name: str, found: dict[Batch, list[Game]], seed: int) -> Iterator[str]:
    """All that is measured of one game."""
    kinds = {
        series: [game for batch in found if batch.series == series for game in found[batch]] for series in SERIES[name]
    }
    every = [game for games in kinds.values() for game in games]
    yield f"Chances to win where a turn begins, {len(every)} games:"
    yield ""
    yield from reliability(every)
    yield ""
    yield "Luck and drift of the seat that begins, in percent of the win:"
    yield ""
    yield "| games | number | start | luck | strays | luckiest won | drift | strays |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for series, games in kinds.items():
        yield account(str(series), games)
    yield account("all of them", every)
    better = [game.seats[0] for batch in found if batch.series == UNEVEN[name] for game in found[batch]]
    won = Z * statistics.fmean(seat.now for seat in better)
    luck, own, others, drift = (shown([getattr(seat, part) for seat in better]) for part in Seat._fields[1:5])
    yield ""
    yield (
        f"A scribe against a porter, {len(better)} games: the scribe won {won:.0f} %. Its luck was {luck}, its own play"
        f" {own}, that of the porter {others}, and drift {drift}."
    )
    noisy = records(Batch(SERIES[name][0], seed + 2, 0, NOISY_GAMES, True))
    yield f"From seed to seed the loss of a decision strays by {noise(noisy)}."


def write(document: Path, name: str, lines: str) -> None:
    """Puts the tables of a game into a document, in the place of earlier ones."""
    begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
    text = document.read_text("utf-8")
    made = re.sub(f"{begin}.*{end}", lambda _: f"{begin}\n{lines}\n{end}", text, flags=re.DOTALL)
    document.write_text(made, "utf-8")


def main() -> int:
    """Measures on the command line."""
    parser = argparse.ArgumentParser(prog="scripts/review-figures", description="Measures how right reviews are.")
    parser.add_argument("game", choices=list(SERIES))
    parser.add_argument("--games", type=int, default=2000, help="how many, of all kinds together (default: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "runs" / "review-figures", help="keeps what was found")
    args = parser.parse_args()
    todo = batches(args.game, args.games, args.seed)
    path = args.folder / f"{args.game}.jsonl"
    try:
        with common.progress(f"{args.game} reviewed", sum(each.last - each.first for each in todo)) as progress:
            found = look_at(todo, path, args.workers, progress)
    except KeyboardInterrupt:
        print(f"Stopped; what was found is kept in {path}: the same command continues.", file=sys.stderr)
        return common.INTERRUPTED
    write(
        ROOT / "docs" / "review.md",
        args.game,
        "\n".join(tables(args.game, {each: found[each] for each in todo}, args.seed)),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
