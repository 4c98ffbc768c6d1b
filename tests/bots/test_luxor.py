"""Luxor's bots do what is plainly right, with every module."""

from typing import Any

import pytest

from tests.games.luxor.kit import PLAIN, Table, fixture, only
from tests.games.luxor.modules.mummy_kit import at_tiles
from waset import bots
from waset.core.play import Seen
from waset.core.rng import Rng

SOUND = ("scribe", "vizier:16", "pharaoh:24")
OTHER: dict[str, Any] = {"hand1": "1, 1, 1, 1, 1", "at1": only(2)}
"""Somebody who is far behind and slow."""
TILE = ["end turn", "refill", "horus tile 3"]
"""An adventurer has reached a Horus tile of level 3."""


def choice(words: str, table: Table) -> str:
    """What a bot does at a table, in words."""
    seat = table.game.to_move(table.state)
    bot = bots.make(words, table.game, Rng(1), timed=False)
    return table.game.text(table.state, bot.choose(Seen(table.game, table.state, seat)))


def played(words: str, table: Table, decisions: int) -> list[str]:
    """What a bot does at its next decisions, in words."""
    done: list[str] = []
    while len(done) < decisions:
        done.append(choice(words, table))
        table.do(done[-1])
    return done


@pytest.mark.parametrize("words", ["porter", *SOUND])
def test_a_treasure_within_reach_is_claimed(words: str) -> None:
    table = fixture(hand="4, 1, 1, 1, 3", at=only(4), spaces={8: "vase 1/4"}, **OTHER)
    assert choice(words, table) == "play 4 from the left"


@pytest.mark.parametrize(("words", "chosen"), [("porter", "play 2 from the right"), ("scribe", "play 5 from the left")])
def test_a_porter_overlooks_what_lies_further_away(words: str, chosen: str) -> None:
    """A vase of 4 points five spaces ahead, and one of 2 points two ahead."""
    table = fixture(hand="5, 1, 1, 1, 2", at=only(4), spaces={9: "vase 1/4", 6: "vase 1/2"}, **OTHER)
    assert choice(words, table) == chosen


@pytest.mark.parametrize(("words", "chosen"), [("porter", "play 2 from the right"), ("scribe", "play 3 from the left")])
def test_a_porter_overlooks_what_a_set_is_worth(words: str, chosen: str) -> None:
    """The jewelry brings 2 points and a set of 3; the vase brings 4."""
    table = fixture(
        hand="3, 1, 1, 1, 2",
        at=only(4),
        treasures={"vase": 1, "statue": 1},
        spaces={7: "jewelry 1/2", 6: "vase 1/4"},
        **OTHER,
    )
    assert choice(words, table) == chosen


def test_a_porter_decides_the_same_whatever_its_luck() -> None:
    """It errs as people do, not by chance."""
    table = fixture(hand="3, 1, 1, 1, 2", at=only(4), spaces={7: "vase 1/4", 6: "vase 1/2"}, **OTHER)
    seen = Seen(table.game, table.state, 0)
    assert len({bots.make("porter", table.game, Rng(seed)).choose(seen) for seed in range(30)}) == 1


@pytest.mark.parametrize("words", SOUND)
def test_the_second_adventurer_joins_the_first_on_a_treasure_for_two(words: str) -> None:
    table = fixture(hand="3, 1, 1, 1, 2", at=only(5, 8), spaces={8: "statue 2/6"}, **OTHER)
    assert played(words, table, 2) == ["play 3 from the left", "move 3 from space 5 to space 8"]


@pytest.mark.parametrize("words", SOUND)
def test_the_tomb_is_entered_where_that_wins(words: str) -> None:
    """It is the second one in, and the round is over: the game ends with the seat ahead. Else the other is next."""
    table = fixture(
        hand="1, 4, 4, 4, 1",
        at=only(10, 40),
        keys=1,
        points=30,
        hand1="1, 1, 1, 1, 1",
        at1=only(40, "tomb"),
        keys1=1,
        first=1,
        turn=0,
        sarcophagi1=[5],
        points1=5,
    )
    assert played(words, table, 2)[1] == "move 1 from space 40 to the tomb"


@pytest.mark.parametrize("words", SOUND)
def test_a_key_is_taken_by_who_has_none_and_stands_before_the_tomb(words: str) -> None:
    table = fixture(hand="1, 1, 1, 1, 1", at=only(39, 40), spaces={40: "horus 3"}, agenda=TILE, card="1", **OTHER)
    assert choice(words, table) == "take a key"


# --- modules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", SOUND)
def test_talismans_are_spent(words: str) -> None:
    """The game ends with this round, and what is left of them is worth nothing."""
    table = at_tiles("2 points", "2 points", "new hand", talismans=6, first=1, turn=0, at1=only(2, "tomb", "tomb"))
    assert choice(words, table) == "buy 2 points for 1"


@pytest.mark.parametrize("words", SOUND)
def test_an_extra_turn_of_a_character_is_taken(words: str) -> None:
    table = fixture(
        modules="characters",
        hand="1, 2, 3, 4, 5",
        at=only(10),
        character="extra turn",
        treasures={"vase": 0, "statue": 1, "jewelry": 1},
        spaces={11: "vase 1/2"},
        **OTHER,
    )
    assert choice(words, table.do("play 1 from the left")) == "take an extra turn"


@pytest.mark.parametrize("words", SOUND)
def test_two_cards_are_added_up_to_reach_a_treasure(words: str) -> None:
    table = fixture(modules="equipment", hand="2+, 4, 4, 4, 3", at=only(4), spaces={9: "vase 1/6"}, **OTHER)
    assert played(words, table, 2) == ["play 2+ from the left", "add 3 from the right"]


@pytest.mark.parametrize("words", SOUND)
def test_nobody_walks_into_the_mummy(words: str) -> None:
    table = fixture(modules="mummy", hand="2, 1, 1, 1, 3", at=only(4), mummy=6, talismans=0, talismans1=0, **OTHER)
    assert choice(words, table) == "play 3 from the right"


@pytest.mark.parametrize("words", SOUND)
def test_the_mummy_is_sent_over_others(words: str) -> None:
    """Both cards may go three steps; only the Horus card makes the mummy lay down two of the other's."""
    table = fixture(
        modules="mummy",
        hand="1-3 (level 1), 1, 1, 1, 3",
        at=only(4),
        mummy=30,
        hand1="1, 1, 1, 1, 1",
        at1=only(29, 29, 29),
        talismans=0,
        talismans1=0,
    )
    assert choice(words, table) == "play 1-3 (level 1) from the left"


@pytest.mark.parametrize("words", SOUND)
def test_an_artifact_beside_a_set_is_preferred_to_a_poorer_treasure(words: str) -> None:
    held = {"vase": 1, "statue": 1, "jewelry": 1}
    table = fixture(modules="artifacts", hand="2, 1, 1, 1, 3", at=only(4), treasures=held, **OTHER)
    state = table.state
    pieces = table.game.rules.pieces
    state.tiles[6] = pieces.tile_name.index("artifact 1/1")
    state.tiles[7] = pieces.tile_name.index(PLAIN)
    assert choice(words, table) == "play 2 from the left"
