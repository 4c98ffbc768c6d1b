"""Pictures show the edition that is played: every fact that differs is drawn elsewhere or with other signs."""

import dataclasses
from typing import Any

import numpy as np
import pytest

import waset
from tests.editions import other_nile, other_temple
from waset.core.meaning import AnyView
from waset.envs.picture import MARGIN, Picture, picture
from waset.games.luxor.env.picture import HIGH, WIDE
from waset.games.luxor.spiral import spiral

TEMPLE_FACTS = ("walls", "statues", "sarcophagi")
PATH = spiral(6, 7)


def drawn(name: str, edition: Any, view: AnyView) -> Picture:
    """The picture of one view on the board of an edition."""
    return picture(waset.make(name, players=3, edition=edition), view)


def start(name: str) -> tuple[Any, AnyView]:
    """The usual edition, and what a spectator sees of a game that begins."""
    game = waset.make(name, players=3)
    return game.edition, game.view(game.start(3), None)


def around(seen: Picture, space: int) -> Picture:
    """The pixels of a space, with the edges that it shares with others."""
    row, column = PATH[space - 1]
    x, y = MARGIN + column * WIDE, MARGIN + row * HIGH
    return seen[max(y - 3, 0) : y + HIGH + 3, max(x - 3, 0) : x + WIDE + 3]


@pytest.mark.parametrize("fact", TEMPLE_FACTS)
def test_each_printed_fact_of_the_temple_is_drawn(fact: str) -> None:
    usual, view = start("luxor")
    other = dataclasses.replace(usual, **{fact: getattr(other_temple(), fact)})
    before, after = drawn("luxor", usual, view), drawn("luxor", other, view)
    assert (before != after).any()
    changed = [space for space in range(1, 41) if (around(before, space) != around(after, space)).any()]
    if fact == "statues":
        expected = {space for row in (*usual.statues, *other.statues) for space in (row.after, row.after + 1)}
        assert expected <= set(changed)
        assert len(changed) < 20
    elif fact == "walls":
        assert changed == list(range(1, 41))


def test_the_icons_of_spaces_are_drawn_on_their_spaces() -> None:
    usual, view = start("luxor")
    swapped = {"cobra": "falcon", "falcon": "cobra"}
    spaces = tuple(row._replace(icon=swapped.get(row.icon, row.icon)) for row in usual.spaces)
    before = drawn("luxor", usual, view)
    after = drawn("luxor", dataclasses.replace(usual, spaces=spaces), view)
    for row in usual.spaces:
        differs = (around(before, row.space)[8:-8, 8:-8] != around(after, row.space)[8:-8, 8:-8]).any()
        assert differs == (row.icon in swapped)


def test_the_sets_of_another_nile_are_drawn() -> None:
    usual, _ = start("tutankhamun")
    for number, row in enumerate(usual.sets):
        for other in (row._replace(first=row.first + 1), row._replace(second=row.second + 1), row._replace(set="Mask")):
            sets = (*usual.sets[:number], other, *usual.sets[number + 1 :])
            seen = []
            for edition in (usual, dataclasses.replace(usual, sets=sets)):
                game = waset.make("tutankhamun", players=3, edition=edition)
                seen.append(picture(game, game.view(game.start(3), None)))
            assert (seen[0] != seen[1]).any()


@pytest.mark.parametrize(("name", "edition"), [("luxor", other_temple()), ("tutankhamun", other_nile())])
def test_another_edition_is_named(name: str, edition: Any) -> None:
    game = waset.make(name, players=3, edition=edition)
    view = game.view(game.start(3), None)
    seen = drawn(name, edition, view)
    renamed = drawn(name, dataclasses.replace(edition, name="renamed"), view)
    rows, columns = np.nonzero((seen != renamed).any(axis=2))
    assert len(rows)
    assert columns.min() > seen.shape[1] - 250
