"""The screen of Tutankhamun: it fits, it shows every tile and every boat, and numbers that are slots."""

import re
from itertools import pairwise
from typing import Any

import pytest

import waset
from tests.cli.scenes import moments, scene
from waset.cli.terminal.screen import HEIGHT, SEAT_STYLES, WIDTH, Allowed, Scene
from waset.core.game import AnyGame
from waset.games.tutankhamun.rules import agenda, view
from waset.games.tutankhamun.rules.pieces import GODS, RING, SLOTS
from waset.games.tutankhamun.terminal.river import cell, river, signs
from waset.games.tutankhamun.terminal.screen import ask, draw, open_slots, trailing
from waset.games.tutankhamun.terminal.sets import table
from waset.words import LANGUAGES


def game_of(players: int = 3, **options: str) -> AnyGame:
    """A game of Tutankhamun."""
    return waset.make("tutankhamun", players=players, options=options)


def plain(shown: Scene) -> str:
    """The screen without colours."""
    return "\n".join(line.plain for line in draw(shown))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("idols", ["compulsory", "optional"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_fits_100_by_40_with_room_for_the_prompt(players: int, idols: str, language: str) -> None:
    game = game_of(players, idols=idols)
    for seed in range(5 if language == "en" else 1):
        for state in moments(game, seed, every=1):
            lines = draw(scene(game, state, max(game.to_move(state), 0), language=language))
            assert len(lines) < HEIGHT
            assert max(line.cell_len for line in lines) <= WIDTH
            assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize("width", [30, 40, 64, 80, 99])
def test_a_narrow_screen_has_all_that_a_wide_one_has(width: int) -> None:
    game = game_of(6)
    for state in moments(game, 1, every=4):
        shown = scene(game, state, max(game.to_move(state), 0), width)
        assert max(line.cell_len for line in draw(shown)) <= width
        text = plain(shown)
        assert all(title in text for title in ("Start", "Players", "Sets", "Spirit Track", "Idols", "What happened"))
        assert all(re.search(rf"\b{slot}\b", text) for slot in range(1, SLOTS + 1))


@pytest.mark.parametrize("slots", [5, 8, 10, 16, 20])
def test_the_river_is_a_path_without_a_jump(slots: int) -> None:
    path = [cell(slot, slots) for slot in range(1, SLOTS + 1)]
    assert len(set(path)) == SLOTS
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(path))


def test_every_tile_and_every_boat_is_in_the_river_where_it_is() -> None:
    game = game_of(6)
    for state in moments(game, 3, every=2):
        shown = scene(game, state, None)
        lines = [line.plain for line in river(shown, 20, set())]
        tiles = signs(shown)
        boats = {own["boat"]: game.meta.seats[seat][0] for seat, own in enumerate(shown.view["seats"])}
        for slot in range(1, SLOTS + 1):
            row, column = cell(slot, 20)
            numbers, below = (lines[3 * row + offset][4 * column + 1 :][:4] for offset in (1, 2))
            assert numbers.strip() == str(slot)
            tile = shown.view["nile"][slot - 1]
            assert below.strip() == (tiles[tile].plain if tile else f"<{boats[slot]}>" if slot in boats else "·")


def test_boats_before_the_nile_stand_in_their_order() -> None:
    game = game_of(4, first="2")
    assert "RYBG ▸" in plain(scene(game, game.start(1), None))
    state = game.start(1)
    game.advance(state, 5)
    assert "RYB· ▸" in plain(scene(game, state, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_tile_has_two_letters_of_its_own_and_a_colour(language: str) -> None:
    game = game_of()
    shown = signs(scene(game, game.start(1), None, language=language))
    assert len(shown) == 18
    assert len({sign.plain for sign in shown.values()}) == 18
    assert all(sign.cell_len == 2 for sign in shown.values())
    assert len({str(sign.style) for name, sign in shown.items() if name not in GODS}) == 13
    assert all(shown[god].plain == f"★{god[0]}" for god in GODS)


# --- the table ------------------------------------------------------------------------------------------------------


def rows(shown: Scene) -> dict[str, list[str]]:
    """The table by sign, each row in its words after the set's name."""
    return {line.plain[:2]: line.plain[20:].split() for line in table(shown)[1:]}


def test_the_table_says_where_all_tiles_of_a_set_are() -> None:
    game = game_of(5)
    for state in moments(game, 2, every=3):
        shown = scene(game, state, None)
        found = rows(shown)
        for row in shown.view["sets"]:
            said = found[signs(shown)[row["name"]].plain]
            if row["closed"]:
                assert said[-1] == "scored"
                continue
            numbers = [int(word) if word != "·" else 0 for word in said[1:7]]
            assert said[0] == f"{row['in_nile']}/{row['tiles']}"
            assert numbers == [row["underworld"], *row["held"]]
            first = row["first_now"]
            letter = {None: "-"}.get(first, "") or game.meta.seats[first][0]
            assert said[7:9] == [str(row["first"]), letter]


def position(players: int, nile: dict[int, str], **document: Any) -> Scene:
    """A scene of the seat to move of a position in which no other tiles are in the Nile."""
    game = game_of(players)
    slots = dict.fromkeys(range(1, SLOTS + 1), "empty") | nile
    state = game.position({"nile": {str(slot): tile for slot, tile in slots.items()}, **document})
    return scene(game, state, game.to_move(state))


def test_who_would_be_paid_is_named_the_underworld_too() -> None:
    shown = position(
        2, {50: "Ankh", 51: "Throne", 52: "Throne"}, boats=[30, 40], collections=[{"Ankh": 1}, {"Throne": 2}]
    )
    assert rows(shown)["An"] == ["1/2", "·", "1", "·", "2", "Y", "1", "-"]
    assert rows(shown)["Th"] == ["2/8", "4", "·", "2", "8", "U", "4", "R"]


def test_a_scored_set_says_what_it_brought() -> None:
    game = game_of(2)
    for seed in range(9):
        *_, state = moments(game, seed, every=99)
        shown = scene(game, state, None)
        for row in shown.view["sets"]:
            paid = [
                own["scored"].get("ring bonus" if row["name"] == RING else row["name"], 0)
                for own in shown.view["seats"]
            ]
            said = rows(shown)[signs(shown)[row["name"]].plain]
            if row["closed"]:
                assert said[2:4] == [f"+{points}" if points else "·" for points in paid]


def test_the_spirit_track_has_every_marker() -> None:
    game = game_of(6)
    for state in moments(game, 5, every=5):
        lines = draw(scene(game, state, None))
        for seat, own in enumerate(game.view(state, None)["seats"]):
            letter = game.meta.seats[seat][0]
            (track,) = [
                found for line in lines if (found := re.search(rf" {letter} +(\d+) ( *━*{letter}─*) *$", line.plain))
            ]
            assert int(track[1]) == own["points"]
            assert track[2].index(letter) == 30 - own["points"]


def test_without_colours_letters_say_it_all() -> None:
    shown = position(3, {9: "Ankh"}, boats=[3, 5, 1])
    assert {"<Y>", "<R>", "<G>"} <= set(plain(shown).split())
    assert all(str(colour) in SEAT_STYLES for colour in game_of(6).meta.seats)


# --- questions ------------------------------------------------------------------------------------------------------


def test_for_slots_what_is_typed_is_the_slot() -> None:
    seen = set()
    for seed in range(30):
        game = game_of(2 + seed % 5, idols="optional" if seed % 2 else "compulsory")
        for state in moments(game, seed, every=1):
            seat = game.to_move(state)
            if seat < 0:
                continue
            shown = scene(game, state, seat)
            asked = ask(shown)
            decision = shown.view["decision"]
            seen.add(decision)
            assert len(set(asked.keys)) == len(shown.choices)
            for key, choice, action in zip(asked.keys, shown.choices, game.legal(state), strict=True):
                if decision == "Osiris":
                    assert key == str(1 + shown.choices.index(choice))
                elif choice.means["kind"] == "decline":
                    assert key == "d"
                else:
                    assert key == str(action % 100)
    assert seen == {name for kind, name in agenda.NAMES.items() if kind < agenda.FIRST_CHANCE}


def test_prompts_say_that_a_slot_is_wanted() -> None:
    shown = position(2, {25: "Ankh", 50: "Throne", 60: "Ankh"}, boats=[30, 20])
    assert open_slots(shown) == {25, 50, 60}
    assert ask(shown)[2:4] == ("25-60", Allowed("terminal-keys-of", {"keys": "25-60"}))
    text = plain(shown)
    assert "on to any tile, 50 to 60; back to the ankh at 25   (60? tells what would happen)" in text
    assert "Nothing sinks." in text


def test_what_would_trail_is_said_for_all_and_for_each_sail() -> None:
    shown = position(3, {3: "Throne", 5: "Dagger", 8: "Ankh", 30: "Ankh", 40: "Dagger"}, boats=[1, 10, 20])
    assert "If you sail past 8: 3 tiles sink: throne, dagger, ankh. Scored: throne." in plain(shown)
    about = ask(shown).about
    assert about["3"] == "A throne at 3. Nothing sinks. Scored: throne."
    assert about["8"] == "An ankh at 8. 2 tiles sink: throne, dagger. Scored: throne."
    assert about["40"] == "A dagger at 40. 3 tiles sink: throne, dagger, ankh. Scored: throne, dagger."


def test_what_would_trail_is_what_trails() -> None:
    for seed in range(5):
        game = game_of(3)
        for state in moments(game, seed, every=2):
            if game.to_move(state) >= 0 and game.view(state, None)["decision"] == "sail":
                shown = scene(game, state, game.to_move(state))
                for slot in game.legal(state):
                    assert trailing(shown, slot) == view.trailing(state, slot)
