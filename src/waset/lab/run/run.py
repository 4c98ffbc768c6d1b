"""A run: cells played by a crew of workers, with a file of records for each."""

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

from waset.core.errors import WasetError
from waset.lab.plan.cell import Cell
from waset.lab.plan.file import PlanFile
from waset.lab.plan.plan import Plan
from waset.lab.run import store
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew, deaf, play_all

PLAN: Final = "plan.toml"
"""The copy of the plan in the folder of its run."""
RECORDS: Final = "records"
"""The subfolder with the records."""
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
) -> bool:
    """Reads what is in the files, plays the rest and writes it; returns whether everything is done now.

    Ctrl-C stops the run: the files hold exactly the games that `on_game` was called with.
    """
    done = [0] * len(cells)

    def tell(cell: int, summary: Summary) -> None:
        done[cell] += 1
        on_game(cell, done[cell] - 1, summary)

    try:
        for number, (cell, file) in enumerate(zip(cells, files, strict=True)):
            if resume and file is not None and file.exists():
                for summary in store.take_up(cell, file, verify):
                    tell(number, summary)
        _play_rest(cells, files, crew, done, tell)
    except KeyboardInterrupt:
        return False
    return True


def _play_rest(
    cells: Sequence[Cell],
    files: Sequence[Path | None],
    crew: Crew,
    done: Sequence[int],
    tell: Callable[[int, Summary], None],
) -> None:
    try:
        with closing(play_all(cells, done, crew)) as batches:
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


def play_plan(plan: Plan, folder: Path, crew: Crew, on_game: OnGame) -> bool:
    """Plays a plan in a folder of its own, or continues it; returns whether everything is done now."""
    store.make_folder(folder)
    with store.locked(folder):
        _claim(folder, plan)
        files = [folder / RECORDS / name for name in plan.files]
        return play(plan.cells, files, crew, on_game)


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
