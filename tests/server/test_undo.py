"""Undo: alone back to the last thing revealed, beyond it only if all people agree; nothing is ever removed."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import SEED, Seated, Serving, error, serving, two_at_a_table
from tests.server.matches import GAMES, SPECS, acted, begun, name_of, rebuild
from waset.server.database import store
from waset.server.database.rows import Entry, StoredSpec, way
from waset.server.tables import match as matches
from waset.server.tables.match import UNDO, Behind, Match, rebuild_gently


@pytest.mark.parametrize("spec", SPECS, ids=name_of)
def test_how_far_a_seat_may_undo(spec: StoredSpec) -> None:
    """Against a plain reading of the rule: back over own acts, up to a die, a draw or the end."""
    draw = random.Random(SEED)
    match = begun(spec, SEED)
    history: list[tuple[Entry, bool]] = []
    for _ in range(120):
        if match.to_move is None:
            break
        entry = acted(match, draw.choice(match.game.legal(match.state)), draw)
        drawn = any(event.kind == "drew" for event in match.log)
        history.append((entry, bool(entry.chance) or drawn or match.is_over))
        for seat in range(spec.players):
            earliest = None
            for before, revealed in reversed(history):
                if before.seat != seat or revealed:
                    break
                earliest = before.seq - 1
            assert match.earliest_undo(seat) == earliest


@pytest.mark.parametrize("spec", SPECS, ids=name_of)
def test_a_record_with_undos_is_rebuilt(spec: StoredSpec) -> None:
    draw = random.Random(SEED)
    match = begun(spec, SEED)
    assert match.last is not None
    entries = [match.last]
    undone = 0
    for _ in range(150):
        if match.to_move is None:
            break
        back = [before.seq for before in match.undoable]
        if back and draw.random() < 0.4:
            to = draw.choice(back)
            entry = Entry(match.seq + 1, 0.0, UNDO, 0, "person", None, (), to, f"undo-{match.seq}")
            match.take(entry, match.back(to), [])
            undone += 1
        else:
            entry = acted(match, draw.choice(match.game.legal(match.state)), draw)
        entries.append(entry)
    assert undone > 3
    again = Match(GAMES.of(spec), spec)
    rebuild(again, entries)
    assert again.game.document(again.state) == match.game.document(match.state)
    assert [before.seq for before in again.undoable] == [before.seq for before in match.undoable]
    counted = way(len(entries), {entry.seq: entry.back_to or 0 for entry in entries if entry.kind == UNDO})
    straight = Match(GAMES.of(spec), spec)
    rebuild(straight, [entry for entry in entries if entry.seq in counted])
    assert straight.game.document(straight.state) == match.game.document(match.state)


def test_going_on_from_where_one_stands_says_when_it_cannot() -> None:
    spec = SPECS[3]
    match = begun(spec, SEED)
    draw = random.Random(SEED)
    for _ in range(6):
        acted(match, match.game.legal(match.state)[0], draw)
    far = Entry(match.seq + 1, 0.0, UNDO, 0, "person", None, (), 2, "undo")
    with pytest.raises(Behind):
        rebuild(match, [far])


def test_a_long_record_is_replayed_with_pauses_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = SPECS[3]
    match = begun(spec, SEED)
    assert match.last is not None
    draw = random.Random(SEED)
    entries = [match.last, *(acted(match, match.game.legal(match.state)[0], draw) for _ in range(6))]
    again = Match(GAMES.of(spec), spec)
    seen: list[int] = []

    async def pause() -> None:
        seen.append(again.seq)

    monkeypatch.setattr(matches, "SLICE", -1.0)
    asyncio.run(rebuild_gently(again, entries, pause))
    assert seen == [entry.seq for entry in entries]
    assert again.game.document(again.state) == match.game.document(match.state)


def test_going_far_back_replays_only_what_led_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the process that was asked and at another one: taking back again and again must not cost more each time."""
    replayed: list[int] = []

    def after(game: Any, before: Any, entry: Entry) -> Any:
        replayed.append(entry.seq)
        return usual(game, before, entry)

    usual = matches.after
    monkeypatch.setattr(matches, "after", after)
    with serving(tmp_path, workers=2) as server, serving(tmp_path, workers=2) as other:
        ann = server.person().create("tutankhamun", seats=[{"who": "me"}, {"who": "me"}], start=True)
        far = other.back(ann)
        with far.person.socket(far) as socket:
            socket.next()
            for _ in range(4):
                ann.act()
            for _ in range(10):
                seq = ann.update()["seq"]
                assert ann.post("/undo", {"seq": seq, "to": 3}).status_code == 200
                ann.act()
            seq = ann.update()["seq"]
            while socket.next("update")["seq"] < seq:
                pass
            replayed.clear()
            assert ann.post("/undo", {"seq": seq, "to": 2}).json()["seq"] == seq + 1
            told = socket.next("update")
            assert (told["seq"], told["act"]["kind"]) == (seq + 1, UNDO)
        assert seq > 20
        assert sorted(replayed) == [1, 1, 2, 2]
        assert far.update()["view"] == ann.update()["view"] == told["view"]


