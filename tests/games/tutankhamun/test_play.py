"""Random games at every number of players: what must hold at each decision, whatever is played."""

import json

import pytest

from tests.games.tutankhamun.kit import make
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY
from waset.core.rng import Rng
from waset.games.tutankhamun.rules import agenda, view
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

PLAYERS = (2, 3, 4, 5, 6)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"first": "random", "idols": "optional", "underworld_rings": "no", "idle_horus": "yes"},
)
GAMES = 12


@pytest.fixture(params=[(players, options) for players in PLAYERS for options in OPTIONS], ids=str)
def game(request: pytest.FixtureRequest) -> Tutankhamun:
    """Each number of players, with the default options and with all others."""
    players, options = request.param
    return make(players, **options)


def pick(state: State, rng: Rng) -> int:
    """A legal action: of the nearer ones every other time, so that long games are played too."""
    options = state.options
    return options[rng.below(len(options) if rng.below(2) else min(len(options), 5))]


def places_of(game: Tutankhamun, state: State) -> list[int]:
    """Where the tiles of each kind are, added up: Nile, collections, Underworld, Tomb, and idols at work."""
    kinds = game.rules.pieces.tiles
    counts = [0] * kinds
    for tile in state.nile[1:]:
        counts[tile] += tile > 0
    for tile in range(1, kinds):
        counts[tile] += sum(state.collections[tile::kinds]) + state.underworld[tile] + state.tomb[tile]
    for tile in view.at_work(state):
        counts[tile] += 1
    return counts


def test_t_alg_5_every_tile_is_conserved_and_t_alg_6_holds_between_turns(game: Tutankhamun) -> None:
    """T-ALG-5, T-ALG-6, TR-12, TR-63: at each decision of random games."""
    p = game.rules.pieces
    for seed in range(GAMES):
        state = game.start(seed)
        rng = Rng(seed)
        while True:
            assert places_of(game, state) == list(p.tile_count)
            assert list(state.slots) == [slot for slot in range(1, 81) if state.nile[slot]]
            assert list(state.in_nile) == [0] + [list(state.nile).count(tile) for tile in range(1, p.tiles)]
            assert len(set(state.boats)) == game.players
            for tile in range(1, p.artifacts):
                assert state.in_nile[tile] > 0 or state.tomb[tile] == p.tile_count[tile]
            if not view.at_work(state) and len(state.slots):
                assert state.slots[0] > min(state.boats)
            if game.is_over(state):
                break
            game.advance(state, pick(state, rng))
        if not len(state.slots):
            assert not any(state.collections)


def test_tr_86_at_most_eighty_turns_and_each_takes_a_tile(game: Tutankhamun) -> None:
    """TR-86: always the nearest tile, which makes the longest games."""
    most = 0
    for seed in range(GAMES):
        state = game.start(seed)
        decisions = 0
        turns, tiles = 0, 81
        while not game.is_over(state):
            if state.stack[-1] & 255 == agenda.SAIL:
                assert state.turns == turns + 1
                assert len(state.slots) < tiles
                turns, tiles = state.turns, len(state.slots)
            game.advance(state, state.options[0])
            decisions += 1
        assert state.turns <= 80
        assert decisions <= 92
        most = max(most, state.turns)
    assert most > 30


def test_legal_is_sorted_unique_and_not_empty_and_words_read_back(game: Tutankhamun) -> None:
    for seed in range(GAMES):
        state = game.blank()
        rng = Rng(seed)
        while not game.is_over(state):
            choices = game.choices(state)
            assert choices
            assert choices == sorted(set(choices))
            words = [game.text(state, choice) for choice in choices]
            assert len({each.lower() for each in words}) == len(words)
            action = game.sample(state, rng) if game.to_move(state) == CHANCE else pick(state, rng)
            assert game.parse(state, game.text(state, action).upper()) == action
            assert game.to_move(state) == CHANCE or game.is_legal(state, game.substitute(state))
            game.apply(state, action)
        assert game.to_move(state) == NOBODY


def test_every_action_applies_to_a_copy_and_the_parent_is_unchanged(game: Tutankhamun) -> None:
    for seed in range(3):
        state = game.start(seed)
        rng = Rng(seed)
        while not game.is_over(state):
            before = state.key()
            for action in game.legal(state):
                game.apply(state.copy(), action)
            assert state.key() == before
            game.advance(state, pick(state, rng))


def test_an_illegal_action_leaves_the_state_as_it_was(game: Tutankhamun) -> None:
    state = game.start(5)
    before = state.key()
    for action in (-1, 0, 81, 150, 500, 601, 699, 10**6):
        with pytest.raises(ValueError, match="not legal"):
            game.apply(state, action)
    assert state.key() == before


def test_the_view_is_plain_and_the_same_for_all_and_a_guess_is_the_state(game: Tutankhamun) -> None:
    """TR-79: nothing is hidden."""
    state = game.start(2)
    rng = Rng(2)
    while True:
        seen = [game.view(state, seat) for seat in (None, *range(game.players))]
        assert json.loads(json.dumps(seen[0])) == seen[0]
        assert all({**each, "seat": None} == seen[0] for each in seen)
        assert game.guess(state, 1, rng).key() == state.key()
        if game.is_over(state):
            break
        game.advance(state, pick(state, rng))


def test_every_state_reads_back_equal_from_its_document(game: Tutankhamun) -> None:
    """From the blank state on, through setup, chains and ends, and through JSON."""
    for seed in range(4):
        state = game.blank()
        rng = Rng(seed)
        while True:
            document = json.loads(json.dumps(game.document(state)))
            assert game.position(document).key() == state.key()
            if game.is_over(state):
                break
            chance = game.to_move(state) == CHANCE
            game.advance(state, game.sample(state, rng) if chance else pick(state, rng))


def test_scores_are_the_sum_of_their_sheet_and_places_are_distinct(game: Tutankhamun) -> None:
    """T-END-4, TR-25: a total is what the marker went down, never more than the start points."""
    start = game.rules.pieces.start_points[game.players]
    endings = set()
    for seed in range(4 * GAMES):
        state = game.start(seed)
        rng = Rng(seed)
        while not game.is_over(state):
            game.advance(state, pick(state, rng))
        scores = game.scores(state)
        assert [score.total for score in scores] == [start - points for points in state.points]
        assert all(score.total == sum(score.lines.values()) for score in scores)
        assert sorted(game.ranking(state)) == list(range(1, game.players + 1))
        winner = game.ranking(state).index(1)
        assert scores[winner].total == max(score.total for score in scores)
        assert (game.ending(state) == "zero") == (0 in state.points)
        endings.add(game.ending(state))
    assert endings <= {"zero", "nile empty"}


def test_same_seed_same_game_and_telling_changes_nothing(game: Tutankhamun) -> None:
    ends = []
    for telling in (False, True, False):
        state = game.start(11)
        rng = Rng(11)
        told: Log | None = [] if telling else None
        while not game.is_over(state):
            game.apply(state, pick(state, rng), told)
        ends.append(state.key())
        names = list(game.meta.seats)
        sentences = [game.event_text(event, names, None) for event in told or []]
        assert all(sentence.endswith(".") and len(sentence) < 160 for sentence in sentences)
    assert ends[0] == ends[1] == ends[2]
