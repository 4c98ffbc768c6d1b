"""What is answered about a table, without the game on it."""

from waset.core.variant import Hidden
from waset.server.database.rows import Absent, SeatKind, Status
from waset.server.web.wire.fields import TypedDict, sealed


@sealed
class Seat(TypedDict):
    """A seat at a table, as all may see it."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    bot: str | None
    """The level of the bot that acts here now."""
    mine: bool
    resigned: bool
    can_take_back: bool
    """Whether it is mine and a bot acts for me."""
    agrees_to_hints: bool
    away: float | None
    """For how many seconds its person has not been here; null if they are."""
    until_back: bool
    """Whether somebody acts for its person until they are back: what `absent` of the table says."""
    out_of_time: bool
    """Whether its person has used up all their time."""
    stand_in_after: float | None
    """In how many seconds others may have somebody act for its person; null if nobody is missing."""
    host: bool
    """Whether its person is the host, who seats bots and may have somebody act for who is away."""


@sealed
class Clock(TypedDict):
    """Time left. Durations only: clocks of client and server need not agree."""

    per_act: int | None
    total: int | None
    left: list[float | None]
    """Of the total, per seat, in seconds."""
    act_left: float | None
    """Until the substitute acts for the seat to move, in seconds."""


@sealed
class Proposal(TypedDict):
    """A wish to undo that awaits everybody's word."""

    id: str
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


@sealed
class StandIn(TypedDict):
    """The question whether somebody shall act for a player who is away, until they are back."""

    id: str
    by: int
    seat: int
    """Who is away."""
    agreed: list[int]
    waiting: list[int]


@sealed
class Watching(TypedDict):
    """The spectators of a table."""

    count: int
    names: list[str]
    """Of those who have said one, and at most twenty."""


@sealed
class Spec(TypedDict):
    """Which game is played at a table."""

    game: str
    title: str
    players: int
    modules: list[str]
    options: dict[str, str]
    edition: str
    """The name of the edition."""
    public: bool
    per_act: int | None
    total: int | None
    """The clock, in seconds."""
    absent: Absent
    """Who moves for a person who is out of time, away or has resigned."""
    talk: bool
    """Whether spectators may talk."""


@sealed
class Links(TypedDict):
    """Links to hand on, relative to where the page is."""

    join: str | None
    """For people who may join; only players have it."""
    watch: str
    """For people who may only watch."""


@sealed
class TableOrigin(TypedDict):
    """The moment of another table that a table plays on from."""

    table: str
    seq: int
    """The entry after which it plays on."""
    seat: int
    """Whose seat its owner took."""
    hidden: Hidden
    """Whether what that seat could not know was dealt anew, or kept as it was."""
    name: str | None
    """What its owner calls it."""
    shared: bool
    """Whether it is listed for all who may see the other table."""


@sealed
class TableFacts(TypedDict):
    """A table as its seats see it, without the game on it."""

    id: str
    status: Status
    spec: Spec
    seats: list[Seat]
    owner: bool
    """Whether I opened it, and so may start it."""
    seq: int
    created: float
    changed: float
    turned: float
    """When the turn of the seat to move began."""
    to_move: int | None
    hints: bool
    """Whether I may ask for hints now."""
    proposal: Proposal | None
    stand_in: StandIn | None
    watching: Watching
    links: Links
    rematch: str | None
    """The table at which these players play again."""
    ranking: list[int] | None
    scores: list[int] | None
    """The points at the end; null for games that ended before they were kept."""
    origin: TableOrigin | None
    """Where it plays on from, if it is a variant of another game."""


@sealed
class TableList(TypedDict):
    """Some tables, newest first."""

    tables: list[TableFacts]


@sealed
class SeatLink(TypedDict):
    """A link that moves a seat to another device, once."""

    link: str
    secret: str


@sealed
class SeatToken(TypedDict):
    """A program plays this seat with `Authorization: Bearer TOKEN`. Shown once."""

    seat: int
    token: str


@sealed
class Said(TypedDict):
    """Something said at a table."""

    id: int
    at: float
    name: str
    seat: int | None
    text: str


@sealed
class ChatList(TypedDict):
    """What was said at a table, oldest first."""

    said: list[Said]
