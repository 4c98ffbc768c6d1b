"""Records: a game in words, written as it is played so that nothing is lost, and replayed without a generator.

The format is described in docs/record-format.md. `read` yields the records of a file, `replay` verifies one.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeAlias

from waset.core import edition
from waset.core.errors import BadOption, BadRecord, IllegalAction, quoted
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.record_file import FORMAT, Record, bad, check_bots, read
from waset.core.texts import LONGEST_NAME, is_name, shown

__all__ = [
    "Record",
    "RecordedMoment",
    "Recorder",
    "Resumed",
    "header",
    "make_game",
    "read",
    "replay",
    "replay_with",
    "result",
    "resume",
    "walk",
]

Make: TypeAlias = Callable[..., AnyGame]
"""Makes a game from its name, players, modules, edition and options: `waset.make`."""
OnStep: TypeAlias = Callable[[AnyGame, Any, Log], None]
"""Called with the game, the state and what has just happened: at the start, and after each step."""
Bots: TypeAlias = Sequence[Mapping[str, str] | None]
"""The bot of each seat: the `name` and possibly `budget` of a level, or a `program`; None is a person."""


# --- writing -------------------------------------------------------------------------------------------------------


def header(
    game: AnyGame,
    names: Sequence[str],
    seed: int | None = None,
    number: int | None = None,
    position: dict[str, Any] | None = None,
    bots: Bots | None = None,
) -> dict[str, Any]:
    """Everything that a record says before its steps. A position is written in full, so that nothing is left to deal.

    If it is not known which seats are bots, the record does not say.
    """
    if len(names) != game.players:
        raise BadOption(f"{game.players} names are needed, not {len(names)}")
    for name in [*names, game.edition.name]:
        if not is_name(name):
            raise BadOption(f"a name is 1 to {LONGEST_NAME} printable characters, not {name!r:.80}")
    check_bots(bots, game.players, BadOption)
    full = None if position is None else game.document(game.position(position))
    options = dict(game.options)
    if full is not None and options.get("first", "random") != "random":
        options["first"] = str(full["first"])  # the position knows who began
    known: dict[str, Any] = {"bots": _listed(bots), "seed": seed, "number": number, "position": full}
    return {
        "waset": FORMAT,
        "game": game.meta.name,
        "rules": game.meta.rules_version,
        "players": game.players,
        "modules": list(game.modules),
        "options": options,
        "edition": {
            "name": game.edition.name,
            "digest": edition.digest(game.edition),
            "differs": edition.differences(game.edition, game.base_edition),
        },
        "names": list(names),
        **{key: value for key, value in known.items() if value is not None},
    }


def _listed(bots: Bots | None) -> list[dict[str, str] | None] | None:
    return None if bots is None else [None if bot is None else dict(bot) for bot in bots]


def result(game: AnyGame, state: Any) -> dict[str, Any]:
    """What a record says about a game that is over."""
    scores = game.scores(state)
    return {
        "ending": game.ending(state),
        "scores": [score.total for score in scores],
        "sheet": [score.lines for score in scores],
        "ranking": game.ranking(state),
    }


class Recorder:
    """Writes a game as it is played. Each step is in the file before the next one is made."""

    def __init__(
        self,
        game: AnyGame,
        file: BinaryIO,
        names: Sequence[str],
        seed: int | None = None,
        number: int | None = None,
        position: dict[str, Any] | None = None,
        bots: Bots | None = None,
        going_on: Record | None = None,
    ) -> None:
        """Begins a record, or continues one in a file that ends with its last step."""
        self.game: AnyGame = game
        self.file: BinaryIO = file
        self.steps: int = 0
        self.decisions: int = 0
        self.failures: list[dict[str, Any]] = []
        self.moved: list[dict[str, Any]] = []
        if going_on is None:
            self._write(_json(header(game, names, seed, number, position, bots))[:-1] + ',"steps":[')
        else:
            self.steps = len(going_on.steps)
            self.decisions = sum(who != CHANCE for who, _ in going_on.steps)
            self.moved = list(going_on.moved)

    def step(self, state: Any, action: int) -> None:
        """Writes what is about to be done: an action of the seat to move, or an outcome of chance."""
        if not self.game.is_legal(state, action):
            raise IllegalAction(f"action {action!r} is not legal here, so it is not recorded")
        who = self.game.to_move(state)
        step = _json(["chance" if who == CHANCE else who, self.game.text(state, action)])
        self._write(("," if self.steps else "") + step)
        self.steps += 1
        self.decisions += who != CHANCE

    def fail(self, seat: int, what: str, instead: str) -> None:
        """Notes that a seat's program failed and who decides instead from then on: written with the result."""
        self.failures.append({"seat": seat, "what": shown(what), "instead": shown(instead)})

    def stand_in(self, by: str, why: str) -> None:
        """Notes that the next step is decided in a person's place: by a bot or the substitute, and why."""
        self.moved.append({"step": self.steps + 1, "by": by, "why": why})

    def finish(self, state: Any) -> None:
        """Ends the record: with the result if the game is over, otherwise with null."""
        failures = f'"failures":{_json(self.failures)},' if self.failures else ""
        moved = f'"moved":{_json(self.moved)},' if self.moved else ""
        ended = result(self.game, state) if self.game.is_over(state) else None
        self._write(f'],{failures}{moved}"result":{_json(ended)}}}\n')

    def close(self) -> None:
        """Closes the file. An unfinished record can be resumed."""
        self.file.close()

    def _write(self, text: str) -> None:
        self.file.write(text.encode())
        self.file.flush()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- replaying -----------------------------------------------------------------------------------------------------


