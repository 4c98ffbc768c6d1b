"""`waset bots`: every level, weakest first, for people and for programs."""

import json
import os

import pytest

import waset
from waset import bots, games
from waset.bots.bot import Budget
from waset.cli.commands.bots import offered, said
from waset.cli.main import main


def test_the_table_has_every_level_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    out = capsys.readouterr().out
    for meta in map(games.facts, games.names()):
        rows = out[out.index(f"{meta.title}, weakest first") :].splitlines()
        listed = [row.split()[0] for row in rows if row.strip()]
        levels = bots.levels(meta.name)
        assert [word for word in listed if word in bots.names(meta.name)][: len(levels)] == bots.names(meta.name)
        assert all(level.title in out for level in levels if level.name != "random")


@pytest.mark.parametrize(
    ("language", "rank", "overlooks"),
    [
        ("en", "Porter", "Overlooks what is further away"),
        ("nl", "Drager", "wat verder weg is"),
        ("de", "Lastträger", "Übersieht, was weiter weg ist"),
        ("fr", "Porteur", "ce qui est plus loin"),
    ],
)
def test_what_a_level_overlooks_is_said_in_the_readers_language(
    language: str, rank: str, overlooks: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", "tutankhamun", "--language", language]) == 0
    out = capsys.readouterr().out
    assert rank in out
    assert overlooks in out


def test_every_level_says_what_it_overlooks() -> None:
    """Also where a game describes its own levels."""
    for game in games.names():
        for level in bots.levels(game):
            assert "verlook" in level.sentence or level.name == "random", (game, level.name)


@pytest.mark.parametrize("game", games.names())
def test_programs_read_them_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", game, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert list(listed) == [game]
    for found, level in zip(listed[game], offered(game), strict=True):
        assert found == {
            "name": level.name,
            "title": level.title,
            "does": level.sentence,
            "simulations": level.budget.simulations,
            "seconds": level.budget.seconds,
        }


@pytest.mark.parametrize(("game", "suits"), [("luxor", "2 players with no modules"), ("tutankhamun", "2 players")])
def test_networks_that_come_with_a_game_are_listed_after_the_levels(
    game: str, suits: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", game, "--json"]) == 0
    last = json.loads(capsys.readouterr().out)[game][-1]
    assert last["name"] == "net:selfplay"
    assert last["does"] == f"Does what a trained network prefers, in games of {suits}."
    bots.make(last["name"], waset.make(game), waset.Rng(1))


@pytest.mark.parametrize(("wish", "kept"), [(None, "1"), ("4", "4")])
def test_networks_are_asked_in_one_thread_unless_somebody_says_otherwise(
    wish: str | None, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many games at once, or a busy machine, and the threads of numpy wait for each other most of the time."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", wish or "")
    if wish is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert main(["bots", "luxor", "--json"]) == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == kept


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "luxr"]) == 2
    assert "did you mean 'luxor'?" in capsys.readouterr().err


def test_a_budget_is_said_in_words() -> None:
    assert said(Budget()) == "none needed"
    assert said(Budget(simulations=1)) == "1 simulation"
    assert said(Budget(simulations=2000)) == "2,000 simulations"
    assert said(Budget(seconds=0.5)) == "0.5 s"
    assert said(Budget(2000, 1.0)) == "2,000 simulations or 1 s"
