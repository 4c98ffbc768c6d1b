"""Writes the positions that the page's unit tests and its gallery draw: real views, choices and events of played games.

Run from the root of the repo with the package importable: python web/scripts/fixtures.py
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import waset
from waset.core.event import Event
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.server.tables.updates import event_for

FOLDER = Path(__file__).parent.parent / "src" / "fixtures"
NAMES = ["Amina", "Nadia", "Farid", "Ibis", "Salma", "Omar"]
ALL = ("fifth-player", "mummy", "equipment", "artifacts", "characters")


ANYBODY = -1


class Fixture(NamedTuple):
    """A position: of which game, how far played, and the kind of decision at which it stops."""

    name: str
    game: str
    players: int
    modules: tuple[str, ...]
    seed: int
    decisions: int
    decision: str
    seat: int | None = 0


FIXTURES = (
    Fixture("luxor-start", "luxor", 4, (), 3, 0, "card"),
    Fixture("luxor-card", "luxor", 4, (), 7, 110, "card"),
    Fixture("luxor-move", "luxor", 4, (), 7, 110, "move"),
    Fixture("luxor-two", "luxor", 2, (), 5, 60, "horus tile"),
    Fixture("luxor-modules", "luxor", 5, ALL, 12, 150, "card"),
    Fixture("luxor-rearrange", "luxor", 5, ALL, 12, 60, "rearrange", ANYBODY),
    Fixture("luxor-watch", "luxor", 4, ("mummy",), 9, 120, "card", None),
    Fixture("luxor-end", "luxor", 4, (), 7, 100000, "", 0),
    Fixture("tutankhamun-start", "tutankhamun", 3, (), 3, 0, "sail"),
    Fixture("tutankhamun-sail", "tutankhamun", 4, (), 20, 45, "sail"),
    Fixture("tutankhamun-thoth", "tutankhamun", 6, (), 4, 6, "Thoth", ANYBODY),
    Fixture("tutankhamun-end", "tutankhamun", 4, (), 20, 100000, "", 0),
)


def main() -> None:
    """Plays to each position and writes it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for fixture in FIXTURES:
        text = json.dumps(played(fixture), ensure_ascii=False, indent=1)
        (FOLDER / f"{fixture.name}.json").write_text(text + "\n", encoding="utf-8")
        print(fixture.name, len(text))


def played(fixture: Fixture) -> dict[str, Any]:
    """A position as the page gets it."""
    game = waset.make(fixture.game, players=fixture.players, modules=fixture.modules)
    rng = Rng(fixture.seed)
    state = game.start(seed=fixture.seed)
    log: list[Event] = []
    decisions = 0
    for _ in range(20_000):
        mover = game.to_move(state)
        if game.is_over(state):
            break
        if mover == waset.CHANCE:
            game.apply(state, game.sample(state, rng), log)
            continue
        decision = game.view(state, fixture.seat)["decision"]
        wanted = mover == fixture.seat or fixture.seat in (None, ANYBODY)
        if wanted and decision == fixture.decision and decisions >= fixture.decisions:
            break
        decisions += 1
        game.apply(state, best(game, state, mover, rng), log)
    names = NAMES[: fixture.players]
    seat = game.to_move(state) if fixture.seat == ANYBODY else fixture.seat
    view = game.view(state, seat)
    mine = not game.is_over(state) and game.to_move(state) == seat
    return {
        "names": names,
        "board": game.board(),
        "modules": list(fixture.modules),
        "view": view,
        "legal": [choice(game, state, action, names, seat) for action in game.legal(state)] if mine else [],
        "events": [event_for(game, event, names, seat) for event in log[-60:]],
        "scores": [{"total": score.total, "lines": score.lines} for score in game.scores(state)],
        "ranking": list(game.ranking(state)),
    }


def best(game: AnyGame, state: Any, seat: int, rng: Rng) -> int:
    """A choice that is good at first sight: points now, then ground gained."""

    def worth(action: int) -> float:
        twin = game.copy(state)
        game.advance(twin, action)
        seen = game.view(twin, seat)["seats"][seat]
        if game.meta.name == "luxor":
            ground: int = sum(
                41 if place == "tomb" else place if isinstance(place, int) else 0 for place in seen["adventurers"]
            )
            return 4 * game.scores(twin)[seat].total + ground * 0.5 + float(seen["keys"]) + rng.below(100) / 50
        return -4 * float(seen["points"]) - max(0.0, float(seen["boat"])) * 0.45 + rng.below(100) / 20

    legal = game.legal(state)
    return max(legal, key=worth)


def choice(game: AnyGame, state: Any, action: int, names: list[str], seat: int | None) -> dict[str, Any]:
    """A legal action in words, with what certainly follows from it."""
    twin = game.copy(state)
    log: list[Event] = []
    game.apply(twin, action, log)
    return {
        "action": action,
        "means": game.means(state, action),
        "text": game.text(state, action),
        "preview": [event_for(game, event, names, seat) for event in log],
    }


if __name__ == "__main__":
    main()
