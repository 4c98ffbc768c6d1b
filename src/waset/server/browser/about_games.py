"""What a browser answers about games, lessons, puzzles and whoever plays."""

from typing import Any

from waset import games
from waset.server.browser.asking import PageRequest, Parts, Route
from waset.server.database.rows import Guest
from waset.server.tables import lessons, lobby, offers, puzzles, seats, suiting
from waset.server.tables.table import Seating
from waset.server.tables.wishes import LessonSpot
from waset.server.web import wire


def routes(parts: Parts) -> list[Route]:
    """Method, path and handler of each request."""
    house = parts.house

    async def all_games(_: PageRequest) -> list[wire.GameFacts]:
        return [offers.game_facts(name) for name in games.names()]

    async def one_game(asked: PageRequest) -> wire.GameFacts:
        return offers.game_facts(offers.known(asked.path["game"]))

    async def opening(asked: PageRequest) -> wire.Opening:
        return offers.opening(offers.known(asked.path["game"]))

    async def lesson(asked: PageRequest) -> wire.LessonDocument:
        offers.known_lesson(asked.path["game"], asked.path["name"])
        return lessons.document(asked.path["game"], asked.path["name"])

    async def tried(asked: PageRequest) -> wire.Update:
        offers.known_lesson(asked.path["game"], asked.path["name"])
        return lessons.tried(asked.path["game"], asked.path["name"], _place(asked))

    async def why_not(asked: PageRequest) -> wire.WhyNot:
        offers.known_lesson(asked.path["game"], asked.path["name"])
        return lessons.why_not(asked.path["game"], asked.path["name"], _place(asked), asked.need("wish", dict))

    async def all_puzzles(asked: PageRequest) -> list[wire.PuzzleFacts]:
        return puzzles.facts(offers.known(asked.path["game"]))

    async def one_puzzle(asked: PageRequest) -> wire.PuzzleDocument:
        offers.known_puzzle(asked.path["game"], asked.path["name"])
        return puzzles.document(asked.path["game"], asked.path["name"])

    async def me(_: PageRequest) -> wire.Me:
        return {"name": house.me.name or None}

    async def introduce(asked: PageRequest) -> wire.Me:
        await house.introduce(house.me._replace(name=lobby.clean(asked.need("name", str), "body.name")))
        return {"name": house.me.name}

    async def sign_out(_: PageRequest) -> wire.Me:
        await house.introduce(Guest(house.me.id, ""))
        return {"name": None}

    async def my_tables(_: PageRequest) -> wire.TableList:
        caller = parts.caller()
        heads = [head for head in await house.heads() if not all(seat.hidden for seat in head.seats if seat.guest)]
        return {"tables": [house.broadcast.facts_for(Seating(*head), caller) for head in heads]}

    async def my_levels(_: PageRequest) -> wire.SuitedLevels:
        return {"levels": suiting.suiting(house.me.id, [(head.row, head.seats) for head in await house.heads()])}

    async def put_away(asked: PageRequest) -> wire.TableList:
        await seats.put_away(house, await house.open(asked.path["id"]), parts.caller())
        return await my_tables(asked)

    async def nobody(_: PageRequest) -> wire.TableList:
        return {"tables": []}

    async def mistakes(_: PageRequest) -> wire.MistakeList:
        return await parts.reviewer.mistakes()

    return [
        ("GET", "games", all_games),
        ("GET", "games/{game}", one_game),
        ("GET", "games/{game}/opening", opening),
        ("GET", "games/{game}/lessons/{name}", lesson),
        ("POST", "games/{game}/lessons/{name}/try", tried),
        ("POST", "games/{game}/lessons/{name}/why-not", why_not),
        ("GET", "games/{game}/puzzles", all_puzzles),
        ("GET", "games/{game}/puzzles/{name}", one_puzzle),
        ("GET", "me", me),
        ("POST", "me", introduce),
        ("POST", "me/sign-out", sign_out),
        ("GET", "me/tables", my_tables),
        ("GET", "me/levels", my_levels),
        ("DELETE", "me/tables/{id}", put_away),
        ("GET", "me/mistakes", mistakes),
        ("GET", "tables", nobody),
    ]


def _place(asked: PageRequest) -> LessonSpot:
    actions: Any = asked.body.get("actions", [])
    return LessonSpot(asked.need("step", int), list(actions))
