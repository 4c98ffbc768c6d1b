"""Each language says all that the games can mean, with the arguments that there are, and nothing else.

What there is to say is taken from the games: their kinds of events and meanings, decisions, boards and score sheets.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import waset
from tests.contract import test_events
from tests.contract.test_means import kinds
from tests.contract.test_why_not import declared
from tests.words import findings
from tests.words.ftl import FOLDERS, GAMES, PAGE_PARTS, SOURCE, WEB, messages, needed, together, variants
from tests.words.played import NAMES, RECORDS, played
from waset import bots, games, lessons
from waset.core import edition
from waset.core.game import AnyGame
from waset.core.wish import COMMON, PLAIN
from waset.games.luxor.rules import agenda as luxor_agenda
from waset.games.tutankhamun.rules import agenda as tutankhamun_agenda
from waset.words import LANGUAGES, Speaker
from waset.words.catalogue import FUNCTIONS
from waset.words.said import Said, Told, slug

GRAMMAR = {"who", "name", "order", "at", "first", "article"}
"""What a language may need or not: whom it speaks of, the order of words, where a part of a sentence stands."""
DECISIONS = {
    "luxor": [name for number, name in luxor_agenda.NAMES.items() if number < luxor_agenda.FIRST_CHANCE],
    "tutankhamun": [
        name for number, name in tutankhamun_agenda.NAMES.items() if number < tutankhamun_agenda.FIRST_CHANCE
    ],
}
CHANCES = {
    "luxor": {
        "begins", "lay", "deal", "draw", "roll", "turn up Horus card", "reveal", "draw scarab",
        "turn up mummy tile", "become",
    },
    "tutankhamun": {"begins", "lay"},
}  # fmt: skip
FAMILIES = ("bot-name-", "bot-program", "colour-", "error-", "motive-")
"""Messages found by a bot's animal, for a program, by a seat's colour, or by the code of an error (`test_page`)."""


def every(name: str) -> AnyGame:
    """A game with everything in it."""
    if name == "luxor":
        return waset.make(name, players=5, modules=[each.name for each in games.facts(name).modules])
    return waset.make(name, players=3)


# --- one catalogue against the others --------------------------------------------------------------------------------


@pytest.mark.parametrize("where", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_arguments_and_variants(where: str, language: str) -> None:
    english, other = messages(where, "en"), messages(where, language)
    assert list(other) == list(english)
    for name in english:
        ours, theirs = (needed(name, together_or(where, each)) for each in ("en", language))
        assert ours - GRAMMAR == theirs - GRAMMAR, name
        for arg in ours - GRAMMAR:
            known = [set(variants(name, arg, together_or(where, each))) - PLURALS for each in ("en", language)]
            assert known[0] == known[1], f"{name}: {arg}"


PLURALS = {"one", "other", "1", "2"}
"""Languages count in their own ways."""


def together_or(where: str, language: str) -> dict[str, Any]:
    """The messages that a message of a catalogue may refer to."""
    return messages("shared", language) if where == "shared" else together(where, language)


@pytest.mark.parametrize("where", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_use_what_both_speakers_have_and_refer_to_what_is_there(where: str, language: str) -> None:
    known = together_or(where, language)
    for name, pattern in messages(where, language).items():
        assert pattern.functions <= {"NUMBER", *FUNCTIONS}, name
        assert pattern.refers <= set(known), name


def test_french_has_its_spaces_and_the_others_none() -> None:
    for where in FOLDERS:
        for language in LANGUAGES:
            for name, pattern in messages(where, language).items():
                for text in pattern.texts if not name.startswith("terminal-") else ():  # there ? is a key
                    wrong = r"(?<=\S)(?<!\u202f)[?!;]|(?<=[^\s\u00a0\d]):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»| [?!;:]"
                    found = re.search(wrong if language == "fr" else r"\s[?!;:](\s|$)|[\u202f]", text)
                    assert found is None, f"{language} {name}: {text!r}"


# --- the catalogues against the games --------------------------------------------------------------------------------


def wanted(name: str) -> set[str]:
    """The ids of all messages that follow from what a game is."""
    game = every(name)
    found = {"game", "game.about"}
    for kind in game.event_kinds:
        is_clause = f"clause-{slug(kind)}" in messages(name, "en")
        found.add(f"{'clause' if is_clause else 'sentence'}-{slug(kind)}")
    for kind in kinds(name):
        if kind in CHANCES[name]:
            found.add(f"chance-{slug(kind)}")
        else:
            found |= {f"choose-{slug(kind)}", f"choose-{slug(kind)}.do"}
    for decision in DECISIONS[name]:
        found |= {f"ask-{slug(decision)}", f"ask-{slug(decision)}.about"}
    found |= {f"why-not-{slug(kind)}" for kind in declared(name)[0] if kind not in COMMON}
    for module in game.meta.modules:
        found |= {f"module-{module.name}", f"module-{module.name}.about"}
    for option in game.meta.options:
        found |= {f"option-{option.name}", f"option-{option.name}.about"}
        if not {"0", "random"} & set(option.choices):
            found.add(f"option-{option.name}.choice")
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_event_meaning_and_question_has_its_message(name: str, language: str) -> None:
    assert wanted(name) - set(messages(name, language)) == set()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_on_the_table_has_its_word(name: str, language: str) -> None:
    """A variant of its own: nothing is called by the word of the default."""
    known = together(name, language)
    board = every(name).board()
    things: dict[tuple[str, str], Iterable[str]]
    if name == "luxor":
        tiles = {slug(each["type"] if each["kind"] == "treasure" else each["kind"]) for each in board["tiles"]}
        cards = {slug(each["kind"]) for each in board["cards"]}
        characters = [slug(each) for each in board["modules"]["characters"]["characters"]]
        bought = [slug(each["name"]) for each in board["modules"]["mummy"]["tiles"]]
        things = {(form, "tile"): tiles for form in ("tile", "tile-the", "tile-a", "tile-to", "help-tile")}
        things |= {(form, "card"): cards for form in ("card", "card-bare", "card-caption", "help-card")}
        things |= {(form, "character"): characters for form in ("character", "character-the", "help-character")}
        things |= {(form, "mummy_tile"): bought for form in ("mummy-tile", "help-mummy-tile")}
        things[("item", "what")] = [slug(each) for each in board["modules"]["mummy"]["free_choice"]]
        things[("things", "thing")] = [each["icon"] for each in board["temple"]]
    else:
        idols = [slug(each["name"]) for each in board["idols"]]
        tiles = {slug(each["name"]) for each in board["sets"]} | {slug(board["rings"]["name"]), *idols}
        things = {(form, "tile"): tiles for form in ("tile", "tile-the", "tile-a", "tile-to")}
        things |= {
            ("lower-tile-the", "lower_tile"): tiles,
            ("higher-tile-the", "higher_tile"): tiles,
            ("power", "tile"): idols,
        }
    for (message, arg), keys in things.items():
        assert set(keys) - variants(message, arg, known) == set(), message


def answers(name: str, kind: str) -> set[str]:
    """The questions that recorded games answer with yes or no."""
    return {
        slug(each["what"])
        for record in RECORDS
        if record.startswith(name)
        for decision in played(record).decisions
        for each in decision.means
        if each["kind"] == kind
    }


@pytest.mark.parametrize("kind", ["decline", "accept"])
def test_each_yes_and_no_of_luxor_has_its_words(kind: str) -> None:
    for language in LANGUAGES:
        known = together("luxor", language)
        for message in (f"choose-{kind}", f"choose-{kind}.do"):
            assert answers("luxor", kind) - variants(message, "what", known) == set()


@pytest.mark.parametrize("name", GAMES)
def test_messages_of_events_use_only_arguments_that_there_are(name: str) -> None:
    """What the message of each kind of event needs is what the speaker has for it, in random games that meet all."""
    met: dict[str, set[str]] = {}
    wanted_kinds = set(every(name).event_kinds)
    for seed in range(20):
        for game in test_events.games():
            if game.meta.name == name and set(met) != wanted_kinds:
                speaker = Speaker(game, NAMES[: game.players], 0, "en")
                for event in test_events.played(game, seed):
                    told = Told(event.kind, event.seat, game.told(event, 0))
                    met.setdefault(event.kind, set()).update(speaker.words.figured(told, speaker))
    for kind in wanted_kinds:
        for language in LANGUAGES:
            known = together(name, language)
            message = f"clause-{slug(kind)}" if f"clause-{slug(kind)}" in known else f"sentence-{slug(kind)}"
            assert needed(message, known) - met[kind] - GRAMMAR == set(), (kind, language)


@pytest.mark.parametrize("name", GAMES)
def test_score_lines_and_endings_have_their_words(name: str) -> None:
    game = every(name)
    state = game.start(seed=1)
    for language in LANGUAGES:
        speaker = Speaker(game, NAMES[: game.players], None, language)
        lines = [speaker.score_line(line) for line in game.scores(state)[0].lines]
        assert len(set(lines)) == len(lines)
        assert all(line[0].isupper() for line in lines)
        for record in RECORDS:
            if record.startswith(name):
                found = played(record)
                assert speaker.ending(found.game.ending(found.state), 0).endswith(".")


def test_every_bot_has_a_rank_and_no_character_shares_a_word_with_one() -> None:
    for language in LANGUAGES:
        known = messages("shared", language)
        for name in GAMES:
            for bot in bots.names(name):
                assert {f"bot-{bot}", f"bot-{bot}.strength"} <= set(known)
        speaker = Speaker(every("luxor"), NAMES[:5], None, language)
        ranks = {speaker.phrase(f"bot-{bot}").lower() for bot in bots.names("luxor")}
        board = every("luxor").board()
        people = {
            speaker.phrase("character", character=slug(each)).lower()
            for each in board["modules"]["characters"]["characters"]
        }
        assert len(people) == 8
        assert ranks & people == set()


# --- nothing is left over --------------------------------------------------------------------------------------------


def sources() -> str:
    """All code that may say a message."""
    paths = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in paths)


def said_in(text: str, name: str) -> bool:
    """Whether code names a message."""
    return re.search(rf"[\"'`]{re.escape(name)}(\.\w+)?[\"'`]", text) is not None


def figures(name: str) -> set[str]:
    """The messages about the tables of a game's edition, their rows and fields, and the groups of the page."""
    shape = (WEB / "lib" / "games" / name / "edition.ts").read_text("utf-8")
    used = {f"edition-group-{each}" for each in re.findall(r"id: '(\w+)'", shape)}
    for table, rows in edition.tables(games.edition_tools(name).base).items():
        used |= {f"edition-table-{slug(table)}", f"edition-row-{slug(table)}"}
        used |= {f"edition-field-{field}" for field in rows[0]}
        used |= {f"edition-{field}" for field, value in rows[0].items() if isinstance(value, str)}
    return used


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_an_edition_has_a_name(name: str, language: str) -> None:
    known = set(together(f"{name} rules", language))
    needed_names = {each for each in figures(name) if re.match(r"edition-(group|table|row|field)-", each)}
    assert needed_names <= known
    for table, rows in edition.tables(games.edition_tools(name).base).items():
        for field in ("kind", "icon", "stack", "tile", "what", "item"):
            values = {slug(row[field]) for row in rows if field in row}
            offered = (
                set(variants(f"edition-{field}", "value", together(f"{name} rules", language))) if values else set()
            )
            assert values <= offered, table


