"""Requests about a player's own mistakes: which there are, and one asked again."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from waset.server.tables.table import Seating
from waset.server.web import wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.errors import Refusal
from waset.server.web.routes.common import AGuest, ATable, TheShare, TheTables, Who, answer
from waset.server.workers import mistakes
from waset.server.workers.reviewer import Reviewer

ROUTER = APIRouter(prefix="/api", responses=ERRORS)


@ROUTER.get("/me/mistakes", responses=returns(wire.MistakeList))
async def my_mistakes(request: Request, tables: TheTables, guest: AGuest, share: TheShare) -> Response:
    """My mistakes over all my finished games, the largest first. Games without a review get one in the background."""
    found = await share.desk.do(share.asker, mistakes.mistakes, tables.settings.where(), guest.id)
    reviewer: Reviewer = request.app.state.reviewer
    waiting = reviewer.catch_up(guest.id, [Seating(row, seats) for row, seats in found.missing], share.asker)
    return answer(wire.MistakeList(mistakes=found.mistakes, games=found.games, waiting=waiting))


@ROUTER.get("/tables/{id}/again", responses=returns(wire.MistakeDocument))
async def again(
    request: Request,
    table: ATable,
    tables: TheTables,
    caller: Who,
    share: TheShare,
    seq: Annotated[int, Query(ge=1, le=wire.LARGEST_SEQ, description="The entry of the decision.")],
) -> Response:
    """A decision of mine in a finished game, asked again: as my seat saw it, with what every choice is worth."""
    if table.row.status != "over":
        raise Refusal(409, "not_over", "A decision is asked again after the end of the game.")
    held = table.held(caller, tables.keys)
    if not held:
        raise Refusal(403, "not_your_seat", "Only those who played are asked again.")
    reviewer: Reviewer = request.app.state.reviewer
    made = await reviewer.again(table, seq, held, share.asker)
    return Response(made, media_type="application/json")
