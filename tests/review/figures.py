"""Measures how right reviews are, and writes the figures into docs/review.md: `scripts/review-figures`.

Games of scribes are played and reviewed; the tables say how often chances to win came true, and that luck and drift
are 0 on average. The same seed yields the same tables.
"""

import argparse
import io
import re
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import waset
from waset.core.game import AnyGame
from waset.core.record import Record, make_game, read, walk
from waset.lab.run.games import play_games
from waset.lab.run.simulate import plan
from waset.lab.stats.intervals import Interval, grouped_mean, mean
from waset.review import FAST, Review, review, reviews
from waset.review.values import Values

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "review.md"
ALL: Final = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
BINS: Final = 10
SEEDS: Final = 8
"""How often a decision is looked at to see how far its loss strays."""
NOISY_GAMES: Final = 10
REVIEWED: Final = 16
"""One game in so many is reviewed whole, of each kind."""
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
    "luxor": (Series("luxor", 2), Series("luxor", 3), Series("luxor", 4), Series("luxor", 2, ALL)),
    "tutankhamun": tuple(Series("tutankhamun", players) for players in range(2, 7)),
}
UNEVEN: Final = {name: Series(name, 2, bots=("scribe", "porter")) for name in SERIES}


def records(series: Series, games: int, seed: int) -> list[Record]:
    """Games of this series, played now."""
    game = waset.make(series.game, players=series.players, modules=series.modules)
    cell = plan(game, games=games, seed=seed, bots=series.bots)
    return [next(read(io.BytesIO(line))) for line, _ in play_games(cell, 0, games)]


def shown(figure: Interval) -> str:
    """A figure in percent, with its interval."""
    return f"{Z * figure.value:+.1f} ± {Z * (figure.high - figure.value):.1f}"


# --- the tables ----------------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """The chances to win that were said in one game, wherever a turn begins, and what came of them."""

    wins: list[list[float]]
    results: list[float]


def said(game: AnyGame, values: Values, found: Record) -> Said:
    """What a review of this game says where turns begin, without looking at its decisions."""
    wins: list[list[float]] = []
    for moment in walk(game, found):
        state = moment.state
        if not game.in_setup(state) and game.to_move(state) >= 0 and values.by.evaluation.begins(state):
            wins.append(values.at_rest(state).wins)
    return Said(wins, values.at_rest(state).wins)


def reliability(games: Sequence[Said]) -> Iterator[str]:
    """How often chances came true, by tens of percent; turns of one game belong together."""
    yield "| chance | times | mean chance | came true |"
    yield "| --- | ---: | ---: | ---: |"
    for low in range(BINS):
        met = [
            [
                (win, result)
                for wins in each.wins
                for win, result in zip(wins, each.results, strict=True)
                if min(BINS - 1, int(win * BINS)) == low
            ]
            for each in games
        ]
        chances = [win for each in met for win, _ in each]
        if chances:
            true = grouped_mean([result for _, result in each] for each in met)
            share = f"{Z * true.value:.1f} ± {Z * (true.high - true.value):.1f} %"
            cells = (f"{10 * low} to {10 * low + 10} %", len(chances), f"{Z * statistics.fmean(chances):.1f} %", share)
            yield f"| {' | '.join(map(str, cells))} |"


def account(name: str, found: Sequence[Review]) -> str:
    """What one kind of game shows about luck and drift, in percent of the win, for the seat that begins."""
    first = [each.seats[each.turns[0].seat] for each in found]
    luckiest = [max(each.seats, key=lambda seat: seat.luck) for each in found]
    parts = [[getattr(each, part) for each in first] for part in ("start", "luck", "drift")]
    cells = [f"{Z * statistics.fmean(parts[0]):.1f}", shown(mean(parts[1])), f"{Z * statistics.stdev(parts[1]):.0f}"]
    cells += [f"{Z * statistics.fmean(each.now for each in luckiest):.0f} %"]
    cells += [shown(mean(parts[2])), f"{Z * statistics.stdev(parts[2]):.0f}"]
    return f"| {name} | {len(found)} | {' | '.join(cells)} |"


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


def tables(name: str, games: int, seed: int, workers: int) -> Iterator[str]:
    """All that is measured of one game."""
    every: list[Said] = []
    rows: list[str] = []
    kinds = SERIES[name]
    for series in kinds:
        played = records(series, games // len(kinds), seed)
        game = make_game(played[0], waset.make)
        values = Values(game)
        every += [said(game, values, each) for each in played]
        rows.append(account(str(series), list(reviews(played[: games // REVIEWED], FAST, seed, workers))))
    uneven = list(reviews(records(UNEVEN[name], games // REVIEWED, seed + 1), FAST, seed, workers))
    yield f"Chances to win where a turn begins, {len(every)} games:"
    yield ""
    yield from reliability(every)
    yield ""
    yield "Luck and drift of the seat that begins, in percent of the win:"
    yield ""
    yield "| games | number | start | luck | strays | luckiest won | drift | strays |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    yield from rows
    better = [each.seats[0] for each in uneven]
    won = Z * statistics.fmean(seat.now for seat in better)
    figures = [shown(mean(getattr(seat, part) for seat in better)) for part in ("luck", "own", "others", "drift")]
    yield ""
    yield (
        f"A scribe against a porter, {len(uneven)} games: the scribe won {won:.0f} %. Its luck was {figures[0]}, its"
        f" own play {figures[1]}, that of the porter {figures[2]}, and drift {figures[3]}."
    )
    yield f"From seed to seed the loss of a decision strays by {noise(records(kinds[0], NOISY_GAMES, seed + 2))}."


def main() -> None:
    """Measures on the command line."""
    parser = argparse.ArgumentParser(prog="scripts/review-figures", description="Measures how right reviews are.")
    parser.add_argument("game", choices=list(SERIES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    lines = "\n".join(tables(args.game, args.games, args.seed, args.workers))
    text = DOCUMENT.read_text("utf-8")
    begin, end = f"<!-- begin {args.game} -->", f"<!-- end {args.game} -->"
    made = re.sub(f"{begin}.*{end}", lambda _: f"{begin}\n{lines}\n{end}", text, flags=re.DOTALL)
    DOCUMENT.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