@pytest.mark.parametrize("where", FOLDERS)
def test_no_message_is_unused(where: str) -> None:
    text = sources()
    known = messages(where, "en")
    used = {other for each in FOLDERS for pattern in messages(each, "en").values() for other in pattern.refers}
    ranks = {f"bot-{bot}" for name in GAMES for bot in bots.names(name)}
    used |= wanted(where) if where in GAMES else ranks | {f"{rank}-about" for rank in ranks}
    used |= {f"ending-{slug(ending)}" for ending in ("tomb", "no move", "safety stop", "zero", "nile empty")}
    used |= {
        f"{name}-{step.name}"
        for game in GAMES
        for name in lessons.names(game)
        for step in lessons.lesson(game, name).steps
    }
    used |= {f"finding-{slug(kind)}" for game in GAMES for kind in findings.kinds(game)}
    used |= {"ask-card-stuck", *(f"why-not-{slug(kind)}" for kind in PLAIN)}
    used |= {name for name in known if name.startswith("score-") and where in GAMES}
    used |= figures(where.removesuffix(" rules")) if where.endswith(" rules") else set()
    left = {name for name in known if "." not in name and name not in used and not said_in(text, name)}
    left = {name for name in left if not name.startswith(FAMILIES)}
    assert left == set()


def said_where(path: Path) -> str:
    """Whose words a file of the page speaks: a game's own, or those that the page adds to what all games share."""
    return next((name for name in GAMES if f"games/{name}/" in path.as_posix()), "page")


SAYS = r"(?:(?<![\w.])(?:say|tip)|\.(?:phrase|label))\(\s*'([^'$]+)'"
"""How code of the page names a message."""


def test_what_the_page_says_is_there() -> None:
    """An id that is written out where the page speaks is a message of a catalogue that is open there."""
    asked = {
        (found, said_where(path), path.name)
        for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
        if ".test." not in path.name
        for found in re.findall(SAYS, path.read_text("utf-8"))
    }
    page = set(together("page", "en")).union(*(messages(part, "en") for part in PAGE_PARTS))
    known = {
        where: page | set(together(where if where == "page" else f"{where} rules", "en")) for where in ("page", *GAMES)
    }
    assert {each for each in asked if each[0] not in known[each[1]]} == set()
    assert {where for _, where, _ in asked} == set(known)


def test_what_is_said_of_a_kind_that_nobody_knows_is_an_error() -> None:
    game = every("luxor")
    speaker = Speaker(game, NAMES[:5], None, "nl")
    with pytest.raises(ValueError, match="there is no message 'sentence-flew' in Nederlands"):
        speaker._joined([Said("flew", 0, {})])
