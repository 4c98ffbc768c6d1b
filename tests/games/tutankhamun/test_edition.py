"""Editions: a designer changes sets, idols, rings and start points, and is told what cannot be."""

from pathlib import Path
from typing import Any

import pytest

import waset
from tests.games.tutankhamun.kit import make, tut
from waset.core import edition as core_edition
from waset.core.rng import Rng
from waset.games.tutankhamun.rules.edition import check, choose
from waset.games.tutankhamun.rules.tables import ABOUT, REBUILT_EDITION

TABLES = core_edition.tables(REBUILT_EDITION)


def changed(table: str, row: int, **fields: Any) -> dict[str, Any]:
    """The document of an edition in which one row is different."""
    rows = [dict(each) for each in TABLES[table]]
    rows[row].update(fields)
    return {table: rows}


def test_every_figure_is_from_the_rulebook() -> None:
    """T-COMP-1, T-COMP-2, T-DATA-2: nothing had to be rebuilt."""
    for table in ("sets", "rings", "idols", "start"):
        assert all(row.source == core_edition.BOOK for row in getattr(REBUILT_EDITION, table))
    assert check(REBUILT_EDITION) == []


def test_an_edition_goes_through_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(core_edition.to_toml(REBUILT_EDITION, "tutankhamun", ABOUT), "utf-8")
    assert core_edition.digest(choose(path)) == core_edition.digest(REBUILT_EDITION)
    assert choose(str(path)).sets[0].set == "Senet Game"


def test_a_variant_is_played() -> None:
    """Two Thoth less, an eleventh and a twelfth ring, other points."""
    idols = [row for row in TABLES["idols"] if row["god"] != "Thoth"]
    variant = {"idols": idols, "rings": [{"tiles": 12, "each": 2, "bonus": 7}], **changed("start", 0, points=40)}
    table = tut(2, edition=variant, nile={3: "Scarab Ring"}).sail(3)
    assert table.points == [38, 40]
    game = make(2, edition=variant)
    for seed in range(5):
        state = game.start(seed)
        rng = Rng(seed)
        while not game.is_over(state):
            game.apply(state, state.options[rng.below(len(state.options))])
        assert game.position(game.document(state)).key() == state.key()


ERRORS: list[tuple[dict[str, Any], str]] = [
    (changed("sets", 0, tiles=7), "the Nile has 80 slots, but there are 79 tiles"),
    (changed("sets", 2, set="throne"), "the name 'throne' is taken"),
    (changed("sets", 0, set="Horus"), "the name 'Horus' is taken"),
    (changed("sets", 0, set="a  b"), "a name has 1 to 30 characters and single spaces"),
    (changed("sets", 0, set=""), "a name has 1 to 30 characters"),
    (changed("sets", 0, tiles=0), "'Senet Game' needs a tile"),
    (changed("idols", 0, god="Seth"), "unknown god 'Seth'"),
    (changed("idols", 0, god="Isis"), "Isis must be in exactly one row"),
    (changed("start", 0, players=7), "one row is needed for each of 2 to 6 players"),
    (changed("start", 0, points=0), "2 players need a point to lose"),
    ({"rings": []}, "rings: one row is needed, there are 0"),
    ({"sets": []}, "sets: 1 to 40 rows are needed, there are 0"),
    ({"game": "luxor"}, "this is an edition of 'luxor', not of 'tutankhamun'"),
    ({"cards": []}, "unknown table 'cards'"),
]


@pytest.mark.parametrize(("document", "message"), [*ERRORS, ("mine", "unknown edition 'mine'")])
def test_what_cannot_be_played_is_refused(document: Any, message: str) -> None:
    with pytest.raises(waset.BadEdition) as refusal:
        make(2, edition=document)
    assert message in str(refusal.value)


ODD: list[tuple[dict[str, Any], str]] = [
    (changed("sets", 0, first=7), "pays 7 for 8 tiles; the rulebook pays 1 per tile"),
    (changed("sets", 0, first=7), "pays 4 after 7; the rulebook pays half"),
    (changed("sets", 0, second=9), "pays more for the second place than for the first"),
    (changed("start", 0, points=31), "31 points do not fit the Spirit Track"),
]


@pytest.mark.parametrize(("document", "message"), ODD)
def test_what_is_odd_is_said_but_can_be_played(document: Any, message: str) -> None:
    findings = check(choose(document))
    assert not any(finding.is_error for finding in findings)
    assert any(message in finding.text for finding in findings)
