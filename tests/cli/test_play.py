"""`waset play`: seats, questions, hidden hands, languages."""

import itertools
import re
from pathlib import Path

import pytest

from tests.cli.terminal import Script, header, leave, play
from waset.cli.main import main
from waset.core import record
from waset.core.errors import BadOption

ONES = itertools.repeat("1")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- seats, names, files ------------------------------------------------------------------------------------------


def test_a_whole_game_ends_with_the_sheet_and_a_record_that_checks(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = play("luxor", "--players", "3", "--bots", "random,random", "--seed", "7", read=Script(ONES))
    assert code == 0
    for line in ("Treasures taken", "Where they stand", "Sarcophagi", "Keys left", "Sets", "Scarabs", "Total", "Place"):
        assert re.search(rf"^ *{line}( +\d+){{3}}", shown, re.MULTILINE)
    assert re.search(r"^(Red|Blue \(Chance\)|Green \(Chance\)) wins with \d+\.$", shown, re.MULTILINE)
    assert "Seed 7. The game is kept in games/luxor-7.jsonl." in shown
    assert main(["record", "check", "games/luxor-7.jsonl"]) == 0
    assert "finished: 1, unfinished: 0" in capsys.readouterr().out


def test_one_person_against_scribes_by_default() -> None:
    leave("--seed", "1")
    leave("--seed", "1", "--players", "4", "--names", "Ann,Ben")
    assert header("games/luxor-1.jsonl")["names"] == ["Red", "Blue"]
    assert header("games/luxor-1.jsonl")["bots"] == [None, {"name": "scribe"}]
    assert header("games/luxor-1-2.jsonl")["names"] == ["Ann", "Ben", "Green", "Yellow"]
    assert header("games/luxor-1-2.jsonl")["bots"] == [None, *[{"name": "scribe"}] * 3]


def test_a_person_may_be_called_like_a_bot() -> None:
    leave("--seed", "1", "--names", "Ann (random)")
    assert header("games/luxor-1.jsonl")["names"] == ["Ann (random)", "Blue"]
    script = Script(itertools.repeat("1", 2))
    play("--resume", "games/luxor-1.jsonl", read=script)
    assert script.prompts, "Ann is asked, not a bot"


def test_a_record_that_does_not_say_who_was_a_bot_is_resumed_with_those_that_are_named() -> None:
    """Records were written without `bots` once."""
    leave("--seed", "1", "--bots", "random")
    path = Path("games/luxor-1.jsonl")
    path.write_bytes(path.read_bytes().replace(b'"bots":[null,{"name":"random"}],', b""))
    with pytest.raises(BadOption, match="does not say who was a bot: give --bots"):
        play("--resume", str(path), read=Script([]))
    _, shown = play("--resume", str(path), "--bots", "random", read=Script(itertools.repeat("1", 2)))
    assert "Blue (Chance)" in shown


def test_a_new_seed_is_shown_and_recorded() -> None:
    seeds = [re.search(r"Seed (\d+)\.", leave())[1] for _ in range(2)]  # type: ignore[index]  # it is always there
    assert seeds[0] != seeds[1]
    assert header(f"games/luxor-{seeds[0]}.jsonl")["seed"] == int(seeds[0])


def test_bots_alone_play_to_the_end() -> None:
    script = Script([])
    _, shown = play("luxor", "--bots", "random,random", "--seed", "3", read=script)
    assert script.prompts == []
    assert "Total" in shown


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["luxor", "--bots", "clever"], "unknown bot 'clever'"),
        (["luxor", "--bots", "random,random,random"], "3 bots do not fit 2 seats"),
        (["luxor", "--names", "A,B,C"], "3 names do not fit 2 seats"),
        (["luxor", "--names", "A\x07nn"], "printable"),
        (["luxor", "--players", "9"], "players, not 9"),
        (["luxor", "--seed", "-1"], "seed"),
        (["luxxor"], "did you mean 'luxor'"),
        ([], "name the game to play: luxor or tutankhamun; or a file to --resume"),
        (["luxor", "--modules", "mummy,equipmnt"], "did you mean 'equipment'"),
        (["luxor", "--players", "5"], "5 players need the module 'fifth-player'"),
        (["tutankhamun", "--modules", "mummy"], "unknown module of Tutankhamun"),
    ],
)
def test_what_cannot_be_is_refused_before_a_file_is_made(options: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        play(*options, read=Script([]))
    assert not list(Path().rglob("*.jsonl"))


def test_a_file_is_never_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.jsonl").write_text("precious", "utf-8")
    assert main(["play", "luxor", "--save", "mine.jsonl"]) == 2
    assert "mine.jsonl" in capsys.readouterr().err
    assert Path("mine.jsonl").read_text("utf-8") == "precious"


# --- questions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("", "Nothing was typed: type a number from 1 to 2, or ? for help."),
        ("0", "“0” is no choice: type"),
        ("3", "“3” is no choice: type"),
        ("9" * 5000, "“9999"),
        ("-1", "“-1” is no choice: type"),
        ("one [bold]", "“one [bold]” is no choice: type"),
        ("²", "“²” is no choice"),
    ],
)
def test_a_bad_answer_gets_a_sentence_and_the_question_again(answer: str, reply: str) -> None:
    script = Script([answer, answer])
    _, shown = play("luxor", "--seed", "1", read=script)
    assert shown.count(reply) == 2
    assert len(script.prompts) == 3
    assert len(set(script.prompts)) == 1
    assert header("games/luxor-1.jsonl")["seed"] == 1


