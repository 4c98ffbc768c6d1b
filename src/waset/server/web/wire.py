"""What goes over the wire: every request, answer and live message, as `docs/api.md` describes them."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from waset.core.texts import is_plain

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_SEATS = 6
LARGEST_SEQ = 2**31 - 1

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]


def plain(text: str) -> str:
    """The text, if it may come in."""
    if not is_plain(text):
        raise ValueError("only printable characters are taken")
    return text


Word = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(plain)]
RequestId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, StringConstraints(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]

Status: TypeAlias = Literal["open", "playing", "over", "review", "aside"]
"""`open`: seats are being taken; `review`: an uploaded record that nobody plays on; `aside`: it cannot be opened."""
SeatKind: TypeAlias = Literal["person", "bot", "open"]
By: TypeAlias = Literal["person", "bot", "clock", "server"]
"""Who made an entry: a person or program on the seat, a bot, the clock that ran out, or the server for who resigned."""


class Asked(BaseModel):
    """A request body; what it does not name is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """An answer of the server."""

    model_config = ConfigDict(extra="forbid")


# --- errors ----------------------------------------------------------------------------------------------------------


class Problem(Answer):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    sentence: str
    where: str | None = None
    """The part of the request that is to blame, such as `body.seats.0.bot`."""
    state: "Update | None" = None
    """With the code `stale`: the game as it is now, for the asking seat."""
    table: "TableFacts | None" = None
    """With 409 about seats, status or a rematch: the table as it is now."""


class Failure(Answer):
    """The one shape of every error."""

    error: Problem


# --- games -----------------------------------------------------------------------------------------------------------


class Module(Answer):
    """A part of a game that can be added."""

    name: str
    title: str
    sentence: str
    needed_from: int | None
    """So many players or more need it."""


class Option(Answer):
    """A choice made before a game starts."""

    name: str
    title: str
    sentence: str
    choices: list[str]
    default: str


class BotLevel(Answer):
    """A bot that can sit at a table; the list goes from the weakest to the strongest."""

    name: str
    title: str
    sentence: str


class GameFacts(Answer):
    """What a lobby shows of a game."""

    name: str
    title: str
    sentence: str
    fewest_players: int
    most_players: int
    modules: list[Module]
    options: list[Option]
    bots: list[BotLevel]
    seats: list[str]
    """The colour of each seat."""
    rules_version: int


class EditionDocument(Answer):
    """All figures of a game; change some and give it to a new table as `edition`."""

    game: str
    name: str
    about: dict[str, str]
    tables: dict[str, list[dict[str, Any]]]


# --- people ----------------------------------------------------------------------------------------------------------


class Introduce(Asked):
    """Who I am; sets the cookie, or renames."""

    name: Name


class Me(Answer):
    """Who I am; null before I have said it."""

    name: str | None


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatWish(Asked):
    """Who shall sit on a seat: `me`, `open` for a friend, or a bot by the name of its level."""

    who: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None
    """With `me`: the name on this seat, for pass and play."""


class ClockWish(Asked):
    """Time to think, in seconds; who runs out has the stated substitute act in their place."""

    per_act: Annotated[int, Field(ge=5, le=30 * 86400)] | None = None
    total: Annotated[int, Field(ge=30, le=365 * 86400)] | None = None


class Create(Asked):
    """A new table."""

    game: Word
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 2
    modules: Annotated[list[Word], Field(max_length=12)] = []
    options: Annotated[dict[Word, Word], Field(max_length=12)] = {}
    edition: dict[str, Any] | None = None
    """An edition document, or null for the printed game."""
    seats: Annotated[list[SeatWish], Field(max_length=MOST_SEATS)] | None = None
    """One per player; without it the first seat is mine and the others are open."""
    public: bool = False
    """Whether it is listed among the open tables and may be watched by all."""
    clock: ClockWish | None = None
    start: bool = False
    """Whether to start at once, which needs every seat taken."""


class Upload(Asked):
    """A record (one line of a record file) or a position document that becomes a table."""

    record: Annotated[str, StringConstraints(min_length=2)] | None = None
    position: dict[str, Any] | None = None
    mode: Literal["continue", "review"] = "review"
    seats: Annotated[list[SeatWish], Field(max_length=MOST_SEATS)] | None = None
    """With `continue`: who plays on; without it all seats are mine."""
    clock: ClockWish | None = None


class Seat(Answer):
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


