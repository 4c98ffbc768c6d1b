"""Positions of Luxor: what is refused and why, what is filled in, and that every state reads back equal."""

import json
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import Table, luxor, random_play

GAME = waset.make("luxor", players=2)
START = ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]


def refusal(document: Any) -> str:
    """Why a position of two players is refused."""
    with pytest.raises(waset.BadPosition) as error:
        GAME.position(document)
    return str(error.value)


def refusal_of_seat(**seat: Any) -> str:
    """Why a position is refused in which seat 0 has this."""
    return refusal({"seats": [seat]})


# --- refused as malformed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"seat": []}, "position: unknown key 'seat'; did you mean 'seats'?"),
        ({"seats": [{"key": 1}]}, "seat 0: unknown key 'key'; did you mean 'keys'?"),
        ({"seats": [{"treasures": {"vases": 1}}]}, "seat 0, treasures: unknown key 'vases'; did you mean 'vase'?"),
        ({"seats": [{"at": ["stair", 1, 1, 1, 1]}]}, "seat 0, at: unknown place 'stair'; did you mean 'stairs'?"),
        ({"seats": [{"hand": ["dye", "1", "1", "1", "1"]}]}, "seat 0, hand: unknown card 'dye'; did you mean 'die'?"),
        ({"seats": [{"scarabs": [9]}]}, "seat 0, scarabs: unknown scarab '9'"),
        ({"seats": [{"sarcophagi": [4]}]}, "seat 0, sarcophagi: unknown sarcophagus '4'"),
        ({"spaces": {"41": "empty"}}, "spaces: unknown key '41'; did you mean '4'?"),
        ({"spaces": {"1": "vase 2/2"}}, "space 1: unknown tile 'vase 2/2'; did you mean 'vase "),
        ({"horus": ["1-3 (level 4)"]}, "horus: unknown card '1-3 (level 4)'; did you mean '1-3 (level 1)'?"),
        ({"discard": ["7"]}, "discard: unknown card '7'"),
        ({"top_discard": "7"}, "top_discard: unknown card '7'"),
        ({"box": ["osiris 9"]}, "box: unknown tile 'osiris 9'; did you mean 'osiris "),
        ({"agenda": ["drew"]}, "agenda: unknown entry 'drew'; did you mean 'draw'?"),
        ({"ending": "tombs"}, "ending: unknown ending 'tombs'; did you mean 'tomb'?"),
    ],
)
def test_an_unknown_word_is_refused_with_the_nearest_one(document: dict[str, Any], says: str) -> None:
    assert refusal(document).startswith(says)


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ([], "position: a table is needed, not []"),
        ({"seats": {}}, "seats: a list is needed, not {}"),
        ({"seats": [7]}, "seat 0: a table is needed, not 7"),
        ({"seats": [{"keys": "1"}]}, "seat 0, keys: a whole number from 0 to 999 is needed, not '1'"),
        ({"seats": [{"keys": True}]}, "seat 0, keys: a whole number from 0 to 999 is needed, not True"),
        ({"seats": [{"keys": 1.0}]}, "seat 0, keys: a whole number from 0 to 999 is needed, not 1.0"),
        ({"seats": [{"keys": -1}]}, "seat 0, keys: a whole number from 0 to 999 is needed, not -1"),
        ({"seats": [{"hand": "1, 2, 3, 4, 5"}]}, "seat 0, hand: a list is needed, not '1, 2, 3, 4, 5'"),
        (
            {"seats": [{"hand": [1, 2, 3, 4, 5]}]},
            "seat 0, hand: the card must be a text, such as '1', not 1",
        ),
        ({"card": 3}, "card: the card must be a text, such as '3', not 3"),
        ({"horus": [7]}, "horus: the card must be a text, such as '1', not 7"),
        ({"agenda": [7]}, "agenda: the entry must be a text, such as 'card', not 7"),
        ({"seats": [{"treasures": 3}]}, "seat 0, treasures: a table is needed, not 3"),
        ({"seats": [{"at": [42, 1, 1, 1, 1]}]}, "seat 0, at: a whole number from 0 to 41 is needed, not 42"),
        ({"seats": [{}, {}, {}]}, "seats: at most 2 entries, not 3"),
        ({"spaces": []}, "spaces: a table is needed, not []"),
        ({"turn": 2}, "turn: a whole number from 0 to 1 is needed, not 2"),
        ({"round": 301}, "round: a whole number from 0 to 300 is needed, not 301"),
        ({"seed": -1}, "seed: a whole number from 0 to"),
        ({"agenda": "card"}, "agenda: a list is needed, not 'card'"),
    ],
)
def test_a_wrong_type_or_number_is_refused(document: Any, says: str) -> None:
    assert refusal(document).startswith(says)


def test_five_adventurers_are_needed() -> None:
    assert refusal_of_seat(at=[*START, "stairs"]) == "seat 0, at: five adventurers are needed, not 6"
    assert refusal_of_seat(at=START[1:]) == "seat 0, at: five adventurers are needed, not 4"


