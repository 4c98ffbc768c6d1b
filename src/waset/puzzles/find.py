"""Looks for puzzles in games of bots: each game of a seed may have one of each grade."""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from waset import bots, games
from waset.bots.bot import Budget
from waset.bots.search import LEAST_ROUNDS
from waset.core.errors import BadOption
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.play import Seen, seat_rng
from waset.core.rng import Rng
from waset.puzzles.judge import CLEAR, EQUAL, is_exact, judged, worth
from waset.puzzles.puzzle import GRADES, Origin, Puzzle, name_of

FEWEST: Final = 3
"""The choices that lead to different positions: with fewer there is nothing to find."""
EVERY: Final = 2
"""One of this number of decisions is looked at where that takes a search, so that puzzles are spread over a game."""
PLAYING: Final = 2
"""How many of the bots play the games, the weakest first: those that play quickly, and err."""
TRIES: Final = 5
"""How often each of the weaker bots tries a puzzle, in a first look; then twice as often."""
MOSTLY: Final = 0.5
"""A bot fails a puzzle if it fails at least this share of its tries."""
PLAIN: Final = 2
"""One of this number of games is played without modules."""


class Wanted(NamedTuple):
    """What is to be looked for."""

    game: str
    seed: int
    players: int | None = None
    """None for any number."""
    modules: tuple[str, ...] | None = None
    """None for any of them."""


def checked(wanted: Wanted) -> Wanted:
    """The same, if it can be looked for; otherwise BadOption says why not."""
    if not weaker(wanted.game):
        raise BadOption(f"{games.facts(wanted.game).title} has no bots by which puzzles could be found and graded")
    Rng(wanted.seed)
    if wanted.players is not None or wanted.modules is not None:
        _drawn(wanted, Rng(0))
    return wanted


def weaker(game: str) -> list[str]:
    """The bots by which puzzles are graded: all but the one that plays at random, and the strongest."""
    return bots.names(game)[1:-1]


def look(wanted: Wanted, number: int) -> list[Puzzle]:
    """The first puzzle of each grade in one game of the seed: always the same ones."""
    rng = Rng(wanted.seed).split(number)
    game = _drawn(wanted, rng)
    playing = weaker(wanted.game)[:PLAYING]
    players = [
        bots.make(playing[(number + seat) % len(playing)], game, seat_rng(rng, seat), timed=False)
        for seat in range(game.players)
    ]
    every = 1 if is_exact(wanted.game) else EVERY
    state = game.blank()
    decisions = 0
    left, found = set(GRADES), []
    while left and (seat := game.to_move(state)) != NOBODY:
        if seat == CHANCE:
            game.advance(state, game.sample(state, rng))
            continue
        decisions += 1
        own = rng.split(decisions)
        if own.below(every) == 0 and (puzzle := _puzzle(wanted, number, left, game, state, seat, own)):
            found.append(puzzle)
            left.remove(puzzle.grade)
        game.advance(state, players[seat].choose(Seen(game, state, seat)))
    return found


def _drawn(wanted: Wanted, rng: Rng) -> AnyGame:
    """The game that is played: what is not asked for is drawn."""
    meta = games.facts(wanted.game)
    modules = wanted.modules
    if modules is None:
        plain = rng.below(PLAIN) == 0
        modules = tuple(module.name for module in meta.modules if rng.below(2) and not plain)
        needed = [m.name for m in meta.modules if m.needed_from is not None and (wanted.players or 0) >= m.needed_from]
        modules += tuple(name for name in needed if name not in modules)
    players = wanted.players
    if players is None:
        missing = [m.needed_from for m in meta.modules if m.needed_from is not None and m.name not in modules]
        most = min([meta.most_players, *(each - 1 for each in missing)])
        players = meta.fewest_players + rng.below(most - meta.fewest_players + 1)
    return games.make(wanted.game, players=players, modules=modules)


def _puzzle(
    wanted: Wanted, number: int, grades: Collection[str], game: AnyGame, state: Any, seat: int, rng: Rng
) -> Puzzle | None:
    """The decision as a puzzle, if it is one of a grade that is looked for."""
    seen = Seen(game, state, seat)
    if len(seen.legal) < FEWEST or different(game, seen) < FEWEST or not is_promising(seen, rng, grades):
        return None
    modules = list(game.modules)
    dealt = game.document(seen.guess(rng))
    position = {"game": wanted.game, "players": game.players, "modules": modules, **dealt}
    seen = Seen(game, game.position(position), seat)
    found = judged(seen, rng.split(1))
    if found is None:
        return None
    fails = failures(seen, found.actions, rng.split(2), 2 * TRIES)
    grade = graded(fails)
    if grade not in grades:
        return None
    return Puzzle(
        wanted.game,
        name_of(position),
        grade,
        game.players,
        game.modules,
        seat,
        position,
        found.choices,
        found.answers,
        found.proof,
        fails,
        Origin(wanted.seed, wanted.players, wanted.modules, number),
    )


def different(game: AnyGame, seen: Seen) -> int:
    """How many different positions the choices of a decision lead to."""
    before = seen.guess(Rng(0))
    keys = set()
    for action in seen.legal:
        state = game.copy(before)
        game.advance(state, action)
        keys.add(state.key())
    return len(keys)


def is_promising(seen: Seen, rng: Rng, grades: Collection[str]) -> bool:
    """Whether a quick look finds a best choice which fits one of the grades."""
    name = seen.game.meta.name
    if is_exact(name):
        found = games.part(name, "bots.exact").solved(seen)
    else:
        budget = Budget(simulations=LEAST_ROUNDS * len(seen.legal))
        found = bots.make(bots.names(name)[-1], seen.game, rng.split(3), budget).weigh(seen)
    if not found:
        return False
    worths = {each.action: worth(each, seen.seat) for each in found}
    best = max(worths.values())
    answers = [action for action, each in worths.items() if each >= best - EQUAL]
    others = [each for each in worths.values() if each < best - EQUAL]
    if len(others) < len(answers) or max(others) > best - CLEAR:
        return False
    return graded(failures(seen, answers, rng.split(4), TRIES)) in grades


def failures(seen: Seen, answers: Collection[int], rng: Rng, tries: int) -> dict[str, float]:
    """For each of the weaker bots, the share of its tries in which it chose no answer."""
    found = {}
    for index, level in enumerate(weaker(seen.game.meta.name)):
        own = rng.split(index)
        missed = 0
        for number in range(tries):
            missed += bots.make(level, seen.game, own.split(number), timed=False).choose(seen) not in answers
        found[level] = missed / tries
    return found


def graded(fails: Mapping[str, float]) -> str:
    """The grade by the number of bots that fail; empty if none does: then there is nothing to find."""
    failing = sum(share >= MOSTLY for share in fails.values())
    return GRADES[min(failing, len(GRADES)) - 1] if failing else ""
