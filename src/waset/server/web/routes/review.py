"""Requests about a finished game: its review, and what else could have been done."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from waset import review as reviews
from waset.server.tables import looking
from waset.server.web import wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.routes.common import ATable, TheShare, TheTables, answer
from waset.server.workers import desk_work
from waset.server.workers.reviewer import Making, Reviewer

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)
LONGEST_WAIT: Final = 20.0
USUAL_WAIT: Final = 10.0


@ROUTER.get("/review", responses=returns(wire.ReviewState))
async def review(
    request: Request,
    table: ATable,
    share: TheShare,
    think: Annotated[Literal["fast", "medium", "deep"], Query(description="How deep to look.")] = "fast",
    timeout: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = USUAL_WAIT,  # the client says how long
) -> Response:
    """What each decision was worth. A review that takes longer than `timeout` goes on: ask again for how far it is."""
    looking.after_its_end(table)
    reviewer: Reviewer = request.app.state.reviewer
    found = await reviewer.review(table, reviews.depth(think), share.asker, timeout)
    if isinstance(found, Making):
        return answer(wire.ReviewState(review=None, done=found.part))
    body = f'{{"review":{found},"done":1.0}}'
    return Response(body, media_type="application/json")


@ROUTER.get("/instead", responses=returns(wire.Preview))
async def instead(
    table: ATable,
    tables: TheTables,
    share: TheShare,
    seq: Annotated[int, Query(ge=1, le=wire.LARGEST_SEQ)],
    action: Annotated[int, Query(ge=0, le=wire.LARGEST_SEQ)],
) -> Response:
    """What would certainly have followed another choice in the place of an entry."""
    looking.after_its_end(table)
    where = tables.settings.where()
    made = await share.desk.do(share.asker, desk_work.instead, where, table.id, table.spec, table.names, seq, action)
    return answer(made)
