"""What happened: data of declared kinds, of which each reader gets what they may know."""

from typing import Any

import pytest

import waset
from tests.contract.test_contract import step
from waset.core.event import ALL, EVERYONE, Event, Field, made
from waset.core.game import AnyGame
from waset.core.rng import Rng

EVERYTHING = ["fifth-player", "mummy", "equipment", "artifacts", "characters"]
SECRETS = {"drew": {"card"}, "took scarab": {"points"}, "boxed scarab": {"points"}}
"""What only its owner may know: written out here as the rules have it (L-MODEL-8, LR-80, MR-33)."""


def games() -> list[AnyGame]:
    """Games in which, together, everything can happen."""
    return [
        waset.make("luxor", players=4, modules=EVERYTHING, options={"first": "random"}),
        waset.make("luxor", players=4, options={"first": "random"}),
        waset.make("tutankhamun", players=2, options={"idols": "optional", "first": "random"}),
        waset.make("tutankhamun", players=4),
    ]


def played(game: AnyGame, seed: int) -> list[Event]:
    """All that happens in a random game."""
    chance = Rng(seed)
    choice = chance.split(1)
    state = game.start()
    log: list[Event] = []
    while not game.is_over(state):
        game.apply(state, step(game, state, chance, choice), log)
    return log


def test_every_kind_is_met_and_tells_each_reader_what_they_may_know() -> None:
    met: dict[str, set[str]] = {"luxor": set(), "tutankhamun": set()}
    declared: dict[str, set[str]] = {"luxor": set(), "tutankhamun": set()}
    for game in games():
        declared[game.meta.name] |= set(game.event_kinds)
        for seed in range(20):
            for event in played(game, seed):
                met[game.meta.name].add(event.kind)
                check(game, event)
    assert {name: declared[name] - met[name] for name in met} == {"luxor": set(), "tutankhamun": set()}


def check(game: AnyGame, event: Event) -> None:
    """An event has its fields; what is secret is the owner's, and nobody else's."""
    fields = game.event_kinds[event.kind]
    secret = SECRETS.get(event.kind, set())
    whole = game.told(event, ALL)
    assert list(whole) == [field.name for field in fields]
    assert {field.name for field in fields if field.private} == secret
    assert (event.seen_by != EVERYONE) == bool(secret)
    for reader in [None, *range(game.players)]:
        hidden: dict[str, Any] = dict.fromkeys(secret) if reader != event.seat else {}
        assert game.told(event, reader) == {**whole, **hidden}


@pytest.mark.parametrize(
    ("kind", "figures", "wrong"),
    [
        ("flew", (), "no kind of event is named 'flew'"),
        ("moved", (1,), "the event 'moved' has 2 fields, not 1"),
        ("moved", (1, 2, 3), "the event 'moved' has 2 fields, not 3"),
    ],
)
def test_an_event_with_other_fields_cannot_be_made(kind: str, figures: tuple[int, ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        made({"moved": (Field("from"), Field("to"))}, kind, 0, figures)


def test_an_unknown_kind_is_an_error_for_every_reader() -> None:
    for game in games():
        for reader in (None, 0, ALL):
            with pytest.raises(KeyError):
                game.told(Event("flew", 0, (1,)), reader)


def test_a_move_tells_its_steps_and_what_osiris_and_tunnels_added() -> None:
    """From place to place by steps, each counted: those of the card, and Osiris' (L-ALG-2, L-TEMP-5)."""
    ways: set[str] = set()
    with_osiris = 0
    for seed in range(20):
        game = waset.make("luxor", players=3)
        for event in played(game, seed):
            if event.kind == "moved":
                told = game.told(event, None)
                ways.add(told["by"])
                assert told["osiris"] >= 0
                if told["by"] != "steps":
                    assert (told["steps"], told["osiris"]) == (0, 0)
                else:
                    assert told["steps"] != 0
                    with_osiris += told["osiris"] > 0
    assert ways == {"steps", "tunnel", "joining"}
    assert with_osiris > 20
