"""Who plays, as records say it."""

import io
from typing import Any

import pytest

import waset
from waset import bots
from waset.bots.players import words_of
from waset.core.record import Recorder, read


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("random", {"name": "random"}),
        ("vizier:200", {"name": "vizier", "budget": "200"}),
        ("pharaoh:0.5s", {"name": "pharaoh", "budget": "0.5s"}),
        ("cmd:./a.py (x): y", {"program": "./a.py (x): y"}),
        ("net:runs/tut: b/net.npz", {"net": "runs/tut: b/net.npz"}),
    ],
)
def test_a_bot_reads_back_as_the_words_that_meant_it(words: str, said: dict[str, str]) -> None:
    assert bots.described(words) == said
    assert words_of(said) == words


@pytest.mark.parametrize(
    "words", ["cmd:" + "x" * 300 + "/bots/mine.py", "cmd:./a.py \x1b[2J", "cmd: ", "vizier:", "\n"]
)
def test_whatever_a_bot_is_called_fits_a_record(words: str) -> None:
    game = waset.make("luxor")
    file = io.BytesIO()
    Recorder(game, file, ["Ann", "Ben"], bots=[None, bots.described(words)])
    file.seek(0)
    (found,) = read(file)
    assert found.header["bots"] == [None, bots.described(words)]
    assert "mine.py" not in words or found.header["bots"][1]["program"].endswith("/bots/mine.py")


@pytest.mark.parametrize(
    ("header", "by_seat", "players", "called"),
    [
        ({"names": ["Red (random)", "Ann"]}, None, ["Red (random)", "Ann"], ["Red (random)", "Ann"]),
        (
            {"names": ["Red (random)", "Blue"], "bots": [None, {"name": "scribe"}]},
            [None, "scribe"],
            ["Red (random)", "scribe"],
            ["Red (random)", "Blue (scribe)"],
        ),
    ],
)
def test_a_name_says_nothing_of_a_bot(
    header: dict[str, Any], by_seat: list[str | None] | None, players: list[str], called: list[str]
) -> None:
    assert bots.bots_of(header) == by_seat
    assert bots.players_of(header) == players
    assert bots.called(header["names"], bots.bots_of(header)) == called
