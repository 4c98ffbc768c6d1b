"""A bot in any language looks like this: a line of JSON in, a line of JSON out (see docs/bot-protocol.md).

Let it play with `waset simulate luxor --bots "cmd:examples/your_first_bot.py,random" --games 100`.
"""

import json
import random
import sys
from typing import Any

KINDS = {"move": 20, "claim": 10, "take": 10, "take Horus card": 10, "leave": -10, "decline": -10}
"""What an action is worth at first sight, by its kind."""


def worth(means: dict[str, Any], view: dict[str, Any]) -> float:
    """How good an action looks: what lies where it leads, and how far that is."""
    if means["kind"] == "move" and isinstance(means["to"], int):
        kind, _, figures = view["spaces"][means["to"] - 1].partition(" ")
        if kind in ("vase", "statue", "jewelry"):
            needed, points = (int(figure) for figure in figures.split("/"))
            there = view["seats"][view["seat"]]["adventurers"].count(means["to"])
            return int(means["steps"]) + (3 * points if there + 1 >= needed else 0)
        return int(means["steps"])
    if means["kind"] == "sail":
        sets = {each["name"]: each["tiles"] for each in view["sets"]}
        return (2 if sets.get(means["tile"], 8) < 8 else 1) - int(means["to"])
    return KINDS.get(means["kind"], 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1, "name": "First steps", "version": "1"}), flush=True)
    elif message["type"] == "decide":
        chance = random.Random(message["seed"])
        best = max(message["legal"], key=lambda each: (worth(each["means"], message["view"]), chance.random()))
        print(json.dumps({"id": message["id"], "action": best["action"]}), flush=True)
