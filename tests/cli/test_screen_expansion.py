"""The screen of Luxor with The Mummy's Curse: it fits, it shows all that the modules bring, and nothing hidden."""

import re
from itertools import combinations
from typing import Any

import pytest

import waset
from tests.cli.scenes import MODULES, moments, scene
from waset.cli.terminal.screen import HEIGHT, SEAT_STYLES, WIDTH, Choice, Scene
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.rules.pieces import CHARACTERS, MUMMY_EFFECTS
from waset.games.luxor.terminal.choices import lines as choice_lines
from waset.games.luxor.terminal.screen import ask, bare, draw
from waset.games.luxor.terminal.temple import MUMMY_STYLE, temple
from waset.words import LANGUAGES, Speaker, catalogue
from waset.words.said import slug

SUBSETS = [modules for count in range(1, 5) for modules in combinations(MODULES, count)]


def everything(players: int = 5) -> AnyGame:
    """A game with all modules."""
    return waset.make("luxor", players=players, modules=MODULES)


def plain(shown: Scene) -> str:
    """The screen without colours."""
    return "\n".join(line.plain for line in draw(shown))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_fits_100_by_40_with_all_modules(players: int, language: str) -> None:
    game = everything(players)
    seeds, every = (2, 15) if language == "en" else (1, 60)
    for seed in range(seeds):
        for state in moments(game, seed, every):
            for seat in {None, max(game.to_move(state), 0)}:
                lines = draw(scene(game, state, seat, language=language))
                assert len(lines) < HEIGHT
                assert max(line.cell_len for line in lines) <= WIDTH
                assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize("modules", SUBSETS, ids=",".join)
def test_it_fits_with_any_modules(modules: tuple[str, ...]) -> None:
    players = 5 if "fifth-player" in modules else 4
    game = waset.make("luxor", players=players, modules=modules)
    for state in moments(game, 3, every=40):
        lines = draw(scene(game, state, max(game.to_move(state), 0)))
        assert len(lines) < HEIGHT
        assert max(line.cell_len for line in lines) <= WIDTH


@pytest.mark.parametrize("width", [40, 64, 80, 99])
def test_a_narrow_screen_shows_the_same(width: int) -> None:
    game = everything()
    for state in moments(game, 1, every=60):
        shown = scene(game, state, 0, width)
        assert max(line.cell_len for line in draw(shown)) <= width
        for title in ("MUMMY", "Players", "Horus cards", "Mummy tiles", "Supplies", "Your hand"):
            assert title in plain(shown) or (title == "MUMMY" and " M" in plain(shown))


def pieces(shown: Scene, colour: str) -> tuple[int, int]:
    """How many adventurers of a colour are drawn upright, and how many lying: by letters, or the numbers after them."""
    upright = lying = 0
    for line in temple(shown):
        for span in line.spans:
            if str(span.style).startswith(SEAT_STYLES[colour]):
                text = line.plain[span.start : span.end]
                upright += sum(int(run or 1) for run in re.findall(rf"{colour[0]}(\d*)", text))
                lying += sum(int(run or 1) for run in re.findall(rf"{colour[0].lower()}(\d*)", text))
    return upright, lying


@pytest.mark.parametrize("players", [2, 5])
def test_every_adventurer_is_in_the_temple_upright_or_lying(players: int) -> None:
    game = everything(players)
    for state in moments(game, 4, every=6):
        shown = scene(game, state, None)
        for seat, own in enumerate(shown.view["seats"]):
            lying = sum(str(place).startswith("lying") for place in own["adventurers"])
            assert pieces(shown, game.meta.seats[seat]) == (5 - lying + len(own["sarcophagi"]), lying)


def test_a_crowd_of_five_colours_fits_a_space() -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player"])
    state = game.position({"seats": [{"at": [10, 10, "statue 2", "statue 3", 1]}] * 5})
    shown = scene(game, state, None)
    assert [pieces(shown, colour) for colour in game.meta.seats] == [(5, 0)] * 5


def test_the_mummy_stands_on_its_space_and_nowhere_else() -> None:
    game = everything()
    for state in moments(game, 2, every=10):
        shown = scene(game, state, None)
        marked = [
            line.plain[span.start : span.end].strip()
            for line in temple(shown)
            for span in line.spans
            if span.style == MUMMY_STYLE
        ]
        assert "".join(marked).replace(" ", "") == f"{shown.view['mummy']}MUMMY"


def test_with_an_arrow_beside_it_the_mummy_is_short() -> None:
    game = waset.make("luxor", modules=["mummy"])
    step = Choice({"kind": "move", "from": 19, "to": 20, "steps": 1, "keys": 0}, "go")
    shown = Scene(
        game,
        game.view(game.position({"mummy": 20}), 0),
        ["Ann", "Ben"],
        [step],
        [],
        speaker=Speaker(game, ["Ann", "Ben"], 0, "en"),
    )
    assert any("20 ▸1  M" in line.plain for line in temple(shown))


def test_doubled_spaces_are_marked() -> None:
    game = waset.make("luxor", modules=["artifacts"])
    for state in moments(game, 2, every=10):
        shown = scene(game, state, 0)
        doubled = shown.view["doubled"]
        assert sum(line.plain.count(" ?") for line in temple(shown)) == len(doubled)
        assert re.search(rf"\b{len(doubled)} hidden", plain(shown))


