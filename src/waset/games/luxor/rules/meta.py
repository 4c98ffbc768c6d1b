"""The facts of Luxor that a lobby shows without loading its rules."""

from typing import Final

from waset.core.meta import Meta, ModuleFact, OptionFact

META: Final = Meta(
    name="luxor",
    title="Luxor",
    sentence="Lead your adventurers through the temple to the tomb of the pharaoh, with a hand you may not sort.",
    fewest_players=2,
    most_players=5,
    modules=(
        ModuleFact(
            name="fifth-player",
            title="Fifth player",
            sentence="A fifth colour, and 18 more Horus cards at any number of players. Needed for five players;"
            " recommended with any other module.",
            needed_from=5,
        ),
        ModuleFact(
            name="mummy",
            title="The mummy",
            sentence="A mummy walks towards the stairs whenever a Horus card is taken or played, and lays adventurers"
            " down. Talismans buy mummy tiles.",
        ),
        ModuleFact(
            name="equipment",
            title="Equipment",
            sentence="Everybody starts with a hand of equipment: 6, 0, die +/-1, and cards that add another card."
            " Recommended with five players.",
        ),
        ModuleFact(
            name="artifacts",
            title="Artifacts",
            sentence="Ten spaces hold a second treasure, face down; artifacts are worth more beside a complete set."
            " Recommended with five players.",
        ),
        ModuleFact(
            name="characters",
            title="Characters",
            sentence="Everybody is somebody, with an ability of their own.",
        ),
    ),
    options=(
        OptionFact(
            name="first",
            title="First player",
            sentence="Who begins and keeps the first player token: a seat, counted from 0, or random.",
            choices=("0", "1", "2", "3", "4", "random"),
            default="0",
        ),
    ),
    rules_version=1,
    seats=("Red", "Blue", "Green", "Yellow", "Purple"),
)
