"""What lies on the table from the start: data of a declared shape that says what the edition in play says."""

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.contract.shapes import misfits
from tests.editions import other_nile, other_temple
from waset.games.luxor.rules import facts as luxor
from waset.games.luxor.rules import pieces
from waset.games.tutankhamun.rules import facts as tutankhamun

BOARDS: dict[str, Any] = {"luxor": luxor.Board, "tutankhamun": tutankhamun.Board}
ALL = ("fifth-player", "mummy", "equipment", "artifacts", "characters")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_board_has_its_declared_shape_and_survives_json(case: Case) -> None:
    game = case.make()
    board = game.board()
    assert misfits(board, BOARDS[case.name]) == []
    assert json.loads(json.dumps(board)) == board
    assert (board["game"], board["edition"], board["players"]) == (case.name, "rebuilt", case.players)
    assert set(board.get("modules", ())) == set(case.modules)


@pytest.mark.parametrize("case", [Case("luxor", 3, ALL), Case("tutankhamun", 3)], ids=str)
def test_a_board_is_the_same_at_every_time_and_belongs_to_whoever_asked(case: Case) -> None:
    """It follows from the game alone, so it tells nothing of a state, and nobody can spoil it for others."""
    game = case.make()
    before = game.board()
    spoiled: Any = game.board()
    spoiled.clear()
    game.play_out(game.start(seed=1), waset.Rng(1))
    assert game.board() == before == case.make().board()


# --- each fact of an edition ----------------------------------------------------------------------------------------


