"""Tutankhamun's bots do what is plainly right, explain themselves, and keep to their budgets."""

from itertools import count

import pytest

import waset
from tests.bots.endings import endings
from tests.bots.test_solve import after
from tests.games.tutankhamun.kit import Table, make, near, tut
from waset import bots
from waset.bots.bot import Bot, Budget, Candidate
from waset.core.play import Player, Seen, play, seat_rng
from waset.core.rng import Rng
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.levels import FITTED
from waset.games.tutankhamun.bots.lookahead import Lookahead
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot
from waset.games.tutankhamun.rules import actions

SOUND = ["scribe", "vizier:16", "pharaoh:30"]


def bot_for(words: str, table: Table, seed: int = 1) -> Bot:
    """A bot for the game of a table."""
    return bots.make(words, table.game, Rng(seed))


def seen(table: Table) -> Seen:
    """The open decision of a table."""
    return Seen(table.game, table.state, table.game.to_move(table.state))


def choice(words: str, table: Table) -> int:
    """What a bot does at a table."""
    return bot_for(words, table).choose(seen(table))


def test_there_are_five_levels() -> None:
    assert bots.names("tutankhamun") == ["random", "porter", "scribe", "vizier", "pharaoh"]


# --- what is plainly right ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", SOUND)
def test_a_set_that_wins_is_completed(words: str) -> None:
    """The Ankh wins at once; the Dagger, which is nearer, makes the other one win."""
    table = tut(
        2,
        nile=near("Dagger", "Ankh", first=10),
        boats=[7, 6],
        collections=[{"Ankh": 1}, {"Dagger": 1}],
        points=[2, 2],
        underworld={},
    )
    assert choice(words, table) == actions.SAIL + 11


@pytest.mark.parametrize("words", SOUND)
def test_a_set_is_denied_where_that_wins(words: str) -> None:
    """Whoever gets the Ankh wins, though for seat 0 it brings only one point more than the other has."""
    table = tut(
        2,
        nile=near("Ankh", "Thoth", first=10),
        boats=[5, 20],
        collections=[{}, {"Ankh": 1}],
        points=[3, 2],
        underworld={},
    )
    assert choice(words, table) == actions.SAIL + 10


@pytest.mark.parametrize("words", SOUND)
def test_osiris_takes_the_ring_that_wins(words: str) -> None:
    table = tut(
        2,
        nile=near("Osiris", "Pottery", "Scarab Ring", first=10),
        boats=[5, 6],
        underworld={"Scarab Ring": 9, "Pottery": 3},
        points=[1, 4],
    ).sail(10)
    assert choice(words, table) == actions.TAKE + table.tile_number("Scarab Ring")


@pytest.mark.parametrize("words", SOUND)
def test_isis_takes_the_tile_that_completes_a_set(words: str) -> None:
    table = tut(
        2,
        nile=near("Isis", "Throne", "Ankh", "Scarab Ring", first=10),
        boats=[5, 6],
        collections=[{"Ankh": 1, "Scarab Ring": 1}, {"Throne": 4}],
        underworld={"Scarab Ring": 8, "Throne": 3},
        points=[2, 4],
    ).sail(10)
    assert choice(words, table) == actions.ISIS + 12


@pytest.mark.parametrize("words", SOUND)
def test_ra_removes_the_last_tile_of_a_set_that_is_won(words: str) -> None:
    table = tut(
        2,
        nile=near("Ra", "Pottery", "Throne", first=10),
        boats=[5, 6],
        collections=[{"Throne": 4}, {"Pottery": 3}],
        underworld={"Throne": 3},
        points=[8, 4],
    ).sail(10)
    assert choice(words, table) == actions.RA + 12


@pytest.mark.parametrize("words", SOUND)
def test_horus_fetches_the_tile_that_wins(words: str) -> None:
    table = tut(
        2,
        nile=near("Throne", "Ankh", "Horus", first=10),
        boats=[5, 6],
        collections=[{"Ankh": 1}, {"Throne": 4}],
        underworld={"Throne": 3},
        points=[2, 4],
    ).sail(12)
    assert choice(words, table) == actions.HORUS + 11


