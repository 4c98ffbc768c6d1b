"""How the events and meanings of Luxor become arguments of its messages, and which events are told together."""

from collections.abc import Mapping
from typing import Any, Final

from waset.core.meaning import AnyBoard, AnyMeaning
from waset.core.wish import Reason
from waset.games.luxor.rules.facts import card_of, tile_of
from waset.words.said import UNSEEN, Phrases, Said, Told, slug, yes

UNTOLD: Final = ("laid out", "turned up Horus card", "turned up mummy tile", "placed")
ON_THE_WAY: Final = ("woke", "fell", "entered tomb")
"""What may happen between the moves of several adventurers."""
COUNTED: Final = {"rose": "adventurers", "drew": "cards", "took key": "keys"}
"""What is mentioned once, with its count, if it happens several times in a row."""
CLEAR: Final = {
    "2 points": ("scored", 2),
    "2 keys": ("took key", 2),
    "extra turn": ("extra turn", 1),
    "scarab": ("took scarab", None),
}
"""Mummy tiles whose name says all that they do, to those who may not know what a scarab is worth."""
SEVERAL: Final = "several"
TOMB: Final = "tomb"


# --- things -------------------------------------------------------------------------------------------------------


def card(board: AnyBoard, name: str | None) -> dict[str, str | int]:
    """A card as arguments: its kind and number; one that the reader may not know is unseen."""
    if name is None:
        return {"card": UNSEEN, "number": 0, "least": 0}
    found = card_of(board, name)
    return {"card": slug(found["kind"]), "number": found["number"], "least": found["least"]}


def tile(board: AnyBoard, name: str) -> str:
    """A tile as a variant: the type of a treasure, otherwise its kind."""
    found = tile_of(board, name)
    return slug(found["type"] if found["kind"] == "treasure" else found["kind"])


def tile_at(board: AnyBoard, view: Mapping[str, Any], place: int | str) -> str:
    """What lies at a place; nothing on the stairs and in the tomb."""
    return tile(board, view["spaces"][place - 1]) if isinstance(place, int) else "empty"


# --- what happened ------------------------------------------------------------------------------------------------


def figured(told: Told, phrases: Phrases) -> dict[str, str | int]:
    """The arguments of the message of an event by itself."""
    args: dict[str, str | int] = {}
    for name, value in told.figures.items():
        if name == "card":
            args |= card(phrases.board, value)
        elif name == "tile":
            args["tile"] = tile(phrases.board, value)
        elif name in ("mummy_tile", "character"):
            args[name] = slug(value)
        else:
            args[name] = UNSEEN if value is None else value
    return {**args, **_more(told, phrases)}