@pytest.mark.parametrize("spec", SPECS[1:], ids=name_of)
def test_nobody_goes_back_alone_from_the_end(spec: StoredSpec) -> None:
    """The end opens every hand, so it counts as revealed, even where the last act needed no chance."""
    ended_by_choice = 0
    for seed in range(12):
        match = begun(spec, seed)
        draw = random.Random(seed)
        while match.to_move is not None:
            entry = acted(match, draw.choice(match.game.legal(match.state)), draw)
        ended_by_choice += not entry.chance
        assert [match.earliest_undo(seat) for seat in range(spec.players)] == [None] * spec.players
    assert ended_by_choice


def test_a_game_that_is_over_is_taken_up_again_only_by_agreement(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    last = ann.get("/history", limit=500).json()["frames"][-1]
    mover = (ann, bob)[last["act"]["seat"]]
    assert ann.facts()["status"] == "over"
    assert mover.update()["undo"] is None
    assert mover.get("/record").status_code == 200
    asked = mover.post("/undo", {"seq": last["seq"], "to": last["seq"] - 1}).json()
    assert asked["proposal"]["agreed"] == [last["act"]["seat"]]
    assert ann.facts()["status"] == "over"
    other = bob if mover is ann else ann
    agreed = other.post("/undo/answer", {"proposal": asked["proposal"]["id"], "agree": True}).json()
    assert (agreed["table"]["status"], agreed["update"]["seq"]) == ("playing", last["seq"] + 1)


def test_a_seat_undoes_its_own_act_alone(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    before = ann.update()
    ann.act(3)
    now = ann.update()
    assert (now["undo"], bob.update()["undo"]) == (1, None)
    done = ann.post("/undo", {"seq": 2, "to": 1, "request": "undo-request-1"})
    assert done.json() == {"seq": 3, "proposal": None, "request": "undo-request-1"}
    after = ann.update()
    assert (after["view"], after["legal"], after["act"]["kind"]) == (before["view"], before["legal"], "undo")
    assert ann.post("/undo", {"seq": 2, "to": 1, "request": "undo-request-1"}).json()["seq"] == 3
    frames = ann.get("/history").json()["frames"]
    assert [(frame["act"]["kind"], frame["live"]) for frame in frames] == [
        ("start", True),
        ("act", False),
        ("undo", True),
    ]


def test_beyond_what_was_revealed_all_people_must_agree(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.act()
    bob.act()
    seq = ann.update()["seq"]
    asked = ann.post("/undo", {"seq": seq, "to": 1}).json()
    assert (asked["seq"], asked["proposal"]["agreed"], asked["proposal"]["waiting"]) == (seq, [0], [1])
    assert bob.facts()["proposal"] == asked["proposal"]
    assert error(bob.post("/undo/answer", {"proposal": "another", "agree": True})) == (409, "no_undo")
    declined = bob.post("/undo/answer", {"proposal": asked["proposal"]["id"], "agree": False}).json()
    assert (declined["table"]["proposal"], declined["update"]["seq"]) == (None, seq)
    again = ann.post("/undo", {"seq": seq, "to": 1}).json()["proposal"]
    agreed = bob.post("/undo/answer", {"proposal": again["id"], "agree": True}).json()
    assert (agreed["table"]["proposal"], agreed["update"]["seq"]) == (None, seq + 1)
    assert ann.update()["legal"]
    assert [frame["live"] for frame in ann.get("/history").json()["frames"]] == [True, False, False, True]


def test_an_act_ends_a_proposal(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.act()
    bob.act()
    seq = ann.update()["seq"]
    asked = bob.post("/undo", {"seq": seq, "to": 1}).json()["proposal"]
    mover = ann if ann.update()["legal"] else bob
    assert mover.act().status_code == 200
    assert ann.facts()["proposal"] is None
    assert error(ann.post("/undo/answer", {"proposal": asked["id"], "agree": True})) == (409, "no_undo")


def test_who_plays_alone_needs_nobody_to_agree(server: Serving) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    ann = server.person().create("tutankhamun", seats=seats, start=True)
    for _ in range(5):
        ann.act()
    assert ann.post("/undo", {"seq": 6, "to": 2}).json() == {"seq": 7, "proposal": None, "request": None}
    assert ann.update()["undo"] is None or ann.update()["undo"] < 2


@pytest.mark.parametrize("to", [0, 3, 99])
def test_there_must_be_something_to_go_back_to(server: Serving, to: int) -> None:
    ann, _ = two_at_a_table(server, "tutankhamun")
    ann.act()
    assert error(ann.post("/undo", {"seq": 2, "to": to})) == (409, "no_undo")
    assert ann.update()["seq"] == 2


def test_what_was_undone_cannot_be_gone_back_to(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.act(1)
    ann.post("/undo", {"seq": 2, "to": 1})
    ann.act(2)
    bob.act()
    assert error(ann.post("/undo", {"seq": 5, "to": 2})) == (409, "no_undo")


def test_every_entry_stays_in_the_record(server: Serving) -> None:
    ann, _ = two_at_a_table(server, "tutankhamun")
    ann.act(1)
    ann.post("/undo", {"seq": 2, "to": 1})
    with server.guard.tables.engines.reader.connect() as connection:
        kinds = [entry.kind for entry in store.entries(connection, ann.id)]
    assert kinds == ["start", "act", "undo"]


def test_a_spectator_undoes_nothing(server: Serving) -> None:
    ann, _ = two_at_a_table(server, "tutankhamun")
    ann.act()
    cid = Seated(server.person("Cid"), ann.id)
    assert error(cid.post("/undo", {"seq": 2, "to": 1}, ann.key("watch"))) == (403, "not_your_seat")