def test_a_choice_can_be_typed_in_words() -> None:
    _, shown = play("luxor", "--seed", "1", read=Script([]))
    words = re.search(r"^  2 (Play .*)$", shown, re.MULTILINE)
    assert words
    play("luxor", "--seed", "1", read=Script([words[1].strip().upper()]))
    steps = next(record.read("games/luxor-1-2.jsonl")).steps
    assert words[1].strip() == "Play ±1 from the right"
    assert (0, "play +/-1 from the right") in steps


POSITION = """
game = "luxor"
[[seats]]
hand = ["1", "4", "+/-1", "2", "5"]
"""


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("why card 3", "Only the left and the right card can be played. (L-HAND-2)"),
        ("play 4 from the left", "Only the left and the right card can be played. (L-HAND-2)"),
        ("Why drop 1 from the left", "A card that can move somebody must be played: 1 and 5. (LR-21)"),
        ("move 2 from the stairs to space 2", "First: Play the left or the right card (L-TURN-2)"),
        ("why take a key", "Horus tiles have keys: end a walk on one. (L-ACT-5)"),
        ("why play left", "That is possible: choose it."),
        ("why is the sky blue", "“why is the sky blue” is no choice: type"),
        ("why move from bazaar", "“why move from bazaar” is no choice: type"),
    ],
)
def test_what_cannot_be_done_is_answered_with_the_reason_and_its_rule(answer: str, reply: str) -> None:
    Path("p.toml").write_text(POSITION, "utf-8")
    asked = Script([answer])
    _, shown = play("--position", "p.toml", "--bots", "porter", "--language", "en", read=asked)
    assert reply in " ".join(shown.split())
    assert asked.prompts[0] == asked.prompts[1]


def test_the_reason_is_said_in_the_language_of_the_game() -> None:
    _, shown = play(
        "tutankhamun", "--seed", "1", "--bots", "porter", "--language", "nl", read=Script(["why sail to 99"])
    )
    assert "Op 99 ligt geen tegel. (TR-73)" in shown


def test_help_and_the_whole_log() -> None:
    _, shown = play("luxor", "--seed", "1", read=Script(["1", "1", "1", "?", "", "l", ""]))
    assert "this help" in shown
    assert "Anubis statue" in shown
    assert re.search(r"^R You play", shown, re.MULTILINE)
    log = " ".join(shown.rpartition("Anubis statue")[2].split())
    assert re.search(r"R You play .* B Blue plays .* R You play", log)


@pytest.mark.parametrize("answers", [["q"], ["Q "], ["?", "q"], []])
def test_leaving_keeps_the_game_and_says_how_to_go_on(answers: list[str]) -> None:
    _, shown = play("luxor", "--seed", "1", read=Script(answers))
    assert "The game is kept. Go on with: waset play --resume games/luxor-1.jsonl" in shown


def test_ctrl_c_keeps_the_game() -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt(prompt)

    code, shown = play("luxor", "--save", "my game.jsonl", read=interrupted)
    assert code == 0
    assert "waset play --resume 'my game.jsonl'" in shown


