"""Each seat's account adds up, in every game: start + luck + own + others + drift = result."""

import dataclasses
import json

import pytest

from tests.contract.cases import Case
from tests.review.kit import CASES, FEW, LUXOR, TUTANKHAMUN, cut, hurry, late, only, reviewed
from waset.review import BEST, FAST, MISTAKE, SLIP, WORDS, Luck, Review, plain, review, reviews, turning_points


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews hurry."""
    hurry(monkeypatch)


def adds_up(found: Review) -> None:
    """What a review says in JSON adds up to the last digit, for each seat and over all seats."""
    seats = json.loads(json.dumps(plain(found)))["seats"]
    for seat in seats:
        parts = sum(seat[part] for part in ("start", "luck", "own", "others", "drift"))
        assert parts == pytest.approx(seat["now"], abs=1e-9)
        assert seat["result"] in (None, seat["now"])
        assert seat["accuracy"] is None or 0 <= seat["accuracy"] <= 100
        assert list(seat["counts"]) == list(WORDS)
    for part, whole in (("start", 1), ("luck", 0), ("now", 1)):
        assert sum(seat[part] for seat in seats) == pytest.approx(whole, abs=1e-5)
    assert sum(seat["own"] + seat["others"] for seat in seats) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.usefixtures("quick")
def test_every_account_adds_up(case: Case) -> None:
    record = only(late(case))
    found = review(record)
    adds_up(found)
    assert record.result is not None
    places = record.result["ranking"]
    for seat, place in zip(found.seats, places, strict=True):
        assert seat.result == pytest.approx(1 / places.count(1) if place == 1 else 0, abs=1e-6)
        assert seat.points == record.result["scores"][seat.seat]
        assert seat.equal.points == pytest.approx(seat.points - seat.luck_points, abs=1e-5)
    decided = {each.step for each in found.decisions}
    assert decided <= {step for step, (who, _) in enumerate(record.steps, 1) if who >= 0}


@pytest.mark.parametrize("case", FEW, ids=str)
@pytest.mark.usefixtures("quick")
def test_a_game_that_is_not_over_has_no_result_and_adds_up(case: Case) -> None:
    found = review(only(cut(late(case), len(only(late(case)).steps) - 5)))
    assert [seat.result for seat in found.seats] == [None] * case.players
    adds_up(found)


@pytest.mark.parametrize("case", [LUXOR[0], TUTANKHAMUN[1]], ids=str)
def test_a_whole_game_adds_up_from_its_layout(case: Case) -> None:
    found = reviewed(case)
    adds_up(found)
    for seat in found.seats:
        own = sum(each.change[seat.seat] for each in found.decisions if each.seat == seat.seat)
        others = sum(each.change[seat.seat] for each in found.decisions if each.seat != seat.seat)
        assert seat.own == pytest.approx(own, abs=1e-5)
        assert seat.others == pytest.approx(others, abs=1e-5)
        assert seat.own < 0
        made = [each for each in found.decisions if each.seat == seat.seat]
        assert seat.counts == {word: sum(each.word == word for each in made) for word in WORDS}


def test_turning_points_are_what_moved_most() -> None:
    found = reviewed(LUXOR[0])
    turning = turning_points(found)
    assert turning
    steps = [each.step for each in turning]
    assert steps == sorted(steps)
    most = max(max(map(abs, each.change)) for each in found.decisions)
    lucky = max(max(map(abs, each.wins)) for each in found.luck)
    moved = [max(map(abs, each.wins if isinstance(each, Luck) else each.change)) for each in turning]
    assert max(moved) == max(most, lucky)


@pytest.mark.usefixtures("quick")
def test_what_is_decided_in_a_persons_place_is_not_counted_as_theirs() -> None:
    record = only(late(TUTANKHAMUN[1], 30))
    theirs = review(record)
    bad = [each for each in theirs.decisions if each.word in (SLIP, MISTAKE)]
    assert bad
    moved = [{"step": each.step, "by": "substitute", "why": "time"} for each in bad]
    found = review(dataclasses.replace(record, moved=moved))
    assert {each.by for each in found.decisions} == {None, "substitute"}
    assert all(seat.counts[SLIP] == seat.counts[MISTAKE] == 0 for seat in found.seats)
    assert [seat.own for seat in found.seats] == [seat.own for seat in theirs.seats]


def test_the_same_seed_returns_the_same_review_with_any_number_of_workers() -> None:
    records = [only(late(case, 12)) for case in (LUXOR[0], TUTANKHAMUN[0])]
    alone = list(reviews(records, FAST, 3, workers=1))
    assert list(reviews(records, FAST, 3, workers=2)) == alone
    assert list(reviews(records[:1], FAST, 4)) != alone[:1]


def test_a_best_decision_is_called_so() -> None:
    found = reviewed(TUTANKHAMUN[1])
    for each in found.decisions:
        if each.played.action == each.options[0].action:
            assert (each.word, each.loss, each.why) == (BEST, 0, [])
