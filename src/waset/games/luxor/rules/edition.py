"""Which edition a game is played with, and what is inconsistent in one."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from waset.core import edition as core_edition
from waset.core.errors import BadEdition
from waset.core.finding import Finding, FindingKinds, refusal, unknown_word
from waset.core.tables import EditionTools
from waset.games.luxor.rules import findings, pieces
from waset.games.luxor.rules.findings import error, warning
from waset.games.luxor.rules.modules import IN_ORDER, in_play
from waset.games.luxor.rules.tables import ABOUT, MODULE_OF, REBUILT_EDITION, Edition, hand_of

FOUR: Final = pieces.PLAYERS - 1
"""Whoever has no fifth player needs an edition for four."""


def choose(wanted: Any, players: int, modules: tuple[str, ...]) -> Edition:
    """The edition that was asked for: the word 'rebuilt', a file, a document or an Edition.

    Refuses one that does not have enough of something for this number of players and these modules.
    """
    found: Edition = core_edition.choose(wanted, REBUILT_EDITION, "luxor", check)
    lacks = lacking(found, players, modules)
    if lacks:
        raise refusal(lacks, f"the edition {found.name!r} cannot be played like this: ")
    return found


def lacking(edition: Edition, players: int, modules: tuple[str, ...]) -> list[Finding]:
    """What an edition has too few of for these players and modules, though it has enough for others."""
    playing = in_play(modules)
    lacks = [] if any(module.deals_hands for module in playing) else _few_cards(edition, players, "few cards")
    return lacks + [lack for module in playing for lack in module.lacking(edition)]


def _few_cards(edition: Edition, players: int, kind: str) -> list[Finding]:
    """An error if there are too few basic cards for so many hands."""
    needed = players * hand_of(edition) + 1
    there = total(edition.basic_cards)
    if there >= needed:
        return []
    return [error("basic_cards", kind, players=players, needed=needed, there=there)]


def total(rows: Any) -> int:
    """How many there are in a table."""
    return sum(row.copies for row in rows)


def check(edition: Edition) -> list[Finding]:
    """All that is inconsistent in an edition (L-DATA-7)."""
    found = [*_temple(edition), *_cards(edition), *_tiles(edition), *_rest(edition)]
    for module in IN_ORDER:
        found += module.findings(edition)
    return found


def _known(table: str, word: str, words: tuple[str, ...]) -> list[Finding]:
    return [] if word in words else [unknown_word(table, "word", word, list(words))]


def _temple(edition: Edition) -> Iterator[Finding]:
    if sorted(row.space for row in edition.spaces) != list(range(1, pieces.TOMB)):
        yield error("spaces", "spaces", last=pieces.TOMB - 1)
    for row in edition.spaces:
        yield from _known("spaces", row.kind, KINDS_OF_SPACES)
        yield from _known("spaces", row.icon, pieces.ICONS)
        if row.icon != "none" and row.kind != "treasure":
            yield error("spaces", "icon without treasure", space=row.space)
    if tuple(_spaces(edition, kind) for kind in KINDS_OF_SPACES[1:]) != (4, 2, 2, 2):
        yield warning("spaces", "other temple")
    after = [statue.after for statue in edition.statues]
    if len(after) != pieces.STATUES or sorted(set(after)) != after or not 1 <= after[0] <= after[-1] < pieces.TOMB - 1:
        yield error("statues", "statues")
    covered = [place for row in edition.walls for place in range(row.first, row.last + 1)]
    if sorted(covered) != list(range(1, pieces.PLACES)):
        yield error("walls", "walls")
        return
    for near, far in pairwise(sorted(edition.walls)):
        if far.points < near.points:
            yield warning("walls", "wall falls", near=near.points, far=far.points, space=far.first)


KINDS_OF_SPACES: Final = ("treasure", "osiris", "horus 1", "horus 2", "horus 3")


def _spaces(edition: Edition, kind: str) -> int:
    """How many spaces of a kind there are."""
    return sum(row.kind == kind for row in edition.spaces)


def _cards(edition: Edition) -> Iterator[Finding]:
    faces: list[tuple[str, str, tuple[int, ...]]]
    faces = [("basic_cards", row.card, pieces.BASIC_KINDS) for row in edition.basic_cards]
    faces += [("horus_cards", horus_row.card, pieces.HORUS_KINDS) for horus_row in edition.horus_cards]
    faces += [("extra_horus_cards", horus_row.card, pieces.HORUS_KINDS) for horus_row in edition.extra_horus_cards]
    faces += [(each.table, each.card, each.kinds) for module in IN_ORDER for each in module.faces(edition)]
    for table, card, fitting in faces:
        yield from _face(table, card, fitting)
    if len(edition.hand) != 1:
        yield error("hand", "hand rows", there=len(edition.hand))
    elif not pieces.LEAST_HAND <= hand_of(edition) <= pieces.HAND:
        yield error("hand", "hand size", least=pieces.LEAST_HAND, most=pieces.HAND, cards=hand_of(edition))
    few = _few_cards(edition, FOUR, "few cards")
    yield from few
    if not few:
        yield from (lack._replace(is_error=False) for lack in _few_cards(edition, pieces.PLAYERS, "few cards for all"))
    for horus_row in (*edition.horus_cards, *edition.extra_horus_cards):
        if not 1 <= horus_row.level <= pieces.LEVELS:
            yield error("horus_cards", "level", card=horus_row.card, level=horus_row.level, most=pieces.LEVELS)
    for level in range(1, pieces.LEVELS + 1):
        there = sum(row.copies for row in edition.horus_cards if row.level == level)
        if not there and _spaces(edition, f"horus {level}"):
            yield error("horus_cards", "no card of level", level=level)


def _face(table: str, card: str, fitting: tuple[int, ...]) -> Iterator[Finding]:
    """What is wrong with what is printed on a card."""
    try:
        kind, number = pieces.face(card)
    except BadEdition as problem:
        yield from (each._replace(table=table, text=f"{table}: {each.text}") for each in problem.findings)
        return
    if kind not in fitting:
        yield error(table, "other cards", card=card)
    elif number == 0 and kind == pieces.STEP and table == "basic_cards":
        yield error(table, "moves nobody", card=card)
    elif kind == pieces.PLUS and number > MOST_ADDED:
        yield error(table, "adds more", card=card, most=MOST_ADDED)
    elif kind in (pieces.STEP, pieces.PLUS_MINUS) and number > pieces.MOST_NUMBER:
        yield error(table, "moves more", card=card, most=pieces.MOST_NUMBER)


MOST_ADDED: Final = 3
"""The highest number of an N+ card."""


def _tiles(edition: Edition) -> Iterator[Finding]:
    for treasure in edition.treasures:
        yield from _known("treasures", treasure.type, pieces.TYPES)
        if not 1 <= treasure.needs <= pieces.ADVENTURERS:
            yield error("treasures", "adventurers", most=pieces.ADVENTURERS, needs=treasure.needs)
    there, needed = total(edition.treasures), _spaces(edition, "treasure")
    if there < needed:
        yield error("treasures", "few treasures", needed=needed, there=there)
    elif there > needed:
        yield warning("treasures", "many treasures", more=there - needed)
    for temple in edition.temple_tiles:
        yield from _known("temple_tiles", temple.stack, pieces.ICONS[1:])
        yield from _known("temple_tiles", temple.tile, pieces.TEMPLE_TILES)
    for icon in pieces.ICONS[1:]:
        tiles = sum(row.copies for row in edition.temple_tiles if row.stack == icon)
        marked = sum(row.icon == icon for row in edition.spaces)
        if tiles < marked:
            yield warning("temple_tiles", "few temple tiles", marked=marked, icon=icon, there=tiles)
    there, needed = total(edition.osiris_tiles), _spaces(edition, "osiris")
    if there < needed:
        yield error("osiris_tiles", "few Osiris tiles", needed=needed, there=there)
    if any(not 1 <= row.steps <= pieces.MOST_STEPS for row in edition.osiris_tiles):
        yield error("osiris_tiles", "Osiris steps", most=pieces.MOST_STEPS)


SUPPLIES: Final = ("artifact points", "keys", "rounds", "talismans", "wild treasures")
MOST_ROWS: Final = (("basic_cards", 40), ("treasures", 40), ("osiris_tiles", 14), ("scarabs", 10), ("sets", 40))
MOST_CARDS: Final = 60


def _rest(edition: Edition) -> Iterator[Finding]:
    if sorted(row.what for row in edition.supplies) != list(SUPPLIES):
        yield error("supplies", "supplies", needed=list(SUPPLIES))
    if any(row.what == "rounds" and row.copies == 0 for row in edition.supplies):
        yield error("supplies", "no round")
    if [row.sets for row in edition.sets] != list(range(1, len(edition.sets) + 1)):
        yield error("sets", "sets")
    for name, most in MOST_ROWS:
        there = len(getattr(edition, name))
        if not 1 <= there <= most:
            yield error(name, "rows", most=most, there=there)
    distinct = {(row.card, 0) for row in (*edition.basic_cards, *edition.equipment)}
    distinct |= {(row.card, row.level) for row in (*edition.horus_cards, *edition.extra_horus_cards)}
    if len(distinct) > MOST_CARDS:
        yield error("", "kinds of cards", most=MOST_CARDS, there=len(distinct))
    worth = [row.points for row in edition.sarcophagi]
    if len(worth) > pieces.ADVENTURERS or sorted(set(worth), reverse=True) != worth or 0 in worth:
        yield error("sarcophagi", "sarcophagi", most=pieces.ADVENTURERS)


def _kinds() -> FindingKinds:
    """All kinds of findings, with those of the modules."""
    kinds = dict(findings.KINDS)
    for module in IN_ORDER:
        kinds.update(module.finding_kinds)
    return kinds


TOOLS: Final = EditionTools(REBUILT_EDITION, ABOUT, check, MODULE_OF, _kinds())
