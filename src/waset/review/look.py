"""Looks at single decisions and events of chance of a game."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from waset import bots
from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.evaluation import MeanProspect, Prospect
from waset.bots.reasons import before, gains, motives, with_parts
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.review.think import Think
from waset.review.values import Values
from waset.review.verdict import GOOD, Decision, Luck, Weighed, word

SHOWN: Final = 3
"""How many of the best options a verdict lists."""


class MadeDecision(NamedTuple):
    """A decision as it came up in a record."""

    step: int
    number: int
    state: Any
    """The true state, of which only what the seat knew is used."""
    action: int
    by: str | None


class Look:
    """Looks at decisions and luck of one game, at one depth. The same seed has the same look, in any order."""

    def __init__(self, game: AnyGame, think: Think, seed: int) -> None:
        self.game: AnyGame = game
        self.think: Think = think
        self.values: Values = Values(game)
        self.rng: Rng = Rng(seed)
        top = bots.levels(game.meta.name)[-1]
        budget = top.untimed or top.budget.simulations
        self.simulations: int = max(self.values.by.simulations, round(think.part * budget))
        """The budget of the bot that looks at a decision; 0 if none does."""

    def decision(self, asked: MadeDecision) -> Decision | None:
        """The verdict on a decision; None if the seat had no choice."""
        seat = self.game.to_move(asked.state)
        if len(self.game.offered(asked.state)) < 2 and self.game.offered(asked.state)[0] == asked.action:
            return None
        seen = Seen(self.game, asked.state, seat)
        rng = self.rng.split(2 * asked.number)
        found, is_exact = self._weighed(seen, asked.action, rng)
        best = max(found.values(), key=lambda each: each.worth(seat))
        order = sorted(found, key=lambda action: (found[action] is not best, -found[action].worth(seat)))
        listed = [self._option(seen, action, found[action]) for action in order[:SHOWN]]
        played = self._option(seen, asked.action, found[asked.action])
        stake = max(best.wins[seat] - each.wins[seat] for each in found.values())
        sway = max(_apart(found.values(), other) for other in range(self.game.players) if other != seat)
        loss = best.wins[seat] - played.wins[seat]
        is_fine = word(loss, order[0] == asked.action) in (GOOD, word(0.0, True))
        why: list[Motive] = []
        if not is_fine:
            why, (played, listed[0]) = self._why(seen, played, listed[0], rng)
            listed = [played if each.action == asked.action else each for each in listed]
        return Decision(asked.step, asked.number, seat, played, listed, stake, sway, is_exact, asked.by, why)

    def every(self, asked: MadeDecision) -> list[Candidate]:
        """Every legal choice of a decision with what it promised, the best first, each with its parts."""
        seen = Seen(self.game, asked.state, self.game.to_move(asked.state))
        rng = self.rng.split(2 * asked.number)
        weighed, _ = self._weighed(seen, asked.action, rng)
        found = {action: each for action, each in weighed.items() if action in seen.legal}
        best = max(found, key=lambda action: found[action].worth(seen.seat))
        found |= {
            action: self._against(seen, best, found[best], action, rng) for action in seen.legal if action not in found
        }
        order = sorted(found, key=lambda action: (action != best, -found[action].worth(seen.seat)))
        candidates = [Candidate(action, 1, found[action].points, found[action].wins) for action in order]
        return with_parts(self.values.planner, seen, candidates, rng.split(1), len(candidates))

    def _against(self, seen: Seen, best: int, promised: Prospect, action: int, rng: Rng) -> Prospect:
        """What an action promises that the bot gave up early, by a look at it and the best one side by side."""
        bot = bots.levels(self.game.meta.name)[-1].make(self.game, rng.split(action), Budget(self.simulations))
        first, other = self._side_by_side(bot, seen, [best, action], self.simulations // 2)
        points = [
            known + new - old for known, new, old in zip(promised.points, other.points, first.points, strict=True)
        ]
        wins = [known + new - old for known, new, old in zip(promised.wins, other.wins, first.wins, strict=True)]
        return Prospect(points, [min(1.0, max(0.0, each)) for each in wins])

    def _weighed(self, seen: Seen, played: int, rng: Rng) -> tuple[dict[int, Prospect], bool]:
        """What each action promised, as far as the seat could know, and whether that is exact."""
        solve = self.values.by.solve
        if solve is not None and played in seen.legal:
            endings = solve(seen.guess(rng), self.think.positions)
            if endings:
                return dict(zip(seen.legal, endings, strict=True)), True
        if self.simulations and played in seen.legal:
            return self._by_bot(seen, played, rng), False
        return self._by_turn(seen, played, rng), False

    def _by_turn(self, seen: Seen, played: int, rng: Rng) -> dict[int, Prospect]:
        """By what the turn brings until its end, in guesses that are the same for all actions."""
        tallies = {action: MeanProspect(self.game.players) for action in dict.fromkeys([*seen.legal, played])}
        for _ in range(self.values.by.worlds):
            state = seen.guess(rng)
            luck = rng.split(0)
            for action, tally in tallies.items():
                tally.add(self.values.after(state, action, luck))
        return {action: tally.mean() for action, tally in tallies.items()}

    def _by_bot(self, seen: Seen, played: int, rng: Rng) -> dict[int, Prospect]:
        """By the strongest bot. What it gave up early may still look better than its choice, and is left out."""
        bot = bots.levels(self.game.meta.name)[-1].make(self.game, rng, Budget(self.simulations))
        candidates = bot.weigh(seen)
        best = candidates[0].action
        found = {each.action: self._prospect(each.points, each.wins) for each in candidates}
        sure = [best] if played == best else [best, played]
        if played != best:
            found.update(zip(sure, self._side_by_side(bot, seen, sure, self.simulations // 2), strict=True))
        ahead = max(found[action].worth(seen.seat) for action in sure)
        return {action: each for action, each in found.items() if action in sure or each.worth(seen.seat) <= ahead}

    def _side_by_side(self, bot: Bot, seen: Seen, actions: list[int], worlds: int) -> list[Prospect]:
        """What the bot says of actions in equally many worlds: a race that it decides early is run again."""
        totals = [MeanProspect(self.game.players) for _ in actions]
        while True:
            for total, each in zip(totals, bot.compare(seen, actions), strict=True):
                for _ in range(max(1, each.visits)):
                    total.add(self._prospect(each.points, each.wins))
            if self.values.by.worlds == 1 or totals[0].visits >= worlds:
                return [total.mean() for total in totals]

    def _prospect(self, points: list[float], wins: list[float]) -> Prospect:
        return Prospect(points, self.values.calibrated(wins))

    def _option(self, seen: Seen, action: int, promised: Prospect) -> Weighed:
        return Weighed(action, seen.text(action), seen.means(action), promised.wins, promised.points)

    def _why(self, seen: Seen, played: Weighed, best: Weighed, rng: Rng) -> tuple[list[Motive], list[Weighed]]:
        """What speaks against the played option and for it by the evaluation's parts; and both with what they bring."""
        both = [Candidate(each.action, 1, each.points, each.wins) for each in (played, best)]
        told = with_parts(self.values.planner, seen, both, rng.split(1), len(both))
        found = gains(told, before(self.values.planner, seen, rng.split(1)), seen.seat)
        brought = [each._replace(brings=brings) for each, brings in zip((played, best), found, strict=True)]
        return motives(told[0], told[1:], seen.seat), brought

    def luck(self, step: int, number: int, state: Any, outcome: int, seat: int | None) -> Luck | None:
        """What an event of chance was worth to each seat; None if only one thing could happen."""
        game = self.game
        weighted = game.outcomes(state)
        if len(weighted) < 2:
            return None
        rng = self.rng.split(2 * number + 1)
        total = sum(weight for _, weight in weighted)
        wins, points = [0.0] * game.players, [0.0] * game.players
        came = 0
        for each, weight in weighted:
            twin = game.copy(state)
            game.advance(twin, each)
            value = self.values.of(twin, rng)
            _add(wins, value.wins, -weight / total)
            _add(points, value.points, -weight / total)
            if each == outcome:
                came = weight
                _add(wins, value.wins, 1.0)
                _add(points, value.points, 1.0)
        means = game.means(state, outcome)
        return Luck(step, seat, game.text(state, outcome), means, came / total, wins, points)


def _apart(options: Iterable[Prospect], seat: int) -> float:
    """How far options lie apart in the chance to win of a seat."""
    chances = [each.wins[seat] for each in options]
    return max(chances) - min(chances)


def _add(total: list[float], values: Sequence[float], factor: float) -> None:
    for seat, value in enumerate(values):
        total[seat] += factor * value
