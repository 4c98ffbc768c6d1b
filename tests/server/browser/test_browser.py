"""The server in a browser answers as the server does, by the same code, and keeps every game on its shelf."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser.kit import MemoryShelf, Window
from tests.server.kit import Serving, serving
from waset.server.web import wire

SOURCE = Path(__file__).parents[3] / "src"
BOT = {"who": "bot", "bot": "porter"}
ALONE: dict[str, Any] = {"seats": [{"who": "me"}, BOT], "start": True, "options": {"first": "0"}}
MODULES = {"luxor": ["mummy", "equipment", "artifacts", "characters"], "tutankhamun": []}


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_whole_game_is_played_kept_looked_back_at_and_played_again(game: str) -> None:
    async def run() -> None:
        shelf = MemoryShelf()
        ann = await Window(shelf).begin()
        wish = {"game": game, "players": 2, "modules": MODULES[game], **ALONE}
        made = await ann.ask("POST", "tables", wish, wire.TableState)
        id_ = made["table"]["id"]
        assert id_.startswith("offline-")
        assert await ann.play(id_, 3) == 3

        again = await Window(shelf).begin()  # the window was closed, and another one is opened
        listed = await again.ask("GET", "me/tables", kind=wire.TableList)
        assert [each["id"] for each in listed["tables"]] == [id_]
        seq = (await again.turn(id_))["seq"]
        assert seq > 3
        hint = await again.ask("GET", f"tables/{id_}/hint", kind=wire.Hint)
        assert hint["candidates"]
        assert await again.refusal("GET", f"tables/{id_}/record") == (409, "not_over")
        parcel = await again.ask("GET", f"tables/{id_}/parcel")
        assert parcel["mode"] == "continue"
        assert [each["who"] for each in parcel["seats"]] == ["me", "bot"]
        assert await again.play(id_) > 3

        look = await again.ask("GET", f"tables/{id_}", kind=wire.WholeTable)
        assert look["table"]["status"] == "over"
        assert look["update"]["scores"]
        frames = await again.ask("GET", f"tables/{id_}/history?seat=all&views=1&limit=500", kind=wire.History)
        assert len(frames["frames"]) == min(500, look["update"]["seq"])
        record = await again.answer("GET", f"tables/{id_}/record")
        assert record.name == f"{game}-offline-.jsonl"
        back = await again.ask("POST", "uploads", {"record": record.body, "mode": "review"}, wire.TableState)
        assert back["table"]["scores"] is None
        assert back["update"]["scores"] == look["update"]["scores"]
        second = await again.ask("POST", f"tables/{id_}/rematch", {}, wire.TableState)
        assert second["table"]["spec"]["options"]["first"] == "1"
        variant = {"seq": 5, "seat": 0, "seats": [{"who": "me"}, BOT]}
        played_on = await again.ask("POST", f"tables/{id_}/variants", variant, wire.TableState)
        assert played_on["table"]["origin"]["table"] == id_
        assert len((await again.ask("GET", f"tables/{id_}/variants", kind=wire.TableList))["tables"]) == 1

    asyncio.run(run())


def test_a_line_hears_what_a_socket_hears_and_an_act_is_undone() -> None:
    async def run() -> None:
        ann = await Window(MemoryShelf()).begin()
        seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
        made = await ann.ask("POST", "tables", {**ALONE, "game": "tutankhamun", "seats": seats})
        id_ = made["table"]["id"]
        lines = ann.front.lines
        await lines.open(1, f"/api/tables/{id_}/live?previews=1")
        await asyncio.sleep(0.01)
        assert ann.heard[0]["type"] == "hello"
        update = ann.heard[0]["update"]
        assert update["legal"][0]["preview"] is not None
        act = {"type": "act", "seq": update["seq"], "action": update["legal"][0]["action"], "request": "12345678"}
        await lines.hear(1, json.dumps(act))
        await asyncio.sleep(0.01)
        assert [each["type"] for each in ann.heard[1:]] == ["update", "done"]
        await lines.hear(1, json.dumps(act))  # sent twice, done once
        back = {"type": "undo", "seq": update["seq"] + 1, "to": update["seq"]}
        await lines.hear(1, json.dumps(back))
        await lines.hear(1, json.dumps({**act, "action": 99999, "request": "87654321"}))
        await lines.hear(1, json.dumps({"type": "beat"}))
        await asyncio.sleep(0.01)
        assert [each["type"] for each in ann.heard[3:]] == ["done", "update", "done", "error", "beat"]
        assert ann.heard[4]["act"]["kind"] == "undo"
        await lines.open(2, "/api/tables/offline-nothing/live")
        assert ann.codes == [4404]
        await ann.ask("DELETE", f"me/tables/{id_}", kind=wire.TableList)
        await asyncio.sleep(0.01)
        assert ann.codes == [4404, 4404]

    asyncio.run(run())


def test_of_two_windows_the_first_act_counts_and_the_other_hears_of_it() -> None:
    async def run() -> None:
        shelf = MemoryShelf()
        one, two = await Window(shelf).begin(), await Window(shelf).begin()
        seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
        made = await one.ask("POST", "tables", {**ALONE, "game": "luxor", "seats": seats})
        id_, update = made["table"]["id"], made["update"]
        one.front.house.tell = two.front.house.heard
        await two.front.lines.open(1, f"/api/tables/{id_}/live")
        acts = [{"seq": update["seq"], "action": each["action"]} for each in update["legal"][:2]]
        await two.ask("GET", f"tables/{id_}")
        await one.ask("POST", f"tables/{id_}/act", acts[0])
        assert await two.refusal("POST", f"tables/{id_}/act", acts[1]) == (409, "stale")
        await asyncio.sleep(0.01)
        assert two.heard[-1]["type"] == "table"
        assert (await two.ask("GET", f"tables/{id_}"))["update"]["seq"] == update["seq"] + 1

    asyncio.run(run())


def test_lessons_puzzles_and_the_rest_are_the_servers(tmp_path: Path) -> None:
    """The same requests, the same answers."""
    paths = ["games"]
    for game in ("luxor", "tutankhamun"):
        paths += [f"games/{game}{more}" for more in ("", "/edition", "/opening", "/lessons/first", "/puzzles")]

    async def here() -> dict[str, Any]:
        ann = await Window(MemoryShelf()).begin()
        found = {path: await ann.ask("GET", path) for path in paths}
        name = found["games/luxor/puzzles"][0]["name"]
        found["puzzle"] = await ann.ask("GET", f"games/luxor/puzzles/{name}", kind=wire.PuzzleDocument)
        tried = {"step": 0, "wish": {"kind": "move"}}
        found["why"] = (await ann.answer("POST", "games/luxor/lessons/first/why-not", tried)).status
        assert await ann.refusal("GET", "games/chess") == (404, "not_found")
        assert await ann.refusal("GET", "nothing") == (404, "not_found")
        assert await ann.refusal("DELETE", "games") == (404, "not_found")
        assert await ann.refusal("POST", "tables", {"game": "luxor", "colour": 1}) == (422, "bad_request")
        assert await ann.refusal("POST", "tables", {"game": "chess"}) == (422, "bad_option")
        assert await ann.refusal("POST", "me", {}) == (422, "bad_request")
        assert (await ann.front.request("POST", "/api/me", "{")).status == 400
        return found

    found = asyncio.run(here())
    with serving(tmp_path) as server:
        _same(server, paths, found)


def _same(server: Serving, paths: list[str], found: dict[str, Any]) -> None:
    client = server.person("Ann").client
    for path in paths:
        assert client.get(f"/api/{path}").json() == found[path], path
    name = found["games/luxor/puzzles"][0]["name"]
    assert client.get(f"/api/games/luxor/puzzles/{name}").json() == found["puzzle"]


def test_the_level_that_suits_is_found_on_this_device_too() -> None:
    async def run() -> None:
        ann = await Window(MemoryShelf()).begin()
        for games in range(3):
            assert (await ann.ask("GET", "me/levels", kind=wire.SuitedLevels))["levels"] == [], games
            made = await ann.ask("POST", "tables", {"game": "tutankhamun", "players": 2, **ALONE})
            await ann.play(made["table"]["id"])
        (found,) = (await ann.ask("GET", "me/levels", kind=wire.SuitedLevels))["levels"]
        assert (found["game"], found["games"]) == ("tutankhamun", 3)

    asyncio.run(run())


def test_a_game_is_reviewed_and_its_mistakes_are_asked_again() -> None:
    async def run() -> None:
        ann = await Window(MemoryShelf()).begin()
        made = await ann.ask("POST", "tables", {"game": "tutankhamun", "players": 2, **ALONE})
        id_ = made["table"]["id"]
        assert await ann.refusal("GET", f"tables/{id_}/review") == (409, "not_over")
        await ann.play(id_, choice=3)
        first = await ann.ask("GET", "me/mistakes", kind=wire.MistakeList)
        assert (first["games"], first["waiting"]) == (1, 1)
        address = f"tables/{id_}/review?timeout=20"
        both: list[wire.ReviewState] = [{"review": None, "done": 0}]
        while None in (each["review"] for each in both):
            both = await asyncio.gather(*(ann.ask("GET", address, kind=wire.ReviewState) for _ in range(2)))
        deeper = f"tables/{id_}/review?think=medium&timeout=0"
        await ann.ask("GET", deeper, kind=wire.ReviewState)
        await asyncio.sleep(0.1)
        state = await ann.ask("GET", deeper, kind=wire.ReviewState)
        assert (state["review"], state["done"]) == (None, 0.0), "it goes on only while somebody waits for it"
        listed = await ann.ask("GET", "me/mistakes", kind=wire.MistakeList)
        assert listed["waiting"] == 0
        assert listed["mistakes"], "the first choice is seldom the best"
        seq = listed["mistakes"][0]["seq"]
        asked = await ann.ask("GET", f"tables/{id_}/again?seq={seq}", kind=wire.MistakeDocument)
        assert asked["seat"] == 0

    asyncio.run(run())


def test_it_needs_nothing_but_the_standard_library() -> None:
    shim = Path(__file__).parents[3] / "web" / "python"
    code = f"""
