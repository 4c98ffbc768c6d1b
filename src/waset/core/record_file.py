"""Reading record files: lines of text into checked records, whatever the file holds.

The format is described in docs/record-format.md. Nothing here knows a game or its rules.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from waset.core.errors import BadRecord, unknown
from waset.core.game import CHANCE
from waset.core.rng import LARGEST_SEED
from waset.core.texts import LONGEST_NAME, LONGEST_REMARK, is_name, shown

FORMAT: Final = 1
LONGEST_LINE: Final = 64 * 1024 * 1024
LONGEST_NUMBER: Final = 20
WHITE: Final = " \t\r\n"

NEEDED: Final = ("waset", "game", "rules", "players", "modules", "options", "edition", "names")
KINDS: Final[dict[str, type]] = {
    "waset": int,
    "game": str,
    "rules": int,
    "players": int,
    "modules": list,
    "options": dict,
    "edition": dict,
    "names": list,
    "bots": list,
    "seed": int,
    "number": int,
    "position": dict,
}
MOVED: Final = {"by": ("bot", "substitute"), "why": ("time", "away", "resigned")}
"""Who may decide in a person's place, and why."""
BOT_KEYS: Final = (
    ("name",),
    ("name", "budget"),
    ("name", "fitted"),
    ("name", "budget", "fitted"),
    ("program",),
    ("net",),
)
KIND_NAMES: Final = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


@dataclass(frozen=True)
class Record:
    """One game of a file, as written. Whether it follows the rules is for `record.replay` to say."""

    line: int
    header: dict[str, Any]
    steps: list[tuple[int, str]]
    """Who (a seat or CHANCE) and the words."""
    result: dict[str, Any] | None
    is_open: bool
    """Whether the line, the last of its file, breaks off, as a killed process leaves it."""
    resume_at: int
    """Where in the file the last complete step ends, in bytes."""
    failures: list[dict[str, Any]]
    """Which seats' programs failed, how, and who decided in their place."""
    moved: list[dict[str, Any]]
    """Which steps were decided in a person's place, by whom, and why."""


def bad(line: int, text: str, step: int = 0) -> BadRecord:
    """The error for a line, or for one of its steps where that is to blame."""
    return BadRecord(f"line {line}, step {step}: {text}" if step else f"line {line}: {text}")


def read(source: str | Path | BinaryIO) -> Iterator[Record]:
    """The games of a file, one after the other; blank lines do not count. Raises BadRecord at the first bad line."""
    if isinstance(source, (str, Path)):
        with open(source, "rb") as file:
            yield from _records(file)
    else:
        yield from _records(source)


def _records(file: BinaryIO) -> Iterator[Record]:
    number = 0
    start = 0
    while raw := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) > LONGEST_LINE:
            raise bad(number, f"longer than {LONGEST_LINE} bytes")
        if raw.strip():
            yield _record(raw, number, start)
        start += len(raw)


class _BreaksOff(Exception):
    """The line ends where something more was to come."""


