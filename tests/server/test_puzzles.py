"""Puzzles as the page gets them: whole, the same for everybody, and without what their seat does not see."""

import json
from typing import Any

import pytest

from tests.server.kit import Serving, error
from waset import games, puzzles
from waset.core.rng import Rng
from waset.server.tables import puzzles as told

SOME = [(game, each) for game in games.OURS for each in puzzles.puzzles(game)[:6]]


def shown(found: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(found))


@pytest.mark.parametrize("game", games.OURS)
def test_a_game_lists_its_puzzles(server: Serving, game: str) -> None:
    listed = server.person("Ann").get(f"/api/games/{game}/puzzles").json()
    assert [each["name"] for each in listed] == [each.name for each in puzzles.puzzles(game)]
    assert {each["grade"] for each in listed} == set(puzzles.GRADES)
    assert all(sorted(each) == ["grade", "modules", "name", "players"] for each in listed)


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=str)
def test_a_puzzle_has_every_choice_with_what_follows(server: Serving, game: str, puzzle: puzzles.Puzzle) -> None:
    ann = server.person("Ann")
    found = ann.get(f"/api/games/{game}/puzzles/{puzzle.name}").json()
    update, tries = found["update"], found["tries"]
    assert (found["name"], found["grade"], found["seat"]) == (puzzle.name, puzzle.grade, puzzle.seat)
    assert update["seat"] == update["to_move"] == puzzle.seat
    assert sorted(each["action"] for each in update["legal"]) == sorted(each["action"] for each in tries)
    assert all(each["preview"] is not None for each in update["legal"])
    assert tries[0]["verdict"] == "best"
    assert tries[-1]["verdict"] != "best"
    for each in tries:
        after = each["update"]
        assert (after["seq"], after["act"]["seat"], after["legal"]) == (update["seq"] + 1, puzzle.seat, [])
        assert after["events"]
        assert after["view"] != update["view"]
    assert ann.get(f"/api/games/{game}/puzzles/{puzzle.name}").json() == found, "it is the same for everybody"


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=str)
def test_nothing_hidden_leaks(game: str, puzzle: puzzles.Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seat does not see could be otherwise, and the page would be told the same."""
    made, true = puzzles.table(puzzle)
    first = shown(told.document.__wrapped__(game, puzzle.name))
    assert first["update"]["view"] == shown(made.view(true, puzzle.seat))
    for seed in (5, 6):
        other = made.guess(true, puzzle.seat, Rng(seed))
        monkeypatch.setattr(puzzles, "table", lambda _, other=other: (made, other))
        again = shown(told.document.__wrapped__(game, puzzle.name))
        for key in first:
            assert key == "position" or again[key] == first[key], key


@pytest.mark.parametrize("game", games.OURS)
def test_its_position_can_be_played_on(server: Serving, game: str) -> None:
    ann = server.person("Ann")
    puzzle = puzzles.puzzles(game)[0]
    found = ann.get(f"/api/games/{game}/puzzles/{puzzle.name}").json()
    seats = [
        {"who": "me"} if seat == puzzle.seat else {"who": "bot", "bot": "porter"} for seat in range(puzzle.players)
    ]
    made = ann.post("/api/uploads", {"position": found["position"], "mode": "continue", "seats": seats})
    assert made.status_code == 201, made.text
    update = made.json()["update"]
    assert update["to_move"] == puzzle.seat
    assert [each["text"] for each in update["legal"]] == [each["text"] for each in found["update"]["legal"]]


def test_what_is_not_there_is_not_found(server: Serving) -> None:
    ann = server.person("Ann")
    assert error(ann.get("/api/games/mehen/puzzles")) == (404, "not_found")
    assert error(ann.get("/api/games/mehen/puzzles/x")) == (404, "not_found")
    assert error(ann.get("/api/games/luxor/puzzles/x")) == (404, "not_found")
    assert ann.get("/api/games/luxor/puzzles/x").json()["error"]["where"] == "path.puzzle"
