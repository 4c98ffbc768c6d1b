"""Whole games by somebody who cannot see: all that is known and done goes by the accessibility tree."""

import random
import re
from collections import Counter
from typing import Any, Final, NamedTuple

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import Guest
from tests.server.kit import SEED, Seated
from tests.server.process import Process

BOT: Final = {"who": "bot", "bot": "random"}
MOST: Final = 400
"""The most choices of a game."""
LOOKS: Final = {"luxor": 9, "tutankhamun": 3}
"""After how many choices, again and again, all that can be known is compared with what the server says."""
NAMES: Final = ("Amina", "Jackal", "Heron")
"""Who sits where: the page gives bots names of their own."""
NUMBER: Final = re.compile(r"\d+")
ORDINALS: Final = ("first", "second", "third")


class Node(NamedTuple):
    """Something that is heard: what it is, its name, and what is said after it. What is passed over has no role."""

    role: str
    name: str
    more: str
    element: int
    parent: str
    id: str


def _node(found: Any) -> Node:
    return Node(
        "" if found.get("ignored") else found["role"]["value"],
        found.get("name", {}).get("value", ""),
        found.get("description", {}).get("value", ""),
        found.get("backendDOMNodeId", 0),
        found.get("parentId", ""),
        found["nodeId"],
    )


class Ears:
    """What a screen reader gets of a page, and its way to press what it has found."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Guest = guest
        self.line: Any = guest.context.new_cdp_session(guest.page)
        self.line.send("DOM.enable")
        self.nodes: list[Node] = []

    def listen(self) -> None:
        """Takes the whole tree in, in the order in which it is read."""
        found = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in found}
        waiting = [found[0]["nodeId"]]
        self.nodes = []
        while waiting:
            each = by_id.get(waiting.pop())
            if each is not None:
                self.nodes.append(_node(each))
                waiting += reversed(each.get("childIds", []))

    def of(self, role: str, starts: str = "") -> list[Node]:
        """All of a role whose names begin so."""
        return [node for node in self.nodes if node.role == role and node.name.startswith(starts)]

    def under(self, top: Node) -> list[Node]:
        """A node and all below it, as far as they are heard."""
        inside = {top.id}
        found = []
        for node in self.nodes:
            if node.parent in inside or node.id == top.id:
                inside.add(node.id)
                found.append(node)
        return found

    def choices(self) -> list[Node]:
        """The buttons of the list of choices; asks for this part of the tree alone, which is quick."""
        root = self.line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        (top,) = self._found(nodeId=root, role="navigation", accessibleName="Choices")
        return [_node(each) for each in self._found(backendNodeId=top["backendDOMNodeId"], role="button")]

    def _found(self, **wanted: Any) -> list[Any]:
        return [
            each for each in self.line.send("Accessibility.queryAXTree", wanted)["nodes"] if not each.get("ignored")
        ]

    def press(self, node: Node) -> None:
        """Goes to something and presses it, as a reader does."""
        self.line.send("DOM.focus", {"backendNodeId": node.element})
        self.guest.page.keyboard.press("Enter")


def people(text: str) -> Counter[int]:
    """How many of each seat are named in a sentence."""
    found: Counter[int] = Counter()
    for seat, name in enumerate(NAMES):
        whose = "yours" if seat == 0 else rf"{name}'s"
        for count in re.findall(rf"(\d+) of {whose}", text):
            found[seat] += int(count)
    return found


def know_luxor(ears: Ears, view: Any, board: Any) -> None:
    """The temple as it is heard is the temple as it is: everybody's adventurers, sleepers, the hand."""
    heard: dict[Any, Counter[int]] = {}
    for space in range(1, 41):
        (spot,) = ears.of("button", f"Space {space},")
        heard[space] = people(spot.name)
    (stairs,) = ears.of("button", "The stairs.")
    (tomb,) = ears.of("button", "The tomb.")
    heard["stairs"], heard["tomb"] = people(stairs.name), people(tomb.name)
    for number, after in enumerate(board["statues"]):
        words = f"The {ORDINALS[number]} Anubis, between {after} and {after + 1}."
        (statue,) = ears.of("image", words) + ears.of("button", words)
        heard[board["asleep"][number]] = people(statue.name)
    there: dict[Any, Counter[int]] = {place: Counter() for place in heard}
    for seat, held in enumerate(view["seats"]):
        for place in held["adventurers"]:
            lying = NUMBER.search(str(place)) if str(place).startswith("lying") else None
            there[int(lying[0]) if lying else "stairs" if place == "woken" else place][seat] += 1
    assert heard == there
    (hand,) = ears.of("group", "Your hand")
    cards = [node for node in ears.under(hand) if node.role in ("button", "image")]
    assert len(cards) >= len(view["seats"][0]["hand"])
    for part in ("Temple of Luxor", "Your hand", "What happened", "Horus"):
        assert ears.of("heading", part), part


