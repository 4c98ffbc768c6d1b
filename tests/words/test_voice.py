"""The worked lines of the voice come out exactly, in each language: what happened, joined into a line of the log."""

import json
from pathlib import Path

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


def moved(seat: int, start: int, end: int, by: str = "steps", osiris: int = 0) -> Event:
    """A walk in Luxor."""
    steps = end - start - osiris if by == "steps" else 0
    figures: dict[str, int | str] = {"from": start, "to": end, "steps": steps, "osiris": osiris, "by": by}
    return event(LUXOR, "moved", seat, **figures)


def sailed(seat: int, start: int, end: int, tile: str) -> Event:
    """A boat's way in Tutankhamun."""
    figures: dict[str, int | str] = {"from": start, "to": end, "tile": tile}
    return event(TUTANKHAMUN, "sailed", seat, **figures)


def scored(tile: str, first: int | str, points: int, second: int, second_points: int) -> Event:
    """A set that is paid."""
    paid: dict[str, int | str] = {
        "first": first,
        "first_points": points,
        "second": second,
        "second_points": second_points,
    }
    return event(TUTANKHAMUN, "set scored", 0, tile=tile, **paid)


def trailed(seat: int, *tiles: str) -> list[Event]:
    """Tiles that sink."""
    return [event(TUTANKHAMUN, "trailed", seat, slot=10 + slot, tile=tile) for slot, tile in enumerate(tiles)]


NADIA, FARID, IBIS = 0, 1, 2
CASES: dict[str, tuple[AnyGame, list[str], int | None, list[Event]]] = {
    "Osiris and a statue": (
        LUXOR,
        ["Nadia", "Farid", "Ibis"],
        None,
        [
            event(LUXOR, "played", 0, card="5"),
            moved(0, 9, 18, osiris=4),
            event(LUXOR, "woke", 0, statue=1),
            event(LUXOR, "claimed", 0, space=18, tile="statue 1/2", points=2),
            event(LUXOR, "revealed", 0, space=18, tile="tunnel"),
        ],
    ),
    "the mummy walks": (
        LUXOR,
        ["Nadia", "Farid", "Ibis"],
        0,
        [
            event(LUXOR, "played", 0, card="1-3 (level 1)"),
            event(LUXOR, "mummy", 0, **{"from": 30, "to": 24}),
            event(LUXOR, "laid down", 1, adventurers=2),
            event(LUXOR, "laid down", 0, adventurers=1),
            event(LUXOR, "talismans", 0, talismans=1),
            moved(0, 12, 15),
            moved(0, 15, 26, by="tunnel"),
        ],
    ),
    "up again, and a tile is bought": (
        LUXOR,
        ["Nadia", "Farid", "Ibis"],
        0,
        [
            event(LUXOR, "rolled", 1, die=5),
            event(LUXOR, "rose", 1, space=4),
            event(LUXOR, "rose", 1, space=18),
            event(LUXOR, "played", 1, card="3"),
            moved(1, 18, 21),
            event(LUXOR, "claimed", 1, space=21, tile="vase 2/3", points=3),
            event(LUXOR, "drew", 1, card="5"),
            event(LUXOR, "bought", 1, mummy_tile="2 keys", cost=2),
        ],
    ),
    "tiles sink": (
        TUTANKHAMUN,
        ["Nadia", "Farid", "Ibis"],
        0,
        [
            sailed(0, 20, 41, "Seated Statue"),
            event(TUTANKHAMUN, "collected", 0, tile="Seated Statue", left=3),
            *trailed(0, "Senet Game", "Sarcophagus", "Pottery", "Cartouche"),
            scored("Pottery", 1, 4, 0, 2),
        ],
    ),
    "Ra, and the Underworld is first": (
        TUTANKHAMUN,
        ["Nadia", "Farid", "Ibis"],
        2,
        [
            sailed(1, 20, 28, "Ra"),
            event(TUTANKHAMUN, "moved to Underworld", 1, slot=50, tile="Throne"),
            scored("Throne", "Underworld", 0, 0, 4),
        ],
    ),
    "back to Isis": (
        TUTANKHAMUN,
        ["Nadia", "Farid", "Ibis"],
        0,
        [
            sailed(2, 40, 33, "Isis"),
            event(TUTANKHAMUN, "exchanged ring", 2, slot=12, tile="Dagger"),
            event(TUTANKHAMUN, "collected", 2, tile="Dagger", left=0),
            scored("Dagger", 2, 2, 0, 1),
        ],
    ),
    "then": (
        LUXOR,
        ["Nadia", "Farid", "Ibis"],
        0,
        [
            event(LUXOR, "played", 0, card="5"),
            event(LUXOR, "shuffled", 0),
            event(LUXOR, "drew", 0, card="die"),
        ],
    ),
}  # fmt: skip

LINES: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "worked.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_worked_lines_come_out_exactly(case: str, language: str) -> None:
    game, names, reader, events = CASES[case]
    assert [plain(line) for line in Speaker(game, names, reader, language).lines(events)] == [LINES[case][language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_can_be_anything_and_stays_as_it_is_written(language: str) -> None:
    """No sentence is made by looking into another: a player may be called like the beginning of one."""
    for name in ("The", "you", "é", "Je", "Osiris", "Dr. No", "ʻOkina", "محمد"):
        game, _, _, events = CASES["up again, and a tile is bought"]
        line = Speaker(game, ["Nadia", name, "Ibis"], 0, language).lines(events)[0]
        usual = Speaker(game, ["Nadia", "Farid", "Ibis"], 0, language).lines(events)[0]
        assert line == usual.replace("\u2068Farid\u2069", f"\u2068{name}\u2069")
        assert line.count(f"\u2068{name}\u2069") == 2


def test_what_a_reader_may_not_know_is_not_said() -> None:
    drawn = [event(LUXOR, "drew", 1, card="5")]
    said = {
        reader: plain(Speaker(LUXOR, ["Nadia", "Farid", "Ibis"], reader, "en").lines(drawn)[0])
        for reader in (0, 1, None, "all")
    }
    assert said == {
        0: "Farid draws a card.",
        1: "You draw 5.",
        None: "Farid draws a card.",
        "all": "Farid draws 5.",
    }
