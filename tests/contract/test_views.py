"""What is seen: every view has just the shape that its game declares, at every decision of every game."""

import json
from typing import Any

import pytest

from tests.contract.cases import CASES, Case
from tests.contract.shapes import fits, misfits
from tests.contract.test_contract import step
from waset.core.event import ALL, Event
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.rules import events as luxor_events
from waset.games.luxor.rules import seen as luxor
from waset.games.tutankhamun.rules import events as tutankhamun_events
from waset.games.tutankhamun.rules import seen as tutankhamun

VIEWS: dict[str, Any] = {"luxor": luxor.View, "tutankhamun": tutankhamun.View}
SORTS: dict[str, dict[str, Any]] = {"luxor": luxor_events.SORTS, "tutankhamun": tutankhamun_events.SORTS}
SHARED = ("game", "seat", "players", "turn", "to_move", "decision", "ending", "seats")
"""What readers that know no game find in every view."""
EVERY = 17
"""Of this many states one is looked at."""


def check(game: AnyGame, state: Any) -> None:
    """A view of each seat and of a spectator has its shape, and names what the board names."""
    board: Any = game.board()
    for seat in (None, *range(game.players)):
        view = game.view(state, seat)
        assert misfits(view, VIEWS[game.meta.name]) == []
        assert json.loads(json.dumps(view)) == view
        assert all(key in view for key in SHARED)
        named(view, board)


def named(view: Any, board: Any) -> None:
    """Each card and tile in a view is one of the board's."""
    if view["game"] == "luxor":
        cards = {row["name"] for row in board["cards"]}
        tiles = {row["name"] for row in board["tiles"]}
        assert {*view["discard"], *view["unseen_cards"]} <= cards
        assert {card for seat in view["seats"] for card in seat["hand"]} <= {None, *cards}
        assert {*view["spaces"], *view["hidden_tiles"]} <= tiles
        assert len(view["spaces"]) == len(board["spaces"])
    else:
        tiles = {row["name"] for row in (*board["sets"], board["rings"], *board["idols"])}
        assert {*view["nile"], *view["underworld"], *view["tomb"]} <= {None, *tiles}
        assert len(view["nile"]) == board["slots"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_view_has_its_declared_shape_and_every_figure_its_sort(case: Case) -> None:
    game = case.make()
    chance = Rng(3)
    choice = chance.split(1)
    state = game.start()
    steps = 0
    while not game.is_over(state):
        if steps % EVERY == 0:
            check(game, state)
        log: list[Event] = []
        game.apply(state, step(game, state, chance, choice), log)
        for event in log:
            figures = game.told(event, ALL)
            for field in game.event_kinds[event.kind]:
                assert fits(figures[field.name], SORTS[case.name][field.sort]), (event, field)
        steps += 1
    check(game, state)


def test_a_shape_is_checked_at_every_depth() -> None:
    game = Case("luxor", 2).make()
    view: Any = game.view(game.start(seed=1), 0)
    for wrong in (
        {**view, "keys": True},
        {**view, "more": 1},
        {key: value for key, value in view.items() if key != "round"},
        {**view, "to_move": "nobody"},
        {**view, "seats": [{**view["seats"][0], "hand": [5]}]},
        {**view, "seats": [{**view["seats"][0], "treasures": {"vase": 1}}]},
        {**view, "discard": {3: 1}},
    ):
        assert len(misfits(wrong, luxor.View)) >= 1
