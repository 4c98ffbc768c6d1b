"""What does a tomb that pays more do? The lab from Python: cells as in a notebook (`# %%`), each with its answer.

Run it as it is (random players, a few games, seconds), then with better bots and more games: BOTS, GAMES.
"""

import tempfile
from pathlib import Path

from waset.lab.api import compare, figures, games_needed, pick, play

BOTS = ["random"]
GAMES = 40
room = Path(tempfile.mkdtemp())

# %% How many games are needed to see that a seat wins 5 percentage points more than its half?
print(f"{games_needed(0.05)} games show a difference of 5 points; here {GAMES} are played.")

# %% Change a number: an edition says only what differs from the rebuilt one.
edition = room / "rich.toml"
edition.write_text('game = "luxor"\nname = "rich"\nsarcophagi = [{ points = 10 }, { points = 6 }]\n')

# %% Play both with the same seeds. A plan has the keys of a plan's file; the same call continues a run.
plan = {"game": "luxor", "players": [2], "bots": BOTS, "games": GAMES, "seed": 7}
usual = play(plan, room / "usual")
rich = play({**plan, "editions": str(edition)}, room / "rich")

# %% Any figure of a run, with its interval.
found = figures(usual)
first = pick(found, "win", 0, players=2)
print(f"The first seat wins {first.value:.0%} ({first.low:.0%} to {first.high:.0%}) of {first.groups} games.")
longest = max((each for each in found if each.figure[:2] == ("length at", "turns")), key=lambda each: each.figure[2])
print(f"The longest game has {longest.figure[2]} turns.")

# %% What the change does: differences that hold whatever else was looked at.
for each in compare(usual, rich):
    if each.holds:
        value, low, high = each.difference
        print(f"{each.figure}: {each.a:.2f} and {each.b:.2f}, {value:+.2f} ({low:+.2f} to {high:+.2f})")
