"""A run: cells played by a crew of workers, with a file of records for each."""

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TypeAlias

from waset.core import edition, fitted
from waset.core.errors import WasetError
from waset.lab.plan.cell import Cell
from waset.lab.plan.file import PlanFile
from waset.lab.plan.plan import Plan
from waset.lab.run import store
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew, deaf, play_all
from waset.lab.run.watch import Watch

PLAN: Final = "plan.toml"
"""The copy of the plan in the folder of its run."""
FITTED: Final = "fitted"
"""The subfolder with the weights that were fitted to its editions, by their marks."""
RECORDS: Final = "records"
"""The subfolder with the records."""
STOPPED: Final = "stopped.json"
"""What a run that may stop early has decided, in its folder."""
OnGame: TypeAlias = Callable[[int, int, Summary], None]
"""Called with the cell, the game (both counted from 0) and its summary; the games of a cell come in order."""


def play(
    cells: Sequence[Cell],
    files: Sequence[Path | None],
    crew: Crew,
    on_game: OnGame,
    *,
    resume: bool = True,
    verify: bool = False,
    watch: Watch | None = None,
) -> bool:
    """Reads what is in the files, plays the rest and writes it; returns whether everything is done now.

    Ctrl-C stops the run: the files hold exactly the games that `on_game` was called with. With a watch, a cell is done
    as soon as its figure is decided; games beyond that are cut off, so that the files do not depend on the workers.
    """
    done = [0] * len(cells)

    def tell(cell: int, summary: Summary) -> None:
        done[cell] += 1
        on_game(cell, done[cell] - 1, summary)
        if watch is not None:
            watch.add(cell, done[cell] - 1, summary)

    try:
        for number, (cell, file) in enumerate(zip(cells, files, strict=True)):
            if resume and file is not None and file.exists():
                for summary in store.take_up(cell, file, verify):
                    tell(number, summary)
        _play_rest(cells, files, crew, done, tell, watch)
    except KeyboardInterrupt:
        return False
    if watch is not None:
        for number, file in enumerate(files):
            if file is not None and (limit := watch.limit(number)) is not None:
                store.cut(file, limit)
    return True


def _play_rest(
    cells: Sequence[Cell],
    files: Sequence[Path | None],
    crew: Crew,
    done: Sequence[int],
    tell: Callable[[int, Summary], None],
    watch: Watch | None,
) -> None:
    def is_decided(cell: int) -> bool:
        return watch is not None and watch.limit(cell) is not None

    try:
        with closing(play_all(cells, done, crew, is_decided)) as batches:
            for batch, played in batches:
                with deaf():
                    if (file := files[batch.cell]) is not None:
                        store.append(file, b"".join(line for line, _ in played.games))
                    for _, summary in played.games:
                        tell(batch.cell, summary)
                if played.error is not None:
                    raise played.error
    except WasetError as error:
        total = sum(cell.games for cell in cells)
        raise type(error)(f"{error} ({sum(done)} of {total} games are done)") from None


# --- a plan in its folder ------------------------------------------------------------------------------------------


def play_plan(plan: Plan, folder: Path, crew: Crew, on_game: OnGame, stop_early: float | None = None) -> bool:
    """Plays a plan in a folder of its own, or continues it; returns whether everything is done now."""
    return play_plans([plan], [folder], crew, on_game, stop_early)


def play_plans(
    plans: Sequence[Plan], folders: Sequence[Path], crew: Crew, on_game: OnGame, stop_early: float | None = None
) -> bool:
    """Plays one plan, or two whose cells pair up; `on_game` counts the cells of both.

    With `stop_early` a cell, or a pair of cells, is done when it is clear that its watched share differs, or that it
    differs by less than this (`Watch`).
    """
    with ExitStack() as locks:
        for plan, folder in zip(plans, folders, strict=True):
            store.make_folder(folder)
            locks.enter_context(store.locked(folder))
            _claim(folder, plan)
            _keep_weights(folder, plan)
            if stop_early is None:
                (folder / STOPPED).unlink(missing_ok=True)
        cells = [cell for plan in plans for cell in plan.cells]
        files = [folder / RECORDS / name for plan, folder in zip(plans, folders, strict=True) for name in plan.files]
        watch = None if stop_early is None else Watch(cells, len(plans), stop_early)
        is_complete = play(cells, files, crew, on_game, watch=watch)
        if watch is not None and is_complete:
            for folder in folders:
                store.write_new(folder / STOPPED, watch.as_json(files, folder / RECORDS))
        return is_complete


def _claim(folder: Path, plan: Plan) -> None:
    """Makes sure that a folder belongs to a plan: a new one gets a copy of it."""
    copy = folder / PLAN
    if copy.exists():
        changes = differences(PlanFile(copy.read_text("utf-8"), copy).document, plan.file.document)
        if changes:
            raise WasetError(
                f"{folder} holds the run of another plan: {'; '.join(changes)}. Give the plan another name, or the run"
                " another folder with --out"
            )
    elif any(each.name != PLAN + ".part" for each in folder.iterdir()):
        raise WasetError(f"{folder} is not empty, and not the folder of a run: it has no {PLAN}")
    else:
        store.write_new(copy, plan.file.text)
    (folder / RECORDS).mkdir(exist_ok=True)


def _keep_weights(folder: Path, plan: Plan) -> None:
    """Keeps the weights that its players judge by: those beside an edition may be fitted again."""
    for cell in plan.cells:
        weights = getattr(cell.edition, "fitted", ())
        if weights:
            store.make_folder(folder / FITTED)
            kept = fitted.FittedFile(cell.game, edition.digest(cell.edition), weights, {})
            store.write_new(folder / FITTED / f"{fitted.mark(weights)}.json", fitted.text(kept))


def differences(before: Any, now: Any, where: str = "") -> list[str]:
    """How two documents differ, in words."""
    if isinstance(before, dict) and isinstance(now, dict):
        keys = dict.fromkeys([*before, *now])
        inner = [(f"{where}.{key}".lstrip("."), before.get(key), now.get(key)) for key in keys]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        inner = [(f"{where}[{at}]", old, new) for at, (old, new) in enumerate(zip(before, now, strict=True), 1)]
    else:
        return [] if before == now else [f"{where} was {_said(before)} and is {_said(now)}"]
    return [change for name, old, new in inner for change in differences(old, new, name)]


def _said(value: Any) -> str:
    return "not set" if value is None else f"{json.dumps(value, ensure_ascii=False, default=str):.100}"
