"""M3, artifacts: ten spaces with a second treasure, face down, and tiles that are worth more beside a set."""

from typing import TypedDict

from waset.core.ints import Ints, append, i64
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Reveal
from waset.games.luxor.rules.module import Module, Rules
from waset.games.luxor.rules.pieces import ARTIFACT, HELD, HIDDEN_TILES
from waset.games.luxor.rules.state import State

ArtifactsBoard = TypedDict("ArtifactsBoard", {"points": int, "doubled": list[int]})
"""What an artifact is worth beside a set, and the spaces that have a second tile at the start."""


class Artifacts(Module):
    """Hidden tiles have no identity before they are turned up: the bag holds all that nobody has seen."""

    name: str = "artifacts"
    frames: tuple[int, ...] = (agenda.TURN_UP_HIDDEN,)

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """Doubles the first ten spaces without a symbol (M3-SETUP-1)."""
        for space in doubled(r):
            s.doubled[space] = 1

    def claimed(self, r: Rules, s: State, space: i64) -> None:
        """The lower tile is turned up; it is not taken now, even if it could be (M3-2)."""
        if s.doubled[space]:
            s.stack = append(s.stack, frame(agenda.TURN_UP_HIDDEN, space))

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        return s.bag, r.pieces.treasure_low, r.pieces.treasure_high

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        s.bag[outcome] -= 1
        s.tiles[a] = outcome
        s.doubled[a] = 0
        if s.log is not None:
            s.log.append(event("revealed", s.turn, (a, outcome)))

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Reveal:
        return Reveal(kind="reveal", space=int(a), tile=r.pieces.tile_name[outcome])

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        """An artifact beside each complete set, right after the sets (M3-4, MR-52)."""
        beside = min(int(s.treasures[HELD * seat + ARTIFACT]), int(sets))
        return {"artifacts": int(r.pieces.artifact_points) * beside, **lines}

    def board(self, r: Rules) -> ArtifactsBoard:
        return ArtifactsBoard(points=int(r.pieces.artifact_points), doubled=doubled(r))


def doubled(r: Rules) -> list[int]:
    """The first ten treasure spaces without a symbol."""
    plain = [int(space) for space in r.pieces.treasure_spaces if r.pieces.space_icon[space] == 0]
    return plain[:HIDDEN_TILES]
