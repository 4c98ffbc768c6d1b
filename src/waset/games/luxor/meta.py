"""The facts of Luxor that a lobby shows without loading its rules."""

from typing import Final

from waset.core.meta import Meta, OptionFact

META: Final = Meta(
    name="luxor",
    title="Luxor",
    sentence="Lead your adventurers through the temple to the tomb of the pharaoh, with a hand you may not sort.",
    fewest_players=2,
    most_players=4,
    modules=(),
    options=(
        OptionFact(
            name="first",
            title="First player",
            sentence="Who begins and keeps the first player token: a seat, counted from 0, or random.",
            choices=("0", "1", "2", "3", "random"),
            default="0",
        ),
    ),
    rules_version=1,
    seats=("Red", "Blue", "Green", "Yellow"),
)
