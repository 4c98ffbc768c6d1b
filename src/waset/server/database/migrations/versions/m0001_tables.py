"""Guests, tables, seats, entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Makes all tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("deadline", sa.Float(53)),
        sa.Column("proposal", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("ranking", sa.Text),
    )
    public = sa.text("public")
    op.create_index("tables_public", "tables", ["changed"], sqlite_where=public, postgresql_where=public)
    op.create_index("tables_by_deadline", "tables", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("spent", sa.Float(53), nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("request", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entries_once",
        "entries",
        ["table_id", "request"],
        unique=True,
        sqlite_where=sa.text("request < '~'"),
        postgresql_where=sa.text("request COLLATE \"C\" < '~'"),
    )
    op.create_table(
        "chat",
        sa.Column("id", COUNTED, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "news",
        sa.Column("id", COUNTED, primary_key=True, autoincrement=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
