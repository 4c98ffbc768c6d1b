"""The part of a report about who plays another edition than the usual one: fitted to it or not, and how well."""

from collections.abc import Sequence

from waset import games
from waset.bots.lineup import weighs
from waset.bots.players import FITTED
from waset.core import edition
from waset.lab.read.gather import Variant
from waset.lab.refit.challenge import Challenged
from waset.lab.report.document import Block, Grid, Heading, Text, percent
from waset.lab.run.folder import Folder


def players(folder: Folder, variant: Variant, tried: Sequence[Challenged]) -> list[Block]:
    """Whether the players were refitted, and whether somebody simple beats them; empty for the usual edition."""
    base = games.edition_tools(variant.game).base
    if variant.digest == edition.digest(base):
        return []
    marks = _marks(folder, variant)
    if not marks:
        return []
    blocks: list[Block] = [Heading(3, "Players"), _refitted(variant, marks)]
    return blocks + _challenged(variant, tried)


def _marks(folder: Folder, variant: Variant) -> set[str]:
    """The marks of the weights by which bots played; an empty one stands for the usual weights."""
    found: set[str] = set()
    for file in folder.files:
        said = file.header()
        if said["game"] == variant.game and said["edition"]["digest"] == variant.digest:
            seated = [bot for bot in said.get("bots") or [] if bot and weighs(bot.get("name", ""), variant.game)]
            found |= {bot.get(FITTED, "") for bot in seated}
    return found


def _refitted(variant: Variant, marks: set[str]) -> Text:
    if marks == {""}:
        return Text(
            f"The players were not refitted to {variant.edition}: they judge by weights that were fitted to another"
            " edition, only scaled to what this one pays. What is shown here may say more about them than about the"
            " edition. `waset lab refit` fits them to it.",
            is_warning=True,
        )
    if "" in marks or len(marks) > 1:
        return Text(
            f"The players were not all the same: some games were played with other weights ({_listed(marks)}).",
            is_warning=True,
        )
    return Text(f"The players were refitted to {variant.edition} (weights {_listed(marks)}).")


def _listed(marks: set[str]) -> str:
    return ", ".join(mark or "the usual ones" for mark in sorted(marks))


def _challenged(variant: Variant, tried: Sequence[Challenged]) -> list[Block]:
    own = [each for each in tried if each.game == variant.game and each.digest == variant.digest]
    own = [each for each in own if any(word.split(":")[0] == each.bot.split(":")[0] for word in variant.bots)]
    if not own:
        return [Text("No simple challenger was tried against them here.")]
    beaten = [each for each in own if each.is_beaten]
    rows = [
        [
            str(each.players),
            each.bot,
            each.challenger,
            str(each.games),
            *percent(each.wins),
            "▼ beaten" if each.is_beaten else "",
        ]
        for each in own
    ]
    said = [
        Text(
            f"{each.bot} wins only {100 * each.wins.value:.1f} % against {each.challenger}, a player that wants one"
            f" thing only: with {each.players} players a fair share is {100 / each.players:.1f} %. It does not see what"
            f" {variant.edition} pays, and figures about it should not be relied on.",
            is_warning=True,
        )
        for each in beaten
    ]
    about = Text(
        "Simple challengers, each of which wants one thing only, were tried against the players: alone among"
        " challengers, on every seat, with equal luck. A bot that understands an edition beats them all."
    )
    return [about, *said, Grid(["players", "bot", "against", "games", "wins, %", "95 %", ""], rows, words=3)]