def make_game(record: Record, make: Make) -> AnyGame:
    """The game that a record was played with."""
    said = record.header
    recorded = said["edition"]
    try:
        game = make(
            said["game"],
            players=said["players"],
            modules=said["modules"],
            edition={**recorded["differs"], "name": recorded["name"]},
            options=said["options"],
        )
    except (ValueError, RecursionError) as error:  # a WasetError, or a text with a number that int() refuses
        raise bad(record.line, f"{error} (the record says rules version {said['rules']})") from None
    if said["rules"] > game.meta.rules_version:
        raise bad(
            record.line,
            f"recorded with rules version {said['rules']} of {game.meta.title}; this Waset knows version"
            f" {game.meta.rules_version}: a newer one is needed",
        )
    if recorded["differs"] != edition.differences(game.edition, game.base_edition):
        raise bad(record.line, "the tables of the edition's 'differs' are not those that differ")
    if recorded["digest"] != edition.digest(game.edition):
        raise bad(
            record.line,
            f"the edition's digest is {edition.digest(game.edition)}, not {recorded['digest'][:80]!r}",
        )
    return game


def replay(record: Record, make: Make, on_step: OnStep | None = None) -> tuple[AnyGame, Any]:
    """Plays a record again, verifies every step and the result, and returns the game and its last state."""
    game = make_game(record, make)
    return game, replay_with(game, record, on_step)


def replay_with(game: AnyGame, record: Record, on_step: OnStep | None = None) -> Any:
    """Does the same with a game that was made before, for this record or for another one with an equal beginning."""
    state: Any = None
    log: Log | None = None if on_step is None else []
    for moment in walk(game, record, log):
        state = moment.state
        if on_step is not None and log is not None:
            on_step(game, state, list(log))
            log.clear()
    return state


class RecordedMoment(NamedTuple):
    """A state of a recorded game, and what is done in it."""

    number: int
    """Which step this is, from 1."""
    state: Any
    """The one state of the game, which goes on when the next moment is asked for."""
    action: int | None
    """None after the last step."""


