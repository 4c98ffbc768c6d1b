"""Programs as bots, with real processes: they play, they fail in every way, and none is left behind."""

import gc
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import waset
from tests.spawn import PATIENCE
from waset import bots
from waset.bots.bot import Bot
from waset.bots.process import LAST_WORDS, LONGEST_WORDS
from waset.bots.program import FORFEIT, STOP, BotFailed, ProgramBot, ProgramFailure, Programs, Terms, facts
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.play import Seen, play, seat_rng
from waset.core.record import result
from waset.core.rng import Rng

STRANGE = Path(__file__).parent / "strange.py"
WAYS = {
    "crash": r"ended with exit code 3 without an answer",
    "late": r"ended with exit code 4 without an answer",
    "killed": r"was ended by SIGKILL without an answer",
    "hang": r"gave no answer in 0.4 s",
    "stubborn": r"gave no answer in 0.4 s",
    "child": r"gave no answer in 0.4 s",
    "closed": r"closed its output without an answer",
    "flood": r"sent a line of more than 65,536 bytes",
    "garbage": r"sent no JSON: 'I would sail'",
    "list": r"sent no JSON object: '\[1, 2\]'",
    "deep": r"sent no JSON: '\[{57}\.\.\.'",
    "wrong id": r"answered with the id 99, not 1",
    "no id": r"answered with the id None, not 1",
    "twice": r"answered with the id 1, not 2",
    "illegal": r"chose the action 9999, which is not legal \(legal: 1, 2, .* \.\.\.\)",
    "words": r"chose the action 'sail to slot .*, which is not legal",
    "true": r"chose the action True, which is not legal",
    "mute": r"ended with exit code 1 without an answer",
    "new protocol": r"speaks protocol 2, not 1",
    "nameless": r"gave no name of 1 to 60 printable characters in its hello",
}


def named(mode: str, *arguments: object) -> str:
    return "cmd:" + shlex.join([sys.executable, str(STRANGE), mode, *map(str, arguments)])


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only what is left of a dead one."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True).stdout
    return bool(state.strip()) and not state.startswith("Z")


