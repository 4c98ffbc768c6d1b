"""Bad records: whatever is read is either right, or a BadRecord that says where and why."""

import io
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import waset
from tests.core.recorded import HARDER, data, line, only, problem, steps_at, verdict, written
from waset.core.errors import BadRecord
from waset.core.record import header, make_game, read
from waset.core.record_file import LONGEST_LINE

HEAD = steps_at(line())
DIGITS = "9" * 5000

# --- wrong records -------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_step_is_named_by_line_and_number(draw: st.DataObject) -> None:
    changed = data(line())
    at = draw.draw(st.integers(0, len(changed["steps"]) - 1))
    who, words = changed["steps"][at]
    changes: list[Any] = [
        [who, words + " "],
        [who, words.upper() + "!"],
        [1 - who if who in (0, 1) else 0, words],
        [2, words],
        [True, words],
        [who, words, words],
        [who],
        [who, 7],
        [None, words],
        {"who": who},
        "chance",
        [],
    ]
    changed["steps"][at] = draw.draw(st.sampled_from(changes))
    assert problem(line(3) + b"\n" + written(changed)).startswith(f"line 3, step {at + 1}: ")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(only(line()).steps) - 2))
def test_swapped_steps_are_named_unless_they_are_equal(at: int) -> None:
    changed = data(line())
    steps = changed["steps"]
    steps[at], steps[at + 1] = steps[at + 1], steps[at]
    if steps == data(line())["steps"]:
        return
    assert problem(written(changed)).startswith("line 1")


def test_a_step_too_many_or_too_few_is_found() -> None:
    changed = data(line())
    changed["steps"].append(["chance", "draw 1"])
    assert problem(written(changed)) == f"line 1, step {len(changed['steps'])}: the game is over"
    del changed["steps"][-2:]
    assert problem(written(changed)) == "line 1: a result, but the game is not over"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ending", "no move"),
        ("scores", [1, 2]),
        ("scores", "many"),
        ("sheet", []),
        ("ranking", [1, 1]),
        ("ranking", [[[]]]),
        ("ranking", [True, 2]),
    ],
)
def test_a_wrong_result_is_found(key: str, value: object) -> None:
    changed = data(line())
    changed["result"][key] = value
    assert problem(written(changed)).startswith(f"line 1: the result is wrong: {key!r} must be ")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"by": "somebody"}, "'by' of a step moved in a person's place is bot or substitute"),
        ({"why": 1}, "'why' of a step moved in a person's place is time or away or resigned"),
        ({"step": 10**6}, "'moved' names the steps of seats, each once and in order, not 1000000"),
        ({"step": 1}, "'moved' names the steps of seats, each once and in order, not 1"),
        ({"more": 1}, "must have the keys 'step', 'by' and 'why'"),
    ],
)
def test_who_moved_must_be_as_described(change: dict[str, object], says: str) -> None:
    changed = data(line())
    result = changed.pop("result")
    seated = next(at for at, (who, _) in enumerate(changed["steps"], 1) if who != "chance")
    assert seated > 1, "chance lays the board out first"
    moved = {"step": seated, "by": "bot", "why": "time"}
    assert says in problem(written({**changed, "moved": [{**moved, **change}], "result": result}))
    assert "in order" in problem(written({**changed, "moved": [moved, moved], "result": result}))
    good = written({**changed, "failures": [FAILED], "moved": [moved], "result": result})
    assert verdict(good) == ""
    assert only(good).moved == [moved]


FAILED = {"seat": 1, "what": "crashed", "instead": "random"}


@pytest.mark.parametrize(
    ("failures", "says"),
    [
        ({}, "'failures' must be a list"),
        ([1], "a failure must be an object"),
        ([{"seat": 1}], "must have the keys 'seat', 'what' and 'instead'"),
        ([{**FAILED, "seat": 2}], "a failure's seat is from 0 to 1, not 2"),
        ([{**FAILED, "seat": True}], "a failure's seat is from 0 to 1, not True"),
        ([{**FAILED, "what": ""}], "a failure's 'what' is 1 to 200 printable"),
        ([{**FAILED, "what": 1}], "a failure's 'what' is 1 to 200 printable"),
        ([{**FAILED, "instead": "a\nb"}], "a failure's 'instead' is 1 to 200 printable"),
        ([FAILED, FAILED], "a seat can fail only once"),
    ],
)
def test_failures_must_be_as_described(failures: object, says: str) -> None:
    changed = data(line())
    result = changed.pop("result")
    assert says in problem(written({**changed, "failures": failures, "result": result}))
    assert verdict(written({**changed, "failures": [FAILED], "result": result})) == ""