def know_tutankhamun(ears: Ears, view: Any) -> None:
    """The Nile as it is heard is the Nile as it is: boats, tiles, all sets, points to go and who is on turn."""
    for seat, held in enumerate(view["seats"]):
        (boat,) = ears.of("image", "Your boat" if seat == 0 else f"{NAMES[seat]}'s boat")
        waits = "in line before" in boat.name
        place = int(NUMBER.findall(boat.name)[-1])
        assert (1 - place if waits else place) == held["boat"], boat.name
    tiles = {int(NUMBER.findall(node.name)[0]) for node in ears.of("button", "Place ")}
    assert tiles == {index + 1 for index, tile in enumerate(view["nile"]) if tile}
    (table,) = ears.of("table", "Sets:")
    inside = ears.under(table)
    heads = [node.name for node in inside if node.role == "columnheader"]
    for seat, held in enumerate(view["seats"]):
        assert f"{held['points']} to go" in heads[2 + seat]
        assert ("on turn" in heads[2 + seat]) == (seat == view["to_move"])
    rows = [row for row in inside if row.role == "row"][1:]
    assert len(rows) == len(view["sets"])
    for row, held in zip(rows, view["sets"], strict=True):
        cells = [node for node in ears.under(row) if node.role in ("cell", "gridcell")]
        said = ["".join(each.name for each in ears.under(cell) if each.role == "StaticText") for cell in cells]
        figures = [int((NUMBER.match(text) or ["0"])[0]) for text in said]
        if not held["closed"]:
            assert figures == [held["in_nile"], *held["held"], held["underworld"]], held["name"]
    for part in ("The Nile", "Sets", "What happened"):
        assert ears.of("heading", part), part


def text_of(ears: Ears, words: str) -> str:
    """The text in which these words are."""
    return next((node.name for node in ears.of("StaticText") if words in node.name), "")


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_whole_game_from_the_accessibility_tree_alone(come: Come, server: Process, game: str) -> None:
    table: Seated = server.person("Amina").create(
        game,
        players=2 if game == "luxor" else 3,
        seats=[{"who": "me"}, BOT, BOT][: 2 if game == "luxor" else 3],
        start=True,
    )
    rng = random.Random(SEED)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    ears = Ears(guest)
    told = 0
    for number in range(MOST):
        if not guest.wait_for_turn():
            break
        choices = ears.choices()
        assert choices
        if number % LOOKS[game] == 0:
            ears.listen()
            state = table.state(previews=True)
            if game == "luxor":
                know_luxor(ears, state["update"]["view"], state["board"])
            else:
                know_tutankhamun(ears, state["update"]["view"])
            assert next(node.name for node in ears.of("heading")).startswith(state["table"]["spec"]["title"])
            assert "turn" in text_of(ears, "Your turn")
            for choice, legal in zip(choices, state["update"]["legal"], strict=True):
                if {"moved", "sailed"} & {event["kind"] for event in legal["preview"]}:
                    assert choice.more, choice.name
            told += text_of(ears, "Your turn. ").startswith(NAMES[1:])
        ears.press(choices[rng.randrange(min(len(choices), 9 if game == "luxor" else 3))])
    ears.listen()
    assert re.search(r"wins? with \d+|share the victory", " ".join(node.name for node in ears.of("heading")))
    assert told > 0
