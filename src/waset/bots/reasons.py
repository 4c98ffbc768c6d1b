"""Why a bot prefers one action to others: what each brings by the end of the turn, in the parts of its evaluation."""

from collections.abc import Sequence
from typing import Any, Final

from waset.bots.bot import EXPLAINED, Candidate
from waset.bots.evaluation import TIME, Expected
from waset.bots.turn import Planner
from waset.core.game import NOBODY
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.core.wish import Motive

WORLDS: Final = 4
"""In how many guesses, each with its luck, the end of a turn is looked at: the same for all candidates."""
LATER: Final = "later"
"""The kind of part that a search found beyond the end of the turn, or that a judge has learned. Time passes for all
seats alike there, so that as a reason it is what a seat expects more than its rivals do."""
RIVAL: Final = "rival"
"""The kind of reason that is what another seat gets less."""
LEAST: Final = 0.25
"""Points below which a difference is no reason."""


def with_parts(planner: Planner, seen: Seen, candidates: list[Candidate], rng: Rng, most: int) -> list[Candidate]:
    """The candidates, the first few of them with the parts of what each seat may expect."""
    worlds = _worlds(seen, rng)
    return [
        each._replace(parts=_parts(planner, worlds, each)) if rank < most else each
        for rank, each in enumerate(candidates)
    ]


def before(planner: Planner, seen: Seen, rng: Rng) -> Candidate:
    """The position as it is, before anything is done: with the same generator, in the worlds of `with_parts`."""
    found = _mean_parts(planner, [world for world, _ in _worlds(seen, rng)])
    parts = [[*(Expected(*key, points) for key, points in each.items()), Expected(LATER, "", 0.0)] for each in found]
    return Candidate(NOBODY, 0, [], [], parts)


def _worlds(seen: Seen, rng: Rng) -> list[tuple[Any, Rng]]:
    return [(seen.guess(rng), rng.split(world)) for world in range(WORLDS)]


def _mean_parts(planner: Planner, states: list[Any]) -> list[dict[tuple[str, str], float]]:
    """What each seat's points come from, on average over some states."""
    found: list[dict[tuple[str, str], float]] = [{} for _ in range(planner.game.players)]
    for state in states:
        for seat, parts in enumerate(found):
            for kind, about, points in planner.evaluation.parts(state, seat):
                parts[kind, about] = parts.get((kind, about), 0.0) + points / len(states)
    return found


def _parts(planner: Planner, worlds: list[tuple[Any, Rng]], candidate: Candidate) -> list[list[Expected]]:
    """The mean over the worlds, each with its luck, for each seat, and what the bot expects beyond that."""
    found = _mean_parts(planner, [end_of_turn(planner, world, candidate.action, luck) for world, luck in worlds])
    if not any(found):
        return []
    return [
        [
            *(Expected(kind, about, points) for (kind, about), points in parts.items()),
            Expected(LATER, "", expected - sum(parts.values())),
        ]
        for parts, expected in zip(found, candidate.points, strict=True)
    ]


def end_of_turn(planner: Planner, state: Any, action: int, luck: Rng) -> Any:
    """The position to which the planner's best line leads that begins with an action."""
    game = planner.game
    seat = game.to_move(state)
    state, rng = game.copy(state), luck.copy()
    game.advance(state, action)
    while True:
        game.settle(state, rng)
        mover = game.to_move(state)
        if mover == NOBODY or planner.evaluation.rests(state):
            return state
        options = list(game.offered(state))
        if mover != seat:
            game.advance(state, game.substitute(state))
            continue
        best = (
            max(options, key=lambda each: planner.follow(state, each, rng).worth(seat)) if options[1:] else options[0]
        )
        game.advance(state, best)


def motives(candidate: Candidate, others: Sequence[Candidate], seat: int) -> list[Motive]:
    """What speaks for a candidate rather than for the others on average, and what against it; the weightiest first."""
    found = _more(candidate, [each for each in others if each.parts], seat)
    return sorted((each for each in found if abs(each.points) >= LEAST), key=lambda each: -abs(each.points))


def gains(options: Sequence[Candidate], now: Candidate, seat: int) -> list[list[Motive]]:
    """What each option brings beyond the position now, the weightiest first; without what all of them bring alike."""
    found = [{each[:3]: each for each in _more(option, [now], seat)} for option in options]
    differ = [
        key
        for key in dict.fromkeys(key for each in found for key in each)
        if max(each[key].points for each in found) - min(each[key].points for each in found) >= LEAST
    ]
    return [sorted((each[key] for key in differ), key=lambda motive: -abs(motive.points)) for each in found]


def _more(candidate: Candidate, others: Sequence[Candidate], seat: int) -> list[Motive]:
    """What a candidate brings more than others do on average, part by part; empty if it has no parts."""
    if not candidate.parts or not others:
        return []
    found: list[Motive] = []
    later = 0.0
    for each in range(len(candidate.parts)):
        here = {(kind, about): points for kind, about, points in candidate.parts[each]}
        for other in others:
            for kind, about, points in other.parts[each]:
                here[kind, about] = here.get((kind, about), 0.0) - points / len(others)
        here.pop((TIME, ""), None)
        beyond = here.pop((LATER, ""))
        if each == seat:
            found += [Motive(kind, about, None, points) for (kind, about), points in here.items()]
            later += beyond
        else:
            found.append(Motive(RIVAL, "", each, -sum(here.values())))
            later -= beyond / (len(candidate.parts) - 1)
    found.append(Motive(LATER, "", None, later))
    return found


def weighed(candidates: Sequence[Candidate], seat: int) -> list[list[Motive]]:
    """The motives of each candidate: the best is compared with the next ones, each of the others with the best."""
    best, next_ones = candidates[:1], candidates[1:EXPLAINED]
    return [motives(each, next_ones if rank == 0 else best, seat) for rank, each in enumerate(candidates)]
