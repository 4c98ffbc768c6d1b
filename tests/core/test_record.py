"""Records: what is written can be replayed, and a game that broke off goes on."""

import io
import json
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from tests.core.recorded import HARDER, NAMES, data, line, only, problem, steps_at, written
from tests.spawn import ending, spawn
from waset import bots
from waset.core.errors import BadOption, BadRecord, IllegalAction
from waset.core.play import play
from waset.core.record import Recorder, read, replay, resume
from waset.core.rng import Rng

HEAD = steps_at(line())


# --- round trips ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", ["0", "1", "random"])
def test_a_recorded_game_replays_to_its_result(players: int, first: str) -> None:
    record = only(line(players, seed=players, first=first))
    game, state = replay(record, waset.make)
    assert game.is_over(state)
    assert record.result is not None
    assert record.result["scores"] == [score.total for score in game.scores(state)]
    assert record.header["names"] == list(NAMES[:players])
    assert not record.is_open


def test_a_record_has_its_keys_in_order_and_is_one_line_of_utf_8() -> None:
    raw = line()
    assert raw.endswith(b"\n")
    assert raw.count(b"\n") == 1
    assert "Zoë" in raw.decode()
    expected = "waset game rules players modules options edition names seed steps result"
    assert list(data(raw)) == expected.split()


def test_a_record_says_whose_program_failed_and_who_decided_instead() -> None:
    game = waset.make("luxor")
    file = io.BytesIO()
    recorder = Recorder(game, file, NAMES[:2])
    recorder.fail(1, "sent no JSON: '\x1b[2J'\n" + "x" * 300, "random")
    players = [bots.make("random", game, Rng(seat)) for seat in range(2)]
    play(game, players, Rng(3), recorder=recorder)
    record = only(file.getvalue())
    replay(record, waset.make)
    (failure,) = record.failures
    assert failure == {"seat": 1, "what": failure["what"], "instead": "random"}
    assert failure["what"].startswith("sent no JSON: ' [2J' xxx")
    assert len(failure["what"]) == 200
    assert list(data(file.getvalue()))[-3:] == ["steps", "failures", "result"]
    assert only(line()).failures == []


def test_a_record_carries_what_differs_in_its_edition() -> None:
    raw = line(edition=HARDER)
    assert data(raw)["edition"]["differs"] == {
        "sarcophagi": [{"points": 9}],
        "sets": [{"sets": 1, "points": 2}],
    }
    game, _ = replay(only(raw), waset.make)
    assert game.edition == waset.make("luxor", edition=json.loads(HARDER)).edition


def test_a_record_may_start_from_a_position() -> None:
    game = waset.make("luxor", players=2)
    document = game.document(game.start(3))
    file = io.BytesIO()
    seated = [bots.make("random", game, Rng(seat)) for seat in range(2)]
    recorder = Recorder(game, file, NAMES[:2], position=document)
    end = play(game, seated, Rng(4), state=game.position(document), recorder=recorder)
    record = only(file.getvalue())
    assert record.steps[0][0] == 0
    assert replay(record, waset.make)[1].key() == end.key()


def test_a_position_is_written_in_full() -> None:
    game = waset.make("luxor", players=2)
    file = io.BytesIO()
    Recorder(game, file, NAMES[:2], position={"seed": 3}).finish(game.position({"seed": 3}))
    record = only(file.getvalue())
    assert record.header["position"] == game.document(game.position({"seed": 3}))
    assert replay(record, waset.make)[1].key() == game.position({"seed": 3}).key()


def test_a_game_in_progress_can_be_closed_with_null() -> None:
    game = waset.make("luxor", players=2)
    file = io.BytesIO()
    recorder = Recorder(game, file, NAMES[:2])
    recorder.step(game.blank(), game.outcomes(game.blank())[0][0])
    recorder.finish(game.blank())
    record = only(file.getvalue())
    assert (len(record.steps), record.result, record.is_open) == (1, None, False)
    replay(record, waset.make)


def test_an_absent_player_is_recorded() -> None:
    game = waset.make("luxor", players=2)
    state = game.position(game.document(game.start(3)))
    file = io.BytesIO()
    recorder = Recorder(game, file, NAMES[:2], position=game.document(state))
    recorder.step(state, game.substitute(state))
    recorder.finish(state)
    record = only(file.getvalue())
    assert record.steps[0][1].startswith("absent: drop ")
    replay(record, waset.make)


def test_a_file_has_any_number_of_games_and_blank_lines() -> None:
    assert list(read(io.BytesIO(b""))) == []
    found = list(read(io.BytesIO(b"\n  \n" + line() + b"\r\n" + line(3))))
    assert [(record.line, record.header["players"]) for record in found] == [(3, 2), (5, 3)]


