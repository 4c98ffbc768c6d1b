"""Programs as bots: any command that speaks the protocol of docs/bot-protocol.md plays like any other bot."""

import sys
from collections.abc import Callable, Collection
from time import perf_counter
from typing import Any, Final, NamedTuple

import waset
from waset.bots.bot import Bot, Clock, budget
from waset.bots.command import command, level_and_budget
from waset.bots.process import Broken, Process, end
from waset.core import record
from waset.core.errors import BadOption, WasetError, unknown
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.texts import LONGEST_NAME, is_name

PROTOCOL: Final = 1
FORFEIT: Final = "forfeit"
STOP: Final = "stop"
START_SECONDS: Final = 10.0
"""The least time that a program is given to start and say who it is."""
LONGEST_SECONDS: Final = 86_400


class Terms(NamedTuple):
    """The terms on which programs play."""

    seconds: float = 10.0
    """How long a program may take for a decision."""
    instead: str = "random"
    """What happens when a program fails: the bot that takes over, FORFEIT, or STOP."""

    def checked(self, levels: list[str]) -> "Terms":
        """These terms, if a game with these bots can meet them. Raises BadOption otherwise."""
        if not 0 < self.seconds <= LONGEST_SECONDS:
            raise BadOption(f"a bot's time is more than 0 and at most {LONGEST_SECONDS} seconds, not {self.seconds:g}")
        name, thinking = level_and_budget(self.instead)
        if name not in ([*levels, FORFEIT, STOP] if thinking is None else levels):
            raise BadOption(unknown("way to go on after a bot's failure", self.instead, [*levels, FORFEIT, STOP]))
        if thinking is not None:
            budget(thinking)
        return self


USUAL: Final = Terms()


class ProgramFailure(NamedTuple):
    """What a program did wrong in a game."""

    seat: int
    colour: str
    bot: str
    """The words that named it."""
    what: str
    instead: str
    last_words: tuple[str, ...]
    """The end of what it wrote on standard error."""

    def __str__(self) -> str:
        after = {FORFEIT: "it has forfeited this game", STOP: "the run stops"}
        then = after.get(self.instead, f"{self.instead} takes over in this game")
        said = "".join(f"\n  | {line}" for line in self.last_words)
        end = f" Its last words on standard error:{said}" if said else ""
        return f"seat {self.seat} ({self.colour}): the bot {self.bot} {self.what}; {then}.{end}"


class BotFailed(WasetError):
    """A program failed, and the run was to stop in that case."""


def to_stderr(failure: ProgramFailure) -> None:
    """Writes what happened to standard error."""
    print(f"waset: {failure}", file=sys.stderr, flush=True)


class Programs:
    """The programs of a run: their terms, and their processes, which are kept from game to game.

    Used in a `with` statement, so that none is left behind.
    """

    def __init__(
        self, terms: Terms = USUAL, told: Callable[[ProgramFailure], None] = to_stderr, clock: Clock = perf_counter
    ) -> None:
        self.terms: Terms = terms
        self.told: Callable[[ProgramFailure], None] = told
        """Called with each failure as it happens."""
        self.clock: Clock = clock
        self.running: list[Process] = []
        self.idle: list[Process] = []

    def take(self, command: tuple[str, ...]) -> Process:
        """A process of this command that is not playing a game: an idle one, or a new one that has said hello."""
        for process in [each for each in self.idle if each.command == command]:
            self.idle.remove(process)
            if not process.has_ended():
                return process
            self.end(process)
        process = Process(command, self.clock)
        self.running.append(process)
        try:
            hello = {"type": "hello", "protocol": PROTOCOL, "waset": waset.__version__}
            _check_hello(process.ask(hello, max(START_SECONDS, self.terms.seconds)))
        except Broken as broken:
            self.end(process)
            broken.last_words = process.last_words()
            raise
        return process

    def give_back(self, process: Process) -> None:
        """Keeps a process for the next game."""
        self.idle.append(process)

    def end(self, process: Process) -> None:
        """Ends a process that failed."""
        self.running.remove(process)
        end([process])

    def close(self) -> None:
        """Says goodbye to all, and ends them."""
        running, self.running, self.idle = self.running, [], []
        try:
            for process in running:
                process.leave({"type": "goodbye"})
        finally:
            end(running)

    def __enter__(self) -> "Programs":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check_hello(answer: dict[str, Any]) -> None:
    if answer.get("protocol") != PROTOCOL:
        raise Broken(f"speaks protocol {answer.get('protocol')!r:.40}, not {PROTOCOL}")
    for key in ("name", "version"):
        if not is_name(answer.get(key)):
            raise Broken(f"gave no {key} of 1 to {LONGEST_NAME} printable characters in its hello")


