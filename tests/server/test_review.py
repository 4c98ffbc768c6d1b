"""The review of a finished game: who gets it, when, and that it is of the game that was played."""

from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from tests.server.kit import ALL_MODULES, Seated, Serving, error, two_at_a_table, wait_for
from waset.server.database import reviews
from waset.server.database.rows import Entry
from waset.server.database.schema import REVIEWS
from waset.server.tables.reviews import steps_of
from waset.server.web import wire
from waset.server.workers import reviewer

LONG = 20


def reviewed(table: Seated, **query: Any) -> Any:
    """The review, however long it takes."""

    def done() -> Any:
        answer = table.get("/review", timeout=LONG, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()["review"]

    return wait_for(done, 120)


def kept(server: Serving, table: str) -> list[tuple[str, int]]:
    """The depth and the seq of each review that the database has of a table."""
    with server.guard.tables.engines.reader.connect() as connection:
        found = connection.execute(sa.select(REVIEWS.c.think, REVIEWS.c.seq).where(REVIEWS.c.table_id == table))
        return [(row.think, row.seq) for row in found]


@pytest.mark.parametrize(("game", "modules"), [("luxor", ALL_MODULES), ("tutankhamun", [])])
def test_a_review_is_of_the_entries_of_its_table(server: Serving, game: str, modules: list[str]) -> None:
    ann, bob = two_at_a_table(server, game, modules=modules)
    ann.act()
    now = ann.update()
    if now["undo"] is not None:
        assert ann.post("/undo", {"seq": now["seq"], "to": now["undo"]}).status_code == 200
    ann.play_on([bob])
    found = reviewed(bob)
    frames = bob.get("/history", limit=500, seat="all").json()["frames"]
    acts = {each["seq"]: each["act"] for each in frames if each["live"]}
    assert found["seq"] == bob.update()["seq"]
    assert found["decisions"]
    TypeAdapter(wire.GameReview).validate_python(found, strict=True)
    for decision in found["decisions"]:
        assert acts[decision["seq"]]["kind"] == "act"
        assert acts[decision["seq"]]["seat"] == decision["seat"]
        assert decision["loss"] >= 0
        assert 0 < len(decision["best"]) <= 3
    for event in found["luck"]:
        assert event["seq"] in acts
    for turn in found["turns"]:
        assert turn["seq"] in acts
        assert sum(turn["wins"]) == pytest.approx(1, abs=0.01)
    for seat in found["seats"]:
        parts = [seat[name] for name in ("start", "luck", "own", "others", "drift")]
        assert sum(parts) == pytest.approx(seat["result"], abs=1e-5)


def test_a_review_is_made_once_and_kept_for_each_depth(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    at_once = ann.get("/review", timeout=0).json()
    assert at_once["review"] is None
    assert 0 <= at_once["done"] < 1
    first = reviewed(ann)
    assert kept(server, ann.id) == [("fast", first["seq"])]
    with server.guard.tables.engines.writer.begin() as connection:
        reviews.keep(connection, ann.id, "fast", first["seq"], '{"kept": true}')
    assert reviewed(bob) == {"kept": True}


def test_a_fast_review_does_not_wait_for_deeper_ones(server: Serving) -> None:
    """Whoever has as many deeper ones made as they may still has a fast one at once."""
    ann, bob = two_at_a_table(server, "tutankhamun")
    others = [two_at_a_table(server, "tutankhamun") for _ in range(reviewer.MOST_DEEPER)]
    for first, second in ((ann, bob), *others):
        first.play_on([second])
    for first, _ in others:
        assert first.get("/review", think="deep", timeout=0).json()["review"] is None
    assert error(ann.get("/review", think="deep")) == (503, "busy")
    assert ann.get("/review", timeout=LONG).json()["review"]["think"] == "fast"
    assert ann.get("/review", think="deep", timeout=0).status_code == 503, "the deeper ones are still being made"


@pytest.mark.parametrize(("game", "modules"), [("luxor", ["mummy"]), ("tutankhamun", [])])
def test_what_would_have_followed_instead_is_told(server: Serving, game: str, modules: list[str]) -> None:
    ann, bob = two_at_a_table(server, game, modules=modules)
    now = ann.update()
    mover = ann if now["to_move"] == 0 else bob
    legal = mover.update()["legal"]
    previews = [mover.get("/preview", action=each["action"]).json() for each in legal]
    assert error(ann.get("/instead", seq=now["seq"] + 1, action=legal[0]["action"])) == (409, "not_over")
    mover.act()
    ann.play_on([bob])
    for preview in previews:
        answer = bob.get("/instead", seq=now["seq"] + 1, action=preview["action"])
        assert answer.status_code == 200, answer.text
        assert answer.json() == preview, "as it was shown to the player then"
        assert preview["events"]
    unknown = max(each["action"] for each in legal) + 10**6
    assert error(ann.get("/instead", seq=now["seq"] + 1, action=unknown)) == (422, "illegal_action")
    assert error(ann.get("/instead", seq=10**6, action=0)) == (404, "not_found")
    assert error(ann.get("/instead", seq=1, action=0)) == (404, "not_found"), "nobody chose there"
    stranger = Seated(server.person("Cid"), ann.id)
    assert error(stranger.get("/instead", seq=now["seq"] + 1, action=legal[0]["action"])) == (404, "not_found")


def test_nobody_gets_a_review_of_a_running_game(server: Serving) -> None:
    ann, bob = two_at_a_table(server, public=True)
    watcher = Seated(server.person("Cid"), ann.id)
    for who in (ann, bob, watcher):
        assert error(who.get("/review")) == (409, "not_over")
    assert kept(server, ann.id) == []


def test_a_private_table_has_no_review_for_others(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    stranger = Seated(server.person("Cid"), ann.id)
    assert error(stranger.get("/review")) == (404, "not_found")


def test_an_unknown_depth_is_refused(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    status, code = error(ann.get("/review", think="forever"))
    assert (status, code) == (422, "bad_request")


def test_what_was_undone_has_no_steps() -> None:
    def entry(seq: int, kind: Any, action: int | None, chance: tuple[int, ...], back_to: int | None = None) -> Entry:
        return Entry(seq, 0.0, kind, 0, "person", action, chance, back_to, "r")

    entries = [
        entry(1, "start", None, (5, 6, 7)),
        entry(2, "act", 1, ()),
        entry(3, "undo", None, (), 1),
        entry(4, "act", 2, (8,)),
    ]
    assert list(steps_of(entries)) == [1, 1, 1, 4, 4]
