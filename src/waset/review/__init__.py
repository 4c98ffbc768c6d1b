"""Reviews: what each decision of a recorded game was worth, and how much of its result was luck."""

from waset.review.account import Account
from waset.review.again import ASKED_FROM, RIGHT_BELOW, AskedAgain, Choice, ask_again, is_worth_asking
from waset.review.plain import plain
from waset.review.review import Review, decisions_of, review, reviews
from waset.review.think import DEPTHS, FAST, Think, depth
from waset.review.turning import turning_points
from waset.review.verdict import BEST, GOOD, MISTAKE, SLIP, WORDS, Decision, Luck, Turn, Weighed

__all__ = [
    "ASKED_FROM",
    "BEST",
    "DEPTHS",
    "FAST",
    "GOOD",
    "MISTAKE",
    "RIGHT_BELOW",
    "SLIP",
    "WORDS",
    "Account",
    "AskedAgain",
    "Choice",
    "Decision",
    "Luck",
    "Review",
    "Think",
    "Turn",
    "Weighed",
    "ask_again",
    "decisions_of",
    "depth",
    "is_worth_asking",
    "plain",
    "review",
    "reviews",
    "turning_points",
]