class _Text:
    """A line that is parsed from left to right."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.at: int = 0

    def next(self) -> str:
        """The next character that is not white space."""
        while self.at < len(self.text) and self.text[self.at] in WHITE:
            self.at += 1
        if self.at == len(self.text):
            raise _BreaksOff
        return self.text[self.at]

    def take(self, sign: str) -> bool:
        """Skips the character if it comes next; returns whether it did."""
        if self.next() != sign:
            return False
        self.at += 1
        return True

    def need(self, sign: str) -> None:
        """Skips the character, which must come next."""
        if not self.take(sign):
            raise ValueError(f"{sign!r} is missing at character {self.at + 1}")

    def value(self) -> Any:
        """The next JSON value."""
        self.next()
        try:
            value, self.at = DECODER.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            if self._breaks_off(error):
                raise _BreaksOff from None
            raise ValueError(f"no JSON at character {error.pos + 1}: {error.msg}") from None
        except RecursionError:
            raise ValueError(f"nested too deeply at character {self.at + 1}") from None
        return value

    def _breaks_off(self, error: json.JSONDecodeError) -> bool:
        open_text = error.msg.startswith("Unterminated string")
        return open_text or error.pos == len(self.text) or "null".startswith(self.text[self.at :])

    def key(self) -> str:
        """The next key of an object, with its colon."""
        if self.next() != '"':
            raise ValueError(f"a key is missing at character {self.at + 1}")
        key = str(self.value())
        self.need(":")
        return key

    def end(self) -> None:
        """Makes sure that nothing follows."""
        if self.at < len(self.text):
            raise ValueError(f"something follows the record at character {self.at + 1}")


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(digits)} digits; at most {LONGEST_NUMBER} are allowed")
    return int(digits)


def _no_number(text: str) -> Any:
    raise ValueError(f"{text[:20]!r} is not a whole number")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        for key, _ in pairs:
            if key not in made:
                raise ValueError(f"the key {key[:80]!r} appears twice")
            del made[key]
    return made


DECODER: Final = json.JSONDecoder(
    parse_int=_whole, parse_float=_no_number, parse_constant=_no_number, object_pairs_hook=_object
)


def _record(raw: bytes, number: int, start: int) -> Record:
    try:
        line = _Text(raw.decode("utf-8").rstrip(WHITE))
    except UnicodeDecodeError as error:
        raise bad(number, f"not UTF-8 at byte {error.start + 1}") from None
    try:
        header = _header(line)
        line.need("[")
    except _BreaksOff:
        raise bad(number, "breaks off before the first step") from None
    except ValueError as error:
        raise bad(number, str(error)) from None
    steps: list[tuple[int, str]] = []
    ends = [line.at]
    try:
        result, failures, moved = _rest(line, header["players"], steps, ends, number)
        is_open = False
    except _BreaksOff:
        if raw.endswith(b"\n"):
            raise bad(number, "the line ends before the game does", len(steps) + 1) from None
        result = None
        failures, moved = [], []
        is_open = True
    resume_at = start + len(line.text[: ends[-1]].encode())
    return Record(number, header, steps, result, is_open, resume_at, failures, moved)


def _header(line: _Text) -> dict[str, Any]:
    """Everything before the steps."""
    line.need("{")
    header: dict[str, Any] = {}
    while True:
        key = line.key()
        if not header and key != "waset":
            raise ValueError('not a Waset record: it does not begin with the key "waset"')
        if key == "steps":
            break
        if key in header:
            raise ValueError(f"the key {key!r} appears twice")
        if key not in KINDS:
            raise ValueError(unknown("key", key, [*KINDS, "steps", "result"]))
        header[key] = _of_kind(line.value(), KINDS[key], key)
        if header["waset"] != FORMAT:
            raise ValueError(
                f"a record of format {header['waset']}; this Waset reads format {FORMAT}: a newer one may read it"
            )
        line.need(",")
    for key in NEEDED:
        if key not in header:
            raise ValueError(f"the key {key!r} is missing before 'steps'")
    _check_header(header)
    return header


def _check_header(header: dict[str, Any]) -> None:
    for module in header["modules"]:
        _of_kind(module, str, "a module")
        if header["modules"].count(module) > 1:
            raise ValueError(f"the module {module[:80]!r} appears twice")
    for option, value in header["options"].items():
        _of_kind(value, str, f"the option {option[:80]!r}")
    if len(header["names"]) != header["players"]:
        raise ValueError(f"{len(header['names'])} names for {header['players']} players")
    for name in header["names"]:
        if not is_name(name):
            raise ValueError(f"a name is 1 to {LONGEST_NAME} printable characters, not {_shown(name)}")
    check_bots(header.get("bots"), header["players"], ValueError)
    for key, least in (("rules", 1), ("seed", 0), ("number", 0)):
        if not least <= header.get(key, least) <= LARGEST_SEED:
            raise ValueError(f"{key!r} must be from {least} to {LARGEST_SEED}, not {header[key]}")
    edition = header["edition"]
    if list(edition) != ["name", "digest", "differs"]:
        raise ValueError("'edition' must have the keys 'name', 'digest' and 'differs', in this order")
    if not is_name(edition["name"]):
        raise ValueError(f"an edition's name is 1 to {LONGEST_NAME} printable characters")
    _of_kind(edition["digest"], str, "the edition's digest")
    _of_kind(edition["differs"], dict, "what differs in the edition")


def check_bots(bots: Any, players: int, error: type[ValueError]) -> None:
    """Raises this error unless `bots` names each seat's bot, None for a person; None as a whole means unknown."""
    if bots is None:
        return
    if len(bots) != players:
        raise error(f"{len(bots)} bots for {players} players; a person is null")
    for bot in bots:
        if bot is None:
            continue
        if not isinstance(bot, Mapping) or tuple(bot) not in BOT_KEYS:
            raise error(
                "a bot has a 'name' and optionally a 'budget' and 'fitted', or else a 'program' or a 'net'; a person is"
                " null"
            )
        for key, text in bot.items():
            if type(text) is not str or not text or text.isspace() or text != shown(text):
                raise error(f"a bot's {key!r} is 1 to {LONGEST_REMARK} printable characters")


