"""Many games side by side: what the agent does goes in, what it sees comes out, and opponents decide in between."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from waset import bots
from waset.bots.bot import Bot
from waset.bots.program import Programs
from waset.core import record
from waset.core.errors import BadOption, IllegalAction
from waset.core.game import NOBODY, AnyGame
from waset.core.ints import zeros16, zeros32
from waset.core.observation import marks_for
from waset.core.play import Player, Seen, seat_rng
from waset.core.rng import LARGEST_SEED, Rng
from waset.core.seat_batch import LEFT_ALONE, SeatBatch
from waset.envs.encode import Encoder
from waset.envs.memory import Pages, shared
from waset.envs.opponents import SELF, Opponents

NOT_THERE: Final = -1
Array = npt.NDArray[Any]
NOTHING: Final[Array] = np.empty((0, 0))


class Arena:
    """Games of one kind. All arrays are the memory of the rules: they change with every step."""

    def __init__(self, opponents: Opponents, count: int, features: bool) -> None:
        self.opponents: Opponents = opponents
        self.game: AnyGame = opponents.game
        self.encoder: Encoder = Encoder(self.game)
        featurizer = self.encoder.featurizer if features else None
        self.batch: SeatBatch = SeatBatch(self.game, count, self.encoder.size, featurizer)
        self.count: int = count
        self.masks: Array = shared(self.batch.masks, np.int8).reshape(count, -1)
        self._pages: Pages = (
            Pages(zeros32, np.float32, (count, self.encoder.feature_size))
            if features
            else Pages(zeros16, np.int16, (count, self.encoder.size))
        )
        self.with_features: bool = features
        self.seen: Array = NOTHING
        """What is observed."""
        self._open_page()
        self.actions: Array = shared(self.batch.actions, np.int64)
        self.movers: Array = shared(self.batch.movers, np.int32)
        self.seats: Array = shared(self.batch.seats, np.int32)
        """The agent's seat that is to decide or has decided last in each game."""
        self.first_mask: Array = self.masks[0]
        """What is legal in the first game, for environments that have no other."""
        self.most: Array | None = None if features else self.encoder.high
        """Where numbers are cut off; never below their bounds, and features are cut off when they are written."""
        self._all: Array = np.arange(count)
        self._asked: Array = np.full((count, self.game.players), NOT_THERE)
        """The number of the opponent that is asked for each seat of each game."""
        self._ask: bool = any(
            each != SELF and not opponents.acts_inside(number) for number, each in enumerate(opponents.listed)
        )
        self._seats_by_own: list[tuple[int, int, dict[int, int]]] = [
            opponents.seats(own) for own in range(self.game.players)
        ]
        self._bots: list[dict[int, Bot]] = [{} for _ in range(count)]
        self._programs: Programs = Programs()

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` need: an arena made alike, and what is then put into its memory."""
        programs = [each for each in self.opponents.listed if isinstance(each, str) and bots.is_program(each)]
        if programs:
            raise BadOption(f"an environment cannot be copied with opponents that are running programs: {programs[0]}")
        batch = self.batch
        rows = (list(batch.outside), list(batch.learning))
        held = (list(batch.states), list(batch.chance), list(batch.others), rows, self._arrays(), list(self._bots))
        return (Arena, (self.opponents, self.count, self.with_features), held)

    def __setstate__(self, held: tuple[Any, ...]) -> None:
        batch = self.batch
        batch.states, batch.chance, batch.others, rows, arrays, self._bots = held
        for row, numbers in zip((batch.outside, batch.learning), rows, strict=True):
            for index, number in enumerate(numbers):
                row[index] = number
        for ours, theirs in zip(self._arrays(), arrays, strict=True):
            ours[...] = theirs

    def _arrays(self) -> list[Array]:
        return [self.seen, self.masks, self.actions, self.movers, self.seats, self._asked]

    # --- playing ---------------------------------------------------------------------------------------------------

    def restart(self, index: int, seed: int, start: Any = None) -> None:
        """Begins a game anew, or from a state; the next step, with NO_ACTION for it, plays to the first decision."""
        own = self.opponents.seat_in(seed)
        learning, outside, asked = self._seats_by_own[own]
        self.batch.restart(index, seed & LARGEST_SEED, outside, learning, start)
        self.seats[index] = own
        if self._ask:
            self._sit_down(index, seed, asked)

    def _sit_down(self, index: int, seed: int, asked: dict[int, int]) -> None:
        """Seats the named bots of a game. Each has a generator of its own, so that it does not affect chance."""
        self._stand_up(index, None)
        self._asked[index] = NOT_THERE
        rng = Rng(seed & LARGEST_SEED)
        for seat, who in asked.items():
            self._asked[index, seat] = who
            opponent = self.opponents.listed[who]
            if isinstance(opponent, str):
                made = bots.make(opponent, self.game, seat_rng(rng, seat), programs=self._programs)
                self._bots[index][seat] = made

    def step(self, some: Array | None = None) -> None:
        """Carries out `actions` and plays on until the agent must decide in each game or it is over.

        `some` are the games in which that happens, where others are left alone.
        """
        self._go(some)
        if self._ask:
            while len(waiting := self._waiting(some)):
                self._decide(waiting)
                some = waiting
                self._go(some)
            self.actions[:] = LEFT_ALONE

    def _go(self, some: Array | None) -> None:
        """Steps games, and writes what the seat to move sees in each of them."""
        if some is None:
            self._bytes_seen.fill(0)
            self.masks.fill(0)
        else:
            self.seen[some] = 0
            self.masks[some] = 0
        self.batch.step()

    def turn_page(self, again: Array) -> None:
        """From now on what is seen is written to memory that nobody else holds; of these games it is written again."""
        self._open_page()
        self.seen[again] = 0
        for index in again.tolist():
            self.batch.look(index)

    def _open_page(self) -> None:
        self.seen = self._bytes_seen = NOTHING  # what only we have held is free now
        row, self.seen = self._pages.free()
        self._bytes_seen = self.seen.view(np.int8)  # which is cleared in half the time
        if self.with_features:
            self.batch.features = row
        else:
            self.batch.seen = row

    def observed(self) -> Array:
        """What is observed in the first game, as a new array."""
        seen: Array = self.seen[0]
        return seen.copy() if self.most is None else np.minimum(seen, self.most)

    def observed_in(self, games: Array) -> Array:
        """What is observed in some games, as a new array."""
        seen: Array = self.seen[games]
        return seen if self.most is None else np.minimum(seen, self.most)

    def seen_by(self, index: int, seat: int) -> Array:
        """What any seat of a game sees now, as a new array."""
        numbers = zeros16(self.encoder.size)
        self.game.observe(self.batch.states[index], seat, numbers, 0, marks_for(self.encoder.size))
        row = np.clip(shared(numbers, np.int16), self.encoder.low, self.encoder.high)
        return self.encoder.features(row) if self.with_features else row

    # --- opponents -------------------------------------------------------------------------------------------------

    def _waiting(self, some: Array | None) -> Array:
        """The games in which an opponent must be asked; bots whose game is over are told so."""
        among = self._all if some is None else some
        movers = self.movers[among]
        for index in among[movers == NOBODY]:
            if self._bots[index]:
                self._stand_up(index, record.result(self.game, self.batch.states[index]))
        waiting: Array = among[(movers >= 0) & (self._asked[among, movers] != NOT_THERE)]
        return waiting

    def _decide(self, waiting: Array) -> None:
        """Asks the opponents for their actions in these games; all others are left alone."""
        self.actions[:] = LEFT_ALONE
        who = self._asked[waiting, self.movers[waiting]]
        for number in np.unique(who):
            games = waiting[who == number]
            chosen = self._chosen(int(number), games)
            legal = (chosen >= 0) & (chosen < self.game.action_count)
            legal[legal] = self.masks[games[legal], chosen[legal]] == 1
            if not legal.all():
                at = int(np.flatnonzero(~legal)[0])
                raise IllegalAction(
                    f"the opponent {self.opponents.names[number]!r} chose {chosen[at]} in game {games[at]}, which is"
                    f" not legal; legal: {', '.join(map(str, np.flatnonzero(self.masks[games[at]])[:20]))}"
                )
            self.actions[games] = chosen

    def _chosen(self, number: int, games: Array) -> Array:
        """What an opponent does in these games."""
        opponent = self.opponents.listed[number]
        if callable(opponent) and not hasattr(opponent, "choose"):
            return self._of_policy(opponent(self.observed_in(games), self.masks[games]), number, len(games))
        first = self._player(number, games[0])
        many = getattr(first, "choose_many", None)
        if many is not None:
            rows = self.seen[games] if self.with_features else self.encoder.features(self.seen[games])
            return self._of_policy(many(rows, self.masks[games]), number, len(games))
        chosen = []
        for index in games:
            seat = int(self.movers[index])
            seen = Seen(self.game, self.batch.states[index], seat)
            chosen.append(self._player(number, index).choose(seen))
        return np.array(chosen, np.int64)

    def _player(self, number: int, index: int) -> Player:
        """The bot that plays for an opponent in a game."""
        opponent = self.opponents.listed[number]
        if isinstance(opponent, str):
            return self._bots[index][int(self.movers[index])]
        return opponent  # type: ignore[return-value]  # what is no name and no function has `choose`

    def _of_policy(self, chosen: Any, number: int, count: int) -> Array:
        """The actions that a policy has returned, as an array."""
        actions = np.asarray(chosen)
        if actions.shape != (count,) or actions.dtype.kind not in "iu":
            raise IllegalAction(
                f"the opponent {self.opponents.names[number]!r} must return an array of {count} action numbers,"
                f" not {actions.dtype} of the shape {actions.shape}"
            )
        return actions

    def _stand_up(self, index: int, result: dict[str, Any] | None) -> None:
        """Tells the bots of a game that it is done; `result` is how it ended, None if it did not."""
        for bot in self._bots[index].values():
            bot.close(result)
        self._bots[index] = {}

    def close(self) -> None:
        """Ends the bots that run as external programs."""
        for index in range(self.count):
            self._stand_up(index, None)
        self._programs.close()