def test_players_show_character_talismans_artifacts_and_extra_points() -> None:
    game = everything()
    words = catalogue("luxor", "en")
    for state in moments(game, 5, every=10):
        text = plain(scene(game, state, 0))
        for own in game.view(state, 0)["seats"]:
            assert words.say("character-ability", {"character": slug(own["character"])}) in text
            points = f"{own['points']}+{own['extra_points']}" if own["extra_points"] else str(own["points"])
            keys = "1 key" if own["keys"] == 1 else f"{own['keys']} keys"
            assert f" {points} pts {keys} {own['talismans']} ta." in text
            assert f"J{own['treasures']['jewelry']} ✦{own['artifacts']} ★{own['wild']}" in text


def test_the_display_has_three_tiles_with_their_costs() -> None:
    game = waset.make("luxor", players=2, modules=["mummy"])
    state = game.position({"mummy_tiles": ["extra turn", "2 keys", "rear 1-2"], "seats": [{}, {}]})
    text = plain(scene(game, state, None))
    assert all(re.search(rf" {tile} *\n", text) for tile in ("3  another turn", "2  2 keys", "1  last goes 1–2"))


def test_the_hint_of_a_mummy_tile_says_what_it_does() -> None:
    game = waset.make("luxor", players=2, modules=["mummy"])
    view = game.view(game.start(1), 0)
    choices = [
        Choice({"kind": "decline", "what": "mummy tile"}, "buy no mummy tile"),
        Choice({"kind": "buy", "tile": "move 1", "cost": 2}, "buy move 1 for 2"),
    ]
    shown = Scene(game, view, ["Ann", "Ben"], choices, [], speaker=Speaker(game, ["Ann", "Ben"], 0, "en"))
    assert [line.plain for line in choice_lines(shown)] == [
        "  1 buy no mummy tile",
        "  2 buy move 1 for 2   (One adventurer goes 1, and does not act there.)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_there_for_all_and_short_enough(language: str) -> None:
    words = catalogue("luxor", language)
    for character in CHARACTERS:
        assert len(words.say("character-ability", {"character": slug(character)})) <= 31
    tiles = [words.say("terminal-mummy-tile", {"mummy_tile": slug(effect)}) for effect in MUMMY_EFFECTS]
    assert len(set(tiles)) == len(tiles)
    assert max(map(len, tiles)) <= 15


def test_own_equipment_of_others_is_told_from_other_cards_but_not_named() -> None:
    game = waset.make("luxor", players=2, modules=["equipment"])
    state = game.start(3)
    assert "  e e e e e" in plain(scene(game, state, 0))


def test_what_a_seat_cannot_know_changes_nothing_on_its_screen() -> None:
    rng = Rng(5)
    game = everything(3)
    for state in moments(game, 5, every=11):
        for seat in (None, 0, 1, 2):
            other = game.guess(state, seat, rng)
            assert [line.plain for line in draw(scene(game, state, seat))] == [
                line.plain for line in draw(scene(game, other, seat))
            ]


def asked(decision: str, at_least: int) -> Scene:
    """A random moment with such a question and this number of choices."""
    for seed in range(20):
        game = everything(2 + seed % 4)
        for state in moments(game, seed, every=1):
            seat = game.to_move(state)
            if seat >= 0 and game.view(state, seat)["decision"] == decision and len(game.legal(state)) >= at_least:
                return scene(game, state, seat)
    raise AssertionError(decision)


@pytest.mark.parametrize(
    ("decision", "at_least", "row"),
    [
        ("rearrange", 12, r"Card 1 \(.+\) → +2 2 +3 3 "),
        ("raise", 8, r"Get up +1 nobody +2 \d+ +3 \d+ +4 \d+\+\d+"),
        ("move", 9, r"from .+ → +1 \S+"),
    ],
)
def test_many_choices_of_a_kind_stand_together(decision: str, at_least: int, row: str) -> None:
    shown = asked(decision, at_least)
    lines = [line.plain for line in choice_lines(shown)]
    assert any(re.match(row, line) for line in lines)
    assert len(lines) <= 7
    numbers = [int(number) for line in lines for number in re.findall(r"(?:^| ) ?(\d+) [^ ,]", f" {line} ")]
    assert set(range(1, len(shown.choices) + 1)) <= set(numbers)
    assert ask(shown).prompt == f"1-{len(shown.choices)}"


def test_keys_for_a_number_are_told_among_many_moves() -> None:
    game = everything(2)
    choices = [
        Choice({"kind": "move", "from": 3, "to": 3 + steps, "steps": steps, "keys": 1}, f"go {steps}")
        for steps in range(1, 9)
    ]
    speaker = Speaker(game, ["Ann", "Ben"], 0, "en")
    shown = Scene(game, game.view(game.start(1), 0), ["Ann", "Ben"], choices, [], speaker=speaker)
    assert "  1 4 (1 key)     2 5 (1 key)" in choice_lines(shown)[0].plain
    arrows: list[Any] = [number for line in temple(shown) for number in re.findall(r"▸(\d)", line.plain)]
    assert sorted(arrows) == list("12345678")


def test_the_title_says_who_is_asked_out_of_turn() -> None:
    for seed in range(20):
        game = everything(3)
        for state in moments(game, seed, every=1):
            view = game.view(state, max(game.to_move(state), 0))
            if view["decision"] == "rearrange" and view["to_move"] != view["turn"]:
                shown = scene(game, state, view["to_move"])
                first, *_, hand = [line.plain for line in draw(shown) if re.match("LUXOR|Your hand", line.plain)]
                assert "a question for you" in first
                cards = view["seats"][view["to_move"]]["hand"]
                assert [name for name in cards if bare(shown, name) not in hand] == []
                return
    raise AssertionError("nobody was asked out of turn")
