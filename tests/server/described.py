"""Every answer that a test gets, and every message of a socket, is what `wire` says: a missing or wrong field fails."""

from functools import cache
from typing import Any, Final

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from waset.server.web import wire
from waset.server.web.routes import editions, game, home, live, push, seats, uploads

MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(wire.FromServer)
ROUTES: Final = [
    route
    for module in (home, uploads, editions, seats, game, live, push)
    for route in module.ROUTER.routes
    if isinstance(route, APIRoute)
]


@cache
def adapter(model: Any) -> TypeAdapter[Any]:
    """What checks data against a model of the wire."""
    return TypeAdapter(model)


def checked(model: Any, data: Any) -> Any:
    """The data, which is what a model of the wire says, to the last key and type."""
    return adapter(model).validate_python(data, strict=True)


def check_answer(answer: httpx.Response) -> None:
    """Fails if an answer in JSON is not the one that its route describes."""
    if answer.headers.get("content-type") != "application/json" or answer.request.method == "HEAD":
        return
    path = answer.request.url.path
    path = path[max(path.find("/api/"), 0) :]
    if answer.status_code >= 400:
        checked(wire.Failure, answer.json())
        return
    for route in ROUTES:
        if answer.request.method in (route.methods or ()) and route.path_regex.fullmatch(path) and route.response_model:
            checked(route.response_model, answer.json())
            return


class CheckedClient(httpx.Client):
    """A client that checks what it is answered, but for what it reads as a stream."""

    def request(self, *args: Any, **options: Any) -> httpx.Response:
        """Asks, and checks the answer."""
        answer = super().request(*args, **options)
        check_answer(answer)
        return answer


def check_message(message: Any) -> None:
    """Fails if a message of a socket is none that is described."""
    MESSAGES.validate_python(message, strict=True)