class Clock(Answer):
    """Time left. Durations only: clocks of client and server need not agree."""

    per_act: int | None
    total: int | None
    left: list[float | None]
    """Of the total, per seat, in seconds."""
    act_left: float | None
    """Until the substitute acts for the seat to move, in seconds."""


class Proposal(Answer):
    """A wish to undo that awaits everybody's word."""

    id: str
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Spec(Answer):
    """Which game is played at a table."""

    game: str
    title: str
    players: int
    modules: list[str]
    options: dict[str, str]
    edition: str
    """The name of the edition."""
    public: bool


class Links(Answer):
    """Links to hand on, relative to where the page is."""

    join: str | None
    """For who may sit down; only its players have it."""
    watch: str
    """For who may only watch."""


class TableFacts(Answer):
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
    to_move: int | None
    hints: bool
    """Whether I may ask for hints now."""
    proposal: Proposal | None
    links: Links
    rematch: str | None
    """The table at which these players play again."""
    ranking: list[int] | None


class TableList(Answer):
    """Some tables, newest first."""

    tables: list[TableFacts]


# --- the game on it --------------------------------------------------------------------------------------------------


class Told(Answer):
    """One thing that happened, as far as the reader may know it."""

    kind: str
    seat: int
    figures: dict[str, Any]
    """Named figures, such as `from` and `to`; one that the reader may not know is null."""
    text: str


class Choice(Answer):
    """Something that the reader may do now."""

    action: int
    means: dict[str, Any]
    """What it is about: a `kind` and the named fields that go with it (`means.py` of the game)."""
    text: str
    preview: list[Told] | None = None
    """What would certainly follow, up to the next die, draw or question; only where it was asked for."""


class Act(Answer):
    """What brought about a state: the deal, somebody's act, or an undo."""

    kind: Literal["start", "act", "undo"]
    seat: int | None
    by: By
    to: int | None = None
    """With `undo`: the sequence number whose state is the present one again."""


class Sheet(Answer):
    """A seat's points at the end."""

    total: int
    lines: dict[str, int]


class Update(Answer):
    """A table's game after so many entries of its record, as one seat (or a spectator) may know it."""

    seq: int
    at: float
    """When it happened, in seconds since 1970 by the server's clock."""
    act: Act | None
    """Null while the table is open."""
    seat: int | None
    """Whose view this is; null is a spectator's."""
    to_move: int | None
    view: dict[str, Any] | None
    """Null before the start."""
    legal: list[Choice]
    """What this seat may do now; empty unless it is to move."""
    events: list[Told]
    """What has just happened."""
    undo: int | None
    """The sequence number to which this seat may undo by itself, the earliest one."""
    clock: Clock | None
    scores: list[Sheet] | None
    """At the end."""
    ranking: list[int] | None


class TableState(Answer):
    """Everything that is needed to sit at a table."""

    table: TableFacts
    update: Update


class WholeTable(TableState):
    """Everything that is needed to sit at a table, and what lies on it from the start."""

    board: dict[str, Any]
    """The facts of the edition that is played (`facts.py` of the game); they never change."""


class Frame(Answer):
    """One entry of a table's history as one seat may know it."""

    seq: int
    at: float
    act: Act
    live: bool
    """Whether it still counts; false where it has been undone."""
    events: list[Told]
    to_move: int | None
    view: dict[str, Any] | None = None
    scores: list[Sheet] | None = None


class History(Answer):
    """A part of a table's history."""

    seq: int
    """The newest sequence number there is."""
    frames: list[Frame]
    seat: int | Literal["all"] | None
    board: dict[str, Any]
    """What lay on the table from the start."""


class Preview(Answer):
    """What would certainly follow an action."""

    action: int
    means: dict[str, Any]
    text: str
    events: list[Told]


class Candidate(Answer):
    """A choice as the strongest bot weighs it."""

    action: int
    means: dict[str, Any]
    text: str
    share: float
    """Of its attention, from 0 to 1."""
    win: float | None
    """My chance to win, from 0 to 1."""
    points: float | None
    """My expected points at the end."""


class Hint(Answer):
    """What the strongest bot thinks; the best first."""

    seq: int
    bot: str
    candidates: list[Candidate]


# --- doing things ----------------------------------------------------------------------------------------------------


class Join(Asked):
    """Sit down; without a seat on the first open one."""

    key: Secret | None = None
    """From the link; a public table needs none."""
    seat: SeatNumber | None = None
    name: Name | None = None
    """The name on this seat, if it is another than mine."""


