"""Browsers that are told of turns, since when it is whose turn, and how often they were told of it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; at tables that are there the turn counts from the last entry."""
    op.add_column("tables", sa.Column("turned", sa.Float(53), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET turned = changed")
    op.create_index("tables_by_turn", "tables", ["status", "turned"])
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("push_by_guest", "push", ["guest"])