def walk(game: AnyGame, record: Record, log: Log | None = None) -> Iterator[RecordedMoment]:
    """The moments of a record, each step and the result verified; what happens is appended to the log."""
    state = _start(game, record)
    for number, (who, words) in enumerate(record.steps, 1):
        try:
            action = _action(game, state, who, words)
        except IllegalAction as error:
            raise bad(record.line, str(error), number) from None
        yield RecordedMoment(number, state, action)
        game.apply(state, action, log)
    yield RecordedMoment(len(record.steps) + 1, state, None)
    if not record.is_open:
        _check_result(record, game, state)


def _start(game: AnyGame, record: Record) -> Any:
    position = record.header.get("position")
    if position is None:
        return game.blank()
    try:
        state = game.position(position)
    except (ValueError, RecursionError) as error:
        raise bad(record.line, f"the position: {error}") from None
    full = game.document(state)
    if not _says_the_same(position, full):
        missing = [key for key in full if key not in position or not _says_the_same(position[key], full[key])]
        more = [key for key in position if key not in full]
        raise bad(record.line, f"the position is not written in full: see {quoted([*missing, *more])}")
    if game.options.get("first", "random") not in ("random", str(full.get("first"))):
        raise bad(
            record.line,
            f"the option 'first' says seat {game.options['first']}, but in the position seat {full['first']} began",
        )
    return state


def _action(game: AnyGame, state: Any, who: int, words: str) -> int:
    """The action that a step means, if it belongs to whoever is to move and is written in the exact words."""
    to_move = game.to_move(state)
    if to_move == NOBODY:
        raise IllegalAction("the game is over")
    if who != to_move:
        raise IllegalAction(f"{_who(to_move)} is to move, not {_who(who)}")
    action = game.parse(state, words)
    if game.text(state, action) != words:
        raise IllegalAction(f"the words must be {game.text(state, action)!r}, not {words[:80]!r}")
    return action


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _check_result(record: Record, game: AnyGame, state: Any) -> None:
    if not game.is_over(state):
        if record.result is not None:
            raise bad(record.line, "a result, but the game is not over")
        return
    if record.result is None:
        raise bad(record.line, "the game is over, but the result is null")
    expected = result(game, state)
    if list(record.result) != list(expected):
        raise bad(record.line, f"the result must have the keys {', '.join(expected)}, in this order")
    for key, value in expected.items():
        if not _same(record.result[key], value):
            raise bad(record.line, f"the result is wrong: {key!r} must be {_json(value)}")


def _says_the_same(found: Any, expected: Any) -> bool:
    """Whether plain data is the same except for the order of keys; true is not 1."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return found.keys() == expected.keys() and all(_says_the_same(found[key], expected[key]) for key in expected)
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(_says_the_same, found, expected))
    return _same(found, expected)


def _same(found: Any, expected: Any) -> bool:
    """Whether plain data is the same, types included: true is not 1."""
    if type(found) is not type(expected):
        return False
    if isinstance(expected, list):
        return len(found) == len(expected) and all(map(_same, found, expected))
    if isinstance(expected, dict):
        return list(found) == list(expected) and all(_same(found[key], expected[key]) for key in expected)
    return bool(found == expected)


# --- going on ------------------------------------------------------------------------------------------------------


class Resumed(NamedTuple):
    """An unfinished game, ready to be continued and recorded further."""

    game: AnyGame
    state: Any
    recorder: Recorder
    record: Record


def resume(path: str | Path, make: Make) -> Resumed:
    """Takes up the last game of a file, cut after its last complete step. The recorder's file must be closed later."""
    last: Record | None = None
    for record in read(path):
        last = record
    if last is None:
        raise BadRecord("there is no game to resume")
    if last.result is not None:
        raise bad(last.line, "the last game is finished and cannot be resumed")
    game, state = replay(last, make)
    file = open(path, "r+b")  # noqa: SIM115  # the recorder keeps it open
    file.truncate(last.resume_at)
    file.seek(last.resume_at)
    return Resumed(game, state, Recorder(game, file, last.header["names"], going_on=last), last)