def kept_by(path: Path) -> tuple[list[int], list[dict[str, Any]]]:
    """The process ids and the messages that strange programs have kept."""
    whole = [line for line in path.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    lines = [json.loads(line) for line in whole]
    return [each for each in lines if isinstance(each, int)], [each for each in lines if isinstance(each, dict)]


def match(game: AnyGame, words: list[str], programs: Programs, seed: int = 1) -> dict[str, Any]:
    """Plays a game of these bots, and returns its result."""
    rng = Rng(seed)
    seated = [bots.make(each, game, seat_rng(rng, seat), programs=programs) for seat, each in enumerate(words)]
    ended = result(game, play(game, seated, rng))
    for bot in seated:
        bot.close(ended)
    return ended


def asked(game: AnyGame) -> Seen:
    return Seen(game, game.start(seed=1), 0)


# --- playing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_a_program_is_told_what_the_document_says_and_kept_from_game_to_game(name: str, tmp_path: Path) -> None:
    game = waset.make(name, players=2)
    kept = tmp_path / "kept"
    with Programs(Terms(5.0)) as programs:
        ended = [match(game, ["random", named("plays", kept)], programs, seed) for seed in (1, 2)]
    (process,), told = kept_by(kept)
    assert not is_running(process)
    assert told[0] == {"type": "hello", "protocol": 1, "waset": waset.__version__}
    assert told[-1] == {"type": "goodbye"}
    starts = [index for index, each in enumerate(told) if each["type"] == "game"]
    assert [told[index] for index in starts] == [{"type": "game", **facts(game), "seat": 1, "seconds": 5.0}] * 2
    assert facts(game)["names"] == list(game.meta.seats[:2])
    assert facts(game)["board"] == game.board()
    assert [each["result"] for each in told if each["type"] == "over"] == ended
    decisions = [each for each in told if each["type"] == "decide"]
    assert [each["id"] for each in decisions] == list(range(1, len(decisions) + 1))
    assert told[1:2] + told[starts[1] - 1 : starts[1]] == [told[starts[0]], {"type": "over", "result": ended[0]}]
    for each in decisions:
        assert set(each) == {"type", "id", "seconds", "seed", "view", "legal"}
        assert each["view"]["seat"] == 1
        assert each["view"]["to_move"] == 1
        assert [set(choice) for choice in each["legal"]] == [{"action", "means", "words"}] * len(each["legal"])


def test_a_program_is_told_the_figures_of_the_edition_that_is_played(tmp_path: Path) -> None:
    game = waset.make("luxor", edition={"name": "poor", "sarcophagi": [{"points": 2}, {"points": 1}]})
    kept = tmp_path / "kept"
    with Programs() as programs:
        match(game, ["random", named("plays", kept)], programs)
    (told,) = (each for each in kept_by(kept)[1] if each["type"] == "game")
    assert (told["board"]["edition"], told["board"]["sarcophagi"]) == ("poor", [2, 1])


def test_a_decision_is_shown_as_the_seat_sees_it_with_a_seed_from_the_bots_generator(tmp_path: Path) -> None:
    game = waset.make("luxor", players=3)
    seen = asked(game)
    kept = tmp_path / "kept"
    bot = bots.make(named("plays", kept), game, Rng(5))
    chosen = bot.choose(seen)
    bot.close()
    decision = kept_by(kept)[1][2]
    assert decision["view"] == seen.view
    assert decision["legal"] == [
        {"action": action, "means": seen.means(action), "words": seen.text(action)} for action in seen.legal
    ]
    assert decision["seed"] == Rng(5).bits()
    assert chosen == seen.legal[0]
    assert kept_by(kept)[1][3:] == [{"type": "over", "result": None}, {"type": "goodbye"}]
    assert bot.explain(seen) == []


def test_one_command_on_two_seats_is_two_processes(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with Programs() as programs:
        match(waset.make("tutankhamun"), [named("plays", kept)] * 2, programs)
        processes = kept_by(kept)[0]
        assert len(set(processes)) == 2
        assert all(is_running(process) for process in processes)
    assert not any(is_running(process) for process in processes)


def test_what_a_program_complains_of_never_blocks_it() -> None:
    failures: list[ProgramFailure] = []
    with Programs(told=failures.append) as programs:
        match(waset.make("tutankhamun"), ["random", named("loud")], programs)
    assert failures == []


# --- failing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", WAYS)
def test_a_program_that_fails_is_named_ended_and_played_on_for(mode: str, tmp_path: Path) -> None:
    game = waset.make("tutankhamun")
    failures: list[ProgramFailure] = []
    kept = tmp_path / "kept"
    words = named(mode, kept)
    with Programs(Terms(0.4 if "0.4 s" in WAYS[mode] else 10.0), failures.append) as programs:
        ended = match(game, ["random", words], programs)
        assert programs.running == []
        processes, _ = kept_by(kept)
        assert len(processes) == (2 if mode == "child" else 1)
        assert not any(is_running(process) for process in processes)
    assert ended["ending"]
    (failure,) = failures
    assert (failure.seat, failure.bot, failure.instead) == (1, words, "random")
    told = str(failure)
    assert told.startswith(f"seat 1 (Red): the bot {words} ")
    assert "; random takes over in this game." in told
    assert re.search(WAYS[mode], failure.what)


def test_the_last_words_are_shown_and_bounded() -> None:
    failures: list[ProgramFailure] = []
    with Programs(told=failures.append) as programs:
        for mode in ("crash", "mute"):
            match(waset.make("tutankhamun"), ["random", named(mode)], programs)
    assert [failure.last_words for failure in failures] == [("first [31m complaint",), ("I never learned to speak",)]
    assert "Its last words on standard error:\n  | first [31m complaint" in str(failures[0])
    bot = bots.make(named("loud"), waset.make("tutankhamun"), Rng(1), programs=programs)
    assert isinstance(bot, ProgramBot)
    bot.choose(asked(waset.make("tutankhamun")))
    assert bot.process is not None
    process = bot.process
    programs.close()
    words = process.last_words()
    assert words[-1] == "last complaint"
    assert len(words) <= LAST_WORDS
    assert max(map(len, words)) <= LONGEST_WORDS


def test_who_forfeits_is_played_on_for_as_if_missing_and_who_fails_may_play_the_next_game(tmp_path: Path) -> None:
    game = waset.make("luxor")
    failures: list[ProgramFailure] = []
    kept = tmp_path / "kept"
    with Programs(Terms(instead=FORFEIT), failures.append) as programs:
        bot = bots.make(named("late", kept), game, Rng(1), programs=programs)
        state = game.start(seed=1)
        for number in range(1, 5):
            while game.to_move(state) != 0:
                chance = game.to_move(state) == waset.CHANCE
                game.apply(state, game.sample(state, Rng(number)) if chance else game.legal(state)[0])
            chosen = bot.choose(Seen(game, state, 0))
            assert chosen == (game.legal(state)[0] if number < 3 else game.substitute(state))
            game.apply(state, chosen)
        assert game.text(game.start(seed=1), chosen).startswith("absent")
        assert len(failures) == 1
        assert str(failures[0]).endswith("it has forfeited this game.")
        bot.close()
        assert bot.choose(asked(game)) == asked(game).legal[0]
        bot.close()
    assert len(failures) == 1
    assert len(kept_by(kept)[0]) == 2


def test_a_run_that_is_to_stop_stops_with_the_reason(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    reason = r"seat 1 .* ended with exit code 3 .*the run stops"
    with pytest.raises(BotFailed, match=reason), Programs(Terms(instead=STOP)) as programs:
        match(waset.make("tutankhamun"), [named("plays", kept), named("crash", kept)], programs)
    assert len(kept_by(kept)[0]) == 2
    assert not any(is_running(process) for process in kept_by(kept)[0])


def test_terms_that_cannot_be_kept_are_refused() -> None:
    game = waset.make("luxor")
    for seconds in (0, -1, float("nan"), float("inf")):
        with pytest.raises(BadOption, match="more than 0 and at most 86400 seconds"):
            bots.make(named("plays"), game, Rng(1), programs=Programs(Terms(seconds)))
    for instead in ("ramdom", "", "cmd:./other.py", "forfeit:3"):
        with pytest.raises(BadOption, match=r"unknown way to go on .*'random'.*'forfeit', 'stop'"):
            bots.make(named("plays"), game, Rng(1), programs=Programs(Terms(instead=instead)))
    with pytest.raises(BadOption, match="a budget is"):
        bots.make(named("plays"), game, Rng(1), programs=Programs(Terms(instead="random:x")))


# --- nothing is left behind ----------------------------------------------------------------------------------------


def gone(process: int) -> bool:
    """Whether a process ends by itself."""
    deadline = time.monotonic() + PATIENCE
    while is_running(process) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not is_running(process)


def test_one_that_stays_after_goodbye_is_ended(tmp_path: Path) -> None:
    bot = bots.make(named("stays", tmp_path / "kept"), waset.make("luxor"), Rng(1))
    bot.choose(asked(waset.make("luxor")))
    bot.close()
    assert not is_running(kept_by(tmp_path / "kept")[0][0])


def test_a_bot_that_nobody_closed_is_ended_with_its_last_user(tmp_path: Path) -> None:
    bot: Bot | None = bots.make(named("stays", tmp_path / "kept"), waset.make("luxor"), Rng(1))
    assert bot is not None
    bot.choose(asked(waset.make("luxor")))
    (process,) = kept_by(tmp_path / "kept")[0]
    assert is_running(process)
    bot = None
    gc.collect()
    assert not is_running(process)


@pytest.mark.parametrize("end", ["pass", "raise KeyboardInterrupt", "1 / 0"])
def test_no_program_outlives_a_process_that_ends(end: str, tmp_path: Path) -> None:
    code = f"""
import waset
from waset import bots
from waset.core.play import Seen
game = waset.make("luxor")
bot = bots.make({named("stays", tmp_path / "kept")!r}, game, waset.Rng(1))
bot.choose(Seen(game, game.start(seed=1), 0))
{end}
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, timeout=60)
    (process,) = kept_by(tmp_path / "kept")[0]
    assert gone(process)


# --- counting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranking", "forfeits", "places"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 1, 3], [0], [3, 1, 2]),
        ([1, 2, 2, 4], [0, 3], [3, 1, 1, 3]),
        ([2, 1], [0, 1], [1, 1]),
    ],
)
def test_who_has_forfeited_is_last(ranking: list[int], forfeits: list[int], places: list[int]) -> None:
    assert bots.places(ranking, forfeits) == places
