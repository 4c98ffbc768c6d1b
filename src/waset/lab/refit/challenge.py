"""Whether simple challengers beat the bots of a run: if so, the bots do not see what its editions pay.

Only editions other than the usual one are tried, with the bots, players and first modules of the run. A bot that thinks
long is tried with few simulations. The games are kept in the folder of the run, so that they are played once.
"""

import dataclasses
import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset import bots, games
from waset.bots.lineup import challenging, weighs
from waset.bots.players import FITTED, words_of
from waset.core import edition, fitted
from waset.lab.plan.cell import Cell
from waset.lab.plan.plan import whole_groups
from waset.lab.run import run, store
from waset.lab.run.folder import Folder
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew
from waset.lab.run.tournament import Standings
from waset.lab.stats.intervals import Interval

FOLDER: Final = "challengers"
"""The subfolder with the games of challengers."""
GAMES: Final = 40
"""The usual number of games against each challenger."""
THINKING: Final = 24
"""The most simulations for a decision."""


class Challenged(NamedTuple):
    """What a challenger has won against a bot."""

    game: str
    digest: str
    """The figures that were played with."""
    players: int
    modules: tuple[str, ...]
    bot: str
    challenger: str
    wins: Interval
    """The part of the games that the bot has won: alone against challengers on all other seats."""
    games: int

    @property
    def is_beaten(self) -> bool:
        """Whether the bot clearly wins less than its fair share."""
        return self.wins.high < 1.0 / self.players


def cells(folder: Folder, count: int) -> list[Cell]:
    """What has to be played for a run: nothing for files that play the usual edition, or by weights that are lost."""
    found: dict[tuple[str, str, int, str, str], Cell] = {}
    for file in folder.files if count else ():
        said = file.header()
        base = games.edition_tools(said["game"]).base
        if said["edition"]["digest"] == edition.digest(base):
            continue
        for bot in {words_of(each): each for each in said.get("bots") or [] if each}.values():
            if not weighs(bot.get("name", ""), said["game"]):
                continue
            weights = _weights(folder.path, bot.get(FITTED, ""))
            if weights is None:
                continue
            words = quick(words_of(bot), said["game"])
            key = (said["game"], said["edition"]["digest"], said["players"], words, bot.get(FITTED, ""))
            if key not in found:
                found[key] = _cell(said, words, weights)
    made = []
    for cell in found.values():
        for challenger in challenging(cell.game):
            tried = dataclasses.replace(cell, bots=(*cell.bots, *[challenger.name] * (cell.players - 1)))
            made.append(dataclasses.replace(tried, games=whole_groups(tried, count)))
    return made


def _weights(folder: Path, mark: str) -> fitted.Weights | None:
    """The weights with this mark, as the run has kept them; none for the usual ones, None if they are lost."""
    if not mark:
        return ()
    path = folder / run.FITTED / f"{mark}.json"
    return fitted.read(path).weights if path.is_file() else None


def _cell(said: Mapping[str, Any], words: str, weights: fitted.Weights) -> Cell:
    """A bot with the game that a record was played with."""
    figures = {**said["edition"]["differs"], "name": said["edition"]["name"]}
    players, modules, options = said["players"], tuple(said["modules"]), dict(said["options"])
    game = games.make(said["game"], players=players, modules=modules, edition=figures, options=options)
    played = dataclasses.replace(game.edition, fitted=weights)
    return Cell(said["game"], players, game.modules, game.options, played, (words,), 0, said.get("seed", 1))


def quick(words: str, game: str) -> str:
    """The same bot with few simulations, if it would think for longer."""
    name, said = bots.level_and_budget(words)
    level = next(each for each in bots.levels(game) if each.name == name)
    simulations = (
        bots.Budget(int(said)).simulations if said and said.isdecimal() else level.untimed or level.budget.simulations
    )
    return f"{name}:{THINKING}" if simulations > THINKING else words


def play(made: Sequence[Cell], folder: Path, crew: Crew, progress: Callable[[int], None]) -> list[Challenged] | None:
    """Plays what is not there yet; None if it was interrupted."""
    if not made:
        return []
    store.make_folder(folder / FOLDER)
    files = [folder / FOLDER / _file(cell) for cell in made]
    standings = Standings(made)
    done = 0

    def on_game(cell: int, game: int, summary: Summary) -> None:
        nonlocal done
        done += 1
        standings.add(cell, game, summary)
        progress(done)

    if not run.play(made, files, crew, on_game):
        return None
    return [
        Challenged(
            cell.game,
            edition.digest(cell.edition),
            cell.players,
            cell.modules,
            cell.bots[0],
            cell.bots[1],
            meeting.wins[0],
            meeting.games,
        )
        for cell, meeting in zip(made, standings.meetings(), strict=True)
    ]


def _file(cell: Cell) -> str:
    """A file for these games with these weights."""
    said = (cell.game, cell.players, cell.modules, sorted(cell.options.items()), edition.digest(cell.edition))
    figures = repr((said, cell.bots, cell.seed, cell.edition.name, getattr(cell.edition, "fitted", ())))
    return f"{hashlib.sha256(figures.encode()).hexdigest()[:12]}.jsonl"
