"""The report of a trial: its games are told again from what was decided in them, and nothing else is believed."""

import base64
import zlib
from typing import Any

import pytest

from waset.core.errors import BadRecord
from waset.lab.trial import moves, report
from waset.lab.trial.report import TrialSeen, page, watch
from waset.lab.trial.trial import Course, Tried, compared, go_on

RICH = {"game": "luxor", "name": "rich & <b>bold</b>", "sarcophagi": [{"points": 60}, {"points": 40}]}
RIVER = {"game": "tutankhamun", "name": "long", "start": [{"players": n, "points": 30} for n in range(2, 7)]}


def tried(edition: Any, bot: str = "random") -> Tried:
    return Tried(edition["game"], 3, (), edition, bot)


def played(what: Tried, games: int) -> tuple[Course, list[str]]:
    """A trial of so many games, in steps of one, and what was decided in each."""
    course, parts = Course(0, {}), []
    while course.games < games:
        course = go_on(what, course, 0.0, games)
        parts.append(course.moves)
    return course, parts


@pytest.mark.parametrize("places", [[], [0], [127, 128, 5, 16_383, 16_384, 2_000_000]])
def test_decisions_come_back_from_letters(places: list[int]) -> None:
    assert list(moves.unpacked(moves.packed(places), 1000)) == places


@pytest.mark.parametrize("edition", [RICH, RIVER], ids=["luxor", "tutankhamun"])
def test_the_games_of_a_trial_are_told_again_as_they_were(edition: Any) -> None:
    """The report's figures are those that the trial showed: the very same games, in one part or in many."""
    what = tried(edition, "porter")
    course, parts = played(what, 12)
    seen = watch(what, watch(what, TrialSeen(), parts[:5]), parts[5:])
    assert (seen.games, seen.decisions) == (12, sum(course.sums["decisions"][0:3:2]))
    assert seen.pairs is not None
    (scope,) = seen.pairs.scopes(2)
    shown = {each.name: each for each in compared(course)}
    for words, name in (("winner's score", "winner"), ("margin", "lead")):
        twin = seen.pairs.twin(scope, words)
        assert (twin.a.value(), twin.b.value()) == pytest.approx((shown[name].base.value, shown[name].mine.value))
        assert tuple(twin.difference()) == pytest.approx(tuple(shown[name].difference))
    whole = watch(what, TrialSeen(), ["".join(go_on(what, Course(0, {}), 1e9, 12).moves)])
    assert page(whole) == page(seen)


def test_the_report_says_what_the_edition_changes_then_all_of_both() -> None:
    what = tried(RICH)
    _, parts = played(what, 30)
    made = page(watch(what, TrialSeen(), parts))
    assert made.count("<h2") == 3
    title = "rich &amp; &lt;b&gt;bold&lt;/b&gt;"
    assert f"<h1>{title}, tried</h1>" in made
    assert "<b>" not in made, "an edition cannot bring markup"
    changes, mine, base = made.split("<h2")[1:]
    assert "What the edition changes" in changes
    assert "30 of 30 groups are in both, and paired." in changes
    assert "points more for sarcophagi (95 %" in changes
    assert "were not refitted" not in mine, "random weighs nothing"
    assert f"Luxor, edition {title}" in mine
    assert "Luxor, edition rebuilt" in base
    assert "<svg" in mine
    assert "<script" not in made
    assert "waset lab report" not in made, "nobody has a folder of it"


def test_bots_that_judge_are_said_not_to_be_fitted() -> None:
    what = tried(RICH, "scribe")
    _, parts = played(what, 2)
    assert "The players were not refitted to rich" in page(watch(what, TrialSeen(), parts))


def letters(content: bytes) -> str:
    return base64.b64encode(zlib.compress(content)).decode()


@pytest.mark.parametrize(
    "part",
    [
        "no letters at all!",
        "AAAA",
        letters(b"\x80"),
        letters(b"\xff\xff\xff\xff\x01"),
        letters(b"\x7f" * 50),
        letters(b"\x00" * 3),
        letters(b"\x00" * (report.MOST_OF_PART + 1)),
        letters(b"\x00" * 400)[:-9],
    ],
)
def test_what_was_not_played_is_refused(part: str) -> None:
    with pytest.raises(BadRecord):
        watch(tried(RICH), TrialSeen(), [part])


def test_a_game_that_breaks_off_and_no_game_at_all_are_refused() -> None:
    what = tried(RICH)
    _, parts = played(what, 1)
    half = list(moves.unpacked(parts[0], 10**6))[:-1]
    with pytest.raises(BadRecord):
        watch(what, TrialSeen(), [moves.packed(half)])
    with pytest.raises(BadRecord, match="no game"):
        page(watch(what, TrialSeen(), []))
