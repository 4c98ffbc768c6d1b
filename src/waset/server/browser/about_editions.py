"""What a browser answers about editions: those that somebody makes, and those that are kept on the device."""

import asyncio

from waset.core.errors import WasetError
from waset.lab.trial.trial import Course, Tried
from waset.server.browser.asking import PageRequest, Parts, Route
from waset.server.database.rows import EditionRow
from waset.server.tables import editions, offers, own_editions
from waset.server.web import wire
from waset.server.web.errors import not_found, refused


def routes(parts: Parts) -> list[Route]:
    """Method, path and handler of each request."""
    house = parts.house
    turn = asyncio.Lock()

    async def edition(asked: PageRequest) -> wire.EditionDocument:
        return offers.edition_document(asked.path["game"])

    async def check(asked: PageRequest) -> wire.EditionChecked:
        return editions.checked(
            asked.body.get("game"),
            asked.body.get("edition"),
            asked.body.get("text"),
            asked.body.get("players", 3),
            asked.body.get("modules", []),
            asked.body.get("file", False),
        )

    async def try_out(asked: PageRequest) -> wire.TrialState:
        body = asked.body
        return editions.tried(_tried(asked), Course(body.get("games", 0), body.get("sums", {})), body.get("most", 100))

    async def report(asked: PageRequest) -> wire.TrialReport:
        from waset.lab.trial import report as reports  # the device starts without the laboratory

        tried, seen = _tried(asked), reports.TrialSeen()
        try:
            for part in asked.need("moves", list):
                seen = reports.watch(tried, seen, [part])
                await asyncio.sleep(0)
            return {"page": reports.page(seen)}
        except WasetError as error:
            raise refused(error, "body.moves") from None

    # --- kept editions ------------------------------------------------------------------------------------------------

    async def found(asked: PageRequest) -> EditionRow:
        row = await house.edition(asked.path["id"])
        if row is None:
            raise not_found("edition")
        return row

    def whole(row: EditionRow) -> wire.WholeEdition:
        return own_editions.whole(row, row.owner, is_shared=False)

    async def mine(_: PageRequest) -> wire.EditionList:
        return {"editions": [own_editions.facts(row, is_shared=False) for row in await house.editions()]}

    async def keep(asked: PageRequest) -> wire.WholeEdition:
        made = own_editions.written(asked.need("edition", dict))
        async with turn:
            row = made.row(house.new_id(), house.me.id, house.now())
            there = await house.editions()
            if len(there) >= own_editions.MOST or _size(there) + row.size > own_editions.MOST_BYTES:
                raise own_editions.too_many()
            await house.keep_edition(row)
        return whole(row)

    async def one(asked: PageRequest) -> wire.WholeEdition:
        return whole(await found(asked))

    async def change(asked: PageRequest) -> wire.WholeEdition:
        version = asked.need("version", int)
        async with turn:
            before = await found(asked)
            made = own_editions.written(asked.need("edition", dict), before.game)
            row = made.row(before.id, before.owner, house.now(), version + 1)
            if before.version != version:
                raise own_editions.changed_elsewhere()
            if _size(await house.editions()) - before.size + row.size > own_editions.MOST_BYTES:
                raise own_editions.too_many()
            await house.keep_edition(row)
        return whole(row)

    async def delete(asked: PageRequest) -> wire.EditionList:
        await house.drop_edition((await found(asked)).id)
        return await mine(asked)

    return [
        ("GET", "games/{game}/edition", edition),
        ("POST", "editions/check", check),
        ("POST", "editions/try", try_out),
        ("POST", "editions/report", report),
        ("GET", "me/editions", mine),
        ("POST", "editions", keep),
        ("GET", "editions/{id}", one),
        ("PUT", "editions/{id}", change),
        ("DELETE", "editions/{id}", delete),
    ]


def _tried(asked: PageRequest) -> Tried:
    modules = tuple(asked.body.get("modules", ()))
    edition, bot = asked.need("edition", dict), asked.need("bot", str)
    return Tried(asked.need("game", str), asked.need("players", int), modules, edition, bot)


def _size(rows: list[EditionRow]) -> int:
    return sum(row.size for row in rows)
