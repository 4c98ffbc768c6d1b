"""Records from anywhere, sorted into a folder that reports and comparisons read as they read a run."""

import io
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from waset.core import record
from waset.core.errors import BadOption
from waset.lab.plan.naming import LONGEST, UNSAFE
from waset.lab.read.observers import played_by
from waset.lab.run import store
from waset.lab.run.run import PLAN, RECORDS


def sort_records(lines: Iterable[bytes], folder: Path) -> dict[str, int]:
    """Writes each game into a file of its kind: game, players, modules, options, edition, and who played.

    Returns how many games each file has. What was sorted into the folder before is replaced.
    """
    if (folder / PLAN).exists():
        raise BadOption(f"{folder} is the folder of a run: name another one")
    found: dict[str, list[bytes]] = {}
    for line in lines:
        for kept in record.read(io.BytesIO(line)):
            found.setdefault(_file_name(kept.header), []).append(line)
    store.make_folder(folder / RECORDS)
    for old in (folder / RECORDS).glob("*.jsonl"):
        if old.name not in found:
            old.unlink()
    for name, games in found.items():
        store.write_new(folder / RECORDS / name, b"".join(games).decode())
    return {name: len(games) for name, games in sorted(found.items())}


def _file_name(header: dict[str, Any]) -> str:
    """The words of a kind of game, then a digest of its edition and options where they are not in the words."""
    who = sorted(played_by(header))
    options = [f"{name}={value}" for name, value in header["options"].items()]
    edition = header["edition"]
    words = [
        header["game"],
        f"{header['players']}p",
        "+".join(header["modules"]),
        edition["name"],
        edition["digest"][:8],
    ]
    name = "-".join(filter(None, [*words, *options, *dict.fromkeys(who)]))
    counts = "".join(str(who.count(each)) for each in dict.fromkeys(who))
    return re.sub(UNSAFE, "_", name)[: LONGEST - len(counts)] + f"-{counts}.jsonl"
