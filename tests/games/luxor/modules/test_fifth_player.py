"""The fifth player and the 18 Horus cards: M0-1 to M0-4, MR-4 to MR-6, MX-2 to MX-4."""

from collections import Counter

import pytest

import waset
from tests.games.luxor.kit import luxor, random_play

EXTRA = {
    1: {"1-3": 1, "1-die": 1, "all +1": 1, "last to second last": 1, "one less 1": 2},
    2: {"1-4": 1, "1-die": 1, "all +2": 2, "last to second last": 1, "one less 2": 1},
    3: {"1-6": 2, "all +3": 1, "last to second last": 1, "one less 3": 2},
}
"""The 18 cards by level."""


def sentence(module: str) -> str:
    """What the lobby says of a module."""
    return next(fact.sentence for fact in waset.facts("luxor").modules if fact.name == module)


def stacks(players: int, modules: str) -> list[Counter[str]]:
    """What lies in the three Horus stacks at the start, the face-up cards included."""
    return [
        Counter(stack["below"]) + Counter([str(stack["top"])])
        for stack in luxor(players, modules=modules).view()["horus"]
    ]


def test_m0_1_five_play_by_the_base_rules() -> None:
    tables = random_play(5, 1, modules=["fifth-player"])
    turns = [table.state.turn for table in tables if table.asks() == "card"]
    assert turns[:6] == [0, 1, 2, 3, 4, 0]
    assert tables[-1].view()["ending"] == "tomb"
    assert len(tables[-1].game.scores(tables[-1].state)) == 5
    assert list(tables[-1].game.scores(tables[-1].state)[4].lines) == [
        *("treasures", "positions", "sarcophagi", "keys", "sets", "scarabs")
    ]


def test_m0_1_six_cannot_play() -> None:
    with pytest.raises(waset.BadOption, match="2 to 5 players"):
        waset.make("luxor", players=6, modules=["fifth-player"])


def test_m0_2_equipment_and_artifacts_are_recommended_with_five_players_but_not_needed() -> None:
    recommending = [fact.name for fact in waset.facts("luxor").modules if "five players" in fact.sentence]
    assert recommending == ["fifth-player", "equipment", "artifacts"]
    assert all("Recommended with five players" in sentence(name) for name in ("equipment", "artifacts"))
    assert waset.make("luxor", players=5, modules=["fifth-player"]).modules == ("fifth-player",)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m0_3_the_18_cards_are_in_the_stacks_at_any_number_of_players(players: int) -> None:
    assert [sum(stack.values()) for stack in stacks(players, "fifth-player")] == [14, 14, 14]


def test_m0_3_without_the_module_the_stacks_hold_the_base_cards_only() -> None:
    assert [sum(stack.values()) for stack in stacks(2, "mummy, equipment, artifacts, characters")] == [8, 8, 8]


def test_m0_4_the_fifth_colour_is_set_up_like_the_others() -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player"])
    seats = game.view(game.start(1), None)["seats"]
    assert [seat["adventurers"] for seat in seats] == [["statue 3", "statue 2", "statue 1", "stairs", "stairs"]] * 5
    assert [len(seat["hand"]) for seat in seats] == [5] * 5
    assert waset.facts("luxor").seats[4] == "Purple"


def test_mr_4_the_cards_are_recommended_with_any_module_and_needed_by_five() -> None:
    assert "recommended with any other module" in sentence("fifth-player")
    assert "Needed for five players" in sentence("fifth-player")
    with pytest.raises(waset.BadOption, match="5 players need the module 'fifth-player'"):
        waset.make("luxor", players=5, modules=["mummy"])


@pytest.mark.parametrize("players", [2, 4])
def test_mr_4_the_cards_may_be_left_out_by_fewer(players: int) -> None:
    assert waset.make("luxor", players=players, modules=["mummy"]).modules == ("mummy",)


def test_mr_5_the_cards_go_to_the_stack_of_their_eyes() -> None:
    base, more = stacks(2, ""), stacks(2, "fifth-player")
    added = [{card: more[at][card] - base[at][card] for card in more[at]} for at in range(3)]
    assert [{card: n for card, n in stack.items() if n} for stack in added] == [
        {f"{card} (level {level})": n for card, n in EXTRA[level].items()} for level in (1, 2, 3)
    ]


def test_mr_6_at_least_seven_cards_are_outside_five_hands_at_a_draw() -> None:
    hands = {"hand": "1, 1, 1, 1, 1", "hand1": "2, 2, 2, 2, 1", "hand2": "3, 3, 3, 3, die", "hand3": "4, 4, 4, 4, die"}
    discard = [*["+/-1"] * 5, "die"]
    table = luxor(
        5, modules="fifth-player", **hands, hand4="5, 5, 5, 5, die", draw=[], discard=discard, spaces={1: "vase 2/3"}
    )
    table.do("play 1 from the left")
    assert table.asks() == "draw"
    assert sum(weight for _, weight in table.game.outcomes(table.state)) == 7


# --- with other modules -------------------------------------------------------------------------------------------


def test_mx_2_five_sets_of_equipment_leave_ten_cards_in_the_box() -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player", "equipment"])
    document = game.document(game.start(2))
    assert [len(seat["boxed_equipment"]) for seat in document["seats"]] == [2] * 5
    assert (len(document["draw"]), len(document["discard"])) == (31, 0)


def test_mx_3_artifacts_do_not_touch_the_stacks_nor_the_cards_the_temple() -> None:
    assert stacks(5, "fifth-player, artifacts") == stacks(5, "fifth-player")
    both, alone = (luxor(4, modules=modules).view() for modules in ("fifth-player, artifacts", "artifacts"))
    assert both["doubled"] == alone["doubled"]
    assert both["spaces"] == alone["spaces"]


def test_mx_4_three_of_eight_characters_are_boxed_with_five_players() -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player", "characters"])
    seats = game.view(game.start(4), None)["seats"]
    assert len({seat["character"] for seat in seats}) == 5
    assert None not in [seat["character"] for seat in seats]


def test_mx_4_choose_horus_takes_from_the_enlarged_stacks() -> None:
    """Nine cards of level 3 have gone; only the 18 cards leave any there."""
    gone = [*["1-6 (level 3)"] * 4, *["all +3 (level 3)"] * 3, *["last to second last (level 3)"] * 2]
    table = luxor(
        modules="fifth-player, characters",
        character="choose Horus",
        character1="reroll",
        hand="1, 2, 3, 4, 5",
        at=[6, 6],
        horus=["1-3 (level 1)", "1-4 (level 2)", "one less 3 (level 3)"],
        discard=gone,
        spaces={6: "vase 3/6"},
    )
    table.do("play 1 from the left")
    assert table.legal() == ["take a key", "take 1-3 (level 1)", "take 1-4 (level 2)", "take one less 3 (level 3)"]
