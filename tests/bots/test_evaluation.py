"""Luxor's evaluation: it begins at the score sheet, and its weights stand in one table that the docs repeat."""

from pathlib import Path

import pytest

import waset
from tests.contract.cases import SUBSETS
from tests.core.test_forms import simulated
from tests.games.luxor.kit import fixture, only, random_play
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.weights import PACE, WEIGHTS

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
NONE = [0.0] * len(WEIGHTS)


@pytest.mark.parametrize("modules", [SUBSETS[0], *SUBSETS[1:6], SUBSETS[-1]], ids=",".join)
def test_without_weights_a_position_is_worth_its_score_sheet(modules: tuple[str, ...]) -> None:
    for table in random_play(3, seed=5, modules=modules)[60::40]:
        if table.game.to_move(table.state) >= 0:
            evaluation = LuxorEvaluation(table.game, NONE)
            assert evaluation.points(table.state) == [score.total for score in table.game.scores(table.state)]


def test_every_weight_has_a_place_and_a_sentence() -> None:
    assert WEIGHTS[PACE].name == "pace"
    assert len({weight.name for weight in WEIGHTS}) == len(WEIGHTS) == PACE + 1
    assert all(weight.sentence.startswith(("for ", "the same")) for weight in WEIGHTS)


def test_the_docs_have_the_table_of_weights() -> None:
    rows = [f"| {each.name} | {each.hand:g} | {each.fitted:g} | {each.sentence} |" for each in WEIGHTS]
    assert "\n".join(rows) in DOCS.read_text("utf-8")


def test_the_spread_shrinks_towards_the_end() -> None:
    early = fixture(at=only(4), at1=only(4))
    late = fixture(at=only(40), at1=only(40))
    spreads = [LuxorEvaluation(table.game, NONE).spread(table.state) for table in (early, late)]
    assert spreads[0] > spreads[1] > 0.0


@pytest.mark.skipif(not waset.compiled, reason="the interpreted form has nothing to be compared with")
def test_both_forms_think_alike(tmp_path: Path) -> None:
    words = "luxor --players 2 --modules mummy,characters --bots pharaoh:8,scribe --games 1"
    compiled = simulated(tmp_path / "compiled.jsonl", words, source=False)
    assert compiled == simulated(tmp_path / "interpreted.jsonl", words, source=True)
