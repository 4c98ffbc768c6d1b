"""The report of a trial: its games are played again from what was decided in them, watched as the lab watches records,
and reported as the lab reports a run, after what the edition changes.

That goes in parts, too, so that nobody who waits for the same process waits long.
"""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from waset import bots
from waset.core import record
from waset.core.errors import BadRecord
from waset.core.game import AnyGame
from waset.core.play import Seen, play
from waset.core.record import Recorder
from waset.lab.read.gather import Read, ReadPair, Variant, variant_of
from waset.lab.read.observers import GamesMade, ObservedGame, observe
from waset.lab.read.tally import GroupCounter, Pairs, Tally
from waset.lab.report import compare, html, report
from waset.lab.report.document import Block, Heading
from waset.lab.report.pairs import CommonCells
from waset.lab.run.folder import Folder, RecordFile
from waset.lab.trial import moves
from waset.lab.trial.trial import SEED, Tried, both, deal

MOST_MOVES: Final = 4 * 2**20
"""How many decisions a report is made from: four times those of the longest trial of random bots at Luxor."""
MOST_OF_PART: Final = 2**17
"""How many bytes of them one part may have."""
STANDARD: Final = "the standard"
SIDES: Final = 2


class TrialSeen(NamedTuple):
    """What was seen of the games of a trial so far."""

    games: int = 0
    """Pairs of games."""
    decisions: int = 0
    tally: Tally | None = None
    pairs: Pairs | None = None
    first: tuple[bytes, ...] = ()
    """The record of the first game with the edition, and with the default one."""


class _Again:
    """Decides as it was decided before."""

    def __init__(self, decided: Iterator[int]) -> None:
        self.decided: Iterator[int] = decided
        self.count: int = 0

    def choose(self, seen: Seen) -> int:
        """The action that was chosen."""
        place = next(self.decided, None)
        if place is None or place >= len(seen.legal):
            raise BadRecord("these games were not played like this")
        self.count += 1
        return seen.legal[place]


def watch(tried: Tried, before: TrialSeen, parts: Sequence[str]) -> TrialSeen:
    """Watches the next games: each part is what a step of the trial said. Raises BadRecord for what was not played."""
    tally, pairs, first = before.tally or Tally(), before.pairs or Pairs(), list(before.first)
    number, decisions = before.games, before.decisions
    counter, made, sides = GroupCounter(), GamesMade(), both(tried)
    for part in parts:
        player = _Again(moves.unpacked(part, MOST_OF_PART))
        while (begun := next(player.decided, None)) is not None:
            player.decided = _chained(begun, player.decided)
            number += 1
            told: list[ObservedGame] = []
            for game in sides:
                line = _recorded(game, tried.bot, number, player)
                first += [line] if len(first) < SIDES else []
                told.append(_observed(line, counter, made))
            tally.take(counter)
            mine, base = (_group(each, tried.game) for each in told)
            pairs.group(base.take(), mine.take())
        decisions += player.count
        if decisions > MOST_MOVES:
            raise BadRecord("these are too many games for one report")
    return TrialSeen(number, decisions, tally, pairs, tuple(first))


def _chained(one: int, others: Iterator[int]) -> Iterator[int]:
    yield one
    yield from others


def _recorded(game: AnyGame, bot: str, number: int, player: _Again) -> bytes:
    """The record of a game that is played again."""
    file = io.BytesIO()
    who = [bots.described(bot, game)] * game.players
    recorder = Recorder(game, file, game.meta.seats[: game.players], SEED, number, bots=who)
    play(game, [player] * game.players, deal(number), recorder=recorder)
    return file.getvalue()


def _observed(line: bytes, counter: GroupCounter, made: GamesMade) -> ObservedGame:
    (found,) = record.read(io.BytesIO(line))
    told = observe(found, made=made)
    assert told is not None  # it was played to its end
    counter.game(told, variant_of(found))
    return told


def _group(told: ObservedGame, game: str) -> GroupCounter:
    """A game as a group of one of the two sides, whatever its edition."""
    counter = GroupCounter()
    counter.game(told, (game,))
    return counter


# --- the page --------------------------------------------------------------------------------------------------------


def page(seen: TrialSeen) -> str:
    """The report as one page of HTML. Raises BadRecord if no game was played."""
    if seen.tally is None or not seen.games:
        raise BadRecord("no game was played yet, so there is nothing to report")
    files = tuple(RecordFile(Path("trial.jsonl"), line) for line in seen.first)
    folder = Folder(Path("trial"), "", files, None, "")
    mine, base = (variant_of(next(record.read(io.BytesIO(line)))) for line in seen.first)
    found = Read(seen.tally, seen.games * SIDES, seen.games)
    made = report.document(folder, found, title=f"{mine.edition}, tried", has_command=False)
    at = next(at for at, block in enumerate(made.blocks) if isinstance(block, Heading))
    made.blocks[at:at] = _changes(seen, mine, base)
    return html.render(made)


def _changes(seen: TrialSeen, mine: Variant, base: Variant) -> list[Block]:
    """What is different with the edition, figure by figure: the deals are the same, so luck is in both."""
    pairs = seen.pairs or Pairs()
    differs = CommonCells((), (), [f"edition: {base.edition} and {mine.edition}"], [])
    read = ReadPair(pairs, [seen.games] * SIDES, [seen.games] * SIDES, seen.games)
    found = compare.comparison(STANDARD, mine.edition, differs, read)
    blocks: list[Block] = [Heading(2, "What the edition changes"), *compare.opening(found)]
    for players in dict.fromkeys(line.players for line in found.lines):
        blocks += compare.tables(found, players)
    return blocks
