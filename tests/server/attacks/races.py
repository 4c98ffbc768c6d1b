"""Two people want what only one of them can have, at the same moment, at two workers."""

import asyncio
import random
from typing import Any, NamedTuple

from tests.server.attacks.visitor import Answer, Company, Visitor, company, settled

SPREAD = 0.02
"""Seconds within which the two requests of a race are sent."""


class Try(NamedTuple):
    """What came of one try."""

    outcome: str
    """How it went, for counting."""
    fault: str = ""
    """What is wrong with that; empty if nothing is."""


async def race(rng: random.Random, *requests: tuple[Visitor, str, str, Any]) -> list[Answer]:
    """Sends requests at about the same moment."""

    async def later(delay: float, visitor: Visitor, method: str, path: str, body: Any) -> Answer:
        await asyncio.sleep(delay)
        return await visitor.ask(method, path, body)

    return list(await asyncio.gather(*(later(rng.random() * SPREAD, *request) for request in requests)))


def judged(answers: list[Answer]) -> Try:
    """The answers to a race that exactly one must win; the others are told 409, and how the table is now."""
    outcome = " ".join(str(answer.status) for answer in answers)
    won = sum(answer.status == 200 for answer in answers)
    for answer in answers:
        if answer.status != 200 and (answer.status != 409 or not answer.body["error"]["table"]):
            return Try(outcome, f"answers {outcome}: {answer.body}")
    return Try(outcome, "" if won == 1 else f"{won} of {len(answers)} were told 200")


async def start_against_leave(url: str, rng: random.Random) -> Try:
    """The owner starts while a player gets up: no game begins with an open seat."""
    async with company(url) as these:
        ann, bob, path = await two_guests(these)
        await bob.post(f"{path}/join", {"seat": 1})
        answers = await race(rng, (ann, "POST", f"{path}/start", None), (bob, "POST", f"{path}/leave", {}))
        return await _agreed(judged(answers), ann, path, "playing" if answers[0].status == 200 else "open", "person")


async def start_against_opening(url: str, rng: random.Random) -> Try:
    """The owner starts while they open a bot's seat, in two windows: no game begins with an open seat."""
    async with company(url) as these:
        ann = await these.guest("Ann")
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        path = await opened(ann, seats=seats)
        answers = await race(rng, (ann, "POST", f"{path}/start", None), (ann, "DELETE", f"{path}/seats/1", None))
        return await _agreed(judged(answers), ann, path, "playing" if answers[0].status == 200 else "open", "bot")


async def _agreed(found: Try, ann: Visitor, path: str, status: str, kind: str) -> Try:
    """That try, with a fault if the table does not stand as the answers said: begun and full, or open."""
    if found.fault:
        return found
    expected = (status, kind if status == "playing" else "open")
    seen: Any = None

    async def stands() -> bool:
        nonlocal seen
        table = (await ann.get(path))["table"]
        seen = (table["status"], table["seats"][1]["kind"])
        return bool(seen == expected)

    return found if await settled(stands) else found._replace(fault=f"answers {found.outcome}, but it is {seen}")


async def join_against_bot(url: str, rng: random.Random) -> Try:
    """Somebody sits down while the owner gives the seat to a bot: one of them gets it."""
    async with company(url) as these:
        ann, bob, path = await two_guests(these)
        bot = (ann, "PUT", f"{path}/seats/1/bot", {"bot": "random"})
        answers = await race(rng, (bob, "POST", f"{path}/join", {"seat": 1}), bot)
        found = judged(answers)
        return await _sits(found, ann, path, "person" if answers[0].status == 200 else "bot", None)


async def two_joins(url: str, rng: random.Random) -> Try:
    """Two people sit down on one seat: one of them gets it."""
    async with company(url) as these:
        ann, bob, path = await two_guests(these)
        cid = await these.guest("Cid")
        asked = {"seat": 1}
        answers = await race(rng, (bob, "POST", f"{path}/join", asked), (cid, "POST", f"{path}/join", asked))
        return await _sits(judged(answers), ann, path, "person", "Bob" if answers[0].status == 200 else "Cid")


