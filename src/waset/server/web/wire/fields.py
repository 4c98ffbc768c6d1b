"""What answers are made of. Nothing here needs a library: the same answers are made in a browser."""

import sys
from typing import TypeVar

if sys.version_info >= (3, 12):
    from typing import TypedDict as TypedDict
else:
    from typing_extensions import TypedDict as TypedDict  # pydantic reads those of typing from Python 3.12 on only

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_SEATS = 6
LARGEST_SEQ = 2**31 - 1

T = TypeVar("T")


def sealed(answer: type[T]) -> type[T]:
    """Makes a TypedDict of an answer take no key that it does not name, wherever pydantic checks or describes it."""
    answer.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]  # pydantic looks for it there
    return answer
