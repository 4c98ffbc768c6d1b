"""Requests about variants: tables that play on from a step of a finished game."""

from fastapi import APIRouter, Response

from waset.server.database import store
from waset.server.tables import variants
from waset.server.tables.looking import state
from waset.server.tables.wishes import PlayOnWish, nested
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.routes.common import AGuest, ATable, Somebody, TheShare, TheTables, Who, answer, listed

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)


@ROUTER.get("/variants", responses=returns(wire.TableList))
async def all_variants(table: ATable, tables: TheTables, caller: Who) -> Response:
    """The variants of a game that I may see or that their owners share, the newest first."""
    ids = await tables.read(store.variants_of, table.id)
    return await listed(tables, caller, ids, lambda each: variants.is_listed(tables, each, caller))


@ROUTER.post("/variants", responses=returns(wire.TableState, 201), status_code=201)
async def play_on(
    table: ATable, asked: requests.PlayOn, tables: TheTables, caller: Somebody, guest: AGuest, share: TheShare
) -> Response:
    """Plays on from a step of a finished game, at a table of its own."""
    share.take_table()
    return answer(
        state(tables, await variants.play_on(tables, table, guest, PlayOnWish(**nested(asked.model_dump()))), caller),
        201,
    )


@ROUTER.put("/variant", responses=returns(wire.TableState))
async def change(table: ATable, asked: requests.VariantWish, tables: TheTables, caller: Somebody) -> Response:
    """Names my variant, and says whether it is listed for all who may see the game that it comes from."""
    await variants.change(tables, table, caller, asked.name, asked.shared)
    return answer(state(tables, table, caller))