@pytest.mark.parametrize("words", ["vizier:16", "pharaoh:30"])
def test_thoth_takes_a_tile_out_of_reach(words: str) -> None:
    """Left where it is, the Ankh wins for the other one, who can sail back to the nearest tile only."""
    table = tut(
        2,
        nile=near("Thoth", "Isis", "Ankh", first=10),
        boats=[5, 13],
        collections=[{}, {"Ankh": 1}],
        points=[2, 2],
        underworld={},
        idols="optional",
    ).sail(10)
    assert choice(words, table) == actions.THOTH + 11


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 4), (6, 3)])
def test_pharaoh_plays_small_endings_without_a_mistake(players: int, tiles: int) -> None:
    for table in endings(players, tiles, 7000 * players, 6, idols="optional"):
        best = bot_for("pharaoh:60", table).explain(seen(table))[0]
        results = [after(table.game, table.state, action) for action in table.game.legal(table.state)]
        mover = table.game.to_move(table.state)
        ideal = max(results, key=lambda result: result.worth(mover))
        start = table.game.rules.pieces.start_points[players]
        assert best.wins.index(1.0) == ideal.winner
        assert best.points == [start - points for points in ideal.points]
        assert best.action == table.game.legal(table.state)[results.index(ideal)]


def test_pharaoh_searches_where_an_ending_is_too_large() -> None:
    """Ten tiles are more than a budget of three simulations can solve."""
    table = next(endings(2, 10, 1, 1))
    candidates = bot_for("pharaoh:3", table).explain(seen(table))
    assert sum(candidate.visits for candidate in candidates) == 2


# --- reasons and budgets ----------------------------------------------------------------------------------------------


def explained(words: str, table: Table) -> list[Candidate]:
    """The reasons of a bot."""
    return bot_for(words, table).explain(seen(table))


@pytest.mark.parametrize("words", ["porter", *SOUND])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_bots_explain_what_they_choose(words: str, players: int) -> None:
    """Every legal action once, best first, with a chance to win and points for each seat; choose takes the first."""
    game = make(players, first="random")
    table = Table(game, game.start(players))
    for _ in range(2):
        found = explained(words, table)
        assert sorted(candidate.action for candidate in found) == table.game.legal(table.state)
        assert choice(words, table) == found[0].action
        for candidate in found:
            assert len(candidate.points) == players
            assert sum(candidate.wins) == pytest.approx(1.0)
        if words.startswith(("vizier", "pharaoh")):
            visits = [candidate.visits for candidate in found]
            assert visits == sorted(visits, reverse=True)
        assert explained(words, table) == found
        table.apply(found[0].action)


def test_a_porter_overlooks_what_lies_further_down_the_nile() -> None:
    """It would take the Throne, if that were not the fifth tile before its boat."""
    tiles = ["Pottery", "Bracelet", "Dagger", "Ankh", "Throne"]
    table = tut(2, nile=near(*tiles, first=10), boats=[5, 6], collections=[{"Throne": 7}, {}], points=[20, 20])
    assert choice("porter", table) != actions.SAIL + 14
    nearer = tut(2, nile=near(*tiles[1:], first=11), boats=[5, 6], collections=[{"Throne": 7}, {}], points=[20, 20])
    assert choice("porter", nearer) == actions.SAIL + 14


def test_a_porter_overlooks_what_others_hold() -> None:
    """One more Throne is no use to it: the other has five of eight. The last Dagger would win a set."""
    tiles, held = ["Throne", "Dagger"], [{"Throne": 2}, {"Throne": 5, "Dagger": 1}]
    table = tut(2, nile=near(*tiles, first=10), boats=[5, 6], collections=held, underworld={}, points=[20, 20])
    assert choice("porter", table) == actions.SAIL + 10


def test_a_porter_decides_the_same_whatever_its_luck() -> None:
    """It errs as people do, not by chance."""
    table = Table(make(2), make(2).start(5))
    assert len({bot_for("porter", table, seed).choose(seen(table)) for seed in range(30)}) == 1


