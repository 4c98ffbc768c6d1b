"""The screen of Luxor: it fits, it shows everything that the seat may see, and nothing else."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from rich.text import Text

import waset
from tests.cli.scenes import moments, scene
from waset.cli.terminal.screen import HEIGHT, SEAT_STYLES, WIDTH, Scene, said
from waset.cli.terminal.screens import PLAIN, screen_for
from waset.cli.terminal.voice import Voice
from waset.core.errors import BadOption
from waset.core.rng import Rng
from waset.games.luxor.faces import printed
from waset.games.luxor.terminal.screen import draw, short
from waset.games.luxor.terminal.temple import COLUMNS, PATH, ROWS, temple, tile_text
from waset.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_100_by_40_with_room_for_the_prompt(players: int, language: str) -> None:
    game = waset.make("luxor", players=players)
    seeds, every = (3, 20) if language == "en" else (1, 60)
    for seed in range(seeds):
        for state in moments(game, seed, every):
            for seat in [None, *range(players)]:
                lines = draw(scene(game, state, seat, language=language))
                assert len(lines) < HEIGHT
                assert max(line.cell_len for line in lines) <= WIDTH
                assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize("width", [40, 64, 80, 99])
def test_a_narrow_screen_has_all_panels_below_each_other(width: int) -> None:
    game = waset.make("luxor", players=4)
    for state in moments(game, 1, every=40):
        lines = draw(scene(game, state, 0, width))
        assert max(line.cell_len for line in lines) <= width
        plain = "\n".join(line.plain for line in lines)
        assert all(
            title in plain for title in ("stairs", "Players", "Horus cards", "Supplies", "What happened", "Your hand")
        )


def test_the_spiral_is_a_path_over_all_cells_to_the_middle() -> None:
    assert len(set(PATH)) == ROWS * COLUMNS
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(PATH))
    assert PATH[0] == (0, 0)
    assert sorted(PATH[-2:]) == [(3, 2), (3, 3)]


def letters(lines: list[Text], colour: str) -> int:
    """How many pieces of a colour are drawn: each letter, or the number after it."""
    found = 0
    for line in lines:
        for run in re.findall(rf"{colour[0]}(\d*)", "".join(_coloured(line, colour))):
            found += int(run or 1)
    return found


def _coloured(line: Text, colour: str) -> Iterator[str]:
    for span in line.spans:
        if span.style == SEAT_STYLES[colour]:
            yield line.plain[span.start : span.end]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_adventurer_is_in_the_temple(players: int) -> None:
    game = waset.make("luxor", players=players)
    for seed in range(3):
        for state in moments(game, seed):
            shown = scene(game, state, None)
            lines = temple(shown)
            for seat, own in enumerate(shown.view["seats"]):
                assert letters(lines, game.meta.seats[seat]) == 5 + len(own["sarcophagi"])


def test_a_crowd_is_counted() -> None:
    game = waset.make("luxor", players=4)
    everybody = {"at": [10, 10, 10, 10, "statue 2"]}
    state = game.position({"seats": [{"at": [*each["at"][:4], "statue 3"]} for each in [everybody] * 4]})
    lines = temple(scene(game, state, None))
    assert any("R4B4G4Y4" in line.plain for line in lines)
    assert all(letters(lines, colour) == 5 for colour in game.meta.seats[:4])


def test_a_woken_adventurer_is_in_brackets_on_the_stairs() -> None:
    game = waset.make("luxor")
    state = game.position(
        {
            "card": "2",
            "agenda": ["end turn", "refill", "horus tile 1"],
            "seats": [{"at": ["woken", "statue 2", "statue 3", 3, 16], "hand": ["1"] * 4}],
        }
    )
    assert temple(scene(game, state, 0))[0].plain.startswith("stairs BB (R)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_form_of_its_own_that_fits_a_cell(language: str) -> None:
    game = waset.make("luxor", modules=["artifacts"])
    tiles = game.board()["tiles"]
    shown = scene(game, game.start(1), 0, language=language)
    forms = [tile_text(shown, tile) for tile in tiles]
    assert all(1 <= form.cell_len <= 8 for form in forms)
    assert len({form.plain for form in forms}) == len(tiles)


def test_spaces_show_their_number_tile_wall_and_the_choices_that_lead_there() -> None:
    game = waset.make("luxor")
    state = game.position(
        {
            "spaces": {"1": "vase 1/2", "2": "statue 2/3"},
            "card": "1",
            "discard": ["1"],
            "agenda": ["end turn", "refill", "move"],
            "seats": [{"at": ["statue 1", "statue 2", "statue 3", "stairs", 1], "hand": ["2"] * 4}],
        }
    )
    plain = "\n".join(line.plain for line in temple(scene(game, state, 0)))
    assert re.search(r"1 ▸1  \+1 2 ▸2  \+1", plain)
    assert re.search(r"●V1→2   ▸■S2→3", plain)
    assert plain.count("▲") == 3


def test_what_a_seat_cannot_know_changes_nothing_on_its_screen() -> None:
    """The whole screen is the same for a state that the seat cannot tell from the true one."""
    rng = Rng(5)
    game = waset.make("luxor", players=3)
    for state in moments(game, 5):
        for seat in [None, 0, 1, 2]:
            other = game.guess(state, seat, rng)
            assert [line.plain for line in draw(scene(game, state, seat))] == [
                line.plain for line in draw(scene(game, other, seat))
            ]


def test_known_cards_are_shown_and_others_are_not() -> None:
    game = waset.make("luxor", players=3)
    hand = ["4", "seen all +2 (level 2)", "5", "seen 1-6 (level 3)", "4"]
    state = game.position({"seats": [{}, {"hand": hand}]})
    lines = [line.plain for line in draw(scene(game, state, 0))]
    assert any("? all+2 ? 1–6 ?" in line for line in lines)
    own = [line.plain for line in draw(scene(game, state, 1)) if line.plain.startswith("Your hand")]
    assert " ".join(own[0].split()) == "Your hand ◀[4] all +2 5 1–6 [4]▶"


def test_many_moves_are_put_together_by_where_they_start() -> None:
    game = waset.make("luxor")
    state = game.position(
        {
            "card": "1-6 (level 3)",
            "discard": ["1-6 (level 3)"],
            "agenda": ["end turn", "refill", "move"],
            "seats": [{"at": ["stairs", 2, 3, 4, "statue 3"], "hand": ["2"] * 4}],
        }
    )
    shown = scene(game, state, 0)
    lines = draw(shown)
    assert len(shown.choices) == 24
    assert len(lines) < HEIGHT
    rows = [line.plain for line in lines if line.plain.startswith("from ")]
    assert [row.split(" →")[0].strip() for row in rows] == [
        "from the stairs",
        "from 2",
        "from 3",
        "from 4",
    ]
    numbers = [int(number) for row in rows for number in re.findall(r" (\d+) \d+ ", row + " ")]
    assert numbers == list(range(1, 25))


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("1", "1"),
        ("last to second last (level 3)", "last"),
        ("one less 2 (level 2)", "2(−1)"),
        ("all +1 (level 1)", "all+1"),
    ],
)
def test_short_names_of_cards(card: str, expected: str) -> None:
    game = waset.make("luxor")
    assert short(scene(game, game.start(1), 0), card) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_name_of_its_own(language: str) -> None:
    game = waset.make("luxor", players=5, modules=["fifth-player", "equipment"])
    shown = scene(game, game.start(1), 0, language=language)
    cards = {(card["kind"], card["number"]): card["name"] for card in game.board()["cards"]}
    names = [short(shown, name) for name in cards.values()]
    assert len(set(names)) == len(names)
    assert all(1 <= len(name) <= 6 for name in names)


def test_cards_are_printed_as_they_are_named() -> None:
    for card in waset.make("luxor", modules=["equipment"]).board()["cards"]:
        level = f" (level {card['level']})" if card["level"] else ""
        assert printed(card) + level == card["name"]


def test_a_game_without_a_screen_is_named() -> None:
    with pytest.raises(BadOption, match="did you mean 'luxor'"):
        screen_for("luxxor")


def test_shared_wins() -> None:
    voice = Voice(waset.make("luxor", players=3), ["Ann", "Ben", "Cleo"], None, "en")
    assert voice.winners(["Ann", "Ben", "Cleo"], [2, 1, 3], [30, 40, 20]) == "Ben wins with 40."
    assert voice.winners(["Ann", "Ben", "Cleo"], [1, 1, 1], [9, 9, 9]) == "Ann, Ben and Cleo share the win with 9."
    dutch = Voice(waset.make("luxor", players=2), ["Ann", "Ben"], None, "nl")
    assert dutch.winners(["Ann", "Ben"], [1, 1], [9, 9]) == "Ann en Ben delen de overwinning met 9."


@pytest.mark.parametrize("game", waset.games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_the_screen_and_stands_as_it_is_written(game: str, language: str) -> None:
    made = waset.make(game)
    legend = said(scene(made, made.start(1), 0, language=language), screen_for(game).legend).splitlines()
    assert len(legend) >= 10
    assert max(len(line) for line in legend) <= WIDTH
    assert sum(line.startswith("  ") for line in legend) >= 4


def test_a_game_without_words_has_those_that_all_games_share() -> None:
    bare = Scene(waset.make("luxor"), {}, [], [], [], language="nl")
    assert said(bare, PLAIN.legend) == "Elke regel zegt iets wat je kunt zien; daaronder staan je keuzes."
    assert said(bare, "terminal-choices") == "Keuzes"
