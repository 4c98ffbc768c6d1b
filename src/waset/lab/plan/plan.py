"""Plans: what a run plays, as a TOML file says it. docs/lab.md describes every key.

A plan stands for cells: all combinations of the games, player counts, modules, options, editions and line-ups that it
lists.
"""

import dataclasses
import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset import bots, games
from waset.bots.program import USUAL, Terms
from waset.core import edition
from waset.core.errors import BadOption, unknown
from waset.core.rng import LARGEST_SEED
from waset.lab.plan import toml_lines
from waset.lab.plan.cell import Cell, check
from waset.lab.plan.file import BadPlan, PlanEntry, PlanFile, shown
from waset.lab.plan.naming import file_names

CELL_KEYS: Final = ("game", "players", "modules", "options", "editions", "bots", "games")
KEYS: Final = ("name", "seed", "repeatable", "bot_seconds", "on_bot_failure", *CELL_KEYS, "cells")
DEFAULTS: Final[dict[str, Any]] = {"modules": [], "options": {}, "editions": "rebuilt"}
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")
MOST_CELLS: Final = 10_000
MOST_GAMES: Final = 1_000_000_000
MOST_PLAYERS: Final = 100
ALL_SUBSETS: Final = "all subsets"
AND_SO_ON: Final = "..."
"""The end of a line-up whose last bot takes all remaining seats."""


class Plan(NamedTuple):
    """What a run plays."""

    name: str
    file: PlanFile
    cells: list[Cell]
    files: list[str]
    """The name of each cell's file of records."""


