"""docs/lab.md names what there is."""

import re
from pathlib import Path

from waset.lab.plan.plan import KEYS, parse

TEXT = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text("utf-8")


def test_every_key_of_a_plan_is_described() -> None:
    part = TEXT.partition("## Plans")[2].partition("\n## ")[0]
    described = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
    assert sorted([*described, "cells"]) == sorted(KEYS)
    assert "[[cells]]" in part


def test_the_example_is_a_plan() -> None:
    (block,) = re.findall(r"((?:^    [^\n]*\n)+)", TEXT[TEXT.index("    # Does a strong bot") :], re.MULTILINE)[:1]
    text = re.sub("^    ", "", block, flags=re.MULTILINE).replace("pharaoh:200", "random:2").replace("scribe", "random")
    assert len(parse(text, Path("modules.toml")).cells) == 64
