"""How often the links to join and to watch a table were withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it; the links of tables that are there stay valid."""
    op.add_column("tables", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