async def _sits(found: Try, ann: Visitor, path: str, kind: str, name: str | None) -> Try:
    """That try, with a fault if another one sits there than the one who was told so."""
    seen: Any = None

    async def stands() -> bool:
        nonlocal seen
        seen = (await ann.get(path))["table"]["seats"][1]
        return bool(seen["kind"] == kind and name in (None, seen["name"]))

    if found.fault or await settled(stands):
        return found
    return found._replace(fault=f"answers {found.outcome}, but there sits {seen}")


async def two_rematches(url: str, rng: random.Random) -> Try:
    """Both players ask for a rematch: there is one, and both find it."""
    async with company(url) as these:
        ann, bob = await these.guest("Ann"), await these.guest("Bob")
        path = await opened(ann, game="tutankhamun", seats=[{"who": "me"}, {"who": "me"}], start=True)
        while (update := (await ann.get(path))["update"])["to_move"] is not None:
            if update["legal"]:
                await ann.ask("POST", f"{path}/act", {"seq": update["seq"], "action": update["legal"][-1]["action"]})
        secret = (await ann.post(f"{path}/seats/1/link"))["secret"]
        await bob.post(f"{path}/take", {"secret": secret})
        answers = await race(rng, (ann, "POST", f"{path}/rematch", None), (bob, "POST", f"{path}/rematch", None))
        outcome = " ".join(str(answer.status) for answer in answers)
        if any(answer.status != 200 for answer in answers):
            return Try(outcome, f"answers {outcome}: {[a.body for a in answers if a.status != 200]}")
        ids = {answer.body["table"]["id"] for answer in answers}
        if len(ids) > 1:
            return Try(outcome, "two different tables")
        for visitor in (ann, bob):
            mine = {each["id"] for each in (await visitor.get("/api/me/tables"))["tables"]} - {path.rpartition("/")[2]}
            if mine != ids:
                return Try(outcome, f"{len(mine)} tables in a player's list instead of 1")
        return Try(outcome)


async def at_once_elsewhere(url: str, rng: random.Random) -> Try:
    """What somebody was told 200 for counts at every worker, at once: nobody is refused what has just become theirs."""
    async with company(url) as these:
        ann, bob, cid = [await these.guest(name) for name in ("Ann", "Bob", "Cid")]
        path = await opened(ann, public=rng.random() < 0.5)
        key = (await ann.get(path))["table"]["links"]["join"].partition("key=")[2]
        seat, asked = f"{path}/seats/1", [f"{path}?seat=1", path, f"{path}?seat=1", path]
        refused: list[str] = []

        async def now(who: Visitor, method: str, *paths: str, body: Any = None) -> Any:
            answers = await race(rng, *((who, method, each, body) for each in paths))
            refused.extend(f"{method} {a.status} {a.body['error']['code']}" for a in answers if a.status != 200)
            if method == "GET":
                seats = [a.body["update"]["seat"] for a in answers if a.status == 200]
                refused.extend(f"GET as seat {each}" for each in seats if each != 1)
            return answers[0].body

        await bob.post(f"{path}/join", {"seat": 1, "key": key})
        await now(bob, "POST", f"{seat}/token")
        await now(bob, "GET", *asked)
        program = await these.program((await bob.post(f"{seat}/token"))["token"])
        await now(program, "GET", *asked)
        secret = (await bob.post(f"{seat}/link"))["secret"]
        await cid.post(f"{path}/take", {"secret": secret})
        await now(cid, "GET", *asked)
        await now(cid, "POST", f"{seat}/token")
        begun = await ann.post(f"{path}/start")
        mover = ann if begun["update"]["legal"] else cid
        update = (await mover.get(path))["update"]
        if update["legal"]:
            chosen = {"seq": update["seq"], "action": update["legal"][0]["action"]}
            await now(mover, "POST", f"{path}/act", body=chosen)
        return Try("refused", f"{len(refused)} times, e.g. {refused[0]}") if refused else Try("all 200")


async def two_guests(these: Company) -> tuple[Visitor, Visitor, str]:
    """Ann, Bob, and the path of a table that Ann has opened."""
    ann = await these.guest("Ann")
    return ann, await these.guest("Bob"), await opened(ann)


async def opened(owner: Visitor, game: str = "luxor", players: int = 2, **asked: Any) -> str:
    """The path of a new table, which everybody may see."""
    made = await owner.post("/api/tables", {"game": game, "players": players, "public": True, **asked})
    return f"/api/tables/{made['table']['id']}"
