"""Editions that somebody makes: what is inconsistent in one, what it looks like, and what it does to games."""

import json
import math
from collections.abc import Sequence
from typing import Any, Final

from waset import games
from waset.core import edition as editions
from waset.core.errors import BadEdition, WasetError
from waset.core.finding import Finding
from waset.core.finding import found as found_in
from waset.lab.stats.intervals import Interval
from waset.lab.trial import trial
from waset.lab.trial.trial import Compared, Course, Tried
from waset.server.tables.lobby import LARGEST_EDITION
from waset.server.tables.offers import EXAMPLE_DEAL, known
from waset.server.web import wire
from waset.server.web.errors import Refusal, refused

MOST_FINDINGS: Final = 20
STEP_SECONDS: Final = 0.8
"""How long one request for a trial plays."""


def checked(
    game: str | None,
    document: dict[str, Any] | None,
    text: str | None,
    players: int,
    modules: Sequence[str],
    with_file: bool = False,
) -> wire.EditionChecked:
    """What an edition is, what is inconsistent in it, and what its table looks like at the start."""
    if (document is None) == (text is None):
        raise Refusal(422, "bad_request", "Send either an edition or the text of its file.", "body")
    try:
        wanted = editions.read_text(text) if text is not None else document or {}
    except BadEdition as error:
        return _unreadable(game or "", error)
    if game is None:
        game = str(wanted.get("game", ""))[:60]
    tools = games.edition_tools(known(game))
    try:
        found = editions.from_document(wanted, tools.base, game)
    except BadEdition as error:
        return _unreadable(game, error)
    findings = sorted(tools.check(found), key=lambda finding: not finding.is_error)
    said = [_finding(finding) for finding in findings]
    kept = {"game": game, "name": found.name, **editions.differences(found, tools.base)}
    if len(json.dumps(kept)) > LARGEST_EDITION:
        raise Refusal(413, "too_large", f"An edition may have at most {LARGEST_EDITION} bytes.", "body.edition")
    board = view = None
    if not any(finding.is_error for finding in findings):
        try:
            board, view = _drawn(game, kept, players, modules)
        except BadEdition as error:
            said = [*map(_finding, found_in(error)), *said]
        except WasetError as error:
            raise refused(error, "body") from None
    return {
        "game": game,
        "name": found.name,
        "edition": kept,
        "digest": editions.digest(found),
        "findings": said[:MOST_FINDINGS],
        "board": board,
        "view": view,
        "file": editions.to_toml(found, game, tools.about) if with_file else None,
    }


def _drawn(
    game: str, edition: dict[str, Any], players: int, modules: Sequence[str]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The facts of the table, with every module that this edition has enough for, and its start for a spectator."""
    plain = games.make(game, players=players, modules=list(modules), edition=edition)
    with_all = [each.name for each in games.facts(game).modules]
    try:
        whole = games.make(game, players=players, modules=with_all, edition=edition)
    except BadEdition:
        whole = plain
    return dict(whole.board()), dict(plain.view(plain.start(seed=EXAMPLE_DEAL), None))


def _unreadable(game: str, error: BadEdition) -> wire.EditionChecked:
    return {
        "game": game,
        "name": "",
        "edition": None,
        "digest": None,
        "findings": [_finding(finding) for finding in found_in(error)],
        "board": None,
        "view": None,
        "file": None,
    }


def _finding(found: Finding) -> wire.EditionFinding:
    return {
        "error": found.is_error,
        "table": found.table or None,
        "row": found.row or None,
        "kind": found.kind,
        "figures": found.figures,
        "sentence": found.text,
    }


# --- trials ----------------------------------------------------------------------------------------------------------


def tried(what: Tried, course: Course, most: int) -> wire.TrialState:
    """The next games of a trial, and what all of it has shown so far."""
    known(what.game)
    try:
        now = trial.go_on(what, course, STEP_SECONDS, most)
    except BadEdition as error:
        raise refused(error, "body.edition") from None
    except WasetError as error:
        raise refused(error, "body") from None
    return {
        "games": now.games,
        "done": now.games >= most,
        "figures": [_figure(each) for each in trial.compared(now)],
        "sums": now.sums,
        "moves": now.moves,
    }


def _figure(each: Compared) -> wire.TrialFigure:
    is_line = each.name.startswith(trial.LINE)
    return {
        "name": "line" if is_line else each.name,
        "line": each.name.removeprefix(trial.LINE) if is_line else None,
        "share": each.name in trial.SHARES,
        "mine": _estimate(each.mine),
        "base": _estimate(each.base),
        "difference": _estimate(each.difference),
        "apart": each.is_apart,
    }


def _estimate(found: Interval) -> wire.BoundedFigure:
    low, high = (bound if math.isfinite(bound) else None for bound in found[1:])
    return {"value": found.value, "low": low, "high": high}
