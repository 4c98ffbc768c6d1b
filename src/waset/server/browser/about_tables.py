"""What a browser answers about tables, and about the games on them."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, cast

from waset import review as depths
from waset.core.errors import WasetError
from waset.server.browser.asking import File, Handler, PageRequest, Parts, Route
from waset.server.browser.house import KeptList
from waset.server.tables import acts, lobby, looking, seats, updates, uploads, variants
from waset.server.tables.table import Seating, Table
from waset.server.tables.wishes import PlayOnWish, TableWish, UploadWish, nested
from waset.server.web import wire
from waset.server.web.errors import Refusal, refused

MOST_FRAMES = acts.MOST_FRAMES
Doing = Callable[[Table, PageRequest], Awaitable[object]]


def wished(kind: type, document: dict[str, Any]) -> Any:
    """A request as a wish; a refusal if it has fields that are not known, or lacks some."""
    try:
        return kind(**nested(document))
    except (TypeError, AttributeError) as error:
        raise Refusal(422, "bad_request", f"body: {error}.", "body") from None


def routes(parts: Parts) -> list[Route]:
    """Method, path and handler of each request."""
    house = parts.house

    async def found(asked: PageRequest) -> Table:
        return await house.open(asked.path["id"])

    def state(table: Table) -> wire.TableState:
        return looking.state(house, table, parts.caller())

    def doing(work: Doing) -> Handler:
        """A request that changes a table, and is answered with it."""

        async def handle(asked: PageRequest) -> wire.TableState:
            table = await found(asked)
            await work(table, asked)
            return state(table)

        return handle

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def create(asked: PageRequest) -> wire.TableState:
        return state(await lobby.create(house, house.me, wished(TableWish, asked.body)))

    async def upload(asked: PageRequest) -> wire.TableState:
        body = dict(asked.body)
        record, position = body.pop("record", None), body.pop("position", None)
        if (record is None) == (position is None):
            raise Refusal(422, "bad_request", "Send either a record or a position.", "body")
        wish = wished(UploadWish, body)
        try:
            brought = uploads.from_position(position) if record is None else uploads.from_record(record, house.now())
        except WasetError as error:
            raise refused(error, "body.position" if record is None else "body.record") from None
        return state(await uploads.table(house, house.me, wish, brought))

    async def rematch(asked: PageRequest) -> wire.TableState:
        id_ = await lobby.rematch(house, await found(asked), parts.caller(), house.me)
        return state(await house.open(id_))

    async def play_on(asked: PageRequest) -> wire.TableState:
        return state(await variants.play_on(house, await found(asked), house.me, wished(PlayOnWish, asked.body)))

    async def all_variants(asked: PageRequest) -> wire.TableList:
        table, caller = await found(asked), parts.caller()
        heads = [head for head in await house.heads() if head.row.origin == table.id]
        return {"tables": [house.broadcast.facts_for(Seating(*head), caller) for head in heads]}

    # --- looking ------------------------------------------------------------------------------------------------------

    async def look(asked: PageRequest) -> wire.WholeTable:
        table = await found(asked)
        made = looking.state(house, table, parts.caller(), asked.flag("previews"))
        return {**made, "board": table.match.game.board()}

    async def edition(asked: PageRequest) -> wire.TableEdition:
        return {"edition": (await found(asked)).spec.edition}

    async def history(asked: PageRequest) -> wire.History:
        table = await found(asked)
        wanted = asked.query.get("seat")
        seat = int(wanted) if wanted is not None and wanted.isdigit() else wanted
        reader: int | Literal["all"] | None
        if seat is not None and (seat == "all" or table.row.status in ("over", "review")):
            reader = looking.open_reader(table, cast(int | Literal["watch", "all"], seat))
        else:
            reader = updates.perspective(table.held(parts.caller(), house.keys), table.match)
        if asked.flag("scores"):
            looking.no_scores_yet(table)
        first, limit = asked.number("from", 1), min(asked.number("limit", 100), MOST_FRAMES)
        part = looking.part_of(table, reader, first, limit, asked.flag("views"), asked.flag("scores"))
        frames = parts.histories.of(table.id, table.spec).frames(KeptList(house.entries[table.id]), part)
        return {"seq": table.match.seq, "frames": frames, "seat": reader, "board": table.match.game.board()}

    async def record(asked: PageRequest) -> File:
        table = await found(asked)
        return File(looking.record_name(table), parts.reviewer.text(table).decode())

    async def parcel(asked: PageRequest) -> dict[str, Any]:
        """The game as it is, as the body of an upload to a server: to be played on there, or kept."""
        table = await found(asked)
        text = parts.reviewer.text(table).decode()
        if table.row.status != "playing":
            return {"record": text, "mode": "review"}
        sitting: list[dict[str, Any]] = [
            {"who": "bot", "bot": seat.bot} if seat.kind == "bot" else {"who": "me", "name": seat.name}
            for seat in table.seats
        ]
        return {"record": text, "mode": "continue", "seats": sitting, "absent": table.spec.absent}

    async def preview(asked: PageRequest) -> wire.Preview:
        return acts.preview(house, await found(asked), parts.caller(), asked.number("action"))

    async def why_not(asked: PageRequest) -> wire.WhyNot:
        table = await found(asked)
        held = table.held(parts.caller(), house.keys)
        seat = looking.wishing_seat(table, held, asked.body.get("seat"))
        return acts.why_not(table, seat, asked.need("wish", dict))

    async def hint(asked: PageRequest) -> wire.Hint:
        table = await found(asked)
        wanted = looking.hint_asked(table, table.held(parts.caller(), house.keys))
        return looking.hint(wanted, parts.bots.explain(table, wanted.seat, wanted.bot))

    async def review(asked: PageRequest) -> wire.ReviewState:
        think = depths.depth(asked.query.get("think", "fast"))
        return await parts.reviewer.review(await found(asked), think, float(asked.query.get("timeout", "10")))

    async def again(asked: PageRequest) -> wire.MistakeDocument:
        table = await found(asked)
        return await parts.reviewer.again(table, asked.number("seq"), table.held(parts.caller(), house.keys))

    async def instead(asked: PageRequest) -> wire.Preview:
        table = await found(asked)
        looking.after_its_end(table)
        kept, past = KeptList(house.entries[table.id]), parts.histories.of(table.id, table.spec)
        return looking.instead(past, kept, table.names, asked.number("seq"), asked.number("action"))

    # --- acting -------------------------------------------------------------------------------------------------------

    async def act(asked: PageRequest) -> wire.Done:
        request = asked.body.get("request")
        seq, action = asked.need("seq", int), asked.need("action", int)
        done = await acts.act(house, await found(asked), parts.caller(), seq, action, request)
        return {"seq": done, "request": request}

    async def undo(asked: PageRequest) -> wire.UndoDone:
        request = asked.body.get("request")
        seq, to = asked.need("seq", int), asked.need("to", int)
        done, proposal = await acts.undo(house, await found(asked), parts.caller(), seq, to, request)
        return {"seq": done, "proposal": proposal, "request": request}

    return [
        ("POST", "tables", create),
        ("POST", "uploads", upload),
        ("GET", "tables/{id}", look),
        ("POST", "tables/{id}/act", act),
        ("POST", "tables/{id}/undo", undo),
        ("GET", "tables/{id}/preview", preview),
        ("POST", "tables/{id}/why-not", why_not),
        ("GET", "tables/{id}/hint", hint),
        ("GET", "tables/{id}/history", history),
        ("GET", "tables/{id}/edition", edition),
        ("GET", "tables/{id}/record", record),
        ("GET", "tables/{id}/parcel", parcel),
        ("GET", "tables/{id}/review", review),
        ("GET", "tables/{id}/again", again),
        ("GET", "tables/{id}/instead", instead),
        ("GET", "tables/{id}/variants", all_variants),
        ("POST", "tables/{id}/variants", play_on),
        ("POST", "tables/{id}/rematch", rematch),
        (
            "PUT",
            "tables/{id}/variant",
            doing(
                lambda table, asked: variants.change(
                    house, table, parts.caller(), asked.body.get("name"), asked.need("shared", bool)
                )
            ),
        ),
        ("POST", "tables/{id}/start", doing(lambda table, _: lobby.start(house, table, parts.caller()))),
        (
            "POST",
            "tables/{id}/resign",
            doing(lambda table, asked: seats.resign(house, table, parts.caller(), asked.body.get("seat"))),
        ),
        (
            "POST",
            "tables/{id}/hints",
            doing(lambda table, asked: seats.agree_to_hints(house, table, parts.caller(), asked.need("agree", bool))),
        ),
        (
            "PUT",
            "tables/{id}/seats/{seat}/bot",
            doing(
                lambda table, asked: seats.give_to_bot(
                    house, table, parts.caller(), asked.seat(), asked.need("bot", str)
                )
            ),
        ),
        (
            "DELETE",
            "tables/{id}/seats/{seat}/bot",
            doing(lambda table, asked: seats.take_from_bot(house, table, parts.caller(), asked.seat())),
        ),
        (
            "DELETE",
            "tables/{id}/seats/{seat}",
            doing(lambda table, asked: seats.free(house, table, parts.caller(), asked.seat())),
        ),
    ]
