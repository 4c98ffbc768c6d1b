"""Bots think in separate processes, in parallel over tables; a process that dies is replaced."""

from typing import Any, Final

from waset.server.database.rows import StoredSpec
from waset.server.tables.match import Match
from waset.server.tables.nets import Nets
from waset.server.tables.thinking import SHORTEST, BotQuestion, ExplainedChoice, Patience, answer, question
from waset.server.workers.lanes import Lane
from waset.server.workers.turns import Cause

SLOW_NICE: Final = 19
"""The niceness of the slow lane, which yields to everything else on the machine."""
SLOW_REST: Final = 0.02
"""Seconds between two decisions there: fast bots playing each other would keep the server busy with their acts."""


class BotPool:
    """Two lanes of processes, made when the first bot must think.

    The quick lane is for bots at tables with people, the slow one for tables without, and for hints: a bot that
    thinks long at a table of bots never delays one for whom a person waits.
    """

    def __init__(self, processes: int, seconds: float, nets: Nets | None = None) -> None:
        self.seconds: float = seconds
        self.nets: Nets = nets or Nets()
        self.quick: Lane = Lane(processes)
        self.slow: Lane = Lane(1, SLOW_NICE, rest=SLOW_REST)

    @property
    def asked(self) -> int:
        """The number of unanswered questions."""
        return sum(self.quick.asking.values()) + sum(self.slow.asking.values())

    async def choose(
        self, match: Match, spec: StoredSpec, seat: int, bot: str, cause: Cause, patience: Patience | None
    ) -> int:
        """The action that a bot chooses; `patience` is that of the people at its table, None if there are none."""
        lane = self.slow if patience is None else self.quick
        chosen: int = await self._think(lane, question(match, spec, seat, self.nets.words(bot), False), cause, patience)
        return chosen

    async def explain(self, match: Match, spec: StoredSpec, seat: int, bot: str, cause: Cause) -> list[ExplainedChoice]:
        """The candidates of a bot."""
        asking = question(match, spec, seat, self.nets.words(bot), True)
        found: list[ExplainedChoice] = await self._think(self.slow, asking, cause)
        return found

    async def _think(self, lane: Lane, asking: BotQuestion, cause: Cause, patience: Patience | None = None) -> Any:
        def arguments() -> tuple[BotQuestion]:
            share = max(1.0, lane.clients / lane.processes)
            seconds = max(SHORTEST, self.seconds / share)
            return (asking._replace(seconds=seconds if patience is None else patience.seconds(seconds)),)

        return await lane.ask(cause, answer, arguments, before=asking.why)

    def workers(self) -> list[int]:
        """The ids of the processes."""
        return self.quick.workers() + self.slow.workers()

    def close(self) -> None:
        """Ends the processes."""
        self.quick.close()
        self.slow.close()
