"""Whole games are told in each language: every turn, every question, every choice, and short enough for a phone."""

import pytest

import waset
from tests.words.ftl import messages
from tests.words.played import NAMES, RECORDS, played
from waset.core.event import ALL
from waset.core.game import AnyGame
from waset.words import LANGUAGES, Speaker, plain

QUESTION, ABOUT, BUTTON, LINE = 84, 124, 24, 180
"""Two lines of 42 characters, two of 62, one button, four lines of the log (at 390 pixels)."""
EVERYTHING = [
    name
    for name in RECORDS
    if name.startswith(("luxor-all-modules", "luxor-module-", "tutankhamun-", "luxor-temple-action", "luxor-no-legal"))
]


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_is_told_whole(name: str) -> None:
    found = played(name)
    for language in LANGUAGES:
        for reader in (0, None, ALL):
            speaker = Speaker(found.game, NAMES[: found.game.players], reader, language)
            lines = [plain(line) for turn in found.turns for line in speaker.lines(turn)]
            assert len(lines) >= len(found.turns) // 2
            for line in lines:
                assert len(line) <= LINE, line
                assert line.endswith("."), line
                assert line[0].isupper() or line[0].isdigit(), line
                assert not [wrong for wrong in ("  ", " ,", "{", "unseen") if wrong in line], line


@pytest.mark.parametrize("name", EVERYTHING)
def test_each_question_and_choice_is_said_and_no_two_choices_alike(name: str) -> None:
    found = played(name)
    for language in LANGUAGES:
        for seat, view, means in found.decisions[::3]:
            speaker = Speaker(found.game, NAMES[: found.game.players], seat, language)
            asks, about = speaker.question(view, means)
            assert len(asks) <= QUESTION
            assert len(about) <= ABOUT, about
            assert about.endswith(".")
            assert asks[0].isupper() or asks[0].isdigit()
            choices = [speaker.choice(each, view) for each in means]
            assert len(set(choices)) == len(choices), choices
            for each in means[:12]:
                assert len(speaker.asks(each, view)) <= QUESTION
                assert 0 < len(speaker.button(each, view)) <= BUTTON


@pytest.mark.parametrize("name", ["luxor-all-modules-with-five-players", "tutankhamun-Isis"])
def test_what_chance_may_do_is_said(name: str) -> None:
    found = played(name)
    for language in LANGUAGES:
        speaker = Speaker(found.game, NAMES[: found.game.players], None, language)
        for means, view in found.outcomes[::7]:
            assert speaker.outcome(means, view)


def test_each_event_can_be_said_by_itself() -> None:
    found = played("luxor-all-modules-with-five-players")
    for language in LANGUAGES:
        speaker = Speaker(found.game, NAMES[:5], 1, language)
        for turn in found.turns[:12]:
            for event in turn:
                assert plain(speaker.event(event)).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_places(language: str) -> None:
    """Names of mummy tiles on the tile, captions on a card in two lines, buttons in one."""
    luxor = messages("luxor", language)
    assert max(map(len, luxor["mummy-tile"].texts)) <= 24
    assert max(map(len, luxor["card-caption"].texts)) <= 28
    for where in ("luxor", "tutankhamun", "shared"):
        for name, pattern in messages(where, language).items():
            if name.endswith(".do"):
                assert max(map(len, pattern.texts)) <= 18, name


def test_a_question_says_what_its_answers_are_worth_now() -> None:
    """Figures of the moment, not only the rule: a set that a wild treasure would complete, points, keys, talismans."""
    game: AnyGame = waset.make("luxor", players=2, modules=["mummy"])
    speaker = Speaker(game, NAMES[:2], 0, "en")
    view = {**game.view(game.start(1), 0), "to_move": 0}
    own = {**view["seats"][0], "keys": 0, "wild": 0, "talismans": 3}

    def about(decision: str, *means: dict[str, str], **held: object) -> str:
        seen = {**view, "decision": decision, "seats": [{**own, **held}, view["seats"][1]]}
        return speaker.question(seen, list(means)).about

    two = {"treasures": {"vase": 1, "statue": 1, "jewelry": 0}, "sets": 0}
    assert about("wild or scarab", **two) == (
        "A wild treasure completes a set now: 3 more. A scarab is worth 1 to 4 at the end."
    )
    assert about("wild or scarab").startswith("A wild treasure completes no set yet. ")
    second = {"treasures": {"vase": 2, "statue": 2, "jewelry": 1}, "sets": 1}
    assert "a set now: 4 more" in about("wild or scarab", **second)
    card = {"kind": "take Horus card", "card": "1-6 (level 3)"}
    key = {"kind": "take", "what": "key"}
    assert about("horus tile", key, card) == (
        "A key opens the tomb and is worth 1 point; you have none. The card: 1–6, your choice."
    )
    assert about("horus tile", key, card, card, keys=2).endswith("you have 2. Or the top card of any stack.")
    assert about("claim", {"kind": "claim", "tile": "vase 2/3"}).startswith("3 points now, ")
    assert about("mummy tile") == "You have 3 talismans. One tile a turn."
