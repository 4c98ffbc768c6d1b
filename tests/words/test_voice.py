"""The worked lines of the voice come out exactly, in each language: what happened, joined into a line of the log."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import waset
from waset.core.event import Event
from waset.core.game import AnyGame
from waset.words import LANGUAGES, Speaker, plain

LUXOR = waset.make("luxor", players=3, modules=["mummy"])
TUTANKHAMUN = waset.make("tutankhamun", players=3)


def event(game: AnyGame, kind: str, seat: int, **figures: int | str) -> Event:
    """An event by its figures as a reader knows them; what others may not know is secret here too."""
    fields = game.event_kinds[kind]
    made = tuple(_number(game, field.sort, figures[field.name]) for field in fields)
    return Event(kind, seat, made, seat if any(field.private for field in fields) else -1)


def _number(game: AnyGame, sort: str, name: int | str) -> int:
    """The number behind the name of a figure."""
    if sort == "number":
        assert isinstance(name, int)
        return name
    for number in range(-4, 200):
        try:
            if game.named(sort, number) == name:
                return number
        except (IndexError, KeyError):
            continue
    raise ValueError(f"no {sort} is called {name!r}")


class Case(NamedTuple):
    """What happened in a turn, who reads it, and the line of the log that it makes in each language."""

    game: AnyGame
    reader: int | None
    events: list[Event]
    lines: dict[str, str]


NAMES = ["Nadia", "Farid", "Ibis"]


def cases() -> dict[str, Case]:
    """The worked cases, which the page's tests read too."""
    read: dict[str, Any] = json.loads((Path(__file__).parent / "worked.json").read_text("utf-8"))
    games = {game.meta.name: game for game in (LUXOR, TUTANKHAMUN)}
    made = {}
    for name, case in read.items():
        game = games[case["game"]]
        events = [event(game, each["kind"], each["seat"], **each["figures"]) for each in case["events"]]
        made[name] = Case(game, case["reader"], events, case["lines"])
    return made


CASES = cases()


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_lines_come_out_exactly(case: str, language: str) -> None:
    game, reader, events, lines = CASES[case]
    assert [plain(line) for line in Speaker(game, NAMES, reader, language).lines(events)] == [lines[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_can_be_anything_and_stays_as_it_is_written(language: str) -> None:
    """No sentence is made by looking into another: a player may be called like the beginning of one."""
    for name in ("The", "you", "é", "Je", "Osiris", "Dr. No", "ʻOkina", "محمد"):
        game, _, events, _ = CASES["up again, and a tile is bought"]
        line = Speaker(game, ["Nadia", name, "Ibis"], 0, language).lines(events)[0]
        usual = Speaker(game, NAMES, 0, language).lines(events)[0]
        assert line == usual.replace("\u2068Farid\u2069", f"\u2068{name}\u2069")
        assert line.count(f"\u2068{name}\u2069") == 2


def test_what_a_reader_may_not_know_is_not_said() -> None:
    drawn = [event(LUXOR, "drew", 1, card="5")]
    said = {reader: plain(Speaker(LUXOR, NAMES, reader, "en").lines(drawn)[0]) for reader in (0, 1, None, "all")}
    assert said == {
        0: "Farid draws a card.",
        1: "You draw 5.",
        None: "Farid draws a card.",
        "all": "Farid draws 5.",
    }
