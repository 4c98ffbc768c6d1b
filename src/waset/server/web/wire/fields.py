"""What the fields of requests and answers may hold."""

from typing import Annotated, Final

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints, with_config

from waset.core.texts import is_plain

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_SEATS = 6
LARGEST_SEQ = 2**31 - 1

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]


def plain(text: str) -> str:
    """Returns the text if it is printable."""
    if not is_plain(text):
        raise ValueError("only printable characters are accepted")
    return text


Word = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(plain)]
WishValue = bool | int | Word | Annotated[list[int | Word], Field(max_length=12)]
"""What a field of a wish may hold."""
RequestId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, StringConstraints(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]

sealed: Final = with_config(ConfigDict(extra="forbid"))
"""Makes a TypedDict of an answer take no key that it does not name, wherever it is checked or described."""
