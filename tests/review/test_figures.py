"""The tables of docs/review.md: whoever is stopped continues, and the same games make the same tables."""

from pathlib import Path

import pytest

from tests.review import figures
from tests.review.figures import batches, look_at, tables


def test_what_was_found_is_kept_and_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "BATCH", 2)
    monkeypatch.setattr(figures, "NOISY_GAMES", 1)
    monkeypatch.setattr(figures, "SEEDS", 2)
    monkeypatch.setitem(figures.REVIEWED, "luxor", 2)
    todo = batches("luxor", 15, 1)
    assert [batch.is_reviewed for batch in todo[:3]] == [True, False, True]
    told: list[int] = []
    path = tmp_path / "kept" / "luxor.jsonl"
    whole = look_at(todo, path, 1, told.append)
    assert told == sorted(told)
    assert told[-1] == 17, "three of each kind, and two of unequal bots"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]) + lines[4][:9])
    assert look_at(todo, path, 1, told.append) == whole
    text = "\n".join(tables("luxor", whole, 1))
    assert "15 games" in text
    assert "| 2 players | 2 |" in text
    assert "A scribe against a porter, 2 games" in text