# --- refused as impossible ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ({"keys": 21}, "21 keys, more than the 20 in the game (L-INV-2)"),
        ({"wild": 19}, "19 wild treasures, more than the 18 in the game (L-INV-3)"),
        ({"scarabs": [4] * 5}, "5 scarabs of 4, more than the 4 in the game (L-INV-3)"),
        ({"hand": ["die"] * 5}, "5 cards 'die', more than the 4 in the game (L-INV-1)"),
        (
            {"hand": ["all +1 (level 1)"] * 2 + ["1"] * 3},
            "2 cards 'all +1 (level 1)', more than the 1 in the game (L-INV-1)",
        ),
        ({"hand": ["1", "2", "3", "4"]}, "seat 0 has 4 cards in hand, not 5 (L-TURN-3)"),
        ({"at": [5, *START[:3], "stairs"]}, "seat 0 rests on the Osiris tile of space 5 (L-MOVE-7)"),
        ({"at": [10, *START[:4]]}, "seat 0 has passed statue 1, but an adventurer still sleeps there (L-INV-5)"),
        ({"at": ["statue 1", *START[:4]]}, "seat 0 has 2 adventurers asleep at statue 1"),
        ({"at": ["tomb", *["stairs"] * 4]}, "1 adventurers are in the tomb, but nobody has the sarcophagus 5"),
        ({"sarcophagi": [5]}, "seat 0 has the sarcophagus 5, but 0 adventurers are in the tomb"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_the_reason(seat: dict[str, Any], says: str) -> None:
    reasons = refusal_of_seat(**seat)
    assert reasons.startswith("impossible: ")
    assert says in reasons


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({"spaces": {"1": "vase 3/6", "2": "vase 3/6"}}, "2 tiles 'vase 3/6', more than the 1 in the game (L-INV-3)"),
        ({"spaces": {"5": "osiris 4", "14": "osiris 4"}}, "2 tiles 'osiris 4', more than the 1 in the game (L-INV-3)"),
        ({"spaces": {"1": "scarab"}}, "'scarab' on space 1, whose icon does not bring it there"),
        ({"spaces": {"3": "wild/scarab"}}, "'wild/scarab' on space 3, whose icon does not bring it there"),
        ({"spaces": {"3": "wild", "8": "wild"}}, "2 tiles 'wild' of one stack, too many (L-INV-3)"),
        ({"spaces": {"3": "empty"}}, "space 3 is empty, though its icon brings a temple tile"),
        ({"spaces": {"5": "empty"}}, "'empty' on space 5, where an Osiris tile lies all game"),
        ({"spaces": {"7": "empty"}}, "'empty' on space 7, where a Horus tile lies all game"),
        ({"spaces": {"7": "horus 2"}}, "'horus 2' on space 7, where a Horus tile lies all game"),
        ({"spaces": {"1": "empty"}}, "treasures: 1 tiles too few are laid or claimed (L-INV-3)"),
        ({"keys_spent": 1}, "1 keys are spent, but 0 adventurers are in the tomb (L-INV-2)"),
        ({"top_discard": "die"}, "the card on top of the discard pile is not in it"),
        ({"agenda": []}, "nothing is to be done, but the game has not ended"),
        ({"agenda": ["end turn", "refill"]}, "the next thing to be done needs nobody's decision"),
        (
            {"ending": "tomb", "agenda": ["end turn", "refill", "card"]},
            "the game has ended, but something is still to be done",
        ),
        ({"card": "die"}, "a card is being played, but the turn still asks for one"),
        (
            {
                "agenda": ["end turn", "refill", "move"],
                "card": "3",
                "seats": [{"at": ["tomb"] * 5, "hand": ["1", "2", "3", "4"]}],
            },
            "nothing can be decided here",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(document: dict[str, Any], says: str) -> None:
    reasons = refusal(document)
    assert reasons.startswith("impossible: ")
    assert says in reasons


@pytest.mark.parametrize(
    "entry",
    [
        "horus tile 4",
        "favour of Horus 3",
        "claim 41",
        "claim 200",
        "reveal temple 42",
        "turn up Horus 4",
        "draw 2",
        "deal 2",
    ],
)
def test_an_entry_about_nothing_there_is_refused(entry: str) -> None:
    refusal({"agenda": ["end turn", "refill", entry]})


def test_a_face_up_horus_card_cannot_be_missing_while_cards_are_left() -> None:
    refusal({"horus": ["none"]})


def test_a_game_that_is_over_does_not_ask_for_a_card() -> None:
    seat = {"at": ["tomb", "tomb", "stairs", "stairs", "stairs"], "sarcophagi": [5, 3]}
    assert "a round begins with 2 adventurers in the tomb: the game is over (L-END-1)" in refusal_of_seat(**seat)
    GAME.position({"seats": [seat], "turn": 1})


def test_a_sarcophagus_has_one_owner() -> None:
    seat = {"at": ["tomb", *["stairs"] * 4], "sarcophagi": [5]}
    assert "the sarcophagus 5 has an owner already" in refusal({"turn": 1, "seats": [seat, seat]})


def test_a_sarcophagus_belongs_to_who_is_in_the_tomb() -> None:
    seats = [{"at": ["tomb", *["stairs"] * 4]}, {"sarcophagi": [5]}]
    assert "seat 1 has more sarcophagi than adventurers in the tomb" in refusal({"seats": seats})


def test_every_reason_is_given() -> None:
    reasons = refusal({"seats": [{"keys": 21, "wild": 19, "hand": ["1"]}]})
    assert reasons.count(";") == 2


# --- what is filled in ----------------------------------------------------------------------------------------------


def test_an_empty_position_is_a_start() -> None:
    table = luxor()
    view = table.view()
    assert (view["turn"], view["round"], view["decision"], view["draw"]) == (0, 1, "card", 21)
    assert (view["keys"], view["wild"], view["scarabs"], view["temple"]) == (20, 18, 22, [4, 6, 4])
    assert [table.at(0), table.at(1)] == [START, START]
    assert [len(table.hand(0)), len(table.hand(1))] == [5, 5]
    assert "empty" not in view["spaces"]


def test_what_is_left_open_follows_from_the_seed() -> None:
    same = [luxor(seed=3, keys=2).state.key() for _ in range(2)]
    assert same[0] == same[1]
    assert luxor(seed=4, keys=2).state.key() != same[0]


def test_what_is_said_stays_whatever_the_seed() -> None:
    for seed in range(5):
        table = luxor(seed=seed, hand="1, 2, 3, 4, 5", at=[4, 8], spaces={1: "vase 3/6"}, horus=["1-3 (level 1)"])
        assert (table.hand(), table.tile(1)) == (["1", "2", "3", "4", "5"], "vase 3/6")
        assert table.at() == ["statue 3", "statue 2", "statue 1", 4, 8]
        assert table.view()["horus"][0]["top"] == "1-3 (level 1)"


def test_claimed_treasures_are_not_dealt_again() -> None:
    table = luxor(treasures={"vase": 2}, spaces={1: "empty", 2: "empty"})
    assert sum(tile.startswith("vase") for tile in table.view()["spaces"]) == 8


def test_tiles_and_cards_that_are_named_nowhere_are_missed() -> None:
    assert "these tiles are nowhere" in refusal({"box": ["osiris 1"]})
    assert "these basic cards are nowhere" in refusal({"draw": ["1"]})


def test_what_a_file_says_of_the_match_is_no_part_of_the_position() -> None:
    match = {
        "game": "luxor",
        "players": 2,
        "modules": [],
        "options": {},
        "edition": "rebuilt",
        "names": [],
        "note": "x",
    }
    assert GAME.position(match).key() == GAME.position({}).key()


# --- there and back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_reads_back_equal(players: int) -> None:
    for seed in range(2):
        for table in random_play(players, seed):
            written = json.loads(json.dumps(table.game.document(table.state)))
            read = table.game.position(written)
            assert read.key() == table.state.key()
            assert table.game.choices(read) == table.game.choices(table.state)
            assert table.game.document(read) == written


def test_every_state_of_the_layout_reads_back_equal() -> None:
    game = waset.make("luxor", players=2, options={"first": "random"})
    rng = waset.Rng(1)
    state = game.blank()
    while game.in_setup(state):
        read = game.position(json.loads(json.dumps(game.document(state))))
        assert read.key() == state.key()
        assert game.outcomes(read) == game.outcomes(state)
        game.apply(state, game.sample(state, rng))


def test_every_state_with_other_figures_reads_back_equal() -> None:
    """Tiles in the box, stacks that run out, and tiles of other names."""
    treasures = [{"type": kind, "needs": 1, "points": 7, "copies": 12} for kind in ("vase", "statue", "jewelry")]
    temple = [{"stack": stack, "tile": "tunnel", "copies": 2} for stack in ("cobra", "falcon", "lion")]
    for table in random_play(2, 3, edition={"treasures": treasures, "temple_tiles": temple}):
        assert table.game.position(table.game.document(table.state)).key() == table.state.key()


def test_a_read_state_plays_on_alike() -> None:
    game = random_play(3, 9)
    read = [table.game.position(table.game.document(table.state)) for table in game]
    for before, after, state in zip(game, game[1:], read, strict=False):
        steps = [step for step in before.game.choices(before.state) if _leads_to(before, step, after)]
        assert steps
        before.game.apply(state, steps[0])
        assert state.key() == after.state.key()


def _leads_to(before: Table, step: int, after: Table) -> bool:
    table = before.copy()
    table.game.apply(table.state, step)
    return table.state.key() == after.state.key()
