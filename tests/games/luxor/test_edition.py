"""Editions of Luxor: written and read back, compared, and checked for what does not fit together."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import waset
from waset.core import edition as core
from waset.games.luxor.rules.edition import check, choose
from waset.games.luxor.rules.tables import ABOUT, REBUILT_EDITION, Edition

BASE = core.tables(REBUILT_EDITION)


def changed(**tables: Any) -> Edition:
    """The default edition with other tables, whether they fit or not."""
    return core.from_document(tables, REBUILT_EDITION, "luxor")


def rows(table: str, where: dict[str, Any], **figures: Any) -> dict[str, Any]:
    """A table of the default edition in which other figures stand in the rows that match."""
    made = [{**row, **figures} if where.items() <= row.items() else row for row in BASE[table]]
    assert made != BASE[table]
    return {table: made}


def without(table: str, **where: Any) -> dict[str, Any]:
    """A table of the default edition without the rows that match."""
    made = [row for row in BASE[table] if not where.items() <= row.items()]
    assert made != BASE[table]
    return {table: made}


# --- writing and reading --------------------------------------------------------------------------------------------


def test_an_exported_edition_reads_back_equal() -> None:
    document = tomllib.loads(core.to_toml(REBUILT_EDITION, "luxor", ABOUT))
    read = core.from_document(document, REBUILT_EDITION, "luxor")
    assert read == REBUILT_EDITION
    assert core.digest(read) == core.digest(REBUILT_EDITION)


def test_a_changed_edition_reads_back_with_its_digest() -> None:
    mine = changed(name="mine", **rows("supplies", {"what": "keys"}, copies=12))
    read = core.from_document(tomllib.loads(core.to_toml(mine, "luxor", ABOUT)), REBUILT_EDITION, "luxor")
    assert (read.name, core.digest(read)) == ("mine", core.digest(mine))
    assert core.digest(mine) != core.digest(REBUILT_EDITION)


def test_a_file_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(core.to_toml(changed(**rows("supplies", {"what": "keys"}, copies=12)), "luxor", ABOUT), "utf-8")
    for named in (file, str(file)):
        game = waset.make("luxor", edition=named)
        assert game.view(game.start(1), None)["keys"] == 12


def test_a_file_that_is_no_toml_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("spaces = [", "utf-8")
    with pytest.raises(waset.BadEdition, match=r"broken\.toml"):
        waset.make("luxor", edition=file)
    with pytest.raises(waset.BadEdition, match=r"missing\.toml"):
        waset.make("luxor", edition=tmp_path / "missing.toml")


def test_every_table_has_a_sentence_and_every_row_its_source() -> None:
    text = core.to_toml(REBUILT_EDITION, "luxor", ABOUT)
    assert all(f"# {sentence}" in text for sentence in ABOUT.values())
    rows_written = [line for line in text.splitlines() if line.startswith("  { ")]
    assert len(rows_written) == sum(len(table) for table in BASE.values())
    assert {line.rpartition("# ")[2] for line in rows_written} == {"book", "public", "rebuilt"}


def test_a_changed_row_says_so_and_the_others_keep_their_source() -> None:
    mine = changed(**rows("osiris_tiles", {"steps": 4}, steps=5))
    assert [row.source for row in mine.osiris_tiles] == ["book", "book", "book", "changed"]


# --- digest and differences -----------------------------------------------------------------------------------------


def test_a_table_that_came_later_does_not_change_older_digests() -> None:
    """Records and fitted weights name the digest of their edition: before hands had a table, it was this."""
    assert core.digest(REBUILT_EDITION) == "92006a0f424a5c07"
    assert core.digest(changed(hand=[{"cards": 5}])) == core.digest(REBUILT_EDITION)
    assert core.digest(changed(hand=[{"cards": 6}])) != core.digest(REBUILT_EDITION)


def test_the_name_does_not_change_the_digest() -> None:
    assert core.digest(changed(name="another")) == core.digest(REBUILT_EDITION)


@pytest.mark.parametrize("table", BASE)
def test_any_figure_changes_the_digest_and_only_its_table_differs(table: str) -> None:
    first = BASE[table][0]
    figure = next((key for key, value in first.items() if isinstance(value, int)), "")
    rest = BASE[table][1:]
    mine = changed(**{table: [{**first, figure: first[figure] + 1}, *rest] if figure else rest})
    assert core.digest(mine) != core.digest(REBUILT_EDITION)
    assert list(core.differences(mine, REBUILT_EDITION)) == [table]


def test_an_edition_does_not_differ_from_itself() -> None:
    assert core.differences(changed(name="another"), REBUILT_EDITION) == {}


def test_differences_make_the_edition_again() -> None:
    mine = changed(**rows("supplies", {"what": "keys"}, copies=12), **rows("walls", {"first": 41}, points=20))
    again = changed(**core.differences(mine, REBUILT_EDITION))
    assert core.digest(again) == core.digest(mine)


# --- what cannot be read --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"treasure": []}, "did you mean 'treasures'"),
        ({"scarabs": [{"point": 1, "copies": 1}]}, "did you mean 'points'"),
        ({"scarabs": [{"points": 1}]}, "scarabs, row 1: 'copies' is missing"),
        ({"scarabs": [{"points": "1", "copies": 1}]}, "scarabs, row 1: points must be a whole number, not '1'"),
        ({"scarabs": [{"points": True, "copies": 1}]}, "points must be a whole number"),
        ({"scarabs": [{"points": 1, "copies": -1}]}, "copies must be from 0 to 999"),
        ({"basic_cards": [{"card": 1, "copies": 31}]}, "basic_cards, row 1: card must be a text, not 1"),
        ({"scarabs": [3]}, "scarabs, row 1: a row is written"),
        ({"scarabs": {}}, "scarabs: a list of rows is needed"),
        ({"game": "senet"}, "this is an edition of 'senet'"),
        ({"name": ""}, "the name of an edition"),
        ({"name": 7}, "the name of an edition"),
        ({"tables": []}, "tables: must hold the tables of the edition"),
        ({"tables": {"scarab": []}}, "did you mean 'scarabs'"),
        ({"tables": {"scarabs": []}, "scarabs": []}, "'scarabs' appears both beside the tables and among them"),
    ],
)
def test_what_cannot_be_read_is_named(document: dict[str, Any], says: str) -> None:
    with pytest.raises(waset.BadEdition) as error:
        waset.make("luxor", edition=document)
    assert says in str(error.value)


@pytest.mark.parametrize("wanted", ["rebuild", 7])
def test_an_unknown_edition_is_refused(wanted: object) -> None:
    with pytest.raises(waset.BadEdition, match="unknown edition"):
        waset.make("luxor", edition=wanted)


def test_the_nearest_edition_is_named() -> None:
    with pytest.raises(waset.BadEdition, match="did you mean 'rebuilt'"):
        waset.make("luxor", edition="rebuild")


# --- what does not fit together -------------------------------------------------------------------------------------


def test_nothing_is_wrong_with_the_default_edition() -> None:
    assert check(REBUILT_EDITION) == []
    assert choose(None, 2, ()) is choose("rebuilt", 5, ("artifacts",)) is REBUILT_EDITION


ERRORS: list[tuple[dict[str, Any], str]] = [
    (without("spaces", space=40), "spaces: each of the spaces 1 to 40 must be listed once"),
    (rows("spaces", {"space": 40}, space=39), "spaces: each of the spaces 1 to 40 must be listed once"),
    (rows("spaces", {"space": 1}, kind="tresure"), "did you mean 'treasure'"),
    (rows("spaces", {"space": 1}, icon="snake"), "spaces: unknown word 'snake'"),
    (rows("spaces", {"space": 5}, icon="lion"), "spaces: space 5 has a temple icon, but no treasure lies there"),
    (without("statues", after=9), "statues: three are needed"),
    (rows("statues", {"after": 9}, after=25), "statues: three are needed"),
    (rows("statues", {"after": 29}, after=40), "statues: three are needed"),
    (rows("walls", {"first": 41}, last=42), "walls: each space from 1 to 41"),
    (rows("walls", {"first": 9}, first=8), "walls: each space from 1 to 41"),
    (rows("basic_cards", {"card": "1"}, card="one"), "basic_cards: unknown card 'one'"),
    (rows("basic_cards", {"card": "1"}, card="0"), "basic_cards: '0' moves nobody"),
    (rows("basic_cards", {"card": "1"}, card="15"), "basic_cards: the card '15' has a number above 14"),
    (rows("basic_cards", {"card": "1"}, card="10"), "basic_cards: '10' moves more than 9"),
    (rows("basic_cards", {"card": "1"}, card="+/-10"), "basic_cards: '+/-10' moves more than 9"),
    (rows("basic_cards", {"card": "1"}, card="+/-0"), "basic_cards: unknown card '+/-0'"),
    (rows("equipment", {"card": "6"}, card="+/-2"), "equipment: '+/-2' belongs to another kind of cards"),
    (rows("basic_cards", {"card": "1"}, card="2+"), "basic_cards: '2+' belongs to another kind of cards"),
    (rows("basic_cards", {"card": "1"}, card="4-2"), "basic_cards: the card '4-2' leaves nothing to choose"),
    (rows("basic_cards", {"card": "1"}, card="2-15"), "basic_cards: the card '2-15' has a number above 14"),
    (rows("horus_cards", {"card": "1-3"}, card="+/-1"), "horus_cards: '+/-1' belongs to another kind of cards"),
    (
        {"basic_cards": [{"card": "1", "copies": 20}]},
        "basic_cards: 4 hands and a draw need 21 cards or more, there are 20",
    ),
    ({"hand": []}, "hand: one row is needed, there are 0"),
    ({"hand": [{"cards": 5}, {"cards": 6}]}, "hand: one row is needed, there are 2"),
    ({"hand": [{"cards": 1}]}, "hand: a hand has 2 to 9 cards, not 1"),
    ({"hand": [{"cards": 10}]}, "hand: a hand has 2 to 9 cards, not 10"),
    ({"hand": [{"cards": 8}]}, "basic_cards: 4 hands and a draw need 33 cards or more, there are 31"),
    (rows("horus_cards", {"card": "1-3"}, level=4), "horus_cards: '1-3' has level 4"),
    (without("horus_cards", level=2), "there is a Horus space of level 2, but no card of that level"),
    (rows("treasures", {"type": "vase"}, type="vaze"), "did you mean 'vase'"),
    (rows("treasures", {"needs": 3}, needs=6), "treasures: a treasure needs 1 to 5 adventurers, not 6"),
    (rows("treasures", {"needs": 3}, needs=0), "treasures: a treasure needs 1 to 5 adventurers, not 0"),
    (without("treasures", needs=3), "treasures: 30 spaces need a treasure tile, there are 27"),
    (rows("temple_tiles", {"stack": "cobra"}, stack="cobras"), "did you mean 'cobra'"),
    (rows("temple_tiles", {"tile": "tunnel"}, tile="tunel"), "did you mean 'tunnel'"),
    ({"osiris_tiles": [{"steps": 1, "copies": 3}]}, "osiris_tiles: 4 spaces need one, there are 3"),
    (rows("osiris_tiles", {"steps": 4}, steps=0), "osiris_tiles: an Osiris tile adds 1 to 14 steps"),
    (without("supplies", what="keys"), "supplies: one row each is needed"),
    (rows("sets", {"sets": 8}, sets=9), "sets: the rows must count 1, 2, 3 and so on"),
    ({"scarabs": []}, "scarabs: 1 to 10 rows are needed, there are 0"),
    (
        {"scarabs": [{"points": value, "copies": 1} for value in range(41)]},
        "scarabs: 1 to 10 rows are needed, there are 41",
    ),
    ({"sarcophagi": [{"points": value} for value in range(9, 3, -1)]}, "sarcophagi: at most 5"),
]


@pytest.mark.parametrize(("tables", "says"), ERRORS)
def test_an_inconsistent_edition_is_refused(tables: dict[str, Any], says: str) -> None:
    assert any(says in finding.text for finding in check(changed(**tables)) if finding.is_error)
    with pytest.raises(waset.BadEdition, match="cannot be played") as error:
        waset.make("luxor", edition=tables)
    assert says in str(error.value)


WARNINGS: list[tuple[dict[str, Any], list[str]]] = [
    (
        {"hand": [{"cards": 7}], "equipment": [{"card": "6", "copies": 6}]},
        [
            "basic_cards: 5 hands and a draw need 36 cards or more, there are 31: it cannot be played by 5 players"
            " without equipment",
            "equipment: with the module 'equipment' each player needs 7 cards, there are 6",
        ],
    ),
    (
        rows("spaces", {"space": 7}, kind="horus 2"),
        ["spaces: the printed temple has 4 Osiris spaces and 2 Horus spaces of each level"],
    ),
    (
        rows("walls", {"first": 17}, points=1),
        ["walls: the value falls from 2 to 1 at space 17, towards the tomb"],
    ),
    (
        rows("treasures", {"needs": 3, "type": "vase"}, copies=3),
        ["treasures: 2 tiles more than spaces go to the box unseen"],
    ),
    (
        without("temple_tiles", stack="lion", tile="wild"),
        ["temple_tiles: 4 spaces show the lion, but its stack has 3 tiles"],
    ),
]


@pytest.mark.parametrize(("tables", "says"), WARNINGS)
def test_a_warning_does_not_keep_from_playing(tables: dict[str, Any], says: list[str]) -> None:
    assert [(finding.is_error, finding.text) for finding in check(changed(**tables))] == [
        (False, text) for text in says
    ]
    game = waset.make("luxor", edition=tables)
    assert game.view(game.start(1), None)["round"] == 1


def test_an_edition_object_is_checked_too() -> None:
    assert waset.make("luxor", edition=REBUILT_EDITION).edition is REBUILT_EDITION
    with pytest.raises(waset.BadEdition, match="cannot be played"):
        waset.make("luxor", edition=changed(**without("horus_cards", level=1)))
