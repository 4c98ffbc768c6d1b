"""The facts of Senet that a lobby shows without loading its rules."""

from typing import Final

from waset.core.meta import Meta, OptionFact

META: Final = Meta(
    name="senet",
    title="Senet",
    sentence="Race your pieces past the Water, and be the first to take them all off the board.",
    fewest_players=2,
    most_players=2,
    modules=(),
    options=(
        OptionFact(
            name="pieces",
            title="Pieces",
            sentence="How many pieces each player has.",
            choices=("five", "seven"),
            default="five",
        ),
    ),
    rules_version=1,
    seats=("White", "Blue"),
    has_secrets=False,
)
