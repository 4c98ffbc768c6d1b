"""What was decided in the games of a trial, in some forty bytes a game: with its deal each can be played again.

A decision is the place of the action among the legal ones, as a number in groups of seven bits. All of them follow each
other: where a game ends, the rules know.
"""

import base64
import zlib
from collections.abc import Iterable, Iterator
from typing import Final

from waset.core.errors import BadRecord

BITS: Final = 7
MORE: Final = 1 << BITS
"""Added to a group of bits that is not the last of its number."""
LONGEST: Final = 3
"""How many groups a number may have."""
BROKEN: Final = "what was decided in these games cannot be read"


def packed(places: Iterable[int]) -> str:
    """Decisions as letters."""
    made = bytearray()
    for place in places:
        while place >= MORE:
            made.append(place % MORE + MORE)
            place >>= BITS
        made.append(place)
    return base64.b64encode(zlib.compress(bytes(made), 9)).decode()


def unpacked(text: str, most: int) -> Iterator[int]:
    """The decisions again. Raises BadRecord if they cannot be read, or if there are more than `most` bytes of them."""
    try:
        reader = zlib.decompressobj()
        content = reader.decompress(base64.b64decode(text, validate=True), most)
    except (ValueError, zlib.error):
        raise BadRecord(BROKEN) from None
    if not reader.eof:
        raise BadRecord(BROKEN)
    return _numbers(content)


def _numbers(content: bytes) -> Iterator[int]:
    place = groups = 0
    for byte in content:
        place += byte % MORE << BITS * groups
        groups += 1
        if byte < MORE:
            yield place
            place = groups = 0
        elif groups == LONGEST:
            raise BadRecord(BROKEN)
    if groups:
        raise BadRecord(BROKEN)
