"""What goes over the wire to a client: every answer and live message, as `docs/api.md` describes them.

Answers are TypedDicts: mypy checks that they are made in full, at no cost while the server runs, and the OpenAPI
document and the page's types are made from the same classes. What clients send is in `requests`.
"""

from typing import TypeAlias

from waset.server.web.wire.editions import EditionList, KeptEdition, WholeEdition
from waset.server.web.wire.errors import Failure, Problem
from waset.server.web.wire.fields import LARGEST_SEQ, LONGEST_CHAT, LONGEST_NAME, MOST_SEATS
from waset.server.web.wire.games import (
    BotLevel,
    BoundedFigure,
    EditionChecked,
    EditionDocument,
    EditionFinding,
    GameFacts,
    Me,
    Module,
    Opening,
    Option,
    SuitedLevel,
    SuitedLevels,
    TableEdition,
    TrialFigure,
    TrialReport,
    TrialState,
)
from waset.server.web.wire.lessons import LessonAnswer, LessonDocument, LessonFacts, LessonStep
from waset.server.web.wire.live import (
    Accepted,
    Beat,
    Chatted,
    FromServer,
    Held,
    Hello,
    Refused,
    Seated,
    Updated,
)
from waset.server.web.wire.mistakes import MistakeDocument, MistakeFacts, MistakeList
from waset.server.web.wire.play import (
    Act,
    Candidate,
    Choice,
    Done,
    Followed,
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
from waset.server.web.wire.push import PushKey
from waset.server.web.wire.puzzles import AskedDecision, PuzzleDocument, PuzzleFacts, PuzzleTry
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
    | EditionChecked
    | TableEdition
    | TrialState
    | TrialReport
    | WholeEdition
    | EditionList
    | LessonDocument
    | PuzzleDocument
    | Opening
    | Me
    | PushKey
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
    | SuitedLevels
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
    "Answer",
    "AskedDecision",
    "Beat",
    "BotLevel",
    "BoundedFigure",
    "Candidate",
    "ChatList",
    "Chatted",
    "Choice",
    "Clock",
    "Done",
    "EditionChecked",
    "EditionDocument",
    "EditionFinding",
    "EditionList",
    "EqualLuck",
    "Failure",
    "Followed",
    "Frame",
    "FromServer",
    "GameFacts",
    "GameReview",
    "Held",
    "Hello",
    "Hint",
    "History",
    "KeptEdition",
    "LessonAnswer",
    "LessonDocument",
    "LessonFacts",
    "LessonStep",
    "Links",
    "Me",
    "MistakeDocument",
    "MistakeFacts",
    "MistakeList",
    "Module",
    "Motive",
    "Opening",
    "Option",
    "Preview",
    "Problem",
    "Proposal",
    "PushKey",
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
    "SeatLink",
    "SeatToken",
    "Seated",
    "Sheet",
    "Spec",
    "StandIn",
    "SuitedLevel",
    "SuitedLevels",
    "TableEdition",
    "TableFacts",
    "TableList",
    "TableOrigin",
    "TableState",
    "Told",
    "ToldReason",
    "TrialFigure",
    "TrialReport",
    "TrialState",
    "UndoDone",
    "Update",
    "Updated",
    "Watching",
    "WholeEdition",
    "WholeTable",
    "WhyNot",
]