class ProgramBot(Bot):
    """A program on a seat. If it fails, the terms say who plays the seat until the game is over.

    Its process is started at its first decision.
    """

    def __init__(self, words: str, game: AnyGame, rng: Rng, programs: Programs | None, spare: Bot | None) -> None:
        self.command: tuple[str, ...] = command(words)
        self.owns: bool = programs is None
        self.programs: Programs = programs or Programs()
        super().__init__(rng, clock=self.programs.clock)
        self.words: str = words
        self.game: AnyGame = game
        self.spare: Bot | None = spare
        """The bot that takes over; None if the program forfeits or the run stops."""
        self.process: Process | None = None
        self.failure: ProgramFailure | None = None

    def choose(self, seen: Seen) -> int:
        if self.failure is None:
            try:
                return self._ask(seen)
            except Broken as broken:
                self._fail(seen.seat, broken)
        if self.spare is None:
            return self.game.substitute(seen.guess(Rng(0)))
        self.spare.rng = self.rng
        return self.spare.choose(seen)

    def close(self, result: dict[str, Any] | None = None) -> None:
        if self.process is not None:
            self.process.send({"type": "over", "result": result})
            self.programs.give_back(self.process)
            self.process = None
        self.failure = None
        if self.spare is not None:
            self.spare.close(result)
        if self.owns:
            self.programs.close()

    def _ask(self, seen: Seen) -> int:
        seconds = self.programs.terms.seconds
        if self.process is None:
            self.process = self.programs.take(self.command)
            self.process.send({"type": "game", **facts(self.game), "seat": seen.seat, "seconds": seconds})
        self.process.asked += 1
        number = self.process.asked
        answer = self.process.ask(
            {
                "type": "decide",
                "id": number,
                "seconds": seconds,
                "seed": int(self.rng.bits()),
                "view": seen.view,
                "legal": [
                    {"action": action, "means": seen.means(action), "words": seen.text(action)} for action in seen.legal
                ],
            },
            seconds,
        )
        if type(answer.get("id")) is not int or answer["id"] != number:
            raise Broken(f"answered with the id {answer.get('id')!r:.40}, not {number}")
        action = answer.get("action")
        if type(action) is not int or action not in seen.legal:
            legal = ", ".join(str(each) for each in seen.legal[:12]) + (" ..." if len(seen.legal) > 12 else "")
            raise Broken(f"chose the action {action!r:.40}, which is not legal (legal: {legal})")
        return action

    def _fail(self, seat: int, broken: Broken) -> None:
        last_words = broken.last_words
        if self.process is not None:
            self.programs.end(self.process)
            last_words = self.process.last_words()
            self.process = None
        instead = self.programs.terms.instead
        colour = self.game.meta.seats[seat]
        self.failure = ProgramFailure(seat, colour, self.words, str(broken), instead, last_words)
        if instead == STOP:
            raise BotFailed(str(self.failure))
        self.programs.told(self.failure)


def facts(game: AnyGame) -> dict[str, Any]:
    """What a program is told about a game before it begins.

    It is told what a record says about the game, the colours of the seats, and what lies on the table from the start:
    with an edition of its own, a program could not know the figures otherwise.
    """
    header = record.header(game, game.meta.seats[: game.players])
    keys = ("game", "rules", "players", "modules", "options", "edition", "names")
    return {**{key: header[key] for key in keys}, "board": game.board()}


def places(ranking: list[int], forfeits: Collection[int]) -> list[int]:
    """A ranking in which the seats that have forfeited share the last place."""
    kept = [place for seat, place in enumerate(ranking) if seat not in forfeits]
    return [
        len(kept) + 1 if seat in forfeits else 1 + sum(each < place for each in kept)
        for seat, place in enumerate(ranking)
    ]
