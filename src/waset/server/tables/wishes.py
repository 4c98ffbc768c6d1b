"""What people ask for at tables: checked requests, as plain data that needs no library."""

from typing import Any, Literal, NamedTuple

from waset.core.variant import Hidden
from waset.server.database.rows import Absent


class WishedSeat(NamedTuple):
    """Who shall sit on a seat: `me`, `open` for a friend, or a bot by the name of its level."""

    who: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str | None = None


class WishedClock(NamedTuple):
    """Time to think, in seconds."""

    per_act: int | None = None
    total: int | None = None


class TableWish(NamedTuple):
    """A new table."""

    game: str
    players: int = 2
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}  # noqa: RUF012  # a NamedTuple's default, never changed
    edition: dict[str, Any] | None = None
    seats: list[WishedSeat] | None = None
    public: bool = False
    clock: WishedClock = WishedClock()
    absent: Absent = "bot"
    talk: bool = False
    start: bool = False


class UploadWish(NamedTuple):
    """What becomes of an uploaded record or position."""

    mode: Literal["continue", "review"] = "review"
    seats: list[WishedSeat] | None = None
    clock: WishedClock = WishedClock()
    absent: Absent = "bot"


class PlayOnWish(NamedTuple):
    """A variant: a table that plays on from a step of a finished game."""

    seq: int
    seat: int
    hidden: Hidden = "anew"
    name: str | None = None
    shared: bool = False
    seats: list[WishedSeat] | None = None
    clock: WishedClock = WishedClock()
    absent: Absent = "bot"


class LessonSpot(NamedTuple):
    """A place in a lesson: a step, counted from 0, and what the learner did from there on a way of their own."""

    step: int
    actions: list[int]


def nested(document: dict[str, Any]) -> dict[str, Any]:
    """The fields of a request, with its seats and its clock as wishes; what was left out or null takes its default."""
    made = {name: value for name, value in document.items() if value is not None}
    if "seats" in made:
        made["seats"] = [WishedSeat(**each) for each in made["seats"]]
    if "clock" in made:
        made["clock"] = WishedClock(**made["clock"])
    if "modules" in made:
        made["modules"] = tuple(made["modules"])
    return made