class ActAsked(Asked):
    """An action of the seat to move. `seq` is the sequence number that the choice was made at."""

    seq: Seq
    action: Annotated[int, Field(ge=0, le=LARGEST_SEQ)]
    request: RequestId | None = None
    """The same id again never acts twice, and gets the first answer."""


class UndoAsked(Asked):
    """Back to the state after entry `to`; beyond what one seat may undo alone this asks the others."""

    seq: Seq
    to: Seq
    request: RequestId | None = None


class UndoAnswer(Asked):
    """My word on somebody's wish to undo."""

    proposal: Word
    agree: bool


class BotWish(Asked):
    """The bot that is to act on a seat."""

    bot: Word


class SeatAsked(Asked):
    """One of my seats; without it the only one I have."""

    seat: SeatNumber | None = None


class HintWord(Asked):
    """Whether I agree that all may ask for hints."""

    agree: bool


class Done(Answer):
    """An accepted act: its sequence number."""

    seq: int
    request: str | None = None


class UndoDone(Answer):
    """An undo that was made, or a proposal that waits."""

    seq: int
    proposal: Proposal | None = None
    request: str | None = None


class SeatLink(Answer):
    """A link that moves a seat to another device, once."""

    link: str
    secret: str


class Take(Asked):
    """Take over a seat by the secret of its link."""

    secret: Secret


class SeatToken(Answer):
    """A program plays this seat with `Authorization: Bearer TOKEN`. Shown once."""

    seat: int
    token: str


class ChatAsked(Asked):
    """Something to say; plain text."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)]


class Said(Answer):
    """Something said at a table."""

    id: int
    at: float
    name: str
    seat: int | None
    text: str


class ChatList(Answer):
    """What was said at a table, oldest first."""

    said: list[Said]


# --- live ------------------------------------------------------------------------------------------------------------


class Hello(Answer):
    """The first message of a socket or stream: everything needed."""

    type: Literal["hello"] = "hello"
    table: TableFacts
    board: dict[str, Any]
    """What lies on the table from the start: the facts of the edition that is played. They never change."""
    update: Update
    missed: list[Frame] | None
    """What happened after the `seq` that the client named, without views; null if it named none or too old a one."""
    chat: list[Said]
    beat: float
    """Seconds between heartbeats."""


class Updated(Update):
    """Somebody acted or undid."""

    type: Literal["update"] = "update"


class Held(Answer):
    """The seats as which I see have changed: I sat down or got up, or a seat was moved to another device.

    If I may not look at the table any more, `update` is null, and the socket closes.
    """

    type: Literal["seats"] = "seats"
    seats: list[int]
    """As which I see from now on."""
    lost: list[int]
    """Those that are not mine any more."""
    update: Update | None
    """The game as I may know it from now on; its `seq` is the newest that was told."""


class Seated(Answer):
    """Something about the table changed, but not the game: seats, status, proposals, hints, a rematch."""

    type: Literal["table"] = "table"
    table: TableFacts


class Chatted(Answer):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    said: Said


class Beat(Answer):
    """A heartbeat; `at` is the server's clock."""

    type: Literal["beat"] = "beat"
    at: float


class Accepted(Answer):
    """The answer to an act or undo sent through the socket."""

    type: Literal["done"] = "done"
    seq: int
    request: str | None
    proposal: Proposal | None = None


class Refused(Answer):
    """The refusal of something sent through the socket."""

    type: Literal["error"] = "error"
    request: str | None
    error: Problem


class SendAct(ActAsked):
    """An act through the socket."""

    type: Literal["act"]


class SendUndo(UndoAsked):
    """An undo through the socket."""

    type: Literal["undo"]


class SendChat(ChatAsked):
    """Words through the socket."""

    type: Literal["chat"]


class SendBeat(Asked):
    """A sign of life; answered by a heartbeat."""

    type: Literal["beat"]


FromServer: TypeAlias = Annotated[
    Hello | Updated | Held | Seated | Chatted | Beat | Accepted | Refused, Field(discriminator="type")
]
FromClient: TypeAlias = Annotated[SendAct | SendUndo | SendChat | SendBeat, Field(discriminator="type")]


class LiveMessages(Answer):
    """All messages of the socket; only so that the OpenAPI document has them."""

    from_server: FromServer
    from_client: FromClient