import sys, typing
sys.path[:] = [*sys.path, {str(SOURCE)!r}, {str(shim)!r}]
sys.modules["typing_extensions"] = typing  # only Python 3.11 asks for it
import waset.server.browser.front, waset.lab.trial.report
from waset import games
for name in games.names():
    games.make(name), games.part(name, "bots.levels"), games.part(name, "bots.review")
    games.part(name, "lab.observer"), games.part(name, "lab.report")
assert "waset.words" not in sys.modules, "the page has its words without it"
print(*{{name.partition(".")[0] for name in sys.modules}} - sys.stdlib_module_names)
"""
    command = [sys.executable, "-I", "-S", "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.stderr == ""
    assert set(ran.stdout.split()) - {"__main__", "__mp_main__"} <= {"waset", "mypy_extensions", "typing_extensions"}


def test_an_edition_is_checked_tried_and_played_without_a_network() -> None:
    async def run() -> None:
        ann = await Window(MemoryShelf()).begin()
        edition = {"game": "tutankhamun", "name": "long", "start": [{"players": n, "points": 30} for n in range(2, 7)]}
        asked = {"game": "tutankhamun", "edition": edition, "players": 2, "modules": []}
        made = await ann.ask("POST", "editions/check", asked, wire.EditionChecked)
        assert made["edition"]["name"] == "long"
        assert made["view"] is not None
        state = await ann.ask("POST", "editions/try", asked | {"bot": "random", "most": 12}, wire.TrialState)
        assert state["games"] == 12
        report = {**asked, "bot": "random", "moves": [state["moves"]]}
        told = await ann.ask("POST", "editions/report", report, wire.TrialReport)
        assert "12 of 12 groups are in both, and paired." in told["page"]
        broken = {**report, "moves": [state["moves"][:-8]]}
        assert await ann.refusal("POST", "editions/report", broken) == (422, "bad_record")
        table = await ann.ask("POST", "tables", {**ALONE, "game": "tutankhamun", "players": 2, "edition": edition})
        told = await ann.ask("GET", f"tables/{table['table']['id']}/edition", kind=wire.TableEdition)
        assert told["edition"] == made["edition"]

    asyncio.run(run())
