"""The list of rulings is whole, and whatever cites a rule or a ruling cites one that exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
RULES = (ROOT / "docs" / "rules" / "luxor.md").read_text("utf-8")
EVERY = [f"LR-{number}" for number in range(1, 110)]
UNTESTABLE = ["LR-1", "LR-107"]


def untestable() -> dict[str, str]:
    """The last section of the rulings: each ruling that no test can try, with its reason."""
    section = RULINGS.split("## Rules that no test can try")[1]
    return dict(re.findall(r"^- (LR-\d+): (.+)$", section, re.MULTILINE))


def tried() -> set[str]:
    """The rulings that a test's name or docstring names."""
    text = "\n".join(path.read_text("utf-8") for path in HERE.rglob("test_*.py"))
    docstrings = "\n".join(re.findall(r'\) -> None:\n    """(.*?)"""', text, re.DOTALL))
    named = re.findall(r"def test_lr_(\d+)_", text) + re.findall(r"\bLR-(\d+)\b", docstrings)
    return {f"LR-{number}" for number in named}


def test_every_ruling_stands_in_the_list_once() -> None:
    listed = re.findall(r"^- \*\*(LR-\d+)\*\*", RULINGS, re.MULTILINE)
    assert sorted(listed, key=EVERY.index) == EVERY


def test_untestable_ids_are_listed_with_their_reason() -> None:
    listed = untestable()
    assert list(listed) == UNTESTABLE
    assert all(len(reason.split()) >= 5 for reason in listed.values())


def test_every_other_ruling_is_tried() -> None:
    assert [ruling for ruling in EVERY if ruling not in tried() and ruling not in UNTESTABLE] == []


def test_every_rule_and_ruling_that_is_cited_exists() -> None:
    known = set(re.findall(r"\bL-[A-Z]+-\d+\b", RULES)) | set(re.findall(r"^- \*\*(LR-\d+)\*\*", RULINGS, re.MULTILINE))
    sources = [*(ROOT / "src" / "waset" / "games" / "luxor").rglob("*.py"), *HERE.rglob("*.py")]
    assert sources
    wrong = []
    for path in sources:
        text = path.read_text("utf-8")
        cited = set(re.findall(r"\b(?:L-[A-Z]+|LR)-\d+\b", text))
        cited |= {f"LR-{number}" for number in re.findall(r"def test_lr_(\d+)_", text)}
        cited |= {f"L-{rule.upper()}-{number}" for rule, number in re.findall(r"def test_l_([a-z]+)_(\d+)_", text)}
        wrong += [(path.name, name) for name in sorted(cited - known)]
    assert wrong == []
