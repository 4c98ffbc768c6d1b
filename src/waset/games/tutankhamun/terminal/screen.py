"""The screen of Tutankhamun in the terminal, drawn from a view in which nothing is hidden."""

from collections import Counter
from typing import Final

from rich.text import Text

from waset.cli.terminal.screen import (
    DIM,
    GOLD,
    Allowed,
    Choice,
    Prompt,
    Scene,
    Screen,
    badge,
    beside,
    by_number,
    fit,
    grid,
    line,
    log_lines,
    named,
    question,
    rule,
    title,
    wrap,
)
from waset.games.tutankhamun.rules.seen import View
from waset.games.tutankhamun.terminal.river import per_row, river, signs
from waset.games.tutankhamun.terminal.seen import view_of
from waset.games.tutankhamun.terminal.sets import WIDEST_IDOL, idols, players, table, table_width, track

NARROW: Final = 80
"""The width from which there is room beside the river."""
LEFT_WIDTH: Final = 13
FEWEST_LOG_LINES: Final = 3

OTHER_KEYS: Final = {"go behind": "0", "decline": "d"}
"""What is typed for a choice that is not a slot where others are, by its kind."""
SLOT_FIELDS: Final = {
    "sail": "to",
    "exchange ring": "slot",
    "move to Underworld": "slot",
    "exchange": "slot",
    "exchange with": "higher",
    "fetch": "slot",
}
"""Which field of a choice's meaning is the slot that is typed for it."""

LEGEND: Final = """\
The Nile winds from the source (top left, slot 1) to the Tomb (slot 80).
Sail on to any tile, or back to the nearest one.
  17     a slot's number; in gold where a tile can be chosen: the number you type is the slot
  17?    typed instead, it tells what sailing to slot 17 would do
  Th     a tile of a set, by two letters and a colour; Ri a Scarab Ring; ★O an idol
  <R>    the boat of Red; boats at the start have passed nothing
The table says for each set how many tiles are left in the Nile (of all; red: the last one), how
many are in the Underworld, and how many each player has; then the points for the first and the
second place, and who would get them now (U: the Underworld). When its last tile leaves the Nile, a
set is scored; ties go to the boat furthest back. On the Spirit Track the markers count down to 0."""


def ask(scene: Scene) -> Prompt:
    """What the seat is asked: most questions are answered with a slot."""
    decision = view_of(scene)["decision"]
    if decision == "Osiris":
        return by_number(scene)
    keys = [_key(choice) for choice in scene.choices]
    slots = sorted(open_slots(scene))
    others = [key for key in keys if key in OTHER_KEYS.values()]
    between = f"{slots[0]}-{slots[-1]}" if len(slots) > 1 else f"{slots[0]}" if slots else ""
    prompt = ", ".join([*([between] if slots else []), *others])
    about = {str(slot): _about_sail(scene, slot) for slot in slots} if decision == "sail" else {}
    return Prompt(question(scene), keys, prompt, Allowed("terminal-keys-of", {"keys": prompt}), about)


def _slot(choice: Choice) -> int | None:
    """The slot that a choice means, if it means one."""
    found: int | None = choice.means.get(SLOT_FIELDS.get(choice.means["kind"], ""))
    return found


def _key(choice: Choice) -> str:
    slot = _slot(choice)
    return OTHER_KEYS[choice.means["kind"]] if slot is None else str(slot)


def open_slots(scene: Scene) -> set[int]:
    """The slots that can be chosen now."""
    return {slot for slot in map(_slot, scene.choices) if slot is not None}


# --- what would trail -------------------------------------------------------------------------------------------


def passed_by_others(scene: Scene) -> int:
    """The slot of the hindmost of the other boats: tiles can trail in this turn only before it."""
    boats: list[int] = [
        own["boat"] for seat, own in enumerate(view_of(scene)["seats"]) if seat != view_of(scene)["turn"]
    ]
    return min(boats)


def trailing(scene: Scene, slot: int) -> list[int]:
    """The slots whose tiles would trail after a sail to this slot, if no idol changes anything."""
    end = min(slot, passed_by_others(scene))
    return [each for each in range(1, end) if view_of(scene)["nile"][each - 1]]


def _scored(scene: Scene, gone: list[int]) -> list[str]:
    """The sets that would have nothing left in the Nile without these slots."""
    counts = Counter(view_of(scene)["nile"][slot - 1] for slot in gone)
    return [
        row["name"] for row in view_of(scene)["sets"] if not row["closed"] and counts[row["name"]] == row["in_nile"]
    ]


def _about_sail(scene: Scene, slot: int) -> str:
    nile = view_of(scene)["nile"]
    trail = trailing(scene, slot)
    told = ", ".join(f"{each} {nile[each - 1]}" for each in trail)
    parts = [f"Slot {slot}, {nile[slot - 1]}.", f"These would trail: {told}." if trail else "Nothing would trail."]
    closed = _scored(scene, [slot, *trail])
    return " ".join(parts) + (f" Scored: {', '.join(closed)}." if closed else "")


# --- drawing ----------------------------------------------------------------------------------------------------


