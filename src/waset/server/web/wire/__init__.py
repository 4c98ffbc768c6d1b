"""What goes over the wire: every request, answer and live message, as `docs/api.md` describes them.

Requests are models that check what comes in. Answers are TypedDicts: mypy checks that the server makes them in full, at
no cost while it runs, and the OpenAPI document and the page's types are made from the same classes.
"""

from typing import TypeAlias

from waset.server.web.wire.errors import Failure, Problem
from waset.server.web.wire.fields import LARGEST_SEQ, LONGEST_CHAT, LONGEST_NAME, MOST_SEATS
from waset.server.web.wire.games import BotLevel, EditionDocument, GameFacts, Me, Module, Opening, Option
from waset.server.web.wire.lessons import LessonAnswer, LessonDocument, LessonFacts, LessonStep
from waset.server.web.wire.live import (
    Accepted,
    Beat,
    Chatted,
    FromClient,
    FromServer,
    Held,
    Hello,
    LiveMessages,
    Refused,
    Seated,
    SendAct,
    SendBeat,
    SendChat,
    SendUndo,
    Updated,
)
from waset.server.web.wire.mistakes import MistakeDocument, MistakeFacts, MistakeList
from waset.server.web.wire.play import (
    Act,
    Candidate,
    Choice,
    Done,
    Frame,
    Hint,
    History,
    Motive,
    Preview,
    Sheet,
    TableState,
    Told,
    ToldReason,
    UndoDone,
    Update,
    WholeTable,
    WhyNot,
)
from waset.server.web.wire.puzzles import AskedDecision, PuzzleDocument, PuzzleFacts, PuzzleTry
from waset.server.web.wire.requests import (
    ActAsked,
    Asked,
    BotWish,
    ChatAsked,
    ClockWish,
    Create,
    HintWord,
    Introduce,
    Join,
    LessonPlace,
    LessonTry,
    LessonWhyNot,
    PlayOn,
    SeatAsked,
    SeatWish,
    StandInAnswer,
    Take,
    UndoAnswer,
    UndoAsked,
    Upload,
    VariantWish,
    WhyNotAsked,
)
from waset.server.web.wire.review import (
    EqualLuck,
    GameReview,
    ReviewedDecision,
    ReviewedLuck,
    ReviewedOption,
    ReviewedSeat,
    ReviewedTurn,
    ReviewState,
)
from waset.server.web.wire.tables import (
    ChatList,
    Clock,
    Links,
    Proposal,
    Said,
    Seat,
    SeatLink,
    SeatToken,
    Spec,
    StandIn,
    TableFacts,
    TableList,
    TableOrigin,
    Watching,
)

Answer: TypeAlias = (
    GameFacts
    | EditionDocument
    | LessonDocument
    | PuzzleDocument
    | Opening
    | Me
    | TableState
    | WholeTable
    | TableList
    | Done
    | UndoDone
    | Update
    | Preview
    | WhyNot
    | Hint
    | ReviewState
    | MistakeList
    | MistakeDocument
    | SeatLink
    | SeatToken
    | ChatList
    | Said
)
"""Whatever a request is answered with, but for lists of games and puzzles, histories and records."""

__all__ = [
    "LARGEST_SEQ",
    "LONGEST_CHAT",
    "LONGEST_NAME",
    "MOST_SEATS",
    "Accepted",
    "Act",
    "ActAsked",
    "Answer",
    "Asked",
    "AskedDecision",
    "Beat",
    "BotLevel",
    "BotWish",
    "Candidate",
    "ChatAsked",
    "ChatList",
    "Chatted",
    "Choice",
    "Clock",
    "ClockWish",
    "Create",
    "Done",
    "EditionDocument",
    "EqualLuck",
    "Failure",
    "Frame",
    "FromClient",
    "FromServer",
    "GameFacts",
    "GameReview",
    "Held",
    "Hello",
    "Hint",
    "HintWord",
    "History",
    "Introduce",
    "Join",
    "LessonAnswer",
    "LessonDocument",
    "LessonFacts",
    "LessonPlace",
    "LessonStep",
    "LessonTry",
    "LessonWhyNot",
    "Links",
    "LiveMessages",
    "Me",
    "MistakeDocument",
    "MistakeFacts",
    "MistakeList",
    "Module",
    "Motive",
    "Opening",
    "Option",
    "PlayOn",
    "Preview",
    "Problem",
    "Proposal",
    "PuzzleDocument",
    "PuzzleFacts",
    "PuzzleTry",
    "Refused",
    "ReviewState",
    "ReviewedDecision",
    "ReviewedLuck",
    "ReviewedOption",
    "ReviewedSeat",
    "ReviewedTurn",
    "Said",
    "Seat",
    "SeatAsked",
    "SeatLink",
    "SeatToken",
    "SeatWish",
    "Seated",
    "SendAct",
    "SendBeat",
    "SendChat",
    "SendUndo",
    "Sheet",
    "Spec",
    "StandIn",
    "StandInAnswer",
    "TableFacts",
    "TableList",
    "TableOrigin",
    "TableState",
    "Take",
    "Told",
    "ToldReason",
    "UndoAnswer",
    "UndoAsked",
    "UndoDone",
    "Update",
    "Updated",
    "Upload",
    "VariantWish",
    "Watching",
    "WholeTable",
    "WhyNot",
    "WhyNotAsked",
]