def test_a_search_keeps_to_its_simulations() -> None:
    """The root is the first one, every other tries an action; it stops when no other action can be tried most."""
    table = Table(make(2), make(2).start(5))
    for simulations in (1, 2, 10):
        visits = [candidate.visits for candidate in explained(f"vizier:{simulations}", table)]
        others = simulations - 1
        assert sum(visits) <= others
        assert sum(visits) == others or visits[0] - visits[1] > others - sum(visits)


def test_a_search_stops_when_its_time_is_over() -> None:
    """A clock that ticks once a look: the budget of 20 ticks ends a search that would never end."""
    table = Table(make(2), make(2).start(5))
    ticks = count()
    bot = LookaheadBot(Lookahead(TutankhamunEvaluation(table.game, FITTED)), None, Rng(1), Budget(seconds=20.0))
    bot.clock = lambda: float(next(ticks))
    assert 0 < sum(candidate.visits for candidate in bot.explain(seen(table))) < 400


def test_a_bot_leaves_the_game_as_it_is() -> None:
    table = Table(make(3), make(3).start(5))
    before = table.state.key()
    for words in ["porter", *SOUND]:
        choice(words, table)
    assert table.state.key() == before


@pytest.mark.parametrize(("better", "worse", "games"), [("porter", "random", 10), ("vizier:4", "porter", 6)])
def test_a_level_is_better_than_one_below(better: str, worse: str, games: int) -> None:
    """Won by far, so that a few games show it; the real figures come from tournaments."""
    game = make(2)
    won = 0
    for number in range(games):
        seats = [better, worse] if number % 2 == 0 else [worse, better]
        rng = Rng(number // 2)
        players: list[Player] = [bots.make(words, game, seat_rng(rng, seat)) for seat, words in enumerate(seats)]
        state = play(game, players, rng)
        won += seats[game.ranking(state).index(1)] == better
    assert won >= games - 1


# --- what it has thought already ------------------------------------------------------------------------------------


def visits(words: str, keeps: bool) -> list[int]:
    """How many tries stand behind each decision of a seat in a game."""
    game = waset.make("tutankhamun", players=2)
    found: list[int] = []
    thinking = bots.make(words, game, Rng(1), timed=False)
    assert isinstance(thinking, LookaheadBot)
    thinking.keeps = keeps

    class Noted:
        """The bot, with what it has tried."""

        def choose(self, seen: Seen) -> int:
            """What the bot chooses."""
            weighed = thinking.weigh(seen)
            found.append(sum(each.visits for each in weighed))
            return weighed[0].action

    play(game, [Noted(), bots.make("porter", game, Rng(2))], Rng(3))
    return found


def test_the_top_goes_on_with_what_it_has_tried_where_the_game_went_there() -> None:
    """Tries of the last decision add to those of this one; without them there are never more than the budget allows."""
    assert max(visits("pharaoh:40", keeps=False)) <= 40 < max(visits("pharaoh:40", keeps=True))
    assert bots.make("pharaoh", waset.make("tutankhamun"), Rng()).keeps  # type: ignore[attr-defined] # the top's own
    assert not bots.make("reference-2", waset.make("tutankhamun"), Rng()).keeps  # type: ignore[attr-defined] # the same


def test_the_top_stops_before_its_time_is_up_when_nothing_can_come_out_ahead() -> None:
    """By what the time so far has allowed: two choices of which one wins at once are soon told apart."""
    table = tut(
        2,
        nile=near("Dagger", "Ankh", first=10),
        boats=[7, 6],
        collections=[{"Ankh": 1}, {"Dagger": 1}],
        points=[2, 2],
        underworld={},
    )
    ticks = count()
    bot = LookaheadBot(Lookahead(TutankhamunEvaluation(table.game, FITTED)), None, Rng(1), Budget(seconds=500.0))
    bot.clock = lambda: float(next(ticks))
    assert bot.choose(seen(table)) == actions.SAIL + 11
    assert next(ticks) < 500