def draw(scene: Scene) -> list[Text]:
    """The whole screen as lines; at most 39 of them at 100 columns, so that a prompt fits below."""
    if scene.width < NARROW:
        upper = players(scene, scene.width) + river(scene, per_row(scene.width), open_slots(scene))
        lower = table(scene) + track(scene, scene.width) + idols(scene, scene.width)
    else:
        water = river(scene, per_row(scene.width - LEFT_WIDTH - 1), open_slots(scene))
        left = scene.width - water[0].cell_len - 1
        upper = beside(_with_tomb(scene, players(scene, left), len(water)), water, left)
        lower = _tables(scene)
    ending = _choices(scene)
    rows = max(scene.height - 1 - 1 - len(upper) - len(lower) - 1 - len(ending), FEWEST_LOG_LINES)
    log = [rule("Log", scene.width), *log_lines(scene, rows)] if scene.log else []
    lines = [title(scene, _moment(scene)), *upper, *lower, *log, *ending]
    return [fit(each, scene.width) if each.cell_len > scene.width else each for each in lines]


def _tables(scene: Scene) -> list[Text]:
    """The sets, and beside them (or below, if that is too narrow) track and idols."""
    sets = table(scene)
    side = scene.width - table_width(scene) - 2
    if side < WIDEST_IDOL:
        half = scene.width // 2
        return sets + beside(track(scene, half - 1), idols(scene, half), half - 1)
    return beside(sets, track(scene, side) + idols(scene, side), table_width(scene), 2)


def _with_tomb(scene: Scene, left: list[Text], rows: int) -> list[Text]:
    """The lines to the left of the river, with the Tomb near the last slot."""
    entombed = sum(view_of(scene)["tomb"].values())
    tomb = "Tomb: 1 tile" if entombed == 1 else f"Tomb: {entombed} tiles"
    above = [*left, *[Text()] * rows][: rows - 2]
    return [*above, line((tomb.rjust(left[0].cell_len), GOLD))]


def _moment(scene: Scene) -> Text:
    """The turn, whose it is, and which idols are at work."""
    view = view_of(scene)
    if view["ending"]:
        return line(named(scene), f"  after {view['turns']} turns  ", ("the game is over", "bold"))
    name = scene.names[view["turn"]]
    what = f"{name} uses {' > '.join(view['at_work'])}" if view["at_work"] else f"{name}'s turn"
    return line(named(scene), f"  turn {view['turns']}  ", badge(scene.game, view["turn"]), " ", (what, "bold"))


def _choices(scene: Scene) -> list[Text]:
    """The choices: slots are marked in the river and only summed up here."""
    decision = view_of(scene)["decision"]
    if not scene.choices:
        return []
    if decision == "Osiris":
        return grid(_taken(scene), scene.width)
    if decision == "sail":
        lines = _sails(scene)
    else:
        many = len(open_slots(scene))
        lines = [line((f"{many:>6} ", GOLD), (_about(scene), DIM))] if many else []
    others = [choice for choice in scene.choices if choice.means["kind"] in OTHER_KEYS]
    return lines + [line((f"{_key(choice):>6} ", GOLD), choice.shown) for choice in others]


def _about(scene: Scene) -> str:
    """What the question is about."""
    if scene.speaker is None:
        return ""
    return scene.speaker.question(scene.view, [choice.means for choice in scene.choices]).about


def _taken(scene: Scene) -> list[Text]:
    """What Osiris can take, each tile with its sign."""
    shown = signs(scene)
    cells = []
    for number, choice in enumerate(scene.choices, 1):
        tile = choice.means.get("tile")
        what = line(shown[tile], " ", choice.shown) if tile else Text(choice.shown)
        cells.append(line((f"{number:>3} ", GOLD), what))
    return cells


def _sails(scene: Scene) -> list[Text]:
    """Where the boat can sail, back and on, and what would trail."""
    view = view_of(scene)
    slots = sorted(open_slots(scene))
    ahead = [slot for slot in slots if slot > view["seats"][view["turn"]]["boat"]]
    ways = (
        [f"on to any tile, {ahead[0]} to {ahead[-1]}"]
        if len(ahead) > 1
        else [f"on to {_tile(view, slot)}" for slot in ahead]
    )
    ways += [f"back to {_tile(view, slot)}" for slot in slots if slot not in ahead]
    lines = [line(("  slot ", GOLD), "; ".join(ways), (f"   ({slots[-1]}? tells what would happen)", DIM))]
    trail = trailing(scene, slots[-1])
    if not trail:
        return [*lines, line(" " * 7, ("nothing would trail", DIM))]
    counts = Counter(view["nile"][slot - 1] for slot in trail)
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    closed = _scored(scene, trail)
    words = f"what you pass up to slot {trail[-1]} trails: {told}" + (
        f"; all of it scores {', '.join(closed)}" if closed else ""
    )
    return lines + [line(" " * 7, (each, DIM)) for each in wrap(words, scene.width - 7)]


def _tile(view: View, slot: int) -> str:
    return f"{slot} ({view['nile'][slot - 1]})"


SCREEN: Final = Screen(draw, ask, LEGEND)
