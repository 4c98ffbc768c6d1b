"""Requests about a finished game: its review."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from waset import review as reviews
from waset.server.web import wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.errors import Refusal
from waset.server.web.routes.common import ATable, TheShare, answer
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
    if table.row.status not in ("over", "review"):
        raise Refusal(409, "not_over", "A game is reviewed after its end.")
    reviewer: Reviewer = request.app.state.reviewer
    found = await reviewer.review(table, reviews.depth(think), share.asker, timeout)
    if isinstance(found, Making):
        return answer(wire.ReviewState(review=None, done=found.part))
    body = f'{{"review":{found},"done":1.0}}'
    return Response(body, media_type="application/json")
