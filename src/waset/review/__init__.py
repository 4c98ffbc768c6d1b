"""Reviews: what each decision of a recorded game was worth, and how much of its result was luck."""

from waset.review.account import Account
from waset.review.plain import plain
from waset.review.review import Review, decisions_of, review, reviews
from waset.review.think import DEPTHS, FAST, Think, depth
from waset.review.turning import turning_points
from waset.review.verdict import BEST, GOOD, MISTAKE, SLIP, WORDS, Decision, Luck, Turn, Weighed

__all__ = [
    "BEST",
    "DEPTHS",
    "FAST",
    "GOOD",
    "MISTAKE",
    "SLIP",
    "WORDS",
    "Account",
    "Decision",
    "Luck",
    "Review",
    "Think",
    "Turn",
    "Weighed",
    "decisions_of",
    "depth",
    "plain",
    "review",
    "reviews",
    "turning_points",
]
