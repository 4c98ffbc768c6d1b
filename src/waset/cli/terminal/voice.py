"""What the terminal says about a game to one reader: in the game's words or, if it has none, as records write it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from waset import games
from waset.cli.terminal.telling import sentences
from waset.core.event import ALL, EVERYONE, Event
from waset.core.game import AnyGame
from waset.core.texts import plain_words
from waset.core.wish import Motive, Reason
from waset.words import Catalogue, Speaker, catalogue, plain
from waset.words.said import slug

WORDS: Final = "words.telling"
ENGLISH: Final = "en"
"""The language of what is written for developers and designers, such as hints and checks."""


class Voice:
    """Speaks to a seat, to a spectator (None) or to a reader who may know everything (ALL), in one language."""

    def __init__(self, game: AnyGame, names: list[str], reader: int | str | None, language: str) -> None:
        self.game: AnyGame = game
        self.names: list[str] = names
        self.reader: int | str | None = reader
        has_words = games.has(game.meta.name, WORDS)
        self.speaker: Speaker | None = Speaker(game, names, reader, language) if has_words else None
        self.shared: Catalogue = catalogue(None, language)

    def told(self, events: Iterable[Event]) -> str:
        """What happened in one turn."""
        if self.speaker is None:
            return " ".join(sentences(self.game, events, self.names, self._knower))
        return plain(" ".join(self.speaker.sentences(events)))

    def listed(self, events: Iterable[Event]) -> str:
        """What happened, each event by itself and none left out: used for the layout of a game."""
        if self.speaker is None:
            return " ".join(sentences(self.game, events, self.names, self._knower))
        return plain(" ".join(self.speaker.event(event) for event in events))

    def choice(self, state: Any, action: int) -> str:
        """What the seat to move may do, or chance, as it stands in a list."""
        means = self.game.means(state, action)
        if self.speaker is None:
            return plain_words(means)
        seat = self.game.to_move(state)
        view = self.game.view(state, seat if seat >= 0 else None)
        say = self.speaker.choice if seat >= 0 else self.speaker.outcome
        return plain(say(means, view))

    def _knower(self, event: Event) -> int | None:
        if self.reader == ALL:
            return event.seen_by if event.seen_by != EVERYONE else None
        return self.reader if isinstance(self.reader, int) else None

    def why_not(self, reason: Reason, question: str) -> str:
        """Why something cannot be done, and by which rule, if the game has numbered ones."""
        if self.speaker is None:
            figures = reason.figures
            name = self.names[figures["seat"]] if "seat" in figures else ""
            said = self.say(f"why-not-{slug(reason.kind)}", name=name, question=figures.get("decision", question))
        else:
            said = plain(self.speaker.why_not(reason, question))
        return said if reason.rule is None else self.say("terminal-why", reason=said, rule=reason.rule)

    def motives(self, found: Sequence[Motive]) -> str:
        """Why a bot would make a choice; empty in a game without words."""
        return plain(self.speaker.motives(found)) if self.speaker else ""

    def say(self, message: str, **args: str | int) -> str:
        """Something that all games say."""
        return self.shared.say(message, args)

    def score_line(self, line: str) -> str:
        """A line of the score sheet."""
        return line if self.speaker is None else self.speaker.score_line(line)

    def ending(self, game: AnyGame, state: Any) -> str:
        """How the game ended."""
        if self.speaker is None:
            return f"{game.ending(state)}."
        return plain(self.speaker.ending(game.ending(state), game.ranking(state).index(1)))

    def winners(self, names: list[str], places: list[int], totals: list[int]) -> str:
        """Who has won, shared wins included."""
        first = [seat for seat, place in enumerate(places) if place == 1]
        points = totals[first[0]]
        if len(first) == 1:
            return self.say("wins", who="named", name=names[first[0]], points=points) + "."
        called = [names[seat] for seat in first]
        together = self.say("and", all=", ".join(called[:-1]), last=called[-1])
        return self.say("wins-shared", names=together, points=points) + "."
