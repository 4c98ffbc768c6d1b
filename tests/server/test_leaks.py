"""Nothing that a reader may not know goes to it: not in events, not in previews, not in what a whole game sends."""

import json
import random
from typing import Any

import pytest

from tests.server.kit import ALL_MODULES, SEED, Serving, error, two_at_a_table
from tests.server.matches import GAMES, NAMES, SPECS, name_of, played
from waset.core.event import ALL, EVERYONE
from waset.core.rng import Rng
from waset.server.database.rows import StoredSpec
from waset.server.tables import updates
from waset.server.tables.updates import event_for


@pytest.mark.parametrize("spec", SPECS, ids=name_of)
def test_events_do_not_depend_on_what_a_reader_may_not_know(spec: StoredSpec) -> None:
    game = GAMES.of(spec)
    names = NAMES[: spec.players]
    hidden = 0
    for match in played(spec, SEED):
        for event in match.log:
            if event.seen_by == EVERYONE:
                continue
            hidden += 1
            other = event._replace(figures=(*event.figures[:-1], event.figures[-1] - 1 or event.figures[-1] + 1))
            for reader in [None, *range(spec.players)]:
                same = event_for(game, event, names, reader) == event_for(game, other, names, reader)
                assert same == (reader != event.seen_by)
            assert event_for(game, event, names, ALL) == event_for(game, event, names, event.seen_by)
    assert bool(hidden) == (spec.game == "luxor")


@pytest.mark.parametrize("spec", SPECS, ids=name_of)
def test_previews_are_made_of_what_the_seat_knows(spec: StoredSpec) -> None:
    """Whatever the hidden things are, the preview is the same; and what it tells does happen."""
    names = NAMES[: spec.players]
    game = GAMES.of(spec)
    draw = random.Random(SEED)
    for match in played(spec, SEED, most=150):
        seat = match.to_move
        if seat is None:
            break
        one = updates.choices(match, names, seat, True)
        guess = game.guess(match.state, seat, Rng(draw.randrange(2**40)))
        for choice in one:
            assert choice["preview"] == updates.preview(game, guess, names, seat, choice["action"])
        chosen = draw.choice(one)
        after = match.play(chosen["action"], draw.randrange)
        preview = chosen["preview"]
        assert preview is not None
        assert [event_for(game, event, names, seat) for event in after.log][: len(preview)] == preview


@pytest.mark.parametrize("spec", SPECS, ids=name_of)
def test_an_update_is_the_same_in_any_state_that_the_reader_cannot_tell_apart(spec: StoredSpec) -> None:
    game = GAMES.of(spec)
    names = NAMES[: spec.players]
    for match in played(spec, SEED, most=60):
        for reader in [None, *range(spec.players)]:
            true = updates.update(match, names, reader, None)
            kept = match.state
            match.state = game.guess(kept, reader, Rng(match.seq))
            assert updates.update(match, names, reader, None)["view"] == true["view"]
            match.state = kept


def cards_and_scarabs(view: dict[str, Any], seat: int) -> tuple[Any, Any]:
    """What others must not see of a seat."""
    return view["seats"][seat]["hand"], view["seats"][seat]["scarab_values"]


def test_a_whole_game_sends_no_secret(server: Serving) -> None:
    """All that Bob and a spectator receive is compared with what Ann alone knows."""
    ann, bob = two_at_a_table(server, modules=ALL_MODULES)
    key = ann.key("watch")
    with bob.person.socket(bob, previews=1) as his, server.person("Cid").socket(ann, key=key) as seen:
        for socket in (his, seen):
            socket.next()
        ann.play_on([bob], most=60)
        last = ann.update()["seq"]
        for socket in (his, seen):
            while socket.next("update")["seq"] < last:
                pass
        heard = {1: his.heard, None: seen.heard}
    for reader, messages in heard.items():
        for message in messages:
            if message["type"] not in ("update", "hello"):
                continue
            update = message.get("update", message)
            assert update["seat"] == reader
            for seat, shown in enumerate(update["view"]["seats"]):
                if seat != reader and not update["view"]["ending"]:
                    assert shown["scarab_values"] is None
                    assert shown["boxed_scarab_values"] is None
            for event in update["events"]:
                if event["kind"] in ("drew", "took scarab", "boxed scarab") and event["seat"] != reader:
                    assert list(event["figures"].values()) == [None]
            if reader is None:
                assert update["legal"] == []
    assert "action" not in json.dumps([m for m in heard[None] if m["type"] == "update"])


def test_history_is_as_secret_as_the_game_was(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    ann.play_on([bob], most=20)
    mine = bob.get("/history", views=1).json()
    assert mine["seat"] == 1
    for frame in mine["frames"]:
        hand, scarabs = cards_and_scarabs(frame["view"], 0)
        assert scarabs is None
        assert frame["view"]["seats"][1]["hand"] != [None] * 5
        assert None in hand
    assert error(bob.get("/history", seat=0)) == (403, "not_your_seat")
    assert error(bob.get("/history", seat="all")) == (409, "not_over")
    assert error(bob.get("/history", scores=1)) == (409, "not_over")
    assert error(bob.get("/record")) == (409, "not_over")
    assert bob.get("/history", seat="watch").json()["seat"] is None


def test_after_the_end_all_hands_are_open(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "luxor")
    ann.play_on([bob])
    seq = ann.update()["seq"]
    for seat in (0, 1, "watch", "all"):
        answer = bob.get("/history", seat=seat, views=1, scores=1, limit=500, **{"from": seq - 5}).json()
        assert [frame["seq"] for frame in answer["frames"]] == list(range(seq - 5, seq + 1))
    assert all(None not in shown["hand"] for shown in answer["frames"][0]["view"]["seats"])
    assert answer["frames"][-1]["scores"] == bob.update()["scores"]
