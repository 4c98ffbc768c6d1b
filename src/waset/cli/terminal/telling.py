"""What happened, in sentences that people like to read."""

from collections.abc import Callable, Iterable
from itertools import groupby
from operator import attrgetter
from typing import Final

from waset.core.event import Event
from waset.core.game import AnyGame

FEWEST_SHARED_WORDS: Final = 5
"""How many common words at their ends make sentences worth joining."""


def sentences(
    game: AnyGame, events: Iterable[Event], names: list[str], reader: Callable[[Event], int | None]
) -> list[str]:
    """The events as sentences, each as its reader may know it; what happens to many things is said once."""
    told: list[str] = []
    for _, run in groupby(events, key=attrgetter("kind")):
        told += joined([game.event_text(event, names, reader(event)) for event in run])
    return told


def joined(said: list[str]) -> list[str]:
    """Joins sentences that differ only in their beginnings; leaves others as they are."""
    split = [sentence.split() for sentence in said]
    shared = 0
    while all(len(words) > shared + 1 for words in split) and len({words[-1 - shared] for words in split}) == 1:
        shared += 1
    if len(said) < 2 or shared < FEWEST_SHARED_WORDS or len({tuple(words) for words in split}) == 1:
        return said
    heads = [" ".join(words[:-shared]) for words in split]
    return [f"{', '.join(heads)}: each {' '.join(split[0][-shared:])}"]
