"""Listening to what happens elsewhere: changes by other processes, late writes, and the health of the database.

News is a letter and ids, without what has changed: `e TABLE` for an entry, `p TABLE` for who is here, `t TABLE` for
anything else about a table, `c TABLE NUMBER` for a line of chat, `g GUEST` for ended cookies, and an empty text if some
news may have been missed.
"""

import asyncio

from waset.server.database import store
from waset.server.database.bus import Bus
from waset.server.tables import presence, updates
from waset.server.tables.table import BEHIND, CHANGED
from waset.server.tables.tables import Tables


def listen(tables: Tables) -> None:
    """Starts to listen, from within the event loop."""
    loop = asyncio.get_running_loop()

    def on_news(news: str) -> None:
        hear(tables, news)

    def on_health(up: bool) -> None:
        if not up:
            tables.steady.stop()
        else:
            tables.steady.go_on()
            loop.call_soon_threadsafe(_catch_up, tables)

    tables.on_news = on_news
    tables.writer.on_late = on_news
    tables.writer.health.on_change = on_health
    if tables.shared:

        def on_news_of_others(news: str) -> None:
            loop.call_soon_threadsafe(on_news, news)

        tables.bus = Bus(tables.engines, tables.origin, on_news_of_others)


def hear(tables: Tables, news: str) -> None:
    """Takes in news of a change."""
    if not news:
        tables.task(tables.guests.look_again())
        for id_ in tables.known:
            tables.look_again(id_)
        return
    kind, _, rest = news.partition(" ")
    id_, _, number = rest.partition(" ")
    if kind == "g":
        tables.task(tables.guests.changed(id_))
    elif kind == "p":
        tables.task(presence.hear(tables, id_))
    elif kind != "c":
        tables.look_again(id_, BEHIND if kind == "e" else CHANGED)
    elif id_ in tables.known:
        tables.task(_hear_chat(tables, id_, int(number)))


def _catch_up(tables: Tables) -> None:
    """Tells readers what could not be read while the database was down."""
    for table in tables.known.values():
        if table.stale:
            tables.look_again(table.id, table.stale)


async def _hear_chat(tables: Tables, id_: str, number: int) -> None:
    table = await tables.open(id_)
    for said in await tables.read(store.said, table.id, number - 1, 1):
        tables.broadcast.same(table, {"type": "chat", "said": updates.said(said)})