def _of_kind(value: Any, kind: type, what: str) -> Any:
    if type(value) is not kind:
        raise ValueError(f"{what} must be {KIND_NAMES[kind]}, not {_shown(value)}")
    return value


def _shown(value: Any) -> str:
    """A value as an error names it: short, however large or deep it is."""
    return KIND_NAMES[type(value)] if isinstance(value, (list, dict)) else f"{value!r:.60}"


def _rest(
    line: _Text, players: int, steps: list[tuple[int, str]], ends: list[int], number: int
) -> tuple[dict[str, Any] | None, list[dict[str, Any]], list[dict[str, Any]]]:
    """Appends the steps and where each ends; returns the result, the failures, and what was moved in others' places.

    The line may break off anywhere.
    """
    try:
        while not line.take("]"):
            if steps:
                line.need(",")
            steps.append(_step(line.value(), players))
            ends.append(line.at)
    except ValueError as error:
        raise bad(number, str(error), len(steps) + 1) from None
    try:
        line.need(",")
        key = line.key()
        failures: list[dict[str, Any]] = []
        if key == "failures":
            failures = _failures(line.value(), players)
            line.need(",")
            key = line.key()
        moved: list[dict[str, Any]] = []
        if key == "moved":
            moved = _moved(line.value(), steps)
            line.need(",")
            key = line.key()
        if key != "result":
            raise ValueError(f"the steps are followed by {key[:80]!r} instead of 'result'")
        result: dict[str, Any] | None = line.value()
        if result is not None:
            _of_kind(result, dict, "the result")
        line.need("}")
        line.end()
    except ValueError as error:
        raise bad(number, str(error)) from None
    return result, failures, moved


def _moved(value: Any, steps: list[tuple[int, str]]) -> list[dict[str, Any]]:
    last = 0
    for each in _of_kind(value, list, "'moved'"):
        found = _of_kind(each, dict, "what was moved in a person's place")
        if list(found) != ["step", "by", "why"]:
            raise ValueError(
                "what was moved in a person's place must have the keys 'step', 'by' and 'why', in this order"
            )
        step = found["step"]
        if type(step) is not int or not last < step <= len(steps) or steps[step - 1][0] == CHANCE:
            raise ValueError(f"'moved' names the steps of seats, each once and in order, not {_shown(step)}")
        last = step
        for key, allowed in MOVED.items():
            if found[key] not in allowed:
                raise ValueError(f"{key!r} of a step moved in a person's place is {' or '.join(allowed)}")
    return list(value)


def _failures(value: Any, players: int) -> list[dict[str, Any]]:
    failures: list[dict[str, Any]] = []
    for each in _of_kind(value, list, "'failures'"):
        failure = _of_kind(each, dict, "a failure")
        if list(failure) != ["seat", "what", "instead"]:
            raise ValueError("a failure must have the keys 'seat', 'what' and 'instead', in this order")
        if type(failure["seat"]) is not int or not 0 <= failure["seat"] < players:
            raise ValueError(f"a failure's seat is from 0 to {players - 1}, not {_shown(failure['seat'])}")
        for key in ("what", "instead"):
            text = failure[key]
            if type(text) is not str or not text or text != shown(text):
                raise ValueError(f"a failure's {key!r} is 1 to {LONGEST_REMARK} printable characters")
        failures.append(failure)
    if len({failure["seat"] for failure in failures}) < len(failures):
        raise ValueError("a seat can fail only once")
    return failures


def _step(value: Any, players: int) -> tuple[int, str]:
    if type(value) is not list or len(value) != 2 or type(value[1]) is not str:
        raise ValueError(f'a step is written [who, "words"], not {_shown(value)}')
    who, words = value
    if who == "chance":
        return CHANCE, words
    if type(who) is not int or not 0 <= who < players:
        raise ValueError(f"who must be a seat from 0 to {players - 1} or 'chance', not {_shown(who)}")
    return who, words
