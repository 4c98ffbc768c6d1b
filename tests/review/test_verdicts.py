"""Verdicts use no more than was known, luck has no bias, blunders are found, and endings are exact."""

import io

import pytest

from tests.bots.endings import endings
from tests.bots.test_hidden import decisions
from tests.contract.cases import Case
from tests.review.kit import FEW, LUXOR, NAMES, TUTANKHAMUN, cut, late, look, only, reviewed, written
from waset import bots
from waset.core.game import CHANCE
from waset.core.play import Seen, seat_rng
from waset.core.record import Recorder, walk
from waset.core.rng import Rng
from waset.review import MISTAKE, review
from waset.review.look import MadeDecision

HIDDEN = [LUXOR[0], LUXOR[3], LUXOR[20], LUXOR[-1]]


@pytest.mark.parametrize("case", HIDDEN, ids=str)
def test_a_verdict_is_the_same_whatever_the_seat_could_not_see(case: Case) -> None:
    game = case.make()
    looks = look(case)
    for number, (state, seat) in enumerate(decisions(game, seed=11)[:3]):
        other = game.guess(state, seat, Rng(500 + number))
        action = game.legal(state)[-1]
        found = [looks.decision(MadeDecision(1, number + 1, each, action, None)) for each in (state, other)]
        assert found[0] is not None
        assert found[0] == found[1]


@pytest.mark.parametrize("case", [LUXOR[0], LUXOR[20]], ids=str)
def test_a_verdict_does_not_change_with_what_chance_did_afterwards(case: Case) -> None:
    """The game is taken up where it was cut, with other luck and other players' whims."""
    raw = cut(late(case, 100), 12)
    game = case.make()
    state = None
    for moment in walk(game, only(raw)):
        state = moment.state
    rng = Rng(99)
    more = b""
    for _ in range(12):
        action = game.sample(state, rng) if game.to_move(state) == CHANCE else game.legal(state)[0]
        who = '"chance"' if game.to_move(state) == CHANCE else str(game.to_move(state))
        more += f',[{who},"{game.text(state, action)}"]'.encode()
        game.advance(state, action)
    before, after = review(only(raw)), review(only(raw + more))
    assert len(after.luck) > len(before.luck)
    assert after.decisions[: len(before.decisions)] == before.decisions
    assert after.luck[: len(before.luck)] == before.luck


@pytest.mark.parametrize("case", FEW[:3], ids=str)
def test_luck_is_nothing_on_average_over_all_outcomes(case: Case) -> None:
    """The mean over the outcomes of an event, by their weights, is 0 for each seat: no luck is ever invented."""
    game = case.make()
    looks = look(case)
    state = game.start(3)
    rng = Rng(3)
    seen = 0
    most = 0.0
    while seen < 8:
        if game.to_move(state) == CHANCE:
            weighted = game.outcomes(state)
            if len(weighted) > 1:
                seen += 1
                found = [looks.luck(1, seen, state, outcome, None) for outcome, _ in weighted]
                assert sum(each.chance for each in found if each) == pytest.approx(1)
                most = max(most, *(abs(each.wins[0]) for each in found if each))
                for seat in range(game.players):
                    assert sum(each.chance * each.wins[seat] for each in found if each) == pytest.approx(0, abs=1e-9)
                    assert sum(each.chance * each.points[seat] for each in found if each) == pytest.approx(0, abs=1e-9)
            game.advance(state, game.sample(state, rng))
        else:
            game.advance(state, game.legal(state)[0])
    assert most > 0.005, "some luck there is"


def test_a_game_without_chance_has_no_luck() -> None:
    found = reviewed(TUTANKHAMUN[1])
    assert found.luck == []
    assert [seat.luck for seat in found.seats] == [0.0] * 3


# --- blunders ---------------------------------------------------------------------------------------------------------


