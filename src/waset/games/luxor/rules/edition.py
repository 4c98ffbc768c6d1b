"""Which edition a game is played with, and what is inconsistent in one."""

from itertools import pairwise
from typing import Any, Final

from waset.core import edition as core_edition
from waset.core.edition import Finding
from waset.core.errors import BadEdition, unknown
from waset.core.tables import EditionTools
from waset.games.luxor.rules import pieces
from waset.games.luxor.rules.modules import IN_ORDER, in_play
from waset.games.luxor.rules.tables import ABOUT, MODULE_OF, REBUILT_EDITION, Edition


def choose(wanted: Any, players: int, modules: tuple[str, ...]) -> Edition:
    """The edition that was asked for: the word 'rebuilt', a file, a document or an Edition.

    Refuses one that does not have enough of something for this number of players and these modules.
    """
    found: Edition = core_edition.choose(wanted, REBUILT_EDITION, "luxor", check)
    lacks = lacking(found, players, modules)
    if lacks:
        raise BadEdition(f"the edition {found.name!r} cannot be played like this: " + "; ".join(lacks))
    return found


def lacking(edition: Edition, players: int, modules: tuple[str, ...]) -> list[str]:
    """What an edition has too few of for these players and modules, though it has enough for others."""
    lacks = []
    playing = in_play(modules)
    cards = sum(row.copies for row in edition.basic_cards)
    basic_hands = not any(module.deals_hands for module in playing)
    if players == pieces.PLAYERS and cards <= pieces.PLAYERS * pieces.HAND and basic_hands:
        least = pieces.PLAYERS * pieces.HAND + 1
        lacks.append(f"basic_cards: five hands and a draw need {least} cards or more, there are {cards}")
    return lacks + [lack for module in playing for lack in module.lacking(edition)]


