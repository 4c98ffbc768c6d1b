"""Whether a puzzle is what it says it is, by the rules and, where it is proven, by the proof."""

from waset import games
from waset.bots.bot import Candidate
from waset.core.errors import BadPosition, WasetError, quoted
from waset.core.play import Seen
from waset.puzzles.find import graded
from waset.puzzles.judge import CLEAR, EQUAL, ERRORS, lead, worth
from waset.puzzles.puzzle import EXACT, Puzzle, table

TOLERANCE = 0.0005
"""Figures are kept with three or four digits."""


def problems(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, one line each."""
    try:
        game, state = table(puzzle)
    except BadPosition as error:
        return [f"the position is impossible: {error}"]
    except WasetError as error:
        return [f"the game cannot be: {error}"]
    if game.to_move(state) != puzzle.seat:
        return [f"seat {puzzle.seat} is not to move"]
    seen = Seen(game, state, puzzle.seat)
    actions: dict[str, int] = {seen.text(action): action for action in seen.legal}
    told = [each.text for each in puzzle.choices]
    if sorted(told) != sorted(actions):
        return [f"the choices are {quoted(actions)}, not {quoted(told)}"]
    return [*_figures(puzzle), *(_proof(puzzle, seen, actions) if puzzle.proof.kind == EXACT else [])]


def _figures(puzzle: Puzzle) -> list[str]:
    """What contradicts itself in the figures."""
    found = []
    best = tuple(each.text for each in puzzle.choices if each.loss <= EQUAL)
    if puzzle.answers != best:
        found.append(f"by their losses the answers are {quoted(best)}, not {quoted(puzzle.answers)}")
    wrong = [each for each in puzzle.choices if each.loss > EQUAL]
    for each in wrong:
        if each.loss < CLEAR or each.loss - EQUAL < ERRORS * each.error - TOLERANCE:
            found.append(f"{each.text!r} is not clearly worse: its loss is {each.loss} with an error of {each.error}")
    if not wrong or min((each.loss, each.error) for each in wrong) != (puzzle.proof.margin, puzzle.proof.error):
        found.append(f"the margin is not {puzzle.proof.margin} with an error of {puzzle.proof.error}")
    if puzzle.grade != graded(puzzle.fails):
        found.append(f"by the bots that fail it, it is not {puzzle.grade}")
    return found


def _proof(puzzle: Puzzle, seen: Seen, actions: dict[str, int]) -> list[str]:
    """What the choices do not lead to, though the puzzle says so."""
    solved: list[Candidate] = games.part(puzzle.game, "bots.exact").solved(seen)
    if not solved:
        return ["it cannot be solved"]
    by_action = {each.action: each for each in solved}
    best = worth(solved[0], seen.seat)
    found = []
    for each in puzzle.choices:
        proven = by_action[actions[each.text]]
        told = (proven.wins[seen.seat], lead(proven, seen.seat))
        if (each.win, each.lead) != told or abs(best - worth(proven, seen.seat) - each.loss) > TOLERANCE:
            found.append(f"{each.text!r} leads to a win of {told[0]:g} and a lead of {told[1]:g}")
    return found
