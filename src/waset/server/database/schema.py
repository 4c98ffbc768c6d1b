"""The tables of the database. What they hold is changed by migrations only."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()
CLIENTS_ON_SQLITE: Final = "request < '~'"
CLIENTS_ON_POSTGRESQL: Final = "request COLLATE \"C\" < '~'"
"""The requests that clients named: those of the server itself begin with ~."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)
"""A cookie names the generation that it is of: a higher one ends all cookies before it."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False),
    Column("spec", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("to_move", Integer),
    Column("since", Float(53), nullable=False),
    Column("deadline", Float(53)),
    Column("proposal", Text),
    Column("rematch", Text),
    Column("ranking", Text),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("asking", Text),
    Column("scores", Text),
    Column("links", Integer, nullable=False, server_default="0"),
    Column("origin", Text),
    Column("variant", Text),
    Column("turned", Float(53), nullable=False, server_default="0"),
    Column("noticed", Integer, nullable=False, server_default="0"),
    Index("tables_public", "changed", sqlite_where=sa.text("public"), postgresql_where=sa.text("public")),
    Index("tables_by_deadline", "status", "deadline"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_origin", "origin"),
    Index("tables_by_turn", "status", "turned"),
)
"""`version` counts the changes of seats, status, proposal, rematch, links and variant; who has not seen the last is
refused.

`links` counts how often the links to join and to watch were withdrawn. `origin` is the table that this one plays on
from, and `variant` says from where and how. `turned` is when the turn of the seat to move began, by the wall clock, and
`noticed` counts the notices that were sent about it.
"""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("bot", Text),
    Column("resigned", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("spent", Float(53), nullable=False),
    Column("links", Integer, nullable=False, server_default="0"),
    Column("tokens", Integer, nullable=False, server_default="0"),
    Column("away", Float(53)),
    Column("until_back", Boolean, nullable=False, server_default=sa.false()),
    Column("hidden", Boolean, nullable=False, server_default=sa.false()),
    Index("seats_by_guest", "guest"),
)
"""`links` and `tokens` count how often the links and tokens of a seat were withdrawn.

`away` is since when nobody has been here on a seat, by the steady clock; null if somebody is, or has not come yet.
"""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("process", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("readers", Integer, nullable=False),
    Index("presence_by_process", "process"),
)
"""Who looks at a table, and through which process: a seat, a guest without one, or somebody without a name.

The rows of a process that has died are removed by another one, or when the server starts again.
"""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("made_by", Text, nullable=False),
    Column("action", Integer),
    Column("chance", Text, nullable=False),
    Column("back_to", Integer),
    Column("request", Text, nullable=False),
    Index(
        "entries_once",
        "table_id",
        "request",
        unique=True,
        sqlite_where=sa.text(CLIENTS_ON_SQLITE),
        postgresql_where=sa.text(CLIENTS_ON_POSTGRESQL),
    ),
    sqlite_with_rowid=False,
)
"""The index keeps a client from acting twice; the server's own requests begin with ~ and need none."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("think", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("document", Text, nullable=False),
)
"""The reviews of finished games, one for each depth; one of another `seq` is of a game that then went on."""

PUSH = Table(
    "push",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("failed", Integer, nullable=False, server_default="0"),
    Index("push_by_guest", "guest"),
)
"""The browsers that are to be told of a guest's turns: where, with which keys, in which language, and how often
that has failed in a row."""

EDITIONS = Table(
    "editions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False),
    Column("document", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("version", Integer, nullable=False),
    Index("editions_by_owner", "owner", "changed"),
)
"""The editions that people keep: `document` is its JSON, which has `size` bytes, and `version` counts its changes."""

NEWS = Table(
    "news",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""How processes on one SQLite file tell each other what has changed; PostgreSQL has NOTIFY for it."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at", Float(53), nullable=False),
)
"""The time of the players' clocks, which stands still while no server runs, and by it the last beat of each process."""