# --- hidden hands ---------------------------------------------------------------------------------------------------


def test_a_hand_is_hidden_until_its_owner_asks_for_it() -> None:
    script = Script(itertools.chain(itertools.repeat("1", 60), ["q"]))

    _, shown = play("luxor", "--bots", "none", "--names", "Ann,Ben", "--seed", "2", read=script)
    handed = [prompt for prompt in script.prompts if "Nobody else should look" in prompt]
    assert len(handed) >= 10
    assert [prompt.split()[0] for prompt in handed] == list(
        itertools.islice(itertools.cycle(["Ann", "Ben"]), len(handed))
    )
    screens = shown.split("\n" * 40)
    assert len(screens) == len(handed) + 1
    for screen in screens[1:]:
        between = screen.split("LUXOR")[0]
        assert "Your hand" not in between
        assert not re.search(r"draws (?!a card)|scarab worth", " ".join(between.split()))


def test_the_log_of_a_seat_never_names_what_another_one_draws() -> None:
    _, shown = play("luxor", "--players", "3", "--seed", "4", read=Script(ONES))
    told = " ".join(shown.split())
    assert re.search(r"[Yy]ou draw (?!a card)|, draw (?!a card)| and draw (?!a card)", told)
    assert re.search(r"Blue draws a card", told)
    assert not re.search(r"(Blue|Green) draws (?!a card)", told)
    assert not re.search(r"(Blue|Green) takes a scarab worth", told)


def test_out_of_turn_the_asked_hand_is_shown_to_nobody_else() -> None:
    """M4-REARRANGE in another's turn: the screen is handed over, shows the asked hand, and is handed on."""
    place = '"stairs", "statue 1", "statue 2", "statue 3"'
    Path("wake.toml").write_text(
        'game = "luxor"\nplayers = 3\nmodules = ["characters"]\nnames = ["Ann", "Ben", "Cleo"]\nturn = 1\n'
        '[[seats]]\ncharacter = "rearrange"\nhand = ["1", "2", "3", "4", "5"]\n'
        f'[[seats]]\ncharacter = "reroll"\nat = [9, {place}]\nhand = ["2", "4", "4", "1", "5"]\n'
        '[[seats]]\ncharacter = "forward"\n',
        "utf-8",
    )
    script = Script(["", "1", "move 2 from space 9 to space 11", "", "leave the hand as it is"])
    _, shown = play("--position", "wake.toml", "--bots", "none", "--seed", "5", read=script)
    assert ["Ben is next" in script.prompts[0], "Ann is next" in script.prompts[3]] == [True, True]
    assert script.prompts[4].startswith("Ann: Move a card of yours? 1-21")
    before, asked = shown.split("\n" * 40)[1:3]  # one screen for each hand
    between, screen = asked.split("LUXOR", 1)
    assert "Your hand" not in between
    assert re.search(r"B Ben plays 2  R a question for you", screen.splitlines()[0])
    assert "◀[2]   4   4   1   [5]▶" in before
    assert "◀[1]   2   3   4   [5]▶" in screen
    assert re.search(r"B Ben plays 2, .* wakes the sleeper at the first Anubis\. Your hand", " ".join(screen.split()))


# --- languages ------------------------------------------------------------------------------------------------------


def test_a_game_is_played_in_the_language_that_is_asked_for() -> None:
    script = Script(["1", "1", "?", "", "x"])
    _, shown = play("luxor", "--seed", "1", "--language", "nl", read=script)
    assert script.prompts[0] == "Rood: Speel de linker- of de rechterkaart 1-2: "
    assert re.search(r"^  1 Speel .+ van links$", shown, re.MULTILINE)
    assert re.search(r"^R Je speelt ", shown, re.MULTILINE)
    assert "Blauw (Schrijver)" in shown
    assert header("games/luxor-1.jsonl")["names"] == ["Red", "Blue"], "records are in no language"
    assert "deze hulp" in shown
    assert "‘x’ is geen keuze: typ een nummer van 1 tot 2, of ? voor hulp." in shown


def test_a_game_is_played_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    script = Script([])
    play("luxor", "--seed", "1", read=script)
    assert script.prompts[0] == "Rot: Linke oder rechte Karte ausspielen 1-2: "
