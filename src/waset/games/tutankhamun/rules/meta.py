"""The facts of Tutankhamun that a lobby shows without loading its rules."""

from typing import Final

from waset.core.meta import Meta, OptionFact

META: Final = Meta(
    name="tutankhamun",
    title="Tutankhamun",
    sentence="Sail down the Nile, gather artifacts for the king's tomb, and be the first to count down to zero.",
    fewest_players=2,
    most_players=6,
    modules=(),
    options=(
        OptionFact(
            name="first",
            title="Start player",
            sentence="Who begins, at the head of the line of boats: a seat, counted from 0, or random.",
            choices=("0", "1", "2", "3", "4", "5", "random"),
            default="0",
        ),
        OptionFact(
            name="idols",
            title="God Idols",
            sentence="Whether the power of an idol must be used where it can be, or may be declined (T-OPT-1).",
            choices=("compulsory", "optional"),
            default="compulsory",
        ),
        OptionFact(
            name="underworld_rings",
            title="Underworld and rings",
            sentence="Whether, with two players, the Underworld competes for the bonus of the rings (T-OPT-2).",
            choices=("yes", "no"),
            default="yes",
        ),
        OptionFact(
            name="idle_horus",
            title="Idle Horus",
            sentence="Whether a Horus with no tile behind the boat may do nothing (T-OPT-3).",
            choices=("no", "yes"),
            default="no",
        ),
    ),
    rules_version=1,
    seats=("Yellow", "Red", "Green", "Blue", "Purple", "White"),
    has_secrets=False,
)