def test_white_space_and_escapes_in_the_json_do_not_matter() -> None:
    raw = json.dumps(data(line()), ensure_ascii=True, separators=(" , ", " : ")).encode()
    assert only(raw).steps == only(line()).steps
    assert only(raw).header == only(line()).header


def test_an_illegal_action_is_not_recorded() -> None:
    game = waset.make("luxor", players=2)
    file = io.BytesIO()
    recorder = Recorder(game, file, NAMES[:2])
    before = file.getvalue()
    with pytest.raises(IllegalAction):
        recorder.step(game.blank(), 10**6)
    assert file.getvalue() == before


@pytest.mark.parametrize("names", [("Ada",), ("Ada", ""), ("Ada", "x" * 61), ("Ada", "\x1b[2J"), ("Ada", "\ud800")])
def test_a_name_must_be_printable(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        Recorder(waset.make("luxor", players=2), io.BytesIO(), names)


# --- records that break off ----------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(st.integers(HEAD, len(line()) - 2))
def test_a_line_that_breaks_off_is_read_to_its_last_complete_step(size: int) -> None:
    raw = line()[:size]
    record = only(raw)
    assert record.is_open
    assert record.result is None
    assert record.steps == only(line()).steps[: len(record.steps)]
    rest = raw[record.resume_at :]
    assert b'"]' not in rest.split(b'],"result"')[0][:-1]
    replay(record, waset.make)


@pytest.mark.parametrize("size", [1, 10, 100, HEAD - 1])
def test_a_line_that_breaks_off_in_its_header_is_lost(size: int) -> None:
    assert problem(line()[:size]) == "line 1: breaks off before the first step"


def test_only_the_last_line_may_break_off() -> None:
    assert problem(line()[: HEAD + 100] + b"\n" + line()).startswith("line 1, step ")


PLAYS_SLOWLY = """
import sys, time, waset
from waset import bots
from waset.core.play import play
from waset.core.record import Recorder
from waset.core.rng import Rng

class Tired(bots.Bot):
    decisions = 0
    def choose(self, seen):
        self.decisions += 1
        if self.decisions == 20:
            print("tired", flush=True)
            time.sleep(600)
        return seen.legal[0]

game = waset.make("luxor", players=2)
play(game, [Tired(Rng(1)), Tired(Rng(2))], Rng(3), recorder=Recorder(game, open(sys.argv[1], "wb"), ["A", "B"]))
"""


def test_a_killed_process_leaves_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-c", PLAYS_SLOWLY, str(path)]
    with ending(spawn(command, stderr=None)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "tired\n"
        os.kill(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    left = only(path.read_bytes())
    assert left.is_open
    assert sum(who >= 0 for who, _ in left.steps) >= 20

    path.write_bytes(path.read_bytes() + b',[0,"pla')
    game, state, recorder, record = resume(path, waset.make)
    assert record.steps == left.steps
    play(game, [bots.make("random", game, Rng(seat)) for seat in range(2)], Rng(5), state=state, recorder=recorder)
    recorder.close()
    whole = only(path.read_bytes())
    assert whole.result is not None
    assert whole.steps[: len(left.steps)] == left.steps
    assert recorder.steps == len(whole.steps)
    replay(whole, waset.make)


def test_an_open_line_of_an_ended_game_is_checked_and_gets_its_result(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(line()[: line().index(b',"result"')])
    (record,) = read(path)
    assert (record.is_open, record.result) == (True, None)
    game, state = replay(record, waset.make)
    assert game.is_over(state)
    game, state, recorder, _ = resume(path, waset.make)
    play(game, [bots.make("random", game, Rng(seat)) for seat in range(2)], Rng(5), state=state, recorder=recorder)
    recorder.close()
    assert path.read_bytes() == line()


def test_a_game_closed_with_null_can_be_resumed_and_one_before_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    cut = data(line())
    cut["steps"] = cut["steps"][:80]
    cut["result"] = None
    path.write_bytes(line(3) + written(cut))
    game, state, recorder, _ = resume(path, waset.make)
    play(game, [bots.make("random", game, Rng(seat)) for seat in range(2)], Rng(5), state=state, recorder=recorder)
    recorder.close()
    first, second = read(path)
    assert first.steps == only(line(3)).steps
    assert second.steps[:80] == only(line()).steps[:80]
    assert second.result is not None


def test_there_must_be_something_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(line())
    with pytest.raises(BadRecord, match=r"^line 1: the last game is finished"):
        resume(path, waset.make)
    path.write_bytes(b"")
    with pytest.raises(BadRecord, match="no game"):
        resume(path, waset.make)
