"""Explains invalid requests, without repeating what was sent."""

from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from waset.core.texts import shown
from waset.server.web.errors import Refusal


def first_problem(error: ValidationError) -> Refusal:
    """The first thing wrong with a message."""
    return problem(error.errors(include_input=False, include_url=False, include_context=False))


def problem(found: Sequence[Any]) -> Refusal:
    """The first thing wrong with a request, and where it stands."""
    first = found[0]
    if first["type"] == "json_invalid":
        return Refusal(400, "bad_json", "This is not JSON.")
    where = shown(".".join(str(part) for part in first["loc"]))
    sentence = shown(str(first["msg"]))
    more = f" ({len(found) - 1} more)" if len(found) > 1 else ""
    return Refusal(422, "bad_request", f"{where or 'The message'}: {sentence}{more}.", where or None)
