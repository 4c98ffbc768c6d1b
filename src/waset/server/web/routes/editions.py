"""Requests about editions that somebody makes: whether one can be played, what it does, and which one a table has."""

from typing import Final

from fastapi import APIRouter, Request, Response

from waset.lab.trial.trial import Course, Tried
from waset.server.tables import editions
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.routes.common import AGuest, ATable, TheShare, answer
from waset.server.workers.trials import Trials

ROUTER = APIRouter(prefix="/api", responses=ERRORS)
SENT: Final = ("game", "edition", "text", "players", "modules", "file")


@ROUTER.post("/editions/check", responses=returns(wire.EditionChecked))
async def check(asked: requests.CheckEdition, share: TheShare) -> Response:
    """What is inconsistent in an edition, and what its table looks like. Nothing is kept."""
    wanted = (getattr(asked, name) for name in SENT)
    return answer(await share.desk.do(share.asker, editions.checked, *wanted))


@ROUTER.post("/editions/try", responses=returns(wire.TrialState))
async def try_out(request: Request, asked: requests.TryEdition, share: TheShare, _: AGuest) -> Response:
    """Plays the next games of bots with an edition and with the default one. Whoever asks no more has ended it."""
    trials: Trials = request.app.state.trials
    tried = Tried(asked.game, asked.players, tuple(asked.modules), asked.edition, asked.bot)
    return answer(await trials.go_on(share.asker, tried, Course(asked.games, dict(asked.sums)), asked.most))


@ROUTER.get("/tables/{id}/edition", responses=returns(wire.TableEdition))
async def table_edition(table: ATable) -> Response:
    """The edition of a table, as far as it differs from the default one."""
    return answer(wire.TableEdition(edition=table.spec.edition))
