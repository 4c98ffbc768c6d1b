"""Idols at work in positions: whatever is accepted can be played to its end, and no tile is lost on the way."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from tests.games.tutankhamun.kit import make
from waset.core.rng import Rng
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.pieces import GODS
from waset.games.tutankhamun.rules.state import State

NAMES = st.sampled_from([row.set for row in make(2).edition.sets] + ["Scarab Ring"])
COUNTS = st.dictionaries(NAMES, st.integers(1, 3), max_size=3)


def check_tiles(game: Tutankhamun, s: State) -> None:
    """T-ALG-5: every tile is in one place."""
    p = game.rules.pieces
    for tile in range(1, p.tiles):
        held = sum(s.collections[tile :: p.tiles])
        working = sum(each == agenda.frame(agenda.ENTOMB, tile) for each in s.stack)
        there = s.in_nile[tile] + held + s.underworld[tile] + s.tomb[tile] + s.bag[tile] + working
        assert there == p.tile_count[tile], p.tile_name[tile]


@st.composite
def documents(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    """Boats anywhere, some idols at work, tiles here and there."""
    players = draw(st.integers(2, 4))
    said: dict[str, Any] = {
        "turn": draw(st.integers(0, players - 1)),
        "boats": draw(st.lists(st.integers(-1, 50), min_size=players, max_size=players, unique=True)),
        "at_work": draw(st.lists(st.sampled_from(GODS), max_size=3)),
        "seed": draw(st.integers(0, 99)),
    }
    if draw(st.integers(0, 3)) == 0:
        said["underworld"] = draw(COUNTS)
    if draw(st.integers(0, 3)) == 0:
        said["collections"] = [draw(COUNTS) for _ in range(players)]
        said["points"] = [draw(st.integers(0, 24)) for _ in range(players)]
    if said["at_work"][-1:] == ["Thoth"] and draw(st.booleans()):
        said["thoth"] = draw(st.integers(1, 80))
    if draw(st.integers(0, 3)) == 0:
        said["turns"] = draw(st.integers(1, 80))
        del said["turn"]
    return players, said


@settings(max_examples=400, deadline=None)
@given(documents())
def test_whatever_is_accepted_can_be_played_to_its_end(drawn: tuple[int, dict[str, Any]]) -> None:
    players, document = drawn
    game = make(players)
    try:
        state = game.position(document)
    except waset.BadPosition:
        return
    assert game.position(game.document(state)).key() == state.key()
    rng = Rng(1)
    while not game.is_over(state):
        check_tiles(game, state)
        legal = game.legal(state)
        game.apply(state, legal[rng.below(len(legal))])
    check_tiles(game, state)
    assert game.ending(state)
