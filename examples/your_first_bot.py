"""A bot in any language looks like this: a line of JSON in, a line of JSON out (see docs/bot-protocol.md).

Let it play with `waset simulate luxor --bots "cmd:examples/your_first_bot.py,random" --games 100`.
"""

import json
import random
import re
import sys
from typing import Any


def worth(words: str, view: dict[str, Any]) -> float:
    """How good an action sounds: what lies where it leads, and how far that is."""
    own = view["seats"][view["seat"]]
    if found := re.match(r"move (-?\d+) from .* to space (\d+)", words):
        tile = re.match(r"(?:vase|statue|jewelry) (\d)/(\d)", view["spaces"][int(found[2]) - 1])
        claims = tile is not None and own["adventurers"].count(int(found[2])) + 1 >= int(tile[1])
        return int(found[1]) + (3 * int(tile[2]) if tile and claims else 0)
    if found := re.match(r"sail to slot (\d+) \((.*)\)", words):
        sets = {each["name"]: each["tiles"] for each in view["sets"]}
        return (2 if sets.get(found[2], 8) < 8 else 1) - int(found[1])
    return {"move": 20, "claim": 10, "take": 10, "leave": -10, "decline": -10}.get(words.split()[0], 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1, "name": "First steps", "version": "1"}), flush=True)
    elif message["type"] == "decide":
        chance = random.Random(message["seed"])
        best = max(message["legal"], key=lambda each: (worth(each["words"], message["view"]), chance.random()))
        print(json.dumps({"id": message["id"], "action": best["action"]}), flush=True)
