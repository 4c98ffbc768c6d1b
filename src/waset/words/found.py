"""What a check finds in an edition, in sentences of one language: made from its kind and its figures."""

from typing import Any

from waset.core.finding import Finding
from waset.words.catalogue import Args, Catalogue, found_in
from waset.words.said import slug


def args(figures: dict[str, Any]) -> Args:
    """The figures of a finding as arguments of its message."""
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in figures.items()}


class Findings:
    """Says what a check finds in editions of a game, in one language; of no game in particular for None."""

    def __init__(self, game: str | None, language: str) -> None:
        self.catalogue: Catalogue = found_in(game, language)

    def sentence(self, finding: Finding) -> str:
        """A finding, without the table that it is about; of a game without these words as the game says it."""
        message = f"finding-{slug(finding.kind)}"
        if not self.catalogue.has(message):
            return finding.text
        return self.catalogue.say(message, args(finding.figures))

    def line(self, finding: Finding) -> str:
        """A finding with the table that it is about, as a line of a list."""
        which = "row" if finding.row else None if finding.table else "whole"
        said = {"level": "error" if finding.is_error else "warning", "sentence": self.sentence(finding)}
        return self.catalogue.say("finding-about", {**said, "table": finding.table, "row": finding.row}, which)

    def say(self, message: str, /, **said: str | int) -> str:
        """Something around findings."""
        return self.catalogue.say(message, said)
