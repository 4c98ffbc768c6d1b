"""Agendas of positions: what comes about in play is accepted, and whatever is accepted can be played to its end."""

import json
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from tests.contract.luxor_pieces import check_linked, check_pieces
from waset.core.game import CHANCE
from waset.core.rng import Rng
from waset.games.luxor.rules.agenda import NAMES
from waset.games.luxor.rules.game import Luxor

EVERY = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
MODULES = ((), ("mummy",), ("equipment", "characters"), ("artifacts", "characters"), EVERY)
FIGURES = ("", " 0", " 1", " 2", " 3", " 5", " 7", " 12", " 41")


@cache
def moments(modules: tuple[str, ...]) -> tuple[Luxor, list[dict[str, Any]]]:
    """A game, and full positions of it in which different things are to be done, from random play."""
    game = waset.make("luxor", players=3, modules=modules)
    assert isinstance(game, Luxor)
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for seed in range(6):
        rng = Rng(seed)
        state = game.blank()
        while not game.is_over(state):
            document = game.document(state)
            kinds = tuple(entry.rstrip("0123456789 ") for entry in document["agenda"][-3:])
            if state.round > 0 or len(state.stack) % 20 == 0:
                found.setdefault(kinds, json.loads(json.dumps(document)))
            game.advance(state, _step(game, state, rng))
    return game, list(found.values())


def _step(game: Luxor, state: Any, rng: Rng) -> int:
    if game.to_move(state) == CHANCE:
        return game.sample(state, rng)
    legal = game.legal(state)
    return legal[rng.below(len(legal))]


def play_on(game: Luxor, document: dict[str, Any], seed: int) -> bool:
    """Whether a position is accepted; then it is played to its end, and no piece is lost or made on the way."""
    try:
        state = game.position(document)
    except waset.BadPosition:
        return False
    assert game.position(game.document(state)).key() == state.key()
    rng = Rng(seed)
    while not game.is_over(state):
        check_pieces(game, state)
        check_linked(state)
        assert len(game.choices(state)) > 1 or game.view(state, None)["decision"] == "card"
        game.apply(state, _step(game, state, rng))
    assert game.ending(state)
    return True


@st.composite
def agendas(draw: st.DrawFn, all_agendas: list[list[str]]) -> list[str]:
    """Some agenda: made of any entries, or one from play with another's entries in it, or with some left out."""
    entry = st.builds(str.__add__, st.sampled_from(sorted(NAMES.values())), st.sampled_from(FIGURES))
    known = st.sampled_from(sorted({entry for each in all_agendas for entry in each}))
    if draw(st.booleans()):
        return ["end turn", "refill", *draw(st.lists(st.one_of(entry, known), max_size=3))][draw(st.integers(0, 2)) :]
    agenda = list(draw(st.sampled_from(all_agendas)))
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(agenda)))
        if draw(st.booleans()):
            agenda.insert(at, draw(st.one_of(entry, known)))
        else:
            del agenda[at : at + 1]
    return agenda


@pytest.mark.parametrize("modules", MODULES, ids=lambda names: "-".join(names) or "base")
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_accepted_can_be_played_to_its_end(modules: tuple[str, ...], data: st.DataObject) -> None:
    game, documents = moments(modules)
    document = dict(data.draw(st.sampled_from(documents)))
    agenda = data.draw(agendas([each["agenda"] for each in documents]))
    document["agenda"] = agenda
    for key in data.draw(st.sets(st.sampled_from(["card", "roll", "moved", "extra_card", "ignored"]), max_size=2)):
        document.pop(key, None)
    if data.draw(st.booleans()):
        document["turn"] = data.draw(st.integers(0, game.players - 1))
    play_on(game, document, 1)


@pytest.mark.parametrize("modules", MODULES, ids=lambda names: "-".join(names) or "base")
def test_what_comes_about_in_play_is_accepted(modules: tuple[str, ...]) -> None:
    game, documents = moments(modules)
    assert len(documents) > 10
    for number, document in enumerate(documents):
        assert play_on(game, document, number), document["agenda"]


@pytest.mark.parametrize(
    "agenda",
    [
        ["end turn", "draw 0"],
        ["card"],
        ["end turn", "refill", "reveal temple 1"],
        ["end turn", "end turn", "refill", "card"],
        ["end turn", "refill", "refill", "card"],
        ["end turn", "refill", "card", "card"],
        ["end turn", "refill", "deal 0"],
        ["end turn", "refill", "turn up Horus 1"],
        ["end turn", "refill", "draw scarab"],
        ["end turn", "refill", "horus tile 1"],
        ["end turn", "refill", "move"],
        ["begin turn", "first player"],
        ["begin turn", "lay treasure 1"],
        ["end turn", "refill", "card", "draw 0 x"],
    ],
)
def test_an_incoherent_agenda_is_refused(agenda: list[str]) -> None:
    game = waset.make("luxor")
    for more in ({}, {"round": 0}, {"card": "1"}):
        with pytest.raises(waset.BadPosition):
            game.position({"agenda": agenda, **more})


def test_somebody_has_begun_once_a_turn_is_under_way() -> None:
    game = waset.make("luxor", options={"first": "random"})
    with pytest.raises(waset.BadPosition, match="nobody has begun"):
        game.position({"first": -1})


@pytest.mark.parametrize(
    ("modules", "agenda", "more", "says"),
    [
        (("mummy",), ["end turn", "refill", "card"], {}, "'mummy tile' follows 'end turn'"),
        (("mummy",), ["end turn", "mummy tile"], {}, "after a card was played or dropped"),
        (("mummy",), ["end turn", "raise 5"], {}, "'raise 5' cannot be at this place"),
        (("mummy",), ["end turn", "mummy tile", "refill", "card", "raise 4"], {}, "'raise 4' cannot be at this place"),
        (("characters",), ["end turn", "refill", "rearrange 0"], {"card": "1"}, "'rearrange'"),
        (("characters",), ["end turn", "refill", "move", "reroll"], {"card": "die", "roll": 2}, "'reroll'"),
        (("characters",), ["end turn", "refill", "move"], {"card": "1", "ignored": 1}, "'forward'"),
        (("equipment",), ["end turn", "refill", "move", "extra card"], {"card": "1"}, "N+ card"),
        (("equipment",), ["end turn", "draw card 0", "draw 0"], {"card": "1"}, "no card was added"),
        (("artifacts",), ["end turn", "refill", "turn up hidden 1"], {"card": "1"}, "no tile can appear"),
    ],
)
def test_an_incoherent_agenda_with_modules_is_refused(
    modules: tuple[str, ...], agenda: list[str], more: dict[str, Any], says: str
) -> None:
    with pytest.raises(waset.BadPosition, match=re.escape(says)):
        waset.make("luxor", modules=modules).position(
            {"agenda": agenda, "seats": [{"character": "extra point"} if "characters" in modules else {}], **more}
        )
