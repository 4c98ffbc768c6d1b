"""Every puzzle that is kept is sound: it loads, its figures agree with each other, and what is proven is so."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.puzzles.figures import DOCUMENT, written
from waset import games, puzzles
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.puzzles import GRADES, BadPuzzle, Puzzle
from waset.puzzles.check import problems
from waset.puzzles.judge import CLEAR, EQUAL, ERRORS
from waset.puzzles.puzzle import EXACT, SEARCH, line, read
from waset.words import LANGUAGES, Speaker

KEPT = {game: puzzles.puzzles(game) for game in games.OURS}
SOLVED_AGAIN = 15
"""One of this number of proven puzzles is solved again here; `waset puzzle check` solves all."""


def figures(puzzle: Puzzle) -> Puzzle:
    """The puzzle as one that is not proven, so that only its figures are checked."""
    return replace(puzzle, proof=puzzle.proof._replace(kind=SEARCH))


@pytest.mark.parametrize("game", games.OURS)
def test_each_game_has_many_of_each_grade(game: str) -> None:
    kept = KEPT[game]
    assert len(kept) >= 100
    grades = Counter(each.grade for each in kept)
    assert min(grades[grade] for grade in GRADES) >= 25
    assert len({each.players for each in kept}) >= 3
    with_modules = sum(bool(each.modules) for each in kept)
    assert not games.facts(game).modules or 20 <= with_modules <= len(kept) - 20


@pytest.mark.parametrize("game", games.OURS)
def test_each_is_what_it_says(game: str) -> None:
    for each in KEPT[game]:
        assert problems(figures(each)) == [], each.name
        assert len(each.choices) >= 3
        assert each.choices[0].loss == 0
        assert each.proof.margin >= CLEAR
        assert each.proof.margin - EQUAL >= ERRORS * each.proof.error - 0.0005
        assert each.proof.kind == (EXACT if games.has(game, "bots.exact") else SEARCH)


def test_what_is_proven_is_solved_again() -> None:
    proven = [each for kept in KEPT.values() for each in kept if each.proof.kind == EXACT]
    assert proven
    for each in proven[::SOLVED_AGAIN]:
        assert problems(each) == [], each.name


def test_a_wrong_answer_is_found() -> None:
    """Planted: the second choice is given the figures of the first, and the first those of the second."""
    puzzle = next(
        each for kept in KEPT.values() for each in kept if each.proof.kind == EXACT and len(each.answers) == 1
    )
    best, second, *rest = puzzle.choices
    choices = (best._replace(text=second.text), second._replace(text=best.text), *rest)
    planted = replace(puzzle, choices=choices, answers=(second.text,))
    assert problems(figures(planted)) == []
    found = problems(planted)
    assert len(found) == 2
    assert found[0].startswith(f"{second.text!r} leads to a win of 0")


def test_what_contradicts_itself_is_found() -> None:
    puzzle = figures(KEPT[games.OURS[0]][0])
    best, second, *rest = puzzle.choices

    def wrong(**changes: object) -> str:
        return " ".join(problems(replace(puzzle, **changes)))  # type: ignore[arg-type]  # each test changes another field

    assert "by their losses the answers are" in wrong(answers=(second.text,))
    assert "the choices are" in wrong(choices=(best, *rest))
    assert "is not clearly worse" in wrong(choices=(best, second._replace(error=1.0), *rest))
    assert "the margin is not" in wrong(proof=puzzle.proof._replace(margin=0.9))
    assert "by the bots that fail it" in wrong(fails=dict.fromkeys(puzzle.fails, 0.0))
    assert f"seat {puzzle.seat + 1} is not to move" in wrong(seat=puzzle.seat + 1)
    assert "the position is impossible" in wrong(position={**puzzle.position, "turn": 99})
    assert "the game cannot be" in wrong(players=99)


def test_hidden_cards_do_not_decide() -> None:
    """The seat cannot tell the kept deal from others, so neither can what it is judged by."""
    puzzle = next(each for each in KEPT["luxor"] if not each.modules)
    game, state = puzzles.table(puzzle)
    other = game.guess(state, puzzle.seat, Rng(7))
    assert game.document(other) != game.document(state)
    assert game.view(other, puzzle.seat) == game.view(state, puzzle.seat)
    assert Seen(game, other, puzzle.seat).legal == Seen(game, state, puzzle.seat).legal


# --- told ------------------------------------------------------------------------------------------------------------


def speaker(game: AnyGame, seat: int, language: str) -> Speaker:
    """Who speaks to the seat of a puzzle."""
    return Speaker(game, list(game.meta.seats[: game.players]), seat, language)


@pytest.mark.parametrize("name", games.OURS)
def test_every_choice_has_a_verdict_and_the_best_a_reason_in_each_language(name: str) -> None:
    for puzzle in KEPT[name][::5]:
        game, state = puzzles.table(puzzle)
        told = puzzles.told(puzzle)
        assert sorted(each.action for each in told) == game.legal(state)
        assert [each.loss for each in told] == sorted(each.loss for each in told)
        assert [each.text for each in told if each.verdict == "best"] == list(puzzle.answers)
        assert all(game.means(state, each.action) == each.means for each in told)
        for language in LANGUAGES:
            says = speaker(game, puzzle.seat, language)
            assert says.motives(told[0].why), puzzle.name
            for each in told:
                says.motives(each.why)


# --- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.OURS)
def test_lines_read_back_equal(game: str) -> None:
    some = list(KEPT[game][:5])
    assert read(game, "".join(map(line, some))) == some


def test_unknown_puzzles_and_games_are_named() -> None:
    with pytest.raises(BadPuzzle, match="unknown puzzle of Luxor 'nix'"):
        puzzles.puzzle("luxor", "nix")
    with pytest.raises(BadOption, match="unknown game 'luxxor'"):
        puzzles.puzzles("luxxor")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"grade": "', '"grade": "very ', "unknown grade"),
        ('"name": "', '"name": "x', "is not the name of its position"),
        ('"seat": ', '"sat": ', "KeyError: 'seat'"),
        ('{"name"', '"name"', "JSONDecodeError"),
        ('"game": "luxor"', '"game": "senet"', "it is of the game 'senet'"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    first, second = (line(each) for each in KEPT["luxor"][:2])
    with pytest.raises(BadPuzzle, match=f"^line 2 is no puzzle: .*{reason}"):
        read("luxor", first + second.replace(old, new, 1))


def test_a_puzzle_is_there_once() -> None:
    with pytest.raises(BadPuzzle, match=r"^line 2: the puzzle '.*' is there twice"):
        read("luxor", line(KEPT["luxor"][0]) * 2)


def test_the_docs_have_the_figures() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert text == written(text), "run: python -m tests.puzzles.figures"