def leaves(value: Any, where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every single figure in plain data, with its place."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        yield from leaves(each, (*where, str(key)))
    if not isinstance(value, dict | list):
        yield where, value


def changed(edition: Any, table: str, column: str) -> Any:
    """The edition with another figure in the last row of a table."""
    rows = list(getattr(edition, table))
    rows[-1] = rows[-1]._replace(**{column: getattr(rows[-1], column) + 1})
    return dataclasses.replace(edition, name="other", **{table: tuple(rows)})


def test_a_temple_that_differs_everywhere_has_a_board_that_does() -> None:
    edition = other_temple()
    board: Any = waset.make("luxor", players=3, modules=ALL, edition=edition).board()
    assert board["edition"] == "upside down"
    assert [(row["space"], row["icon"] or "none") for row in board["spaces"]] == [
        (row.space, row.icon) for row in edition.spaces
    ]
    kinds = [f"horus {row['level']}" if row["level"] else row["kind"] for row in board["spaces"]]
    assert kinds == [row.kind for row in edition.spaces]
    assert board["statues"] == [row.after for row in edition.statues]
    assert [tuple(row.values()) for row in board["walls"]] == [row[:3] for row in edition.walls]
    assert board["sarcophagi"] == [row.points for row in edition.sarcophagi]
    assert board["sets"] == [row.points for row in edition.sets]
    assert [(row["points"], row["copies"]) for row in board["scarabs"]] == [row[:2] for row in edition.scarabs]
    supplies = {row.what: row.copies for row in edition.supplies}
    assert [board["keys"], board["wild"], board["rounds"]] == [
        supplies["keys"],
        supplies["wild treasures"],
        supplies["rounds"],
    ]


def test_the_cards_and_tiles_of_a_board_are_those_of_the_edition() -> None:
    edition = other_temple()
    board: Any = waset.make("luxor", players=3, modules=ALL, edition=edition).board()
    assert {row["name"]: row["basic"] for row in board["cards"] if row["basic"]} == {
        row.card: row.copies for row in edition.basic_cards
    }
    horus: dict[tuple[str, int], int] = {}
    for row in (*edition.horus_cards, *edition.extra_horus_cards):
        horus[row.card, row.level] = horus.get((row.card, row.level), 0) + row.copies
    assert {(row["name"], row["level"]): row["horus"] for row in board["cards"] if row["horus"]} == {
        (f"{card} (level {level})", level): copies for (card, level), copies in horus.items()
    }
    tiles = {row["name"]: row for row in board["tiles"]}
    for row in edition.treasures:
        tile = tiles[f"{row.type} {row.needs}/{row.points}"]
        assert [tile[key] for key in ("type", "needs", "points", "copies")] == list(row[:4])
    for row in edition.artifacts:
        tile = tiles[f"artifact {row.needs}/{row.points}"]
        assert (tile["type"], tile["copies"]) == ("artifact", row.copies)
    assert [(row["steps"], row["copies"]) for row in board["tiles"] if row["kind"] == "osiris"] == [
        row[:2] for row in edition.osiris_tiles
    ]
    stacks = {row["icon"]: row["tiles"] for row in board["temple"]}
    assert {(row.stack, row.tile): row.copies for row in edition.temple_tiles} == {
        (icon, tile): copies for icon, there in stacks.items() for tile, copies in there.items()
    }


def test_the_parts_of_the_modules_are_those_of_the_edition() -> None:
    edition = other_temple()
    modules: Any = waset.make("luxor", players=3, modules=ALL, edition=edition).board()["modules"]
    mummy = modules["mummy"]
    assert [tuple(row.values()) for row in mummy["tiles"]] == [row[:3] for row in edition.mummy_tiles]
    assert mummy["free_choice"] == [row.item for row in edition.free_choice]
    supplies = {row.what: row.copies for row in edition.supplies}
    assert mummy["talismans"] == supplies["talismans"]
    assert mummy["talismans_each"] == next(row.each for row in edition.talismans if row.players == 3)
    assert mummy["starts"] == max(row.space for row in edition.spaces if row.kind == "treasure")
    assert modules["equipment"]["cards"] == {row.card: row.copies for row in edition.equipment}
    assert modules["artifacts"]["points"] == supplies["artifact points"]
    plain = [row.space for row in edition.spaces if row.kind == "treasure" and row.icon == "none"]
    assert modules["artifacts"]["doubled"] == plain[: pieces.HIDDEN_TILES]
    assert modules["characters"]["characters"] == list(pieces.CHARACTERS)


def test_a_nile_that_differs_everywhere_has_a_board_that_does() -> None:
    edition = other_nile()
    board: Any = waset.make("tutankhamun", players=4, edition=edition).board()
    assert board["edition"] == "upstream"
    assert [tuple(row.values()) for row in board["sets"]] == [row[:4] for row in edition.sets]
    assert board["rings"] == {"name": "Scarab Ring", "tiles": 11, "each": 2, "bonus": 7}
    assert {row["name"]: row["tiles"] for row in board["idols"]} == {row.god: row.tiles for row in edition.idols}
    assert [tuple(row.values()) for row in board["start"]] == [row[:2] for row in edition.start]
    assert (board["start_points"], board["track"]) == (33, 39)


FIGURES = [
    *(("luxor", table, "points") for table in ("walls", "sarcophagi", "sets", "scarabs")),
    *(("luxor", table, "copies") for table in ("basic_cards", "horus_cards", "extra_horus_cards", "treasures")),
    *(("luxor", table, "copies") for table in ("temple_tiles", "osiris_tiles", "supplies", "mummy_tiles")),
    *(("luxor", table, "copies") for table in ("equipment", "artifacts")),
    ("luxor", "statues", "after"),
    ("luxor", "mummy_tiles", "cost"),
    ("luxor", "osiris_tiles", "steps"),
    *(("tutankhamun", "sets", column) for column in ("first", "second")),
    *(("tutankhamun", "rings", column) for column in ("each", "bonus")),
    ("tutankhamun", "start", "points"),
]


@pytest.mark.parametrize(("name", "table", "column"), FIGURES)
def test_one_other_figure_makes_another_board(name: str, table: str, column: str) -> None:
    players, modules = (4, ALL) if name == "luxor" else (6, ())
    printed: Any = waset.make(name, players=players, modules=modules)
    edition = changed(printed.edition, table, column)
    was = dict(leaves(printed.board()))
    now = dict(leaves(waset.make(name, players=players, modules=modules, edition=edition).board()))
    assert was != {**now, ("edition",): "rebuilt"}


def test_the_words_of_a_board_are_in_the_order_of_the_pieces() -> None:
    board: Any = waset.make("luxor", players=2, modules=ALL).board()
    assert (*pieces.TYPES, "artifact") == luxor._TREASURES
    assert pieces.ICONS[1:] == luxor._ICONS
    kinds = {row["name"].partition(" (")[0]: (row["kind"], row["number"]) for row in board["cards"]}
    assert kinds["+/-1"] == ("plus minus", 1)
    assert kinds["die"] == ("die", 0)
    assert kinds["5"] == ("steps", 5)
    assert kinds["1-3"] == ("up to", 3)
    assert kinds["1-die"] == ("up to die", 0)
    assert kinds["all +2"] == ("all", 2)
    assert kinds["last to second last"] == ("last", 0)
    assert kinds["one less 3"] == ("one less", 3)
    assert kinds["die +/-1"] == ("die plus minus", 0)
    assert kinds["2+"] == ("plus", 2)