def check(edition: Edition) -> list[Finding]:
    """All that is inconsistent in an edition (L-DATA-7)."""
    findings: list[Finding] = []

    def error(text: str) -> None:
        findings.append(Finding(True, text))

    def warning(text: str) -> None:
        findings.append(Finding(False, text))

    def known(table: str, word: str, words: tuple[str, ...]) -> None:
        if word not in words:
            error(f"{table}: {unknown('word', word, words)}")

    def total(rows: Any) -> int:
        return sum(row.copies for row in rows)

    # the temple
    if sorted(row.space for row in edition.spaces) != list(range(1, pieces.TOMB)):
        error(f"spaces: each of the spaces 1 to {pieces.TOMB - 1} must be listed once")
    kinds = ("treasure", "osiris", "horus 1", "horus 2", "horus 3")
    for row in edition.spaces:
        known("spaces", row.kind, kinds)
        known("spaces", row.icon, pieces.ICONS)
        if row.icon != "none" and row.kind != "treasure":
            error(f"spaces: space {row.space} has a temple icon, but no treasure lies there")
    spaces = {kind: sum(row.kind == kind for row in edition.spaces) for kind in kinds}
    if (spaces["osiris"], spaces["horus 1"], spaces["horus 2"], spaces["horus 3"]) != (4, 2, 2, 2):
        warning("spaces: the printed temple has 4 Osiris spaces and 2 Horus spaces of each level")
    after = [statue.after for statue in edition.statues]
    if len(after) != pieces.STATUES or sorted(set(after)) != after or not 1 <= after[0] <= after[-1] < pieces.TOMB - 1:
        error("statues: three are needed, in order, each after a space from 1 to 39")
    covered = [place for row in edition.walls for place in range(row.first, row.last + 1)]
    if sorted(covered) != list(range(1, pieces.PLACES)):
        error("walls: each space from 1 to 41 (the tomb) needs one value")
    else:
        walls = sorted(edition.walls)
        for near, far in pairwise(walls):
            if far.points < near.points:
                warning(
                    f"walls: the value falls from {near.points} to {far.points} at space {far.first}, towards the tomb"
                )

    # the cards
    faces: list[tuple[str, str, tuple[int, ...]]]
    faces = [("basic_cards", row.card, pieces.BASIC_KINDS) for row in edition.basic_cards]
    faces += [("horus_cards", horus_row.card, pieces.HORUS_KINDS) for horus_row in edition.horus_cards]
    faces += [("extra_horus_cards", horus_row.card, pieces.HORUS_KINDS) for horus_row in edition.extra_horus_cards]
    faces += [(each.table, each.card, each.kinds) for module in IN_ORDER for each in module.faces(edition)]
    for table, card, fitting in faces:
        try:
            kind, number = pieces.face(card)
        except BadEdition as problem:
            error(f"{table}: {problem}")
            continue
        if kind not in fitting:
            error(f"{table}: {card!r} belongs to another kind of cards")
        elif number == 0 and kind == pieces.STEP and table == "basic_cards":
            error(f"{table}: {card!r} moves nobody")
        elif kind == pieces.PLUS and number > 3:
            error(f"{table}: {card!r} adds more than 3")
        elif kind in (pieces.STEP, pieces.PLUS_MINUS) and number > pieces.MOST_NUMBER:
            error(f"{table}: {card!r} moves more than {pieces.MOST_NUMBER}")
    if total(edition.basic_cards) < 21:
        error(f"basic_cards: four hands and a draw need 21 cards or more, there are {total(edition.basic_cards)}")
    else:
        for lack in lacking(edition, pieces.PLAYERS, ()):
            warning(f"{lack}: it cannot be played by five players without equipment")
    for horus_row in (*edition.horus_cards, *edition.extra_horus_cards):
        if not 1 <= horus_row.level <= pieces.LEVELS:
            error(f"horus_cards: {horus_row.card!r} has level {horus_row.level}; there are levels 1 to 3")
    for level in range(1, pieces.LEVELS + 1):
        cards = sum(row.copies for row in edition.horus_cards if row.level == level)
        if not cards and spaces[f"horus {level}"]:
            error(f"horus_cards: there is a Horus space of level {level}, but no card of that level")

    # the tiles
    for treasure in edition.treasures:
        known("treasures", treasure.type, pieces.TYPES)
        if not 1 <= treasure.needs <= pieces.ADVENTURERS:
            error(f"treasures: a treasure needs 1 to 5 adventurers, not {treasure.needs}")
    treasures = total(edition.treasures)
    if treasures < spaces["treasure"]:
        error(f"treasures: {spaces['treasure']} spaces need a treasure tile, there are {treasures}")
    elif treasures > spaces["treasure"]:
        warning(f"treasures: {treasures - spaces['treasure']} tiles more than spaces go to the box unseen")
    for temple in edition.temple_tiles:
        known("temple_tiles", temple.stack, pieces.ICONS[1:])
        known("temple_tiles", temple.tile, pieces.TEMPLE_TILES)
    for icon in pieces.ICONS[1:]:
        tiles = sum(row.copies for row in edition.temple_tiles if row.stack == icon)
        marked = sum(row.icon == icon for row in edition.spaces)
        if tiles < marked:
            warning(f"temple_tiles: {marked} spaces show the {icon}, but its stack has {tiles} tiles")
    if total(edition.osiris_tiles) < spaces["osiris"]:
        error(f"osiris_tiles: {spaces['osiris']} spaces need one, there are {total(edition.osiris_tiles)}")
    if any(not 1 <= row.steps <= pieces.MOST_STEPS for row in edition.osiris_tiles):
        error(f"osiris_tiles: an Osiris tile adds 1 to {pieces.MOST_STEPS} steps")

    # the rest
    supplies = ["artifact points", "keys", "rounds", "talismans", "wild treasures"]
    if sorted(row.what for row in edition.supplies) != supplies:
        error(f"supplies: one row each is needed for {', '.join(supplies)}")
    if any(row.what == "rounds" and row.copies == 0 for row in edition.supplies):
        error("supplies: a game has one round or more")
    if [row.sets for row in edition.sets] != list(range(1, len(edition.sets) + 1)):
        error("sets: the rows must count 1, 2, 3 and so on")
    for name, most in (("basic_cards", 40), ("treasures", 40), ("osiris_tiles", 14), ("scarabs", 10), ("sets", 40)):
        rows = getattr(edition, name)
        if not 1 <= len(rows) <= most:
            error(f"{name}: 1 to {most} rows are needed, there are {len(rows)}")
    distinct = {(row.card, 0) for row in (*edition.basic_cards, *edition.equipment)}
    distinct |= {(row.card, row.level) for row in (*edition.horus_cards, *edition.extra_horus_cards)}
    if len(distinct) > 60:
        error(f"cards: at most 60 different cards, there are {len(distinct)}")
    worth = [row.points for row in edition.sarcophagi]
    if len(worth) > pieces.ADVENTURERS or sorted(set(worth), reverse=True) != worth or 0 in worth:
        error("sarcophagi: at most five, the most valuable first, no two alike")
    for module in IN_ORDER:
        findings += module.findings(edition)
    return findings


TOOLS: Final = EditionTools(REBUILT_EDITION, ABOUT, check, MODULE_OF)
