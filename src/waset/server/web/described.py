"""The OpenAPI document: how routes say what they answer, and the models of answers and of the socket's messages.

FastAPI's own way, `response_model`, builds a validator for every answer and every error of every route when the server
starts. That took five seconds, and nothing ever used them: answers are made as what they are (docs/decisions/0017).
Routes name their answers by reference instead, and the models are made when somebody asks for the document.
"""

from typing import Any, Final, get_args, get_origin

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import iter_route_contexts
from pydantic import TypeAdapter

from waset.server.web import requests, wire

PLACE: Final = "#/components/schemas/{model}"


def returns(model: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What a route answers, a TypedDict of `wire` or a list of one, as its `responses` say it."""
    if get_origin(model) is list:
        (item,) = get_args(model)
        return {status: _json({"type": "array", "items": _reference(item)})}
    return {status: _json(_reference(model))}


def prepare(app: FastAPI) -> None:
    """Lets FastAPI prepare its routes, which it would do at the first request."""
    for _ in iter_route_contexts(app.routes):
        pass


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of an app; made once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = made.setdefault("components", {}).setdefault("schemas", {})
        answers = TypeAdapter(wire.Answer | wire.History | wire.Failure)
        for name, model in answers.json_schema(ref_template=PLACE, mode="serialization")["$defs"].items():
            schemas.setdefault(name, model)
        messages = requests.LiveMessages.model_json_schema(ref_template=PLACE)
        for name, model in messages.pop("$defs").items():
            schemas.setdefault(name, model)
        schemas["LiveMessages"] = messages
        app.openapi_schema = made
    return app.openapi_schema


def _reference(model: Any) -> dict[str, str]:
    return {"$ref": PLACE.format(model=model.__name__)}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: _json(_reference(wire.Failure))
    for status in (400, 401, 403, 404, 405, 408, 409, 413, 415, 421, 422, 429, 431, 500, 503)
}
"""Every request may end in one of these."""
