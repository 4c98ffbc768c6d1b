"""What actions mean: data of a declared kind, as telling as the words of a record, at every decision of every game."""

from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.contract.test_contract import step
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.rules import means as luxor
from waset.games.luxor.rules.modules import IN_ORDER
from waset.games.tutankhamun.rules import means as tutankhamun

GAMES = 2
KINDS: dict[str, tuple[Any, ...]] = {
    "luxor": (*luxor.MEANINGS, *(each for module in IN_ORDER for each in module.meanings)),
    "tutankhamun": tutankhamun.MEANINGS,
}


def kinds(game: str) -> dict[str, dict[str, Any]]:
    """The fields of each declared kind of a game's meanings."""
    fields = [get_type_hints(each) for each in KINDS[game]]
    return {get_args(each["kind"])[0]: each for each in fields}


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a declared type; a bool is no int here."""
    origin = get_origin(kind)
    if origin is Literal:
        return value in get_args(kind)
    if origin is list:
        return type(value) is list and all(fits(each, get_args(kind)[0]) for each in value)
    if origin is UnionType:
        return any(fits(value, each) for each in get_args(kind))
    return type(value) is kind


def frozen(value: Any) -> Any:
    """A meaning as something that can be compared in a set."""
    if isinstance(value, dict):
        return tuple(sorted((key, frozen(each)) for key, each in value.items()))
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def check(game: AnyGame, state: Any, wanted: dict[str, dict[str, Any]]) -> set[str]:
    """Each choice has a meaning of a declared kind, with just its fields, and no two have the same."""
    choices = game.choices(state)
    if game.to_move(state) >= 0 and game.substitute(state) not in choices:
        choices = [*choices, game.substitute(state)]
    met = set()
    texts, meanings = set(), set()
    for choice in choices:
        meaning = game.means(state, choice)
        assert isinstance(meaning, dict)
        fields = wanted[meaning["kind"]]
        assert meaning.keys() == fields.keys()
        assert all(fits(value, fields[name]) for name, value in meaning.items()), meaning
        met.add(meaning["kind"])
        texts.add(game.text(state, choice))
        meanings.add(frozen(meaning))
    assert len(texts) == len(meanings) == len(choices)
    return met


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_action_and_outcome_has_a_meaning_of_its_own(case: Case) -> None:
    game = case.make()
    wanted = kinds(case.name)
    for seed in range(GAMES):
        chance = Rng(seed)
        choice = chance.split(1)
        state = game.start()
        while not game.is_over(state):
            check(game, state, wanted)
            game.apply(state, step(game, state, chance, choice))


def every_kind(name: str) -> list[AnyGame]:
    """Games of this name in which, together, everything can come up."""
    if name == "luxor":
        modules = ["mummy", "equipment", "artifacts", "characters"]
        return [waset.make(name, players=4, modules=modules), waset.make(name, players=4, options={"first": "random"})]
    return [waset.make(name, players=3, options={"idols": "optional", "first": "random"})]


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_every_declared_kind_is_met(name: str) -> None:
    wanted = kinds(name)
    met: set[str] = set()
    for seed in range(60):
        for each in every_kind(name):
            chance = Rng(seed)
            choice = chance.split(1)
            state = each.start()
            while not each.is_over(state):
                met |= check(each, state, wanted)
                each.apply(state, step(each, state, chance, choice))
        if met == set(wanted):
            return
    assert met == set(wanted)


def test_a_move_says_from_where_to_where_and_what_it_costs() -> None:
    """The example of the contract: a reader needs neither the number nor the words."""
    game = waset.make("luxor", players=2, options={"first": "0"})
    state = game.start(seed=7)
    (left, *_) = game.legal(state)
    assert game.means(state, left)["kind"] == "play"
    while game.means(state, game.choices(state)[0])["kind"] != "move":
        game.apply(state, game.choices(state)[0])
    found = game.means(state, game.legal(state)[0])
    words = game.text(state, game.legal(state)[0])
    assert words.startswith(f"move {found['steps']} from ")
    assert set(found) == {"kind", "from", "to", "steps", "keys"}
    assert words.endswith(f"to space {found['to']}")