def test_a_result_must_be_there_when_the_game_is_over() -> None:
    changed = data(line())
    changed["result"] = None
    assert problem(written(changed)) == "line 1: the game is over, but the result is null"
    changed["result"] = {"scores": [1, 2]}
    assert "must have the keys ending, scores, sheet, ranking" in problem(written(changed))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("waset", 2, "a record of format 2; this Waset reads format 1"),
        ("waset", "1", "waset must be a whole number, not '1'"),
        ("game", "luxr", "did you mean 'luxor'?"),
        ("game", None, "game must be a text"),
        ("rules", 99, "recorded with rules version 99 of Luxor; this Waset knows version"),
        ("rules", -1, "'rules' must be from 1"),
        ("rules", 0, "'rules' must be from 1"),
        ("players", 7, "2 names for 7 players"),
        ("players", True, "players must be a whole number"),
        ("modules", ["mumy"], "unknown module"),
        ("modules", [1], "a module must be a text"),
        ("modules", ["mummy", "artifacts", "mummy"], "the module 'mummy' appears twice"),
        ("options", {"frist": "0"}, "did you mean 'first'?"),
        ("options", {"first": 0}, "the option 'first' must be a text"),
        ("options", {"players": "3"}, "unknown option of Luxor 'players'"),
        ("names", ["Ada"], "1 names for 2 players"),
        ("names", ["Ada", "\x1b[2J"], "printable"),
        ("bots", [None], "1 bots for 2 players"),
        ("bots", None, "bots must be a list"),
        ("bots", [None, "random"], "a bot has a 'name'"),
        ("bots", [None, {}], "a bot has a 'name'"),
        ("bots", [None, {"budget": "5"}], "a bot has a 'name'"),
        ("bots", [None, {"name": "x", "program": "y"}], "a bot has a 'name'"),
        ("bots", [None, {"name": 5}], "a bot's 'name' is 1 to 200 printable characters"),
        ("bots", [{"program": ""}, None], "a bot's 'program' is 1 to 200"),
        ("bots", [{"program": "x" * 201}, None], "a bot's 'program' is 1 to 200"),
        ("bots", [{"name": "x", "budget": "\x1b"}, None], "a bot's 'budget' is 1 to 200"),
        ("seed", -1, "'seed' must be from 0"),
        ("number", "1", "number must be a whole number"),
        ("position", [], "position must be an object"),
        ("position", {"nonsense": 1}, "the position: "),
        ("nubmer", 1, "did you mean 'number'?"),
        ("edition", {}, "'edition' must have the keys"),
        ("edition", {"name": "rebuilt", "digest": "0", "differs": {}}, "the edition's digest is "),
        ("edition", {"name": "x", "digest": "0", "differs": {"sets": [1]}}, "sets, row 1"),
        ("edition", {"name": "x", "digest": "0", "differs": {"sets": 1}}, "sets: a list of rows"),
        ("edition", {"name": "x", "digest": "0", "differs": {"game": "luxor"}}, "are not those that differ"),
        ("edition", {"name": "x", "digest": "0", "differs": {"basic_cards": [{"card": DIGITS, "copies": 1}]}}, ""),
        ("position", {"agenda": [f"card {DIGITS}"]}, "the position: "),
        ("steps", 5, "'[' is missing"),
    ],
)
def test_a_wrong_header_is_found(key: str, value: object, says: str) -> None:
    changed = data(line())
    if key in changed:
        changed[key] = value
    else:
        changed = {"waset": 1, key: value, **changed}
    found = problem(written(changed))
    assert found.startswith("line 1: ")
    assert says in found


FULL = waset.make("luxor").document(waset.make("luxor").position({"turn": 1}))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"box": None}, "the position is not written in full: see 'box'"),
        ({"seats": [{}, {}]}, "the position is not written in full: see 'seats'"),
        ({"seed": 3}, "the position is not written in full: see 'seed'"),
        ({"players": 4}, "the position is not written in full: see 'players'"),
        ({"drops": 0}, "the position is not written in full: see 'drops'"),
        ({"first": 1}, "the option 'first' says seat 0, but in the position seat 1 began"),
    ],
    ids=str,
)
def test_a_position_must_be_written_in_full(changes: dict[str, Any], says: str) -> None:
    changed = data(line())
    said = {key: value for key, value in {**FULL, **changes}.items() if value is not None}
    record = {"waset": 1, "position": said, **changed, "steps": [], "result": None}
    assert problem(written(record)) == f"line 1: {says}"
    assert verdict(written({**record, "position": dict(reversed(FULL.items()))})) == ""


