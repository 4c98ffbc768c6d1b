"""M3, artifacts: ten spaces with a second treasure, face down, and tiles that are worth more beside a set."""

from typing import Any, Final, TypedDict

from waset.core import finding
from waset.core.document import listing, number, word
from waset.core.finding import Finding, FindingKinds
from waset.core.ints import Ints, append, i64, ints, plus, put_in
from waset.core.rng import Rng
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.agenda import frame, misplaced
from waset.games.luxor.rules.coherent import appears
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Reveal
from waset.games.luxor.rules.module import ON_TILE, Module, Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, ARTIFACT, HELD, HIDDEN_TILES, TOMB, TREASURE
from waset.games.luxor.rules.position_deal import MOST
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.tables import Edition

ArtifactsBoard = TypedDict("ArtifactsBoard", {"points": int, "doubled": list[int]})
"""What an artifact is worth beside a set, and the spaces that have a second tile at the start."""


FINDINGS: Final[FindingKinds] = {
    "few plain spaces": "{needed} treasure spaces without an icon are needed for hidden tiles, there are {there}"
    " (MR-56)",
    "few tiles": "{needed} tiles are needed with the module 'artifacts', there are {there}",
    "other artifacts": "there are {usual} in the box, and as many hidden tiles; here are {there}",
    "artifact needs": "an artifact needs 1 to {most} adventurers",
}


class Artifacts(Module):
    """Hidden tiles have no identity until they are turned up: the bag holds all tiles that nobody has seen."""

    name: str = "artifacts"
    frames: tuple[int, ...] = (agenda.TURN_UP_HIDDEN,)
    chances: int = 1
    """A tile from beneath."""
    keys: tuple[str, ...] = ("doubled",)
    seat_keys: tuple[str, ...] = ("artifacts",)
    finding_kinds: FindingKinds = FINDINGS

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """Doubles the first ten spaces without a symbol (M3-SETUP-1)."""
        for space in hiding_spaces(r):
            s.doubled[space] = 1

    def claimed(self, r: Rules, s: State, space: i64) -> None:
        """The lower tile is turned up; it is not taken now, even if it could be (M3-2)."""
        if s.doubled[space]:
            s.stack = append(s.stack, frame(agenda.TURN_UP_HIDDEN, space))

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        return s.bag, r.pieces.treasure_low, r.pieces.treasure_high

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        s.bag = plus(s.bag, outcome, -1)
        s.tiles[a] = outcome
        s.doubled = put_in(s.doubled, a, 0)
        if s.log is not None:
            s.log.append(event("revealed", s.turn, (a, outcome)))

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Reveal:
        return Reveal(kind="reveal", space=int(a), tile=r.pieces.tile_name[outcome])

    def score_lines(self, r: Rules, s: State, seat: i64, sets: i64, lines: dict[str, int]) -> dict[str, int]:
        """An artifact beside each complete set, right after the sets (M3-4, MR-52)."""
        beside = min(int(s.treasures[HELD * seat + ARTIFACT]), int(sets))
        return {"artifacts": int(r.pieces.artifact_points) * beside, **lines}

    def board(self, r: Rules) -> ArtifactsBoard:
        return ArtifactsBoard(points=int(r.pieces.artifact_points), doubled=hiding_spaces(r))

    def findings(self, edition: Edition) -> list[Finding]:
        found = []
        plain = sum(row.kind == "treasure" and row.icon == "none" for row in edition.spaces)
        if plain < HIDDEN_TILES:
            found.append(finding.made(FINDINGS, True, "spaces", "few plain spaces", needed=HIDDEN_TILES, there=plain))
        found += [lack._replace(is_error=False) for lack in self.lacking(edition)]
        there = sum(row.copies for row in edition.artifacts)
        if there != HIDDEN_TILES:
            found.append(finding.made(FINDINGS, False, "artifacts", "other artifacts", usual=HIDDEN_TILES, there=there))
        if any(not 1 <= row.needs <= ADVENTURERS for row in edition.artifacts):
            found.append(finding.made(FINDINGS, True, "artifacts", "artifact needs", most=ADVENTURERS))
        return found

    def lacking(self, edition: Edition) -> list[Finding]:
        there = sum(row.copies for row in edition.treasures) + sum(row.copies for row in edition.artifacts)
        needed = sum(row.kind == "treasure" for row in edition.spaces) + HIDDEN_TILES
        if there >= needed:
            return []
        return [finding.made(FINDINGS, True, "artifacts", "few tiles", needed=needed, there=there)]

    def outcome_words(self, r: Rules, kind: int, a: int, outcome: int) -> str:
        return f"turn up {r.pieces.tile_name[outcome]} on space {a}"

    # --- its part of a position ------------------------------------------------------------------------------------

    def read_seat(self, r: Rules, s: State, seat: int, entry: dict[str, Any]) -> None:
        s.treasures[HELD * seat + ARTIFACT] = number(entry.get("artifacts", 0), f"seat {seat}, artifacts", 0, MOST)

    def read(self, r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        """The spaces with a hidden tile; unless they are given, those where one was laid and no tile was taken."""
        if "doubled" in document:
            doubled = listing(document["doubled"], "doubled", TOMB)
            for space in doubled:
                word(str(space), "doubled", [str(each) for each in range(1, TOMB)], "space")
            s.doubled = ints(1 if space in doubled else 0 for space in range(TOMB + 1))

    def write(self, r: Rules, s: State) -> dict[str, Any]:
        return {"doubled": [space for space in range(1, TOMB) if s.doubled[space]]}

    def write_seat(self, r: Rules, s: State, seat: int) -> dict[str, Any]:
        return {"artifacts": s.treasures[HELD * seat + ARTIFACT]}

    def about(self, r: Rules, kind: int) -> tuple[int, int]:
        """A space."""
        return 1, TOMB - 1

    def impossible(self, r: Rules, s: State) -> list[str]:
        """Hidden tiles beneath no treasure (M-INV-5), or where none was laid (M3-SETUP-1)."""
        if s.round == 0:
            return []
        turning_up = s.stack[-1] >> 8 if len(s.stack) and s.stack[-1] & 255 == agenda.TURN_UP_HIDDEN else 0
        reasons = []
        for space in range(1, TOMB):
            if s.doubled[space] and r.pieces.tile_kind[s.tiles[space]] != TREASURE and space != turning_up:
                reasons.append(f"space {space} is doubled, but no treasure lies there (M-INV-5)")
            if s.doubled[space] and space not in hiding_spaces(r):
                reasons.append(f"space {space} is doubled, but no hidden tile is ever laid there (M3-SETUP-1)")
        return reasons

    def fits(self, r: Rules, s: State, where: int, part: list[int]) -> str:
        """A tile is turned up from beneath."""
        if where != ON_TILE or len(part) > 1:
            return misplaced(part[-1])
        return appears(r, s, part[0], s.doubled[part[0] >> 8] != 0)

    def is_untouched(self, s: State, blank: State) -> bool:
        return list(s.doubled) == list(blank.doubled)


def hiding_spaces(r: Rules) -> list[int]:
    """The spaces that hold a second tile at the start (M3-SETUP-1)."""
    return [int(space) for space in r.pieces.treasure_spaces if r.pieces.space_icon[space] == 0][:HIDDEN_TILES]
