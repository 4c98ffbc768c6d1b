"""Requests about games, people and lists of tables."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from waset import games
from waset.server.database import push, reviews, store
from waset.server.database.rows import Guest
from waset.server.tables import lessons, lobby, offers, puzzles, seats, suiting
from waset.server.tables.tables import Tables
from waset.server.tables.wishes import LessonSpot
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.errors import signed_out
from waset.server.web.keys import COOKIE, new_id
from waset.server.web.routes.common import AGuest, PathId, TheShare, TheTables, Who, answer, found, listed

ROUTER = APIRouter(prefix="/api", responses=ERRORS)
YEAR = 365 * 86400
MOST_GAMES = 100
"""Of how many finished games those against bots are taken."""
GameName = Annotated[str, Path(max_length=60, description="The name of a game.")]
LessonName = Annotated[str, Path(max_length=60, description="The name of a lesson.")]
PuzzleName = Annotated[str, Path(max_length=60, description="The name of a puzzle.")]


# --- games -----------------------------------------------------------------------------------------------------------


@ROUTER.get("/games", responses=returns(list[wire.GameFacts]))
async def all_games() -> Response:
    """The games, with their modules, options and bots."""
    return answer([offers.game_facts(name) for name in games.names()])


@ROUTER.get("/games/{game}", responses=returns(wire.GameFacts))
async def one_game(game: GameName) -> Response:
    """One game."""
    return answer(offers.game_facts(offers.known(game)))


@ROUTER.get("/games/{game}/edition", responses=returns(wire.EditionDocument))
async def game_edition(game: GameName) -> Response:
    """All figures of a game, to be changed and given to a new table."""
    return answer(offers.edition_document(game))


@ROUTER.get("/games/{game}/lessons/{lesson}", responses=returns(wire.LessonDocument))
def one_lesson(game: GameName, lesson: LessonName) -> Response:
    """A whole lesson; it is played without a table."""
    offers.known_lesson(game, lesson)
    return answer(lessons.document(game, lesson))


@ROUTER.post("/games/{game}/lessons/{lesson}/try", responses=returns(wire.Update))
def try_in_lesson(game: GameName, lesson: LessonName, asked: requests.LessonTry) -> Response:
    """What follows where a learner goes a way of their own. Nothing is kept."""
    offers.known_lesson(game, lesson)
    return answer(lessons.tried(game, lesson, LessonSpot(asked.step, asked.actions)))


@ROUTER.post("/games/{game}/lessons/{lesson}/why-not", responses=returns(wire.WhyNot))
def why_not_in_lesson(game: GameName, lesson: LessonName, asked: requests.LessonWhyNot) -> Response:
    """Why a learner cannot do what they wish."""
    offers.known_lesson(game, lesson)
    return answer(lessons.why_not(game, lesson, LessonSpot(asked.step, asked.actions), asked.wish))


@ROUTER.get("/games/{game}/puzzles", responses=returns(list[wire.PuzzleFacts]))
def all_puzzles(game: GameName) -> Response:
    """The puzzles of a game: their names, grades, players and modules."""
    return answer(puzzles.facts(offers.known(game)))


@ROUTER.get("/games/{game}/puzzles/{puzzle}", responses=returns(wire.PuzzleDocument))
def one_puzzle(game: GameName, puzzle: PuzzleName) -> Response:
    """A whole puzzle, with what each choice is worth; it is played without a table."""
    offers.known_puzzle(game, puzzle)
    return answer(puzzles.document(game, puzzle))


@ROUTER.get("/games/{game}/opening", responses=returns(wire.Opening))
def game_opening(game: GameName) -> Response:
    """How a game begins in the default edition: what explains its rules draws it."""
    return answer(offers.opening(offers.known(game)))


# --- people ----------------------------------------------------------------------------------------------------------


@ROUTER.get("/me", responses=returns(wire.Me))
async def me(tables: TheTables, caller: Who) -> Response:
    """Who I am."""
    guest = None if caller.guest is None else await tables.read(store.guest, caller.guest)
    return answer(wire.Me(name=guest.name if guest else None))


@ROUTER.post("/me", responses=returns(wire.Me))
async def introduce(
    request: Request, asked: requests.Introduce, tables: TheTables, caller: Who, share: TheShare
) -> Response:
    """Says my name, and sets the cookie that seats belong to."""
    name = lobby.clean(asked.name, "body.name")
    guest = None if caller.guest is None else await tables.read(store.guest, caller.guest)
    if guest is None or guest.generation != caller.generation:
        share.take_guest()
        guest = Guest(new_id(), name)
        await tables.write((), store.add_guest, guest.id, name, tables.now())
    else:
        await tables.write((), store.rename_guest, guest.id, name)
    return _with_cookie(answer(wire.Me(name=name)), request, tables, guest)


@ROUTER.post("/me/sign-out", responses=returns(wire.Me))
async def sign_out(tables: TheTables, guest: AGuest) -> Response:
    """Ends my cookie and every copy of it. Seats that I have not moved to another device are lost."""
    await tables.write((), push.remove, guest.id)
    if await tables.write((f"g {guest.id}",), store.end_cookies, guest.id, guest.generation):
        await tables.guests.changed(guest.id)
    made = answer(wire.Me(name=None))
    made.delete_cookie(COOKIE, path=tables.settings.root_path or "/")
    return made


@ROUTER.post("/me/end-others", responses=returns(wire.Me))
async def end_others(request: Request, tables: TheTables, guest: AGuest) -> Response:
    """Ends my cookies on all other devices, and all links and tokens of my seats; this device gets a new cookie."""

    def work(connection: Any) -> list[str] | None:
        if not store.end_cookies(connection, guest.id, guest.generation):
            return None
        ids = store.withdraw_all(connection, guest.id)
        push.remove(connection, guest.id)
        tables.writer.spread(connection, [f"g {guest.id}", *(f"t {id_}" for id_ in ids)])
        return ids

    ids = await tables.writer.write(work)
    if ids is None:
        raise signed_out()
    await tables.guests.changed(guest.id)
    for id_ in ids:
        tables.look_again(id_)
    fresh = guest._replace(generation=guest.generation + 1)
    return _with_cookie(answer(wire.Me(name=guest.name)), request, tables, fresh)


def _with_cookie(made: Response, request: Request, tables: Tables, guest: Guest) -> Response:
    made.set_cookie(
        COOKIE,
        tables.keys.cookie(guest.id, guest.generation),
        max_age=YEAR,
        path=tables.settings.root_path or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return made


@ROUTER.get("/me/tables", responses=returns(wire.TableList))
async def my_tables(tables: TheTables, caller: Who, guest: AGuest) -> Response:
    """The tables at which I sit: first those where it is my turn, then the last changed first."""
    return await listed(tables, caller, await tables.read(store.tables_of, guest.id))


@ROUTER.get("/me/levels", responses=returns(wire.SuitedLevels))
async def my_levels(tables: TheTables, guest: AGuest) -> Response:
    """The levels against which I would win about half of my games, by my last games against bots."""

    def work(connection: Any) -> list[wire.SuitedLevel]:
        ids = reviews.games_of(connection, guest.id, MOST_GAMES)
        found = store.seatings(connection, ids)
        return suiting.suiting(guest.id, [found[id_] for id_ in ids if id_ in found])

    return answer(wire.SuitedLevels(levels=await tables.read(work)))


@ROUTER.get("/me/turns", responses=returns(wire.TableList))
async def my_turns(tables: TheTables, caller: Who, guest: AGuest) -> Response:
    """The tables that wait for me."""
    return await listed(tables, caller, await tables.read(store.tables_of, guest.id, True))


@ROUTER.delete("/me/tables/{id}", responses=returns(wire.TableList))
async def put_away(id_: PathId, tables: TheTables, caller: Who, guest: AGuest) -> Response:
    """Takes a table off my list: I get up or resign, and it is closed if nobody else plays there."""
    await seats.put_away(tables, await found(tables, id_, caller), caller)
    return await listed(tables, caller, await tables.read(store.tables_of, guest.id))


@ROUTER.get("/tables", responses=returns(wire.TableList))
async def public_tables(tables: TheTables, caller: Who) -> Response:
    """The public tables that are open or being played."""
    return await listed(tables, caller, await tables.read(store.public_tables))
