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
    said,
    title,
    wrap,
)
from waset.games.tutankhamun.terminal.river import called, per_row, river, signs
from waset.games.tutankhamun.terminal.seen import view_of
from waset.games.tutankhamun.terminal.sets import WIDEST_IDOL, idols, players, table, table_width, track
from waset.games.tutankhamun.words.telling import tile, tiles
from waset.words.speaker import capital

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


def _sinking(scene: Scene, trail: list[int]) -> str:
    """What would sink, as the speaker lists tiles; nothing where that is so."""
    if scene.speaker is None or not trail:
        return said(scene, "terminal-none-sink")
    listed = tiles([str(view_of(scene)["nile"][slot - 1]) for slot in trail], scene.speaker)
    return said(scene, "sentence-trailed", tiles=len(trail), list=listed)


def _scoring(scene: Scene, gone: list[int]) -> str:
    """Which sets would be scored; nothing where there are none."""
    closed = _scored(scene, gone)
    listed = ", ".join(called(scene, name, "set") for name in closed)
    return " " + said(scene, "terminal-scores", sets=listed) if closed else ""


def _about_sail(scene: Scene, slot: int) -> str:
    trail = trailing(scene, slot)
    there = capital(said(scene, "terminal-slot", slot=slot, **tile(str(view_of(scene)["nile"][slot - 1]))))
    return f"{there} {_sinking(scene, trail)}{_scoring(scene, [slot, *trail])}"


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
    log = [rule(said(scene, "log"), scene.width), *log_lines(scene, rows)] if scene.log else []
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
    tomb = said(scene, "terminal-tomb", tiles=entombed)
    above = [*left, *[Text()] * rows][: rows - 2]
    return [*above, line((tomb.rjust(left[0].cell_len), GOLD))]


def _moment(scene: Scene) -> Text:
    """The turn, whose it is, and which idols are at work."""
    view = view_of(scene)
    turns = said(scene, "turn", turn=view["turns"])
    if view["ending"]:
        return line(named(scene), f"  {turns}  ", (said(scene, "game-over"), "bold"))
    at_work = " › ".join(called(scene, name) for name in view["at_work"])
    what = said(scene, "turn-of", view["turn"]) + (f": {at_work}" if at_work else "")
    return line(named(scene), f"  {turns}  ", badge(scene, view["turn"]), " ", (what, "bold"))


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
        name = choice.means.get("tile")
        what = line(shown[name], " ", choice.shown) if name else Text(choice.shown)
        cells.append(line((f"{number:>3} ", GOLD), what))
    return cells


def _sails(scene: Scene) -> list[Text]:
    """Where the boat can sail, back and on, and what would trail."""
    view = view_of(scene)
    slots = sorted(open_slots(scene))
    ahead = [slot for slot in slots if slot > view["seats"][view["turn"]]["boat"]]
    ways = (
        [said(scene, "terminal-any", first=ahead[0], last=ahead[-1])]
        if len(ahead) > 1
        else [said(scene, "terminal-on", slot=slot, **tile(str(view["nile"][slot - 1]))) for slot in ahead]
    )
    ways += [
        said(scene, "terminal-back-to", slot=slot, **tile(str(view["nile"][slot - 1])))
        for slot in slots
        if slot not in ahead
    ]
    about = said(scene, "terminal-tells", slot=slots[-1])
    lines = [line(" " * 7, "; ".join(ways), (f"   ({about})", DIM))]
    trail = trailing(scene, slots[-1])
    told = said(scene, "terminal-passing", slot=trail[-1]) + " " if trail else ""
    words = f"{told}{_sinking(scene, trail)}{_scoring(scene, trail)}"
    return lines + [line(" " * 7, (each, DIM)) for each in wrap(words, scene.width - 7)]


SCREEN: Final = Screen(draw, ask, "terminal-legend")
