"""Editions that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them."""
    op.create_table(
        "editions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("editions_by_owner", "editions", ["owner", "changed"])
