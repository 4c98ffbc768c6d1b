"""An edition is drawn as it is: walls, statues, sarcophagi, icons, counts, values and names, and it is named."""

import re

import pytest

import waset
from tests.cli.scenes import scene
from tests.editions import other_nile, other_temple
from waset.cli.terminal.screens import screen_for
from waset.games.luxor.terminal.temple import CELL, PATH, corner, temple
from waset.games.tutankhamun.terminal.river import called
from waset.games.tutankhamun.terminal.sets import table, track


def cell_of(lines: list[str], space: int) -> list[str]:
    """The three lines of a space; the line above the temple has the stairs."""
    row, column = corner(PATH[space - 1])
    return [line[column : column + CELL] for line in lines[1 + row : 4 + row]]


@pytest.mark.parametrize("edition", ["rebuilt", other_temple()], ids=["printed", "other"])
def test_the_temple_is_that_of_its_edition(edition: object) -> None:
    game = waset.make("luxor", players=3, edition=edition)
    shown = scene(game, game.start(4), None)
    lines = [line.plain for line in temple(shown)]
    for row in game.edition.walls:
        for space in range(row.first, min(row.last, 40) + 1):
            assert cell_of(lines, space)[0].split() == [str(space), f"+{row.points}"]
    for row in game.edition.spaces:
        if shown.view["spaces"][row.space - 1].split()[0] in ("vase", "statue", "jewelry"):
            assert cell_of(lines, row.space)[1].rstrip().endswith(f" {row.icon[0]}") == (row.icon != "none")
    worth = " ".join(str(row.points) for row in game.edition.sarcophagi)
    assert any(f"Sarcophagi {worth}" in line for line in lines)
    for row in game.edition.statues:
        assert "▲" in between(lines, row.after)
    assert sum(line.count("▲") for line in lines) == len(game.edition.statues)


def between(lines: list[str], space: int) -> str:
    """What stands between a space and the next one."""
    here, there = PATH[space - 1], PATH[space]
    row, column = corner(here if here < there else there)
    if here[0] == there[0]:
        return lines[2 + row][column + CELL]
    return lines[4 + row][column : column + CELL]


@pytest.mark.parametrize("edition", ["rebuilt", other_nile()], ids=["printed", "other"])
def test_the_sets_and_the_track_are_those_of_their_edition(edition: object) -> None:
    game = waset.make("tutankhamun", players=4, edition=edition)
    shown = scene(game, game.start(4), None)
    rows = [line.plain for line in table(shown)]
    for each in game.edition.sets:
        (row,) = [row for row in rows if f" {called(shown, each.set, 'terminal-set')} " in row]
        assert re.search(rf" {each.tiles}/{each.tiles} .* {each.first} -  {each.second} -", row)
    (ring,) = game.edition.rings
    (row,) = [row for row in rows if f"scarab ring +{ring.each}" in row]
    assert re.search(rf"{ring.tiles}/{ring.tiles} .* {ring.bonus} - *$", row)
    highest = max(30, *(row.points for row in game.edition.start))
    assert track(shown, 50)[1].plain.split()[0] == str(highest)


@pytest.mark.parametrize(("name", "edition"), [("luxor", other_temple()), ("tutankhamun", other_nile())])
def test_another_edition_is_named_and_the_usual_one_is_not(name: str, edition: object) -> None:
    for wanted in ("rebuilt", edition):
        game = waset.make(name, players=3, edition=wanted)
        first = screen_for(name).draw(scene(game, game.start(1), 0))[0].plain
        said = f"{name.upper()} ({game.edition.name})"
        assert first.startswith(name.upper())
        assert first.startswith(said) == (wanted is edition)
