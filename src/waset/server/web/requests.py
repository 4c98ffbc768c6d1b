"""What clients send: models that check what comes in."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from waset.core.texts import is_plain
from waset.core.variant import Hidden
from waset.server.database.rows import Absent
from waset.server.web.wire import LARGEST_SEQ, LONGEST_CHAT, LONGEST_NAME, MOST_SEATS, FromServer

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]


def plain(text: str) -> str:
    """Returns the text if it is printable."""
    if not is_plain(text):
        raise ValueError("only printable characters are accepted")
    return text


Word = Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(plain)]
WishValue = bool | int | Word | Annotated[list[int | Word], Field(max_length=12)]
"""What a field of a wish may hold."""
RequestId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, StringConstraints(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=r"^[!-~]+$")]
Base64 = Annotated[str, StringConstraints(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]
MOST_FIELDS = 12
MOST_TRIAL = 2000
MOST_SUMS = 80
Sum = Annotated[float, Field(ge=0, le=1e12, allow_inf_nan=False)]
Sums = Annotated[list[Sum], Field(min_length=5, max_length=5)]
Moves = Annotated[str, StringConstraints(min_length=1, max_length=2**18, pattern=r"^[A-Za-z0-9+/]+={0,2}$")]
MOST_TRIED = 40
Wish = Annotated[dict[Word, WishValue], Field(max_length=MOST_FIELDS)]
Action = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]


class Asked(BaseModel):
    """A request body; keys that it does not name are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Introduce(Asked):
    """Who I am; sets the cookie, or renames."""

    name: Name


class SeatWish(Asked):
    """Who shall sit on a seat: `me`, `open` for a friend, or a bot by the name of its level."""

    who: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None
    """With `me`: the name on this seat, for pass and play."""


class ClockWish(Asked):
    """Time to think, in seconds; when it runs out, `absent` of the table says who acts."""

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
    absent: Absent = "bot"
    """Who moves for a person who is out of time, away or has resigned: a bot, or the substitute of the rules."""
    talk: bool = False
    """Whether spectators may talk."""
    start: bool = False
    """Whether to start at once, which needs every seat taken."""


class CheckEdition(Asked):
    """An edition that may be inconsistent: a document, or the text of a TOML file."""

    game: Word | None = None
    """Without it, the document says it."""
    edition: dict[str, Any] | None = None
    text: str | None = None
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 3
    modules: Annotated[list[Word], Field(max_length=12)] = []
    """With whom and what it is to be played: an edition may have too few of something for them."""
    file: bool = False
    """Whether the answer has the edition as a TOML file."""


class TriedEdition(Asked):
    """An edition that is tried beside the default one, and who plays it."""

    game: Word
    edition: dict[str, Any]
    players: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 3
    modules: Annotated[list[Word], Field(max_length=12)] = []
    bot: Word


class TryEdition(TriedEdition):
    """A trial, from its start or from where an answer said."""

    most: Annotated[int, Field(ge=1, le=MOST_TRIAL)] = 500
    """After how many games it ends."""
    games: Annotated[int, Field(ge=0, le=MOST_TRIAL)] = 0
    sums: Annotated[dict[Word, Sums], Field(max_length=MOST_SUMS)] = {}
    """As the last answer had them."""


class ReportTrial(TriedEdition):
    """A trial that is over, or was stopped: what its games have shown, in full."""

    moves: Annotated[list[Moves], Field(min_length=1, max_length=MOST_TRIAL)]
    """Those of all answers of the trial, in order."""


class KeepEdition(Asked):
    """An edition that I want to keep: a document with its game and its name. It may be inconsistent."""

    edition: dict[str, Any]


class ChangeEdition(KeepEdition):
    """An edition that I keep, as it shall be from now on."""

    version: Seq
    """The one that was changed; refused if there is a later one."""


class Upload(Asked):
    """A record (one line of a record file) or a position document that becomes a table."""

    record: Annotated[str, StringConstraints(min_length=2)] | None = None
    position: dict[str, Any] | None = None
    mode: Literal["continue", "review"] = "review"
    seats: Annotated[list[SeatWish], Field(max_length=MOST_SEATS)] | None = None
    """With `continue`: who plays on; without it all seats are mine."""
    clock: ClockWish | None = None
    absent: Absent = "bot"


class PlayOn(Asked):
    """A variant: a table that plays on from a step of a finished game."""

    seq: Seq
    """The entry of the game after which it plays on."""
    seat: SeatNumber
    """The seat that I take."""
    hidden: Hidden = "anew"
    """Whether what this seat could not know is dealt anew, or kept as it was."""
    name: Name | None = None
    """What I call it."""
    shared: bool = False
    """Whether it is listed for all who may see the game."""
    seats: Annotated[list[SeatWish], Field(max_length=MOST_SEATS)] | None = None
    """One per player, with `me` on my seat; without it the others are open."""
    clock: ClockWish | None = None
    absent: Absent = "bot"


class VariantWish(Asked):
    """What I call my variant, and whether it is listed for all who may see the game that it comes from."""

    name: Name | None = None
    shared: bool


class Join(Asked):
    """Sit down; without a seat on the first open one."""

    key: Secret | None = None
    """From the link; a public table needs none."""
    seat: SeatNumber | None = None
    name: Name | None = None
    """The name on this seat, if it is not mine."""


class ActAsked(Asked):
    """An action of the seat to move. `seq` is the sequence number that the choice was made at."""

    seq: Seq
    action: Action
    request: RequestId | None = None
    """A second request with the same id does not act again, and gets the first answer."""


class UndoAsked(Asked):
    """Back to the state after entry `to`; beyond what one seat may undo alone this asks the others."""

    seq: Seq
    to: Seq
    request: RequestId | None = None


class UndoAnswer(Asked):
    """My word on somebody's wish to undo."""

    proposal: Word
    agree: bool


class WhyNotAsked(Asked):
    """Something that I would like to do: a `kind` and, of the fields that go with it, those that matter to me."""

    wish: Wish
    seat: SeatNumber | None = None
    """One of my seats; without it the one whose view I have."""


class LessonPlace(Asked):
    """A place in a lesson: a step, counted from 0, and what the learner did from there on a way of their own."""

    step: Seq
    actions: Annotated[list[Action], Field(max_length=MOST_TRIED)] = []


class LessonTry(LessonPlace):
    """A way of one's own from a step of a lesson: what follows from the last of these actions?"""

    actions: Annotated[list[Action], Field(min_length=1, max_length=MOST_TRIED)]


class LessonWhyNot(LessonPlace):
    """Something that the learner would like to do at a place in a lesson."""

    wish: Wish


class StandInAnswer(Asked):
    """My word on the question whether somebody shall act for a player who is away."""

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


class Take(Asked):
    """Take over a seat by the secret of its link."""

    secret: Secret


class ChatAsked(Asked):
    """Something to say; plain text."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)]


class PushAsked(Asked):
    """A browser that is to be told of my turns: what `PushSubscription` has there, and in which language to tell."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64
    language: Literal["en", "nl", "de", "fr"]


class PushEnded(Asked):
    """A browser that is to be told nothing more."""

    endpoint: Endpoint


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


FromClient: TypeAlias = Annotated[SendAct | SendUndo | SendChat | SendBeat, Field(discriminator="type")]


class LiveMessages(BaseModel):
    """All messages of the socket; only so that the OpenAPI document has them."""

    from_server: Annotated[FromServer, Field(discriminator="type")]
    from_client: FromClient