def test_the_header_says_who_began_in_the_position() -> None:
    game = waset.make("luxor")
    said = header(game, ["Ada", "Ben"], position={"first": 1})
    assert (said["options"]["first"], said["position"]["first"]) == ("1", 1)
    record = {**said, "steps": [], "result": None}
    assert verdict(written(record)) == ""


def test_a_header_must_be_whole() -> None:
    for key in ("waset", "game", "rules", "players", "modules", "options", "edition", "names"):
        changed = data(line())
        del changed[key]
        assert key in problem(written(changed))


def test_a_key_may_not_stand_there_twice() -> None:
    raw = line()
    assert "'game' appears twice" in problem(raw.replace(b'"rules"', b'"game":"luxor","rules"', 1))
    assert "'name' appears twice" in problem(raw.replace(b'"name"', b'"name":"x","name"', 1))


def test_an_edition_that_was_tampered_with_is_found() -> None:
    changed = data(line(edition=HARDER))
    changed["edition"]["differs"]["sarcophagi"][0]["points"] = 8
    assert "the edition's digest is" in problem(written(changed))


def test_make_game_needs_no_steps() -> None:
    assert make_game(only(line(3)), waset.make).players == 3


# --- garbage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        b"{",
        b"null",
        b"\xff\xfe",
        b"\x00" * 100,
        b"\xef\xbb\xbf" + line(),
        b"[" * 100_000,
        b'{"waset":' + b"[" * 100_000,
        b'{"waset":1,"position":' + b'{"a":' * 100_000,
        line()[:HEAD] + b"[" * 100_000,
        line()[:HEAD] + b'[0,"\\ud800"]],"result":null}',
        b'{"waset":' + b"9" * 10**6 + b"}",
        b'{"waset":1,"seed":-' + b"9" * 10**6,
        b'{"waset":1e999}',
        b'{"waset":NaN}',
        b'{"waset":Infinity}',
        line()[:-1] + b"{}\n",
        line().replace(b"chance", b"ch\xe4nce", 1),
        line().replace(b'"ranking":[', b'"ranking":[' + b"[" * 50_000, 1),
    ],
    ids=lambda raw: repr(raw[:12] + raw[-12:]),
)
def test_garbage_is_a_bad_record(raw: bytes) -> None:
    assert problem(raw).startswith("line 1")


def test_a_value_that_is_deep_but_can_be_read_does_no_harm() -> None:
    for depth in range(900, 1000):
        deep = "[" * depth + "]" * depth
        raw = line().decode()
        for text in (
            raw.replace('"differs":{}', f'"differs":{{"sets":{deep}}}', 1),
            raw.replace('"differs":{}', f'"differs":{{"sets":[{{"sets":{deep}}}]}}', 1),
            raw.replace('"names"', f'"position":{{"spaces":{deep}}},"names"', 1),
            raw.replace('"ranking":[', f'"ranking":[{deep},', 1),
            raw.replace('"steps":[', f'"steps":[{deep},', 1),
        ):
            assert problem(text.encode()).startswith("line 1")


def test_a_line_can_be_too_long() -> None:
    class Endless(io.RawIOBase):
        """A file of spaces without end."""

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            buffer[:] = b" " * len(buffer)
            return len(buffer)

    with pytest.raises(BadRecord, match=f"^line 1: longer than {LONGEST_LINE} bytes"):
        next(read(io.BufferedReader(Endless())))


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_are_a_bad_record_or_nothing(raw: bytes) -> None:
    assert verdict(raw).startswith("line ") or not raw.strip()


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(line()) - 1), st.integers(0, 255)), min_size=1, max_size=3))
def test_flipped_bytes_are_a_bad_record_or_another_right_one(flips: list[tuple[int, int]]) -> None:
    raw = bytearray(line())
    for at, byte in flips:
        raw[at] = byte
    verdict(bytes(raw))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_wrong_types_anywhere_are_a_bad_record(draw: st.DataObject) -> None:
    changed = data(line(edition=HARDER))
    inside: Any = changed
    top = key = draw.draw(st.sampled_from(list(changed)))
    while isinstance(inside[key], (dict, list)) and inside[key] and draw.draw(st.booleans()):
        inside = inside[key]
        key = draw.draw(st.sampled_from(list(inside if isinstance(inside, dict) else range(len(inside)))))
    inside[key] = draw.draw(json_values.filter(lambda value: repr(value) != repr(inside[key])))
    if top in ("names", "seed", "rules", "options", "edition"):
        verdict(written(changed))
    else:
        assert problem(written(changed)).startswith("line 1")
