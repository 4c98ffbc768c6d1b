"""What the page says outside the games is in its catalogues, with the arguments that it has, and errors have words."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.words.ftl import PAGE_PARTS, SOURCE, WEB, messages, needed, together
from waset.words import LANGUAGES

CALL = re.compile(r"(?<![\w.])say\(")
FOR_PROGRAMS = {
    "bad_http", "bad_json", "bad_position", "bad_token", "bad_wish", "head_too_large", "not_json",
}  # fmt: skip
"""What no person can do with the page: the server's sentence is shown if it comes all the same."""
OF_THE_PAGE = {"no-server", "link-used", "link-no-seat", "bad-name"}
"""Errors that the page tells apart by itself."""


class Saying(NamedTuple):
    """A call that says a message: the ids it may name, and its arguments, None if they are not written out."""

    where: str
    ids: tuple[str, ...]
    args: frozenset[str] | None


def parts(text: str, start: int) -> list[str]:
    """What stands between a bracket and its end, split at commas that are in no other bracket."""
    found, depth, quote = [""], 0, ""
    for char in text[start:]:
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
            if depth < 0:
                break
        if char == "," and depth == 0 and not quote:
            found.append("")
        else:
            found[-1] += char
    return [part.strip() for part in found]


def sayings() -> Iterator[Saying]:
    """Every call of `say` outside the games that names its message."""
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if ".test." in path.name or path.parent.name == "words" or "lib/games/" in path.as_posix():
            continue
        text = path.read_text("utf-8")
        for call in CALL.finditer(text):
            first, *rest = parts(text, call.end())
            ids = re.findall(r"'([^']+)'", re.sub(r"[=!]== '[^']*'", "", first))
            keys: frozenset[str] | None = frozenset()
            if rest and rest[0]:
                inside = parts(rest[0], 1) if rest[0].startswith("{") else ["..."]
                shown = [each for each in inside if each]
                is_written = not any(each.startswith("...") for each in shown)
                keys = frozenset(each.split(":")[0].strip() for each in shown) if is_written else None
            if ids:
                yield Saying(path.name, tuple(ids), keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_says_is_there_with_all_its_arguments(language: str) -> None:
    known = dict(together("page", language))
    for part in PAGE_PARTS:
        known |= messages(part, language)
    said = list(sayings())
    assert len(said) > 200
    for where, ids, args in said:
        for each in ids:
            assert each in known, f"{where} says {each}"
            if args is not None:
                assert needed(each, known) <= args, f"{where} says {each}"


def test_no_attribute_is_unused() -> None:
    said = {each for saying in sayings() for each in saying.ids}
    for where in ("page", *PAGE_PARTS):
        assert {name for name in messages(where, "en") if "." in name} - said == set()


def codes() -> set[str]:
    """Every code with which the server refuses something, read from its source."""
    found: set[str] = set()
    for path in (SOURCE / "server").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names = {
            node.target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                is_refusal = called in ("Refusal", "Refused") or (called == "__init__" and len(node.args) > 2)
                code = node.args[1]
                if is_refusal and isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
                elif is_refusal and isinstance(code, ast.Name) and code.id in names:
                    found.add(names[code.id])
            elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "CODES":
                assert isinstance(node.value, ast.Dict)
                found |= {value.value for value in node.value.values if isinstance(value, ast.Constant)}  # type: ignore[misc]  # they are words
    return found


def test_every_error_that_a_person_can_meet_has_words() -> None:
    found = codes()
    assert {"stale", "no_database", "busy", "bad_record", "set_aside", "too_many"} <= found
    assert found >= FOR_PROGRAMS
    wanted = {code.replace("_", "-") for code in found - FOR_PROGRAMS} | OF_THE_PAGE
    there = {name.removeprefix("error-") for name in messages("page", "en") if name.startswith("error-")}
    assert there == wanted


def test_without_scripts_the_page_says_so_in_every_language() -> None:
    (inside,) = re.findall(r"<noscript>(.*?)</noscript>", (WEB.parent / "index.html").read_text("utf-8"), re.DOTALL)
    assert re.findall(r'<p lang="(\w+)">[^<]', inside) == list(LANGUAGES)
