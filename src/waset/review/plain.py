"""A review as plain data: what `waset review --json` prints, and what a server keeps."""

from collections.abc import Sequence
from typing import Any

from waset.core.wish import Motive
from waset.review.account import DIGITS
from waset.review.review import Review
from waset.review.turning import turning_points
from waset.review.verdict import Decision, Luck, Turn, Weighed


def plain(found: Review) -> dict[str, Any]:
    """One object for a game."""
    head = found.header
    return {
        "game": head["game"],
        "players": head["players"],
        "modules": head["modules"],
        "names": head["names"],
        "seed": found.seed,
        **said(found),
    }


def said(found: Review) -> dict[str, Any]:
    """What a review says, without the game that it is of."""
    return {
        "think": found.think,
        "seats": [{**each._asdict(), "equal": each.equal._asdict()} for each in found.seats],
        "decisions": [_decision(each) for each in found.decisions],
        "luck": [_luck(each) for each in found.luck],
        "turning": [each.step for each in turning_points(found)],
        "turns": [_turn(each) for each in found.turns],
    }


def _decision(each: Decision) -> dict[str, Any]:
    return {
        "step": each.step,
        "decision": each.number,
        "seat": each.seat,
        "word": each.word,
        "loss": round(each.loss, DIGITS),
        "change": _rounded(each.change),
        "exact": each.is_exact,
        "by": each.by,
        "played": _option(each.played),
        "best": [_option(option) for option in each.options],
        "why": _motives(each.why),
    }


def _option(option: Weighed) -> dict[str, Any]:
    return {
        "action": option.action,
        "text": option.words,
        "means": option.means,
        "wins": _rounded(option.wins),
        "points": _rounded(option.points),
        "brings": _motives(option.brings),
    }


def _motives(found: Sequence[Motive]) -> list[dict[str, Any]]:
    return [{**each._asdict(), "points": round(each.points, DIGITS)} for each in found]


def _luck(each: Luck) -> dict[str, Any]:
    return {
        "step": each.step,
        "seat": each.seat,
        "text": each.words,
        "means": each.means,
        "chance": round(each.chance, DIGITS),
        "wins": _rounded(each.wins),
        "points": _rounded(each.points),
    }


def _turn(each: Turn) -> dict[str, Any]:
    return {**each._asdict(), "wins": _rounded(each.wins)}


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(each, DIGITS) for each in figures]