def test_sailing_past_everything_is_a_mistake_that_is_named() -> None:
    """After three turns of each, the first boat sails to the last tile, and leaves all others to its rival."""
    game = TUTANKHAMUN[0].make(first=0)
    state = game.start(4)
    file = io.BytesIO()
    recorder = Recorder(game, file, NAMES[:2], position=game.document(state))
    scribes = [bots.make("scribe", game, seat_rng(Rng(4), seat)) for seat in range(2)]
    made = 0
    is_blunder = False
    while not is_blunder:
        seat, legal = game.to_move(state), game.legal(state)
        is_blunder = made >= 6 and seat == 0
        action = legal[-1] if is_blunder else scribes[seat].choose(Seen(game, state, seat))
        recorder.step(state, action)
        game.apply(state, action)
        made += 1
    recorder.finish(state)
    found = review(only(file.getvalue()))
    worst = max(found.decisions, key=lambda each: each.loss)
    assert worst is found.decisions[-1]
    assert (worst.seat, worst.word) == (0, MISTAKE)
    assert worst.loss > 0.3
    assert worst.why[0].points < 0
    assert found.seats[0].own < -0.3


def test_dropping_a_card_again_and_again_loses_the_game_by_ones_own_fault() -> None:
    """One seat lets its turns pass, as the substitute does; the other plays."""
    game = LUXOR[0].make(first=0)

    class Absent:
        def choose(self, seen: Seen) -> int:
            return game.substitute(seen.guess(Rng(0)))

    raw = written(game, lambda rng: [Absent(), bots.make("scribe", game, seat_rng(rng, 1))], seed=2)
    found = review(only(cut(raw, 180)))
    absent, player = found.seats
    assert absent.own < -0.3 < player.own
    assert absent.counts[MISTAKE] > player.counts[MISTAKE]
    assert (absent.accuracy or 0) < (player.accuracy or 0)
    lost = [each for each in found.decisions if each.seat == 0 and each.word == MISTAKE]
    assert all(each.why for each in lost)
    assert all(any(motive.points < 0 for motive in each.why) for each in lost)


@pytest.mark.parametrize("case", [LUXOR[-1], TUTANKHAMUN[2]], ids=str)
def test_what_the_played_and_the_best_option_bring_adds_up_to_why(case: Case) -> None:
    """Compared with the position before, in the named parts of the evaluation; their difference is the reason given."""
    found = review(only(late(case, 60)))
    bad = [each for each in found.decisions if each.why]
    assert bad
    for each in bad:
        best, played = each.options[0], each.played
        assert all(option == played for option in each.options if option.action == played.action)
        assert {motive[:3] for motive in best.brings} == {motive[:3] for motive in played.brings}
        by_kind = {motive[:3]: motive.points for motive in best.brings}
        differ = {motive[:3]: motive.points - by_kind[motive[:3]] for motive in played.brings}
        assert differ == pytest.approx({motive[:3]: motive.points for motive in each.why})
    fine = [each for each in found.decisions if not each.why]
    assert not any(option.brings for each in fine for option in (each.played, *each.options))


# --- endings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_an_ending_is_exact_and_a_lost_win_is_a_whole_loss(players: int) -> None:
    case = Case("tutankhamun", players)
    looks = look(case)
    solve = looks.values.by.solve
    assert solve is not None
    met = 0
    for table in endings(players, 5, first_seed=40, count=6):
        state, game = table.state, table.game
        legal = game.legal(state)
        seat = game.to_move(state)
        known = [each.wins[seat] for each in solve(state, 100_000)]
        for action, win in zip(legal, known, strict=True):
            found = looks.decision(MadeDecision(1, 1, state, action, None))
            if found is None:
                continue
            assert found.is_exact
            assert found.loss == max(known) - win
            met += found.loss == 1.0
    assert met > 0


def test_early_decisions_are_not_exact_and_late_ones_are() -> None:
    found = reviewed(TUTANKHAMUN[1])
    exact = [each.is_exact for each in found.decisions]
    assert exact[0] is False
    assert exact[-1] is True
