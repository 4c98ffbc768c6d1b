"""Requests about editions that somebody makes: whether one can be played, what it does, which one a table has, and
those that people keep."""

from typing import Final

from fastapi import APIRouter, Request, Response

from waset.lab.trial.trial import Course, Tried
from waset.server.database import editions as kept
from waset.server.database.rows import EditionRow
from waset.server.tables import editions, own_editions
from waset.server.tables.tables import Tables
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.errors import not_found
from waset.server.web.keys import is_id, new_id
from waset.server.web.routes.common import AGuest, ATable, EditionId, TheShare, TheTables, Who, answer
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
    return answer(await trials.go_on(share.asker, _tried(asked), Course(asked.games, dict(asked.sums)), asked.most))


@ROUTER.post("/editions/report", responses=returns(wire.TrialReport))
async def report(request: Request, asked: requests.ReportTrial, share: TheShare, _: AGuest) -> Response:
    """What the games of a trial have shown, as a page. They are played again for it; whoever goes away has ended it."""
    trials: Trials = request.app.state.trials
    return answer(await trials.report(share.asker, _tried(asked), asked.moves, request.is_disconnected))


def _tried(asked: requests.TriedEdition) -> Tried:
    return Tried(asked.game, asked.players, tuple(asked.modules), asked.edition, asked.bot)


@ROUTER.get("/tables/{id}/edition", responses=returns(wire.TableEdition))
async def table_edition(table: ATable) -> Response:
    """The edition of a table, as far as it differs from the default one."""
    return answer(wire.TableEdition(edition=table.spec.edition))


# --- kept editions ---------------------------------------------------------------------------------------------------


@ROUTER.get("/me/editions", responses=returns(wire.EditionList))
async def my_editions(tables: TheTables, guest: AGuest) -> Response:
    """The editions that I keep, the last changed first."""
    return answer(await _mine(tables, guest.id))


async def _mine(tables: Tables, guest: str) -> wire.EditionList:
    return {"editions": [own_editions.facts(row) for row in await tables.read(kept.of_guest, guest)]}


async def _found(tables: Tables, id_: str) -> EditionRow | None:
    return await tables.read(kept.one, id_) if is_id(id_) else None


@ROUTER.post("/editions", responses=returns(wire.WholeEdition, 201), status_code=201)
async def keep(asked: requests.KeepEdition, tables: TheTables, guest: AGuest, share: TheShare) -> Response:
    """Keeps an edition for me; whoever has its link can open it."""
    share.take_edition()
    made = await share.desk.do(share.asker, own_editions.written, asked.edition)
    row = made.row(new_id(), guest.id, tables.now())
    if not await tables.write((), kept.add, row, own_editions.MOST, own_editions.MOST_BYTES):
        raise own_editions.too_many()
    return answer(own_editions.whole(row, guest.id), 201)


@ROUTER.get("/editions/{id}", responses=returns(wire.WholeEdition))
async def kept_edition(id_: EditionId, tables: TheTables, caller: Who) -> Response:
    """An edition that somebody keeps, for whoever has its link."""
    row = await _found(tables, id_)
    if row is None:
        raise not_found("edition")
    return answer(own_editions.whole(row, caller.guest))


@ROUTER.put("/editions/{id}", responses=returns(wire.WholeEdition))
async def change(
    id_: EditionId, asked: requests.ChangeEdition, tables: TheTables, guest: AGuest, share: TheShare
) -> Response:
    """Changes or renames an edition that I keep. Its link stays, and so do the figures of tables that play it."""
    before = own_editions.owned(await _found(tables, id_), guest.id)
    share.take_edition()
    made = await share.desk.do(share.asker, own_editions.written, asked.edition, before.game)
    row = made.row(id_, guest.id, tables.now(), asked.version)
    if not await tables.write((), kept.change, row, own_editions.MOST_BYTES):
        now = own_editions.owned(await _found(tables, id_), guest.id)
        raise own_editions.too_many() if now.version == asked.version else own_editions.changed_elsewhere()
    return answer(own_editions.whole(row._replace(version=asked.version + 1), guest.id))


@ROUTER.delete("/editions/{id}", responses=returns(wire.EditionList))
async def delete(id_: EditionId, tables: TheTables, guest: AGuest) -> Response:
    """Deletes an edition that I keep: its link leads nowhere then. Tables that play it go on."""
    own_editions.owned(await _found(tables, id_), guest.id)
    await tables.write((), kept.remove, id_, guest.id)
    return answer(await _mine(tables, guest.id))
