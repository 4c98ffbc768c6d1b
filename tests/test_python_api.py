"""docs/python-api.md says what the docstrings say, about whatever is public."""

import re
from typing import Any

import pytest

import waset
from tests import python_api
from tests.python_api import DOCUMENT, PAGE, Missing
from waset import bots


def test_the_page_is_that_of_the_docstrings() -> None:
    assert DOCUMENT.read_text("utf-8") == python_api.written(), "write it anew with `python -m tests.python_api`"


@pytest.mark.parametrize("package", [waset, bots])
def test_what_the_package_offers_first_is_on_the_page(package: Any) -> None:
    listed = {name for modules in PAGE.values() for names in modules.values() for name in names}
    plain = {"compiled", "BotFailed", "ProgramFailure", "Programs", "Terms"}
    plain |= {name for name in package.__all__ if package is bots and name[0].islower()} - {"make", "names", "levels"}
    assert set(package.__all__) - plain <= listed


def test_every_method_of_the_contract_is_on_the_page() -> None:
    text = DOCUMENT.read_text("utf-8")
    contract = text.partition("class `waset.core.game.Game`")[2].partition("\n### ")[0]
    named = set(re.findall(r"^#### `(\w+)", contract, re.MULTILINE))
    assert named == {
        name for name in vars(waset.core.game.Game) if name[0] != "_" and callable(getattr(waset.core.game.Game, name))
    }
    for method in re.findall(r"^#### `\w+.*`\n\n(.*)", contract, re.MULTILINE):
        assert not method.startswith("#"), "a method without a docstring"


def test_a_name_that_is_gone_is_noticed() -> None:
    import ast

    with pytest.raises(Missing, match=r"waset\.core\.rng has no Dice"):
        python_api.told("waset.core.rng", ast.parse("class Rng: pass"), "Dice")
    with pytest.raises(Missing, match="has no docstring"):
        python_api.told("waset.core.rng", ast.parse("class Rng: pass"), "Rng")
