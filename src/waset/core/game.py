"""The contract that every game keeps: all that bots, lab, server and environments may rely on."""

from abc import abstractmethod
from typing import Any, Final, Generic, NamedTuple, SupportsIndex, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from waset.core.arguments import must_have_seat, whole
from waset.core.chance import drawn
from waset.core.errors import BadArgument, IllegalAction, quoted
from waset.core.event import Event, Kinds, Log, knows
from waset.core.ints import Ints, Ints16, i16, i64, ints
from waset.core.meaning import AnyBoard, AnyMeaning, AnyView
from waset.core.meta import Meta
from waset.core.numbers import plain_numbers
from waset.core.rng import Rng
from waset.core.texts import plain_words
from waset.core.wish import PLAIN, Reason, agrees, checked, reason

CHANCE: Final = -1
NOBODY: Final = -2

S = TypeVar("S")


class Score(NamedTuple):
    """A seat's points: the total, and the lines of the score sheet that add up to it."""

    total: int
    lines: dict[str, int]


class Playouts(NamedTuple):
    """The outcome of playing a position to its end at random, many times."""

    games: int
    decisions: int
    wins: list[float]
    """Games won by each seat; a shared win counts in equal parts."""
    points: list[int]
    """Points of each seat, over all games."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with its players, modules, options and edition. Immutable: a match lives in a state.

    Two games are equal if they were made alike, and copies of a game are the game itself.

    A game must implement what is abstract here. The rest follows from that for a state with `copy()`, `key()` and
    `log`; a game overrides what it can do faster or say better. Its class takes players, modules, options and edition,
    in this order; one that does not must say in `__reduce__` how `pickle` makes it again.
    """

    meta: Meta
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: Any
    base_edition: Any
    """The edition played by default; a record says how another one differs from it."""
    action_count: int
    """How many action numbers there are, legal now or not: every action is below it.

    In a game without bounds for OpenSpiel, every outcome of chance is below it, too.
    """
    event_kinds: Kinds
    """The kinds of event that can happen, each with its fields."""
    wishes: tuple[object, ...] = ()
    """What a seat may wish to do, as the types of its meanings."""

    # --- as an object ------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """How it was made, without what is usual."""
        usual = {option.name: option.default for option in self.meta.options}
        options = {name: word for name, word in self.options.items() if usual.get(name) != word}
        words = f"{self.meta.name!r}, players={self.players}"
        words += f", modules={self.modules!r}" if self.modules else ""
        words += f", edition={self.edition.name!r}" if self.edition != self.base_edition else ""
        return f"waset.make({words}{f', options={options!r}' if options else ''})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(other) is type(self) and isinstance(other, Game) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.meta.name, self.players, self.modules, self.edition.name))

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made, so that it can be made in either form of the rules."""
        return (type(self), (self.players, self.modules, self.options, self.edition))

    # --- playing ---------------------------------------------------------------------------------------------

    @abstractmethod
    def blank(self) -> S:
        """A state before anything has happened: chance is to lay out the game."""

    @abstractmethod
    def in_setup(self, state: S) -> bool:
        """Whether chance is still laying out the game."""

    @abstractmethod
    def to_move(self, state: S) -> int:
        """The seat that must decide, CHANCE, or NOBODY once the game is over."""

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """The actions of the seat to move: sorted, and never empty before the end. Empty when chance is to move."""

    @abstractmethod
    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """What chance may do: each outcome with its weight. Empty when chance is not to move."""

    def sample(self, state: S, rng: Rng) -> int:
        """One of the outcomes, drawn by weight. Raises IllegalAction if chance is not to move."""
        self.must_be_chance(self.to_move(state))
        return drawn(self.outcomes(state), rng)

    @abstractmethod
    def advance(self, state: S, action: int) -> None:
        """Carries out an action or outcome that is known to be legal. It checks nothing, for the sake of search."""

    def tell(self, state: S, log: Log | None) -> None:
        """From now on the state's events are appended to this log; None stops it."""
        setattr(state, "log", log)  # noqa: B010  # the contract does not know the class of states

    def copy(self, state: S) -> S:
        """An independent twin of a state."""
        return state.copy()  # type: ignore[attr-defined, no-any-return]  # every state has it

    def play_out(self, state: S, rng: Rng) -> int:
        """Plays a state to its end at random, chance and seats alike; returns how many decisions the seats made."""
        decisions = 0
        while (seat := self.to_move(state)) != NOBODY:
            if seat == CHANCE:
                self.advance(state, self.sample(state, rng))
            else:
                legal = self.legal(state)
                self.advance(state, legal[rng.below(len(legal))])
                decisions += 1
        return decisions

    def settle(self, state: S, rng: Rng) -> None:
        """Lets chance move until a seat must decide or the game is over."""
        while self.to_move(state) == CHANCE:
            self.advance(state, self.sample(state, rng))

    def playouts(self, state: S, games: int, rng: Rng) -> Playouts:
        """Plays copies of a state to their end at random; compiled, no interpreted code runs between the steps."""
        if games < 0:
            raise BadArgument(f"a number of games is needed, not {games}")
        decisions = 0
        wins = [0.0] * self.players
        points = [0] * self.players
        for _ in range(games):
            twin = self.copy(state)
            decisions += self.play_out(twin, rng)
            places = self.ranking(twin)
            share = 1.0 / places.count(1)
            for seat, score in enumerate(self.scores(twin)):
                points[seat] += score.total
                if places[seat] == 1:
                    wins[seat] += share
        return Playouts(games, decisions, wins, points)

    def start(self, seed: SupportsIndex | None = None) -> S:
        """A new game. With a seed, chance has laid it out; without one, it waits for the first outcome of chance."""
        state = self.blank()
        if seed is not None:
            rng = Rng(seed)
            while self.in_setup(state):
                self.advance(state, self.sample(state, rng))
        return state

    def apply(self, state: S, action: SupportsIndex, log: Log | None = None) -> None:
        """Carries out an action of the seat to move, or an outcome of chance, and appends what happened to the log.

        Raises IllegalAction for anything that is not legal, and leaves the state unchanged.
        """
        number = whole(action, "an action")
        if not self.is_legal(state, number):
            self.must_be_legal(state, number)
        if log is None:
            self.advance(state, number)
            return
        self.tell(state, log)
        self.advance(state, number)
        self.tell(state, None)

    def is_legal(self, state: S, action: int) -> bool:
        """Whether `apply` would accept this action."""
        if self.to_move(state) == CHANCE:
            return any(action == outcome for outcome, _ in self.outcomes(state))
        return action in self.legal(state)

    def choices(self, state: S) -> list[int]:
        """What may come next: the legal actions, or the outcomes of chance."""
        if self.to_move(state) == CHANCE:
            return [outcome for outcome, _ in self.outcomes(state)]
        return self.legal(state)

    def must_be_legal(self, state: S, action: int) -> None:
        """Raises IllegalAction, which lists what is legal, for an action that `apply` would not accept."""
        if self.is_legal(state, action):
            return
        if self.is_over(state):
            raise IllegalAction(f"action {action!r} is not legal: the game is over")
        choices = self.choices(state)
        listed = ", ".join(f"{choice} ({self.text(state, choice)})" for choice in choices[:20])
        more = f" and {len(choices) - 20} more" if len(choices) > 20 else ""
        raise IllegalAction(f"action {action!r} is not legal here; legal: {listed}{more}")

    def must_fit(self, players: int, seat: int | None) -> None:
        """Raises BadArgument for a state of a game for other players, or for a seat that this game does not have."""
        if players != self.players:
            raise BadArgument(
                f"this game is {self.meta.title} for {self.players} players; the state is one for {players}"
            )
        must_have_seat(self.meta.title, players, seat)

    def substitute(self, state: S) -> int:
        """The action carried out for the seat to move when its player is missing or has resigned."""
        self.must_have_mover(self.to_move(state))
        return self.legal(state)[0]

    def must_be_chance(self, mover: int) -> None:
        """Raises IllegalAction if chance is not to move."""
        if mover != CHANCE:
            raise IllegalAction("chance is not to move: " + (f"seat {mover} is" if mover >= 0 else "the game is over"))

    def must_have_mover(self, mover: int) -> None:
        """Raises IllegalAction if no seat is to move: chance is, or the game is over."""
        if mover < 0:
            raise IllegalAction("no seat is to move: " + ("chance is" if mover == CHANCE else "the game is over"))

    def why_not(self, state: S, seat: int, wish: AnyMeaning) -> Reason | None:
        """Why a seat cannot do what it wishes; None if an action that is legal now does all that the wish says.

        It says no more than the seat may know: it is the same in every state that `guess` may return. Raises BadWish
        for what is no wish of this game.
        """
        wish = checked(wish, self.wishes)
        mover = self.to_move(state)
        if mover == NOBODY:
            return reason(PLAIN, "over", None)
        if mover == CHANCE:
            return reason(PLAIN, "chance", None)
        if mover != seat:
            return reason(PLAIN, "not your turn", None, seat=mover)
        meanings = [self.means(state, action) for action in self.legal(state)]
        if any(agrees(wish, meaning) for meaning in meanings):
            return None
        if any(wish["kind"] == meaning["kind"] for meaning in meanings):
            return reason(PLAIN, "not possible", None)
        return reason(PLAIN, "other question", None, decision=self.view(state, seat)["decision"])

    # --- the end ---------------------------------------------------------------------------------------------

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        return self.to_move(state) == NOBODY

    @abstractmethod
    def ending(self, state: S) -> str:
        """How the game ended, in a word or two; empty before the end."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """Each seat's points with the named lines of its sheet, as if the game ended now."""

    def ranking(self, state: S) -> list[int]:
        """Each seat's place, 1 for the winners. Seats that share a place have the same number."""
        totals = [score.total for score in self.scores(state)]
        return [1 + sum(each > own for each in totals) for own in totals]

    # --- what can be known ------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> AnyView:
        """What a seat (None: a spectator) may see, as plain data. The only way out of a state."""

    def board(self) -> AnyBoard:
        """What lies on the table from the start: the facts of the edition that is played, as plain data.

        Whoever draws a game draws it from this: another edition has other figures and other names.
        """
        return {"game": self.meta.name, "edition": self.edition.name, "players": self.players}

    def offered(self, state: S) -> Ints:
        """The legal actions as the state keeps them: to be read only."""
        return ints(self.legal(state))

    def carry_on(self, state: S, outside: i64, chance: Rng, others: list[Rng]) -> i64:
        """Plays on until a seat that is decided outside must decide or the game is over: all others act at random.

        `outside` has a bit for each such seat. Returns who is then to move.
        """
        while True:
            self.settle(state, chance)
            mover: i64 = self.to_move(state)
            if mover < 0 or outside >> mover & 1:
                return mover
            offered = self.offered(state)
            self.advance(state, offered[others[mover].below(len(offered))])

    def observe(self, state: S, seat: i64, out: Ints16, at: i64, marks: Ints) -> None:
        """Writes what a seat sees into a row of zeros from an index on: what `envs.encode` makes of its view.

        Numbers of pieces that the layout calls rare are `marked` if they are not 0, by their index in the row.
        """
        for index, figure in enumerate(plain_numbers(self.view(state, int(seat)))):
            out[at + index] = i16(i64(figure))

    @abstractmethod
    def guess(self, state: S, seat: int | None, rng: Rng) -> S:
        """A full state that this seat cannot tell from the true one, drawn in the right proportions."""

    def told(self, event: Event, reader: int | str | None) -> dict[str, Any]:
        """The figures of an event by name, as a reader may know them: a seat, None for a spectator, or ALL.

        Events leave a game only this way, as states do only by `view`. None stands for what a reader may not know.
        """
        open_ = knows(event, reader)
        fields = self.event_kinds[event.kind]
        return {
            field.name: self.named(field.sort, figure) if open_ or not field.private else None
            for field, figure in zip(fields, event.figures, strict=True)
        }

    def named(self, sort: str, figure: int) -> Any:
        """A figure of an event under the name that views use for it."""
        return figure

    # --- words -------------------------------------------------------------------------------------------------

    @abstractmethod
    def means(self, state: S, action: int) -> AnyMeaning:
        """What an action or outcome is about, as data: no reader needs its number or its words."""

    def text(self, state: S, action: int) -> str:
        """An action or outcome in the notation of records, which `parse` reads back in the same state.

        Raises IllegalAction for what is not legal here, as `means` does.
        """
        self.must_be_legal(state, action)
        return plain_words(self.means(state, action))

    def event_text(self, event: Event, names: list[str], seat: int | None) -> str:
        """What happened as a sentence, with no more in it than this seat may know."""
        told = plain_words({"kind": event.kind, **self.told(event, seat)})
        return f"{names[event.seat]} {told}." if event.seat >= 0 else f"{told.capitalize()}."

    def parse(self, state: S, words: str) -> int:
        """The action or outcome that these words mean here."""
        choices = self.choices(state)
        wanted = " ".join(words.split()).lower()
        for choice in choices:
            if self.text(state, choice).lower() == wanted:
                return choice
        if self.to_move(state) >= 0:
            substitute = self.substitute(state)
            if self.text(state, substitute).lower() == wanted:
                return substitute
        if self.is_over(state):
            raise IllegalAction(f"{words[:80]!r} is not legal: the game is over")
        raise IllegalAction(
            f"{words[:80]!r} is not legal here; legal: {quoted(self.text(state, choice) for choice in choices)}"
        )

    # --- positions -----------------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, document: Any) -> S:
        """The state that a position document describes. Raises BadPosition with the reason."""

    @abstractmethod
    def document(self, state: S) -> dict[str, Any]:
        """A state as a position document that reads back equal."""


AnyGame: TypeAlias = Game[Any]
