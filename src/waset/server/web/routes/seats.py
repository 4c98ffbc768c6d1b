"""Requests about the seats of a table."""

from collections.abc import Collection

from fastapi import APIRouter, Response

from waset.server.database import store
from waset.server.tables import absent, lobby, seats, updates
from waset.server.tables import chat as talk
from waset.server.tables.looking import state
from waset.server.tables.table import Table, is_played_by_person
from waset.server.tables.tables import Tables
from waset.server.web import requests, wire
from waset.server.web.caller import Caller
from waset.server.web.described import ERRORS, returns
from waset.server.web.routes.common import (
    AGuest,
    ATable,
    PathId,
    SeatPath,
    Share,
    Somebody,
    TheShare,
    TheTables,
    Who,
    answer,
    found,
)

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)


@ROUTER.post("/join", responses=returns(wire.TableState))
async def join(id_: PathId, asked: requests.Join, tables: TheTables, caller: Who, guest: AGuest) -> Response:
    """Sits down."""
    caller.key = asked.key or caller.key
    table = await found(tables, id_, caller)
    await seats.join(tables, table, caller, guest, asked.key or "", asked.seat, asked.name)
    return answer(state(tables, table, caller))


@ROUTER.post("/leave", responses=returns(wire.TableState))
async def leave(table: ATable, asked: requests.SeatAsked, tables: TheTables, caller: Somebody) -> Response:
    """Gets up before the start; a host hands the table on."""
    caller.key = tables.keys.key("join", table.row)
    await seats.leave(tables, table, caller, asked.seat)
    return answer(state(tables, table, caller))


@ROUTER.post("/start", responses=returns(wire.TableState))
async def start(table: ATable, tables: TheTables, caller: Somebody, share: TheShare) -> Response:
    """Starts the game."""
    if not any(is_played_by_person(seat) for seat in table.seats):
        await share.take_bot_table(tables, table.row.owner)
    await lobby.start(tables, table, caller)
    return answer(state(tables, table, caller))


@ROUTER.post("/resign", responses=returns(wire.TableState))
async def resign(
    table: ATable, asked: requests.SeatAsked, tables: TheTables, caller: Somebody, share: TheShare
) -> Response:
    """Resigns: a bot, or the substitute of the rules, acts for my seat from now on."""
    await _leave_to_bots(table, table.held(caller, tables.keys), tables, caller, share)
    await seats.resign(tables, table, caller, asked.seat)
    return answer(state(tables, table, caller))


@ROUTER.put("/seats/{seat}/bot", responses=returns(wire.TableState))
async def give_to_bot(
    table: ATable, seat: SeatPath, asked: requests.BotWish, tables: TheTables, caller: Somebody, share: TheShare
) -> Response:
    """A bot takes an open seat, or acts for me."""
    await _leave_to_bots(table, (seat,), tables, caller, share)
    await seats.give_to_bot(tables, table, caller, seat, asked.bot)
    return answer(state(tables, table, caller))


async def _leave_to_bots(table: Table, leaving: Collection[int], tables: Tables, caller: Caller, share: Share) -> None:
    """Takes a table of bots only, if one of these seats is the last on which a person plays."""
    playing = [each.seat for each in table.seats if is_played_by_person(each)]
    if table.row.status == "playing" and len(playing) == 1 and playing[0] in leaving:
        await share.take_bot_table(tables, caller.guest or table.row.owner)


@ROUTER.delete("/seats/{seat}/bot", responses=returns(wire.TableState))
async def take_from_bot(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """I act again, in the place of the bot that acted for me."""
    await seats.take_from_bot(tables, table, caller, seat)
    return answer(state(tables, table, caller))


@ROUTER.delete("/seats/{seat}", responses=returns(wire.TableState))
async def free(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """Before the start, the owner sends a bot or somebody else away, and the seat is open again."""
    await seats.free(tables, table, caller, seat)
    return answer(state(tables, table, caller))


@ROUTER.post("/seats/{seat}/stand-in", responses=returns(wire.TableState))
async def stand_in(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """Has a bot or the substitute act for a player who is away; or asks the others who are here."""
    await absent.stand_in(tables, table, caller, seat)
    return answer(state(tables, table, caller))


@ROUTER.post("/stand-in/answer", responses=returns(wire.TableState))
async def answer_stand_in(
    table: ATable, asked: requests.StandInAnswer, tables: TheTables, caller: Somebody
) -> Response:
    """My word on that question."""
    await absent.answer(tables, table, caller, asked.proposal, asked.agree)
    return answer(state(tables, table, caller))


@ROUTER.post("/seats/{seat}/link", responses=returns(wire.SeatLink))
async def link(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """A link that moves my seat to another device, once."""
    return answer(seats.link(tables, table, caller, seat))


@ROUTER.post("/seats/{seat}/token", responses=returns(wire.SeatToken))
async def token(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """A token with which a program plays my seat."""
    return answer(seats.token(tables, table, caller, seat))


@ROUTER.delete("/seats/{seat}/link", responses=returns(wire.TableState))
async def withdraw_link(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """Withdraws all links made for my seat."""
    await seats.withdraw(tables, table, caller, seat, "links")
    return answer(state(tables, table, caller))


@ROUTER.delete("/seats/{seat}/token", responses=returns(wire.TableState))
async def withdraw_token(table: ATable, seat: SeatPath, tables: TheTables, caller: Somebody) -> Response:
    """Withdraws all tokens made for my seat."""
    await seats.withdraw(tables, table, caller, seat, "tokens")
    return answer(state(tables, table, caller))


@ROUTER.delete("/links", responses=returns(wire.TableState))
async def withdraw_links(table: ATable, tables: TheTables, caller: Somebody) -> Response:
    """Withdraws the links to join and to watch my table; the answer holds the new ones."""
    await seats.withdraw_links(tables, table, caller)
    return answer(state(tables, table, caller))


@ROUTER.post("/take", responses=returns(wire.TableState))
async def take(id_: PathId, asked: requests.Take, tables: TheTables, caller: Who, guest: AGuest) -> Response:
    """Takes over a seat by the secret of its link."""
    table = await tables.open(id_)
    await seats.take(tables, table, caller, guest, asked.secret)
    return answer(state(tables, table, caller))


@ROUTER.post("/rematch", responses=returns(wire.TableState))
async def rematch(table: ATable, tables: TheTables, caller: Who, guest: AGuest, share: TheShare) -> Response:
    """The same again with the same people, the next seat beginning."""
    share.take_table()
    again = await lobby.rematch(tables, table, caller, guest)
    return answer(state(tables, await tables.open(again), caller))


@ROUTER.post("/hints", responses=returns(wire.TableState))
async def hints(table: ATable, asked: requests.HintWord, tables: TheTables, caller: Somebody) -> Response:
    """Says whether I agree to hints for all."""
    await seats.agree_to_hints(tables, table, caller, asked.agree)
    return answer(state(tables, table, caller))


@ROUTER.get("/chat", responses=returns(wire.ChatList))
async def chat(table: ATable, tables: TheTables) -> Response:
    """The latest lines of chat."""
    return answer(wire.ChatList(said=[updates.said(each) for each in await tables.read(store.said, table.id)]))


@ROUTER.post("/chat", responses=returns(wire.Said, 201), status_code=201)
async def say(table: ATable, asked: requests.ChatAsked, tables: TheTables, caller: Who) -> Response:
    """Sends a line of chat."""
    return answer(await talk.say(tables, table, caller, asked.text), 201)
