"""Why something cannot be done: what is legal has no reason against it, all else has one, and none tells a secret."""

from functools import cache
from typing import Any

import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.contract.test_contract import step
from tests.contract.test_means import fits
from tests.contract.wishes import Wishes, met, rules
from waset.core.errors import BadWish
from waset.core.event import Kinds
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.core.wish import Reason, agrees, read
from waset.games.luxor.rules import why as luxor
from waset.games.luxor.rules.modules import IN_ORDER
from waset.games.tutankhamun.rules import why as tutankhamun

ASLEEP = ["statue 1", "statue 2", "statue 3"]
TRIED = 3
"""Random wishes, and as many changed ones, at each decision."""


@cache
def declared(name: str) -> tuple[Kinds, dict[str, Any]]:
    """The fields of each kind of reason, and the types of figures by their sorts."""
    if name == "tutankhamun":
        return tutankhamun.KINDS, tutankhamun.SORTS
    kinds = dict(luxor.KINDS)
    for module in IN_ORDER:
        kinds |= module.reasons
    return kinds, luxor.SORTS


def check(game: AnyGame, state: Any, seat: int, wish: dict[str, Any], legal: list[dict[str, Any]]) -> Reason | None:
    """What is legal has no reason against it; what is not has one of a declared kind, by a rule that exists."""
    reason = game.why_not(state, seat, wish)
    if wish["kind"] != "card" or game.to_move(state) != seat:
        is_legal = game.to_move(state) == seat and any(agrees(wish, each) for each in legal)
        assert (reason is None) == is_legal, wish
    if reason is not None:
        kinds, sorts = declared(game.meta.name)
        assert reason.rule in rules(), (wish, reason)
        fields = kinds[reason.kind]
        assert list(reason.figures) == [field.name for field in fields]
        for field in fields:
            value = reason.figures[field.name]
            if field.sort == "pieces":
                assert value
                assert all(set(each) == {"at", "why", "rule", "away"} and each["rule"] in rules() for each in value)
            else:
                assert fits(value, sorts[field.sort]), (wish, reason)
    return reason


def play(game: AnyGame, seed: int, tried: int = TRIED) -> set[str]:
    """Plays at random and tries wishes all the time; returns the kinds of reason that came up."""
    chance = Rng(seed)
    choice, luck = chance.split(1), chance.split(2)
    wishes = Wishes(game)
    earlier: list[dict[str, Any]] = []
    kinds = set()
    state = game.start()
    while True:
        seat = game.to_move(state)
        now = list(met(game, state))
        hand = [{"kind": "card", "number": number} for number in range(1, 6)] if game.meta.name == "luxor" else []
        found = [*now[:3], *hand, *(wishes.random(luck) for _ in range(tried))]
        for _ in range(tried if earlier or now else 0):
            known = now if (now and luck.below(2)) or not earlier else earlier
            found.append(wishes.twisted(known[luck.below(len(known))], luck))
        guess = game.guess(state, seat, luck) if seat >= 0 and not game.in_setup(state) else state
        before = state.key()
        for wish in found:
            asks = seat if seat >= 0 and luck.below(8) else luck.below(game.players)
            reason = check(game, state, asks, wish, now)
            if asks == seat:
                assert game.why_not(guess, asks, wish) == reason, wish
            if reason is not None:
                kinds.add(reason.kind)
        assert state.key() == before
        if game.is_over(state):
            return kinds
        earlier = [*earlier[-40:], *now[:4]]
        game.apply(state, step(game, state, chance, choice))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_legal_has_no_reason_against_it_and_all_else_has_one(case: Case) -> None:
    """Every number of players and every set of modules; the seat's guess of the state leads to the same answer."""
    play(case.make(), seed=1)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({}, "needs a kind"),
        ({"kind": "fly"}, "unknown kind of wish 'fly'"),
        ({"kind": "buy", "tile": "2 keys"}, "unknown kind of wish 'buy'"),
        ({"kind": "move", "form": 3}, "did you mean 'from'"),
        ({"kind": "move", "steps": "3"}, "cannot have such a value as 'steps'"),
        ({"kind": "play", "side": "middle"}, "cannot have such a value as 'side'"),
        ({"kind": "play", "forward": 1}, "cannot have such a value as 'forward'"),
    ],
)
def test_what_is_no_wish_of_a_game_is_refused(wish: dict[str, Any], said: str) -> None:
    """Also a wish for what a module that is not in play would offer."""
    game = waset.make("luxor")
    with pytest.raises(BadWish, match=said):
        game.why_not(game.start(1), 0, wish)


def test_a_place_that_is_none_is_refused() -> None:
    game = waset.make("luxor")
    turn = {"card": "2", "agenda": ["end turn", "refill", "move"], "moves": 1}
    state = game.position({**turn, "seats": [{"hand": ["1"] * 4, "at": [3, "stairs", *ASLEEP]}, {}]})
    with pytest.raises(BadWish, match="no place is called 'bazaar'"):
        game.why_not(state, game.to_move(state), {"kind": "move", "from": "bazaar"})


@pytest.mark.parametrize(
    ("words", "wish"),
    [
        ("move from 3 to 8", {"kind": "move", "from": 3, "to": 8}),
        ("move to tomb", {"kind": "move", "to": "tomb"}),
        ("move from statue 2", {"kind": "move", "from": "statue 2"}),
        ("move 3 8", {"kind": "move", "from": 3, "to": 8}),
        ("play left", {"kind": "play", "side": "left"}),
        ("Play card 5 side right", {"kind": "play", "card": "5", "side": "right"}),
        ("card 3", {"kind": "card", "number": 3}),
        ("take Horus card level 2", {"kind": "take Horus card", "level": 2}),
        ("play 5 left", {"kind": "play", "card": "5", "side": "left"}),
        ("take wild treasure", {"kind": "take", "what": "wild treasure"}),
        ("buy extra turn", {"kind": "buy", "tile": "extra turn"}),
        ("raise spaces 9 and 20", {"kind": "raise", "spaces": [9, 20]}),
        ("move from", None),
        ("move steps many", None),
        ("dance", None),
        ("", None),
    ],
)
def test_a_wish_is_read_in_the_notation_of_meanings(words: str, wish: dict[str, Any] | None) -> None:
    game = waset.make("luxor", modules=["mummy"])
    assert read(words, game.wishes) == wish
