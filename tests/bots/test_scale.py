"""Weights are shares of what an edition pays: as usual in the usual edition, more where it pays more."""

import dataclasses
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import fixture, only
from waset import bots
from waset.bots.lineup import challenging
from waset.core import fitted
from waset.core.errors import BadEdition
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.luxor.bots import scale, weights
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.levels import BY_HAND
from waset.games.luxor.rules.tables import REBUILT_EDITION, SarcophagusRow
from waset.games.tutankhamun.bots.scale import stray
from waset.games.tutankhamun.rules.tables import REBUILT_EDITION as TUTANKHAMUN

RICH = dataclasses.replace(
    REBUILT_EDITION, name="rich", sarcophagi=(SarcophagusRow(60, "changed"), SarcophagusRow(40, "changed"))
)


def test_every_factor_of_the_usual_edition_is_exactly_1() -> None:
    assert set(scale.factors(REBUILT_EDITION)) == {1.0}
    assert scale.stray(REBUILT_EDITION) == stray(TUTANKHAMUN) == 1.0


def test_a_richer_tomb_is_worth_more() -> None:
    factors = scale.factors(RICH)
    assert factors[weights.TOMB] == 100 / 8
    assert factors[weights.DEPTH] == factors[weights.TILES] == factors[weights.SET_PART] == 1.0
    assert factors[weights.FIRST_KEY] > 1.0
    doubled = tuple(row._replace(first=2 * row.first, second=2 * row.second) for row in TUTANKHAMUN.sets)
    assert stray(dataclasses.replace(TUTANKHAMUN, sets=doubled)) > 1.5


@pytest.mark.parametrize("table", ["treasures", "walls", "sets", "scarabs", "sarcophagi"])
def test_an_edition_that_pays_nothing_for_something_can_be_judged(table: str) -> None:
    rows = tuple(row._replace(points=0) for row in getattr(REBUILT_EDITION, table))
    changed: dict[str, Any] = {table: () if table == "sarcophagi" else rows}
    poor = dataclasses.replace(REBUILT_EDITION, **changed)
    assert all(factor >= 0.0 for factor in scale.factors(poor))
    assert scale.stray(poor) > 0.0


def test_the_race_is_led_by_whoever_is_nearer_and_has_a_key() -> None:
    table = fixture(at=only(30), at1=only(20))
    evaluation = LuxorEvaluation(table.game, BY_HAND)
    evaluation.points(table.state)
    without = evaluation.race(table.state, 0)
    table.state.keys[0] = 1
    assert evaluation.race(table.state, 0) > without > evaluation.race(table.state, 1) > 0.0
    both = evaluation.race(table.state, 0) + evaluation.race(table.state, 1)
    assert 5 <= both <= 8 + 1e-9, "nobody gets more than there is"
    table.state.in_tomb = 2
    assert evaluation.race(table.state, 0) == 0.0


def test_bots_judge_by_the_weights_that_were_fitted_to_their_edition() -> None:
    given: fitted.Weights = (("tomb", 100.0), ("race", 3.0))
    game = waset.make("luxor", edition=dataclasses.replace(RICH, fitted=given))
    plain = waset.make("luxor", edition=RICH)
    assert game == plain, "they are no figures of the game"
    for name in ("scribe", "vizier", "pharaoh"):
        bot: Any = bots.make(name, game, Rng(1))
        planner = bot.planner if name == "scribe" else bot.search.planner
        assert planner.evaluation.given[weights.TOMB] == 100.0
        assert planner.evaluation.given[weights.RACE] == 3.0
        assert bots.described(name, game) == {"name": name, "fitted": fitted.mark(given)}
    unfitted: Any = bots.make("unfitted", game, Rng(1))
    assert unfitted.planner.evaluation.given == BY_HAND
    for name in ("random", "porter", "rush", "unfitted"):
        assert bots.described(name, game) == {"name": name}
    assert bots.described("scribe", plain) == {"name": "scribe"}


def test_weights_that_the_game_does_not_know_are_refused() -> None:
    game = waset.make("luxor", edition=dataclasses.replace(RICH, fitted=(("tmob", 1.0),)))
    with pytest.raises(BadEdition, match="unknown weight 'tmob'; did you mean 'tomb'"):
        bots.make("scribe", game, Rng(1))
    other = waset.make("tutankhamun", edition=dataclasses.replace(TUTANKHAMUN, fitted=(("reach", 2.0),)))
    with pytest.raises(BadEdition, match="'reach' is from"):
        bots.make("scribe", other, Rng(1))


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_challengers_play_any_decision_and_are_no_levels(name: str) -> None:
    game = waset.make(name, players=2)
    known = challenging(name)
    assert {"rush", "hoard", "unfitted"} < {each.name for each in known}
    assert not {each.name for each in known} & set(bots.names(name))
    for each in known:
        state = game.start(4)
        rng = Rng(1)
        bot = bots.make(each.name, game, rng)
        for _ in range(6):
            game.settle(state, rng)
            if game.is_over(state):
                break
            chosen = bot.choose(Seen(game, state, game.to_move(state)))
            assert chosen in game.legal(state)
            game.apply(state, chosen)