def _more(told: Told, phrases: Phrases) -> dict[str, str | int]:
    """The arguments of an event by itself that are not among its figures."""
    figures = told.figures
    if told.kind == "claimed":
        return {"known": "no"}
    if told.kind == "moved":
        return {"adventurers": 1}
    if told.kind == "placed":
        return {"nth": phrases.board["hand"] // 2}
    if told.kind in COUNTED:
        return {COUNTED[told.kind]: 1}
    if told.kind == "rolled":
        return {"for": "card"}
    if told.kind == "rearranged":
        return {"from": figures["from"] + 1, "to": figures["to"] + 1}
    if told.kind == "entered tomb":
        return {"rank": _rank(phrases.board, figures["points"])}
    if told.kind == "mummy":
        return {"way": "again" if figures["to"] > figures["from"] else "walks", "victims": ""}
    if told.kind == "laid down":
        return {"victims": _victims([told], phrases)}
    return {}


def _rank(board: AnyBoard, points: int) -> int:
    """The rank of a sarcophagus, 1 for whoever enters first; 0 for latecomers, or if all are worth the same."""
    sarcophagi = board["sarcophagi"]
    return sarcophagi.index(points) + 1 if sarcophagi.count(points) == 1 else 0


def _victims(fallen: list[Told], phrases: Phrases) -> str:
    return phrases.listed(
        [
            phrases.phrase("victim", each.seat, adventurers=each.figures["adventurers"], first=yes(number == 0))
            for number, each in enumerate(fallen)
        ]
    )


def _is_clear(told: list[Told], at: int, many: int) -> bool:
    """Whether events only do what the name of the mummy tile says that was bought just before."""
    each, before = told[at], told[at - 1] if at else None
    if before is None or (before.kind, before.seat) != ("bought", each.seat):
        return False
    return CLEAR.get(before.figures["mummy_tile"]) == (each.kind, each.figures.get("points", many))


def said(told: list[Told], phrases: Phrases) -> list[Said]:
    """What is said about these events: those that belong together at once, and nothing twice."""
    told = [each for each in told if each.kind not in UNTOLD]
    made: list[Said] = []
    place: dict[int, int | str] = {}
    """Where each seat's last walk ended: what it takes there needs no place."""
    at = 0
    while at < len(told):
        each = told[at]
        many = _together(told, at)
        group = told[at : at + many]
        clear = _is_clear(told, at, many)
        at += many
        if clear:
            continue
        args = figured(each, phrases)
        if each.kind == "moved":
            walks = [one for one in group if one.kind == "moved"]
            place[each.seat] = walks[-1].figures["to"]
            if len(walks) > 1:
                place.pop(each.seat)
                args |= {"by": SEVERAL, "adventurers": len(walks)}
            if len(walks) > 1 or each.figures["to"] != TOMB:
                made.append(Said("moved", each.seat, args))
            made += [Said(one.kind, one.seat, figured(one, phrases)) for one in group if one.kind != "moved"]
            continue
        if each.kind == "claimed" and place.get(each.seat) == each.figures["space"]:
            args["known"] = "yes"
        elif each.kind in COUNTED:
            args[COUNTED[each.kind]] = many
        elif each.kind == "rolled":
            args["for"] = _purpose(told, at - 1)
        elif each.kind == "mummy" and many > 1:
            if args["way"] == "again":
                made.append(Said(each.kind, each.seat, args))
                each, args = group[1], {}
            args |= {"victims": _victims(group[1:], phrases), "way": "fells"}
        elif each.kind == "laid down":
            args["victims"] = _victims(group, phrases)
        made.append(Said(each.kind, each.seat, args))
    return made


def _purpose(told: list[Told], at: int) -> str:
    """What a roll was for: again, a card that was played, or to get up, which somebody did (standing) or nobody."""
    own = told[at].seat
    before = [each.kind for each in told[:at] if each.seat == own]
    if before[-1:] == ["rolled"]:
        return "again"
    if at + 1 < len(told) and (told[at + 1].kind, told[at + 1].seat) == ("rose", own):
        return "standing"
    return "card" if {"played", "ignored"} & set(before) else "lying"


def _together(told: list[Told], at: int) -> int:
    """How many events, starting here, are told as one: several walks, rises, cards drawn, the mummy's victims."""
    first = told[at]
    end = at + 1
    if first.kind == "moved" and first.figures["by"] == "steps":
        walks = end
        while end < len(told) and told[end].seat == first.seat:
            if told[end].kind == "moved" and told[end].figures["by"] == "steps":
                walks = end + 1
            elif told[end].kind not in ON_THE_WAY:
                break
            end += 1
        return walks - at
    if first.kind in COUNTED:
        while end < len(told) and (told[end].kind, told[end].seat) == (first.kind, first.seat):
            end += 1
    elif first.kind in ("mummy", "laid down"):
        while end < len(told) and told[end].kind == "laid down":
            end += 1
    return end - at


# --- what can be chosen -------------------------------------------------------------------------------------------


def meant(means: AnyMeaning, view: Mapping[str, Any], phrases: Phrases) -> dict[str, str | int]:
    """The arguments of a choice's or an outcome's message."""
    board = phrases.board
    kind = means["kind"]
    made: dict[str, str | int] = {}
    for name, value in means.items():
        if name == "card":
            made |= card(board, value)
        elif name == "tile":
            made |= {"mummy_tile": slug(value)} if "cost" in means else {"tile": tile(board, value)}
        elif isinstance(value, bool):
            made[name] = yes(value)
        elif name in ("what", "character"):
            made[name] = slug(value)
        elif name not in ("kind", "seat") and isinstance(value, int | str):
            made[name] = value
    if kind == "move":
        made |= {"steps": abs(means["steps"]), "back": yes(means["steps"] < 0)}
    if kind in ("move", "act"):
        made["tile"] = tile_at(board, view, means["to" if kind == "move" else "at"])
    elif kind in ("decline", "accept"):
        made["roll"] = view["roll"] or 0
    elif kind == "rearrange":
        made |= card(board, view["seats"][view["seat"]]["hand"][means["from"]])
        made |= {"from": means["from"] + 1, "to": means["to"] + 1}
    elif kind == "place":
        made["nth"] = board["hand"] // 2
    elif kind == "discard":
        made["index"] = means["index"] + 1
    elif kind == "raise":
        made |= {"adventurers": len(means["spaces"]), "spaces": phrases.listed([str(each) for each in means["spaces"]])}
    elif kind == "take items":
        items = [phrases.phrase("item", what=slug(each)) for each in means["items"]]
        made |= {"n": len(items), "items": phrases.listed(items)}
    return made


def asked(view: Mapping[str, Any], means: list[AnyMeaning], phrases: Phrases) -> tuple[str, dict[str, str | int]]:
    """The name of a question's message, and its arguments: the roll, or what the answers are worth now."""
    decision = slug(view["decision"])
    if decision == "card" and all(each["kind"] == "drop" for each in means):
        return "card-stuck", {}
    return decision, {"roll": view["roll"] or 0, **_worth(view, means, phrases.board)}


def _worth(view: Mapping[str, Any], means: list[AnyMeaning], board: AnyBoard) -> dict[str, str | int]:
    """What the answers to a question are worth to the seat that is asked."""
    own = view["seats"][view["to_move"]]
    if view["decision"] == "horus tile":
        cards = [each["card"] for each in means if each["kind"] == "take Horus card"]
        return {"held": own["keys"], "cards": len(cards), **card(board, cards[0] if cards else None)}
    if view["decision"] == "claim":
        claims = [each["tile"] for each in means if each["kind"] == "claim"]
        return {"points": sum(each["points"] for each in board["tiles"] if each["name"] in claims)}
    if view["decision"] == "wild or scarab":
        values = [each["points"] for each in board["scarabs"]]
        return {"gain": _completed(own, board["sets"]), "low": min(values), "high": max(values)}
    return {"talismans": own["talismans"]} if view["decision"] == "mummy tile" else {}


def _completed(own: Mapping[str, Any], sets: list[int]) -> int:
    """The points of the set that one wild treasure more would complete, 0 if it completes none."""
    wanted: int = own["sets"] + 1
    missing = sum(max(wanted - held, 0) for held in own["treasures"].values())
    if missing > own["wild"] + 1 or wanted > len(sets):
        return 0
    return sets[wanted - 1] - (sets[wanted - 2] if wanted > 1 else 0)


# --- what cannot be done ------------------------------------------------------------------------------------------


def numbers(steps: list[int]) -> str:
    """The numbers of steps that may be chosen from: 5, 1–6, ±1."""
    if steps == [-steps[-1], steps[-1]]:
        return f"±{steps[-1]}"
    if len(steps) > 2 and steps == list(range(steps[0], steps[-1] + 1)):
        return f"{steps[0]}–{steps[-1]}"
    return " / ".join(str(each).replace("-", "\u2212") for each in steps)


def reasoned(reason: Reason, phrases: Phrases) -> dict[str, str | int]:
    """The arguments of a reason's message."""
    board = phrases.board
    made: dict[str, str | int] = {}
    for name, value in reason.figures.items():
        if name == "card":
            made |= card(board, value)
        elif name == "cards":
            made[name] = phrases.listed([phrases.phrase("card", **card(board, each)) for each in value])
        elif name == "tile":
            made |= {"mummy_tile": slug(value)} if reason.kind == "bought first" else {"tile": tile(board, value)}
        elif name == "steps":
            made[name] = numbers(value)
        elif name == "levels":
            made[name] = phrases.listed([str(each) for each in value])
        elif name in ("ends", "moved"):
            made |= {name: _places(value, phrases), "many": len(value)}
        elif name == "at":
            made["at"] = value
        elif name == "pieces":
            made |= _stuck(value, reason.figures["why"], phrases)
        elif name in ("what", "why", "ability"):
            made["character" if name == "ability" else name] = slug(value)
        elif isinstance(value, int) or name == "side":
            made[name] = value
    return made


def _places(places: list[int | str], phrases: Phrases) -> str:
    return phrases.listed([phrases.phrase("place-bare", place=each) for each in places])


def _stuck(pieces: list[dict[str, Any]], main: str, phrases: Phrases) -> dict[str, str | int]:
    """How far those are that the main reason holds for, and why the others who stand cannot go either."""
    far = sorted({each["away"] for each in pieces if each["why"] == main}, reverse=True)
    others: dict[tuple[str, str], list[int | str]] = {}
    for each in pieces:
        if each["away"] and each["why"] != main:
            places = others.setdefault((each["why"], "stairs" if each["at"] == "stairs" else "spaces"), [])
            places += [] if each["at"] in places else [each["at"]]
    rest = [
        phrases.phrase("why-not-rest", why=slug(why), where=where, places=_places(places, phrases))
        for (why, where), places in others.items()
    ]
    return {
        "places": len(far),
        "away": far[0] if len(far) == 1 else phrases.listed([str(each) for each in far]),
        "rest": "".join(rest),
    }


def score_line(line: str) -> tuple[str, dict[str, str | int]]:
    """The message of a line of the score sheet."""
    return f"score-{slug(line)}", {}
