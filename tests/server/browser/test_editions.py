"""Editions that are kept on the device, as a server keeps them."""

import asyncio
from typing import Any

from tests.server.browser.kit import MemoryShelf, Window
from waset.server.tables.own_editions import MOST
from waset.server.web import wire

FLAT: dict[str, Any] = {"game": "luxor", "name": "flat", "sarcophagi": [{"points": 9}, {"points": 3}]}


def test_an_edition_is_kept_changed_and_deleted_on_the_device() -> None:
    async def run() -> None:
        shelf = MemoryShelf()
        ann = await Window(shelf).begin()
        made = await ann.ask("POST", "editions", {"edition": FLAT}, wire.WholeEdition)
        id_ = made["kept"]["id"]
        assert (made["mine"], made["edition"], made["kept"]["link"]) == (True, FLAT, None)
        assert id_.startswith("offline-"), "the page tells by it where an edition is"
        change = {"edition": FLAT | {"name": "flatter"}, "version": 1}

        again = await Window(shelf).begin()  # the window was closed, and another one is opened
        assert (await again.ask("PUT", f"editions/{id_}", change, wire.WholeEdition))["kept"]["version"] == 2
        assert await ann.refusal("PUT", f"editions/{id_}", change) == (409, "changed_elsewhere")
        listed = await ann.ask("GET", "me/editions", kind=wire.EditionList)
        assert [each["name"] for each in listed["editions"]] == ["flatter"]
        assert (await ann.ask("GET", f"editions/{id_}", kind=wire.WholeEdition))["edition"]["name"] == "flatter"
        assert await ann.ask("DELETE", f"editions/{id_}", kind=wire.EditionList) == {"editions": []}
        assert await again.refusal("GET", f"editions/{id_}") == (404, "not_found")
        assert await ann.ask("GET", "me/editions") == {"editions": []}

    asyncio.run(run())


def test_what_cannot_be_read_or_is_too_much_is_refused_on_the_device_too() -> None:
    async def run() -> None:
        ann = await Window(MemoryShelf()).begin()
        assert await ann.refusal("POST", "editions", {"edition": {"game": "luxor"}}) == (422, "bad_edition")
        assert await ann.refusal("POST", "editions", {"edition": {"game": "chess", "name": "x"}}) == (404, "not_found")
        assert await ann.refusal("POST", "editions", {}) == (422, "bad_request")
        for number in range(MOST):
            made = await ann.ask("POST", "editions", {"edition": FLAT | {"name": f"{number}"}})
        assert await ann.refusal("POST", "editions", {"edition": FLAT}) == (409, "too_many_editions")
        other = {"edition": {"game": "tutankhamun", "name": "x"}, "version": 1}
        assert await ann.refusal("PUT", f"editions/{made['kept']['id']}", other) == (422, "bad_edition")

    asyncio.run(run())