def read(path: Path) -> Plan:
    """The plan in a file. Its editions are found relative to the folder of the file."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise BadPlan(f"{path}: not UTF-8 at byte {error.start + 1}") from None
    return parse(text, path)


def parse(text: str, path: Path) -> Plan:
    """The plan in the text of a file."""
    file = PlanFile(text, path)
    file.only(file.document, (), KEYS)
    name = file.words(PlanEntry(file.document.get("name", path.stem), ("name",)), "the name")
    if not NAME.fullmatch(name):
        raise file.bad(("name",), f"a name is 1 to 60 letters, digits, '.', '-' and '_', not {name!r:.80}")
    cells = list(itertools.islice(_cells(file), MOST_CELLS + 1))
    if len(cells) > MOST_CELLS:
        raise file.bad((), f"there are more than {MOST_CELLS} cells")
    return Plan(name, file, cells, file_names(cells))


def _cells(file: PlanFile) -> Iterator[Cell]:
    tables = file.document.get("cells", [{}])
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise file.bad(("cells",), "cells are written as tables, each after a line [[cells]]")
    seen: set[Any] = set()
    for number, table in enumerate(tables):
        path: toml_lines.Path = ("cells", number) if "cells" in file.document else ()
        if path:
            file.only(table, path, CELL_KEYS)
        part = _Part(file, table, path)
        for cell, line_up in part.cells():
            identity = _identity(cell)
            if identity in seen:
                raise file.bad(line_up.path, "the plan has this cell already: the same game with the same line-up")
            seen.add(identity)
            yield cell


def _identity(cell: Cell) -> Any:
    """What makes a cell different from others; line-ups that are rotations of each other are the same."""
    line_up = min(cell.seated(index) for index in range(cell.rotations))
    return cell.game, cell.players, cell.modules, tuple(cell.options.items()), _figures(cell), line_up


def _figures(cell: Cell) -> tuple[str, str]:
    return cell.edition.name, edition.digest(cell.edition)


class _Part:
    """A table of cells, or a whole plan without such tables."""

    def __init__(self, file: PlanFile, table: dict[str, Any], path: toml_lines.Path) -> None:
        self.file: PlanFile = file
        self.table: dict[str, Any] = table
        self.path: toml_lines.Path = path
        seed = PlanEntry(file.document.get("seed", 1), ("seed",))
        self.seed: int = file.whole(seed, "the seed", 0, LARGEST_SEED)
        self.games: int = file.whole(self._entry("games"), "the number of games", 1, MOST_GAMES)
        repeatable = file.document.get("repeatable", True)
        if type(repeatable) is not bool:
            raise file.bad(("repeatable",), "'repeatable' must be true or false")
        self.is_repeatable: bool = repeatable
        self.terms: Terms = _terms(file)

    def _entry(self, key: str) -> PlanEntry:
        """A value of this table; if it is missing, that of the plan as a whole, or the default."""
        if key in self.table:
            return PlanEntry(self.table[key], (*self.path, key))
        if key in self.file.document:
            return PlanEntry(self.file.document[key], (key,))
        if key in DEFAULTS:
            return PlanEntry(DEFAULTS[key], self.path)
        raise self.file.bad(self.path, f"the key {key!r} is missing")

    def cells(self) -> Iterator[tuple[Cell, PlanEntry]]:
        """All combinations, each with the entry of its line-up."""
        for game, players, modules in self._games():
            options = self.file.listed(self._entry("options"), "the options")
            editions = self.file.listed(self._entry("editions"), "the editions")
            line_ups = self.file.lists(self._entry("bots"), "the line-ups")
            for chosen, figures, line_up in itertools.product(options, editions, line_ups):
                cell = Cell(game, players, modules, {}, "rebuilt", (), self.games, self.seed, terms=self.terms)
                cell = self._with_options(cell, chosen)
                cell = self._with_edition(cell, figures)
                yield self._with_bots(cell, line_up), line_up

    def _games(self) -> Iterator[tuple[str, int, tuple[str, ...]]]:
        for title in self.file.listed(self._entry("game"), "the games"):
            with self.file.blaming(title):
                game = games.facts(self.file.words(title, "a game")).name
            for count in self.file.listed(self._entry("players"), "the player counts"):
                players = self.file.whole(count, "a player count", 1, MOST_PLAYERS)
                with self.file.blaming(count):
                    games.make(game, players=players, modules=_all_modules(game))
                for modules in self._modules(game, players):
                    yield game, players, modules

    def _modules(self, game: str, players: int) -> Iterator[tuple[str, ...]]:
        entry = self._entry("modules")
        if entry.value == ALL_SUBSETS:
            yield from _subsets(game, players)
            return
        for each in self.file.lists(entry, "the modules"):
            words = self.file.many_words(each, "a module")
            with self.file.blaming(each):
                wanted = _all_modules(game) if words == ["all"] else words
                modules = games.make(game, players=players, modules=wanted).modules
            yield modules

    def _with_options(self, cell: Cell, entry: PlanEntry) -> Cell:
        if not isinstance(entry.value, dict):
            raise self.file.bad(entry.path, 'options are written as a table, such as { first = "random" }')
        options = {}
        for name, value in entry.value.items():
            at = PlanEntry(value, (*entry.path, name))
            with self.file.blaming(at):
                known = [option.name for option in games.facts(cell.game).options]
                if name not in known:
                    raise BadOption(unknown(f"option of {cell.game}", name, known))
                options[name] = str(value)
                dataclasses.replace(cell, options=options).make()
        return dataclasses.replace(cell, options=dataclasses.replace(cell, options=options).make().options)

    def _with_edition(self, cell: Cell, entry: PlanEntry) -> Cell:
        name = self.file.words(entry, "an edition")
        is_file = "/" in name or "." in name
        wanted = Path(os.path.normpath(self.file.path.parent / name)) if is_file else name
        with self.file.blaming(entry):
            figures = dataclasses.replace(cell, edition=wanted).make()
        return dataclasses.replace(cell, edition=figures.edition)

    def _with_bots(self, cell: Cell, entry: PlanEntry) -> Cell:
        words = self.file.many_words(entry, "a bot")
        with self.file.blaming(PlanEntry(None, ("on_bot_failure",))):
            self.terms.checked(bots.names(cell.game))
        with self.file.blaming(entry):
            line_up = seats(words, cell.players)
            if self.is_repeatable:
                for word in line_up:
                    _check_repeatable(word, cell.game)
            cell = dataclasses.replace(cell, bots=line_up)
            check(cell)
        return dataclasses.replace(cell, games=whole_groups(cell, self.games))


def _terms(file: PlanFile) -> Terms:
    """The terms on which programs play."""
    seconds = file.document.get("bot_seconds", USUAL.seconds)
    if type(seconds) not in (int, float):
        raise file.bad(("bot_seconds",), f"the seconds of a program must be a number, not {shown(seconds)}")
    instead = PlanEntry(file.document.get("on_bot_failure", USUAL.instead), ("on_bot_failure",))
    return Terms(float(seconds), file.words(instead, "what is done when a program fails"))


def _all_modules(game: str) -> tuple[str, ...]:
    return tuple(module.name for module in games.facts(game).modules)


def _subsets(game: str, players: int) -> Iterator[tuple[str, ...]]:
    """Every choice of modules for this number of players, the smallest first."""
    known = _all_modules(game)
    for chosen in itertools.chain.from_iterable(itertools.combinations(known, size) for size in range(len(known) + 1)):
        try:
            games.make(game, players=players, modules=chosen)
        except BadOption:
            continue
        yield chosen


def seats(words: list[str], players: int) -> tuple[str, ...]:
    """A line-up as people write it: one bot for all seats, one for each, or `...` after the one that fills the rest."""
    if len(words) == 1:
        words = [*words, AND_SO_ON]
    if words[-1:] == [AND_SO_ON] and 2 <= len(words) <= players + 1:
        words = words[:-1] + words[-2:-1] * (players + 1 - len(words))
    if len(words) != players or AND_SO_ON in words:
        raise BadOption(
            f"for {players} players a line-up has one bot for all seats, or {players}, or ends with {AND_SO_ON!r} after"
            f" the bot that takes the remaining seats, not {words!r:.120}"
        )
    return tuple(words)


def whole_groups(cell: Cell, wanted: int) -> int:
    """As many games as wanted, or a few more, so that each bot sits on every seat equally often."""
    return -(-wanted // cell.rotations) * cell.rotations


def _check_repeatable(words: str, game: str) -> None:
    if bots.is_timed(words, game):
        name, _ = bots.level_and_budget(words)
        raise BadOption(
            f"the bot {words!r} thinks by the clock, so the run could not be repeated: give it a number of"
            f" simulations, as in '{name}:200', or say: repeatable = false"
        )
