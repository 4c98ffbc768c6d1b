"""Lessons over the wire: whole, and where a learner goes a way of their own."""

from typing import Any

from tests.server.kit import Serving, error

FIRST = "/api/games/luxor/lessons/first"


def step(lesson: Any, name: str) -> int:
    """The number of a step."""
    return [each["name"] for each in lesson["steps"]].index(name)


def test_another_choice_is_played_for_whoever_wants_to_see_it(server: Serving) -> None:
    """One act after the other, until the turn is over; nobody has to be known for it."""
    somebody = server.person()
    lesson = somebody.get(FIRST).json()
    at = step(lesson, "pair")
    legal = lesson["steps"][at]["updates"][-1]["legal"]
    die = next(each["action"] for each in legal if each["means"]["card"] == "die")
    rolled = somebody.post(f"{FIRST}/try", {"step": at, "actions": [die]}).json()
    assert [event["figures"] for event in rolled["events"] if event["kind"] == "rolled"] == [{"die": 4}]
    assert (rolled["to_move"], rolled["seat"], rolled["act"]["seat"]) == (0, 0, 0)
    walk = rolled["legal"][0]["action"]
    walked = somebody.post(f"{FIRST}/try", {"step": at, "actions": [die, walk]}).json()
    assert (walked["to_move"], walked["legal"]) == (1, [])
    assert walked["events"][0]["kind"] == "moved"
    assert somebody.get(FIRST).json() == lesson


def test_a_way_that_cannot_be_is_refused(server: Serving) -> None:
    somebody = server.person()
    assert error(somebody.post(f"{FIRST}/try", {"step": 99, "actions": [0]})) == (404, "not_found")
    assert error(somebody.post(f"{FIRST}/try", {"step": 1, "actions": [999]})) == (422, "illegal_action")
    assert error(somebody.post(f"{FIRST}/try", {"step": 1, "actions": []})) == (422, "bad_request")
    assert error(somebody.post("/api/games/luxor/lessons/no/try", {"step": 1, "actions": [0]})) == (404, "not_found")


def test_a_learner_is_told_why_something_cannot_be_done(server: Serving) -> None:
    """At a step, and on a way of their own from there."""
    somebody = server.person()
    lesson = somebody.get(FIRST).json()
    at = step(lesson, "ends")
    inner = {"wish": {"kind": "card", "number": 3}, "step": at}
    told = somebody.post(f"{FIRST}/why-not", inner).json()
    assert told["reason"] == {"kind": "inner card", "rule": "L-HAND-2", "figures": {"card": "4"}}
    legal = lesson["steps"][at]["updates"][-1]["legal"]
    assert somebody.post(f"{FIRST}/why-not", {"wish": legal[0]["means"], "step": at}).json()["reason"] is None
    other = next(each["action"] for each in legal if each["action"] != lesson["steps"][at]["want"])
    later = somebody.post(f"{FIRST}/why-not", {**inner, "actions": [other]}).json()
    assert later["reason"] != told["reason"]
    bad = somebody.post(f"{FIRST}/why-not", {"wish": {"kind": "fly"}, "step": at})
    assert error(bad) == (422, "bad_wish")
