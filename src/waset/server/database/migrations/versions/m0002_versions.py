"""Versions of tables, guests, links and tokens, and the pulse of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; what is there begins at version 0."""
    for table, column in (("tables", "version"), ("guests", "generation"), ("seats", "links"), ("seats", "tokens")):
        op.add_column(table, sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "pulse",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
