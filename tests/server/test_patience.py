"""Nobody waits long for bots, however many there are."""

from pathlib import Path
from typing import Any

from tests.server.kit import serving
from waset.server.tables.thinking import PATIENCE, SHORTEST, Patience


class Waiting:
    """A clock that goes on by what bots take."""

    def __init__(self) -> None:
        self.now: float = 0.0

    def __call__(self) -> float:
        return self.now


def test_bots_that_take_all_they_may_keep_to_a_persons_patience() -> None:
    """Five of them with ten decisions each; the first ones have their whole second."""
    clock = Waiting()
    patience = Patience(clock)
    taken = []
    for _ in range(50):
        taken.append(patience.seconds(1.0))
        clock.now += taken[-1]
    assert taken[:2] == [1.0, 1.0]
    assert sorted(taken, reverse=True) == taken
    assert min(taken) == SHORTEST
    assert clock.now < PATIENCE + 50 * SHORTEST


def test_a_bot_that_needs_less_takes_nothing_from_the_others() -> None:
    patience = Patience(Waiting())
    assert [patience.seconds(1.0) for _ in range(50)] == [1.0] * 50
    assert patience.seconds(0.3) == 0.3


def test_a_round_of_bots_has_one_patience_and_the_next_another(tmp_path: Path) -> None:
    """All decisions between two of a person draw on the same one."""
    with serving(tmp_path) as server:
        pool: Any = server.guard.app.state.bot_pool  # type: ignore[attr-defined]  # the guard wraps the app
        choose = pool.choose
        given: list[tuple[int, Any]] = []

        async def noted(*asked: Any) -> int:
            given.append((asked[2], asked[-1]))
            chosen: int = await choose(*asked)
            return chosen

        pool.choose = noted
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
        ann = server.person().create("tutankhamun", players=3, seats=seats, start=True)
        rounds: list[list[tuple[int, Any]]] = []
        while len(rounds) < 3:
            update = ann.update()
            if update["legal"]:
                rounds.append(list(given))
                given.clear()
                assert ann.act().status_code == 200
            else:
                ann.get("/wait", seq=update["seq"], timeout=10)
        patiences = [{id(patience) for _, patience in each} for each in rounds[1:]]
        assert [len(each) for each in patiences] == [1, 1]
        assert patiences[0] != patiences[1]
        assert all({seat for seat, _ in each} == {1, 2} for each in rounds[1:])
        assert all(patience is not None for each in rounds[1:] for _, patience in each)
